import { trimEndSigns } from './trim-signs.ts'

/** Words by which a sentence states a requirement, in English, Spanish, Portuguese, French and German. */
const modal = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'should', 'must', 'shall', 'will', 'cannot', "can't", 'can', 'may not', 'needs? to', 'has to', 'have to', "shouldn't", "mustn't", "won't", 'is able to', 'are able to', 'is required', 'are required',
    'debe', 'deben', 'deber[aá]n?', 'deber[ií]an?', 'tiene que', 'tienen que', 'puede', 'pueden', 'podr[aá]n?',
    'deve', 'devem', 'dever[aá]', 'dever[aã]o', 'pode', 'podem', 'poder[aá]', 'poder[aã]o', 'tem que', 'precisa',
    'doit', 'doivent', 'devra', 'devront', 'devrait', 'devraient', 'peut', 'peuvent', 'pourra', 'pourront',
    'muss', 'müssen', 'soll', 'sollen', 'sollte', 'sollten', 'darf', 'dürfen', 'kann', 'können', 'wird', 'werden',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)
const firmModal = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'should', 'must', 'shall', "shouldn't", "mustn't", 'may not', 'needs? to', 'has to', 'have to', 'debe', 'deben', 'deber[aá]n?', 'tiene que', 'tienen que', 'deve', 'devem', 'dever[aá]', 'dever[aã]o', 'doit', 'doivent', 'devra', 'devront', 'muss', 'müssen', 'soll', 'sollen', 'sollte', 'sollten', 'darf', 'dürfen',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)

export function isRequirement(text: string): boolean {
  return modal.test(text) || isConditional(text)
}

/** A sentence that states a duty of the product: not what its authors plan ("We need to …") or ask. */
export function statesDuty(text: string): boolean {
  return firmModal.test(text) && !ownPlan.test(text) && !/\?$/.test(text)
}

const ownPlan = /(?<!\p{L})(?:we|i|you|someone|nosotros|debemos|tenemos|nós|devemos|precisamos|nous|wir)\s+(?:\p{L}+\s+)?(?:need|have|must|should|que|devons|devrions|müssen|sollten|sollen)(?!\p{L})/iu

/** 'When …, …', 'If …, …': the part before the comma is when, the rest is then (EARS). */
const conditional = /^(?:when(?:ever)?|if|once|after|upon|as soon as|while|where|cuando|si|al|una vez que|tras|quando|se|ao|após|assim que|lorsque|quand|dès que|après|wenn|falls|sobald|nachdem|while|solange)\s/iu
const lasting = /^(?:while|where|solange)\s/iu

function isConditional(text: string): boolean {
  return conditional.test(text) && /,|\bthen\b/i.test(text)
}

export interface SentenceParts {
  given: string[]
  when: string[]
  then: string[]
}

/** Parts a plain criterion: a condition before the comma is its when (or its given, for a lasting one); all else is its then. */
export function sentenceParts(text: string): SentenceParts {
  const whole = { given: [], when: [], then: [text] }
  const capital = capitalParts(text)
  if (capital) return capital
  const opening = conditional.exec(text)
  if (!opening) return whole
  const comma = conditionEnd(text)
  if (comma < 0) return whole
  const condition = text.slice(opening[0].length, comma).trim()
  const outcome = text.slice(comma + 1).trim().replace(/^then\s+/i, '')
  if (condition === '' || outcome === '') return whole
  return lasting.test(text) ? { given: [condition], when: [], then: [outcome] } : { given: [], when: [condition], then: [outcome] }
}

/** EARS in capitals, with or without commas and in any language: 'IF … THEN …', 'WHILE … THE system SHALL …'. */
function capitalParts(text: string): SentenceParts | undefined {
  const opening = /^(IF|WHEN|WHILE|WHERE)(?![A-Za-z])/.exec(text)
  const closing = opening ? /(?<![A-Za-z])THE(?:N)?(?![A-Za-z])/.exec(text) : null
  if (!opening || !closing) return undefined
  const condition = trimEndSigns(text.slice(opening[0].length, closing.index), ',、').trim()
  const outcome = text.slice(closing[0] === 'THEN' ? closing.index + 4 : closing.index).trim()
  if (condition === '' || outcome === '') return undefined
  return /^WH(?:ILE|ERE)/.test(text) ? { given: [condition], when: [], then: [outcome] } : { given: [], when: [condition], then: [outcome] }
}

/** The comma that ends the condition: the last one before the main clause's modal verb, else the first. */
function conditionEnd(text: string): number {
  const first = text.indexOf(',')
  if (first < 0) return -1
  const verb = firmModal.exec(text.slice(first))
  return verb ? text.lastIndexOf(',', first + verb.index) : first
}

/** The sentences of a paragraph. An abbreviation's or a number's dot does not end one. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[^\s.]{2}[.!?。！？])\s+(?=[\p{Lu}\p{Lo}¿¡"“«])/u).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

import { firmModal } from './duty.ts'
import { trimEndSigns } from './trim-signs.ts'

/** Words by which a sentence states a requirement, in English, Spanish, Portuguese, French and German. */
const modal = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'should',
    'must',
    'shall',
    'will',
    'cannot',
    "can't",
    'can',
    'may not',
    'needs? to',
    'has to',
    'have to',
    "shouldn't",
    "mustn't",
    "won't",
    'is able to',
    'are able to',
    'is required',
    'are required',
    'debe',
    'deben',
    'deber[aá]n?',
    'deber[ií]an?',
    'tiene que',
    'tienen que',
    'puede',
    'pueden',
    'podr[aá]n?',
    'deve',
    'devem',
    'dever[aá]',
    'dever[aã]o',
    'pode',
    'podem',
    'poder[aá]',
    'poder[aã]o',
    'tem que',
    'precisa',
    'doit',
    'doivent',
    'devra',
    'devront',
    'devrait',
    'devraient',
    'peut',
    'peuvent',
    'pourra',
    'pourront',
    'muss',
    'müssen',
    'soll',
    'sollen',
    'sollte',
    'sollten',
    'darf',
    'dürfen',
    'kann',
    'können',
    'wird',
    'werden',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)
export function isRequirement(text: string): boolean {
  return modal.test(text) || isConditional(text)
}

/** 'When …, …', 'If …, …': the part before the comma is when, the rest is then (EARS). */
const conditional =
  /^(?:when(?:ever)?|if|once|after|upon|as soon as|while|where|cuando|si|al|una vez que|tras|quando|se|ao|após|assim que|lorsque|quand|dès que|après|wenn|falls|sobald|nachdem|while|solange)\s/iu
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
  const outcome = text
    .slice(comma + 1)
    .trim()
    .replace(/^then\s+/i, '')
  if (condition === '' || outcome === '') return whole
  return lasting.test(text)
    ? { given: [condition], when: [], then: [outcome] }
    : { given: [], when: [condition], then: [outcome] }
}

/** EARS in capitals, with or without commas and in any language: 'IF … THEN …', 'WHILE … THE system SHALL …'. */
function capitalParts(text: string): SentenceParts | undefined {
  const opening = /^(IF|WHEN|WHILE|WHERE)(?![A-Za-z])/.exec(text)
  const closing = opening ? /(?<![A-Za-z])THE(?:N)?(?![A-Za-z])/.exec(text) : null
  if (!opening || !closing) return undefined
  const condition = trimEndSigns(text.slice(opening[0].length, closing.index), ',、').trim()
  const outcome = text.slice(closing[0] === 'THEN' ? closing.index + 4 : closing.index).trim()
  if (condition === '' || outcome === '') return undefined
  return /^WH(?:ILE|ERE)/.test(text)
    ? { given: [condition], when: [], then: [outcome] }
    : { given: [], when: [condition], then: [outcome] }
}

/** The comma that ends the condition: the last one before the main clause's modal verb, else the first. */
function conditionEnd(text: string): number {
  const first = text.indexOf(',')
  if (first < 0) return -1
  const verb = firmModal.exec(text.slice(first))
  return verb ? text.lastIndexOf(',', first + verb.index) : first
}

/** Where a sentence may end: behind its last sign and the quotes or brackets that close it. */
const sentenceEnd = /\S[.!?。！？…]{1,5}["'”»“)\]]{0,3}\s+/gu
const sentenceStart = /["“«„¿¡([]?(?:[\p{Lu}\p{Lo}\p{N}@]|\p{Extended_Pictographic})/uy

/** Short forms and initials whose dot ends no sentence, and those that only lead to a number. */
const shortForm =
  /(?:^|[\s("“«„])(?:e\.g|i\.e|approx|incl|excl|vs|mr|mrs|dr|prof|sr|sra|srta|nr|fig|p\.\s?ej|aprox|núm|pág|d\.\s?h|z\.\s?b|bzw|ggf|inkl|zzgl|evtl|abs|vgl|par ex|p\.\s?ex|env)$/iu
const initial = /(?:^|[\s("“«„])[\p{Lu}dpz]$/u
const beforeNumber = /(?:^|[\s("“«„])(?:ca|nos?|art|tel|min|max|pp?|vol|cap)$/iu
const ordinal = /(?:^|\s)\d{1,2}$/
/** German writes ordinals with a dot: "am 1. Mai", "der 16. Geburtstag". */
export const afterOrdinal =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Advent|(?:Geburts|Werk|Feier|Weihnachts(?:feier)?)?[Tt]ag|Woche|Monat|Quartal|(?:Halb|Lebens)?[Jj]ahr|Klasse|Stunde|Minute|Etage|Stock|Stockwerk|Mal|Versuch|Mahnung|Mahnstufe|Rate|Stufe|Platz|Preis|Rang|Person|Kind|Auflage|Hälfte)(?:e?s|e|n|en|er)?(?![\p{L}])/u

/**
 * The sentences of a paragraph, each as the range of its characters. The dot of an abbreviation or a number ends none, nor
 * does one inside an atom: the text of a mention, status, date, emoji or card.
 */
export function sentenceRanges(text: string, atoms: [from: number, to: number][] = []): [from: number, to: number][] {
  const ranges: [number, number][] = []
  const atomStarts = new Set(atoms.map(([start]) => start))
  let from = 0
  let atom = 0
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length
    sentenceStart.lastIndex = end
    if (!sentenceStart.test(text) && !atomStarts.has(end)) continue
    while ((atoms[atom]?.[1] ?? Infinity) <= match.index) atom += 1
    const inside = (atoms[atom]?.[0] ?? Infinity) <= match.index && (atoms[atom]?.[1] ?? 0) >= end
    const before = text.slice(Math.max(from, match.index - 12), match.index + 1)
    const isShort =
      text[match.index + 1] === '.' &&
      (shortForm.test(before) ||
        initial.test(before) ||
        (beforeNumber.test(before) && /^\d/.test(text.slice(end, end + 1))) ||
        (ordinal.test(before) && afterOrdinal.test(text.slice(end, end + 24))))
    const dotted = isShort && atoms[atom]?.[1] !== match.index + 1
    if (inside || dotted) continue
    ranges.push([from, end])
    from = end
  }
  if (from < text.length) ranges.push([from, text.length])
  return ranges
}

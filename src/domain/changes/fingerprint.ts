import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import { detectLanguage } from '../design/language.ts'
import { hashOf } from '../hash.ts'
import { inOneWording, isTypo, type Token } from './wording.ts'

/** What is compared of a criterion. A kept one may lack everything but its text. */
export type ComparedCriterion = Pick<AcceptanceCriterion, 'text'> &
  Partial<Pick<AcceptanceCriterion, 'given' | 'when' | 'then' | 'title' | 'examples' | 'assumed'>>

/** The same words in one form: no markup, numbering, letter case, punctuation, and one wording for each meaning. */
interface Wording {
  /** Of the words with each condition at the end of its sentence. */
  key: string
  /** In the order of the text. */
  words: Token[]
  /** What is beyond the compared length, as it is. */
  rest: string
}

/** What a criterion says, once as its whole text and, where it has Given, When and Then, once in these parts. */
export interface Meaning {
  text: Wording
  parts?: Wording
}

/** The rest of a longer text is compared as it is. */
const maxTextLength = 20_000

/** Reads a criterion in time in proportion to its length. */
export function meaningOf(criterion: ComparedCriterion): Meaning {
  const { given = '', when = '', then = '', title = '', examples = [], assumed = {}, text } = criterion
  const said = [
    assumed.given === true ? '' : given,
    assumed.when === true ? '' : when,
    assumed.then === true ? '' : then,
  ]
  const more = [...exampleWords(examples), ...wordsOf(title).filter((word) => mustAgree.test(word.text))]
  const parts = said.filter((part) => part.trim() !== '').length > 1 ? said : undefined
  return { text: wording([text], more), ...(parts && { parts: wording(parts, more) }) }
}

function wording(sources: string[], more: Token[]): Wording {
  const ordered = [...sources.flatMap((source) => [...wordsOf(source, conditionLast), partEnd]), ...more]
  const words = [...sources.flatMap((source) => [...wordsOf(source), partEnd]), ...more]
  const rest = sources.map((source) => source.slice(maxTextLength)).join('')
  return { key: hash(`${ordered.map(({ text }) => text).join(' ')}\n${rest}`), words, rest }
}

/** The keys under which a criterion is found again: the parts tell more than the text, where there are any. */
export function keysOf({ text, parts }: Meaning): string[] {
  return parts === undefined ? [`text ${text.key}`] : [`parts ${parts.key}`, `text ${text.key}`]
}

/** A short text that is equal for criteria that say the same; only typos escape it. */
export function fingerprintOf(criterion: ComparedCriterion): string {
  const { text, parts } = meaningOf(criterion)
  return parts === undefined ? text.key : `${text.key}.${parts.key}`
}

/**
 * Whether two criteria say the same to a tester. The parts decide where both have some: they say what the text says without
 * the key words of a language and the pipes of a table.
 */
export function isSameMeaning(one: Meaning, other: Meaning): boolean {
  return one.parts !== undefined && other.parts !== undefined
    ? isSameWording(one.parts, other.parts)
    : isSameWording(one.text, other.text)
}

/** One word in six may be a typo. */
const typoShare = 1 / 6

function isSameWording(one: Wording, other: Wording): boolean {
  if (one.key === other.key) return true
  if (one.rest !== other.rest || one.words.length !== other.words.length) return false
  let typos = 0
  for (const [index, word] of one.words.entries()) {
    const counterpart = other.words[index]
    if (counterpart === undefined || word.text === counterpart.text) continue
    if (word.isName || counterpart.isName || !isTypo(word.text, counterpart.text)) return false
    typos += 1
  }
  return typos <= Math.max(1, one.words.length * typoShare)
}

const partEnd: Token = { text: '/', isName: false }

/** Numbers, comparisons, negations and modal verbs: a change of these in a title is a change of the criterion. */
const mustAgree =
  /[\p{N}<>=%€$£]|^(?:not|no|never|without|only|must|should|shall|may|can|nunca|sin|solo|nao|sem|ne|pas|jamais|sans|nicht|kein|keine|nie|ohne|nur)$/u

/** “AC-3:” and the like. */
const ownNumber =
  /^\s*(?:(?:ac|ca|ak|cda|req|us|scenario|szenario|escenario|cenario|cenário|scénario|criterion|criterio|critério|critère|kriterium)[\s_#.-]?\d{1,3}|\(?\d{1,3}[.)])\s?[-:.)–—]?(?:\s|$)/iu

function exampleWords(examples: string[][]): Token[] {
  return examples.flatMap((row) => [
    { text: '|', isName: false },
    ...row.map((cell) => ({ text: cell.trim().replace(/\s+/g, ' '), isName: true })),
  ])
}

function wordsOf(text: string, arranged = (words: Token[]): Token[] => words): Token[] {
  const kept = text.slice(0, maxTextLength).replace(ownNumber, '')
  const capitalIsName = detectLanguage(kept) !== 'de'
  return kept
    .split(/\n|(?<=[.!?])\s/)
    .flatMap((sentence) => arranged(inOneWording(tokens(sentence, capitalIsName))).filter((word) => word.text !== ','))
}

/** A quotation, a number, a sign of comparison or of a unit, a comma, or a word. */
const tokenPattern =
  /"([^"\n]{1,300})"|“([^“”\n]{1,300})”|„([^„“”\n]{1,300})[“”]|«\s?([^«»\n]{1,300}?)\s?»|(?<![\p{L}\p{N}])['‘]([^'‘’\n]{1,200})['’](?![\p{L}\p{N}])|\d+(?:[.,:’]\d+)*|[<>]=|[-−–](?=\d)|[<>=≤≥%€$£°+±#@&,]|(\p{L}[\p{L}\p{M}\p{N}]*)/gu

/** German writes every noun with a capital letter, so there it marks no name. */
function tokens(sentence: string, capitalIsName: boolean): Token[] {
  const found: Token[] = []
  const plain = sentence
    .normalize('NFC')
    .replace(/[*_`~]+/g, ' ')
    .replace(/n['’]t(?!\p{L})/giu, ' not')
  for (const match of plain.matchAll(tokenPattern)) {
    const [whole, ...groups] = match
    const word = groups[5]
    const quoted = groups.slice(0, 5).find((group) => group !== undefined)
    if (quoted !== undefined) found.push({ text: `"${quoted.trim().replace(/\s+/g, ' ')}"`, isName: true })
    else if (word === undefined) found.push({ text: sign(whole), isName: false })
    else found.push({ text: plainWord(word), isName: capitalIsName && found.length > 0 && /^\p{Lu}/u.test(word) })
  }
  return found.map((token) =>
    token.text === 'ca' && found.some(({ text }) => text === 'not') ? { ...token, text: 'can' } : token,
  )
}

function plainWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
}

const signs = new Map([
  ['≤', '<='],
  ['≥', '>='],
  ['−', '-'],
  ['–', '-'],
  ['€', 'euro'],
])

/** “1,000”, “1.000” and “1000” are one number, “1,5” and “1.5” too. */
function sign(text: string): string {
  if (!/^\d/.test(text)) return signs.get(text) ?? text
  return /^[1-9]\d{0,2}(?:[.,’]\d{3})+$/.test(text) ? text.replace(/[.,’]/g, '') : text.replace(/,/g, '.')
}

const conditions = new Set(
  'if when unless once while until after before si cuando mientras antes despues se quando enquanto lorsque quand wenn falls sobald bevor nachdem'.split(
    ' ',
  ),
)

/** “If A, B” as “B if A”. */
function conditionLast(words: Token[]): Token[] {
  const comma = words.findIndex(({ text }) => text === ',')
  const opens = conditions.has(words[0]?.text ?? '')
  return opens && comma > 0 && words.findLastIndex(({ text }) => text === ',') === comma
    ? [...words.slice(comma + 1).filter(({ text }, index) => index > 0 || text !== 'then'), ...words.slice(0, comma)]
    : words
}

/** 53 bits: different criteria of one ticket practically never share a fingerprint. */
function hash(text: string): string {
  return hashOf(text).toString(36)
}

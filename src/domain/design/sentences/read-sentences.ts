import type { ContextCriterion } from '../../generation/context.ts'
import type { Language } from '../language.ts'
import type { RuleOf } from '../understand/rule.ts'
import { capitalise } from '../understand/stretch.ts'
import { englishSentences } from './english/english-sentences.ts'
import { frenchSentences } from './french/french-sentences.ts'
import { germanSentences } from './german/german-sentences.ts'
import type { CasePattern, PatternGroup, RefusalPattern, SentenceBook, SentencePattern } from './pattern.ts'
import { piecesOf, type Piece } from './pieces.ts'
import { portugueseSentences } from './portuguese/portuguese-sentences.ts'
import { filled, slotSource, slotsOf, type Slots, type TicketFacts } from './slots.ts'
import { spanishSentences } from './spanish/spanish-sentences.ts'

export const sentenceBooks: Record<Language, SentenceBook> = {
  en: englishSentences,
  de: germanSentences,
  es: spanishSentences,
  fr: frenchSentences,
  pt: portugueseSentences,
}

/** What was read from the sentences of a criterion. */
export interface SentencesRead {
  rules: RuleOf<'written'>[]
  /** The criterion without the sentences that were read; undefined where nothing is left. */
  rest: ContextCriterion | undefined
}

/** A sentence is read up to this length, in characters. */
const longestSentence = 420

/**
 * Reads the sentences of a criterion that a pattern knows as a whole. A sentence that goes on from a known one and is not
 * known itself keeps both unread, so that nothing of the criterion gets lost. Time is linear in the number of sentences.
 */
export function readSentences(criterion: ContextCriterion, facts: TicketFacts): SentencesRead {
  const { text = '', given, when, examples } = criterion
  const isScenario =
    given.trim() !== '' && when.trim() !== '' && /\n|(?:^|\s)(?:Given|Dado|Gegeben|Angenommen|Étant)/u.test(text)
  if (text.trim() === '' || text.length > 2_000 || /[\n|]/.test(text.trim()) || isScenario || examples !== undefined)
    return { rules: [], rest: criterion }
  const pieces = piecesOf(text, facts.language)
  const rules: RuleOf<'written'>[] = []
  const left: string[] = []
  for (let at = 0; at < pieces.length; ) {
    const found = longestAt(pieces, at, facts)
    if (found === undefined) {
      left.push(pieces[at]?.text ?? '', pieces[at]?.stop ?? '')
      at += 1
      continue
    }
    rules.push(...found.rules)
    at += found.length
  }
  if (rules.length === 0) return { rules, rest: criterion }
  const remaining = left.join('').replace(/[\s;]+$/, '')
  return {
    rules,
    rest: remaining === '' ? undefined : { ...criterion, given: '', when: '', then: remaining, text: remaining },
  }
}

/** What is read at a sentence, together with as many of the sentences behind it as belong to it. */
function longestAt(
  pieces: Piece[],
  at: number,
  facts: TicketFacts,
  subject?: string,
): { rules: RuleOf<'written'>[]; length: number } | undefined {
  const book = sentenceBooks[facts.language]
  for (const length of [3, 2, 1]) {
    if (at + length > pieces.length) continue
    const joined = pieces
      .slice(at, at + length)
      .map(({ text }) => withoutStop(text))
      .join('. ')
    const next = pieces[at + length]?.text ?? ''
    const refusal = refusalAfter(joined, next, facts)
    const sides = sidesOf(joined, next, pieces[at + length + 1]?.text ?? '', facts)
    const found =
      ruleOf(joined, length, facts, { refusal, sides, subject }) ??
      (subject === undefined || book.pronoun === undefined || !book.pronoun.test(joined)
        ? undefined
        : ruleOf(joined.replace(book.pronoun, subject), length, facts, { refusal, sides, subject }))
    if (found === undefined) continue
    const isLost =
      found.isOpen && book.refuses?.test(next) === true && longestAt(pieces, at + length, facts) === undefined
    if (isLost) return undefined
    const taken = found.usesRefusal ? length + (found.usesSides ? (sides?.sentences ?? 1) : 1) : length
    if (!book.goesOn.test(pieces[at + taken]?.text ?? '')) return { rules: [found.rule], length: taken }
    const rest = longestAt(pieces, at + taken, facts, found.subject ?? subject)
    if (rest !== undefined) return { rules: [found.rule, ...rest.rules], length: taken + rest.length }
  }
  const parts = partsOf(
    pieces[at]?.text ?? '',
    refusalAfter(pieces[at]?.text ?? '', pieces[at + 1]?.text ?? '', facts),
    facts,
  )
  return parts !== undefined && book.goesOn.test(pieces[at + parts.length]?.text ?? '') ? undefined : parts
}

/** A compound sentence both halves of which are known, or the second of which tells what happens beyond the first. */
function partsOf(
  sentence: string,
  refusal: string | undefined,
  facts: TicketFacts,
): { rules: RuleOf<'written'>[]; length: number } | undefined {
  const { joints, elided } = sentenceBooks[facts.language]
  for (const joint of sentence.matchAll(joints)) {
    const said = withoutStop(sentence.slice(0, joint.index))
    const within = refusalAfter(said, sentence.slice(joint.index).replace(/^[\s,;–-]+/u, ''), facts)
    const only = within === undefined ? undefined : ruleOf(said, 1, facts, { refusal: within })
    if (only?.usesRefusal === true) return { rules: [only.rule], length: 1 }
    const first = ruleOf(said, 1, facts, { refusal })
    if (first === undefined) continue
    const behind = withoutStop(sentence.slice(joint.index + joint[0].length))
    const second =
      ruleOf(behind, 1, facts, { refusal, subject: first.subject }) ??
      (first.subject !== undefined && elided?.test(behind) === true
        ? ruleOf(`${first.subject} ${behind}`, 1, facts, { refusal })
        : undefined)
    if (second !== undefined)
      return { rules: [first.rule, second.rule], length: first.usesRefusal || second.usesRefusal ? 2 : 1 }
  }
  return undefined
}

const withoutStop = (text: string): string => text.trim().replace(/(?<!\.\.)[.;,!]+$/, '')

interface Found {
  rule: RuleOf<'written'>
  usesRefusal: boolean
  /** Whether what happens below a limit is told apart from what happens above it. */
  usesSides: boolean
  /** Whether nothing is told about what happens beyond its limit. */
  isOpen: boolean
  /** What the sentence is about. */
  subject: string | undefined
}

/** What the sentences around one say: what happens beyond its limit, and what "it" stands for. */
interface Around {
  refusal?: string | undefined
  sides?: Sides | undefined
  subject?: string | undefined
}

function ruleOf(
  written: string,
  sentences: number,
  facts: TicketFacts,
  { refusal, sides, subject }: Around = {},
): Found | undefined {
  if (written.length > longestSentence * sentences) return undefined
  const sentence = capitalise(written)
  const { groups, refused } = sentenceBooks[facts.language]
  for (const group of groups) {
    if (group.needsRequest !== undefined && group.needsRequest === (facts.request === undefined)) continue
    const { cue, patterns } = compiled(group, facts.language)
    if (!cue.test(sentence)) continue
    for (const { pattern, sign, stops } of patterns) {
      if (stops !== sentences - 1) continue
      const found = groupsIn(sign, sentence)
      const read = found === undefined ? undefined : slotsOf(found, facts)
      if (read === undefined) continue
      const derived = pattern.derive === undefined ? {} : pattern.derive(read)
      if (derived === undefined) continue
      const expectsRefusal = pattern.cases.some(({ steps }) =>
        steps.some((line) => /\{(?:beyond|under|over)\}/.test(line)),
      )
      const usesSides = pattern.cases.some(({ steps }) => steps.some((line) => /\{(?:under|over)\}/.test(line)))
      const words = new Map([
        ...(subject === undefined ? [] : [['it', subject] as const]),
        ['beyond', refusal ?? refused],
        ['under', sides === undefined ? (refusal ?? refused) : (sides.under ?? refused)],
        ['over', sides === undefined ? (refusal ?? refused) : (sides.over ?? refused)],
        ...read.words,
        ...Object.entries(derived),
      ])
      const cases = pattern.cases.flatMap((one) => caseOf(one, { ...read, words }) ?? [])
      if (cases.length < pattern.cases.length) continue
      const refusalOpen = expectsRefusal && refusal === undefined && words.get('beyond') === refused
      return {
        rule: { kind: 'written', source: sentence, pattern: pattern.said, cases, refusalOpen },
        usesRefusal: expectsRefusal && refusal !== undefined,
        usesSides,
        isOpen: refusalOpen,
        subject: read.words.get('thing') ?? read.words.get('things') ?? read.words.get('field'),
      }
    }
  }
  return undefined
}

/** What happens below a limit and what happens above it, where the sentences behind it tell that apart. */
interface Sides {
  under?: string
  over?: string
  sentences: number
}

function sidesOf(limit: string, next: string, afterNext: string, facts: TicketFacts): Sides | undefined {
  const { low, high } = sentenceBooks[facts.language]
  const sideOf = (text: string): 'under' | 'over' | undefined => {
    const [condition = ''] = /^[^"“„«]*/u.exec(text) ?? []
    const [isLow, isHigh] = [low?.test(condition) === true, high?.test(condition) === true]
    return isLow === isHigh ? undefined : isLow ? 'under' : 'over'
  }
  const [first, second] = [sideOf(next), sideOf(afterNext)]
  const told = first === undefined ? undefined : refusalAfter(limit, next, facts)
  if (first === undefined || told === undefined) return undefined
  const other = second === undefined || second === first ? undefined : refusalAfter(limit, afterNext, facts)
  const sides: Sides = { [first]: told, sentences: other === undefined ? 1 : 2 }
  return second === undefined || other === undefined ? sides : { ...sides, [second]: other }
}

/** The numbers of what lies beyond a limit are those of the limit, or their neighbours: another number is another rule. */
function refusalAfter(limit: string, written: string, facts: TicketFacts): string | undefined {
  const numbersIn = (text: string): number[] =>
    [...text.replace(/["“„«][^"“”„»]*["”“»]/gu, '').matchAll(/\d[\d.,]*\d|\d/g)].map(([digits]) =>
      Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')),
    )
  const known = numbersIn(limit)
  const [condition = ''] = /^[^"“„«]*?(?:,|$)/u.exec(written) ?? []
  const isStrange = numbersIn(condition).some((one) => !known.some((other) => Math.abs(one - other) <= 1))
  return isStrange && known.length > 0 ? undefined : refusalOf(written, facts)
}

function refusalOf(written: string, facts: TicketFacts): string | undefined {
  if (written === '' || written.length > longestSentence) return undefined
  const sentence = capitalise(withoutStop(written))
  for (const { refusal, sign } of compiledRefusals(facts.language)) {
    const found = groupsIn(sign, sentence)
    const slots = found === undefined ? undefined : slotsOf(found, facts)
    const outcome = slots === undefined ? undefined : filled(refusal.outcome, slots)
    if (outcome !== undefined) return capitalise(outcome)
  }
  return undefined
}

/** The groups of a match; none for an expression without slots. */
function groupsIn(sign: RegExp, sentence: string): Record<string, string> | undefined {
  const match = sign.exec(sentence)
  return match === null ? undefined : (match.groups ?? {})
}

type WrittenCase = RuleOf<'written'>['cases'][number]

function caseOf(pattern: CasePattern, slots: Slots): WrittenCase | undefined {
  const { given = [], assume = [] } = pattern
  const items = itemsOf(slots)
  const lines = pattern.steps.flatMap((line) =>
    line.includes('{item}') ? items.map((item) => line.replaceAll('{item}', item)) : [line],
  )
  const titles = [pattern.title].flat().flatMap((title) => filled(title, slots) ?? [])
  const title = titles.find((one) => one.length <= 80) ?? titles[0]
  const steps = lines.flatMap((line) => stepOf(line, slots) ?? [])
  const before = given.flatMap((line) => filled(line, slots) ?? [])
  const open = assume.flatMap((line) => filled(line, slots) ?? [])
  if (title === undefined || lines.length === 0 || steps.length < lines.length) return undefined
  if (before.length < given.length || open.length < assume.length) return undefined
  const dated = settingOf([...lines, ...given].join(' '))
  return {
    title: capitalise(title),
    type: pattern.type ?? 'Positive',
    ...(pattern.technique === undefined ? {} : { technique: pattern.technique }),
    given: before.map(capitalise),
    steps,
    assume: open.map(capitalise),
    ...(dated === undefined ? {} : { dated }),
  }
}

function itemsOf({ words, facts }: Slots): string[] {
  const { and } = sentenceBooks[facts.language]
  return (words.get('list') ?? '').split(and).filter((item) => item !== '')
}

/** `action | data | expected result`; undefined where a slot is empty. */
function stepOf(line: string, slots: Slots): WrittenCase['steps'][number] | undefined {
  const [action, data, expected] = line.split(/ ?\| ?/).map((part) => filled(part, slots))
  return action === undefined || data === undefined || expected === undefined || action === '' || expected === ''
    ? undefined
    : { action: capitalise(action), data, expected: capitalise(expected) }
}

/** What of the test system has to be set for a case with these references. */
function settingOf(references: string): WrittenCase['dated'] {
  if (/:(?:in|out|end|early|mark|late)\}/.test(references)) return 'clock'
  return /:(?:day|ago)[+-]?\d?\}|\{today\}|\{date/.test(references) ? 'date' : undefined
}

interface CompiledGroup {
  cue: RegExp
  patterns: { pattern: SentencePattern; sign: RegExp; stops: number }[]
}

const groupsByLanguage = new Map<PatternGroup, CompiledGroup>()
const refusalsByLanguage = new Map<Language, { refusal: RefusalPattern; sign: RegExp }[]>()

function compiled(group: PatternGroup, language: Language): CompiledGroup {
  const made = groupsByLanguage.get(group)
  if (made !== undefined) return made
  const fresh = {
    cue: new RegExp(group.cue, 'iu'),
    patterns: group.patterns.map((pattern) => ({
      pattern,
      sign: wholeSentence(pattern.said, language),
      stops: pattern.said.split('<stop>').length - 1,
    })),
  }
  groupsByLanguage.set(group, fresh)
  return fresh
}

function compiledRefusals(language: Language): { refusal: RefusalPattern; sign: RegExp }[] {
  const made = refusalsByLanguage.get(language)
  if (made !== undefined) return made
  const fresh = sentenceBooks[language].refusals.map((refusal) => ({
    refusal,
    sign: wholeSentence(refusal.said, language),
  }))
  refusalsByLanguage.set(language, fresh)
  return fresh
}

function wholeSentence(said: string, language: Language): RegExp {
  const source = said
    .replaceAll('<stop>', '[.;] ')
    .replace(
      /(?<!\(\?)<(?<name>[a-z]+\d?)(?:=(?<own>[^<>]+))?>/gu,
      (_, name: string, own?: string) => `(?<${name}>${own ?? slotSource(name, language)})`,
    )
  const plain = withoutProperties(source)
  return new RegExp(`^${plain}$`, plain.includes('\\p{') ? 'iu' : 'i')
}

/**
 * The expression with ranges for its classes of letters. A property such as `\p{L}` takes an engine ten times as long to
 * compile and several times as long to run, because it has to ignore the case of all scripts.
 */
function withoutProperties(source: string): string {
  let isInClass = false
  return source.replace(/\\p\{L[ul]?\}|\\.|[[\]]/gu, (sign) => {
    if (sign.startsWith('\\p{L')) return isInClass ? latin : `[${latin}]`
    if (sign === '[') isInClass = true
    if (sign === ']') isInClass = false
    return sign
  })
}

const latin = 'A-Za-zÀ-ɏ'

import { isSound } from '../frame/sound.ts'
import type { Language } from '../language.ts'
import type { RuleOf } from '../understand/rule.ts'
import { capitalise } from '../understand/stretch.ts'
import { neededWords } from './needed-words.ts'
import type { CasePattern, PatternGroup, RefusalPattern, SentencePattern } from './pattern.ts'
import { sentenceBooks } from './sentence-books.ts'
import { filled, slotsOf, type Slots, type TicketFacts } from './slots.ts'
import { slotSource } from './slot-sources.ts'

/** A sentence is read up to this length, in characters. */
const longestSentence = 420

export const withoutStop = (text: string): string => text.trim().replace(/(?<!\.\.)[.;,!]+$/, '')

interface Found {
  rule: RuleOf<'written'>
  usesRefusal: boolean
  /** Whether what happens below a limit is told apart from what happens above it. */
  usesSides: boolean
  /** What the sentence is about. */
  subject: string | undefined
}

/** What is told to happen beyond a limit; on one of its sides only, where `side` says so. */
export interface Refusal {
  outcome: string
  side?: RefusalPattern['side']
}

/** What the sentences around one say: what happens beyond its limit, and what "it" stands for. */
interface Around {
  refusal?: Refusal | undefined
  sides?: Sides | undefined
  subject?: string | undefined
}

export function ruleOf(
  written: string,
  sentences: number,
  facts: TicketFacts,
  { refusal, sides, subject }: Around = {},
  among?: PatternGroup[],
): Found | undefined {
  if (written.length > longestSentence * sentences) return undefined
  const { groups: all, refused, rewritten } = sentenceBooks[facts.language]
  const groups = among ?? all
  const sentence = capitalise(rewritten?.(written) ?? written)
  const said = { text: sentence, lower: sentence.toLowerCase() }
  for (const group of groups) {
    if (group.needsRequest !== undefined && group.needsRequest === (facts.api === undefined)) continue
    const { cue, patterns } = preparedGroup(group, facts.language)
    if (!cue.test(sentence)) continue
    for (const { item: pattern, match, stops, fewest } of patterns) {
      if (sentences - 1 > stops || sentences - 1 < fewest) continue
      const found = match(said)
      const slots = found === null ? undefined : slotsOf(found.groups ?? {}, facts)
      if (slots === undefined) continue
      const read = { ...slots, sentence: written }
      const derived = pattern.derive === undefined ? {} : pattern.derive(read)
      if (derived === undefined) continue
      // A pattern may read the refusal from its own sentence (`beyond`) or word it for its kind of thing (`refused`).
      const told = derived['beyond'] ?? refusal?.outcome
      const toldOn = (side: 'below' | 'above'): string | undefined =>
        refusal?.side === undefined || refusal.side === side ? told : undefined
      const open = derived['refused'] ?? refused
      const words = new Map([
        ...(subject === undefined ? [] : [['it', subject] as const]),
        ['under', (sides === undefined ? toldOn('below') : sides.under) ?? open],
        ['over', (sides === undefined ? toldOn('above') : sides.over) ?? open],
        ...read.words,
        ...Object.entries(derived),
        ['beyond', told ?? open],
      ])
      const stated = casesOf(pattern, { ...read, words }, sentence)
      if (stated === undefined || stated.length === 0) continue
      const fill: Fill = pattern.verbatim === true ? (text) => text : (text) => filled(text, { ...read, words })
      const cases = stated.flatMap((one) => caseOf(one, fill, itemsOf({ ...read, words })) ?? [])
      if (cases.length < stated.length || !cases.every((one) => isWhole(one, facts.language))) continue
      const steps = stated.flatMap((one) => one.steps)
      const usesSides = steps.some((line) => /\{(?:under|over)\}/.test(line))
      const expectsRefusal = usesSides || steps.some((line) => line.includes('{beyond'))
      const refusalOpen = expectsRefusal && told === undefined
      return {
        rule: { kind: 'written', source: sentence, pattern: pattern.said, cases, refusalOpen },
        usesRefusal: expectsRefusal && refusal !== undefined && derived['beyond'] === undefined,
        usesSides,
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

export function sidesOf(limit: string, next: string, afterNext: string, facts: TicketFacts): Sides | undefined {
  const { low, high } = sentenceBooks[facts.language]
  const sideOf = (text: string): 'under' | 'over' | undefined => {
    const [condition = ''] = /^[^"“„«]*/u.exec(text) ?? []
    const [isLow, isHigh] = [low?.test(condition) === true, high?.test(condition) === true]
    return isLow === isHigh ? undefined : isLow ? 'under' : 'over'
  }
  const [first, second] = [sideOf(next), sideOf(afterNext)]
  const told = first === undefined ? undefined : refusalAfter(limit, next, facts)?.outcome
  if (first === undefined || told === undefined) return undefined
  const other = second === undefined || second === first ? undefined : refusalAfter(limit, afterNext, facts)?.outcome
  const sides: Sides = { [first]: told, sentences: other === undefined ? 1 : 2 }
  return second === undefined || other === undefined ? sides : { ...sides, [second]: other }
}

/** A function puts the words of the sentence into its lines, where their braces and bars would be read as its own. */
function casesOf({ cases, verbatim }: SentencePattern, slots: Slots, sentence: string): CasePattern[] | undefined {
  if (typeof cases !== 'function') return cases
  return verbatim !== true && /[{}|]/.test(sentence) ? undefined : cases(slots)
}

/** The numbers of what lies beyond a limit are those of the limit, or their neighbours: another number is another rule. */
export function refusalAfter(limit: string, written: string, facts: TicketFacts): Refusal | undefined {
  const numbersIn = (text: string): number[] =>
    [...text.replace(/["“„«][^"“”„»]*["”“»]/gu, '').matchAll(/\d[\d.,]*\d|\d/g)].map(([digits]) =>
      Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')),
    )
  const known = numbersIn(limit)
  const [condition = ''] = /^[^"“„«]*?(?:,|$)/u.exec(written) ?? []
  const isStrange = numbersIn(condition).some((one) => !known.some((other) => Math.abs(one - other) <= 1))
  return isStrange && known.length > 0 ? undefined : refusalOf(written, facts)
}

function isWhole({ title, given, steps }: WrittenCase, language: Language): boolean {
  return isSound(
    {
      title,
      preconditions: given,
      steps: steps.map(({ action, data, expected }) => ({ step: action, data, expected })),
    },
    language,
  )
}

function refusalOf(written: string, facts: TicketFacts): Refusal | undefined {
  if (written === '' || written.length > longestSentence) return undefined
  const sentence = capitalise(withoutStop(written))
  const said = { text: sentence, lower: sentence.toLowerCase() }
  for (const { item: refusal, match } of refusalsOf(facts.language)) {
    const found = match(said)
    const slots = found === null ? undefined : slotsOf(found.groups ?? {}, facts)
    const outcome = slots === undefined ? undefined : filled(refusal.outcome, slots)
    if (outcome !== undefined)
      return { outcome: capitalise(outcome), ...(refusal.side === undefined ? {} : { side: refusal.side }) }
  }
  return undefined
}

type WrittenCase = RuleOf<'written'>['cases'][number]

/** A text with its references filled in. */
type Fill = (text: string) => string | undefined

function caseOf(pattern: CasePattern, fill: Fill, items: string[]): WrittenCase | undefined {
  const { given = [], assume = [] } = pattern
  const lines = pattern.steps.flatMap((line) =>
    line.includes('{item}') ? items.map((item) => line.replaceAll('{item}', item)) : [line],
  )
  const titles = [pattern.title].flat().flatMap((title) => fill(title) ?? [])
  const title = titles.find((one) => one.length <= 80) ?? titles[0]
  const steps = lines.flatMap((line) => stepOf(line, fill) ?? [])
  const before = given.flatMap((line) => fill(line) ?? [])
  const open = assume.flatMap((line) => fill(line) ?? [])
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
function stepOf(line: string, fill: Fill): WrittenCase['steps'][number] | undefined {
  const [action, data, expected] = line.split(/ ?\| ?/).map((part) => fill(part))
  return action === undefined || data === undefined || expected === undefined || action === '' || expected === ''
    ? undefined
    : { action: capitalise(action), data, expected: capitalise(expected) }
}

/** What of the test system has to be set for a case with these references. */
function settingOf(references: string): WrittenCase['dated'] {
  if (/:(?:in|out|end|early|mark|late)\}/.test(references)) return 'clock'
  return /:(?:day|ago)[+-]?\d?\}|\{today\}|\{date/.test(references) ? 'date' : undefined
}

/** A pattern that is compiled when the words that it needs are there for the first time. */
interface Prepared<T> {
  item: T
  match: (sentence: Sentence) => RegExpExecArray | null
}

interface Sentence {
  text: string
  lower: string
}

function prepared<T extends { said: string }>(item: T, language: Language): Prepared<T> {
  const needed = neededWords(item.said)
  let sign: RegExp | undefined
  return {
    item,
    match: ({ text, lower }) => {
      if (!needed.every((choices) => choices.some((words) => lower.includes(words)))) return null
      sign ??= wholeSentence(item.said, language)
      return sign.exec(text)
    },
  }
}

interface PreparedGroup {
  cue: RegExp
  /** `fewest` is less than `stops` where a pattern takes a comma instead: `(?:<stop>|, )`. */
  patterns: (Prepared<SentencePattern> & { stops: number; fewest: number })[]
}

const preparedGroups = new Map<PatternGroup, PreparedGroup>()
const preparedRefusals = new Map<Language, Prepared<RefusalPattern>[]>()

function preparedGroup(group: PatternGroup, language: Language): PreparedGroup {
  const made = preparedGroups.get(group)
  if (made !== undefined) return made
  const fresh = {
    cue: new RegExp(group.cue, 'iu'),
    patterns: group.patterns.map((pattern) => ({
      ...prepared(pattern, language),
      stops: pattern.said.split('<stop>').length - 1,
      fewest: pattern.said.split(/<stop>(?!\|)/).length - 1,
    })),
  }
  preparedGroups.set(group, fresh)
  return fresh
}

function refusalsOf(language: Language): Prepared<RefusalPattern>[] {
  const made = preparedRefusals.get(language)
  if (made !== undefined) return made
  const fresh = sentenceBooks[language].refusals.map((refusal) => prepared(refusal, language))
  preparedRefusals.set(language, fresh)
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

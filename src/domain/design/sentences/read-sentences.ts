import type { ContextCriterion } from '../../generation/context.ts'
import type { Language } from '../language.ts'
import type { RuleOf } from '../understand/rule.ts'
import { capitalise } from '../understand/stretch.ts'
import { englishSentences } from './english/english-sentences.ts'
import { frenchSentences } from './french/french-sentences.ts'
import { germanSentences } from './german/german-sentences.ts'
import type { CasePattern, PatternGroup, RefusalPattern, SentenceBook, SentencePattern } from './pattern.ts'
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
const mostSentences = 12

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
  const pieces = piecesOf(text)
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

interface Piece {
  text: string
  stop: string
}

function piecesOf(text: string): Piece[] {
  const parts = text
    .trim()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\*\*|__/g, '')
    .split(/((?<=[^\d.][.!?]["”“»)]?)\s+(?=["“„«¿¡`]?[\p{Lu}`])|\s*;\s+)/u)
  const pieces: Piece[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const words = (parts[at] ?? '').trim()
    if (words !== '') pieces.push({ text: words, stop: parts[at + 1] ?? '' })
  }
  return pieces.slice(0, mostSentences)
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
    const refusal = refusalOf(pieces[at + length]?.text ?? '', facts)
    const found = ruleOf(joined, length, facts, { refusal, subject })
    if (found === undefined) continue
    const taken = found.usesRefusal ? length + 1 : length
    if (!book.goesOn.test(pieces[at + taken]?.text ?? '')) return { rules: [found.rule], length: taken }
    const next = longestAt(pieces, at + taken, facts, found.subject ?? subject)
    if (next !== undefined) return { rules: [found.rule, ...next.rules], length: taken + next.length }
  }
  if (book.goesOn.test(pieces[at + 1]?.text ?? '')) return undefined
  const parted = partsOf(pieces[at]?.text ?? '', facts)
  return parted === undefined ? undefined : { rules: parted, length: 1 }
}

/** A compound sentence both halves of which are known, or whose second half tells what happens beyond the limit of the first. */
function partsOf(sentence: string, facts: TicketFacts): RuleOf<'written'>[] | undefined {
  for (const joint of sentence.matchAll(sentenceBooks[facts.language].joints)) {
    const behind = withoutStop(sentence.slice(joint.index + joint[0].length))
    const refusal = refusalOf(behind, facts)
    const first = ruleOf(withoutStop(sentence.slice(0, joint.index)), 1, facts, { refusal })
    if (first === undefined) continue
    if (first.usesRefusal) return [first.rule]
    // "The code is valid for a day and can be used once": the second half has the subject of the first.
    const shared = first.subject !== undefined && /^\p{Ll}/u.test(behind) ? `${first.subject} ${behind}` : undefined
    const second =
      ruleOf(behind, 1, facts, { subject: first.subject }) ??
      (shared === undefined ? undefined : ruleOf(shared, 1, facts))
    if (second !== undefined) return [first.rule, second.rule]
  }
  return undefined
}

const withoutStop = (text: string): string => text.trim().replace(/(?<!\.\.)[.;,!]+$/, '')

interface Found {
  rule: RuleOf<'written'>
  usesRefusal: boolean
  /** What the sentence is about. */
  subject: string | undefined
}

/** What the sentences around one say: what happens beyond its limit, and what "it" stands for. */
interface Around {
  refusal?: string | undefined
  subject?: string | undefined
}

function ruleOf(
  written: string,
  sentences: number,
  facts: TicketFacts,
  { refusal, subject }: Around = {},
): Found | undefined {
  if (written.length > longestSentence * sentences) return undefined
  const sentence = capitalise(written)
  const { groups, refused } = sentenceBooks[facts.language]
  for (const group of groups) {
    if (group.needsRequest === true && facts.request === undefined) continue
    const { cue, patterns } = compiled(group, facts.language)
    if (!cue.test(sentence)) continue
    for (const { pattern, sign, stops, fewest } of patterns) {
      if (sentences - 1 > stops || sentences - 1 < fewest) continue
      const found = sign.exec(sentence)
      const read = found === null ? undefined : slotsOf(found.groups ?? {}, facts)
      if (read === undefined) continue
      const derived = pattern.derive === undefined ? {} : pattern.derive(read)
      if (derived === undefined) continue
      const expectsRefusal = pattern.cases.some(({ steps }) => steps.some((line) => line.includes('{beyond')))
      const words = new Map([
        ...(subject === undefined ? [] : [['it', subject] as const]),
        ['beyond', refusal ?? refused],
        ...read.words,
        ...Object.entries(derived),
      ])
      const cases = pattern.cases.flatMap((one) => caseOf(one, { ...read, words }) ?? [])
      if (cases.length < pattern.cases.length) continue
      const refusalOpen = expectsRefusal && words.get('beyond') === refused
      return {
        rule: { kind: 'written', source: sentence, pattern: pattern.said, cases, refusalOpen },
        usesRefusal: expectsRefusal && refusal !== undefined,
        subject: read.words.get('thing') ?? read.words.get('things') ?? read.words.get('field'),
      }
    }
  }
  return undefined
}

function refusalOf(written: string, facts: TicketFacts): string | undefined {
  if (written === '' || written.length > longestSentence) return undefined
  const sentence = capitalise(withoutStop(written))
  for (const { refusal, sign } of compiledRefusals(facts.language)) {
    const found = sign.exec(sentence)
    const slots = found === null ? undefined : slotsOf(found.groups ?? {}, facts)
    const outcome = slots === undefined ? undefined : filled(refusal.outcome, slots)
    if (outcome !== undefined) return capitalise(outcome)
  }
  return undefined
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
  /** `fewest` is less than `stops` where a pattern takes a comma instead: `(?:<stop>|, )`. */
  patterns: { pattern: SentencePattern; sign: RegExp; stops: number; fewest: number }[]
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
      fewest: pattern.said.split(/<stop>(?!\|)/).length - 1,
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
  return new RegExp(`^${source}$`, 'iu')
}

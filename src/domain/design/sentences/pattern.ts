import type { CaseType, Technique } from '../plan/idea.ts'
import type { Slots } from './slots.ts'

/**
 * A kind of sentence that product owners write, with the test cases that prove it.
 *
 * `said` is a regular expression (flags `iu`) for the whole text of one sentence without its stop, so that no word of it
 * gets lost; `<stop>` in it goes on into the next sentence. `<name>` is a slot; `<name=…>` is one with an expression of
 * its own. What a slot takes, and what `{name}`, `{name+1}` or `{name:form}` in a case becomes, is told in `slots.ts`. A
 * pattern whose slots cannot be filled is not used.
 */
export interface SentencePattern {
  said: string
  /** A function writes the cases where their steps depend on the words; undefined where it cannot, and the pattern is not used. */
  cases: CasePattern[] | ((slots: Slots) => CasePattern[] | undefined)
  /** Nothing is filled in afterwards: the function writes its cases out in full. */
  verbatim?: true
  /** Words worked out from the slots, by the name that the cases give them; undefined where they cannot be worked out. */
  derive?: (slots: Slots) => Record<string, string> | undefined
  /** A criterion of this kind as a product owner writes it. A test reads it and reviews its cases. */
  example: string
}

export interface CasePattern {
  /** At most 80 characters when filled; the first of several that fits is taken. */
  title: string | string[]
  /** `Positive` if left out. */
  type?: CaseType
  technique?: Technique
  /** What holds before the first step. */
  given?: string[]
  /**
   * Each `action | data | expected result`; data is empty where the step uses none. A step that names `{item}` is there once
   * for each item of the slot `list`.
   */
  steps: string[]
  /** What the ticket does not say and the case takes for granted. */
  assume?: string[]
}

/** Patterns about one subject. They are only tried on sentences in which the cue, a regular expression, is found. */
export interface PatternGroup {
  cue: string
  patterns: SentencePattern[]
  /** True: only for tickets about an interface, whose request is then `{request}`. False: only for others. */
  needsRequest?: boolean
}

/**
 * A sentence that tells what happens beyond a limit: "Otherwise …", "If they try to add more, …". It completes the pattern of
 * the sentence before it, whose cases then expect it as `{beyond}`, or as `{under}` and `{over}` where a limit has two ends.
 */
export interface RefusalPattern {
  said: string
  /** What is observed, with the slots of `said`. */
  outcome: string
  /** The only side of a range that it is about; the other is `{beyond}` as if nothing were told. */
  side?: 'above' | 'below'
}

/** What a language knows of sentences. */
export interface SentenceBook {
  groups: PatternGroup[]
  /** Scenarios as three sentences: the situation, the action and the outcome, each without its first word. */
  scenarios?: PatternGroup[]
  refusals: RefusalPattern[]
  /** What is expected beyond a limit for which the ticket tells nothing. */
  refused: string
  /**
   * How a sentence begins that cannot be read without the one before it. In a pattern for it, `{it}` is what the sentence
   * before is about (its slot `thing`, `things` or `field`).
   */
  goesOn: RegExp
  /** The first word of a sentence that stands for what the sentence before it is about. */
  pronoun?: RegExp
  /** How the second half of a sentence begins that has no subject of its own: "must be …". */
  elided?: RegExp
  /** Sentences about what is refused: where no refusal pattern knows one, the limit before it stays unread as well. */
  refuses?: RegExp
  /** Words of what lies below a limit, and of what lies above it. */
  low?: RegExp
  high?: RegExp
  /** What parts the items of a list. */
  and: RegExp
  /** Where a compound sentence may be parted. */
  joints: RegExp
  /** In front of a refusal that stands in the same sentence: ", caso contrário". Such a sentence is read as two. */
  refusalJoint?: RegExp
  /** The sentence in the words that the patterns expect: "En tant que membre, je peux …" as "Un membre peut …". */
  rewritten?: (sentence: string) => string
  /** Two whole sentences that a compound one stands for, each with its subject. */
  halves?: (sentence: string) => [string, string][]
}

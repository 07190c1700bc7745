import type { Draft } from './draft.ts'
import type { Piece, TextPiece } from './piece.ts'
import type { Scenario } from './scenario.ts'

/**
 * How much counts as a criterion: `all` inside a part titled for criteria; `explicit` elsewhere, where only
 * Given/When/Then, flows with an outcome and labelled lines do; `sentences` when a ticket has neither.
 */
export type Strictness = 'all' | 'explicit' | 'sentences'

/** What has been read of one section so far. */
export interface SectionReading {
  readonly pieces: Piece[]
  readonly strictness: Strictness
  /** Whether a sentence outside of the criteria's own parts is one, for the strictness 'sentences'. */
  readonly isRule: (sentence: string) => boolean
  readonly dialects: ReadonlySet<string>
  /** Whether lists, tables or steps stand under the same title as the piece, so that a loose paragraph beside them is a remark. */
  readonly structured: (index: number) => boolean
  /** Whether the boxes to tick say how the product behaves rather than what people have to do. */
  readonly tasksAreRules: boolean
  /** Whether the section holds Given/When/Then steps, so that 'Rule:' and '#' are Gherkin's. */
  readonly gherkin: boolean
  drafts: Draft[]
  scenario: Scenario | undefined
  /** Lines of the open scenario, to read again as plain ones should it turn out to be none. */
  scenarioPieces: TextPiece[]
  /** Steps of the Background that hold for all scenarios after it. */
  background: string[]
  inBackground: boolean
  /** Between a feature's or rule's line and its first scenario there is only its description. */
  inPreamble: boolean
  /** Whether the section is a Gherkin document, where a star is a step. */
  feature: boolean
  /** Title of criteria that rules at the moment. */
  heading: string
  /** A labelled title that is a criterion itself unless something under it is. */
  openLabel: { text: string; draftsBefore: number } | undefined
  /** A title that belongs to the steps on the next line. */
  nextTitle: string | undefined
  expectExamples: boolean
  /** Whether the last piece was a step: a table or code block after it is its data. */
  afterStep: boolean
  inStory: boolean
  /** The plain line read last, for lines that continue it. */
  lastPlain: { block: number; draft: Draft } | undefined
}

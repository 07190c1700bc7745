import type { Clause } from './clause.ts'

/** A criterion as the designer works with it: what holds, what is done, what then is seen; each in the ticket's own words. */
export interface Rule {
  /** AC-1, AC-2, … */
  id: string
  /** The words of its scenario. */
  title?: string
  /** What a statement stands under in the ticket: parent items, a heading. */
  context?: string
  /** All of its words on one line. */
  text: string
  given: Clause[]
  /** Empty for a statement that names no action. */
  when: Clause[]
  /** Empty where the ticket does not say what is then seen. */
  then: Clause[]
  /** What a statement without action is about: the words in front of its verb. */
  subject?: string
  /** Who may or does act, where the sentence says so: 'admins' of 'Only admins can delete users'. */
  actor?: string
  /** What must not be so for the outcome to happen: the words behind 'unless'. */
  exceptions: string[]
  /** True where the sentence makes its condition ('if', 'only if'), and does not just tell when it happens. */
  conditional: boolean
  /** True where the whole is one sentence of the ticket, and not Given, When and Then. */
  statement: boolean
  /** Rows of example data; the first is the header. */
  examples: string[][]
  /** True where the criterion itself is about a refusal or a failure. */
  negative: boolean
}

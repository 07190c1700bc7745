import type { Quantity } from './quantity.ts'

export interface Bound {
  value: number
  /** Whether the value itself is still inside. */
  inclusive: boolean
}

/** A limit that a text names: the values inside it, from `low` to `high`, one of which may be open. */
export interface Range {
  low?: Bound
  high?: Bound
  quantity: Quantity
  /** True where the text means what is outside: 'not 16 digits long'. */
  negated?: boolean
  /** True for 'for 30 days': how long something lasts. In a condition that is the least, in a promise the most. */
  lasting?: boolean
  /** Decimals that the limit is written with. */
  decimals: number
  /** The words of the text that name the limit. */
  words: string
  /** Where in the text these words begin. */
  index: number
}

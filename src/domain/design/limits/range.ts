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
  /** Decimals that the limit is written with. */
  decimals: number
  /** The words of the text that name the limit. */
  words: string
  /** Where in the text these words begin. */
  index: number
}

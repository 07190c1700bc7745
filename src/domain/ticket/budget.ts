/**
 * What one ticket may cost to read. Jira itself refuses text over 32,767 characters a field, so these bounds are met
 * only by a hostile or broken document; it ends in an error and never in a hang or a stack overflow.
 */
export const readingLimits = {
  /** Nodes nested in each other. */
  depth: 120,
  /** Nodes of all fields together, repeated merged cells included. */
  nodes: 300_000,
  /** Characters of all fields together. */
  characters: 3_000_000,
} as const

export type Overrun = 'too_deep' | 'too_large'

/** Counts what is read; once something is over its limit, every reader stops and gives what it has. */
export interface Budget {
  readonly overrun: Overrun | undefined
  /** Counts one node at `depth`; false when the limit is reached. */
  node(depth: number): boolean
  /** Counts text; false when the limit is reached. */
  text(length: number): boolean
}

export function createBudget(): Budget {
  let nodes = 0
  let characters = 0
  let overrun: Overrun | undefined
  return {
    get overrun() {
      return overrun
    },
    node(depth) {
      nodes += 1
      if (depth > readingLimits.depth) overrun ??= 'too_deep'
      if (nodes > readingLimits.nodes) overrun ??= 'too_large'
      return overrun === undefined
    },
    text(length) {
      characters += length
      if (characters > readingLimits.characters) overrun ??= 'too_large'
      return overrun === undefined
    },
  }
}

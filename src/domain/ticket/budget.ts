/**
 * Limits on reading one ticket. Jira itself rejects fields over 32,767 characters, so only a hostile or broken document
 * reaches them. It causes an error, not a hang or a stack overflow.
 */
export const readingLimits = {
  /** Nesting depth of nodes. */
  depth: 120,
  /** Nodes in all fields together, counting repeated merged cells. */
  nodes: 300_000,
  /** Characters in all fields together. */
  characters: 3_000_000,
} as const

export type Overrun = 'too_deep' | 'too_large'

/** Counts what is read. After any limit is reached, every reader stops and returns what it has. */
export interface Budget {
  readonly overrun: Overrun | undefined
  /** Counts one node at `depth`; false if a limit is reached. */
  node(depth: number): boolean
  /** Counts text; false if the limit is reached. */
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

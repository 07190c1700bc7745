/** A criterion while it is being read: its parts by role, each in the ticket's own words. */
export interface Draft {
  title?: string
  given: string[]
  when: string[]
  then: string[]
  /** The lines it was read from. */
  lines: string[]
  examples: string[][]
}

export function emptyDraft(title?: string): Draft {
  return { ...(title === undefined || title === '' ? {} : { title }), given: [], when: [], then: [], lines: [], examples: [] }
}

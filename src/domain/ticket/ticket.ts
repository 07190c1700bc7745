import type { Block } from './block.ts'

/** A custom field that contains text, found through `expand=names` (docs/spec.md, section 3, Ticket). */
export interface TicketField {
  /** `customfield_10034`: differs from site to site, so never match on it. */
  id: string
  /** The display name, chosen by the site's administrators. */
  name: string
  blocks: Block[]
}

/**
 * The part of a Jira issue that the product uses. Missing values are empty lists, absent fields or the defaults of
 * docs/spec.md.
 */
export interface Ticket {
  /** The key Jira returned, which may differ from the requested one: tickets move. */
  key: string
  summary: string
  /** `fields.issuetype.name`, or 'Unknown'. */
  type: string
  /** `fields.priority.name`, or 'Unknown'. */
  priority: string
  components: string[]
  labels: string[]
  status?: string
  assignee?: string
  /** In ISO 8601, as Jira returns it. */
  created?: string
  updated?: string
  description: Block[]
  /** Custom fields with readable text, in the order of the issue. */
  fields: TicketField[]
}

import type { Block } from './block.ts'

/** A custom field that holds text, found through `expand=names` (spec section 3, Ticket). */
export interface TicketField {
  /** `customfield_10034`: differs from site to site, never match on it. */
  id: string
  /** The display name, as the site's people named it. */
  name: string
  blocks: Block[]
}

/** What the product reads of a Jira issue. Missing values are empty lists, absent fields or the spec's defaults. */
export interface Ticket {
  /** The key Jira returned, not the one asked for: tickets move. */
  key: string
  summary: string
  /** `fields.issuetype.name`; 'Unknown' where missing. */
  type: string
  /** `fields.priority.name`; 'Unknown' where missing. */
  priority: string
  components: string[]
  labels: string[]
  status?: string
  assignee?: string
  /** ISO time, as Jira gives it. */
  created?: string
  updated?: string
  description: Block[]
  /** Custom fields with readable text, in the order of the issue. */
  fields: TicketField[]
}

import type { Thing } from '../understand/rule.ts'

/** Slots hold the ticket's own words and values that are written as the ticket writes them. */
export interface OnThing {
  thing: Thing
}
export interface Both {
  inside: string
  outside: string
}
export type None = Record<never, never>

/** Names of the cases, at most about 80 characters with ordinary slots. */
export interface Titles {
  limitTitle: OnThing & { accepted: string[]; refused: string[] }
  thresholdTitle: OnThing & Both & { outcome?: string }
  lifetimeTitle: OnThing & Both
  lockTitle: Both
  idleTitle: Both
  deadlineTitle: { outcome: string; due: string }
  cutoffTitle: OnThing & Both
  aheadTitle: OnThing & Both
  attemptsTitle: { count: number; fault?: string; outcome?: string }
  windowTitle: { count: number; period: string }
  attemptsEdgeTitle: { count: number; restarts: boolean }
  formatTitle: OnThing & { good: string; count: number }
  compositionTitle: OnThing
  optionsTitle: OnThing & { values: string[] }
  initialTitle: OnThing & { value: string }
  requiredTitle: { field: string }
  optionalTitle: { field: string }
  messageTitle: { text: string }
  visibilityTitle: { control: string; state: 'hidden' | 'disabled' | 'shown'; condition: string }
  permissionTitle: { role: string; action: string }
  audienceTitle: { thing: string; audience: string }
  rightsTitle: { roles: string[] }
  statesTitle: { from: string; to: string }
  noOtherStatesTitle: OnThing
  resultTitle: OnThing & { results: string[] }
  sortTitle: OnThing
  pageTitle: { size: number }
  searchTitle: None
  filtersTitle: { names: string[] }
  uniqueTitle: { thing: string }
  noticeTitle: { channel: string }
  reloadTitle: { outcome: string }
  sameTimeTitle: { outcome: string }
  secretTitle: { words: string }
  statusTitle: { condition: string; status: string }
  fileTypesTitle: { types: string[] }
  openTitle: { text: string }
}

import type { BlockRole, StepRole } from './gherkin-dialect.ts'
import { emptyDraft, type Draft } from './draft.ts'

export type PartRole = Exclude<StepRole, 'and'>

/** A Given/When/Then criterion that is being read line by line. */
export interface Scenario {
  draft: Draft
  /** Opened by a scenario line or a label, so that steps of any order belong to it. */
  explicit: boolean
  /** Opened by a line of Gherkin's own, where a star is a step. */
  named: boolean
  outline: boolean
  role: PartRole
  /** Whether a label or bold keywords show that steps are meant: 'Given …' and 'Then …' begin sentences too. */
  marked: boolean
  /** How many steps were read. */
  steps: number
  /** The last line that was added to a part. */
  lastLine: string
  /** Block and depth of the last line, to tell what continues it. */
  block: number
  depth: number
}

export function openScenario(title: string | undefined, explicit: boolean, role?: BlockRole): Scenario {
  return {
    draft: emptyDraft(title),
    explicit,
    named: role !== undefined,
    outline: role === 'outline',
    role: 'given',
    marked: false,
    steps: 0,
    lastLine: '',
    block: -1,
    depth: 0,
  }
}

/** Whether a step of this role begins a new criterion after what was read. */
export function beginsAnew({ draft, explicit }: Scenario, role: StepRole): boolean {
  if (explicit || draft.then.length === 0) return false
  return role === 'given' || (role === 'when' && draft.given.length === 0)
}

/** Adds a step; one of an unknown role belongs to the part before it. */
export function addStep(scenario: Scenario, role: StepRole, text: string): void {
  if (role !== 'and') scenario.role = role
  scenario.steps += 1
  scenario.lastLine = text
  if (text !== '') scenario.draft[scenario.role].push(text)
}

/** Appends a wrapped line, a data row or a nested detail to the last step. */
export function extendStep(scenario: Scenario, text: string, joint: string): void {
  const part = scenario.draft[scenario.role]
  scenario.lastLine = text
  const last = part.pop()
  part.push(last === undefined ? text : `${last}${joint}${text}`)
}

/** A criterion needs an outcome, or a scenario line of its own with something to do under it. */
export function isComplete({ draft, explicit, steps }: Scenario): boolean {
  return draft.then.length > 0 ? draft.given.length + draft.when.length > 0 || explicit : explicit && steps > 0
}

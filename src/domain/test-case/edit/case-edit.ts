import type { Finding } from '../../review/finding.ts'
import { fixed } from '../../review/fixes.ts'
import { fallbackCaseId } from '../case-id.ts'
import type { TestCase, TestStep } from '../test-case.ts'

/** The parts of a case that a tester corrects as a whole; steps have edits of their own. */
export type CaseChanges = Partial<Pick<TestCase, 'title' | 'description' | 'preconditions' | 'type' | 'priority'>>

/** One correction. Steps are counted from 0. An edit that names a case or a step that is not there changes nothing. */
export type CaseEdit =
  | { kind: 'change'; id: string; changes: CaseChanges }
  | { kind: 'changeStep'; id: string; index: number; changes: Partial<TestStep> }
  | { kind: 'addStep'; id: string; index: number }
  | { kind: 'removeStep'; id: string; index: number }
  | { kind: 'moveStep'; id: string; from: number; to: number }
  | { kind: 'delete'; id: string }
  | { kind: 'duplicate'; id: string }
  | { kind: 'add'; title: string; criterionIds?: string[] }
  | { kind: 'fix'; finding: Finding }
  /** Another version of a case takes its place; the id stays. */
  | { kind: 'replace'; id: string; testCase: TestCase }
  /** Written cases come in: after a case, or where their criteria stand in this order. */
  | { kind: 'insert'; cases: TestCase[]; place: { after: string } | { criterionIds: string[] } }

/**
 * Returns the cases after one correction, or the same list if nothing changes. The last case is never deleted, because a
 * history entry without cases would be invalid (docs/spec.md, section 5).
 */
export function applyEdit(cases: TestCase[], edit: CaseEdit): TestCase[] {
  if (edit.kind === 'add') return [freshCase(cases, edit), ...cases]
  if (edit.kind === 'fix') return fixed(cases, edit.finding) ?? cases
  if (edit.kind === 'insert') return insertCases(cases, edit)
  const index = cases.findIndex((testCase) => testCase.id === edit.id)
  const testCase = cases[index]
  if (testCase === undefined) return cases
  switch (edit.kind) {
    case 'delete':
      return cases.length > 1 ? removeAt(cases, index) : cases
    case 'replace': {
      const { title } = edit.testCase
      // A title that another case got in the meantime: titles must differ (docs/spec.md, section 5).
      const taken = cases.some((other) => other !== testCase && sameTitle(other.title, title))
      return replaceAt(cases, index, { ...edit.testCase, id: testCase.id, title: taken ? testCase.title : title })
    }
    case 'duplicate':
      return insertAt(cases, index + 1, copyOf(testCase, cases))
    case 'change':
      return sameIn(testCase, edit.changes) ? cases : replaceAt(cases, index, { ...testCase, ...edit.changes })
    default: {
      const steps = editSteps(testCase.steps, edit)
      return steps === testCase.steps ? cases : replaceAt(cases, index, { ...testCase, steps })
    }
  }
}

function insertCases(cases: TestCase[], { cases: written, place }: Extract<CaseEdit, { kind: 'insert' }>): TestCase[] {
  const fresh: TestCase[] = []
  for (const testCase of written) {
    if ([...cases, ...fresh].some(({ title }) => sameTitle(title, testCase.title))) continue
    fresh.push({ ...testCase, id: freeId([...cases, ...fresh], cases.length + fresh.length + 1, fallbackCaseId) })
  }
  if (fresh.length === 0) return cases
  if ('criterionIds' in place) return placedByCriterion(cases, fresh, place.criterionIds)
  const index = cases.findIndex(({ id }) => id === place.after)
  return index < 0 ? [...cases, ...fresh] : [...cases.slice(0, index + 1), ...fresh, ...cases.slice(index + 1)]
}

/** The cases with others among them, each after the cases of its criterion and of those before it. */
export function placedByCriterion(cases: TestCase[], added: TestCase[], criterionIds: string[]): TestCase[] {
  const position = new Map(criterionIds.map((id, index) => [id, index]))
  const positionOf = ({ criterionIds: ids }: TestCase): number =>
    Math.min(...ids.map((id) => position.get(id) ?? criterionIds.length), criterionIds.length)
  const placed = [...cases]
  for (const testCase of added) {
    const place = placed.findLastIndex((other) => positionOf(other) <= positionOf(testCase))
    placed.splice(place + 1, 0, testCase)
  }
  return placed
}

function sameTitle(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

type StepEdit = Extract<CaseEdit, { kind: 'changeStep' | 'addStep' | 'removeStep' | 'moveStep' }>

function editSteps(steps: TestStep[], edit: StepEdit): TestStep[] {
  switch (edit.kind) {
    case 'addStep':
      return insertAt(steps, edit.index, { step: '', data: '', expected: '' })
    case 'removeStep':
      return removeAt(steps, edit.index)
    case 'moveStep':
      return moveWithin(steps, edit.from, edit.to)
    case 'changeStep': {
      const step = steps[edit.index]
      return step === undefined || sameIn(step, edit.changes)
        ? steps
        : replaceAt(steps, edit.index, { ...step, ...edit.changes })
    }
  }
}

/** Whether the whole has each of these values already; lists are compared by what is in them. */
function sameIn(whole: object, changes: object): boolean {
  const values = new Map<string, unknown>(Object.entries(whole))
  return Object.entries(changes).every(([name, value]) => JSON.stringify(values.get(name)) === JSON.stringify(value))
}

/** A new case with one empty step and an unused id. */
function freshCase(
  cases: TestCase[],
  { title, criterionIds = [] }: { title: string; criterionIds?: string[] },
): TestCase {
  return {
    id: freeId(cases, cases.length + 1, fallbackCaseId),
    title,
    description: '',
    preconditions: [],
    type: 'Positive',
    priority: 'Medium',
    steps: [{ step: '', data: '', expected: '' }],
    criterionIds,
    generationStatus: 'manual',
  }
}

/** The copy gets an id and a title derived from the original's. Titles must differ (docs/spec.md, section 5). */
function copyOf(testCase: TestCase, cases: TestCase[]): TestCase {
  return { ...testCase, id: freeId(cases, 2, (n) => `${testCase.id}-${n}`), title: freeTitle(testCase.title, cases) }
}

function freeId(cases: TestCase[], start: number, name: (n: number) => string): string {
  const taken = new Set(cases.map((testCase) => testCase.id))
  let n = start
  while (taken.has(name(n))) n += 1
  return name(n)
}

function freeTitle(title: string, cases: TestCase[]): string {
  const taken = new Set(cases.map((testCase) => testCase.title.toLowerCase()))
  let n = 1
  const name = (): string => (n === 1 ? `${title} (copy)` : `${title} (copy ${n})`)
  while (taken.has(name().toLowerCase())) n += 1
  return name()
}

/** Lists changed at one place, without touching the list handed in. A place outside gives that very list back. */

function insertAt<T>(list: T[], index: number, item: T): T[] {
  const place = Math.max(0, Math.min(index, list.length))
  return [...list.slice(0, place), item, ...list.slice(place)]
}

function removeAt<T>(list: T[], index: number): T[] {
  return isIn(list, index) ? [...list.slice(0, index), ...list.slice(index + 1)] : list
}

function replaceAt<T>(list: T[], index: number, item: T): T[] {
  return isIn(list, index) ? [...list.slice(0, index), item, ...list.slice(index + 1)] : list
}

/** The item at `from` comes to stand at `to`; those between move up. */
function moveWithin<T>(list: T[], from: number, to: number): T[] {
  if (!isIn(list, from) || !isIn(list, to) || from === to) return list
  return list.slice(from, from + 1).reduce((left, item) => insertAt(left, to, item), removeAt(list, from))
}

function isIn(list: unknown[], index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < list.length
}

import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import { findCriteria } from '../criteria/find-criteria.ts'
import type { GenerationResult, ChangeCheck } from '../generation/result.ts'
import { type Result, ok } from '../result.ts'
import { coverage } from '../test-case/coverage.ts'
import type { TestCase } from '../test-case/test-case.ts'
import { readIssue } from '../ticket/issue.ts'
import { type CriterionComparison, compareCriteria } from './compare-criteria.ts'
import { fingerprintOf } from './fingerprint.ts'

/** A change of a criterion, by the id that the suite knows it by. A new criterion gets the next free id. */
export type SuiteChange = CriterionComparison<AcceptanceCriterion> & { id: string }

/** A case of an edited criterion may be wrong now; one that covers gone criteria only has nothing left to cover. */
export type CaseMark = 'suspect' | 'obsolete'

export interface SuiteChanges {
  /** In the order of the ticket as it is now. */
  changes: SuiteChange[]
  /** The marked cases by id. */
  marks: ReadonlyMap<string, CaseMark>
}

type Suite = Pick<GenerationResult, 'acceptanceCriteria' | 'check' | 'stillRight' | 'suspectCaseIds'>

/** What a ticket says now, to be compared with the criteria that the suite was written for. */
export function checkOf(issue: unknown, now: Date): Result<ChangeCheck> {
  const ticket = readIssue(issue)
  if (!ticket.ok) return ticket
  const { updated } = ticket.value
  const { criteria } = findCriteria(ticket.value)
  return ok({ checkedAt: now.toISOString(), ...(updated === undefined ? {} : { updated }), criteria })
}

/** What has changed since the suite was written, by its latest check, and the cases that this concerns. */
export function suiteChanges(
  { acceptanceCriteria, check, stillRight, suspectCaseIds = [] }: Suite,
  cases: TestCase[],
): SuiteChanges {
  const left = new Set(suspectCaseIds)
  const marks = new Map<string, CaseMark>()
  for (const { id } of cases) if (left.has(id)) marks.set(id, 'suspect')
  if (check === undefined) return { changes: [], marks }
  const changes = numbered(compareCriteria(acceptanceCriteria, check.criteria), acceptanceCriteria)
  for (const [caseId, touched] of changesByCase(acceptanceCriteria, changes, cases)) {
    if (!touched.some(isAffected) || stillRight?.[caseId] === stamp(touched)) continue
    marks.set(caseId, touched.every(({ state }) => state === 'gone') ? 'obsolete' : 'suspect')
  }
  return { changes, marks }
}

export function isAffected({ state }: Pick<SuiteChange, 'state'>): boolean {
  return state !== 'same'
}

/** Clears the mark of a case. It comes back when one of its criteria changes again. */
export function markStillRight(result: GenerationResult, caseId: string): GenerationResult {
  const { changes } = suiteChanges(result, result.testCases)
  const touched = changesByCase(result.acceptanceCriteria, changes, result.testCases).get(caseId) ?? []
  const stillRight = { ...result.stillRight, [caseId]: stamp(touched) }
  return { ...result, stillRight, suspectCaseIds: result.suspectCaseIds?.filter((id) => id !== caseId) ?? [] }
}

/** The changes that each case is concerned with, same ones included. */
export function changesByCase(
  criteria: AcceptanceCriterion[],
  changes: SuiteChange[],
  cases: TestCase[],
): Map<string, SuiteChange[]> {
  const changeOf = new Map(changes.map((change) => [change.id, change]))
  const touched = new Map<string, SuiteChange[]>()
  for (const { criterionId, caseIds } of coverage(criteria, cases).rows) {
    const change = changeOf.get(criterionId)
    if (change === undefined) continue
    for (const caseId of caseIds) {
      const list = touched.get(caseId)
      if (list) list.push(change)
      else touched.set(caseId, [change])
    }
  }
  return touched
}

/** Names the present wording of the changed criteria, so that a mark that was cleared for it returns with the next edit. */
function stamp(touched: SuiteChange[]): string {
  return touched
    .filter(isAffected)
    .map((change) => `${change.id} ${change.state === 'gone' ? 'gone' : fingerprintOf(change.after)}`)
    .join('\n')
}

function numbered(changes: CriterionComparison<AcceptanceCriterion>[], known: AcceptanceCriterion[]): SuiteChange[] {
  let last = known.reduce((highest, { id }) => Math.max(highest, Number(/^AC-(\d{1,6})$/i.exec(id)?.[1] ?? 0)), 0)
  return changes.map((change): SuiteChange => {
    if (change.state === 'gone') return { ...change, id: change.before.id }
    const id = change.state === 'new' ? `AC-${String((last += 1))}` : change.before.id
    return { ...change, id, after: { ...change.after, id } }
  })
}

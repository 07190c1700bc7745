import type { CoverageMatrix } from '#domain/test-case/coverage.ts'

/** What was picked in the coverage matrix: a criterion, a case, or the place where they meet. */
export interface CoverageTarget {
  criterionId?: string
  caseId?: string
}

/** The cases a target leaves in the list; undefined for no target. */
export function idsOfTarget(target: CoverageTarget | undefined, matrix: CoverageMatrix): readonly string[] | undefined {
  if (target === undefined) return undefined
  if (target.caseId !== undefined) return [target.caseId]
  return matrix.rows.find((row) => row.criterionId === target.criterionId)?.caseIds ?? []
}

export function isSameTarget(one: CoverageTarget | undefined, other: CoverageTarget): boolean {
  return one !== undefined && one.criterionId === other.criterionId && one.caseId === other.caseId
}

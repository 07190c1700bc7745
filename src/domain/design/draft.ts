import type { TestStep } from '../test-case/test-case.ts'
import type { Rule } from './reading/rule.ts'

/** The case types that the designer gives. */
export type CaseType = 'Positive' | 'Negative' | 'Boundary' | 'Equivalence' | 'Decision' | 'State' | 'Permission' | 'Robustness'

/** The test-design techniques of ISO/IEC/IEEE 29119-4 and the ISTQB syllabus that a case may come from. */
export type Technique =
  | 'Scenario testing'
  | 'Data-driven scenario testing'
  | 'Boundary value analysis'
  | 'Equivalence partitioning'
  | 'Decision table'
  | 'State transition testing'
  | 'Role-based access testing'
  | 'Error guessing'

/** A case before its priority is set and the choice is made. */
export interface CaseDraft {
  rule: Rule
  /** Ids of the criteria that the case proves. */
  criterionIds: string[]
  title: string
  description: string
  preconditions: string[]
  type: CaseType
  technique: Technique
  steps: TestStep[]
  assumptions: string[]
  /** Whether it is the case that shows its criterion to hold. */
  main: boolean
  /** How much finding a fault with this case matters, beside the risk of its criterion: 0 to 3. */
  weight: number
}

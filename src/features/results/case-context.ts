import { type ReactNode, createContext, useContext } from 'react'
import type { EditAction } from '#domain/test-case/edit/edit-history.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

/** What a case needs to be corrected where it is shown. */
export interface CaseEditing {
  edit: (action: EditAction) => void
  /** The case whose form is open. */
  editingId: string | undefined
  startEditing: (id: string) => void
  stopEditing: () => void
  duplicate: (id: string) => void
  remove: (id: string) => void
  /** The last case is not deleted. */
  canRemove: boolean
  /** Types and priorities that the other cases have. */
  types: string[]
  priorities: string[]
}

/** Absent where nobody keeps corrections: then nothing can be corrected. */
export const CaseEditingContext = createContext<CaseEditing | undefined>(undefined)

export function useCaseEditing(): CaseEditing | undefined {
  return useContext(CaseEditingContext)
}

/** A control of another feature that each open case offers, beside its own. */
export type CaseControl = (testCase: TestCase) => ReactNode

export const CaseControlContext = createContext<CaseControl | undefined>(undefined)

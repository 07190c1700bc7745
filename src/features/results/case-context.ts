import { type ReactNode, createContext, useContext } from 'react'
import type { Finding } from '#domain/review/finding.ts'
import type { EditAction } from '#domain/test-case/edit/edit-history.ts'
import type { SentCase } from '#domain/push/sent-case.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

export interface CaseEditing {
  edit: (action: EditAction) => void
  /** The case whose form is open. */
  editingId: string | undefined
  startEditing: (id: string) => void
  stopEditing: () => void
  duplicate: (id: string) => void
  remove: (id: string) => void
  /** Applies the safe fix of a finding; `canFix` says whether there is one. */
  fix: (finding: Finding) => void
  canFix: (finding: Finding) => boolean
  /** The last case is not deleted. */
  canRemove: boolean
  /** The types and priorities of all cases, as suggestions. */
  types: string[]
  priorities: string[]
}

/** Undefined if corrections are not saved; the cases are read-only then. */
export const CaseEditingContext = createContext<CaseEditing | undefined>(undefined)

export function useCaseEditing(): CaseEditing | undefined {
  return useContext(CaseEditingContext)
}

/** A control of another feature, shown in each open case. */
export type CaseControl = (testCase: TestCase) => ReactNode

/** Which tests the cases became in test tools. */
export const SentCasesContext = createContext<readonly SentCase[]>([])

export const CaseControlContext = createContext<CaseControl | undefined>(undefined)

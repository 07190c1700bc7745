import { type ReactNode, createContext } from 'react'
import type { TestCase } from '#domain/test-case/test-case.ts'

/** A control of another feature that each open case offers, beside its own. */
export type CaseControl = (testCase: TestCase) => ReactNode

export const CaseControlContext = createContext<CaseControl | undefined>(undefined)

import type { TestCase } from '#domain/test-case/test-case.ts'
import type { StepLayout } from '#src/storage/preferences.ts'

/** What both layouts of the cases need: one case is open at a time. */
export interface CaseListProps {
  cases: TestCase[]
  openId: string | undefined
  onToggle: (id: string) => void
  stepLayout: StepLayout
}

/** Longer lists are on the page in parts: what is near the screen. */
export const longestWholeList = 40

import { createContext, useContext } from 'react'
import type { ExportScope } from '#domain/export/export-scope.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import type { GenerationRun } from '#src/features/generation/use-generation-run.ts'
import type { History } from '#src/features/history/use-history.ts'

/** What the signed-in screens share and what must outlive each of them: the run, its result, what was typed. */
export interface Workspace {
  /** The ticket link as typed; an error or a look into Settings does not lose it. */
  link: string
  setLink: (link: string) => void
  run: GenerationRun
  history: History
  /** The latest result, kept after its view is closed. */
  result: GenerationResult | undefined
  resultShown: boolean
  showResult: () => void
  /** Keeps corrected cases of the result with this timestamp, on the screen and in the history. */
  correctCases: (testCases: TestCase[], timestamp: string) => void
  closeResult: () => void
  /** Completes the latest result where it is incomplete; undefined while a run is open. */
  completeResult: (() => void) | undefined
  /** The same for the result that the latest run left. */
  completeBroken: (() => void) | undefined
  /** Opens the History dialog over whatever screen is shown. */
  openHistory: () => void
  /** Opens the Export dialog over whatever is shown; it starts with that scope where it can. */
  openExport: (startWith: ExportScope) => void
}

export const WorkspaceContext = createContext<Workspace | undefined>(undefined)

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (workspace === undefined) throw new Error('useWorkspace needs a WorkspaceProvider above it')
  return workspace
}

import { createContext, useContext } from 'react'
import type { UpdateProposal } from '#domain/changes/update-suite.ts'
import type { ExportScope } from '#domain/export/export-scope.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import type { GenerationRun } from '#src/features/generation/use-generation-run.ts'
import type { ActionCost } from '#src/features/results/writing/use-case-writer.ts'
import type { TicketPreviewHandle } from '#src/features/generation/use-ticket-preview.ts'
import type { History } from '#src/features/history/use-history.ts'
import type { VersionChange } from '#src/storage/history/versions.ts'

/** The state that the signed-in screens share: the run, its result and the typed link. */
export interface Workspace {
  /** The ticket link as typed. It survives errors and other screens. */
  link: string
  setLink: (link: string) => void
  run: GenerationRun
  /** The ticket before the run, with the tester's corrections. */
  preview: TicketPreviewHandle
  history: History
  /** The latest result, kept after its view is closed. */
  result: GenerationResult | undefined
  resultShown: boolean
  showResult: () => void
  /** Keeps with that result what the writing of single cases cost. */
  addCost: (cost: ActionCost, timestamp: string) => void
  closeResult: () => void
  /** Changes the result with this timestamp, on the screen and in the history. `replaced` keeps a version of what was there. */
  amendResult: (
    timestamp: string,
    amend: (result: GenerationResult) => GenerationResult,
    replaced?: VersionChange,
  ) => void
  /** An update that waits for the tester's decision. */
  proposal: UpdateProposal | undefined
  dismissProposal: () => void
  /** The result that was opened from the history and is to be compared with its ticket, and when, in milliseconds. */
  openedFromHistory: { timestamp: string; at: number } | undefined
  /** Shows a result of the history. `compare` asks Jira for changes of its ticket. */
  openEntry: (result: GenerationResult, entryId: string, compare: boolean) => void
  /** Generates the missing cases of the latest result. Undefined when it is complete or a run is in progress. */
  completeResult: (() => void) | undefined
  /** The same for the result that the latest run left incomplete. */
  completeBroken: (() => void) | undefined
  openHistory: () => void
  /** Opens the queue of several tickets. */
  openQueue: () => void
  /** Opens the Export dialog with this scope if it is available. */
  openExport: (startWith: ExportScope) => void
}

export const WorkspaceContext = createContext<Workspace | undefined>(undefined)

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (workspace === undefined) throw new Error('useWorkspace needs a WorkspaceProvider above it')
  return workspace
}

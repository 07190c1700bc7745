import { useState } from 'react'
import type { UserInfo } from '#domain/contracts/user-info.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { planOf, unlimited } from '#domain/plans/plans.ts'
import { ExportDialog } from '#src/features/export/export-dialog.tsx'
import type { History } from '#src/features/history/use-history.ts'
import { TicketQueueDialog } from '#src/features/queue/ticket-queue-dialog.tsx'
import { useTicketQueue } from '#src/features/queue/use-ticket-queue.ts'
import { useTrackerConfig } from '#src/features/tracker/use-tracker-config.ts'
import { type HistoryEntry, resultFromEntry } from '#src/storage/history/entry.ts'
import { savedHouseRules } from '#src/storage/house-rules.ts'
import { hiddenFromAi } from '#src/storage/redaction.ts'
import { enableEnrichmentItem } from '#src/storage/preferences.ts'

interface WorkspaceQueueProps {
  open: boolean
  onClose: () => void
  /** What was typed on the dashboard. */
  text: string
  userId: string
  userInfo: UserInfo | undefined
  history: History
  onLoad: (result: GenerationResult, entryId: string) => void
  onTicketEnd: () => void
}

/** The queue of several tickets. Once opened it stays mounted, so that it continues while its window is closed. */
export function WorkspaceQueue({
  userId,
  userInfo,
  history,
  onLoad,
  onTicketEnd,
  open,
  ...dialog
}: WorkspaceQueueProps) {
  const connection = useTrackerConfig(userId)
  const queue = useTicketQueue({
    userId,
    onTicketEnd,
    saveResult: (result) => (result.unfinished === undefined ? history.save(result) : history.correct(result)),
    async findResult(timestamp) {
      const entry = await findEntry(timestamp)
      if (entry === undefined) return undefined
      const result = resultFromEntry(entry)
      await history.remember(result, entry.id)
      return result
    },
  })
  const [exported, setExported] = useState<string[]>()

  async function findEntry(timestamp: string): Promise<HistoryEntry | undefined> {
    return (await history.readAll()).find((entry) => entry.timestamp === timestamp)
  }

  async function openResult(timestamp: string): Promise<void> {
    const entry = await findEntry(timestamp)
    if (entry !== undefined) onLoad(resultFromEntry(entry), entry.id)
  }

  return (
    <>
      <TicketQueueDialog
        {...dialog}
        config={connection.status === 'connected' ? connection.config : undefined}
        onExport={setExported}
        onOpenResult={(timestamp) => void openResult(timestamp)}
        open={open && connection.status !== 'checking'}
        queue={queue}
        runsLeft={userInfo && runsLeft(userInfo)}
        settings={(config) => ({
          config,
          enrichment:
            userInfo !== undefined && planOf(userInfo.user.role)?.enrichment === true && enableEnrichmentItem.read(),
          houseRules: savedHouseRules(userId),
          redaction: userInfo?.ai?.outside === false ? undefined : hiddenFromAi(userId),
        })}
      />
      <ExportDialog
        canExport={userInfo?.canExport}
        loadHistory={async () =>
          (await history.readAll()).filter(({ timestamp }) => exported?.includes(timestamp) === true)
        }
        ofQueue
        onOpenChange={(open) => !open && setExported(undefined)}
        open={exported !== undefined}
        result={null}
        startWith="history"
      />
    </>
  )
}

function runsLeft({ limits, usage }: UserInfo): number {
  return limits.testCases === unlimited ? Infinity : Math.max(0, limits.testCases - usage.testCases)
}

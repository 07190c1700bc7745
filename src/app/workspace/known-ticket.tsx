import { useEffect, useState } from 'react'
import { checkOf, isAffected, suiteChanges } from '#domain/changes/suite-changes.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { parseTicketLink } from '#domain/ticket/ticket-link.ts'
import { siteHost } from '#domain/ticket/tracker-config.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { resultFromEntry } from '#src/storage/history/entry.ts'
import type { TrackerConfig } from '#src/storage/vault/tracker-config.ts'
import { fetchTicket } from './fetch-ticket.ts'
import { workspaceTexts } from './texts.ts'
import { useWorkspace } from './workspace-context.ts'

/** How long typing must pause before Jira is asked, in milliseconds. */
const restMs = 500

interface Known {
  link: string
  result: GenerationResult
  entryId: string
  /** The number of changed criteria; undefined if Jira did not answer. */
  changed: number | undefined
}

interface KnownTicketProps {
  link: string
  config: TrackerConfig
  /** While a run is on. The component stays, so that the end of a run asks Jira for nothing. */
  hidden: boolean
}

/** Says that the typed ticket is in the history already, and how many of its criteria have changed since. */
export function KnownTicket({ link, config, hidden }: KnownTicketProps) {
  const { history, openEntry } = useWorkspace()
  const [known, setKnown] = useState<Known>()
  const { parts } = history

  useEffect(() => {
    let current = true
    const timer = setTimeout(() => {
      void lookUp().catch(() => undefined)
    }, restMs)

    async function lookUp(): Promise<void> {
      const host = siteHost(config.baseUrl)
      const parsed = parseTicketLink(link, host === '' ? undefined : { host })
      if (!parsed.ok) return
      const { store } = await parts()
      const { records } = await store.load()
      const head = records.find((record) => record.head.ticketId === parsed.value.key)?.head
      const entry = head && store.read(head.id)
      if (head === undefined || entry?.ok !== true) return
      const check = await fetchTicket(parsed.value.key, config).then(
        (issue) => checkOf(issue, new Date()),
        () => undefined,
      )
      // Read again: while Jira answered, a run or a correction may have changed the entry.
      const latest = store.read(head.id)
      if (!current || !latest.ok) return
      const result = resultFromEntry(latest.value)
      if (check?.ok !== true) return setKnown({ link, result, entryId: head.id, changed: undefined })
      const checked = { ...result, check: check.value }
      await store.update(head.id, checked)
      const changed = suiteChanges(checked, checked.testCases).changes.filter(isAffected).length
      setKnown({ link, result: checked, entryId: head.id, changed })
    }

    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [link, config, parts])

  if (hidden || known?.link !== link) return null
  const { result, entryId, changed } = known
  return (
    <Alert
      action={
        <Button onClick={() => openEntry(result, entryId, false)} size="sm" variant="secondary">
          {workspaceTexts.openKnown}
        </Button>
      }
      variant={changed !== undefined && changed > 0 ? 'warning' : 'info'}
    >
      {workspaceTexts.known(result.ticketId, result.testCases.length)}{' '}
      {changed !== undefined && workspaceTexts.knownChanges(changed)}
    </Alert>
  )
}

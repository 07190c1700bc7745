import { useEffect, useState } from 'react'
import { Alert } from '#src/components/ui/alert.tsx'
import { Card } from '#src/components/ui/panel.tsx'
import { Spinner } from '#src/components/ui/spinner.tsx'
import { redactionItem } from '#src/storage/redaction.ts'
import { previewTexts as texts } from './preview-texts.ts'
import { TicketPreviewSection } from './ticket-preview.tsx'
import type { TicketPreviewHandle } from './use-ticket-preview.ts'

export interface PreviewPanelProps {
  preview: TicketPreviewHandle
  outside: boolean
  userId: string
}

/** What is known of the ticket before the run: it is being read, could not be read, or can be corrected. */
export function PreviewPanel({ preview: { loading, problem, ticket, change }, outside, userId }: PreviewPanelProps) {
  // Settings may have been changed since the panel was last on the screen.
  useEffect(() => change({ kind: 'refresh' }), [change])
  const [redacts] = useState(() => redactionItem(userId).read().on)
  if (problem !== undefined)
    return (
      <Alert title={texts.unread} variant="info">
        {problem.message}
      </Alert>
    )
  return (
    <Card className="p-5">
      {loading && (
        <p className="flex items-center gap-2 text-sm text-muted" role="status">
          <Spinner /> {texts.loading}
        </p>
      )}
      {ticket !== undefined && (
        <TicketPreviewSection onChange={change} outside={outside} redacts={redacts} ticket={ticket} />
      )}
    </Card>
  )
}

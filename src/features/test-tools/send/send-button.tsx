import { useState } from 'react'
import type { GenerationResult } from '#domain/generation/result.ts'
import type { SentCase } from '#domain/push/sent-case.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import type { TrackerConfig } from '#src/storage/vault/tracker-config.ts'
import { SendDialog } from './send-dialog.tsx'
import { sendTexts as texts } from './texts.ts'
import { isSent, usePush } from './use-push.ts'

export interface SendButtonProps {
  userId: string
  result: GenerationResult
  /** The connected tracker account, if any: cases can be sent there without another connection. */
  tracker: TrackerConfig | undefined
  /** False when the plan has no exports. */
  canExport: boolean | undefined
  /** Reads Jira's number of the ticket, for a result that does not have it. */
  fetchTicketNumber: (() => Promise<string | undefined>) | undefined
  /** Keeps which tests the cases became. */
  onSent: (records: SentCase[]) => void
}

/** Opens the Send dialog for a result. The push goes on while the dialog is closed, and the button shows how far it is. */
export function SendButton({ canExport, ...props }: SendButtonProps) {
  const { result, onSent } = props
  const [open, setOpen] = useState(false)
  const push = usePush({ sent: result.sent ?? [], onSent })
  const { state } = push
  const obstacle = result.testCases.length === 0 ? texts.noCases : canExport === false ? texts.notAllowed : undefined
  const sending = state.kind === 'sending'

  function close(): void {
    setOpen(false)
    // The cases may be edited before the dialog is opened again: a plan would be out of date.
    if (!sending) push.reset()
  }

  return (
    <>
      <Tooltip content={obstacle ?? ''}>
        {/* A disabled button gets no pointer events, so the tooltip and the focus are on the wrapper. */}
        <span className="inline-flex rounded-md" tabIndex={obstacle === undefined ? undefined : 0}>
          <Button
            aria-haspopup="dialog"
            disabled={obstacle !== undefined}
            icon={sending ? 'refresh' : 'arrowRight'}
            onClick={() => setOpen(true)}
            variant="secondary"
          >
            {sending
              ? texts.sendingButton([...state.progress.values()].filter(isSent).length, state.progress.size)
              : texts.button}
          </Button>
        </span>
      </Tooltip>
      {open && <SendDialog {...props} onClose={close} push={push} />}
    </>
  )
}

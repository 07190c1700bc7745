import { useState } from 'react'
import type { GenerationResult } from '#domain/generation/result.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import type { TrackerConfig } from '#src/storage/vault/tracker-config.ts'
import { SendDialog } from './send-dialog.tsx'
import { sendTexts as texts } from './texts.ts'
import { type Push, isSent } from './use-push.ts'

export interface SendButtonProps {
  userId: string
  result: GenerationResult
  /** The connected tracker account, if any: cases can be sent there without another connection. */
  tracker: TrackerConfig | undefined
  /** False when the plan has no exports. */
  canExport: boolean | undefined
  /** Reads Jira's number of the ticket, for a result that does not have it. */
  fetchTicketNumber: (() => Promise<string | undefined>) | undefined
  /** The push that is shown, of this result or of another one. */
  push: Push
}

/** Opens the Send dialog for a result. The push goes on while the dialog is closed, and the button shows how far it is. */
export function SendButton({ canExport, ...props }: SendButtonProps) {
  const { result, push } = props
  const [open, setOpen] = useState(false)
  const { state } = push
  const sending = state.kind === 'sending'
  const isOther = 'job' in state && state.job.timestamp !== result.timestamp
  const obstacle =
    result.testCases.length === 0
      ? texts.noCases
      : canExport === false
        ? texts.notAllowed
        : sending && isOther
          ? texts.otherSending
          : undefined

  function show(): void {
    if (isOther) push.reset()
    setOpen(true)
  }

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
            icon={sending && !isOther ? 'refresh' : 'arrowRight'}
            onClick={show}
            variant="secondary"
          >
            {sending && !isOther
              ? texts.sendingButton([...state.progress.values()].filter(isSent).length, state.progress.size)
              : texts.button}
          </Button>
        </span>
      </Tooltip>
      {open && <SendDialog {...props} onClose={close} />}
    </>
  )
}

import { useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { uiTexts } from './texts.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  question: string
  /** A verb for the action. */
  confirmLabel: string
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a destructive action. The focus starts on Cancel. */
export function ConfirmDialog({
  open,
  title,
  question,
  confirmLabel,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      description={question}
      footer={
        <>
          <Button onClick={onCancel} ref={cancel} variant="secondary">
            {uiTexts.cancel}
          </Button>
          <Button busy={busy} onClick={onConfirm} variant="danger">
            {confirmLabel}
          </Button>
        </>
      }
      initialFocus={cancel}
      onClose={onCancel}
      open={open}
      role="alertdialog"
      size="sm"
      title={title}
    />
  )
}

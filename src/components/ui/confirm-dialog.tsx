import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** The question, with what cannot be undone. */
  question: string
  /** The verb of what will be done. */
  confirmLabel: string
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is lost. The focus starts on Cancel. */
export function ConfirmDialog({ open, title, question, confirmLabel, busy = false, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog
      description={question}
      footer={
        <>
          <Button autoFocus onClick={onCancel} variant="secondary">
            Cancel
          </Button>
          <Button busy={busy} onClick={onConfirm} variant="danger">
            {confirmLabel}
          </Button>
        </>
      }
      onClose={onCancel}
      open={open}
      size="sm"
      title={title}
    />
  )
}

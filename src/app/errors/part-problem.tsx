import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { appTexts } from '../texts.ts'

interface PartProblemProps {
  open: boolean
  onClose: () => void
}

/** Replaces a dialog that could not be loaded. */
export function PartProblem({ open, onClose }: PartProblemProps) {
  const texts = appTexts.problem
  return (
    <Dialog
      footer={<Button onClick={() => window.location.reload()}>{texts.reload}</Button>}
      onClose={onClose}
      open={open}
      size="sm"
      title={texts.outdatedTitle}
    >
      <p>{texts.outdatedText}</p>
    </Dialog>
  )
}

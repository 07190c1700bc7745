import { IconButton } from '#src/components/ui/icon-button.tsx'
import { useCopied } from '#src/components/ui/use-copied.ts'
import { caseTexts } from './texts.ts'

/** Copies a case's id. A clipboard that refuses is silent (spec section 8). */
export function CopyIdButton({ id }: { id: string }) {
  const { copied, copy } = useCopied()
  return (
    <IconButton
      className="size-7"
      disabled={id === ''}
      icon={copied ? 'check' : 'copy'}
      label={copied ? caseTexts.copied : caseTexts.copyId}
      onClick={() => copy(() => navigator.clipboard.writeText(id))}
    />
  )
}

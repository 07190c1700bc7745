import { useEffect, useState } from 'react'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { caseTexts } from './texts.ts'

/** How long the button says that it copied, in milliseconds (spec section 9). */
const copiedStateMs = 1_500

/** Copies a case's id. A clipboard that refuses is silent (spec section 8). */
export function CopyIdButton({ id }: { id: string }) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedStateMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(id)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }

  return (
    <IconButton
      className="size-7"
      disabled={id === ''}
      icon={copied ? 'check' : 'copy'}
      label={copied ? caseTexts.copied : caseTexts.copyId}
      onClick={() => void copy()}
    />
  )
}

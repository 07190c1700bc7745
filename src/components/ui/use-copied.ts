import { useEffect, useState } from 'react'

/** Milliseconds (docs/spec.md section 9). */
const copiedStateMs = 1_500

/** Copies and confirms it for a moment. A refusing clipboard stays silent (docs/spec.md section 8). */
export function useCopied(): { copied: boolean; copy: (write: () => Promise<void>) => void } {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedStateMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copyAndConfirm(write: () => Promise<void>): Promise<void> {
    try {
      await write()
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }

  return { copied, copy: (write) => void copyAndConfirm(write) }
}

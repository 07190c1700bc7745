import { useEffect, useState } from 'react'

/** How long a control says that it copied, in milliseconds (spec section 9). */
const copiedStateMs = 1_500

/** Copies, and says so for a moment. A clipboard that refuses is silent (spec section 8). */
export function useCopied(): { copied: boolean; copy: (write: () => Promise<void>) => void } {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedStateMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copyAndSay(write: () => Promise<void>): Promise<void> {
    try {
      await write()
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }

  return { copied, copy: (write) => void copyAndSay(write) }
}

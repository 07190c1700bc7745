import { useEffect, useState } from 'react'
import type { Problem } from '#domain/result.ts'
import { completeSessionLink } from '#src/backend/session-link.ts'

export type SessionLink =
  | { state: 'opening' }
  | { state: 'opened'; signedIn: boolean }
  | { state: 'refused'; reason: Problem }
  | { state: 'crashed' }

/** What became of the link that led here. `retry` opens it again where no server had answered. */
export function useSessionLink(query: URLSearchParams): { link: SessionLink; retry: () => void } {
  const [link, setLink] = useState<SessionLink>({ state: 'opening' })
  const [attempt, setAttempt] = useState(0)
  const address = query.toString()

  useEffect(() => {
    let current = true
    void open(new URLSearchParams(address)).then((found) => {
      if (current) setLink(found)
    })
    return () => {
      current = false
    }
  }, [address, attempt])

  function retry(): void {
    setLink({ state: 'opening' })
    setAttempt(attempt + 1)
  }

  return { link, retry }
}

async function open(query: URLSearchParams): Promise<SessionLink> {
  try {
    const result = await completeSessionLink(query)
    return result.ok ? { state: 'opened', signedIn: result.value.signedIn } : { state: 'refused', reason: result.reason }
  } catch {
    return { state: 'crashed' }
  }
}

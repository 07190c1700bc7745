import { useEffect, useState } from 'react'
import type { Problem, Result } from '#domain/result.ts'
import { completeSessionLink } from '#src/backend/session-link.ts'

export type SessionLink =
  | { state: 'opening' }
  | { state: 'opened'; signedIn: boolean }
  | { state: 'refused'; reason: Problem }
  | { state: 'crashed' }
  /** The link belongs to an account other than the one signed in here, so the user decides. */
  | { state: 'other_account'; current: string; other: string; accept: () => void; decline: () => void }
  | { state: 'declined' }

/** Opens the link from an email that led here. `retry` opens it again after no server answered. */
export function useSessionLink(address: URLSearchParams): { link: SessionLink; retry: () => void } {
  const [link, setLink] = useState<SessionLink>({ state: 'opening' })
  const [attempt, setAttempt] = useState(0)
  const parameters = address.toString()

  useEffect(() => {
    let current = true
    void open(new URLSearchParams(parameters), setLink).then((found) => {
      if (current) setLink(found)
    })
    return () => {
      current = false
    }
  }, [parameters, attempt])

  function retry(): void {
    setLink({ state: 'opening' })
    setAttempt(attempt + 1)
  }

  return { link, retry }
}

async function open(address: URLSearchParams, decide: (link: SessionLink) => void): Promise<SessionLink> {
  try {
    const result = await completeSessionLink(address)
    if (!result.ok) return { state: 'refused', reason: result.reason }
    if (result.value.kind === 'completed') return { state: 'opened', signedIn: result.value.signedIn }
    const { current, other, accept, decline } = result.value
    return {
      state: 'other_account',
      current,
      other,
      accept() {
        decide({ state: 'opening' })
        void accepted(accept).then(decide)
      },
      decline() {
        // Ends the link's session on the server. If that fails, the session is lost anyway: only this page knew it.
        void decline().catch(() => undefined)
        decide({ state: 'declined' })
      },
    }
  } catch {
    return { state: 'crashed' }
  }
}

async function accepted(accept: () => Promise<Result<undefined>>): Promise<SessionLink> {
  try {
    const result = await accept()
    return result.ok ? { state: 'opened', signedIn: true } : { state: 'refused', reason: result.reason }
  } catch {
    return { state: 'crashed' }
  }
}

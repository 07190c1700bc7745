import { type AuthChangeEvent, type AuthUser, isSessionWaiting, onAuthChange } from '#src/backend/auth.ts'
import { currentUserIdItem } from '#src/storage/current-user.ts'
import { adoptOlderKeys } from '#src/storage/older-keys.ts'
import { clearPrivateData } from '#src/storage/sign-out.ts'
import type { AuthAction } from './session.tsx'

type Dispatch = (action: AuthAction) => void

/** Follows the events of the auth service (docs/spec.md section 4). Returns a function that stops it. */
export function watchSession(dispatch: Dispatch): () => void {
  let lastId = currentUserIdItem.read()
  function onEvent(event: AuthChangeEvent, user: AuthUser | undefined): void {
    if (event === 'SIGNED_OUT' && lastId !== undefined) clearPrivateData(lastId)
    if (user !== undefined) {
      currentUserIdItem.write(user.id)
      adoptOlderKeys(user)
    }
    if (user !== undefined || event === 'SIGNED_OUT') lastId = user?.id
    // Without a session at the start there may be one that could not be renewed.
    if (event === 'INITIAL_SESSION' && user === undefined) void checkSession(dispatch, { again: false })
    else dispatch({ kind: 'user', user })
  }
  return onAuthChange(onEvent, () => dispatch({ kind: 'failed' }))
}

/** Finds out whether a stored session waits for a server. `again` retries its renewal. */
export async function checkSession(dispatch: Dispatch, options: { again: boolean }): Promise<void> {
  try {
    dispatch({ kind: (await isSessionWaiting(options)) ? 'waiting' : 'checked' })
  } catch {
    dispatch({ kind: 'failed' })
  }
}

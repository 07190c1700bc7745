import { env } from '#src/config/env.ts'
import { readText, removeText, writeText } from '#src/storage/storage-area.ts'

/** What the browser's storage refused. */
const kept = new Map<string, string>()

/**
 * Where the auth client keeps the session: `localStorage`, which the tabs share. By default the client ignores a full storage,
 * which would log the user out. Here, what the storage refuses lasts as long as the page.
 */
export const sessionStore = {
  getItem: (key: string): string | null => kept.get(key) ?? readText(key) ?? null,
  setItem(key: string, text: string): void {
    if (writeText(key, text).ok) kept.delete(key)
    else kept.set(key, text)
  },
  removeItem(key: string): void {
    kept.delete(key)
    removeText(key)
  },
}

/** The name that `createClient` gives it: sessions of a site that used it stay. */
export function sessionKey(): string {
  return `sb-${new URL(env().supabaseUrl).hostname.split('.')[0] ?? ''}-auth-token`
}

/** Whether somebody may be signed in here, known without the auth client. */
export function isSessionStored(): boolean {
  return sessionStore.getItem(sessionKey()) !== null
}

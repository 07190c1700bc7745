import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'

/** What tests/setup/empty-database.ts made, for `openDatabase` and what is built on it. */
export function emptyDatabase(): Promise<Blob> {
  return openAsBlob(inject('emptyDatabase'))
}

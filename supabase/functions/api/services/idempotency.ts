import { Fault } from '../http/fault.ts'
import { generationTexts } from './llm/texts.ts'

/**
 * The key under which a run is kept: the caller's key together with what was asked. A key that comes back with another
 * question is another run and is charged as one, so that one paid key does not open any number of free runs.
 */
export async function runKey(header: string | undefined, request: unknown): Promise<string | undefined> {
  if (header === undefined) return undefined
  if (!/^[\x20-\x7e]{1,200}$/.test(header)) throw new Fault(400, 'invalid_idempotency_key', generationTexts.invalidKey)
  const bytes = new TextEncoder().encode(JSON.stringify([header, request]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

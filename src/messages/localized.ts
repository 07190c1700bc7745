import type { Problem } from '#domain/result.ts'
import { language } from '#src/lib/language.ts'
import type * as Spanish from './spanish.ts'

let spanish: typeof Spanish | undefined

/**
 * Loads the messages of the reader's language before anything is shown. If they cannot be loaded, the messages stay English:
 * that is no reason to show nothing.
 */
export async function loadMessages(): Promise<void> {
  if (language === 'es') spanish = await import('./spanish.ts').catch(() => undefined)
}

/** Who wrote a message with a code: this app (domain and storage), the API, or the auth service. */
export type MessageSource = 'app' | 'api' | 'auth'

/**
 * A message in the reader's language. All sources write English. A message with a known code is translated by its code and
 * parameters, a constant by itself; any other stays as it is.
 */
export function localized(message: string | Problem, source: MessageSource = 'app'): string {
  if (typeof message === 'string') return spanish?.textInSpanish(message) ?? message
  return spanish?.problemInSpanish(message, source) ?? message.message
}

/** The same for short names that also occur in generated test cases: types, priorities, techniques, plans. */
export function localizedLabel(label: string): string {
  return spanish?.labelInSpanish(label) ?? label
}

import { language } from '#src/lib/language.ts'
import type * as Spanish from './spanish.ts'

let spanish: typeof Spanish | undefined

/**
 * Called once, before anything is shown: a catalogue is loaded only where its language is read. Where it cannot be had, the
 * messages stay English; that is no reason to show nothing.
 */
export async function loadMessages(): Promise<void> {
  if (language === 'es') spanish = await import('./spanish.ts').catch(() => undefined)
}

/**
 * What the domain, the edge function and the auth service say, in the reader's language. They speak English only; what is
 * not in the catalogue is shown as it came. Alerts, field errors and toasts ask here by themselves.
 */
export function localized(message: string): string {
  return spanish?.inSpanish(message) ?? message
}

/** The same for short names that also occur in what was generated: types, priorities, techniques, plans. */
export function localizedLabel(label: string): string {
  return spanish?.labelInSpanish(label) ?? label
}

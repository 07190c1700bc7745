import { type CodedMessage, messageText } from '#domain/contracts/api-messages.ts'
import type { Problem } from '#domain/result.ts'
import type { MessageSource } from './localized.ts'
import { spanishApiMessages } from './spanish-api-messages.ts'
import { spanishLabels } from './spanish-labels.ts'
import { spanishTexts } from './spanish-sentences.ts'
import { spanishAppMessages, spanishAuthMessages } from './spanish-messages.ts'

const catalogues: Record<MessageSource, ReadonlyMap<string, CodedMessage>> = {
  app: new Map(Object.entries(spanishAppMessages)),
  api: new Map(Object.entries(spanishApiMessages)),
  auth: new Map(Object.entries(spanishAuthMessages)),
}

export function labelInSpanish(label: string): string {
  return spanishLabels.get(label.toLowerCase()) ?? label
}

export function textInSpanish(text: string): string {
  return spanishTexts.get(text) ?? text
}

/** By code and parameters. A code that is not known here, or that lacks a parameter, leaves the message as it came. */
export function problemInSpanish({ code, message, params = {} }: Problem, source: MessageSource): string {
  const coded = catalogues[source].get(code)
  return (coded === undefined ? undefined : messageText(coded, params)) ?? textInSpanish(message)
}

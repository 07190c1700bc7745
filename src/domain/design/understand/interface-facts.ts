import { z } from 'zod'
import type { InterfaceFacts } from '../sentences/slots.ts'

/** The body that the ticket shows, and how it answers a new record. */
export function interfaceOf(description: string, stated: string, requests: string[]): InterfaceFacts {
  const created = /(?<![\d.,])20[12](?![\d.,]\d|\d)/u.exec(stated)?.[0]
  const body = bodyIn(description.slice(0, 20_000))
  return { requests, ...(body === undefined ? {} : { body }), ...(created === undefined ? {} : { created }) }
}

const objects = z.record(z.string(), z.unknown())

/** The first flat object of JSON in a text. */
function bodyIn(text: string): Record<string, unknown> | undefined {
  for (const [written] of text.matchAll(/\{\s*"[^{}]{3,600}\}/gu)) {
    try {
      const read = objects.safeParse(JSON.parse(written))
      if (read.success) return read.data
    } catch {
      continue
    }
  }
  return undefined
}

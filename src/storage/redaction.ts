import { z } from 'zod'
import { type StoredItem, jsonItem } from './item.ts'
import { userKey } from './keys.ts'

const redactionSettingsSchema = z.object({
  on: z.boolean().catch(true),
  /** Words and phrases that the user wants hidden. */
  words: z.array(z.string().trim().min(1).max(100)).max(100).catch([]),
})

/** Whether private data is hidden from an AI outside the machine, and what else is (docs/spec.md, "Redaction"). */
export type RedactionSettings = z.infer<typeof redactionSettingsSchema>

export function redactionItem(userId: string): StoredItem<RedactionSettings> {
  return jsonItem({
    key: userKey('redaction', userId),
    schema: redactionSettingsSchema,
    fallback: { on: true, words: [] },
  })
}

/** The user's choice for a run: undefined if nothing is to be hidden. */
export function hiddenFromAi(userId: string, shown: string[] = []): { words: string[]; shown: string[] } | undefined {
  const { on, words } = redactionItem(userId).read()
  return on ? { words, shown } : undefined
}

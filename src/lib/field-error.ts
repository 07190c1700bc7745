import type { z } from 'zod'

/** What a schema has against a field's text, in the schema's own words; undefined where it is fine. */
export function fieldError(schema: z.ZodType, text: string): string | undefined {
  return schema.safeParse(text).error?.issues[0]?.message
}

import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import type { TrackerConfig } from './tracker-config.ts'

/** Decrypts a crypto-js text; undefined if the passphrase is wrong. */
export type OpenCipher = (text: string) => Promise<string | undefined>

/** Earlier versions used both spellings of the address (docs/spec.md, section 3). */
const legacyConfigSchema = z
  .object({
    baseUrl: z.string().optional(),
    baseURL: z.string().optional(),
    email: z.string().default(''),
    apiToken: z.string().default(''),
  })
  .transform(({ baseUrl, baseURL, email, apiToken }) => ({ baseUrl: baseUrl ?? baseURL ?? '', email, apiToken }))

/** The start of every crypto-js text: base64 of `Salted__`. */
const cipherStart = 'U2FsdGVkX1'

/**
 * A record from before the vault: encrypted as a whole, with only the token encrypted, or (a draft) not encrypted.
 * Undefined if the text is none of these or cannot be decrypted.
 */
export async function readLegacyRecord(text: string, open: OpenCipher): Promise<TrackerConfig | undefined> {
  const outer = unquoted(text)
  const json = outer.startsWith(cipherStart) ? await open(outer) : outer
  const parsed = legacyConfigSchema.safeParse(json === undefined ? undefined : parseJson(json))
  if (!parsed.success || isEmpty(parsed.data)) return undefined
  const { apiToken } = parsed.data
  if (!apiToken.startsWith(cipherStart)) return parsed.data
  const token = await open(apiToken)
  return token === undefined ? undefined : { ...parsed.data, apiToken: token }
}

/** Some versions stored the encrypted text as a JSON string. */
function unquoted(text: string): string {
  const value = text.startsWith('"') ? parseJson(text) : text
  return typeof value === 'string' ? value : text
}

function isEmpty({ baseUrl, email, apiToken }: TrackerConfig): boolean {
  return baseUrl === '' && email === '' && apiToken === ''
}

import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { z } from 'zod'
import { fingerprintOf } from '#domain/changes/fingerprint.ts'
import { isAffected, suiteChanges } from '#domain/changes/suite-changes.ts'
import { parseJson } from '#domain/parse-json.ts'
import { type Result, fail, ok } from '#domain/result.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { browserKey, userKey } from '../keys.ts'
import { keysWithPrefix, readText, removeText, writeText } from '../storage-area.ts'
import { type HistoryEntry, readEntry } from './entry.ts'

export interface StoredRecord {
  head: HistoryHead
  text: string
}

export interface HistoryContents {
  /** Newest first. */
  records: StoredRecord[]
  /** Ids of records that cannot be read. They stay in storage for a backup or a newer version. */
  damaged: string[]
}

/**
 * The space, in UTF-16 units, that the history leaves for the session, settings and drafts. If the storage were completely
 * full, the session could not be refreshed and the user would be logged out.
 */
const reserveLength = 32_768

/** The records of one user, each in its own localStorage item, so that two tabs saving at once write different items. */
export interface HistoryRecords {
  contents: () => HistoryContents
  text: (id: string) => string | undefined
  /** Undefined if there is no readable record. */
  head: (id: string) => HistoryHead | undefined
  put: (id: string, text: string) => Result<{ droppedVersions: number }>
  drop: (id: string) => Result<undefined>
}

export function historyRecords(userId: string): HistoryRecords {
  const prefix = `${userKey('history', userId)}/`
  return {
    contents() {
      const contents: HistoryContents = { records: [], damaged: [] }
      for (const key of keysWithPrefix(prefix)) {
        const id = key.slice(prefix.length)
        const text = readText(key)
        // Another tab may have just removed it.
        if (text === undefined) continue
        const head = decodeHead(id, text)
        if (head === undefined) contents.damaged.push(id)
        else contents.records.push({ head, text })
      }
      contents.records.sort((a, b) => b.head.savedAt - a.head.savedAt || a.head.id.localeCompare(b.head.id))
      return contents
    },
    text: (id) => readText(prefix + id),
    head: (id) => decodeHead(id, readText(prefix + id) ?? ''),
    put(id, text) {
      const before = readText(prefix + id)
      const written = writeText(prefix + id, text)
      if (!written.ok) return written
      const reserve = writeText(browserKey('reserve'), '0'.repeat(reserveLength))
      removeText(browserKey('reserve'))
      if (reserve.ok) return ok({ droppedVersions: 0 })
      if (before === undefined) removeText(prefix + id)
      else writeText(prefix + id, before)
      return reserve
    },
    drop: (id) => removeText(prefix + id),
  }
}

const recordVersion = 2

const countsSchema = z.record(z.string(), z.number())

const headSchema = z.object({
  version: z.literal(recordVersion),
  savedAt: z.number(),
  timestamp: z.string(),
  ticketId: z.string(),
  title: z.string(),
  totalTestCases: z.number(),
  types: countsSchema,
  priorities: countsSchema,
  incomplete: z.literal(true).optional(),
  /** The ticket's time of its last change when it was last read. */
  updated: z.string().optional(),
  /** The fingerprints of the criteria, so that an unchanged ticket is recognised without unpacking the entry. */
  fingerprints: z.array(z.string()).optional(),
  /** How many criteria have changed since the cases were written, as of the last check. */
  changedCriteria: z.number().optional(),
})

/** The part of an entry that is stored unpacked: enough for its card, the filters and the statistics. */
export interface HistoryHead extends Omit<z.infer<typeof headSchema>, 'version'> {
  id: string
}

/** An entry as a localStorage item: the head as JSON, a line break, and the rest packed. */
export function encodeRecord(entry: HistoryEntry, savedAt: number): string {
  const { id: _id, timestamp, ticketId, title, metadata: _metadata, ticketData, ...rest } = entry
  const head = {
    version: recordVersion,
    savedAt,
    timestamp,
    ticketId,
    title,
    totalTestCases: entry.testCases.length,
    types: countBy(entry.testCases, 'type'),
    priorities: countBy(entry.testCases, 'priority'),
    ...(entry.unfinished !== undefined && { incomplete: true }),
    ...changesOf(entry),
  } satisfies z.infer<typeof headSchema>
  // The entry already holds the ticket's description.
  const { description: _description, ...fields } = ticketData?.fields ?? {}
  return `${JSON.stringify(head)}\n${pack({ ...rest, ticketData: ticketData && { ...ticketData, fields } })}`
}

function changesOf(entry: HistoryEntry): Pick<HistoryHead, 'updated' | 'fingerprints' | 'changedCriteria'> {
  const { check, acceptanceCriteria, ticketData, testCases } = entry
  const updated = check?.updated ?? ticketData?.fields.updated
  const changed = suiteChanges(entry, testCases).changes.filter(isAffected).length
  return {
    ...(updated === undefined ? {} : { updated }),
    fingerprints: acceptanceCriteria.map(fingerprintOf),
    ...(check === undefined ? {} : { changedCriteria: changed }),
  }
}

/** Undefined if the text is not a record of this version. */
export function decodeHead(id: string, text: string): HistoryHead | undefined {
  const end = text.indexOf('\n')
  const parsed = end < 0 ? undefined : headSchema.safeParse(parseJson(text.slice(0, end)))
  if (parsed?.success !== true) return undefined
  const { version: _version, ...head } = parsed.data
  return { id, ...head }
}

export function decodeRecord(id: string, text: string): Result<HistoryEntry> {
  const head = decodeHead(id, text)
  if (head === undefined) return fail('damaged', 'The record has no head.')
  const body = unpack(text.slice(text.indexOf('\n') + 1))
  if (!body.ok) return body
  const parsed = bodySchema.safeParse(body.value)
  if (!parsed.success) return fail('damaged', 'The record has no body.')
  const { description, ticketData, ...rest } = parsed.data
  const { timestamp, ticketId, title } = head
  const ticket = ticketData && { ...ticketData, fields: { ...ticketData.fields, description } }
  return readEntry({ ...rest, id, timestamp, ticketId, title, description, ticketData: ticket })
}

const bodySchema = z.looseObject({
  description: z.string(),
  ticketData: z
    .object({ id: z.string().optional(), key: z.string(), fields: z.record(z.string(), z.unknown()) })
    .optional(),
})

function countBy(cases: TestCase[], field: 'type' | 'priority'): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { [field]: value } of cases) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  return Object.fromEntries(counts)
}

const damaged = fail('damaged', 'The packed text is damaged.')

/** A JSON value in as few UTF-16 units as possible (docs/decisions/009-history-records.md explains the choice). */
export function pack(value: unknown): string {
  return bytesToText(deflateSync(strToU8(JSON.stringify(value)), { level: 9 }))
}

export function unpack(text: string): Result<unknown> {
  const bytes = textToBytes(text)
  if (bytes === undefined) return damaged
  try {
    return ok<unknown>(JSON.parse(strFromU8(inflateSync(bytes))))
  } catch {
    return damaged
  }
}

/**
 * Bytes are stored as text with 15 bits per character. Browsers measure localStorage in UTF-16 units, of which base64 would
 * need two and a half times as many. The characters are all in one block without surrogates or characters that JSON escapes.
 */
const firstCharacter = 0x3400
const bitsPerCharacter = 15
const characterCount = 1 << bitsPerCharacter

export function bytesToText(bytes: Uint8Array): string {
  const codes = new Uint16Array(Math.ceil((bytes.length * 8) / bitsPerCharacter))
  let held = 0
  let bits = 0
  let at = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    if (bits < bitsPerCharacter) continue
    bits -= bitsPerCharacter
    codes[at++] = firstCharacter + (held >>> bits)
    held &= (1 << bits) - 1
  }
  if (bits > 0) codes[at] = firstCharacter + (held << (bitsPerCharacter - bits))
  return textOfCodes(codes)
}

/** The bytes, followed by at most one zero byte; undefined if the text contains any other character. */
export function textToBytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * bitsPerCharacter) / 8))
  let held = 0
  let bits = 0
  let at = 0
  for (let index = 0; index < text.length; index++) {
    const value = text.charCodeAt(index) - firstCharacter
    if (value < 0 || value >= characterCount) return undefined
    held = (held << bitsPerCharacter) | value
    bits += bitsPerCharacter
    while (bits >= 8) {
      bits -= 8
      bytes[at++] = (held >>> bits) & 0xff
    }
    held &= (1 << bits) - 1
  }
  return bytes
}

/** In slices, because the number of arguments of a call is limited. */
function textOfCodes(codes: Uint16Array): string {
  let text = ''
  for (let start = 0; start < codes.length; start += 8_192)
    text += String.fromCharCode(...codes.subarray(start, start + 8_192))
  return text
}

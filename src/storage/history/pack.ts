import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { type Result, fail, ok } from '#domain/result.ts'
import { bytesToText, textToBytes } from './utf16.ts'

const damaged = fail('damaged', 'The packed text is damaged.')

/** A JSON value in as few UTF-16 units as possible (docs/decisions/009-history-records.md). */
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

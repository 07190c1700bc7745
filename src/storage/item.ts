import { parseJson } from '#domain/parse-json.ts'
import type { Result } from '#domain/result.ts'
import { readText, removeText, subscribeToKey, writeText } from './storage-area.ts'

/** One typed item of the key table. What does not pass the schema is dropped and reads as the fallback. */
export interface StoredItem<T> {
  key: string
  read: () => T
  write: (value: T) => Result<undefined>
  remove: () => void
  subscribe: (listener: () => void) => () => void
}

/** What says whether a stored value is one of ours: a zod schema, or for plain values `choice`, which pages without zod use. */
export interface ItemSchema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false }
}

interface ItemOptions<T> {
  key: string
  schema: ItemSchema<T>
  fallback: T
}

/** An item kept as JSON: booleans and numbers among them. */
export function jsonItem<T>(options: ItemOptions<T>): StoredItem<T> {
  return storedItem(options, parseJson, (value) => JSON.stringify(value))
}

/** An item kept as bare text, as other code (the theme script in index.html) and earlier versions read it. */
export function textItem<T extends string | undefined>(options: ItemOptions<T>): StoredItem<T> {
  return storedItem(options, (text) => text, (value) => value ?? '')
}

function storedItem<T>(
  { key, schema, fallback }: ItemOptions<T>,
  decode: (text: string) => unknown,
  encode: (value: T) => string,
): StoredItem<T> {
  return {
    key,
    read() {
      const text = readText(key)
      if (text === undefined) return fallback
      const parsed = schema.safeParse(decode(text))
      return parsed.success ? parsed.data : fallback
    },
    write: (value) => writeText(key, encode(value)),
    remove: () => removeText(key),
    subscribe: (listener) => subscribeToKey(key, listener),
  }
}

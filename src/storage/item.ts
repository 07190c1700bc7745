import { parseJson } from '#domain/parse-json.ts'
import type { Result } from '#domain/result.ts'
import { readText, removeText, subscribeToKey, writeText } from './storage-area.ts'

/** A typed item of the key table. A value that does not match the schema reads as the fallback. */
export interface StoredItem<T> {
  key: string
  read: () => T
  write: (value: T) => Result<undefined>
  remove: () => void
  subscribe: (listener: () => void) => () => void
}

/** Validates a stored value: a zod schema, or `choice` for plain values on pages that do not load zod. */
export interface ItemSchema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false }
}

interface ItemOptions<T> {
  key: string
  schema: ItemSchema<T>
  fallback: T
}

/** An item stored as JSON, such as a boolean or a number. */
export function jsonItem<T>(options: ItemOptions<T>): StoredItem<T> {
  return storedItem(options, parseJson, (value) => JSON.stringify(value))
}

/** An item stored as plain text, because other code (the theme script in index.html) and earlier versions read it. */
export function textItem<T extends string | undefined>(options: ItemOptions<T>): StoredItem<T> {
  return storedItem(
    options,
    (text) => text,
    (value) => value ?? '',
  )
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

import { calmSpaces } from './calm-spaces.ts'

export type JsonRecord = Record<string, unknown>

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The record under `key`, or an empty one: a wrong kind is read as "nothing there". */
export function recordAt(record: JsonRecord, key: string): JsonRecord {
  const value = record[key]
  return isRecord(value) ? value : {}
}

export function listAt(record: JsonRecord, key: string): unknown[] {
  const value = record[key]
  return Array.isArray(value) ? value : []
}

/** The text under `key`, its white space calmed; numbers are text too; anything else is ''. */
export function textAt(record: JsonRecord, key: string): string {
  const value = record[key]
  if (typeof value === 'string') return calmSpaces(value)
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** A whole number from `low` to `high`, or `fallback` for anything else. */
export function wholeAt(record: JsonRecord, key: string, low: number, high: number, fallback: number): number {
  const value = record[key]
  if (typeof value !== 'number' || !Number.isInteger(value) || value < low) return fallback
  return Math.min(value, high)
}

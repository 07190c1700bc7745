import { calmSpaces } from './calm-spaces.ts'

export type JsonRecord = Record<string, unknown>

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The record under `key`, or an empty one for any other value. */
export function recordAt(record: JsonRecord, key: string): JsonRecord {
  const value = record[key]
  return isRecord(value) ? value : {}
}

export function listAt(record: JsonRecord, key: string): unknown[] {
  const value = record[key]
  return Array.isArray(value) ? value : []
}

/** The text under `key` with runs of white space shortened. Numbers count as text; any other value is ''. */
export function textAt(record: JsonRecord, key: string): string {
  const value = record[key]
  if (typeof value === 'string') return calmSpaces(value)
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** An integer from `low` to `high`, or `fallback` for any other value. */
export function wholeAt(record: JsonRecord, key: string, low: number, high: number, fallback: number): number {
  const value = record[key]
  if (typeof value !== 'number' || !Number.isInteger(value) || value < low) return fallback
  return Math.min(value, high)
}

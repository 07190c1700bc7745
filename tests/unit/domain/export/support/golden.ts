import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { ExportEntry } from '#domain/export/export-entry.ts'

const folder = new URL('../../../../corpora/exports/', import.meta.url)

/** The tickets that the golden files are made of. */
export function goldenEntries(): ExportEntry[] {
  return JSON.parse(readFileSync(new URL('cases.json', folder), 'utf8')) as ExportEntry[]
}

/** Byte for byte, line endings and marks included. `UPDATE_GOLDEN=1` writes the file instead, to be read before it is committed. */
export function expectGolden(name: string, text: string): void {
  const file = new URL(name, folder)
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, text)
  expect(text).toBe(readFileSync(file, 'utf8'))
}

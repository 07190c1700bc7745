import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { z } from 'zod'
import type { ExportEntry } from '#domain/export/export-entry.ts'

const criterion = z.strictObject({
  id: z.string(),
  given: z.string(),
  when: z.string(),
  then: z.string(),
  text: z.string(),
  source: z.strictObject({ kind: z.enum(['field', 'section', 'description']), label: z.string() }),
})
const testCase = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  preconditions: z.array(z.string()),
  type: z.string(),
  priority: z.string(),
  steps: z.array(z.strictObject({ step: z.string(), data: z.string(), expected: z.string() })),
  criterionIds: z.array(z.string()),
  assumptions: z.array(z.string()).optional(),
  generationStatus: z.string().optional(),
})
const entries = z.array(
  z.strictObject({
    ticketId: z.string(),
    title: z.string(),
    timestamp: z.string(),
    acceptanceCriteria: z.array(criterion),
    ticketData: z.unknown().optional(),
    testCases: z.array(testCase),
  }),
)

const folder = new URL('../../../../corpora/exports/', import.meta.url)

/** The tickets behind the golden files. */
export function goldenEntries(): ExportEntry[] {
  return entries.parse(JSON.parse(readFileSync(new URL('cases.json', folder), 'utf8')))
}

/**
 * Compares byte for byte, including line endings and byte order marks. `UPDATE_GOLDEN=1` writes the file instead;
 * review it before you commit.
 */
export function expectGolden(name: string, text: string): void {
  const file = new URL(name, folder)
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, text)
  expect(text).toBe(readFileSync(file, 'utf8'))
}

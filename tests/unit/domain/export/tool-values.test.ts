import { expect, it } from 'vitest'
import { type TextFormatId, writeExport } from '#domain/export/write-export.ts'
import { type PriorityLevel, caseKind, priorityLevel } from '#domain/export/tool-values.ts'
import { aTestCase } from '../../../support/results.ts'
import { anEntry } from './support/cases.ts'
import { readCsv } from './support/read-csv.ts'

it.each<[string, PriorityLevel | undefined]>([
  ['High', 'high'],
  ['1 - High', 'high'],
  ['Very high', 'critical'],
  ['P0', 'critical'],
  ['P1', 'high'],
  ['P2 (Medium)', 'medium'],
  ['[P3]', 'low'],
  ['Highest', 'critical'],
  ['4 – Low', 'low'],
  ['very low', 'low'],
  ['1', 'critical'],
  ['Priority 3', 'medium'],
  ['Must have', 'critical'],
  ['Muy alta', 'critical'],
  ['Media', 'medium'],
  ['Crítica', 'critical'],
  ['Sehr hoch', 'critical'],
  ['élevée', 'high'],
  ['Banana', undefined],
  ['Sprint 2024', undefined],
  ['', undefined],
])('the priority %j is %s', (priority, level) => {
  expect(priorityLevel(priority)).toBe(level)
})

it.each([
  ['Smoke', 'smoke'],
  ['smoke test', 'smoke'],
  ['Exploratory', 'exploratory'],
  ['Load', 'performance'],
  ['Negative', 'functional'],
  ['Prueba de regresión', 'regression'],
  ['Wombat', undefined],
])('the type %j is %s', (type, kind) => {
  expect(caseKind(type)).toBe(kind)
})

it.each<[TextFormatId, number, [string, string][]]>([
  [
    'xray',
    3,
    [
      ['1 - High', 'High'],
      ['Very high', 'Highest'],
      ['P1', 'High'],
      ['Banana', ''],
    ],
  ],
  [
    'zephyr',
    6,
    [
      ['Very high', 'High'],
      ['P2', 'Normal'],
    ],
  ],
  [
    'testrail',
    4,
    [
      ['Very high', 'Critical'],
      ['3', 'Medium'],
    ],
  ],
  [
    'azure-devops',
    9,
    [
      ['Very high', '1'],
      ['1 - High', '2'],
      ['Medium', '3'],
      ['Lowest', '4'],
    ],
  ],
  [
    'qase',
    6,
    [
      ['Very high', 'high'],
      ['Banana', 'undefined'],
    ],
  ],
  [
    'testomat',
    4,
    [
      ['Very high', 'critical'],
      ['Medium', 'normal'],
    ],
  ],
])('%s gets its own names of the priorities', (format, column, values) => {
  for (const [priority, written] of values) {
    const [part] = writeExport(format, [anEntry([aTestCase({ priority })])])
    expect(readCsv(part?.text ?? '')[format === 'qase' ? 2 : 1]?.[column], priority).toBe(written)
  }
})

it.each<[TextFormatId, number, [string, string][]]>([
  [
    'testrail',
    3,
    [
      ['Smoke', 'Smoke & Sanity'],
      ['Exploratory', 'Other'],
      ['Negative', 'Functional'],
    ],
  ],
  [
    'qase',
    8,
    [
      ['Smoke', 'smoke'],
      ['Exploratory', 'exploratory'],
      ['Wombat', 'other'],
    ],
  ],
])('%s gets its own names of the types', (format, column, values) => {
  for (const [type, written] of values) {
    const [part] = writeExport(format, [anEntry([aTestCase({ type })])])
    expect(readCsv(part?.text ?? '')[format === 'qase' ? 2 : 1]?.[column], type).toBe(written)
  }
})

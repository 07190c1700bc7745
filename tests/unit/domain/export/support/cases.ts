import fc from 'fast-check'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

export function anEntry(testCases: TestCase[], overrides: Partial<ExportEntry> = {}): ExportEntry {
  return { ticketId: 'SHOP-42', title: 'Promo code', acceptanceCriteria: [], testCases, ...overrides }
}

/** Texts that break formats: quotes, breaks, formulas, keywords, halves of surrogate pairs, any script. */
const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(
      '"',
      "'",
      ',',
      ';',
      '\n',
      '\r',
      '\t',
      '=',
      '+',
      '-',
      '@',
      '|',
      '\\',
      '#',
      '*',
      ' ',
      'a',
      '1',
      'ñ',
      '漢',
      '🎟️',
      '\u2028',
      '\uFEFF',
    ),
    maxLength: 20,
  }),
  fc.constantFrom(
    '=1+1',
    'Scenario: x',
    'Feature: x',
    '@tag',
    '# comment',
    '"""',
    '```',
    '| a | b |',
    'Given x',
    'Examples:',
    'Background:',
    '* x',
    '# language: fr',
    '1. "x"',
    '',
    '-5',
  ),
)

export const anyCase: fc.Arbitrary<TestCase> = fc.record({
  id: nastyText,
  title: nastyText,
  description: nastyText,
  preconditions: fc.array(nastyText, { maxLength: 3 }),
  type: nastyText,
  priority: nastyText,
  steps: fc.array(fc.record({ step: nastyText, data: nastyText, expected: nastyText }), { maxLength: 4 }),
  criterionIds: fc.array(nastyText, { maxLength: 2 }),
  assumptions: fc.array(nastyText, { maxLength: 2 }),
})

export const anyEntry: fc.Arbitrary<ExportEntry> = fc.record({
  ticketId: nastyText,
  title: nastyText,
  acceptanceCriteria: fc.constant([]),
  testCases: fc.array(anyCase, { minLength: 1, maxLength: 3 }),
})

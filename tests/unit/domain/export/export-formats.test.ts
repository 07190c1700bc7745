import { describe, expect, it } from 'vitest'
import { exportFormats, findExportFormat } from '#domain/export/export-formats.ts'
import { exportNotices } from '#domain/export/export-notices.ts'
import { checkExport, suitsScope } from '#domain/export/export-scope.ts'
import { aTestCase } from '../../../support/results.ts'
import { anEntry } from './support/cases.ts'

it('offers the documents of the spec, then the test tools', () => {
  expect(exportFormats.map(({ label }) => label)).toEqual([
    'CSV',
    'JSON',
    'Excel',
    'Markdown',
    'Xray Cloud',
    'Zephyr Scale',
    'TestRail',
    'Azure DevOps',
    'Qase',
    'Gherkin',
    'List of entries (CSV)',
    'Whole entries (JSON)',
  ])
  expect(exportFormats.slice(0, 4).map(({ exported }) => exported(1).message)).toEqual([
    'CSV exported successfully (local)',
    'JSON exported successfully',
    'Excel exported successfully',
    'Markdown exported successfully',
  ])
})

it('marks the bytes of the CSV for Excel only', () => {
  expect(exportFormats.filter(({ byteOrderMark }) => byteOrderMark).map(({ id }) => id)).toEqual(['csv', 'entries-csv'])
})

it('warns wherever a test tool leaves something open', () => {
  for (const { purpose, warning } of exportFormats) expect(warning !== undefined).toBe(purpose === 'tool')
})

it("refuses a format it does not know with the spec's words", () => {
  expect(findExportFormat('pdf')).toMatchObject({ ok: false, reason: { message: 'Unsupported format: pdf' } })
  expect(findExportFormat('qase')).toMatchObject({ ok: true, value: { id: 'qase' } })
})

function formatOf(id: string) {
  const format = findExportFormat(id)
  if (!format.ok) throw new Error(format.reason.message)
  return format.value
}

describe('checkExport', () => {
  it.each([
    ['current', 'csv', 'No data to export'],
    ['current', 'json', 'No data to export'],
    ['current', 'xray', 'No data to export'],
    ['current', 'excel', 'No test cases to export'],
    ['current', 'markdown', 'No test cases to export'],
    ['history', 'csv', 'No test cases found in history'],
    ['history', 'excel', 'No test cases found in history'],
  ] as const)('%s as %s without cases: %s', (scope, format, message) => {
    expect(checkExport(scope, formatOf(format), [])).toMatchObject({ ok: false, reason: { message } })
    expect(checkExport(scope, formatOf(format), [anEntry([])])).toMatchObject({ ok: false, reason: { message } })
  })

  it('leaves out tickets without cases', () => {
    const full = anEntry([aTestCase()])
    expect(checkExport('history', formatOf('csv'), [full, anEntry([])])).toEqual({ ok: true, value: [full] })
  })

  it('lists every entry, and refuses a list of none', () => {
    const empty = anEntry([])
    expect(checkExport('history', formatOf('entries-csv'), [empty])).toEqual({ ok: true, value: [empty] })
    expect(checkExport('history', formatOf('entries-json'), [])).toMatchObject({
      ok: false,
      reason: { message: 'No history entries to export' },
    })
    expect(formatOf('entries-json').exported(2).message).toBe('Exported 2 entries')
    expect([
      suitsScope(formatOf('entries-csv'), 'current'),
      suitsScope(formatOf('entries-csv'), 'history'),
      suitsScope(formatOf('qase'), 'current'),
    ]).toEqual([false, true, true])
  })
})

describe('exportNotices', () => {
  function notices(id: string, cases: number, title = 'x', data = ''): string[] {
    const testCase = aTestCase({ title, steps: [{ step: 's', data, expected: '' }] })
    return exportNotices(formatOf(id), [anEntry(Array<typeof testCase>(cases).fill(testCase))]).map(
      ({ message }) => message,
    )
  }

  it.each([
    ['xray', 1_000, 'x', []],
    ['xray', 1_001, 'x', ['One import takes 1,000 cases; the 1,001 here become 2 files in one .zip.']],
    ['azure-devops', 1, 'x'.repeat(128), []],
    [
      'azure-devops',
      1,
      'x'.repeat(129),
      ['1 title is longer than 128 characters and will be shortened; the text of the case keeps the whole title.'],
    ],
    [
      'qase',
      2,
      'x'.repeat(300),
      ['2 titles are longer than 255 characters and will be shortened; the text of the case keeps the whole title.'],
    ],
    ['csv', 2_000, 'x'.repeat(300), []],
  ])('%s with %d cases', (id, cases, title, expected) => {
    expect(notices(id, cases, title)).toEqual(expected)
  })

  it('warns of a text that is too long for an Excel cell', () => {
    expect(notices('excel', 1, 'x', 'y'.repeat(32_767))).toEqual([])
    expect(notices('excel', 2, 'x', 'y'.repeat(32_768))).toEqual([
      '2 texts are longer than the 32,767 characters of an Excel cell and will be cut.',
    ])
  })
})

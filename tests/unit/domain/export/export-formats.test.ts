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
    'Xray Server',
    'Zephyr Scale',
    'TestRail',
    'Azure DevOps',
    'Azure Test Plans (XLSX)',
    'Qase',
    'Testomat.io',
    'qTest',
    'Gherkin',
    'Playwright and Cucumber',
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
    const testCases = Array.from({ length: cases }, (_, index) =>
      aTestCase({
        title: `${title}${index || ''}`,
        steps: [{ step: 's', data, expected: '' }],
      }),
    )
    return exportNotices(formatOf(id), [anEntry(testCases)]).map(({ message }) => message)
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
    ['gherkin', 1, 'a\u0000b', ['1 text contains control characters or broken characters, which will be removed.']],
    [
      'csv',
      1,
      '- one',
      [
        '1 text starts like a formula and will get an apostrophe, so that spreadsheets show it as text. All other formats keep it as it is.',
      ],
    ],
    ['xray', 1, '- one', []],
  ])('%s with %d cases', (id, cases, title, expected) => {
    expect(notices(id, cases, title)).toEqual(expected)
  })

  it('says that repeated titles get a number', () => {
    const twice = [aTestCase({ title: 'Verify it' }), aTestCase({ title: 'It' })]
    expect(exportNotices(formatOf('xray'), [anEntry(twice)]).map(({ message }) => message)).toEqual([
      '1 title occurs more than once and will get a number, so that each case keeps a name of its own.',
    ])
    expect(exportNotices(formatOf('json'), [anEntry(twice)])).toEqual([])
  })

  it('says that a tool does not know a priority, and that a folder is shortened', () => {
    const entry = anEntry([aTestCase({ priority: 'Banana' })], { title: 'x'.repeat(100) })
    expect(exportNotices(formatOf('testrail'), [entry]).map(({ message }) => message)).toEqual([
      'The priority names no level that the tool knows (Banana); the tool will use its default.',
      '1 folder name is longer than 100 characters and will be shortened.',
    ])
    expect(exportNotices(formatOf('gherkin'), [entry])).toEqual([])
  })

  it('says for every format what happens to a text that is longer than a cell', () => {
    for (const id of ['csv', 'json', 'markdown', 'xray', 'zephyr', 'testrail', 'azure-devops', 'qase', 'gherkin'])
      expect(notices(id, 1, 'x', 'y'.repeat(32_768)).join()).toContain('The file keeps them whole')
    for (const id of ['excel', 'azure-devops-xlsx', 'qtest'])
      expect(notices(id, 1, 'x', 'y'.repeat(32_768)).join()).toContain('will be cut')
  })

  it('warns of a text that is too long for an Excel cell', () => {
    expect(notices('excel', 1, 'x', 'y'.repeat(32_767))).toEqual([])
    expect(notices('excel', 2, 'x', 'y'.repeat(32_768))).toEqual([
      '2 texts are longer than the 32,767 characters of an Excel cell and will be cut.',
    ])
  })
})

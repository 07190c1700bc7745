import { describe, expect, it } from 'vitest'
import { excelSheets, workbookSheets } from '#domain/export/excel-rows.ts'
import { historyEntriesToCsv } from '#domain/export/history-entries.ts'
import { type TextFormatId, writeExport } from '#domain/export/write-export.ts'
import { expectGolden, goldenEntries } from './support/golden.ts'

const [current] = goldenEntries()

describe.each<[TextFormatId, string]>([
  ['csv', 'csv'],
  ['json', 'json'],
  ['markdown', 'md'],
  ['xray', 'xray.csv'],
  ['xray-server', 'xray-server.csv'],
  ['zephyr', 'zephyr.csv'],
  ['testrail', 'testrail.csv'],
  ['azure-devops', 'azure-devops.csv'],
  ['qase', 'qase.csv'],
  ['testomat', 'testomat.csv'],
  ['gherkin', 'feature'],
])('%s', (format, extension) => {
  it('writes one ticket as its golden file', () => {
    const parts = writeExport(format, current === undefined ? [] : [current], { areaPath: 'Shop\\Checkout' })
    expect(parts).toHaveLength(1)
    expectGolden(`test-cases.${extension}`, parts[0]?.text ?? '')
  })

  it('writes the whole history as its golden files', () => {
    const parts = writeExport(format, goldenEntries())
    expect(parts).toHaveLength(format === 'gherkin' ? 2 : 1)
    for (const { name, text } of parts)
      expectGolden(format === 'gherkin' ? `history-${name}.feature` : `test-cases-history.${extension}`, text)
  })
})

it('lays out the workbook as its golden rows', () => {
  expectGolden('workbook.json', `${JSON.stringify(excelSheets(goldenEntries()), null, 1)}\n`)
})

it.each(['azure-devops-xlsx', 'qtest'] as const)('lays out %s as its golden rows', (format) => {
  expectGolden(`${format}.json`, `${JSON.stringify(workbookSheets(format, goldenEntries()), null, 1)}\n`)
})

it('lists history entries as their golden file', () => {
  const entries = goldenEntries().map((entry, index) => ({
    ...entry,
    id: `entry-${index + 1}`,
    timestamp: entry.timestamp ?? '',
  }))
  expectGolden('history-list.csv', historyEntriesToCsv(entries))
})

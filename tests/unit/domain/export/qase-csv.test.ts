import { describe, expect, it } from 'vitest'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import { writeExport } from '#domain/export/write-export.ts'
import { aTestCase } from '../../../support/results.ts'
import { anEntry } from './support/cases.ts'
import { readCsv } from './support/read-csv.ts'

const twoSteps = aTestCase({ title: 'Verify that it works', generationStatus: 'ai', type: 'Negative' })

function qase(entries: ExportEntry[]): string {
  return writeExport('qase', entries)[0]?.text ?? ''
}

describe('Qase', () => {
  const other = anEntry([twoSteps], { ticketId: 'SHOP-7', title: 'Cart' })
  const rows = readCsv(qase([anEntry([twoSteps, twoSteps]), other, anEntry([twoSteps])]))

  it('has a row for each suite, then cases that name theirs, numbered from 1', () => {
    expect(rows.slice(1).map((row) => [row[0], row[20], row[22], row[23]])).toEqual([
      ['', '1', 'SHOP-42 Promo code', '1'],
      ['', '2', 'SHOP-7 Cart', '1'],
      ['1', '1', 'SHOP-42 Promo code', ''],
      ['2', '1', 'SHOP-42 Promo code', ''],
      ['3', '2', 'SHOP-7 Cart', ''],
      ['4', '1', 'SHOP-42 Promo code', ''],
    ])
  })

  it('numbers steps, results and data alike, each as a JSON string on its own line', () => {
    const steps = [
      { step: 'Enter\r\n"x"', data: '', expected: 'Shown' },
      { step: '', data: 'a\tb', expected: '' },
    ]
    const [, , row] = readCsv(qase([anEntry([aTestCase({ steps })])]))
    expect(row?.slice(15, 18)).toEqual([
      '1. "Enter\\n\\"x\\""\n2. "Perform action"\n',
      '1. "Shown"\n2. ""\n',
      '1. ""\n2. "a\\tb"\n',
    ])
  })

  it('fills every enumeration', () => {
    const cells = rows[3] ?? []
    expect(cells.slice(6, 15)).toEqual([
      'high',
      'undefined',
      'functional',
      'negative',
      'is-not-automated',
      'draft',
      'no',
      'unknown',
      'classic',
    ])
    expect(cells[25]).toBe('no')
  })
})

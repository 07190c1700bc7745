import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from '#domain/export/clean-text.ts'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import { type TextFormatId, writeExport } from '#domain/export/write-export.ts'
import { aTestCase } from '../../../support/results.ts'
import { anEntry, anyEntry } from './support/cases.ts'
import { readCsv } from './support/read-csv.ts'

/** Headers as spelled in the tools' documentation. */
const headers: [TextFormatId, string, string][] = [
  [
    'xray',
    'TCID,Summary,Test Type,Priority,Description,Labels,Requirement Keys,Action,Data,Expected Result,Test Repository Folder',
    '\r\n',
  ],
  [
    'xray-server',
    'Issue ID,Test Summary,Test Priority,Description,Component,Label 1,Label 2,Action,Data,Result,Link Tests',
    '\r\n',
  ],
  [
    'zephyr',
    'Key,Name,Status,Precondition,Objective,Folder,Priority,Component,Labels,Owner,Estimated Time,Coverage (Issues),Coverage (Pages),Test Script (Step-by-Step) - Step,Test Script (Step-by-Step) - Test Data,Test Script (Step-by-Step) - Expected Result,Test Script (Plain Text),Test Script (BDD)',
    '\r\n',
  ],
  ['testrail', 'Case ID,Title,Section,Type,Priority,Preconditions,References,Step,Expected Result,Description', '\r\n'],
  [
    'azure-devops',
    'ID,Work Item Type,Title,Test Step,Step Action,Step Expected,Area Path,Assigned To,State,Priority,Tags',
    '\r\n',
  ],
  [
    'qase',
    'v2.id,title,description,preconditions,postconditions,tags,priority,severity,type,behavior,automation,status,is_flaky,layer,steps_type,steps_actions,steps_result,steps_data,milestone_id,milestone,suite_id,suite_parent_id,suite,suite_without_cases,parameters,is_muted',
    '\n',
  ],
]

function onlyText(format: TextFormatId, entries: ExportEntry[]): string {
  const [part, ...others] = writeExport(format, entries)
  expect(others).toEqual([])
  return part?.text ?? ''
}

describe.each(headers)('%s', (format, header, lineEnding) => {
  it('has the header of the tool, its line ending and no byte order mark', () => {
    const text = onlyText(format, [anEntry([aTestCase()])])
    expect(text.startsWith(`"${header.replaceAll(',', '","')}"${lineEnding}`)).toBe(true)
    expect(text.endsWith(lineEnding)).toBe(true)
    if (lineEnding === '\n') expect(text).not.toContain('\r')
  })

  it('gives every row the columns of the header and loses no step, whatever the texts', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { minLength: 1, maxLength: 2 }), (entries) => {
        const rows = readCsv(onlyText(format, entries))
        for (const row of rows) expect(row).toHaveLength(header.split(',').length)
        const all = rows.flat().join('\n')
        const inCell = (text: string) =>
          format === 'qase' ? JSON.stringify(cleanText(text)).slice(1, -1) : cleanText(text)
        for (const step of entries.flatMap(({ testCases }) => testCases.flatMap(({ steps }) => steps))) {
          const action = cleanText(step.step)
          for (const text of [action.trim() === '' ? 'Perform action' : action, step.data, step.expected])
            expect(all).toContain(inCell(text))
        }
      }),
      { numRuns: 150 },
    )
  })
})

it.each(headers)('%s quotes every cell, and leaves a text that starts like a formula unchanged', (format) => {
  const formula = '=HYPERLINK("http://example.com")'
  const description = 'x;=1+1;y\n=2+2'
  const texts = [formula, '+49 170 1234567', '- Enter the text', '@web']
  const steps = texts.map((text) => ({ step: text, data: '', expected: text }))
  const text = onlyText(format, [anEntry([aTestCase({ title: formula, description, steps })])])
  expect(text.replace(/"(?:[^"]|"")*"/g, 'cell')).toMatch(/^(?:cell(?:,cell)*\r?\n)+$/)
  expect(text).not.toContain("'=")
  const cells = readCsv(text).flat()
  expect(cells).toContain(formula)
  expect(cells.join('\n')).toContain(description)
  const written = format === 'qase' ? texts.map((value) => JSON.stringify(value)) : texts
  for (const value of written) expect(cells.join('\n')).toContain(value)
  if (format !== 'qase') for (const value of texts.slice(1)) expect(cells).toContain(value)
})

const twoSteps = aTestCase({ title: 'Verify that it works', generationStatus: 'ai', type: 'Negative' })

it('Xray: rows of a test share its TCID and say its type', () => {
  const rows = readCsv(onlyText('xray', [anEntry([twoSteps, twoSteps])])).slice(1)
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['1', 'It works', 'Manual'],
    ['1', '', 'Manual'],
    ['2', 'It works (2)', 'Manual'],
    ['2', '', 'Manual'],
  ])
  expect(rows[0]?.slice(5, 7)).toEqual(['ai-generated;negative', 'SHOP-42'])
})

it('Xray Server: one column for each label and link; the first row has the fields', () => {
  const [, first, next] = readCsv(
    onlyText('xray-server', [anEntry([twoSteps], { ticketData: { fields: { components: [{ name: 'Cart' }] } } })]),
  )
  expect(first?.slice(0, 7)).toEqual([
    '1',
    'It works',
    'High',
    'The cart says that it is empty.\n\nCriteria: AC-1\n\nPreconditions:\nA shopper is signed in',
    'Cart',
    'ai-generated',
    'negative',
  ])
  expect(first?.[10]).toBe('SHOP-42')
  expect(next?.slice(0, 2)).toEqual(['1', ''])
})

it('Testomat.io: one row per case, with its steps in the description', () => {
  const [header, row, ...others] = readCsv(onlyText('testomat', [anEntry([twoSteps])]))
  expect(others).toEqual([])
  expect(header?.join()).toBe('ID,Title,Folder,Emoji,Priority,Tags,Owner,Description,Examples,Labels')
  expect(row?.slice(0, 6)).toEqual(['', 'It works', 'SHOP-42 Promo code', '', 'high', 'SHOP-42,ai-generated,negative'])
  expect(row?.[7]).toBe(
    'The cart says that it is empty.<br><br>Criteria: AC-1\n\n### Preconditions\n\n- A shopper is signed in\n\n### Steps\n\n' +
      '* Open the cart\n  *Data*: 1 × Mug\n  *Expected*: The cart lists the mug\n' +
      '* Remove the mug\n  *Data*: Mug\n  *Expected*: The cart shows "Your cart is empty"',
  )
})

it('takes the delimiter, the columns in their order, and the tester’s names of the priorities', () => {
  const [part] = writeExport('xray', [anEntry([twoSteps])], {
    columns: ['Summary', 'Priority', 'TCID'],
    delimiter: ';',
    priorityNames: { high: 'P1' },
  })
  expect(part?.text).toBe('"Summary";"Priority";"TCID"\r\n"It works";"P1";"1"\r\n"";"";"1"\r\n')
})

it('keeps titles unique after they are shortened', () => {
  const long = 'x'.repeat(300)
  for (const [format, column, limit] of [
    ['xray', 1, 255],
    ['testrail', 1, 250],
    ['azure-devops', 2, 128],
    ['qase', 1, 255],
  ] as const) {
    const cases = [`${long}a`, `${long}b`, `Verify ${long}c`].map((title) => aTestCase({ title, steps: [] }))
    const titles = readCsv(onlyText(format, [anEntry(cases)]))
      .slice(1)
      .map((row) => row[column] ?? '')
      .filter((title) => title !== '')
    expect(new Set(titles).size, format).toBe(3)
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(limit)
    expect(titles[2]).toMatch(/… \(3\)$/)
  }
})

it('Xray: more than 1,000 tests become several files, none of them divided', () => {
  const parts = writeExport('xray', [anEntry(Array<typeof twoSteps>(2_001).fill(twoSteps))])
  expect(
    parts.map(({ name, text }) => [
      name,
      new Set(
        readCsv(text)
          .slice(1)
          .map(([id]) => id),
      ).size,
    ]),
  ).toEqual([
    ['part-1', 1_000],
    ['part-2', 1_000],
    ['part-3', 1],
  ])
})

it.each<[TextFormatId, number]>([
  ['testrail', 10_000_000],
  ['azure-devops', 20_000_000],
])('%s: a file stays within its bytes and all cases are there', (format, limit) => {
  const long = aTestCase({ steps: [{ step: 'ñ漢🎟️'.repeat(20_000), data: '', expected: '' }] })
  const parts = writeExport(format, [anEntry(Array<typeof long>(110).fill(long))])
  expect(parts.length).toBeGreaterThan(1)
  for (const { text } of parts) expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(limit)
  expect(parts.reduce((sum, { text }) => sum + text.split(`"${long.title}`).length - 1, 0)).toBe(110)
})

it('Zephyr: a further step has its three columns and nothing else', () => {
  const [, first, next] = readCsv(
    onlyText('zephyr', [anEntry([twoSteps], { ticketData: { fields: { components: [{ name: 'Cart/Web' }] } } })]),
  )
  expect(first?.slice(5, 12)).toEqual([
    '/Cart Web/SHOP-42 Promo code',
    'High',
    'Cart/Web',
    'ai-generated,negative',
    '',
    '',
    'SHOP-42',
  ])
  expect(next?.flatMap((cell, column) => (cell === '' ? [] : [column]))).toEqual([13, 14, 15])
})

it('TestRail: a further step has step and result only; data goes with its step', () => {
  const [, first, next] = readCsv(onlyText('testrail', [anEntry([twoSteps])]))
  expect(first?.slice(0, 7)).toEqual([
    '1',
    'It works',
    'SHOP-42 Promo code',
    'Functional',
    'High',
    'A shopper is signed in',
    'SHOP-42',
  ])
  expect(first?.[9]).toBe('The cart says that it is empty.\n\nCriteria: AC-1\n\nType: Negative')
  expect(next).toEqual([
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    'Remove the mug\nTest data: Mug',
    'The cart shows "Your cart is empty"',
    '',
  ])
})

it('Azure DevOps: a row for the case in state Design, then numbered steps; the first step tells the preconditions', () => {
  const [, head, first, second] = readCsv(
    writeExport('azure-devops', [anEntry([twoSteps])], { areaPath: ' Shop\\Cart ', assignedTo: 'ana@example.com' })[0]
      ?.text ?? '',
  )
  expect(head).toEqual([
    '',
    'Test Case',
    'It works',
    '',
    '',
    '',
    'Shop\\Cart',
    'ana@example.com',
    'Design',
    '2',
    'SHOP-42; ai-generated; negative',
  ])
  expect(first?.slice(0, 4)).toEqual(['', '', '', '1'])
  expect(first?.[4]).toMatch(
    /^The cart says that it is empty\.\n\nCriteria: AC-1\n\nPreconditions:\nA shopper is signed in\n\nOpen the cart\nTest data: 1 × Mug$/,
  )
  expect(second?.[3]).toBe('2')
})

it.each(['x'.repeat(200), `=${'x'.repeat(200)}`, '🎟️'.repeat(100)])(
  'Azure DevOps: a title has at most 128 characters, and is whole in the first step',
  (title) => {
    const [, head, first] = readCsv(onlyText('azure-devops', [anEntry([aTestCase({ title })])]))
    expect(head?.[2]?.length).toBeLessThanOrEqual(128)
    expect(head?.[2]).toMatch(/[^\uD800-\uDBFF]…$/u)
    expect(first?.[4]).toContain(title.charAt(0) === 'x' ? `Title: X${'x'.repeat(199)}` : `Title: ${title}`)
  },
)

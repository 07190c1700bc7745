import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator } from '@cucumber/messages'
import { parse as csvParse } from 'csv-parse/sync'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { htmlRows, tabbedRows, tabbedTable } from '#domain/export/clipboard-table.ts'
import { withoutFormula, withoutInnerFormulas } from '#domain/export/formula.ts'
import { type TextFormatId, writeExport } from '#domain/export/write-export.ts'
import { nastyEntries, nastyTexts, unprintable } from '../../../support/nasty-cases.ts'

const entries = nastyEntries()
const cases = entries.flatMap(({ testCases }) => testCases)
const cleanly = (text: string) => text.replaceAll(unprintable.text, unprintable.clean)
const steps = cases.flatMap((testCase) =>
  testCase.steps.map(({ step, data, expected }) => ({
    step: cleanly(step),
    data: cleanly(data),
    expected: cleanly(expected),
  })),
)

const rowsSchema = z.array(z.array(z.string()))
const parsers: [string, (text: string, delimiter?: string) => string[][]][] = [
  // Strict by default: a misplaced quote or a row of another length throws.
  ['csv-parse', (text, delimiter = ',') => rowsSchema.parse(csvParse(text, { bom: true, delimiter }))],
  [
    'papaparse',
    (text, delimiter = ',') => {
      const { data, errors } = papaparse.parse(text, { delimiter, skipEmptyLines: true })
      expect(errors).toEqual([])
      return rowsSchema.parse(data)
    },
  ],
]

function textOf(format: TextFormatId, options = {}): string {
  const [part, ...others] = writeExport(format, entries, options)
  expect(others).toEqual([])
  return part?.text ?? ''
}

/** The cells below a header, without the empty ones. */
function columnOf(rows: string[][], name: string): string[] {
  const [header = [], ...others] = rows
  const index = header.indexOf(name)
  expect(index, name).toBeGreaterThanOrEqual(0)
  return others.map((row) => row[index] ?? '')
}

describe.each(parsers)('%s', (_parser, parse) => {
  it.each<[TextFormatId, string, string, string]>([
    ['xray', 'Action', 'Data', 'Expected Result'],
    ['xray-server', 'Action', 'Data', 'Result'],
    [
      'zephyr',
      'Test Script (Step-by-Step) - Step',
      'Test Script (Step-by-Step) - Test Data',
      'Test Script (Step-by-Step) - Expected Result',
    ],
  ])('reads every step from %s as it was, without an apostrophe', (format, step, data, expected) => {
    const rows = parse(textOf(format))
    const read = columnOf(rows, step).map((text, index) => ({
      step: text,
      data: columnOf(rows, data)[index] ?? '',
      expected: columnOf(rows, expected)[index] ?? '',
    }))
    expect(read.filter((row) => row.step !== '')).toEqual(steps)
  })

  it.each<[TextFormatId, string, string]>([
    ['testrail', 'Step', 'Expected Result'],
    ['azure-devops', 'Step Action', 'Step Expected'],
  ])('reads every step from %s, with its data', (format, step, expected) => {
    const rows = parse(textOf(format))
    const actions = columnOf(rows, step).filter((text) => text !== '')
    expect(actions.length).toBeGreaterThanOrEqual(steps.length)
    for (const written of steps) {
      const action = written.data === '' ? written.step : `${written.step}\nTest data: ${written.data}`
      expect(
        actions.some((text) => text.endsWith(action)),
        action,
      ).toBe(true)
    }
    expect(columnOf(rows, expected).filter((text) => text !== '')).toEqual(
      steps.map((row) => row.expected).filter((text) => text !== ''),
    )
  })

  it('reads every numbered step from Qase, and each of its lines as JSON', () => {
    const rows = parse(textOf('qase'))
    const read = (name: string) =>
      columnOf(rows, name).flatMap((cell) =>
        cell
          .split('\n')
          .filter((line) => line !== '')
          .map((line): unknown => JSON.parse(line.replace(/^\d+\. /, ''))),
      )
    expect(read('steps_actions')).toEqual(steps.map(({ step }) => step))
    expect(read('steps_data')).toEqual(steps.map(({ data }) => data))
    expect(read('steps_result')).toEqual(steps.map(({ expected }) => expected))
  })

  it('reads preconditions and descriptions from their own fields', () => {
    const expected = Object.values(nastyTexts)
    for (const [format, field] of [
      ['zephyr', 'Precondition'],
      ['testrail', 'Preconditions'],
      ['qase', 'preconditions'],
    ] as const)
      expect(columnOf(parse(textOf(format)), field), format).toEqual(expect.arrayContaining(expected))
  })

  it.each<[TextFormatId, string]>([
    ['xray', 'Summary'],
    ['xray-server', 'Test Summary'],
    ['zephyr', 'Name'],
    ['testrail', 'Title'],
    ['azure-devops', 'Title'],
    ['qase', 'title'],
    ['testomat', 'Title'],
  ])('reads a title of its own for each case from %s', (format, field) => {
    const titles = columnOf(parse(textOf(format)), field).filter((title) => title !== '')
    expect(titles).toHaveLength(cases.length)
    expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(cases.length)
    expect(titles).toContain(`Control ${unprintable.clean}`)
  })

  it.each([',', ';', '\t'] as const)('reads the CSV for spreadsheets with %j between the columns', (delimiter) => {
    const [, ...rows] = parse(textOf('csv', { delimiter }), delimiter)
    const shown = (text: string) => withoutFormula(withoutInnerFormulas(text))
    expect(rows.filter((row) => row[2] !== '').map((row) => row.slice(2, 5))).toEqual(
      steps.map(({ step, data, expected }) => [step, data, expected].map(shown)),
    )
    for (const row of rows) expect(row).toHaveLength(11)
  })

  it('reads the text of the clipboard', () => {
    const [, ...rows] = parse(tabbedTable(cases.map(tabbedRows).join('')), '\t')
    expect(rows.filter((row) => row[5] !== '').map((row) => row[5])).toEqual(
      steps.map(({ step }) => withoutFormula(step)),
    )
  })
})

describe('JSON.parse', () => {
  it('reads every case as it was', () => {
    const written = z
      .object({ testSteps: z.array(z.looseObject({ step: z.string(), data: z.string(), expected: z.string() })) })
      .parse(JSON.parse(textOf('json')))
    expect(written.testSteps.map(({ step, data, expected }) => ({ step, data, expected }))).toEqual(steps)
  })
})

describe('@cucumber/gherkin', () => {
  const documents = writeExport('gherkin', entries).map(({ text }) =>
    new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher()).parse(text),
  )
  const scenarios = documents.flatMap(({ feature }) =>
    (feature?.children ?? []).flatMap(({ scenario }) => (scenario === undefined ? [] : [scenario])),
  )

  it('reads a scenario with a name of its own for each case', () => {
    expect(scenarios).toHaveLength(cases.length)
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(cases.length)
  })

  it('reads every text of every step: line by line, data unchanged', () => {
    for (const [index, testCase] of cases.entries()) {
      const read = (scenarios[index]?.steps ?? []).flatMap(({ text, docString, dataTable }) => [
        text,
        docString?.content ?? '',
        ...(dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value).join(': ')) ?? []),
      ])
      const all = read.join('\n')
      for (const { step, data, expected } of testCase.steps) {
        // What the format's warning names: bullets, keywords, white space and a full stop before data.
        const lines = `${step}\n${expected}`.split('\n').map((line) =>
          cleanly(line)
            .replace(/\s+/g, ' ')
            .trim()
            .replace(/^(?:[-*•]|\d+[.)])\s+/, '')
            .replace(/^Then /, '')
            .replace(/[.:,;]$/, ''),
        )
        for (const line of lines) expect(all).toContain(line)
        expect(all).toContain(cleanly(data).trim())
      }
    }
  })
})

it('writes an HTML table from which every text comes back', () => {
  const unescaped = (text: string) =>
    text.replaceAll('<br>', '\n').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  const cells = cases
    .map(htmlRows)
    .join('')
    .split(/<td[^>]*>/)
    .slice(1)
    .map((cell) => unescaped(cell.slice(0, cell.indexOf('</td>'))))
  for (const text of [nastyTexts.phone, nastyTexts.component, nastyTexts.bullet, nastyTexts.fences, nastyTexts.entity])
    expect(cells).toContain(text)
})

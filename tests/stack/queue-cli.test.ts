import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import exceljs from 'exceljs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { configured, generateHere } from './generate-cli/run-generate.ts'
import { serveLocalSupabase } from '../../supabase/local/serve.ts'

const printed = z.object({
  results: z.array(z.object({ ticketId: z.string(), testCases: z.array(z.unknown()).min(1) })),
})

describe('several tickets in the terminal', async () => {
  const backend = await serveLocalSupabase({ demo: true })
  const run = (args: string[]) => generateHere(args, configured(backend))

  test('the tickets of an epic', async () => {
    const { code, stdout } = await run(['--epic', 'https://casewright-demo.atlassian.net/browse/SHOP-20'])
    expect(code).toBe(0)
    const { results } = printed.parse(JSON.parse(stdout))
    expect(results.map(({ ticketId }) => ticketId)).toEqual(['SHOP-1', 'SHOP-3', 'SHOP-6', 'SHOP-12', 'SHOP-14'])
  })

  test('absent and failed tickets are named, and the others go on', async () => {
    const { code, stdout, stderr } = await run(['SHOP-404', 'SHOP-11', 'SHOP-2'])
    expect(code).toBe(1)
    expect(printed.parse(JSON.parse(stdout)).results.map(({ ticketId }) => ticketId)).toEqual(['SHOP-2'])
    expect(stderr).toContain('Failed: SHOP-404: Not found')
    expect(stderr).toContain('Failed: SHOP-11: No acceptance criteria')
  })

  test('one workbook for all of them: a sheet for each ticket, and a matrix of all', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'casewright-queue-'))
    const out = join(folder, 'all.xlsx')
    const { code, stderr } = await run(['SHOP-1', 'SHOP-2', '--format', 'xlsx', '--out', out])
    expect(code, stderr).toBe(0)
    const workbook = new exceljs.Workbook()
    await workbook.xlsx.readFile(out)
    await rm(folder, { recursive: true })
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Matrix', 'SHOP-1', 'SHOP-2', 'Ticket Info'])

    const rowsOf = (name: string): string[][] => {
      const rows: string[][] = []
      workbook.getWorksheet(name)?.eachRow((row) => {
        rows.push(Array.from({ length: row.cellCount }, (_, column) => row.getCell(column + 1).text))
      })
      return rows
    }
    const [header, ...matrix] = rowsOf('Matrix')
    expect(header).toEqual(['Ticket', 'Summary', 'Criterion', 'Text', 'Test Cases'])
    for (const key of ['SHOP-1', 'SHOP-2']) {
      const listed = new Set(matrix.flatMap((row) => (row[0] === key ? (row[4]?.split(', ') ?? []) : [])))
      const written = new Set(
        rowsOf(key)
          .slice(1)
          .map(([id = '']) => id),
      )
      expect(listed).toEqual(written)
      expect(written.size).toBeGreaterThan(2)
    }
  })

  test('one Markdown or JSON file for all of them', async () => {
    const { stdout } = await run(['SHOP-1', 'SHOP-2', '--format', 'md'])
    expect(stdout.match(/^# .*/gm)).toEqual([
      '# Test Cases for 2 Tickets',
      '# Test Cases for SHOP-1',
      '# Test Cases for SHOP-2',
    ])
    const json = z
      .object({
        matrix: z.array(z.object({ ticket: z.string(), criterionId: z.string(), caseIds: z.array(z.string()) })),
      })
      .parse(JSON.parse((await run(['SHOP-1', 'SHOP-2'])).stdout))
    expect(new Set(json.matrix.map(({ ticket }) => ticket))).toEqual(new Set(['SHOP-1', 'SHOP-2']))
  })

  test('a preview has a line for each ticket, with the ticket check, and generates nothing', async () => {
    const tickets = ['SHOP-1', 'SHOP-15', 'SHOP-11', 'SHOP-404']
    const text = await run([...tickets, '--preview'])
    expect(text.code).toBe(0)
    const lines = text.stdout.trimEnd().split('\n')
    expect(lines).toEqual([
      expect.stringMatching(/^SHOP-1 {3}Ready \(\d criteria, \d findings?\) {2}Story: /),
      expect.stringMatching(/^SHOP-15 {2}Needs clarification \(4 criteria, [1-9]\d* findings\)/),
      expect.stringMatching(/^SHOP-11 {2}Not ready \(0 criteria, 0 findings\)/),
      expect.stringMatching(/^SHOP-404 +Not found/),
    ])
    const json = await run([...tickets, '--preview', '--format', 'json'])
    const preview = z
      .strictObject({
        tickets: z.array(
          z.strictObject({
            ticketId: z.string(),
            title: z.string(),
            type: z.string(),
            criteria: z.number(),
            verdict: z.enum(['ready', 'clarify', 'notready']),
            findings: z.number(),
          }),
        ),
        absent: z.array(z.string()),
        more: z.boolean(),
      })
      .parse(JSON.parse(json.stdout))
    expect(preview).toMatchObject({ absent: ['SHOP-404'], more: false })
    expect(preview.tickets.map(({ ticketId, verdict }) => [ticketId, verdict])).toEqual([
      ['SHOP-1', 'ready'],
      ['SHOP-15', 'clarify'],
      ['SHOP-11', 'notready'],
    ])
  })

  test.each([
    [['--jql', 'colour = red'], 1, "Field 'colour' does not exist"],
    [['--jql', 'labels = nothing'], 1, 'No tickets found.'],
    [['--jql', ''], 2, '--jql takes a text'],
    [['--epic', 'nothing'], 2, '--epic takes the key or the link of an epic'],
    [['SHOP-1', 'words'], 2, '“words” is neither a ticket'],
    [['SHOP-1', '--jql', 'project = SHOP'], 2, 'not both'],
    [['SHOP-1', 'SHOP-2', '--criteria', 'x.json'], 2, '--criteria is for one ticket'],
    [['--jql', 'labels = nothing', '--preview'], 1, 'No tickets found.'],
  ])('%j is refused', async (args, expected, message) => {
    const { code, stderr } = await run(args)
    expect(stderr).toContain(message)
    expect(code).toBe(expected)
  })
})

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

  test('one file for all of them', async () => {
    const { stdout } = await run(['SHOP-1', 'SHOP-2', '--format', 'md'])
    expect(stdout).toContain('SHOP-1')
    expect(stdout).toContain('SHOP-2')
  })

  test.each([
    [['--jql', 'colour = red'], 1, "Field 'colour' does not exist"],
    [['--jql', 'labels = nothing'], 1, 'No tickets found.'],
    [['--jql', ''], 2, '--jql takes a text'],
    [['--epic', 'nothing'], 2, '--epic takes the key or the link of an epic'],
    [['SHOP-1', 'words'], 2, '“words” is neither a ticket'],
    [['SHOP-1', '--jql', 'project = SHOP'], 2, 'not both'],
    [['SHOP-1', 'SHOP-2', '--preview'], 2, '--preview is for one ticket'],
  ])('%j is refused', async (args, expected, message) => {
    const { code, stderr } = await run(args)
    expect(stderr).toContain(message)
    expect(code).toBe(expected)
  })
})

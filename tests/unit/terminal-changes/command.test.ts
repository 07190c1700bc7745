import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { changesCommand } from '../../../scripts/changes/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'casewright-changes-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

function issue(name: string, criteria: string[]): string {
  const description = `## Acceptance criteria\n${criteria.map((line) => `- ${line}`).join('\n')}`
  return file(name, { key: 'SHOP-1', fields: { summary: 'Basket', description } })
}

const before = issue('before.json', [
  'The basket holds at most 10 items.',
  'An empty basket says "Nothing here yet".',
  'The basket is kept for a week.',
])
const after = issue('after.json', [
  'An empty basket says "Nothing here yet".',
  'The basket holds at most 20 items.',
  'A guest sees the delivery date.',
])

async function run(...argv: string[]) {
  const lines: string[] = []
  const problems: string[] = []
  const code = await changesCommand(argv, {
    result: (line) => lines.push(line),
    problem: (line) => problems.push(line),
  })
  return { code, text: lines.join('\n'), problems: problems.join('\n') }
}

const changes = [
  { state: 'same', text: 'An empty basket says "Nothing here yet".', was: 'An empty basket says "Nothing here yet".' },
  { state: 'gone', text: 'The basket is kept for a week.', was: 'The basket is kept for a week.' },
  { state: 'edited', text: 'The basket holds at most 20 items.', was: 'The basket holds at most 10 items.' },
  { state: 'new', text: 'A guest sees the delivery date.', was: null },
]

describe('npm run changes', () => {
  it('prints each change as JSON', async () => {
    const { code, text } = await run('--before', before, '--after', after, '--format', 'json')
    expect(code).toBe(0)
    expect(JSON.parse(text)).toEqual({ changes })
  })

  it('takes the criteria of a kept result', async () => {
    const kept = file('kept.json', {
      ticketId: 'SHOP-1',
      testCases: [],
      acceptanceCriteria: [
        { id: 'AC-1', text: 'The basket holds at most 10 items.' },
        { id: 'AC-2', text: 'An empty basket says "Nothing here yet".' },
        { id: 'AC-3', text: 'The basket is kept for a week.' },
      ],
    })
    const { text } = await run('--before', kept, '--after', after, '--format', 'json')
    expect(JSON.parse(text)).toEqual({ changes })
  })

  it('prints a word diff as text', async () => {
    const { text } = await run('--before', before, '--after', after)
    expect(text).toContain('~ edited The basket holds at most [-10-]{+20+} items.')
    expect(text).toMatch(/1 same, 1 edited, 1 new, 1 gone$/)
  })

  it.each([
    [[], 'Name the earlier ticket with --before.'],
    [['--before', 'a.json'], 'Name the present ticket with --after.'],
    [['--before', 'a', '--after', 'b', '--format', 'xml'], 'Unsupported format: xml.'],
    [['--what'], "Unknown option '--what'"],
    [['a.json'], 'Unexpected argument'],
  ])('refuses wrong usage: %j', async (argv, message) => {
    const { code, problems } = await run(...argv)
    expect(code).toBe(2)
    expect(problems).toContain(message)
    expect(problems).toContain('Usage:')
  })

  it.each([
    ['a file that is not there', join(folder, 'none.json'), 'could not be read'],
    ['a file that is not JSON', file('bad.json', '{'), 'is not JSON'],
    ['a file that is no issue', file('other.json', { a: 1 }), 'other.json: '],
  ])('says what is wrong with %s', async (_, path, message) => {
    const { code, problems } = await run('--before', path, '--after', after)
    expect(code).toBe(1)
    expect(problems).toContain(message)
  })
})

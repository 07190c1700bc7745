import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { reviewCommand } from '../../../scripts/review/command.ts'
import { containing } from '../../support/matchers.ts'

const folder = mkdtempSync(join(tmpdir(), 'casewright-review-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const issue = file('issue.json', {
  key: 'SHOP-1',
  fields: {
    summary: 'Coupon',
    description:
      '## Acceptance criteria\n- A used coupon is refused with "Already used".\n- The total shows the discount.',
  },
})
const good = {
  id: 'TC-1',
  title: 'Used coupon is refused',
  type: 'Negative',
  steps: [{ step: 'Enter the used coupon', data: 'SAVE10', expected: '"Already used" is displayed.' }],
  criterionIds: ['AC-1'],
}
const vague = {
  ...good,
  id: 'TC-2',
  title: 'Discount',
  type: 'Positive',
  steps: [{ ...good.steps[0], expected: 'Works as expected.' }],
}

async function run(...argv: string[]) {
  const lines: string[] = []
  const problems: string[] = []
  const code = await reviewCommand(argv, {
    result: (line) => lines.push(line),
    problem: (line) => problems.push(line),
  })
  return { code, text: lines.join('\n'), problems: problems.join('\n') }
}

describe('npm run review', () => {
  it('ends with 0 when it finds nothing', async () => {
    expect(await run(file('good.json', [good]), '--ticket-file', issue)).toEqual({
      code: 0,
      text: 'No findings',
      problems: '',
    })
  })

  it('prints each finding as JSON and ends with 1', async () => {
    const { code, text } = await run(
      file('vague.json', { testCases: [good, vague], ticketId: 'SHOP-1' }),
      '--ticket-file',
      issue,
      '--format',
      'json',
    )
    expect(code).toBe(1)
    expect(JSON.parse(text)).toEqual({
      findings: [
        {
          caseId: 'TC-2',
          rule: 'vague-oracle',
          step: 0,
          field: 'expected',
          quote: 'Works as expected.',
          message: '“Works as expected.” can be neither seen nor measured. Say what the tester observes.',
        },
      ],
    })
  })

  it('prints a line for each finding as text', async () => {
    const { text } = await run(file('text.json', [vague]), '--ticket-file', issue)
    expect(text).toMatch(/^TC-2, step 1: .*\[vague-oracle\]\n1 finding$/)
  })

  it('takes the criteria of the result, which the tester may have corrected', async () => {
    const corrected = {
      testCases: [{ ...good, criterionIds: ['AC-9'] }],
      acceptanceCriteria: [{ id: 'AC-9', text: 'A used coupon is refused with "Already used".' }],
    }
    expect((await run(file('corrected.json', corrected), '--ticket-file', issue)).code).toBe(0)
  })

  it.each([
    [[], 'Name one file of test cases.'],
    [['cases.json'], 'Name the ticket with --ticket-file.'],
    [['cases.json', '--ticket-file', 'x', '--format', 'xml'], 'Unsupported format: xml.'],
    [['cases.json', '--ticket-file', 'x', '--house-rules', ''], '--house-rules takes a file name.'],
    [['cases.json', '--what'], "Unknown option '--what'"],
  ])('refuses wrong usage: %j', async (argv, message) => {
    const { code, problems } = await run(...argv)
    expect(code).toBe(2)
    expect(problems).toContain(message)
    expect(problems).toContain('Usage:')
  })

  it.each([
    ['a file that is not there', join(folder, 'none.json'), 'could not be read'],
    ['a file that is not JSON', file('bad.json', '{'), 'is not JSON'],
    ['a file without test cases', file('other.json', { a: 1 }), 'holds no test cases'],
  ])('says what is wrong with %s', async (_, path, message) => {
    const { code, problems } = await run(path, '--ticket-file', issue)
    expect(code).toBe(2)
    expect(problems).toContain(message)
  })

  it.each<[string, unknown, string]>([
    ['null', [null], 'test case 1: Invalid input: expected object, received null'],
    ['a text', [good, 'x'], 'test case 2: Invalid input: expected object, received string'],
    ['no steps', { testCases: [good, { title: 'x' }] }, 'test case 2, steps: Invalid input: expected array'],
    ['a step that is a text', [{ ...good, steps: ['Open it'] }], 'test case 1, step 1: Invalid input'],
    [
      'a number as an outcome',
      [{ ...good, steps: [...good.steps, { step: 'a', expected: 5 }] }],
      'test case 1, step 2, expected: Invalid input: expected string, received number',
    ],
    ['a number as a precondition', [{ ...good, preconditions: [1] }], 'test case 1, preconditions, entry 1: Invalid'],
  ])('names the position of a malformed case: %s', async (_, cases, message) => {
    const path = file('malformed.json', cases)
    const { code, problems } = await run(path, '--ticket-file', issue)
    expect(code).toBe(2)
    expect(problems).toContain(`${path}, ${message}`)
    expect(problems).toContain('Write each test case as {title,')
  })

  it('names the first five malformed cases and counts the others', async () => {
    const { problems } = await run(file('many.json', Array(7).fill(null)), '--ticket-file', issue)
    expect(problems.split('\n')).toHaveLength(7)
    expect(problems).toContain('… and 2 more')
  })

  it('names a malformed criterion', async () => {
    const path = file('criteria.json', { testCases: [good], acceptanceCriteria: [{ text: 'x' }] })
    const { problems } = await run(path, '--ticket-file', issue)
    expect(problems).toContain('acceptance criterion 1, id: Invalid input')
    expect(problems).toContain('Write each criterion as {id, text}')
  })

  it.each<[string, unknown, string]>([
    ['a search result', { issues: [] }, 'holds no Jira issue: it has no "fields".'],
    ['a list', [], 'holds no Jira issue'],
    ['a text that is too deep', deepIssue(), 'nested too deeply'],
  ])('says what is wrong with the ticket file: %s', async (_, content, message) => {
    const path = file('ticket.json', content)
    const { code, problems } = await run(file('fine.json', [good]), '--ticket-file', path)
    expect(code).toBe(2)
    expect(problems).toContain(`${path} `)
    expect(problems).toContain(message)
    expect(problems).not.toContain('Failed to fetch')
  })

  it('finds what breaks the rules of the team', async () => {
    const rules = {
      casewrightHouseRules: 1,
      rules: { titlePattern: '[{criterion}] {title}', priorities: ['P1', 'P2'] },
    }
    const cases = file('house.json', [{ ...good, priority: 'High' }])
    const args = [cases, '--ticket-file', issue]
    expect((await run(...args)).code).toBe(0)
    const { code, text } = await run(...args, '--house-rules', file('rules.json', rules))
    expect(code).toBe(1)
    expect(text).toMatch(/\[house-title\]\nTC-1: .*\[house-priority\]\n2 findings$/)
    expect(await run(...args, '--house-rules', file('no-rules.json', {}))).toMatchObject({
      code: 2,
      problems: containing('holds no house rules. Export them in Settings.'),
    })
  })
})

function deepIssue(): unknown {
  let content: unknown = { type: 'text', text: 'x' }
  for (let depth = 0; depth < 2_000; depth += 1) content = { type: 'bulletList', content: [content] }
  return { key: 'X-1', fields: { summary: 'x', description: { type: 'doc', version: 1, content: [content] } } }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { reviewCommand } from '../../../scripts/review/command.ts'

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
})

import { describe, expect, it } from 'vitest'
import { resultToMarkdown } from '#domain/export/markdown.ts'
import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

const criterion: AcceptanceCriterion = {
  id: 'AC-1',
  given: 'a | b',
  when: 'w',
  then: 't',
  text: '',
  source: { kind: 'field', label: 'x' },
}
const testCase: TestCase = {
  id: 'TC-1',
  title: 'verify *login*',
  description: '# First\nsecond',
  preconditions: ['Signed out'],
  type: 'Positive',
  priority: 'High',
  steps: [{ step: 'Enter a|b\nand `c`', data: '<b>', expected: 'Form' }],
  criterionIds: ['AC-1'],
  assumptions: ['None is said'],
}
const result = {
  ticketId: 'SHOP-7',
  title: 'Promo # codes',
  acceptanceCriteria: [criterion],
  testCases: [testCase],
  uncoveredCriterionIds: ['AC-2'],
}

describe('resultToMarkdown', () => {
  const markdown = resultToMarkdown(result)

  it('holds ticket information, acceptance criteria and test cases', () => {
    expect(markdown.match(/^#+ .+$/gm)).toEqual([
      '# Test Cases for SHOP-7',
      '## Ticket Information',
      '## Acceptance Criteria',
      '## Test Cases',
      '### TC-1: \\*login\\*',
      '## Open Points',
    ])
    expect(markdown).toContain('- **Summary:** Promo # codes')
    expect(markdown).toContain('- **Criteria without a test case:** AC-2')
    expect(markdown).toContain('  - **When** w')
    expect(markdown).toContain('\n\\# First<br>second\n')
    expect(markdown).toContain('**Preconditions**\n\n- Signed out')
    expect(markdown).toContain('**Assumptions**\n\n- None is said')
    expect(markdown.endsWith('## Open Points\n\n- None is said (TC-1)\n')).toBe(true)
  })

  it('names what the tester changed and answered', () => {
    const answers = [{ criterionId: 'AC-1', question: 'How fast?', answer: 'In 2 s | always' }]
    const corrected = resultToMarkdown({
      ...result,
      acceptanceCriteria: [
        { ...criterion, changed: 'edited' },
        { ...criterion, id: 'AC-3', changed: 'added' },
      ],
      answers,
    })
    expect(corrected).toContain('- **AC-1** (edited by the tester)')
    expect(corrected).toContain('- **AC-3** (added by the tester)')
    expect(corrected.match(/Question:.*/g)).toEqual(['Question:** How fast? **Answer:** In 2 s | always'])
  })

  it('gives each case a table of its steps that no text breaks', () => {
    expect(markdown).toContain(
      '| # | Step | Data | Expected Result |\n| --- | --- | --- | --- |\n| 1 | Enter a\\|b<br>and \\`c\\` | &lt;b&gt; | Form |',
    )
  })

  it('says when there is nothing', () => {
    expect(resultToMarkdown({ ...result, acceptanceCriteria: [], testCases: [{ ...testCase, steps: [] }] })).toMatch(
      /No acceptance criteria found\.[\s\S]*No steps\./,
    )
  })
})

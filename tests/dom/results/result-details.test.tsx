import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aCriterion, aResult, aTestCase } from '../../support/results.ts'
import { showResults } from './show-results.tsx'

describe('a result in which calls to the AI failed', () => {
  const standInCase = aTestCase({ id: 'TC-2', title: 'Written instead', generationStatus: 'stand-in' })
  const request = { prompt: 'x', criterionIds: ['AC-2', 'AC-3'] }
  const result = aResult({
    testCases: [aTestCase({ generationStatus: 'ai' }), standInCase],
    unfinished: { idempotencyKey: 'key-1', request, received: [standInCase] },
  })

  it('names the criteria, the stand-ins and the way to complete it', async () => {
    const onComplete = vi.fn()
    const { dialog } = showResults(result, { onComplete })
    expect(dialog).toHaveTextContent('The AI did not answer for 2 acceptance criteria')
    expect(dialog).toHaveTextContent('AC-2, AC-3')
    expect(dialog).toHaveTextContent('1 test case comes from the built-in test designer')
    expect(dialog).not.toHaveTextContent('broke off')
    await userEvent.click(screen.getByRole('button', { name: 'Complete the test cases' }))
    expect(onComplete).toHaveBeenCalledTimes(1)
  })

  it('marks the stand-ins, and nothing else, as the built-in designer’s', () => {
    showResults(result)
    expect(screen.getAllByText('Built-in designer')).toHaveLength(1)
    expect(screen.getAllByText('AI')).toHaveLength(1)
  })
})

describe('details', () => {
  it('show where in the ticket each criterion was found, if known', async () => {
    showResults(
      aResult({
        acceptanceCriteria: [
          aCriterion(),
          aCriterion({ id: 'AC-2', source: { kind: 'field', label: 'Definition of Done' } }),
          aCriterion({ id: 'AC-3', source: { kind: 'description', label: 'Description' } }),
          aCriterion({ id: 'AC-4', source: { kind: 'description', label: '' } }),
        ],
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show Details' }))
    const details = screen.getByRole('region', { name: 'Acceptance Criteria Processed' })
    expect(
      within(details)
        .getAllByRole('listitem')
        .map((item) => item.lastElementChild?.textContent),
    ).toEqual([
      'Section: Acceptance criteria',
      'Field: Definition of Done',
      'Description',
      expect.stringContaining('Your cart is empty'),
    ])
  })

  it('lists each criterion as Given, When, Then, marks what the ticket does not say, and counts the tokens', async () => {
    showResults(
      aResult({
        tokensUsed: 812,
        acceptanceCriteria: [aCriterion({ given: 'The system is in its initial state', assumed: { given: true } })],
      }),
    )
    expect(screen.queryByText('Acceptance Criteria Processed')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Show Details' }))
    const details = screen.getByRole('region', { name: 'Acceptance Criteria Processed' })
    expect(
      within(details)
        .getAllByRole('term')
        .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`),
    ).toEqual([
      'Given The system is in its initial state (not said in the ticket)',
      'When the shopper removes it',
      'Then the cart shows "Your cart is empty"',
    ])
    expect(details).toHaveTextContent('AI tokens used: 812')
    await userEvent.click(screen.getByRole('button', { name: 'Hide Details' }))
    expect(screen.queryByText('Acceptance Criteria Processed')).not.toBeInTheDocument()
  })

  it('shows a criterion of an old history entry in its own words', async () => {
    showResults(
      aResult({ acceptanceCriteria: [aCriterion({ given: '', when: '', then: '', text: 'The cart can be emptied' })] }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show Details' }))
    expect(screen.getByText('The cart can be emptied')).toBeInTheDocument()
    expect(screen.queryByText('Given')).not.toBeInTheDocument()
  })

  it('says when there are none, and keeps quiet about tokens that nobody counted', async () => {
    showResults(aResult({ acceptanceCriteria: [] }))
    await userEvent.click(screen.getByRole('button', { name: 'Show Details' }))
    expect(screen.getByText('No acceptance criteria found.')).toBeInTheDocument()
    expect(screen.queryByText(/AI tokens used/)).not.toBeInTheDocument()
  })
})

describe('notices', () => {
  it('names every criterion that no case covers', () => {
    showResults(
      aResult({
        acceptanceCriteria: [aCriterion(), aCriterion({ id: 'AC-2', text: 'The mug is refunded' })],
        uncoveredCriterionIds: ['AC-2'],
      }),
    )
    expect(screen.getByText('1 acceptance criterion has no test case')).toBeInTheDocument()
    expect(screen.getByText('The mug is refunded')).toBeInTheDocument()
    expect(screen.queryByText(/could not read these well enough/)).not.toBeInTheDocument()
  })

  it('says why the built-in designer left criteria without a case', () => {
    showResults(
      aResult({
        provider: 'builtin',
        acceptanceCriteria: [aCriterion(), aCriterion({ id: 'AC-2', text: 'The mug is refunded' })],
        uncoveredCriterionIds: ['AC-2'],
      }),
    )
    expect(screen.getByText(/built-in designer could not read these well enough/)).toBeInTheDocument()
  })

  it('gathers what the cases take for granted into one list', () => {
    const sessions = 'A session lasts for a day'
    const { dialog } = showResults(
      aResult({
        testCases: [
          aTestCase({ assumptions: [sessions] }),
          aTestCase({ id: 'TC-2', title: 'A second case', assumptions: [sessions, 'Carts are kept'] }),
        ],
      }),
    )
    expect(within(dialog).getByText(/^2 points to clarify/)).toBeInTheDocument()
    const points = within(dialog)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent)
    expect(points).toEqual(expect.arrayContaining([`${sessions} TC-1, TC-2`, 'Carts are kept TC-2']))
  })

  it('shows repaired and dropped cases with the reasons', () => {
    showResults(
      aResult({
        warnings: ['JSON was repaired (closed array)'],
        dropped: [
          { title: 'Half a case', reason: 'It has no steps' },
          { title: '', reason: 'It has no title' },
        ],
      }),
    )
    expect(screen.getByText('JSON was repaired (closed array)')).toBeInTheDocument()
    expect(screen.getByText('2 test cases were left out')).toBeInTheDocument()
    expect(screen.getByText('Half a case: It has no steps')).toBeInTheDocument()
    expect(screen.getByText('Untitled: It has no title')).toBeInTheDocument()
  })

  it('tells what to do when the result could not be saved', () => {
    showResults(aResult(), { saveFailure: 'Failed to save to history. The browser’s storage for this site is full.' })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to save to history. The browser’s storage for this site is full.',
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Export them, or make room in the history and try again.')
  })

  it('are not there when all is well', () => {
    showResults(aResult())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText(/no test case$/)).not.toBeInTheDocument()
  })
})

it('shows the tester’s answers under their criteria, and which criteria the tester changed', async () => {
  showResults(
    aResult({
      acceptanceCriteria: [aCriterion({ changed: 'edited' }), aCriterion({ id: 'AC-2' })],
      answers: [{ criterionId: 'AC-2', question: 'How fast?', answer: '2 seconds' }],
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show Details' }))
  const [first, second] = within(screen.getByRole('region', { name: 'Acceptance Criteria Processed' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toContain('(edited by you)')
  expect(first?.textContent).not.toContain('How fast?')
  expect(second?.textContent).toContain('How fast?2 seconds')
})

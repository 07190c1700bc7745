import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ResultsView } from '#src/features/results/results-view.tsx'
import { aCriterion, aResult, aTestCase } from '../../support/results.ts'

const criteria = [
  aCriterion({ text: 'The cart can be emptied' }),
  aCriterion({ id: 'AC-2', text: 'The mug is refunded' }),
  aCriterion({ id: 'AC-3', text: 'A receipt is sent', changed: 'edited' }),
]
const testCases = [
  aTestCase({ id: 'TC-1', title: 'Empty the cart', criterionIds: ['AC-1'] }),
  aTestCase({ id: 'TC-2', title: 'Refund and receipt', criterionIds: ['AC-1', 'AC-3'] }),
  aTestCase({ id: 'TC-3', title: 'Receipt by e-mail', criterionIds: ['AC-3'] }),
]

function show(onCasesChange?: () => void): void {
  render(
    <ResultsView
      connection="connected"
      onCasesChange={onCasesChange}
      onClose={vi.fn()}
      open
      result={aResult({ acceptanceCriteria: criteria, testCases })}
    />,
  )
}

function titles(): (string | null)[] {
  return screen
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
    .filter((title) => title !== 'Coverage of the acceptance criteria')
}

function grid(): HTMLElement {
  return screen.getByRole('grid', { name: 'Criteria and the test cases that cover them' })
}

describe('coverage', () => {
  beforeEach(async () => {
    show(vi.fn())
    await userEvent.click(screen.getByRole('button', { name: 'Coverage 2/3: acceptance criteria with test cases' }))
  })

  it('names every criterion with its cases, and the one without', () => {
    expect(
      within(grid())
        .getAllByRole('rowheader')
        .map((header) => header.getAttribute('aria-label')),
    ).toEqual([
      'AC-1, 2 test cases: The cart can be emptied',
      'AC-2, no test case: The mug is refunded',
      'AC-3, 2 test cases: A receipt is sent (Edited by you)',
    ])
    expect(within(grid()).getByRole('gridcell', { name: 'TC-2 covers AC-3' })).toBeInTheDocument()
    expect(within(grid()).getByRole('gridcell', { name: 'TC-1 does not cover AC-3' })).toBeInTheDocument()
    expect(screen.getByText('2 of 3 acceptance criteria have a test case.')).toBeInTheDocument()
  })

  it('shows each criterion in full and labels its columns', () => {
    expect(
      within(grid())
        .getAllByRole('columnheader')
        .slice(0, 2)
        .map((header) => header.textContent),
    ).toEqual(['Criterion', 'Cases'])
    const rows = within(grid()).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.children[1]?.textContent)).toEqual(['2', 'NoneCover', '2'])
    for (const { text } of criteria) expect(within(grid()).getByText(text)).not.toHaveClass('truncate')
  })

  it('a criterion narrows the list to its cases, and once more to all', async () => {
    const header = within(grid()).getByRole('rowheader', { name: /^AC-3/ })
    await userEvent.click(header)
    expect(titles()).toEqual(['Refund and receipt', 'Receipt by e-mail'])
    expect(header).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByText('Showing 2 of 3 test cases')).toBeInTheDocument()
    await userEvent.click(header)
    expect(titles()).toHaveLength(3)
  })

  it.each([
    ['gridcell', 'TC-2 covers AC-3'],
    ['columnheader', 'TC-2: Refund and receipt'],
  ])('a %s narrows it to one case', async (role, name) => {
    await userEvent.click(within(grid()).getByRole(role, { name }))
    expect(titles()).toEqual(['Refund and receipt'])
    await userEvent.click(screen.getByRole('button', { name: 'Stop showing only TC-2' }))
    expect(titles()).toHaveLength(3)
  })

  it('an empty cell leads nowhere', async () => {
    await userEvent.click(within(grid()).getByRole('gridcell', { name: 'TC-1 does not cover AC-3' }))
    expect(titles()).toHaveLength(3)
  })

  it('goes with search and filters, and Clear takes all away', async () => {
    await userEvent.click(within(grid()).getByRole('rowheader', { name: /^AC-3/ }))
    await userEvent.type(screen.getByRole('searchbox'), 'mail')
    expect(titles()).toEqual(['Receipt by e-mail'])
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(titles()).toHaveLength(3)
  })

  it('is one stop of the keyboard: arrows, Home, End, Enter and Space', async () => {
    const cell = (role: string, name: RegExp): HTMLElement => within(grid()).getByRole(role, { name })
    cell('rowheader', /^AC-1/).focus()
    expect([...grid().querySelectorAll('[tabindex="0"]')]).toEqual([cell('rowheader', /^AC-1/)])
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(cell('gridcell', /^TC-2 covers AC-1/)).toHaveFocus()
    expect([...grid().querySelectorAll('[tabindex="0"]')]).toEqual([cell('gridcell', /^TC-2 covers AC-1/)])
    await userEvent.keyboard('{ArrowUp}')
    expect(cell('columnheader', /^TC-2/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{End}')
    expect(cell('gridcell', /^TC-3 covers AC-3/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(titles()).toEqual(['Receipt by e-mail'])
    await userEvent.keyboard('{Enter}{Home}[Space]')
    expect(cell('rowheader', /^AC-3/)).toHaveFocus()
    expect(titles()).toEqual(['Refund and receipt', 'Receipt by e-mail'])
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowLeft}')
    expect(cell('rowheader', /^AC-1/)).toHaveFocus()
  })

  it('a criterion without a case offers to write one, which then covers it', async () => {
    await userEvent.click(within(grid()).getByRole('rowheader', { name: /^AC-2/ }))
    expect(screen.getByText('No test case covers AC-2.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Add a test case for AC-2' }))
    expect(
      within(grid()).getByRole('rowheader', { name: 'AC-2, 1 test case: The mug is refunded' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    expect(screen.queryByText('1 acceptance criterion has no test case')).not.toBeInTheDocument()
  })
})

it('without criteria there is nothing to cover', () => {
  render(<ResultsView connection="connected" onClose={vi.fn()} open result={aResult({ acceptanceCriteria: [] })} />)
  expect(screen.queryByRole('button', { name: /^Coverage/ })).not.toBeInTheDocument()
})

it('the columns are bounded, the counts are of all cases', async () => {
  const many = Array.from({ length: 80 }, (_, index) =>
    aTestCase({ id: `TC-${index + 1}`, title: `Case ${index + 1}`, criterionIds: ['AC-1'] }),
  )
  render(<ResultsView connection="connected" onClose={vi.fn()} open result={aResult({ testCases: many })} />)
  await userEvent.click(screen.getByRole('button', { name: /^Coverage/ }))
  expect(within(grid()).getAllByRole('columnheader', { name: /^TC-/ })).toHaveLength(60)
  expect(within(grid()).getByRole('rowheader', { name: /^AC-1, 80 test cases/ })).toBeInTheDocument()
  expect(screen.getByText('The columns are the first 60 test cases; the counts are of all.')).toBeInTheDocument()
})

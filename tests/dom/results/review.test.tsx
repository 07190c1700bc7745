import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { noHouseRules } from '#domain/generation/house-rules.ts'
import { ResultsView } from '#src/features/results/results-view.tsx'
import { aResult, aTestCase } from '../../support/results.ts'

const good = aTestCase({ id: 'TC-1' })
const vague = aTestCase({
  id: 'TC-2',
  title: 'Total after removing',
  steps: [{ step: 'Remove the mug', data: 'Mug', expected: 'The cart works as expected.' }],
})
const stated = aTestCase({
  id: 'TC-3',
  title: 'Signed-in shopper empties the cart',
  steps: [
    { step: 'The user is logged in', data: '', expected: 'The name is displayed.' },
    { step: 'Remove the cap', data: 'Cap', expected: 'The cart shows "Your cart is empty"' },
  ],
})

function Results({ editable = true }: { editable?: boolean }) {
  const [result, setResult] = useState(aResult({ testCases: [good, vague, stated] }))
  return (
    <ResultsView
      connection="connected"
      onCasesChange={editable ? (testCases) => setResult({ ...result, testCases }) : undefined}
      onClose={vi.fn()}
      open
      result={result}
    />
  )
}

function card(title: string): HTMLElement {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('button', { name: title }))
  if (found === undefined) throw new Error(`no card ${title}`)
  return found
}

describe('the review in the results', () => {
  it('counts findings in the head and on the cases that have some', () => {
    render(<Results />)
    expect(screen.getByText('Review findings').nextSibling).toHaveTextContent('2')
    expect(within(card(vague.title)).getByText('1 finding')).toBeVisible()
    expect(within(card(good.title)).queryByText(/finding/)).toBeNull()
  })

  it('filters by any finding and by rule, and Clear shows all again', async () => {
    render(<Results />)
    const filter = screen.getByRole('combobox', { name: 'Review findings' })
    await userEvent.selectOptions(filter, 'any')
    expect(screen.getByText('Showing 2 of 3 test cases')).toBeVisible()
    await userEvent.selectOptions(filter, 'vague-oracle')
    expect(screen.getByText('Showing 1 of 3 test cases')).toBeVisible()
    expect(card(vague.title)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByText('Showing 3 of 3 test cases')).toBeVisible()
  })

  it('shows each finding with its place and message', async () => {
    render(<Results />)
    await userEvent.click(screen.getByRole('button', { name: vague.title }))
    const findings = screen.getByRole('region', { name: 'Review findings' })
    expect(findings).toHaveTextContent(
      'Vague expected result · Step 1, Expected · “The cart works as expected.” can be neither seen nor measured.',
    )
    expect(within(findings).queryByRole('button')).toBeNull()
  })

  it('fixes with one click and undoes it', async () => {
    render(<Results />)
    await userEvent.click(screen.getByRole('button', { name: stated.title }))
    await userEvent.click(screen.getByRole('button', { name: /^Fix: The first step describes a state/ }))
    expect(screen.getByText('The user is logged in.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Review findings' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('region', { name: 'Review findings' })).toBeVisible()
  })

  it('keeps the fixed case in a filtered list as long as it is open and the filter stays', async () => {
    render(<Results />)
    const filter = screen.getByRole('combobox', { name: 'Review findings' })
    await userEvent.selectOptions(filter, 'misplaced-precondition')
    await userEvent.click(screen.getByRole('button', { name: stated.title }))
    await userEvent.click(screen.getByRole('button', { name: /^Fix: The first step describes a state/ }))
    expect(screen.getByText('Showing 0 of 3 test cases')).toBeVisible()
    expect(within(card(stated.title)).getByText('The user is logged in.')).toBeVisible()
    // The filter still names the rule that it is set to.
    expect(filter).toHaveDisplayValue('Precondition as a step (0)')
    await userEvent.selectOptions(filter, 'any')
    expect(screen.getAllByRole('listitem').some((item) => item.textContent.includes(stated.title))).toBe(false)
  })

  it('checks the house rules', () => {
    render(
      <ResultsView
        connection="connected"
        houseRules={{ ...noHouseRules, forbiddenWords: ['mug'] }}
        onClose={vi.fn()}
        open
        result={aResult({ testCases: [good] })}
      />,
    )
    expect(within(card(good.title)).getByText('4 findings')).toBeVisible()
  })

  it('offers no fix where cases cannot be corrected', async () => {
    render(<Results editable={false} />)
    await userEvent.click(screen.getByRole('button', { name: stated.title }))
    expect(within(screen.getByRole('region', { name: 'Review findings' })).queryByRole('button')).toBeNull()
  })
})

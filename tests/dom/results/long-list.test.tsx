import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ResultsView } from '#src/features/results/results-view.tsx'
import { aResult, aTestCase } from '../../support/results.ts'

const cases = Array.from({ length: 200 }, (_, index) =>
  aTestCase({ id: `TC-${index + 1}`, title: `Case ${index + 1}` }),
)

beforeEach(async () => {
  render(<ResultsView connection="connected" onClose={vi.fn()} open result={aResult({ testCases: cases })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show 190 more test cases' }))
})

it('a long table says how many rows there are, whatever is on the page', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '201')
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
})

it('finds what is not on the page: the search knows all cases, and Ctrl+F leads to it', async () => {
  await userEvent.keyboard('{Control>}f{/Control}')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('Case 200')
  expect(await screen.findByText('Showing 1 of 200 test cases')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Case 200' })).toBeInTheDocument()
})

import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ResultsView } from '#src/features/results/results-view.tsx'
import { aCriterion, aResult, aTestCase } from '../../support/results.ts'
import { showResults } from './show-results.tsx'

function titles(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
}

describe('error mode', () => {
  it.each([
    ['nothing came back', undefined, 'No valid data received from the AI service.'],
    ['the result has an error', aResult({ error: 'The AI gave up.' }), 'The AI gave up.'],
  ])('when %s', async (_, result, text) => {
    const { dialog, onClose } = showResults(result)
    expect(dialog).toHaveAccessibleName('An error occurred')
    expect(dialog).toHaveTextContent(text)
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog)
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

it('empty mode says that there are no cases', () => {
  const { dialog } = showResults(aResult({ testCases: [] }))
  expect(dialog).toHaveAccessibleName('No test cases found')
  expect(dialog).toHaveTextContent('No test cases were generated. Please check your input or try again.')
})

describe('results mode', () => {
  it('is named after the ticket, closes with Escape, and shows nothing when closed', async () => {
    const { dialog, onClose, rerender } = showResults(aResult())
    expect(dialog).toHaveAccessibleName('Empty the cart')
    expect(dialog).toHaveAccessibleDescription('SHOP-1')
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
    rerender(<ResultsView connection="connected" onClose={onClose} open={false} result={aResult()} />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('counts cases, types, criteria and names the time', () => {
    showResults(
      aResult({
        testCases: [
          aTestCase(),
          aTestCase({ id: 'TC-2', type: 'Negative', priority: 'Medium' }),
          aTestCase({ id: 'TC-3', type: 'Negative', priority: 'Low' }),
        ],
        acceptanceCriteria: [aCriterion(), aCriterion({ id: 'AC-2' })],
      }),
    )
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts.slice(0, 3)).toEqual([
      ['Total Test Cases', '3'],
      ['Test Types', '2'],
      ['Acceptance Criteria', '2'],
    ])
    expect(facts[3]?.[0]).toBe('Generated At')
    expect(facts[3]?.[1]).toContain('2026')
    expect(facts.slice(4)).toEqual([
      ['By type', 'Negative 2Positive 1'],
      ['By priority', 'High 1Medium 1Low 1'],
      ['Review findings', '4'],
    ])
  })

  it.each([
    ['connecting', 'Connecting...'],
    ['connected', 'Connected'],
    ['disconnected', 'Disconnected'],
  ] as const)('says whether the tracker is %s', (connection, text) => {
    showResults(aResult(), { connection })
    expect(screen.getByText(text).parentElement).toHaveTextContent(`Jira ${text}`)
  })

  it('shows what other features put into it', () => {
    showResults(aResult(), { exportControl: <button type="button">Export</button> })
    expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument()
  })
})

describe('search and filters', () => {
  const cases = [
    aTestCase({ id: 'TC-1', title: 'Empty the cart', type: 'Positive', priority: 'High' }),
    aTestCase({ id: 'TC-2', title: 'Refuse a bad card', type: 'Negative', priority: 'High' }),
    aTestCase({ id: 'TC-3', title: 'Pay by card', type: 'Positive', priority: 'Low' }),
  ]

  it('narrows the cases, says how many are shown, and clears', async () => {
    showResults(aResult({ testCases: cases }))
    expect(screen.getByText('Showing 3 of 3 test cases')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
    await userEvent.type(screen.getByPlaceholderText('Search test cases...'), 'CARD')
    expect(titles()).toEqual(['Refuse a bad card', 'Pay by card'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Negative')
    expect(screen.getByText('Showing 1 of 3 test cases')).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'Low')
    expect(screen.getByText('No test case matches the search and filters.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(titles()).toHaveLength(3)
    expect(screen.getByPlaceholderText('Search test cases...')).toHaveValue('')
  })

  it('shows ten cases first and the rest when asked', async () => {
    const many = Array.from({ length: 13 }, (_, index) =>
      aTestCase({ id: `TC-${index + 1}`, title: `Case ${index + 1}` }),
    )
    showResults(aResult({ testCases: many }))
    expect(titles()).toHaveLength(10)
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 more test cases' }))
    expect(titles()).toHaveLength(13)
    expect(screen.queryByRole('button', { name: /more test/ })).not.toBeInTheDocument()
  })
})

describe.each(['Cards', 'Table'])('%s', (layout) => {
  const cases = [
    aTestCase(),
    aTestCase({ id: 'TC-2', title: 'Second', steps: [{ step: 'Wait', data: '', expected: 'It is done' }] }),
    aTestCase({ id: 'TC-3', title: 'Bare', steps: [] }),
  ]

  async function open(): Promise<(title: string) => Promise<void>> {
    showResults(aResult({ testCases: cases }))
    await userEvent.click(screen.getByRole('radio', { name: layout }))
    return (title) =>
      userEvent.click(screen.getByRole('button', { name: layout === 'Cards' ? title : `Show the steps of ${title}` }))
  }

  it('opens one case at a time', async () => {
    const expand = await open()
    expect(screen.queryByRole('table', { name: /^Steps of/ })).not.toBeInTheDocument()
    await expand('Removing the last item empties the cart')
    expect(screen.getByRole('table', { name: 'Steps of Removing the last item empties the cart' })).toBeInTheDocument()
    await expand('Second')
    expect(screen.getAllByRole('table', { name: /^Steps of/ })).toHaveLength(1)
    expect(screen.getByRole('table', { name: 'Steps of Second' })).toBeInTheDocument()
    const opened = screen.getByRole('button', {
      expanded: true,
      name: layout === 'Cards' ? 'Second' : 'Hide the steps of Second',
    })
    await userEvent.click(opened)
    expect(screen.queryByRole('table', { name: /^Steps of/ })).not.toBeInTheDocument()
  })

  it('says when a case has no steps', async () => {
    const expand = await open()
    await expand('Bare')
    expect(screen.getByText('This test case has no steps.')).toBeInTheDocument()
  })
})

it('the table lists id, title with description, type, priority and number of steps', async () => {
  showResults(aResult())
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'ID',
    'Title',
    'Type',
    'Priority',
    'Steps',
    'Actions',
  ])
  const cells = within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('cell')
  expect(cells.slice(0, 5).map((cell) => cell.textContent)).toEqual([
    'TC-1',
    'Removing the last item empties the cartThe cart says that it is empty.',
    'Positive',
    'High',
    '2',
  ])
})

describe('the saved indicator', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('stays for 3 seconds after the save', async () => {
    const { rerender } = showResults(aResult())
    expect(screen.queryByText('Saved to history')).not.toBeInTheDocument()
    rerender(<ResultsView connection="connected" onClose={vi.fn()} open result={aResult()} saved />)
    await act(() => vi.advanceTimersByTimeAsync(2_999))
    expect(screen.getByText('Saved to history')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.queryByText('Saved to history')).not.toBeInTheDocument()
  })

  it('waits until the view is open, while a result is completed behind it', async () => {
    const props = { connection: 'connected', onClose: vi.fn(), result: aResult(), saved: true } as const
    const { rerender } = render(<ResultsView {...props} open={false} />)
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    rerender(<ResultsView {...props} open />)
    expect(screen.getByText('Saved to history')).toBeInTheDocument()
  })

  it('does not speak again when the view is closed and opened', async () => {
    const props = { connection: 'connected', onClose: vi.fn(), result: aResult(), saved: true } as const
    const { rerender } = render(<ResultsView {...props} open />)
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    rerender(<ResultsView {...props} open={false} />)
    rerender(<ResultsView {...props} open />)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    expect(screen.queryByText('Saved to history')).not.toBeInTheDocument()
  })
})

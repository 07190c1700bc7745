import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GenerationResult } from '#domain/generation/result.ts'
import { ResultsView } from '#src/features/results/results-view.tsx'
import { aCriterion, aResult, aTestCase } from '../../support/results.ts'

function show(result: GenerationResult | undefined, props: Partial<Parameters<typeof ResultsView>[0]> = {}) {
  const onClose = vi.fn()
  const view = render(<ResultsView connection="connected" onClose={onClose} open result={result} {...props} />)
  return { ...view, onClose, dialog: screen.getByRole('dialog') }
}

function titles(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
}

describe('error mode', () => {
  it.each([
    ['nothing came back', undefined, 'No valid data received from the AI service.'],
    ['the result has an error', aResult({ error: 'The AI gave up.' }), 'The AI gave up.'],
  ])('when %s', async (_, result, text) => {
    const { dialog, onClose } = show(result)
    expect(dialog).toHaveAccessibleName('An error occurred')
    expect(dialog).toHaveTextContent(text)
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog)
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

it('empty mode says that there are no cases', () => {
  const { dialog } = show(aResult({ testCases: [] }))
  expect(dialog).toHaveAccessibleName('No test cases found')
  expect(dialog).toHaveTextContent('No test cases were generated. Please check your input or try again.')
})

describe('a result in which calls to the AI failed', () => {
  const standInCase = aTestCase({ id: 'TC-2', title: 'Written instead', generationStatus: 'stand-in' })
  const request = { prompt: 'x', criterionIds: ['AC-2', 'AC-3'] }
  const result = aResult({
    testCases: [aTestCase({ generationStatus: 'ai' }), standInCase],
    unfinished: { idempotencyKey: 'key-1', request, received: [standInCase] },
  })

  it('names the criteria, the stand-ins and the way to complete it', async () => {
    const onComplete = vi.fn()
    const { dialog } = show(result, { onComplete })
    expect(dialog).toHaveTextContent('The AI did not answer for 2 acceptance criteria')
    expect(dialog).toHaveTextContent('AC-2, AC-3')
    expect(dialog).toHaveTextContent('1 test case comes from the built-in test designer')
    expect(dialog).not.toHaveTextContent('broke off')
    await userEvent.click(screen.getByRole('button', { name: 'Complete the test cases' }))
    expect(onComplete).toHaveBeenCalledTimes(1)
  })

  it('marks the stand-ins, and nothing else, as the built-in designer’s', () => {
    show(result)
    expect(screen.getAllByText('Built-in designer')).toHaveLength(1)
    expect(screen.getAllByText('AI')).toHaveLength(1)
  })
})

describe('results mode', () => {
  it('is named after the ticket, closes with Escape, and shows nothing when closed', async () => {
    const { dialog, onClose, rerender } = show(aResult())
    expect(dialog).toHaveAccessibleName('Empty the cart')
    expect(dialog).toHaveAccessibleDescription('SHOP-1')
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
    rerender(<ResultsView connection="connected" onClose={onClose} open={false} result={aResult()} />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('counts cases, types, criteria and names the time', () => {
    show(
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
    show(aResult(), { connection })
    expect(screen.getByText(text).parentElement).toHaveTextContent(`Jira ${text}`)
  })

  it('shows what other features put into it', () => {
    show(aResult(), { exportControl: <button type="button">Export</button> })
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
    show(aResult({ testCases: cases }))
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
    show(aResult({ testCases: many }))
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
    show(aResult({ testCases: cases }))
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
  show(aResult())
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

describe('steps', () => {
  async function rows(): Promise<(string | null)[][]> {
    await userEvent.click(screen.getByRole('button', { name: 'Removing the last item empties the cart' }))
    const table = screen.getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['#', 'Step', 'Data', 'Expected'])
    return within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.lastElementChild?.textContent ?? cell.textContent),
      )
  }

  it('are one unnumbered row of numbered lines by default', async () => {
    show(aResult())
    expect(await rows()).toEqual([
      [
        '',
        '1. Open the cart\n2. Remove the mug',
        '1. 1 × Mug\n2. Mug',
        '1. The cart lists the mug\n2. The cart shows "Your cart is empty"',
      ],
    ])
  })

  it('are numbered in the first column if there is only one', async () => {
    show(aResult({ testCases: [aTestCase({ steps: [{ step: 'Open the cart', data: '', expected: 'It is empty' }] })] }))
    expect(await rows()).toEqual([['1', 'Open the cart', '', 'It is empty']])
  })

  it('are separate at one press, and stay so for the next result', async () => {
    const { unmount } = show(aResult())
    await userEvent.click(screen.getByRole('radio', { name: 'Separate steps' }))
    expect(await rows()).toEqual([
      ['1', 'Open the cart', '1 × Mug', 'The cart lists the mug'],
      ['2', 'Remove the mug', 'Mug', 'The cart shows "Your cart is empty"'],
    ])
    unmount()
    show(aResult({ timestamp: '2026-11-21T10:00:00.000Z' }))
    expect(screen.getByRole('radio', { name: 'Separate steps' })).toBeChecked()
  })

  it('come with preconditions, assumptions, criteria, technique and the reason of the priority', async () => {
    show(
      aResult({
        testCases: [
          aTestCase({
            assumptions: ['The cart is kept for a day'],
            technique: 'Boundary value analysis',
            priorityReason: 'Money is at stake',
          }),
        ],
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Removing the last item empties the cart' }))
    for (const text of [
      'A shopper is signed in',
      'The cart is kept for a day',
      'AC-1',
      'Boundary value analysis',
      'Money is at stake',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument()
    }
  })
})

describe('marks', () => {
  it.each([
    ['ai', true],
    ['ai-repaired', true],
    ['repaired by AI', true],
    ['designed', false],
    ['derived', false],
    ['failed', false],
    ['manual', false],
    ['', false],
    [undefined, false],
  ])('the status %j has an AI badge: %s', (generationStatus, badge) => {
    show(aResult({ testCases: [aTestCase({ generationStatus })] }))
    expect(screen.queryAllByText('AI')).toHaveLength(badge ? 1 : 0)
  })

  it('an error message is a warning sign', () => {
    show(aResult({ testCases: [aTestCase({ errorMessage: 'Step 2 was cut off' }), aTestCase({ id: 'TC-2' })] }))
    expect(screen.getAllByRole('img', { name: /^Warning/ })).toHaveLength(1)
    expect(screen.getByRole('img', { name: 'Warning: Step 2 was cut off' })).toBeInTheDocument()
  })
})

describe('copying an id', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  function clipboard(writeText: () => Promise<void>) {
    const write = vi.fn(writeText)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: write } })
    return write
  }

  afterEach(() => vi.unstubAllGlobals())

  it('says so for 1500 ms', async () => {
    show(aResult())
    const write = clipboard(() => Promise.resolve())
    fireEvent.click(screen.getByRole('button', { name: 'Copy ID' }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(write).toHaveBeenCalledWith('TC-1')
    await act(() => vi.advanceTimersByTimeAsync(1_499))
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('button', { name: 'Copy ID' })).toBeInTheDocument()
  })

  it('is silent when the clipboard refuses', async () => {
    show(aResult())
    clipboard(() => Promise.reject(new Error('denied')))
    fireEvent.click(screen.getByRole('button', { name: 'Copy ID' }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('button', { name: 'Copy ID' })).toBeInTheDocument()
  })

  it('is not offered for a case without one', () => {
    show(aResult({ testCases: [aTestCase({ id: '' })] }))
    expect(screen.getByRole('button', { name: 'Copy ID' })).toBeDisabled()
  })
})

describe('the saved indicator', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('stays for 3 seconds after the save', async () => {
    const { rerender } = show(aResult())
    expect(screen.queryByText('Saved to history')).not.toBeInTheDocument()
    rerender(<ResultsView connection="connected" onClose={vi.fn()} open result={aResult()} saved />)
    await act(() => vi.advanceTimersByTimeAsync(2_999))
    expect(screen.getByText('Saved to history')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.queryByText('Saved to history')).not.toBeInTheDocument()
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

describe('details', () => {
  it('show where in the ticket each criterion was found, if known', async () => {
    show(
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
    show(
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
    show(
      aResult({ acceptanceCriteria: [aCriterion({ given: '', when: '', then: '', text: 'The cart can be emptied' })] }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show Details' }))
    expect(screen.getByText('The cart can be emptied')).toBeInTheDocument()
    expect(screen.queryByText('Given')).not.toBeInTheDocument()
  })

  it('says when there are none, and keeps quiet about tokens that nobody counted', async () => {
    show(aResult({ acceptanceCriteria: [] }))
    await userEvent.click(screen.getByRole('button', { name: 'Show Details' }))
    expect(screen.getByText('No acceptance criteria found.')).toBeInTheDocument()
    expect(screen.queryByText(/AI tokens used/)).not.toBeInTheDocument()
  })
})

describe('notices', () => {
  it('names every criterion that no case covers', () => {
    show(
      aResult({
        acceptanceCriteria: [aCriterion(), aCriterion({ id: 'AC-2', text: 'The mug is refunded' })],
        uncoveredCriterionIds: ['AC-2'],
      }),
    )
    expect(screen.getByText('1 acceptance criterion has no test case')).toBeInTheDocument()
    expect(screen.getByText('The mug is refunded')).toBeInTheDocument()
  })

  it('shows repaired and dropped cases with the reasons', () => {
    show(
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
    show(aResult(), { saveFailure: 'Failed to save to history. The browser’s storage for this site is full.' })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to save to history. The browser’s storage for this site is full.',
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Export them, or make room in the history and try again.')
  })

  it('are not there when all is well', () => {
    show(aResult())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText(/no test case$/)).not.toBeInTheDocument()
  })
})

it('shows the tester’s answers under their criteria, and which criteria the tester changed', async () => {
  show(
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

it('shows which tests a case became, as links', async () => {
  const record = (caseId: string, key: string) => ({
    caseId,
    tool: 'zephyr' as const,
    place: `zephyr eu ${key}`,
    id: key,
    key,
    url: `https://acme.atlassian.net/${key}`,
    fingerprint: 'f',
    sentAt: '2026-11-21T09:00:00.000Z',
  })
  show(aResult({ sent: [record('TC-1', 'SHOP-T1'), record('TC-1', 'WEB-T1'), record('TC-9', 'SHOP-T9')] }))
  await userEvent.click(screen.getByRole('button', { name: aTestCase().title }))
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Zephyr Scale SHOP-T1', 'Zephyr Scale WEB-T1'])
  expect(links[0]).toHaveAttribute('href', 'https://acme.atlassian.net/SHOP-T1')
})

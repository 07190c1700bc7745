import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aResult, aTestCase } from '../../support/results.ts'
import { showResults } from './show-results.tsx'

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
    showResults(aResult())
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
    showResults(
      aResult({ testCases: [aTestCase({ steps: [{ step: 'Open the cart', data: '', expected: 'It is empty' }] })] }),
    )
    expect(await rows()).toEqual([['1', 'Open the cart', '', 'It is empty']])
  })

  it('are separate at one press, and stay so for the next result', async () => {
    const { unmount } = showResults(aResult())
    await userEvent.click(screen.getByRole('radio', { name: 'Separate steps' }))
    expect(await rows()).toEqual([
      ['1', 'Open the cart', '1 × Mug', 'The cart lists the mug'],
      ['2', 'Remove the mug', 'Mug', 'The cart shows "Your cart is empty"'],
    ])
    unmount()
    showResults(aResult({ timestamp: '2026-11-21T10:00:00.000Z' }))
    expect(screen.getByRole('radio', { name: 'Separate steps' })).toBeChecked()
  })

  it('come with preconditions, assumptions, criteria, technique and the reason of the priority', async () => {
    showResults(
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
      expect(screen.getAllByText(text).at(-1)).toBeInTheDocument()
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
    showResults(aResult({ testCases: [aTestCase({ generationStatus })] }))
    expect(screen.queryAllByText('AI')).toHaveLength(badge ? 1 : 0)
  })

  it('an error message is a warning sign', () => {
    showResults(aResult({ testCases: [aTestCase({ errorMessage: 'Step 2 was cut off' }), aTestCase({ id: 'TC-2' })] }))
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
    showResults(aResult())
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
    showResults(aResult())
    clipboard(() => Promise.reject(new Error('denied')))
    fireEvent.click(screen.getByRole('button', { name: 'Copy ID' }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('button', { name: 'Copy ID' })).toBeInTheDocument()
  })

  it('is not offered for a case without one', () => {
    showResults(aResult({ testCases: [aTestCase({ id: '' })] }))
    expect(screen.getByRole('button', { name: 'Copy ID' })).toBeDisabled()
  })
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
  showResults(aResult({ sent: [record('TC-1', 'SHOP-T1'), record('TC-1', 'WEB-T1'), record('TC-9', 'SHOP-T9')] }))
  await userEvent.click(screen.getByRole('button', { name: aTestCase().title }))
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Zephyr Scale SHOP-T1', 'Zephyr Scale WEB-T1'])
  expect(links[0]).toHaveAttribute('href', 'https://acme.atlassian.net/SHOP-T1')
})

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GenerateResponse } from '#domain/contracts/ai-generate.ts'
import { ApiError } from '#src/backend/api-error.ts'
import { withLock } from '#src/storage/history/store.ts'
import { aResponse } from '../../support/issues.ts'
import { refuseStorage } from '../../support/refusing-storage.ts'
import {
  api,
  generate,
  holdAnswer,
  input,
  keptEntries,
  logOut,
  openWorkspace,
  resetWorkspace,
} from './open-workspace.tsx'

beforeEach(resetWorkspace)

it('goes from the link to test cases, keeps them, and refreshes the plan', async () => {
  openWorkspace()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Test smarter, not harder.')
  await generate()
  const dialog = await screen.findByRole('dialog', { name: 'Empty the cart' })
  expect(dialog).toHaveTextContent('Removing the last item empties the cart')
  expect(await within(dialog).findByText('Saved to history')).toBeInTheDocument()
  expect(keptEntries()).toMatchObject([
    { ticketId: 'SHOP-1', testCases: [{ title: 'Removing the last item empties the cart' }, {}] },
  ])
  await waitFor(() => expect(api.getUserInfo).toHaveBeenCalledTimes(2))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(input()).toHaveValue('SHOP-1')
  await userEvent.click(screen.getByRole('button', { name: 'Show test cases' }))
  expect(screen.getByRole('dialog', { name: 'Empty the cart' })).toBeInTheDocument()
})

it('lists the criteria while the AI works, and cancels without a trace', async () => {
  holdAnswer()
  openWorkspace()
  await generate()
  expect(await screen.findByText('1 acceptance criterion found')).toBeInTheDocument()
  expect(screen.getByText('Section: Acceptance criteria')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Generating Test Cases...' })).toBeDisabled()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Generation cancelled.')).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(input()).toHaveValue('SHOP-1')
  expect(keptEntries()).toEqual([])
})

it('shows the error, loses nothing typed, and tries again', async () => {
  api.proxyTracker.mockRejectedValueOnce(
    new ApiError(429, 'jira_rate_limited', 'Failed to fetch ticket data. Try again in 3 seconds.'),
  )
  openWorkspace()
  await generate()
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 3 seconds.')
  expect(input()).toHaveValue('SHOP-1')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('dialog', { name: 'Empty the cart' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

describe('a generation that breaks off after its first test case', () => {
  const [first] = aResponse().testCases
  if (first === undefined) throw new Error('The response has no case')
  const third = { ...first, title: 'The cart shows the sum' }

  beforeEach(() => {
    api.generateTestCases.mockImplementationOnce((_, { onCase }) => {
      onCase?.(first)
      return Promise.reject(
        new ApiError(502, 'ai_unreachable', 'The AI service could not be reached, or it broke off its answer.'),
      )
    })
  })

  it('leaves what came on the screen and in the history, marked as incomplete, and the criteria', async () => {
    openWorkspace()
    await generate()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The test case that came before is kept as an incomplete result. The run is counted; completing it within 24 hours is free.',
    )
    expect(screen.getByText('1 acceptance criterion found')).toBeInTheDocument()
    expect(screen.getByText('Incomplete')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() =>
      expect(keptEntries()).toMatchObject([
        { ticketId: 'SHOP-1', testCases: [{ title: first.title }], unfinished: { received: [{ title: first.title }] } },
      ]),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show test cases' }))
    const dialog = await screen.findByRole('dialog', { name: 'Empty the cart' })
    expect(
      within(dialog).getByText('This result is incomplete: its generation broke off after these test cases'),
    ).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: 'Export' })).toBeEnabled()
  })

  it('is in the history as soon as the case came, and gives its place to the whole result', async () => {
    let answer = (_response: GenerateResponse): void => undefined
    api.generateTestCases.mockReset().mockImplementationOnce((_, { onCase }) => {
      onCase?.(first)
      return new Promise((resolve) => (answer = resolve))
    })
    openWorkspace()
    await generate()
    await waitFor(() => expect(keptEntries()).toMatchObject([{ testCases: [{ title: first.title }], unfinished: {} }]))
    act(() => answer(aResponse()))
    expect(await screen.findByText('Saved to history')).toBeInTheDocument()
    expect(keptEntries()).toHaveLength(1)
    expect(keptEntries()[0]?.unfinished).toBeUndefined()
  })

  it('is completed from the history after the page was loaded again, in its own entry, and keeps a correction', async () => {
    openWorkspace()
    await generate()
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Show test cases' }))
    let dialog = await screen.findByRole('dialog', { name: 'Empty the cart' })
    await userEvent.click(within(dialog).getByRole('button', { name: first.title }))
    await userEvent.click(within(dialog).getByRole('button', { name: /^Edit/ }))
    await userEvent.keyboard('Corrected')
    await waitFor(() => expect(keptEntries()[0]?.testCases[0]?.title).toBe('Corrected'))
    cleanup()

    api.generateTestCases.mockResolvedValue({ ...aResponse(), testCases: [first, third] })
    openWorkspace()
    await userEvent.click(await screen.findByText('Open history', { selector: 'button' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Load SHOP-1' }))
    dialog = await screen.findByRole('dialog', { name: 'Empty the cart' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Complete the test cases' }))
    await waitFor(() => expect(keptEntries()[0]?.unfinished).toBeUndefined())
    expect(keptEntries()).toHaveLength(1)
    const titles = keptEntries()[0]?.testCases.map(({ title }) => title)
    expect(titles?.slice(0, 2)).toEqual(['Corrected', third.title])
    expect(titles).not.toContain(first.title)
    const [one, two] = api.generateTestCases.mock.calls
    expect(two?.[0]).toEqual(one?.[0])
    expect(two?.[1].idempotencyKey).toBe(one?.[1].idempotencyKey)
    expect(await screen.findByRole('dialog', { name: 'Empty the cart' })).toHaveTextContent(third.title)
  })
})

it('keeps the result on screen when the history is full, and says so', async () => {
  openWorkspace()
  await screen.findByText('Connected')
  await userEvent.type(input(), 'SHOP-1')
  const allow = refuseStorage('QuotaExceededError', 'setItem')
  await userEvent.type(input(), '{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Empty the cart' })
  expect(await within(dialog).findByText(/Failed to save to history/)).toBeInTheDocument()
  expect(within(dialog).getByRole('button', { name: 'Export' })).toBeEnabled()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Export these test cases' }))
  expect(await screen.findByRole('radio', { name: 'Current Results' })).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByText(/Show the test cases and export them before you leave the page/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show test cases' }))
  const again = screen.getByRole('dialog', { name: 'Empty the cart' })
  await userEvent.click(within(again).getByRole('button', { name: 'Try again' }))
  expect(await within(again).findByText(/Failed to save to history/)).toBeInTheDocument()
  allow()
  await userEvent.click(within(again).getByRole('button', { name: 'Try again' }))
  expect(await within(again).findByText('Saved to history')).toBeInTheDocument()
  expect(within(again).queryByText(/Failed to save to history/)).not.toBeInTheDocument()
  expect(keptEntries()).toMatchObject([{ ticketId: 'SHOP-1' }])
})

it('says that no test cases were generated, and keeps nothing', async () => {
  api.generateTestCases.mockResolvedValue({ ...aResponse(), testCases: [] })
  openWorkspace()
  await generate()
  const dialog = await screen.findByRole('dialog', { name: 'No test cases found' })
  expect(dialog).toHaveTextContent('No test cases were generated. Please check your input or try again.')
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(keptEntries()).toEqual([])
})

it('offers an open case for the clipboard', async () => {
  openWorkspace()
  await generate()
  const dialog = await screen.findByRole('dialog', { name: 'Empty the cart' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Removing the last item empties the cart' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Copy test case' }))
  expect(await navigator.clipboard.readText()).toMatch(/^### .*Removing the last item empties the cart/)
})

it.each([
  ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
  ['the page is out of sight', () => document.dispatchEvent(new Event('visibilitychange'))],
])('keeps the last letter typed when %s, though another tab is busy with the history', async (_, leave) => {
  openWorkspace()
  await generate()
  const dialog = await screen.findByRole('dialog', { name: 'Empty the cart' })
  await within(dialog).findByText('Saved to history')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Removing the last item empties the cart' }))
  await userEvent.click(within(dialog).getByRole('button', { name: /^Edit/ }))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  let release = (): void => undefined
  const busy = withLock('testCasesHistory_u-1', () => new Promise<void>((resolve) => (release = resolve)))
  await userEvent.keyboard('Corrected')
  expect(keptEntries()[0]?.testCases[0]?.title).toBe('Removing the last item empties the cart')
  await act(async () => {
    leave()
    // A closing page still runs the callbacks that are due, but nothing that waits.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    expect(keptEntries()[0]?.testCases[0]?.title).toBe('Corrected')
  })
  release()
  await busy
})

it('ends a session that the server no longer takes', async () => {
  api.proxyTracker.mockRejectedValue(
    new ApiError(401, 'invalid_token', 'Your session is not valid any more. Please log in again.'),
  )
  openWorkspace()
  await generate()
  await userEvent.click(await screen.findByRole('button', { name: 'Log in again' }))
  expect(logOut).toHaveBeenCalledTimes(1)
})

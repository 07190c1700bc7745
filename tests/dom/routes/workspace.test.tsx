import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GenerateResponse } from '#domain/contracts/ai-generate.ts'
import type { UserInfo } from '#domain/contracts/user-info.ts'
import type { Role } from '#domain/plans/plans.ts'
import { DashboardRoute } from '#src/app/routes/dashboard.tsx'
import { SettingsRoute } from '#src/app/routes/settings.tsx'
import { useWorkspace } from '#src/app/workspace/workspace-context.ts'
import { WorkspaceProvider } from '#src/app/workspace/workspace-provider.tsx'
import { ApiError } from '#src/backend/api-error.ts'
import type { StreamOptions } from '#src/backend/stream-test-cases.ts'
import { ToastProvider } from '#src/components/ui/toast.tsx'
import { AuthContext } from '#src/features/auth/session.tsx'
import { withLock, createHistoryStore } from '#src/storage/history/store.ts'
import { browserVault } from '#src/storage/vault/browser-vault.ts'
import { aResponse, anIssue } from '../../support/issues.ts'
import { refuseStorage } from '../../support/refusing-storage.ts'

const api = vi.hoisted(() => ({
  getUserInfo: vi.fn<() => Promise<UserInfo>>(),
  proxyTracker: vi.fn<(body: { url: string }) => Promise<unknown>>(),
  generateTestCases:
    vi.fn<(body: { enableEnrichment?: boolean }, options: StreamOptions) => Promise<GenerateResponse>>(),
}))
vi.mock('#src/backend/api-client.ts', async (original) => Object.assign({}, await original(), api))
vi.mock('#src/backend/stream-test-cases.ts', () => ({ streamTestCases: api.generateTestCases }))
vi.mock(import('#src/storage/vault/browser-vault.ts'), async () => {
  const { createVault } = await import('#src/storage/vault/vault.ts')
  const { trackerItems } = await import('#src/storage/vault/tracker-config.ts')
  const { memoryKeyStore } = await import('../../support/memory-key-store.ts')
  return { browserVault: createVault(memoryKeyStore(), trackerItems()) }
})

const logOut = vi.fn(() => Promise.resolve())

const config = { baseUrl: 'https://acme.atlassian.net', email: 'qa@acme.test', apiToken: 'token-0123456789' }

function info(role: Role = 'pro', canGenerate = true): UserInfo {
  return {
    user: { id: 'u-1', email: 'a@demo.test', role },
    limits: { testCases: 100 },
    usage: { testCases: 7 },
    canGenerate,
    canExport: true,
    isPlanUpgradeNeeded: !canGenerate,
  }
}

// Large: loaded before the first run waits for it.
beforeAll(() => import('#src/features/generation/ticket-worker.ts'))

beforeEach(async () => {
  api.getUserInfo.mockReset().mockResolvedValue(info())
  api.proxyTracker.mockReset().mockResolvedValue(anIssue())
  api.generateTestCases.mockReset().mockResolvedValue(aResponse())
  await browserVault.save('trackerConfig', 'u-1', config)
})

function OpenHistory() {
  return <button onClick={useWorkspace().openHistory}>Open history</button>
}

function Frame() {
  return (
    <WorkspaceProvider>
      <OpenHistory />
      <Outlet />
    </WorkspaceProvider>
  )
}

function open(path = '/app') {
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { path: '/app', Component: DashboardRoute },
          { path: '/app/settings', Component: SettingsRoute },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  function tree(userId: string) {
    const auth = {
      user: { id: userId, email: undefined, name: undefined },
      loading: false,
      waiting: false,
      failed: false,
      leaving: false,
      ended: false,
      logOut,
      retry: () => undefined,
    }
    return (
      <QueryClientProvider client={queries}>
        <AuthContext value={auth}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </AuthContext>
      </QueryClientProvider>
    )
  }
  const queries = new QueryClient()
  const view = render(tree('u-1'))
  return { router, signInAs: (userId: string) => view.rerender(tree(userId)) }
}

const keptEntries = () => createHistoryStore({ userId: 'u-1' }).readAll()

const input = () => screen.getByLabelText('Jira ticket URL')

async function generate(link = 'SHOP-1'): Promise<void> {
  await screen.findByText('Connected')
  await userEvent.type(input(), `${link}{Enter}`)
}

/** Delays the AI's answer until the test releases it. */
function holdAnswer(): (response?: GenerateResponse) => void {
  let give = (_response: GenerateResponse): void => undefined
  api.generateTestCases.mockImplementation(
    (_, { signal }) =>
      new Promise((resolve, reject) => {
        give = resolve
        signal?.addEventListener('abort', () => reject(new ApiError(0, 'aborted', 'cancelled')))
      }),
  )
  return (response = aResponse()) => act(() => give(response))
}

it('goes from the link to test cases, keeps them, and refreshes the plan', async () => {
  open()
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
  open()
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
  open()
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
    open()
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
    open()
    await generate()
    await waitFor(() => expect(keptEntries()).toMatchObject([{ testCases: [{ title: first.title }], unfinished: {} }]))
    act(() => answer(aResponse()))
    expect(await screen.findByText('Saved to history')).toBeInTheDocument()
    expect(keptEntries()).toHaveLength(1)
    expect(keptEntries()[0]?.unfinished).toBeUndefined()
  })

  it('is completed from the history after the page was loaded again, in its own entry, and keeps a correction', async () => {
    open()
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
    open()
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
  open()
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
  open()
  await generate()
  const dialog = await screen.findByRole('dialog', { name: 'No test cases found' })
  expect(dialog).toHaveTextContent('No test cases were generated. Please check your input or try again.')
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(keptEntries()).toEqual([])
})

it('offers an open case for the clipboard', async () => {
  open()
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
  open()
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
  open()
  await generate()
  await userEvent.click(await screen.findByRole('button', { name: 'Log in again' }))
  expect(logOut).toHaveBeenCalledTimes(1)
})

describe('a plan', () => {
  it('that is used up blocks the button and says why', async () => {
    api.getUserInfo.mockResolvedValue(info('starter', false))
    open()
    expect(await screen.findByRole('button', { name: 'Upgrade Plan Required' })).toBeDisabled()
    expect(
      screen.getByText('You have reached your test case generation limit. Please upgrade your plan.'),
    ).toBeInTheDocument()
    await generate()
    expect(api.proxyTracker).not.toHaveBeenCalled()
  })

  it.each([
    ['pro', 'true', true],
    ['pro', 'false', false],
    ['starter', 'true', false],
  ] as const)('%s with enrichment set to %s asks for it: %s', async (role, stored, asked) => {
    localStorage.setItem('enableEnrichment', stored)
    api.getUserInfo.mockResolvedValue(info(role))
    open()
    await waitFor(() => expect(api.getUserInfo).toHaveBeenCalled())
    await act(() => Promise.resolve())
    await generate()
    await waitFor(() => expect(api.generateTestCases).toHaveBeenCalled())
    expect(api.generateTestCases.mock.calls[0]?.[0].enableEnrichment).toBe(asked)
  })

  it('that is not known yet asks for no enrichment', async () => {
    localStorage.setItem('enableEnrichment', 'true')
    api.getUserInfo.mockReturnValue(new Promise(() => undefined))
    open()
    await generate()
    await waitFor(() => expect(api.generateTestCases).toHaveBeenCalled())
    expect(api.generateTestCases.mock.calls[0]?.[0].enableEnrichment).toBe(false)
  })

  it('without exports leaves the Export button disabled', async () => {
    api.getUserInfo.mockResolvedValue({ ...info(), canExport: false })
    open()
    await generate()
    const dialog = await screen.findByRole('dialog', { name: 'Empty the cart' })
    expect(within(dialog).getByRole('button', { name: 'Export' })).toBeDisabled()
  })
})

it('is not connected without credentials, and leads to Settings', async () => {
  await browserVault.clear('u-1')
  open()
  await screen.findByText('Not connected')
  await userEvent.type(input(), 'SHOP-1{Enter}')
  expect(screen.getByRole('button', { name: 'Generate Test Cases' })).toBeDisabled()
  expect(api.proxyTracker).not.toHaveBeenCalled()
})

describe('opening Settings during a run', () => {
  it('shows its progress, does not stop it, and links to its result', async () => {
    const answer = holdAnswer()
    const { router } = open()
    await generate()
    await screen.findByText('1 acceptance criterion found')
    await act(() => router.navigate('/app/settings'))
    expect(screen.getByRole('progressbar', { name: 'Progress of the generation' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    )
    expect(screen.getByText('Generating test cases...')).toBeInTheDocument()
    answer()
    expect(await screen.findByText(/^\d+ test cases? for SHOP-1 (is|are) ready\.$/)).toBeInTheDocument()
    expect(keptEntries()).toMatchObject([{ ticketId: 'SHOP-1' }])
    await userEvent.click(screen.getByRole('link', { name: 'Show test cases' }))
    expect(await screen.findByRole('dialog', { name: 'Empty the cart' })).toBeInTheDocument()
    expect(screen.getByDisplayValue('SHOP-1')).toBeInTheDocument()
  })

  it('says there that it failed', async () => {
    api.generateTestCases.mockRejectedValue(
      new ApiError(503, 'ai_unavailable', 'The AI service is not available at the moment.'),
    )
    const { router } = open()
    await generate()
    await screen.findByRole('alert')
    await act(() => router.navigate('/app/settings'))
    expect(screen.getByRole('alert')).toHaveTextContent('The AI service is not available at the moment.')
  })
})

it('the settings screen has the plan, the tracker account and the enrichment toggle', async () => {
  open('/app/settings')
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument()
  expect(await screen.findByText('7 of 100 runs used this month')).toBeInTheDocument()
  expect(await screen.findByLabelText('Base URL')).toHaveValue('https://acme.atlassian.net')
  expect(screen.getByRole('switch', { name: 'Test Case Enrichment' })).toBeEnabled()
})

it('shows the next user nothing of the one before', async () => {
  const { signInAs } = open()
  await generate()
  await screen.findByRole('dialog', { name: 'Empty the cart' })
  signInAs('u-2')
  await screen.findByText('Not connected')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(input()).toHaveValue('')
  expect(screen.queryByText('SHOP-1')).not.toBeInTheDocument()
})

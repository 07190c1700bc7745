import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
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
import { createHistoryStore } from '#src/storage/history/store.ts'
import { browserVault } from '#src/storage/vault/browser-vault.ts'
import { aResponse, anIssue } from '../../support/issues.ts'
// Loaded on demand by the app. Loading them here keeps the waits of the tests short.
import '#src/app/workspace/known-ticket.tsx'
import '#src/app/workspace/workspace-history.tsx'
import '#src/app/workspace/workspace-queue.tsx'
import '#src/app/workspace/workspace-results.tsx'
import '#src/features/export/export-dialog.tsx'
import '#src/features/generation/preview-panel.tsx'
import '#src/features/generation/ticket-worker.ts'

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

export const logOut = vi.fn(() => Promise.resolve())

export const config = { baseUrl: 'https://acme.atlassian.net', email: 'qa@acme.test', apiToken: 'token-0123456789' }

export function info(role: Role = 'pro', canGenerate = true): UserInfo {
  return {
    user: { id: 'u-1', email: 'a@demo.test', role },
    limits: { testCases: 100 },
    usage: { testCases: 7 },
    canGenerate,
    canExport: true,
    isPlanUpgradeNeeded: !canGenerate,
  }
}

/** For `beforeEach`. */
export async function resetWorkspace(): Promise<void> {
  api.getUserInfo.mockReset().mockResolvedValue(info())
  api.proxyTracker.mockReset().mockResolvedValue(anIssue())
  api.generateTestCases.mockReset().mockResolvedValue(aResponse())
  await browserVault.save('trackerConfig', 'u-1', config)
}

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

/** The workspace at an address, with a session. */
export function openWorkspace(path = '/app') {
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

export const keptEntries = () => createHistoryStore({ userId: 'u-1' }).readAll()

export const input = () => screen.getByLabelText('Jira ticket URL')

export async function generate(link = 'SHOP-1'): Promise<void> {
  await screen.findByText('Connected')
  await userEvent.type(input(), `${link}{Enter}`)
}

/** Delays the AI's answer until the test releases it. */
export function holdAnswer(): (response?: GenerateResponse) => void {
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

export { api }

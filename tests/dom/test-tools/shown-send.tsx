import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import type { FoundTest, SentTest, ToolPlace } from '#domain/contracts/test-tools.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { prepareCases } from '#domain/push/prepare-cases.ts'
import type { PushFailure, PushPorts } from '#domain/push/run-push.ts'
import { type SentCase, mergeSent } from '#domain/push/sent-case.ts'
import type { Result } from '#domain/result.ts'
import { SendButton, type SendButtonProps } from '#src/features/test-tools/send/send-button.tsx'
import { usePush } from '#src/features/test-tools/send/use-push.ts'
import type { SavedConnection } from '#src/storage/vault/tool-connections.ts'
import { aResult, aTestCase } from '../../support/results.ts'

type Calls = Pick<PushPorts, 'find' | 'send'>
const find = vi.hoisted(() => vi.fn<Calls['find']>())
const send = vi.hoisted(() => vi.fn<Calls['send']>())
const listPlaces = vi.hoisted(() => vi.fn<(_: unknown, project: string | undefined) => Promise<ToolPlace[]>>())
const pushCalls = vi.hoisted(() => vi.fn<(connection: unknown, place: unknown) => Calls>())
vi.mock(import('#src/backend/test-tools-api.ts'), async (original) => ({
  ...(await original()),
  listPlaces,
  pushCalls,
}))
const saved = vi.hoisted((): { list: SavedConnection[] } => ({ list: [] }))
vi.mock(import('#src/storage/vault/tool-connections.ts'), async (original) => {
  const real = await original()
  return {
    ...real,
    browserConnections: {
      ...real.browserConnections,
      read: () => Promise.resolve({ state: 'found' as const, value: saved.list }),
      save(_item, _user, list) {
        saved.list = list
        return Promise.resolve({ ok: true as const, value: undefined })
      },
      subscribe: () => () => undefined,
    },
  }
})

export const zephyr: SavedConnection = {
  id: 'z',
  name: 'Zephyr of the team',
  connection: { tool: 'zephyr', region: 'eu', apiToken: 'z-token' },
}
export const tracker = { baseUrl: 'https://acme.atlassian.net', email: 'qa@acme.test', apiToken: 'jira-token' }
export const result = aResult({
  testCases: ['Empty the cart', 'Keep the cart', 'Lose the cart'].map((title, n) =>
    aTestCase({ id: `TC-${n}`, title }),
  ),
})
export const prepared = prepareCases(result)

export function created(cases: Parameters<Calls['send']>[0]): Result<SentTest[], PushFailure> {
  return {
    ok: true,
    value: cases.map(({ marker, title, remoteId }) => {
      const id = remoteId ?? String(prepared.findIndex(({ pushCase }) => pushCase?.marker === marker) + 1)
      const test = { id, key: `SHOP-T${id}`, title, url: `https://acme.atlassian.net/T${id}` }
      return { outcome: remoteId === undefined ? 'created' : 'updated', marker, test, notices: [] }
    }),
  }
}

let queries: QueryClient

/** For `beforeEach`. */
export function resetSending(): void {
  saved.list = [zephyr]
  queries = new QueryClient()
  listPlaces.mockReset().mockImplementation((_, project) =>
    Promise.resolve(
      project === undefined
        ? [{ id: 'SHOP', name: 'Shop' }]
        : [
            { id: '2', name: 'Payment', parent: '1' },
            { id: '1', name: 'Checkout' },
          ],
    ),
  )
  find.mockReset().mockResolvedValue({ ok: true, value: [] })
  send.mockReset().mockImplementation((cases) => Promise.resolve(created(cases)))
  pushCalls.mockReset().mockReturnValue({ find, send })
}

/** The button with a result that keeps what it is told, as the workspace does. */
interface ShownProps extends Partial<SendButtonProps> {
  onSent?: (records: SentCase[], timestamp: string) => void
  /** Whether the results are open. */
  shown?: boolean
}

export function show(props: Partial<SendButtonProps> = {}) {
  let kept: GenerationResult = props.result ?? result
  const onSent = vi.fn((records: SentCase[]) => {
    kept = { ...kept, sent: mergeSent(kept.sent, records) }
    view.rerender(<Shown {...props} onSent={onSent} result={kept} />)
  })
  const view = render(<Shown {...props} onSent={onSent} result={kept} />)
  return { ...view, onSent, kept: () => kept }
}

export function Shown({ onSent = () => undefined, shown = true, ...props }: ShownProps) {
  const push = usePush({ sent: props.result?.sent ?? [], onSent })
  return (
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        {shown && (
          <SendButton
            canExport
            fetchTicketNumber={() => Promise.resolve('10001')}
            push={push}
            result={result}
            tracker={tracker}
            userId="u-1"
            {...props}
          />
        )}
      </QueryClientProvider>
    </MemoryRouter>
  )
}

export async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Send to…' }))
  return screen.findByRole('dialog', { name: 'Send test cases' })
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

export async function lookIn(project = 'Shop (SHOP)') {
  await openDialog()
  await userEvent.selectOptions(await screen.findByLabelText('Project'), project)
  await press('Look for existing tests')
}

export function found(n: number, overrides: Partial<FoundTest> = {}): FoundTest {
  const id = String(n)
  return {
    id,
    key: `SHOP-T${id}`,
    title: 'Something',
    url: `https://acme.atlassian.net/T${id}`,
    linked: true,
    ...overrides,
  }
}

export { find, listPlaces, pushCalls, saved, send }

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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

const zephyr: SavedConnection = {
  id: 'z',
  name: 'Zephyr of the team',
  connection: { tool: 'zephyr', region: 'eu', apiToken: 'z-token' },
}
const tracker = { baseUrl: 'https://acme.atlassian.net', email: 'qa@acme.test', apiToken: 'jira-token' }
const result = aResult({
  testCases: ['Empty the cart', 'Keep the cart', 'Lose the cart'].map((title, n) =>
    aTestCase({ id: `TC-${n}`, title }),
  ),
})
const prepared = prepareCases(result)

function created(cases: Parameters<Calls['send']>[0]): Result<SentTest[], PushFailure> {
  return {
    ok: true,
    value: cases.map(({ marker, title, remoteId }) => {
      const id = remoteId ?? String(prepared.findIndex(({ pushCase }) => pushCase?.marker === marker) + 1)
      const test = { id, key: `SHOP-T${id}`, title, url: `https://acme.atlassian.net/T${id}` }
      return { outcome: remoteId === undefined ? 'created' : 'updated', marker, test, notices: [] }
    }),
  }
}

beforeEach(() => {
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
})

/** The button with a result that keeps what it is told, as the workspace does. */
interface ShownProps extends Partial<SendButtonProps> {
  onSent?: (records: SentCase[], timestamp: string) => void
  /** Whether the results are open. */
  shown?: boolean
}

function show(props: Partial<SendButtonProps> = {}) {
  let kept: GenerationResult = props.result ?? result
  const onSent = vi.fn((records: SentCase[]) => {
    kept = { ...kept, sent: mergeSent(kept.sent, records) }
    view.rerender(<Shown {...props} onSent={onSent} result={kept} />)
  })
  const view = render(<Shown {...props} onSent={onSent} result={kept} />)
  return { ...view, onSent, kept: () => kept }
}

let queries: QueryClient

function Shown({ onSent = () => undefined, shown = true, ...props }: ShownProps) {
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

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Send to…' }))
  return screen.findByRole('dialog', { name: 'Send test cases' })
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function lookIn(project = 'Shop (SHOP)') {
  await openDialog()
  await userEvent.selectOptions(await screen.findByLabelText('Project'), project)
  await press('Look for existing tests')
}

describe('choosing where and what to send', () => {
  it('offers the connections, and the tracker account as Jira', async () => {
    show()
    await openDialog()
    const options = within(await screen.findByLabelText('Send to')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Zephyr of the team',
      'Jira (acme.atlassian.net), your tracker account',
    ])
    await userEvent.selectOptions(screen.getByLabelText('Send to'), 'Jira (acme.atlassian.net), your tracker account')
    await userEvent.selectOptions(screen.getByLabelText('As'), 'One comment with a table')
    await press('Look for existing tests')
    expect(pushCalls).toHaveBeenCalledWith(
      { tool: 'jira', ...tracker, through: 'site' },
      expect.objectContaining({ target: { project: 'SHOP', form: 'comment' } }),
    )
  })

  it('lists the projects and the folders with their paths, and remembers the place', async () => {
    show()
    await openDialog()
    await userEvent.selectOptions(await screen.findByLabelText('Project'), 'Shop (SHOP)')
    await userEvent.selectOptions(await screen.findByLabelText('Folder'), 'Checkout / Payment')
    await press('Look for existing tests')
    expect(pushCalls).toHaveBeenCalledWith(zephyr.connection, {
      timestamp: result.timestamp,
      connection: zephyr.connection,
      target: { project: 'SHOP', folder: '2' },
      ticket: {
        key: 'SHOP-1',
        id: '10001',
        title: 'Empty the cart',
        url: 'https://acme.atlassian.net/browse/SHOP-1',
      },
      cases: prepared,
    })
    expect(saved.list[0]?.target).toEqual({ project: 'SHOP', folder: '2' })
  })

  it('takes a typed project where the tool lists none, and says what went wrong', async () => {
    listPlaces.mockRejectedValue(new Error('Zephyr Scale did not accept the credentials.'))
    show()
    await openDialog()
    expect(await screen.findByText('Zephyr Scale did not accept the credentials.')).toBeVisible()
    await userEvent.clear(screen.getByLabelText('Project'))
    expect(screen.getByRole('button', { name: 'Look for existing tests' })).toBeDisabled()
    await userEvent.type(screen.getByLabelText('Project'), 'WEB')
    expect(screen.getByRole('button', { name: 'Look for existing tests' })).toBeEnabled()
  })

  it('sends only the chosen cases', async () => {
    show()
    await openDialog()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Keep the cart' }))
    expect(screen.getByText('2 of 3 test cases chosen')).toBeVisible()
    await userEvent.selectOptions(await screen.findByLabelText('Project'), 'Shop (SHOP)')
    await press('Look for existing tests')
    await press('Send 2 test cases')
    await screen.findByText('2 of 2 test cases sent')
    expect(send.mock.calls.flatMap(([cases]) => cases.map(({ title }) => title))).toEqual([
      'Empty the cart',
      'Lose the cart',
    ])
  })

  it.each([
    ['no connection', { tracker: undefined }, [], 'No test tool is connected yet.'],
    ['no Jira site', { tracker: undefined }, [zephyr], /The address of the ticket is not known/],
  ])('leads to Settings with %s', async (_name, props, list, text) => {
    saved.list = list
    show(props)
    await openDialog()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Connect a test tool in Settings' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Look for existing tests' })).toBeDisabled()
  })

  it('is not offered by a plan without exports', () => {
    show({ canExport: false })
    expect(screen.getByRole('button', { name: 'Send to…' })).toBeDisabled()
  })
})

function found(n: number, overrides: Partial<FoundTest> = {}): FoundTest {
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

describe('the plan', () => {
  it('shows duplicates first, with the reason and a link, and skips them unless told otherwise', async () => {
    find.mockResolvedValue({ ok: true, value: [found(7, { title: 'Lose the cart' }), found(8)] })
    show()
    await lookIn()
    const [first] = within(await screen.findByRole('list', { name: 'Zephyr Scale' })).getAllByRole('listitem')
    expect(first).toHaveTextContent('Lose the cart')
    expect(first).toHaveTextContent('The tool has another test with this title.')
    expect(within(first ?? document.body).getByRole('link', { name: 'SHOP-T7' })).toHaveAttribute(
      'href',
      'https://acme.atlassian.net/T7',
    )
    expect(screen.getByText('2 to create, 0 to update, 1 to skip')).toBeVisible()
    expect(screen.getByText('One other test is linked to this ticket. It stays as it is.')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('What to do with “Lose the cart”'), 'Update')
    expect(screen.getByText(/An update replaces the title/)).toBeVisible()
    await press('Send 3 test cases')
    await screen.findByText('3 of 3 test cases sent')
    expect(send.mock.calls.flatMap(([cases]) => cases.map(({ remoteId }) => remoteId))).toEqual([
      undefined,
      undefined,
      '7',
    ])
  })

  it('sends nothing before it is confirmed, and can be left', async () => {
    show()
    await lookIn()
    await screen.findByText(/Nothing has been sent yet/)
    expect(send).not.toHaveBeenCalled()
    await press('Back')
    expect(screen.getByLabelText('Send to')).toBeVisible()
  })

  it('is made anew when the dialog is opened again: the cases may have changed', async () => {
    show()
    await lookIn()
    await screen.findByText(/Nothing has been sent yet/)
    await press('Close')
    await openDialog()
    expect(await screen.findByLabelText('Send to')).toBeVisible()
  })

  it('says why existing tests cannot be looked for', async () => {
    find.mockResolvedValue({
      ok: false,
      reason: { problem: { code: 'test_tool_not_found', message: 'Unknown project.' }, transient: false },
    })
    show()
    await lookIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('Unknown project.')
  })
})

describe('sending', () => {
  it('shows each case with its test, keeps them, and sends nothing again', async () => {
    const { kept, onSent } = show()
    await lookIn()
    await press('Send 3 test cases')
    await screen.findByText('3 of 3 test cases sent')
    expect(screen.getAllByText('Created')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'SHOP-T2' })).toHaveAttribute('href', 'https://acme.atlassian.net/T2')
    expect(onSent).toHaveBeenCalled()
    expect(kept().sent?.map(({ caseId, key, place }) => [caseId, key, place])).toEqual([
      ['TC-0', 'SHOP-T1', 'zephyr eu SHOP'],
      ['TC-1', 'SHOP-T2', 'zephyr eu SHOP'],
      ['TC-2', 'SHOP-T3', 'zephyr eu SHOP'],
    ])
    await press('Back')
    find.mockResolvedValue({
      ok: true,
      value: prepared.map(({ pushCase }, n) => found(n + 1, { marker: pushCase?.marker })),
    })
    await press('Look for existing tests')
    expect(await screen.findByText('0 to create, 0 to update, 3 to skip')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Nothing to send' })).toBeDisabled()
  })

  it('names what failed in words, and sends only that again', async () => {
    send.mockImplementationOnce((cases) => {
      const answer = created(cases)
      const [first, ...rest] = answer.ok ? answer.value : []
      const params = { tool: 'zephyr', title: 'Empty the cart', reason: 'Priority is required' }
      const failed: SentTest = { outcome: 'failed', marker: first?.marker ?? '', code: 'test_tool_refused', params }
      return Promise.resolve({ ok: true, value: [failed, ...rest] })
    })
    show()
    await lookIn()
    await press('Send 3 test cases')
    await screen.findByText('2 of 3 test cases sent, 1 failed')
    expect(
      screen.getByText('Zephyr Scale refused the test case “Empty the cart”. Zephyr Scale says: Priority is required'),
    ).toBeVisible()
    await press('Send the rest again')
    await screen.findByText('3 of 3 test cases sent')
    expect(send.mock.lastCall?.[0].map(({ title }) => title)).toEqual(['Empty the cart'])
  })

  it('creates a test again that was deleted after the plan was made', async () => {
    find.mockResolvedValue({ ok: true, value: [found(9, { marker: prepared[0]?.pushCase?.marker })] })
    send.mockResolvedValueOnce({
      ok: true,
      value: prepared.map(({ pushCase }) => ({
        outcome: 'failed',
        marker: pushCase?.marker ?? '',
        code: 'test_tool_test_missing',
        params: { tool: 'zephyr' },
      })),
    })
    show()
    await lookIn()
    await press('Send 3 test cases')
    await screen.findByText('0 of 3 test cases sent, 3 failed')
    await press('Send the rest again')
    await screen.findByText('3 of 3 test cases sent')
    expect(send.mock.lastCall?.[0].every(({ remoteId }) => remoteId === undefined)).toBe(true)
  })

  it('goes on while the dialog is closed, and stops between two batches', async () => {
    const many = aResult({
      testCases: Array.from({ length: 7 }, (_, n) => aTestCase({ id: `TC-${n}`, title: `Case ${n}` })),
    })
    let answer = (): void => undefined
    send.mockImplementationOnce((cases) => new Promise((resolve) => (answer = () => resolve(created(cases)))))
    show({ result: many })
    await lookIn()
    await press('Send 7 test cases')
    await press('Continue in the background')
    await press('Sending 0 of 7')
    await press('Stop')
    expect(screen.getByRole('button', { name: 'Stopping…' })).toBeDisabled()
    answer()
    await screen.findByText('5 of 7 test cases sent')
    expect(screen.getAllByText('Not sent')).toHaveLength(2)
    expect(send).toHaveBeenCalledTimes(1)
    await press('Send the rest again')
    await screen.findByText('7 of 7 test cases sent')
  })

  it('goes on while the results are closed; another result waits for it', async () => {
    let answer = (): void => undefined
    send.mockImplementationOnce((cases) => new Promise((resolve) => (answer = () => resolve(created(cases)))))
    const onSent = vi.fn()
    const view = render(<Shown onSent={onSent} result={result} />)
    await lookIn()
    await press('Send 3 test cases')
    view.rerender(<Shown onSent={onSent} result={result} shown={false} />)
    const other = aResult({ timestamp: '2026-11-22T09:00:00.000Z' })
    view.rerender(<Shown onSent={onSent} result={other} />)
    expect(screen.getByRole('button', { name: 'Send to…' })).toBeDisabled()
    answer()
    await waitFor(() => expect(onSent).toHaveBeenCalledWith(expect.any(Array), result.timestamp))
    await openDialog()
    expect(await screen.findByText('1 of 1 test cases chosen')).toBeVisible()
  })
})

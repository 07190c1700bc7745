import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { PreviewPanel } from '#src/features/generation/preview-panel.tsx'
import { useTicketPreview } from '#src/features/generation/use-ticket-preview.ts'
import { redactionItem } from '#src/storage/redaction.ts'
import { anIssue } from '../../support/issues.ts'

const api = vi.hoisted(() => ({
  proxyTracker: vi.fn<(body: { url: string }, options: { signal: AbortSignal }) => Promise<unknown>>(),
}))
vi.mock('#src/backend/api-client.ts', async (original) => Object.assign({}, await original(), api))

const config = { baseUrl: 'https://acme.atlassian.net', email: 'qa@acme.test', apiToken: 'token-0123456789' }
const vague = anIssue({
  criteria: ['Given a cart', 'When it is opened', 'Then it opens fast for kim@northwind-mail.com'],
})
const withComment = { ...vague, fields: { ...vague.fields, comment: { comments: [{ body: 'Also for guests.' }] } } }

beforeEach(() => {
  localStorage.clear()
  api.proxyTracker.mockReset().mockResolvedValue(withComment)
})

function Screen() {
  const preview = useTicketPreview('ada')
  return (
    <>
      <button onClick={() => preview.open('SHOP-1', config)}>Paste</button>
      <PreviewPanel outside preview={preview} userId="ada" />
      <output>
        {JSON.stringify(preview.prepared('SHOP-1') ?? null, ['criteria', 'id', 'text', 'include', 'answers', 'answer'])}
      </output>
    </>
  )
}

async function opened() {
  const user = userEvent.setup()
  render(<Screen />)
  await user.click(screen.getByText('Paste'))
  await screen.findByText(/^(?:Needs clarification|Not ready)$/, {}, { timeout: 5_000 })
  return user
}

it('shows the ticket, its check, its questions and what is hidden, without a run', async () => {
  await opened()
  expect(screen.getByRole('heading', { name: 'SHOP-1 Empty the cart' })).toBeTruthy()
  expect(screen.getByText(/Replace “fast” by a value/)).toBeTruthy()
  expect(screen.getByLabelText(/^AC-1: What exactly does “fast” mean/)).toBeTruthy()
  expect(screen.getByLabelText('Let the AI see kim@northwind-mail.com')).toBeTruthy()
  expect(screen.getByText(/Names of people are not recognised/)).toBeTruthy()
  expect(screen.getByLabelText('Comments (1)')).toBeTruthy()
})

it('corrects, answers and includes by keyboard, and hands all of it to the run', async () => {
  const user = await opened()
  await user.click(screen.getByRole('button', { name: 'Edit AC-1' }))
  const field = screen.getByLabelText('Text of the criterion AC-1')
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, 'It opens within 2 seconds')
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await user.click(screen.getByRole('button', { name: 'Add a criterion' }))
  await user.keyboard('Guests have a cart')
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await user.click(screen.getByLabelText('Comments (1)'))
  await waitFor(() => expect(screen.queryByText(/Replace “fast”/)).toBeNull())
  const output = document.querySelector('output')?.textContent ?? ''
  expect(JSON.parse(output)).toMatchObject({
    criteria: [
      { id: 'AC-1', text: 'It opens within 2 seconds' },
      { id: 'AC-2', text: 'Guests have a cart' },
    ],
    include: ['comments'],
  })
  await user.click(screen.getByRole('button', { name: 'Reset to the ticket' }))
  expect(screen.queryByText('Guests have a cart')).toBeNull()
})

it('keeps answers, and Escape leaves a criterion as it was', async () => {
  const user = await opened()
  await user.type(screen.getByLabelText(/^AC-1: What exactly/), '2 seconds')
  await user.click(screen.getByRole('button', { name: 'Edit AC-1' }))
  await user.keyboard('nonsense{Escape}')
  const output = document.querySelector('output')?.textContent ?? ''
  expect(JSON.parse(output)).toMatchObject({ answers: [{ answer: '2 seconds' }] })
  expect(screen.queryByText(/nonsense/)).toBeNull()
})

it('offers a way forward where no criteria are found', async () => {
  api.proxyTracker.mockResolvedValue({
    ...anIssue({ criteria: [] }),
    fields: { ...anIssue({ criteria: [] }).fields, description: 'Some talk about carts.' },
  })
  const user = await opened()
  expect(screen.getByText(/^No acceptance criteria found in the ticket/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add as a criterion: Some talk about carts.' }))
  expect(screen.getByLabelText('Use AC-1')).toBeTruthy()
})

it('fetches a link once a minute, cancels for another link, and ignores what names no ticket', async () => {
  const { result } = renderHook(() => useTicketPreview('ada'))
  act(() => result.current.open('SHOP-1', config))
  await waitFor(() => expect(result.current.ticket).toBeDefined())
  act(() => result.current.open(' SHOP-1', config))
  expect(api.proxyTracker).toHaveBeenCalledTimes(1)
  act(() => result.current.close('SHOP-2'))
  expect(api.proxyTracker.mock.calls[0]?.[1].signal.aborted).toBe(true)
  expect(result.current.ticket).toBeUndefined()
  act(() => result.current.open('hello', config))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(api.proxyTracker).toHaveBeenCalledTimes(1)
  expect(result.current.problem).toBeUndefined()
})

it('says quietly that a ticket could not be read', async () => {
  api.proxyTracker.mockRejectedValue(new Error('Failed to fetch ticket data.'))
  const user = userEvent.setup()
  render(<Screen />)
  await user.click(screen.getByText('Paste'))
  expect(await screen.findByText('Failed to fetch ticket data.')).toBeTruthy()
  expect(screen.getByText('The preview could not be loaded. Generate still works.')).toBeTruthy()
})

it('hides the words that were added in Settings meanwhile', async () => {
  const { result } = renderHook(() => useTicketPreview('ada'))
  act(() => result.current.open('SHOP-1', config))
  await waitFor(() => expect(result.current.ticket?.preview?.redaction).toHaveLength(2))
  redactionItem('ada').write({ on: true, words: ['cart'] })
  const { unmount } = render(<PreviewPanel outside preview={result.current} userId="ada" />)
  await waitFor(() => expect(result.current.ticket?.preview?.redaction.map(({ kind }) => kind)).toContain('word'))
  unmount()
})

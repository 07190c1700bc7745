import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { KnownTicket } from '#src/app/workspace/known-ticket.tsx'
import { resultFromEntry } from '#src/storage/history/entry.ts'
import { createHistoryStore } from '#src/storage/history/store.ts'
import { anIssue } from '../../support/issues.ts'
import { aResult, aTestCase } from '../../support/results.ts'
import { some } from '../../support/matchers.ts'

const store = createHistoryStore({ userId: 'u-1' })
const proxyTracker = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('#src/backend/api-client.ts', () => ({ proxyTracker }))
vi.mock('#src/app/workspace/workspace-context.ts', () => ({
  useWorkspace: () => ({ history: { parts: () => Promise.resolve({ store }) }, openEntry: () => undefined }),
}))

it('keeps what a run saved while Jira answered', async () => {
  let answer: (issue: unknown) => void = () => undefined
  proxyTracker.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const result = aResult()
  const added = await store.add(result)
  const id = (added.ok && added.value.entry?.id) || ''
  const config = { baseUrl: 'https://acme.atlassian.net', email: 'qa@acme.test', apiToken: 'token-0123456789' }
  render(<KnownTicket config={config} hidden={false} link="SHOP-1" />)
  await vi.waitFor(() => expect(proxyTracker).toHaveBeenCalled())

  await store.update(id, { ...result, testCases: [aTestCase({ title: 'Written in the meantime' })] })
  answer(anIssue())
  await screen.findByText(/SHOP-1 is in your history/)

  const entry = store.read(id)
  expect(entry.ok && resultFromEntry(entry.value)).toMatchObject({
    testCases: [{ title: 'Written in the meantime' }],
    check: { checkedAt: some(String) },
  })
})

import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SentTest } from '#domain/contracts/test-tools.ts'
import { aResult, aTestCase } from '../../support/results.ts'
import {
  created,
  find,
  found,
  lookIn,
  openDialog,
  prepared,
  press,
  resetSending,
  result,
  send,
  show,
  Shown,
} from './shown-send.tsx'

beforeEach(resetSending)

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

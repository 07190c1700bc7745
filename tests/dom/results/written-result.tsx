import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import type { GenerateRequest, GenerateResponse, WireTestCase } from '#domain/contracts/ai-generate.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import type { RedactionOptions } from '#domain/redaction/redact.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { ApiError } from '#src/backend/api-error.ts'
import type { StreamOptions } from '#src/backend/stream-test-cases.ts'
import { ResultsView } from '#src/features/results/results-view.tsx'
import type { ActionCost } from '#src/features/results/writing/use-case-writer.ts'
import { aResult, aTestCase } from '../../support/results.ts'

interface Asked {
  body: GenerateRequest
  options: StreamOptions
  answer: (testCases: WireTestCase[], metadata?: Partial<GenerateResponse['metadata']>) => void
  fail: (error: Error) => void
}

export const asked: Asked[] = []

function writeCases(body: GenerateRequest, options: StreamOptions = {}): Promise<GenerateResponse> {
  return new Promise((resolve, reject) => {
    options.signal?.addEventListener('abort', () => reject(new ApiError(0, 'aborted', 'The request was cancelled.')))
    asked.push({
      body,
      options,
      fail: reject,
      answer: (testCases, metadata) =>
        resolve({
          testCases,
          warnings: [],
          dropped: [],
          tokensUsed: 40,
          metadata: { maxTestCases: 6, provider: 'ollama', model: 'm', enriched: false, runId, ...metadata },
        }),
    })
  })
}

export const runId = '8a9d6a4e-5a38-4f5c-8a63-2f7a2a3f2c11'
export const emptyCase = aTestCase({ id: 'TC-1', title: 'Empty the cart', criterionIds: ['AC-1'] })
export const payCase = aTestCase({ id: 'TC-2', title: 'Pay by card', criterionIds: ['AC-1'] })
export const written: WireTestCase = {
  title: 'Empty the cart with one click',
  description: '',
  preconditions: [],
  type: 'Positive',
  priority: 'High',
  steps: [{ step: 'Select "Empty"', data: 'A mug', expected: 'The cart is empty' }],
  criterionIds: ['AC-1'],
}

export const kept = vi.fn<(cases: TestCase[]) => void>()
export const cost = vi.fn<(cost: ActionCost, timestamp: string) => void>()

export function Keeper({ changes = {}, hidden }: { changes?: Partial<GenerationResult>; hidden?: RedactionOptions }) {
  const [result, setResult] = useState(aResult({ testCases: [emptyCase, payCase], runId, ...changes }))
  return (
    <ResultsView
      connection="connected"
      onCasesChange={(testCases) => {
        kept(testCases)
        setResult((before) => ({ ...before, testCases }))
      }}
      loadRedaction={() => Promise.resolve(hidden)}
      onClose={vi.fn()}
      onCost={(spent, timestamp) => {
        cost(spent, timestamp)
        setResult((before) => ({ ...before, ...(spent.runId !== undefined && { runId: spent.runId }) }))
      }}
      open
      result={result}
      writeCases={writeCases}
    />
  )
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })
export const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
export const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
export const latest = (): Asked => {
  const last = asked.at(-1)
  if (last === undefined) throw new Error('Nothing was asked')
  return last
}

/** Answers the latest request, and waits until the screen has followed. */
export const answer = (...given: Parameters<Asked['answer']>) => settle(() => latest().answer(...given))
export const fail = (error: Error) => settle(() => latest().fail(error))

function settle(change: () => void): Promise<void> {
  return act(() => {
    change()
    return Promise.resolve()
  })
}

/** Clicks, and waits for the request that this makes. */
export async function ask(name: string): Promise<void> {
  const before = asked.length
  await userEvent.click(button(name))
  await waitFor(() => expect(asked).toHaveLength(before + 1))
}

export async function openCase(changes: Partial<GenerationResult> = {}): Promise<void> {
  render(<Keeper changes={changes} />)
  await userEvent.click(button('Empty the cart'))
}

export async function writeAgain(remark = '', asks = true): Promise<void> {
  await userEvent.click(button('Write again: Empty the cart'))
  const form = screen.getByRole('form', { name: 'Write “Empty the cart” again' })
  expect(within(form).getByRole('textbox')).toHaveFocus()
  if (remark !== '') await userEvent.keyboard(remark)
  await userEvent.click(within(form).getByRole('button', { name: 'Write again' }))
  if (asks) await waitFor(() => expect(asked.length).toBeGreaterThan(0))
}

/** For `beforeEach`. */
export function resetWriting(): void {
  asked.length = 0
  kept.mockReset()
  cost.mockReset()
}

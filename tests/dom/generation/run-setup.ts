import { act, renderHook } from '@testing-library/react'
import { type Mock, vi } from 'vitest'
import type { GenerateResponse } from '#domain/contracts/ai-generate.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { ApiError } from '#src/backend/api-client.ts'
import type { StreamOptions } from '#src/backend/stream-test-cases.ts'
import { type BrowserPorts, useGenerationRun } from '#src/features/generation/use-generation-run.ts'
import { aResponse, anIssue } from '../../support/issues.ts'

export const config = { baseUrl: 'https://acme.atlassian.net', email: 'qa@acme.test', apiToken: 'token-0123456789' }
export const request = { link: 'SHOP-1', config, enrichment: false }

/** A call that the test answers, and that rejects when it is aborted. */
export function heldCall<T>() {
  const answers: ((value: T) => void)[] = []
  const call = vi.fn(
    (_body: unknown, { signal }: StreamOptions) =>
      new Promise<T>((resolve, reject) => {
        answers.push(resolve)
        signal?.addEventListener('abort', () => reject(new ApiError(0, 'aborted', 'The request was cancelled.')))
      }),
  )
  return { call, answer: (value: T) => answers.shift()?.(value) }
}

export function firstOf(onResult: Mock<(result: GenerationResult) => void>): GenerationResult {
  const [result] = onResult.mock.calls[0] ?? []
  if (result === undefined) throw new Error('No result came')
  return result
}

export function setUp(
  ports: Partial<BrowserPorts> = {},
  onFinalize: () => Promise<unknown> = () => Promise.resolve(),
  prepare?: () => Promise<unknown>,
) {
  const onResult = vi.fn<(result: GenerationResult) => void>()
  const onIncomplete = vi.fn<(result: GenerationResult) => void>()
  const finalize = vi.fn(onFinalize)
  const all: BrowserPorts = {
    proxyTracker: () => Promise.resolve(anIssue()),
    generateTestCases: () => Promise.resolve<GenerateResponse>(aResponse()),
    now: () => new Date('2026-11-21T09:00:00.000Z'),
    painted: () => Promise.resolve(),
    ...ports,
  }
  const view = renderHook(() => useGenerationRun({ prepare, onIncomplete, onResult, onFinalize: finalize, ports: all }))
  return {
    ...view,
    onResult,
    finalize,
    start: (changes = {}) => act(() => view.result.current.start({ ...request, ...changes })),
  }
}

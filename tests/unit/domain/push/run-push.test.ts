import { describe, expect, it } from 'vitest'
import type { FoundTest, SentTest, TestToolId } from '#domain/contracts/test-tools.ts'
import { planPush } from '#domain/push/plan-push.ts'
import { prepareCases } from '#domain/push/prepare-cases.ts'
import {
  type PushFailure,
  type CaseProgress,
  type PushPorts,
  findExistingTests,
  runPush,
} from '#domain/push/run-push.ts'
import type { SentCase } from '#domain/push/sent-case.ts'
import type { Result } from '#domain/result.ts'
import { aResult, aTestCase } from '../../../support/results.ts'

const target = { project: 'SHOP' }

function casesOf(count: number, change: (n: number) => Parameters<typeof aTestCase>[0] = () => ({})) {
  return prepareCases(
    aResult({
      testCases: Array.from({ length: count }, (_, n) =>
        aTestCase({ id: `TC-${n}`, title: `Case ${n}`, ...change(n) }),
      ),
    }),
  )
}

type Send = PushPorts['send']
type Cases = Parameters<Send>[0]
type Answer = Awaited<ReturnType<Send>>

/** A tool in memory that finds markers before it creates, as the server does. */
function aTool() {
  const tests = new Map<string, { id: string; title: string; writes: number }>()
  const calls: Cases[] = []
  const disturb: ((cases: Cases, work: () => Answer) => Answer)[] = []
  function write(cases: Cases): Answer {
    return {
      ok: true,
      value: cases.map(({ marker, title }): SentTest => {
        const before = tests.get(marker)
        const id = before?.id ?? String(tests.size + 1)
        tests.set(marker, { id, title, writes: (before?.writes ?? 0) + 1 })
        const test = { id, key: `T${id}`, title, url: `https://tool.test/${id}` }
        return { outcome: before === undefined ? 'created' : 'updated', marker, test, notices: [] }
      }),
    }
  }
  const send: Send = (cases) => {
    calls.push(cases)
    const disturbance = disturb.shift()
    return Promise.resolve(disturbance?.(cases, () => write(cases)) ?? write(cases))
  }
  const find = (): Promise<Result<FoundTest[], PushFailure>> =>
    Promise.resolve({
      ok: true,
      value: [...tests].map(([marker, { id, title }]) => ({
        id,
        key: `T${id}`,
        title,
        url: `https://tool.test/${id}`,
        marker,
        linked: true,
      })),
    })
  return { tests, calls, disturb, send, find }
}

type Tool = ReturnType<typeof aTool>

function failure(code: string, transient: boolean, waitSeconds?: number): Answer {
  return { ok: false, reason: { problem: { code, message: code }, transient, waitSeconds } }
}

async function push(
  tool: Tool,
  count: number,
  {
    sent = [],
    as = 'azure',
    cancelAfter = Infinity,
  }: { sent?: SentCase[]; as?: TestToolId; cancelAfter?: number } = {},
) {
  const prepared = casesOf(count)
  const waits: number[] = []
  const kept: SentCase[] = []
  const progress = new Map<string, CaseProgress>()
  const ports: PushPorts = {
    ...tool,
    wait: (seconds) => Promise.resolve(void waits.push(seconds)),
    isCancelled: () => tool.calls.length >= cancelAfter,
    now: () => new Date('2026-11-23T09:00:00.000Z'),
    words: (code) => `words of ${code}`,
  }
  const found = await tool.find()
  const plan = planPush(prepared, { found: found.ok ? found.value : [], sent, target })
  await runPush(plan.cases, { tool: as, place: 'a place' }, ports, {
    progress: (ids, next) => ids.forEach((id) => progress.set(id, next)),
    sent: (records) => kept.push(...records),
  })
  return { waits, kept, states: [...progress.values()].map(({ state }) => state), progress, plan }
}

const perBatch = (tool: Tool) => tool.calls.map((cases) => cases.length)

describe('a push', () => {
  it.each([
    ['azure', [1, 1, 1]],
    ['qase', [3]],
  ] as const)('to %s sends as many cases at once as it takes', async (as, sizes) => {
    const tool = aTool()
    const { states, kept } = await push(tool, 3, { as })
    expect(perBatch(tool)).toEqual(sizes)
    expect(states).toEqual(['created', 'created', 'created'])
    expect(kept.map(({ caseId, key, place, sentAt }) => [caseId, key, place, sentAt])).toEqual(
      ['TC-0', 'TC-1', 'TC-2'].map((id, n) => [id, `T${n + 1}`, 'a place', '2026-11-23T09:00:00.000Z']),
    )
  })

  it('splits a batch whose texts are long', async () => {
    const tool = aTool()
    const prepared = casesOf(4, () => ({ description: 'x'.repeat(39_000), preconditions: ['y'.repeat(39_000)] }))
    const plan = planPush(prepared, { found: [], sent: [], target })
    const ports = {
      ...tool,
      wait: () => Promise.resolve(),
      isCancelled: () => false,
      now: () => new Date(),
      words: String,
    }
    await runPush(plan.cases, { tool: 'qase', place: '' }, ports, { progress: () => undefined, sent: () => undefined })
    expect(perBatch(tool)).toEqual([2, 2])
  })

  it('sends nothing again that has not changed, and only what is new or changed', async () => {
    const tool = aTool()
    const { kept } = await push(tool, 2)
    const again = await push(tool, 3, { sent: kept })
    expect(again.plan.cases.map(({ action }) => action)).toEqual(['skip', 'skip', 'create'])
    expect(tool.calls).toHaveLength(3)
    expect(tool.tests.size).toBe(3)
  })

  it('waits as the tool asks, and longer each time where it does not say', async () => {
    const tool = aTool()
    tool.disturb.push(
      () => failure('test_tool_rate_limited', true, 7),
      () => failure('test_tool_unavailable', true),
      () => failure('test_tool_unavailable', true),
    )
    const { waits, states } = await push(tool, 1)
    expect(waits).toEqual([7, 2, 4])
    expect(states).toEqual(['created'])
  })

  it('gives up after five attempts, and leaves the rest unsent', async () => {
    const tool = aTool()
    for (let n = 0; n < 5; n += 1) tool.disturb.push(() => failure('test_tool_unavailable', true))
    const { states, waits } = await push(tool, 3)
    expect(waits).toEqual([1, 2, 4, 8])
    expect(states).toEqual(['failed', 'waiting', 'waiting'])
    expect(tool.tests.size).toBe(0)
  })

  it.each([
    ['a refusal', failure('test_tool_unauthorized', false)],
    ['a wait of minutes', failure('test_tool_rate_limited', true, 900)],
  ])('ends at %s without another attempt', async (_name, answer) => {
    const tool = aTool()
    tool.disturb.push(() => answer)
    const { states, waits, progress } = await push(tool, 2)
    expect([states, waits]).toEqual([['failed', 'waiting'], []])
    expect(progress.get('TC-0')).toMatchObject({ problem: { message: answer.ok ? '' : answer.reason.problem.code } })
  })

  it('goes on after a case that the tool refuses', async () => {
    const tool = aTool()
    tool.disturb.push(([first]) => ({
      ok: true,
      value: [{ outcome: 'failed', marker: first?.marker ?? '', code: 'test_tool_refused', params: {} }],
    }))
    const { states, progress } = await push(tool, 2)
    expect(states).toEqual(['failed', 'created'])
    expect(progress.get('TC-0')).toMatchObject({ problem: { message: 'words of test_tool_refused' } })
  })

  it('sends only those cases of a batch again that met a limit', async () => {
    const tool = aTool()
    tool.disturb.push((cases, work) => {
      const [first, ...rest] = cases
      const done = work()
      const value = done.ok ? done.value.filter(({ marker }) => marker !== first?.marker) : []
      const code = 'test_tool_rate_limited'
      return {
        ok: true,
        value: [
          { outcome: 'failed', marker: first?.marker ?? '', code, params: { seconds: 3 } },
          ...value.slice(0, rest.length),
        ],
      }
    })
    const { states, waits } = await push(tool, 3, { as: 'qase' })
    expect(perBatch(tool)).toEqual([3, 1])
    expect(waits).toEqual([3])
    expect(states).toEqual(['updated', 'created', 'created'])
  })

  it('calls a case failed of which the answer says nothing', async () => {
    const tool = aTool()
    tool.disturb.push(() => ({ ok: true, value: [] }))
    expect((await push(tool, 1)).states).toEqual(['failed'])
  })

  it('stops between two batches when it is cancelled', async () => {
    const tool = aTool()
    const { states, kept } = await push(tool, 3, { cancelAfter: 1 })
    expect(states).toEqual(['created', 'waiting', 'waiting'])
    expect(kept).toHaveLength(1)
  })
})

describe('a page that ends in the middle of a push', () => {
  it.each([0, 1, 2, 3, 4])('loses no case and creates none twice: killed at call %i', async (at) => {
    for (const done of [true, false]) {
      const tool = aTool()
      for (let n = 0; n < at; n += 1) tool.disturb.push((_cases, work) => work())
      tool.disturb.push((_cases, work) => {
        if (done) work()
        throw new Error('killed')
      })
      await expect(push(tool, 5)).rejects.toThrow('killed')
      // What the killed page had kept does not matter: the markers are in the tool.
      const { states } = await push(tool, 5)
      expect(states).toHaveLength(5)
      expect(tool.tests.size).toBe(5)
      expect(new Set([...tool.tests.values()].map(({ title }) => title)).size).toBe(5)
    }
  })
})

describe('looking for existing tests', () => {
  it('asks for 500 titles at once, and repeats a call that failed', async () => {
    const asked: number[] = []
    let failures = 1
    const found = await findExistingTests(casesOf(501), {
      find(cases) {
        asked.push(cases.length)
        if (failures-- > 0)
          return Promise.resolve({
            ok: false,
            reason: { problem: { code: 'unreachable', message: '' }, transient: true },
          })
        const test = { id: '1', key: 'T1', title: 'Case 1', url: 'https://tool.test/1', linked: true }
        return Promise.resolve({ ok: true, value: [test] })
      },
      wait: () => Promise.resolve(),
      isCancelled: () => false,
    })
    expect(asked).toEqual([500, 500, 1])
    expect(found.ok && found.value).toHaveLength(1)
  })
})

import { expect } from 'vitest'
import {
  batchSize,
  type PushTicket,
  type RemoteTest,
  type SentTest,
  type ToolConnection,
  type ToolTarget,
} from '#domain/contracts/test-tools.ts'
import type { PushCase } from '#domain/push/push-case.ts'
import { Fault } from '../../../supabase/functions/api/http/fault.ts'
import type { TestPush, TestTool } from '../../../supabase/functions/api/services/test-tools/test-tool.ts'
import { createTestTools } from '../../../supabase/functions/api/services/test-tools/test-tools.ts'
import type { SandboxTool, StoredTest } from '../../../supabase/local/test-tools/sandbox.ts'

/** A tool whose pushes are broken off. */
export interface PushedTool {
  connection: ToolConnection
  target: ToolTarget
  /** A new one. */
  sandbox: () => SandboxTool
  /** Lets the sandbox's time pass, in milliseconds. */
  sleep?: (ms: number) => void
  /** The tool's API cannot change the title of a test. */
  keepsTitles?: true
}

/** What happens to one request of a push at the tool. */
export const interruptions = {
  'never arrives': () => Promise.reject(lost()),
  'is done, and the answer is lost': async (forward) => {
    await forward()
    throw lost()
  },
  'is given up, and done later': (forward, later) => {
    later(forward)
    return Promise.reject(lost())
  },
  'is refused with 429': (forward, _later, sandbox) => {
    sandbox.failNext('rate-limited')
    return forward()
  },
  'is answered with 500': (forward, _later, sandbox) => {
    sandbox.failNext('server-error')
    return forward()
  },
  'is done, and answered with 500': (forward, _later, sandbox) => {
    sandbox.failNext('done-but-error')
    return forward()
  },
} satisfies Record<string, Interruption>
export type InterruptionName = keyof typeof interruptions

type Interruption = (
  forward: () => Promise<Response>,
  later: (work: () => Promise<Response>) => void,
  sandbox: SandboxTool,
) => Promise<Response>

function lost(): TypeError {
  return new TypeError('fetch failed')
}

export const ticket: PushTicket = {
  key: 'SHOP-1',
  id: '10101',
  title: 'Guests can pay by card',
  url: 'https://casewright-demo.atlassian.net/browse/SHOP-1',
}

export function pushCase(number: number, change: Partial<PushCase> = {}): PushCase {
  return {
    marker: `casewright-${number.toString(16).padStart(12, '0')}`,
    title: `Guest pays by card ${number}`,
    description: `Why case ${number} exists`,
    preconditions: ['The basket holds one article'],
    type: 'Positive',
    priority: 'High',
    steps: stepsOf(number, 2),
    criteria: [{ id: 'AC-1', text: 'Guests can pay by card' }],
    ...change,
  }
}

function stepsOf(number: number, count: number): PushCase['steps'] {
  return Array.from({ length: count }, (_, index) => ({
    step: `Case ${number}, step ${index + 1}`,
    data: `Data ${number}.${index + 1}`,
    expected: `Expected ${number}.${index + 1}`,
  }))
}

/** Two pushes: of new cases, and of changed ones with a new one among them. */
const newCases = [pushCase(1), pushCase(2, { steps: stepsOf(2, 130) }), pushCase(3)]
const changedCases = [
  pushCase(1, { title: 'Guest pays by card, changed', steps: stepsOf(11, 3) }),
  pushCase(2, { steps: stepsOf(12, 1) }),
  pushCase(3),
  pushCase(4),
]
export const pushes = { 'new cases': newCases, 'changed cases and a new one': changedCases } as const
export type PushName = keyof typeof pushes

/** The tool behind the function's own line to it: allow-list, limits and redaction included. */
export function connect(
  connection: ToolConnection,
  fetch: (request: Request) => Promise<Response>,
  sleep: (ms: number) => void = () => undefined,
): <T>(work: (tool: TestTool) => Promise<T>) => Promise<T> {
  const tools = createTestTools({
    fetch: (input, init) => fetch(new Request(input, init)),
    overrides: new Map(),
    testRailHosts: [],
    limiter: { take: () => Promise.resolve(), attempt: () => Promise.resolve(() => Promise.resolve()) },
    timeoutMs: 60_000,
    sleep(ms) {
      sleep(ms)
      return Promise.resolve()
    },
  })
  const caller = { userId: 'a-user', signal: new AbortController().signal }
  return (work) => tools.use(connection, caller, work)
}

type Known = ReadonlyMap<string, RemoteTest>

/** Sends the cases as a browser does, and gives what it learned. A call that fails as a whole leaves its cases unknown. */
async function push(
  { connection, target, sleep = () => undefined }: PushedTool,
  fetch: (request: Request) => Promise<Response>,
  cases: readonly PushCase[],
  known: Known,
): Promise<{ results: SentTest[]; faults: Fault[] }> {
  const use = connect(connection, fetch, sleep)
  const results: SentTest[] = []
  const faults: Fault[] = []
  const size = batchSize[connection.tool]
  for (let from = 0; from < cases.length; from += size) {
    const batch: TestPush['cases'] = cases.slice(from, from + size).map((one) => {
      const remote = known.get(one.marker)
      return remote === undefined ? one : { ...one, remoteId: remote.id }
    })
    const send = (): Promise<SentTest[]> => use((tool) => tool.send({ target, ticket, cases: batch }))
    try {
      results.push(
        ...(await send().catch((error: unknown) => {
          // As the browser does: a tool that is busy with the call before is asked again a little later.
          if (!(error instanceof Fault) || error.code !== 'test_tool_busy') throw error
          sleep(Number(error.details.params?.['seconds']) * 1_000)
          return send()
        })),
      )
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      faults.push(error)
    }
  }
  return { results, faults }
}

function remotesOf(results: SentTest[]): Map<string, RemoteTest> {
  return new Map(
    results.flatMap((result) => (result.outcome === 'failed' ? [] : [[result.marker, result.test] as const])),
  )
}

interface Prepared {
  sandbox: SandboxTool
  known: Known
  seeded: number
}

/** The tool before the push: for a push of changed cases, with the cases in it. */
async function prepare(subject: PushedTool, name: PushName): Promise<Prepared> {
  const sandbox = subject.sandbox()
  const seeded = sandbox.stored().length
  if (name === 'new cases') return { sandbox, known: new Map(), seeded }
  const { results } = await push(subject, sandbox.answer, newCases, new Map())
  return { sandbox, known: remotesOf(results), seeded }
}

/** How many requests the push makes at the tool if nothing happens to it. */
export async function countRequests(subject: PushedTool, name: PushName): Promise<number> {
  const { sandbox, known, seeded } = await prepare(subject, name)
  let count = 0
  const counting = (request: Request): Promise<Response> => {
    count += 1
    return sandbox.answer(request)
  }
  const { faults } = await push(subject, counting, pushes[name], known)
  expect(faults).toEqual([])
  expectEachOnce(subject, sandbox, seeded, pushes[name])
  return count
}

/** What happens to one request of a push, and whether the page that sent it keeps the results until it sends again. */
export interface Kill {
  interruption: InterruptionName
  /** The number of the request, from 1 on. */
  at: number
  results: 'kept' | 'lost'
}

/**
 * Breaks the push off once or several times, each time sending what has no result, and checks after a last, undisturbed
 * push that each case is in the tool exactly once, complete, and linked once. Where the results are lost with the page,
 * everything is sent again as if it were new.
 */
export async function killAndSendAgain(subject: PushedTool, name: PushName, ...kills: Kill[]): Promise<void> {
  const { sandbox, known, seeded } = await prepare(subject, name)
  const cases = pushes[name]
  let done = new Map<string, RemoteTest>()
  let remotes: Known = known
  const open = (): PushCase[] => cases.filter(({ marker }) => !done.has(marker))
  for (const { interruption, at, results } of kills) {
    const late: (() => Promise<Response>)[] = []
    let count = 0
    const interrupted = (request: Request): Promise<Response> => {
      count += 1
      const forward = (): Promise<Response> => sandbox.answer(request)
      return count === at ? interruptions[interruption](forward, (work) => late.push(work), sandbox) : forward()
    }
    const sent = await push(subject, interrupted, open(), remotes)
    for (const work of late) await work()
    const kept = results === 'kept' ? [...done, ...remotesOf(sent.results)] : []
    done = new Map(kept)
    remotes = new Map(results === 'kept' ? [...remotes, ...kept] : [])
  }
  const last = await push(subject, sandbox.answer, open(), remotes)
  expect(last.faults).toEqual([])
  expect(last.results.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  expectEachOnce(subject, sandbox, seeded, cases)
}

/** Sends the same call twice, as a proxy does that repeats a request. */
export async function sendTwice(subject: PushedTool, name: PushName): Promise<void> {
  const { sandbox, known, seeded } = await prepare(subject, name)
  await push(subject, sandbox.answer, pushes[name], known)
  const { results } = await push(subject, sandbox.answer, pushes[name], known)
  expect(results.map(({ outcome }) => outcome)).toEqual(pushes[name].map(() => 'updated'))
  expectEachOnce(subject, sandbox, seeded, pushes[name])
}

function expectEachOnce(
  { keepsTitles }: PushedTool,
  sandbox: SandboxTool,
  seeded: number,
  cases: readonly PushCase[],
): void {
  const stored = sandbox.stored()
  expect(stored).toHaveLength(seeded + cases.length)
  for (const one of cases) {
    const found = stored.filter(({ labels }) => labels.includes(one.marker))
    expect(found).toHaveLength(1)
    if (keepsTitles !== true) expect(found.map(({ title }) => title)).toEqual([one.title])
    for (const test of found) {
      expect(test.links, `links of ${test.key}`).toHaveLength(1)
      expectSteps(test, one)
    }
  }
}

/** Tools without a field for test data have it in the action. */
function expectSteps({ key, steps }: StoredTest, one: PushCase): void {
  expect(steps, `steps of ${key}`).toHaveLength(one.steps.length)
  one.steps.forEach(({ step, data, expected }, index) => {
    const { action = '', data: ownData = '', expected: result = '' } = steps[index] ?? {}
    expect(action.startsWith(step), `step ${index + 1} of ${key}`).toBe(true)
    expect(`${action}\n${ownData}`).toContain(data)
    expect(result).toBe(expected)
  })
}

import { expect, test } from 'vitest'
import type { PushTicket, SentTest, ToolTarget } from '#domain/contracts/test-tools.ts'
import { Fault } from '../../../supabase/functions/api/http/fault.ts'
import type { SandboxTool } from '../../../supabase/local/test-tools/sandbox.ts'
import { demoZephyr } from '../../../supabase/local/test-tools/zephyr.ts'
import { connect, type PushedTool, pushCase, ticket } from './killed-push.ts'
import { ask, azure, azureBase, azureFields, azureToken, qase, qaseBase, qaseToken, zephyr } from './pushed-tools.ts'

/** What only one of the tools does. */

function send(
  subject: PushedTool,
  fetch: SandboxTool['answer'],
  cases = [pushCase(1)],
  change: { target?: ToolTarget; ticket?: PushTicket } = {},
): Promise<SentTest[]> {
  const use = connect(subject.connection, fetch)
  return use((tool) => tool.send({ target: subject.target, ticket, cases, ...change }))
}

function outcomes(results: SentTest[]): string[] {
  return results.map(({ outcome }) => outcome)
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((caught: unknown) => caught)
  return error instanceof Fault ? error.code : 'no fault'
}

async function zephyrRequest(sandbox: SandboxTool, path: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${demoZephyr.apiToken}` }
  await ask(sandbox, 'POST', `https://api.zephyrscale.smartbear.com/v2${path}`, headers, body)
}

test('Zephyr: a marker is found behind more tests than one page holds', async () => {
  const sandbox = zephyr.sandbox()
  await send(zephyr, sandbox.answer)
  for (let number = 1; number <= 120; number += 1)
    await zephyrRequest(sandbox, '/testcases', { projectKey: 'SHOP', name: `By hand ${number}` })
  await send(zephyr, sandbox.answer, [pushCase(2)])
  const before = sandbox.stored().length
  expect(outcomes(await send(zephyr, sandbox.answer, [pushCase(1), pushCase(2)]))).toEqual(['updated', 'updated'])
  expect(sandbox.stored()).toHaveLength(before)
})

test('Zephyr: where an answer would be too large, smaller pages are read', async () => {
  const sandbox = zephyr.sandbox()
  for (let number = 1; number <= 50; number += 1)
    await zephyrRequest(sandbox, '/testcases', {
      projectKey: 'SHOP',
      name: `Long ${number}`,
      objective: 'x'.repeat(110_000),
    })
  expect(outcomes(await send(zephyr, sandbox.answer))).toEqual(['created'])
  expect(outcomes(await send(zephyr, sandbox.answer))).toEqual(['updated'])
})

test('Zephyr: a ticket without its number is linked by its address', async () => {
  const sandbox = zephyr.sandbox()
  const byKey = { key: ticket.key, title: ticket.title, url: ticket.url }
  for (const outcome of ['created', 'updated']) {
    expect(outcomes(await send(zephyr, sandbox.answer, [pushCase(1)], { ticket: byKey }))).toEqual([outcome])
    expect(sandbox.stored().at(-1)?.links).toEqual([ticket.url])
  }
  await send(zephyr, sandbox.answer, [pushCase(2)])
  const use = connect(zephyr.connection, sandbox.answer)
  const found = await use((tool) => tool.find({ target: zephyr.target, ticket: byKey, cases: [] }))
  expect(found.map(({ key, linked }) => [key, linked])).toEqual([
    ['SHOP-T2', true],
    [sandbox.stored().at(-1)?.key, true],
  ])
})

test('Zephyr: a folder that is not there is named as such', async () => {
  const { answer } = zephyr.sandbox()
  const target = { ...zephyr.target, folder: '503' }
  expect(await codeOf(send(zephyr, answer, [pushCase(1)], { target }))).toBe('test_tool_not_found')
})

test.each([
  ['global', 'api.zephyrscale.smartbear.com'],
  ['eu', 'eu.api.zephyrscale.smartbear.com'],
  ['au', 'au.api.zephyrscale.smartbear.com'],
  ['de', 'de.api.zephyrscale.smartbear.com'],
] as const)('Zephyr: the region %s has its own host', async (region, host) => {
  const { answer } = zephyr.sandbox()
  const hosts: string[] = []
  const use = connect({ tool: 'zephyr', region, apiToken: demoZephyr.apiToken }, (request) => {
    hosts.push(new URL(request.url).host)
    return answer(request)
  })
  await use((tool) => tool.check())
  expect(hosts).toEqual([host])
})

test('Qase: one refused case does not keep the others of the call out', async () => {
  const sandbox = qase.sandbox()
  const results = await send(qase, sandbox.answer, [pushCase(1), pushCase(2, { title: ' ' }), pushCase(3)])
  expect(outcomes(results)).toEqual(['created', 'failed', 'created'])
  expect(sandbox.stored().map(({ title }) => title)).toEqual([
    'Guest pays by invoice',
    'Guest pays by card 1',
    'Guest pays by card 3',
  ])
  expect(sandbox.stored().map(({ links }) => links)).toEqual([[], ['SHOP-1'], ['SHOP-1']])
})

test('Qase: a project that is not connected to Jira gets the cases, with a notice', async () => {
  const sandbox = qase.sandbox()
  const results = await send(qase, sandbox.answer, [pushCase(1)], { target: { project: 'WEB' } })
  expect(results).toMatchObject([{ outcome: 'created', notices: ['ticket_not_linked'] }])
})

test('Qase: a suite that is not there is the tool’s refusal', async () => {
  const { answer } = qase.sandbox()
  const results = await send(qase, answer, [pushCase(1)], { target: { ...qase.target, folder: '77' } })
  expect(results).toMatchObject([{ outcome: 'failed', code: 'test_tool_refused' }])
  expect(results).toHaveProperty('0.params.reason', expect.stringContaining('Suite not found.'))
})

test('Qase: a case that is deleted while the cases are read hides no other', async () => {
  const sandbox = qase.sandbox()
  const first = await send(qase, sandbox.answer, [pushCase(1)])
  expect(outcomes(first)).toEqual(['created'])
  const byHand = Array.from({ length: 100 }, (_, index) => ({ title: `By hand ${index}` }))
  await ask(sandbox, 'POST', `${qaseBase}/bulk`, qaseToken, { cases: byHand })
  let deleted = false
  const results = await send(qase, async (request) => {
    const response = await sandbox.answer(request)
    if (!deleted && new URL(request.url).searchParams.get('offset') === '0') {
      deleted = true
      await ask(sandbox, 'DELETE', `${qaseBase}/60`, qaseToken)
    }
    return response
  })
  expect(deleted).toBe(true)
  expect(outcomes(results)).toEqual(['updated'])
})

test.each([
  ['a page', () => new Response('<html>Sign In</html>', { status: 203 })],
  [
    'a redirect',
    () => new Response(null, { status: 302, headers: { location: 'https://spsprodweu.vssps.visualstudio.com/' } }),
  ],
])('Azure: %s to sign in means that the token is refused', async (_what, answer) => {
  const use = connect(azure.connection, () => Promise.resolve(answer()))
  expect(await codeOf(use((tool) => tool.check()))).toBe('test_tool_unauthorized')
})

test('Azure: what somebody writes at the same moment is kept', async () => {
  const sandbox = azure.sandbox()
  await send(azure, sandbox.answer)
  const { key = '' } = sandbox.stored().at(-1) ?? {}
  let changed = false
  const results = await send(azure, async (request) => {
    const response = await sandbox.answer(request)
    if (!changed && request.url.includes(`/workitems/${key}`)) {
      changed = true
      await azure.changeByHand(sandbox, key)
    }
    return response
  })
  expect(outcomes(results)).toEqual(['updated'])
  expect(sandbox.stored().at(-1)?.labels).toEqual(['positive', 'SHOP-1', 'by-hand', 'casewright-000000000001'])
})

test('Azure: an at sign in a step makes no parameter', async () => {
  const sandbox = azure.sandbox()
  const step = { step: 'Open @web as qa@demo.test', data: '@user', expected: '@home is shown' }
  await send(azure, sandbox.answer, [pushCase(1, { steps: [step] })])
  const { key = '', steps } = sandbox.stored().at(-1) ?? {}
  expect(steps).toEqual([{ action: `${step.step}\nTest data: @user`, data: '', expected: step.expected }])
  expect(await azureFields(sandbox, key)).not.toHaveProperty(['Microsoft.VSTS.TCM.Parameters'])
  // The sandbox makes one of a plain at sign, as Azure does.
  const xml = String((await azureFields(sandbox, key))['Microsoft.VSTS.TCM.Steps']).replaceAll('&amp;#64;', '@')
  const patch = [{ op: 'add', path: '/fields/Microsoft.VSTS.TCM.Steps', value: xml }]
  const headers = { ...azureToken, 'content-type': 'application/json-patch+json' }
  await ask(sandbox, 'PATCH', `${azureBase}/${key}?api-version=7.1`, headers, patch)
  expect(await azureFields(sandbox, key)).toHaveProperty(['Microsoft.VSTS.TCM.Parameters'], 'web demo user home')
})

test('Azure: a project’s name may have spaces, and an area that is not there is the tool’s refusal', async () => {
  const { answer } = azure.sandbox()
  const target = { project: 'Web site' }
  expect(outcomes(await send(azure, answer, [pushCase(1)], { target }))).toEqual(['created'])
  const results = await send(azure, answer, [pushCase(2)], { target: { ...target, folder: 'Web site\\Nowhere' } })
  expect(results).toMatchObject([{ outcome: 'failed', code: 'test_tool_refused' }])
})

test.each(['casewright-demo/other', 'evil.example#', '..', 'Ünlaut', 'a b'])(
  'Azure: the organization %j is asked nothing',
  async (organization) => {
    const asked: string[] = []
    const use = connect({ tool: 'azure', organization, token: 'a-token' }, (request) => {
      asked.push(request.url)
      return Promise.resolve(Response.json({}))
    })
    expect(await codeOf(use((tool) => tool.check()))).toBe('test_tool_address_refused')
    expect(asked).toEqual([])
  },
)

import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { SentTest, ToolTarget } from '#domain/contracts/test-tools.ts'
import { Fault } from '../../../supabase/functions/api/http/fault.ts'
import type { TestPush } from '../../../supabase/functions/api/services/test-tools/test-tool.ts'
import { createSandboxJiraTool } from '../../../supabase/local/test-tools/jira.ts'
import type { SandboxTool } from '../../../supabase/local/test-tools/sandbox.ts'
import { createSandboxTestRail, demoTestRail } from '../../../supabase/local/test-tools/testrail.ts'
import { createSandboxXray } from '../../../supabase/local/test-tools/xray.ts'
import { createTestApp } from '../support/test-app.ts'
import { connect, type PushedTool, pushCase, ticket } from './killed-push.ts'
import { jiraAttachment, jiraComment, jiraSubtasks, testRail, xray } from './pushed-jira-tools.ts'

/** Everything that breaks texts on their way into a tool. */
const nastyTexts = [
  'He said "yes" & left <b>now</b>; a &amp; b',
  '👩‍👩‍👧 مرحبا بالعالم שלום',
  '=SUM(A1:A9)+cmd|calc',
  '@web and qa@demo.test use {{name}} and $100',
  '| a | b | <!-- casewright-000000000001 --> C:\\temp\\',
  '``` ~~~ # * _ [x](y) {code} {noformat}',
]

interface Tool {
  sandbox: SandboxTool
  send: (cases: TestPush['cases'], push?: Partial<TestPush>) => Promise<SentTest[]>
  use: ReturnType<typeof connect>
  asked: Request[]
}

function open(subject: PushedTool, sandbox = subject.sandbox()): Tool {
  const asked: Request[] = []
  const answer = (request: Request): Promise<Response> => {
    asked.push(request.clone())
    return sandbox.answer(request)
  }
  const use = connect(subject.connection, answer, subject.sleep)
  return {
    sandbox,
    use,
    asked,
    send: (cases, push) => use((tool) => tool.send({ target: subject.target, ticket, cases, ...push })),
  }
}

async function faultOf(work: Promise<unknown>): Promise<Fault> {
  const error = await work.catch((caught: unknown) => caught)
  if (error instanceof Fault) return error
  throw new Error('A fault was expected', { cause: error })
}

function sent([result]: SentTest[]): Exclude<SentTest, { outcome: 'failed' }> {
  if (result === undefined || result.outcome === 'failed') throw new Error(JSON.stringify(result))
  return result
}

const site = 'https://casewright-demo.atlassian.net'

describe.each([
  ['sub-tasks of Jira', jiraSubtasks, 'SHOP-60001', `${site}/browse/SHOP-60001`],
  ['a comment in Jira', jiraComment, 'SHOP-1 #60001', `${site}/browse/SHOP-1?focusedCommentId=60001`],
  ['an attachment in Jira', jiraAttachment, 'casewright-test-cases-SHOP-1.md', `${site}/browse/SHOP-1`],
  ['Xray', xray, 'SHOP-9001', `${site}/browse/SHOP-9001`],
  ['TestRail', testRail, 'C4711', `${demoTestRail.baseUrl}/index.php?/cases/view/4711`],
])('%s', (_name, subject, key, url) => {
  const { tool } = subject.connection
  const isOneText = subject === jiraComment

  test('a new test has the key and the page of the tool', async () => {
    const { outcome, test: remote, notices } = sent(await open(subject).send([pushCase(1)]))
    expect({ outcome, notices }).toEqual({ outcome: 'created', notices: [] })
    expect(remote).toMatchObject({ key, url, title: 'Guest pays by card 1' })
  })

  test('every text arrives as it is', async () => {
    const { sandbox, send } = open(subject)
    const steps = Array.from({ length: 40 }, (_, index) => {
      const [step = '', data = '', expected = ''] = [0, 1, 2].map(
        (part) => nastyTexts[(index + part) % nastyTexts.length],
      )
      return { step: `${step} ${index}`, data, expected: isOneText ? expected : `${expected}\nsecond line` }
    })
    const title = '"Quotes", <tags>, @web, 👩‍👩‍👧 and שלום'
    expect(sent(await send([pushCase(1, { title, steps })])).notices).toEqual([])
    const stored = sandbox.stored().find(({ labels }) => labels.includes(pushCase(1).marker))
    expect(stored?.title).toBe(title)
    expect(stored?.steps).toEqual(steps.map(({ step, data, expected }) => ({ action: step, data, expected })))
  })

  test('a text that is too long is shortened with a notice', async () => {
    const { sandbox, send } = open(subject)
    const long = 'word '.repeat(13_000)
    const given = pushCase(1, { steps: [{ step: long.slice(0, 39_999), data: '', expected: long.slice(0, 39_999) }] })
    const { notices } = sent(await send([given]))
    const isCut = tool !== 'testrail' && subject !== jiraAttachment
    expect(notices).toEqual(isCut ? ['text_shortened'] : [])
    const [step] = sandbox.stored().at(-1)?.steps ?? []
    expect((step?.action.length ?? 0) > 7_000).toBe(true)
    expect((step?.action.length ?? 0) < 39_999).toBe(isCut)
  })

  test('tests with a marker, with a title and of the ticket are found', async () => {
    const { send, use } = open(subject)
    await send([pushCase(1), pushCase(2)])
    const cases = [pushCase(1, { title: 'Another title' }), { ...pushCase(9), title: ' guest  pays by CARD 2 ' }]
    const found = await use((one) => one.find({ target: subject.target, ticket, cases }))
    expect(found.map(({ title, marker, linked }) => ({ title, marker, linked }))).toEqual([
      { title: 'Guest pays by card 1', marker: pushCase(1).marker, linked: true },
      { title: 'Guest pays by card 2', marker: pushCase(2).marker, linked: true },
    ])
    const elsewhere = { ...ticket, key: 'SHOP-2' }
    expect(await use((one) => one.find({ target: subject.target, ticket: elsewhere, cases: [pushCase(7)] }))).toEqual(
      [],
    )
  })

  test('five hundred long titles are looked for', async () => {
    const { use } = open(subject)
    const cases = Array.from({ length: 500 }, (_, index) =>
      pushCase(index + 1, { title: `It's '${'long '.repeat(45)}${index}` }),
    )
    await expect(use((one) => one.find({ target: subject.target, ticket, cases }))).resolves.toEqual([])
  })

  test('too many requests are told with the seconds to wait', async () => {
    const { sandbox, send } = open(subject)
    sandbox.failNext('rate-limited')
    const fault = await faultOf(send([pushCase(1)]))
    expect(fault).toMatchObject({ code: 'test_tool_rate_limited', status: 429 })
    expect(fault.details.retryAfter).toBe(String(fault.details.params?.seconds))
  })
})

describe.each([
  ['sub-tasks of Jira', jiraSubtasks, '99999'],
  ['Xray', xray, '99999'],
  ['TestRail', testRail, '99999'],
])('%s', (_name, subject, unknownId) => {
  const { tool } = subject.connection

  test('a test that is gone is not made anew', async () => {
    const { sandbox, send } = open(subject)
    const results = await send([{ ...pushCase(1), remoteId: unknownId }, pushCase(2)])
    const params = { tool, title: 'Guest pays by card 1' }
    expect(results).toHaveLength(2)
    expect(results).toContainEqual({
      outcome: 'failed',
      marker: pushCase(1).marker,
      code: 'test_tool_test_missing',
      params,
    })
    expect(sandbox.stored()).toHaveLength(1)
  })

  test('what the tool refuses is a result of that case, and the others go through', async () => {
    const { sandbox, send } = open(subject)
    const results = await send([pushCase(1), pushCase(2, { title: ' ' }), pushCase(3)])
    expect(results.map(({ marker, outcome }) => [marker, outcome])).toEqual([
      [pushCase(1).marker, 'created'],
      [pushCase(2).marker, 'failed'],
      [pushCase(3).marker, 'created'],
    ])
    expect(results[1]).toMatchObject({ code: 'test_tool_refused', params: { tool } })
    expect(results[1]).toHaveProperty('params.reason', expect.stringMatching(/title|summary/i))
    expect(sandbox.stored()).toHaveLength(2)
  })

  test('a long title is shortened, and the whole one is in the test', async () => {
    const { sandbox, send, asked } = open(subject)
    const title = `${'Long title '.repeat(30)}ends here`
    expect(sent(await send([pushCase(1, { title })])).notices).toEqual(['title_shortened'])
    expect(sandbox.stored().at(-1)?.title.length).toBeLessThanOrEqual(255)
    const bodies = await Promise.all(asked.map((request) => request.text()))
    expect(bodies.some((body) => body.includes('ends here'))).toBe(true)
  })

  test('an unknown project or folder fails the call or its cases', async () => {
    const targets: ToolTarget[] = [{ project: '77' }, { ...subject.target, folder: '7777' }]
    for (const target of tool === 'jira' ? [] : targets) {
      const { sandbox, send } = open(subject)
      const results = await send([pushCase(1)], { target }).catch((error: unknown) => error)
      if (Array.isArray(results)) expect(results).toMatchObject([{ outcome: 'failed', code: 'test_tool_refused' }])
      else expect(results).toMatchObject({ code: expect.stringMatching(/^test_tool_(?:refused|not_found)$/) })
      expect(sandbox.stored()).toEqual([])
    }
  })
})

describe('Jira', () => {
  test('the credentials are tried, and projects listed', async () => {
    const { use } = open(jiraSubtasks)
    expect(await use((tool) => tool.check())).toEqual({ account: 'Robin Quell' })
    expect(await use((tool) => tool.places(undefined))).toEqual([{ id: 'SHOP', name: 'Marlow Goods web shop' }])
  })

  test('a sub-task gets a remote link that an update renews as a whole', async () => {
    const sandbox = createSandboxJiraTool()
    const { send } = open(jiraSubtasks, sandbox)
    const resultUrl = 'https://app.example.test/history/1'
    const { test: remote } = sent(await send([pushCase(1)], { resultUrl }))
    const link = {
      globalId: `casewright=${pushCase(1).marker}`,
      relationship: 'test cases',
      summary: 'Made with Casewright',
    }
    expect(sandbox.remoteLinks(remote.key)).toMatchObject([{ ...link, title: 'Guest pays by card 1', url: resultUrl }])
    await send([pushCase(1, { title: 'Changed' })])
    expect(sandbox.remoteLinks(remote.key)).toMatchObject([{ ...link, title: 'Changed', url: ticket.url }])
  })

  test.each([
    [jiraComment, `${site}/browse/SHOP-1?focusedCommentId=60001`],
    [jiraAttachment, `${site}/browse/SHOP-1`],
  ])('a ticket with cases of all calls has one link to them', async (subject, ownUrl) => {
    const sandbox = createSandboxJiraTool()
    const { send } = open(subject, sandbox)
    const resultUrl = 'https://app.example.test/history/1'
    for (const number of [1, 2]) await send([pushCase(number)], { resultUrl })
    expect(sandbox.remoteLinks('SHOP-1')).toMatchObject([{ title: 'Test cases of SHOP-1', url: resultUrl }])
    await send([pushCase(3)])
    expect(sandbox.remoteLinks('SHOP-1')).toMatchObject([{ relationship: 'test cases', url: ownUrl }])
    expect(new Set(sandbox.stored().map(({ key }) => key)).size).toBe(1)
    expect(sandbox.stored()).toHaveLength(3)
  })

  test('cases that no comment could hold go into several', async () => {
    const { sandbox, send } = open(jiraComment)
    const long = (number: number) =>
      pushCase(number, { steps: [{ step: 'x'.repeat(12_000), data: '', expected: 'Done' }] })
    for (const number of [1, 2, 3, 4, 5]) expect(sent(await send([long(number)])).outcome).toBe('created')
    expect(new Set(sandbox.stored().map(({ key }) => key)).size).toBe(3)
    expect(await send([1, 2, 3, 4, 5].map(long))).toMatchObject(
      Array.from({ length: 5 }, () => ({ outcome: 'updated' })),
    )
    expect(sandbox.stored()).toHaveLength(5)
  })

  test('what people write into the comment stays', async () => {
    const { sandbox, send } = open(jiraComment)
    const { test: remote } = sent(await send([pushCase(1), pushCase(2)]))
    const headers = { authorization: `Basic ${Buffer.from('qa@demo.test:demo-api-token').toString('base64')}` }
    const comment = `${site}/rest/api/3/issue/SHOP-1/comment`
    const bodyOf = async (): Promise<string> =>
      (await sandbox.answer(new Request(`${comment}?maxResults=9`, { headers }))).text()
    const schema = z.object({ comments: z.array(z.object({ body: z.looseObject({ content: z.array(z.unknown()) }) })) })
    const [{ body } = { body: { content: [] } }] = schema.parse(JSON.parse(await bodyOf())).comments
    const note = { type: 'paragraph', content: [{ type: 'text', text: 'Reviewed by Ada' }] }
    const cell = { type: 'tableCell', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Passed' }] }] }
    const changed = { ...body, content: [note, ...body.content] }
    const json = JSON.stringify({ body: changed }).replace(
      `"text":"${pushCase(2).marker}"}]}]}`,
      `"text":"${pushCase(2).marker}"}]}]},${JSON.stringify(cell)}`,
    )
    await sandbox.answer(new Request(`${comment}/${remote.id}`, { method: 'PUT', headers, body: json }))
    const results = await send([pushCase(1, { title: 'Changed' }), pushCase(3)])
    expect(results.map(({ outcome }) => outcome)).toEqual(['updated', 'created'])
    const after = await bodyOf()
    for (const text of ['Reviewed by Ada', 'Passed', 'Changed', pushCase(2).marker, pushCase(3).marker])
      expect(after).toContain(text)
    expect(schema.parse(JSON.parse(after)).comments).toHaveLength(1)
  })

  test('people’s own labels of a sub-task stay, and the marker of another case goes', async () => {
    const { sandbox, send, use } = open(jiraSubtasks)
    const { test: remote } = sent(await send([pushCase(1)]))
    const authorization = `Basic ${Buffer.from('qa@demo.test:demo-api-token').toString('base64')}`
    const labels = { labels: [{ add: 'by-hand' }] }
    await sandbox.answer(
      new Request(`${site}/rest/api/3/issue/${remote.key}`, {
        method: 'PUT',
        headers: { authorization },
        body: JSON.stringify({ update: labels }),
      }),
    )
    await send([{ ...pushCase(2), remoteId: remote.id }])
    expect(sandbox.stored().at(-1)?.labels).toEqual(['casewright', 'by-hand', pushCase(2).marker])
    expect(await use((tool) => tool.find({ target: { project: 'SHOP' }, ticket, cases: [] }))).toHaveLength(1)
  })

  test('a project without sub-tasks is explained', async () => {
    const { send } = open(jiraSubtasks, {
      ...createSandboxJiraTool(),
      answer: (request) =>
        Promise.resolve(
          Response.json(
            request.url.includes('createmeta') ? { issueTypes: [] } : { fields: { subtasks: [] }, issues: [] },
          ),
        ),
    })
    expect(await faultOf(send([pushCase(1)]))).toMatchObject({ code: 'test_tool_no_subtasks' })
  })

  test('a token with scopes goes to the gateway', async () => {
    const asked: string[] = []
    const cloudId = 'b6a0f4de-7c31-4f0c-9f4e-2d8a51c7e390'
    const use = connect(
      {
        tool: 'jira',
        baseUrl: 'https://acme.atlassian.net/',
        email: 'qa@example.test',
        apiToken: 'a-token',
        through: 'gateway',
      },
      (request) => {
        asked.push(`${request.url} ${request.headers.has('authorization')}`)
        return Promise.resolve(Response.json({ cloudId, displayName: 'Robin' }))
      },
    )
    expect(await use((tool) => tool.check())).toEqual({ account: 'Robin' })
    expect(asked).toEqual([
      'https://acme.atlassian.net/_edge/tenant_info false',
      `https://api.atlassian.com/ex/jira/${cloudId}/rest/api/3/myself true`,
    ])
  })
})

test('credentials of a sandbox Jira go to no real gateway', async () => {
  const { post, calls } = createTestApp()
  const connection = { ...jiraSubtasks.connection, through: 'gateway' }
  expect((await post('pro', '/api/test-tools/check', { connection })).status).toBe(422)
  expect(calls).toEqual([])
})

describe('Xray', () => {
  test('credentials are tried, and folders listed', async () => {
    const { use } = open(xray)
    expect(await use((tool) => tool.check())).toEqual({})
    expect(await use((tool) => tool.places(undefined))).toEqual([])
    expect(await use((tool) => tool.places('SHOP'))).toEqual([
      { id: '/Checkout', name: 'Checkout' },
      { id: '/Checkout/Payment', name: 'Payment', parent: '/Checkout' },
    ])
    expect(await faultOf(use((tool) => tool.places('NOPE')))).toMatchObject({ code: 'test_tool_not_found' })
  })

  test('a batch is one job, whose status is asked until it ends', async () => {
    const { send, asked } = open(xray)
    await send([pushCase(1), pushCase(2), pushCase(3)])
    const paths = asked.map(({ method, url }) => `${method} ${new URL(url).pathname.replace(/[0-9a-f]{32}/, 'ID')}`)
    expect(paths).toEqual([
      'POST /api/v2/authenticate',
      'POST /api/v2/graphql',
      'POST /api/v2/import/test/bulk',
      ...Array.from({ length: 3 }, () => 'GET /api/v2/import/test/bulk/ID/status'),
    ])
  })

  test('while another job of the account runs, the caller is told to wait', async () => {
    let time = 0
    const sandbox = createSandboxXray({ now: () => time, jobMs: 60_000 })
    const subject: PushedTool = { ...xray, sleep: () => undefined }
    const first = open({ ...subject, sleep: () => (time += 30_000) }, sandbox)
    const second = open(subject, sandbox)
    const [, fault] = await Promise.all([first.send([pushCase(1)]), faultOf(second.send([pushCase(2)]))])
    expect(fault).toMatchObject({ code: 'test_tool_busy', status: 429, details: { retryAfter: '5' } })
  })

  test('many changed steps are written in a few requests, in their order', async () => {
    const { sandbox, send, asked } = open(xray)
    await send([pushCase(1)])
    const steps = Array.from({ length: 45 }, (_, at) => ({ step: `Step ${at}`, data: '', expected: `Result ${at}` }))
    asked.length = 0
    await send([pushCase(1, { steps })])
    expect(sandbox.stored()[0]?.steps.map(({ action }) => action)).toEqual(steps.map(({ step }) => step))
    expect(asked).toHaveLength(5)
    await send([pushCase(1, { steps: [] })])
    expect(sandbox.stored()[0]?.steps).toEqual([])
  })

  test('a changed title, which the API cannot change, is a notice', async () => {
    const { sandbox, send } = open(xray)
    await send([pushCase(1)])
    const changed = pushCase(1, { title: 'Changed', steps: [{ step: 'Other', data: '', expected: '' }] })
    expect(sent(await send([changed]))).toMatchObject({ outcome: 'updated', notices: ['fields_not_updated'] })
    expect(sandbox.stored()[0]?.steps).toEqual([{ action: 'Other', data: '', expected: '' }])
  })
})

describe('TestRail', () => {
  test('credentials are tried, and projects, suites and sections listed', async () => {
    const { use } = open(testRail)
    expect(await use((tool) => tool.check())).toEqual({ account: 'Robin Quell' })
    expect(await use((tool) => tool.places(undefined))).toEqual([
      { id: '1', name: 'Shop' },
      { id: '2', name: 'Website' },
    ])
    expect(await use((tool) => tool.places('1'))).toEqual([
      { id: '101', name: 'Checkout' },
      { id: '102', name: 'Payment', parent: '101' },
    ])
    expect(await use((tool) => tool.places('2'))).toEqual([
      { id: '201', name: 'Desktop: Start page' },
      { id: '211', name: 'Phone: Menu' },
    ])
  })

  test('a project with several suites takes cases in the suite of the section', async () => {
    const { sandbox, send } = open(testRail)
    const target = { project: '2', folder: '211' }
    expect(sent(await send([pushCase(1)], { target })).outcome).toBe('created')
    expect(sent(await send([pushCase(1)], { target })).outcome).toBe('updated')
    expect(sandbox.stored()).toHaveLength(1)
  })

  test.each(['1', '2'])('without a section, cases of project %s go into one of their own', async (project) => {
    const { sandbox, send, use } = open(testRail)
    for (const number of [1, 2]) await send([pushCase(number)], { target: { project } })
    expect(sandbox.stored()).toHaveLength(2)
    const own = (await use((tool) => tool.places(project))).filter(({ name }) => name.endsWith('Casewright'))
    expect(own).toHaveLength(1)
  })

  test('the references that people added stay', async () => {
    const { sandbox, send } = open(testRail)
    await send([pushCase(1)])
    const other = { ...ticket, key: 'SHOP-2' }
    const { test: remote } = sent(await send([pushCase(1)]))
    await send([{ ...pushCase(1), remoteId: remote.id }], { ticket: other })
    expect(sandbox.stored()[0]?.links).toEqual(['SHOP-1', 'SHOP-2'])
  })

  test('a server that cannot filter by reference is read as a whole', async () => {
    const { sandbox, send } = open(testRail, createSandboxTestRail({ filtersByRefs: false }))
    for (const outcome of ['created', 'updated']) expect(sent(await send([pushCase(1)])).outcome).toBe(outcome)
    expect(sandbox.stored()).toHaveLength(1)
  })

  test('its limit of requests a minute is told with the seconds to wait', async () => {
    let time = 0
    const { send } = open(testRail, createSandboxTestRail({ now: () => time, perMinute: 12 }))
    const results: string[] = []
    for (let number = 1; number <= 4; number += 1) {
      const fault = await send([pushCase(number)]).then(
        () => undefined,
        (error: unknown) => (error instanceof Fault ? error : undefined),
      )
      results.push(fault === undefined ? 'sent' : `${fault.code} ${fault.details.retryAfter}`)
      if (fault !== undefined) time += 60_000
    }
    expect(results).toEqual(['sent', 'sent', 'test_tool_rate_limited 60', 'sent'])
  })
})

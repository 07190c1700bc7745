import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createSandboxJiraTool } from '../../../supabase/local/test-tools/jira.ts'
import { createTestApp } from '../support/test-app.ts'
import { connect, pushCase, ticket } from './killed-push.ts'
import { jiraAttachment, jiraComment, jiraSubtasks } from './pushed-jira-tools.ts'
import { faultOf, openTool, sent } from './opened-tool.ts'

const site = 'https://casewright-demo.atlassian.net'

describe('Jira', () => {
  test('the credentials are tried, and projects listed', async () => {
    const { use } = openTool(jiraSubtasks)
    expect(await use((tool) => tool.check())).toEqual({ account: 'Robin Quell' })
    expect(await use((tool) => tool.places(undefined))).toEqual([{ id: 'SHOP', name: 'Marlow Goods web shop' }])
  })

  test('a sub-task gets a remote link that an update renews as a whole', async () => {
    const sandbox = createSandboxJiraTool()
    const { send } = openTool(jiraSubtasks, sandbox)
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
    const { send } = openTool(subject, sandbox)
    const resultUrl = 'https://app.example.test/history/1'
    for (const number of [1, 2]) await send([pushCase(number)], { resultUrl })
    expect(sandbox.remoteLinks('SHOP-1')).toMatchObject([{ title: 'Test cases of SHOP-1', url: resultUrl }])
    await send([pushCase(3)])
    expect(sandbox.remoteLinks('SHOP-1')).toMatchObject([{ relationship: 'test cases', url: ownUrl }])
    expect(new Set(sandbox.stored().map(({ key }) => key)).size).toBe(1)
    expect(sandbox.stored()).toHaveLength(3)
  })

  test('cases that no comment could hold go into several', async () => {
    const { sandbox, send } = openTool(jiraComment)
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
    const { sandbox, send } = openTool(jiraComment)
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
    const { sandbox, send, use } = openTool(jiraSubtasks)
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
    const { send } = openTool(jiraSubtasks, {
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

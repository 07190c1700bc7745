import { describe, expect, test } from 'vitest'
import type { ToolTarget } from '#domain/contracts/test-tools.ts'
import { demoTestRail } from '../../../supabase/local/test-tools/testrail.ts'
import { pushCase, ticket } from './killed-push.ts'
import { jiraAttachment, jiraComment, jiraSubtasks, testRail, xray } from './pushed-jira-tools.ts'
import { matching } from '../../support/matchers.ts'
import { faultOf, openTool, sent } from './opened-tool.ts'

/** Everything that breaks texts on their way into a tool. */
const nastyTexts = [
  'He said "yes" & left <b>now</b>; a &amp; b',
  '👩‍👩‍👧 مرحبا بالعالم שלום',
  '=SUM(A1:A9)+cmd|calc',
  '@web and qa@demo.test use {{name}} and $100',
  '| a | b | <!-- casewright-000000000001 --> C:\\temp\\',
  '``` ~~~ # * _ [x](y) {code} {noformat}',
]

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
    const { outcome, test: remote, notices } = sent(await openTool(subject).send([pushCase(1)]))
    expect({ outcome, notices }).toEqual({ outcome: 'created', notices: [] })
    expect(remote).toMatchObject({ key, url, title: 'Guest pays by card 1' })
  })

  test('every text arrives as it is', async () => {
    const { sandbox, send } = openTool(subject)
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
    const { sandbox, send } = openTool(subject)
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
    const { send, use } = openTool(subject)
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
    const { use } = openTool(subject)
    const cases = Array.from({ length: 500 }, (_, index) =>
      pushCase(index + 1, { title: `It's '${'long '.repeat(45)}${index}` }),
    )
    await expect(use((one) => one.find({ target: subject.target, ticket, cases }))).resolves.toEqual([])
  })

  test('too many requests are told with the seconds to wait', async () => {
    const { sandbox, send } = openTool(subject)
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
    const { sandbox, send } = openTool(subject)
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
    const { sandbox, send } = openTool(subject)
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
    const { sandbox, send, asked } = openTool(subject)
    const title = `${'Long title '.repeat(30)}ends here`
    expect(sent(await send([pushCase(1, { title })])).notices).toEqual(['title_shortened'])
    expect(sandbox.stored().at(-1)?.title.length).toBeLessThanOrEqual(255)
    const bodies = await Promise.all(asked.map((request) => request.text()))
    expect(bodies.some((body) => body.includes('ends here'))).toBe(true)
  })

  test('an unknown project or folder fails the call or its cases', async () => {
    const targets: ToolTarget[] = [{ project: '77' }, { ...subject.target, folder: '7777' }]
    for (const target of tool === 'jira' ? [] : targets) {
      const { sandbox, send } = openTool(subject)
      const results = await send([pushCase(1)], { target }).catch((error: unknown) => error)
      if (Array.isArray(results)) expect(results).toMatchObject([{ outcome: 'failed', code: 'test_tool_refused' }])
      else expect(results).toMatchObject({ code: matching(/^test_tool_(?:refused|not_found)$/) })
      expect(sandbox.stored()).toEqual([])
    }
  })
})

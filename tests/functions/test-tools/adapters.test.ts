import { describe, expect, test } from 'vitest'
import type { SentTest } from '#domain/contracts/test-tools.ts'
import { Fault } from '../../../supabase/functions/api/http/fault.ts'
import type { TestPush } from '../../../supabase/functions/api/services/test-tools/test-tool.ts'
import type { SandboxTool } from '../../../supabase/local/test-tools/sandbox.ts'
import { connect, type PushedTool, pushCase, ticket } from './killed-push.ts'
import { azure, qase, zephyr } from './pushed-tools.ts'

/** Everything that breaks texts on their way into a tool. */
const nastyTexts = [
  'He said "yes" & left <b>now</b>; a &amp; b',
  'First line\nsecond line\n\n\tindented fourth line',
  '👩‍👩‍👧 مرحبا بالعالم שלום',
  '=SUM(A1:A9)+cmd|calc',
  '@web and qa@demo.test use {{name}} and $100',
  ']]> </parameterizedString> \\n C:\\temp\\',
  '```js\nfence\n``` ~~~ # * _ |',
  'x'.repeat(33_000),
]

interface Tool {
  sandbox: SandboxTool
  send: (cases: TestPush['cases'], push?: Partial<TestPush>) => Promise<SentTest[]>
  use: ReturnType<typeof connect>
}

function open(subject: PushedTool): Tool {
  const sandbox = subject.sandbox()
  const use = connect(subject.connection, sandbox.answer)
  return {
    sandbox,
    use,
    send: (cases, push) => use((tool) => tool.send({ target: subject.target, ticket, cases, ...push })),
  }
}

async function faultOf(work: Promise<unknown>): Promise<Fault> {
  const error = await work.catch((caught: unknown) => caught)
  if (error instanceof Fault) return error
  throw new Error('A fault was expected', { cause: error })
}

/** The only result of a case that went through. */
function sent(results: SentTest[]): Exclude<SentTest, { outcome: 'failed' }> {
  const [result] = results
  if (result === undefined || result.outcome === 'failed') throw new Error(JSON.stringify(results))
  return result
}

const guestCase = pushCase(1, { title: 'Guest pays by invoice' })

describe.each([
  ['Zephyr Scale', zephyr, 'SHOP-T2', 'https://casewright-demo.atlassian.net/projects/SHOP?'],
  ['Qase', qase, 'SHOP-2', 'https://app.qase.io/case/SHOP-2'],
  ['Azure DevOps', azure, '4002', 'https://dev.azure.com/casewright-demo/Shop/_workitems/edit/4002'],
])('%s', (name, subject, key, url) => {
  const { tool } = subject.connection

  test('the credentials are tried', async () => {
    await expect(open(subject).use((one) => one.check())).resolves.toBeDefined()
    const wrong = connect(subject.wrongConnection, subject.sandbox().answer)
    const fault = await faultOf(wrong((one) => one.check()))
    expect(fault).toMatchObject({ code: 'test_tool_unauthorized', status: 422 })
    expect(fault.message).toContain(`${name} did not accept the credentials`)
  })

  test('projects and their folders are listed', async () => {
    const { use } = open(subject)
    const projects = await use((one) => one.places(undefined))
    expect(projects.map(({ id }) => id)).toEqual(subject.projects)
    expect(await use((one) => one.places(subject.target.project))).toEqual(subject.folders)
  })

  test('a new test has the key and the page of the tool', async () => {
    const { send } = open(subject)
    const { outcome, test: remote, notices } = sent(await send([pushCase(1)]))
    expect({ outcome, notices }).toEqual({ outcome: 'created', notices: [] })
    expect(remote).toMatchObject({ key, title: 'Guest pays by card 1' })
    expect(remote.url.startsWith(url)).toBe(true)
  })

  test('every text arrives as it is', async () => {
    const { sandbox, send } = open(subject)
    const steps = Array.from({ length: 40 }, (_, index) => {
      const [step = '', data = '', expected = ''] = [0, 1, 2].map(
        (part) => nastyTexts[(index + part) % nastyTexts.length],
      )
      return { step, data, expected }
    })
    const title = '"Quotes", <tags>, @web, 👩‍👩‍👧 and שלום'
    expect(sent(await send([pushCase(1, { title, steps })])).notices).toEqual([])
    const stored = sandbox.stored().at(-1)
    expect(stored?.title).toBe(title)
    const inAction = tool === 'azure'
    expect(stored?.steps).toEqual(
      steps.map(({ step, data, expected }) =>
        inAction ? { action: `${step}\nTest data: ${data}`, data: '', expected } : { action: step, data, expected },
      ),
    )
  })

  test('a long title is shortened, and the whole one is kept in the description', async () => {
    const { sandbox, send } = open(subject)
    const title = `${'Long title '.repeat(30)}ends here`
    expect(sent(await send([pushCase(1, { title })])).notices).toEqual(['title_shortened'])
    expect(sandbox.stored().at(-1)?.title).toHaveLength(255)
    expect(await subject.descriptionOf(sandbox)).toContain('ends here')
  })

  test('tests with a marker, with a title and of the ticket are found', async () => {
    const { send, use } = open(subject)
    await send([pushCase(1), pushCase(2)])
    const found = await use((one) => one.find({ target: subject.target, ticket, cases: [guestCase, pushCase(2)] }))
    expect(found.map(({ title, marker, linked }) => ({ title, marker, linked }))).toEqual([
      { title: 'Guest pays by invoice', marker: undefined, linked: false },
      { title: 'Guest pays by card 1', marker: pushCase(1).marker, linked: true },
      { title: 'Guest pays by card 2', marker: pushCase(2).marker, linked: true },
    ])
    const other = { ...ticket, key: 'SHOP-2', id: '10102', url: 'https://casewright-demo.atlassian.net/browse/SHOP-2' }
    const elsewhere = await use((one) => one.find({ target: subject.target, ticket: other, cases: [pushCase(7)] }))
    expect(elsewhere).toEqual([])
  })

  test('a title is found whatever its case and spaces', async () => {
    const { use } = open(subject)
    const cases = [pushCase(9, { title: ' guest  pays by Invoice ' })]
    const found = await use((one) => one.find({ target: subject.target, ticket, cases }))
    expect(found.map(({ title }) => title)).toEqual(['Guest pays by invoice'])
  })

  test('five hundred long titles are looked for', async () => {
    const { use } = open(subject)
    const cases = Array.from({ length: 500 }, (_, index) =>
      pushCase(index + 1, { title: `It's '${'long '.repeat(45)}${index}` }),
    )
    await expect(use((one) => one.find({ target: subject.target, ticket, cases }))).resolves.toEqual([])
  })

  test('an update keeps what people did to the test, and takes it over from another case', async () => {
    const { sandbox, send } = open(subject)
    const { test: remote } = sent(await send([pushCase(1)]))
    await subject.changeByHand(sandbox, remote.id)
    const before = await subject.keptByHand(sandbox, remote.id)
    const result = sent(await send([{ ...pushCase(2), remoteId: remote.id }]))
    expect(result).toMatchObject({ outcome: 'updated', test: { id: remote.id } })
    expect(await subject.keptByHand(sandbox, remote.id)).toEqual(before)
    const stored = sandbox.stored().at(-1)
    expect(stored).toMatchObject({ title: 'Guest pays by card 2' })
    expect(stored?.labels).toContain('by-hand')
    expect(stored?.labels.filter((label) => label.startsWith('casewright-'))).toEqual([pushCase(2).marker])
  })

  test('a test that is gone is not made anew', async () => {
    const { sandbox, send } = open(subject)
    const results = await send([{ ...pushCase(1), remoteId: subject.unknownId }])
    expect(results).toEqual([
      {
        outcome: 'failed',
        marker: pushCase(1).marker,
        code: 'test_tool_test_missing',
        params: { tool, title: 'Guest pays by card 1' },
      },
    ])
    expect(sandbox.stored()).toHaveLength(1)
  })

  test('what the tool refuses is a result of that case', async () => {
    const { send } = open(subject)
    const [result] = await send([pushCase(1, { title: ' ' })])
    expect(result).toMatchObject({ outcome: 'failed', code: 'test_tool_refused', params: { tool, title: ' ' } })
    expect(result).toHaveProperty('params.reason')
  })

  test('an unknown project fails the whole call', async () => {
    const { send } = open(subject)
    const fault = await faultOf(send([pushCase(1)], { target: { project: 'NOPE' } }))
    expect(fault).toMatchObject({ code: 'test_tool_not_found', status: 404 })
  })

  test('too many requests are told with the seconds to wait', async () => {
    const { sandbox, send } = open(subject)
    sandbox.failNext('rate-limited')
    const fault = await faultOf(send([pushCase(1)]))
    expect(fault).toMatchObject({ code: 'test_tool_rate_limited', status: 429 })
    expect(Number(fault.details.params?.seconds)).toBeGreaterThan(0)
  })

  test.each<[string, string, unknown]>([
    ['a name', 'High', subject.priorities.high],
    ['a number', '1', subject.priorities.critical],
    ['Spanish', 'Baja', subject.priorities.low],
    ['no level', 'Whenever', subject.priorities.none],
  ])('the priority is the tool’s own: %s', async (_what, priority, expected) => {
    const { sandbox, send } = open(subject)
    await send([pushCase(1, { priority })])
    expect(await subject.priorityOf(sandbox)).toBe(expected)
  })
})

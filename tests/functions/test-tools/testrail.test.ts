import { describe, expect, test } from 'vitest'
import { Fault } from '../../../supabase/functions/api/http/fault.ts'
import { createSandboxTestRail } from '../../../supabase/local/test-tools/testrail.ts'
import { pushCase, ticket } from './killed-push.ts'
import { testRail } from './pushed-jira-tools.ts'
import { openTool, sent } from './opened-tool.ts'

describe('TestRail', () => {
  test('credentials are tried, and projects, suites and sections listed', async () => {
    const { use } = openTool(testRail)
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
    const { sandbox, send } = openTool(testRail)
    const target = { project: '2', folder: '211' }
    expect(sent(await send([pushCase(1)], { target })).outcome).toBe('created')
    expect(sent(await send([pushCase(1)], { target })).outcome).toBe('updated')
    expect(sandbox.stored()).toHaveLength(1)
  })

  test.each(['1', '2'])('without a section, cases of project %s go into one of their own', async (project) => {
    const { sandbox, send, use } = openTool(testRail)
    for (const number of [1, 2]) await send([pushCase(number)], { target: { project } })
    expect(sandbox.stored()).toHaveLength(2)
    const own = (await use((tool) => tool.places(project))).filter(({ name }) => name.endsWith('Casewright'))
    expect(own).toHaveLength(1)
  })

  test('the references that people added stay', async () => {
    const { sandbox, send } = openTool(testRail)
    await send([pushCase(1)])
    const other = { ...ticket, key: 'SHOP-2' }
    const { test: remote } = sent(await send([pushCase(1)]))
    await send([{ ...pushCase(1), remoteId: remote.id }], { ticket: other })
    expect(sandbox.stored()[0]?.links).toEqual(['SHOP-1', 'SHOP-2'])
  })

  test('a server that cannot filter by reference is read as a whole', async () => {
    const { sandbox, send } = openTool(testRail, createSandboxTestRail({ filtersByRefs: false }))
    for (const outcome of ['created', 'updated']) expect(sent(await send([pushCase(1)])).outcome).toBe(outcome)
    expect(sandbox.stored()).toHaveLength(1)
  })

  test('its limit of requests a minute is told with the seconds to wait', async () => {
    let time = 0
    const { send } = openTool(testRail, createSandboxTestRail({ now: () => time, perMinute: 12 }))
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

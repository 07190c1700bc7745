import { describe, expect, test } from 'vitest'
import { createSandboxXray } from '../../../supabase/local/test-tools/xray.ts'
import { type PushedTool, pushCase } from './killed-push.ts'
import { xray } from './pushed-jira-tools.ts'
import { faultOf, openTool, sent } from './opened-tool.ts'

describe('Xray', () => {
  test('credentials are tried, and folders listed', async () => {
    const { use } = openTool(xray)
    expect(await use((tool) => tool.check())).toEqual({})
    expect(await use((tool) => tool.places(undefined))).toEqual([])
    expect(await use((tool) => tool.places('SHOP'))).toEqual([
      { id: '/Checkout', name: 'Checkout' },
      { id: '/Checkout/Payment', name: 'Payment', parent: '/Checkout' },
    ])
    expect(await faultOf(use((tool) => tool.places('NOPE')))).toMatchObject({ code: 'test_tool_not_found' })
  })

  test('a batch is one job, whose status is asked until it ends', async () => {
    const { send, asked } = openTool(xray)
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
    const first = openTool({ ...subject, sleep: () => (time += 30_000) }, sandbox)
    const second = openTool(subject, sandbox)
    const [, fault] = await Promise.all([first.send([pushCase(1)]), faultOf(second.send([pushCase(2)]))])
    expect(fault).toMatchObject({ code: 'test_tool_busy', status: 429, details: { retryAfter: '5' } })
  })

  test('many changed steps are written in a few requests, in their order', async () => {
    const { sandbox, send, asked } = openTool(xray)
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
    const { sandbox, send } = openTool(xray)
    await send([pushCase(1)])
    const changed = pushCase(1, { title: 'Changed', steps: [{ step: 'Other', data: '', expected: '' }] })
    expect(sent(await send([changed]))).toMatchObject({ outcome: 'updated', notices: ['fields_not_updated'] })
    expect(sandbox.stored()[0]?.steps).toEqual([{ action: 'Other', data: '', expected: '' }])
  })
})

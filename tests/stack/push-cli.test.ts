import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { testTools } from '#domain/contracts/test-tools.ts'
import { pushCommand } from '../../scripts/push/command.ts'
import { demoConnections } from '../../scripts/push/demo-connections.ts'
import { serveLocalSupabase } from '../../supabase/local/serve.ts'
import { aResult, aTestCase } from '../support/results.ts'
import { configured } from './generate-cli/run-generate.ts'

const printed = z.object({
  cases: z.array(z.object({ caseId: z.string(), state: z.string(), reason: z.string(), key: z.string().optional() })),
})

/** The variables with the credentials of all sandboxes: a configured project does not use them unasked. */
const { jira, xray, zephyr, testrail, qase, azure } = demoConnections
const credentials: Record<string, string> = {
  ...('apiToken' in zephyr ? { ZEPHYR_API_TOKEN: zephyr.apiToken } : {}),
  ...('apiToken' in qase ? { QASE_API_TOKEN: qase.apiToken } : {}),
  ...('clientId' in xray ? { XRAY_CLIENT_ID: xray.clientId, XRAY_CLIENT_SECRET: xray.clientSecret } : {}),
  ...('apiKey' in testrail
    ? { TESTRAIL_URL: testrail.baseUrl, TESTRAIL_EMAIL: testrail.email, TESTRAIL_API_KEY: testrail.apiKey }
    : {}),
  ...('organization' in azure
    ? { AZURE_DEVOPS_ORGANIZATION: azure.organization, AZURE_DEVOPS_TOKEN: azure.token }
    : {}),
  ...('baseUrl' in jira && 'apiToken' in jira
    ? { JIRA_BASE_URL: jira.baseUrl, JIRA_EMAIL: jira.email, JIRA_API_TOKEN: jira.apiToken }
    : {}),
}

const projects = { jira: 'SHOP', xray: 'SHOP', zephyr: 'SHOP', testrail: '1', qase: 'SHOP', azure: 'Shop' } as const
const titles = ['Empty the cart', 'Keep the cart', 'Lose the cart']

describe('npm run push', async () => {
  const backend = await serveLocalSupabase({ demo: true })
  let folder: string
  let file: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'push-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  beforeEach(() => {
    file = join(folder, 'result.json')
  })

  /** A result that no other test sends: its cases have titles and markers of their own. */
  async function write(name: string, change: Parameters<typeof aTestCase>[0] = {}): Promise<void> {
    const testCases = titles.map((title, n) =>
      aTestCase({ id: `TC-${n}`, title: `${name}: ${title}`, ...(n === 0 ? change : {}) }),
    )
    const ticketData = { id: '10001', key: 'SHOP-1', fields: { summary: 'Empty the cart' } }
    await writeFile(file, JSON.stringify(aResult({ testCases, ticketData })))
  }

  async function push(args: string[], env = { ...configured(backend), ...credentials }) {
    const lines: string[] = []
    const problems: string[] = []
    const code = await pushCommand([file, ...args, '--format', 'json'], env, {
      result: (line) => lines.push(line),
      problem: (line) => problems.push(line),
    })
    const json = lines.join('\n')
    const cases = json.startsWith('{') ? printed.parse(JSON.parse(json)).cases : []
    return { code, cases, states: cases.map(({ state }) => state), output: `${json}\n${problems.join('\n')}` }
  }

  const sent = async () => {
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'))
    return z.object({ sent: z.array(z.unknown()).optional() }).parse(kept).sent
  }

  test.each(testTools)(
    'sends to %s, keeps the tests in the file, and then sends only what has changed',
    async (tool) => {
      await write(tool)
      const to = ['--to', tool, '--project', projects[tool]]
      const planned = await push([...to, '--dry-run'])
      expect(planned.states).toEqual(['create', 'create', 'create'])
      expect(await sent()).toBeUndefined()

      const first = await push(to)
      expect(first.output).not.toMatch(/failed|refused/)
      expect([first.code, first.states]).toEqual([0, ['created', 'created', 'created']])
      expect(await sent()).toHaveLength(3)
      const kept = await sent()

      await write(tool, { description: 'Changed.' })
      await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), sent: kept }))
      const second = await push(to)
      expect(second.states).toEqual(['updated', 'skip', 'skip'])
      expect(second.cases.map(({ key }) => key)).toEqual(first.cases.map(({ key }) => key))

      // Without what was kept, the markers in the tool still prevent a second test.
      await write(tool, { description: 'Changed.' })
      const third = await push(to)
      expect(third.states).toEqual(['updated', 'updated', 'updated'])
      expect(third.cases.map(({ key }) => key)).toEqual(first.cases.map(({ key }) => key))
      for (const secret of Object.values(credentials).filter((value) => /token|secret|key/.test(value)))
        expect([first, second, third].map(({ output }) => output).join('\n')).not.toContain(secret)
    },
  )

  test.each([
    [['--to', 'qase', '--project', 'NOPE'], {}, 1, /Qase does not know this project/],
    [['--to', 'qase', '--project', 'SHOP'], { QASE_API_TOKEN: 'wrong' }, 1, /Qase did not accept the credentials/],
    [['--to', 'qase', '--project', 'SHOP'], { QASE_API_TOKEN: '' }, 2, /The credentials for qase are missing/],
    [['--to', 'qase'], {}, 2, /Name the project with --project/],
  ])('%j with %j ends with %i', async (args, env, expected, message) => {
    await write('refused')
    const { code, output } = await push(args, { ...configured(backend), ...credentials, ...env })
    expect(output).toMatch(message)
    expect(code).toBe(expected)
  })

  test('a file without a result is refused', async () => {
    await writeFile(file, '{"hello": 1}')
    const { code, output } = await push(['--to', 'qase', '--project', 'SHOP'])
    expect([code, output]).toEqual([1, expect.stringContaining('result.json')])
  })

  test('a ticket is generated first', async () => {
    file = 'SHOP-1'
    const { code, states } = await push(['--to', 'azure', '--project', 'Shop', '--dry-run'])
    expect(code).toBe(0)
    expect(states.length).toBeGreaterThan(1)
  })
})

import { z } from 'zod'
import type { ToolConnection, ToolPlace } from '#domain/contracts/test-tools.ts'
import { createSandboxAzure, demoAzure } from '../../../supabase/local/test-tools/azure.ts'
import { createSandboxQase, demoQase } from '../../../supabase/local/test-tools/qase.ts'
import { textAnswer, type SandboxTool } from '../../../supabase/local/test-tools/sandbox.ts'
import { createSandboxZephyr, demoZephyr } from '../../../supabase/local/test-tools/zephyr.ts'
import type { PushedTool } from './killed-push.ts'

/** What a test of an adapter has to know of its tool. */
interface TestedTool extends PushedTool {
  wrongConnection: ToolConnection
  projects: string[]
  folders: ToolPlace[]
  /** A test that is not there. */
  unknownId: string
  /** What the tool holds for these levels; `none` where the choice is the tool's. */
  priorities: Record<'critical' | 'high' | 'low' | 'none', unknown>
  /** What the newest test holds. */
  priorityOf: (sandbox: SandboxTool) => Promise<unknown>
  descriptionOf: (sandbox: SandboxTool) => Promise<string>
  /** A person labels the test `by-hand` and sets a field that Casewright does not know. */
  changeByHand: (sandbox: SandboxTool, id: string) => Promise<void>
  keptByHand: (sandbox: SandboxTool, id: string) => Promise<unknown>
}

/** A request of a person's own program. */
export async function ask(
  { answer }: SandboxTool,
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<unknown> {
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const response = await answer(new Request(url, init))
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

const object = z.record(z.string(), z.unknown())
const labels = z.array(z.string())

const zephyrBase = 'https://api.zephyrscale.smartbear.com/v2'
const zephyrCase = async (sandbox: SandboxTool, key: string) =>
  object.parse(
    await ask(sandbox, 'GET', `${zephyrBase}/testcases/${key}`, { authorization: `Bearer ${demoZephyr.apiToken}` }),
  )
const newest = (sandbox: SandboxTool): string => sandbox.stored().at(-1)?.key ?? ''

export const zephyr: TestedTool = {
  connection: { tool: 'zephyr', region: 'global', apiToken: demoZephyr.apiToken },
  wrongConnection: { tool: 'zephyr', region: 'global', apiToken: 'another-token' },
  target: { project: demoZephyr.project, folder: '502' },
  sandbox: createSandboxZephyr,
  projects: ['SHOP', 'WEB'],
  folders: [
    { id: '501', name: 'Checkout' },
    { id: '502', name: 'Payment', parent: '501' },
  ],
  unknownId: 'SHOP-T999',
  priorities: { critical: 301, high: 301, low: 303, none: 302 },
  async priorityOf(sandbox) {
    return z.object({ priority: z.object({ id: z.number() }) }).parse(await zephyrCase(sandbox, newest(sandbox)))
      .priority.id
  },
  async descriptionOf(sandbox) {
    return textAnswer(z.string().parse((await zephyrCase(sandbox, newest(sandbox))).objective))
  },
  async changeByHand(sandbox, key) {
    const found = await zephyrCase(sandbox, key)
    const changed = {
      ...found,
      labels: [...labels.parse(found.labels), 'by-hand'],
      folder: { id: 501 },
      owner: { accountId: '5b10a2844c20165700ede21g' },
      customFields: { Browser: 'Firefox' },
    }
    await ask(
      sandbox,
      'PUT',
      `${zephyrBase}/testcases/${key}`,
      { authorization: `Bearer ${demoZephyr.apiToken}` },
      changed,
    )
  },
  async keptByHand(sandbox, key) {
    const { folder, owner, customFields } = await zephyrCase(sandbox, key)
    return { folder, owner, customFields }
  },
}

export const qaseBase = 'https://api.qase.io/v1/case/SHOP'
export const qaseToken = { token: demoQase.apiToken }
const qaseResult = z.object({ result: object })
const qaseCase = async (sandbox: SandboxTool, id: string) =>
  qaseResult.parse(await ask(sandbox, 'GET', `${qaseBase}/${id}`, qaseToken)).result
const newestQase = (sandbox: SandboxTool): string => newest(sandbox).replace('SHOP-', '')

export const qase: TestedTool = {
  connection: { tool: 'qase', apiToken: demoQase.apiToken },
  wrongConnection: { tool: 'qase', apiToken: 'another-token' },
  target: { project: demoQase.project, folder: '2' },
  sandbox: createSandboxQase,
  projects: ['SHOP', 'WEB'],
  folders: [
    { id: '1', name: 'Checkout' },
    { id: '2', name: 'Payment', parent: '1' },
  ],
  unknownId: '999',
  priorities: { critical: 41, high: 41, low: 43, none: undefined },
  priorityOf: async (sandbox) => (await qaseCase(sandbox, newestQase(sandbox))).priority,
  descriptionOf: async (sandbox) => z.string().parse((await qaseCase(sandbox, newestQase(sandbox))).description),
  async changeByHand(sandbox, id) {
    const { tags } = z.object({ tags: z.array(z.object({ title: z.string() })) }).parse(await qaseCase(sandbox, id))
    const changed = { tags: [...tags.map(({ title }) => title), 'by-hand'], suite_id: 1 }
    await ask(sandbox, 'PATCH', `${qaseBase}/${id}`, qaseToken, changed)
  },
  keptByHand: async (sandbox, id) => (await qaseCase(sandbox, id)).suite_id,
}

export const azureBase = `https://dev.azure.com/${demoAzure.organization}/Shop/_apis/wit/workitems`
export const azureToken = { authorization: `Basic ${btoa(`:${demoAzure.token}`)}` }
export const azureFields = async (sandbox: SandboxTool, id: string) =>
  z.object({ fields: object }).parse(await ask(sandbox, 'GET', `${azureBase}/${id}?api-version=7.1`, azureToken)).fields

export const azure: TestedTool = {
  connection: { tool: 'azure', organization: demoAzure.organization, token: demoAzure.token },
  wrongConnection: { tool: 'azure', organization: demoAzure.organization, token: 'another-token' },
  target: { project: demoAzure.project, folder: 'Shop\\Checkout' },
  sandbox: createSandboxAzure,
  projects: ['Shop', 'Web site'],
  folders: [
    { id: 'Shop\\Checkout', name: 'Checkout' },
    { id: 'Shop\\Checkout\\Payment', name: 'Payment', parent: 'Shop\\Checkout' },
  ],
  unknownId: '9999',
  priorities: { critical: 1, high: 2, low: 4, none: 2 },
  priorityOf: async (sandbox) => (await azureFields(sandbox, newest(sandbox)))['Microsoft.VSTS.Common.Priority'],
  descriptionOf: async (sandbox) =>
    textAnswer(z.string().parse((await azureFields(sandbox, newest(sandbox)))['System.Description'])),
  async changeByHand(sandbox, id) {
    const tags = z.string().parse((await azureFields(sandbox, id))['System.Tags'])
    await ask(
      sandbox,
      'PATCH',
      `${azureBase}/${id}?api-version=7.1`,
      { ...azureToken, 'content-type': 'application/json-patch+json' },
      [
        { op: 'add', path: '/fields/System.Tags', value: `${tags}; by-hand` },
        { op: 'add', path: '/fields/System.AreaPath', value: 'Shop\\Checkout\\Payment' },
      ],
    )
  },
  keptByHand: async (sandbox, id) => (await azureFields(sandbox, id))['System.AreaPath'],
}

import { describe, test } from 'vitest'
import { createSandboxAzure, demoAzure } from '../../../supabase/local/test-tools/azure.ts'
import { createSandboxQase, demoQase } from '../../../supabase/local/test-tools/qase.ts'
import { createSandboxZephyr, demoZephyr } from '../../../supabase/local/test-tools/zephyr.ts'
import {
  countRequests,
  type InterruptionName,
  interruptions,
  killAndSendAgain,
  type PushedTool,
  type PushName,
  pushes,
  sendTwice,
} from './killed-push.ts'

const { apiToken, project } = demoZephyr
const subjects: Record<string, PushedTool> = {
  'Zephyr Scale': {
    connection: { tool: 'zephyr', region: 'global', apiToken },
    target: { project, folder: '502' },
    sandbox: createSandboxZephyr,
  },
  Qase: {
    connection: { tool: 'qase', apiToken: demoQase.apiToken },
    target: { project: demoQase.project, folder: '2' },
    sandbox: createSandboxQase,
  },
  'Azure DevOps': {
    connection: { tool: 'azure', organization: demoAzure.organization, token: demoAzure.token },
    target: { project: demoAzure.project, folder: 'Shop\\Checkout' },
    sandbox: createSandboxAzure,
  },
}

function names<Name extends string>(table: Record<Name, unknown>): Name[] {
  return Object.keys(table).filter((name): name is Name => name in table)
}

const table = names(pushes).flatMap((push) =>
  names(interruptions).map((kind): [PushName, InterruptionName] => [push, kind]),
)

describe.each(Object.entries(subjects))('a push to %s leaves each case there once', (_name, subject) => {
  test.each(table)('%s, where one request %s', async (push, kind) => {
    const requests = await countRequests(subject, push)
    for (let at = 1; at <= requests; at += 1)
      for (const results of ['kept', 'lost'] as const) await killAndSendAgain(subject, push, kind, at, results)
  })

  test.each(names(pushes))('%s, sent twice', async (push) => {
    await sendTwice(subject, push)
  })
})

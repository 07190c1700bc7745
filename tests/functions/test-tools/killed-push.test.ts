import { describe, test } from 'vitest'
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
import { azure, qase, zephyr } from './pushed-tools.ts'

const subjects: Record<string, PushedTool> = { 'Zephyr Scale': zephyr, Qase: qase, 'Azure DevOps': azure }

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

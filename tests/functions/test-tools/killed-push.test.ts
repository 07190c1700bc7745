import { assert, asyncProperty, array, constantFrom, integer, record } from 'fast-check'
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
import { jiraAttachment, jiraComment, jiraSubtasks, testRail, xray } from './pushed-jira-tools.ts'

const subjects: Record<string, PushedTool> = {
  'Zephyr Scale': zephyr,
  Qase: qase,
  'Azure DevOps': azure,
  'sub-tasks of Jira': jiraSubtasks,
  'a comment in Jira': jiraComment,
  'an attachment in Jira': jiraAttachment,
  Xray: xray,
  TestRail: testRail,
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
      for (const results of ['kept', 'lost'] as const)
        await killAndSendAgain(subject, push, { interruption: kind, at, results })
  })

  test.each(names(pushes))('%s, broken off again and again', async (push) => {
    const kill = record({
      interruption: constantFrom(...names(interruptions)),
      at: integer({ min: 1, max: await countRequests(subject, push) }),
      results: constantFrom('kept' as const, 'lost' as const),
    })
    const everyCaseOnce = asyncProperty(array(kill, { minLength: 2, maxLength: 5 }), (kills) =>
      killAndSendAgain(subject, push, ...kills),
    )
    await assert(everyCaseOnce, { numRuns: 25 })
  })

  test.each(names(pushes))('%s, sent twice', async (push) => {
    await sendTwice(subject, push)
  })
})

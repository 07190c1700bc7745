import type { z } from 'zod'
import { type ApiMessageCode, apiMessages, messageText } from '#domain/contracts/api-messages.ts'
import {
  type PushTicket,
  type ToolConnection,
  type ToolTarget,
  findTestsResponseSchema,
  sendTestsResponseSchema,
} from '#domain/contracts/test-tools.ts'
import { type PushFailure, type PushPorts, isTransientCode } from '#domain/push/run-push.ts'
import type { Result } from '#domain/result.ts'
import { createEitherRoute } from '#domain/ticket/either-route.ts'
import type { Api } from '../generate/api.ts'
import { Failure } from '../generate/failure.ts'

const eitherRoute = createEitherRoute((error) => error instanceof Failure && error.code === 'test_tool_unauthorized')

/** What a push needs, with the API's answers as results. */
export function portsOf(
  api: Api,
  connection: ToolConnection,
  place: { target: ToolTarget; ticket: PushTicket },
): PushPorts {
  function post<T>(
    path: '/api/test-tools/find' | '/api/test-tools/send',
    cases: unknown,
    schema: z.ZodType<T>,
  ): Promise<T> {
    if (connection.tool !== 'jira') return api.post(path, { connection, ...place, cases }, schema)
    return eitherRoute(connection.email, (through) =>
      api.post(path, { connection: { ...connection, through }, ...place, cases }, schema),
    )
  }
  return {
    find: (cases) => settled(async () => (await post('/api/test-tools/find', cases, findTestsResponseSchema)).tests),
    send: (cases) => settled(async () => (await post('/api/test-tools/send', cases, sendTestsResponseSchema)).results),
    wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000)),
    isCancelled: () => false,
    now: () => new Date(),
    words(code, params) {
      const coded = messages.get(code)
      return (coded === undefined ? undefined : messageText(coded, params)) ?? code
    },
  }
}

const messages = new Map<string, (typeof apiMessages)[ApiMessageCode]>(Object.entries(apiMessages))

async function settled<T>(call: () => Promise<T>): Promise<Result<T, PushFailure>> {
  try {
    return { ok: true, value: await call() }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { message, code, retryAfter } = error
    return {
      ok: false,
      reason: {
        problem: { code: code ?? 'unreachable', message },
        transient: code === undefined || isTransientCode(code),
        waitSeconds: retryAfter,
      },
    }
  }
}

import {
  type CheckConnectionRequest,
  type CheckConnectionResponse,
  type FindTestsRequest,
  type PushTicket,
  type SendTestsRequest,
  type ToolConnection,
  type ToolPlace,
  type ToolPlacesRequest,
  type ToolTarget,
  checkConnectionResponseSchema,
  findTestsResponseSchema,
  sendTestsResponseSchema,
  toolPlacesResponseSchema,
} from '#domain/contracts/test-tools.ts'
import { type PushFailure, type PushPorts, isTransientCode } from '#domain/push/run-push.ts'
import type { Result } from '#domain/result.ts'
import { createEitherRoute } from '#domain/ticket/either-route.ts'
import { ApiError, clientErrorTexts, errorText } from './api-error.ts'
import { type CallOptions, request } from './request.ts'

/** In milliseconds. A call to a tool is many calls behind the server, and some tools take their time. */
const timeoutMs = 180_000

const eitherRoute = createEitherRoute((error) => error instanceof ApiError && error.code === 'test_tool_unauthorized')

/** A Jira token does not show whether it has scopes, which decides where it is accepted. */
function through<T>(connection: ToolConnection, call: (connection: ToolConnection) => Promise<T>): Promise<T> {
  if (connection.tool !== 'jira') return call(connection)
  return eitherRoute(`${connection.baseUrl} ${connection.email}`, (route) => call({ ...connection, through: route }))
}

/** Tries the credentials. */
export function checkConnection(
  connection: ToolConnection,
  options: CallOptions = {},
): Promise<CheckConnectionResponse> {
  return through(connection, (routed) =>
    request({
      method: 'POST',
      path: '/api/test-tools/check',
      schema: checkConnectionResponseSchema,
      body: { connection: routed } satisfies CheckConnectionRequest,
      ...options,
    }),
  )
}

/** The projects, or the folders of a project; none if the tool cannot list them. */
export async function listPlaces(
  connection: ToolConnection,
  project: string | undefined,
  options: CallOptions = {},
): Promise<ToolPlace[]> {
  const { places } = await through(connection, (routed) =>
    request({
      method: 'POST',
      path: '/api/test-tools/places',
      schema: toolPlacesResponseSchema,
      body: { connection: routed, project } satisfies ToolPlacesRequest,
      ...options,
    }),
  )
  return places
}

/** The calls of a push to this target. */
export function pushCalls(
  connection: ToolConnection,
  { target, ticket }: { target: ToolTarget; ticket: PushTicket },
): Pick<PushPorts, 'find' | 'send'> {
  return {
    find: (cases) =>
      settled(async () => {
        const { tests } = await through(connection, (routed) =>
          request({
            method: 'POST',
            path: '/api/test-tools/find',
            schema: findTestsResponseSchema,
            body: { connection: routed, target, ticket, cases } satisfies FindTestsRequest,
            timeoutMs,
          }),
        )
        return tests
      }),
    send: (cases) =>
      settled(async () => {
        const { results } = await through(connection, (routed) =>
          request({
            method: 'POST',
            path: '/api/test-tools/send',
            schema: sendTestsResponseSchema,
            body: { connection: routed, target, ticket, cases } satisfies SendTestsRequest,
            timeoutMs,
          }),
        )
        return results
      }),
  }
}

async function settled<T>(call: () => Promise<T>): Promise<Result<T, PushFailure>> {
  try {
    return { ok: true, value: await call() }
  } catch (error) {
    const { status, code, retryAfter } = error instanceof ApiError ? error : new ApiError(500, 'unexpected', '')
    return {
      ok: false,
      reason: {
        problem: { code, message: errorText(error, clientErrorTexts.unexpected_answer) },
        // Without a code, the answer comes from a gateway in front of the API.
        transient: status === 0 || isTransientCode(code) || (code === 'http_error' && status >= 500),
        waitSeconds: retryAfter,
      },
    }
  }
}

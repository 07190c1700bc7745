import { z } from 'zod'
import {
  type TestCredentialsRequest,
  type TestCredentialsResponse,
  type TrackerProxyRequest,
  testCredentialsResponseSchema,
} from '#domain/contracts/tracker.ts'
import { type UserInfo, userInfoSchema } from '#domain/contracts/user-info.ts'
import { createEitherRoute } from '#domain/ticket/either-route.ts'
import { siteHost } from '#domain/ticket/tracker-config.ts'
import { ApiError, responseErrorWithBody } from './api-error.ts'
import { type CallOptions, request } from './request.ts'

export { ApiError, errorText, isTransient } from './api-error.ts'
export type { CallOptions } from './request.ts'

/** The plan, its limits and what is used. */
export function getUserInfo(options: CallOptions = {}): Promise<UserInfo> {
  return request({
    method: 'GET',
    path: '/api/user/info',
    schema: userInfoSchema,
    refusal: responseErrorWithBody,
    ...options,
  })
}

const eitherRoute = createEitherRoute((error) => error instanceof ApiError && error.code === 'jira_unauthorized')

/** The tracker's own JSON for a ticket or an account, fetched with the user's credentials. */
export function proxyTracker(body: TrackerProxyRequest, options: CallOptions = {}): Promise<unknown> {
  return eitherRoute(accountOf(body.url, body.email), (through) =>
    request({ method: 'POST', path: '/api/jira/proxy', schema: z.unknown(), body: { ...body, through }, ...options }),
  )
}

/** Tries the credentials against the tracker; gives the account they belong to. */
export function testCredentials(
  body: TestCredentialsRequest,
  options: CallOptions = {},
): Promise<TestCredentialsResponse> {
  return eitherRoute(accountOf(body.baseUrl, body.email), (through) =>
    request({
      method: 'POST',
      path: '/api/jira/test-credentials',
      schema: testCredentialsResponseSchema,
      body: { ...body, through },
      ...options,
    }),
  )
}

function accountOf(url: string, email: string): string {
  return `${siteHost(url)} ${email}`
}

import { z } from 'zod'
import { type GenerateRequest, type GenerateResponse, generateResponseSchema } from '#domain/contracts/ai-generate.ts'
import {
  type TestCredentialsRequest,
  type TestCredentialsResponse,
  type TrackerProxyRequest,
  testCredentialsResponseSchema,
} from '#domain/contracts/tracker.ts'
import { type UserInfo, userInfoSchema } from '#domain/contracts/user-info.ts'
import { env } from '#src/config/env.ts'
import { responseErrorWithBody } from './api-error.ts'
import { type CallOptions, request } from './request.ts'

export { ApiError, errorText, isTransient } from './api-error.ts'
export type { CallOptions } from './request.ts'

export interface GenerateOptions extends CallOptions {
  /** The same key for a retry of the same run: the run is charged once. */
  idempotencyKey?: string
}

/** The plan, its limits and what is used. */
export function getUserInfo(options: CallOptions = {}): Promise<UserInfo> {
  return request({ method: 'GET', path: '/api/user/info', schema: userInfoSchema, refusal: responseErrorWithBody, ...options })
}

/** The tracker's own JSON for a ticket or an account, fetched with the user's credentials. */
export function proxyTracker(body: TrackerProxyRequest, options: CallOptions = {}): Promise<unknown> {
  return request({ method: 'POST', path: '/api/jira/proxy', schema: z.unknown(), body, ...options })
}

/** Tries the credentials against the tracker; gives the account they belong to. */
export function testCredentials(body: TestCredentialsRequest, options: CallOptions = {}): Promise<TestCredentialsResponse> {
  return request({ method: 'POST', path: '/api/jira/test-credentials', schema: testCredentialsResponseSchema, body, ...options })
}

/** One run: test cases for the ticket's criteria. Waits up to the configured time limit. */
export function generateTestCases(body: GenerateRequest, options: GenerateOptions = {}): Promise<GenerateResponse> {
  return request({
    method: 'POST',
    path: '/api/ai/generate',
    schema: generateResponseSchema,
    body,
    ...options,
    timeoutMs: options.timeoutMs ?? env().apiTimeoutMs,
  })
}

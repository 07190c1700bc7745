import { parseJson } from '#domain/parse-json.ts'
import type { TrackerOverrides } from '../../config/tracker-overrides.ts'
import { Fault } from '../../http/fault.ts'
import type { Fetch } from '../fetch.ts'
import { readLimited } from '../read-limited.ts'

export interface Credentials {
  email: string
  apiToken: string
}

/** The tracker's answer, fully read. */
export interface Reply {
  status: number
  /** The parsed body of a 200, and of errors that are JSON. */
  json: unknown
  retryAfter: string | undefined
  /** Jira's own word for why it refused a login. */
  loginReason: string | undefined
}

export interface SendOptions {
  fetch: Fetch
  overrides: TrackerOverrides
  /** Aborts when the whole reading takes too long. */
  deadline: AbortSignal
  /** Aborts when the caller leaves. */
  signal: AbortSignal
}

/** Largest answer that is read, in bytes. */
export const maxResponseBytes = 5 * 1024 * 1024

/** One GET, or a POST if the target has a body. Follows no redirect, reads at most 5 MB, throws a fault if there is no usable answer. */
export async function send(
  options: SendOptions,
  target: { base: string; path: string; query: string; body?: unknown },
  credentials?: Credentials,
): Promise<Reply> {
  try {
    const response = await options.fetch(
      `${overriddenBase(target.base, options.overrides)}${target.path}${target.query}`,
      {
        method: target.body === undefined ? 'GET' : 'POST',
        ...(target.body !== undefined && { body: JSON.stringify(target.body) }),
        headers: {
          accept: 'application/json',
          ...(target.body !== undefined && { 'content-type': 'application/json' }),
          'user-agent': 'Casewright',
          ...(credentials && { authorization: basic(credentials) }),
        },
        redirect: 'manual',
        signal: AbortSignal.any([options.deadline, options.signal]),
      },
    )
    return await readReply(response)
  } catch (error) {
    if (error instanceof Fault) throw error
    if (options.signal.aborted) throw new Fault(408, 'aborted')
    if (options.deadline.aborted) throw new Fault(504, 'jira_timeout')
    throw new Fault(502, 'jira_unreachable')
  }
}

async function readReply(response: Response): Promise<Reply> {
  const { status } = response
  if (status < 200 || (status >= 300 && status < 400)) {
    await response.body?.cancel()
    throw new Fault(502, 'jira_redirected')
  }
  const text = await readLimited(response, maxResponseBytes)
  if (text === undefined && status < 400) throw new Fault(502, 'jira_too_large')
  const json = parseJson(text ?? '')
  if (status < 400 && (status !== 200 || json === undefined)) throw new Fault(502, 'jira_unreadable')
  return {
    status,
    json,
    retryAfter: retryAfter(response.headers.get('retry-after')),
    loginReason: response.headers.get('x-seraph-loginreason') ?? undefined,
  }
}

function overriddenBase(base: string, overrides: TrackerOverrides): string {
  const { host, pathname } = new URL(base)
  const override = overrides.get(host)
  return override === undefined ? base : `${override}${pathname === '/' ? '' : pathname}`
}

function basic({ email, apiToken }: Credentials): string {
  const bytes = new TextEncoder().encode(`${email}:${apiToken}`)
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

/** Jira sends seconds; anything else is dropped. */
function retryAfter(value: string | null): string | undefined {
  return value !== null && /^\d{1,6}$/.test(value) ? value : undefined
}

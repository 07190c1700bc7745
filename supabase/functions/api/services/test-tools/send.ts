import type { z } from 'zod'
import type { TestToolId } from '#domain/contracts/test-tools.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { TrackerOverrides } from '../../config/tracker-overrides.ts'
import { Fault } from '../../http/fault.ts'
import type { Fetch } from '../fetch.ts'
import { readLimited } from '../read-limited.ts'
import { isToolAddress, type ToolMethod } from './address.ts'

export interface ToolRequest {
  method: ToolMethod
  /** The tool's public address. It has to be on the allow-list in address.ts. */
  url: string
  headers?: Record<string, string>
  json?: unknown
  /** Of `json`; application/json if absent. */
  contentType?: string
  form?: FormData
}

/** A tool's answer, fully read. Where it is an error, the credentials in it are replaced. */
export interface ToolReply {
  status: number
  /** Undefined if the body is not JSON. */
  json: unknown
  text: string
  /** In seconds. */
  retryAfter: number | undefined
}

/** The line to one tool during one call of the API. */
export interface ToolLine {
  tool: TestToolId
  /** Throws a fault if there is no usable answer. Errors of the tool are replies: see `read` and `refusalOf`. */
  send(request: ToolRequest): Promise<ToolReply>
  /** What the tool says inside a good answer, as `reasonOf`. */
  reasonIn(json: unknown): string | undefined
  /** Is another server asked in place of this host? */
  isOverridden(host: string): boolean
  /** Waits, in milliseconds; throws a fault when the caller leaves or the call's time is up. */
  wait(ms: number): Promise<void>
}

export interface LineOptions {
  tool: TestToolId
  /** Never part of an error, in whatever encoding. */
  secrets: readonly string[]
  fetch: Fetch
  overrides: TrackerOverrides
  testRailHosts: readonly string[]
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Aborts when the whole call takes too long. */
  deadline: AbortSignal
  /** Aborts when the caller leaves. */
  signal: AbortSignal
}

/** Largest answer that is read, in bytes. */
export const maxToolResponseBytes = 5 * 1024 * 1024

/** How long the tool may take for one answer, in milliseconds. */
const requestTimeoutMs = 25_000

/** The one place that calls the test tools: only addresses of the allow-list, no redirects, at most 5 MB. */
export function createLine(options: LineOptions): ToolLine {
  const { tool, deadline, signal } = options
  const over = AbortSignal.any([deadline, signal])
  const secrets = new Set(options.secrets)
  return {
    tool,
    async send(request) {
      if (!isToolAddress(tool, request.method, request.url, options.testRailHosts))
        throw new Fault(400, 'test_tool_address_refused', { params: { tool } })
      for (const secret of secretsIn(request)) secrets.add(secret)
      const timeout = AbortSignal.timeout(requestTimeoutMs)
      try {
        const response = await options.fetch(overridden(request.url, options.overrides), {
          method: request.method,
          headers: headersOf(request),
          redirect: 'manual',
          signal: AbortSignal.any([over, timeout]),
          ...bodyOf(request),
        })
        return await readReply(tool, response, redactor(secrets))
      } catch (error) {
        if (error instanceof Fault) throw error
        throw interruption(options, timeout) ?? new Fault(502, 'test_tool_unreachable', { params: { tool } })
      }
    },
    reasonIn: (json) => reasonOf({ json: redactedJson(json, redactor(secrets)) }),
    isOverridden: (host) => options.overrides.has(host),
    async wait(ms) {
      await options.sleep(ms, over).catch(() => undefined)
      const fault = interruption(options)
      if (fault !== undefined) throw fault
    },
  }
}

/** The body of a good answer in the shape of `schema`; a fault otherwise. */
export function read<T>({ tool }: ToolLine, reply: ToolReply, schema: z.ZodType<T>): T {
  const refusal = refusalOf(tool, reply)
  if (refusal !== undefined) throw refusal
  const parsed = schema.safeParse(reply.json)
  if (!parsed.success) throw new Fault(502, 'test_tool_unreadable', { params: { tool } })
  return parsed.data
}

/** What an error of the tool means where nothing more is known about it; undefined for a good answer. */
export function refusalOf(tool: TestToolId, reply: ToolReply): Fault | undefined {
  const { status, retryAfter: seconds } = reply
  if (status < 300) return undefined
  const reason = reasonOf(reply)
  if (status === 401) return new Fault(422, 'test_tool_unauthorized', { params: { tool } })
  if (status === 403) return new Fault(403, 'test_tool_forbidden', { params: { tool, reason } })
  if (status === 404 || status === 410) return new Fault(404, 'test_tool_not_found', { params: { tool, reason } })
  if (status === 429) return tooMany('test_tool_rate_limited', tool, seconds)
  if (status >= 500) return tooMany('test_tool_unavailable', tool, seconds)
  return new Fault(422, 'test_tool_refused', { params: { tool, reason } })
}

/** The tool asks to wait. */
export function tooMany(
  code: 'test_tool_rate_limited' | 'test_tool_unavailable' | 'test_tool_busy',
  tool: TestToolId,
  seconds: number | undefined,
): Fault {
  return new Fault(code === 'test_tool_unavailable' ? 503 : 429, code, {
    params: { tool, seconds },
    ...(seconds !== undefined && { retryAfter: String(seconds) }),
  })
}

/** In characters: enough to say which field is wrong. */
const maxReasonLength = 300

/** The tool's own words, shortened; undefined if it said nothing. */
export function reasonOf({ json }: Pick<ToolReply, 'json'>): string | undefined {
  const words = [...new Set(reasons(json, 0))]
    .join(' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  if (words === '') return undefined
  return words.length > maxReasonLength ? `${words.slice(0, maxReasonLength - 1)}…` : words
}

/** Texts under the names that tools give their errors; a field's name stands before its text. */
function reasons(json: unknown, depth: number, inErrors = false): string[] {
  if (depth > 4) return []
  if (typeof json === 'string') return inErrors ? [json] : []
  if (Array.isArray(json)) return json.slice(0, 10).flatMap((entry: unknown) => reasons(entry, depth + 1, inErrors))
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, value]: [string, unknown]) => {
    const isError =
      /^(?:error|errors|message|errorMessage|errorMessages|elementErrors|errorFields|detail|reason)$/.test(name)
    if (isError) return reasons(value, depth + 1, true)
    return inErrors && typeof value === 'string' ? [`${name}: ${value}`] : reasons(value, depth + 1, inErrors)
  })
}

async function readReply(tool: TestToolId, response: Response, redact: (text: string) => string): Promise<ToolReply> {
  const { status } = response
  if (status < 200 || (status >= 300 && status < 400)) {
    await response.body?.cancel()
    throw new Fault(502, 'test_tool_redirected', { params: { tool } })
  }
  const body = await readLimited(response, maxToolResponseBytes)
  if (body === undefined && status < 400) throw new Fault(502, 'test_tool_too_large', { params: { tool } })
  const text = body ?? ''
  const isError = status >= 400
  return {
    status,
    json: isError ? redactedJson(parseJson(text), redact) : parseJson(text),
    text: isError ? redact(text) : text,
    retryAfter: secondsOf(response.headers.get('retry-after')),
  }
}

/** Texts inside JSON are escaped, so each of them is redacted by itself. */
function redactedJson(json: unknown, redact: (text: string) => string): unknown {
  if (typeof json === 'string') return redact(json)
  if (Array.isArray(json)) return json.map((item) => redactedJson(item, redact))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [redact(name), redactedJson(value, redact)]))
}

function interruption({ tool, deadline, signal }: LineOptions, timeout?: AbortSignal): Fault | undefined {
  if (signal.aborted) return new Fault(408, 'aborted')
  return deadline.aborted || timeout?.aborted === true
    ? new Fault(504, 'test_tool_timeout', { params: { tool } })
    : undefined
}

function headersOf({ headers = {}, json, contentType = 'application/json' }: ToolRequest): Record<string, string> {
  return {
    accept: 'application/json',
    'user-agent': 'Casewright',
    ...(json !== undefined && { 'content-type': contentType }),
    ...headers,
  }
}

function bodyOf({ json, form }: ToolRequest): { body?: string | FormData } {
  if (form !== undefined) return { body: form }
  return json === undefined ? {} : { body: JSON.stringify(json) }
}

function overridden(url: string, overrides: TrackerOverrides): string {
  const { host, origin } = new URL(url)
  const override = overrides.get(host)
  return override === undefined ? url : `${override}${url.slice(origin.length)}`
}

/** The values of the credential headers, as they are and without their scheme. */
function secretsIn({ headers = {} }: ToolRequest): string[] {
  return Object.entries(headers)
    .filter(([name]) => /^(?:authorization|token)$/i.test(name))
    .flatMap(([, value]) => [value, value.split(' ').at(-1) ?? value])
}

/** Shorter secrets cannot be told from ordinary text. */
const minSecretLength = 6

/** Replaces secrets, also encoded ones. With a very short secret, nothing of an error is kept. */
function redactor(given: ReadonlySet<string>): (text: string) => string {
  const secrets = [...given]
  if (secrets.some(({ length }) => length < minSecretLength)) return () => ''
  const forms = secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    ...insideBase64(secret),
  ])
  const longestFirst = [...new Set(forms.filter(({ length }) => length >= minSecretLength))].toSorted(
    (a, b) => b.length - a.length,
  )
  return (text) => longestFirst.reduce((rest, form) => rest.replaceAll(form, '•••'), text)
}

/** What a text becomes inside the base64 of a longer one, for each of the three places where it can begin. */
function insideBase64(text: string): string[] {
  return [0, 1, 2].map((before) => {
    const whole = base64(`${'-'.repeat(before)}${text}`)
    const firstOwn = Math.ceil((before * 4) / 3)
    return whole.replace(/=+$/, '').slice(firstOwn, -1)
  })
}

/** The header of HTTP's basic authentication. */
export function basic(user: string, password: string): string {
  return `Basic ${base64(`${user}:${password}`)}`
}

function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
}

function secondsOf(value: string | null): number | undefined {
  return value !== null && /^\d{1,5}$/.test(value) ? Number(value) : undefined
}

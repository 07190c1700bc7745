import type { ToolConnection } from '#domain/contracts/test-tools.ts'
import type { TrackerOverrides } from '../../config/tracker-overrides.ts'
import { Fault } from '../../http/fault.ts'
import type { Fetch } from '../fetch.ts'
import type { AttemptOutcome, AttemptRules, RateLimiter } from '../rate-limit.ts'
import { createAzureTests } from './azure.ts'
import { createJiraTests } from './jira.ts'
import { createTestRail } from './testrail.ts'
import { createXray } from './xray.ts'
import { createQaseTests } from './qase.ts'
import { createLine, type ToolLine } from './send.ts'
import type { TestTool } from './test-tool.ts'
import { createZephyrTests } from './zephyr.ts'

export interface TestToolsOptions {
  fetch: Fetch
  overrides: TrackerOverrides
  testRailHosts: readonly string[]
  limiter: RateLimiter
  /** For all requests of one call together, in milliseconds. */
  timeoutMs: number
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface TestTools {
  /** One piece of work at a tool with a user's credentials, which are kept only during the call. */
  use<T>(
    connection: ToolConnection,
    caller: { userId: string; signal: AbortSignal },
    work: (tool: TestTool) => Promise<T>,
  ): Promise<T>
}

const quarterHour = 900

/** The tracker's limits: a person mistypes a token a few times, a program that guesses needs thousands of attempts. */
const attempts = {
  caller: { name: 'test-tool-caller', limit: 30, windowSeconds: quarterHour },
  pair: { name: 'test-tool-pair', limit: 10, windowSeconds: quarterHour },
  account: { name: 'test-tool-account', limit: 30, windowSeconds: quarterHour },
} satisfies AttemptRules

export function createTestTools(options: TestToolsOptions): TestTools {
  return {
    async use(connection, { userId, signal }, work) {
      const { tool } = connection
      const { account, secrets } = credentialsOf(connection)
      const deadline = AbortSignal.timeout(options.timeoutMs)
      const end = await options.limiter.attempt(attempts, userId, `${tool} ${account}`)
      try {
        const result = await work(adapterOf(connection, createLine({ ...options, tool, secrets, deadline, signal })))
        await end('logged-in')
        return result
      } catch (error) {
        // A caller who leaves before the answer may have guessed.
        if (!signal.aborted) await end(outcomeOf(error))
        throw error
      }
    },
  }
}

function adapterOf(connection: ToolConnection, line: ToolLine): TestTool {
  switch (connection.tool) {
    case 'jira':
      return createJiraTests(connection, line)
    case 'xray':
      return createXray(connection, line)
    case 'testrail':
      return createTestRail(connection, line)
    case 'zephyr':
      return createZephyrTests(connection, line)
    case 'qase':
      return createQaseTests(connection, line)
    case 'azure':
      return createAzureTests(connection, line)
  }
}

/** The account at which a program could guess secrets, and the secrets. Where the token is all there is, it is the account. */
function credentialsOf(connection: ToolConnection): { account: string; secrets: string[] } {
  switch (connection.tool) {
    case 'jira':
      return { account: accountAt(connection), secrets: [connection.apiToken, connection.email] }
    case 'testrail':
      return { account: accountAt(connection), secrets: [connection.apiKey, connection.email] }
    case 'xray':
      return { account: connection.clientId, secrets: [connection.clientSecret, connection.clientId] }
    case 'azure':
      return { account: `${connection.organization.toLowerCase()} ${connection.token}`, secrets: [connection.token] }
    case 'zephyr':
    case 'qase':
      return { account: connection.apiToken, secrets: [connection.apiToken] }
  }
}

function accountAt({ baseUrl, email }: { baseUrl: string; email: string }): string {
  return `${baseUrl} ${email}`.toLowerCase()
}

function outcomeOf(error: unknown): AttemptOutcome {
  if (!(error instanceof Fault)) return 'unknown'
  switch (error.code) {
    case 'test_tool_unauthorized':
      return 'refused'
    // Nobody was called.
    case 'test_tool_address_refused':
    case 'test_tool_no_subtasks':
    case 'test_tool_forbidden':
    case 'test_tool_not_found':
    case 'test_tool_refused':
    case 'test_tool_rate_limited':
    case 'test_tool_busy':
      return 'accepted'
    default:
      return 'unknown'
  }
}

import { z } from 'zod'
import { basic, read, type ToolLine } from './send.ts'
import type { ConnectionOf, TestTool } from './test-tool.ts'

const myselfSchema = z.object({ displayName: z.string(), emailAddress: z.string().optional() })

export function createJiraTests(connection: ConnectionOf<'jira'>, line: ToolLine): TestTool {
  const headers = { authorization: basic(connection.email, connection.apiToken) }
  return {
    async check() {
      const reply = await line.send({ method: 'GET', url: `${connection.baseUrl}/rest/api/3/myself`, headers })
      return { account: read(line, reply, myselfSchema).displayName }
    },
    places: () => Promise.resolve([]),
    find: () => Promise.resolve([]),
    send: () => Promise.resolve([]),
  }
}

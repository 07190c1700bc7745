import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { editRequest } from '../../../e2e/support/edit-ticket.ts'
import { demoTracker } from '../../../supabase/local/demo.ts'
import type { SandboxIssues } from '../../../supabase/local/jira/issues.ts'
import { createSandboxJira } from '../../../supabase/local/jira/sandbox.ts'

/** `answer` answers as Jira does. */
export type TrackerBehaviour = (request: IncomingMessage, response: ServerResponse, answer: () => void) => void

export interface FaultyTracker {
  /** For TRACKER_HOST_OVERRIDES. */
  overrides: string
  /** The response for tickets from now on; by default Jira's. Account requests always succeed. */
  behave: (behaviour?: TrackerBehaviour) => void
  /** Gives a ticket these acceptance criteria and no others. */
  edit: (key: string, criteria: string[]) => Promise<void>
  close: () => Promise<void>
}

/** The sandbox Jira on its own port, which can send faulty responses. */
export async function startFaultyTracker(issues?: SandboxIssues): Promise<FaultyTracker> {
  const jira = createSandboxJira(issues)
  const listener = getRequestListener((request) => jira(request), { overrideGlobalObjects: false })
  let behaviour: TrackerBehaviour | undefined
  const server = createServer((request, response) => {
    const answer = () => void listener(request, response)
    if (behaviour !== undefined && request.url?.startsWith('/rest/api/3/issue/') === true)
      behaviour(request, response, answer)
    else answer()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The tracker has no port')
  return {
    overrides: JSON.stringify({ [demoTracker.host]: `http://127.0.0.1:${address.port}` }),
    behave: (next) => (behaviour = next),
    async edit(key, criteria) {
      const { path, headers, data } = editRequest(key, criteria)
      await jira(new Request(`http://127.0.0.1${path}`, { method: 'PUT', headers, body: JSON.stringify(data) }))
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

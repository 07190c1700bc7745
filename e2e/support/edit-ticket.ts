import type { APIRequestContext } from '@playwright/test'
import { demoTracker } from '../../supabase/local/demo.ts'

/** The fields of a ticket with these acceptance criteria and nothing else. */
function fieldsWith(criteria: string[]): Record<string, unknown> {
  const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
  const description = {
    type: 'doc',
    version: 1,
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Acceptance criteria' }] },
      {
        type: 'bulletList',
        content: criteria.map((criterion) => ({ type: 'listItem', content: [text(criterion)] })),
      },
    ],
  }
  return { description, customfield_10034: null, environment: null }
}

/** What Jira is sent when somebody edits a ticket there. */
export function editRequest(key: string, criteria: string[]) {
  const login = Buffer.from(`${demoTracker.email}:${demoTracker.apiToken}`).toString('base64')
  return {
    path: `/rest/api/3/issue/${key}`,
    headers: { Authorization: `Basic ${login}` },
    data: { fields: fieldsWith(criteria) },
  }
}

/** Writes a ticket of the sandbox Jira. Each test needs a ticket of its own. */
export async function editTicket(request: APIRequestContext, key: string, criteria: string[]): Promise<void> {
  const { path, ...options } = editRequest(key, criteria)
  const answer = await request.put(`/__jira${path}`, options)
  if (answer.status() !== 204) throw new Error(`The sandbox Jira answered ${String(answer.status())}.`)
}

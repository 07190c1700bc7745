import type { APIRequestContext } from '@playwright/test'
import { demoTracker } from '../../supabase/local/demo.ts'

/** Writes a ticket of the sandbox Jira, as somebody does in Jira. Each test needs a ticket of its own. */
export async function editTicket(request: APIRequestContext, key: string, criteria: string[]): Promise<void> {
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
  const login = Buffer.from(`${demoTracker.email}:${demoTracker.apiToken}`).toString('base64')
  const answer = await request.put(`/__jira/rest/api/3/issue/${key}`, {
    headers: { Authorization: `Basic ${login}` },
    data: { fields: { description, customfield_10034: null, environment: null } },
  })
  if (answer.status() !== 204) throw new Error(`The sandbox Jira answered ${String(answer.status())}.`)
}

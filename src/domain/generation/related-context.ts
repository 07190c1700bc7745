import { isRecord } from '../ticket/json-value.ts'
import { type ContextPart, type RelatedIssue, readDescription, readRelated } from '../ticket/related.ts'
import type { RelatedText } from './context.ts'

/** Descriptions that are fetched for a run, at most: each takes a call to the tracker. */
const maxFetched = 10

/**
 * The chosen texts from around a ticket, each under the label that cases cite. Jira embeds the titles of other issues only, so
 * the descriptions of parent and linked issues are fetched; an issue that cannot be read counts with its title.
 *
 * @param fetchIssue fetches an issue by its key; undefined for a ticket from a file.
 */
export async function relatedContext(
  issue: unknown,
  include: ContextPart[],
  fetchIssue: ((key: string) => Promise<unknown>) | undefined,
): Promise<RelatedText[]> {
  const { comments, parent, links, subtasks } = readRelated(issue)
  const wanted = (part: ContextPart) => include.includes(part)
  const fetched = [...(wanted('parent') ? parent : []), ...(wanted('links') ? links : [])].slice(0, maxFetched)
  const descriptions = new Map(
    await Promise.all(fetched.map(async (other) => [other.key, await description(other, fetchIssue)] as const)),
  )
  const textOf = ({ key, title, description: known }: RelatedIssue) =>
    [title, descriptions.get(key) ?? known].filter((text) => text !== '').join('\n\n')
  return [
    ...(wanted('parent') ? parent : []).map((other) => ({ label: `Parent ${other.key}`, text: textOf(other) })),
    ...(wanted('links') ? links : []).map((other) => ({
      label: `Linked ${other.key}${other.relation ? ` (${other.relation})` : ''}`,
      text: textOf(other),
    })),
    ...(wanted('subtasks') ? subtasks : []).map((other) => ({ label: `Sub-task ${other.key}`, text: textOf(other) })),
    ...(wanted('comments') ? comments : []).map((text, index) => ({ label: `Comment ${String(index + 1)}`, text })),
  ]
}

async function description(
  { key, description: known }: RelatedIssue,
  fetchIssue: ((key: string) => Promise<unknown>) | undefined,
): Promise<string> {
  if (known !== '' || fetchIssue === undefined) return known
  const issue = await fetchIssue(key).catch(() => undefined)
  return isRecord(issue) ? readDescription(issue) : ''
}

import { z } from 'zod'
import { type RemoteTest, type ToolConnection, type ToolTarget, testToolSchema } from '../contracts/test-tools.ts'

/** Which test of a tool a case of a result became. Kept with the result. */
export const sentCaseSchema = z.object({
  caseId: z.string().min(1),
  tool: testToolSchema,
  /** See `placeOf`. */
  place: z.string(),
  id: z.string().min(1),
  key: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
  /** Of the case as it was sent. */
  fingerprint: z.string(),
  /** ISO time. */
  sentAt: z.string(),
})
export type SentCase = z.infer<typeof sentCaseSchema>

/** Identifies where ids of tests are valid: the same id means another test in another project or on another site. */
export function placeOf(connection: ToolConnection, { project, form }: Pick<ToolTarget, 'project' | 'form'>): string {
  return [connection.tool, siteOf(connection), project, form].filter((part) => part !== undefined).join(' ')
}

function siteOf(connection: ToolConnection): string | undefined {
  switch (connection.tool) {
    case 'jira':
    case 'testrail':
      return connection.baseUrl.toLowerCase().replace(/^https:\/\/|\/+$/g, '')
    case 'xray':
    case 'zephyr':
      return connection.region
    case 'azure':
      return connection.organization.toLowerCase()
    case 'qase':
      return undefined
  }
}

/** The kept records with those of newly sent cases, which replace the older ones of the same case and place. */
export function mergeSent(kept: readonly SentCase[] = [], added: readonly SentCase[]): SentCase[] {
  const replaced = new Set(added.map(identityOf))
  return [...kept.filter((sent) => !replaced.has(identityOf(sent))), ...added]
}

function identityOf({ caseId, place }: SentCase): string {
  return JSON.stringify([caseId, place])
}

export function sentCase(
  { caseId, fingerprint }: Pick<SentCase, 'caseId' | 'fingerprint'>,
  { tool, place }: Pick<SentCase, 'tool' | 'place'>,
  { id, key, url }: RemoteTest,
  now: Date,
): SentCase {
  return { caseId, tool, place, id, key, url, fingerprint, sentAt: now.toISOString() }
}

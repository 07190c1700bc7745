import { z } from 'zod'
import { type BulkFetch, maxBulkIssues } from '../contracts/tracker.ts'
import type { ChangeCheck } from '../generation/result.ts'
import { checkOf } from './suite-changes.ts'

export interface KeptTicket {
  key: string
  /** The ticket's time of its last change when it was last read. */
  updated: string | undefined
}

export interface CheckPorts {
  /** Jira's answer to `issue/bulkfetch`. */
  fetchIssues: (body: BulkFetch) => Promise<unknown>
  /** The seconds to wait after an error before the same call; undefined if it would fail again. */
  retryAfter: (error: unknown) => number | undefined
  /** Whether the answer was larger than the server reads, so that fewer tickets have to be asked at once. */
  isTooLarge: (error: unknown) => boolean
  /** Resolves after the given seconds; rejects when the check is cancelled. */
  wait: (seconds: number) => Promise<void>
  now: () => Date
}

export interface CheckListener {
  /** Of the tickets that Jira has to be asked for. */
  progress: (done: number, total: number) => void
  waiting: (seconds: number) => void
  /** A ticket that was edited since it was last read. Its criteria may still be the same. */
  edited: (key: string, check: ChangeCheck) => Promise<void>
}

const answerSchema = z.object({ issues: z.array(z.unknown()).default([]), names: z.unknown().optional() })
const keySchema = z.object({ key: z.string(), fields: z.object({ updated: z.string().optional() }) })

/** A whole ticket may take 60 kB and more, and the server reads 5 MB at most. */
const wholeTickets = 20
const maxRetries = 5

/**
 * Asks Jira for all kept tickets: first for the times of their last change, a hundred at a time, then for those that were
 * edited. When Jira is asked too often, it says how long to wait. Gives the keys of the tickets that Jira did not return: they
 * are deleted, moved or hidden from this account.
 */
export async function checkTickets(
  tickets: KeptTicket[],
  ports: CheckPorts,
  listener: CheckListener,
): Promise<{ absent: string[] }> {
  const kept = new Map(tickets.map((ticket) => [ticket.key.toUpperCase(), ticket]))
  const keys = [...kept.keys()]
  const seen = new Set<string>()
  const edited: string[] = []
  listener.progress(0, keys.length)
  for (const batch of inBatches(keys, maxBulkIssues)) {
    const issues = await ask({ issueIdsOrKeys: batch, fields: ['updated'] }, ports, listener)
    for (const issue of issues) {
      const { data } = keySchema.safeParse(issue)
      const ticket = kept.get(data?.key.toUpperCase() ?? '')
      if (data === undefined || ticket === undefined) continue
      seen.add(data.key.toUpperCase())
      if (data.fields.updated === undefined || data.fields.updated !== ticket.updated) edited.push(data.key)
    }
    listener.progress(seen.size - edited.length, keys.length)
  }
  const absent = keys.filter((key) => !seen.has(key))
  let done = keys.length - edited.length
  listener.progress(done, keys.length)
  for (const batch of inBatches(edited, wholeTickets)) {
    const issues = await ask({ issueIdsOrKeys: batch, fields: ['*all'], expand: ['names'] }, ports, listener)
    for (const issue of issues) {
      const check = checkOf(issue, ports.now())
      const { data } = keySchema.safeParse(issue)
      if (check.ok && data !== undefined) await listener.edited(data.key, check.value)
    }
    done += batch.length
    listener.progress(done, keys.length)
  }
  return { absent }
}

/** One call, repeated when Jira asks to wait, and halved when its answer is too large. */
async function ask(body: BulkFetch, ports: CheckPorts, listener: CheckListener): Promise<unknown[]> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return issuesOf(await ports.fetchIssues(body))
    } catch (error) {
      const { issueIdsOrKeys } = body
      if (ports.isTooLarge(error) && issueIdsOrKeys.length > 1) {
        const middle = Math.ceil(issueIdsOrKeys.length / 2)
        const halves = [issueIdsOrKeys.slice(0, middle), issueIdsOrKeys.slice(middle)]
        const issues: unknown[] = []
        for (const half of halves) issues.push(...(await ask({ ...body, issueIdsOrKeys: half }, ports, listener)))
        return issues
      }
      const seconds = ports.retryAfter(error)
      if (seconds === undefined || attempt === maxRetries) throw error
      listener.waiting(seconds)
      await ports.wait(seconds)
    }
  }
}

/** Jira gives the display names of fields with each issue, or once for all of them. */
function issuesOf(answer: unknown): unknown[] {
  const parsed = answerSchema.safeParse(answer)
  if (!parsed.success) return []
  const { issues, names } = parsed.data
  return issues.map((issue) =>
    typeof issue === 'object' && issue !== null && names !== undefined && !('names' in issue)
      ? { ...issue, names }
      : issue,
  )
}

function inBatches<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))
}

import type { FoundTest, RemoteTest, ToolTarget } from '../contracts/test-tools.ts'
import type { PreparedCase } from './prepare-cases.ts'
import type { PushCase } from './push-case.ts'
import type { SentCase } from './sent-case.ts'

export const pushActions = ['create', 'update', 'skip'] as const
export type PushAction = (typeof pushActions)[number]

/** Why an action is proposed for a case. */
export type PlanReason =
  /** Nothing in the tool matches. */
  | 'new'
  /** Sent before and changed since. */
  | 'changed'
  /** Sent before and the same since. */
  | 'unchanged'
  /** The tool has a test with the case's marker, but what was sent is not known: an earlier attempt broke off. */
  | 'marked'
  /** The tool has another test with this title. */
  | 'same_title'
  /** Sent before, but the test is not in the tool any more. */
  | 'gone'
  /** Larger than the tools take. */
  | 'too_large'

export interface PlannedCase extends Pick<PreparedCase, 'caseId' | 'title' | 'fingerprint'> {
  /** Undefined if the case is too large. */
  pushCase: PushCase | undefined
  action: PushAction
  /** What the user can choose instead. */
  choices: readonly PushAction[]
  reason: PlanReason
  /** The test in the tool that an update changes. */
  existing?: RemoteTest
}

export interface PushPlan {
  cases: PlannedCase[]
  /** Tests that are linked to the ticket but match no case. They stay as they are. */
  others: FoundTest[]
}

/** Whether the tool keeps all cases in one text, in which only a marker finds a case again. */
function isOneDocument({ form }: Pick<ToolTarget, 'form'>): boolean {
  return form === 'comment' || form === 'attachment'
}

/**
 * Proposes what to do with each case. A test counts for one case at most: first by the marker, then by the id kept with
 * the result, last by the title.
 *
 * @param sent the kept records of the place that the cases go to.
 */
export function planPush(
  prepared: readonly PreparedCase[],
  { found, sent, target }: { found: readonly FoundTest[]; sent: readonly SentCase[]; target: ToolTarget },
): PushPlan {
  const oneDocument = isOneDocument(target)
  const byMarker = new Map(found.flatMap((test) => (test.marker === undefined ? [] : [[test.marker, test]])))
  const byId = new Map(oneDocument ? [] : found.map((test) => [test.id, test]))
  const sentByCase = new Map(sent.map((record) => [record.caseId, record]))
  const own = new Map<string, FoundTest>()
  const taken = new Set<FoundTest>()
  const take = (caseId: string, test: FoundTest | undefined): void => {
    if (test === undefined || own.has(caseId) || taken.has(test)) return
    own.set(caseId, test)
    taken.add(test)
  }
  for (const { caseId, pushCase } of prepared) take(caseId, byMarker.get(pushCase?.marker ?? ''))
  for (const { caseId } of prepared) take(caseId, byId.get(sentByCase.get(caseId)?.id ?? ''))
  const known = new Set(own.keys())
  for (const { caseId, title } of prepared)
    take(
      caseId,
      found.find((test) => !taken.has(test) && titleKey(test.title) === titleKey(title)),
    )

  const cases = prepared.map((item): PlannedCase => {
    const record = sentByCase.get(item.caseId)
    const existing = own.get(item.caseId)
    if (item.pushCase === undefined) return { ...item, action: 'skip', choices: ['skip'], reason: 'too_large' }
    if (existing === undefined)
      return {
        ...item,
        action: 'create',
        choices: ['create', 'skip'],
        reason: record === undefined ? 'new' : 'gone',
      }
    if (!known.has(item.caseId))
      return {
        ...item,
        existing,
        action: 'skip',
        choices: oneDocument ? ['skip', 'create'] : ['skip', 'update', 'create'],
        reason: 'same_title',
      }
    const choices = ['update', 'skip'] as const
    if (record?.id !== existing.id) return { ...item, existing, action: 'update', choices, reason: 'marked' }
    return record.fingerprint === item.fingerprint
      ? { ...item, existing, action: 'skip', choices, reason: 'unchanged' }
      : { ...item, existing, action: 'update', choices, reason: 'changed' }
  })
  return { cases, others: found.filter((test) => test.linked && !taken.has(test)) }
}

/** Tools change spaces and letter case in titles, and people do not see the difference. */
function titleKey(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase()
}

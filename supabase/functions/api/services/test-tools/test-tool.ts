import type {
  FoundTest,
  PushTicket,
  SentTest,
  TestToolId,
  ToolConnection,
  ToolPlace,
  ToolTarget,
} from '#domain/contracts/test-tools.ts'
import type { PushNotice } from '#domain/contracts/test-tools.ts'
import type { PushCase } from '#domain/push/push-case.ts'
import { Fault } from '../../http/fault.ts'

export type ConnectionOf<Tool extends TestToolId> = Extract<ToolConnection, { tool: Tool }>

export interface TestSearch {
  target: ToolTarget
  ticket: PushTicket
  cases: Pick<PushCase, 'marker' | 'title'>[]
}

export interface TestPush {
  target: ToolTarget
  ticket: PushTicket
  /** Where the result is shown in Casewright. */
  resultUrl?: string | undefined
  /** With the id of the test that is to be updated, where the caller knows it. */
  cases: (PushCase & { remoteId?: string | undefined })[]
}

/**
 * One test tool with one user's credentials, during one call of the API. An adapter throws a `Fault` where the whole call
 * fails; what the tool refuses of a single case is a result (`caseFailure`).
 */
export interface TestTool {
  /** Checks the credentials with a call that changes nothing. */
  check(): Promise<{ account?: string | undefined }>
  /** The projects, or the folders of a project. */
  places(project: string | undefined): Promise<ToolPlace[]>
  /** Tests in the target that are linked to the ticket, or have one of the titles or markers. */
  find(search: TestSearch): Promise<FoundTest[]>
  /**
   * Creates or updates the cases. Always looks for their markers in the target first: a case that is there is updated, so
   * that the same call can be sent again after any failure.
   */
  send(push: TestPush): Promise<SentTest[]>
}

/** The result of a case that the tool refused; any other error is thrown again, because it concerns every case. */
export function caseFailure({ marker, title }: Pick<PushCase, 'marker' | 'title'>, error: unknown): SentTest {
  const concernsOneCase =
    error instanceof Fault && (error.code === 'test_tool_refused' || error.code === 'test_tool_test_missing')
  if (!concernsOneCase) throw error
  const params = Object.entries({ ...error.details.params, title: title.slice(0, 200) }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return { outcome: 'failed', marker, code: error.code, params: Object.fromEntries(params) }
}

/** Every marker in a text. */
export function markersIn(text: string | null | undefined): string[] {
  return (text ?? '').match(/casewright-[0-9a-f]{12}(?![0-9A-Za-z])/g) ?? []
}

/** Whether two titles are one to a reader: case, spaces and the tools' cutting of long titles do not matter. */
export function sameTitle(ours: string, theirs: string): boolean {
  const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
  const cut = plain(theirs).replace(/…$/, '')
  return (
    plain(ours) === plain(theirs) || (plain(theirs).endsWith('…') && cut.length >= 100 && plain(ours).startsWith(cut))
  )
}

/** Cuts a text that is longer than the tool takes, with a notice. Whole code points only. */
export function fitted(text: string, limit: number, notices: Set<PushNotice>, notice: PushNotice): string {
  if (text.length <= limit) return text
  notices.add(notice)
  return `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

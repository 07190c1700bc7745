import { z } from 'zod'
import {
  type PushTicket,
  type ToolConnection,
  type ToolTarget,
  pushTicketSchema,
} from '#domain/contracts/test-tools.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { type PlannedCase, planPush } from '#domain/push/plan-push.ts'
import { prepareCases } from '#domain/push/prepare-cases.ts'
import { type CaseProgress, findExistingTests, runPush } from '#domain/push/run-push.ts'
import { type SentCase, mergeSent, placeOf } from '#domain/push/sent-case.ts'
import { siteHost } from '#domain/ticket/tracker-config.ts'
import { readEntry, resultFromEntry, ticketNumber } from '#src/storage/history/entry.ts'
import { type Api, openSession } from '../generate/api.ts'
import { parseArguments as parseGenerateArguments } from '../generate/arguments.ts'
import { demoTracker, openBackend } from '../generate/backend.ts'
import { type Configuration, readConfiguration } from '../generate/configuration.ts'
import { Failure } from '../generate/failure.ts'
import { readJson, writeWhole } from '../generate/files.ts'
import { generateInTerminal } from '../generate/terminal-job.ts'
import { type ExitCode, type Terminal, terminal } from '../terminal.ts'
import { demoConnections } from './demo-connections.ts'
import { portsOf } from './push-calls.ts'
import { type PushArguments, parsePushArguments, readConnection, pushUsage } from './arguments.ts'

type Environment = Record<string, string | undefined>

/** Runs the whole command, from the arguments to the exit code. Never throws. */
export async function pushCommand(
  argv: string[],
  env: Environment,
  { result, problem }: Terminal = terminal,
): Promise<ExitCode> {
  const parsed = parsePushArguments(argv)
  if (!parsed.ok) {
    problem(`${parsed.reason.message}\n\n${pushUsage}`)
    return 2
  }
  if (parsed.value === 'help') {
    result(pushUsage)
    return 0
  }
  const args = parsed.value
  try {
    const configuration = readConfiguration(env, true)
    if (!configuration.ok) throw new Failure(configuration.reason.message, true)
    const connection = connectionOf(args, env, configuration.value)
    const document = await readDocument(args, env, problem)
    // Credentials of one's own are for the real tool.
    const sandboxes = Object.values(demoConnections).includes(connection)
    const backend = await openBackend(configuration.value.project, env, { sandboxes })
    try {
      const api = await openSession(backend)
      const rows: Row[] = []
      for (const [index, pushed] of document.results.entries()) {
        const { acceptanceCriteria, testCases } = pushed
        if (testCases.length === 0) throw new Failure(`${pushed.ticketId} has no test cases to send.`)
        problem(`${pushed.ticketId}: ${testCases.length} test cases, ${acceptanceCriteria.length} criteria`)
        const keep = (sent: SentCase[]) => document.keep(index, sent)
        rows.push(
          ...(await pushResult(pushed, { args, connection, api, configuration: configuration.value, keep, problem })),
        )
      }
      result(args.format === 'json' ? JSON.stringify({ tool: args.tool, cases: rows }, null, 2) : textOf(rows))
      return rows.some(({ state }) => state === 'failed' || state === 'not sent') ? 1 : 0
    } finally {
      await backend.close()
    }
  } catch (error) {
    problem(error instanceof Error ? error.message : String(error))
    return error instanceof Failure && error.usage ? 2 : 1
  }
}

/** What became of a case, as it is printed. */
interface Row {
  ticketId: string
  caseId: string
  title: string
  /** With `--dry-run`, what would be done: create, update or skip. */
  state: 'created' | 'updated' | 'failed' | 'not sent' | 'skipped' | 'create' | 'update' | 'skip'
  reason: string
  key?: string
  url?: string
  notices?: string[]
  error?: string
}

function connectionOf({ tool }: PushArguments, env: Environment, { project }: Configuration): ToolConnection {
  const connection = readConnection(tool, env)
  if (!connection.ok) throw new Failure(connection.reason.message, true)
  if (connection.value !== undefined) return connection.value
  // Only the embedded backend reaches the sandboxes.
  const demo = project === undefined ? demoConnections[tool] : undefined
  if (demo === undefined)
    throw new Failure(`The credentials for ${tool} are missing. See npm run push -- --help.`, true)
  return demo
}

/** The results to send, and where the tests they became are kept. */
interface PushDocument {
  results: GenerationResult[]
  keep: (index: number, sent: SentCase[]) => Promise<void>
}

const severalSchema = z.object({ results: z.array(z.looseObject({ testCases: z.array(z.unknown()) })).min(1) })

async function readDocument(
  { source, out }: PushArguments,
  env: Environment,
  say: (line: string) => void,
): Promise<PushDocument> {
  if (source.kind === 'ticket') {
    const generate = parseGenerateArguments([source.link])
    if (!generate.ok) throw new Failure(generate.reason.message, true)
    if (generate.value === 'help') throw new Failure(pushUsage, true)
    const generated = await generateInTerminal(generate.value, env, say)
    return {
      results: [generated],
      async keep(_index, sent) {
        if (out !== undefined) await writeWhole(out, `${JSON.stringify({ ...generated, sent }, null, 2)}\n`)
      },
    }
  }
  const json = await readJson(source.path)
  const several = severalSchema.safeParse(json)
  const single = z.looseObject({}).safeParse(json)
  if (!single.success) throw new Failure(`${source.path} holds no result.`)
  const stored = several.success ? several.data.results : [single.data]
  return {
    results: stored.map((value) => {
      const entry = readEntry({ ...value, id: 'file' })
      if (!entry.ok) throw new Failure(`${source.path}: ${entry.reason.message}`)
      // The history keeps less of a ticket than a file has.
      return { ...resultFromEntry(entry.value), ticketData: value['ticketData'] }
    }),
    async keep(index, sent) {
      const changed = stored[index]
      if (changed !== undefined) changed['sent'] = sent
      const whole = several.success ? { results: stored } : stored[0]
      await writeWhole(out ?? source.path, `${JSON.stringify(whole, null, 2)}\n`)
    },
  }
}

interface PushContext {
  args: PushArguments
  connection: ToolConnection
  api: Api
  configuration: Configuration
  keep: (sent: SentCase[]) => Promise<void>
  problem: (line: string) => void
}

async function pushResult(
  result: GenerationResult,
  { args, connection, api, configuration, keep, problem }: PushContext,
): Promise<Row[]> {
  const target: ToolTarget = {
    project: args.project ?? result.ticketId.replace(/-\d+$/, ''),
    ...(args.folder === undefined ? {} : { folder: args.folder }),
    ...(args.form === undefined ? {} : { form: args.form }),
  }
  const place = placeOf(connection, target)
  const ports = portsOf(api, connection, { target, ticket: ticketOf(result, args, configuration) })
  const prepared = prepareCases(result)
  const found = await findExistingTests(prepared, ports)
  if (!found.ok) throw new Failure(found.reason.problem.message)
  const kept = (result.sent ?? []).filter((record) => record.place === place)
  const plan = planPush(prepared, { found: found.value, sent: kept, target })
  const planned = plan.cases.map((item) => (item.reason === 'same_title' ? { ...item, action: args.duplicates } : item))
  if (plan.others.length > 0)
    problem(`Other tests of the ticket, which stay as they are: ${plan.others.map(({ key }) => key).join(', ')}`)
  if (args.dryRun) return planned.map((item) => rowOf(result, item, undefined))

  const progress = new Map<string, CaseProgress>()
  let { sent } = result
  let keeping = Promise.resolve()
  await runPush(planned, { tool: args.tool, place }, ports, {
    progress(caseIds, next) {
      for (const caseId of caseIds) progress.set(caseId, next)
    },
    sent(records) {
      sent = mergeSent(sent, records)
      const whole = sent
      keeping = keeping.then(() => keep(whole))
      problem(
        `${String([...progress.values()].filter(({ state }) => state !== 'waiting').length)} of ${String(progress.size)}`,
      )
    },
    waiting: (seconds) => problem(`The tool asks to wait: it goes on in ${String(seconds)} s.`),
  })
  await keeping
  return planned.map((item) => rowOf(result, item, progress.get(item.caseId)))
}

const selfSchema = z.object({ self: z.string() })

/** The ticket, at the configured site or the one that the issue itself names. */
function ticketOf(
  { ticketId, title, ticketTitle, ticketData }: GenerationResult,
  { source }: PushArguments,
  { project, tracker }: Configuration,
): PushTicket {
  const self = selfSchema.safeParse(ticketData).data?.self ?? ''
  const site =
    siteHost(tracker?.baseUrl ?? '') ||
    siteHost(source.kind === 'ticket' ? source.link : self) ||
    siteHost(self) ||
    (project === undefined ? siteHost(demoTracker.baseUrl) : '')
  if (site === '') throw new Failure('The address of the ticket is not known. Set JIRA_BASE_URL.', true)
  const id = ticketNumber(ticketData)
  const ticket = pushTicketSchema.safeParse({
    key: ticketId,
    ...(id === undefined ? {} : { id }),
    title: (title || ticketTitle).slice(0, 1_000),
    url: `https://${site}/browse/${ticketId}`,
  })
  if (!ticket.success) throw new Failure(`${ticketId} is not the key of a Jira ticket.`)
  return ticket.data
}

function rowOf({ ticketId }: GenerationResult, item: PlannedCase, progress: CaseProgress | undefined): Row {
  const { caseId, title, reason, existing, action } = item
  const row = { ticketId, caseId, title, reason }
  if (progress === undefined)
    return { ...row, state: action, ...(existing === undefined ? {} : { key: existing.key, url: existing.url }) }
  if (progress.state === 'failed') return { ...row, state: 'failed', error: progress.problem.message }
  if (!('test' in progress)) return { ...row, state: 'not sent' }
  const { state, test, notices } = progress
  return { ...row, state, key: test.key, url: test.url, ...(notices.length > 0 ? { notices } : {}) }
}

function textOf(rows: Row[]): string {
  return rows
    .map(({ state, key, title, url, error, notices, reason }) =>
      [
        `${state.padEnd(8)} ${(key ?? '').padEnd(10)} ${title}`,
        ...(url === undefined ? [] : [`         ${url}`]),
        ...(error === undefined ? [] : [`         ${error}`]),
        ...(notices === undefined ? [] : [`         ${notices.join(', ')}`]),
        ...(key === undefined && error === undefined ? [`         ${reason}`] : []),
      ].join('\n'),
    )
    .join('\n')
}

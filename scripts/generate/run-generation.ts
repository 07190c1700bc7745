import { findCriteria, noCriteriaMessage } from '#domain/criteria/find-criteria.ts'
import { assembleResult } from '#domain/generation/assemble-result.ts'
import { progressSteps, type ProgressStep } from '#domain/generation/progress.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { fromAnswerFile, fromService } from './answer.ts'
import { signIn, type Api } from './api.ts'
import type { GenerateArguments } from './arguments.ts'
import { demoTracker, openBackend, type Backend } from './backend.ts'
import { readConfiguration } from './configuration.ts'
import { Failure } from './failure.ts'
import { readJson } from './files.ts'
import { fetchIssue, ticketOf } from './issue.ts'
import { asRead } from './raw-result.ts'

type Say = (line: string) => void

/** The main job in the terminal, step by step as the screen does it (spec section 4). */
export async function runGeneration(args: GenerateArguments, env: Record<string, string | undefined>, say: Say): Promise<GenerationResult> {
  const service = new Service(args, env)
  try {
    return await generate(args, service, say)
  } finally {
    await service.close()
  }
}

async function generate(args: GenerateArguments, service: Service, say: Say): Promise<GenerationResult> {
  const step = ({ percent, message }: ProgressStep) => say(`${String(percent).padStart(3)}% ${message}`)

  step(progressSteps.extractingTicketId)
  const loadIssue = issueLoader(args, service)
  step(progressSteps.fetchingTicket)
  const issue = await loadIssue()
  const read = readIssue(issue)
  if (!read.ok) throw new Failure(read.reason.message)
  const ticket = read.value

  step(progressSteps.extractingCriteria)
  const { criteria, lookedAt } = findCriteria(ticket)
  if (criteria.length === 0) {
    throw new Failure([noCriteriaMessage, ...lookedAt.map(({ place, found }) => `  looked at ${place}: ${found}`)].join('\n'))
  }

  step(progressSteps.generating)
  const response =
    args.answerFile === undefined
      ? await fromService(await service.api(), ticket, criteria, args)
      : await fromAnswerFile(args.answerFile, args)
  if (args.enrich && !response.metadata.enriched) say('Enrichment is not part of this plan; the cases were made without it.')

  step(progressSteps.generatingCsv)
  const assembled = assembleResult({ ticket, issue, criteria, response, now: new Date() })
  const result = args.raw ? asRead(assembled, response) : assembled
  for (const warning of result.warnings) say(`Warning: ${warning}`)
  for (const { title, reason } of result.dropped) say(`Dropped: ${title}: ${reason}`)
  step(progressSteps.completed)
  return result
}

/** Checks what can be checked before anything is started, and gives the function that fetches. */
function issueLoader({ ticket }: GenerateArguments, service: Service): () => Promise<unknown> {
  if (ticket.kind === 'file') return () => readJson(ticket.path)
  const tracker = service.configuration.tracker ?? demoTracker
  const { key } = ticketOf(ticket.link, tracker)
  return async () => fetchIssue(await service.api(), tracker, key)
}

/** The backend of this run, started when it is first asked, and closed in the end. */
class Service {
  readonly configuration
  readonly #env
  #backend: Promise<Backend> | undefined
  #api: Promise<Api> | undefined

  constructor({ ticket, answerFile }: GenerateArguments, env: Record<string, string | undefined>) {
    const needsTracker = ticket.kind === 'link'
    const needed = needsTracker || answerFile === undefined
    const configuration = readConfiguration(needed ? env : {}, needsTracker)
    if (!configuration.ok) throw new Failure(configuration.reason.message, true)
    this.configuration = configuration.value
    this.#env = env
  }

  api(): Promise<Api> {
    this.#backend ??= openBackend(this.configuration.project, this.#env)
    this.#api ??= this.#backend.then(signIn)
    return this.#api
  }

  async close(): Promise<void> {
    await (await this.#backend?.catch(() => undefined))?.close()
  }
}

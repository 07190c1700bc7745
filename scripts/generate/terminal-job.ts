import { basename } from 'node:path'
import { z } from 'zod'
import type { GenerateRequest, GenerateResponse } from '#domain/contracts/ai-generate.ts'
import { userInfoSchema } from '#domain/contracts/user-info.ts'
import type { TrackerProxyRequest } from '#domain/contracts/tracker.ts'
import { type ResultInput, assembleResult, casesAsRead } from '#domain/generation/assemble-result.ts'
import type { ProgressStep } from '#domain/generation/progress.ts'
import { readAnswer } from '#domain/generation/read-answer.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { type TicketPreview, previewTicket } from '#domain/generation/preview-ticket.ts'
import {
  type GenerationProblem,
  type TicketSource,
  chooseCriteria,
  issueReader,
  readTicket,
} from '#domain/generation/read-ticket.ts'
import { redactRequest } from '#domain/redaction/redact.ts'
import { relatedContext } from '#domain/generation/related-context.ts'
import { type AnswerOptions, runGeneration } from '#domain/generation/run-generation.ts'
import { coverage } from '#domain/test-case/coverage.ts'
import type { TrackerConfigInput } from '#domain/ticket/tracker-config.ts'
import { createEitherRoute } from '#domain/ticket/either-route.ts'
import { type Api, openSession } from './api.ts'
import type { GenerateArguments } from './arguments.ts'
import { type Backend, demoTracker, openBackend } from './backend.ts'
import { readConfiguration } from './configuration.ts'
import { Failure } from './failure.ts'
import { isFolder, readAnswers, readHouseRules, readJson, readTextFile } from './files.ts'
import { writeFromRecording } from './recorded-calls.ts'

/** The default maximum of test cases (docs/spec.md, section 9). */
const defaultMaxTestCases = 6

/** Runs the main job with the terminal's ports: the edge function or a saved answer, a tracker link or an exported issue. */
export async function generateInTerminal(
  args: GenerateArguments,
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<GenerationResult> {
  const service = new Service(args, env)
  try {
    return await generateWith(service, args, say)
  } finally {
    await service.close()
  }
}

/** @param idempotencyKey the same for every attempt at one ticket, so that it is charged once. */
export async function generateWith(
  service: Service,
  args: GenerateArguments,
  say: (line: string) => void,
  idempotencyKey?: string,
): Promise<GenerationResult> {
  async function answerTo(request: GenerateRequest, options: AnswerOptions): Promise<GenerateResponse> {
    const { answerFile, recordPrompts, enrich, maxTestCases } = args
    if (recordPrompts !== undefined)
      return writeFromRecording(request, { directory: recordPrompts, enrich, maxTestCases, record: true })
    if (answerFile === undefined) return askService(await service.api(), request, { ...args, ...options })
    return (await isFolder(answerFile))
      ? writeFromRecording(request, { directory: answerFile, enrich, maxTestCases, record: false })
      : readSavedAnswer(answerFile, args)
  }

  async function generateTestCases(request: GenerateRequest, options: AnswerOptions): Promise<GenerateResponse> {
    const response = await answerTo(request, options)
    const { unansweredCriterionIds: unanswered = [] } = response
    if (unanswered.length > 0)
      say(
        `Warning: The AI did not answer for ${unanswered.join(', ')}: the built-in test designer wrote test cases there.`,
      )
    if (args.enrich && !response.metadata.enriched)
      say('Enrichment is not part of this plan; the test cases were generated without it.')
    return response
  }

  function assemble(input: ResultInput): GenerationResult {
    const assembled = assembleResult(input)
    const result = args.raw ? withRawCases(assembled, input.response) : assembled
    for (const warning of result.warnings) say(`Warning: ${warning}`)
    for (const { title, reason } of result.dropped) say(`Dropped: ${title}: ${reason}`)
    if (result.uncoveredCriterionIds.length > 0) say(`No test case covers ${result.uncoveredCriterionIds.join(', ')}.`)
    for (const { criterionId, inside, outside } of result.openLimits ?? [])
      say(`Not tested on both sides: a limit of ${criterionId} (${[...inside, ...outside].join(', ')})`)
    return result
  }

  const outcome = await runGeneration(
    {
      source: sourceOf(args, service),
      criteria: await readCriteriaFile(args),
      answers: args.answers === undefined ? undefined : await readAnswers(args.answers),
      include: args.include,
      redaction: args.redaction,
      enrichment: args.enrich,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      houseRules: args.houseRules === undefined ? undefined : await readHouseRules(args.houseRules),
    },
    {
      proxyTracker: async (body) => askTracker(await service.api(), body),
      generateTestCases,
      redact: async (request, options) =>
        (await isOutside(args, service)) ? redactRequest(request, options) : { request, redacted: [] },
      assemble,
      now: () => new Date(),
    },
    { progress: sayOnce(say) },
  )
  if (!outcome.ok) throw failureOf(outcome.reason, args)
  return outcome.value
}

/** What a run would use, and what is unclear or private in it. Reads the ticket and asks no AI. */
export async function previewInTerminal(
  args: GenerateArguments,
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<TicketPreview> {
  const service = new Service(args, env)
  try {
    const corrected = await readCriteriaFile(args)
    const reader = issueReader(sourceOf(args, service), async (body) => askTracker(await service.api(), body))
    if (!reader.ok) throw failureOf({ part: 'link', ...reader.reason }, args)
    const issue = await reader.value.read()
    const read = readTicket(issue)
    if (!read.ok) throw failureOf({ part: 'ticket', ...read.reason }, args)
    const { ticket, finding } = read.value
    const criteria = chooseCriteria(finding, corrected)
    if (!criteria.ok && corrected !== undefined) throw failureOf(criteria.reason, args)
    if (!criteria.ok) say(failureOf(criteria.reason, args).message)
    const related = await relatedContext(issue, args.include, reader.value.readOther)
    const preview = previewTicket(ticket, criteria.ok ? criteria.value : [], { related, redaction: args.redaction })
    return args.redaction === undefined ? { ...preview, redaction: [] } : preview
  } finally {
    await service.close()
  }
}

/** Recorded prompts are for an AI elsewhere; a saved answer has been written already. */
async function isOutside({ answerFile, recordPrompts }: GenerateArguments, service: Service): Promise<boolean> {
  if (recordPrompts !== undefined || answerFile !== undefined) return true
  const { ai } = await (await service.api()).get('/api/user/info', userInfoSchema)
  return ai?.outside !== false
}

function readCriteriaFile({ criteria }: GenerateArguments): Promise<unknown> {
  return criteria === undefined ? Promise.resolve(undefined) : readJson(criteria)
}

/** The server repeats a step with each test case: it is printed when something in it has changed. */
function sayOnce(say: (line: string) => void): (step: ProgressStep) => void {
  let last = ''
  return ({ percent, message, criteria }) => {
    const count =
      criteria === undefined || criteria.covered === 0 ? '' : ` ${criteria.covered} of ${criteria.total} criteria`
    const line = `${String(percent).padStart(3)}% ${message}${count}`
    if (line !== last) say(line)
    last = line
  }
}

function sourceOf({ ticket }: GenerateArguments, { tracker }: Service): TicketSource {
  if (ticket.kind === 'file') return { kind: 'issue', read: () => readJson(ticket.path) }
  return { kind: 'link', link: ticket.kind === 'link' ? ticket.link : ticket.text, tracker }
}

function failureOf(
  { part, message, lookedAt = [] }: GenerationProblem,
  { criteria }: Pick<GenerateArguments, 'criteria'>,
): Failure {
  const prefix = part === 'criteria' && criteria !== undefined ? `${criteria}: ` : ''
  return new Failure(
    [`${prefix}${message}`, ...lookedAt.map(({ place, found }) => `  looked at ${place}: ${found}`)].join('\n'),
    part === 'link',
  )
}

const eitherRoute = createEitherRoute((error) => error instanceof Failure && error.code === 'jira_unauthorized')

export function askTracker(api: Api, body: TrackerProxyRequest): Promise<unknown> {
  return eitherRoute(body.email, (through) =>
    api.post('/api/jira/proxy', { ...body, through } satisfies TrackerProxyRequest, z.unknown()),
  )
}

type Options = Pick<GenerateArguments, 'enrich' | 'maxTestCases'>

/** Asks the edge function. This uses one run of the account's quota. */
async function askService(
  api: Api,
  request: GenerateRequest,
  {
    maxTestCases = Infinity,
    onProgress,
    idempotencyKey,
  }: Options & Pick<AnswerOptions, 'onProgress' | 'idempotencyKey'>,
): Promise<GenerateResponse> {
  const response = await api.generate(request, { onProgress, idempotencyKey })
  const maximum = Math.min(response.metadata.maxTestCases, maxTestCases)
  return { ...response, metadata: { ...response.metadata, maxTestCases: maximum } }
}

/** Reads a saved answer with the edge function's own parser. */
async function readSavedAnswer(
  path: string,
  { enrich, maxTestCases = defaultMaxTestCases }: Options,
): Promise<GenerateResponse> {
  const answer = await readTextFile(path)
  return {
    ...readAnswer(answer),
    response: answer,
    metadata: { maxTestCases, provider: 'answer-file', model: basename(path), enriched: enrich },
  }
}

/** `--raw`: the test cases as they were read, before any are normalised, added, dropped or cut. */
function withRawCases(result: GenerationResult, response: GenerateResponse): GenerationResult {
  const testCases = casesAsRead(response)
  const { warnings, dropped } = response
  return {
    ...result,
    testCases,
    warnings,
    dropped,
    uncoveredCriterionIds: coverage(result.acceptanceCriteria, testCases).uncovered,
  }
}

/** The backend of this run: started when it is first needed, closed at the end. */
export class Service {
  readonly configuration
  readonly #env
  #backend: Promise<Backend> | undefined
  #api: Promise<Api> | undefined

  constructor(
    { ticket, answerFile, recordPrompts, preview }: GenerateArguments,
    env: Record<string, string | undefined>,
  ) {
    const needsTracker = ticket.kind !== 'file'
    const needed = needsTracker || [answerFile, recordPrompts, preview].every((option) => option === undefined)
    const configuration = readConfiguration(needed ? env : {}, needsTracker)
    if (!configuration.ok) throw new Failure(configuration.reason.message, true)
    this.configuration = configuration.value
    this.#env = env
  }

  get tracker(): TrackerConfigInput {
    return this.configuration.tracker ?? demoTracker
  }

  api(): Promise<Api> {
    this.#backend ??= openBackend(this.configuration.project, this.#env)
    this.#api ??= this.#backend.then(openSession)
    return this.#api
  }

  async close(): Promise<void> {
    await (await this.#backend?.catch(() => undefined))?.close()
  }
}

import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { type GenerateRequest, type GenerateResponse, outputLimit } from '#domain/contracts/ai-generate.ts'
import { caseLimit } from '#domain/design/case-limit.ts'
import { generationContextSchema } from '#domain/generation/context.ts'
import { readAnswer } from '#domain/generation/read-answer.ts'
import { type Call, type CallOutcome, writeCases } from '#domain/generation/write-cases.ts'
import { parseJson } from '#domain/parse-json.ts'
import { Failure } from './failure.ts'

/** The calls of one run, as kept in `run.json`. The prompts and answers are in files of their own. */
const recordingSchema = z.object({
  /** Marks the fences in the prompts, so that every attempt at the run writes the same prompts. */
  fenceCode: z.string(),
  today: z.string().optional(),
  enrichment: z.boolean(),
  calls: z.array(
    z.object({ number: z.number(), kind: z.enum(['batch', 'follow-up']), criterionIds: z.array(z.string()) }),
  ),
})

interface RecordingOptions {
  directory: string
  enrich: boolean
  maxTestCases: number | undefined
  /** Writes the prompts and insists on every answer. Without it, a call without an answer counts as failed. */
  record: boolean
}

/**
 * A run whose calls are answered from files: `call-1.prompt.txt` is what the AI is asked first, `call-1.answer.txt` what it
 * answered, and so on. The follow-up call depends on the answers, so its prompt is written once the others are there.
 */
export async function writeFromRecording(
  request: GenerateRequest,
  { directory, enrich, maxTestCases, record }: RecordingOptions,
): Promise<GenerateResponse> {
  const context = generationContextSchema.parse(request.context)
  const maximum = caseLimit(context.acceptanceCriteria, enrich, maxTestCases)
  const kept = recordingSchema.safeParse(parseJson((await readIfThere(join(directory, 'run.json'))) ?? ''))
  const { fenceCode, today } = kept.success
    ? kept.data
    : { fenceCode: randomUUID(), today: new Date().toISOString().slice(0, 10) }
  const calls: Call[] = []
  const unanswered: string[] = []

  async function ask(call: Call): Promise<CallOutcome> {
    const promptFile = `call-${String(call.number)}.prompt.txt`
    const answerFile = `call-${String(call.number)}.answer.txt`
    // What a follow-up asks for is only known when all other answers are there.
    if (call.kind === 'follow-up' && unanswered.length > 0) return failed
    calls.push(call)
    if (record) await writePrompt(join(directory, promptFile), promptText(call))
    const answer = await readIfThere(join(directory, answerFile))
    if (answer === undefined) {
      unanswered.push(`${promptFile} → ${answerFile}`)
      return record ? { ok: true, value: { testCases: [], response: '', warnings: [], dropped: [] } } : failed
    }
    const reading = readAnswer(answer)
    return reading.testCases.length === 0 ? failed : { ok: true, value: { ...reading, response: answer } }
  }

  if (record) await mkdir(directory, { recursive: true })
  const run = await writeCases(
    context,
    {
      enrichment: enrich,
      maxTestCases: maximum,
      maxCalls: 12,
      maxOutputTokens: enrich ? outputLimit.enriched : outputLimit.plain,
      parallel: 1,
      fenceCode,
      today,
    },
    { ask, wait: () => Promise.resolve() },
  )
  if (record) {
    const recording: z.infer<typeof recordingSchema> = {
      fenceCode,
      ...(today === undefined ? {} : { today }),
      enrichment: enrich,
      calls: calls.map(({ number, kind, criterionIds }) => ({ number, kind, criterionIds })),
    }
    await writeFile(join(directory, 'run.json'), `${JSON.stringify(recording, null, 2)}\n`)
    if (unanswered.length > 0)
      throw new Failure(
        `Answer each prompt in ${directory}, then run the same command again:\n  ${unanswered.join('\n  ')}`,
      )
  }
  if (!run.ok) throw new Failure(`No answer in ${directory} holds a test case.`)
  const { openLimits, ...written } = run.value
  return {
    ...written,
    metadata: {
      maxTestCases: maximum,
      provider: 'answer-file',
      model: basename(directory),
      enriched: enrich,
      openLimits,
    },
  }
}

const failed: CallOutcome = { ok: false, reason: { kind: 'failed', answered: true, cause: undefined } }

/** What the AI sees, in one text: the system text, the ticket, the task. */
export function promptText({ prompt: { system, ticket, task } }: Pick<Call, 'prompt'>): string {
  return `${system}\n\n${ticket}\n\n${task}\n`
}

async function writePrompt(path: string, text: string): Promise<void> {
  const before = await readIfThere(path)
  if (before === text) return
  if (before !== undefined)
    throw new Failure(`${path} holds another prompt: the ticket, the options or the product changed. Use a new folder.`)
  await writeFile(path, text)
}

function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}

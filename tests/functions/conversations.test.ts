import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { GenerateResponse } from '#domain/contracts/ai-generate.ts'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import { readAnswer } from '#domain/generation/read-answer.ts'
import { coverage } from '#domain/test-case/coverage.ts'
import { giveUniqueIds } from '#domain/test-case/case-id.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { beginMessage, messagesError, startAnthropicServer, streamedMessage } from './support/anthropic-server.ts'
import { apiError, beginCompletion, startOpenAiServer, streamedCompletion } from './support/openai-server.ts'
import { allEvents, dataOf } from './support/read-events.ts'
import { createTestApp } from './support/test-app.ts'
import type { WireBehaviour, WireServer } from './support/wire-server.ts'

const root = join(import.meta.dirname, '../corpora/conversations')
const folders = readdirSync(root, { withFileTypes: true }).flatMap((item) => (item.isDirectory() ? [item.name] : []))

const runSchema = z.object({
  enrichment: z.boolean(),
  calls: z.array(z.object({ number: z.number(), kind: z.string(), criterionIds: z.array(z.string()) })),
})

function conversation(folder: string) {
  const read = (file: string) => readFileSync(join(root, folder, file), 'utf8')
  const ticket = readIssue(JSON.parse(read('issue.json')))
  if (!ticket.ok) throw new Error(ticket.reason.message)
  const { enrichment, calls } = runSchema.parse(JSON.parse(read('run.json')))
  const context = buildContext(ticket.value, findCriteria(ticket.value).criteria)
  const answers = calls.map((call) => ({ ...call, text: read(`call-${String(call.number)}.answer.txt`) }))
  const all = context.acceptanceCriteria.map(({ id }) => id)

  const batches = answers.filter(({ kind }) => kind === 'batch')
  const cases = batches.flatMap(({ text }) => readAnswer(text).testCases)

  /**
   * The recorded answer to a call: of the follow-up, or of the call for the same criteria. Where calls are for other criteria
   * than then, the recorded cases of these criteria. A follow-up that was not needed then has no answer.
   */
  function answerTo(asked: string): string | undefined {
    if (isFollowUp(asked)) return answers.find(({ kind }) => kind === 'follow-up')?.text
    const ids = idsIn(asked) ?? all
    const recorded = batches.find(({ criterionIds }) => criterionIds.join() === ids.join())
    return recorded?.text ?? JSON.stringify(cases.filter(({ criterionIds: [first = ''] }) => ids.includes(first)))
  }
  return { body: { context, enableEnrichment: enrichment }, context, answers, answerTo }
}

const isFollowUp = (asked: string) => asked.includes('are written already')
const idsIn = (asked: string) => /for these criteria only: ([^\n]*)\.\n/.exec(asked)?.[1]?.split(', ')
const inPieces = (text: string) => text.match(/[^]{1,60}/g) ?? []

/** What the AI does with a call: it answers, is cut off after the first characters, or (undefined) refuses. */
type Reply = { text: string; cut?: boolean } | undefined

/** A provider's wire format. */
interface Wire {
  variables: Record<string, string>
  /** Answers each call from now on, by the text it asks with. */
  reply: (replyTo: (asked: string) => Reply) => void
  /** The texts of the calls since then. */
  asked: () => string[]
  close: () => Promise<void>
}

interface Format<T> {
  textOf: (request: T) => string
  whole: (pieces: string[]) => WireBehaviour<T>
  begin: (response: Parameters<WireBehaviour<T>>[0], request: T, pieces: string[]) => void
  refused: WireBehaviour<T>
}

function wireOf<T>(
  server: WireServer<T>,
  variables: Record<string, string>,
  { textOf, whole, begin, refused }: Format<T>,
): Wire {
  return {
    variables: { AI_BASE_URL: server.baseUrl, ...variables },
    reply: (replyTo) =>
      server.reset((response, request) => {
        const reply = replyTo(textOf(request))
        const pieces = inPieces(reply?.text ?? '')
        if (reply === undefined) refused(response, request)
        else if (reply.cut !== true) whole(pieces)(response, request)
        else {
          begin(response, request, pieces.slice(0, 5))
          setTimeout(() => response.destroy(), 20)
        }
      }),
    asked: () => server.requests.map(textOf),
    close: () => server.close(),
  }
}

const wires = new Map<string, Wire>()
beforeAll(async () => {
  const openAi = wireOf(
    await startOpenAiServer(),
    {},
    {
      textOf: ({ messages }) => messages[1]?.content ?? '',
      whole: streamedCompletion,
      begin: beginCompletion,
      refused: apiError(500, 'not recorded'),
    },
  )
  const anthropic = wireOf(
    await startAnthropicServer(),
    { AI_PROVIDER: 'anthropic' },
    {
      textOf: ({ messages }) => messages[0]?.content.map(({ text }) => text).join('\n\n') ?? '',
      whole: streamedMessage,
      begin: beginMessage,
      refused: messagesError(500, 'api_error', 'not recorded'),
    },
  )
  wires.set('OpenAI', openAi).set('Anthropic', anthropic)
})
afterAll(() => Promise.all([...wires.values()].map(({ close }) => close())))

async function run(wire: Wire, body: object): Promise<GenerateResponse> {
  const app = createTestApp({
    aiRetries: 0,
    variables: { AI_MODEL: 'claude-sonnet-4-5', AI_API_KEY: 'sk-1', ...wire.variables },
  })
  const events = await allEvents(
    await app.post('pro', '/api/ai/generate', body, { headers: { accept: 'text/event-stream' } }),
  )
  const [result] = dataOf(events, 'result')
  if (result === undefined) throw new Error(`No result: ${JSON.stringify(dataOf(events, 'error'))}`)
  // Whatever the stream showed is in the result or was left out with a reason.
  const kept = [...result.testCases, ...result.dropped].map(({ title }) => title)
  expect(dataOf(events, 'case').filter(({ title }) => !kept.some((shown) => shown.startsWith(title)))).toEqual([])
  expect(app.supabase.database.usedBy(app.supabase.users.pro)).toBe(1)
  return result
}

/** Every case of these answers is in the result or was left out with a reason. */
function expectCasesOf(result: GenerateResponse, answers: string[]): void {
  const titles = [...result.testCases, ...result.dropped].map(({ title }) => title)
  const cases = answers.flatMap((text) => readAnswer(text).testCases)
  expect(cases.length).toBeGreaterThan(0)
  expect(cases.filter(({ title }) => !titles.some((shown) => shown.startsWith(title)))).toEqual([])
}

test('the origin of every recorded conversation is listed', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  expect(folders.filter((folder) => !readme.includes(`| ${folder} `))).toEqual([])
})

describe.each(folders)('the recorded conversation %s', (folder) => {
  const { body, context, answers, answerTo } = conversation(folder)
  const reply = (asked: string): Reply => {
    const text = answerTo(asked)
    return text === undefined ? undefined : { text }
  }

  test('brings every case of every answer, the same over all wire formats', async () => {
    const results: GenerateResponse[] = []
    for (const wire of wires.values()) {
      wire.reply(reply)
      const result = await run(wire, body)
      const followedUp = wire.asked().some(isFollowUp)
      expectCasesOf(
        result,
        answers.filter(({ kind }) => kind === 'batch' || followedUp).map(({ text }) => text),
      )
      expect(coverage(context.acceptanceCriteria, giveUniqueIds(result.testCases)).uncovered).toEqual([])
      expect(result.unansweredCriterionIds ?? []).toEqual([])
      results.push(result)
    }
    const [first, ...others] = results.map(({ testCases }) => testCases)
    expect(others.length).toBeGreaterThan(0)
    for (const testCases of others) expect(testCases).toEqual(first)
  })

  test('loses no case of the other calls when one is cut off', async () => {
    const [openAi] = wires.values()
    if (openAi === undefined) throw new Error('No wire format')
    openAi.reply(reply)
    await run(openAi, body)
    const batches = openAi.asked().filter((asked) => !isFollowUp(asked))
    expect(batches.length).toBeGreaterThan(0)
    // The first, the middle and the last call: all of them would take minutes.
    const cuts = new Set(batches.length === 1 ? [] : [0, 0.5, 1].map((part) => Math.floor((batches.length - 1) * part)))
    for (const index of cuts) {
      const cut = batches[index] ?? ''
      const wire = [...wires.values()][index % wires.size] ?? openAi
      wire.reply((asked) => {
        const answer = isFollowUp(asked) ? undefined : reply(asked)
        return answer && { ...answer, cut: idsIn(asked)?.join() === idsIn(cut)?.join() }
      })
      expectCasesOf(
        await run(wire, body),
        batches.flatMap((asked) => (asked === cut ? [] : (answerTo(asked) ?? []))),
      )
    }
  })
})

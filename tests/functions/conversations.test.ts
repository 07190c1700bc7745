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
import { startAnthropicServer, streamedMessage, type MessagesRequest } from './support/anthropic-server.ts'
import { beginCompletion, startOpenAiServer, streamedCompletion, type OpenAiServer } from './support/openai-server.ts'
import { allEvents, dataOf } from './support/read-events.ts'
import { createTestApp } from './support/test-app.ts'
import type { WireServer } from './support/wire-server.ts'

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

  /** The recorded answer to a call: of the follow-up, or of the call for the same criteria. */
  function answerTo(asked: string) {
    const kind = asked.includes('are written already') ? 'follow-up' : 'batch'
    const ids = /for these criteria only: ([^\n]*)\.\n/.exec(asked)?.[1]?.split(', ') ?? all
    const found = answers.find(
      (call) => call.kind === kind && (kind === 'follow-up' || call.criterionIds.join() === ids.join()),
    )
    if (found === undefined) throw new Error(`${folder} holds no answer for ${kind} ${ids.join()}`)
    return found
  }
  return { body: { context, enableEnrichment: enrichment }, context, answers, answerTo }
}

const inPieces = (text: string) => text.match(/[^]{1,60}/g) ?? []

let openAi: OpenAiServer
let anthropic: WireServer<MessagesRequest>
beforeAll(async () => {
  openAi = await startOpenAiServer()
  anthropic = await startAnthropicServer()
})
afterAll(() => Promise.all([openAi.close(), anthropic.close()]))

async function run(variables: Record<string, string>, body: object): Promise<GenerateResponse> {
  const app = createTestApp({
    aiRetries: 0,
    variables: { AI_MODEL: 'claude-sonnet-4-5', AI_API_KEY: 'sk-1', ...variables },
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

describe.each(folders)('the recorded conversation %s', (folder) => {
  const { body, context, answers, answerTo } = conversation(folder)
  const byOpenAi = () => run({ AI_BASE_URL: openAi.baseUrl }, body)

  test('brings every case of every answer, over both wire formats', async () => {
    openAi.reset((response, request) =>
      streamedCompletion(inPieces(answerTo(request.messages[1]?.content ?? '').text))(response, request),
    )
    anthropic.reset((response, request) => {
      const asked = request.messages[0]?.content.map(({ text }) => text).join('\n\n') ?? ''
      streamedMessage(inPieces(answerTo(asked).text))(response, request)
    })
    const result = await byOpenAi()
    expect(openAi.requests).toHaveLength(answers.length)
    const titles = [...result.testCases, ...result.dropped].map(({ title }) => title)
    const written = answers.flatMap(({ text }) => readAnswer(text).testCases)
    expect(written.length).toBeGreaterThan(0)
    expect(written.filter(({ title }) => !titles.some((shown) => shown.startsWith(title)))).toEqual([])
    expect(coverage(context.acceptanceCriteria, giveUniqueIds(result.testCases)).uncovered).toEqual([])
    expect(result.unansweredCriterionIds).toBeUndefined()

    const same = await run({ AI_PROVIDER: 'anthropic', AI_BASE_URL: anthropic.baseUrl }, body)
    expect(same.testCases).toEqual(result.testCases)
  })

  test('loses no case of the other calls when one is cut off', async () => {
    const [first] = answers
    if (first === undefined || answers.filter(({ kind }) => kind === 'batch').length < 2) return
    openAi.reset((response, request) => {
      const asked = request.messages[1]?.content ?? ''
      if (asked.includes('are written already') || answerTo(asked).number !== first.number) {
        const text = asked.includes('are written already') ? first.text : answerTo(asked).text
        streamedCompletion(inPieces(text))(response, request)
        return
      }
      beginCompletion(response, request, inPieces(first.text).slice(0, 5))
      setTimeout(() => response.destroy(), 20)
    })
    const result = await byOpenAi()
    const titles = [...result.testCases, ...result.dropped].map(({ title }) => title)
    const others = answers.filter(({ kind }) => kind === 'batch').flatMap(({ text }) => readAnswer(text).testCases)
    expect(others.filter(({ title }) => !titles.some((shown) => shown.startsWith(title)))).toEqual([])
  })
})

/**
 * `npm run bench:pipeline`: the path of a ticket through the domain, stage by stage, runs of several calls through the edge
 * function, and how the time grows. The figures come from one run on one machine; only the ratios carry over.
 */
import { readFileSync } from 'node:fs'
import { jsonrepair } from 'jsonrepair'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import type { GenerateResponse, WireTestCase } from '#domain/contracts/ai-generate.ts'
import { testCasesToCsv } from '#domain/export/csv.ts'
import { assembleResult } from '#domain/generation/assemble-result.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import { buildPrompt } from '../tests/support/build-prompt.ts'
import { readAnswer } from '#domain/generation/read-answer.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { parseTicketLink } from '#domain/ticket/ticket-link.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import { contextOf, covering } from '../tests/functions/support/answering-ai.ts'
import { startOpenAiServer } from '../tests/functions/support/openai-server.ts'
import { allEvents, dataOf } from '../tests/functions/support/read-events.ts'
import { createTestApp } from '../tests/functions/support/test-app.ts'
import { ms, timed } from './support/timing.ts'

const issue: unknown = JSON.parse(
  readFileSync(new URL('../supabase/local/jira/issues/SHOP-1.json', import.meta.url), 'utf8'),
)
const now = new Date('2026-11-21T00:00:00Z')

function ticketOf(raw: unknown): Ticket {
  const reading = readIssue(raw)
  if (!reading.ok) throw new Error(reading.reason.message)
  return reading.value
}

function answerOf(cases: number, steps: number): WireTestCase[] {
  return Array.from({ length: cases }, (_, n) => ({
    title: `Discount ${n} lowers the total`,
    description: 'A valid code lowers the total of the basket at once.',
    preconditions: ['The basket holds goods worth €60.00'],
    type: n % 3 === 0 ? 'Negative' : 'Positive',
    priority: 'High',
    steps: Array.from({ length: steps }, (_, step) => ({
      step: `Apply code ${n}-${step}`,
      data: `AUTUMN${n}${step}`,
      expected: `Line ${n}-${step} shows -€6.00`,
    })),
    criterionIds: [`AC-${(n % 4) + 1}`],
  }))
}

function responseOf(text: string, maxTestCases: number): GenerateResponse {
  return { ...readAnswer(text), metadata: { maxTestCases, provider: 'bench', model: 'bench', enriched: true } }
}

/** A description of this size: sections of bullets, each with its own number. */
function issueOfSize(characters: number): unknown {
  const text = (index: number) =>
    `Rule ${index}: the basket must show the discount of item ${index} within 2 seconds, and the total stays above ${index}.00`
  const count = Math.ceil(characters / 120)
  const item = (index: number) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: text(index) }] }],
  })
  return {
    key: 'SHOP-1',
    fields: {
      summary: 'A very long ticket',
      description: {
        type: 'doc',
        version: 1,
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Acceptance criteria' }] },
          { type: 'bulletList', content: Array.from({ length: count }, (_, index) => item(index)) },
        ],
      },
    },
  }
}

function stages(): void {
  const ticket = ticketOf(issue)
  const { criteria } = findCriteria(ticket)
  const context = buildContext(ticket, criteria)
  const text = `\`\`\`json\n${JSON.stringify(answerOf(6, 4), null, 2)}\n\`\`\``
  const response = responseOf(text, 6)
  const { testCases } = assembleResult({ ticket, criteria, response, now })
  const work: Record<string, () => unknown> = {
    'link → key': () => parseTicketLink('https://casewright-demo.atlassian.net/browse/SHOP-1'),
    'issue → blocks': () => ticketOf(issue),
    'blocks → criteria': () => findCriteria(ticket),
    'criteria → prompt': () => buildPrompt(buildContext(ticket, criteria), { enrichment: true, fenceCode: 'bench' }),
    'answer → cases': () => readAnswer(text),
    'cases → result': () => assembleResult({ ticket, criteria, response, now }),
    'result → CSV': () => testCasesToCsv(testCases),
    'all of it': () => {
      const fresh = ticketOf(issue)
      const found = findCriteria(fresh)
      buildPrompt(buildContext(fresh, found.criteria), { enrichment: true, fenceCode: 'bench' })
      assembleResult({ ticket: fresh, criteria: found.criteria, response: responseOf(text, 6), now })
    },
  }
  console.log(
    `A typical ticket (${criteria.length} criteria, prompt of ${buildPrompt(context, { enrichment: true, fenceCode: 'bench' }).prompt.length} characters, 6 cases of 4 steps), milliseconds:`,
  )
  console.table(
    Object.fromEntries(
      Object.entries(work).map(([stage, run]) => {
        const { p50, p95 } = timed(300, run)
        return [stage, { p50: ms(p50), p95: ms(p95) }]
      }),
    ),
  )
}

/** The p50 at each size, and its growth relative to the growth in size: 1.0 is linear. */
function growth(title: string, sizes: number[], prepare: (size: number) => () => unknown): void {
  console.log(title)
  let before: { size: number; p50: number } | undefined
  const rows: Record<string, Record<string, string>> = {}
  for (const size of sizes) {
    const { p50 } = timed(5, prepare(size))
    rows[size.toLocaleString('en')] = {
      'p50 ms': ms(p50),
      'against linear': before === undefined ? '' : (p50 / before.p50 / (size / before.size)).toFixed(2),
    }
    before = { size, p50 }
  }
  console.table(rows)
}

/** A provider's time for one call, in milliseconds, and how many calls it takes at a time. It is added to what is measured. */
const providerMs = 20_000
const parallel = 3
/** The most of a run that may be our time, in percent. */
const maxShare = 1

/**
 * Whole runs through the edge function, streamed, with a provider on this machine that answers at once: all the time they
 * take is ours, or that server's.
 */
async function severalCalls(): Promise<void> {
  const ai = await startOpenAiServer()
  ai.behaviour = covering
  const app = createTestApp({ aiRetries: 0, variables: { AI_BASE_URL: ai.baseUrl, AI_MODEL: 'bench' } })
  app.supabase.database.used.clear()
  const rows: Record<string, Record<string, string>> = {}
  for (const calls of [1, 5, 10]) {
    const context = contextOf(calls * 5)
    const run = async () => {
      const start = performance.now()
      ai.requests.length = 0
      const response = await app.post(
        'admin',
        '/api/ai/generate',
        { context },
        { headers: { accept: 'text/event-stream' } },
      )
      const [result] = dataOf(await allEvents(response), 'result')
      if (result?.testCases.length !== calls * 5 || ai.requests.length !== calls)
        throw new Error('Not the run to measure')
      return performance.now() - start
    }
    await run()
    const times: number[] = []
    for (let n = 0; n < 20; n += 1) times.push(await run())
    const p95 = times.toSorted((a, b) => a - b)[18] ?? 0
    const p50 = times.toSorted((a, b) => a - b)[9] ?? 0
    const provider = Math.ceil(calls / parallel) * providerMs
    const share = (100 * p95) / (p95 + provider)
    if (share >= maxShare) process.exitCode = 1
    rows[calls] = {
      'p50 ms': ms(p50),
      'p95 ms': ms(p95),
      'p95 of the run': `${share.toFixed(2)} %`,
    }
  }
  await ai.close()
  console.log(
    'Calls in a run → our part of it. The provider answers at once; the 20 s that one takes for a call are added, not waited for:',
  )
  console.table(rows)
}

stages()
await severalCalls()
growth('Steps in the answer → result with CSV:', [100, 1_000, 10_000], (steps) => {
  const ticket = ticketOf(issue)
  const { criteria } = findCriteria(ticket)
  const text = JSON.stringify(answerOf(steps / 10, 10))
  return () => assembleResult({ ticket, criteria, response: responseOf(text, steps), now })
})
growth('Characters of the description → criteria → prompt:', [10_000, 100_000, 1_000_000], (size) => {
  const raw = issueOfSize(size)
  return () => {
    const ticket = ticketOf(raw)
    return buildPrompt(buildContext(ticket, findCriteria(ticket).criteria), { enrichment: true, fenceCode: 'bench' })
  }
})

const clean = JSON.stringify(answerOf(6, 4), null, 2)
const broken = clean.replaceAll('\n    ]', ',\n    ]')
console.log('Reading the same answer, milliseconds p50:')
console.table({
  'JSON.parse': { clean: ms(timed(300, () => JSON.parse(clean)).p50), broken: 'throws' },
  jsonrepair: {
    clean: ms(timed(300, () => jsonrepair(clean)).p50),
    broken: ms(timed(300, () => jsonrepair(broken)).p50),
  },
  readAnswer: {
    clean: ms(timed(300, () => readAnswer(clean)).p50),
    broken: ms(timed(300, () => readAnswer(broken)).p50),
  },
})

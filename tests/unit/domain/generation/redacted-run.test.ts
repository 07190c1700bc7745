import { expect, it } from 'vitest'
import type { GenerateRequest, GenerateResponse, WireTestCase } from '#domain/contracts/ai-generate.ts'
import { noHouseRules } from '#domain/generation/house-rules.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { type GenerationInput, completeGeneration, runGeneration } from '#domain/generation/run-generation.ts'
import { aResponse, anIssue } from '../../../support/issues.ts'

const email = 'dana.novak@northwind-mail.com'
const issue = anIssue({ criteria: ['Given a shopper', `When ${email} is entered`, 'Then Northwind gets a mail'] })
const input: GenerationInput = {
  source: { kind: 'issue', read: () => Promise.resolve(issue) },
  answers: [{ criterionId: 'AC-1', question: 'Who?', answer: `Only ${email}` }],
  houseRules: { ...noHouseRules, remarks: `Ask ${email}`, forbiddenWords: ['Northwind'] },
  redaction: { words: ['Northwind'] },
  enrichment: false,
  idempotencyKey: 'key-1',
}

/** A run against an AI that answers with the given texts in the placeholders' form. */
async function run(changes: Partial<GenerationInput> = {}, response: Partial<GenerateResponse> = {}) {
  const sent: GenerateRequest[] = []
  const streamed: string[] = []
  const left: GenerationResult[] = []
  const logged: string[] = []
  const written: WireTestCase = {
    description: 'The mail is sent.',
    preconditions: [],
    criterionIds: ['AC-1'],
    title: 'Mail to [email_1]',
    steps: [{ step: 'Enter ⟦EMAIL-1⟧', data: '\\[EMAIL\\_1]', expected: 'HIDDEN-1 gets it' }],
  }
  const ports = {
    proxyTracker: () => Promise.resolve(issue),
    now: () => new Date('2026-11-21T09:00:00.000Z'),
    generateTestCases: (
      request: GenerateRequest,
      { onCase, restore }: { onCase: (testCase: WireTestCase) => void; restore: (text: string) => string },
    ) => {
      sent.push(request)
      onCase(written)
      logged.push(restore('raw: EMAIL-1'))
      return Promise.resolve({ ...aResponse(), testCases: [written], response: 'Said to ⟦EMAIL-1⟧', ...response })
    },
  }
  const listener = {
    progress: () => undefined,
    testCase: ({ title }: { title: string }) => streamed.push(title),
    incomplete: (result: GenerationResult) => left.push(result),
  }
  const outcome = await runGeneration({ ...input, ...changes }, ports, listener)
  return { outcome, sent, streamed, left, logged, ports, listener }
}

it('sends no private text: not in the ticket, the answers or the house rules', async () => {
  const { sent } = await run()
  expect(JSON.stringify(sent)).not.toMatch(/dana|northwind/i)
  expect(sent[0]?.context?.acceptanceCriteria[0]).toMatchObject({ when: '⟦EMAIL-1⟧ is entered' })
  expect(sent[0]?.context?.answers?.[0]?.answer).toBe('Only ⟦EMAIL-1⟧')
  expect(sent[0]?.houseRules).toMatchObject({ remarks: 'Ask ⟦EMAIL-1⟧', forbiddenWords: ['⟦HIDDEN-1⟧'] })
})

it('restores streamed cases, the result, what is kept of a broken run, and what is logged', async () => {
  const { outcome, streamed, left, logged } = await run()
  const steps = [{ step: `Enter ${email}`, data: email, expected: 'Northwind gets it' }]
  expect(streamed).toEqual([`Mail to ${email}`])
  expect(logged).toEqual([`raw: ${email}`])
  expect(left[0]).toMatchObject({ testCases: [{ title: `Mail to ${email}`, steps }], answers: input.answers })
  expect(outcome).toMatchObject({
    ok: true,
    value: {
      testCases: [{ title: `Mail to ${email}`, steps }],
      acceptanceCriteria: [{ when: `${email} is entered` }],
    },
  })
})

it('completes a broken run with the very same request, and restores that answer, too', async () => {
  const { left, sent, ports, listener } = await run()
  const [broken] = left
  if (broken === undefined) throw new Error('nothing was left')
  const completed = await completeGeneration(broken, ports, listener)
  expect(JSON.stringify(sent[1])).toBe(JSON.stringify(sent[0]))
  expect(completed).toMatchObject({
    ok: true,
    value: { testCases: [{ title: `Mail to ${email}` }], answers: input.answers },
  })
})

it('lets the AI see what the tester allows', async () => {
  const { sent } = await run({ redaction: { shown: [email] } })
  expect(sent[0]?.context?.answers?.[0]?.answer).toBe(`Only ${email}`)
})

it('sends everything as it is where the AI is not outside the machine', async () => {
  const { sent, left } = await run({ redaction: undefined })
  expect(JSON.stringify(sent)).toContain(email)
  expect(left[0]?.unfinished).not.toHaveProperty('redacted')
})

import { describe, expect, it } from 'vitest'
import { isSound } from '#domain/design/frame/sound.ts'
import type { Language } from '#domain/design/language.ts'
import { phraseCase } from '#domain/design/phrase/phrase-case.ts'
import { planWritten } from '#domain/design/plan/plan-written.ts'
import { riskOf } from '#domain/design/risk.ts'
import type { SentencePattern } from '#domain/design/sentences/pattern.ts'
import { readSentences } from '#domain/design/sentences/read-sentences.ts'
import { sentenceBooks } from '#domain/design/sentences/sentence-books.ts'
import type { Understood } from '#domain/design/understand/understand.ts'
import { reviewCases } from '#domain/review/review-cases.ts'

const languages: Language[] = ['en', 'de', 'es', 'fr', 'pt']
const format = { prefix: '', suffix: ' €', group: '', decimal: ',' } as const
const facts = {
  money: { measure: 'money', amount: 0, decimals: 2, text: '', format },
} as const

function patternsOf(language: Language): (SentencePattern & { request: string | undefined })[] {
  return sentenceBooks[language].groups.flatMap(({ patterns, needsRequest }) =>
    patterns.map((pattern) => ({ ...pattern, request: needsRequest === true ? 'POST /v1/orders' : undefined })),
  )
}

function casesFor(text: string, language: Language, request: string | undefined) {
  const criterion = { id: 'AC-1', given: '', when: '', then: text, text }
  const { rules, rest } = readSentences(criterion, {
    ...facts,
    ...(request === undefined ? {} : { request }),
    language,
  })
  const understood: Understood = { id: 'AC-1', text, given: [], when: [], rules, understood: true }
  const cases = rules
    .flatMap((rule) => planWritten(rule, understood))
    .map((idea, at) => {
      const { type = '', ...written } = phraseCase(idea, riskOf(understood), language)
      return { ...written, type, id: `TC-${String(at + 1)}` }
    })
  return { rules, rest, cases }
}

describe.each(languages)('sentences known as a whole: %s', (language) => {
  it('have an example that is read by its own pattern alone', () => {
    for (const { said, example, request } of patternsOf(language)) {
      const { rules, rest } = casesFor(example, language, request)
      expect({ example, patterns: rules.map(({ pattern }) => pattern), rest }).toEqual({
        example,
        patterns: [said],
        rest: undefined,
      })
    }
  })

  it('give whole cases with short titles', () => {
    for (const { example, request } of patternsOf(language))
      for (const testCase of casesFor(example, language, request).cases) {
        expect({ example, testCase, sound: isSound(testCase, language) }).toMatchObject({ sound: true })
        expect(`${example}: ${testCase.title}`).not.toMatch(/…$/)
        expect(JSON.stringify(testCase)).not.toMatch(/[{}]\w*:\w+[{}]|undefined|NaN/)
      }
  })

  it('pass the review', () => {
    for (const { example, request } of patternsOf(language)) {
      const findings = reviewCases(casesFor(example, language, request).cases, {
        text: example,
        criteria: [{ id: 'AC-1', text: example, given: '', when: '', then: example }],
      })
      expect({ example, findings: findings.map(({ rule, quote }) => `${rule}: ${quote}`) }).toEqual({
        example,
        findings: [],
      })
    }
  })
})

import { describe, expect, it } from 'vitest'
import { isSound } from '#domain/design/frame/sound.ts'
import type { Language } from '#domain/design/language.ts'
import { phraseCase } from '#domain/design/phrase/phrase-case.ts'
import { planWritten } from '#domain/design/plan/plan-written.ts'
import { riskOf } from '#domain/design/risk.ts'
import { readSentences } from '#domain/design/sentences/read-sentences.ts'
import { sentenceBooks } from '#domain/design/sentences/sentence-books.ts'
import type { Understood } from '#domain/design/understand/understand.ts'
import { reviewCases } from '#domain/review/review-cases.ts'

const languages: Language[] = ['en', 'de', 'es', 'fr', 'pt']
const format = { prefix: '', suffix: ' €', group: '', decimal: ',' } as const
const facts = {
  money: { measure: 'money', amount: 0, decimals: 2, text: '', format },
} as const

function examplesOf(language: Language): string[] {
  return [...sentenceBooks[language].groups, ...(sentenceBooks[language].scenarios ?? [])].flatMap(({ patterns }) =>
    patterns.map(({ example }) => example),
  )
}

/** The rules of a sentence; one that no pattern knows is read again as a sentence of an interface ticket. */
function read(text: string, language: Language) {
  const criterion = { id: 'AC-1', given: '', when: '', then: text, text }
  const found = readSentences(criterion, { ...facts, language })
  return found.rules.length > 0 && found.rest === undefined
    ? found
    : readSentences(criterion, {
        ...facts,
        language,
        request: 'POST /v1/orders',
        api: { requests: ['POST /v1/orders'] },
      })
}

function casesFor(text: string, language: Language) {
  const { rules, rest } = read(text, language)
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
  it('have an example that patterns read as a whole', () => {
    for (const example of examplesOf(language)) {
      const { rules, rest } = casesFor(example, language)
      expect({ example, read: rules.length > 0, rest }).toEqual({ example, read: true, rest: undefined })
    }
  })

  it('give whole cases with short titles', () => {
    for (const example of examplesOf(language))
      for (const testCase of casesFor(example, language).cases) {
        expect({ example, testCase, sound: isSound(testCase, language) }).toMatchObject({ sound: true })
        expect(`${example}: ${testCase.title}`).not.toMatch(/…$/)
        expect(JSON.stringify(testCase)).not.toMatch(/[{}]\w*:\w+[{}]|undefined|NaN/)
      }
  })

  it('pass the review', () => {
    for (const example of examplesOf(language)) {
      const findings = reviewCases(casesFor(example, language).cases, {
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

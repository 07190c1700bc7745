import type { DroppedCase, GenerateResponse, WireTestCase } from '../../contracts/ai-generate.ts'
import type { Language } from '../../design/language.ts'
import { capital } from '../../design/phrase/text.ts'
import { giveUniqueIds } from '../../test-case/case-id.ts'
import type { TestCase, TestStep } from '../../test-case/test-case.ts'
import { invalidReason } from '../../test-case/validity.ts'
import { looksNegative } from './negative-words.ts'
import { stepData } from '../../design/phrase/step-data.ts'
import { titleKey, withoutTestWords } from './titles.ts'

/** Cases that may be shown, and those that may not. */
export interface NormalisedCases {
  cases: TestCase[]
  dropped: DroppedCase[]
}

/** A wire case with the product's defaults for what the provider left out; its words stay as they are. */
export function completeCase(wire: WireTestCase & { id: string }, provider: string): TestCase {
  return {
    ...wire,
    type: capital(wire.type?.trim() || (looksNegative(wire) ? 'Negative' : 'Positive')),
    priority: capital(wire.priority?.trim() || 'Medium'),
    generationStatus: wire.generationStatus ?? (provider === 'builtin' ? 'designed' : 'ai'),
  }
}

/** The cases of a response as they were read: ids and defaults, nothing else. */
export function completeCases(response: GenerateResponse): TestCase[] {
  return giveUniqueIds(response.testCases).map((wire) => completeCase(wire, response.metadata.provider))
}

/**
 * Normalises texts, fills empty data in the ticket's language, drops invalid cases and repeated titles (docs/spec.md, section 5).
 */
export function normaliseCases(cases: TestCase[], language: Language): NormalisedCases {
  const result: NormalisedCases = { cases: [], dropped: [] }
  const seen = new Map<string, string>()
  for (const testCase of cases.map((given) => normaliseCase(given, language))) {
    const key = titleKey(testCase.title)
    const sameAs = seen.get(key)
    const reason = invalidReason(testCase) ?? (sameAs === undefined ? undefined : `Same title as ${sameAs}`)
    if (reason === undefined) {
      result.cases.push(testCase)
      seen.set(key, testCase.id)
    } else {
      result.dropped.push({ title: testCase.title, reason })
    }
  }
  return result
}

function normaliseCase(testCase: TestCase, language: Language): TestCase {
  return {
    ...testCase,
    title: withoutTestWords(testCase.title),
    description: withoutTestWords(testCase.description),
    steps: testCase.steps.filter((step) => step.step.trim() !== '').map((step) => normaliseStep(step, language)),
  }
}

function normaliseStep({ step, data, expected }: TestStep, language: Language): TestStep {
  return {
    step: step.trim(),
    data: data.trim() === '' ? stepData(step, language) : data.trim(),
    expected: expected.trim(),
  }
}

import { detectLanguage } from '../design/language.ts'
import type { TestCase, TestStep } from '../test-case/test-case.ts'
import type { Finding } from './finding.ts'
import { reviewWordsOf } from './words.ts'

/**
 * The cases after the safe fix of a finding, or undefined if the finding has none or no longer fits the case. A fix only
 * moves or removes what is there; it writes nothing that a tester would have to check. The list handed in stays as it is.
 */
export function fixed(cases: TestCase[], finding: Finding): TestCase[] | undefined {
  const index = cases.findIndex(({ id }) => id === finding.caseId)
  const testCase = cases[index]
  if (testCase === undefined) return undefined
  if (finding.rule === 'duplicate') return cases.length > 1 ? cases.toSpliced(index, 1) : undefined
  const changed = fixedCase(testCase, finding)
  return changed === undefined ? undefined : cases.with(index, changed)
}

/** Whether `fixed` can settle a finding of this case. */
export function isFixable(testCase: TestCase, finding: Finding, cases: number): boolean {
  return finding.rule === 'duplicate' ? cases > 1 : fixedCase(testCase, finding) !== undefined
}

function fixedCase(testCase: TestCase, { rule, step: place, quote }: Finding): TestCase | undefined {
  const { steps } = testCase
  if (rule === 'wrong-type') {
    const negative = /^negativ/i.test(testCase.type)
    return { ...testCase, type: negative ? 'Positive' : 'Negative' }
  }
  if (rule === 'ungrounded-name') {
    const assumption = `“${quote}”`
    const { assumptions = [] } = testCase
    return assumptions.includes(assumption) ? undefined : { ...testCase, assumptions: [...assumptions, assumption] }
  }
  const step = place === null ? undefined : steps[place]
  if (place === null || step === undefined) return undefined
  switch (rule) {
    case 'misplaced-precondition':
      // Its expected result would be lost, unless it only says the state again.
      return steps.length < 2 || place !== 0
        ? undefined
        : {
            ...testCase,
            preconditions: [...testCase.preconditions, sentence(step.step)],
            steps: steps.slice(1),
          }
    case 'misplaced-action':
      return {
        ...testCase,
        steps: steps.toSpliced(place, 1, { ...step, expected: '' }, { step: step.expected, data: '', expected: '' }),
      }
    case 'misplaced-check': {
      const before = steps[place - 1]
      if (before === undefined || step.expected.trim() === '') return undefined
      const merged = { ...before, expected: joined(before.expected, step.expected) }
      return { ...testCase, steps: steps.toSpliced(place - 1, 2, merged) }
    }
    case 'compound-step':
      return splitStep(testCase, place, step)
    default:
      return undefined
  }
}

/** One step for each action; the data stays with the action that enters something, the outcome with the last one. */
function splitStep(testCase: TestCase, place: number, step: TestStep): TestCase | undefined {
  const words = reviewWordsOf(detectLanguage(testCase.steps.map((one) => `${one.step} ${one.expected}`).join('\n')))
  const lines = step.step
    .split(/\n+/)
    .map((line) => line.replace(/^\s*\d+[.)]\s*/, '').trim())
    .filter((line) => line !== '')
  const parts = lines.length > 1 ? lines : actionsIn(step.step, words.joins, words.actions)
  if (parts.length < 2) return undefined
  const single = parts.map((part, index) => ({
    step: capitalised(part),
    data: index === 0 ? step.data : '',
    expected: index === parts.length - 1 ? step.expected : '',
  }))
  return { ...testCase, steps: testCase.steps.toSpliced(place, 1, ...single) }
}

/** Splits at each join that an action follows: "enter code and name and save" has two parts. */
function actionsIn(text: string, joins: RegExp, actions: RegExp): string[] {
  const parts: string[] = []
  let start = 0
  for (const join of text.matchAll(new RegExp(joins.source, 'giu'))) {
    const next = join.index + join[0].length
    if (!actions.test(text.slice(next).toLowerCase())) continue
    parts.push(text.slice(start, join.index).trim())
    start = next
  }
  return [...parts, text.slice(start).trim()].filter((part) => part !== '')
}

function sentence(text: string): string {
  const trimmed = capitalised(text.trim())
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

function joined(first: string, second: string): string {
  return [first, second]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(sentence)
    .join(' ')
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

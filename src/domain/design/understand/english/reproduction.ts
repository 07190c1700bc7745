import type { GenerationContext } from '../../../generation/context.ts'
import type { EffectStep, RuleOf } from '../rule.ts'
import type { Understood } from '../understand.ts'
import { titled } from './effect.ts'

const heading = /^(?:steps(?: to reproduce)?|(?:how )?to reproduce|reproduction(?: steps)?|repro(?: steps)?)\s*:?$/iu
const expectation =
  /^(?:expected(?: results?| behaviou?r| outcome)?|what (?:we|i|they) (?:want|expect(?:ed)?)|what should happen|should be)\s*:\s*(?<text>.{3,300})$/iu
const state = /^(?:preconditions?|given|environment|setup|set-up)\s*:\s*(?<text>.{3,200})$/iu
const item = /^(?:\d{1,2}[.)]|[-*•])\s+(?<text>.{3,300})$/u
/** So many steps of a bug report are carried out; so many of its lines are read. */
const mostSteps = 12
const mostLines = 200

interface Report {
  given: string[]
  steps: string[]
  expected: string
}

/** What a bug report says to do, and what should happen then; undefined where one of the two is missing. */
function reportOf(description: string): Report | undefined {
  const lines = description
    .split('\n')
    .slice(0, mostLines)
    .map((line) => line.replace(/\*\*|__/g, '').trim())
    .filter((line) => line !== '')
  const start = lines.findIndex((line) => heading.test(line.replace(/^#+\s*/, '')))
  const expected = lines.map((line) => expectation.exec(line)?.groups?.text).find((text) => text !== undefined)
  if (start < 0 || expected === undefined) return undefined
  const steps: string[] = []
  for (const line of lines.slice(start + 1)) {
    const text = item.exec(line)?.groups?.text
    if (text === undefined || steps.length === mostSteps) break
    steps.push(text.replace(/[.;]$/, ''))
  }
  const given = lines.flatMap((line) => state.exec(line)?.groups?.text ?? [])
  return steps.length < 2 ? undefined : { given: given.slice(0, 3), steps, expected: expected.replace(/[.;]$/, '') }
}

function contentWords(text: string): string[] {
  return [...text.toLowerCase().matchAll(/\p{L}{4,}/gu)].map(([word]) => word.replace(/(?:ed|ing|s)$/, ''))
}

/** Each bug has to stay mended: its steps become a case of the criterion that speaks most of what was expected. */
export function withReproduction(understood: Understood[], { description }: GenerationContext): Understood[] {
  const report = reportOf(description)
  if (report === undefined) return understood
  const wanted = new Set(contentWords(report.expected))
  const told = new Set(contentWords(report.steps.join(' ')))
  const scores = understood.map(({ text }) => {
    const words = new Set(contentWords(text))
    return [...words].reduce((sum, word) => sum + (wanted.has(word) ? 3 : told.has(word) ? 1 : 0), 0)
  })
  const best = scores.indexOf(Math.max(...scores))
  // A report that shares no word with any criterion proves none of them.
  if (best < 0 || (scores[best] ?? 0) < 3) return understood
  const last = report.steps.length - 1
  const expected = report.expected.charAt(0).toUpperCase() + report.expected.slice(1)
  const rule: RuleOf<'effect'> = {
    kind: 'effect',
    source: report.steps.join('. '),
    given: report.given,
    steps: report.steps.map(
      (words, at): EffectStep => ({
        what: 'action',
        words: words.charAt(0).toUpperCase() + words.slice(1),
        ...(at === last ? { outcome: expected } : {}),
      }),
    ),
    outcome: '',
    title: titled(`Steps of the report: ${report.expected}`),
  }
  return understood.map((one, at) => (at === best ? { ...one, rules: [...one.rules.slice(0, 7), rule] } : one))
}

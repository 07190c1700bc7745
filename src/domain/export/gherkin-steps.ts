import type { TestCase, TestStep } from '../test-case/test-case.ts'
import { actionText } from './case-texts.ts'

export interface GherkinStep {
  keyword: 'Given' | 'When' | 'Then' | 'And'
  /** On one line and never empty. */
  text: string
  /** Data of several lines, written as a doc string under the step. */
  document?: string
}

type Kind = Exclude<GherkinStep['keyword'], 'And'>

/** A case as Gherkin steps; repeated keywords become And. */
export function gherkinSteps({ preconditions, steps }: Pick<TestCase, 'preconditions' | 'steps'>): GherkinStep[] {
  const drafts = [
    ...preconditions.flatMap(clauses).map((text) => ({ kind: 'Given' as const, text })),
    ...steps.flatMap((step) => [
      ...actions(step),
      ...clauses(step.expected).map((text) => ({ kind: 'Then' as const, text })),
    ]),
  ]
  let before: Kind | undefined
  return drafts.map(({ kind, ...rest }) => {
    const keyword = kind === before ? 'And' : kind
    before = kind
    return { keyword, ...rest }
  })
}

/**
 * The clauses of an action. Data goes with the last clause: quoted in the line, or below it if the data is long or
 * contains quotes.
 */
function actions({ step, data }: TestStep): { kind: 'When'; text: string; document?: string }[] {
  const texts = clauses(step)
  const value = data.replace(/\r\n?/g, '\n').trim()
  if (value === '') return texts.map((text) => ({ kind: 'When', text }))
  const last = texts.pop()?.replace(/[.:,;]$/, '') ?? actionText({ step })
  const inLine = !/["\n]/.test(value)
  return [
    ...texts.map((text) => ({ kind: 'When' as const, text })),
    inLine
      ? { kind: 'When', text: `${last} with "${value}"` }
      : { kind: 'When', text: `${last} with the data`, document: value },
  ]
}

/** One clause per line, without a bullet or its own keyword. */
function clauses(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((part) => bare(part.replace(/\s+/g, ' ').trim()))
    .filter((part) => part !== '')
}

function bare(text: string): string {
  const item = text.replace(/^(?:[-*•]|\d+[.)])\s+/, '')
  return item.replace(/^(?:given|when|then|and|but)\s+(?=\S)/i, '')
}

import type { TestStep } from '../../test-case/test-case.ts'

/** The clauses of a scenario, sorted into preconditions, actions and expected results. */
export interface GherkinSteps {
  preconditions: string[]
  steps: TestStep[]
}

const clause =
  /^(given|when|then|and|but|\*|dad[oa]s?|cuando|entonces|y|e|pero|mas|quando|então|entao|étant donnée?s?|quand|lorsque|alors|et|mais|angenommen|gegeben sei|wenn|dann|und|aber)\s+(?:que\s+)?(.+)$/isu

const kinds: Record<string, 'given' | 'when' | 'then'> = {
  given: 'given',
  dado: 'given',
  dada: 'given',
  dados: 'given',
  dadas: 'given',
  angenommen: 'given',
  'gegeben sei': 'given',
  when: 'when',
  cuando: 'when',
  quando: 'when',
  quand: 'when',
  lorsque: 'when',
  wenn: 'when',
  then: 'then',
  entonces: 'then',
  então: 'then',
  entao: 'then',
  alors: 'then',
  dann: 'then',
}

/**
 * Sorts steps written as Given, When, Then: each Then becomes the expected result of the action before it. Returns
 * undefined unless all steps are clauses and none has its own expected result.
 */
export function foldGherkin(steps: TestStep[]): GherkinSteps | undefined {
  const folded: GherkinSteps = { preconditions: [], steps: [] }
  let kind: 'given' | 'when' | 'then' | undefined
  for (const { step, data, expected } of steps) {
    const match = clause.exec(step)
    const text = match?.[2]
    if (match?.[1] === undefined || text === undefined || expected !== '') return undefined
    const word = match[1].toLowerCase()
    kind = word.startsWith('étant') ? 'given' : (kinds[word] ?? kind)
    const last = folded.steps.at(-1)
    if (kind === 'given') folded.preconditions.push(text)
    else if (kind === 'when') folded.steps.push({ step: text, data, expected: '' })
    else if (kind === 'then' && last !== undefined)
      last.expected = last.expected === '' ? text : `${last.expected}\n${text}`
    else return undefined
  }
  return folded.steps.length > 0 && folded.steps.some((step) => step.expected !== '') ? folded : undefined
}

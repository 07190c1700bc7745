import type { Reading } from '../reading.ts'
import type { EffectStep, RuleOf } from '../rule.ts'
import { germanEffects } from './effects.ts'

/** "…, und sie werden übertragen, sobald die Verbindung steht": what a German scenario says of another moment. */
export function furtherSteps(
  reading: Reading,
  steps: EffectStep[],
  outcome: string,
): { steps: EffectStep[]; outcome: string } {
  const further =
    reading.language === 'de'
      ? reading.clauses.filter(({ role, condition }) => role === 'statement' && condition !== undefined)
      : []
  const more = germanEffects(reading, further)
    .flatMap((rule) => (rule.kind === 'effect' ? told(rule) : []))
    .filter(({ denied }) => denied !== true)
  if (more.length === 0 || reading.then.length === 0) return { steps, outcome }
  return {
    steps: [...steps.slice(0, -1), ...steps.slice(-1).map((one) => ({ ...one, outcome })), ...more],
    outcome: '',
  }
}

/** The steps of a rule, each with what follows from it. */
function told({ given, steps, outcome }: RuleOf<'effect'>): EffectStep[] {
  const arranged = given
    .filter((words) => !words.startsWith('Angemeldet'))
    .map((words): EffectStep => ({ what: 'event', words }))
  return [
    ...arranged,
    ...steps.map((one, at) =>
      at === steps.length - 1 && outcome !== '' && one.outcome === undefined ? { ...one, outcome } : one,
    ),
  ]
}

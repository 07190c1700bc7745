import type { EffectStep, RuleOf } from '../rule.ts'
import { capitalise } from '../stretch.ts'

export type Effect = RuleOf<'effect'>

export type Make = (steps: EffectStep[], outcome: string, title: string, more?: Partial<Effect>) => Effect

export const longestTitle = 80

/** A title that fits is kept whole; a longer one ends at a comma or a joint of the sentence. */
export function titled(text: string): string {
  const line = text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= longestTitle) return line
  const joints = [
    ...line.matchAll(
      /[,;:]? (?:and|or|but|with|so that|when|if|which|that|because|for|by|at|from|in|on|as|to|after|before|until|within|without)\s|[,;:–]\s/g,
    ),
  ]
    .map(({ index }) => index)
    .filter((at) => at >= 24 && at <= longestTitle)
  const cut = joints.at(-1)
  return cut === undefined ? line : line.slice(0, cut).replace(/[,;:\s–]+$/, '')
}

/** A check of the sentence `source`, titled with it; what is observed stands in the steps unless `more` says it. */
export function effectOf(source: string, given: string[], steps: EffectStep[], more: Partial<Effect> = {}): Effect {
  return { kind: 'effect', source, given, steps, outcome: '', title: titled(capitalise(source)), ...more }
}

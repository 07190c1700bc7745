import { say, verbatim } from '../phrase/vocabulary.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { idea, step, type Idea, type Technique } from './idea.ts'

const techniques: Record<Idea['type'], Technique> = {
  Positive: 'Use case',
  Negative: 'Equivalence partitioning',
  Boundary: 'Boundary value analysis',
}

/** The cases of a sentence that is known as a whole; the first of them proves it. */
export function planWritten({ cases, refusalOpen }: RuleOf<'written'>, criterion: Understood): Idea[] {
  // "mandatory, 1 to 80 characters": the limit has tried it empty.
  const tried = cases.some(({ steps }) => steps.some(({ action }) => /^Save with 0 characters /u.test(action)))
  const needed = cases.filter(
    ({ steps }) => !(tried && steps.length === 1 && /^Save without /u.test(steps[0]?.action ?? '')),
  )
  return needed.map(({ title, type, technique, given, steps, assume, dated }, at) =>
    idea(
      { ...criterion, given: [] },
      {
        core: at === 0,
        weight: 2,
        type,
        technique: technique ?? techniques[type],
        title: verbatim(title),
        about: say('aboutEffect', {}),
        preconditions: given.map((words) => say('own', { outcome: words })),
        steps: steps.map(({ action, data, expected }) =>
          step(say('useOwn', { words: action }), say('own', { outcome: expected }), data === '' ? undefined : data),
        ),
        assumptions: [
          ...assume.map((words) => say('own', { outcome: words })),
          ...(dated === undefined ? [] : [say(dated === 'clock' ? 'clockCanBeSet' : 'dateCanBeSet', {})]),
          ...(refusalOpen && at === 0 ? [say('refusalTextOpen', {})] : []),
        ],
      },
    ),
  )
}

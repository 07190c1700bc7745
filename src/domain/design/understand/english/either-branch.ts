import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { englishStep } from './cause.ts'
import { type Effect, titled } from './effect.ts'
import { parseSentence } from './sentence.ts'
import { negationOf } from './step.ts'

/** "If the code is right, the door opens, otherwise a red light is on": one case that sees both. */
export function eitherBranch(reading: Reading, clause: Clause): Effect | undefined {
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const { condition } = clause
  if (condition === undefined || next?.otherwise !== true || next.condition !== undefined) return undefined
  if (!/^(?:if|when) /iu.test(clause.text) || /[\uE000-\uF8FF]/u.test(condition)) return undefined
  if (parseSentence(clause.main) === undefined || parseSentence(next.main) === undefined) return undefined
  const step = englishStep(reading, condition)
  const opposite = negationOf(plain(reading, condition))
  if (opposite === undefined) return undefined
  const [first, second] = [clause.main, next.main].map((main) => capitalise(plain(reading, main)))
  if (first === undefined || second === undefined) return undefined
  return {
    kind: 'effect',
    source: `${plain(reading, clause.text)}. ${plain(reading, next.text)}`,
    given: [],
    steps: [
      { ...(step ?? { what: 'action', words: `Make sure that ${plain(reading, condition)}` }), outcome: first },
      {
        what: 'action',
        words: step === undefined ? `Make sure that ${opposite}` : `Do the same again, but now ${opposite}`,
        outcome: second,
      },
    ],
    outcome: '',
    title: titled(`${first} only if ${plain(reading, condition)}`),
  }
}

import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { subjectOf, capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { parseSentence } from './sentence.ts'
import { lowerFirst } from '../step-text.ts'
import { lowerArticle } from './subject.ts'

const shape =
  /^(?:if |when )?(?:(?<field>(?:the |an? )?[\p{L}][\p{L} -]{2,40}?) (?:is |are )?)?(?:it is )?left (?:empty|blank|out),? (?<outcome>.{6,160})$/iu

/** "Left empty, the boat is treated as deep": the field is the one that the sentence before speaks of. */
export function leftEmpty(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { field, outcome } = shape.exec(text)?.groups ?? {}
  if (outcome === undefined || parseSentence(outcome) === undefined) return undefined
  const [first] = reading.clauses
  const named = field ?? (first === undefined || first === clause ? undefined : subjectOf(reading, first.main)?.words)
  if (named === undefined || named.split(' ').length > 5) return undefined
  const name = lowerFirst(lowerArticle(named)).replace(/^(?!the )(?:an? )?/u, 'the ')
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Leave ${name} empty, fill in the rest and save`,
        data: `${capitalise(name.replace(/^the /u, ''))}: left empty`,
        outcome: capitalise(outcome),
      },
    ],
    outcome: '',
    title: titled(`${capitalise(name)} left empty: ${outcome}`),
  }
}

import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { isPlural, lowerArticle } from './subject.ts'

const shape =
  /^(?<thing>(?:(?:the|an?) )?[\p{L}“”"][\p{L}“”" -]{2,40}?) (?<verb>unlocks?|(?:is|are|becomes?|gets?) (?:unlocked|available|possible|enabled|open)|opens?(?: up)?) (?:at|from|with|on reaching)(?: reaching)? (?<what>(?:(?:player|user|account|guild|membership|loyalty) )?(?:level|rank|tier|grade|stage|age)) (?<count>\d{1,3})$/iu
const below =
  /^(?:below (?:that|it|this|level \d+|rank \d+)|before(?: that)?|until then|under that)(?: level)?,? (?<told>.{5,160})$/iu

/** "Gifting unlocks at level 8. Below that the button is grey": the level before, and the level itself. */
export function unlockedAt(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = shape.exec(text)?.groups
  if (found?.thing === undefined || found.what === undefined || clause.condition !== undefined) return undefined
  const count = Number(found.count)
  if (count < 2) return undefined
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const told = below.exec(tail)?.groups?.told
  const thing = lowerArticle(found.thing)
  const state = /possible/iu.test(found.verb ?? '') ? 'possible' : 'available'
  const be = isPlural(thing) ? 'are' : 'is'
  const what = found.what.toLowerCase()
  return {
    kind: 'effect',
    source: told === undefined ? text : `${text}. ${tail}`,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Sign in with ${what} ${String(count - 1)} and look for ${thing}`,
        data: `${what} ${String(count - 1)}`,
        outcome: told === undefined ? `${capitalise(thing)} ${be} not ${state} yet` : capitalise(told),
      },
      {
        what: 'action',
        words: `Sign in with ${what} ${String(count)} and look for ${thing}`,
        data: `${what} ${String(count)}`,
        outcome: `${capitalise(thing)} ${be} ${state}`,
      },
    ],
    outcome: '',
    title: titled(`${capitalise(thing)}: ${state} from ${what} ${String(count)} on, not at ${String(count - 1)}`),
  }
}

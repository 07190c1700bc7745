import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { parseSentence } from './sentence.ts'
import { lowerArticle } from './subject.ts'

const span = '\\d{1,3}(?: (?:seconds?|minutes?|hours?))?'
const waits = `(?<numbers>${span}(?:, ${span}){0,4},? and \\d{1,3}) (?<unit>seconds?|minutes?|hours?)`
const passive = new RegExp(
  `^(?:if|when|once) (?<condition>[^,]{3,100}?),? (?:it['’]s|it is|this is|they are|they['’]re|the \\p{L}+(?: \\p{L}+)? (?:is|are)) (?<verb>repeated|retried|sent again|resent|tried again|attempted again) after ${waits}(?:,? (?:and )?then (?<end>.{3,60}))?$`,
  'iu',
)
const active = new RegExp(
  `^(?<who>(?:(?:the|an?) )?[\\p{L}][\\p{L} -]{1,30}?) (?:retries|tries again|repeats it|resends it)(?: (?:on its own|by itself|automatically))?,?(?: (?:up to )?(?:\\d|two|three|four|five) times)?,? after ${waits}(?:,? (?:and )?(?:only )?then (?:it )?(?<end>[^,]{3,120}))?$`,
  'iu',
)

/** "It is repeated after 1, 5 and 30 minutes, then given up", "the client retries after 2 and 4 seconds": each wait, and no attempt after the last. */
export function retries(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const [stated, acting] = [passive.exec(text)?.groups, active.exec(text)?.groups]
  const unit = (stated?.unit ?? acting?.unit)?.replace(/s$/, '')
  if (unit === undefined) return undefined
  const numbers = [...(stated?.numbers ?? acting?.numbers ?? '').matchAll(/\d+/gu)].map(([number]) => Number(number))
  const condition = stated?.condition === undefined ? undefined : plain(reading, stated.condition)
  const parsed = condition === undefined ? undefined : parseSentence(condition)
  const subject = parsed === undefined ? 'it' : lowerArticle(parsed.subject)
  const again =
    acting?.who === undefined
      ? `${subject} is ${stated?.verb ?? 'repeated'}`
      : `${lowerArticle(acting.who)} tries again`
  const end =
    stated?.end === undefined
      ? acting?.end === undefined
        ? ''
        : `; ${lowerArticle(acting.who ?? 'it')} ${acting.end}`
      : `: ${subject} is ${stated.end}`
  const last = String(Math.max(...numbers) * 2)
  const list = `${numbers.slice(0, -1).join(', ')} and ${String(numbers.at(-1) ?? 0)}`
  return {
    kind: 'effect',
    source: text,
    given: condition === undefined ? ['The answer of the server can be held back for the test'] : [],
    steps: [
      condition === undefined
        ? {
            what: 'action',
            words: 'Start the action and hold back the answer',
            outcome: 'No second attempt is made at once',
          }
        : { what: 'event', words: condition, outcome: 'No second attempt is made at once' },
      ...numbers.map(
        (number): EffectStep => ({
          what: 'action',
          words: `Wait ${String(number)} ${unit}${number === 1 ? '' : 's'}`,
          data: `${String(number)} ${unit}${number === 1 ? '' : 's'}`,
          outcome: `${capitalise(again)}; this attempt fails in the same way`,
        }),
      ),
      {
        what: 'action',
        words: `Wait ${last} ${unit}s more`,
        data: `${last} ${unit}s`,
        outcome: `No further attempt is made${end}`,
      },
    ],
    outcome: '',
    title: titled(`${capitalise(again)} after ${list} ${unit}s`),
  }
}

import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { actsByNoun } from './acts.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'

const shape =
  /^(?<owner>(?:an?|each|every|one|the) [\p{L} -]{2,40}?|[\p{L}-]+s) (?:can|may) (?:only )?(?:have|hold|own|keep)(?: only| at most| no more than| not more than| a maximum of)?(?: exactly)? (?:one|1|a single) (?<state>open|active|running|pending|current|valid|unfinished|future) (?<thing>[\p{L}][\p{L} -]{2,30}?)(?: (?:for|per|on|in|at) (?:the same |an? |each |every |one )?(?<scope>[\p{L}][\p{L} -]{2,30}?))?(?: at (?:a|the same) time| at once)?$/iu
const second =
  /^(?:an?|the|any|every|starting|opening|creating|sending|making|booking|requesting)? ?(?:an? )?(?:second|further|other|another|new)(?: one| [\p{L} ]{3,30}?)? (?:is (?:then )?(?:refused|rejected|declined|answered|blocked) with|shows?|leads to|gives?|gets?|is answered by) (?:the message )?(?<message>["“][^"”]{2,160}["”])$/iu
const ended: Record<string, string> = {
  open: 'closed',
  active: 'ended',
  running: 'finished',
  pending: 'settled',
  current: 'ended',
  valid: 'expired',
  unfinished: 'finished',
  future: 'over',
}

/** "A boat can have only one open request for the same night": a second one, one elsewhere, and one after the first has ended. */
export function singleRecord(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { owner, state, thing, scope } = shape.exec(text)?.groups ?? {}
  if (owner === undefined || state === undefined || thing === undefined || clause.condition !== undefined)
    return undefined
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const message = second.exec(tail)?.groups?.message
  const holder = oneOf(owner.replace(/^(?:each|every|one|the) /iu, 'a '))
  const same = holder.replace(/^an? /u, 'the same ')
  const act = actsByNoun[thing.split(' ').at(-1)?.toLowerCase() ?? ''] ?? 'Create'
  const where = scope === undefined ? '' : ` for ${oneOf(`the same ${scope}`).replace(/^(?!the same )/u, 'the same ')}`
  const refused = `${message === undefined ? 'It is refused' : `${message} is displayed`}; there is still only one ${state} ${thing}`
  return {
    kind: 'effect',
    source: message === undefined ? text : `${text}. ${tail}`,
    given: [`${capitalise(holder)} has one ${state} ${thing}${scope === undefined ? '' : ` for a certain ${scope}`}`],
    steps: [
      {
        what: 'action',
        words: `Try to ${act.toLowerCase()} a second ${thing} for ${same}${scope === undefined ? '' : ` and${where.replace(/^ for/u, '')}`}`,
        refused: true,
        outcome: refused,
      },
      ...(scope === undefined
        ? []
        : [
            {
              what: 'action' as const,
              words: `${act} a ${thing} for ${same} and another ${scope}`,
              outcome: `It is accepted; ${same} now has two ${thing.replace(/y$/u, 'ie').replace(/s$/u, 'se')}s`,
            },
          ]),
      {
        what: 'action',
        words: `Make sure that the first ${thing} is ${ended[state] ?? 'ended'}, then ${act.toLowerCase()} another ${thing} for ${same}${scope === undefined ? '' : ` and${where.replace(/^ for/u, '')}`}`,
        outcome: 'It is accepted',
      },
    ],
    outcome: '',
    refuses: true,
    title: titled(`${capitalise(holder)}: only one ${state} ${thing}${where}`),
  }
}

import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { besides } from './daily-times.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'
import { imperative, negationOf, stateSentence } from './step.ts'
import { parseSentence } from './sentence.ts'
import { isStem, thirdPersonOf, verbOfParticiple } from './words.ts'

const clock = '(?:\\d{1,2}[:.]\\d{2}(?: ?(?:am|pm))?|noon|midnight)'
const stated = new RegExp(
  `^(?:all |any )?(?<things>[\\p{L}][\\p{L} -]{2,40}?s) (?:that are |which are )?(?<done>\\p{L}+(?: in)?) (?<side>before|by|until|up to) (?<clock>${clock}),? (?<outcome>(?:are|get|go|count|have|receive|cost|move|arrive|leave|appear|will|still) .{3,160})$`,
  'iu',
)
const laterInside =
  /^(?<first>.+?),? (?:and |but )?(?:later ones|later \p{L}+s|those (?:sent |placed |made )?(?:later|after that)|anything later|all later ones|all others|the others) (?<second>.{4,120})$/iu
const laterNext = new RegExp(
  `^(?:(?:from|after) ${clock}(?: on| onwards)?,? (?:they |these )?|(?:later ones|later \\p{L}+s|after that,?(?: they)?|those sent later|anything later|all others) )(?<second>.{4,160})$`,
  'iu',
)

/** "Orders placed before 11:00 are delivered the same day, later ones the next day": one on each side of the time. */
export function sidesOfTime(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = stated.exec(text)?.groups
  const verb = verbOfParticiple((found?.done ?? '').replace(/ in$/u, ''))
  if (found?.things === undefined || found.clock === undefined || found.outcome === undefined || verb === undefined)
    return undefined
  const time = found.clock.replace(/^noon$/iu, '12:00').replace(/^midnight$/iu, '00:00')
  const inside = laterInside.exec(found.outcome)?.groups
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const nextText = next === undefined ? '' : plain(reading, next.text)
  const later = inside?.second ?? laterNext.exec(nextText)?.groups?.second
  const first = ofOne(inside?.first ?? found.outcome)
  const opposite = later === undefined ? negationOf(`It ${first}`) : `It ${ofOne(later, first)}`
  if (opposite === undefined) return undefined
  const [plainFirst = first, when] = first.split(
    / (?:when|if|provided that|as long as) (?=(?:the|an?|no|it|they|there|all|at least) )/u,
  )
  const particle = / in$/u.test(found.done ?? '') ? 'in ' : ''
  const exclusive = /before/iu.test(found.side ?? '')
  const thing = oneOf(found.things)
  const step = (at: string, outcome: string): EffectStep => ({
    what: 'action',
    words: `Set the clock of the test system to ${at} and ${imperative(verb, `${particle}${thing}`)}`,
    data: at,
    outcome: capitalise(outcome),
  })
  const [early, late] = exclusive ? [besides(time, -1), time] : [time, besides(time, 1)]
  return {
    kind: 'effect',
    source: inside === undefined && later !== undefined ? `${text}. ${nextText}` : text,
    given: when === undefined ? [] : [capitalise(stateSentence(when))],
    steps: [step(early, `It ${plainFirst}`), step(late, opposite)],
    outcome: '',
    dated: true,
    title: titled(`${capitalise(found.things)} ${found.done ?? ''} at ${early} and at ${late}`),
  }
}

const turns = new RegExp(
  `^(?<side>from|after|until|before) (?<clock>${clock})(?: on| onwards)?(?: (?:every day|daily|each day))?,? (?<main>(?:the|an?|no|every|each|all|only) .{6,140})$`,
  'iu',
)

/** "From 16:00 the gate is closed": a minute before that and from then on. */
export function turnsAtTime(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = turns.exec(text)?.groups
  const opposite = negationOf(found?.main ?? '')
  if (found?.clock === undefined || found.main === undefined || opposite === undefined) return undefined
  if (parseSentence(found.main) === undefined || /["“]/u.test(found.main)) return undefined
  const time = found.clock.replace(/^noon$/iu, '12:00').replace(/^midnight$/iu, '00:00')
  const side = (found.side ?? '').toLowerCase()
  const [early, late] = side === 'after' ? [time, besides(time, 1)] : [besides(time, -1), time]
  const holds = side === 'until' || side === 'before' ? [found.main, opposite] : [opposite, found.main]
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps: [early, late].map((at, index) => ({
      what: 'action',
      words: `Set the clock of the test system to ${at} and look again`,
      data: at,
      outcome: capitalise(holds[index] ?? ''),
    })),
    outcome: '',
    dated: true,
    title: titled(text),
  }
}

/** What holds for several, said of one of them; words without a verb take that of the first outcome. */
function ofOne(outcome: string, first?: string): string {
  const [verb = '', ...rest] = outcome.split(' ')
  if (/^(?:are|have|will|is|has)$/iu.test(verb))
    return [/^(?:are|is)$/iu.test(verb) ? 'is' : /^(?:have|has)$/iu.test(verb) ? 'has' : verb, ...rest].join(' ')
  if (isStem(verb)) return [thirdPersonOf(verb), ...rest].join(' ')
  const borrowed = /^(?<verb>(?:is|will be|has been) \p{L}+ed|\p{L}+s) /u.exec(first ?? '')?.groups?.verb
  return borrowed === undefined ? outcome : `${borrowed} ${outcome}`
}

import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { actsByNoun } from './acts.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'
import { verbOfParticiple } from './words.ts'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const count = `\\d{1,4}|${words.slice(1).join('|')}`
const numberOf = (text: string): number => (/^\d/.test(text) ? Number(text) : words.indexOf(text.toLowerCase()))
const people =
  '(?<unit>people|persons|guests|adults|children|participants|passengers|seats|places|rooms|tickets|nights|visitors|travellers)'
const booked = new RegExp(
  `^(?<things>bookings|reservations|orders|requests|registrations|groups|tables|rooms)(?: can(?: only)? be (?:made|placed|booked|reserved|sent|requested))?(?: only)? for (?:up to|at most|no more than|a maximum of) (?<most>${count}) ${people}$`,
  'iu',
)
const between = new RegExp(
  `^at least (?<least>${count}) (?<things>[\\p{L} -]{3,40}?) (?:must|has to|have to|needs? to) be (?<done>\\p{L}+),? (?:and |but )?(?:at most|no more than|up to) (?<most>${count})$`,
  'iu',
)

/** How many something is for, or how many of it are put in: the last number that is accepted and the first that is not. */
export function countedEntries(reading: Reading, clause: Clause): Effect | undefined {
  return bookedFor(reading, clause) ?? atLeastAtMost(reading, clause) ?? sharedWith(reading, clause)
}

/** The message of the next sentence for those beyond the limit: "for larger groups the hint @ appears". */
function messageBeyond(reading: Reading, clause: Clause): { message?: string; source: string } {
  const text = plain(reading, clause.text)
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const message =
    /(?<!\p{L})(?:larger|bigger|more|other|others|otherwise|beyond|above|refused|rejected)(?!\p{L})/iu.test(tail) ||
    next?.otherwise === true
      ? /["“][^"”]{2,160}["”]/u.exec(tail)?.[0]
      : undefined
  return message === undefined ? { source: text } : { message, source: `${text}. ${tail}` }
}

function bookedFor(reading: Reading, clause: Clause): Effect | undefined {
  const { things, most, unit } = booked.exec(plain(reading, clause.text))?.groups ?? {}
  if (things === undefined || most === undefined || unit === undefined || clause.condition !== undefined)
    return undefined
  const number = numberOf(most)
  const thing = oneOf(things)
  const noun = thing.replace(/^an? /u, '')
  const act = actsByNoun[noun] ?? 'Book'
  const { message, source } = messageBeyond(reading, clause)
  const tried = (value: number, steps: Partial<EffectStep>): EffectStep => ({
    what: 'action',
    words: `${value > number ? `Try to ${act.toLowerCase()}` : act} ${thing} for ${String(value)} ${unit}`,
    data: `${String(value)} ${unit}`,
    ...steps,
  })
  return {
    kind: 'effect',
    source,
    given: [],
    steps: [
      tried(number, { outcome: `It is accepted; the ${noun} is for ${String(number)} ${unit}` }),
      tried(number + 1, {
        refused: true,
        outcome: `${message === undefined ? 'It is refused' : `${message} is displayed`}; no ${noun} is made`,
      }),
    ],
    outcome: '',
    title: titled(`${capitalise(thing)} for ${String(number)} ${unit} accepted, for ${String(number + 1)} refused`),
  }
}

function atLeastAtMost(reading: Reading, clause: Clause): Effect | undefined {
  const { least, most, things, done } = between.exec(plain(reading, clause.text))?.groups ?? {}
  const verb = verbOfParticiple(done ?? '')
  if (least === undefined || most === undefined || things === undefined || verb === undefined) return undefined
  const [low, high] = [numberOf(least), numberOf(most)]
  if (low < 1 || high < low || clause.condition !== undefined) return undefined
  const noun = things.replace(/ies$/u, 'y').replace(/(?<=[^s])s$/u, '')
  const many = /person$/u.test(noun) ? noun.replace(/person$/u, 'persons') : `${noun}s`
  const { message, source } = messageBeyond(reading, clause)
  const of = (value: number): string => `${value === 0 ? 'no' : String(value)} ${value === 1 ? noun : many}`
  const tried = (value: number): EffectStep => {
    const inside = value >= low && value <= high
    return {
      what: 'action',
      words: `${capitalise(verb)} ${of(value)} and save`,
      data: of(value),
      ...(inside ? {} : { refused: true as const }),
      outcome: inside
        ? `It is saved with ${of(value)}`
        : `${message === undefined ? 'It is refused' : `${message} is displayed`}; nothing is saved`,
    }
  }
  return {
    kind: 'effect',
    source,
    given: [],
    steps: [...new Set([low - 1, low, high, high + 1])].map(tried),
    outcome: '',
    title: titled(`${capitalise(many)}: ${String(low)} to ${String(high)} accepted`),
  }
}

/** "The list can be shared with up to 5 people": with the last one, and with one more. */
function sharedWith(reading: Reading, clause: Clause): Effect | undefined {
  const { thing, done, most, unit, link } =
    /^(?<thing>(?:the|an?|each|every|one) [\p{L} -]{2,40}?) can(?: only)? be (?<done>shared|linked|connected|assigned|sent|forwarded|invited|transferred) (?<link>with|to) (?:up to|at most|no more than|a maximum of) (?<most>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (?<unit>[\p{L} -]{3,30})$/iu.exec(
      plain(reading, clause.text),
    )?.groups ?? {}
  const verb = verbOfParticiple(done ?? '')
  if (thing === undefined || most === undefined || unit === undefined || verb === undefined) return undefined
  if (clause.condition !== undefined || numberOf(most) < 2) return undefined
  const number = numberOf(most)
  const what = thing.replace(/^(?:each|every|one|an?) /iu, 'the ').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  const { message, source } = messageBeyond(reading, clause)
  const one = oneOf(unit)
    .replace(/^(?:an? )?people$/u, 'person')
    .replace(/^an? /u, '')
  return {
    kind: 'effect',
    source,
    given: [`${capitalise(what)} is ${done ?? ''} ${link ?? 'with'} ${String(number - 1)} ${unit}`],
    steps: [
      {
        what: 'action',
        words: `${capitalise(verb)} ${what} ${link ?? 'with'} one more ${one}, number ${String(number)}`,
        data: String(number),
        outcome: `It is ${done ?? ''} ${link ?? 'with'} ${String(number)} ${unit}`,
      },
      {
        what: 'action',
        words: `Try to ${verb} ${what} ${link ?? 'with'} another ${one}, number ${String(number + 1)}`,
        data: String(number + 1),
        refused: true,
        outcome: `${message === undefined ? 'It is refused' : `${message} is displayed`}; there are still ${String(number)} ${unit}`,
      },
    ],
    outcome: '',
    title: titled(`${capitalise(what)}: ${String(number)} ${unit} accepted, ${String(number + 1)} refused`),
  }
}

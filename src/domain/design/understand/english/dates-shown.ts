import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { lowerArticle } from './subject.ts'

/** Two dates that depend on each other, and dates in a stated format: with real dates. */
export function datesShown(reading: Reading, clause: Clause): Effect | undefined {
  return oneAfterTheOther(reading, clause) ?? inFormat(reading, clause)
}

type Order = 'after' | 'notBefore' | 'before' | 'notAfter'
const orders: [RegExp, Order][] = [
  [/^(?:must not|may not|cannot|can['’]t|must never) (?:be|lie) (?:before|earlier than)$/iu, 'notBefore'],
  [/^(?:must not|may not|cannot|can['’]t|must never) (?:be|lie) (?:after|later than)$/iu, 'notAfter'],
  [/^(?:must|has to|needs to) (?:be|lie) (?:on or after|the same as or after|not before)$/iu, 'notBefore'],
  [/^(?:must|has to|needs to) (?:be|lie) (?:on or before|not after)$/iu, 'notAfter'],
  [/^(?:must|has to|needs to) (?:be|lie) (?:after|later than)$/iu, 'after'],
  [/^(?:must|has to|needs to) (?:be|lie) (?:before|earlier than)$/iu, 'before'],
]
const accepted: Record<Order, [before: boolean, same: boolean, after: boolean]> = {
  after: [false, false, true],
  notBefore: [false, true, true],
  before: [true, false, false],
  notAfter: [true, true, false],
}

/** "The end date must be after the start date": the day before it, the same day, and the day after it. */
function oneAfterTheOther(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { first, how, second } =
    /^(?<first>(?:the |an? )[\p{L} -]{2,30}?(?:date|day|departure|arrival|deadline|start|end)) (?<how>(?:must|has to|needs to|may|cannot|can['’]t)(?: not| never)? (?:be|lie) (?:on or after|on or before|not before|not after|after|before|later than|earlier than)) (?<second>(?:the |an? )[\p{L} -]{2,30}?(?:date|day|departure|arrival|deadline|start|end))$/iu.exec(
      text,
    )?.groups ?? {}
  const order = orders.find(([words]) => words.test(how ?? ''))?.[1]
  if (first === undefined || second === undefined || order === undefined || clause.condition !== undefined)
    return undefined
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const message =
    next?.otherwise === true || /(?<!\p{L})(?:refused|rejected|message|error|shown|displayed|see)/iu.test(tail)
      ? /["“][^"”]{2,160}["”]/u.exec(tail)?.[0]
      : undefined
  const [field, other] = [lowerArticle(first), lowerArticle(second)]
  const days = ['9 June 2026', '10 June 2026', '11 June 2026']
  return {
    kind: 'effect',
    source: message === undefined ? text : `${text}. ${tail}`,
    given: [`${capitalise(other)} is 10 June 2026`],
    steps: days.map((day, at): EffectStep => {
      const good = accepted[order][at] === true
      return {
        what: 'action',
        words: `Enter ${day} as ${field} and save`,
        data: day,
        ...(good ? {} : { refused: true as const }),
        outcome: good
          ? `It is saved: ${field} is ${day}`
          : `${message === undefined ? 'It is refused' : `${message} is displayed`}; nothing is saved`,
      }
    }),
    outcome: '',
    title: titled(capitalise(text)),
  }
}

const parts: [RegExp, string][] = [
  [/YYYY/u, '2026'],
  [/YY/u, '26'],
  [/MMMM/u, 'March'],
  [/MMM/u, 'Mar'],
  [/DD/u, '05'],
  [/HH|hh/u, '09'],
  [/mm/u, '07'],
  [/ss/u, '04'],
  [/MM/u, '03'],
  [/D(?!e)/u, '5'],
]

/** "Dates are shown in the format DD.MM.YYYY": one whose day and month have one digit. */
function inFormat(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { thing, format } =
    /^(?<thing>(?:the |all |an? )?[\p{L} -]{2,40}?) (?:is|are|must be) (?:shown|displayed|written|formatted|printed|exported) (?:in the format|as|in the form) ["“`]?(?<format>(?:[DMYHhms]{1,4}[ ./:-]?){2,6}[DMYHhms]{1,4})["”`]?$/u.exec(
      text.replace(/^The/u, 'the').replace(/^All/u, 'all'),
    )?.groups ?? {}
  if (thing === undefined || format === undefined || clause.condition !== undefined) return undefined
  const clock = /HH|hh/u.test(format)
  // "MM" behind the hours stands for minutes.
  const pattern = clock ? format.replace(/(?<=(?:HH|hh)[ .:-]?)MM/u, 'mm') : format
  const dated = /[DY]/u.test(pattern)
  const shown = parts.reduce((left, [sign, value]) => left.replace(sign, value), pattern)
  const moment = `${dated ? '5 March 2026' : ''}${dated && clock ? ', ' : ''}${clock ? '9:07:04 in the morning' : ''}`
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Prepare an entry of ${moment} and look at it`,
        data: moment,
        outcome: `“${shown}” is displayed`,
      },
    ],
    outcome: '',
    title: titled(capitalise(text)),
  }
}

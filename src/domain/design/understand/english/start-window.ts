import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { lowerArticle } from './subject.ts'

const unit = '(?:minutes?|hours?|days?|weeks?)'
const origin = `(?:after|from|before) (?:the (?:request|order|booking|call|time of the (?:request|booking|order)|current time|present)|now|today)|ahead|in advance|in the future|from now`
const shape = new RegExp(
  `^(?<thing>(?:(?:the|an?|each|every) )?[\\p{L}][\\p{L} -]{1,30}?) (?:(?:must|may|can) )?(?:begins?|starts?|lies|lie|is|be) (?:(?<early>no(?:t)? earlier than|at least|at the earliest) (?<low>\\d{1,3}) (?<lowUnit>${unit})(?: (?:${origin}))?)?(?:,? (?:and|but|,) )?,? ?(?:(?<late>no(?:t)? later than|at most|at the latest) (?<high>\\d{1,3}) (?<highUnit>${unit})(?: (?:${origin}))?)?$`,
  'iu',
)
const minutesOf: Record<string, number> = { minute: 1, hour: 60, day: 1_440, week: 10_080 }
const months = ['June', 'July', 'August', 'September', 'October', 'November', 'December']

/** Minutes after 1 June 2026, 10:00, as a date and time; nothing beyond the year. */
function momentAt(minutes: number): string | undefined {
  const date = new Date(Date.UTC(2026, 5, 1, 10, minutes))
  const month = months[date.getUTCMonth() - 5]
  if (date.getUTCFullYear() !== 2026 || month === undefined) return undefined
  const clock = [date.getUTCHours(), date.getUTCMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  return `${String(date.getUTCDate())} ${month} 2026, ${clock}`
}

/** "begins no earlier than 90 minutes after the request and no later than 14 days ahead": the minute at each end and the one beyond it. */
export function startWindow(reading: Reading, clause: Clause, request: string | undefined): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = shape.exec(text)?.groups
  if (found?.thing === undefined || clause.condition !== undefined) return undefined
  if (!new RegExp(`(?:${origin})`, 'iu').test(text)) return undefined
  const span = (count?: string, name?: string): number | undefined =>
    count === undefined || name === undefined
      ? undefined
      : Number(count) * (minutesOf[name.toLowerCase().replace(/s$/u, '')] ?? 0)
  const [low, high] = [span(found.low, found.lowUnit), span(found.high, found.highUnit)]
  // Whole days are chosen in a calendar, which another reader knows.
  const timed = [found.lowUnit, found.highUnit].some((name) => name !== undefined && /^(?:minute|hour)/iu.test(name))
  if (!timed) return undefined
  const thing = lowerArticle(found.thing).replace(/^(?:each|every) /u, 'a ')
  const one = thing.replace(/^the /u, 'a ').replace(/^a (?=[aeiou])/u, 'an ')
  const steps: EffectStep[] = []
  for (const [minutes, accepted] of [
    ...(low === undefined
      ? []
      : ([
          [low - 1, false],
          [low, true],
        ] as const)),
    ...(high === undefined
      ? []
      : ([
          [high, true],
          [high + 1, false],
        ] as const)),
  ]) {
    const moment = momentAt(minutes)
    if (moment === undefined) return undefined
    steps.push({
      what: 'action',
      words: `${request === undefined ? (accepted ? 'Enter' : 'Try to enter') : `Send ${request} with`} ${one} that begins on ${moment}`,
      data: moment,
      ...(accepted ? {} : { refused: true }),
      outcome: accepted
        ? request === undefined
          ? 'It is accepted and saved'
          : 'The request is accepted with a status from 200 to 299'
        : request === undefined
          ? 'It is refused; nothing is saved'
          : 'Status 4xx',
    })
  }
  return {
    kind: 'effect',
    source: text,
    given: ['The clock of the test system is set to 1 June 2026, 10:00'],
    steps,
    outcome: '',
    dated: true,
    title: titled(
      `${capitalise(thing)} begins ${[found.low === undefined ? '' : `${found.low} ${found.lowUnit ?? ''} ahead at the earliest`, found.high === undefined ? '' : `${found.high} ${found.highUnit ?? ''} at the latest`].filter((part) => part !== '').join(', ')}`,
    ),
  }
}

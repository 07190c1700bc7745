import type { SentenceBook } from '../pattern.ts'
import { ages } from './ages.ts'
import { bookingAhead } from './booking-ahead.ts'
import { cutOffs } from './cut-offs.ts'
import { dailyCutOffs } from './daily-cut-offs.ts'
import { deadlines } from './deadlines.ts'
import { fromMoments } from './from-moments.ts'
import { holds } from './holds.ts'
import { immediacy } from './immediacy.ts'
import { inactivity } from './inactivity.ts'
import { keptState } from './kept-state.ts'
import { lengths } from './lengths.ts'
import { locks } from './locks.ts'
import { moreTimes } from './more-times.ts'
import { notifications } from './notifications.ts'
import { offline } from './offline.ts'
import { openingHours } from './opening-hours.ts'
import { refusals } from './refusals.ts'
import { remindersAhead } from './reminders.ts'
import { responseTimes } from './response-times.ts'
import { retention } from './retention.ts'
import { retries } from './retries.ts'
import { schedules } from './schedules.ts'
import { seasons } from './seasons.ts'
import { sessionEnds } from './sessions.ts'
import { timeRefusals } from './time-refusals.ts'
import { validity } from './validity.ts'
import { waiting } from './waiting.ts'

export const englishSentences: SentenceBook = {
  groups: [
    lengths,
    locks,
    waiting,
    cutOffs,
    bookingAhead,
    sessionEnds,
    remindersAhead,
    openingHours,
    retention,
    inactivity,
    holds,
    validity,
    deadlines,
    responseTimes,
    schedules,
    retries,
    keptState,
    offline,
    dailyCutOffs,
    moreTimes,
    fromMoments,
    seasons,
    ages,
    immediacy,
    notifications,
  ],
  refusals: [...timeRefusals, ...refusals],
  refused: 'It is refused; nothing is saved.',
  goesOn:
    /^(?:otherwise|after (?:that|this)|then|if not|in (?:this|that|both|either) case|it|they|he|she|this|that|these|those|but|and|also|once)(?!\p{L})/iu,
  and: /,? (?:and|or) |, /u,
  joints: /, (?:and|but|otherwise) | – /gu,
}

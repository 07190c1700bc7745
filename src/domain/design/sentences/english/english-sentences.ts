import type { SentenceBook } from '../pattern.ts'
import { actions } from './actions.ts'
import { api } from './api/api.ts'
import { bookingAhead } from './booking-ahead.ts'
import { calculations } from './calculations.ts'
import { combinations } from './combinations.ts'
import { conditions } from './conditions.ts'
import { cutOffs } from './cut-offs.ts'
import { dialogs } from './dialogs.ts'
import { finding } from './finding.ts'
import { holds } from './holds.ts'
import { lengths } from './lengths.ts'
import { lists } from './lists.ts'
import { locks } from './locks.ts'
import { looks } from './looks.ts'
import { notifications } from './notifications.ts'
import { openingHours } from './opening-hours.ts'
import { permissions } from './permissions.ts'
import { refusals } from './refusals.ts'
import { remindersAhead } from './reminders.ts'
import { responseTimes } from './response-times.ts'
import { sessionEnds } from './sessions.ts'
import { statuses } from './statuses.ts'
import { timeRefusals } from './time-refusals.ts'
import { traces } from './traces.ts'
import { validity } from './validity.ts'
import { waiting } from './waiting.ts'

export const englishSentences: SentenceBook = {
  groups: [
    ...api,
    lengths,
    locks,
    waiting,
    cutOffs,
    bookingAhead,
    sessionEnds,
    remindersAhead,
    openingHours,
    holds,
    validity,
    responseTimes,
    notifications,
    permissions,
    traces,
    calculations,
    combinations,
    statuses,
    dialogs,
    finding,
    lists,
    looks,
    // The generic ones come last.
    conditions,
    actions,
  ],
  refusals: [...timeRefusals, ...refusals],
  refused: 'It is refused; nothing is saved.',
  goesOn:
    /^(?:otherwise|after (?:that|this)|then|if not|in (?:this|that|both|either) case|it|they|he|she|this|that|these|those|but|and|also|once)(?!\p{L})/iu,
  pronoun:
    /^(?:it|they|this|these)(?= (?:is|are|must|has|have|can|cannot|may|should|shall|needs?|contains?|consists?|holds?|accepts?|starts?)(?!\p{L}))/iu,
  and: /,? (?:and|or) |, /u,
  joints:
    /,? (?:and|but|otherwise|or else|or|while) |, (?=(?:the|an?|any|more|further|anything|everything|after|with) )| [–-] /gu,
}

import { isPlural } from '../../understand/english/subject.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { deed, lower } from './deeds.ts'

function queuedOf(slots: Slots): Record<string, string> | undefined {
  const thing = lower(slots.words.get('thing') ?? slots.words.get('things') ?? '').replace(
    /^(?:the|all|an?|any|every|each) /u,
    '',
  )
  if (thing === '' || thing.split(' ').length > 7) return undefined
  const bare = thing.replace(/^(?:entered|recorded|captured|changed|new|unsent|saved) /u, '')
  return {
    thing2: thing,
    bare,
    does: isPlural(thing) ? 'are' : 'is',
    it: isPlural(thing) ? 'They' : 'It',
    verb: slots.words.get('done') ?? 'sent',
  }
}
const queued: CasePattern[] = [
  {
    title: [
      '{thing2} without a connection: {verb} once it is back',
      'Entered without a connection: {verb} once it is back',
      'Nothing is lost without a connection',
    ],
    given: ['The device is online, and a user is signed in.'],
    steps: [
      'Cut the connection of the device | flight mode | The device is offline.',
      'Save {bare} on the device | sample value: Kestrel | The {thing2} {does} kept on the device; nothing has arrived on the server.',
      'Restore the connection | | The {thing2} {does} {verb} automatically; on the server the value "Kestrel" is there exactly once.',
    ],
  },
]

function doneOffline(slots: Slots): Record<string, string> | undefined {
  const act = slots.words.get('act')
  const read = act === undefined ? undefined : deed(act)
  return read === undefined
    ? undefined
    : {
        ...read,
        do: read['name'] ?? '',
        kept: (read['kept'] ?? '')
          .replace(' first ', ' ')
          .replace(/ after a reload\.$/u, ' on the device.')
          .replace(/, also after a reload\.$/u, '.'),
      }
}
const offlineUse: CasePattern[] = [
  {
    title: ['{name} without a connection', 'Without a connection'],
    given: ['A user is signed in and has opened the application while the device was online.'],
    steps: ['Cut the connection of the device | flight mode | The device is offline.', '{do} | | {kept}'],
  },
]

function unavailable(slots: Slots): Record<string, string> | undefined {
  const thing = lower(slots.words.get('thing') ?? '')
  return { what: /^(?:the|all|an?) /u.test(thing) ? thing : `the ${thing}` }
}

const lost =
  '(?:If|When|As soon as|While|As long as|Whenever) (?:the |there is no |no )?(?:network |internet |data |mobile )?(?:connection|device|network|internet|signal|app|reception|user|phone|tablet)?(?: (?:is|gets|has been|was|drops|fails|breaks down|is not|goes|has no))*(?: (?:lost|interrupted|cut|offline|available|dropped|missing|down|unavailable|connection|reception|network|internet|signal))?'
const back =
  '(?:as soon as|once|when|after) (?:the |there is an? |an? )?(?:network |internet |data |mobile )?(?:connection|device|network|internet|signal|it|app|reception|phone|tablet)(?: (?:is|has been|comes|gets|was))*(?: (?:back|restored|online|available|again|back online|online again|available again|reestablished|re-established))*'
const sent = '(?:sent|transferred|uploaded|synchroni[sz]ed|submitted|transmitted|synced|saved on the server)'
const stored =
  '(?:is|are|must be|should be|stays?|remains?)(?: first)? (?:kept|stored|saved|queued|cached|buffered|held)(?: locally| on the device| in the app| in a queue| temporarily)*'

const patterns: SentencePattern[] = [
  {
    said: `${lost},? <thing> ${stored} and (?:then |later )?(?:automatically )?<done=${sent}>(?: automatically)? ${back}`,
    example:
      'If the connection is lost, the entered meter readings are kept on the device and sent as soon as the device is online again.',
    derive: queuedOf,
    cases: queued,
  },
  {
    said: `<thing> (?:(?:entered|recorded|captured|created|made|taken|saved|scanned) )?(?:offline|without (?:a |an )?(?:internet |network )?(?:connection|reception)) (?:is|are|must be|should be)(?: automatically)? <done=${sent}>(?: automatically)? ${back}`,
    example: 'Inspections recorded offline are uploaded automatically as soon as the connection is restored.',
    derive: queuedOf,
    cases: queued,
  },
  {
    said: `<thing> (?:is|are|must be|should be)(?: automatically)? <done=${sent}>(?: automatically)? ${back}`,
    example: 'Scanned tickets are synchronised once the device is back online.',
    derive: queuedOf,
    cases: queued,
  },
  {
    said: `(?:<who>|It) (?:can|may|must be able to|should be able to) (?:also |still )?<act> (?:offline|without (?:a |an |any )?(?:internet |network |mobile )?(?:connection|reception|signal|access))`,
    example: 'Drivers can also record a delivery without an internet connection.',
    derive: doneOffline,
    cases: offlineUse,
  },
  {
    said: `${lost},? (?:the user sees |there is |the app shows |the page shows )?<message>(?: (?:is|are) (?:shown|displayed)| appears)?`,
    example: 'If there is no connection, "You are offline" is displayed.',
    cases: [
      {
        title: ['Without a connection: {message}', 'The message without a connection'],
        given: ['The device is online, and a user is signed in.'],
        steps: [
          'Cut the connection of the device | flight mode | {message} is displayed.',
          'Restore the connection | | {message} is no longer displayed.',
        ],
      },
    ],
  },
  {
    said: `(?:<thing>) (?:is|are) (?:also |still )?(?:available|usable|displayed|shown|readable|visible) (?:offline|without (?:a |an |any )?(?:internet |network |mobile )?(?:connection|reception|signal))`,
    example: 'Downloaded tickets are also available without an internet connection.',
    derive: unavailable,
    cases: [
      {
        title: ['{what:bare} displayed without a connection', 'Displayed without a connection'],
        given: ['{what} {what:is} on the device.'],
        steps: [
          'Cut the connection of the device | flight mode | The device is offline.',
          'Open {what} | | {what} {what:is} displayed with the same content as before.',
        ],
      },
    ],
  },
]

/** What works without a connection, and what happens when it is back. */
export const offline: PatternGroup = { cue: 'offline|online|connection|network|internet|signal|reception', patterns }

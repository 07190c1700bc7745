import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { pluralOf } from '../../understand/english/subject.ts'
import { verbOfParticiple } from '../../understand/english/words.ts'
import { capitalise } from '../../understand/stretch.ts'
import { oneOf, lower } from './deeds.ts'
import { filled } from '../slots.ts'
import { countsDays, dayNear, momentOf, shortTimes } from './moments.ts'
import { before } from './time-words.ts'

/** Where a message of a kind arrives, and how it is called. */
export function channelOf(words: string): { note: string; notes: string; box: string; address: string } {
  if (/sms|text/iu.test(words))
    return { note: 'SMS', notes: 'SMS', box: 'text messages on the phone', address: '+44 7700 900123' }
  if (/push/iu.test(words))
    return {
      note: 'push notification',
      notes: 'push notifications',
      box: 'notifications on the phone',
      address: 'the phone of Anna Weber',
    }
  if (/e-?mail/iu.test(words))
    return { note: 'e-mail', notes: 'e-mails', box: 'mailbox', address: 'anna.weber@example.com' }
  if (/in-app|notification|notif/iu.test(words))
    return { note: 'notification', notes: 'notifications', box: 'notifications', address: 'the user Anna Weber' }
  if (/reminder|remind/iu.test(words))
    return { note: 'reminder', notes: 'reminders', box: 'messages', address: 'the user Anna Weber' }
  return { note: 'message', notes: 'messages', box: 'messages', address: 'the user Anna Weber' }
}

/** Before and after the reminder: a minute on either side for hours, the ends of two days for days. */
function remindedAt(slots: Slots): Record<string, string> | undefined {
  if (!countsDays(slots, 'lead')) {
    const times = shortTimes(slots, '{lead:early}', '{lead:late}')
    const inside = filled('{lead:early}', slots)
    const outside = filled('{lead:late}', slots)
    return times === undefined || inside === undefined || outside === undefined
      ? undefined
      : { inside, outside, a: `at ${times.a}`, b: `at ${times.b}` }
  }
  const mark = filled('{lead:mark}', slots) ?? ''
  const before = dayNear(mark, -1)
  const day = dayNear(mark, 0)
  return before === undefined || day === undefined
    ? undefined
    : {
        inside: `${before}, 23:59`,
        outside: `${day}, 23:59`,
        a: `on ${before.slice(0, -5)}`,
        b: `on ${day.slice(0, -5)}`,
      }
}

function reminderOf(slots: Slots): Record<string, string> | undefined {
  const moment = momentOf(slots.words.get('clause') ?? '')
  const times = remindedAt(slots)
  const who = slots.words.get('who')
  const content = slots.words.get('content')
  if (moment === undefined || times === undefined || who === undefined) return undefined
  const channel = channelOf(slots.words.get('word') ?? '')
  const one = oneOf(lower(who).replace(/^(?:the|an?|each|every|all|both|its|their) /iu, ''))
  return {
    ...times,
    ...channel,
    one,
    moment,
    naming:
      content === undefined
        ? `reminds of ${moment}`
        : `reminds of ${moment} and contains ${content.replace(/^(?:the )?/iu, 'the ').replace(/^the (?=an? |their |its )/u, '')}`,
  }
}

const reminderCases: CasePattern[] = [
  {
    assume: ['The clock of the test system can be set.'],
    title: ['No reminder {a}, one {b}', 'Reminder {lead} before'],
    type: 'Boundary',
    given: ['For {one:a}, {moment} is on {event}; no {note} about it has arrived so far.'],
    steps: [
      'Open the {box} of the {one} | {address}, {inside} | No {note} about {moment} has arrived.',
      'Open the {box} of the {one} again | {address}, {outside} | Exactly one {note} has arrived; it {naming}.',
    ],
  },
]
const by = '(?: (?:by|via|per|through|as an?|in an?) <word=[^.;,]{2,40}?>)?'
const kinds =
  '(?:an? |one |the |another )?<word2=(?:automatic |automated |friendly |short )*(?:e-?mail |sms |text |push |in-app )*(?:reminders?|notifications?|messages?|e-?mails?|sms|texts?)(?: by (?:e-?mail|sms|push|text|phone|app)(?: (?:notification|message))?)?>'
const withContent =
  '(?: (?:with|containing|that contains|that includes|including|stating|naming) <content=[^.;]{3,140}?>)?'

function merged(slots: Slots): Record<string, string> | undefined {
  const word = slots.words.get('word') ?? slots.words.get('word2')
  const both = `${slots.words.get('word') ?? ''} ${slots.words.get('word2') ?? ''}`
  return word === undefined ? undefined : reminderOf({ ...slots, words: new Map([...slots.words, ['word', both]]) })
}

const reminders: SentencePattern[] = [
  {
    said: `<who> (?:is|are|must be|should be|will be|gets?) (?:automatically )?(?:reminded|notified|informed|alerted)(?: automatically)?(?: (?:of|about) <object=[^.;,]{3,40}?>)?${by} <lead> ${before} <clause=[^.;,]{2,60}?>`,
    example: 'Volunteers are reminded by push notification 2 hours before their shift.',
    derive: (slots) => merged({ ...slots, words: new Map([...slots.words, ['word2', 'reminder']]) }),
    cases: reminderCases,
  },
]

/** "On the day before": the end of the day before that one, and of that day itself. */
function dayBefore(slots: Slots): Record<string, string> | undefined {
  const moment = momentOf((slots.words.get('clause') ?? '').replace(/^(.{3,50}?) (?:is|are) \p{L}+$/u, '$1'))
  const who = slots.words.get('who')
  const content = slots.words.get('content')
  if (moment === undefined || who === undefined) return undefined
  const channel = channelOf(`${slots.words.get('word') ?? ''} ${slots.words.get('word2') ?? ''}`)
  return {
    ...channel,
    one: oneOf(lower(who).replace(/^(?:the|an?|each|every|all|both|its|their) /iu, '')),
    moment,
    naming: content === undefined ? `names ${moment}` : `contains ${content}`,
    a: 'on 8 September',
    b: 'on 9 September',
    inside: '8 September 2026, 23:59',
    outside: '9 September 2026, 23:59',
  }
}

reminders.push(
  {
    said: `As an? <who>,? I (?:want|would like|wish) to (?:be (?:reminded|notified|informed|alerted)(?: (?:of|about) [^.;,]{3,40}?)?|(?:receive|get) ${kinds})${by}${withContent} <lead> ${before} <clause=[^.;,]{2,60}?>(?:,? (?:so that|in order to|because) .{3,140})?`,
    example: 'As a member, I want to be reminded one day before my class so that I do not forget it.',
    derive: (slots) => merged({ ...slots, words: new Map([['word2', 'reminder'], ...slots.words]) }),
    cases: reminderCases,
  },
  {
    said: `<who> (?:receives?|gets?|is sent|are sent|must receive|should receive|should get|will receive) ${kinds}${by}${withContent} (?:on )?the (?:day|evening|night|afternoon) before <clause=[^.;,]{2,60}?>`,
    example: 'Residents get an e-mail on the evening before the bins are emptied.',
    derive: dayBefore,
    cases: reminderCases,
  },
  {
    said: `(?:On )?(?:The|the) (?:day|evening|night|afternoon) before <clause=[^.;,]{2,60}?>,? <who> (?:receives?|gets?|is sent|are sent|must receive|should receive|should get|will receive) ${kinds}${by}${withContent}`,
    example: 'The day before the excursion, parents receive a push notification with the meeting point.',
    derive: dayBefore,
    cases: reminderCases,
  },
)

/** "A member who has been outbid must get a push message within 10 seconds." */
function toldSoon(slots: Slots): CasePattern[] | undefined {
  const role = lower(slots.words.get('role') ?? '').replace(/^(?:the|an?|each|every|any|all) /u, '')
  const one = oneOf(role)
  const done = (slots.words.get('word2') ?? '').toLowerCase()
  const stated = slots.words.get('word') ?? ''
  const channel = { ...channelOf(stated), note: /sms/iu.test(stated) ? 'SMS' : stated.toLowerCase() }
  const verb = done === 'outbid' ? 'outbid' : verbOfParticiple(done)
  if (countsDays(slots, 'span') || verb === undefined || one.split(' ').length > 2) return undefined
  const time = (form: string): string =>
    (filled(form, slots) ?? '').replace(/^.*, /u, '').replace(/^\d\d:\d\d$/u, '$&:00')
  const [begin, last, late] = [time('{start}'), time('{span:end}'), time('{span:out}')]
  // Whoever is outbid has bid before.
  const act = verb === 'outbid' ? 'Place a higher bid as Ben Ark' : `${capitalise(verb)} Anna Weber`
  const given =
    verb === 'outbid'
      ? ['Anna Weber has the highest bid; Ben Ark may bid as well.']
      : [`Anna Weber and Ben Ark are both ${pluralOf(one)}.`]
  return [
    {
      title: [`${capitalise(done)} at ${begin}: ${channel.note} by ${last}`, `${capitalise(channel.note)} by ${last}`],
      type: 'Boundary',
      given: [...given, `Neither has any ${channel.note} yet; both can receive them.`],
      steps: [
        `${act} | ${begin} | ${verb === 'outbid' ? 'The bid of Ben Ark is the highest now.' : `Anna Weber is ${done}.`}`,
        `Open the ${channel.box} of Anna Weber | ${late} | Exactly one ${channel.note} about this arrived at ${last} or earlier (${late} is too late).`,
        `Open the ${channel.box} of Ben Ark | ${late} | There is no ${channel.note} about this.`,
      ],
      assume: ['The clocks of the system and of the device agree; the time of arrival can be read on the device.'],
    },
  ]
}
reminders.push({
  said: '<role=(?:An?|The|Each|Every|Any) [a-z]+(?: [a-z]+)??> who (?:has been|was|is|gets) <word2=[a-z]+> (?:must |should |will |has to )?(?:gets?|receives?|be sent|is sent) (?:an? )?<word=(?:push )?(?:message|notification)|e-?mail|SMS|text message> within <span>',
  example: 'A driver who has been assigned must receive a push notification within 20 seconds.',
  cases: toldSoon,
})

/** Reminders that are sent so long before something, and messages so soon after it. */
export const remindersAhead: PatternGroup = { cue: 'remind|receive|get|sent|notif|inform|alert', patterns: reminders }

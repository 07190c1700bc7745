import { imperativeOf } from '../../understand/english/step.ts'
import { capitalise } from '../../understand/stretch.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { namesPerson } from '../../understand/english/words.ts'
import { deed, lower, oneOf, withA } from './deeds.ts'
import { channelOf } from './reminders.ts'

/** An event as a step that brings it about. */
export function triggerOf(clause: string): string | undefined {
  const event = clause.trim().replace(/^(?:that|when|if) /iu, '')
  if (/^(?:it|they|this|that|he|she) /iu.test(event) || event.split(' ').length > 16) return undefined
  const noun = /^(?:the|an?|its|their|every|each) (?<noun>[\p{L}-]+)(?<of> of .{3,50})?$/iu.exec(event)?.groups
  if (noun?.noun !== undefined) {
    const of = noun.of ?? ''
    const verb = /^(?:order)$/iu.test(noun.noun)
      ? 'Place'
      : /^(?:booking|reservation|change|request|transfer|purchase|deposit|withdrawal|call|reading|measurement)$/iu.test(
            noun.noun,
          )
        ? 'Make'
        : undefined
    if (verb !== undefined) return `${verb} ${withA(noun.noun.toLowerCase())}${of}`
  }
  const step = imperativeOf(event)
  const actor =
    /^(?<actor>(?:the|an?|another) (?:[\p{Ll}-]+ )?[\p{Ll}-]+) (?:has |have )?\p{Ll}+(?:s|ed|en) (?!by )/u.exec(event)
      ?.groups?.actor
  const person = actor !== undefined && namesPerson(actor.split(' ').at(-1) ?? '')
  if (step !== undefined && person && !/^(?:Look|Open|Display|Use|Set|Make|Wait|Let) /u.test(step))
    return `${step} as ${actor.replace(/^(?:an?|another) /u, 'the ')}`
  return step === undefined ||
    / (?:has|have|is|are) /u.test(step) ||
    /^(?:Look|Open|Display|Use|Set|Make|Wait|Let) /u.test(step)
    ? `Let this happen: ${lower(event)}`
    : step
}

/** What is seen once an event has been brought about. */
export function effectOf(trigger: string, event: string): string {
  const { thing, done } =
    /^(?<thing>(?:the|an?|their|his|her|your) [^,]{2,40}?) (?:is|has been|was|are|have been) (?<done>\p{Ll}+(?:ed|en|t|d|n))$/u.exec(
      event,
    )?.groups ?? {}
  if (thing !== undefined && done !== undefined)
    return `${capitalise(thing.replace(/^\S+/u, 'the'))} is ${done}, also after a reload.`
  const kept = trigger.startsWith('Let this') ? undefined : deed(trigger.replace(/ as the .*$/u, ''))?.['kept']
  return kept === undefined || kept.includes('action')
    ? `The application shows that ${event}.`
    : kept.replace(' first ', ' ')
}

function noticeOf(slots: Slots): Record<string, string> | undefined {
  const { words } = slots
  const who = words.get('who') ?? 'the recipient'
  const trigger = triggerOf(words.get('clause') ?? '')
  const content = words.get('content')
  // A limit inside the event has two sides: the older readers try both.
  if (
    trigger === undefined ||
    /\d|(?<!\p{L})(?:below|above|exceeds?|less|more|fewer)(?!\p{L})/iu.test(words.get('clause') ?? '')
  )
    return undefined
  const channel = channelOf(`${words.get('word') ?? ''} ${words.get('word2') ?? ''} ${words.get('word3') ?? ''}`)
  const one = oneOf(lower(who).replace(/^(?:the|an?|each|every|all|both|its|their|his|her) /iu, ''))
  const contained = content?.replace(/^(?=\p{Ll})(?!the |an? |its? |their |all |his |her |both )/u, 'the ')
  const event = lower((words.get('clause') ?? '').trim())
  return {
    ...channel,
    one,
    event2: event,
    trigger,
    effect: effectOf(trigger, event),
    shown: contained === undefined ? `it says that ${event}` : `it contains ${contained}`,
  }
}

const at = '(?:When|As soon as|Once|If|Whenever|Each time|Every time|After|The moment)'
const receives =
  '(?:immediately |automatically |then )?(?:receives?|gets?|is sent|are sent|must receive|should receive|will receive|must get|should get|must be sent|should be sent)(?: immediately| automatically)?'
const informed =
  '(?:is|are|gets?|must be|should be|will be|has to be|have to be)(?: immediately| automatically| also)? (?:notified|informed|alerted|told)(?: immediately| automatically| straight away| at once)?'
const by =
  '(?: (?:by|via|per|through|with an?|as an?|in an?) <word=(?:e-?mail|sms|text(?: message)?|push(?: notification| message)?|in-app (?:message|notification)|notification|letter|message|app)>)?'
const kinds =
  '(?:an? |one |the )<word2=(?:(?:automatic|automated|short|separate|confirmation|push|in-app|text|e-?mail|sms|system|warning) )*(?:notifications?|messages?|e-?mails?|sms|texts?|confirmation|alert|notice|reminder)>(?: by <word3=(?:e-?mail|sms|push|text)>)?'
const content =
  '(?: (?:with|containing|that contains|that includes|including|stating|that names|naming|showing|that shows|listing|that lists|which contains) <content=[^.;]{3,140}?>)?'
const whenever =
  '(?:immediately |directly |at once |automatically )?(?:when|as soon as|once|if|whenever|each time|every time|after|the moment|immediately after|right after|every time that)'

const noticeCases: CasePattern[] = [
  {
    title: [
      '{note} to the {one}: {event2}',
      'The {one} is told: {event2}',
      '{note} to the {one}, to nobody else',
      'The {one} is told, nobody else',
    ],
    type: 'Positive',
    given: ['No {note} about it has arrived for the {one} yet.', 'A second person has nothing to do with it: {other}.'],
    steps: [
      '{trigger} | | {effect}',
      'Open the {box} of the {one} | {address} | Exactly one new {note} has arrived; {shown}.',
      'Open the {box} of the second person | {other} | No {note} about it has arrived.',
    ],
  },
]

function notices(slots: Slots): Record<string, string> | undefined {
  const read = noticeOf(slots)
  return read === undefined
    ? undefined
    : {
        ...read,
        other: read['note'] === 'e-mail' ? 'ben.miller@example.com' : 'the user Ben Miller',
        trigger: capitalise(read['trigger'] ?? ''),
      }
}

const patterns: SentencePattern[] = [
  {
    said: `${at} <clause=[^.;,]{4,110}?>, <who> ${receives} ${kinds}${by}${content}`,
    example:
      'When a parcel has been delivered, the sender gets an e-mail with the parcel number and the time of delivery.',
    derive: notices,
    cases: noticeCases,
  },
  {
    said: `${at} <clause=[^.;,]{4,110}?>, ${kinds}${by}${content} (?:is|are|must be|should be|will be)(?: immediately| automatically)? sent(?: immediately| automatically)? to <who>${by.replaceAll('word', 'list')}${content.replaceAll('content', 'content2')}`,
    example: 'As soon as the invoice has been paid, a confirmation is sent to the customer by e-mail.',
    derive: (slots) => notices(together(slots)),
    cases: noticeCases,
  },
  {
    said: `${at} <clause=[^.;,]{4,110}?>, <who> ${informed}${by}`,
    example: 'If a shift is cancelled, the nurse is informed by SMS.',
    derive: notices,
    cases: noticeCases,
  },
  {
    said: `<who> ${receives} ${kinds}${by}${content} ${whenever} <clause=[^.;,]{4,110}?>`,
    example: 'Members receive a push notification as soon as a place on the waiting list becomes available.',
    derive: notices,
    cases: noticeCases,
  },
  {
    said: `<who> ${informed}${by} ${whenever} <clause=[^.;,]{4,110}?>`,
    example: 'The landlord is notified by e-mail when a repair request has been closed.',
    derive: notices,
    cases: noticeCases,
  },
  {
    said: `${kinds.replace('an? |one |the ', 'an? |one |the ')}${by}${content} (?:is|are|must be|should be|will be|goes|has to be)(?: immediately| automatically)? ?(?:sent)?(?: immediately| automatically)? to <who>${by.replaceAll('word', 'list')} ${whenever} <clause=[^.;,]{4,110}?>`,
    example: 'An e-mail is sent to the teacher when a pupil hands in an assignment.',
    derive: (slots) => notices(together(slots)),
    cases: noticeCases,
  },
]

patterns.push({
  said: `As an? <who>,? I (?:want|would like|wish) to (?:be (?:notified|informed|alerted|told)|(?:receive|get) ${kinds})${by}${content} ${whenever} <clause=[^.;,]{4,110}?>(?:,? (?:so that|in order to|because) .{3,140})?`,
  example:
    'As a landlord, I want to be notified by e-mail when a tenant reports a damage, so that I can react quickly.',
  derive: notices,
  cases: noticeCases,
})

/** The channel that is named behind the recipient. */
function together(slots: Slots): Slots {
  const words = new Map(slots.words)
  words.set('word', `${words.get('word') ?? ''} ${words.get('list') ?? ''}`)
  const later = words.get('content2')
  if (later !== undefined && !words.has('content')) words.set('content', later)
  return { ...slots, words }
}

/** Messages that an event sends. */
export const notifications: PatternGroup = { cue: 'notif|informed|alerted|told|receive|get|sent|goes', patterns }

import { actsByNoun } from './acts.ts'
import type { Reading } from '../reading.ts'
import { lowerFirst } from '../step-text.ts'
import { capitalise, plain } from '../stretch.ts'
import type { Effect, Make } from './effect.ts'
import { isActor, oneOf } from './person.ts'
import { observation, parseSentence, speaksOfSeveral, type Sentence } from './sentence.ts'
import { definite, isPlural, lowerArticle } from './subject.ts'
import { verbOfParticiple } from './words.ts'

/** A statement about a thing, shown by the action that makes it visible; the outcome speaks of the thing as "it". */
export function demonstrated(reading: Reading, sentence: Sentence, effect: Make): Effect | undefined {
  return (
    kept(reading, sentence, effect) ??
    compared(reading, sentence, effect) ??
    normalised(reading, sentence, effect) ??
    repeated(reading, sentence, effect) ??
    sent(reading, sentence, effect)
  )
}

/** "The app and the scanner show the same balance": read in one place, then in the other. */
function compared(reading: Reading, { subject, verb, rest, negated }: Sentence, effect: Make): Effect | undefined {
  const [one, other, ...more] = plain(reading, subject).split(' and ')
  const same = /^the same (?<what>[^,;]{3,60})(?<how>, .+)?$/iu.exec(plain(reading, rest))?.groups
  if (one === undefined || other === undefined || more.length > 0 || same?.what === undefined || negated)
    return undefined
  if (!/^(?:show|display|give|list|contain|report)$/.test(verb)) return undefined
  const place = (text: string): string =>
    lowerArticle(/^(?:the|an?|both) /iu.test(text) ? text : `the ${lowerFirst(text)}`)
  return effect(
    [
      { what: 'action', words: `Read off the ${same.what} in ${place(one)}`, outcome: `The ${same.what} is displayed` },
      {
        what: 'action',
        words: `Read off the ${same.what} in ${place(other)}`,
        outcome: `It is the same as in ${place(one)}${same.how ?? ''}`,
      },
    ],
    '',
    plain(reading, `${subject} ${verb} ${rest}`),
  )
}

/** "are refreshed every 15 seconds": watched for two periods. */
function repeated(reading: Reading, sentence: Sentence, effect: Make): Effect | undefined {
  const predicate = plain(reading, observation(sentence))
  const { what, period, unit } =
    /^(?<what>.+?) every (?<period>\d{1,3}) (?<unit>seconds?|minutes?|hours?)$/iu.exec(predicate)?.groups ?? {}
  if (what === undefined || period === undefined || unit === undefined || sentence.negated) return undefined
  const thing = plain(reading, lowerArticle(sentence.subject))
  const units = `${unit.replace(/s$/, '')}s`
  const twice = String(Number(period) * 2)
  return effect(
    [{ what: 'action', words: `Watch ${thing} for ${twice} ${units} and note each change`, data: `${twice} ${units}` }],
    `${speaksOfSeveral(sentence) ? 'They' : 'It'} ${what} after ${period} and after ${twice} ${units}, and not in between`,
    `${plain(reading, sentence.subject)} ${predicate}`,
  )
}

const remaining =
  /(?<!\p{L})(?:still|kept|remembered|preserved|restored|retained|remains?|stays?|survives?|found again)(?!\p{L})/iu

/** What a tester does to see whether something has been kept. */
const interruptions: [RegExp, string][] = [
  [/(?:other|another|different|second|any) (?:device|browser|computer|phone)/i, 'Sign in on another device'],
  [
    /(?:log|sign)(?:ging|ing|ged|ned)?[ -]?(?:out|off|in|back in)|next (?:log-?in|sign-?in|visit)/i,
    'Log out and log in again',
  ],
  [/reload|refresh/i, 'Reload the page'],
  [/restart|reboot/i, 'Restart the device and open the same place'],
  [/reopen|closing|closed|coming back|leaving|returning/i, 'Leave the place and open it again'],
  [/(?:connection|network|signal|coverage)/i, 'Cut the connection and restore it'],
]

/** "The filter is still set after log-out": prepared, interrupted, and looked at again. */
export function kept(reading: Reading, sentence: Sentence, effect: Make, condition?: string): Effect | undefined {
  const predicate = plain(reading, `${observation(sentence)}${condition === undefined ? '' : ` when ${condition}`}`)
  const { state, event } =
    /^(?<state>.{2,80}?),? (?<event>(?:after|when|once|on|at|even after|even when|across|for the next|(?:the )?next time|if) .{3,80})$/iu.exec(
      predicate,
    )?.groups ?? {}
  if (state === undefined || event === undefined || sentence.negated || !remaining.test(state)) return undefined
  // How long it may take is part of the test.
  if (/ and \p{L}+ed within /iu.test(event)) return undefined
  const action = interruptions.find(([words]) => words.test(event))?.[1]
  if (action === undefined) return undefined
  const subject = plain(reading, sentence.subject)
  const chosen = /(?<!\p{L})(?:filter|sort|order|choice|setting|language|view|selection|tab|mode|preference)/iu.test(
    subject,
  )
  const be = speaksOfSeveral(sentence) ? 'are' : 'is'
  const prepared = /^an? /i.test(subject)
    ? `There is ${lowerArticle(subject)}`
    : `${capitalise(subject)} ${be} ${chosen ? 'set to something other than the default' : 'there and known to the tester'}`
  return effect(
    [{ what: 'action', words: action }],
    `${speaksOfSeveral(sentence) ? 'They' : 'It'} ${state}, with the same content as before`,
    `${subject} ${predicate}`,
    { given: [prepared] },
  )
}

/** "Blanks are dropped", "hyphens may be missing": the field is filled in like that. */
function normalised(reading: Reading, sentence: Sentence, effect: Make): Effect | undefined {
  const subject = plain(reading, sentence.subject).toLowerCase()
  const signs =
    /^(?:leading |trailing |leading and trailing |all |any |extra )?(?:blanks?|spaces?|hyphens?|dashes|dots?|accents?|line breaks?|commas|slashes)(?: and (?:blanks?|spaces?|hyphens?|dashes|dots?|accents?|slashes))?$/u.test(
      subject,
    )
  const letters = /^(?:lower|upper)[ -]?case(?: letters)?$/u.test(subject)
  if (!signs && !letters) return undefined
  const other = reading.clauses
    .map(({ main }) => parseSentence(main)?.subject ?? '')
    .find((named) => named !== '' && named !== sentence.subject)
  if (other === undefined || other.split(' ').length > 5) return undefined
  const field = plain(reading, definite(other))
  const predicate = plain(reading, observation(sentence))
  const missing = /^(?:may|can) be (?:missing|omitted|left out|absent)/iu.test(predicate)
  const manner = letters ? `in ${subject}` : `${missing ? 'without' : 'with'} ${subject}`
  return effect(
    [{ what: 'action', words: `Enter ${field} ${manner} and save` }],
    missing ? 'It is accepted' : letters ? `It ${predicate}` : `They ${predicate}`,
    `${subject} ${predicate}`,
  )
}

const messages =
  /(?<!\p{L})(?:webhook|e-?mail|push|sms|text message|message|notification|receipt|reminder|letter|confirmation|certificate|invoice|code|link)s?$/iu

/** "A reminder follows at 18:00": where a message arrives, it is looked for. */
function sent(reading: Reading, sentence: Sentence, effect: Make): Effect | undefined {
  const { subject, verb, passive, rest, negated } = sentence
  const person = isActor(reading, subject)
  const told = passive && person && /^(?:remind|notify|inform|warn|e-?mail|alert|text)$/.test(verb)
  const goes =
    !person &&
    messages.test(plain(reading, subject)) &&
    (/^(?:follow|arrive|reach)$/.test(verb) ||
      /^(?:is|are|gets?|does not get|doesn['’]t get) (?:also |then |always )?(?:sent|e-?mailed|delivered|posted|texted|dispatched)(?!\p{L})/iu.test(
        sentence.predicate,
      ))
  if (!told && !goes) return undefined
  const predicate = plain(reading, observation(sentence))
  const addressee = /(?:^| )to (?<who>(?:the|their|all|every|each) [\p{L}-]+(?: [\p{L}-]+)?)(?= |$|,)/iu.exec(
    plain(reading, rest),
  )?.groups?.who
  const who = told
    ? plain(reading, definite(oneOf(subject)))
    : (addressee?.replace(/ (?:at|on|by|in|when|if|of|as|one|before|after)$/iu, '') ?? 'the recipient')
  const moment = /(?:^| )(?<moment>(?:at|on) (?!day \d|most|least|once|all|any|request)[^,;]{2,50})$/iu.exec(
    plain(reading, rest),
  )?.groups?.moment
  return effect(
    [
      ...(moment === undefined
        ? []
        : [
            {
              what: 'action' as const,
              words: `Let the clock of the test system reach the moment: ${moment}`,
              outcome: 'The test system shows that date and time',
            },
          ]),
      {
        what: 'action',
        words: /webhook$/iu.test(subject)
          ? 'Open the log of the server that receives the webhook'
          : `Open the messages of ${who}`,
        outcome: told
          ? `There ${negated ? 'is no message' : 'is one message'}: ${lowerArticle(plain(reading, subject))} ${predicate}`
          : `${capitalise(plain(reading, definite(subject)))} ${negated ? 'is not' : isPlural(subject) ? 'are' : 'is'} there: it ${predicate}`,
      },
    ],
    '',
    `${plain(reading, subject)} ${predicate}`,
    moment === undefined ? {} : { dated: true },
  )
}

const places =
  /(?<!\p{L})(?:pages?|screens?|lists?|tables?|calendars?|forms?|logs?|reports?|dialogs?|dialogues?|views?|menus?|dashboards?|queues?|panels?|history|overview|maps?|invoices?|receipts?|documents?|files?|exports?|pdfs?|messages?|e-?mails?|letters?|profiles?|summary|bookings?|orders?|claims?|requests?|payments?|certificates?|boxes|browser|cache|cart|basket|search)$/iu
const controls =
  /(?<!\p{L})(?:buttons?|links?|fields?|tiles?|icons?|bars?|counters?|labels?|rows?|badges?|columns?|headers?|tabs?|tooltips?|digits|text|checkbox|box|slots?)$/iu

/** What a tester does to have a thing before the eyes. */
export function viewing(reading: Reading, { subject, rest, verb, passive }: Sentence): string {
  const thing = plain(reading, lowerArticle(subject))
  const where =
    passive || /^(?:stay|remain|appear|be)$/.test(verb)
      ? /(?:^| )(?:in|on|from) (?<where>(?:the|all|every|each|its) [\p{L}-]+(?: [\p{L}-]+){0,3})$/iu.exec(
          plain(reading, rest),
        )?.groups?.where
      : undefined
  if (where !== undefined && places.test(where)) return `Open ${where}`
  // "Others read …", "unmarked ones become No-show at closing".
  if (/^(?:the )?others?(?: ones?| person)?$/iu.test(thing))
    return 'Do the same as somebody to whom this does not apply'
  const due =
    /(?:^| )(?:at|by) (?<moment>(?:the end of [\p{L} ]{3,30}|closing(?: time)?|opening(?: time)?|midnight|noon|sunset|sunrise|check-?out|check-?in))$/iu.exec(
      plain(reading, rest),
    )?.groups?.moment
  if (due !== undefined && !isActor(reading, subject)) return `Wait until ${due}, then open ${thing}`
  const prepared = preparedFor(thing, verb)
  if (prepared !== undefined) return prepared
  const head = thing.replace(/ (?:of|in|on|at|with|for|from|that|who|which|without|to|per) .*$/iu, '')
  const done = broughtAbout(thing, head, verb)
  if (done !== undefined) return done
  if (isActor(reading, subject)) return `Sign in as ${plain(reading, oneOf(subject))}`
  if (places.test(head)) return `Open ${thing}`
  if (controls.test(head) || /^["“«]/u.test(thing)) return `Go to ${thing}`
  if (/^(?:an?|one|each|every) /iu.test(thing)) return `Open ${lowerFirst(thing).replace(/^(?:each|every) /i, 'one ')}`
  return quantities.test(head) ? `Read off ${thing}` : `Open ${thing}`
}

/** "A payment of an exact amount rounds up nothing": it is made. What it shows at any time is looked at instead. */
function broughtAbout(thing: string, head: string, verb: string): string | undefined {
  const noun = head.split(' ').at(-1)?.toLowerCase() ?? ''
  const act = actsByNoun[noun] ?? actsByNoun[noun.replace(/s$/, '')]
  if (act === undefined || /^(?:have|contain|list|display|offer|include|name|carry|be|see|sort|find)$/.test(verb))
    return undefined
  if (/^(?:an?|one|each|every|any) /iu.test(thing))
    return `${act} ${withArticle(lowerFirst(thing).replace(/^(?:an?|one|each|every|any) /iu, ''))}`
  return noun.endsWith('s') &&
    actsByNoun[noun] === undefined &&
    /^\p{L}+s (?:from|of|to|above|below|without|with|over|under|on|in|at) /iu.test(thing)
    ? `${act} ${withArticle(`${noun.slice(0, -1)}${lowerFirst(thing).slice(noun.length)}`)}`
    : undefined
}

/** A thing that is only there once somebody has brought it about, or who is one of several that act. */
function preparedFor(thing: string, verb: string): string | undefined {
  if (
    /^the (?:one|ones|second|third|other|last|later|first|next)(?: (?:one|person|user|to \p{L}+|saving|acting).*)?$/iu.test(
      thing,
    )
  )
    return `Act as ${thing}`
  if (/^(?:each|every) /iu.test(thing) && /^(?:get|receive|have)$/.test(verb) && thing.split(' ').length <= 4)
    return `Create ${withArticle(thing.replace(/^(?:each|every) /iu, ''))}, then open it`
  // "a Tentative block whose hold runs out", "leave not taken by the end of March"
  if (situated.test(thing))
    return `Prepare ${thing.replace(/^(?:each|every) /iu, 'one ')} and look at ${/^(?:an?|one|the same|each|every) /iu.test(thing) ? 'it' : 'them'}`
  return doneTo(thing)
}

/** A thing with what has happened to it, or with its values: it has to be prepared like that. */
const situated =
  /^(?:an?|one|the same|each|every) .*(?: (?:that|which|who|whose) )|^(?:\p{L}+ ){0,3}\p{L}+s (?:(?:that|which|who|whose) |not \p{L}+(?:ed|en)(?!\p{L})|outside (?:the )?[\d−-])/iu

function withArticle(noun: string): string {
  return `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`
}

/** "a moved booking": it is there once somebody has moved a booking. */
function doneTo(thing: string): string | undefined {
  const { participle, noun } =
    /^(?:an?|one|each|every) (?<participle>\p{Ll}+ed) (?<noun>\p{Ll}[\p{Ll} -]{2,40})$/u.exec(thing)?.groups ?? {}
  const verb = participle === undefined ? undefined : verbOfParticiple(participle)
  return verb === undefined || noun === undefined || !doable.test(verb)
    ? undefined
    : `${capitalise(verb)} ${withArticle(noun)}, then open it`
}

const doable =
  /^(?:move|cancel|stop|pause|resume|archive|reject|approve|rename|close|reopen|copy|duplicate|edit|withdraw|block|suspend|return|renew|transfer|share|mark|refund|postpone|extend|activate|deactivate|publish)$/

const quantities =
  /(?<!\p{L})(?:average|total|sum|use|time|balance|count|number|amount|price|fee|cost|rate|value|points?|limit|charge|quota|score|share|rest|remainder)s?$/iu

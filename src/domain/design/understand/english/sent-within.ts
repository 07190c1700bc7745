import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { actsByNoun } from './acts.ts'
import { type Effect, titled } from './effect.ts'
import { imperativeOf } from './step.ts'
import { lowerArticle } from './subject.ts'

const message =
  '(?:e-?mail|message|sms|text message|notification|push notification|letter|receipt|confirmation|invoice|reminder|code|link|report|answer)'
const sent = new RegExp(
  `^(?<message>(?:an?|the) (?:[\\p{L}-]+ ){0,3}?${message}(?: with [^,;]{3,60}?| containing [^,;]{3,60}?)?) (?:is|must be|will be|has to be) (?:sent|delivered|e-mailed)(?: (?:by|via) e-?mail)?(?: to (?<who>(?:the|an?|all|every) [\\p{L} -]{3,40}?))? (?:within|in under|no later than|at most) (?<span>(?:\\d{1,3}|one|an?) (?:seconds?|minutes?|hours?|days?|working days?))(?: (?:of|after|from) (?<event>(?:the |an? |each |every )?[\\p{L} -]{3,60}))?$`,
  'iu',
)
const received = new RegExp(
  `^(?<who>(?:the|an?|all|every|each) [\\p{L} -]{3,40}?) (?:receives?|gets?|must receive|must get) (?<message>(?:an?|the|his|her|their) (?:[\\p{L}-]+ ){0,3}?${message}(?: with [^,;]{3,60}?)?) (?:within|in under|no later than|at most) (?<span>(?:\\d{1,3}|one|an?) (?:seconds?|minutes?|hours?|days?|working days?))(?: (?:of|after|from) (?<event>(?:the |an? |each |every )?[\\p{L} -]{3,60}))?$`,
  'iu',
)

/** "A confirmation e-mail is sent to the customer within 5 minutes of the order": its arrival is compared with the order. */
export function sentWithin(reading: Reading, clause: Clause): Effect | undefined {
  const main = plain(reading, clause.main)
  const found = sent.exec(main)?.groups ?? received.exec(main)?.groups
  if (found?.message === undefined || found.span === undefined) return undefined
  const condition = clause.condition === undefined ? undefined : plain(reading, clause.condition)
  const noun = found.event?.replace(/^(?:the|an?|each|every) /iu, '')
  const act = noun === undefined ? undefined : actsByNoun[noun.toLowerCase()]
  const event =
    condition !== undefined
      ? imperativeOf(condition)
      : noun === undefined
        ? undefined
        : act === undefined
          ? `Bring about: ${noun}`
          : `${act} ${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`
  if (event === undefined) return undefined
  const who = found.who === undefined ? 'the recipient' : lowerArticle(found.who)
  const what = found.message.replace(/^(?:an?|his|her|their) /iu, 'the ')
  return {
    kind: 'effect',
    source: plain(reading, clause.text),
    given: [],
    steps: [
      { what: 'action', words: `${event} and note the time` },
      {
        what: 'action',
        words: `Open the messages of ${who} ${found.span} later`,
        data: found.span,
        outcome: `${capitalise(what)} is there, once; its time of arrival is at most ${found.span} after the time noted`,
      },
    ],
    outcome: '',
    title: titled(capitalise(plain(reading, clause.text))),
  }
}

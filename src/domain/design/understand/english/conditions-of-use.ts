import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { actsByNoun } from './acts.ts'
import { type Effect, titled } from './effect.ts'
import { actor, isActor, oneOf } from './person.ts'
import { parseSentence } from './sentence.ts'
import { imperative, negationOf } from './step.ts'
import { isPlural, lowerArticle } from './subject.ts'
import { participleOf, verbOfGerund, verbOfParticiple } from './words.ts'

const lasting = '(?<sign>as long as|so long as|provided(?: that)?|only while|while|only if|only when|unless|until)'
const permitted = new RegExp(`^(?<main>.{5,120}?),? ${lasting} (?<state>.{5,120})$`, 'iu')

/** "The customer can change the address as long as the order has not been shipped": in that state, and in the other. */
export function possibleWhile(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = permitted.exec(text)?.groups
  const main = found?.main === undefined ? undefined : parseSentence(found.main)
  const sign = found?.sign?.toLowerCase() ?? ''
  if (main?.modal !== 'can' || main.negated || main.verb === 'be' || found?.state === undefined) return undefined
  if (/["“]|, /u.test(found.state) || /\d/u.test(found.state)) return undefined
  const state = parseSentence(found.state)
  if (state === undefined || state.modal !== '' || / (?:or|and) /u.test(found.state)) return undefined
  const stated = resolved(found.state, main.passive ? main.subject : main.rest)
  const other = denied(stated)
  if (other === undefined) return undefined
  const reversed = /^(?:unless|until)$/u.test(sign)
  const [good, bad] = reversed ? [other, stated] : [stated, other]
  const rest = main.rest.replace(/^freely |(?:^| )(?:at any time|freely|again)$/iu, '').trim()
  const act = main.passive
    ? imperative(main.verb, `${lowerArticle(main.subject)} ${rest}`.trim())
    : imperative(main.verb, rest)
  const person = !main.passive && isActor(reading, main.subject)
  if (!main.passive && !person) return undefined
  const steps: EffectStep[] = [
    {
      what: 'action',
      words: `${capitalise(act)} while ${lowerArticle(good)}`,
      outcome: 'It works, and the result is still there after a reload',
    },
    {
      what: 'action',
      words: `Try to ${act} while ${lowerArticle(bad)}`,
      refused: true,
      outcome: 'It is not possible; nothing has changed after a reload',
    },
  ]
  return {
    kind: 'effect',
    source: text,
    given: person ? [actor(reading, main.subject)] : [],
    steps,
    outcome: '',
    title: titled(capitalise(text)),
  }
}

/** "it" in the state is what the action is done to. */
function resolved(state: string, object: string): string {
  const noun = /^(?:the|an?|their|its|each|every|all)? ?[\p{L} -]{2,40}/iu.exec(object)?.[0]
  return noun === undefined
    ? state
    : state
        .replace(/^it(?= )/iu, `the ${noun.replace(/^(?:the|an?|their|its|each|every|all) /iu, '')}`)
        .replace(/^they(?= )/iu, `the ${noun.replace(/^(?:the|an?|their|its|each|every|all) /iu, '')}`)
}

function denied(state: string): string | undefined {
  const perfect = /^(?<who>.+?) (?<has>has|have) (?<not>not )?(?:yet )?been (?<rest>.+?)(?: yet)?$/iu.exec(
    state,
  )?.groups
  if (perfect?.who !== undefined)
    return `${perfect.who} ${perfect.has ?? 'has'} ${perfect.not === undefined ? 'not ' : ''}been ${perfect.rest ?? ''}`
  const open = /^(?<who>.+?) (?<be>is|are) (?<not>not )?(?:yet )?(?<rest>[^,]+?)(?: yet)?$/iu.exec(state)?.groups
  if (open?.who !== undefined)
    return `${open.who} ${open.be ?? 'is'} ${open.not === undefined ? 'not ' : ''}${open.rest ?? ''}`
  return negationOf(state)
}

/** "The address can only be changed after entering the password": without it, and with it. */
export function onlyAfter(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { thing, done, gerund, object } =
    /^(?<thing>(?:the|an?|each|every) [\p{L} -]{2,40}?) can only be (?<done>\p{L}+) after (?<gerund>\p{L}+ing) (?<object>[^,;]{3,60})$/iu.exec(
      text,
    )?.groups ?? {}
  const verb = verbOfParticiple(done ?? '')
  const before = verbOfGerund(gerund ?? '')
  if (thing === undefined || object === undefined || verb === undefined || before === undefined) return undefined
  const one = lowerArticle(thing).replace(/^(?:each|every) /u, 'a ')
  const it = isPlural(thing) ? 'They are' : 'It is'
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Try to ${imperative(verb, one)} without ${gerund ?? ''} ${object}`,
        refused: true,
        outcome: 'It is not possible; nothing has changed after a reload',
      },
      {
        what: 'action',
        words: `${capitalise(before)} ${object} and ${imperative(verb, one)}`,
        outcome: `${it} ${participleOf(verb)}, also after a reload`,
      },
    ],
    outcome: '',
    title: titled(text),
  }
}

/** "Only one coupon can be used per order": one is accepted, a second one is not. */
export function onlyOne(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { thing, done, link, owner } =
    /^(?:only|at most|no more than) (?:one|1|a single) (?<thing>[\p{L} -]{3,40}?) (?:can|may) be (?<done>\p{L}+) (?<link>per|for each|for every|for|in|on|with) (?:each |every |an? |one |the same )?(?<owner>[\p{L} -]{3,40})$/iu.exec(
      text,
    )?.groups ?? {}
  const verb = verbOfParticiple(done ?? '')
  if (thing === undefined || owner === undefined || verb === undefined || clause.condition !== undefined)
    return undefined
  const preposition = /^(?:in|on|with)$/iu.test(link ?? '') ? (link ?? 'for') : 'for'
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const message =
    /^(?:an?|the|any|every)? ?(?:second|further|other|another)[^"“]{0,60}(?<quoted>["“][^"”]{2,120}["”])/iu.exec(tail)
      ?.groups?.quoted
  const article = (noun: string): string => `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`
  return {
    kind: 'effect',
    source: message === undefined ? text : `${text}. ${tail}`,
    given: [],
    steps: [
      {
        what: 'action',
        words: `${capitalise(imperative(verb, article(thing)))} ${preposition} ${article(owner)}`,
        outcome: `The ${thing} is ${participleOf(verb)}`,
      },
      {
        what: 'action',
        words: `Try to ${imperative(verb, `a second ${thing}`)} ${preposition} the same ${owner}`,
        refused: true,
        outcome: `${message === undefined ? 'It is refused' : `${message} is displayed`}; the first ${thing} still counts`,
      },
    ],
    outcome: '',
    refuses: true,
    title: titled(text),
  }
}

/** "The discount does not apply to gift cards": tried with one of them, and with something else. */
export function appliesNotTo(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { thing, others } =
    /^(?<thing>(?:the|an?|this|these) [\p{L} -]{3,40}?) (?:does not|do not|doesn['’]t|don['’]t) (?:apply|hold|count) (?:to|for) (?<others>[\p{L}][\p{L} -]{3,60})$/iu.exec(
      text,
    )?.groups ?? {}
  if (thing === undefined || others === undefined || clause.condition !== undefined) return undefined
  const one = isPlural(others) ? oneOf(others) : lowerArticle(others)
  const rule = lowerArticle(thing)
  const be = isPlural(thing) ? 'are' : 'is'
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Try ${rule} with ${one}`,
        data: one,
        outcome: `${capitalise(rule)} ${be} not applied`,
      },
      {
        what: 'action',
        words: `Try ${rule} with anything but ${one}`,
        outcome: `${capitalise(rule)} ${be} applied`,
      },
    ],
    outcome: '',
    title: titled(text),
  }
}

/** "The user sees a list of their last 10 orders, newest first": of eleven, the oldest is missing. */
export function lastOnesListed(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { place, count, things } =
    /^(?<place>(?:the|an?|every|each) [\p{L} -]{2,40}?) (?:sees?|shows?|lists?|displays?|contains?) (?:a list of |only )?(?:the |their |his or her |its )?(?:last|latest|newest|most recent) (?<count>\d{1,3}) (?<things>[\p{L} -]{3,40}?)(?:,? (?:the )?(?:newest|latest|most recent) (?:ones? )?first)?$/iu.exec(
      text,
    )?.groups ?? {}
  const number = Number(count)
  if (place === undefined || things === undefined || !(number >= 2 && number <= 100) || clause.condition !== undefined)
    return undefined
  const sorted = /first$/iu.test(text)
  const noun = things.trim()
  const person = isActor(reading, place)
  return {
    kind: 'effect',
    source: text,
    given: [
      ...(person ? [`The tester is signed in as ${oneOf(place)}`] : []),
      `There are ${String(number + 1)} ${noun}, each of another day; the oldest is of 1 June 2026`,
    ],
    steps: [
      {
        what: 'action',
        words: person ? `Open the list of ${noun}` : `Open ${lowerArticle(place)}`,
        outcome: `${String(number)} ${noun} are listed${sorted ? ', the newest first' : ''}; the one of 1 June 2026 is missing`,
      },
      {
        what: 'action',
        words: `${actsByNoun[oneOf(noun).replace(/^an? /u, '')] ?? 'Add'} one more and open the list again`,
        outcome: `The new one is listed${sorted ? ' first' : ''}, and there are still ${String(number)} ${noun}`,
      },
    ],
    outcome: '',
    title: titled(text),
  }
}

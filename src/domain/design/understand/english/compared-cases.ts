import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { parseSentence } from './sentence.ts'
import { oneOf } from './person.ts'
import { isPlural, lowerArticle } from './subject.ts'
import { thirdPersonOf } from './words.ts'

const value = '[£$€]?\\d[\\d.,:]*(?: ?%| ?\\p{L}{1,8})?'
const band = new RegExp(
  `(?<name>["“]?\\p{L}[\\p{L} -]{1,30}?["”]?) (?:(?<upTo>up to|below|under|until) (?<high>${value})|(?:from|between) (?<low>${value}) (?:to|and|up to) (?<top>${value})|(?<from>from|above|over|at) (?<start>${value})(?: (?:on|onwards|upwards|up))?)(?=,| and |$)`,
  'giu',
)

/** "The bar is green up to 3:59, amber from 4:00 to 4:29 and red from 4:30": each stated end of each band. */
export function bands(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const sentence = parseSentence(text)
  if (sentence === undefined || sentence.negated || sentence.modal !== '' || sentence.verb !== 'be') return undefined
  const found = [...sentence.rest.matchAll(band)]
  const covered = found.reduce((sum, [whole]) => sum + whole.length, 0)
  if (found.length < 2 || sentence.rest.length - covered > found.length * 6) return undefined
  const subject = lowerArticle(sentence.subject)
  const steps = found.flatMap(({ groups = {} }): EffectStep[] => {
    const name = (groups.name ?? '').replace(/^and /iu, '')
    const outcome = `${capitalise(sentence.subject)} is ${name}`
    // "below 10" does not hold at 10 itself.
    const ends = [
      ...(groups.upTo !== undefined && /^(?:up to|until)$/iu.test(groups.upTo) ? [groups.high] : []),
      groups.low,
      groups.top,
      ...(groups.from !== undefined && /^(?:from|at)$/iu.test(groups.from) ? [groups.start] : []),
    ]
    return ends
      .flatMap((end) => end ?? [])
      .map((end) => ({ what: 'action', words: `Bring the value that ${subject} shows to ${end}`, data: end, outcome }))
  })
  return steps.length < 3
    ? undefined
    : { kind: 'effect', source: text, given: [], steps, outcome: '', title: titled(text) }
}

/** "The message is the same whether or not the address exists": once where it does and once where it does not. */
export function sameEitherWay(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found =
    /^(?<thing>(?:the|its|their) [\p{L} -]{3,50}?) (?:is|are|stays?|remains?|looks?) (?:exactly )?the same whether or not (?<condition>[^:;"“]{5,100}?)(?::? ?(?<quote>["“][^"”]{3,160}["”]))?$/iu.exec(
      text,
    )?.groups
  const condition = found?.condition === undefined ? undefined : parseSentence(found.condition)
  if (found?.thing === undefined || condition === undefined || condition.negated || condition.passive) return undefined
  const thing = lowerArticle(found.thing)
  const { quote } = found
  const noun = condition.subject.replace(/^the (?=[aeiou])/iu, 'an ').replace(/^the /iu, 'a ')
  const rest = condition.rest === '' ? '' : ` ${condition.rest}`
  const is = condition.verb === 'be'
  const shown = quote === undefined ? `${capitalise(thing)} is displayed` : `${quote} is displayed`
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Bring up ${thing} with ${noun} that ${is ? 'is' : thirdPersonOf(condition.verb)}${rest}`,
        outcome: shown,
      },
      {
        what: 'action',
        words: `Bring up ${thing} with ${noun} that ${is ? 'is not' : `does not ${condition.verb}`}${rest}`,
        outcome: `The same text is displayed${quote === undefined ? '' : `: ${quote}`}`,
      },
    ],
    outcome: '',
    title: titled(`${capitalise(thing)} is the same whether or not ${found.condition ?? ''}`),
  }
}

/** "The author gets a mail straight away, and another when …": the second one is there beside the first. */
export function anotherMessage(reading: Reading, clause: Clause): Effect | undefined {
  const { condition } = clause
  const found =
    /^(?<who>(?:the|an?|each|every) [\p{L} -]{2,40}?) (?:gets?|receives?) (?<first>(?:an?|one|the) [\p{L} -]{3,50}?)(?: straight away| at once| immediately| right away)?,? and (?:another|a second)(?: one)?$/iu.exec(
      plain(reading, clause.main),
    )?.groups
  if (found?.who === undefined || found.first === undefined || condition === undefined) return undefined
  return {
    kind: 'effect',
    source: plain(reading, clause.text),
    given: [`${capitalise(lowerArticle(found.who))} has received ${found.first}`],
    steps: [
      { what: 'event', words: plain(reading, condition), outcome: 'The step is carried out without an error message' },
      {
        what: 'action',
        words: `Open the messages of ${lowerArticle(found.who)}`,
        outcome: `There is one more message beside ${found.first.replace(/^an? |^one /iu, 'the ')}`,
      },
    ],
    outcome: '',
    title: titled(`${capitalise(found.who)} gets another message when ${plain(reading, condition)}`),
  }
}

/** "A token is displayed in full once, when created; afterwards only the last 4": at first, and afterwards. */
export function shownOnce(reading: Reading, clause: Clause): Effect | undefined {
  const found =
    /^(?<thing>(?:an?|the|each|every) [\p{L} -]{2,40}?) is (?:displayed|shown|visible)(?<how> in full)? (?:only |just )?once(?:, (?:when|right after|directly after|on) (?:it is )?(?<event>created|issued|generated|creation))?$/iu.exec(
      plain(reading, clause.text),
    )?.groups
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const after = next === undefined ? '' : plain(reading, next.main).replace(/^(?:afterwards|after that|later),? /iu, '')
  const told = next?.otherwise === true && /^only /iu.test(after)
  if (found?.thing === undefined || found.event === undefined) return undefined
  const thing = lowerArticle(found.thing).replace(/^(?:each|every|the) /iu, 'a ')
  const noun = thing.replace(/^an? /u, 'the ')
  const verb = /^creat/iu.test(found.event) ? 'Create' : /^issue/iu.test(found.event) ? 'Issue' : 'Generate'
  return {
    kind: 'effect',
    source:
      told && next !== undefined
        ? `${plain(reading, clause.text)}. ${plain(reading, next.text)}`
        : plain(reading, clause.text),
    given: [],
    steps: [
      { what: 'action', words: `${verb} ${thing}`, outcome: `${capitalise(noun)} is displayed${found.how ?? ''}` },
      {
        what: 'action',
        words: `Leave the page and look at ${noun} again`,
        outcome: told
          ? `${capitalise(after)} ${isPlural(after) ? 'are' : 'is'} displayed`
          : `${capitalise(noun)} is no longer displayed${found.how ?? ''}`,
      },
    ],
    outcome: '',
    title: titled(plain(reading, clause.text)),
  }
}

/** "Only coordinators see the button": one of them, and somebody else. */
export function seenOnlyBy(reading: Reading, clause: Clause): Effect | undefined {
  const { who, what } =
    /^only (?<who>[^,;:]{3,60}?) (?:can see|may see|sees?) (?<what>[^,;]{3,100})$/iu.exec(plain(reading, clause.text))
      ?.groups ?? {}
  if (who === undefined || what === undefined || clause.condition !== undefined || / and | or /u.test(who))
    return undefined
  const verb = `${isPlural(what) ? 'are' : 'is'}`
  return {
    kind: 'effect',
    source: plain(reading, clause.text),
    given: [],
    steps: [
      {
        what: 'action',
        words: `Sign in as ${oneOf(who)} and look for ${what}`,
        outcome: `${capitalise(what)} ${verb} displayed`,
      },
      {
        what: 'action',
        words: `Sign in as somebody else and look for ${what}`,
        outcome: `${capitalise(what)} ${verb} not displayed`,
      },
    ],
    outcome: '',
    title: titled(plain(reading, clause.text)),
  }
}

/** "Two pots cannot have the same name" behind other rules for the name: a sentence of its own. */
export function splitUniqueness(text: string): [string, string] | undefined {
  const at = text.search(
    /,? and (?=(?:no )?(?:two|[\uE000-\uE7FF]) [^,]{3,60} (?:cannot|can['’]t|can not|must not|may not|may|can) )/iu,
  )
  return at < 3 ? undefined : [text.slice(0, at), text.slice(at).replace(/^,? and /iu, '')]
}

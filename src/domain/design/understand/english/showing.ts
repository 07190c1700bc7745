import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { lowerFirst } from '../step-text.ts'
import { capitalise, plain } from '../stretch.ts'
import type { Clause } from '../clauses.ts'
import { actsByNoun } from './acts.ts'
import { type Effect, titled } from './effect.ts'
import { parseSentence, type Sentence } from './sentence.ts'
import { isPlural, lowerArticle } from './subject.ts'

/** "shows @": what is seen then, in a sentence of its own; undefined where the verb is another one, or does more. */
export function shownBy(reading: Reading, { verb, rest, passive, negated, modal }: Sentence): string | undefined {
  if (passive || negated || modal !== '' || !/^(?:show|display|list)$/.test(verb)) return undefined
  const quoted =
    /^(?:the (?:message|error|text|hint|warning) )?(?<quote>[\uF000-\uF7FF])(?:,? and leaves (?<left>the [\p{L} ]{3,60}) (?:unchanged|as (?:it|they) (?:is|was|are|were)))?$/u.exec(
      rest,
    )?.groups
  if (quoted?.quote !== undefined) {
    const { quote, left } = quoted
    return `${plain(reading, quote)} is displayed${left === undefined ? '' : `. ${capitalise(left)} ${isPlural(left) ? 'are' : 'is'} unchanged`}`
  }
  const only = /^only (?<object>[\p{L} -]{3,80}?)(?: (?<relative>(?:that|which|who) .{3,120}))?$/u.exec(rest)?.groups
  if (only?.object === undefined) return undefined
  const { object, relative } = only
  return `Only ${object}${relative === undefined ? '' : ` ${plain(reading, relative)}`} ${isPlural(object) ? 'are' : 'is'} displayed`
}

/** "Swapping drivers takes a card and a PIN": what has to be given for the action. */
export function neededFor(reading: Reading, { verb, rest, passive, negated, modal }: Sentence): string | undefined {
  if (passive || negated || modal !== '' || !/^(?:take|require|need)$/.test(verb) || !/^(?:an?|the|one) /u.test(rest))
    return undefined
  const needed = plain(reading, rest)
  return `${capitalise(needed)} ${isPlural(needed) || / and /u.test(needed) ? 'are' : 'is'} required`
}

/** "Each reveal is logged with date and user, and the owner is told": one is brought about and found in the log. */
export function loggedEach(reading: Reading, { text }: Clause): Effect | undefined {
  const { event, place, details, further } =
    /^(?:each|every) (?<event>[\p{L}-]+(?: [\p{L}-]+){0,3}?) is (?:logged|recorded|noted|written)(?: (?:in|to) (?<place>the [\p{L} -]{3,40}?))? with (?<details>.{3,120}?)(?:,? and (?<further>(?:the|its|their|an?) .{8,120}))?$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  if (event === undefined || details === undefined) return undefined
  const told = further === undefined ? undefined : parseSentence(further)
  if (further !== undefined && (told === undefined || told.subject.split(' ').length > 5)) return undefined
  const noun = event.split(' ').at(-1) ?? event
  const act = actsByNoun[noun.toLowerCase()] ?? 'Bring about'
  const one = `${/^[aeiou]/iu.test(event) ? 'an' : 'a'} ${event}`
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [],
    steps: [
      { what: 'action', words: `${act} ${one}` },
      {
        what: 'action',
        words: `Open ${place ?? 'the log'}`,
        outcome: `There is one new entry for the ${noun}, with ${details}`,
      },
      ...(further === undefined || told === undefined
        ? []
        : [
            {
              what: 'action' as const,
              words: /^(?:inform|notify|tell|warn|alert|e-mail|send|message)$/.test(told.verb)
                ? `Open the messages of ${lowerArticle(told.subject)}`
                : `Look at ${lowerArticle(told.subject)}`,
              outcome: capitalise(further),
            },
          ]),
    ],
    outcome: '',
    title: titled(capitalise(plain(reading, text))),
  }
}

/** "A lowest price above the highest price shows @": the wrong entry that brings a message up. */
export function wrongEntry(reading: Reading, { subject, verb, rest, passive }: Sentence): EffectStep | undefined {
  if (
    passive ||
    !/^(?:show|display|give|cause|produce|trigger|bring|lead)$/.test(verb) ||
    !/[\uF000-\uF7FF]/u.test(rest)
  )
    return undefined
  const compared =
    /^an? [\p{L} -]{3,60} (?:above|below|over|under|before|after|outside|beyond|longer|shorter|higher|lower|later|earlier|without|with (?:more|fewer|less)) /iu
  const faulty =
    /^an? (?:wrong|invalid|incorrect|empty|missing|unknown|incomplete|malformed|mistyped|expired|negative|duplicate|second|used) /iu
  return compared.test(subject) || faulty.test(subject)
    ? { what: 'action', words: `Enter ${plain(reading, lowerFirst(subject))}` }
    : undefined
}

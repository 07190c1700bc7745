import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'
import { lowerArticle } from './subject.ts'
import { imperative } from './step.ts'
import { verbOfParticiple } from './words.ts'

/** "A voucher can be redeemed once. A second attempt shows “Already redeemed”": it works, and then no more. */
export function worksOnce(reading: Reading, clause: Clause): Effect | undefined {
  const { thing, done } =
    /^(?<thing>(?:an?|the|each|every|one) [\p{L} -]{2,40}?) (?:can|may) (?:only )?be (?:only )?(?<done>\p{L}+)(?: (?:only|just))? once(?: (?:per|by|for) [\p{L} -]{3,40})?$/iu.exec(
      plain(reading, clause.text),
    )?.groups ?? {}
  const verb = verbOfParticiple(done ?? '')
  if (thing === undefined || done === undefined || verb === undefined || clause.condition !== undefined)
    return undefined
  if (/ (?:that|which|who) ?/u.test(`${thing} `)) return undefined
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const message =
    next === undefined
      ? undefined
      : /^(?:an?|the|any|every) (?:second|further|other|next|repeated) (?:attempt|try|time|use|one)[^"“]{0,40}(?<quoted>["“][^"”]{2,120}["”])/iu.exec(
          plain(reading, next.text),
        )?.groups?.quoted
  const one = lowerArticle(thing)
    .replace(/^(?:each|every|one) (?=[aeio])/iu, 'an ')
    .replace(/^(?:each|every|one) /iu, 'a ')
  const again = one.replace(/^an? /iu, 'the same ')
  const steps: EffectStep[] = [
    {
      what: 'action',
      words: capitalise(imperative(verb, one)),
      outcome: `${capitalise(one.replace(/^an? /iu, 'the '))} is ${done}`,
    },
    {
      what: 'action',
      words: `${capitalise(imperative(verb, again))} again`,
      outcome:
        message === undefined ? 'It is refused; nothing has changed' : `${message} is displayed; nothing has changed`,
    },
  ]
  const source = [clause.text, ...(message === undefined || next === undefined ? [] : [next.text])]
  return {
    kind: 'effect',
    source: source.map((text) => plain(reading, text)).join('. '),
    given: [],
    steps,
    outcome: '',
    title: titled(plain(reading, clause.text)),
  }
}

/** "Orders can be changed until they are shipped": possible before that state, and no longer in it. */
export function possibleUntil(reading: Reading, { text, condition, main }: Clause): Effect | undefined {
  const written =
    condition === undefined ? plain(reading, text) : `${plain(reading, main)} until ${plain(reading, condition)}`
  const { thing, done, state } =
    /^(?<thing>(?:an?|the|each|every|all) [\p{L} -]{2,40}?|\p{L}+s) (?:can|may) (?:only )?be (?<done>\p{L}+ed)(?: (?:freely|again|at any time))?,? until (?:they are|it is|they have been|it has been|the [\p{L} -]{2,40}? (?:is|are)) (?<state>\p{L}+ed|paid|sent|shipped)$/iu.exec(
      written,
    )?.groups ?? {}
  const verb = verbOfParticiple(done ?? '')
  if (thing === undefined || state === undefined || verb === undefined) return undefined
  const one = oneOf(thing)
  const steps: EffectStep[] = [
    {
      what: 'action',
      words: `${capitalise(imperative(verb, one))} that is not ${state} yet`,
      outcome: 'It works, and the result is still there after a reload',
    },
    {
      what: 'action',
      words: `Try to ${imperative(verb, one).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())} that is ${state}`,
      outcome: 'It is refused; nothing has changed after a reload',
    },
  ]
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [],
    steps,
    outcome: '',
    title: titled(plain(reading, text)),
  }
}

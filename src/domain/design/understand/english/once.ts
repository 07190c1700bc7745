import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
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

/** "The report can be exported as PDF or CSV": one file of each kind. */
export function exportedAs(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { thing, done, list } =
    /^(?<thing>(?:the|an?|each|every|all) [\p{L} -]{2,40}?) (?:can|may) be (?<done>exported|downloaded|saved) (?:as|in|to) (?:an? )?(?<list>[\p{Lu}\d][\p{L}\d.]{1,8}(?:, [\p{Lu}\d][\p{L}\d.]{1,8})*(?:,? (?:or|and) (?:an? )?[\p{Lu}\d][\p{L}\d.]{1,8})?)(?: (?:files?|formats?))?$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  const verb = verbOfParticiple(done ?? '')
  if (thing === undefined || list === undefined || verb === undefined || condition !== undefined) return undefined
  const one = lowerArticle(thing)
  const steps = list.split(/,? (?:or|and) (?:an? )?|, /u).map(
    (format): EffectStep => ({
      what: 'action',
      words: `${capitalise(imperative(verb, one))} as ${format}`,
      data: format,
      outcome: `A ${format} file is downloaded; it can be opened and holds ${one}`,
    }),
  )
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [],
    steps,
    outcome: '',
    title: titled(plain(reading, text)),
  }
}

import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { lowerFirst } from '../step-text.ts'
import { capitalise, plain } from '../stretch.ts'
import type { Sentence } from './sentence.ts'
import { isPlural } from './subject.ts'

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

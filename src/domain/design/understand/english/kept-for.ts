import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'
import { englishStep } from './cause.ts'
import { around } from './points-in-time.ts'
import { imperative } from './step.ts'
import { isPlural, lowerArticle } from './subject.ts'
import { verbOfParticiple } from './words.ts'

const span =
  '(?<count>\\d{1,3}|an?|one) ?(?<unit>seconds?|minutes?|hours?|days?|weeks?|months?|years?)(?: (?:after|from|of|following) (?<event>(?!that$|this$|it |they |the \\p{L}+ (?:was|were|is|has) )[^,;]{3,60}))?$'
const state =
  '(?<state>(?:kept|stored|retained|reserved|held|saved|blocked|archived|listed|shown|displayed|available|unavailable|locked|suspended|disabled|paused|muted|greyed out|hidden|inactive|visible|downloadable|restorable|in the (?:trash|bin|archive|recycle bin))(?: in the [\\p{L} ]{3,30})?)'
const isKept = new RegExp(
  `^(?!(?:after|before|if|when|once|for|during|on|in|at|with|without|as|while|until) )(?<thing>(?:an?|the|each|every|all)? ?\\p{L}[\\p{L} -]{2,40}?) (?:is|are|stays?|remains?|will be|must be) ${state}(?: there)? for (?:the next )?${span}`,
  'iu',
)
const keeps = new RegExp(
  `^(?<thing>(?:the|an?|each|every) [\\p{L} -]{2,40}?) (?:keeps|remembers|stores|retains|saves) (?<what>(?:its|the|their) [\\p{L} -]{2,30}?) for ${span}`,
  'iu',
)
const canBe = new RegExp(
  `^(?<thing>(?:an?|the|each|every|all)? ?\\p{L}[\\p{L} -]{2,40}?) (?:can|may) (?:only )?be (?<done>\\p{L}+(?:ed|one|own|ought|ept|aken))(?<where> (?:from|to|in) the [\\p{L} ]{3,30}?)? (?:for|within) ${span}`,
  'iu',
)

/** What is told for the time after the span: "after that they are deleted". */
function afterwards(reading: Reading, clause: Clause): { told?: string; source: string } {
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const text = next === undefined ? '' : plain(reading, next.text)
  const later = /^(?:after that|afterwards|later|then|from then on|after this),? (?<told>.{3,160})$/iu.exec(text)
    ?.groups?.told
  const told = later ?? (next?.otherwise === true ? plain(reading, next.main) : undefined)
  const own = plain(reading, clause.text)
  return told === undefined
    ? { source: own }
    : {
        told: capitalise(
          told.replace(/^(?:they|it|the [\p{L} -]{2,40}?) (?:is|are) /iu, 'it is ').replace(/^they /iu, 'it '),
        ),
        source: `${own}. ${text}`,
      }
}

/** "Drafts are kept for 30 days", "the cart keeps its items for 30 days": a little before the end and a little after it. */
export function keptFor(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  if (clause.condition !== undefined) return keptAfter(reading, clause, clause.condition)
  const found = isKept.exec(text)?.groups ?? keeps.exec(text)?.groups
  const { thing, state: kept, what, count, unit, event } = found ?? {}
  const sides = unit === undefined ? undefined : around(Number(count) || 1, unit.replace(/s$/, ''))
  if (thing === undefined || sides === undefined) return undefined
  const { told, source } = afterwards(reading, clause)
  const place = lowerArticle(thing)
  const one = oneOf(thing)
  const since = event === undefined ? undefined : `after ${event}`
  const many = isPlural(one)
  const be = many ? 'They are' : 'It is'
  const [inside, outside] = sides
  const look = (passed: string): string =>
    what !== undefined
      ? `Open ${place} ${passed} ${since ?? 'after the last change'}`
      : since !== undefined
        ? `Look at ${one} ${passed} ${since}`
        : temporary.test(kept ?? '')
          ? `Look at ${one} ${passed} after ${many ? 'they were' : 'it was'} ${kept ?? ''}`
          : `Look at ${one} that ${many ? 'are' : 'is'} ${passed} old`
  const [still, gone] =
    what !== undefined
      ? [`It still has ${what}`, `It no longer has ${what}`]
      : [`${be} still ${kept ?? 'there'}`, `${be} no longer ${kept ?? 'there'}`]
  return {
    kind: 'effect',
    source,
    given: [],
    steps: [
      { what: 'action', words: look(inside), data: inside, outcome: still },
      { what: 'action', words: look(outside), data: outside, outcome: told ?? gone },
    ],
    outcome: '',
    dated: true,
    title: titled(text),
  }
}

/** A state that something gets for a time, where "kept" speaks of its age. */
const temporary = /^(?:reserved|held|blocked|locked|suspended|disabled|paused|muted|greyed out|hidden)$/u

/** "If the tank runs dry, the pump is locked for 10 minutes": at once, a little before the end and a little after it. */
function keptAfter(reading: Reading, clause: Clause, condition: string): Effect | undefined {
  const main = plain(reading, clause.main)
  const { thing, state: kept, count, unit, event } = isKept.exec(main)?.groups ?? {}
  const sides = unit === undefined ? undefined : around(Number(count) || 1, unit.replace(/s$/, ''))
  const step = englishStep(reading, condition) ?? {
    what: 'action',
    words: `Make sure that ${plain(reading, condition)}`,
  }
  if (thing === undefined || kept === undefined || sides === undefined || event !== undefined) return undefined
  if (!temporary.test(kept) || !/^(?:if|when|once|after|as soon as)(?!\p{L})/iu.test(clause.text)) return undefined
  const one = lowerArticle(thing)
  const be = isPlural(one) ? 'are' : 'is'
  const [inside, outside] = sides
  const look = (passed: string, outcome: string): EffectStep => ({
    what: 'action',
    words: `Look at ${one} again ${passed} later`,
    data: passed,
    outcome: `${capitalise(one)} ${be} ${outcome} ${kept}`,
  })
  return {
    kind: 'effect',
    source: plain(reading, clause.text),
    given: [],
    steps: [
      { ...step, outcome: `${capitalise(one)} ${be} ${kept}` },
      look(inside, 'still'),
      look(outside, 'no longer'),
    ],
    outcome: '',
    dated: true,
    title: titled(capitalise(main)),
  }
}

/** "Deleted files can be restored for 30 days": still possible a little before the end, and refused after it. */
export function possibleFor(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { thing, done, where = '', count, unit, event } = canBe.exec(text)?.groups ?? {}
  const sides = unit === undefined ? undefined : around(Number(count) || 1, unit.replace(/s$/, ''))
  const verb = verbOfParticiple(done ?? '')
  if (thing === undefined || sides === undefined || verb === undefined || clause.condition !== undefined)
    return undefined
  const one = oneOf(thing)
  // "Deleted files": they have been deleted since then.
  const was = /^(?:an? |the )?(?<was>\p{Ll}+ed) /u.exec(one)?.groups?.was
  const made = /(?:message|e-?mail|comment|reply|post)$/iu.test(one) ? 'sent' : 'created'
  const since = event ?? `it was ${was ?? made}`
  const { told, source } = afterwards(reading, clause)
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const message = told === undefined ? undefined : /["“][^"”]{3,160}["”]/u.exec(told)?.[0]
  const act = `${imperative(verb, one)}${where}`
  const [inside, outside] = sides
  return {
    kind: 'effect',
    source,
    given: [],
    steps: [
      {
        what: 'action',
        words: `${capitalise(act)}, ${inside} after ${since}`,
        data: inside,
        outcome: 'It works, and the result is still there after a reload',
      },
      {
        what: 'action',
        words: `Try to ${act.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}, ${outside} after ${since}`,
        data: outside,
        refused: true,
        outcome:
          message !== undefined && next !== undefined
            ? `${message} is displayed; nothing has changed`
            : (told ?? 'It is refused; nothing has changed'),
      },
    ],
    outcome: '',
    dated: true,
    title: titled(text),
  }
}

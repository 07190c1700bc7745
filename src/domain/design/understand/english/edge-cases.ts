import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { lowerFirst } from '../step-text.ts'
import { capitalise, plain } from '../stretch.ts'
import { actsByNoun } from './acts.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'
import { observation, parseSentence } from './sentence.ts'
import { isPlural, lowerArticle } from './subject.ts'
import { negationOf } from './step.ts'
import { verbOfThirdPerson } from './words.ts'

/** A number one step away, with as many decimals: "60.1" for "60.0". */
function beside(number: string, by: 1 | -1): string {
  const decimals = /\.(?<after>\d+)$/u.exec(number)?.groups?.after?.length ?? 0
  return (Number(number) + by / 10 ** decimals).toFixed(decimals)
}

/** "Values outside 0.0–60.0 % are flagged": both ends of the range, and the value beyond each. */
export function outsideRange(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { things, low, high, unit, rest } =
    /^(?:all |any )?(?<things>\p{L}[\p{L} -]{2,50}?) (?:outside|not within|not between) (?:the range (?:of |from )?|of )?(?<low>-?\d+(?:\.\d+)?)(?: ?(?:–|-|to|and) ?)(?<high>\d+(?:\.\d+)?)(?<unit> ?%| ?°C| ?\p{L}{1,10})? (?<rest>(?:is|are|gets?|has|have|shows?|causes?) .{3,160})$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  if (things === undefined || low === undefined || high === undefined || rest === undefined || condition !== undefined)
    return undefined
  const one = oneOf(things)
  const seen = `It ${rest.replace(/^are /iu, 'is ').replace(/^have /iu, 'has ')}`
  const quoted = /["“][^"”]{2,60}["”]/u.exec(rest)?.[0]
  const opposite =
    quoted === undefined ? negationOf(seen.split(/ (?:but|and) /u)[0] ?? seen) : `${quoted} does not appear`
  if (opposite === undefined) return undefined
  const tries = [
    { value: beside(low, -1), inside: false },
    { value: low, inside: true },
    { value: high, inside: true },
    { value: beside(high, 1), inside: false },
  ]
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [],
    steps: tries.map(({ value, inside }) => ({
      what: 'action',
      words: `Bring about ${one} of ${value}${unit ?? ''}`,
      data: `${value}${unit ?? ''}`,
      outcome: inside ? capitalise(opposite) : seen,
    })),
    outcome: '',
    title: titled(
      `${capitalise(things)}: ${beside(low, -1)} and ${beside(high, 1)} are outside, ${low} and ${high} are not`,
    ),
  }
}

/** "Battery below 15 % shows a yellow icon, below 5 % a red one": the value at each limit and the one beyond it. */
export function twoThresholds(reading: Reading, { text }: Clause): Effect | undefined {
  const found =
    /^(?<thing>(?:the |an? )?\p{L}[\p{L} -]{2,40}?) (?<side>below|under|above|over) (?<first>\d+(?:\.\d+)?)(?<unit> ?%| ?\p{L}{1,8})? (?<verb>shows?|gets?|turns?|triggers?|gives?|causes?) (?<one>[^,;]{3,60}), (?<again>below|under|above|over) (?<second>\d+(?:\.\d+)?)(?: ?%| ?\p{L}{1,8})? (?<other>an? [^,;]{2,60})$/iu.exec(
      plain(reading, text),
    )?.groups
  const { thing, first, second, side, again } = found ?? {}
  const verb = verbOfThirdPerson(found?.verb ?? '') ?? found?.verb
  if (thing === undefined || first === undefined || second === undefined || verb === undefined) return undefined
  const low = /below|under/iu.test(side ?? '')
  if (
    low !== /below|under/iu.test(again ?? '') ||
    (low ? Number(second) >= Number(first) : Number(second) <= Number(first))
  )
    return undefined
  const noun = / (?<noun>\p{L}+)$/u.exec(found?.one ?? '')?.groups?.noun ?? ''
  const seen = (object: string): string => `${capitalise(object.replace(/ one$/u, ` ${noun}`))} is displayed`
  const by = low ? -1 : 1
  const level = lowerFirst(lowerArticle(thing)).replace(/^(?!the |an? )/u, 'the ')
  const step = (value: string, outcome: string): EffectStep => ({
    what: 'action',
    words: `Bring ${level} to ${value}${found?.unit ?? ''}`,
    data: `${value}${found?.unit ?? ''}`,
    outcome,
  })
  const one = found?.one ?? ''
  const other = found?.other ?? ''
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [],
    steps: [
      step(
        first,
        `${seen(one)
          .replace(/ is displayed$/u, '')
          .replace(/^An? /u, 'No ')} is displayed`,
      ),
      step(beside(first, by), seen(one)),
      step(second, seen(one)),
      step(beside(second, by), seen(other)),
    ],
    outcome: '',
    title: titled(plain(reading, text)),
  }
}

/** "A sensor that has been silent for 35 minutes is shown grey": a little less than that time, and all of it. */
export function stateForTime(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { head, state, count, unit, rest } =
    /^(?<head>(?:an?|each|every|any) [\p{L} -]{2,40}?) (?:that|which|who) (?:has been|is|was|stays|remains) (?<state>[\p{L} -]{3,40}?) for (?:more than |at least |longer than )?(?<count>\d{1,3}) ?(?<unit>seconds?|minutes?|hours?|days?|weeks?|months?),? (?<rest>(?:is|gets|has|shows|becomes|appears|turns|moves) .{3,160})$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  if (head === undefined || state === undefined || unit === undefined || rest === undefined || condition !== undefined)
    return undefined
  const number = Number(count)
  const seen = `It ${rest}`
  const opposite = negationOf(`It ${rest.split(/,? (?:and|but|with) /u)[0] ?? rest}`)
  if (number < 2 || opposite === undefined) return undefined
  const beyond = /(?:more|longer) than \d/iu.test(text)
  const one = lowerArticle(head).replace(/^(?:each|every|any) /iu, 'one ')
  const sides: [number, string][] = beyond
    ? [
        [number, opposite],
        [number + 1, seen],
      ]
    : [
        [number - 1, opposite],
        [number, seen],
      ]
  const noun = unit.replace(/s$/, '')
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [],
    steps: sides.map(([value, outcome]) => {
      const span = `${String(value)} ${noun}${value === 1 ? '' : 's'}`
      return {
        what: 'action',
        words: `Let ${one} be ${state} for ${span}, then look at it`,
        data: span,
        outcome: capitalise(outcome),
      }
    }),
    outcome: '',
    title: titled(`${capitalise(head)} ${state} for ${count ?? ''} ${unit} ${rest}`),
  }
}

/** "A break of 45 minutes resets the counter": one that is a little shorter does not. */
export function ofThatLength(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { thing, count, unit, rest } =
    /^(?<thing>(?:an?|each|every|any) [\p{L} -]{2,40}?) of (?<count>\d{1,3}) (?<unit>seconds|minutes|hours|days) (?<rest>(?:resets|ends|unlocks|restarts|clears|starts|triggers|stops|interrupts) .{3,120})$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  if (thing === undefined || count === undefined || unit === undefined || rest === undefined || condition !== undefined)
    return undefined
  const opposite = negationOf(`It ${rest}`)
  const noun = thing.split(' ').at(-1)?.toLowerCase() ?? ''
  if (opposite === undefined || Number(count) < 2) return undefined
  const one = lowerArticle(thing).replace(/^(?:each|every|any) /iu, 'a ')
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [],
    steps: [Number(count) - 1, Number(count)].map((value, at) => ({
      what: 'action',
      words: `${actsByNoun[noun] ?? 'Bring about'} ${one} of ${String(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`,
      data: `${String(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`,
      outcome: at === 0 ? capitalise(opposite) : `It ${rest}`,
    })),
    outcome: '',
    title: titled(plain(reading, text)),
  }
}

/** "The same alarm is not sent again for 60 minutes, unless …": again too early, and again in time. */
export function notAgainFor(reading: Reading, clause: Clause): Effect | undefined {
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]?.text ?? ''
  const exceptional = /^unless /iu.test(next)
  const text = `${clause.text}${exceptional ? `, ${next}` : ''}`
  const found =
    /^(?<thing>(?:the same|an?|each|every|the) [\p{L} -]{3,60}?) (?:is|are) (?:not|never|only) (?<done>\p{L}+)(?: (?:again|a second time|once more))(?<more> [\p{L} ]{3,30}?)? (?:for|within|before|until) (?<count>\d{1,3}) (?<unit>seconds?|minutes?|hours?|days?)(?:,? unless (?<unless>.{3,80}))?$/iu.exec(
      plain(reading, text),
    )?.groups
  const { thing, done, count, unit, unless } = found ?? {}
  if (thing === undefined || done === undefined || unit === undefined) return undefined
  const noun = unit.replace(/s$/, '')
  const number = Number(count)
  const span = (value: number): string => `${String(value)} ${noun}${value === 1 ? '' : 's'}`
  const what = thing.replace(/^(?:the same|each|every) /iu, 'the ')
  const again = /^the same /iu.test(thing) ? 'the same one' : 'it'
  const steps: EffectStep[] = [
    { what: 'action', words: `Bring about ${lowerArticle(what)}`, outcome: `It is ${done}` },
    {
      what: 'action',
      words: `Bring about ${again} a second time ${span(number - 1)} later`,
      data: span(number - 1),
      outcome: `It is not ${done} again`,
    },
    {
      what: 'action',
      words: `Bring about ${again} once more ${span(number + 1)} after the first time`,
      data: span(number + 1),
      outcome: `It is ${done} again`,
    },
  ]
  const exception = unless === undefined ? undefined : parseSentence(unless)
  if (unless !== undefined && exception !== undefined)
    steps.push({
      what: 'action',
      words: `Make sure that ${unless.replace(/^(?:it|they) (?:was|were) /iu, 'this one is ')}, then bring about ${again} again ${span(number - 1)} later`,
      data: span(number - 1),
      outcome: `It is ${done} again`,
    })
  return number < 2
    ? undefined
    : {
        kind: 'effect',
        source: exceptional ? `${plain(reading, clause.text)}. ${plain(reading, next)}` : plain(reading, text),
        given: [],
        steps,
        outcome: '',
        title: titled(
          `${capitalise(thing)}: not ${done} again after ${span(number - 1)}, but after ${span(number + 1)}`,
        ),
      }
}

/** "A maximum of 3 fields can irrigate at the same time. The 4th waits": as many as may, and one more. */
export function mostAtOnce(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { count, things, verb, rest } =
    /^(?:a maximum of|at most|no more than|not more than|up to) (?<count>\d{1,3}) (?<things>[\p{L} -]{3,40}?) (?:can|may) (?<verb>\p{Ll}+)(?<rest>(?: [\p{L} ]{2,40})? at (?:the same time|once|a time))$/iu.exec(
      text,
    )?.groups ?? {}
  if (count === undefined || things === undefined || verb === undefined || /^be$/.test(verb)) return undefined
  const number = Number(count)
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const nextText = next === undefined ? '' : plain(reading, next.text)
  const more = new RegExp(
    `^the (?:${String(number + 1)}(?:st|nd|rd|th)|next|next one|one after that) (?<outcome>.{3,200})$`,
    'iu',
  ).exec(nextText)?.groups?.outcome
  const noun = oneOf(things).replace(/^an? /iu, '')
  const sentence = more === undefined ? undefined : parseSentence(nextText)
  return {
    kind: 'effect',
    source: more === undefined ? text : `${text}. ${nextText}`,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Let ${count} ${things} ${verb}${rest ?? ''}`,
        data: count,
        outcome: `All ${count} ${verb}`,
      },
      {
        what: 'action',
        words: `Try to let one more ${noun} ${verb} meanwhile`,
        data: String(number + 1),
        ...(more === undefined || sentence === undefined
          ? { refused: true }
          : { outcome: `The ${noun} ${observation(sentence)}` }),
      },
    ],
    outcome: '',
    title: titled(`${count} ${isPlural(things) ? things : `${things}s`} ${verb}${rest ?? ''}, the next one does not`),
  }
}

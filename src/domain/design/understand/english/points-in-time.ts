import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { lowerFirst } from '../step-text.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { observation, parseSentence } from './sentence.ts'
import { definite, isPlural, lowerArticle } from './subject.ts'
import { imperativeOf, negationOf } from './step.ts'

const several =
  /^(?<head>.{3,120}?),? (?<numbers>\d{1,3}(?: (?:days?|hours?|minutes?|weeks?))?(?:, \d{1,3}(?: (?:days?|hours?|minutes?|weeks?))?){0,4},? and (?:again )?\d{1,3}|\d{1,3}) (?<unit>days?|hours?|minutes?|weeks?) (?<where>(?:before|prior to|ahead of) (?<event>[^,;]{3,60}?)|ahead|beforehand|in advance|after (?<start>[^,;]{3,60}?))(?: at (?<clock>\d{1,2}:\d{2}))?(?:, (?:and )?then .{3,60})?$/iu

const message =
  /(?<!\p{L})(?:warn|remind|notif|inform|alert|e-?mail|sms|text message|push|message|letter|call)(?:s|ed|er|ers|ications?|ification|ies|ied|ing)?(?!\p{L})/iu

/** "Reminders go out 21, 14 and 8 days before arrival": the day before each of them nothing, on the day itself one. */
export function reminders(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = several.exec(text)?.groups
  if (found?.head === undefined || found.unit === undefined || !message.test(found.head)) return undefined
  const sentence = parseSentence(found.head)
  const sent = / (?:go(?:es)? out|(?:is|are) (?:sent|mailed|e-mailed|due))$/iu.test(found.head)
  if (!sent && (sentence === undefined || sentence.negated || sentence.subject === '')) return undefined
  const numbers = [...(found.numbers ?? '').matchAll(/\d+/gu)].map(([number]) => Number(number))
  const unit = found.unit.replace(/s$/, '')
  const later = found.start !== undefined
  // An event with days before it and no time of day is worked out with dates.
  if (found.clock === undefined && (found.event ?? found.start) !== undefined) return undefined
  const event = found.event ?? found.start ?? endOf(reading, clause)
  if (event === undefined) return undefined
  const ordered = [...new Set(numbers)].sort((a, b) => (later ? a - b : b - a))
  const spans = ordered.map((number) => `${String(number)} ${unit}${number === 1 ? '' : 's'}`)
  const relation = later ? 'after' : 'before'
  const { clock } = found
  const set = (span: string, time?: string): EffectStep => ({
    what: 'action',
    words: `Set the ${clock === undefined && /day|week/.test(unit) ? 'date' : 'clock'} of the test system to ${span} ${relation} ${event}${time === undefined ? '' : `, ${time}`}`,
    data: time === undefined ? span : `${span}, ${time}`,
  })
  const happens = capitalise(
    sentence === undefined || sent ? found.head : `${sentence.subject} ${observation(sentence)}`,
  )
  const steps = ordered.flatMap((number, at): EffectStep[] => {
    const span = spans[at] ?? ''
    const other = later ? number - 1 : number + 1
    const quiet = { outcome: at === 0 ? 'No message has been sent yet' : 'No further message has been sent' }
    const early: EffectStep[] =
      clock !== undefined
        ? [{ ...set(span, besideClock(clock, -1)), ...quiet }]
        : other < 1 || ordered.includes(other)
          ? []
          : [{ ...set(`${String(other)} ${unit}${other === 1 ? '' : 's'}`), ...quiet }]
    const due = `${happens}: ${at === 0 ? 'one message has' : `${String(at + 1)} messages in all have`} been sent`
    return [...early, { ...set(span, clock), outcome: due }]
  })
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps,
    outcome: '',
    dated: true,
    title: titled(`${happens} ${spans.join(', ')} ${relation} ${event}`),
  }
}

/** "30 days ahead" in a criterion that says "Tokens expire after 365 days": before they expire. */
function endOf(reading: Reading, clause: Clause): string | undefined {
  for (const { main } of reading.clauses.slice(0, reading.clauses.indexOf(clause)).reverse()) {
    const sentence = parseSentence(main)
    if (sentence !== undefined && /^(?:expire|end|lapse|close|finish|start|begin)$/.test(sentence.verb)) {
      const one = plain(reading, lowerArticle(sentence.subject))
      return `${/^(?:the|an?|its?|their) /.test(one) ? one : `the ${one}`} ${isPlural(sentence.subject) ? sentence.verb : `${sentence.verb}s`}`
    }
  }
  return undefined
}

function besideClock(clock: string, by: number): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const total = (hours * 60 + minutes + 1_440 + by) % 1_440
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

/** "The link works until 7 days before arrival at 18:00; later it shows …": a minute before that and a minute after it. */
export function untilBefore(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found =
    /^(?<main>.{8,120}?),? until (?<count>\d{1,3}) (?<unit>days?|hours?|weeks?) before (?<event>[^,;]{3,60}?) at (?<clock>\d{1,2}:\d{2})$/iu.exec(
      text,
    )?.groups
  const { main, event, clock } = found ?? {}
  const sentence = main === undefined ? undefined : parseSentence(main)
  if (main === undefined || event === undefined || clock === undefined || sentence === undefined || sentence.negated)
    return undefined
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const nextText = next === undefined ? '' : plain(reading, next.text)
  const later = /^(?:later|after that|afterwards|from then on|then),? (?<after>.{3,200})$/iu.exec(nextText)?.groups
    ?.after
  const told = later ?? (next?.otherwise === true ? plain(reading, next.main) : undefined)
  const opposite = told ?? negationOf(main)
  if (opposite === undefined) return undefined
  const subject = plain(reading, lowerArticle(sentence.subject))
  const act = sentence.passive && sentence.modal === 'can' ? `${sentence.verb} ${subject}` : `open ${subject}`
  const distance = `${found?.count ?? ''} ${found?.unit ?? ''}`
  const tryAt = (time: string, outcome: string): EffectStep => ({
    what: 'action',
    words: `Set the clock of the test system to ${distance} before ${event}, ${time}, and ${act}`,
    data: `${distance}, ${time}`,
    outcome: capitalise(outcome),
  })
  return {
    kind: 'effect',
    source: told === undefined ? text : `${text}. ${nextText}`,
    given: [],
    steps: [tryAt(besideClock(clock, -1), main), tryAt(besideClock(clock, 1), opposite)],
    outcome: '',
    dated: true,
    title: titled(`${capitalise(main)} until ${distance} before ${event}, ${clock}`),
  }
}

/** A little less and a little more than a span: "59 minutes", "61 minutes". */
export function around(count: number, unit: string): [string, string] | undefined {
  const plural = (number: number, one: string): string => `${String(number)} ${one}${number === 1 ? '' : 's'}`
  switch (unit) {
    case 'second':
    case 'minute':
      return count < 2 ? undefined : [plural(count - 1, unit), plural(count + 1, unit)]
    case 'hour':
      return count === 1
        ? ['59 minutes', '61 minutes']
        : [`${plural(count - 1, unit)} 59 minutes`, `${plural(count, unit)} 1 minute`]
    case 'day':
    case 'week':
    case 'month':
      return [plural(count, unit), plural(count + 1, unit)]
    default:
      return undefined
  }
}

/** "… resumes if the author comes back within an hour; after that it has to be started again": back in time, and too late. */
export function returnsWithin(reading: Reading, clause: Clause): Effect | undefined {
  const { condition } = clause
  const stated =
    condition === undefined
      ? undefined
      : /^(?<event>.{3,100}?) within (?<count>an?|one|\d{1,3}) ?(?<unit>s|seconds?|min|minutes?|h|hours?|days?|weeks?|months?)$/iu.exec(
          plain(reading, condition),
        )?.groups
  if (stated?.event === undefined || stated.unit === undefined || clause.unless === true) return undefined
  const short: Partial<Record<string, string>> = { s: 'second', min: 'minute', h: 'hour' }
  const unit = short[stated.unit] ?? stated.unit.replace(/s$/, '')
  const sides = around(/^\d/.test(stated.count ?? '') ? Number(stated.count) : 1, unit)
  const event = parseSentence(stated.event)
  const main = plain(reading, clause.main)
  if (sides === undefined || event === undefined || event.modal !== '') return undefined
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const after = next?.otherwise === true ? plain(reading, next.main) : undefined
  const opposite = after ?? negationOf(main)
  if (opposite === undefined) return undefined
  const [inside, outside] = sides
  const both = [clause, ...(after === undefined || next === undefined ? [] : [next])]
  const source = both.map(({ text }) => plain(reading, text)).join('. ')
  // "within 10 minutes nobody acknowledges": it is what does not happen in that time.
  if (event.negated || /^(?:no|nobody|nothing|none)(?: |$)/iu.test(event.subject)) {
    const idle = lowerArticle(stated.event)
    return {
      kind: 'effect',
      source,
      given: [],
      steps: [
        {
          what: 'action',
          words: `Let ${inside} pass in which ${idle}`,
          data: inside,
          outcome: capitalise(opposite.replace(/, (?:only )?once$/u, '')),
        },
        {
          what: 'action',
          words: `Wait on until ${outside} have passed in all`,
          data: outside,
          outcome: capitalise(main),
        },
      ],
      outcome: '',
      title: titled(`${capitalise(main)} at ${outside}, not at ${inside}`),
    }
  }
  const act = lowerFirst(imperativeOf(stated.event))
  if (/^(?:make sure|wait|let|use) /.test(act)) return undefined
  // "opened and reopened within 8 minutes": the time begins with the first of the two.
  const [start = act, back] = act.split(/ and (?=[^ ]+ (?:it|them|the|again)(?!\p{L}))/u)
  return {
    kind: 'effect',
    source,
    given: prepared(reading, main),
    steps: [inside, outside].map((span, at) => ({
      what: 'action',
      words:
        at > 0
          ? `Do the same again, but wait ${span} this time`
          : back === undefined
            ? `Wait ${span}, then ${act}`
            : `${capitalise(start)}, wait ${span}, then ${back}`,
      data: span,
      outcome: capitalise(at === 0 ? main : opposite),
    })),
    outcome: '',
    title: titled(`After ${inside} and after ${outside}: ${main}`),
  }
}

/** "An interrupted upload": it is there before the time begins. */
function prepared(reading: Reading, main: string): string[] {
  const subject = parseSentence(main)?.subject ?? ''
  return /^(?:an?|each|every|the) \p{L}+(?:ed|en) /iu.test(subject) ||
    (/^(?:the|an?) /iu.test(subject) && /^(?:stay|remain|keep)$/.test(parseSentence(main)?.verb ?? ''))
    ? [
        `There is ${plain(reading, lowerArticle(definite(subject).replace(/^the /, /^the [aeiou]/iu.test(definite(subject)) ? 'an ' : 'a ')))}`,
      ]
    : []
}

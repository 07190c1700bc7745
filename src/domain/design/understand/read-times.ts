import { observationsIn } from '../frame/observations.ts'
import type { Clause } from './clauses.ts'
import { allThen, type Reading } from './reading.ts'
import { asStep, capitalise, messageIn, plain, says, subjectOf, valuesOf } from './stretch.ts'
import type { Rule, Thing } from './rule.ts'
import type { Limit } from './limits.ts'
import { isDuration, type Value } from './value.ts'
import { pattern } from './lexicon/lexicon.ts'
import { readClockSides } from './read-clock-sides.ts'
import { expanded, readMoments } from './read-moments.ts'
import { namedAction } from './step-text.ts'
import { statedRefusal } from './read-limits.ts'
import { attempts } from './read-attempts.ts'
import { parseSentence } from './english/sentence.ts'
import { lowerArticle } from './english/subject.ts'

/** Lifetimes, deadlines, cut-off times, bookings ahead and attempts. They claim their values before ranges are read. */
export function readTimes(reading: Reading): Rule[] {
  return reading.clauses.flatMap((clause) => [
    ...attempts(reading, clause),
    ...readClockSides(reading, clause),
    ...expanded(reading, clause).flatMap((one) => readMoments(reading, one)),
    ...spans(reading, clause),
    ...cutoffs(reading, clause),
  ])
}

function spans(reading: Reading, clause: Clause): Rule[] {
  const rules = aheadBetween(reading, clause)
  for (const { index, value, at } of valuesOf(reading, clause.text)) {
    if (
      !isDuration(value) ||
      reading.taken.has(index) ||
      reading.limits.some(
        ({ used, low, high, step }) =>
          used.includes(index) && ((low !== undefined && high !== undefined) || step === value),
      )
    )
      continue
    const rule = spanRule(reading, clause, value, at, index)
    if (rule === undefined) continue
    reading.taken.add(index)
    rules.push(rule)
  }
  return rules
}

/** "must be requested 14 days in advance" is the least, "can be booked 30 days ahead" the most. */
const mustBe =
  /(?<!\p{L})(?:must|has to|have to|needs? to|muss|müssen|debe|deben|hay que|doit|doivent|deve|devem|tem de|têm de)(?!\p{L})/iu

function daysAhead(reading: Reading, clause: Clause, object: Thing, { min, max }: { min?: Value; max?: Value }): Rule {
  const weekday = says(reading, 'never', clause.text) ? matched(reading, clause.text) : undefined
  const action = asStep(reading, clause.main)
  const message = statedRefusal(reading, clause)
  return {
    kind: 'daysAhead',
    source: plain(reading, clause.text),
    thing: object,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(message === undefined ? {} : { message }),
    ...(action === undefined ? {} : { action }),
    ...(weekday === undefined ? {} : { weekday }),
  }
}

/** "from 2 to 30 days in advance", "at least 10 days from today, at most 18 months ahead": both ends of what may be chosen. */
function aheadBetween(reading: Reading, clause: Clause): Rule[] {
  const at = ({ used: [first] }: Limit): number =>
    first === undefined ? -1 : clause.text.indexOf(String.fromCharCode(0xe000 + first))
  const limits = reading.limits.filter(
    (limit) =>
      at(limit) >= 0 &&
      isLongSpan((limit.high ?? limit.low)?.value) &&
      !limit.used.some((index) => reading.taken.has(index)) &&
      says(reading, 'ahead', clause.text.slice(at(limit), at(limit) + 60)),
  )
  const whole = limits.find(({ low, high }) => low !== undefined && high !== undefined)
  const [least, most] = [limits.find(({ high }) => high === undefined), limits.find(({ low }) => low === undefined)]
  const [min, max] = [(whole ?? least)?.low?.value, (whole ?? most)?.high?.value]
  if (min === undefined || max === undefined) return []
  for (const { used } of limits) for (const index of used) reading.taken.add(index)
  const object = subjectOf(reading, clause.main) ?? { words: plain(reading, clause.main).slice(0, 70), label: false }
  return [daysAhead(reading, clause, object, { min, max })]
}

function isLongSpan(span: Value | undefined): boolean {
  return span !== undefined && /^(?:day|workday|week|month|year)$/.test(span.measure)
}

function spanRule(reading: Reading, clause: Clause, span: Value, at: number, index: number): Rule | undefined {
  const source = plain(reading, clause.text)
  const near = clause.text.slice(Math.max(0, at - 45), at + 60)
  const isLong = isLongSpan(span)
  const object = subjectOf(reading, clause.main) ??
    subjectOf(reading, clause.text) ?? { words: plain(reading, clause.main).slice(0, 70), label: false }
  if (isLong && says(reading, 'ahead', clause.text.slice(at, at + 60))) {
    const limit = reading.limits.find(({ used }) => used.includes(index))
    const least = limit === undefined ? mustBe.test(clause.text) : limit.high === undefined
    return daysAhead(reading, clause, object, least ? { min: span } : { max: span })
  }
  if (says(reading, 'age', plain(reading, clause.text)) && span.measure === 'year') return undefined
  const other = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const after = other?.otherwise === true ? plain(reading, other.text) : undefined
  const message =
    other === undefined
      ? messageIn(reading, clause.text)
      : (messageIn(reading, other.text) ?? messageIn(reading, clause.text))
  // Nobody's session lasts for days: who is inactive that long is a customer, an account or a ticket.
  const idle = says(reading, 'idle', clause.text) && !isLong
  if (idle || says(reading, 'expire', clause.text) || (says(reading, 'lock', near) && clause.role !== 'given')) {
    return {
      kind: 'lifetime',
      source,
      thing: object,
      span,
      idle,
      lock: says(reading, 'lock', near),
      ...(after === undefined ? {} : { outcome: after }),
      ...(message === undefined ? {} : { message }),
    }
  }
  if (clause.role === 'when' && reading.given.some((text) => says(reading, 'lock', text)))
    return { kind: 'lifetime', source, thing: object, span, idle: false, lock: true }
  if (!says(reading, 'within', near)) return undefined
  // "within 30 seconds and retried after 1 and 5 minutes": the word belongs to the first of them.
  if (reading.language === 'en' && /within [\uE000-\uE7FF](?:.(?!within))*$/iu.test(clause.text.slice(0, at)))
    return undefined
  // "a slot that starts in under 30 minutes" is near or far; nothing is due.
  if (/(?:starts?|begins?|departs?|leaves?|due|ends?) in (?:[\p{L}]+ ){0,2}$/iu.test(clause.text.slice(0, at)))
    return undefined
  const limit = reading.limits.find(({ used }) => used.includes(index))
  if (after !== undefined && clause.role === 'statement')
    return {
      kind: 'lifetime',
      source,
      thing: object,
      span,
      idle: false,
      lock: false,
      outcome: after,
      ...(message === undefined ? {} : { message }),
    }
  const when =
    reading.when.find((text) => !text.includes(String.fromCharCode(0xe000 + index))) ??
    clause.condition ??
    reading.given[0]
  const { outcome, atOnce } =
    clause.role === 'when'
      ? { outcome: allThen(reading) }
      : dueAndAtOnce(clause.main, String.fromCharCode(0xe000 + index), reading)
  const told = reading.language === 'en' ? outcome : withoutSpan(reading, outcome, index)
  const named = namedAction(clause.main, reading.lexicon)?.step
  // "The account can be deleted; all data are removed within 30 days": counted from what the sentence before permits.
  const before = clause.follows === true ? reading.clauses[reading.clauses.indexOf(clause) - 1] : undefined
  const permitted =
    before === undefined || !/(?<!\p{L})(?:can|may)(?!\p{L})/u.test(before.main)
      ? undefined
      : asStep(reading, before.main)
  const event =
    when === undefined
      ? named === undefined
        ? permitted
        : capitalise(plain(reading, named))
      : (asStep(reading, when) ?? arranged(reading, when))
  return {
    kind: 'deadline',
    source,
    span,
    exclusive: limit?.high?.inclusive === false,
    outcome: plain(reading, told),
    ...(atOnce === undefined ? {} : { atOnce: plain(reading, atOnce) }),
    ...(event === undefined || event === '' ? {} : { event }),
  }
}

/** "The report has more than 100 pages": a state that the tester brings about. */
function arranged(reading: Reading, state: string): string {
  const told = plain(reading, state)
  return reading.language === 'en' && parseSentence(told)?.subject !== ''
    ? `Make sure that ${lowerArticle(told)}`
    : capitalise(told)
}

/** "The status is Cancelled and the amount is refunded within #": only what the time belongs to is due later. */
function dueAndAtOnce(main: string, sign: string, { language }: Reading): { outcome: string; atOnce?: string } {
  const parts = observationsIn(main, language)
  const due = parts.filter((part) => part.includes(sign))
  const others = parts.filter((part) => !part.includes(sign))
  const [outcome] = due
  return outcome === undefined || others.length === 0 ? { outcome: main } : { outcome, atOnce: others.join('. ') }
}

/** "kommt innerhalb von 15 Minuten eine Mail": the period has its own slot. */
function withoutSpan({ lexicon }: Reading, outcome: string, index: number): string {
  const mark = String.fromCharCode(0xe000 + index)
  const left = outcome
    .replace(pattern(`(?:(?:${lexicon.cues.within}) )?(?:${lexicon.cues.within}) ${mark}|${mark}`), ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;])/g, '')
    .trim()
  return left.split(' ').length < 3 ? outcome : left
}

function matched(reading: Reading, text: string): string | undefined {
  const found = new RegExp(`(?<!\\p{L})(?:${reading.lexicon.cues.weekday})(?!\\p{L})`, 'iu').exec(text)
  return found?.[0]
}

/** "until 9:00": the last minute and the first one after it. */
function cutoffs(reading: Reading, clause: Clause): Rule[] {
  const clocks = valuesOf(reading, clause.text).filter(({ value }) => value.measure === 'clock')
  const [first] = clocks
  if (
    first === undefined ||
    clocks.length > 1 ||
    says(reading, 'notify', clause.text) ||
    !says(reading, 'cutoff', clause.text.slice(Math.max(0, first.at - 25), first.at))
  )
    return []
  reading.taken.add(first.index)
  const object = subjectOf(reading, clause.main) ?? { words: plain(reading, clause.main), label: false }
  const action = asStep(reading, clause.main.replace(String.fromCharCode(0xe000 + first.index), ''))
  const other = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const message = statedRefusal(reading, clause)
  return [
    {
      kind: 'cutoff',
      source: plain(reading, clause.text),
      thing: object,
      clock: first.value,
      ...(action === undefined ? {} : { action }),
      ...(other?.otherwise === true ? { after: plain(reading, other.text) } : {}),
      ...(message === undefined ? {} : { message }),
    },
  ]
}

import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'
import { asStep, capitalise, messageIn, plain, says, subjectOf } from './stretch.ts'
import type { Rule, Thing } from './rule.ts'
import { isDuration, type Value } from './value.ts'
import { pattern } from './lexicon/lexicon.ts'
import { valueIndexes } from './marked-text.ts'
import { readClockSides } from './read-clock-sides.ts'
import { expanded, readMoments } from './read-moments.ts'
import { namedAction } from './step-text.ts'
import { statedRefusal } from './read-limits.ts'

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

function valuesOf(reading: Reading, stretch: string): { index: number; value: Value; at: number }[] {
  return valueIndexes(stretch).flatMap((index) => {
    const value = reading.marked.values[index]
    return value === undefined || reading.taken.has(index)
      ? []
      : [{ index, value, at: stretch.indexOf(String.fromCharCode(0xe000 + index)) }]
  })
}

/** "5 wrong passwords in a row → locked for 15 min", "after 3 failed attempts". */
function attempts(reading: Reading, clause: Clause): Rule[] {
  if (clause.role === 'given') return []
  const counts = valuesOf(reading, clause.text).filter(
    ({ value }) => value.measure === 'number' || value.measure === 'times' || value.measure === 'ordinal',
  )
  const found = counts.find(({ at }) => says(reading, 'wrong', clause.text.slice(Math.max(0, at - 40), at + 60)))
  if (found === undefined) return []
  const next = reading.clauses.slice(reading.clauses.indexOf(clause), reading.clauses.indexOf(clause) + 3)
  // "after three wrong codes no further attempt is possible for 20 minutes": locked without the word.
  const barred = (text: string): boolean =>
    pattern('no|not|cannot|kein[e]?|nicht|no se|ne|aucun[e]?|não|nenhum[a]?|zu').test(text) &&
    valuesOf(reading, text).some(({ value }) => isDuration(value))
  const locked =
    next.find(({ text }) => says(reading, 'lock', text)) ?? next.slice(0, 1).find(({ text }) => barred(text))
  const outcome =
    outcomeOf(reading, clause) ?? (locked === undefined || locked === clause ? undefined : plain(reading, locked.main))
  if (locked === undefined) return loses(reading, clause, found, outcome)
  const spans = next
    .flatMap(({ text }) => valuesOf(reading, text).map((one) => ({ ...one, text })))
    .filter(({ value, index }) => isDuration(value) && index !== found.index)
  // "5 wrong entries in 15 minutes lock the account for 30": the first period is the one they are counted in.
  const window = spans.find(({ text, at }) => spans.length > 1 && inPeriod.test(text.slice(Math.max(0, at - 16), at)))
  const lock = spans.find((one) => one !== window)
  const message = next.map(({ text }) => messageIn(reading, text)).find((text) => text !== undefined)
  for (const used of [found, window, lock]) if (used !== undefined) reading.taken.add(used.index)
  claimNext(reading, next, found.value.amount)
  const object: Thing = subjectOf(reading, locked.main) ?? {
    words: plain(reading, clause.main),
    label: false,
  }
  return [
    {
      kind: 'attempts',
      source: plain(reading, clause.text),
      thing: object,
      count: found.value.amount,
      outcome: withoutAttempts(outcome ?? plain(reading, clause.main)),
      ...wrongEntry(reading, clause, found),
      ...(reading.language === 'en' && !inARow.test(plain(reading, reading.marked.text)) ? { restarts: false } : {}),
      ...(lock === undefined ? {} : { lock: lock.value }),
      ...(window === undefined ? {} : { window: window.value }),
      ...(message === undefined ? {} : { message }),
    },
  ]
}

const inARow =
  /(?<!\p{L})(?:in a row|consecutive(?:ly)?|in succession|one after (?:the other|another)|back to zero|resets?|restarts?|starts again)(?!\p{L})/iu

const inPeriod = /(?<!\p{L})(?:within|in|inside|innerhalb|binnen|en|dentro|dans|em|num)(?: \p{L}+)? ?$/iu

/** "The sixth attempt is refused even with the right password": what the lock means, said once more. */
function claimNext(reading: Reading, clauses: Clause[], count: number): void {
  for (const clause of clauses)
    for (const { index, value } of valuesOf(reading, clause.text))
      if (value.measure === 'ordinal' && value.amount === count + 1) reading.taken.add(index)
}

/** "After 3 wrong codes no new code can be requested": what follows is told without its cause. */
function withoutAttempts(outcome: string): string {
  return outcome.replace(
    /^(?:after|nach|tras|après|após|con|com|with) (?:\p{L}+|\d+) (?:\p{L}+ ){1,3}?(?:in a row |seguid[oa]s |consécuti\p{L}+ )?(?:within \d+ \p{L}+ )?,? ?(?=(?:the|no|el|la|los|las|le|l['’]|les|o|a|os|as|se) ?\p{L})/iu,
    '',
  )
}

/** "4 wrong PINs": what is entered, in the ticket's words. */
function wrongEntry(
  reading: Reading,
  { text }: Clause,
  { at, value }: { at: number; value: Value },
): { entry?: string; fault?: string } {
  const fault =
    reading.language === 'en'
      ? /(?<!\p{L})(?<fault>(?:wrong|incorrect|invalid|false|failed) \p{L}+(?: of \p{L}+)?(?: (?:code|number|word|answer|name|attempt)s?)?)/iu
          .exec(text)
          ?.groups?.fault?.replace(/([^s])s$/u, '$1')
      : undefined
  const named = fault === undefined || /attempt|login|sign-in|try/i.test(fault) ? {} : { fault }
  if (value.measure === 'ordinal') return named
  const words =
    /^(?: \p{L}+(?:-\p{L}+)?){2,3}/u
      .exec(text.slice(at + 1))?.[0]
      .split(' ')
      .slice(1) ?? []
  const last = words.findIndex((_, place) => place > 0 && says(reading, 'wrong', words.slice(0, place + 1).join(' ')))
  return last < 1 ? named : { ...named, entry: `${value.text} ${words.slice(0, last + 1).join(' ')}` }
}

/** "With the third wrong PIN the right to bid is lost": nothing is locked, but the last failure has its own effect. */
function loses(
  reading: Reading,
  clause: Clause,
  found: { index: number; value: Value; at: number },
  outcome?: string,
): Rule[] {
  const cause = pattern('after|on|with|at|nach|bei|beim|mit|tras|con|al|après|au|à|com|ao|após').exec(
    clause.text.slice(0, 8),
  )
  const told = withoutAttempts(
    outcome ??
      plain(reading, clause.text).replace(
        /^(?:on|with|at|after|al|au|ao|à) (?:the |la |le |o |a )?\p{L}+ (?:\p{L}+ ){1,3}?(?=(?:the|se|el|la|le|l['’]|o|a) ?\p{L})/iu,
        '',
      ),
  )
  if (cause === null || found.value.amount < 2 || found.value.amount > 20 || told === plain(reading, clause.text))
    return []
  reading.taken.add(found.index)
  return [
    {
      kind: 'attempts',
      source: plain(reading, clause.text),
      thing: { words: told.slice(0, 50), label: false },
      count: found.value.amount,
      outcome: told,
      loses: true,
      ...wrongEntry(reading, clause, found),
    },
  ]
}

function outcomeOf(reading: Reading, clause: Clause): string | undefined {
  if (clause.role === 'when' || clause.role === 'given')
    return reading.then.length === 0 ? undefined : plain(reading, reading.then.join(', '))
  return clause.condition === undefined ? undefined : plain(reading, clause.main)
}

function spans(reading: Reading, clause: Clause): Rule[] {
  const rules: Rule[] = []
  for (const { index, value, at } of valuesOf(reading, clause.text)) {
    if (
      !isDuration(value) ||
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

function spanRule(reading: Reading, clause: Clause, span: Value, at: number, index: number): Rule | undefined {
  const source = plain(reading, clause.text)
  const near = clause.text.slice(Math.max(0, at - 45), at + 60)
  const isLong =
    span.measure === 'day' || span.measure === 'workday' || span.measure === 'week' || span.measure === 'month'
  const object = subjectOf(reading, clause.main) ??
    subjectOf(reading, clause.text) ?? { words: plain(reading, clause.main).slice(0, 70), label: false }
  if (isLong && says(reading, 'ahead', clause.text.slice(at, at + 60))) {
    const weekday = says(reading, 'never', clause.text) ? matched(reading, clause.text) : undefined
    const action = asStep(reading, clause.main)
    return {
      kind: 'daysAhead',
      source,
      thing: object,
      max: inDays(span),
      ...(action === undefined ? {} : { action }),
      ...(weekday === undefined ? {} : { weekday }),
    }
  }
  if (says(reading, 'age', plain(reading, clause.text)) && span.measure === 'year') return undefined
  const other = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const after = other?.otherwise === true ? plain(reading, other.text) : undefined
  const message =
    other === undefined
      ? messageIn(reading, clause.text)
      : (messageIn(reading, other.text) ?? messageIn(reading, clause.text))
  const idle = says(reading, 'idle', clause.text)
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
  const outcome = clause.role === 'when' ? reading.then.join(', ') : clause.main
  const named = namedAction(clause.main, reading.lexicon)?.step
  const event =
    when === undefined
      ? named === undefined
        ? undefined
        : capitalise(plain(reading, named))
      : (asStep(reading, when) ?? capitalise(plain(reading, when)))
  return {
    kind: 'deadline',
    source,
    span,
    exclusive: limit?.high?.inclusive === false,
    outcome: plain(reading, outcome),
    ...(event === undefined || event === '' ? {} : { event }),
  }
}

function inDays({ measure, amount }: Value): number {
  return amount * (measure === 'week' ? 7 : measure === 'month' ? 30 : 1)
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

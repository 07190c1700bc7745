import { findLimits, type Limit } from './limits.ts'
import { markText, valueIndexes } from './marked-text.ts'
import { readFormulas } from './read-formulas.ts'
import { readTiers } from './read-tiers.ts'
import { roundingOf } from './rounding.ts'
import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'
import { nounAfter, plain, says, subjectOf, thing } from './stretch.ts'
import type { Rule, Tier } from './rule.ts'
import { withAmount } from './value.ts'
import { pattern } from './lexicon/lexicon.ts'

/** Percentages and tiers: rules whose result a case can work out. */
export function readCalculations(reading: Reading): Rule[] {
  const table = tierTable(reading)
  if (table !== undefined) return [table]
  const formulas = readFormulas(reading)
  if (formulas.length > 0) return formulas
  const tiers = readTiers(reading)
  // A scenario names its own amounts and their result: it is run as written.
  if (reading.given.length > 0 && reading.when.length > 0) return tiers
  return [
    ...tiers,
    ...reading.clauses.flatMap((clause) =>
      clause.role === 'given' ? [] : [...freeFrom(reading, clause), ...shares(reading, clause)],
    ),
  ]
}

/** A table whose first column holds ranges and another one a price or a rate. */
function tierTable(reading: Reading): Rule | undefined {
  const [header = [], ...body] = reading.rows
  if (header.length < 2 || body.length < 2) return undefined
  const tiers: Tier[] = []
  for (const row of body) {
    const cell = markText(row[0] ?? '', reading.language)
    const limit = findLimits(cell, reading.language)[0]
    const result = markText(row[1] ?? '', reading.language).values[0]
    if (limit === undefined || result === undefined) return undefined
    tiers.push({ limit, result })
  }
  for (const clause of reading.clauses) for (const index of valueIndexes(clause.text)) reading.taken.add(index)
  return {
    kind: 'tiers',
    source: plain(reading, reading.marked.text),
    thing: { words: header[1] ?? '', label: true },
    tiers,
    input: header[0] ?? '',
    money: reading.money,
  }
}

/** "Delivery costs €9.50 and is free from €120.00": two tiers, the second one free. */
function freeFrom(reading: Reading, clause: Clause): Rule[] {
  if (!says(reading, 'free', clause.text)) return []
  const inside = valueIndexes(clause.text)
  const limit = reading.limits.find(
    ({ used, low, high }) => (low ?? high)?.value.measure === 'money' && used.every((index) => inside.includes(index)),
  )
  const price = inside
    .map((index) => ({ index, value: reading.marked.values[index] }))
    .find(({ index, value }) => value?.measure === 'money' && limit?.used.includes(index) === false)
  if (limit?.low === undefined || price?.value === undefined) return []
  for (const index of [...limit.used, price.index]) reading.taken.add(index)
  const below: Limit = { start: 0, end: 0, used: [], high: { value: limit.low.value, inclusive: !limit.low.inclusive } }
  const object = subjectOf(reading, clause.main) ?? { words: plain(reading, clause.main).slice(0, 50), label: false }
  const input = plain(reading, reading.marked.text.slice(limit.start, limit.end).replace(/[\uE000-\uE7FF].*$/, ''))
    .split(' ')
    .slice(-2)
    .join(' ')
  return [
    {
      kind: 'tiers',
      source: plain(reading, clause.text),
      thing: object,
      tiers: [
        { limit: below, result: price.value },
        { limit, result: withAmount(price.value, 0) },
      ],
      input: /\p{L}{3,} \p{L}{3,}/u.test(input) ? input : '',
      money: reading.money,
    },
  ]
}

function shares(reading: Reading, clause: Clause): Rule[] {
  const found = valueIndexes(clause.text)
    .map((index) => ({ index, value: reading.marked.values[index] }))
    .filter(
      ({ index, value }) =>
        value?.measure === 'percent' &&
        !reading.taken.has(index) &&
        !reading.limits.some(({ used, low, high }) => used.includes(index) && low !== undefined && high !== undefined),
    )
  const [percent] = found
  if (percent?.value === undefined || found.length > 1) return []
  // "The price includes 19 % VAT" does not say what the share is taken of.
  if (reading.language === 'en' && / (?:includes?|including|contains?) [\uE000-\uE7FF]/u.test(clause.text)) return []
  const after = clause.text.slice(clause.text.indexOf(String.fromCharCode(0xe000 + percent.index)) + 1)
  const of = pattern(
    '^\\s*(?:of|de|des?|do|da|du|del|der|von) (?:the |la |el |le |den |dem |des |o |a )?(?<base>[^,;.]{3,60}?)(?= (?:is|are|es|ist|wird|est|é|rounded|up to|at most|bis|hasta|con un|sin pasar|dans la|plafonn|até|com um|no máximo)|[,;.]|$)',
  ).exec(after)?.groups?.base
  const bounded = reading.limits.some(
    ({ used, low, high }) => used.includes(percent.index) && (low === undefined) !== (high === undefined),
  )
  if (bounded && of === undefined && !says(reading, 'reduction', clause.text)) return []
  const rounding = roundingOf(plain(reading, reading.clauses.map((one) => one.text).join('. ')))
  const money = reading.limits.filter(
    (limit) =>
      (limit.low ?? limit.high)?.value.measure === 'money' && !limit.used.some((index) => reading.taken.has(index)),
  )
  const least = money.find(({ low }) => low !== undefined)?.low?.value
  const most = money.find(({ high }) => high !== undefined)?.high?.value
  // "Sunday work gets a bonus of 50 %": of what, another rule says.
  if (of === undefined && rounding === undefined && least === undefined && most === undefined) return []
  reading.taken.add(percent.index)
  // "The discount is 10 % of the total": the share is the discount, not what is left.
  const itself = of !== undefined && says(reading, 'reduction', subjectOf(reading, clause.main)?.words ?? '')
  const reduces = percent.value.amount < 0 || (!itself && says(reading, 'reduction', clause.text))
  const clamps = clause.condition === undefined && reading.when.length === 0 && !reduces
  const inClause = valueIndexes(clause.text)
  const threshold = reading.limits.find(
    (limit) =>
      limit.used.every((index) => inClause.includes(index)) &&
      !limit.used.includes(percent.index) &&
      !limit.used.some((index) => reading.taken.has(index)) &&
      (!clamps || (limit.low ?? limit.high)?.value.measure !== 'money'),
  )
  for (const limit of clamps ? money : threshold === undefined ? [] : [threshold])
    for (const index of limit.used) reading.taken.add(index)
  if (threshold !== undefined) for (const index of threshold.used) reading.taken.add(index)
  const stated = subjectOf(reading, clause.main)
  const object = (stated !== undefined && !/^[\d%]/.test(stated.words) ? stated : undefined) ??
    thing(reading, of ?? '', false) ??
    thing(reading, nounBefore(clause.text, percent.index) ?? '', false) ??
    thing(reading, nounAfter(reading, after) ?? '', false) ?? {
      words: plain(reading, clause.main).slice(0, 50),
      label: false,
    }
  const condition = clause.condition ?? reading.when[0] ?? reading.given[0]
  return [
    {
      kind: 'share',
      source: plain(reading, clause.text),
      thing: object,
      percent: Math.abs(percent.value.amount),
      reduces,
      of: of === undefined ? '' : plain(reading, of),
      money: reading.money,
      ...(rounding === undefined ? {} : { rounding }),
      ...(clamps && least !== undefined ? { min: least } : {}),
      ...(clamps && most !== undefined ? { max: most } : {}),
      ...(condition === undefined ? {} : { condition: plain(reading, condition) }),
      ...(threshold === undefined ? {} : { threshold, counted: countedNoun(reading, threshold) }),
    },
  ]
}

/** What a threshold counts: "runners" in "at least 8 runners". */
function countedNoun(reading: Reading, threshold: Limit): string {
  const sign = String.fromCharCode(0xe000 + (threshold.used.at(-1) ?? 0))
  const { text } = reading.marked
  return plain(reading, nounAfter(reading, text.slice(text.indexOf(sign) + 1)) ?? '')
}

/** "Une remise de 10 %": what the percentage is. */
function nounBefore(text: string, index: number): string | undefined {
  return /(?<noun>\p{L}{4,})(?: (?:d[eao]|del|of|von))? $/u.exec(
    text.slice(0, text.indexOf(String.fromCharCode(0xe000 + index))),
  )?.groups?.noun
}

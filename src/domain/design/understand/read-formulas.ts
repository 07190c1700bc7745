import { namesIn, parseFormula, type Formula } from './formula.ts'
import { valueIndexes } from './marked-text.ts'
import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'
import { plain } from './stretch.ts'
import { roundingOf } from './rounding.ts'
import type { FormulaAddition, Rule } from './rule.ts'
import { pattern } from './lexicon/lexicon.ts'

const head =
  /^(?<thing>[^=:]{2,80}?)(?:(?: is| ist| es| est| é)? ?= ?| (?:is|are|equals|ist|beträgt|betragen|entspricht|es|son|est|sont|é|são) (?:calculated as |berechnet als )?|: )(?<formula>.+)$/iu
const sign = /[×*÷·]|(?<=[\s)])[/+−–](?=[\s(])|(?<!\p{L})(?:mal|geteilt durch|divided by|multiplied by)(?!\p{L})/iu
const connective =
  /^(?:then|otherwise|but|also|so|and|or|dann|sonst|aber|und|oder|entonces|si no|pero|alors|sinon|mais|então|senão|mas)(?!\p{L})/iu
/** What ends a formula: a comma outside of its brackets, or what it is adorned with. */
const tail =
  /,|[.;](?= |$)| (?:rounded|auf volle|aufgerundet|abgerundet|gerundet|redondead|arrondi|arredondad|com |mit |with |avec |con |for each |per payment)/iu

/** "Cost = start fee + kWh × tariff, rounded to cents": a result that is worked out from named values. */
export function readFormulas(reading: Reading): Rule[] {
  return reading.clauses.flatMap((clause) => {
    const found = formulaIn(reading, clause)
    return found === undefined ? [] : [found]
  })
}

function formulaIn(reading: Reading, clause: Clause): Rule | undefined {
  const { thing, formula: written } = head.exec(clause.text)?.groups ?? {}
  if (thing === undefined || written === undefined || !sign.test(written)) return undefined
  const end = endOf(written)
  const rest = written.slice(end)
  const formula = parseFormula(written.slice(0, end), (words) => constantOf(reading, words))
  if (formula === undefined || !readable(formula)) return undefined
  const index = reading.clauses.indexOf(clause)
  const following = reading.clauses.slice(index + 1)
  const names = namesIn(formula)
  // "außer die Sperre ist dauerhaft – dann sofort": a dash between two clauses.
  if (names.some((name) => connective.test(name) || (reading.language === 'de' && !/[\p{Lu}\p{N}]/u.test(name))))
    return undefined
  const additions = [
    ...perUnit(reading, rest, names),
    ...discountFor(reading, rest),
    ...following.flatMap((other) => surcharge(reading, other, names)),
  ]
  const rounding = [rest, ...following.map(({ text }) => text)]
    .map((text) => roundingOf(plain(reading, text)))
    .find((one) => one !== undefined)
  for (const other of [clause, ...following])
    if (other === clause || roundingOf(plain(reading, other.text)) !== undefined)
      for (const value of valueIndexes(other.text)) reading.taken.add(value)
  const source = [
    clause,
    ...following.filter(
      ({ text }) => roundingOf(plain(reading, text)) !== undefined || exactMultiple.test(plain(reading, text)),
    ),
  ]
    .map(({ text }) => plain(reading, text))
    .join(' ')
  return {
    kind: 'formula',
    source,
    thing: { words: plain(reading, thing.replace(/[,\s]+$/, '')), label: false },
    formula,
    additions: additions.slice(0, 2),
    exact: following.some(({ text }) => exactMultiple.test(plain(reading, text))),
    money: reading.money,
    ...(rounding === undefined ? {} : { rounding }),
  }
}

/** "A payment of an exact number of pounds moves nothing": what the formula gives for a whole amount. */
const exactMultiple =
  /exact number of|whole (?:number|amount)|glatte[rn]? Betrag|importe exacto|montant rond|valor exato/iu

function endOf(written: string): number {
  let depth = 0
  for (let at = 0; at < written.length; at += 1) {
    const character = written.charAt(at)
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth <= 0 && tail.exec(written.slice(at, at + 24))?.index === 0) return at
  }
  return written.length
}

function constantOf(reading: Reading, words: string): { amount: number; text: string } | undefined {
  const [index, second] = valueIndexes(words)
  const value = index === undefined || second !== undefined ? undefined : reading.marked.values[index]
  return value === undefined
    ? undefined
    : { amount: value.measure === 'percent' ? value.amount / 100 : value.amount, text: value.text }
}

/** Names of a few words, at least one of them, and no sentence. */
function readable(formula: Formula): boolean {
  const names = namesIn(formula)
  return (
    names.length > 0 &&
    names.length <= 6 &&
    names.every((name) => /\p{L}{2,}/u.test(name) && name.split(' ').length <= 5 && !/[.?!:@\uF000-\uF7FF]/u.test(name))
  )
}

/** "plus €0.10 per minute from the 241st minute on". */
function perUnit(reading: Reading, rest: string, names: string[]): FormulaAddition[] {
  const found = pattern(
    '(?:plus|zuzüglich|más|mais) (?<rate>#) (?:per|je|pro|por|par) (?<unit>\\p{L}+) (?:from|ab|desde|à partir de?|a partir d[eo]) (?:the |der |dem |el |la |o |a )?(?<first>#)',
  ).exec(rest)?.groups
  const value = (text: string | undefined): { amount: number; text: string } | undefined =>
    text === undefined ? undefined : constantOf(reading, text)
  const [rate, first] = [value(found?.rate), value(found?.first)]
  if (found?.unit === undefined || rate === undefined || first === undefined) return []
  const name = names.find((one) => one.toLowerCase().startsWith(found.unit?.toLowerCase() ?? '')) ?? `${found.unit}s`
  return [{ kind: 'perUnit', name, rate: rate.amount, rateText: rate.text, free: first.amount - 1 }]
}

/** "com desconto de 4% para cooperado". */
function discountFor(reading: Reading, rest: string): FormulaAddition[] {
  const found = pattern(
    '(?:less|minus|with|mit|com|con|avec)(?: \\p{L}+){0,3} (?<discount>#)(?: \\p{L}{5,12})? (?:for|für|para|pour) (?<who>(?:\\p{L}+ ?){1,3})',
  ).exec(rest)?.groups
  const [index] = valueIndexes(found?.discount ?? '')
  const value = index === undefined ? undefined : reading.marked.values[index]
  if (value?.measure !== 'percent' || found?.who === undefined || value.amount >= 100) return []
  return [{ kind: 'discountFor', name: found.who.trim(), percent: value.amount, percentText: value.text }]
}

const surcharges =
  /surcharge|extra|supplement|Zuschlag|Aufschlag|recargo|suplemento|majoration|supplément|acréscimo|sobretaxa/iu
const discounts = /discount|reduc|off|Nachlass|Rabatt|ermäßig|descuento|remise|réduction|desconto/iu

/** "Ab 120 Minuten wird ein Zuschlag von 15 % berechnet", where the minutes are one of the formula's names. */
function surcharge(reading: Reading, { text }: Clause, names: string[]): FormulaAddition[] {
  const inside = valueIndexes(text)
  const [percent] = inside.flatMap((index) => {
    const value = reading.marked.values[index]
    return value?.measure === 'percent' ? [{ index, value }] : []
  })
  const limit = reading.limits.find(
    ({ used }) => used.every((index) => inside.includes(index) && index !== percent?.index) && used.length > 0,
  )
  const bound = limit?.low ?? limit?.high
  if (percent === undefined || limit === undefined || bound === undefined) return []
  const unit = bound.value.format.suffix.trim().toLowerCase()
  const name = names.find(
    (one) => unit.length > 2 && one.toLowerCase().startsWith(unit.slice(0, Math.max(3, unit.length - 2))),
  )
  const factor = surcharges.test(text) ? 1 : discounts.test(text) ? -1 : 0
  if (name === undefined || factor === 0) return []
  for (const index of inside) reading.taken.add(index)
  return [{ kind: 'beyond', name, limit, percent: factor * percent.value.amount }]
}

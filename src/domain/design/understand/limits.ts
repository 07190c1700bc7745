import type { Language } from '../language.ts'
import { lexiconOf, pattern, type BoundName } from './lexicon/lexicon.ts'
import { decimalPlaces, withPlaces } from './decimal-places.ts'
import { valueIndexes, type MarkedText } from './marked-text.ts'
import { decimalsOf, moved, naturalStep, withAmount, type Value } from './value.ts'

/** One end of a limit: the value and whether it is still inside. */
export interface Bound {
  value: Value
  inclusive: boolean
}

/** A stated limit: what lies between its ends is inside. At least one end is given. */
export interface Limit {
  low?: Bound
  high?: Bound
  /** The distance between permitted values, where the text states one ("in steps of 5"). */
  step?: Value
  /** With how many decimals a value may be written, where the text says so. */
  places?: number
  /** Where its words stand in the marked text. */
  start: number
  end: number
  /** The values of the marked text it uses. */
  used: number[]
}

/** Values around the ends of a limit, all of them inside or outside. */
export interface Edge {
  value: Value
  inside: boolean
  place: 'belowMin' | 'min' | 'max' | 'aboveMax' | 'offStep'
}

const denied: Partial<Record<BoundName, BoundName>> = { moreThan: 'atMost', lessThan: 'atLeast' }

/** "not larger than", "must not be shorter than": what stands in front turns the comparison round. */
const negated: Record<Language, RegExp> = {
  en: /(?:^|[^\p{L}])(?:not?|never|cannot|(?:can|must|may|should|is|are|does|do)n[’']t)(?: (?:be|contain|have|include|weigh|last|cost|take|go|run|lie|fall|any|get|become)){0,2} $/iu,
  de: /(?:^|[^\p{L}])nicht $/iu,
  es: /(?:^|[^\p{L}])no (?:(?:sea|es|son|sean|ser|puede|pueden|debe|deben|podrá|podrán|tener|tiene|tenga|pesar|pesa|durar|dura|ocupar|ocupa) ){0,2}$/iu,
  fr: /(?:^|[^\p{L}])pas (?:être |avoir |durer |peser |contenir )?$/iu,
  pt: /(?:^|[^\p{L}])não (?:(?:seja|é|são|sejam|ser|pode|podem|deve|devem|poderá|ter|tem|tenha|pesar|pesa|durar|dura|ocupar|ocupa) ){0,2}$/iu,
}

/** So many limits of a criterion are read. */
const mostLimits = 40

const order: BoundName[] = ['betweenBelow', 'between', 'atMost', 'atLeast', 'lessThan', 'moreThan', 'exactly']

/**
 * Every limit that a text states, in the order of the text: "between 1 and 24", "no more than €1,000.00", "less than 7
 * days". A lower and an upper end of the same kind that stand together are one limit. Time is linear in the text.
 */
export function findLimits(marked: MarkedText, language: Language): Limit[] {
  const { bounds } = lexiconOf(language)
  const decimals = decimalPlaces(marked)
  const taken = new Set<number>(decimals.flatMap(({ used }) => used))
  const limits: Limit[] = []
  for (const name of order) {
    for (const source of bounds[name]) {
      for (const found of marked.text.matchAll(pattern(source, 'giu'))) {
        const used = valueIndexes(found[0])
        if (used.some((index) => taken.has(index))) continue
        const limit = limitOf(
          denied[name] !== undefined && negated[language].test(marked.text.slice(0, found.index)) ? denied[name] : name,
          used.flatMap((index) => marked.values[index] ?? []),
          found.index,
          found.index + found[0].length,
          used,
        )
        if (limit === undefined) continue
        for (const index of used) taken.add(index)
        limits.push(limit)
      }
    }
  }
  const joined = joinEnds(limits.sort((a, b) => a.start - b.start).slice(0, mostLimits), marked.text)
  return withSteps(withPlaces(joined, marked, decimals), marked, bounds.step, taken)
}

function limitOf(name: BoundName, values: Value[], start: number, end: number, used: number[]): Limit | undefined {
  const [first, second] = values
  if (first === undefined || first.measure === 'ordinal') return undefined
  const common = { start, end, used }
  if (name === 'between' || name === 'betweenBelow') {
    if (second === undefined) return undefined
    const [low, high] = sameUnit(first, second)
    if (low.measure !== high.measure) return undefined
    if (name === 'betweenBelow')
      return low.amount >= high.amount
        ? undefined
        : { ...common, low: { value: low, inclusive: true }, high: { value: high, inclusive: false } }
    return low.amount <= high.amount
      ? { ...common, low: { value: low, inclusive: true }, high: { value: high, inclusive: true } }
      : { ...common, low: { value: high, inclusive: true }, high: { value: low, inclusive: true } }
  }
  if (name === 'exactly')
    return { ...common, low: { value: first, inclusive: true }, high: { value: first, inclusive: true } }
  const inclusive = name === 'atLeast' || name === 'atMost'
  return name === 'atLeast' || name === 'moreThan'
    ? { ...common, low: { value: first, inclusive } }
    : { ...common, high: { value: first, inclusive } }
}

/** "5 to 480 minutes": the first value takes the unit of the second, and the other way round. */
function sameUnit(first: Value, second: Value): [Value, Value] {
  const lend = (from: Value, to: Value): Value =>
    to.measure === 'number' && (from.measure !== 'number' || (to.format.suffix === '' && from.format.suffix !== ''))
      ? {
          ...withAmount(
            { ...to, measure: from.measure, format: { ...from.format } },
            to.amount,
            Math.max(to.decimals, from.measure === 'money' ? from.decimals : 0),
          ),
        }
      : to
  return [lend(second, first), lend(first, second)]
}

const nearBy = 30

function joinEnds(limits: Limit[], text: string): Limit[] {
  const joined: Limit[] = []
  for (const limit of limits) {
    const last = joined.at(-1)
    const lower = last?.low ?? limit.low
    const upper = last?.high ?? limit.high
    const complementary =
      last !== undefined &&
      (last.low === undefined) !== (limit.low === undefined) &&
      (last.high === undefined) !== (limit.high === undefined)
    // "up to 60 days ahead. A stay is at least 1 night" speaks of two things.
    const apart = last !== undefined && /[.;] \p{L}+ \p{L}{3,}/u.test(text.slice(last.end, limit.start))
    if (complementary && !apart && lower !== undefined && upper !== undefined && limit.start - last.end <= nearBy) {
      const [low, high] = sameUnit(lower.value, upper.value)
      // "Up to 50 … above 50" are two ranges that touch each other.
      const overlap = low.amount < high.amount || (low.amount === high.amount && lower.inclusive && upper.inclusive)
      if (low.measure === high.measure && overlap) {
        joined[joined.length - 1] = {
          low: { ...lower, value: low },
          high: { ...upper, value: high },
          start: last.start,
          end: limit.end,
          used: [...last.used, ...limit.used],
        }
        continue
      }
    }
    joined.push(limit)
  }
  return joined
}

function withSteps(limits: Limit[], marked: MarkedText, sources: string[], taken: Set<number>): Limit[] {
  for (const source of sources) {
    for (const found of marked.text.matchAll(pattern(source, 'giu'))) {
      const [index] = valueIndexes(found[0])
      const step = index === undefined ? undefined : marked.values[index]
      const before = limits.filter(({ start }) => start < found.index).at(-1) ?? limits[0]
      if (step === undefined || index === undefined || before === undefined || before.used.includes(index)) continue
      if (taken.has(index)) limits = limits.filter((limit) => !(limit.used.length === 1 && limit.used[0] === index))
      before.step = step
      before.used.push(index)
    }
  }
  return limits
}

/** The last accepted and the first refused value at each end, one step apart, in rising order. */
export function edgesOf({ low: lower, high: upper, step, places }: Limit): Edge[] {
  const edges: Edge[] = []
  // Both ends take the finer of their decimals: 0.5 to 30 is tried with 30.1.
  const decimals = Math.max(lower?.value.decimals ?? 0, upper?.value.decimals ?? 0, places ?? 0)
  const [low, high] = [finer(lower, decimals), finer(upper, decimals)]
  const exact = low !== undefined && high !== undefined && low.value.amount === high.value.amount
  if (low !== undefined) {
    const by = stepOf(low.value, step)
    const lowest = low.inclusive ? low.value : moved(low.value, by)
    const below = low.inclusive ? moved(low.value, -by) : low.value
    if (below.amount >= 0 || lowest.amount < 0 || low.value.measure === 'number')
      edges.push({ value: below, inside: false, place: 'belowMin' })
    edges.push({ value: lowest, inside: true, place: 'min' })
    if (step !== undefined && naturalStep(lowest) < by)
      edges.push({ value: moved(lowest, offStep(by, lowest)), inside: false, place: 'offStep' })
    if (step === undefined && places !== undefined)
      edges.push({ value: moved(lowest, 5 / 10 ** (places + 1)), inside: false, place: 'offStep' })
  }
  if (high !== undefined) {
    const by = stepOf(high.value, step)
    const highest = high.inclusive ? high.value : moved(high.value, -by)
    const above = high.inclusive ? moved(high.value, by) : high.value
    if (!exact) edges.push({ value: highest, inside: true, place: 'max' })
    edges.push({ value: above, inside: false, place: 'aboveMax' })
  }
  return edges
}

function finer(bound: Bound | undefined, decimals: number): Bound | undefined {
  return bound === undefined || bound.value.measure !== 'number'
    ? bound
    : { ...bound, value: { ...bound.value, decimals } }
}

function stepOf(value: Value, step: Value | undefined): number {
  if (step !== undefined && step.amount > 0) return inUnit(step, value)
  return naturalStep(value)
}

const seconds: Record<string, number> = { second: 1, minute: 60, hour: 3_600, day: 86_400 }

/** "in blocks of 30 minutes" for a limit in hours is half an hour. */
function inUnit(step: Value, value: Value): number {
  const from = seconds[step.measure]
  const to = seconds[value.measure]
  return from === undefined || to === undefined || from === to ? step.amount : (step.amount / to) * from
}

/** A value between two permitted ones, as round as possible. */
function offStep(by: number, value: Value): number {
  const half = by / 2
  return decimalsOf(half) <= Math.max(value.decimals, 0) && half >= naturalStep(value) ? half : naturalStep(value)
}

/** An ordinary value from the middle of a limit, or undefined where one end is open. */
export function middleOf({ low, high, step }: Limit): Value | undefined {
  if (low === undefined || high === undefined || high.value.amount - low.value.amount < 2) return undefined
  const by = stepOf(low.value, step)
  const steps = Math.round((high.value.amount - low.value.amount) / 2 / by)
  const middle = low.value.amount + steps * by
  // The thousands of a middle value are grouped as in the higher of its neighbours.
  const group = low.value.format.group === '' ? high.value.format.group : low.value.format.group
  return withAmount(
    { ...low.value, format: { ...low.value.format, group } },
    Number(middle.toFixed(Math.max(low.value.decimals, decimalsOf(by)))),
    low.value.decimals,
  )
}

/** "A body of more than 64 KB is refused" accepts up to 64 KB. */
export function inverted({ low, high, ...limit }: Limit): Limit {
  if (low !== undefined) return { ...limit, high: { value: low.value, inclusive: !low.inclusive } }
  return high === undefined ? limit : { ...limit, low: { value: high.value, inclusive: !high.inclusive } }
}

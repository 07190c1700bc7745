import process from 'node:process'
import type { ExportedParser } from './exported-parsers.ts'
import { growthSizes, type RepeatedText } from './fragments.ts'

/** Milliseconds at each of `growthSizes`; fewer if it became too slow to continue. */
export interface Growth {
  parser: string
  text: string
  times: number[]
}

/** Growth is ignored if the largest size takes less than this, because noise is larger. */
const floorMs = 150
/** A parser that takes this long gets no larger text. */
const endlessMs = 3_000
/** Eight times the text may take eight times as long, with a factor of four for caches and the garbage collector. */
const maxGrowth = 8 * 4

/**
 * The cost of a call: processor time of this thread, which excludes other programs. Linux may count it in steps of 4
 * ms, so short calls use the clock, which is never less.
 */
function cost(prepare: () => () => void): number {
  const call = prepare()
  const begin = performance.now()
  const before = process.threadCpuUsage()
  call()
  const { user, system } = process.threadCpuUsage(before)
  const elapsed = performance.now() - begin
  return elapsed < 20 ? elapsed : Math.min(elapsed, (user + system) / 1000)
}

/** The fastest of several tries, because other load can only make a call slower. */
function quickest(tries: number, prepare: () => () => void): number {
  return Math.min(...Array.from({ length: tries }, () => cost(prepare)))
}

/**
 * Measures one parser on one text at every size, with the fastest of three tries, so that a garbage collection does not
 * count as growth.
 */
function measure({ name, prepare }: ExportedParser, variant: number, text: RepeatedText): Growth {
  const times: number[] = []
  for (const size of growthSizes) {
    const input = text.build(size)
    times.push(quickest(3, () => prepare(input, variant)))
    if ((times.at(-1) ?? 0) > endlessMs) break
  }
  return { parser: name, text: text.name, times }
}

const [smallest] = growthSizes
const largest = Math.max(...growthSizes)
/** If four times the text takes less than this factor, its quadratic part is too small to fail later. */
const calmRatio = 5.8
const calmDoubling = 2.6

/**
 * Whether a text is worth measuring, from a quick look at the smallest size and a quarter of it. It is not if even
 * cubic growth would stay below the floor, or if the time is already proportional to the size.
 */
function isSuspect({ prepare }: ExportedParser, variant: number, text: RepeatedText): boolean {
  const input = text.build(smallest)
  const time = cost(() => prepare(input, variant))
  if (time * (largest / smallest) ** 2.5 < floorMs) return false
  const quarter = text.build(smallest / 4)
  if (time < calmRatio * quickest(2, () => prepare(quarter, variant))) return false
  // Noise can reach this point too, so twice the text must take clearly more than twice as long.
  const double = text.build(smallest * 2)
  return quickest(2, () => prepare(double, variant)) > calmDoubling * quickest(2, () => prepare(input, variant))
}

/** Whether the time grows faster than the text. */
function isSuperLinear({ times }: Growth): boolean {
  const first = times[0] ?? 0
  const last = times.at(-1) ?? 0
  if (last > endlessMs) return true
  return times.length === growthSizes.length && last > floorMs && last > first * maxGrowth
}

/** The texts for which a parser takes more than linear time. */
export function superLinear(parser: ExportedParser, texts: readonly RepeatedText[]): Growth[] {
  return texts.flatMap((text, at) => {
    const variant = at % parser.variants
    if (!isSuspect(parser, variant, text)) return []
    const growth = measure(parser, variant, text)
    return isSuperLinear(growth) ? [growth] : []
  })
}

/** The slowest text for a parser, measured at every size. */
export function slowest(parser: ExportedParser, texts: readonly RepeatedText[]): Growth | undefined {
  const costs = texts.map((text, at) => {
    const variant = at % parser.variants
    const input = text.build(smallest)
    return { text, variant, cost: cost(() => parser.prepare(input, variant)) }
  })
  const [most] = costs.sort((a, b) => b.cost - a.cost)
  return most && measure(parser, most.variant, most.text)
}

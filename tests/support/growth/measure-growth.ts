import process from 'node:process'
import type { ExportedParser } from './exported-parsers.ts'
import { growthSizes, type RepeatedText } from './fragments.ts'

/** Milliseconds at each of `growthSizes`: fewer of them where it was quick enough, or too slow, to go on. */
export interface Growth {
  parser: string
  text: string
  times: number[]
}

/** Below this at the largest size, growth is not looked at: noise of the machine is larger. */
const floorMs = 150
/** A parser that takes this long is not asked for more. */
const endlessMs = 3_000
/** Eight times the text may take eight times as long, and four times as much again for caches and the garbage collector. */
const mostGrowth = 8 * 4

/**
 * What a call takes: processor time of this thread, so that other programs on the machine do not count. Linux may count it
 * in steps of 4 ms, so a short call is timed by the clock, which is never less.
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

/** The quickest of so many tries: whatever else happens only ever makes a call slower. */
function quickest(tries: number, prepare: () => () => void): number {
  return Math.min(...Array.from({ length: tries }, () => cost(prepare)))
}

/** A size twice as large that takes at most this much longer has too little of a square in it to fail at eight times the size. */
const calmRatio = 2.6

interface Effort {
  /** Every size is measured, also where it cannot fail any more. */
  all?: boolean
  tries?: number
}

/**
 * Measures one parser on one text, from the smallest size on. It ends early where the larger sizes cannot fail any more:
 * the time is so short that growth between the square and the cube would stay below the floor, or it hardly more than
 * doubled.
 */
function measure({ name, prepare }: ExportedParser, variant: number, text: RepeatedText, { all = false, tries = 1 }: Effort): Growth {
  const times: number[] = []
  const largest = growthSizes[growthSizes.length - 1] ?? 0
  for (const size of growthSizes) {
    const input = text.build(size)
    const before = times.at(-1)
    const time = quickest(tries, () => prepare(input, variant))
    times.push(time)
    if (time > endlessMs) break
    if (all) continue
    if (time * (largest / size) ** 2.5 < floorMs || (before !== undefined && time < before * calmRatio)) break
  }
  return { parser: name, text: text.name, times }
}

/** Whether the time grows faster than the text does. */
export function isSuperLinear({ times }: Growth): boolean {
  const first = times[0] ?? 0
  const last = times.at(-1) ?? 0
  if (last > endlessMs) return true
  return times.length === growthSizes.length && last > floorMs && last > first * mostGrowth
}

/**
 * How one parser grows with each text. Where its arguments can be of several kinds, the texts go to them in turn. What looks
 * worse than linear is measured again, the quickest of three tries: a pause of the garbage collector is no growth.
 */
export function growths(parser: ExportedParser, texts: readonly RepeatedText[]): Growth[] {
  return texts.map((text, at) => {
    const variant = at % parser.variants
    const growth = measure(parser, variant, text, {})
    return isSuperLinear(growth) ? measure(parser, variant, text, { all: true, tries: 3 }) : growth
  })
}

/** The text that takes the parser longest, measured at every size. */
export function slowest(parser: ExportedParser, texts: readonly RepeatedText[]): Growth | undefined {
  const costs = texts.map((text, at) => {
    const variant = at % parser.variants
    const input = text.build(growthSizes[0])
    return { text, variant, cost: cost(() => parser.prepare(input, variant)) }
  })
  const [most] = costs.sort((a, b) => b.cost - a.cost)
  return most && measure(parser, most.variant, most.text, { all: true, tries: 3 })
}

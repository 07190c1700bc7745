import process from 'node:process'
import type { ExportedParser } from './exported-parsers.ts'
import { growthSizes, type RepeatedText } from './fragments.ts'

/** Milliseconds at each of `growthSizes`: fewer of them where it was too slow to go on. */
export interface Growth {
  parser: string
  text: string
  times: number[]
}

/** Below this at the largest size, growth is not looked at: noise of the machine is larger. */
const floorMs = 150
/** A parser that takes this long gets no larger text. */
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

/** Measures one parser on one text at every size, the quickest of three tries: a pause of the garbage collector is no growth. */
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
/** Four times as much text that takes less than this times as long has too little of a square in it to fail later. */
const calmRatio = 5.8
const calmDoubling = 2.6

/**
 * Whether a text is worth measuring: a quick look at the smallest size, and at a quarter of it. It is not where growth
 * between the square and the cube would stay below the floor, or where the time follows the size already.
 */
function isSuspect({ prepare }: ExportedParser, variant: number, text: RepeatedText): boolean {
  const input = text.build(smallest)
  const time = cost(() => prepare(input, variant))
  if (time * (largest / smallest) ** 2.5 < floorMs) return false
  const quarter = text.build(smallest / 4)
  if (time < calmRatio * quickest(2, () => prepare(quarter, variant))) return false
  // Noise of a busy machine got here, too: twice the text has to take clearly more than twice as long.
  const double = text.build(smallest * 2)
  return quickest(2, () => prepare(double, variant)) > calmDoubling * quickest(2, () => prepare(input, variant))
}

/** Whether the time grows faster than the text does. */
function isSuperLinear({ times }: Growth): boolean {
  const first = times[0] ?? 0
  const last = times.at(-1) ?? 0
  if (last > endlessMs) return true
  return times.length === growthSizes.length && last > floorMs && last > first * mostGrowth
}

/**
 * The texts with which one parser takes more than linear time. `turn` spreads the texts over the parsers, most of which call
 * one another: each takes every second one, a costly one every twelfth. All of them go through `bench:growth`.
 */
export function superLinear(parser: ExportedParser, texts: readonly RepeatedText[], turn: number): Growth[] {
  const every = parser.costly ? 12 : 2
  return texts.flatMap((text, at) => {
    const variant = Math.floor(at / every) % parser.variants
    if ((at + turn) % every !== 0 || !isSuspect(parser, variant, text)) return []
    const growth = measure(parser, variant, text)
    return isSuperLinear(growth) ? [growth] : []
  })
}

/** The text that takes the parser longest, measured at every size. */
export function slowest(parser: ExportedParser, texts: readonly RepeatedText[]): Growth | undefined {
  const costs = texts.map((text, at) => {
    const variant = at % parser.variants
    const input = text.build(smallest)
    return { text, variant, cost: cost(() => parser.prepare(input, variant)) }
  })
  const [most] = costs.sort((a, b) => b.cost - a.cost)
  return most && measure(parser, most.variant, most.text)
}

import { findCases, type FoundCase } from './find-cases.ts'
import { mend, parse } from './mend.ts'
import { findIslands, type CaseSpan, type Island } from './scan.ts'
import { afterThoughts, fencedBlocks } from './segments.ts'

/** A case as found in a text. */
export interface TextCase extends FoundCase {
  /** The JSON around it had to be mended. */
  mended: boolean
  /** The text ended inside it. */
  cut: boolean
}

export interface TextReading {
  cases: TextCase[]
  /** The text ended before its brackets did. */
  truncated: boolean
  /** The cases had to be taken out of something that was no JSON document. */
  extracted: boolean
}

/** JSON in a string in JSON in a string …: further down nothing is looked for. */
const deepestText = 4

const nothing: TextReading = { cases: [], truncated: false, extracted: false }

/** Finds the cases in an answer's text. Of several ways to cut the text the one that gives most whole cases wins. */
export function readText(text: string, depth = 0): TextReading {
  if (depth > deepestText) return nothing
  const clean = parse(text.trim())
  if (clean !== undefined) return fromValue(clean, depth)
  const answer = afterThoughts(text)
  const readings: (() => TextReading)[] = [
    () => merge(fencedBlocks(answer).map((block) => readBlock(block, depth))),
    () => readBlock(answer, depth),
    () => (answer === text ? nothing : readBlock(text, depth)),
  ]
  let best = nothing
  for (const read of readings) {
    const reading = read()
    if (wholeCases(reading) > wholeCases(best) || (best === nothing && reading.cases.length > 0)) best = reading
    if (wholeCases(best) > 0 && best.cases.every((item) => !item.cut && !item.mended)) break
  }
  return best
}

function wholeCases(reading: TextReading): number {
  return reading.cases.filter((item) => !item.cut).length
}

function fromValue(value: unknown, depth: number): TextReading {
  const inner: TextReading[] = []
  const cases = findCases(value, (text) => {
    const reading = readText(text, depth + 1)
    inner.push(reading)
    return reading.cases
  })
  const states = new Map(inner.flatMap((reading) => reading.cases.map((item) => [item.value, item] as const)))
  return {
    cases: cases.map((item) => ({ mended: false, cut: false, ...item, ...stateOf(states.get(item.value)) })),
    truncated: inner.some((reading) => reading.truncated && reading.cases.length > 0),
    extracted: inner.some((reading) => reading.extracted && reading.cases.length > 0),
  }
}

function stateOf(item: TextCase | undefined): { mended: boolean; cut: boolean } | undefined {
  return item === undefined ? undefined : { mended: item.mended, cut: item.cut }
}

function readBlock(block: string, depth: number): TextReading {
  const islands = findIslands(block)
  const readings = islands.map((island) => readIsland(block, island, depth)).filter((reading) => reading.cases.length > 0)
  const merged = merge(readings)
  return readings.length > 1 ? { ...merged, extracted: true } : merged
}

function merge(readings: TextReading[]): TextReading {
  return {
    cases: readings.flatMap((reading) => reading.cases),
    truncated: readings.some((reading) => reading.truncated),
    extracted: readings.some((reading) => reading.extracted),
  }
}

function readIsland(text: string, island: Island, depth: number): TextReading {
  const whole = readWhole(text.slice(island.start, island.end), island, depth)
  const expected = island.cases.filter((span) => span.hasTitle && span.hasSteps && span.whole).length
  if (whole !== undefined && wholeCases(whole) >= expected) return whole
  const pieces = readPieces(text, island, depth)
  return whole === undefined || wholeCases(pieces) > wholeCases(whole) ? pieces : whole
}

function readWhole(slice: string, island: Island, depth: number): TextReading | undefined {
  const result = mend(slice)
  if (result === undefined) return undefined
  const reading = fromValue(result.value, depth)
  const cut = island.open > 0 ? cutObjects(result.value, island) : new Set<unknown>()
  const cases = reading.cases.map((item) => ({
    ...item,
    mended: item.mended || result.mended,
    cut: item.cut || cut.has(item.value),
  }))
  return { ...reading, cases, truncated: reading.truncated || island.open > 0 }
}

/** The objects on the way to the end of a value that the text left open: the last of each list, as deep as brackets were open. */
function cutObjects(value: unknown, island: Island): Set<unknown> {
  const depth = island.innermostWhole ? island.open - 1 : island.open
  const cut = new Set<unknown>()
  let node = value
  for (let level = 0; level < depth && typeof node === 'object' && node !== null; level++) {
    cut.add(node)
    node = Object.values(node).at(-1)
  }
  return cut
}

/** Reads each case by itself: for a region that is too broken, or too long, to be mended as a whole. */
function readPieces(text: string, island: Island, depth: number): TextReading {
  const cases: TextCase[] = []
  for (const piece of disjoint(island.cases)) {
    const result = mend(text.slice(piece.start, piece.end))
    if (result === undefined) continue
    for (const item of fromValue(result.value, depth).cases) {
      cases.push({ ...item, mended: true, cut: item.cut || !piece.whole })
    }
  }
  return { cases, truncated: island.open > 0, extracted: true }
}

/** Spans that do not overlap: objects with title and steps, each up to the next one's start; failing those, the outermost of the rest. */
function disjoint(spans: CaseSpan[]): CaseSpan[] {
  const full = spans.filter((span) => span.hasTitle && span.hasSteps)
  if (full.length > 0) {
    return full.map((span, index) => ({ ...span, end: Math.min(span.end, full[index + 1]?.start ?? span.end) }))
  }
  const outermost: CaseSpan[] = []
  for (const span of spans) if (span.start >= (outermost.at(-1)?.end ?? 0)) outermost.push(span)
  return outermost
}

import { findCases, type FoundCase } from './find-cases.ts'
import { cutMark, type CaseSpan } from './json-writer.ts'
import { Mender, parse } from './mend.ts'
import { afterThoughts, betweenBrackets, decoded, fencedBlocks } from './segments.ts'
import { skipBlanks } from './signs.ts'
import { findIslands, type Island } from './tidy.ts'

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
/** Strings of one answer that are looked into for JSON, and cases that are taken from it: far above any real answer. */
const mostStrings = 2_000
const mostCases = 2_000
/** Text that is no JSON is read up to here, as if it had been cut off: ten times the longest answer of a model. */
const longestUntidy = 2_000_000
/** Characters of strings that are looked through for JSON whose quotes were not escaped. */
const mostLookedThrough = 200_000
/** All the text that is tidied for one answer, in every way it is cut. */
const mostUntidy = 3_000_000

const nothing: TextReading = { cases: [], truncated: false, extracted: false }

/** Finds the cases in an answer's text. Of several ways to cut the text the one that gives most whole cases wins. */
export function readText(text: string): TextReading {
  return new TextReader().read(text, 0)
}

/** Finds the cases in a parsed answer, whose strings may hold JSON. */
export function readValue(value: unknown): TextReading {
  return new TextReader().fromValue(value, 0)
}

class TextReader {
  readonly #mender = new Mender()
  readonly #patience = { left: mostLookedThrough }
  #strings = mostStrings
  #untidy = mostUntidy

  read(text: string, depth: number): TextReading {
    if (depth > deepestText) return nothing
    const clean = parse(text)
    if (clean !== undefined) return this.fromValue(clean, depth)
    const answer = afterThoughts(text)
    const ways = [
      () => merged(fencedBlocks(answer).map((block) => this.#block(block, depth))),
      () => this.#block(answer, depth),
      () => (answer === text ? nothing : this.#block(text, depth)),
    ]
    let best = nothing
    for (const way of ways) {
      const reading = way()
      if (wholeCases(reading) > wholeCases(best) || best === nothing) best = reading
      if (wholeCases(best) > 0 && !best.truncated && !best.extracted) break
    }
    return best
  }

  fromValue(value: unknown, depth: number): TextReading {
    const inner = new Map<FoundCase['value'], TextCase>()
    const readings: TextReading[] = []
    const found = findCases(value, mostCases, (text) => {
      if (this.#strings <= 0) return []
      this.#strings--
      const reading = this.read(text, depth + 1)
      if (reading.cases.length > 0) readings.push(reading)
      for (const item of reading.cases) inner.set(item.value, item)
      return reading.cases
    })
    const cases = found.map((item) => inner.get(item.value) ?? { ...item, mended: false, cut: isCut(item.value) })
    return { ...merged(readings), cases }
  }

  #block(block: string, depth: number): TextReading {
    const clean = parse(block)
    if (clean !== undefined) return this.fromValue(clean, depth)
    const bare = parse(betweenBrackets(block))
    if (bare !== undefined) return { ...this.fromValue(bare, depth), extracted: true }
    const start = block.slice(0, Math.min(longestUntidy, this.#untidy))
    this.#untidy -= start.length
    const text = decoded(start) ?? start
    const readings: TextReading[] = []
    let count = 0
    for (const island of findIslands(text, this.#patience)) {
      if (count >= mostCases) break
      const reading = this.#island(text, island, depth)
      count += reading.cases.length
      if (reading.cases.length > 0) readings.push(standsAlone(text, island) ? reading : { ...reading, extracted: true })
    }
    return merged(readings)
  }

  #island(text: string, island: Island, depth: number): TextReading {
    const clean = island.truncated ? undefined : parse(text.slice(island.start, island.end))
    if (clean !== undefined) return this.fromValue(clean, depth)
    const value = this.#mender.read(island.text)
    const whole = value === undefined ? undefined : this.fromValue(value, depth)
    const expected = island.cases.filter((span) => span.hasTitle && span.hasSteps).length
    if (whole !== undefined && whole.cases.length >= expected) return mended(whole, island.truncated)
    const pieces = this.#pieces(island, depth)
    return whole === undefined || pieces.cases.length > whole.cases.length ? pieces : mended(whole, island.truncated)
  }

  /** Reads each case by itself: for a region that is too broken, or too long, to be mended as a whole. */
  #pieces(island: Island, depth: number): TextReading {
    const cases = disjoint(island.cases.slice(0, mostCases)).flatMap((piece) => {
      const value = this.#mender.read(island.text.slice(piece.start, piece.end))
      return value === undefined ? [] : this.fromValue(value, depth).cases
    })
    return { ...mended({ ...nothing, cases }, island.truncated), extracted: true }
  }
}

/** Whether nothing but blanks, and brackets too many, stands around a region. */
function standsAlone(text: string, { start, end }: Island): boolean {
  return skipBlanks(text, 0) === start && /^[\s\])}`]*$/.test(text.slice(end, end + 200))
}

function mended(reading: TextReading, truncated: boolean): TextReading {
  return {
    ...reading,
    cases: reading.cases.map((item) => ({ ...item, mended: true })),
    truncated: reading.truncated || truncated,
  }
}

function merged(readings: TextReading[]): TextReading {
  return {
    cases: readings.flatMap((reading) => reading.cases),
    truncated: readings.some((reading) => reading.truncated),
    extracted: readings.some((reading) => reading.extracted),
  }
}

function wholeCases(reading: TextReading): number {
  return reading.cases.reduce((count, item) => count + (item.cut ? 0 : 1), 0)
}

function isCut(value: FoundCase['value']): boolean {
  return typeof value === 'object' && Object.hasOwn(value, cutMark)
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

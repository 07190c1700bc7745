import { findCases, type FoundCase } from './find-cases.ts'
import { cutMark, type CaseSpan } from './json-writer.ts'
import { JsonRepairer, parse } from './repair-json.ts'
import { afterThoughts, betweenBrackets, decoded, fencedBlocks } from './segments.ts'
import { skipBlanks } from './signs.ts'
import { findRegions, type JsonRegion } from './tidy.ts'

/** A case as found in a text. */
export interface TextCase extends FoundCase {
  /** The JSON around the case needed repair. */
  repaired: boolean
  /** The text ended inside the case. */
  cut: boolean
}

export interface TextReading {
  cases: TextCase[]
  /** The text ended before its brackets were closed. */
  truncated: boolean
  /** The cases were extracted from text that is not a JSON document. */
  extracted: boolean
}

/** JSON in a string in JSON in a string …: the search stops at this depth. */
const maxTextDepth = 4
/** The number of strings searched for JSON, and of cases taken from one answer: far above any real answer. */
const maxStrings = 2_000
const maxCases = 2_000
/** Invalid JSON is read up to this length, as if it had been cut off: ten times a model's longest answer. */
const maxUntidyLength = 2_000_000
/** The number of characters searched for JSON with unescaped quotes inside strings. */
const maxScannedCharacters = 200_000
/** The total length of text tidied for one answer, over all attempts to split it. */
const maxUntidyTotal = 3_000_000

const nothing: TextReading = { cases: [], truncated: false, extracted: false }

/**
 * Finds the cases in the text of an answer. The answer can be split in several ways; the one with the most complete
 * cases wins.
 */
export function readAnswerText(text: string): TextReading {
  return new TextReader().read(text, 0)
}

/** Finds the cases in a parsed answer, whose strings may contain JSON. */
export function readValue(value: unknown): TextReading {
  return new TextReader().fromValue(value, 0)
}

class TextReader {
  readonly #repairer = new JsonRepairer()
  readonly #scanBudget = { left: maxScannedCharacters }
  #strings = maxStrings
  #untidy = maxUntidyTotal

  read(text: string, depth: number): TextReading {
    if (depth > maxTextDepth) return nothing
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
    const found = findCases(value, maxCases, (text) => {
      if (this.#strings <= 0) return []
      this.#strings--
      const reading = this.read(text, depth + 1)
      if (reading.cases.length > 0) readings.push(reading)
      for (const item of reading.cases) inner.set(item.value, item)
      return reading.cases
    })
    const cases = found.map((item) => inner.get(item.value) ?? { ...item, repaired: false, cut: isCut(item.value) })
    return { ...merged(readings), cases }
  }

  #block(block: string, depth: number): TextReading {
    const clean = parse(block)
    if (clean !== undefined) return this.fromValue(clean, depth)
    const bare = parse(betweenBrackets(block))
    if (bare !== undefined) return { ...this.fromValue(bare, depth), extracted: true }
    const start = block.slice(0, Math.min(maxUntidyLength, this.#untidy))
    this.#untidy -= start.length
    const text = decoded(start) ?? start
    const readings: TextReading[] = []
    let count = 0
    for (const region of findRegions(text, this.#scanBudget)) {
      if (count >= maxCases) break
      const reading = this.#region(text, region, depth)
      count += reading.cases.length
      if (reading.cases.length > 0) readings.push(standsAlone(text, region) ? reading : { ...reading, extracted: true })
    }
    return merged(readings)
  }

  #region(text: string, region: JsonRegion, depth: number): TextReading {
    const clean = region.truncated ? undefined : parse(text.slice(region.start, region.end))
    if (clean !== undefined) return this.fromValue(clean, depth)
    const value = this.#repairer.read(region.text)
    const whole = value === undefined ? undefined : this.fromValue(value, depth)
    const expected = region.cases.filter((span) => span.hasTitle && span.hasSteps).length
    if (whole !== undefined && whole.cases.length >= expected) return repaired(whole, region.truncated)
    const pieces = this.#pieces(region, depth)
    return whole === undefined || pieces.cases.length > whole.cases.length ? pieces : repaired(whole, region.truncated)
  }

  /** Reads each case separately, for a region that is too damaged or too long to repair as a whole. */
  #pieces(region: JsonRegion, depth: number): TextReading {
    const cases = disjoint(region.cases.slice(0, maxCases)).flatMap((piece) => {
      const value = this.#repairer.read(region.text.slice(piece.start, piece.end))
      return value === undefined ? [] : this.fromValue(value, depth).cases
    })
    return { ...repaired({ ...nothing, cases }, region.truncated), extracted: true }
  }
}

/** Whether a region is surrounded only by white space and excess brackets. */
function standsAlone(text: string, { start, end }: JsonRegion): boolean {
  return skipBlanks(text, 0) === start && /^[\s\])}`]*$/.test(text.slice(end, end + 200))
}

function repaired(reading: TextReading, truncated: boolean): TextReading {
  return {
    ...reading,
    cases: reading.cases.map((item) => ({ ...item, repaired: true })),
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

/**
 * Spans that do not overlap: objects with title and steps, each ending where the next one starts. If there are none,
 * the outermost of the others.
 */
function disjoint(spans: CaseSpan[]): CaseSpan[] {
  const full = spans.filter((span) => span.hasTitle && span.hasSteps)
  if (full.length > 0) {
    return full.map((span, index) => ({ ...span, end: Math.min(span.end, full[index + 1]?.start ?? span.end) }))
  }
  const outermost: CaseSpan[] = []
  for (const span of spans) if (span.start >= (outermost.at(-1)?.end ?? 0)) outermost.push(span)
  return outermost
}

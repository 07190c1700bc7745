import { endOfComment, endSigns, fieldStarts, isQuote, keyFollows, skipBlanks } from './signs.ts'

/** The position of a string: a key or value of an object, or an item of a list, at this nesting depth. */
export interface StringPlace {
  role: 'key' | 'value' | 'item'
  depth: number
  /** Whether it is inside round brackets. */
  round: boolean
  /** The offset of its opening quote. */
  start: number
  /** How many characters of the answer's strings may still be searched for JSON with unescaped quotes. */
  scanBudget: { left: number }
}

export interface StringEnd {
  /** The characters between the quotes. */
  inner: [start: number, end: number]
  /** The offset after the string. */
  end: number
  /** False if the text ended before the string did. */
  closed: boolean
}

/**
 * Finds the end of a string. Providers forget to escape quotes, so a quote ends the string only before something that
 * can follow one. They also forget closing quotes, so a field that starts inside a string ends it too. Looks ahead only
 * to the next quote or line, so many strings take linear time in total.
 */
export function findStringEnd(text: string, place: StringPlace): StringEnd {
  const open = place.start
  const quote = text.charAt(open)
  const special = tripled(text, open, quote) ?? doubled(text, open, quote) ?? embedded(text, quote, place)
  if (special !== undefined) return special
  const ends = endSigns(quote) ?? quote
  for (let i = open + 1; i < text.length; i++) {
    const char = text.charAt(i)
    if (char === '\\') i++
    else if (char === '\n') {
      const next = skipBlanks(text, i)
      if (endsAtLine(text, i, next, place))
        return { inner: [open + 1, trimmedEnd(text, open + 1, i)], end: i, closed: true }
      i = next - 1
    } else if (ends.includes(char)) {
      if (endsAtQuote(text, i, place)) return { inner: [open + 1, i], end: i + 1, closed: true }
      const forgotten = forgottenEnd(text, i, place)
      if (forgotten !== undefined) return { inner: [open + 1, forgotten], end: forgotten, closed: true }
    }
  }
  return atTextEnd(text, place)
}

/**
 * A string that is open at the end of the text: cut off there or, if the brackets after it are complete, only missing
 * its quote.
 */
function atTextEnd(text: string, { start: open, depth }: StringPlace): StringEnd {
  let end = text.length
  let left = depth
  while (end > open + 1 && left > 0 && /[}\]\s`]/.test(text.charAt(end - 1))) {
    if (/[}\]]/.test(text.charAt(end - 1))) left--
    end--
  }
  if (left > 0) return { inner: [open + 1, text.length], end: text.length, closed: false }
  return { inner: [open + 1, trimmedEnd(text, open + 1, end)], end, closed: true }
}

/** The offset of a quote that starts the next field or item, which shows that this string lacks its closing quote. */
function forgottenEnd(text: string, at: number, { role, start: open }: StringPlace): number | undefined {
  let i = at
  while (i > open + 1 && at - i < 50 && /[\s,{}[\]]/.test(text.charAt(i - 1))) i--
  const between = text.slice(i, at)
  if (role === 'item') return between === ',' && /[\p{L}\p{N}]/u.test(text.charAt(at + 1)) ? i : undefined
  if (role === 'key' || !keyFollows(text, at)) return undefined
  return /^\s*,\s*$|^\s*[}\]]/.test(between) ? i : undefined
}

/**
 * JSON in a string with unescaped quotes, `"{"a": "b"}"`: it ends at its own bracket, which is searched for over a few
 * lines only.
 */
function embedded(text: string, quote: string, place: StringPlace): StringEnd | undefined {
  const open = place.start
  if (place.role === 'key' || !/^[[{]\s*["'{[]/.test(text.slice(open + 1, open + 20))) return undefined
  const limit = Math.min(text.length, open + 2_000)
  for (let i = open + 2; i < limit && place.scanBudget.left > 0; i++, place.scanBudget.left--) {
    if (text.charAt(i) === '\\') return undefined
    if (text.charAt(i) === quote && /[}\]]/.test(text.charAt(i - 1)) && endsAtQuote(text, i, place)) {
      return { inner: [open + 1, i], end: i + 1, closed: true }
    }
  }
  return undefined
}

/** `"""text"""`, as in Python. */
function tripled(text: string, open: number, quote: string): StringEnd | undefined {
  if (!text.startsWith(quote.repeat(3), open)) return undefined
  const end = text.indexOf(quote.repeat(3), open + 3)
  return end < 0 ? undefined : { inner: [open + 3, end], end: end + 3, closed: true }
}

/** `""text""`, as exported by spreadsheets. Ends on the same line. */
function doubled(text: string, open: number, quote: string): StringEnd | undefined {
  if (text.charAt(open + 1) !== quote || !/[\p{L}\p{N}]/u.test(text.charAt(open + 2))) return undefined
  for (let i = open + 2; i < text.length && text.charAt(i) !== '\n'; i++) {
    if (text.charAt(i) !== quote) continue
    return text.charAt(i + 1) === quote ? { inner: [open + 2, i], end: i + 2, closed: true } : undefined
  }
  return undefined
}

/** A line break inside a string ends it if the next line can only be the next field or the end of the object. */
function endsAtLine(text: string, at: number, next: number, { role }: StringPlace): boolean {
  const char = text.charAt(next)
  if (role !== 'key' && (char === '}' || char === ']')) return closes(text, next, 2)
  if (!isQuote(char)) return false
  return role === 'item' ? text.charAt(at - 1) === ',' : keyFollows(text, next)
}

function trimmedEnd(text: string, start: number, end: number): number {
  let i = end
  while (i > start && /[\s,]/.test(text.charAt(i - 1))) i--
  return i
}

function endsAtQuote(text: string, at: number, place: StringPlace): boolean {
  const after = at + 1
  const next = skipBlanks(text, after)
  if (next >= text.length || endOfComment(text, next) > next || text.startsWith('```', next)) return true
  const char = text.charAt(next)
  if (place.role === 'key') return true
  if (char === '}' || char === ']') return closes(text, next, place.depth)
  if (char === ',')
    return place.role === 'value' ? fieldFollows(text, next + 1, place.depth) : itemFollows(text, next + 1, place.depth)
  if (char === ')') return place.round
  if (char === '+') return isQuote(text.charAt(skipBlanks(text, next + 1)))
  const newLine = text.slice(after, Math.min(next, after + 200)).includes('\n')
  if (place.role === 'value') return (newLine || isQuote(char)) && keyFollows(text, next)
  return (
    isQuote(char) && (newLine || (next > after && !/\s/.test(text.charAt(next + 1)) && !/\s/.test(text.charAt(at - 1))))
  )
}

/** Whether a comma can separate the text before it from the text after it. */
function separates(text: string, from: number): boolean {
  const next = skipBlanks(text, from)
  return (
    text.slice(from, Math.min(next, from + 200)).includes('\n') ||
    next >= text.length ||
    !/[\p{L}\p{N}]/u.test(text.charAt(next)) ||
    fieldStarts(text, next)
  )
}

/**
 * Whether closing brackets, and the text after them, can be at this position. After the last bracket, any text can
 * follow.
 */
function closes(text: string, from: number, depth: number): boolean {
  let i = from
  let left = depth
  while (i < text.length && (text.charAt(i) === '}' || text.charAt(i) === ']')) {
    i++
    left--
    const next = skipBlanks(text, i)
    if (left <= 0) return text.charAt(next) !== ',' || separates(text, next + 1)
    if (text.slice(i, Math.min(next, i + 200)).includes('\n')) return true
    i = next
  }
  const char = text.charAt(i)
  if (char === ',') return separates(text, i + 1)
  return i >= text.length || char === '{' || char === '[' || isQuote(char) || endOfComment(text, i) > i
}

/** After a comma in an object: a key, the end, or a misplaced object. */
function fieldFollows(text: string, from: number, depth: number): boolean {
  const next = skipBlanks(text, from)
  const char = text.charAt(next)
  if (next >= text.length || char === '{' || char === '[' || char === ',' || endOfComment(text, next) > next)
    return true
  if (char === '.' || char === '…') return text.startsWith('...', next) || char === '…'
  if (char === '}' || char === ']') return closes(text, next, depth)
  return fieldStarts(text, next)
}

/** After a comma in a list: another item, or the end. */
function itemFollows(text: string, from: number, depth: number): boolean {
  const next = skipBlanks(text, from)
  const char = text.charAt(next)
  if (next >= text.length || char === '{' || char === '[' || endOfComment(text, next) > next) return true
  if (char === '.' || char === '…') return true
  if (char === '}' || char === ']') return closes(text, next, depth)
  const ends = endSigns(char)
  if (ends === undefined)
    return /^(?:-?\d|true\b|false\b|null\b|True\b|False\b|None\b)/.test(text.slice(next, next + 6))
  for (let i = next + 1; i < text.length && i < next + 500; i++) {
    if (text.charAt(i) === '\\') i++
    else if (ends.includes(text.charAt(i)))
      return (
        i + 1 >= text.length ||
        (/[\s,\]}"']/.test(text.charAt(i + 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(skipBlanks(text, i + 1))))
      )
  }
  return true
}

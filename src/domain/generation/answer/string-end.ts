import { endOfComment, endSigns, fieldStarts, isQuote, keyFollows, skipBlanks } from './signs.ts'

/** Where a string stands: as a key or value of an object, or as an item of a list, so many brackets deep. */
export interface StringPlace {
  role: 'key' | 'value' | 'item'
  depth: number
  /** Whether it stands in round brackets. */
  round: boolean
  /** The position of its opening quote. */
  start: number
  /** How far, in all, the answer's strings may still be looked through for JSON whose quotes were not escaped. */
  patience: { left: number }
}

export interface StringEnd {
  /** The characters between the quotes. */
  inner: [start: number, end: number]
  /** The position after the string. */
  end: number
  /** False where the text ended before the string did. */
  closed: boolean
}

/**
 * Finds the end of the string at a place. Providers forget to escape quotes, so a quote ends the string only
 * where what follows can follow a string; and they forget end quotes, so a field that begins inside a string ends it too.
 * Looks no further ahead than the next quote or line, so that many strings take no more than linear time.
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

/** A string that the text's end leaves open: cut off there, or, where the brackets behind it are all there, without its quote. */
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

/** A quote that opens the next field, or the next item, shows that the end quote of this string was forgotten; its place. */
function forgottenEnd(text: string, at: number, { role, start: open }: StringPlace): number | undefined {
  let i = at
  while (i > open + 1 && at - i < 50 && /[\s,{}[\]]/.test(text.charAt(i - 1))) i--
  const between = text.slice(i, at)
  if (role === 'item') return between === ',' && /[\p{L}\p{N}]/u.test(text.charAt(at + 1)) ? i : undefined
  if (role === 'key' || !keyFollows(text, at)) return undefined
  return /^\s*,\s*$|^\s*[}\]]/.test(between) ? i : undefined
}

/** JSON in a string whose quotes were not escaped, `"{"a": "b"}"`: ends at its own bracket. Looked for over a few lines only. */
function embedded(text: string, quote: string, place: StringPlace): StringEnd | undefined {
  const open = place.start
  if (place.role === 'key' || !/^[[{]\s*["'{[]/.test(text.slice(open + 1, open + 20))) return undefined
  const limit = Math.min(text.length, open + 2_000)
  for (let i = open + 2; i < limit && place.patience.left > 0; i++, place.patience.left--) {
    if (text.charAt(i) === '\\') return undefined
    if (text.charAt(i) === quote && /[}\]]/.test(text.charAt(i - 1)) && endsAtQuote(text, i, place)) {
      return { inner: [open + 1, i], end: i + 1, closed: true }
    }
  }
  return undefined
}

/** `"""text"""`, as Python writes it. */
function tripled(text: string, open: number, quote: string): StringEnd | undefined {
  if (!text.startsWith(quote.repeat(3), open)) return undefined
  const end = text.indexOf(quote.repeat(3), open + 3)
  return end < 0 ? undefined : { inner: [open + 3, end], end: end + 3, closed: true }
}

/** `""text""`, as it comes out of a spreadsheet. Ends within the line. */
function doubled(text: string, open: number, quote: string): StringEnd | undefined {
  if (text.charAt(open + 1) !== quote || !/[\p{L}\p{N}]/u.test(text.charAt(open + 2))) return undefined
  for (let i = open + 2; i < text.length && text.charAt(i) !== '\n'; i++) {
    if (text.charAt(i) !== quote) continue
    return text.charAt(i + 1) === quote ? { inner: [open + 2, i], end: i + 2, closed: true } : undefined
  }
  return undefined
}

/** A line break inside a string ends it where the next line can only be the next field or the end of the object. */
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

/** Whether a comma can separate what came before from what stands behind it. */
function separates(text: string, from: number): boolean {
  const next = skipBlanks(text, from)
  return (
    text.slice(from, Math.min(next, from + 200)).includes('\n') ||
    next >= text.length ||
    !/[\p{L}\p{N}]/u.test(text.charAt(next)) ||
    fieldStarts(text, next)
  )
}

/** Whether brackets that close, and what comes behind them, can stand here. Behind the last one anything may. */
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

/** Behind a comma in an object: a key, the end, or an object that should not be there. */
function fieldFollows(text: string, from: number, depth: number): boolean {
  const next = skipBlanks(text, from)
  const char = text.charAt(next)
  if (next >= text.length || char === '{' || char === '[' || char === ',' || endOfComment(text, next) > next)
    return true
  if (char === '.' || char === '…') return text.startsWith('...', next) || char === '…'
  if (char === '}' || char === ']') return closes(text, next, depth)
  return fieldStarts(text, next)
}

/** Behind a comma in a list: another item, or the end. */
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

/** The characters of JSON and their careless variants. Positions are offsets into the text. */

const doubleQuotes = '"“”„‟″«»'
const singleQuotes = "'‘’‚`´"

/** The closing quotes for each opening quote; nothing for other characters. Only a straight quote closes itself. */
export function endSigns(quote: string): string | undefined {
  if (quote === '"' || quote === "'") return quote
  if (quote === '`') return '`´'
  if (quote < '\u0080') return undefined
  if (doubleQuotes.includes(quote)) return doubleQuotes
  return singleQuotes.includes(quote) ? singleQuotes : undefined
}

export function isQuote(char: string): boolean {
  return endSigns(char) !== undefined
}

function isBlank(code: number): boolean {
  if (code <= 0x20 || code === 0x7f) return true
  if (code < 0xa0) return false
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    code === 0x180e ||
    (code >= 0x2000 && code <= 0x200f) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x2060 ||
    code === 0x3000 ||
    code === 0xfeff
  )
}

export function skipBlanks(text: string, from: number): number {
  let i = from
  while (i < text.length && isBlank(text.charCodeAt(i))) i++
  return i
}

/** Comments of JavaScript, and of Python and YAML if a space follows the sign. */
export function skipBlanksAndComments(text: string, from: number): number {
  let i = skipBlanks(text, from)
  for (;;) {
    const end = endOfComment(text, i)
    if (end === i) return i
    i = skipBlanks(text, end)
  }
}

export function endOfComment(text: string, i: number): number {
  const char = text.charAt(i)
  if (char === '/' && text.charAt(i + 1) === '*') return endAt(text.indexOf('*/', i + 2), 2, text)
  if (char === '/' && text.charAt(i + 1) === '/') return endAt(text.indexOf('\n', i), 0, text)
  if (char === '#' && /[\s#]/.test(text.charAt(i + 1))) return endAt(text.indexOf('\n', i), 0, text)
  return i
}

function endAt(found: number, length: number, text: string): number {
  return found < 0 ? text.length : found + length
}

/** The longest text that is read as a key. */
const maxKeyLength = 100

/**
 * Whether a key with its colon starts here, or a key that the end of the text cut off: the surest sign of a new field.
 */
export function keyFollows(text: string, from: number): boolean {
  const start = skipBlanks(text, from)
  const ends = endSigns(text.charAt(start))
  return ends === undefined ? bareKeyFollows(text, start) : quotedKeyFollows(text, start, ends)
}

/** Without its opening quote, or without quotes at all. */
function bareKeyFollows(text: string, start: number): boolean {
  const limit = Math.min(text.length, start + maxKeyLength)
  let i = start
  while (i < limit && /[\p{L}\p{N}_$. -]/u.test(text.charAt(i))) i++
  const end = isQuote(text.charAt(i)) ? i + 1 : i
  return i > start && isColon(text.charAt(end))
}

/** With quotes, possibly doubled. The closing quote or the colon may be missing if nothing else fits. */
function quotedKeyFollows(text: string, start: number, ends: string): boolean {
  const doubled = ends.includes(text.charAt(start + 1)) && /[\p{L}_]/u.test(text.charAt(start + 2))
  const first = start + (doubled ? 2 : 1)
  const limit = Math.min(text.length, first + maxKeyLength)
  let i = first
  while (i < limit && !ends.includes(text.charAt(i)) && text.charAt(i) !== '\n') i++
  if (i >= limit || text.charAt(i) === '\n') return i >= text.length
  const next = skipBlanks(text, i + (doubled ? 2 : 1))
  if (isColon(text.charAt(next))) return true
  const key = text.slice(first, i)
  return /^\w+:\s*$/.test(key) || (/^\w+$/.test(key) && next > i + 1 && /["[{\d]/.test(text.charAt(next)))
}

export function isColon(char: string): boolean {
  return char === ':' || char === '='
}

/** Whether a field starts here, possibly after a stray word. */
export function fieldStarts(text: string, from: number): boolean {
  if (keyFollows(text, from)) return true
  const start = skipBlanks(text, from)
  let i = start
  while (i < start + 40 && /[\p{L}\p{N}_]/u.test(text.charAt(i))) i++
  const next = skipBlanks(text, i)
  return i > start && isQuote(text.charAt(next)) && keyFollows(text, next)
}

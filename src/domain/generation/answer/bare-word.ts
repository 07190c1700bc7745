import { endOfComment, fieldStarts, isQuote, keyFollows, skipBlanks } from './signs.ts'

/** An unquoted key or value, and the position after it. */
export interface BareWord {
  word: string
  end: number
}

/** The end of an unquoted key. */
export function readBareKey(text: string, from: number): BareWord {
  let i = from + 1
  while (i < text.length && !/[:,={}[\]\n"]/.test(text.charAt(i))) i++
  const word = text.slice(from, i).trim()
  return { word, end: isQuote(text.charAt(i)) && text.charAt(skipBlanks(text, i + 1)) === ':' ? i + 1 : i }
}

/** Unquoted values that are complete regardless of what follows. */
const literal =
  /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|True|False|None)(?=[\s,}\])"']|\/[/*]|$)/y

/**
 * The end of an unquoted value. A comma ends it only before something that can follow (in an object, a field), a line
 * break only if the next line does not continue the text.
 */
export function readBareValue(text: string, from: number, role: 'value' | 'item'): BareWord {
  literal.lastIndex = from
  const exact = literal.exec(text)
  if (exact !== null) return { word: exact[0], end: literal.lastIndex }
  let i = from + 1
  for (; i < text.length; i++) {
    const char = text.charAt(i)
    if (char === '}' || char === ']') break
    if (char === '\n') {
      const next = skipBlanks(text, i)
      if (role === 'item' || endsBefore(text, next)) break
      i = next - 1
    }
    if (char === ',' && (role === 'item' || endsBefore(text, skipBlanks(text, i + 1)))) break
    if (isQuote(char) && /\s/.test(text.charAt(i - 1)) && keyFollows(text, i)) break
    if (
      (char === '/' || char === '#') &&
      (/\s/.test(text.charAt(i - 1)) || text.startsWith('/*', i)) &&
      endOfComment(text, i) > i
    )
      break
  }
  return { word: withoutLooseQuote(text.slice(from, i).trim().replace(/,$/, '')), end: i }
}

/** A value whose opening quote is missing. */
function withoutLooseQuote(word: string): string {
  return word.endsWith('"') && word.indexOf('"') === word.length - 1 ? word.slice(0, -1) : word
}

/** Whether the text at this position cannot continue an unquoted value. */
function endsBefore(text: string, next: number): boolean {
  const char = text.charAt(next)
  return (
    '}]{['.includes(char) ||
    text.startsWith('...', next) ||
    char === '…' ||
    endOfComment(text, next) > next ||
    fieldStarts(text, next)
  )
}

/**
 * The opening of a call that wraps a value, such as `ObjectId("1")`, `Decimal(2)` or `("a", "b")`. Returns the position
 * after it, or undefined.
 */
export function callOpening(text: string, from: number): number | undefined {
  call.lastIndex = from
  return call.test(text) ? call.lastIndex : undefined
}

const call = /[\p{L}_$][\p{L}\p{N}_$.]{0,60}\((?=["'\d[{])/uy

/** An ellipsis in place of more items; there is nothing to read. */
export function isEllipsis(word: string): boolean {
  return /^(?:\.{3}|…)/.test(word)
}

/**
 * An unquoted word as input for `jsonrepair`. Numbers, keywords of Python and JavaScript, and plain words stay as they
 * are; anything with other characters is quoted here.
 */
export function wordText(word: string): string {
  if (/^(?:NaN|[+-]?Infinity|undefined|nil|NULL|Null)$/.test(word)) return 'null'
  if (/^[\p{L}\p{N}_$.+-]{1,60}$/u.test(word)) return word
  return JSON.stringify(word)
}

/** Normalizes the field values of a case: any value of a provider becomes text or nothing. */

/** A string, number or boolean as text; a list or object as the text of its parts; nothing for other values. */
export function textOf(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return trimmedText(value)
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null || depth > 3) return undefined
  if (Array.isArray(value))
    return joined(
      value.map((item) => textOf(item, depth + 1)),
      depth === 0 ? '\n' : ', ',
    )
  return joined(
    Object.entries(value).map(([key, item]) => {
      const text = textOf(item, depth + 1)
      return text === undefined || text === '' ? undefined : `${key}: ${text}`
    }),
    ', ',
  )
}

function joined(parts: (string | undefined)[], separator: string): string | undefined {
  const texts = parts.filter((part) => part !== undefined && part !== '')
  return texts.length === 0 ? undefined : texts.join(separator)
}

/** The first value that contains text. */
export function firstText(values: unknown[]): string {
  for (const value of values) {
    const text = textOf(value)
    if (text !== undefined && text !== '') return text
  }
  return ''
}

/** A list of texts from a list, a text with line breaks, or a single value. */
export function textList(value: unknown): string[] {
  if (Array.isArray(value)) return value.map((item) => textOf(item, 1) ?? '').filter((text) => text !== '')
  const text = textOf(value)
  return text === undefined ? [] : lines(text)
}

/** Lines are split only within this many characters of a field. */
const maxTextLength = 1_000_000

/** Where a text of a provider starts another line. */
export const lineBreak = /\r\n|[\n\r\u2028]|<br\s*\/?>/i

/** The lines of a text without bullets and numbers; a numbered list on one line is split too. */
export function lines(given: string): string[] {
  const text = given.slice(0, maxTextLength)
  const broken =
    /^\s*1[.)]\s/.test(text) && !text.includes('\n') ? text.replace(/(?<!\s)\s+(?=\d{1,3}[.)]\s)/g, '\n') : text
  return broken
    .split(lineBreak)
    .map((line) => line.replace(/^\s*(?:[-*•–]\s+|(?:step\s*)?\d{1,3}\s*[.):-]\s+)/i, '').trim())
    .filter((line) => line !== '')
}

// eslint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g

/** Control characters other than tab and line break would corrupt exported files. */
export function trimmedText(text: string): string {
  return text
    .replace(controlCharacters, '')
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
    .trim()
}

import type { Line, Span } from './block.ts'

/** The words of a line, without its marks. */
export function lineText(line: Line): string {
  return line.map((span) => span.text).join('')
}

/** Splits spans at every line break. Lines without a visible character are dropped. */
export function splitLines(spans: Span[]): Line[] {
  const lines: Line[] = []
  let current: Line = []
  for (const span of spans) {
    if (isBlank(span) && isBlank(current.at(-1)) && !/[\r\n\u2028\u2029]/.test(span.text)) continue
    const parts = span.text.split(/\r\n|[\r\n\u2028\u2029]/)
    parts.forEach((part, index) => {
      if (index > 0) {
        lines.push(current)
        current = []
      }
      if (part !== '') current.push({ ...span, text: part })
    })
  }
  lines.push(current)
  return lines.filter((line) => line.some((span) => span.text.trim() !== ''))
}

/** Joins consecutive blank spans: each is short, but their sum might not be. */
function isBlank(span: Span | undefined): boolean {
  return span !== undefined && span.text.trim() === ''
}

/** The part of a line between two offsets. */
export function sliceLine(line: Line, from: number, to = Infinity): Line {
  const part: Line = []
  let at = 0
  for (const span of line) {
    const text = span.text.slice(Math.max(0, from - at), Math.max(0, to - at))
    if (text !== '') part.push({ ...span, text })
    at += span.text.length
  }
  return part
}

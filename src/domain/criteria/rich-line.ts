import type { Line } from '../ticket/block.ts'

/** One line of a ticket as text, with the stretches that are bold: people mark keywords and headings by bold alone. */
export interface RichLine {
  text: string
  strong: [from: number, to: number][]
  /** Whether all of it is a link or a card: a reference, not a sentence. */
  link: boolean
}

export function richLine(line: Line): RichLine {
  const strong: [number, number][] = []
  let text = ''
  let linked = 0
  for (const span of line) {
    if (span.strong === true) strong.push([text.length, text.length + span.text.length])
    if (span.href !== undefined) linked += span.text.trim().length
    text += span.text
  }
  const letters = text.replace(/[\s\p{P}\p{S}]/gu, '').length
  return trimLine({ text, strong, link: linked > 0 && linked >= letters })
}

export function plainLine(text: string): RichLine {
  return trimLine({ text, strong: [], link: false })
}

/** The line from the character at `from` on. */
export function dropStart(line: RichLine, from: number): RichLine {
  return sliceRich(line, from, line.text.length)
}

export function sliceRich({ text, strong, link }: RichLine, from: number, to: number): RichLine {
  const length = to - from
  const inside = shifted(strong, from).filter(([start]) => start < length).map(([start, end]): [number, number] => [start, Math.min(end, length)])
  return trimLine({ text: text.slice(from, to), strong: inside, link })
}

export function isAllStrong({ text, strong }: RichLine): boolean {
  if (strong.length === 0) return false
  let rest = ''
  let at = 0
  for (const [from, to] of strong) {
    rest += text.slice(at, from)
    at = to
  }
  return !/[\p{L}\p{N}]/u.test(rest + text.slice(at))
}

function trimLine(line: RichLine): RichLine {
  const start = line.text.length - line.text.trimStart().length
  return { ...line, text: line.text.trim(), strong: start === 0 ? line.strong : shifted(line.strong, start) }
}

function shifted(strong: [number, number][], by: number): [number, number][] {
  return strong.map(([from, to]): [number, number] => [Math.max(0, from - by), to - by]).filter(([, to]) => to > 0)
}

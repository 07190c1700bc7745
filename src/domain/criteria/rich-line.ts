import type { Line } from '../ticket/block.ts'

/** One line of a ticket as text, with the stretches that are bold: people mark keywords and headings by bold alone. */
export interface RichLine {
  text: string
  strong: [from: number, to: number][]
  /** Whether all of it is a link or a card: a reference, not a sentence. */
  link: boolean
  /** The stretches that are one node with a text of its own: no sentence begins or ends inside. */
  atoms: [from: number, to: number][]
}

export function richLine(line: Line): RichLine {
  const strong: [number, number][] = []
  const atoms: [number, number][] = []
  let text = ''
  let linked = 0
  for (const span of line) {
    if (span.strong === true) strong.push([text.length, text.length + span.text.length])
    if (span.atom === true) atoms.push([text.length, text.length + span.text.length])
    if (span.href !== undefined) linked += span.text.trim().length
    text += span.text
  }
  const letters = text.replace(/[\s\p{P}\p{S}]/gu, '').length
  return trimLine({ text, strong, atoms, link: linked > 0 && linked >= letters })
}

export function plainLine(text: string): RichLine {
  return trimLine({ text, strong: [], atoms: [], link: false })
}

/** The line from the character at `from` on. */
export function dropStart(line: RichLine, from: number): RichLine {
  const [rest = line] = splitRich(line, [[from, line.text.length]])
  return rest
}

/** The line cut into the given ranges, which are in order. One walk over the line's marks, however many ranges there are. */
export function splitRich({ text, strong, atoms, link }: RichLine, ranges: [from: number, to: number][]): RichLine[] {
  const strongIn = walker(strong)
  const atomsIn = walker(atoms)
  return ranges.map(([from, to]) =>
    trimLine({ text: text.slice(from, to), strong: strongIn(from, to), atoms: atomsIn(from, to), link }),
  )
}

function walker(marks: [number, number][]): (from: number, to: number) => [number, number][] {
  let first = 0
  return (from, to) => {
    while ((marks[first]?.[1] ?? Infinity) <= from) first += 1
    const inside: [number, number][] = []
    for (let at = first; (marks[at]?.[0] ?? Infinity) < to; at += 1) {
      const [start = 0, end = 0] = marks[at] ?? []
      inside.push([Math.max(0, start - from), Math.min(end, to) - from])
    }
    return inside
  }
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
  return {
    ...line,
    text: line.text.trim(),
    strong: start === 0 ? line.strong : shifted(line.strong, start),
    atoms: start === 0 ? line.atoms : shifted(line.atoms, start),
  }
}

function shifted(strong: [number, number][], by: number): [number, number][] {
  return strong.map(([from, to]): [number, number] => [Math.max(0, from - by), to - by]).filter(([, to]) => to > 0)
}

/** A few words in capitals after at most an emoji: "OUT OF SCOPE", "🎯 SE ACEPTA SI". Typed as titles, never as rules. */
export function isCapitalTitle({ text, marker }: RichLine & { marker: string }): boolean {
  if (marker !== 'none' && !/^\p{Extended_Pictographic}/u.test(text)) return false
  if (text.length > 60 || /[\p{Ll}\d_.]/u.test(text)) return false
  const words = text.match(/\p{Lu}+/gu) ?? []
  return words.length <= 6 && words.join('').length >= 4
}

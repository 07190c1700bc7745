import type { Line } from './block.ts'
import type { Dialect } from './markup-inline.ts'
import { lineShape, type HashSign, type LineShape } from './markup-shape.ts'

/** One line of a text between two offsets, with its words and marks. */
export interface SourceLine {
  text: string
  words: (from: number, to?: number) => Line
}

export interface ShapedLine extends SourceLine {
  shape: LineShape
}

/** The line without its first `start` characters. */
export function withoutStart({ text, words }: SourceLine, start: number): SourceLine {
  return {
    text: text.slice(start),
    words: (from, to) => words(from + start, to === undefined ? undefined : to + start),
  }
}

/**
 * Determines the shape of each line. In `literal` lines (typed into a rich-text editor) a single `# ` is never a
 * heading.
 */
export function shapeLines(source: SourceLine[], dialect: Dialect, literal: boolean): ShapedLine[] {
  return source.map((line, index) => {
    const hash = /^\s*#\s/.test(line.text)
      ? hashSign(line.text, source[index - 1]?.text ?? '', source[index + 1]?.text ?? '', dialect)
      : 'heading'
    return { ...line, shape: lineShape(line.text, dialect, literal && hash === 'heading' ? 'comment' : hash) }
  })
}

const gherkinSetting = /^\s*#\s*(?:language|encoding)\s*:/i

/**
 * `# ` starts a heading in Markdown, a numbered item in wiki markup and a comment in Gherkin. Several in a row are
 * items; a heading has nothing above it and nothing indented below.
 */
function hashSign(text: string, above: string, below: string, dialect: Dialect): HashSign {
  if (gherkinSetting.test(text) || /^(?:\s{2}|\t)/.test(text)) return 'comment'
  if (dialect === 'wiki') return 'number'
  if ((/^#\s+\S/.test(above) && !gherkinSetting.test(above)) || /^##?\s+\S/.test(below)) return 'number'
  return above.trim() === '' && !/^\s+[^\s*-]/.test(below) ? 'heading' : 'comment'
}

/** Maps every opening fence or macro to the line that closes it; without a closing line it opens nothing. */
export function closingLines(lines: ShapedLine[]): Map<number, number> {
  const closing = new Map<number, number>()
  const open = new Map<string, number>()
  let verbatim: string | undefined
  lines.forEach(({ shape }, index) => {
    if (shape.kind !== 'fence' && shape.kind !== 'macro') return
    const mark = shape.kind === 'fence' ? shape.mark : shape.name
    if (verbatim !== undefined && mark !== verbatim) return
    const start = open.get(mark)
    if (start === undefined) {
      open.set(mark, index)
      if (shape.kind === 'fence' || isVerbatim(mark)) verbatim = mark
    } else {
      closing.set(start, index)
      open.delete(mark)
      verbatim = undefined
    }
  })
  return closing
}

/** Macros that contain code instead of markup. */
export function isVerbatim(macro: string): boolean {
  return macro === 'code' || macro === 'noformat'
}

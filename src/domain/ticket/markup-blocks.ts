import type { Block, Line, ListBlock, ListItem } from './block.ts'
import type { Budget } from './budget.ts'
import { lineText } from './line.ts'
import type { Dialect } from './markup-inline.ts'
import { lineShape, type HashSign, type LineShape } from './markup-shape.ts'
import { markupTable } from './markup-table.ts'

/** One line of a text and its words, with their marks, between two positions. */
export interface SourceLine {
  text: string
  words: (from: number, to?: number) => Line
}

interface ShapedLine extends SourceLine {
  shape: LineShape
}

interface OpenItem {
  indent: number
  list: ListBlock
  item: ListItem
}

/** Quotes within quotes beyond this are left out: nobody writes them. */
const deepestQuote = 8

/** Builds blocks from lines by their first signs. Linear: every line is looked at once, those of a quote once more a level. */
export function buildBlocks(source: SourceLine[], dialect: Dialect, budget: Budget, { literal = false, depth = 0 } = {}): Block[] {
  const lines = shapeLines(source, dialect, literal)
  const closing = closingLines(lines)
  const root: Block[] = []
  /** Panels, quotes and expands of wiki markup that are open around the line. */
  const groups: Block[][] = []
  const items: OpenItem[] = []
  let blankBefore = true
  const container = (): Block[] => items.at(-1)?.item.blocks ?? groups.at(-1) ?? root

  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line || !budget.node(groups.length + items.length)) break
    const { shape } = line
    switch (shape.kind) {
      case 'blank':
        break
      case 'fence': {
        const end = closing.get(index)
        if (end === undefined) break
        addCode(container(), lines.slice(index + 1, end), shape.mark === '"""' ? 'docstring' : shape.info)
        index = end
        break
      }
      case 'macro': {
        const end = closing.get(index)
        if (shape.name === 'code' || shape.name === 'noformat') {
          items.length = Math.min(items.length, 0)
          const last = end ?? index
          const inline = line.text.slice(shape.from)
          const tail = end === undefined ? [] : lines.slice(index + 1, end)
          addCode(container(), [...(inline.trim() === '' ? [] : [{ ...line, text: inline.replace(/\{(?:code|noformat)\}\s*$/i, '') }]), ...tail], shape.name === 'code' ? shape.title : '')
          index = last
        } else if (end !== undefined) {
          items.length = 0
          openGroup(groups, groups.at(-1) ?? root, shape.name, shape.title)
        } else {
          items.length = 0
          groups.pop()
        }
        break
      }
      case 'heading':
        items.length = 0
        addHeading(container(), shape.level, line.words(shape.from))
        break
      case 'rule':
        items.length = 0
        container().push({ kind: 'rule' })
        break
      case 'row': {
        const start = index
        while (lines[index + 1]?.shape.kind === 'row') index += 1
        for (const block of markupTable(lines.slice(start, index + 1))) container().push(block)
        break
      }
      case 'item':
        addItem(items, groups.at(-1) ?? root, shape, line.words(shape.from))
        break
      case 'quote': {
        const quoted: SourceLine[] = []
        for (let at = lines[index]; at?.shape.kind === 'quote'; at = lines[index + 1]) {
          quoted.push(withoutStart(at, at.shape.from))
          if (lines[index + 1]?.shape.kind !== 'quote') break
          index += 1
        }
        if (depth >= deepestQuote) break
        container().push({ kind: 'group', role: 'quote', blocks: buildBlocks(quoted, dialect, budget, { literal, depth: depth + 1 }) })
        break
      }
      case 'text': {
        const { indent } = shape
        if (blankBefore) while (items.length > 0 && indent <= (items.at(-1)?.indent ?? 0)) items.pop()
        addText(container(), line.words(shape.from), blankBefore)
        break
      }
    }
    blankBefore = shape.kind === 'blank' || (shape.kind !== 'text' && shape.kind !== 'item')
  }
  return root
}

function shapeLines(source: SourceLine[], dialect: Dialect, literal: boolean): ShapedLine[] {
  return source.map((line, index) => {
    const hash = /^\s*#\s/.test(line.text) ? hashSign(line.text, source[index - 1]?.text ?? '', source[index + 1]?.text ?? '', dialect) : 'heading'
    return { ...line, shape: lineShape(line.text, dialect, literal && hash === 'heading' ? 'comment' : hash) }
  })
}

/**
 * `# ` begins a heading in Markdown, a numbered item in wiki markup and a comment in Gherkin. Several in a row are items;
 * a heading has nothing above it and nothing indented below.
 */
function hashSign(text: string, above: string, below: string, dialect: Dialect): HashSign {
  const setting = /^\s*#\s*(?:language|encoding)\s*:/i
  if (setting.test(text) || /^(?:\s{2}|\t)/.test(text)) return 'comment'
  if (dialect === 'wiki') return 'number'
  if ((/^#\s+\S/.test(above) && !setting.test(above)) || /^##?\s+\S/.test(below)) return 'number'
  return above.trim() === '' && !/^\s+[^\s*-]/.test(below) ? 'heading' : 'comment'
}

/** For every fence or macro that opens, the line that closes it; what is never closed opens nothing. */
function closingLines(lines: ShapedLine[]): Map<number, number> {
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
      if (shape.kind === 'fence' || mark === 'code' || mark === 'noformat') verbatim = mark
    } else {
      closing.set(start, index)
      open.delete(mark)
      verbatim = undefined
    }
  })
  return closing
}

function withoutStart({ text, words }: SourceLine, start: number): SourceLine {
  return { text: text.slice(start), words: (from, to) => words(from + start, to === undefined ? undefined : to + start) }
}

function addCode(blocks: Block[], lines: { text: string }[], language: string): void {
  const text = lines.map((line) => line.text).join('\n')
  if (text.trim() !== '') blocks.push({ kind: 'code', ...(language === '' ? {} : { language }), text })
}

function openGroup(groups: Block[][], parent: Block[], name: string, title: string): void {
  const blocks: Block[] = []
  const role = name === 'panel' ? 'panel' : name === 'quote' ? 'quote' : 'expand'
  parent.push({ kind: 'group', role, ...(title.trim() === '' ? {} : { title: title.trim() }), blocks })
  groups.push(blocks)
}

function addHeading(blocks: Block[], level: number, line: Line): void {
  if (lineText(line).trim() !== '') blocks.push({ kind: 'heading', level, line })
}

function addText(blocks: Block[], line: Line, startsNew: boolean): void {
  if (lineText(line).trim() === '') return
  const last = blocks.at(-1)
  if (!startsNew && last?.kind === 'paragraph') last.lines.push(line)
  else blocks.push({ kind: 'paragraph', lines: [line] })
}

function addItem(items: OpenItem[], root: Block[], shape: Extract<LineShape, { kind: 'item' }>, line: Line): void {
  while (items.length > 0 && (items.at(-1)?.indent ?? 0) > shape.indent) items.pop()
  const sibling = items.at(-1)
  const item: ListItem = { ...(shape.checked === undefined ? {} : { checked: shape.checked }), blocks: [] }
  addText(item.blocks, line, true)
  if (sibling && sibling.indent === shape.indent) {
    items.pop()
    if (sibling.list.style === shape.style) {
      sibling.list.items.push(item)
      items.push({ indent: shape.indent, list: sibling.list, item })
      return
    }
  }
  const list: ListBlock = { kind: 'list', style: shape.style, ...(shape.start === undefined ? {} : { start: shape.start }), items: [item] }
  const parent = items.at(-1)
  ;(parent ? parent.item.blocks : root).push(list)
  items.push({ indent: shape.indent, list, item })
}

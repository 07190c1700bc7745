import { appendAll } from './append-all.ts'
import type { Block, GroupBlock, Line, ListBlock, ListItem } from './block.ts'
import type { Budget } from './budget.ts'
import { lineText } from './line.ts'
import type { Dialect } from './markup-inline.ts'
import { closingLines, isVerbatim, shapeLines, withoutStart, type ShapedLine, type SourceLine } from './markup-lines.ts'
import { isTitleLike, type LineShape } from './markup-shape.ts'
import { markupTable } from './markup-table.ts'

interface OpenItem {
  indent: number
  /** Numbered with letters. */
  lettered: boolean
  list: ListBlock
  item: ListItem
}

/** Where the next block is added. */
interface Place {
  root: Block[]
  /** Wiki panels, quotes and expands that are open at this line. */
  groups: Block[][]
  items: OpenItem[]
}

type Item = Extract<LineShape, { kind: 'item' }>
type Macro = Extract<LineShape, { kind: 'macro' }>

/** Deeper quotes and list items count as nested this deep. */
const deepest = { quote: 8, item: 30 } as const

/**
 * Builds blocks from lines according to their leading characters. Linear: every line is read once, quoted lines once
 * per level.
 */
export function buildBlocks(
  source: SourceLine[],
  dialect: Dialect,
  budget: Budget,
  { literal = false, depth = 0 } = {},
): Block[] {
  if (!source.every(() => budget.node(depth))) return []
  const lines = shapeLines(source, dialect, literal)
  const closing = closingLines(lines)
  const place: Place = { root: [], groups: [], items: [] }
  let startsNew = true
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line) break
    const { shape } = line
    switch (shape.kind) {
      case 'blank':
        break
      case 'fence':
        index = readFence(place, lines, index, closing.get(index))
        break
      case 'macro':
        index = readMacro(place, lines, index, closing.get(index), shape)
        break
      case 'heading':
        place.items.length = 0
        addHeading(container(place), shape.level, line.words(shape.from))
        break
      case 'rule':
        place.items.length = 0
        container(place).push({ kind: 'rule' })
        break
      case 'row': {
        const end = runEnd(lines, index, 'row')
        closeItems(place, shape.from)
        appendAll(container(place), markupTable(lines.slice(index, end)))
        index = end - 1
        break
      }
      case 'item':
        addItem(place, shape, line.words(shape.from))
        break
      case 'quote': {
        const end = runEnd(lines, index, 'quote')
        if (depth < deepest.quote)
          addQuote(
            place,
            buildBlocks(lines.slice(index, end).map(withoutQuote), dialect, budget, { literal, depth: depth + 1 }),
          )
        index = end - 1
        break
      }
      case 'text': {
        const underline = startsNew && dialect === 'markdown' ? underlineOf(line, lines[index + 1]) : undefined
        if (underline !== undefined) {
          place.items.length = 0
          addHeading(container(place), underline, line.words(shape.from))
          index += 1
          break
        }
        if (startsNew || isTitleLike(line.text)) {
          closeItems(place, shape.indent)
          startsNew = true
        }
        addText(container(place), line.words(shape.from), startsNew)
        break
      }
    }
    startsNew = shape.kind !== 'text' && shape.kind !== 'item'
  }
  return place.root
}

/** The level of a heading that is underlined with "===" or "---" (CommonMark, setext headings). */
function underlineOf({ text }: ShapedLine, next: ShapedLine | undefined): number | undefined {
  const sign = /^ {0,3}(=|-)\1{2,}\s*$/.exec(next?.text ?? '')?.[1]
  if (sign === undefined || text.length > longestTitle || /[.!?;,]\s*$/.test(text)) return undefined
  return sign === '=' ? 1 : 2
}
const longestTitle = 100

function outside({ root, groups }: Place): Block[] {
  return groups.at(-1) ?? root
}

function container(place: Place): Block[] {
  return place.items.at(-1)?.item.blocks ?? outside(place)
}

/** The first line after `start` of another kind. */
function runEnd(lines: ShapedLine[], start: number, kind: LineShape['kind']): number {
  let end = start + 1
  while (lines[end]?.shape.kind === kind) end += 1
  return end
}

function withoutQuote(line: ShapedLine): SourceLine {
  return withoutStart(line, line.shape.kind === 'quote' ? line.shape.from : 0)
}

/** A paragraph indented less than the list items above ends them. */
function closeItems({ items }: Place, indent: number): void {
  while (items.length > 0 && indent <= (items.at(-1)?.indent ?? 0)) items.pop()
}

function readFence(place: Place, lines: ShapedLine[], index: number, end: number | undefined): number {
  const shape = lines[index]?.shape
  if (end === undefined || shape?.kind !== 'fence') return index
  addCode(container(place), lines.slice(index + 1, end), shape.mark === '"""' ? 'docstring' : shape.info)
  return end
}

function readMacro(
  place: Place,
  lines: ShapedLine[],
  index: number,
  end: number | undefined,
  { name, title }: Macro,
): number {
  place.items.length = 0
  if (isVerbatim(name)) {
    if (end !== undefined) addCode(outside(place), lines.slice(index + 1, end), name === 'code' ? title : '')
    return end ?? index
  }
  if (end === undefined) place.groups.pop()
  else openGroup(place, name, title.trim())
  return index
}

function openGroup(place: Place, name: string, title: string): void {
  const role: GroupBlock['role'] = name === 'panel' ? 'panel' : name === 'quote' ? 'quote' : 'expand'
  const blocks: Block[] = []
  outside(place).push({ kind: 'group', role, ...(title === '' ? {} : { title }), blocks })
  place.groups.push(blocks)
}

function addQuote(place: Place, blocks: Block[]): void {
  if (blocks.length > 0) container(place).push({ kind: 'group', role: 'quote', blocks })
}

function addCode(blocks: Block[], lines: { text: string }[], language: string): void {
  const text = lines.map((line) => line.text).join('\n')
  if (text.trim() !== '') blocks.push({ kind: 'code', ...(language === '' ? {} : { language }), text })
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

function addItem(place: Place, shape: Item, line: Line): void {
  const { items } = place
  const indent = shape.lettered === true && isUnderNumber(items, shape.indent) ? shape.indent + 1 : shape.indent
  while (items.length > 0 && ((items.at(-1)?.indent ?? 0) > indent || items.length > deepest.item)) items.pop()
  const item: ListItem = { ...(shape.checked === undefined ? {} : { checked: shape.checked }), blocks: [] }
  addText(item.blocks, line, true)
  const sibling = items.at(-1)?.indent === indent ? items.pop() : undefined
  if (sibling?.list.style === shape.style) {
    sibling.list.items.push(item)
    items.push({ ...sibling, item })
    return
  }
  const list: ListBlock = {
    kind: 'list',
    style: shape.style,
    ...(shape.start === undefined ? {} : { start: shape.start }),
    items: [item],
  }
  container(place).push(list)
  items.push({ indent, lettered: shape.lettered === true, list, item })
}

/** 'a.' directly below '1.' is its sub-item, indented or not. */
function isUnderNumber(items: OpenItem[], indent: number): boolean {
  const above = items.find((item) => item.indent === indent)
  return above !== undefined && above.list.style === 'number' && !above.lettered
}

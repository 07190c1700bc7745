import type { Block, ParagraphBlock, TableCell } from './block.ts'
import type { Budget } from './budget.ts'
import { lineText, sliceLine } from './line.ts'
import { buildBlocks } from './markup-blocks.ts'
import type { SourceLine } from './markup-lines.ts'
import { startsWithEmoji, lineShape } from './markup-shape.ts'

/**
 * People paste lists, tables and headings as literal text into a rich-text editor: `- [ ] …`, `| a | b |`, `## …`. Runs
 * of such paragraphs are parsed into the blocks they depict; everything else stays unchanged.
 */
export function readLiteralMarkup(blocks: Block[], budget: Budget): Block[] {
  const result: Block[] = []
  let run: ParagraphBlock[] = []
  const flush = (): void => {
    for (const block of hasStructure(run) ? rebuild(run, budget) : run) result.push(block)
    run = []
  }
  for (const block of blocks) {
    if (block.kind === 'paragraph') run.push(block)
    else {
      flush()
      result.push(withInner(block, budget))
    }
  }
  flush()
  return result
}

function withInner(block: Block, budget: Budget): Block {
  switch (block.kind) {
    case 'group':
      return { ...block, blocks: readLiteralMarkup(block.blocks, budget) }
    case 'list':
      return {
        ...block,
        items: block.items.map((item) => ({ ...item, blocks: readLiteralMarkup(item.blocks, budget) })),
      }
    case 'table': {
      // A cell that spans rows is one object in each of them and must stay one.
      const read = new Map<TableCell, TableCell>()
      const cellOf = (cell: TableCell): TableCell => {
        const built = read.get(cell) ?? { ...cell, blocks: readLiteralMarkup(cell.blocks, budget) }
        read.set(cell, built)
        return built
      }
      return { ...block, rows: block.rows.map((row) => row.map(cellOf)) }
    }
    default:
      return block
  }
}

const structural = new Set(['heading', 'item', 'row', 'fence', 'macro'])

/** An emoji at the start of a line is a bullet only if another line starts with one too. */
function hasStructure(run: ParagraphBlock[]): boolean {
  let pictures = 0
  for (const line of run.flatMap((paragraph) => paragraph.lines)) {
    const text = lineText(line)
    if (!structural.has(lineShape(text, 'markdown', 'comment').kind)) continue
    if (!startsWithEmoji(text)) return true
    pictures += 1
  }
  return pictures > 1
}

/** Paragraphs are separated by a blank line, unless both belong to one construct (a table, a list, fenced text). */
function rebuild(run: ParagraphBlock[], budget: Budget): Block[] {
  const lines: SourceLine[] = []
  let before = ''
  let fenced = false
  for (const paragraph of run) {
    const first = paragraph.lines[0] ? lineShape(lineText(paragraph.lines[0]), 'markdown', 'comment').kind : 'blank'
    if (lines.length > 0 && !fenced && !(structural.has(first) && structural.has(before)))
      lines.push({ text: '', words: () => [] })
    for (const line of paragraph.lines) {
      const text = lineText(line)
      before = lineShape(text, 'markdown', 'comment').kind
      if (before === 'fence') fenced = !fenced
      lines.push({ text, words: (from, to) => sliceLine(line, from, to) })
    }
  }
  return buildBlocks(lines, 'markdown', budget, { literal: true })
}

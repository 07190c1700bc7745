import { isInlineType, cardSpan, mediaSpan, readInline } from './adf-inline.ts'
import { readAdfList } from './adf-list.ts'
import { readAdfTable } from './adf-table.ts'
import { appendAll } from './append-all.ts'
import type { Block, Span } from './block.ts'
import type { Budget } from './budget.ts'
import { calmSpaces } from './calm-spaces.ts'
import { isRecord, listAt, recordAt, textAt, wholeAt, type JsonRecord } from './json-value.ts'
import { splitLines } from './line.ts'

type NodeReader = (node: JsonRecord, depth: number, budget: Budget) => Block[]

/**
 * One reader per block node. Other nodes (layoutSection, mediaSingle, unknown ones) are read as the blocks in their
 * content.
 */
const readers: Record<string, NodeReader> = {
  paragraph: (node, depth, budget) => paragraph(readInline(listAt(node, 'content'), depth + 1, budget)),
  caption: (node, depth, budget) => paragraph(readInline(listAt(node, 'content'), depth + 1, budget)),
  heading,
  bulletList: readAdfList,
  orderedList: readAdfList,
  taskList: readAdfList,
  decisionList: readAdfList,
  table: readAdfTable,
  panel: group('panel'),
  expand: group('expand'),
  nestedExpand: group('expand'),
  blockquote: group('quote'),
  layoutColumn: group('column'),
  bodiedExtension: group('extension'),
  multiBodiedExtension: group('extension'),
  extensionFrame: group('extension'),
  extension: (node, depth, budget) => [
    ...paragraph([{ text: extensionTitle(recordAt(node, 'attrs')) }]),
    ...readAdfContent(listAt(node, 'content'), depth + 1, budget),
  ],
  blockCard: (node) => paragraph([cardSpan(recordAt(node, 'attrs'))]),
  embedCard: (node) => paragraph([cardSpan(recordAt(node, 'attrs'))]),
  media: (node) => paragraph([mediaSpan(recordAt(node, 'attrs'))]),
  codeBlock,
  rule: () => [{ kind: 'rule' }],
}

/** Whether a field's value is an ADF document. */
export function isAdf(value: unknown): value is JsonRecord {
  return isRecord(value) && value.type === 'doc'
}

/**
 * Reads the content of an ADF node (Atlassian Document Format) into blocks. It never throws: malformed nodes are
 * skipped, unknown nodes are read as their text, and inline nodes between blocks become a paragraph.
 */
export function readAdfContent(content: unknown[], depth: number, budget: Budget): Block[] {
  const blocks: Block[] = []
  let inline: unknown[] = []
  const flush = (): void => {
    if (inline.length > 0) appendAll(blocks, paragraph(readInline(inline, depth, budget)))
    inline = []
  }
  for (const node of content) {
    if (!isRecord(node)) continue
    const type = textAt(node, 'type')
    if (isInlineType(type) || (!Object.hasOwn(readers, type) && isLeaf(node))) inline.push(node)
    else {
      flush()
      if (!budget.node(depth)) return blocks
      appendAll(blocks, readNode(node, type, depth, budget))
    }
  }
  flush()
  return blocks
}

function readNode(node: JsonRecord, type: string, depth: number, budget: Budget): Block[] {
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined
  return reader ? reader(node, depth, budget) : readAdfContent(listAt(node, 'content'), depth + 1, budget)
}

function isLeaf(node: JsonRecord): boolean {
  return listAt(node, 'content').length === 0
}

function paragraph(spans: Span[]): Block[] {
  const lines = splitLines(spans)
  return lines.length === 0 ? [] : [{ kind: 'paragraph', lines }]
}

function heading(node: JsonRecord, depth: number, budget: Budget): Block[] {
  const lines = splitLines(readInline(listAt(node, 'content'), depth + 1, budget))
  const line = lines.flatMap((part, index) => (index === 0 ? part : [{ text: ' ' }, ...part]))
  return line.length === 0 ? [] : [{ kind: 'heading', level: wholeAt(recordAt(node, 'attrs'), 'level', 1, 6, 1), line }]
}

function codeBlock(node: JsonRecord, depth: number, budget: Budget): Block[] {
  const text = calmSpaces(
    readInline(listAt(node, 'content'), depth + 1, budget)
      .map((span) => span.text)
      .join(''),
  )
  const language = textAt(recordAt(node, 'attrs'), 'language')
  return text.trim() === '' ? [] : [{ kind: 'code', ...(language === '' ? {} : { language }), text }]
}

function group(role: 'panel' | 'expand' | 'quote' | 'column' | 'extension'): NodeReader {
  return (node, depth, budget) => {
    const attrs = recordAt(node, 'attrs')
    const title = (role === 'extension' ? extensionTitle(attrs) : textAt(attrs, 'title')).trim()
    const blocks = readAdfContent(listAt(node, 'content'), depth + 1, budget)
    if (!budget.text(title.length)) return []
    return title === '' && blocks.length === 0
      ? []
      : [{ kind: 'group', role, ...(title === '' ? {} : { title }), blocks }]
  }
}

/** The title that a person gave a macro; its technical name is not part of the text. */
function extensionTitle(attrs: JsonRecord): string {
  const macro = recordAt(recordAt(attrs, 'parameters'), 'macroParams')
  return textAt(recordAt(macro, 'title'), 'value') || textAt(attrs, 'text')
}

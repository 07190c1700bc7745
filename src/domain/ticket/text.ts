import type { Block, ListBlock, TableBlock } from './block.ts'
import { lineText } from './line.ts'

/** Blocks as plain text, with simple characters for lists and tables and a blank line between blocks. */
export function blocksToText(blocks: Block[]): string {
  return blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n\n')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.lines.map((line) => lineText(line).trim()).join('\n')
    case 'heading':
      return `${'#'.repeat(block.level)} ${lineText(block.line).trim()}`
    case 'list':
      return listText(block)
    case 'table':
      return tableText(block)
    case 'code':
      return `\`\`\`${block.language ?? ''}\n${block.text}\n\`\`\``
    case 'group':
      return [block.title ?? '', blocksToText(block.blocks)].filter((text) => text !== '').join('\n\n')
    case 'rule':
      return '---'
  }
}

function listText({ style, start = 1, items }: ListBlock): string {
  return items
    .map(({ checked, blocks }, index) => {
      const sign =
        style === 'number' ? `${start + index}.` : style === 'task' ? `- [${checked === true ? 'x' : ' '}]` : '-'
      const body = blocks
        .map(blockText)
        .filter((text) => text !== '')
        .join('\n')
      return `${sign} ${body.replaceAll('\n', '\n  ')}`
    })
    .join('\n')
}

function tableText({ rows }: TableBlock): string {
  return rows
    .map((row) => `| ${row.map((cell) => cell.blocks.map(blockText).join(' ').replace(/\s+/g, ' ')).join(' | ')} |`)
    .join('\n')
}

import { readAdfContent } from './adf.ts'
import { appendAll } from './append-all.ts'
import type { Block, ListBlock, ListItem } from './block.ts'
import type { Budget } from './budget.ts'
import { isRecord, listAt, recordAt, textAt, wholeAt, type JsonRecord } from './json-value.ts'

const styles: Record<string, ListBlock['style']> = {
  bulletList: 'bullet',
  orderedList: 'number',
  taskList: 'task',
  decisionList: 'decision',
}

const itemTypes = new Set(['listItem', 'taskItem', 'blockTaskItem', 'decisionItem'])

/** A list node of any kind. A list directly inside a task list belongs to the item before it. */
export function readAdfList(node: JsonRecord, depth: number, budget: Budget): Block[] {
  const items: ListItem[] = []
  for (const child of listAt(node, 'content')) {
    if (!isRecord(child) || !budget.node(depth + 1)) continue
    const type = textAt(child, 'type')
    if (itemTypes.has(type)) items.push(readItem(child, type, depth + 1, budget))
    else nestUnderLast(items, readAdfContent([child], depth + 1, budget))
  }
  const filled = items.filter((item) => item.blocks.length > 0)
  if (filled.length === 0) return []
  const style = styles[textAt(node, 'type')] ?? 'bullet'
  const start = wholeAt(recordAt(node, 'attrs'), 'order', 0, 1_000_000, 1)
  return [{ kind: 'list', style, ...(style === 'number' ? { start } : {}), items: filled }]
}

function readItem(node: JsonRecord, type: string, depth: number, budget: Budget): ListItem {
  const blocks = readAdfContent(listAt(node, 'content'), depth + 1, budget)
  if (type !== 'taskItem' && type !== 'blockTaskItem') return { blocks }
  return { checked: textAt(recordAt(node, 'attrs'), 'state') === 'DONE', blocks }
}

function nestUnderLast(items: ListItem[], blocks: Block[]): void {
  const last = items.at(-1)
  if (last) appendAll(last.blocks, blocks)
  else if (blocks.length > 0) items.push({ blocks })
}

import type { Block, ListItem } from './block.ts'
import type { Budget } from './budget.ts'
import { isRecord, textAt, type JsonRecord } from './json-value.ts'
import { readMarkup } from './markup.ts'

/** An array of `{ name, checked, isHeader }`, as checklist apps give through the REST API. */
export function isChecklist(value: unknown): value is JsonRecord[] {
  return Array.isArray(value) && value.length > 0 && value.every(isChecklistItem)
}

/** Options, sprints and versions are arrays of named things too: the checklist's own marks tell them apart. */
function isChecklistItem(item: unknown): item is JsonRecord {
  return isRecord(item) && typeof item.name === 'string' && ('checked' in item || 'isHeader' in item || 'mandatory' in item)
}

/** Header items become headings; the items under one become a task list. */
export function readChecklist(items: JsonRecord[], budget: Budget): Block[] {
  const blocks: Block[] = []
  let open: ListItem[] | undefined
  for (const item of items) {
    const content = budget.node(1) ? readMarkup(textAt(item, 'name').replace(/^-{3}\s*/, ''), budget) : []
    if (content.length === 0) continue
    if (item.isHeader === true) {
      open = undefined
      blocks.push({ kind: 'heading', level: 6, line: [{ text: textAt(item, 'name').replace(/^-{3}\s*/, '').trim() }] })
    } else if (open) open.push({ checked: item.checked === true, blocks: content })
    else {
      open = [{ checked: item.checked === true, blocks: content }]
      blocks.push({ kind: 'list', style: 'task', items: open })
    }
  }
  return blocks
}

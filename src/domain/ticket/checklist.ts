import type { Block, ListItem } from './block.ts'
import type { Budget } from './budget.ts'
import { isRecord, listAt, textAt, type JsonRecord } from './json-value.ts'
import { readMarkup } from './markup.ts'

/** One line of a checklist, in a form that fits every checklist app. */
interface Entry {
  text: string
  isHeader: boolean
  checked: boolean
}

const textKeys = ['name', 'text', 'title', 'summary', 'label']
const markKeys = [
  'checked',
  'isChecked',
  'done',
  'isDone',
  'completed',
  'isHeader',
  'header',
  'mandatory',
  'isMandatory',
]
const listKeys = ['items', 'checklists', 'checklist', 'tasks']

/**
 * Reads the values that checklist apps return through the REST API: arrays of items with their marks, such arrays in an
 * object or in named lists, the same as JSON text, or an app's own text lines. Returns undefined for any other value.
 */
export function checklistEntries(value: unknown): Entry[] | undefined {
  const entries = typeof value === 'string' ? (jsonEntries(value) ?? textEntries(value)) : recordEntries(value, 0)
  return entries?.some(({ isHeader }) => !isHeader) === true ? entries : undefined
}

function recordEntries(value: unknown, depth: number): Entry[] | undefined {
  if (depth > 3) return undefined
  if (isRecord(value)) {
    const lists = listKeys.map((key) => listAt(value, key)).filter((list) => list.length > 0)
    return lists.length === 1 ? recordEntries(lists[0], depth + 1) : undefined
  }
  if (!Array.isArray(value) || value.length === 0) return undefined
  const entries: Entry[] = []
  for (const item of value) {
    if (!isRecord(item)) return undefined
    const text = textOf(item)
    const inner = recordEntries(item, depth + 1)
    if (inner) {
      if (text !== '') entries.push({ text, isHeader: true, checked: false })
      for (const entry of inner) entries.push(entry)
    } else if (isItem(item))
      entries.push({
        text: text.replace(/^-{3}\s*/, ''),
        isHeader: item.isHeader === true || item.header === true,
        checked: isChecked(item),
      })
    else return undefined
  }
  return entries
}

/** Options, sprints and versions are arrays of named objects too; only the marks of a checklist distinguish it. */
function isItem(item: JsonRecord): boolean {
  return textKeys.some((key) => typeof item[key] === 'string') && markKeys.some((key) => key in item)
}

function textOf(item: JsonRecord): string {
  return textKeys.map((key) => textAt(item, key)).find((text) => text.trim() !== '') ?? ''
}

function isChecked(item: JsonRecord): boolean {
  return ['checked', 'isChecked', 'done', 'isDone', 'completed'].some((key) => item[key] === true)
}

function jsonEntries(text: string): Entry[] | undefined {
  if (!/^\s*[[{][\s{[]*"/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return recordEntries(value, 0)
  } catch {
    return undefined
  }
}

const headerLine = /^\s*(?:-{3,}|#{1,6})\s+(\S.*)$/
const itemLine = /^\s*(?:[-*+]\s*)?\[([^\]]{0,20})\]\s*(\S.*)$/
/** Details of the item above, in one app's notation. */
const detailLine = /^\s*>>/

/**
 * Lines such as "--- Header", "* [open] Item" and ">> details". In markup, these characters mean something else or
 * nothing.
 */
function textEntries(text: string): Entry[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const isOwn = (line: string): boolean =>
    /^\s*-{3,}\s+\S/.test(line) || /^\s*[-*+]\s*\[[\p{L} ]{2,20}\]\s*\S/u.test(line) || detailLine.test(line)
  if (
    !lines.some(isOwn) ||
    !lines.every((line) => headerLine.test(line) || itemLine.test(line) || detailLine.test(line))
  )
    return undefined
  const entries: Entry[] = []
  for (const line of lines) {
    const header = headerLine.exec(line)
    const item = itemLine.exec(line)
    if (header) entries.push({ text: header[1] ?? '', isHeader: true, checked: false })
    else if (item)
      entries.push({
        text: item[2] ?? '',
        isHeader: false,
        checked: /^(?:x|done|fertig|hecho|feito|fait)$/i.test((item[1] ?? '').trim()),
      })
  }
  return entries
}

/** Header items become headings; the items below each one become a task list. */
export function readChecklist(entries: Entry[], budget: Budget): Block[] {
  const blocks: Block[] = []
  let open: ListItem[] | undefined
  for (const { text, isHeader, checked } of entries) {
    const content = budget.node(1) ? readMarkup(text, budget) : []
    if (content.length === 0) continue
    if (isHeader) {
      open = undefined
      blocks.push({ kind: 'heading', level: 6, line: [{ text: text.trim() }] })
    } else if (open) open.push({ checked, blocks: content })
    else {
      open = [{ checked, blocks: content }]
      blocks.push({ kind: 'list', style: 'task', items: open })
    }
  }
  return blocks
}

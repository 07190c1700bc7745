import { appendAll } from './append-all.ts'
import type { Span } from './block.ts'
import type { Budget } from './budget.ts'
import { isRecord, listAt, recordAt, textAt, type JsonRecord } from './json-value.ts'

/** Inline nodes that carry meaning, each with the text they are read as. */
const inlineText: Record<string, (attrs: JsonRecord, node: JsonRecord) => Span> = {
  text: (_attrs, node) => ({ text: textAt(node, 'text') }),
  hardBreak: () => ({ text: '\n' }),
  mention: (attrs) => ({ text: mentionText(attrs) }),
  emoji: (attrs) => ({ text: textAt(attrs, 'text') || textAt(attrs, 'shortName') }),
  date: (attrs) => ({ text: dateText(textAt(attrs, 'timestamp')) }),
  status: (attrs) => ({ text: textAt(attrs, 'text') }),
  placeholder: (attrs) => ({ text: textAt(attrs, 'text') }),
  inlineCard: cardSpan,
  mediaInline: (attrs) => mediaSpan(attrs),
  inlineExtension: (attrs) => ({ text: textAt(attrs, 'text') }),
  image: (attrs) => mediaSpan(attrs),
}

const atoms = new Set(['mention', 'emoji', 'date', 'status', 'inlineCard', 'placeholder', 'inlineExtension'])

export function isInlineType(type: string): boolean {
  return Object.hasOwn(inlineText, type)
}

/** Reads inline nodes into spans. Struck-through text is withdrawn and left out; unknown nodes keep their text. */
export function readInline(nodes: unknown[], depth: number, budget: Budget): Span[] {
  const spans: Span[] = []
  for (const node of nodes) {
    if (!isRecord(node) || !budget.node(depth)) continue
    const marks = listAt(node, 'marks').filter(isRecord)
    if (marks.some((mark) => mark.type === 'strike')) continue
    const span = inlineSpan(node)
    if (atoms.has(textAt(node, 'type'))) span.atom = true
    if (span.text !== '' && budget.text(span.text.length)) spans.push(marked(span, marks))
    appendAll(spans, readInline(listAt(node, 'content'), depth + 1, budget))
  }
  return spans
}

function inlineSpan(node: JsonRecord): Span {
  const type = textAt(node, 'type')
  const attrs = recordAt(node, 'attrs')
  const read = Object.hasOwn(inlineText, type) ? inlineText[type] : undefined
  return read ? read(attrs, node) : { text: textAt(node, 'text') || textAt(attrs, 'text') }
}

function marked(span: Span, marks: JsonRecord[]): Span {
  const result: Span = { ...span }
  for (const mark of marks) {
    if (mark.type === 'strong') result.strong = true
    if (mark.type === 'code') result.code = true
    const href = mark.type === 'link' ? textAt(recordAt(mark, 'attrs'), 'href') : ''
    if (href !== '') result.href = href
  }
  return result
}

function mentionText(attrs: JsonRecord): string {
  const text = textAt(attrs, 'text') || textAt(attrs, 'id')
  return text === '' || text.startsWith('@') ? text : `@${text}`
}

/** A date node holds milliseconds since 1970 as text; any other value is kept as written. */
function dateText(timestamp: string): string {
  const time = timestamp.trim() === '' ? NaN : Number(timestamp)
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? timestamp : date.toISOString().slice(0, 10)
}

/** A smart link: its address, or the name in its data. */
export function cardSpan(attrs: JsonRecord): Span {
  const data = recordAt(attrs, 'data')
  const href = textAt(attrs, 'url') || textAt(data, 'url') || textAt(data, '@id')
  return withHref(textAt(data, 'name') || textAt(attrs, 'text') || href, href)
}

/** The description of an image or file. It is kept as a link, so that it is not read as a sentence of the ticket. */
export function mediaSpan(attrs: JsonRecord): Span {
  const text = textAt(attrs, 'alt') || textAt(attrs, '__fileName')
  return withHref(text, textAt(attrs, 'url') || textAt(attrs, 'id') || 'media')
}

function withHref(text: string, href: string): Span {
  return href === '' ? { text } : { text, href }
}

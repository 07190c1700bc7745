import { find } from './find.ts'

export type Node = Record<string, unknown>

export const text = (words: string, strong = false): Node => ({
  type: 'text',
  text: words,
  ...(strong ? { marks: [{ type: 'strong' }] } : {}),
})
export const paragraph = (...content: (Node | string)[]): Node => ({
  type: 'paragraph',
  content: content.map((node) => (typeof node === 'string' ? text(node) : node)),
})
export const heading = (words: string): Node => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] })
export const list = (...items: string[]): Node => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
})
export const box = (title: string, ...content: Node[]): Node => ({ type: 'nestedExpand', attrs: { title }, content })
export const row = (...cells: Node[][]): Node => ({
  type: 'tableRow',
  content: cells.map((content) => ({ type: 'tableCell', content })),
})
export const table = (...rows: Node[]): Node => ({ type: 'table', content: rows })
export const hardBreak: Node = { type: 'hardBreak' }

export const inDescription = (...content: Node[]): string[] =>
  find({ description: { type: 'doc', version: 1, content } }).criteria.map((criterion) => criterion.text)
export const besideField = (description: string): string[] =>
  find({ description, customfield_1: '* The field rules' }, { customfield_1: 'Acceptance Criteria' })
    .criteria.map((criterion) => criterion.text)
    .slice(1)

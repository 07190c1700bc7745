/**
 * What a ticket's rich text is read into: a small tree of blocks, the same whether the source was ADF, Jira wiki markup,
 * Markdown or plain text. Struck-through text is withdrawn and never gets here.
 */

/** A piece of a line. `strong` is kept because people mark headings and keywords by bold alone. */
export interface Span {
  text: string
  strong?: boolean
  code?: boolean
  /** The address behind the text, where it is a link or a card. */
  href?: string
  /** A node with a text of its own (mention, status, date, emoji, card): its dots and capitals begin no sentence. */
  atom?: boolean
}

/** One visual line: a paragraph with hard breaks becomes several. */
export type Line = Span[]

export interface ParagraphBlock {
  kind: 'paragraph'
  lines: Line[]
}

export interface HeadingBlock {
  kind: 'heading'
  /** 1 (highest) to 6. */
  level: number
  line: Line
}

/** A bullet, numbered, task or decision item: its own text first, then what is nested below it. */
export interface ListItem {
  /** Set for task items only; a done item is still a criterion. */
  checked?: boolean
  blocks: Block[]
}

export interface ListBlock {
  kind: 'list'
  style: 'bullet' | 'number' | 'task' | 'decision'
  /** The number of the first item of a numbered list; 1 where the source says nothing. */
  start?: number
  items: ListItem[]
}

export interface TableCell {
  header: boolean
  blocks: Block[]
  /** Columns the cell spans; 1 where absent. */
  colspan?: number
}

export interface TableBlock {
  kind: 'table'
  rows: TableCell[][]
}

export interface CodeBlock {
  kind: 'code'
  language?: string
  text: string
}

/** Anything that holds blocks under an optional title: panel, expand, quote, layout column, extension body. */
export interface GroupBlock {
  kind: 'group'
  role: 'panel' | 'expand' | 'quote' | 'column' | 'extension'
  title?: string
  blocks: Block[]
}

export interface RuleBlock {
  kind: 'rule'
}

export type Block = ParagraphBlock | HeadingBlock | ListBlock | TableBlock | CodeBlock | GroupBlock | RuleBlock

/**
 * The rich text of a ticket as a small tree of blocks, the same for ADF, Jira wiki markup, Markdown and plain text.
 * Struck-through text is withdrawn and never becomes a block.
 */

/** A piece of a line. `strong` matters because people mark headings and keywords with bold text alone. */
export interface Span {
  text: string
  strong?: boolean
  code?: boolean
  /** The target of a link or card. */
  href?: string
  /**
   * A node with its own text (mention, status, date, emoji, card): its periods and capitals do not start a sentence.
   */
  atom?: boolean
}

/** One visible line: a paragraph with hard breaks becomes several. */
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

/** A bullet, numbered, task or decision item: its own text, followed by what is nested in it. */
export interface ListItem {
  /** Set only for task items; a checked item is still a criterion. */
  checked?: boolean
  blocks: Block[]
}

export interface ListBlock {
  kind: 'list'
  style: 'bullet' | 'number' | 'task' | 'decision'
  /** The number of a numbered list's first item; 1 if the source has none. */
  start?: number
  items: ListItem[]
}

export interface TableCell {
  header: boolean
  blocks: Block[]
  /** The number of columns the cell spans; 1 if absent. */
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

/** Any container of blocks with an optional title: panel, expand, quote, layout column, extension body. */
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

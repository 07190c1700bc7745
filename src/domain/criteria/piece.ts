import type { RichLine } from './rich-line.ts'

export type Marker = 'none' | 'bullet' | 'number' | 'task' | 'decision' | 'code'

/** One line of a ticket, with its place in the lists around it. */
export interface TextPiece extends RichLine {
  kind: 'text'
  marker: Marker
  /** Lists around the line; 0 outside any. */
  depth: number
  /** The same for all lines of one paragraph, list item or code block. */
  block: number
  /** The first line of its list item or paragraph. */
  first: boolean
  /** The list item around this one, and the first lines of all further ones. */
  parents: TextPiece[]
  /** Whether list items are nested below this line. */
  leads: boolean
}

/** A heading, or the title of a panel, an expand or a list item that names a part of the ticket. */
export interface TitlePiece {
  kind: 'title'
  text: string
  /** 1 to 6 as headings have it, 7 for a bold or plain line. */
  level: number
}

/** A cell as a person reads it: its text, and its lines for when they are criteria themselves. */
export interface CellPiece {
  text: string
  header: boolean
  pieces: Piece[]
}

export interface TablePiece {
  kind: 'table'
  rows: CellPiece[][]
  /** Lists around the table; 0 outside any. */
  depth: number
}

export interface CodePiece {
  kind: 'code'
  text: string
  language: string
}

/** What stands between `open` and `close` belongs to one panel, expand, cell or list item: titles in it end with it. */
export interface OpenPiece {
  kind: 'open'
  title?: string
  isItem?: true
}

export interface ClosePiece {
  kind: 'close'
}

export type Piece = TextPiece | TitlePiece | TablePiece | CodePiece | OpenPiece | ClosePiece

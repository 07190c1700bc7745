/** One file of an export; several go out in one .zip. */
export interface ExportPart {
  /** What tells the part from the others: a ticket, 'part-2'. */
  name: string
  text: string
}

/** Told after each case, so that somebody can see how far the export is. */
export type OnCase = () => void

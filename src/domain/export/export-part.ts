/** One file of an export; several files are packed into one .zip. */
export interface ExportPart {
  /** What distinguishes this part from the others: a ticket key, 'part-2', or its path in a project. */
  name: string
  text: string
}

/** Called after each case, to show progress. */
export type OnCase = () => void

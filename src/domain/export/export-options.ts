import type { HouseRules } from '../generation/house-rules.ts'
import type { OnCase } from './export-part.ts'
import { type PriorityLevel, type PriorityNames, priorityLevels } from './tool-values.ts'

export const delimiters = [',', ';', '\t'] as const
export type Delimiter = (typeof delimiters)[number]

/** How a Gherkin tag names the ticket: Xray projects with prefixes need `@REQ_`. */
export const ticketTagStyles = ['key', 'requirement'] as const
export type TicketTagStyle = (typeof ticketTagStyles)[number]

/** The choices for the files of one format. */
export interface FormatSettings {
  /** The chosen columns, in their order. */
  columns?: string[]
  delimiter?: Delimiter
  /** Empty names count as not given. */
  priorityNames?: Partial<Record<PriorityLevel, string>>
}

/** What a tester chose for the files, as the browser remembers it. */
export interface ExportSettings {
  /** By format id. */
  formats: Record<string, FormatSettings>
  /** In CSV, Excel and JSON: nothing but what docs/spec.md, section 9, names. */
  specColumns: boolean
  ticketTags: TicketTagStyle
  areaPath: string
  assignedTo: string
}

export const defaultExportSettings: ExportSettings = {
  formats: {},
  specColumns: false,
  ticketTags: 'key',
  areaPath: '',
  assignedTo: '',
}

/** The choices for one file. */
export interface ExportOptions extends FormatSettings, Partial<Omit<ExportSettings, 'formats'>> {
  /** With several tickets, in documents: a sheet or section of each, and a matrix of all their criteria. */
  byTicket?: boolean
  /** The rules of the tester's team, which the exported review findings take into account. */
  houseRules?: HouseRules
  onCase?: OnCase
}

export function optionsFor(formatId: string, { formats, ...rest }: ExportSettings): ExportOptions {
  return { ...rest, ...formats[formatId] }
}

/** The tool's names of the priorities, replaced by the tester's where there are any. */
export function priorityNamesOf(names: PriorityNames, chosen: FormatSettings['priorityNames'] = {}): PriorityNames {
  const result = { ...names }
  for (const level of priorityLevels) result[level] = chosen[level]?.trim() || names[level]
  return result
}

/**
 * Puts the cells of a row into the chosen order and leaves out the others. Unknown names are ignored; without a known
 * name all columns stay.
 */
export function columnChoice(
  header: readonly string[],
  chosen: readonly string[] = [],
): <Cell>(row: readonly Cell[]) => Cell[] {
  const indexes = [...new Set(chosen)].map((name) => header.indexOf(name)).filter((index) => index >= 0)
  if (indexes.length === 0) return (row) => [...row]
  return (row) => indexes.flatMap((index) => row.slice(index, index + 1))
}

import { z } from 'zod'
import { type HistoryEntry, readEntry } from './entry.ts'

/** The version that `encodeHistory` writes. Version 0 is a bare list of entries, as earlier versions kept it. */
const fileVersion = 1

const fileSchema = z.union([
  z.array(z.unknown()).transform((entries): { entries: unknown[]; setAside: unknown[] } => ({ entries, setAside: [] })),
  z.object({ version: z.literal(fileVersion), entries: z.array(z.unknown()), setAside: z.array(z.unknown()).default([]) }),
])

export interface HistoryFile {
  /** Newest first. */
  entries: HistoryEntry[]
  /** Entries that could not be read, unchanged: they are kept, and counted for the user, not thrown away. */
  setAside: unknown[]
}

/** Undefined when the text as a whole is not a history that this version can read. */
export function decodeHistory(text: string | undefined): HistoryFile | undefined {
  if (text === undefined || text.trim() === '') return { entries: [], setAside: [] }
  const parsed = fileSchema.safeParse(parseJson(text))
  if (!parsed.success) return undefined
  const file: HistoryFile = { entries: [], setAside: [...parsed.data.setAside] }
  for (const stored of parsed.data.entries) {
    const entry = readEntry(stored)
    if (entry.ok) file.entries.push(entry.value)
    else file.setAside.push(stored)
  }
  return file
}

export function encodeHistory({ entries, setAside }: HistoryFile): string {
  return JSON.stringify({ version: fileVersion, entries, ...(setAside.length > 0 ? { setAside } : {}) })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

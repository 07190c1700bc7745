import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { type Result, fail, ok } from '#domain/result.ts'
import { userKey } from '../keys.ts'
import { keysWithPrefix, readText, removeText, storageFullCode, writeText } from '../storage-area.ts'
import type { HistoryEntry } from './entry.ts'
import { decodeRecord, encodeRecord } from './record.ts'
import { historyLimits, historyMessages } from './texts.ts'

/** What replaced a version: an update of the suite after the ticket changed, or an earlier version. */
const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('update'), edited: z.number(), added: z.number(), gone: z.number() }),
  z.object({ kind: z.literal('restore') }),
])
export type VersionChange = z.infer<typeof changeSchema>

export const versionHeadSchema = z.object({ replacedAt: z.number(), change: changeSchema, totalTestCases: z.number() })

/** An earlier state of an entry, which can be opened, exported and brought back. */
export interface VersionHead extends z.infer<typeof versionHeadSchema> {
  id: string
  entryId: string
}

/** A version as a backup holds it. Its key in the storage is made of the entry's id and its own. */
export interface WholeVersion extends VersionHead {
  entry: HistoryEntry
}

export interface HistoryVersions {
  /** Newest first. */
  list: (entryId: string) => VersionHead[]
  read: (head: VersionHead) => Result<HistoryEntry>
  /** Keeps the entry as it was before `change`. Beyond the limits, the oldest versions of all entries are dropped. */
  keep: (
    entry: HistoryEntry,
    change: VersionChange,
    replacedAt: number,
  ) => Result<{ head: VersionHead; droppedVersions: number }>
  /** Adds the versions of a backup, the newest first, while they fit beside those that are there. Returns how many did. */
  restore: (versions: WholeVersion[]) => number
  drop: (head: VersionHead) => void
  dropOf: (entryId: string) => void
  clear: () => void
  /** Repeats a write that does not fit, while dropping the oldest versions of all entries; if it still fails, they return. */
  makingRoom: (write: () => Result<unknown>) => Result<{ droppedVersions: number }>
}

/** Each version is its own item, beside the entries, so that opening the history reads none of them. */
export function historyVersions(userId: string): HistoryVersions {
  const prefix = `${userKey('historyVersions', userId)}/`

  function list(entryId: string): VersionHead[] {
    return keysWithPrefix(`${prefix}${entryId}/`)
      .flatMap((key) => headOf(entryId, key.slice(prefix.length + entryId.length + 1), readText(key) ?? '') ?? [])
      .sort((a, b) => Number(b.id) - Number(a.id))
  }

  function drop({ entryId, id }: Pick<VersionHead, 'entryId' | 'id'>): void {
    removeText(`${prefix}${entryId}/${id}`)
  }

  /** The oldest versions of all entries go first. Returns how many went. */
  function dropBeyondLength(): number {
    const lengths = keysWithPrefix(prefix)
      .map((key) => ({ key, length: key.length + (readText(key)?.length ?? 0) }))
      .sort((a, b) => timeOf(b.key) - timeOf(a.key))
    let total = 0
    const beyond = lengths.filter(({ length }) => (total += length) > historyLimits.versionsLength)
    for (const { key } of beyond) removeText(key)
    return beyond.length
  }

  function makingRoom(write: () => Result<unknown>): Result<{ droppedVersions: number }> {
    let written = write()
    const dropped: [key: string, text: string][] = []
    while (!written.ok && written.reason.code === storageFullCode) {
      const oldest = keysWithPrefix(prefix).sort((a, b) => timeOf(a) - timeOf(b))
      if (oldest.length === 0) break
      // Twice as many each time: a nearly full storage would otherwise take hundreds of attempts.
      for (const key of oldest.slice(0, Math.max(1, dropped.length))) {
        dropped.push([key, readText(key) ?? ''])
        removeText(key)
      }
      written = write()
    }
    if (written.ok) return ok({ droppedVersions: dropped.length })
    for (const [key, text] of dropped.toReversed()) writeText(key, text)
    return written
  }

  return {
    list,
    read({ entryId, id }) {
      const text = readText(`${prefix}${entryId}/${id}`)
      const end = text?.indexOf('\n') ?? -1
      return text === undefined || end < 0
        ? fail('not_found', historyMessages.notFound)
        : decodeRecord(entryId, text.slice(end + 1))
    },
    keep(entry, change, replacedAt) {
      const versions = list(entry.id)
      const id = Math.max(replacedAt, Number(versions[0]?.id ?? 0) + 1)
      const head = { replacedAt, change, totalTestCases: entry.testCases.length }
      const written = makingRoom(() => writeText(`${prefix}${entry.id}/${String(id)}`, encodeVersion(entry, head)))
      if (!written.ok) return written
      for (const old of list(entry.id).slice(historyLimits.maxVersions)) drop(old)
      const droppedVersions = written.value.droppedVersions + dropBeyondLength()
      return ok({ head: { ...head, id: String(id), entryId: entry.id }, droppedVersions })
    },
    restore(versions) {
      let total = keysWithPrefix(prefix).reduce((sum, key) => sum + key.length + (readText(key)?.length ?? 0), 0)
      let restored = 0
      for (const { entryId, id, entry, ...head } of versions.toSorted((a, b) => Number(b.id) - Number(a.id))) {
        const key = `${prefix}${entryId}/${id}`
        const text = encodeVersion(entry, head)
        total += key.length + text.length
        if (total > historyLimits.versionsLength || list(entryId).length >= historyLimits.maxVersions) continue
        if (writeText(key, text).ok) restored += 1
      }
      return restored
    },
    drop,
    dropOf: (entryId) => {
      for (const key of keysWithPrefix(`${prefix}${entryId}/`)) removeText(key)
    },
    clear: () => {
      for (const key of keysWithPrefix(prefix)) removeText(key)
    },
    makingRoom,
  }
}

/** A version without the ticket's description, which is the largest part, and which the entry has. */
export function encodeVersion(entry: HistoryEntry, head: Omit<VersionHead, 'id' | 'entryId'>): string {
  const slim = { ...entry, description: '', ticketData: undefined }
  return `${JSON.stringify(head)}\n${encodeRecord(slim, head.replacedAt)}`
}

/** The last part of a version's key is the time of the change that replaced it. */
function timeOf(key: string): number {
  return Number(key.slice(key.lastIndexOf('/') + 1))
}

function headOf(entryId: string, id: string, text: string): VersionHead | undefined {
  const parsed = versionHeadSchema.safeParse(parseJson(text.slice(0, Math.max(0, text.indexOf('\n')))))
  return parsed.success && /^\d+$/.test(id) ? { ...parsed.data, id, entryId } : undefined
}

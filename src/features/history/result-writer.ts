import type { GenerationResult } from '#domain/generation/result.ts'
import type { Result } from '#domain/result.ts'
import type { HistoryChange, HistoryStore } from '#src/storage/history/store.ts'

export interface ResultWriter {
  save: (result: GenerationResult) => Promise<Result<HistoryChange>>
  correct: (result: GenerationResult) => Promise<Result<HistoryChange>>
  remember: (result: GenerationResult, entryId: string) => void
}

/** Knows which entry each result became, and writes in the order in which it was asked to. */
export function createResultWriter(store: Pick<HistoryStore, 'add' | 'update'>): ResultWriter {
  const entryIds = new Map<string, string>()
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = last.then(task, task)
    last = turn.catch(() => undefined)
    return turn
  }

  async function add(result: GenerationResult, corrected: boolean): Promise<Result<HistoryChange>> {
    const added = await store.add(result, { corrected })
    if (added.ok && added.value.entry !== undefined) entryIds.set(nameOf(result), added.value.entry.id)
    return added
  }

  /** A result that was kept while it was written takes its own place. */
  async function save(result: GenerationResult): Promise<Result<HistoryChange>> {
    const id = entryIds.get(nameOf(result))
    const updated = id === undefined ? undefined : await store.update(id, result, { unlessDuplicate: true })
    if (updated === undefined || (!updated.ok && updated.reason.code === 'not_found')) return add(result, false)
    return updated
  }

  async function correct(result: GenerationResult): Promise<Result<HistoryChange>> {
    const id = entryIds.get(nameOf(result))
    if (id === undefined) return add(result, true)
    const updated = await store.update(id, result)
    // The entry was deleted meanwhile; who goes on correcting wants to keep the result.
    return !updated.ok && updated.reason.code === 'not_found' ? add(result, true) : updated
  }

  return {
    save: (result) => inTurn(() => save(result)),
    correct: (result) => inTurn(() => correct(result)),
    remember: (result, entryId) => entryIds.set(nameOf(result), entryId),
  }
}

/** A result of a ticket keeps its time through all corrections. */
function nameOf({ ticketId, timestamp }: GenerationResult): string {
  return `${ticketId} ${timestamp}`
}

import type { CaseDraft } from './draft.ts'
import { rankOf } from './priority.ts'

/**
 * Chooses what fits into the maximum: one case a criterion in the ticket's order, those of the highest risk where not all
 * fit; then the others, the highest risk first, and taking turns among the criteria so that none takes all the room.
 */
export function selectDrafts(positives: CaseDraft[], extras: CaseDraft[], maximum: number): CaseDraft[] {
  const room = Math.max(0, Math.floor(maximum))
  const first = chosenPositives(positives, room)
  return [...first, ...byTurns(extras).slice(0, room - first.length)]
}

function chosenPositives(positives: CaseDraft[], room: number): CaseDraft[] {
  if (positives.length <= room) return positives
  const ranked = positives.map((draft, index) => ({ index, rank: rankOf(draft) }))
  ranked.sort((a, b) => b.rank - a.rank || a.index - b.index)
  const kept = new Set(ranked.slice(0, room).map(({ index }) => index))
  return positives.filter((_, index) => kept.has(index))
}

function byTurns(extras: CaseDraft[]): CaseDraft[] {
  const turns = new Map<string, number>()
  const ordered = extras.map((draft, index) => ({ draft, index, rank: rankOf(draft) })).sort((a, b) => b.rank - a.rank || a.index - b.index)
  const placed = ordered.map((item) => {
    const turn = turns.get(item.draft.rule.id) ?? 0
    turns.set(item.draft.rule.id, turn + 1)
    return { ...item, turn }
  })
  return placed.sort((a, b) => a.turn - b.turn || b.rank - a.rank || a.index - b.index).map(({ draft }) => draft)
}

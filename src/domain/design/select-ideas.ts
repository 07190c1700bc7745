import type { Idea } from './plan/idea.ts'

/** An idea with the risk of its criterion, which decides what goes first where not everything fits. */
export interface RankedIdea {
  idea: Idea
  rank: number
}

/**
 * Chooses what fits into the maximum: first one core case per criterion in the ticket's order (those of the highest risk
 * where not even these fit), then the other core cases, then the rest by risk, the criteria taking turns. The result keeps
 * the order of the criteria within each group.
 */
export function selectIdeas(ideas: RankedIdea[], maximum: number): Idea[] {
  const room = Math.max(0, Math.floor(maximum))
  const covered = new Set<string>()
  const first: RankedIdea[] = []
  const otherCore: RankedIdea[] = []
  const extra: RankedIdea[] = []
  for (const ranked of ideas) {
    const [id = ''] = ranked.idea.criterionIds
    if (!ranked.idea.core) extra.push(ranked)
    else if (covered.has(id)) otherCore.push(ranked)
    else {
      covered.add(id)
      first.push(ranked)
    }
  }
  const chosen = best(first, room)
  const second = best(otherCore, room - chosen.length)
  const third = byTurns(extra).slice(0, Math.max(0, room - chosen.length - second.length))
  return [...chosen, ...second, ...third].map(({ idea }) => idea)
}

/** The highest ranks that fit, in their given order. */
function best(ideas: RankedIdea[], room: number): RankedIdea[] {
  if (ideas.length <= room) return ideas
  const kept = new Set(ideas.map((ranked, index) => ({ index, rank: ranked.rank })).sort((a, b) => b.rank - a.rank || a.index - b.index).slice(0, Math.max(0, room)).map(({ index }) => index))
  return ideas.filter((_, index) => kept.has(index))
}

function byTurns(ideas: RankedIdea[]): RankedIdea[] {
  const turns = new Map<string, number>()
  const placed = ideas.map((ranked, index) => {
    const [id = ''] = ranked.idea.criterionIds
    const turn = turns.get(id) ?? 0
    turns.set(id, turn + 1)
    return { ranked, turn, index }
  })
  return placed.sort((a, b) => a.turn - b.turn || b.ranked.rank - a.ranked.rank || a.index - b.index).map(({ ranked }) => ranked)
}

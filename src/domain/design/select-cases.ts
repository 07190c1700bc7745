import type { WireTestCase } from '../contracts/ai-generate.ts'
import type { RuleKind } from './understand/rule.ts'

/** A case with what decides whether it is chosen where not everything fits. */
export interface DesignedCandidate {
  testCase: WireTestCase
  /** Whether it is a case that proves its criterion. */
  core: boolean
  /** What kind of rule it comes from. */
  kind: RuleKind
  /** The risk of its criterion and what the case may find. */
  rank: number
  /** How surely a tester keeps it: see `caseScore`. */
  score: number
}

/**
 * Chooses what fits into the maximum: first one core case per criterion in the ticket's order (those of the highest risk
 * where not even these fit), then the other core cases, then the rest by risk, the criteria taking turns. The result keeps
 * the order of the criteria within each group.
 */
export function selectDesignedCases(candidates: DesignedCandidate[], maximum: number): WireTestCase[] {
  const room = Math.max(0, Math.floor(maximum))
  const covered = new Set<string>()
  const first: DesignedCandidate[] = []
  const otherCore: DesignedCandidate[] = []
  const extra: DesignedCandidate[] = []
  for (const candidate of candidates) {
    const [id = ''] = candidate.testCase.criterionIds
    if (!candidate.core) extra.push(candidate)
    else if (covered.has(id)) otherCore.push(candidate)
    else {
      covered.add(id)
      first.push(candidate)
    }
  }
  const chosen = best(first, room)
  const second = best(otherCore, room - chosen.length)
  const third = byTurns(extra).slice(0, Math.max(0, room - chosen.length - second.length))
  return [...chosen, ...second, ...third].map(({ testCase }) => testCase)
}

/** The highest ranks that fit, in their given order. */
function best(candidates: DesignedCandidate[], room: number): DesignedCandidate[] {
  if (candidates.length <= room) return candidates
  const kept = new Set(
    candidates
      .map(({ rank }, index) => ({ index, rank }))
      .sort((a, b) => b.rank - a.rank || a.index - b.index)
      .slice(0, Math.max(0, room))
      .map(({ index }) => index),
  )
  return candidates.filter((_, index) => kept.has(index))
}

function byTurns(candidates: DesignedCandidate[]): DesignedCandidate[] {
  const turns = new Map<string, number>()
  const placed = candidates.map((candidate, index) => {
    const [id = ''] = candidate.testCase.criterionIds
    const turn = turns.get(id) ?? 0
    turns.set(id, turn + 1)
    return { candidate, turn, index }
  })
  return placed
    .sort((a, b) => a.turn - b.turn || b.candidate.rank - a.candidate.rank || a.index - b.index)
    .map(({ candidate }) => candidate)
}

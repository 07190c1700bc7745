import { significantWords } from '../test-case/significant-words.ts'
import type { CaseDraft } from './draft.ts'
import { withFirstRow } from './reading/examples.ts'
import type { Rule } from './reading/rule.ts'
import { statusesOf } from './reading/transition.ts'
import { boundaryCases } from './techniques/boundary.ts'
import { decisionCases } from './techniques/decision-table.ts'
import { errorCases } from './techniques/error-guessing.ts'
import { partitionCases } from './techniques/partition.ts'
import { permissionCases } from './techniques/permission.ts'
import { stateCases } from './techniques/state-transition.ts'
import type { Wording } from './wording/wording.ts'

/** A rule gives no more cases than this beside its own, so that the whole grows with the criteria and no faster. */
const mostForRule = 16

/** The cases of the named techniques for every rule of a ticket, in the order of the rules. */
export function enrichedCases(criteria: Rule[], wording: Wording, ticket: string): CaseDraft[] {
  const rules = criteria.map(withFirstRow)
  const statuses = statusesOf(rules)
  const said = siblings(rules)
  return rules.flatMap((rule) =>
    [
      ...boundaryCases(rule, wording, ticket),
      ...permissionCases(rule, wording, ticket),
      ...decisionCases(rule, wording, ticket, (condition) => said(rule, condition)),
      ...stateCases(rule, wording, ticket, statuses),
      ...partitionCases(rule, wording, ticket),
      ...errorCases(rule, wording, ticket),
    ].slice(0, mostForRule),
  )
}

/** Conditions that share this much of their words are of the same thing. */
const sameCondition = 0.5

/**
 * Whether another criterion speaks of the same condition: 'the token is valid' beside 'the token is invalid'. Then its
 * counterpart is a case already. Each word is looked up, so the cost grows with the words and not with pairs of rules.
 */
function siblings(rules: Rule[]): (rule: Rule, condition: string) => boolean {
  const places = new Map<string, Set<string>>()
  for (const rule of rules) {
    const conditions = [...rule.given, ...rule.when].map(({ text }) => text).join(' ')
    for (const word of significantWords(conditions)) places.set(word, (places.get(word) ?? new Set()).add(rule.id))
  }
  return (rule, condition) => {
    const words = [...significantWords(condition)]
    if (words.length === 0) return false
    const shared = new Map<string, number>()
    for (const word of words) for (const id of [...(places.get(word) ?? [])].slice(0, 40)) if (id !== rule.id) shared.set(id, (shared.get(id) ?? 0) + 1)
    return [...shared.values()].some((count) => count >= words.length * sameCondition)
  }
}

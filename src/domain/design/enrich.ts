import { significantWords } from '../test-case/significant-words.ts'
import type { CaseDraft } from './draft.ts'
import type { Clause } from './reading/clause.ts'
import { withFirstRow } from './reading/examples.ts'
import type { Rule } from './reading/rule.ts'
import { startOf, statusesOf } from './reading/transition.ts'
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
  const told = startsTold(rules)
  return rules.flatMap((rule) =>
    [
      ...boundaryCases(rule, wording, ticket),
      ...permissionCases(rule, wording, ticket),
      ...decisionCases(rule, wording, ticket, (condition) => said(rule, condition)),
      ...stateCases(rule, wording, ticket, statuses, (status) => told(rule, status)),
      ...partitionCases(rule, wording, ticket),
      ...errorCases(rule, wording, ticket),
    ].slice(0, mostForRule),
  )
}

/** Whether another criterion says what a like action does from a status: then nothing may be supposed of it. */
function startsTold(rules: Rule[]): (rule: Rule, status: string) => boolean {
  const actions = new Map<string, { id: string; words: Set<string> }[]>()
  for (const rule of rules) {
    const start = startOf(rule)
    if (start !== undefined) actions.set(start, [...(actions.get(start) ?? []), { id: rule.id, words: tellingWords(rule, [...rule.when, ...rule.then]) }].slice(0, mostStarts))
  }
  return (rule, status) => {
    const words = [...tellingWords(rule, rule.when)]
    return (actions.get(status) ?? []).some((other) => other.id !== rule.id && words.some((word) => other.words.has(word)))
  }
}

/** The words of some clauses, without who acts and what it is done to. */
function tellingWords({ given }: Rule, clauses: Clause[]): Set<string> {
  const words = significantWords(clauses.map(({ text }) => text).join(' '))
  for (const word of significantWords(given.map(({ text }) => text).join(' '))) words.delete(word)
  for (const word of significantWords('customer client cliente visitor buyer guest member admin administrator manager status estado')) words.delete(word)
  return words
}

/** So many criteria are kept for a word: a word in more of them tells nothing. */
const mostPlaces = 40

/** So many criteria that start from one status are looked at. */
const mostStarts = 40

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
    for (const word of significantWords(conditions)) {
      const ids = places.get(word) ?? new Set()
      if (ids.size < mostPlaces) places.set(word, ids.add(rule.id))
    }
  }
  return (rule, condition) => {
    const words = [...significantWords(condition)]
    if (words.length === 0) return false
    const shared = new Map<string, number>()
    for (const word of words) for (const id of places.get(word) ?? []) if (id !== rule.id) shared.set(id, (shared.get(id) ?? 0) + 1)
    return [...shared.values()].some((count) => count >= words.length * sameCondition)
  }
}

import { planApi } from './plan-api.ts'
import type { EffectStep, Rule, RuleKind } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { say } from '../phrase/vocabulary.ts'
import type { Idea } from './idea.ts'
import { planAudience, planPermission, planRights, planSecret, planVisibility } from './plan-access.ts'
import { planNotice, planPersistence, planSimultaneous, planTransitions, planUnique } from './plan-behaviour.ts'
import { planTiers } from './plan-tiers.ts'
import { planShare } from './plan-calculations.ts'
import { planFormula } from './plan-formulas.ts'
import { planEffect, planObservation, planRefusal, planStatement } from './plan-effects.ts'
import { planFilters, planPaging, planSearch, planSorting } from './plan-lists.ts'
import {
  planComposition,
  planFileTypes,
  planFormat,
  planInitial,
  planMessage,
  planOptions,
  planRequired,
} from './plan-fields.ts'
import { planAgeGroup } from './plan-ages.ts'
import { planLimit } from './plan-limits.ts'
import { planHours, planMoment, planRate } from './plan-moments.ts'
import { planRestriction, planThreshold } from './plan-situations.ts'
import { planWritten } from './plan-written.ts'
import { planDaysAhead } from './plan-days-ahead.ts'
import { planAttempts, planCutoff, planDeadline, planLifetime } from './plan-times.ts'

/** An idea with the kind of rule that it comes from. */
export type PlannedIdea = Idea & { kind: RuleKind }

/** The test ideas of a criterion: those of each of its rules, the first core idea in front. */
export function planCriterion(criterion: Understood): PlannedIdea[] {
  const planned = criterion.rules.map((rule) => ({ rule, ideas: ideasOf(rule, criterion) }))
  const bare = criterion.when.length > 0 ? [] : planned.filter(({ rule, ideas }) => isBare(rule, ideas))
  const proving = planned.filter((one) => !bare.includes(one))
  const firstBare = bare[0] && statementOf(bare[0].rule)
  const kept = proving.length > 0 ? proving : bare.filter(({ rule }) => statementOf(rule) === firstBare)
  const ideas = withoutFalseGap(
    kept.flatMap((one) => one.ideas),
    criterion.text,
  )
  const [core] = ideas
  if (core === undefined) return planOpen(criterion)
  const untested = planned.flatMap((one) => (kept.includes(one) ? [] : (statementOf(one.rule) ?? [])))
  return [
    { ...core, assumptions: [...core.assumptions, ...untested.map((text) => say('untested', { text }))] },
    ...ideas.slice(1),
  ]
}

/** A criterion that quotes a text does not leave it open. */
function withoutFalseGap<T extends Idea>(ideas: T[], text: string): T[] {
  if (!quotesText(text)) return ideas
  return ideas
    .filter(({ steps }) => !(steps.length === 1 && steps[0]?.expected.key === 'actionRefused'))
    .map((one) => ({ ...one, assumptions: one.assumptions.filter(({ key }) => key !== 'refusalTextOpen') }))
}

function quotesText(text: string): boolean {
  return /["“„«](?:[^"“”„«»\s]+\s+){2,}[^"“”„«»\s]+["”“»]|["“„«][^"“”„«»]+[.!?]["”“»]/u.test(text)
}

/**
 * A sentence that only became a look at what it speaks of, or the action that it permits, without data or a state to compare
 * with. Blind judges kept a fifth of such cases: one stands for a criterion that has no other, beside a better one it only
 * costs the tester time.
 */
function isBare(rule: Rule, ideas: Idea[]): boolean {
  if (ideas.some(({ preconditions, steps }) => preconditions.length > 0 && steps.length > 1)) return false
  if (rule.kind !== 'effect') return rule.kind === 'observation' || rule.kind === 'statement'
  const isConcrete = ({ what, refused, data }: EffectStep) =>
    what === 'request' || what === 'control' || refused === true || data !== undefined
  if (/["“«„\d]/u.test(rule.outcome) || rule.steps.some(isConcrete)) return false
  const tellsNothing = rule.outcome === '' && rule.steps.every(({ outcome }) => outcome === undefined)
  return tellsNothing || rule.steps.every(({ what }) => what === 'look')
}

function statementOf(rule: Rule): string | undefined {
  switch (rule.kind) {
    case 'effect':
    case 'statement':
      return rule.source
    case 'observation':
      return rule.outcome
    default:
      return undefined
  }
}

/** What could not be read well enough for a case of its own: the criterion's statement, and what is open about it. */
export function planOpen(criterion: Understood): PlannedIdea[] {
  return ideasOf({ kind: 'statement', source: criterion.text, outcome: criterion.text, vague: false }, criterion)
}

function ideasOf(rule: Rule, criterion: Understood): PlannedIdea[] {
  return planRule(rule, criterion).map((one) => ({ ...one, kind: rule.kind }))
}

/** Which planner turns a kind of rule into ideas. */
function planRule(rule: Rule, criterion: Understood): Idea[] {
  switch (rule.kind) {
    case 'limit':
      return planLimit(rule, criterion)
    case 'threshold':
      return planThreshold(rule, criterion)
    case 'lifetime':
      return planLifetime(rule, criterion)
    case 'deadline':
      return planDeadline(rule, criterion)
    case 'moment':
      return planMoment(rule, criterion)
    case 'rate':
      return planRate(rule, criterion)
    case 'hours':
      return planHours(rule, criterion)
    case 'restriction':
      return planRestriction(rule, criterion)
    case 'ageGroup':
      return planAgeGroup(rule, criterion)
    case 'cutoff':
      return planCutoff(rule, criterion)
    case 'daysAhead':
      return planDaysAhead(rule, criterion)
    case 'attempts':
      return planAttempts(rule, criterion)
    case 'format':
      return planFormat(rule, criterion)
    case 'composition':
      return planComposition(rule, criterion)
    case 'options':
      return planOptions(rule, criterion)
    case 'initial':
      return planInitial(rule, criterion)
    case 'required':
      return planRequired(rule, criterion)
    case 'message':
      return planMessage(rule, criterion)
    case 'visibility':
      return planVisibility(rule, criterion)
    case 'permission':
      return planPermission(rule, criterion)
    case 'audience':
      return planAudience(rule, criterion)
    case 'rightsTable':
      return planRights(rule, criterion)
    case 'transitions':
      return planTransitions(rule, criterion)
    case 'tiers':
      return planTiers(rule, criterion)
    case 'share':
      return planShare(rule, criterion)
    case 'formula':
      return planFormula(rule, criterion)
    case 'sorting':
      return planSorting(rule, criterion)
    case 'paging':
      return planPaging(rule, criterion)
    case 'search':
      return planSearch(rule, criterion)
    case 'filters':
      return planFilters(rule, criterion)
    case 'unique':
      return planUnique(rule, criterion)
    case 'notice':
      return planNotice(rule, criterion)
    case 'persistence':
      return planPersistence(rule, criterion)
    case 'simultaneous':
      return planSimultaneous(rule, criterion)
    case 'secret':
      return planSecret(rule, criterion)
    case 'api':
      return planApi(rule, criterion)
    case 'fileTypes':
      return planFileTypes(rule, criterion)
    case 'effect':
      return planEffect(rule, criterion)
    case 'refusal':
      return planRefusal(rule, criterion)
    case 'observation':
      return planObservation(rule, criterion)
    case 'written':
      return planWritten(rule, criterion)
    case 'statement':
      return planStatement(rule, criterion)
  }
}

import type { ContextCriterion, GenerationContext } from '../../generation/context.ts'
import type { Language } from '../language.ts'
import { readAccess } from './read-access.ts'
import { readApi, requestOf } from './read-api.ts'
import { readBehaviour, readEffect } from './read-behaviour.ts'
import { readCalculations } from './read-calculations.ts'
import { readLimits } from './read-limits.ts'
import { readFields, readMessages } from './read-texts.ts'
import { readTimes } from './read-times.ts'
import { plain, readCriterion } from './reading.ts'
import type { Rule } from './rule.ts'

/** A criterion with the rules that were read from it, in its own words. */
export interface Understood {
  id: string
  /** The criterion in one line. */
  text: string
  title?: string
  given: string[]
  when: string[]
  rules: Rule[]
  /** False where no rule beyond its bare statement was recognised. */
  understood: boolean
}

/** Reads every criterion of a ticket into rules with slots. Time is linear in the text. */
export function understandTicket(context: GenerationContext, language: Language): Understood[] {
  const request = requestOf(`${context.title}\n${context.description}`)
  return context.acceptanceCriteria.map((criterion) => understandCriterion(criterion, language, request))
}

/** Kinds that a sentence's words suggest but that say little beside a sharper rule of the same sentence. */
function isWeak(rule: Rule): boolean {
  return rule.kind === 'search' || rule.kind === 'persistence' || (rule.kind === 'notice' && rule.event === undefined && rule.step === undefined)
}

function withoutEchoes(rules: Rule[]): Rule[] {
  return rules.filter((rule) => !isWeak(rule) || !rules.some((other) => other.source === rule.source && !isWeak(other)))
}

export function understandCriterion(criterion: ContextCriterion, language: Language, request?: string): Understood {
  const reading = readCriterion(criterion, language)
  // The order matters: each reader claims the values and quotes it explains.
  const found: Rule[] = [
    ...readApi(reading, request),
    ...readCalculations(reading),
    ...readTimes(reading),
    ...readFields(reading),
    ...readLimits(reading),
    ...readAccess(reading),
    ...readBehaviour(reading),
  ]
  const rules = withoutEchoes([...found, ...readMessages(reading)])
  if (rules.length === 0 || (reading.when.length > 0 && rules.every(({ kind }) => kind === 'required'))) rules.push(readEffect(reading))
  return {
    id: criterion.id,
    text: plain(reading, reading.marked.text).replaceAll(' ¶ ', ', ') || criterion.id,
    given: reading.given.map((text) => plain(reading, text)),
    when: reading.when.map((text) => plain(reading, text)),
    rules: rules.slice(0, 8),
    understood: rules.some(({ kind }) => kind !== 'statement'),
    ...(criterion.title === undefined ? {} : { title: criterion.title }),
  }
}

import type { Clause } from './reading/clause.ts'
import { findValues } from './reading/find-values.ts'
import { accountFor, sampleFor } from './reading/samples.ts'
import { isThing, subjectOf } from './reading/subject.ts'
import type { Wording } from './wording/wording.ts'

/**
 * The data of an arrange or act step, never empty: the table or block that came with its words, else the values they name,
 * else a sample that suits the thing they speak of, else the thing itself that is acted on. Only where the words name none
 * of these does the step say that it needs no input.
 */
export function stepData(clause: Clause, wording: Wording, object?: string): string {
  const named = namedData(clause)
  if (named !== '') return named
  const sample = sampleFor(clause.text, wording.language)
  if (sample !== undefined) return wording.sample(sample)
  const thing = object ?? (isThing(clause.text) ? clause.text : undefined)
  if (thing !== undefined) return thing
  const account = accountFor(clause.text, wording.language)
  return account === undefined ? (subjectOf(clause.text) ?? wording.noInput) : wording.sample(account)
}

/** The data of an assert step: the values that the outcome names, else the thing that is looked at. */
export function comparedData(clause: Clause, wording: Wording): string {
  const named = namedData(clause)
  return named === '' ? (subjectOf(clause.text) ?? wording.noInput) : named
}

function namedData(clause: Clause): string {
  const values = findValues(clause.text)
  return clause.attached === undefined ? values.join('; ') : [...values, clause.attached].join('\n')
}

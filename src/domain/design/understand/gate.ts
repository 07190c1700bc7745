import { isMisread } from './misread.ts'
import { quoteIndexes, valueIndexes } from './marked-text.ts'
import type { Reading } from './reading.ts'
import { residueOf } from './residue.ts'
import type { Rule, RuleKind } from './rule.ts'
import { plain } from './stretch.ts'

/**
 * How many words of its stretch a kind of rule may leave unsaid. A kind that is not listed shows the whole clause, so
 * that nothing of it gets lost.
 */
const tolerance: Partial<Record<RuleKind, number>> = {
  limit: 2,
  restriction: 2,
  format: 2,
  composition: 2,
  fileTypes: 2,
  attempts: 4,
  rate: 2,
  options: 3,
  initial: 1,
  required: 2,
  tiers: 4,
  formula: 3,
  share: 2,
  hours: 1,
  lifetime: 2,
  cutoff: 1,
  daysAhead: 1,
  sorting: 2,
  paging: 4,
}

const rangeTolerance = 5

/**
 * Whether a rule accounts for the stretch of the criterion it was read from. A reader that picks a value out of a
 * sentence and loses its subject or verb makes a case about something else; such a rule is not taken.
 */
export function accountsFor(rule: Rule, reading: Reading): boolean {
  if (
    rule.kind === 'lifetime' &&
    rule.source !== '' &&
    reading.given.some((text) => plain(reading, text) === rule.source)
  )
    return rule.lock
  if (isMisread(rule, reading)) return false
  if ((rule.kind === 'daysAhead' && rule.back !== undefined) || (rule.kind === 'rate' && rule.status !== undefined))
    return true
  // An example of the ticket has the form that was read.
  if (rule.kind === 'format' && rule.variants !== undefined) return true
  const most = mostUnsaid(rule, reading)
  return most === undefined || residueOf(rule, reading.lexicon, reading.language).length <= most
}

/** In words. Nobody gives both ends of what is no range, so more of its wording may stay unsaid. */
function mostUnsaid(rule: Rule, { language }: Reading): number | undefined {
  const ends =
    rule.kind === 'limit' ? [rule.limit.low, rule.limit.high] : rule.kind === 'daysAhead' ? [rule.min, rule.max] : []
  const isRange = ends.length === 2 && !ends.includes(undefined)
  const namedByReader =
    rule.kind === 'limit' &&
    language !== 'en' &&
    (rule.medium === 'age' || (rule.medium === 'count' && rule.holder !== undefined))
  return isRange || namedByReader ? rangeTolerance : tolerance[rule.kind]
}

/** The values and quotes of the rules that were not taken may be explained by other readers. */
export function release(reading: Reading, dropped: Rule[], taken: Rule[]): void {
  const lost = new Set(dropped.map(({ source }) => source))
  for (const { source } of taken) lost.delete(source)
  for (const clause of reading.clauses) {
    if (!lost.has(plain(reading, clause.text))) continue
    for (const index of valueIndexes(clause.text)) reading.taken.delete(index)
    for (const index of quoteIndexes(clause.text)) reading.told.delete(index)
  }
}

import { edgesOf } from './limits.ts'
import type { Rule } from './rule.ts'

/** Kinds that say little beside a sharper rule of the same sentence. */
function isWeak(rule: Rule): boolean {
  return rule.kind === 'search' || rule.kind === 'persistence' || (rule.kind === 'notice' && rule.step === undefined)
}

/** "A batch has up to 500 readings. With 501 or more it is refused.": the second sentence tells of the same edge. */
function repeatsEdge(rule: Rule, rules: Rule[]): boolean {
  if (rule.kind !== 'restriction' && rule.kind !== 'threshold') return false
  const values = edgesOf(rule.limit).map(({ value }) => value.amount)
  return rules.some(
    (other) =>
      other.kind === 'limit' &&
      other.medium === 'count' &&
      values.every((amount) => edgesOf(other.limit).some(({ value }) => value.amount === amount)),
  )
}

function answersTooMany(rule: Rule): boolean {
  return rule.kind === 'api'
    ? rule.status === 429
    : rule.kind === 'effect' && rule.steps[0]?.what === 'request' && /(?<!\d)429(?!\d)/.test(rule.outcome)
}

/** The rules without those that only repeat another one. */
export function withoutEchoes(rules: Rule[]): Rule[] {
  const together = rules.some(({ kind }) => kind === 'simultaneous')
  const answered = new Set(rules.flatMap((rule) => (rule.kind === 'api' ? [rule.source] : [])))
  const asked = new Set(
    rules.flatMap((rule) => (rule.kind === 'effect' && rule.steps[0]?.what === 'request' ? [rule.source] : [])),
  )
  return rules
    .filter((rule) => !(together && rule.kind === 'unique') && !(rule.kind === 'deadline' && answered.has(rule.source)))
    .filter(
      (rule) =>
        !(
          rule.kind === 'api' &&
          rules.some((other) => other.kind === 'simultaneous' && other.source.includes(rule.source))
        ),
    )
    .filter((rule) => !(answersTooMany(rule) && rules.some(({ kind }) => kind === 'rate')))
    .filter((rule) => !repeatsEdge(rule, rules) && !(rule.kind === 'threshold' && asked.has(rule.source)))
    .filter((rule) => !isWeak(rule) || !rules.some((other) => other.source === rule.source && !isWeak(other)))
}

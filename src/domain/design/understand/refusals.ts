import type { Rule } from './rule.ts'

/** "otherwise 422 with the code X" is how the values outside the other rules of the criterion are answered. */
export function withRefusals(rules: Rule[], text: string): Rule[] {
  const answer = rules.find((rule) => rule.kind === 'api' && rule.condition === '' && rule.status >= 400)
  if (answer?.kind !== 'api' || answer.request === undefined || rules.length === 1) return rules
  const { request, status, code } = answer
  return (
    rules
      .filter((rule) => rule !== answer)
      // "… Any other value gets 400. note has at most 80 characters": what is told later has an answer of its own.
      .map((rule) =>
        text.indexOf(rule.source) > text.indexOf(answer.source)
          ? rule
          : withStatus(rule, { request, status, ...(code === undefined ? {} : { code }) }),
      )
  )
}

/** An effect names its answers itself: what it left open is the status that is promised for everything else. */
function withStatus(rule: Rule, refusal: { request: string; status: number; code?: string }): Rule {
  if (rule.kind !== 'effect') return { ...rule, refusal }
  const answer = `Status ${String(refusal.status)}${refusal.code === undefined ? '' : `; the code is ${refusal.code}`}`
  return {
    ...rule,
    refusal,
    steps: rule.steps.map((one) =>
      one.outcome === undefined ? one : { ...one, outcome: one.outcome.replace(/^Status 4xx/u, answer) },
    ),
  }
}

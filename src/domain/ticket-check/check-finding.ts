/** What can be unclear in a criterion. The rules follow ISO/IEC/IEEE 29148 §5.2.5 and the literature of requirement smells. */
export const checkRules = [
  'missing-content',
  'missing-outcome',
  'contradiction',
  'story-without-rule',
  'not-observable',
  'vague-words',
  'unbounded-time',
  'comparison',
  'optional',
  'and-or',
  'unit-missing',
  'missing-condition',
  'undefined-role',
  'open-limit',
  'duplicate',
  'several-rules',
  'loose-words',
] as const
export type CheckRule = (typeof checkRules)[number]

export interface CheckFinding {
  criterionId: string
  /** The criterion's own words. */
  text: string
  rule: CheckRule
  /** The words the finding is about, as the criterion has them. */
  quote: string
  /** In English; `src/messages` words it in other languages by `rule`, `quote` and `detail`. */
  suggestion: string
  /** The other criterion of a contradiction or duplicate. */
  detail?: string
}

/**
 * What a finding takes from its criterion's 100 points. A weight of 0 is a hint that does not count.
 */
export const ruleWeights: Record<CheckRule, number> = {
  'missing-content': 60,
  'missing-outcome': 60,
  contradiction: 60,
  'story-without-rule': 60,
  'not-observable': 40,
  'vague-words': 30,
  'unbounded-time': 30,
  comparison: 30,
  optional: 30,
  'and-or': 20,
  'unit-missing': 30,
  'missing-condition': 20,
  'undefined-role': 20,
  'open-limit': 0,
  duplicate: 20,
  'several-rules': 0,
  'loose-words': 0,
}
/** A criterion that lost this many points leaves room for two different tests. */
export const unclearFrom = 30
/** A criterion that lost this many points cannot be tested as it stands. */
export const seriousFrom = 60

const suggestions: Record<CheckRule, string> = {
  'missing-content': 'Fill in what “{quote}” stands for.',
  'missing-outcome': 'Say what can be seen or measured afterwards.',
  contradiction: 'This limit differs from the one in {detail}. Say which one holds.',
  'story-without-rule': 'A user story says why. Add the rules that must hold.',
  'not-observable': '“{quote}” cannot be observed from outside. Name the text, value or state that shows it.',
  'vague-words': 'Replace “{quote}” by a value or by what is meant.',
  'unbounded-time': 'Replace “{quote}” by a time with its unit.',
  comparison: 'Say what “{quote}” is compared with, and by how much.',
  optional: 'Say when “{quote}” applies and what happens otherwise.',
  'and-or': 'Say which combinations are meant by “{quote}”.',
  'unit-missing': 'Add the unit to “{quote}”.',
  'missing-condition': 'Say what triggers it.',
  'undefined-role': 'Name the roles that “{quote}” stands for.',
  'open-limit': 'Say whether the limits of “{quote}” are included.',
  duplicate: 'This says the same as {detail}. Remove one of them, or say what differs.',
  'loose-words': 'Say what “{quote}” means here, unless everybody knows.',
  'several-rules': 'Split this into one criterion for each rule.',
}

export function checkFinding(
  criterionId: string,
  text: string,
  rule: CheckRule,
  quote: string,
  detail?: string,
): CheckFinding {
  const suggestion = suggestions[rule].replace('{quote}', () => quote).replace('{detail}', () => detail ?? '')
  return { criterionId, text, rule, quote, suggestion, ...(detail === undefined ? {} : { detail }) }
}

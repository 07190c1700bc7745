import { parseSentence } from '../../understand/english/sentence.ts'
import { outcomesIn } from './outcomes.ts'
import type { Situation } from './situations.ts'
import { capital, isLook, lowerArticle, resultOf, timed } from './wording.ts'

/** A clause that can be read and has a subject. */
export const whole = (clause: string): boolean => {
  const parsed = parseSentence(clause)
  return parsed !== undefined && parsed.subject !== ''
}

/** An outcome with a verb of its own; also a quoted text that is shown. */
export function readable(outcome: string, cond = ''): boolean {
  if (timed.test(`${cond} ${outcome}`) || /(?:^| )for (?:each|every) /iu.test(outcome)) return false
  return outcomesIn(outcome).every(whole) && !/(?<!\p{L})(?:if|when|unless|otherwise)(?!\p{L})/iu.test(outcome)
}

/** A condition of two clauses that parse each. */
export function alternativesIn(cond: string): { parts: string[]; and: boolean } {
  for (const word of ['or', 'and'] as const) {
    const parts = cond.split(
      new RegExp(`,? ${word} (?=(?:the|an?|its|their|no|there|it|they|all|["“])(?: |(?<=["“])))`, 'iu'),
    )
    if (parts.length === 2 && parts.every(whole)) return { parts, and: word === 'and' }
  }
  return { parts: [cond], and: false }
}

/** "The gate opens when the ticket is scanned", or what of it fits. */
export function titles(joint: string, cond: string, outcome: string): string[] {
  const [first = outcome] = outcomesIn(outcome)
  const condition = /^I /u.test(cond) ? cond : lowerArticle(cond)
  return [
    `${capital(outcome)} ${joint} ${condition}`,
    `${capital(first)} ${joint} ${condition}`,
    `${capital(joint)} ${condition}: ${lowerArticle(first)}`,
    capital(outcome),
    capital(first),
    `What happens ${joint} ${condition}`,
    capital(condition),
    'Condition met and not met',
  ].filter((title) => title.length <= 80)
}

/** The action of the event is done: what its own result is, where the outcome is only seen later. */
export function doneBy({ action, event, clause }: Situation): string | undefined {
  if (!event) return undefined
  const act = action.charAt(0).toLowerCase() + action.slice(1).replace(/ as (?:an?|another) [^"“]*$/u, '')
  if (
    /^make /u.test(act) &&
    /^Make (?:the|an?|its|all) /u.test(action) &&
    !/^Make (?:the|an?) (?:payment|purchase|booking|reservation|donation|deposit|transfer|call|change|copy|offer|bid)(?: |$)/u.test(
      action,
    )
  )
    return capital(clause)
  const result = resultOf(act)
  return /^the change/u.test(result) || isLook(act) ? 'It is carried out without an error message' : result
}

/** An outcome that keeps somebody from something. */
export const refuses = (outcome: string): boolean =>
  /(?<!\p{L})(?:cannot|not|no longer|refused|rejected|denied|declined|blocked|locked|disabled|greyed|error|impossible|hidden)(?!\p{L})/iu.test(
    outcome.replace(/["“][^"”]*["”]/gu, ''),
  )

import type { Clause } from '../clauses.ts'
import type { RuleOf } from '../rule.ts'
import type { Sentence } from './sentence.ts'

type Effect = RuleOf<'effect'>

/** "Libre, Réservé, À quai puis Terminé": the last name stands in a clause of its own. */
export function withLastName(clauses: Clause[], clause: Clause): Clause[] {
  const before = clauses.at(-1)
  if (before === undefined || !/^\p{Lu}[\p{L}-]*(?: \p{Ll}+)?$/u.test(clause.text.trim()) || !clause.otherwise)
    return [...clauses, clause]
  const joined = { ...before, text: `${before.text}, ${clause.text}`, main: `${before.main}, ${clause.text}` }
  return [...clauses.slice(0, -1), joined]
}

/** One more step: the next sentence is looked up as well. */
export function goOn(last: Effect, outcome: string, words: string): void {
  const end = last.steps.length - 1
  last.steps = [
    ...last.steps.map((one, at) =>
      at === end && one.outcome === undefined && last.outcome !== '' ? { ...one, outcome: last.outcome } : one,
    ),
    { what: 'action', words, outcome },
  ]
  last.outcome = ''
}

const pronouns =
  /^(?:él|ella|ellos|ellas|esto|eso|este|esta|ele|ela|eles|elas|isto|isso|il|elle|ils|elles|ce|c|cela|ceci|celui-ci|celle-ci|ceux-ci|lo anterior)$/iu

export function isPronoun(subject: string): boolean {
  return pronouns.test(subject.replace(/['’]$/u, ''))
}

export function continues({ subject, impersonal }: Sentence, text: string): boolean {
  return (
    isPronoun(subject) ||
    (subject === '' && !impersonal && !/^[\uF000-\uF7FF]/u.test(text)) ||
    /^(?:después|además|también|luego|depois|além disso|também|ensuite|de plus|en outre|puis)(?!\p{L})/iu.test(text)
  )
}

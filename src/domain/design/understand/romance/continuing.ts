import type { Clause } from '../clauses.ts'
import type { RuleOf } from '../rule.ts'
import { capitalise } from '../stretch.ts'
import type { Romance } from './grammar.ts'
import { lowerArticle, parseRomance, type Sentence } from './sentence.ts'
import { infinitiveOfParticiple } from './verbs.ts'

type Effect = RuleOf<'effect'>

/** "Libre, Réservé, À quai puis Terminé": the last name stands in a clause of its own. */
export function withLastName(clauses: Clause[], clause: Clause): Clause[] {
  const before = clauses.at(-1)
  if (before === undefined || !/^\p{Lu}[\p{L}-]*(?: \p{Ll}+)?$/u.test(clause.text.trim()) || !clause.otherwise)
    return [...clauses, clause]
  const joined = { ...before, text: `${before.text}, ${clause.text}`, main: `${before.main}, ${clause.text}` }
  return [...clauses.slice(0, -1), joined]
}

/** The next sentence is seen after the same step; where there is none, in a look of its own. */
export function goOn(last: Effect, outcome: string, words: string): void {
  const end = last.steps.length - 1
  if (end < 0) last.steps = [{ what: 'action', words, outcome }]
  else
    last.steps = last.steps.map((one, at) => {
      const seen = one.outcome ?? last.outcome
      return at === end
        ? {
            ...one,
            outcome:
              seen === ''
                ? outcome
                : `${seen.replace(/\.$/, '')}. ${capitalise(outcome.replace(/^(?:y|e|et) /iu, ''))}`,
          }
        : one
    })
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

/** "Il redevient libre", "caduca": what the sentence before was about in the place of the pronoun. */
export function withTopic(said: string, sentence: Sentence | undefined, topic: string): string {
  if (sentence === undefined || !isShort(topic) || sentence.impersonal) return said
  const plural = /^(?:les|los|las|os|as|des) /iu.test(topic)
  if (plural !== sentence.plural) return said
  const { subject } = sentence
  if (/^(?:ils?|elles?|él|ell[ao]s?|eles?|elas?)$/iu.test(subject) && said.startsWith(subject))
    return `${capitalise(topic)}${said.slice(subject.length)}`
  return said
}

/** "El mismo parte enviado dos veces": the subject tells what is done. */
export function doneTwice(subject: string, language: Romance): string | undefined {
  const found =
    /^(?<thing>(?:el mismo|la misma|un mismo|una misma|le même|la même|une? même|o mesmo|a mesma|um mesmo|uma mesma) .{2,50}?) (?<done>\p{L}+) (?<twice>dos veces|deux fois|duas vezes)$/iu.exec(
      subject,
    )?.groups
  const verb = infinitiveOfParticiple(found?.done ?? '', language)
  return found?.thing === undefined || verb === undefined
    ? undefined
    : `${verb} ${lowerArticle(found.thing)} ${found.twice ?? ''}`
}

export function isShort(thing: string): boolean {
  return thing !== '' && thing.length <= 40 && !/[\uE000-\uF8FF]/u.test(thing)
}

const still: Record<Romance, [RegExp, string]> = {
  es: [/^sigue(n?) pudiendo /iu, 'puede$1 '],
  pt: [/^continua(m?) a poder /iu, 'pode$1 '],
  fr: [/^(?!)/u, ''],
}

/** "…, mas continua a poder consultar o catálogo": two statements about the same subject. */
export function contrasted(clause: Clause, language: Romance): Clause[] {
  const { first, second } = /^(?<first>.{6,}?),? (?:pero|mas|mais) (?<second>.{6,})$/u.exec(clause.main)?.groups ?? {}
  if (first === undefined || second === undefined) return [clause]
  const [sign, modal] = still[language]
  const own = second.replace(/^(?:sí|sim|oui) /u, '').replace(sign, modal)
  const before = parseRomance(first, language)
  const after = parseRomance(own, language)
  if (before === undefined || after === undefined || before.subject === '' || isPronoun(before.subject)) return [clause]
  const whole = after.subject === '' && !after.impersonal ? `${before.subject} ${own}` : own
  return [first, whole].map((main) => ({ ...clause, main, text: clause.condition === undefined ? main : clause.text }))
}

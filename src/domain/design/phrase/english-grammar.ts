import { observationsIn } from '../frame/observations.ts'
import { parseSentence } from '../understand/english/sentence.ts'
import { oneOf } from '../understand/english/person.ts'
import { definite, isPlural, pluralOf } from '../understand/english/subject.ts'
import type { Thing } from '../understand/rule.ts'
import { capital, listOf, lowered } from './text.ts'

export const q = (text: string): string => `“${text}”`
export const list = (items: string[]): string => listOf(items, 'and')

/** "the title", "Mia's order", "“Tipo”": with the article where the ticket has no determiner of its own. */
export function the({ words, label }: Thing): string {
  if (label) return /^["“«„`]/.test(words) ? words : q(words)
  if (/^(?:the|an?|each|every|all|any|its|their|his|her|my|our|no|one)\s/i.test(words))
    return words.charAt(0).toLowerCase() + words.slice(1)
  return /^\p{Lu}\p{Ll}/u.test(words) ? `the ${words.charAt(0).toLowerCase()}${words.slice(1)}` : `the ${words}`
}

/** "the password" for "passwords": a field takes one of them. */
export const single = (thing: Thing): Thing =>
  thing.label ||
  / and | or /u.test(thing.words) ||
  /^(?:its|their|all|these|both) /iu.test(thing.words) ||
  !isPlural(thing.words)
    ? thing
    : { ...thing, words: oneOf(thing.words.replace(/^the /iu, '')).replace(/^an? /u, '') }

/** What a title says of an outcome: its message, or what is seen first. */
export function leading(outcome: string): string {
  const [first = outcome] = observationsIn(outcome, 'en')
  return /["“][^"“”]{4,40}["”]/u.exec(first)?.[0] ?? first
}

/** "A customer can review a product once": the action, as that customer. */
export function openStep(text: string): string {
  const parsed = parseSentence(text.split(/[.;]/)[0] ?? '')
  if (parsed?.modal !== 'can' || parsed.lead !== '' || parsed.negated || parsed.verb === 'be')
    return 'Try out an example of this rule'
  const { subject, verb, rest, passive } = parsed
  return passive ? `${capital(verb)} ${definite(subject)}` : `As ${lowered(subject)}: ${verb} ${rest}`.trim()
}

export const states = { hidden: 'not displayed', disabled: 'greyed out', shown: 'displayed' } as const
export const opposite = { hidden: 'displayed', disabled: 'enabled', shown: 'not displayed' } as const
export const bare = ({ words }: Thing): string => capital(words.replace(/^(?:the|an?|each|every|all) /i, ''))
/** A thing as several of its kind: "subscriptions". */
export const several = ({ words, label }: Thing): Thing => ({
  words: label || isPlural(words) ? words : pluralOf(words),
  label,
})
export const months = 'January February March April May June July August September October November December'.split(' ')

/** What is entered when nothing is wrong about it: "password" for "wrong password". */
export const right = (fault = 'wrong entry'): string => `right ${fault.replace(/^\S+ /, '')}`
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** "1 night", "2 nights". */
export const ofThem = (count: string, thing: string): string =>
  `${count} ${count === '1' ? thing.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '') : thing}`

/** " (e-mail)"; nothing where the ticket only says that somebody is notified. */
export const by = (channel: string): string => (channel === '' || channel === 'message' ? '' : ` (${channel})`)

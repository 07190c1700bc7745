import type { Rule } from './rule.ts'

/** A change of status that a criterion tells. */
export interface Transition {
  from?: string
  to: string
}

const name = `(?:"([^"\\n]{1,40})"|“([^”\\n]{1,40})”|\`([^\`\\n]{1,40})\`|'([^'\\n]{1,40})'|(\\p{Lu}\\p{L}{1,20}(?:(?: \\p{Lu}\\p{L}{1,20}){1,2}|(?: \\p{Ll}{2,20})(?=\\s*(?:$|[.;,\\n])))?))`
const status = '(?<!\\p{L})(?:status(?:es)?|states?|estados?|stage|etapa|situação|zustand|statut)(?!\\p{L})'
const fromTo = new RegExp(`(?:from|de|del?|desde|von)\\s+${name}\\s+(?:to|a|al|hasta|para|zu|nach|→|->)\\s+${name}`, 'u')
const becoming = new RegExp(`(?:becomes?|changes? to|changed to|moves? to|moved to|transitions? to|transitioned to|is set to|set to|is marked(?: as)?|marked as|is now|cambia(?:n)? a|pasa(?:n)? a|queda(?:n)? (?:en|como)|se marca(?:n)? como|actualiza(?:do|da)? a)\\s+(?:the )?(?:status |estado )?${name}`, 'u')
const beingIn = new RegExp(`${status}(?:\\s(?:is|of|es|en|to|now|a))?:?\\s${name}`, 'u')
const aboutStatus = new RegExp(status, 'iu')

/** The change of status of a rule; undefined where it tells none. Prices and other values in quotes are no status. */
export function transitionOf(rule: Rule): Transition | undefined {
  const outcome = rule.then.map(({ text }) => text).join('; ').slice(0, 1_000)
  const both = fromTo.exec(outcome)
  if (both !== null && (aboutStatus.test(rule.text) || becoming.test(outcome))) {
    const from = first(both.slice(1, 6))
    const to = first(both.slice(6, 11))
    if (isName(from) && isName(to)) return { from, to }
  }
  if (rule.when.length === 0) return undefined
  const to = first(becoming.exec(outcome)?.slice(1, 6) ?? (rule.when.length > 0 ? beingIn.exec(outcome)?.slice(1, 6) : undefined) ?? [])
  if (!isName(to) || (!aboutStatus.test(rule.text) && !/(?:becomes?|marked|marca|queda)/i.test(outcome))) return undefined
  const from = startOf(rule)
  return from === undefined || from === to ? { to } : { from, to }
}

/** The status that a rule starts from, where its situation names one. */
export function startOf(rule: Rule): string | undefined {
  return rule.given.map(({ text }) => first(beingIn.exec(text)?.slice(1, 6) ?? [])).find(isName)
}

/** The statuses that a ticket's rules name, in their order. */
export function statusesOf(rules: Rule[]): string[] {
  const names = new Set<string>()
  for (const rule of rules) {
    const transition = transitionOf(rule)
    if (transition?.from !== undefined) names.add(transition.from)
    if (transition !== undefined) names.add(transition.to)
    const start = startOf(rule)
    if (start !== undefined) names.add(start)
  }
  return [...names].slice(0, 12)
}

function first(groups: (string | undefined)[]): string | undefined {
  return groups.find((group) => group !== undefined)?.trim()
}

function isName(text: string | undefined): text is string {
  return text !== undefined && /\p{L}/u.test(text) && !/^[$€£]|\d{3}/.test(text)
}

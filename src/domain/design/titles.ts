import { withoutEnd } from './reading/clause.ts'
import type { Rule } from './reading/rule.ts'

const longestTitle = 140

/** What a rule is called: the words of its scenario, else its action and outcome, else its own words. */
export function ruleTitle(rule: Rule): string {
  if (rule.title !== undefined && rule.title.length > 3) return shorten(rule.title)
  const place = contextOf(rule)
  if (place !== undefined) return place
  const [when] = rule.when
  const [then] = rule.then
  if (when === undefined || then === undefined || then.text.includes(when.text)) return shorten(capitalised(then?.text ?? when?.text ?? rule.text))
  const first = shorten(when.text, 70)
  return `${capitalised(first)} → ${shorten(then.text, longestTitle - 3 - first.length)}`
}

/** A statement that leans on what it stands under ('It is accepted …'), or says little alone, is named with that. */
function contextOf({ context, then, text }: Rule): string | undefined {
  if (context === undefined) return undefined
  const own = then[0]?.text ?? text
  const near = context.split(/\s[›>/]\s/).at(-1) ?? context
  if (near === own) return undefined
  return own.length < shortStatement || /^(?:it|they|this|that|these|those|esto|eso|se|lo)\s/i.test(own) ? shorten(`${capitalised(shorten(near, 70))} – ${own}`) : undefined
}

const shortStatement = 30

/** A shorter name of a rule, for titles that say more. */
export function ruleName(rule: Rule): string {
  return shorten(capitalised(withoutEnd(rule.title ?? rule.when[0]?.text ?? rule.then[0]?.text ?? rule.text)), 70)
}

/** Cuts at a word's end; never inside a surrogate pair. */
export function shorten(text: string, length = longestTitle): string {
  const line = withoutEnd(text)
  if (line.length <= length) return line
  const cut = line.slice(0, length - 1)
  const space = cut.lastIndexOf(' ')
  return `${withoutEnd((space > length / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, ''))}…`
}

export function capitalised(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** Text helpers that all phrase books share. */

export function capital(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** Capitalised, with one full stop unless it ends in another sign. */
export function sentence(text: string): string {
  const trimmed = capital(text.trim())
  return /[.!?…]\s?["”»“’`]?$/.test(trimmed.slice(-3)) ? trimmed : `${trimmed}.`
}

/** Without the stops at its end. A loop, because a regular expression would try every run of stops in the text. */
export function endless(text: string): string {
  const trimmed = text.trim()
  let end = trimmed.length
  while (end > 0 && '.;,'.includes(trimmed.charAt(end - 1))) end -= 1
  return trimmed.slice(0, end)
}

export function listOf(items: string[], and: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`
}

const englishNumbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Small numbers in English words, others in digits. */
export function counted(count: number, words: string[] = englishNumbers): string {
  return words[count] ?? String(count)
}

/** Two moments of the same day name it once: "08/06/2026, 09:59:00" and "10:01:00". */
export function withoutSameDay(moment: string, earlier: string): string {
  const [day = '', time] = moment.split(', ')
  return time !== undefined && earlier.startsWith(`${day}, `) ? time : moment
}

/** A title names the first thing that is said. */
export function firstSentence(text: string): string {
  return text.split(/(?<=\p{L}{3}[.;]) (?=[\p{Lu}«„])/u)[0] ?? text
}

export function lowered(text: string): string {
  return /^\p{Lu}(?:\p{Lu}|$)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Cuts at a word's end and never inside a surrogate pair; what was cut shows as "…". */
export function shortened(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$|[\s,;:–-]+$/g, '')}…`
}

/** "minutes: 90; member: yes": the values of one example. */
export function valuesOf(
  values: { name: string; value: string | boolean }[],
  yes: string,
  no: string,
  colon: string,
): string {
  return values
    .map(({ name, value }) => `${name}${colon}${typeof value === 'string' ? value : value ? yes : no}`)
    .join('; ')
}

/** "admins and team leads": the roles of a list, as they stand. */
export function rolesOf(role: string): string[] {
  const roles = role
    .replace(/^(?:both|either|sowohl|tanto) /iu, '')
    .split(/, (?:and |or |und |oder )?| (?:and|or|und|oder|sowie|y|o|u|et|ou|e) /u)
  const named = roles.every(
    (one) => /^[\p{L}’'-]+(?: [\p{L}\d’'-]+){0,3}$/u.test(one) && !/ (?:who|that|die|que|qui) /u.test(one),
  )
  return named ? roles : [role]
}

/** Changes a text but for what it quotes: a message of the product keeps its words. */
export function outsideQuotes(text: string, change: (words: string) => string): string {
  return text
    .split(/("[^"]*"|«[^»]*»|“[^”]*”)/u)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')
}

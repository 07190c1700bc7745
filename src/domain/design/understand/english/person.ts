import type { Reading } from '../reading.ts'
import { plain, says } from '../stretch.ts'
import { lowerFirst } from '../step-text.ts'
import { lowerArticle } from './subject.ts'
import { namesPerson } from './words.ts'

/** "by any dispatcher" names who acts; "by e-mail" does not. */
export function agentOf(reading: Reading, rest: string): { rest: string; role?: string; only: boolean } {
  const found =
    /(?:^| )(?<only>only )?by (?<role>(?:the|a|an|any|every|each|all|its|their) [^,;.]{2,50}?)(?= at any | only|,|;| before| after| within| without|$)/iu.exec(
      rest,
    )
  const role = found?.groups?.role
  if (found === null || role === undefined || !isActor(reading, role)) return { rest, only: false }
  return {
    rest: `${rest.slice(0, found.index)}${rest.slice(found.index + found[0].length)}`.replace(/^,\s*/, '').trim(),
    role,
    only: found.groups?.only !== undefined,
  }
}

/** Who acts, unlike a part of the product or a measure: "the shift lead", not "the endpoint". */
export function isActor(reading: Reading, subject: string): boolean {
  return (
    says(reading, 'role', subject) ||
    /^(?:an?|the|each|every|any) [\p{L}-]+(?: [\p{L}-]+)? who /iu.test(subject) ||
    namesPerson(
      subject
        .replace(/ (?:of|in|on|at|with|who|from|that|for) .*$/iu, '')
        .split(' ')
        .at(-1) ?? '',
    )
  )
}

export function actor(reading: Reading, role: string): string {
  // "Anyone, also seasonal workers": those of whom one might have thought otherwise.
  const even = /^(?:anyone|everyone|anybody|everybody),? (?:also|even|including) (?<who>[^,]{3,50}),?$/iu.exec(role)
    ?.groups?.who
  return `The tester acts as ${plain(
    reading,
    oneOf(
      (even ?? role).replace(/^(?:only|any|every|each|all) /i, (word) =>
        /^(?:any|every|each) $/i.test(word) ? 'a ' : '',
      ),
    ),
  ).replace(/^a (?=[aeio]|u(?!s|ni))/i, 'an ')}`
}

/** One of those a plural speaks of: "a customer under 16" for "customers under 16". */
export function oneOf(subject: string): string {
  const text = subject
    .replace(/^(?:all|any|each|every|both|the other) /i, '')
    .replace(/\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^(?:the|an?|its|their) /i.test(text)) return lowerArticle(text)
  const [noun = '', tail = ''] = text.split(
    /(?= (?:of|in|on|at|with|without|who|from|that|for|under|over|above|below) )/u,
  )
  const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<=[^s])s$/, '')
  const one = /(?:staff|people|team|crew|office|desk)$/i.test(noun)
    ? noun
    : / and /.test(noun)
      ? noun
          .split(/, | and /)
          .map(singular)
          .join(' or ')
      : singular(noun)
  const rest = text
    .slice(noun.length)
    .replace(/^( (?:who|that)) are /, '$1 is ')
    .replace(/^( (?:who|that)) have /, '$1 has ')
  return tail === '' && one === noun
    ? lowerArticle(text)
    : `${/^[aeio]|^u(?!s|ni)/i.test(one) ? 'an' : 'a'} ${/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(one) ? one : lowerFirst(one)}${rest}`
}

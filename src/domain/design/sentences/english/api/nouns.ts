import { isPlural } from '../../../understand/english/subject.ts'

/** With a capital letter in front. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** "an order", "a unique key" */
export function withArticle(words: string): string {
  return `${/^(?:[aeio]|u(?!se|ni))/iu.test(words) && !/^(?:one|eu)/iu.test(words) ? 'an' : 'a'} ${words}`
}

/** With the article where the noun takes one. */
export function article(which: 'a' | 'the', noun: string): string {
  if (/^(?:the|an?|its|their|any) /iu.test(noun) || isPlural(noun)) return noun
  return which === 'the'
    ? /^[a-z]+[A-Z_]/u.test(noun) || noun.includes('_')
      ? noun
      : `the ${noun}`
    : withArticle(noun)
}

/** One of several: "expired tokens" is "expired token". */
export function singularNoun(noun: string): string {
  const [, head = noun, tail = ''] = /^(.+?)( (?:of|in|on|with|for|from|that|who|which|whose) .*)$/iu.exec(noun) ?? []
  return isPlural(head) && !/credentials$/iu.test(head)
    ? `${head.replace(/(?<![aeiou])ies$/iu, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/iu, '')}${tail}`
    : noun
}

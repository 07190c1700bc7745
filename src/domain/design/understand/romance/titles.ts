import { grammarOf, type Romance } from './grammar.ts'
import { parseRomance } from './sentence.ts'
import { isInfinitive, presentOf } from './verbs.ts'

const longestTitle = 80

/** A title that fits is kept whole; a longer one ends at a comma or a joint of the sentence. */
export function romanceTitle(text: string, language: Romance): string {
  const line = text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,]+$/, '')
  if (line.length <= longestTitle) return line
  const cuts = [...line.matchAll(grammarOf(language).joint)]
    .map(({ index }) => index)
    .filter((at) => at >= 24 && at <= longestTitle && !inQuotes(line, at))
  const cut = cuts.at(-1)
  return cut === undefined ? line : line.slice(0, cut).replace(/[,;:\s–]+$/, '')
}

function inQuotes(line: string, at: number): boolean {
  const before = line.slice(0, at)
  return (
    before.split('«').length > before.split('»').length ||
    before.split('“').length > before.split('”').length ||
    before.split('"').length % 2 === 0
  )
}

/** "exibir «X» e pedir o nome" asks for what is then seen: "exibe-se «X» e pede-se o nome". */
export function stated(text: string, language: Romance): string {
  const turn = (word: string): string | undefined => {
    const finite = isInfinitive(word.toLowerCase(), language) ? presentOf(word.toLowerCase(), language) : undefined
    if (finite === undefined) return undefined
    return language === 'es' ? `se ${finite}` : language === 'pt' ? `${finite}-se` : `on ${finite}`
  }
  const [first = ''] = text.split(' ')
  const begun = turn(first)
  if (begun === undefined || parseRomance(text, language) !== undefined) return text
  return `${begun}${text.slice(first.length)}`.replace(
    / (y|e|et) (\p{Ll}+r)(?= )/gu,
    (whole, and: string, word: string) => {
      const next = turn(word)
      return next === undefined ? whole : ` ${and} ${next}`
    },
  )
}

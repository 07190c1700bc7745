import { grammarOf, type Romance } from './grammar.ts'

const longestTitle = 80

/** A title that fits is kept whole; a longer one ends at a comma or a joint of the sentence. */
export function titleOf(text: string, language: Romance): string {
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

const longestTitle = 78

/** A title that fits is kept whole; a longer one ends at a joint of the sentence. */
export function titled(text: string): string {
  const line = text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= longestTitle) return line
  const cut = [
    ...line.matchAll(
      /, und |,? (?:aber|sondern|wenn|sobald|falls|bis|damit|sodass|ohne|mit|für|bei|nach|von|vom|auf|in|im|am|an|aus|unter|über|zwischen|vor|durch)\s|[,;:–]\s/g,
    ),
  ]
    .map(({ index }) => index)
    .filter((at) => at >= 28 && at <= longestTitle && balanced(line.slice(0, at)))
    .at(-1)
  return cut === undefined ? line : `${line.slice(0, cut).replace(/[,;:\s–]+$/, '')} …`
}

/** No quotation is left open. */
function balanced(text: string): boolean {
  const count = (signs: RegExp): number => text.match(signs)?.length ?? 0
  return count(/[„»]/g) <= count(/[“«”]/g)
}

import { findRanges } from '../limits/find-ranges.ts'
import { knownUnitSource } from '../limits/quantity.ts'

/** Concrete things that a text names: quoted words, code, addresses, dates, amounts, numbers with what they count. */
const value = new RegExp(
  [
    /"([^"\n]{1,120})"|“([^”\n]{1,120})”|«([^»\n]{1,120})»|`([^`\n]{1,160})`|(?<![\p{L}\p{N}])'([^'\n]{1,80})'(?![\p{L}\p{N}])/u,
    /(?:https?:\/\/|www\.)[^\s,;)"'<>]{3,200}/u,
    /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u,
    /(?<![\p{L}\p{N}])\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?|(?<![\p{N}])\d{1,2}[/.]\d{1,2}[/.]\d{2,4}(?!\p{N})/u,
    /(?<![\p{L}\p{N}])\d{1,2}\.? (?:de )?(?:[Jj]anuary|[Ff]ebruary|[Mm]arch|[Aa]pril|May|[Jj]une|[Jj]uly|[Aa]ugust|[Ss]eptember|[Oo]ctober|[Nn]ovember|[Dd]ecember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?:,? (?:de )?\d{4})?(?!\p{L})/u,
    /(?<![\p{L}\p{N}_-])[A-Z]{2,}[A-Z0-9]*(?:-[A-Z0-9]+)*\d[A-Z0-9-]*(?![\p{L}\p{N}_])/u,
    /(?<=(?<!\p{L})(?:[Ss]tatus|[Ss]tate|[Ee]stado)\s(?:is\s|of\s|es\s|to\s)?)\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+|\s(?:requested|progress|pending|review))?(?!\p{L})/u,
    /(?<![\p{L}\p{N}.,])[-−]?(?:US\$|[$€£¥]|R\$)\s?\d[\d.,]*\d?|(?<![\p{L}\p{N}.,])\d[\d.,]*\s?(?:[$€£¥]|USD|EUR|GBP|ARS|%)/u,
    /(?<![\p{L}\p{N}_])(?:[A-Z][A-Z0-9]*_[A-Z0-9_]+|--?[a-z][a-z0-9-]{2,}|[\p{L}\p{N}_-]{1,60}\.(?:json|ya?ml|md|csv|pdf|xlsx?|png|jpe?g|txt|ts|js|py|xml|html|zip))(?![\p{L}\p{N}_])/u,
    /(?<![\p{L}\p{N}.,_-])\d+(?:-\d+)+(?![\p{L}\p{N}_])/u,
    new RegExp(`(?<![\\p{L}\\p{N}.,_-])\\d[\\d.,:]*(?:[ -]?(?:${knownUnitSource})| [\\p{Script=Latin}]{3,16})?(?![\\p{Script=Latin}\\p{N}_])`, 'u'),
  ]
    .map((part) => part.source)
    .join('|'),
  'gu',
)
const notCounted = /[ -](?:and|are|the|then|for|with|from|into|que|con|por|para|los|las|son|und|les|des)$/iu
const mostValues = 10
const longestList = 400

/** The concrete values of a text in its order, none twice, a limit in its own words; bounded in number and length. */
export function findValues(text: string): string[] {
  const source = text.slice(0, 4_000)
  const ranges = findRanges(source).map(({ words, index }) => ({ found: words, index, end: index + words.length }))
  const others = [...source.matchAll(value)].map((match) => ({ found: readValue(match), index: match.index, end: match.index + match[0].length }))
  const apart = others.filter((other) => !ranges.some((range) => other.index < range.end && range.index < other.end))
  const values = new Set<string>()
  let length = 0
  for (const { found } of [...ranges, ...apart].sort((a, b) => a.index - b.index)) {
    if (found === '' || /^<[^<>]*>$/.test(found) || values.has(found)) continue
    length += found.length
    if (values.size >= mostValues || length > longestList) break
    values.add(found)
  }
  return [...values]
}

function readValue(match: RegExpExecArray): string {
  const inner = match.slice(1).find((group) => group !== undefined)
  return (inner ?? match[0].replace(/[.,:]+$/, '').replace(notCounted, '')).trim()
}

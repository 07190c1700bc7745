import { parse } from './repair-json.ts'

/** Splits an answer into texts that may contain JSON. Each function passes over the answer once. */

const closingThoughts = [
  '</think>',
  '</thinking>',
  '</reasoning>',
  '</thought>',
  '</thoughts>',
  '</reflection>',
  '</analysis>',
  '<|/think|>',
  '[/THINK]',
]

/** The text after the model's reasoning, or the whole text if there is none. */
export function afterThoughts(text: string): string {
  const end = Math.max(...closingThoughts.map((tag) => endOfLast(text, tag)))
  return text.slice(end)
}

function endOfLast(text: string, tag: string): number {
  const at = text.lastIndexOf(tag)
  return at < 0 ? 0 : at + tag.length
}

/** Further blocks are ignored. */
const maxBlocks = 500

/**
 * The contents of the fenced code blocks, in order, without the language name. A fence that is never closed extends to
 * the end of the text.
 */
export function fencedBlocks(text: string): string[] {
  const parts = text.split(/```|~~~/, maxBlocks * 2)
  return parts
    .filter((part, index) => index % 2 === 1 && /[{[]/.test(part))
    .map((part) => part.replace(/^[ \t]*[\w+#.-]*[ \t]*(?=[\n\r{[])/, ''))
}

/** From the first opening bracket to the last closing one: the JSON inside prose. */
export function betweenBrackets(text: string): string {
  const start = text.search(/[{[]/)
  return start < 0 ? '' : text.slice(start, Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1)
}

/**
 * Decodes a text that was encoded twice, `[{\"title\": …` or `[{&quot;title&quot;: …`; undefined for any other text.
 */
export function decoded(text: string): string | undefined {
  if (/[{[]\s*&(?:quot|#34|#x22);/i.test(text)) return withoutEntities(text)
  const firstQuote = /[{[](?:\s|\\[nrt])*(\\*)["'“]/.exec(text)?.[1]
  if (firstQuote === undefined || firstQuote === '') return undefined
  const bare = text.replace(/^[\s"']+|[\s"']+$/g, '')
  const value = parse(`"${bare.replace(/\r?\n/g, '\\n').replace(/\t/g, '\\t')}"`)
  return typeof value === 'string'
    ? value
    : bare.replace(/\\(\\|["'/nrt])/g, (_sign, char: string) => plainSigns[char] ?? char)
}

const plainSigns: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

const entities: Record<string, string> = {
  quot: '"',
  '#34': '"',
  '#x22': '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
  lt: '<',
  gt: '>',
  amp: '&',
  nbsp: ' ',
}

function withoutEntities(text: string): string {
  return text.replace(
    /&(quot|#34|#x22|apos|#39|#x27|lt|gt|amp|nbsp);/gi,
    (whole, name: string) => entities[name.toLowerCase()] ?? whole,
  )
}

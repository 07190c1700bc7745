import type { Line, Span } from './block.ts'

/**
 * One pass over a line of wiki markup or Markdown. No alternative matches its own closing sign inside, so a line of a
 * million opening signs still takes linear time.
 */
const marks = new RegExp(
  [
    '(?<code>`[^`]+`|\\{\\{[^{}]+\\}\\})',
    '(?<mdLink>!?\\[[^\\[\\]]*\\]\\([^()\\s]*(?:\\s[^()]*)?\\))',
    '(?<wikiLink>\\[[^\\[\\]|]+\\|[^\\[\\]]+\\])',
    '(?<url>https?:\\/\\/[^\\s<>|\\]]+)',
    '(?<strike>~~[^~]+~~|<(?<strikeTag>s|del|strike)>[^<]*<\\/\\k<strikeTag>>)',
    '(?<bold>(?<!\\*)(?:\\*\\*[^*]+\\*\\*|\\*{3}[^*]+\\*{3})(?!\\*)|__[^_]+__|<(?<boldTag>b|strong)>[^<]*<\\/\\k<boldTag>>)',
    '(?<star>(?<![\\p{L}\\p{N}*])\\*[^*\\s](?:[^*]*[^*\\s])?\\*(?![\\p{L}\\p{N}*]))',
    '(?<wikiStrike>(?<![\\p{L}\\p{N}-])-[^-\\s](?:[^-]*[^-\\s])?-(?![\\p{L}\\p{N}-]))',
    '(?<tag>\\{color(?::[^{}]*)?\\}|<\\/?(?:u|i|em|span|font|p|div|br|sub|sup|ins|details|summary|ul|ol|li|center|kbd|mark)(?:\\s[^<>]*)?\\/?>|\\\\\\\\(?=\\s|$)|<!--[^<>]*-->)',
  ].join('|'),
  'gu',
)

export type Dialect = 'wiki' | 'markdown'

/**
 * Reads the marks of one line: bold, code and links are kept as such, struck-through text is withdrawn, colours are
 * removed.
 */
export function readMarkupLine(text: string, dialect: Dialect): Line {
  const line: Line = []
  let from = 0
  const add = (span: Span): void => {
    if (span.text !== '') line.push({ ...span, text: unescaped(span.text) })
  }
  for (const match of text.matchAll(marks)) {
    const span = markSpan(match[0], match.groups ?? {}, dialect)
    if (!span) continue
    add({ text: text.slice(from, match.index) })
    add(span)
    from = match.index + match[0].length
  }
  add({ text: text.slice(from) })
  return line
}

function markSpan(match: string, groups: Partial<Record<string, string>>, dialect: Dialect): Span | undefined {
  if (groups.code !== undefined) return { text: match.replace(/^(?:`|\{\{)|(?:`|\}\})$/g, ''), code: true }
  if (groups.mdLink !== undefined) return markdownLink(match)
  if (groups.wikiLink !== undefined) return dialect === 'wiki' ? wikiLink(match) : undefined
  if (groups.url !== undefined) return { text: match, href: match }
  if (groups.strike !== undefined) return { text: '' }
  if (groups.bold !== undefined)
    return { text: stripTags(match).replace(/^(?:\*{2,3}|__)|(?:\*{2,3}|__)$/g, ''), strong: true }
  if (groups.star !== undefined) return { text: match.slice(1, -1), strong: true }
  if (groups.wikiStrike !== undefined) return dialect === 'wiki' ? { text: '' } : undefined
  return { text: '' }
}

function stripTags(text: string): string {
  return text.startsWith('<') ? text.replace(/<[^<>]*>/g, '') : text
}

function markdownLink(match: string): Span {
  const close = match.indexOf('](')
  const href =
    match
      .slice(close + 2, -1)
      .trim()
      .split(/\s/, 1)[0] ?? ''
  return { text: match.slice(match.indexOf('[') + 1, close), href }
}

function wikiLink(match: string): Span {
  const bar = match.indexOf('|')
  return { text: match.slice(1, bar).trim(), href: match.slice(bar + 1, -1).trim() }
}

function unescaped(text: string): string {
  return text
    .replace(/\\([*_{}[\]()#+\-.!|~`>])/g, '$1')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_all, name: string) => entities[name] ?? '')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

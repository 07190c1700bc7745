import { keywordsAt, isStepRole, spellings, type StepRole } from './gherkin-dialect.ts'
import type { RichLine } from './rich-line.ts'

/** A place where a step keyword may stand. */
export interface StepCandidate {
  role: StepRole
  start: number
  end: number
  /** How sure it is that the word is a keyword: 3 bold or capitals, 2 a capital letter, 1 after a comma, 0 bare. */
  grade: number
}

const roles = new Set(['given', 'when', 'then', 'and'])

/** Whether the first word of the line, behind quotes, brackets and literal emphasis, is a step keyword. */
export function leadsWithKeyword(text: string, dialects: ReadonlySet<string>): boolean {
  const start = /^[\s"'“([*_]*/.exec(text)?.[0].length ?? 0
  return [0, start].some((at) => keywordsAt(text, at, dialects).some(({ role }) => isStepRole(role)))
}

/** All candidates of a line in order; what is quoted is somebody's words. */
export function findCandidates({ text, strong }: RichLine, dialects: ReadonlySet<string>): StepCandidate[] {
  const quoted = quotedParts(text)
  const bold = new Map(strong)
  const found: StepCandidate[] = []
  let quote = 0
  for (const match of text.matchAll(stepWords(dialects).pattern)) {
    const word = match[0]
    const start = match.index
    const end = start + word.length
    while ((quoted[quote]?.[1] ?? Infinity) <= start) quote += 1
    if (start > (quoted[quote]?.[0] ?? Infinity)) continue
    const role = stepWords(dialects).roles.get(word.toLowerCase())
    if (role) found.push({ role, start, end, grade: gradeOf(text, word, start, bold) })
  }
  return [...found, ...gluedBold(text, strong, found, dialects)].sort((a, b) => a.start - b.start)
}

const closingQuotes = new Map([
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['`', '`'],
])

/** Where quotations begin and end. A quote that is never closed opens nothing, and is searched for its end only once. */
function quotedParts(text: string): [number, number][] {
  const parts: [number, number][] = []
  const unclosed = new Set<string>()
  for (let at = 0; at < text.length; at += 1) {
    const closing = closingQuotes.get(text.charAt(at))
    if (closing === undefined || unclosed.has(closing)) continue
    const end = text.indexOf(closing, at + 1)
    if (end < 0) unclosed.add(closing)
    else {
      parts.push([at, end + 1])
      at = end
    }
  }
  return parts
}

/** A bold keyword is one even where the line break before it was lost ("…the page**When** the user…"). */
function gluedBold(
  text: string,
  strong: [number, number][],
  found: StepCandidate[],
  dialects: ReadonlySet<string>,
): StepCandidate[] {
  const { roles: words } = stepWords(dialects)
  const starts = new Set(found.map(({ start }) => start))
  return strong.flatMap(([start, end]): StepCandidate[] => {
    const word = end - start > 40 ? '' : text.slice(start, end).replace(/[\s:,]+$/, '')
    const role = words.get(word.toLowerCase())
    return role === undefined || starts.has(start) ? [] : [{ role, start, end: start + word.length, grade: 3 }]
  })
}

function gradeOf(text: string, word: string, start: number, bold: Map<number, number>): number {
  if (isBold(bold, start, start + word.length)) return 3
  const upper = word.toUpperCase()
  if (word === upper && upper !== word.toLowerCase() && word.length > 1) return 3
  const before = text
    .slice(Math.max(0, start - 2), start)
    .trimEnd()
    .slice(-1)
  const afterComma = /[,;:.!?，、。；：—–-]/.test(before)
  const first = word[0] ?? ''
  const caseless = first.toLowerCase() === first.toUpperCase()
  if (caseless ? afterComma : first !== first.toLowerCase()) return 2
  return afterComma ? 1 : 0
}

/** Bold that covers the word and little more (a colon, spaces): a bold sentence marks no keyword. */
function isBold(bold: Map<number, number>, start: number, end: number): boolean {
  for (let from = start; from >= start - 2; from -= 1) {
    const to = bold.get(from)
    if (to !== undefined && to >= end && to - end <= 2) return true
  }
  return false
}

interface StepWords {
  pattern: RegExp
  roles: Map<string, StepRole>
}

const known = new Map<string, StepWords>()

function stepWords(dialects: ReadonlySet<string>): StepWords {
  const key = [...dialects].join(' ')
  const cached = known.get(key)
  if (cached) return cached
  const words = spellings(dialects, roles)
  const rolesByWord = new Map<string, StepRole>()
  for (const { role, word } of words)
    if (role === 'given' || role === 'when' || role === 'then' || role === 'and')
      rolesByWord.set(word, rolesByWord.get(word) ?? role)
  const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const apart = words.filter(({ glued }) => !glued).map(({ word }) => escape(word))
  const glued = words.filter((word) => word.glued).map(({ word }) => escape(word))
  // Capitals may touch text of another script ("WHEN利用者が…THEN…"), so only letters of the same kind make a longer word.
  const parts = [
    `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}_<-])(?:${apart.join('|')})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}\\p{N}_>-])`,
  ]
  if (glued.length > 0) parts.push(`(?<=^|[\\s,，、。；;：:])(?:${glued.join('|')})`)
  const built = { pattern: new RegExp(parts.join('|'), 'giu'), roles: rolesByWord }
  known.set(key, built)
  return built
}

/** Literal `**Given**`, `__Given__`, `*Given*` or `_Given_` becomes bold; the same signs elsewhere are the author's. */
export function withoutMarkedKeywords(line: RichLine, dialects: ReadonlySet<string>): RichLine {
  if (!/[*_]/.test(line.text)) return line
  const { roles: words } = stepWords(dialects)
  const strong: [number, number][] = []
  let text = ''
  let at = 0
  for (const match of line.text.matchAll(/(\*{1,3}|_{1,3})([^*_\s][^*_]{0,40})\1/gu)) {
    const word = (match[2] ?? '').replace(/[:,\s]+$/, '')
    if (!words.has(word.toLowerCase())) continue
    text += line.text.slice(at, match.index)
    strong.push([text.length, text.length + word.length])
    text += word
    at = match.index + match[0].length
  }
  return at === 0 ? line : { ...line, text: text + line.text.slice(at), strong }
}

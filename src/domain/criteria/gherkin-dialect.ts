import { appendAll } from '../ticket/append-all.ts'
import type { Piece } from './piece.ts'
import { gherkinKeywords } from './gherkin-keywords.ts'

export type StepRole = 'given' | 'when' | 'then' | 'and'
export type BlockRole = 'scenario' | 'outline' | 'background' | 'examples' | 'rule' | 'feature'

/** One spelling of a keyword, lower case. */
interface Keyword {
  dialect: string
  role: StepRole | BlockRole
  word: string
  /** Whether letters may follow without a space, as in Japanese. */
  glued: boolean
  /** Whether the language writes it small, so that a small letter says nothing against it. */
  small: boolean
}

const order = [
  'given',
  'when',
  'then',
  'and',
  'scenario',
  'outline',
  'background',
  'examples',
  'rule',
  'feature',
] as const
const stepRoles = new Set<string>(['given', 'when', 'then', 'and'])

/** When a text fits several dialects equally well, the more spoken language is meant. */
const preferred = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'ru', 'pl', 'sv', 'zh-CN', 'zh-TW', 'ja']

/** Spellings in use that the official list lacks: JBehave's story parts and the short German Given. */
const further: [dialect: string, role: StepRole | BlockRole, word: string][] = [
  ['de', 'given', 'gegeben'],
  ['de', 'feature', 'erzählung'],
  ['en', 'feature', 'narrative'],
  ['en', 'feature', 'meta'],
  ['es', 'feature', 'narrativa'],
  ['pt', 'feature', 'narrativa'],
  ['fr', 'feature', 'narratif'],
]

/** Keywords by their first character, longest first, so that 'Scenario Outline' is met before 'Scenario'. */
const index = buildIndex()
const longestKeyword = Math.max(...[...index.values()].flat().map(({ word }) => word.length))

export function isStepRole(role: StepRole | BlockRole): role is StepRole {
  return stepRoles.has(role)
}

export interface KeywordMatch {
  dialect: string
  role: StepRole | BlockRole
  small: boolean
  /** Where the words after the keyword begin. */
  end: number
}

/** Every keyword of any dialect (or of the given ones) that stands at `at`, longest first. */
export function keywordsAt(text: string, at: number, dialects?: ReadonlySet<string>): KeywordMatch[] {
  const lower = text.slice(at, at + longestKeyword).toLowerCase()
  const found: KeywordMatch[] = []
  for (const { dialect, role, word, glued, small } of index.get(lower[0] ?? '') ?? []) {
    if (dialects && !dialects.has(dialect)) continue
    if (!lower.startsWith(word)) continue
    const end = at + word.length
    if (!glued && /^[\p{L}\p{N}\p{M}]/u.test(text.slice(end, end + 2))) continue
    found.push({ dialect, role, small, end })
  }
  return found
}

/**
 * The dialects that a text is written in: English (its keywords are used in every language) and the one other dialect
 * whose keywords fit best. A dialect counts only when two of its given, when and then are there, or a scenario and a step:
 * single short words ('A', 'I', 'E') are common in other languages.
 */
export function chooseDialects(lines: string[]): ReadonlySet<string> {
  const scores = new Map<string, { roles: Set<string>; count: number }>()
  for (const line of lines) {
    const named = /^#?\s*language\s*:\s*([\w-]+)\s*$/i.exec(line)?.[1]
    if (named !== undefined && Object.hasOwn(gherkinKeywords, named)) return new Set(['en', named])
    scoreLine(line, scores)
  }
  let best: { dialect: string; score: number } | undefined
  for (const [dialect, { roles, count }] of scores) {
    const steps = ['given', 'when', 'then'].filter((role) => roles.has(role)).length
    if (dialect === 'en' || (steps < 2 && !(steps === 1 && roles.has('scenario')))) continue
    const rank = preferred.indexOf(dialect)
    const score = roles.size * 1_000_000 + count * 100 - (rank < 0 ? preferred.length : rank)
    if (!best || score > best.score) best = { dialect, score }
  }
  const english = scores.get('en')
  const complete = english?.roles.has('when') === true && english.roles.has('then')
  if (!best || (complete && best.score < english.roles.size * 1_000_000 + english.count * 100)) return new Set(['en'])
  return new Set(['en', best.dialect])
}

function scoreLine(line: string, scores: Map<string, { roles: Set<string>; count: number }>): void {
  const lower = line.toLowerCase()
  for (const { dialect, role, end } of keywordsAt(line, 0)) {
    if (!isStepRole(role) && !/^[\s\d]*[:：]/.test(line.slice(end, end + 12))) continue
    const score = scores.get(dialect) ?? { roles: new Set<string>(), count: 0 }
    scores.set(dialect, score)
    score.roles.add(role === 'outline' || role === 'background' || role === 'feature' ? 'scenario' : role)
    score.count += 1
    if (role === 'given' || role === 'when')
      for (const [later, words] of clauseWords(dialect))
        if (words.some((word) => lower.includes(word, end))) score.roles.add(later)
  }
}

const clauseWordsOf = new Map<string, [string, string[]][]>()

/** The when and then words of a dialect that can be told from a longer word: with spaces around them. */
function clauseWords(dialect: string): [string, string[]][] {
  const known = clauseWordsOf.get(dialect)
  if (known) return known
  const [, when = '', then = ''] = (gherkinKeywords[dialect] ?? '').split(';')
  const words: [string, string[]][] = (
    [
      ['when', when],
      ['then', then],
    ] as const
  ).map(([role, list]) => [
    role,
    list
      .toLowerCase()
      .split('|')
      .filter((word) => word.trim().length > 2)
      .map((word) => (word.endsWith(' ') ? ` ${word}` : word)),
  ])
  clauseWordsOf.set(dialect, words)
  return words
}

/** Every spelling of the given roles in the given dialects, lower case, longest first. */
export function spellings(
  dialects: ReadonlySet<string>,
  roles: ReadonlySet<string>,
): { role: StepRole | BlockRole; word: string; glued: boolean }[] {
  return [...index.values()]
    .flat()
    .filter((keyword) => dialects.has(keyword.dialect) && roles.has(keyword.role))
    .sort((a, b) => b.word.length - a.word.length)
}

function buildIndex(): Map<string, Keyword[]> {
  const byFirst = new Map<string, Keyword[]>()
  const add = (keyword: Keyword): void => {
    const first = keyword.word[0] ?? ''
    byFirst.set(first, [...(byFirst.get(first) ?? []), keyword])
  }
  for (const [dialect, role, word] of further) add({ dialect, role, word, glued: false, small: false })
  for (const [dialect, line] of Object.entries(gherkinKeywords)) {
    line.split(';').forEach((group, at) => {
      const role = order[at]
      if (!role || group === '') return
      for (const spelling of group.split('|')) {
        const word = spelling.trim().toLowerCase()
        add({ dialect, role, word, glued: isStepRole(role) && !spelling.endsWith(' '), small: spelling[0] === word[0] })
      }
    })
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.word.length - a.word.length)
  return byFirst
}

export interface BlockLine {
  role: BlockRole
  /** The words after the colon. */
  title: string
}

/**
 * Reads "Scenario: …", "Background:", "Examples:" and their like in the given dialects. A number may stand before the
 * colon ("Scenario 2: …"); for a scenario a dash or a dot does for the colon when there is a number.
 */
export function blockLine(text: string, dialects: ReadonlySet<string>): BlockLine | undefined {
  const bare = text.replace(/^[\s*_#]{0,8}/, '')
  for (const { role, end } of keywordsAt(bare, 0, dialects)) {
    if (isStepRole(role)) continue
    const rest = bare.slice(end)
    const match = /^\s*(?:#?\d{1,4}(?:\.\d{1,3})?\s*(?:[-–—.)]|(?=[:：]|$))|(?=\s*[:：]))\s*[:：]?\s*/u.exec(rest)
    if (!match) continue
    if (match[0].trim() === '' && role !== 'scenario') continue
    return {
      role,
      title: rest
        .slice(match[0].length)
        .replace(/[*_]{1,3}\s*$/, '')
        .trim(),
    }
  }
  return undefined
}

const maxLineLength = 2_000

/** Every line that could begin with a Gherkin keyword, without the marks around it, to tell the dialect by. */
export function stepLines(pieces: Piece[]): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    if (piece.kind === 'text' || piece.kind === 'title') lines.push(bare(piece.text))
    else if (piece.kind === 'code') appendAll(lines, piece.text.split('\n', 2_000).map(bare))
    else if (piece.kind === 'table')
      for (const row of piece.rows) for (const cell of row) appendAll(lines, stepLines(cell.pieces))
  }
  return lines
}

function bare(line: string): string {
  return line
    .slice(0, maxLineLength)
    .replace(/^[\s>*_\-•+\d.)]+/, '')
    .replace(/[*_]{1,3}/g, '')
}

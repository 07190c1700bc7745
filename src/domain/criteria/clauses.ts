import { spellings, type StepRole } from './gherkin-dialect.ts'
import type { RichLine } from './rich-line.ts'

/** A part of a Given/When/Then line. */
export interface Clause {
  role: StepRole
  text: string
}

interface Candidate {
  role: StepRole
  start: number
  end: number
  /** How sure it is that the word is a keyword: 3 bold or capitals, 2 a capital letter, 1 after a comma, 0 bare. */
  grade: number
}

const roles = new Set(['given', 'when', 'then', 'and'])

/**
 * Splits a line that begins with a step keyword into its clauses: "Given a, When b, Then c" gives three. A lower-case
 * 'when' or 'then' inside a clause is a word of it unless no better candidate is there. [] where no keyword leads.
 */
export function splitClauses(line: RichLine, dialects: ReadonlySet<string>): Clause[] {
  const plain = withoutMarkedKeywords(line, dialects)
  const candidates = findCandidates(plain, dialects)
  const [first, ...rest] = candidates
  if (!first || !/^[\s"'“([]*$/.test(plain.text.slice(0, first.start))) return []
  const chosen = [first, ...choose(first, rest).filter((candidate) => says(plain.text, first, candidate))].sort((a, b) => a.start - b.start)
  return chosen.map(({ role, end }, index) => ({ role, text: clauseText(plain.text.slice(end, chosen[index + 1]?.start)) }))
}

function choose(first: Candidate, rest: Candidate[]): Candidate[] {
  const of = (role: StepRole): Candidate[] => rest.filter((candidate) => candidate.role === role)
  const whens = first.role === 'when' ? graded(of('when'), 3) : best(of('when'))
  const firstWhen = whens[0]?.start ?? 0
  const thens = first.role === 'then' ? graded(of('then'), 3) : best(of('then').filter((candidate) => candidate.start > firstWhen))
  const sure = (list: Candidate[]): boolean => list.every((candidate) => candidate.grade > 0)
  const pair = sure(whens) && sure(thens)
  if (!pair && first.grade === 0) return []
  if (!pair && (thens.length === 0 || (first.role === 'given' && whens.length === 0))) return of('and').filter(({ grade }) => grade >= 2)
  const givens = graded(of('given'), 2).filter(({ start }) => thens.some((then) => then.start < start))
  return [...givens, ...whens, ...thens, ...graded(of('and'), 2)]
}

/** A word in lower case right behind the first keyword ("When then submit") or beside bold ones is no keyword. */
function says(text: string, first: Candidate, { grade, start }: Candidate): boolean {
  return grade >= 2 || (!(grade === 0 && first.grade === 3) && /[\p{L}\p{N}]/u.test(text.slice(first.end, start)))
}

/** The surest candidates: all of them when they are marked as keywords, else only the first. */
function best(candidates: Candidate[]): Candidate[] {
  const grade = Math.max(-1, ...candidates.slice(0, 200).map((candidate) => candidate.grade))
  if (grade >= 2) return graded(candidates, grade)
  const first = candidates.find((candidate) => candidate.grade === grade)
  return first ? [first] : []
}

function graded(candidates: Candidate[], lowest: number): Candidate[] {
  return candidates.filter(({ grade }) => grade >= lowest)
}

function findCandidates({ text, strong }: RichLine, dialects: ReadonlySet<string>): Candidate[] {
  const quoted = [...text.matchAll(/"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`/g)].map(({ index, 0: match }): [number, number] => [index, index + match.length])
  const found: Candidate[] = []
  let quote = 0
  for (const match of text.matchAll(stepWords(dialects).pattern)) {
    const word = match[0]
    const start = match.index
    const end = start + word.length
    while ((quoted[quote]?.[1] ?? Infinity) <= start) quote += 1
    if (start > (quoted[quote]?.[0] ?? Infinity)) continue
    const role = stepWords(dialects).roles.get(word.toLowerCase())
    if (role) found.push({ role, start, end, grade: gradeOf(text, word, start, strong) })
  }
  return [...found, ...gluedBold(text, strong, found, dialects)].sort((a, b) => a.start - b.start)
}

/** A bold keyword is one even where the line break before it was lost ("…the page**When** the user…"). */
function gluedBold(text: string, strong: [number, number][], found: Candidate[], dialects: ReadonlySet<string>): Candidate[] {
  const { roles: words } = stepWords(dialects)
  return strong.flatMap(([start, end]): Candidate[] => {
    const word = text.slice(start, end).replace(/[\s:,]+$/, '')
    const role = words.get(word.toLowerCase())
    return role === undefined || found.some((candidate) => candidate.start === start) ? [] : [{ role, start, end: start + word.length, grade: 3 }]
  })
}

function gradeOf(text: string, word: string, start: number, strong: [number, number][]): number {
  if (strong.some(([from, to]) => from <= start && start + word.length <= to && to - from <= word.length + 3)) return 3
  const upper = word.toUpperCase()
  if (word === upper && upper !== word.toLowerCase() && word.length > 1) return 3
  const before = text.slice(Math.max(0, start - 2), start).trimEnd().slice(-1)
  const afterComma = /[,;:.!?，、。；：—–-]/.test(before)
  const first = word[0] ?? ''
  const caseless = first.toLowerCase() === first.toUpperCase()
  if (caseless ? afterComma : first !== first.toLowerCase()) return 2
  return afterComma ? 1 : 0
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
  for (const { role, word } of words) if (role === 'given' || role === 'when' || role === 'then' || role === 'and') rolesByWord.set(word, rolesByWord.get(word) ?? role)
  const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const apart = words.filter(({ glued }) => !glued).map(({ word }) => escape(word))
  const glued = words.filter((word) => word.glued).map(({ word }) => escape(word))
  // Capitals may touch text of another script ("WHEN利用者が…THEN…"), so only letters of the same kind make a longer word.
  const parts = [`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}_<-])(?:${apart.join('|')})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}\\p{N}_>-])`]
  if (glued.length > 0) parts.push(`(?<=^|[\\s,，、。；;：:])(?:${glued.join('|')})`)
  const built = { pattern: new RegExp(parts.join('|'), 'giu'), roles: rolesByWord }
  known.set(key, built)
  return built
}

/** Literal `**Given**`, `__Given__`, `*Given*` or `_Given_` becomes bold; the same signs elsewhere are the author's. */
function withoutMarkedKeywords(line: RichLine, dialects: ReadonlySet<string>): RichLine {
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

function clauseText(text: string): string {
  return text.replace(/^[\s:：,，、]+/, '').replace(/[\s,，、;；]+$/, '')
}

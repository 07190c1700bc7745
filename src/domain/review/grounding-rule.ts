import { finding, type Finding, type ReviewedCase, type ReviewField } from './finding.ts'
import { plainNumber, quotedParts, readLength, wordsIn } from './text.ts'
import type { ReviewWords } from './words.ts'

/** What a text says, for lookups. */
export interface Grounds {
  /** Its words. */
  stems: ReadonlySet<string>
  /** Its quoted texts with a gap for what changes: "You can still send X gems today", "Manual until hh:mm". */
  templates: RegExp[]
}

export function groundsOf(text: string): Grounds {
  const templates = [...new Set(text.split('\n').flatMap(quotedParts))].flatMap((part) => templateOf(part) ?? [])
  return { stems: new Set(wordsIn(text).map(stemOf)), templates }
}

const point = String.raw`\d{1,2}[:h.]\d{2}(?::\d{2})?|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`
/** What stands for a value: points in time are examples, too. */
const placeholder = new RegExp(
  String.raw`${point}|\{[^{}]*\}|<[^<>]*>|\[[^[\]]*\]|(?<!\p{L})(?:[hH]{1,2}[:.h]?[mM]{2}(?:[:.][sS]{2})?|[dDtTjJ]{2}[./-][mM]{2}[./-][yYjJaA]{2,4}|[XYNn]{1,3}|…|\.{3}|_{2,})(?!\p{L})`,
  'gu',
)
const longestValue = 60

/** What a text says with any value in its gaps; undefined if it has none, or too few words around them. */
function templateOf(text: string): RegExp | undefined {
  const parts = text.trim().split(placeholder)
  if (parts.length < 2 || !/\p{L}{3}/u.test(parts.join(' '))) return undefined
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join(`.{1,${String(longestValue)}}?`)}$`, 'iu')
}

const stemLength = 5

/** "cancel" and "cancelled" have one stem; numbers are compared as a whole. */
function stemOf(word: string): string {
  return /^\d/.test(word) ? plainNumber(word) : word.replace(/s$/, '').slice(0, stemLength)
}

/**
 * Labels, messages, screens, roles and limits that a case presents as facts of the product although the ticket does not
 * state them. What the case itself brings (its data and preconditions) or marks as an assumption is the tester's own.
 */
export function reviewGrounding(testCase: ReviewedCase, ticket: Grounds, words: ReviewWords): Finding[] {
  const brought = [
    ...testCase.preconditions,
    ...(testCase.assumptions ?? []),
    ...testCase.steps.flatMap(({ data }) => data),
  ].join('\n')
  const own = groundsOf(brought)
  const isKnown = (name: string): boolean => says(ticket, name) || says(own, name) || isBetween(name, brought)
  const typed = new Set(testCase.steps.flatMap(({ step }) => quotedParts(step)))
  return testCase.steps.flatMap(({ step, expected }, index) => {
    const at = (field: ReviewField, quote: string): Finding =>
      finding({ caseId: testCase.id, rule: 'ungrounded-name', step: index, field, quote })
    const found: Finding[] = []
    for (const [field, text] of [
      ['step', step.slice(0, readLength)],
      ['expected', expected.slice(0, readLength)],
    ] as const) {
      const names = [
        ...quotedParts(text).filter((part) => isLabel(part) && (field === 'step' || !typed.has(part))),
        ...screensIn(text, words),
        ...rolesIn(text, words),
        ...(field === 'expected' ? limitsIn(text) : []),
      ]
      for (const name of new Set(names)) if (!isKnown(name)) found.push(at(field, name))
    }
    return found
  })
}

/** "Review 07" where the case brings "Review 01" to "Review 20". */
function isBetween(name: string, text: string): boolean {
  const { series, number } = numbered.exec(name)?.groups ?? {}
  if (series === undefined || number === undefined) return false
  const numbers = text
    .split('\n')
    .flatMap(quotedParts)
    .flatMap((part) => {
      const other = numbered.exec(part)?.groups
      return other?.series === series ? [Number(other.number)] : []
    })
  return Math.min(...numbers) < Number(number) && Number(number) < Math.max(...numbers)
}

const numbered = /^(?<series>.*\p{L}\D*?)(?<number>\d{1,4})$/u

/** A quoted text that reads like a label or a message; values to type and file names are test data. */
function isLabel(part: string): boolean {
  return /\p{L}{3}/u.test(part) && !/[\\/@=<>{}[\]|_]|\.\w{2,4}$/u.test(part) && !/\d{3}/.test(part)
}

function screensIn(text: string, { screen }: ReviewWords): string[] {
  return [...text.matchAll(new RegExp(screen.source, 'gu'))].flatMap((found) => {
    const name = found[1]?.replace(/^(?:The|A|An|Open|Select|Close|On|In|At|From|Go|Look)\s+/, '') ?? ''
    return /\p{Lu}/u.test(name) && !/^(?:The|A|An|This|That|Open|Close|Leave|Reload|No|One|Each)$/.test(name)
      ? [name]
      : []
  })
}

function rolesIn(text: string, { role }: ReviewWords): string[] {
  return [...text.toLowerCase().matchAll(new RegExp(role.source, 'gu'))].flatMap(([, name]) => name ?? [])
}

const timeUnits =
  'milliseconds?|ms|seconds?|secs?|s|minutes?|hours?|days?|segundos?|minutos?|horas?|días?|dias?|sekunden?|minuten?|stunden?|tagen?|tage|secondes?|heures?|jours?'
const within = new RegExp(
  String.raw`(?<!\p{L})(?:within|in under|in less than|after at most|en menos de|dentro de|innerhalb von|binnen|in weniger als|en moins de|sous|dans les|em menos de|em até)\s+(\d[\d.,]*\s?(?:${timeUnits}))(?!\p{L})|\b(?:status(?: code)?|http|code)\s+([1-5]\d\d)\b`,
  'giu',
)

/**
 * Time limits and status codes that an expected result demands. Other numbers may be computed, and 200 is how a request
 * that succeeds is answered everywhere.
 */
function limitsIn(text: string): string[] {
  return [...text.matchAll(within)].flatMap((found) => found[1] ?? found[2] ?? []).filter((limit) => limit !== '200')
}

/** True if each word of a name occurs in the text ("C. Morel" shortens "Clara Morel"), or if the name fills a template of it. */
function says({ stems, templates }: Grounds, name: string): boolean {
  const isInitial = (word: string): boolean => /^\p{L}$/u.test(word) && [...stems].some((stem) => stem.startsWith(word))
  return (
    wordsIn(name).every((word) => stems.has(stemOf(word)) || isInitial(word)) ||
    templates.some((template) => template.test(name.trim()))
  )
}

import { finding, type Finding, type ReviewedCase, type ReviewField } from './finding.ts'
import { plainNumber, quotedParts, wordsIn } from './text.ts'
import type { ReviewWords } from './words.ts'

/** What a ticket says, prepared for lookups. */
export interface Grounds {
  /** The words of the ticket in order, joined by blanks. */
  words: string
  numbers: Set<string>
}

export function groundsOf(text: string): Grounds {
  const words = wordsIn(text)
  return { words: ` ${words.join(' ')} `, numbers: new Set(words.filter((word) => /^\d/.test(word))) }
}

/**
 * Labels, messages, screens, roles and limits that a case presents as facts of the product although the ticket does not
 * state them. What the case itself brings (its data and preconditions) or marks as an assumption is the tester's own.
 */
export function reviewGrounding(testCase: ReviewedCase, ticket: Grounds, words: ReviewWords): Finding[] {
  const own = groundsOf(
    [...testCase.preconditions, ...(testCase.assumptions ?? []), ...testCase.steps.flatMap(({ data }) => data)].join(
      '\n',
    ),
  )
  const isKnown = (name: string): boolean => says(ticket, name) || says(own, name)
  const typed = testCase.steps.map(({ step }) => step).join('\n')
  return testCase.steps.flatMap(({ step, expected }, index) => {
    const at = (field: ReviewField, quote: string): Finding =>
      finding({ caseId: testCase.id, rule: 'ungrounded-name', step: index, field, quote })
    const found: Finding[] = []
    for (const [field, text] of [
      ['step', step],
      ['expected', expected],
    ] as const) {
      const names = [
        ...quotedParts(text).filter((part) => isLabel(part) && (field === 'step' || !typed.includes(part))),
        ...screensIn(text, words),
        ...rolesIn(text, words),
        ...(field === 'expected' ? limitsIn(text) : []),
      ]
      for (const name of new Set(names)) if (!isKnown(name)) found.push(at(field, name))
    }
    return found
  })
}

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

/** Time limits and status codes that an expected result demands. Other numbers may be computed. */
function limitsIn(text: string): string[] {
  return [...text.matchAll(within)].flatMap((found) => found[1] ?? found[2] ?? [])
}

/** True if the words of a name follow each other somewhere in the text; a number only has to occur. */
function says(grounds: Grounds, name: string): boolean {
  const words = wordsIn(name)
  const [first] = words
  if (first === undefined) return true
  if (/^\d/.test(first)) return grounds.numbers.has(plainNumber(first))
  return grounds.words.includes(` ${words.join(' ')} `) || words.every((word) => grounds.words.includes(stemmed(word)))
}

/** " cancel" is found in " cancelled" and the other way round; numbers are compared as a whole. */
function stemmed(word: string): string {
  return /^\d/.test(word) ? ` ${word} ` : ` ${word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word}`
}

import type { WireTestCase } from '../contracts/ai-generate.ts'
import type { ContextCriterion, GenerationContext } from '../generation/context.ts'
import { type PrivateKind, findPrivateData, wordPattern } from './private-data.ts'

/** One private text at one place of the context, and what an AI sees in its stead. */
export interface RedactedText {
  kind: PrivateKind
  text: string
  /** `⟦EMAIL-1⟧`. The same text has the same placeholder everywhere. */
  placeholder: string
  /** `title`, `description`, `components`, `labels`, or the id of a criterion. */
  where: string
}

export interface RedactionOptions {
  /** Words and phrases the user wants hidden. */
  words?: string[]
  /** Private texts that the user allows the AI to see. */
  shown?: string[]
}

const names: Record<PrivateKind, string> = {
  secret: 'SECRET',
  email: 'EMAIL',
  phone: 'PHONE',
  iban: 'IBAN',
  card: 'CARD',
  nationalId: 'NATIONAL-ID',
  ip: 'IP',
  word: 'HIDDEN',
}

/**
 * Replaces private data in what an AI would see of a ticket. The replaced texts are returned: they stay on the machine, and
 * `restoreCase` puts them back into the answer.
 */
export function redactContext(
  context: GenerationContext,
  { words = [], shown = [] }: RedactionOptions = {},
): { context: GenerationContext; redacted: RedactedText[] } {
  const visible = new Set(shown)
  const hidden = wordPattern(words)
  const placeholders = createPlaceholders(JSON.stringify(context))
  const redacted = new Map<string, RedactedText>()

  const redact = (text: string, where: string): string => {
    const parts: string[] = []
    let end = 0
    for (const { kind, text: hit, start } of findPrivateData(text, hidden)) {
      if (visible.has(hit)) continue
      const placeholder = placeholders(kind, hit)
      redacted.set(`${placeholder} ${where}`, { kind, text: hit, placeholder, where })
      parts.push(text.slice(end, start), placeholder)
      end = start + hit.length
    }
    return end === 0 ? text : parts.join('') + text.slice(end)
  }

  return {
    context: {
      ...context,
      title: redact(context.title, 'title'),
      description: redact(context.description, 'description'),
      components: redact(context.components, 'components'),
      labels: redact(context.labels, 'labels'),
      acceptanceCriteria: context.acceptanceCriteria.map((criterion) =>
        mapCriterion(criterion, (text) => redact(text, criterion.id)),
      ),
    },
    redacted: [...redacted.values()],
  }
}

function mapCriterion(criterion: ContextCriterion, change: (text: string) => string): ContextCriterion {
  const { text, title, section, examples } = criterion
  return {
    ...criterion,
    given: change(criterion.given),
    when: change(criterion.when),
    then: change(criterion.then),
    ...(text === undefined ? {} : { text: change(text) }),
    ...(title === undefined ? {} : { title: change(title) }),
    ...(section === undefined ? {} : { section: change(section) }),
    ...(examples === undefined ? {} : { examples: examples.map((row) => row.map(change)) }),
  }
}

/** Puts the private texts back into a test case of the AI. `restore` comes from `createRestorer`. */
export function restoreCase(testCase: WireTestCase, restore: (text: string) => string): WireTestCase {
  const { priorityReason, assumptions, errorMessage } = testCase
  return {
    ...testCase,
    title: restore(testCase.title),
    description: restore(testCase.description),
    preconditions: testCase.preconditions.map(restore),
    steps: testCase.steps.map(({ step, data, expected }) => ({
      step: restore(step),
      data: restore(data),
      expected: restore(expected),
    })),
    ...(priorityReason === undefined ? {} : { priorityReason: restore(priorityReason) }),
    ...(assumptions === undefined ? {} : { assumptions: assumptions.map(restore) }),
    ...(errorMessage === undefined ? {} : { errorMessage: restore(errorMessage) }),
  }
}

/**
 * Returns a function that puts private texts back into a text. Models change placeholders on the way: other brackets or none,
 * escaped characters, entities, lower case, other dashes. Unknown numbers are left as they are.
 */
export function createRestorer(redacted: RedactedText[]): (text: string) => string {
  const texts = new Map(redacted.map(({ placeholder, text }) => [placeholder.replace(mangled, identity), text]))
  if (texts.size === 0) return (text) => text
  return (text) =>
    text.replace(mangled, (whole, kind: string, number: string) => texts.get(identity(whole, kind, number)) ?? whole)
}

/** EMAIL1 for `⟦EMAIL-1⟧` and for all that a model makes of it. */
function identity(_whole: string, kind: string, number: string): string {
  return `${kind.toUpperCase().replace(/[^A-Z]/g, '')}${number}`
}

const opening = String.raw`\\{0,2}(?:\\u27e6|[⟦〚«‹【]|\[\\{0,2}\[?|\{\{?|<<?|\(\(?)|&(?:lt|lbrack|lsqb|lobrk|#91|#10214|#x27e6);|%E2%9F%A6|%5B`
const closing = String.raw`\\{0,2}(?:\\u27e7|[⟧〛»›】]|\]\\{0,2}\]?|\}\}?|>>?|\)\)?)|&(?:gt|rbrack|rsqb|robrk|#93|#10215|#x27e7);|%E2%9F%A7|%5D`
const dash = String.raw`(?:\\{0,2}[-_‐‑‒–—−:#]|\s|&#(?:45|95|8209|8211);){1,4}`
const kinds = String.raw`SECRET|EMAIL|PHONE|IBAN|CARD|NATIONAL${dash}ID|IP|HIDDEN`

/** Without brackets, no letter or digit may touch the placeholder. */
const mangled = new RegExp(
  String.raw`(?:(?:${opening})\s?|(?<![\p{L}\p{N}]))(${kinds})${dash}(\d{1,5})(?:\s?(?:${closing})|(?![\p{L}\p{N}]))`,
  'giu',
)

/** Numbers the private texts by kind and skips every number that the ticket itself uses in this way. */
function createPlaceholders(allText: string): (kind: PrivateKind, text: string) => string {
  const used = new Set(
    [...allText.matchAll(mangled)].map(([whole, kind = '', number = '']) => identity(whole, kind, number)),
  )
  const known = new Map<string, string>()
  const next = new Map<PrivateKind, number>()
  return (kind, text) => {
    const key = `${kind} ${text}`
    const existing = known.get(key)
    if (existing !== undefined) return existing
    let number = (next.get(kind) ?? 0) + 1
    while (used.has(identity('', names[kind], String(number)))) number += 1
    next.set(kind, number)
    const placeholder = `⟦${names[kind]}-${String(number)}⟧`
    known.set(key, placeholder)
    return placeholder
  }
}

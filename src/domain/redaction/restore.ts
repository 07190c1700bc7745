import { z } from 'zod'
import type { GenerateResponse, WireTestCase } from '../contracts/ai-generate.ts'

/** What is hidden from an AI outside the machine (docs/spec.md, "Redaction"). `word`: listed by the user. */
export const privateKinds = ['secret', 'email', 'phone', 'iban', 'card', 'nationalId', 'ip', 'word'] as const
export type PrivateKind = (typeof privateKinds)[number]

/** One private text at one place of the context, and what an AI sees in its stead. */
export const redactedTextSchema = z.object({
  kind: z.enum(privateKinds),
  text: z.string(),
  /** `⟦EMAIL-1⟧`. The same text has the same placeholder everywhere. */
  placeholder: z.string(),
  /**
   * `title`, `description`, `components`, `labels`, the id of a criterion, the label of a text from around the ticket, `answers`
   * or `house rules`.
   */
  where: z.string(),
})
export type RedactedText = z.infer<typeof redactedTextSchema>

/** Puts the private texts back into a test case of the AI. `restore` comes from `createRestorer`. */
export function restoreCase(testCase: WireTestCase, restore: (text: string) => string): WireTestCase {
  const { priority, priorityReason, assumptions, errorMessage } = testCase
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
    ...(priority === undefined ? {} : { priority: restore(priority) }),
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
export function identity(_whole: string, kind: string, number: string): string {
  return `${kind.toUpperCase().replace(/[^A-Z]/g, '')}${number}`
}

const opening = String.raw`\\{0,2}(?:\\u27e6|[⟦〚«‹【]|\[\\{0,2}\[?|\{\{?|<<?|\(\(?)|&(?:lt|lbrack|lsqb|lobrk|#91|#10214|#x27e6);|%E2%9F%A6|%5B`
const closing = String.raw`\\{0,2}(?:\\u27e7|[⟧〛»›】]|\]\\{0,2}\]?|\}\}?|>>?|\)\)?)|&(?:gt|rbrack|rsqb|robrk|#93|#10215|#x27e7);|%E2%9F%A7|%5D`
const dash = String.raw`(?:\\{0,2}[-_‐‑‒–—−:#]|\s|&#(?:45|95|8209|8211);){1,4}`
const kinds = String.raw`SECRET|EMAIL|PHONE|IBAN|CARD|NATIONAL${dash}ID|IP|HIDDEN`

/** Without brackets, no letter or digit may touch the placeholder. */
export const mangled = new RegExp(
  String.raw`(?:(?:${opening})\s?|(?<![\p{L}\p{N}]))(${kinds})${dash}(\d{1,5})(?:\s?(?:${closing})|(?![\p{L}\p{N}]))`,
  'giu',
)

/** The same for everything an AI wrote in answer to a request, its raw text included. */
export function restoreResponse(response: GenerateResponse, restore: (text: string) => string): GenerateResponse {
  return {
    ...response,
    testCases: response.testCases.map((testCase) => restoreCase(testCase, restore)),
    ...(response.response === undefined ? {} : { response: restore(response.response) }),
    warnings: response.warnings.map(restore),
    dropped: response.dropped.map(({ title, reason }) => ({ title: restore(title), reason: restore(reason) })),
  }
}

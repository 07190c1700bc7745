import { z } from 'zod'

/** What the cases are written in: the ticket's language or a chosen one. */
export const caseLanguages = ['ticket', 'en', 'es', 'de', 'fr', 'pt'] as const
export const stepStyles = ['actions', 'gherkin'] as const

/** The limits of each field, in characters or entries. */
export const houseRuleLimits = {
  titlePattern: 120,
  priorities: 6,
  priority: 40,
  examples: 3,
  example: 4_000,
  forbiddenWords: 50,
  forbiddenWord: 60,
  remarks: 1_000,
} as const

const limits = houseRuleLimits

/** How a team wants its test cases written. Kept in the browser, sent with each run, and checked after writing. */
export const houseRulesSchema = z.object({
  /** One action per step, or Given/When/Then. */
  stepStyle: z.enum(stepStyles).default('actions'),
  language: z.enum(caseLanguages).default('ticket'),
  /** Literal text with {title}, {ticket}, {criterion} and {type}; empty for no pattern. */
  titlePattern: z.string().trim().max(limits.titlePattern).default(''),
  /** The team's names, highest first; empty for High, Medium and Low. */
  priorities: z.array(z.string().trim().min(1).max(limits.priority)).max(limits.priorities).default([]),
  /** Up to three cases as the team writes them, as text. */
  examples: z.array(z.string().trim().min(1).max(limits.example)).max(limits.examples).default([]),
  forbiddenWords: z.array(z.string().trim().min(1).max(limits.forbiddenWord)).max(limits.forbiddenWords).default([]),
  /** Anything else the AI should know. */
  remarks: z.string().trim().max(limits.remarks).default(''),
})

export type HouseRules = z.infer<typeof houseRulesSchema>

export const noHouseRules: HouseRules = houseRulesSchema.parse({})

/** The file that a team shares, so that all write alike. */
export const houseRulesFileSchema = z.object({ casewrightHouseRules: z.literal(1), rules: houseRulesSchema })

/** Whether any rule differs from the default. */
export function hasHouseRules(rules: HouseRules): boolean {
  return JSON.stringify(rules) !== JSON.stringify(noHouseRules)
}

const languageNames: Record<Exclude<HouseRules['language'], 'ticket'>, string> = {
  en: 'English',
  es: 'Spanish',
  de: 'German',
  fr: 'French',
  pt: 'Portuguese',
}

/** What the AI is asked, one line per rule; empty without rules. The lines come after the task and may not change its format. */
export function houseRulesPrompt(rules: HouseRules): string[] {
  const { stepStyle, language, titlePattern, priorities, examples, forbiddenWords, remarks } = rules
  return [
    ...(stepStyle === 'gherkin'
      ? [
          'Write each step as a Gherkin line that starts with Given, When, Then, And or But in the language of the cases.',
        ]
      : []),
    ...(language === 'ticket'
      ? []
      : [
          `Write the cases in ${languageNames[language]}, whatever the language of the ticket. Quote labels and messages as the ticket writes them.`,
        ]),
    ...(titlePattern === ''
      ? []
      : [
          `Write titles after this pattern: ${titlePattern} ({title} is your title, {ticket} the ticket key, {criterion} the first criterion id, {type} the type).`,
        ]),
    ...(priorities.length === 0 ? [] : [`Use only these priorities, highest first: ${priorities.join(', ')}.`]),
    ...(forbiddenWords.length === 0 ? [] : [`Never use these words: ${forbiddenWords.join(', ')}.`]),
    ...(remarks === '' ? [] : [`Remarks of the team: ${remarks}`]),
    ...examples.map(
      (example, index) => `Example ${String(index + 1)} of the team's style (not about this ticket):\n${example}`,
    ),
  ]
}

/** A name in a title pattern. */
export const titlePlaceholder = /\{(title|ticket|criterion|type)\}/g

/** Whether a title has the literal parts of the pattern in their order, with something in place of each name. Linear. */
export function followsPattern(pattern: string, title: string): boolean {
  const text = title.trim()
  const [first = '', ...rest] = pattern.split(titlePlaceholder).filter((_, index) => index % 2 === 0)
  if (!text.startsWith(first)) return false
  if (!pattern.includes('{title}') && rest.length === 0) return true
  let from = first.length
  for (const [index, literal] of rest.entries()) {
    const last = index === rest.length - 1
    const at = last && pattern.includes('{title}') ? text.length - literal.length : text.indexOf(literal, from + 1)
    if (at <= from || at > text.length || !text.startsWith(literal, at)) return false
    from = at + literal.length
  }
  return true
}

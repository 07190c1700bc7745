import { z } from 'zod'
import type { WireTestCase } from '../contracts/ai-generate.ts'

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

/**
 * The built-in designer's cases as far as they can follow the rules: the title pattern and the names of the priorities. The
 * language, the step style and the words are left as they are; the review says where they break a rule.
 */
export function inHouseStyle(cases: WireTestCase[], rules: HouseRules, ticket: string): WireTestCase[] {
  // The schema's bounds hold here too: rules may come from elsewhere.
  const titlePattern = rules.titlePattern.slice(0, limits.titlePattern)
  const priorities = rules.priorities.slice(0, limits.priorities)
  return cases.map((testCase) => {
    const { title, type = '', priority, criterionIds } = testCase
    const [criterion = ''] = criterionIds
    return {
      ...testCase,
      title: patternedTitle(titlePattern, { title, ticket, criterion, type }),
      ...(priority === undefined ? {} : { priority: housePriority(priority, priorities) }),
    }
  })
}

/** High takes the team's first name, Low its last, anything else the one in the middle. */
function housePriority(priority: string, names: string[]): string {
  const place = priority === 'High' ? 0 : priority === 'Low' ? names.length - 1 : Math.floor((names.length - 1) / 2)
  return names[place] ?? priority
}

/** The values that a title pattern fills in. */
export interface TitleParts {
  title: string
  ticket: string
  criterion: string
  type: string
}

const placeholder = /\{(title|ticket|criterion|type)\}/g

/** The title by the team's pattern. A title that follows the pattern already stays as it is. */
function patternedTitle(pattern: string, parts: TitleParts): string {
  if (pattern === '' || followsPattern(pattern, parts.title)) return parts.title
  const values = new Map<string, string>(Object.entries({ ...parts }))
  const filled = pattern.replace(placeholder, (_, name: string) => values.get(name) ?? '').trim()
  return pattern.includes('{title}') ? filled : `${filled} ${parts.title}`.trim()
}

/** Whether a title has the literal parts of the pattern in their order, with something in place of each name. Linear. */
export function followsPattern(pattern: string, title: string): boolean {
  const text = title.trim()
  const [first = '', ...rest] = pattern.split(placeholder).filter((_, index) => index % 2 === 0)
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

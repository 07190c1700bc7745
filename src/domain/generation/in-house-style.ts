import type { WireTestCase } from '../contracts/ai-generate.ts'
import { gherkinWords, withoutKeyword } from '../export/gherkin-language.ts'
import type { Language } from '../design/language.ts'
import type { TestStep } from '../test-case/test-case.ts'
import { type HouseRules, followsPattern, houseRuleLimits as limits, titlePlaceholder } from './house-rules.ts'

/**
 * The built-in designer's cases as far as they can follow the rules: the title pattern, the names of the priorities, and
 * Given/When/Then. The language and the words are left as they are; the review says where they break a rule.
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
      steps: rules.stepStyle === 'gherkin' ? gherkinSteps(testCase) : testCase.steps,
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
interface TitleParts {
  title: string
  ticket: string
  criterion: string
  type: string
}

const maxTitleLength = 80
/** In characters: less says nothing. */
const minTitleLength = 20

/** The title by the team's pattern, cut where the pattern makes it too long. A title that follows the pattern stays as it is. */
function patternedTitle(pattern: string, parts: TitleParts): string {
  if (pattern === '' || followsPattern(pattern, parts.title)) return parts.title
  const whole = pattern.includes('{title}') ? pattern : `${pattern} {title}`
  const filledWith = (title: string) => {
    const values = new Map<string, string>(Object.entries({ ...parts, title }))
    return whole.replace(titlePlaceholder, (_, name: string) => values.get(name) ?? '').trim()
  }
  const around = filledWith('').length + 1
  const room = Math.max(minTitleLength, maxTitleLength - around)
  return filledWith(parts.title.length > room ? shortened(parts.title, room) : parts.title)
}

function shortened(title: string, length: number): string {
  const start = title.slice(0, length - 1)
  const words = start.slice(0, Math.max(start.lastIndexOf(' '), length / 2))
  return `${words.replace(/[\s.,:;…–-]+$/u, '')}…`
}

/** Each step as a line of a scenario in the case's language: what is done comes after When and And. */
function gherkinSteps(testCase: WireTestCase): TestStep[] {
  const words = gherkinWords([testCase])
  return testCase.steps.map((step, index) => {
    const keyword = index === 0 ? words.when : words.and
    return { ...step, step: `${keyword} ${insideLine(withoutKeyword(step.step, words), words.code)}` }
  })
}

const smallGermanOpening =
  /^(?:der|die|das|den|dem|des|eine?[nmrs]?|im|in|an|am|auf|mit|als|zu|zum|zur|ohne|vom|von|bei|nach)\s/iu

/** The designer's steps open with a verb, which is written small inside a line; German ones often open with a noun. */
function insideLine(text: string, language: Language): string {
  const isName = !/^\p{Lu}(?!\p{Lu})/u.test(text) || (language === 'de' && !smallGermanOpening.test(text))
  if (isName) return text
  const small = text.charAt(0).toLowerCase() + text.slice(1)
  if (language !== 'en') return small
  const [, role, action] = /^(as [^,]+), (.+)$/su.exec(small) ?? []
  return role === undefined || action === undefined ? `you ${small}` : `you, ${role}, ${action}`
}

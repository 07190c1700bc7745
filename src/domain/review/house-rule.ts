import { detectLanguage } from '../design/language.ts'
import { followsPattern, houseRuleLimits, type HouseRules } from '../generation/house-rules.ts'
import { finding, type Finding, type ReviewedCase } from './finding.ts'
import { readLength } from './text.ts'

const gherkinLine =
  /^(?:\*|given|when|then|and|but|dad[oa]s?|cuando|entonces|y|e|pero|angenommen|gegeben sei(?:en)?|wenn|dann|und|aber|étant donnée?s?|soit|quand|lorsqu(?:e|['’])|alors|et|mais|quando|então|mas)(?![\p{L}])/iu

/** What breaks the team's own rules. Their title pattern, priorities, words, step style and language can be checked. */
export function reviewHouseRules(testCase: ReviewedCase, rules: HouseRules): Finding[] {
  const { id: caseId, title, steps, priority } = testCase
  const { titlePattern, priorities, stepStyle, language, forbiddenWords } = rules
  const whole = { caseId, step: null } as const
  const found: Finding[] = []
  if (!followsPattern(titlePattern, title))
    found.push(finding({ ...whole, rule: 'house-title', field: 'title', quote: title, detail: titlePattern }))
  if (priority !== undefined && priorities.length > 0 && !priorities.includes(priority)) {
    const detail = priorities.join(', ')
    found.push(finding({ ...whole, rule: 'house-priority', field: 'priority', quote: priority, detail }))
  }
  if (language !== 'ticket' && languageOfCase(testCase) !== language)
    found.push(
      finding({ ...whole, rule: 'house-language', field: 'title', quote: title, detail: language.toUpperCase() }),
    )
  const forbidden = forbiddenPattern(forbiddenWords)
  const wordsIn = (text: string): string[] =>
    forbidden === undefined ? [] : [...new Set(text.slice(0, readLength).match(forbidden))]
  for (const quote of wordsIn(title)) found.push(finding({ ...whole, rule: 'house-words', field: 'title', quote }))
  steps.forEach((current, step) => {
    if (stepStyle === 'gherkin' && !gherkinLine.test(current.step.trim()))
      found.push(finding({ caseId, step, rule: 'house-steps', field: 'step', quote: current.step.trim() }))
    for (const field of ['step', 'data', 'expected'] as const)
      for (const quote of wordsIn(current[field]))
        found.push(finding({ caseId, step, rule: 'house-words', field, quote }))
  })
  return found
}

function languageOfCase({ title, steps }: ReviewedCase): string | undefined {
  return detectLanguage([title, ...steps.map(({ step, expected }) => `${step} ${expected}`)].join('\n'))
}

/** All words in one pattern. The bounds of the schema hold here too, because a result may come from elsewhere. */
function forbiddenPattern(words: string[]): RegExp | undefined {
  const known = words
    .slice(0, houseRuleLimits.forbiddenWords)
    .map((word) => word.slice(0, houseRuleLimits.forbiddenWord))
  const sources = known
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .filter((word) => word !== '')
  return sources.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

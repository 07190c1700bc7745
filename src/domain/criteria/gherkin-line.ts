import { isStepRole, keywordsAt, type BlockRole } from './gherkin-dialect.ts'

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

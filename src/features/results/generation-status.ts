import type { TestCase } from '#domain/test-case/test-case.ts'

/**
 * Whether the case carries the AI badge: its generation status contains the word `ai` (spec section 2, Results view), as
 * in 'ai' or 'ai-repaired'. The letters inside another word do not count.
 */
export function isWrittenByAi({ generationStatus = '' }: Pick<TestCase, 'generationStatus'>): boolean {
  return generationStatus
    .toLowerCase()
    .split(/[^a-z]+/)
    .includes('ai')
}

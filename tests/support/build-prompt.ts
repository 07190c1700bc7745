import type { GenerationContext } from '#domain/generation/context.ts'
import { createPrompts } from '#domain/generation/prompt.ts'

/** The system text and the user's text of a run's only call. */
export function buildPrompt(
  context: GenerationContext,
  { maxTestCases, ...options }: { maxTestCases?: number; enrichment: boolean; fenceCode: string },
): { system: string; prompt: string } {
  const ids = context.acceptanceCriteria.map(({ id }) => id)
  const { system, ticket, task } = createPrompts(context, options).forCriteria(ids, maxTestCases)
  return { system, prompt: `${ticket}\n\n${task}` }
}

import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import type { GenerationContext } from '#domain/generation/context.ts'
import { inHouseStyle } from '#domain/generation/house-rules.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { Fault } from '../../http/fault.ts'
import type { Provider } from './provider.ts'

/** In characters: several times the longest real ticket. The designer works in the function itself, where everybody waits for it. */
export const longestDesignInput = 200_000

/** The built-in test designer: no AI, no network, the same cases for the same ticket. */
export function createBuiltinProvider(): Provider {
  return {
    name: 'builtin',
    model: 'test-designer',
    async generate({
      context,
      prompt,
      completion,
      criterionIds,
      enrichment,
      houseRules,
      maxTestCases,
      signal,
      onCase,
    }) {
      const length = context === undefined ? (prompt ?? '').length : JSON.stringify(context).length
      if (length > longestDesignInput) throw new Fault(422, 'ai_context_too_long', { params: { provider: 'builtin' } })
      const ticket = onlyCriteria(context ?? contextOfText(prompt ?? ''), criterionIds)
      const designed = designTestCases(ticket, { enrichment, maxTestCases })
      const testCases = houseRules === undefined ? designed : inHouseStyle(designed, houseRules, ticket.ticketKey)
      for (const testCase of onCase === undefined ? [] : testCases) {
        onCase?.(testCase)
        await turn()
        signal.throwIfAborted()
      }
      return { testCases, ...(completion && { response: JSON.stringify(testCases) }), warnings: [], dropped: [] }
    },
  }
}

/** Lets what was written go out before the next case follows. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

function onlyCriteria(context: GenerationContext, ids: string[] | undefined): GenerationContext {
  if (ids === undefined) return context
  return { ...context, acceptanceCriteria: context.acceptanceCriteria.filter(({ id }) => ids.includes(id)) }
}

/** A prompt alone is read as a ticket written as plain text: its first line is the title. */
function contextOfText(text: string): GenerationContext {
  const [summary = ''] = text.trim().split('\n', 1)
  const ticket = readIssue({ key: 'TEXT-1', fields: { summary: summary.slice(0, 250), description: text } })
  const criteria = ticket.ok ? findCriteria(ticket.value).criteria : []
  if (!ticket.ok || criteria.length === 0) throw new Fault(422, 'no_criteria')
  return buildContext(ticket.value, criteria)
}

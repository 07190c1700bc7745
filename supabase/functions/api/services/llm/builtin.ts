import type { CaseAction, WireTestCase } from '#domain/contracts/ai-generate.ts'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import { designMissing, designOneCase } from '#domain/generation/built-in-cases.ts'
import type { GenerationContext } from '#domain/generation/context.ts'
import { findMissing, stillOpen } from '#domain/generation/find-gaps.ts'
import { inHouseStyle } from '#domain/generation/in-house-style.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { Fault } from '../../http/fault.ts'
import type { Provider } from './provider.ts'

/** In characters: several times the longest real ticket. The designer works in the function itself, where everybody waits for it. */
export const maxDesignInputLength = 200_000

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
      action,
      enrichment,
      houseRules,
      maxTestCases,
      signal,
      onCase,
    }) {
      const length = context === undefined ? (prompt ?? '').length : JSON.stringify(context).length
      if (length > maxDesignInputLength)
        throw new Fault(422, 'ai_context_too_long', { params: { provider: 'builtin' } })
      const ticket = context ?? contextOfText(prompt ?? '')
      const designed =
        action === undefined
          ? designTestCases(onlyCriteria(ticket, criterionIds), { enrichment, maxTestCases })
          : designForAction(ticket, action, criterionIds ?? [])
      // No AI was asked, so the answer that there is nothing new is free.
      if (action !== undefined && designed.length === 0) throw new Fault(422, 'nothing_new')
      const testCases = houseRules === undefined ? designed : inHouseStyle(designed, houseRules, ticket.ticketKey)
      for (const testCase of onCase === undefined ? [] : testCases) {
        onCase?.(testCase)
        await turn()
        signal.throwIfAborted()
      }
      return {
        testCases,
        ...(completion && { response: JSON.stringify(testCases) }),
        warnings: [],
        dropped: [],
        openLimits:
          action?.kind === 'complete'
            ? stillOpen(action.limits, ticket, testCases)
            : findMissing(ticket, testCases, criterionIds).limits,
      }
    },
  }
}

function designForAction(ticket: GenerationContext, action: CaseAction, uncovered: string[]): WireTestCase[] {
  if (action.kind === 'complete')
    return designMissing(ticket, { uncovered, limits: action.limits }, { criteria: 100, others: 100 })
  const testCase = designOneCase(ticket, action)
  return testCase === undefined ? [] : [testCase]
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

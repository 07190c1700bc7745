import { expect, it } from 'vitest'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { sample } from '#src/features/site/sample.ts'
import issue from '../../../supabase/local/jira/issues/SHOP-1.json' with { type: 'json' }

it('the sample of the landing page equals what the product generates', () => {
  const ticket = readIssue(issue)
  if (!ticket.ok) throw new Error(ticket.reason.message)
  expect(ticket.value).toMatchObject({
    key: sample.ticket,
    summary: sample.title,
    type: sample.issueType,
    priority: sample.priority,
  })

  const { criteria } = findCriteria(ticket.value)
  expect(criteria.map(({ id, given, when, then }) => ({ id, given, when, then }))).toEqual(
    sample.cases.map(({ criterionId, given, when, then }) => ({
      id: criterionId,
      given: given.join('\n'),
      when: when.join('\n'),
      then: then.join('\n'),
    })),
  )

  const designed = designTestCases(buildContext(ticket.value, criteria), { enrichment: false, maxTestCases: 6 })
  expect(
    designed.map(({ title, type, priority, steps, criterionIds }) => ({ title, type, priority, steps, criterionIds })),
  ).toEqual(
    sample.cases.map(({ title, type, priority, steps, criterionId }) => ({
      title,
      type,
      priority,
      steps: steps.map(([step, data, expected]) => ({ step, data, expected })),
      criterionIds: [criterionId],
    })),
  )
})

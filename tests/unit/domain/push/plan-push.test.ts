import { describe, expect, it } from 'vitest'
import type { FoundTest, ToolTarget } from '#domain/contracts/test-tools.ts'
import { planPush } from '#domain/push/plan-push.ts'
import { prepareCases } from '#domain/push/prepare-cases.ts'
import { type SentCase, sentCase } from '#domain/push/sent-case.ts'
import { aResult, aTestCase } from '../../../support/results.ts'

const prepared = prepareCases(
  aResult({ testCases: ['One', 'Two', 'Three'].map((title, index) => aTestCase({ id: `TC-${index + 1}`, title })) }),
)
const [one, two] = prepared
const target: ToolTarget = { project: 'SHOP' }

function found(overrides: Partial<FoundTest>): FoundTest {
  return { id: '1', key: 'SHOP-T1', title: 'Other', url: 'https://tool.test/1', linked: false, ...overrides }
}

function kept(index: number, id: string, fingerprint = prepared[index]?.fingerprint ?? ''): SentCase {
  const caseId = prepared[index]?.caseId ?? ''
  const test = { id, key: `SHOP-T${id}`, title: '', url: `https://tool.test/${id}` }
  return sentCase({ caseId, fingerprint }, { tool: 'zephyr', place: 'zephyr' }, test, new Date(0))
}

function plan(tests: FoundTest[], sent: SentCase[] = [], to = target) {
  const { cases, others } = planPush(prepared, { found: tests, sent, target: to })
  return { cases: cases.map(({ action, reason, existing }) => [action, reason, existing?.id]), others }
}

const fresh = ['create', 'new', undefined]

describe('the plan of a push', () => {
  it('creates what the tool does not have', () => {
    expect(plan([]).cases).toEqual([fresh, fresh, fresh])
  })

  it('updates a test with the marker whose content is not known', () => {
    expect(plan([found({ marker: one?.pushCase?.marker })]).cases).toEqual([['update', 'marked', '1'], fresh, fresh])
  })

  it('skips what was sent and has not changed, and updates what has', () => {
    const tests = [found({ id: '1', marker: one?.pushCase?.marker }), found({ id: '2', marker: two?.pushCase?.marker })]
    expect(plan(tests, [kept(0, '1'), kept(1, '2', 'before')]).cases).toEqual([
      ['skip', 'unchanged', '1'],
      ['update', 'changed', '2'],
      fresh,
    ])
  })

  it('recognises a sent test that lost its marker and its title in the tool', () => {
    expect(plan([found({ id: '7', linked: true })], [kept(0, '7')]).cases[0]).toEqual(['skip', 'unchanged', '7'])
  })

  it('creates a test again that was deleted in the tool', () => {
    expect(plan([], [kept(0, '7')]).cases[0]).toEqual(['create', 'gone', undefined])
  })

  it('updates a test with the marker that another record names', () => {
    expect(plan([found({ id: '8', marker: one?.pushCase?.marker })], [kept(0, '7')]).cases[0]).toEqual([
      'update',
      'marked',
      '8',
    ])
  })

  it('skips a case whose title another test has, whatever its case and spaces, and lets the user decide', () => {
    const { cases } = planPush(prepared, { found: [found({ title: ' tWO ' })], sent: [], target })
    expect(cases[1]).toMatchObject({
      action: 'skip',
      reason: 'same_title',
      existing: { key: 'SHOP-T1' },
      choices: ['skip', 'update', 'create'],
    })
  })

  it('counts a test for one case only: the marker goes before the title', () => {
    const tests = [found({ title: 'Two', marker: one?.pushCase?.marker })]
    expect(plan(tests).cases).toEqual([['update', 'marked', '1'], fresh, fresh])
  })

  it('names other tests of the ticket', () => {
    const linked = found({ id: '5', linked: true })
    expect(plan([linked, found({ id: '6' })]).others).toEqual([linked])
  })

  it('skips a case that no tool takes', () => {
    const large = prepareCases(aResult({ testCases: [aTestCase({ description: 'x'.repeat(40_001) })] }))
    expect(planPush(large, { found: [], sent: [], target }).cases[0]).toMatchObject({
      action: 'skip',
      choices: ['skip'],
      reason: 'too_large',
    })
  })

  it('finds cases in a comment by their markers only: one id stands for all of them', () => {
    const comment: ToolTarget = { project: 'SHOP', form: 'comment' }
    const tests = [0, 1].map((n) => found({ id: '9', marker: prepared[n]?.pushCase?.marker, linked: true }))
    const another = found({ id: '9', title: 'Three', marker: 'casewright-000000000000', linked: true })
    const sent = [kept(0, '9'), kept(1, '9', 'before'), kept(2, '9')]
    const { cases, others } = planPush(prepared, { found: [...tests, another], sent, target: comment })
    expect(cases.map(({ action, reason }) => [action, reason])).toEqual([
      ['skip', 'unchanged'],
      ['update', 'changed'],
      ['skip', 'same_title'],
    ])
    expect(cases[2]?.choices).toEqual(['skip', 'create'])
    expect(others).toEqual([])
  })
})

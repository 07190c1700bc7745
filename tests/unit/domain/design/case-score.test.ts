import { describe, expect, it } from 'vitest'
import { caseFeatures, caseScore, surelyKept, type JudgedCase } from '#domain/design/case-score.ts'
import { designCandidates, designTestCases } from '#domain/design/design-test-cases.ts'
import { contextOf } from './support/contexts.ts'

const upload: JudgedCase = {
  language: 'en',
  kind: 'limit',
  criterion: 'The photo may have up to 8 MB.',
  testCase: {
    title: 'Photo: 8 MB accepted, 8.1 MB refused',
    type: 'Boundary',
    preconditions: ['Everything else is filled in correctly.'],
    steps: [
      { step: 'Save with a photo of 8 MB', data: '8 MB', expected: 'It is saved; the photo is there after a reload.' },
      { step: 'Save with a photo of 8.1 MB', data: '8.1 MB', expected: 'It is refused; nothing is saved.' },
    ],
    assumptions: ['The ticket gives no text for the refusal.'],
  },
}
const copied: JudgedCase = {
  language: 'en',
  kind: 'effect',
  criterion: 'Reports reflect what the team agreed on.',
  testCase: {
    title: 'Reports reflect what the team agreed on',
    type: 'Positive',
    preconditions: [],
    steps: [{ step: 'Open reports', data: 'None needed', expected: 'They reflect what the team agreed on.' }],
    assumptions: [],
  },
}

describe('caseFeatures', () => {
  it('measures a case against its criterion, for every case and for those of its kind', () => {
    const features = caseFeatures(upload)
    expect([...features]).toEqual(
      expect.arrayContaining(['en', 'limit', 'en:limit', 'steps>=2', 'limit:steps>=2', 'Boundary', 'numberInStep']),
    )
    expect(features).not.toContain('steps>=3')
    expect(features).not.toContain('lostNumbers>=0.1')
  })

  it('notices a number of the criterion that the case leaves out', () => {
    expect(caseFeatures({ ...upload, criterion: 'The photo may have up to 8 MB and 4,000 pixels.' })).toContain(
      'lostNumbers>=0.5',
    )
  })

  it('has no name with a space in it, which the table of weights could not hold', () => {
    expect([...caseFeatures(upload), ...caseFeatures(copied)].filter((name) => /\s/.test(name))).toEqual([])
  })
})

describe('caseScore', () => {
  it('tells a case with values from one that only copies its criterion', () => {
    expect(caseScore(upload)).toBeGreaterThan(surelyKept)
    expect(caseScore(copied)).toBeLessThan(0)
  })
})

describe('the cases of a ticket', () => {
  const enriched = { enrichment: true, maxTestCases: 100 }

  it('are those that a tester surely keeps', () => {
    const context = contextOf(
      'The photo may have up to 8 MB.',
      'If the order costs less than the voucher is worth, the rest stays on it; if it costs more, the difference is paid by card.',
    )
    const candidates = designCandidates(context, true)
    expect(new Set(candidates.flatMap(({ testCase }) => testCase.criterionIds))).toEqual(new Set(['AC-1', 'AC-2']))
    const cases = designTestCases(context, enriched)
    expect(new Set(cases.flatMap(({ criterionIds }) => criterionIds))).toEqual(new Set(['AC-1']))
  })

  it('are all that there are where none of them is sure', () => {
    const context = contextOf(copied.criterion)
    const candidates = designCandidates(context, true)
    expect(candidates.every(({ score }) => score < surelyKept)).toBe(true)
    expect(designTestCases(context, enriched)).toHaveLength(candidates.length)
  })
})

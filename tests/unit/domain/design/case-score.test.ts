import { describe, expect, it } from 'vitest'
import { caseFeatures, caseScore, type JudgedCase, worthKeeping } from '#domain/design/case-score.ts'
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
    expect(caseScore(upload)).toBeGreaterThan(1)
    expect(caseScore(copied)).toBeLessThan(-0.4)
  })
})

describe('worthKeeping', () => {
  const scored = (name: string, score: number, id: string) => ({ name, score, testCase: { criterionIds: [id] } })

  it('keeps the best case of a criterion even if it is doubtful, further ones only if they are sure', () => {
    const cases = [
      scored('sure', 1.5, 'AC-1'),
      scored('also sure', 0.6, 'AC-1'),
      scored('doubtful beside a sure one', 0.5, 'AC-1'),
      scored('doubtful but the only one', -0.4, 'AC-2'),
      scored('surely rejected', -0.5, 'AC-3'),
    ]
    expect(worthKeeping(cases).map(({ name }) => name)).toEqual(['sure', 'also sure', 'doubtful but the only one'])
  })
})

describe('the cases of a ticket', () => {
  const enriched = { enrichment: true, maxTestCases: 100 }

  it('are those that are worth keeping', () => {
    const context = contextOf('The photo may have up to 8 MB.', 'Local login stays possible for admins')
    const candidates = designCandidates(context, true)
    expect(worthKeeping(candidates).length).toBeLessThan(candidates.length)
    expect(designTestCases(context, enriched)).toHaveLength(worthKeeping(candidates).length)
  })

  it('are all that there are where none is worth keeping', () => {
    const context = contextOf(copied.criterion)
    const candidates = designCandidates(context, true)
    expect(worthKeeping(candidates)).toEqual([])
    expect(designTestCases(context, enriched)).toHaveLength(candidates.length)
  })
})

import { describe, expect, it } from 'vitest'
import {
  followsPattern,
  hasHouseRules,
  houseRulesPrompt,
  houseRulesSchema,
  noHouseRules,
} from '#domain/generation/house-rules.ts'
import { inHouseStyle } from '#domain/generation/in-house-style.ts'
import type { ReviewedCase } from '#domain/review/finding.ts'
import { reviewCases } from '#domain/review/review-cases.ts'
import { aTestCase } from '../../../support/results.ts'

const rules = houseRulesSchema.parse({
  stepStyle: 'gherkin',
  language: 'es',
  titlePattern: '[{ticket}] {title}',
  priorities: ['P1', 'P2'],
  forbiddenWords: ['click', 'C++'],
  remarks: 'We test on staging.',
  examples: ['Dado un carrito vacío…'],
})
const testCase: ReviewedCase = {
  id: 'TC-1',
  title: '[SHOP-1] El carrito queda vacío',
  description: '',
  preconditions: [],
  type: 'Positive',
  priority: 'P1',
  steps: [
    { step: 'Dado un carrito con una taza', data: 'Taza', expected: 'El carrito muestra la taza.' },
    { step: 'Cuando la persona quita la taza', data: 'Taza', expected: 'El carrito muestra "Vacío".' },
  ],
  criterionIds: ['AC-1'],
}
const ticket = {
  text: 'El carrito muestra "Vacío".',
  criteria: [{ id: 'AC-1', given: '', when: '', then: 'El carrito muestra "Vacío".' }],
  houseRules: rules,
}

function found(changes: Partial<ReviewedCase>) {
  return reviewCases([{ ...testCase, ...changes }], ticket)
    .filter(({ rule }) => rule.startsWith('house-'))
    .map(({ rule, step, field, quote }) => ({ rule, step, field, quote }))
}

describe('house rules', () => {
  it('are none by default and keep what the schema allows', () => {
    expect(hasHouseRules(noHouseRules)).toBe(false)
    expect(hasHouseRules(rules)).toBe(true)
    expect(houseRulesPrompt(noHouseRules)).toEqual([])
    expect(houseRulesSchema.safeParse({ remarks: 'x'.repeat(1_001) }).success).toBe(false)
    expect(houseRulesSchema.safeParse({ examples: ['a', 'b', 'c', 'd'] }).success).toBe(false)
  })

  it('ask the AI for each rule', () => {
    const prompt = houseRulesPrompt(rules).join('\n')
    for (const words of [
      'Gherkin',
      'Spanish',
      '[{ticket}] {title}',
      'P1, P2',
      'click, C++',
      'staging',
      'carrito vacío…',
    ])
      expect(prompt).toContain(words)
  })

  it('find nothing in a case that follows them', () => {
    expect(found({})).toEqual([])
  })

  it('find what breaks them', () => {
    expect(found({ title: 'El carrito queda vacío' })).toEqual([
      { rule: 'house-title', step: null, field: 'title', quote: 'El carrito queda vacío' },
    ])
    expect(found({ priority: 'High' })).toEqual([
      { rule: 'house-priority', step: null, field: 'priority', quote: 'High' },
    ])
    expect(
      found({ steps: [{ step: 'Hacer Click en la taza de C++', data: '', expected: 'El carrito muestra "Vacío".' }] }),
    ).toEqual([
      { rule: 'house-steps', step: 0, field: 'step', quote: 'Hacer Click en la taza de C++' },
      { rule: 'house-words', step: 0, field: 'step', quote: 'Click' },
      { rule: 'house-words', step: 0, field: 'step', quote: 'C++' },
    ])
    expect(
      found({
        title: '[SHOP-1] The cart is empty',
        steps: [{ step: 'When the shopper removes the mug', data: 'Mug', expected: 'The cart is empty.' }],
      }),
    ).toEqual([{ rule: 'house-language', step: null, field: 'title', quote: '[SHOP-1] The cart is empty' }])
  })

  it('shape the cases of the built-in designer: title pattern and priorities, once', () => {
    const designed = { title: 'Empty cart', description: '', preconditions: [], type: 'Positive', steps: [] }
    const shaped = (titlePattern: string, title = 'Empty cart') =>
      inHouseStyle(
        [{ ...designed, title, priority: 'High', criterionIds: ['AC-1'] }],
        { ...noHouseRules, titlePattern, priorities: ['P1', 'P2', 'P3'] },
        'SHOP-1',
      ).map((one) => [one.title, one.priority])
    expect(shaped('[{ticket}] {title} ({criterion})')).toEqual([['[SHOP-1] Empty cart (AC-1)', 'P1']])
    expect(shaped('Verify:')).toEqual([['Verify: Empty cart', 'P1']])
    expect(shaped('')).toEqual([['Empty cart', 'P1']])
    expect(shaped('[{ticket}] {title}', '[SHOP-1] Empty cart')).toEqual([['[SHOP-1] Empty cart', 'P1']])
    const long = 'The basket is empty after the last of its articles was removed by hand or by time'
    const [[cut = ''] = []] = shaped('[{ticket}] {title}', long)
    expect(cut).toBe('[SHOP-1] The basket is empty after the last of its articles was removed by…')
    expect(cut.length).toBeLessThanOrEqual(80)
    const priorities = ['High', 'Medium', 'Low', 'Urgent'].map((priority) => ({
      ...designed,
      priority,
      criterionIds: [],
    }))
    expect(
      inHouseStyle(priorities, { ...noHouseRules, priorities: ['P1', 'P2', 'P3'] }, 'SHOP-1').map(
        (one) => one.priority,
      ),
    ).toEqual(['P1', 'P2', 'P3', 'P2'])
  })

  it.each([
    [
      ['Open the basket', 'As Ana, remove the mug'],
      ['When you open the basket', 'And you, as Ana, remove the mug'],
    ],
    [['GET /v1/pickups 120 times'], ['When GET /v1/pickups 120 times']],
    [
      ['Den Code eingeben', 'Seite neu laden'],
      ['Wenn den Code eingeben', 'Und Seite neu laden'],
    ],
    [
      ['Abrir el carrito', 'Quitar la taza'],
      ['Cuando abrir el carrito', 'Y quitar la taza'],
    ],
  ])('shape the steps of the built-in designer into Given, When and Then: %j', (steps, shaped) => {
    const expected = steps[0]?.startsWith('Den')
      ? 'Der Code wird nicht angenommen'
      : steps[0]?.startsWith('Abrir')
        ? 'El carrito está vacío y no se muestra el total'
        : 'The basket is empty'
    const testCase = {
      title: expected,
      description: '',
      preconditions: [],
      steps: steps.map((step) => ({ step, data: '', expected })),
      criterionIds: ['AC-1'],
    }
    const rules = houseRulesSchema.parse({ stepStyle: 'gherkin' })
    const [written] = inHouseStyle([testCase], rules, 'SHOP-1')
    expect(written?.steps.map(({ step }) => step)).toEqual(shaped)
    const criteria = [{ id: 'AC-1', given: '', when: '', then: expected, text: `${expected}.` }]
    const findings = reviewCases([aTestCase({ steps: written?.steps ?? [] })], {
      text: undefined,
      criteria,
      houseRules: rules,
    })
    expect(findings.filter(({ rule }) => rule === 'house-steps' || rule === 'conditional-step')).toEqual([])
  })

  it('know whether a title follows the pattern', () => {
    expect(followsPattern('Verify: {title}', 'Verify: x')).toBe(true)
    expect(followsPattern('Verify: {title}', 'Check: x')).toBe(false)
    expect(followsPattern('(a+)+ {title}', '(a+)+ b')).toBe(true)
  })
})

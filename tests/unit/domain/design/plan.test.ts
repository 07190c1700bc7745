import { describe, expect, it } from 'vitest'
import { caseLimit, casesFor } from '#domain/design/case-limit.ts'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

function casesOf(text: string, parts: { given?: string; when?: string; then?: string; examples?: string[][] } = {}) {
  return everyCase(contextOf({ given: '', when: '', then: '', text, ...parts }), {
    enrichment: true,
    maxTestCases: 100,
  })
}

/** Data and expected result of every step of the case that proves the criterion. */
function core(text: string, parts: Parameters<typeof casesOf>[1] = {}): string[] {
  return (casesOf(text, parts)[0]?.steps ?? []).map(({ data, expected }) => `${data} → ${expected}`)
}

describe('worked-out results', () => {
  it('rounds the way the rule says, on an amount where it shows', () => {
    expect(core('The commission is 12% of the price, rounded up to the cent.').join('\n')).toContain(
      '€80.00 → Commission: €9.60 (12 % × €80.00 = 9.60).',
    )
    expect(core('The refund is 50% of the price, rounded down to the cent.').join('\n')).toContain(
      '€10.01 → Refund: €5.00 (50 % × €10.01 = 5.0050).',
    )
    expect(core('The refund is 50% of the price, rounded to the nearest cent.').join('\n')).toContain(
      '€10.01 → Refund: €5.01 (50 % × €10.01 = 5.0050).',
    )
  })

  it('keeps a minimum and a maximum', () => {
    const results = core('The fee is 10% of the amount, never below €2.00 and never above €30.00.').join('\n')
    expect(results).toContain('€16.00 → Fee: €2.00')
    expect(results).toContain('€20.00 → Fee: €2.00')
    expect(results).toContain('€300.00 → Fee: €30.00')
    expect(results).toContain('€360.00 → Fee: €30.00')
  })

  it('looks up both ends of every tier of a table', () => {
    const examples = [
      ['Weight', 'Price'],
      ['up to 2 kg', '€4.00'],
      ['3 to 10 kg', '€9.00'],
      ['more than 10 kg', '€15.00'],
    ]
    expect(core('The price depends on the weight.', { examples })).toEqual([
      'Weight: 2 kg → Price: €4.00.',
      'Weight: 3 kg → Price: €9.00.',
      'Weight: 10 kg → Price: €9.00.',
      'Weight: 11 kg → Price: €15.00.',
    ])
  })
})

describe('boundaries', () => {
  it('writes texts of the exact length out', () => {
    const steps = casesOf('The nickname has 3 to 20 characters.')[0]?.steps ?? []
    const lengths = steps.map(({ data }) => (/: (.*)$/.exec(data)?.[1] ?? '').length)
    expect(lengths).toEqual([2, 3, 20, 21])
    expect(steps.map(({ expected }) => /refused/.test(expected))).toEqual([true, false, false, true])
  })

  it('turns an age into dates of birth around today', () => {
    const data = (casesOf('Only persons aged 16 years or older can register.')[0]?.steps ?? []).map((step) => step.data)
    expect(data).toEqual(['date of birth 2 June 2010', 'date of birth 1 June 2010'])
  })

  it('counts days ahead from today, and names the next excluded weekday', () => {
    expect(
      core('The pick-up date can be up to 30 days ahead, but never a Sunday.').map((line) => line.split(' → ')[0]),
    ).toEqual(['2 June 2026', '2 July 2026', '3 July 2026', '1 June 2026', '7 June 2026'])
  })

  it('starts on a day on which the excluded weekday spoils no other step', () => {
    // 90 days after Monday, 1 June 2026, is a Sunday, and so is the day before it.
    expect(core('The start date can be up to 90 days ahead, but never a Sunday.')[1]).toContain(
      '31 August 2026: accepted',
    )
  })

  it('repeats an action up to its limit and once more', () => {
    const [testCase] = casesOf('A customer may change the date no more than 2 times.')
    expect(testCase?.steps.map(({ step, expected }) => [step, /refused/.test(expected)])).toEqual([
      ['Change the date: time number 2', false],
      ['Change the date: time number 3', true],
    ])
  })

  it('answers values outside a rule of an interface with its status and code', () => {
    const context = {
      ...contextOf({
        given: '',
        when: '',
        then: '',
        text: '`size` is a number from 1 to 9; otherwise 422 with the code `SIZE_INVALID`.',
      }),
      description: 'POST /v2/boxes',
    }
    const [testCase] = everyCase(context, { enrichment: false, maxTestCases: 9 })
    expect(testCase?.steps.slice(0, 2)).toEqual([
      { step: 'Send POST /v2/boxes with size 0', data: '"size": 0', expected: 'Status 422; code is SIZE_INVALID.' },
      {
        step: 'Send POST /v2/boxes with size 1',
        data: '"size": 1',
        expected: 'The status is between 200 and 299.',
      },
    ])
  })
})

describe('the choice of cases', () => {
  it.each([
    [1, false, undefined, 6],
    [9, false, undefined, 12],
    [9, true, undefined, 27],
    [60, true, undefined, 100],
    [9, true, 8, 8],
    [9, true, 100, 27],
  ])('%i criteria, enrichment %j, configured %j: at most %i cases', (criteria, enrichment, configured, expected) => {
    const short = { given: '', when: '', then: 'The total is shown.' }
    expect(caseLimit(Array<typeof short>(criteria).fill(short), enrichment, configured)).toBe(expected)
  })

  it.each([
    [50, 3],
    [51, 4],
    [85, 4],
    [86, 5],
  ])('a criterion of %i words gets up to %i cases with enrichment', (words, expected) => {
    const text = 'word '.repeat(words)
    expect(casesFor({ given: '', when: '', then: text, text })).toBe(expected)
    const three = Array<Parameters<typeof casesFor>[0]>(3).fill({ given: '', when: '', then: text })
    expect(caseLimit(three, true)).toBe(3 * expected)
    expect(caseLimit(three, false)).toBe(6)
  })

  it('proves every criterion before any gets a second case', () => {
    const texts = [
      'The nickname has 3 to 20 characters and is mandatory.',
      'Only an administrator may delete a project.',
      'Expired vouchers are refused.',
    ]
    const cases = everyCase(contextOf(...texts.map((text) => ({ given: '', when: '', then: '', text }))), {
      enrichment: true,
      maxTestCases: 3,
    })
    expect(cases.map(({ criterionIds }) => criterionIds)).toEqual([['AC-1'], ['AC-2'], ['AC-3']])
  })
})

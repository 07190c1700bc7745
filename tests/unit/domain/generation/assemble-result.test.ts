import { describe, expect, it } from 'vitest'
import type { GenerateResponse, WireTestCase } from '#domain/contracts/ai-generate.ts'
import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import { defaultParts } from '#domain/criteria/texts.ts'
import { assembleResult, casesAsRead } from '#domain/generation/assemble-result.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'

const ticket: Ticket = {
  key: 'SHOP-7',
  summary: 'Promo codes',
  type: 'Story',
  priority: 'High',
  components: [],
  labels: [],
  description: [],
  fields: [],
}

function criterion(n: number, given: string, when: string, then: string): AcceptanceCriterion {
  const text = `Given ${given}, when ${when}, then ${then}`
  return { id: `AC-${n}`, given, when, then, text, source: { kind: 'field', label: 'Acceptance Criteria' } }
}

const criteria = [
  criterion(1, 'the cart holds one item', 'the customer enters the code SAVE10', 'the total goes down by 10 %'),
  criterion(2, 'the cart page is open', 'the customer enters a promo code of up to 20 characters', 'the code is taken'),
]

function wire(title: string, more: Partial<WireTestCase> = {}): WireTestCase {
  return {
    title,
    description: '',
    preconditions: [],
    steps: [{ step: `Do ${title}`, data: 'x', expected: 'y' }],
    criterionIds: ['AC-1'],
    ...more,
  }
}

function response(testCases: WireTestCase[], metadata: Partial<GenerateResponse['metadata']> = {}): GenerateResponse {
  return {
    testCases,
    warnings: [],
    dropped: [],
    metadata: { maxTestCases: 6, provider: 'openai', model: 'm', enriched: true, ...metadata },
  }
}

const assemble = (given: GenerateResponse, of = criteria) =>
  assembleResult({ ticket, criteria: of, response: given, now: new Date('2026-11-21T10:00:00Z') })
const titles = (given: GenerateResponse, of = criteria) => assemble(given, of).testCases.map((item) => item.title)

describe('assembleResult', () => {
  it.each([
    ['Verify that the code is taken', 'The code is taken'],
    ['Confirm: total goes down', 'Total goes down'],
    ['Ensure and verify the code', 'The code'],
    ['test login', 'Login'],
    ['Testing the code', 'Testing the code'],
    ['Verify', 'Verify'],
  ])('writes the title %j as %j', (given, shown) => {
    expect(titles(response([wire(given), wire('Empty code')]))[0]).toBe(shown)
  })

  it('keeps the first of two cases with the same title and names the other', () => {
    const result = assemble(
      response([wire('Code is taken', { id: 'A' }), wire('verify CODE is  taken'), wire('Empty code')]),
    )
    expect(result.testCases.map((item) => item.title)).toEqual(['Code is taken', 'Empty code'])
    expect(result.dropped).toEqual([{ title: 'CODE is  taken', reason: 'Same title as A' }])
  })

  it.each<[string, Partial<WireTestCase>, string]>([
    ['an id with undefined', { id: 'TC-undefined' }, "The id contains 'undefined'"],
    ['a blank title', { title: ' ' }, 'The test case has no title'],
    ['blank steps', { steps: [{ step: ' ', data: '', expected: 'y' }] }, 'The test case has no step with text'],
  ])('drops a case with %s', (_name, more, reason) => {
    const result = assemble(response([wire('Empty code'), wire('Broken', more)]))
    expect(result.testCases).toHaveLength(1)
    expect(result.dropped.map((item) => item.reason)).toEqual([reason])
  })

  it('gives ids to cases without one and keeps ids apart', () => {
    const result = assemble(
      response([wire('Empty code', { id: 'TC-2' }), wire('B'), wire('C', { id: 'TC-2' }), wire('D')]),
    )
    expect(result.testCases.map((item) => item.id)).toEqual(['TC-2', 'TC-3', 'TC-2-2', 'TC-4'])
  })

  it('adds a negative case made from the limit of a criterion, marked as an assumption', () => {
    const result = assemble(response([wire('Code is taken')]))
    const added = result.testCases[1]
    expect(added).toMatchObject({
      type: 'Negative',
      priority: 'Medium',
      criterionIds: ['AC-2'],
      technique: 'Boundary value analysis',
      generationStatus: 'derived',
    })
    expect(added?.steps.map((step) => step.data).join()).toContain('21 characters: Anna reads a book by')
    expect(added?.assumptions).toHaveLength(1)
  })

  it('adds no negative case that the suite has already', () => {
    const [, added] = assemble(response([wire('Code is taken')])).testCases
    const limit = wire('Promo code up to 20 characters', { steps: added?.steps ?? [], criterionIds: ['AC-2'] })
    expect(titles(response([limit]))).toEqual(['Promo code up to 20 characters'])
  })

  it.each([
    [
      'reordering',
      'the user presses move up',
      ['Move up option disabled at the top', 'Move down option disabled at the bottom'],
    ],
    ['deleting', 'the user deletes the resource', ['Delete option disabled when only a single resource exists']],
  ])('adds the stock negatives where the ticket is about %s', (_name, when, expected) => {
    expect(titles(response([wire('Works')]), [criterion(1, 'a list', when, 'the list changes')])).toEqual([
      'Works',
      ...expected,
    ])
  })

  it('adds the stock negatives in the language of the ticket', () => {
    const spanish = [
      criterion(
        1,
        'que el usuario ve la lista de recursos',
        'el usuario elimina un recurso de la lista',
        'el recurso no se muestra más en la lista',
      ),
    ]
    expect(titles(response([wire('Funciona')]), spanish)).toEqual([
      'Funciona',
      'Opción de eliminar deshabilitada cuando existe un único recurso',
    ])
  })

  it.each([
    [
      'about deleting because something is gone afterwards',
      criterion(1, 'a full cart', 'the customer pays', 'the items are removed from the cart'),
    ],
    [
      'whose criteria refuse nothing',
      criterion(1, defaultParts.given, defaultParts.when, 'the report lists the totals'),
    ],
  ])('adds no negative to a ticket %s', (_name, given) => {
    expect(titles(response([wire('Works')]), [given])).toEqual(['Works'])
  })

  it('names the limits that the cases as shown do not try on both sides', () => {
    const long = { steps: [{ step: 'Enter the code', data: 'A'.repeat(20), expected: 'The code is taken' }] }
    const longer = { steps: [...long.steps, { step: 'Enter the code', data: 'A'.repeat(21), expected: 'No' }] }
    const openAfter = (more: Partial<WireTestCase>) =>
      assembleResult({
        ticket,
        criteria,
        response: response([wire('No code'), wire('Two', { criterionIds: ['AC-2'], ...more })], { enriched: true }),
        now: new Date(0),
      }).openLimits
    expect(openAfter(long)).toMatchObject([{ criterionId: 'AC-2' }])
    expect(openAfter(longer)).toBeUndefined()
  })

  it('adds nothing to nothing', () => {
    expect(titles(response([]))).toEqual([])
  })

  it('keeps an added negative where the plan has no enrichment', () => {
    expect(
      assemble(response([wire('Works')], { enriched: false })).testCases.map((item) => item.generationStatus),
    ).toEqual(['ai', 'derived'])
  })

  it.each([['Login with invalid code'], ['Empty list'], ['No code given'], ['Cancelled order'], ['Save fails']])(
    'adds nothing when a case looks negative: %s',
    (title) => {
      expect(titles(response([wire('Works'), wire(title)]))).toEqual(['Works', title])
    },
  )

  it('without enrichment leaves out cases about errors, unless too few would be left', () => {
    const four = [wire('A'), wire('B'), wire('No C'), wire('Invalid code')]
    expect(titles(response(four, { enriched: false }))).toEqual(['A', 'B', 'No C'])
    expect(titles(response(four.slice(1), { enriched: false }))).toEqual(['B', 'No C', 'Invalid code'])
    expect(titles(response(four, { enriched: true }))).toHaveLength(4)
  })

  it('cuts to the maximum and names the criteria that are left uncovered', () => {
    const result = assemble(response([wire('A'), wire('No B', { criterionIds: ['AC-2'] })], { maxTestCases: 1 }))
    expect(result.testCases.map((item) => item.title)).toEqual(['A'])
    expect(result.uncoveredCriterionIds).toEqual(['AC-2'])
  })

  it.each([
    ['openai', undefined, 'ai'],
    ['openai', 'ai-repaired', 'ai-repaired'],
    ['builtin', undefined, 'designed'],
  ])('marks a case of %s (%s) as %s', (provider, generationStatus, expected) => {
    const given = wire('No code', generationStatus === undefined ? {} : { generationStatus })
    expect(assemble(response([given], { provider })).testCases[0]?.generationStatus).toBe(expected)
  })

  it('fills empty data with the value the step uses, else says that none is needed', () => {
    const steps = [
      'Enter the e-mail',
      'Enter "Anna" as the name',
      'Enter an amount of €1,100.00',
      'Open the page "Cart"',
    ].map((step) => ({ step, data: ' ', expected: 'y' }))
    expect(assemble(response([wire('No code', { steps })])).testCases[0]?.steps.map((step) => step.data)).toEqual([
      'None needed',
      'Anna',
      '€1,100.00',
      'None needed',
    ])
    const spanish = [criterion(1, 'un carrito con productos', 'el usuario paga el pedido', 'el pedido queda pagado')]
    expect(
      assemble(
        response([wire('Sin código', { steps: [{ step: 'Abrir la página', data: '', expected: 'y' }] })]),
        spanish,
      ).testCases[0]?.steps[0]?.data,
    ).toBe('No hacen falta')
  })

  it('keeps the only case of a criterion that itself speaks of the error, and names what it leaves out', () => {
    const ofErrors = [
      ...criteria,
      criterion(3, 'an expired code', 'the customer enters it', 'an error says why it is invalid'),
    ]
    const given = [
      wire('A'),
      wire('B'),
      wire('No C'),
      wire('Invalid code is explained', { criterionIds: ['AC-3'] }),
      wire('Timeout of the shop'),
    ]
    const result = assemble(response(given, { enriched: false }), ofErrors)
    expect(result.testCases.map(({ title }) => title)).toEqual(['A', 'B', 'No C', 'Invalid code is explained'])
    expect(result.dropped).toEqual([
      { title: 'Timeout of the shop', reason: 'Part of enrichment: the case is about invalid input or errors' },
    ])
  })

  it('shows the cases as read, before anything is changed, added or cut', () => {
    const cases = casesAsRead(response([wire('Verify A'), wire('Verify A')], { maxTestCases: 1 }))
    expect(cases.map(({ id, title }) => ({ id, title }))).toEqual([
      { id: 'TC-1', title: 'Verify A' },
      { id: 'TC-2', title: 'Verify A' },
    ])
  })
})

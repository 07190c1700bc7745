import { describe, expect, it } from 'vitest'
import { coverage, type CoveredCriterion, type CoveringCase } from '#domain/test-case/coverage.ts'

function criterion(id: string, text: string): CoveredCriterion {
  return { id, text, given: '', when: '', then: '' }
}

function testCase(id: string, title: string, rest: Partial<CoveringCase> = {}): CoveringCase {
  return { id, title, description: '', steps: [], criterionIds: [], ...rest }
}

const checkout = [
  criterion('AC-1', 'Given items in the cart, when the buyer pays by card, then the order is confirmed'),
  criterion('AC-2', 'When the card is declined, the buyer sees why and the cart keeps its items'),
  criterion('AC-3', 'A confirmation e-mail is sent within 5 minutes'),
]

describe('coverage by ids', () => {
  it('follows the ids that a case gives', () => {
    const matrix = coverage(checkout, [
      testCase('TC-1', 'Whatever', { criterionIds: ['AC-1', 'AC-3'] }),
      testCase('TC-2', 'Else', { criterionIds: ['AC-1'] }),
    ])
    expect(matrix.rows).toEqual([
      { criterionId: 'AC-1', caseIds: ['TC-1', 'TC-2'] },
      { criterionId: 'AC-2', caseIds: [] },
      { criterionId: 'AC-3', caseIds: ['TC-1'] },
    ])
    expect(matrix.uncovered).toEqual(['AC-2'])
  })

  it.each(['ac-2', 'AC2', 'AC 02', 'Ac_2', ' AC–2 '])('reads %j as AC-2', (id) => {
    expect(coverage(checkout, [testCase('TC-1', 'Nothing alike', { criterionIds: [id] })]).uncovered).toEqual([
      'AC-1',
      'AC-3',
    ])
  })

  it('reads an id in the title or the description where the list is empty', () => {
    const matrix = coverage(checkout, [
      testCase('TC-1', 'AC-3: mail'),
      testCase('TC-2', 'Refusal', { description: 'Proves AC 2.' }),
    ])
    expect(matrix.uncovered).toEqual(['AC-1'])
  })

  it('does not count words when ids were given', () => {
    const matrix = coverage(checkout, [
      testCase('TC-1', 'The card is declined and the cart keeps its items', { criterionIds: ['AC-1'] }),
    ])
    expect(matrix.uncovered).toEqual(['AC-2', 'AC-3'])
  })

  it('goes by words when the ids given are not of this ticket', () => {
    const matrix = coverage(checkout, [
      testCase('TC-1', 'Declined card: the buyer sees why, the cart keeps items', { criterionIds: ['REQ-9'] }),
    ])
    expect(matrix.rows[1]?.caseIds).toEqual(['TC-1'])
  })

  it('never mistakes AC-1 for AC-12', () => {
    const many = Array.from({ length: 12 }, (_, index) => criterion(`AC-${index + 1}`, `topic${index} alone`))
    expect(
      coverage(many, [testCase('TC-1', 'AC-12 holds')])
        .rows.filter((row) => row.caseIds.length > 0)
        .map((row) => row.criterionId),
    ).toEqual(['AC-12'])
  })
})

describe('coverage by meaning', () => {
  it.each([
    ['Paying by card confirms the order', 'AC-1'],
    ['Declined card keeps cart items', 'AC-2'],
    ['Confirmation email sent in 5 minutes', 'AC-3'],
  ])('%s → %s', (title, id) => {
    const rows = coverage(checkout, [testCase('TC-1', title)]).rows.filter((row) => row.caseIds.length > 0)
    expect(rows.map((row) => row.criterionId)).toContain(id)
    expect(rows.length).toBeLessThan(3)
  })

  it('reads the steps as well', () => {
    const steps = [
      {
        step: 'Pay with a card that the bank declines',
        data: '4000 0000 0000 0002',
        expected: 'The buyer sees why; the cart keeps its items',
      },
    ]
    expect(coverage(checkout, [testCase('TC-1', 'Refusal', { steps })]).rows[1]?.caseIds).toEqual(['TC-1'])
  })

  it.each([
    [
      'es',
      'El usuario recibe confirmación de cierre de sesión',
      'Confirmación del cierre de sesión recibida',
      'El archivo se marca como eliminado',
    ],
    [
      'ru',
      'При клике на название эпика происходит переход к задаче',
      'Клик на название эпика: переход к задаче',
      'Файл помечается как удалённый',
    ],
    ['ja', 'エラーメッセージを表示しなければならない', 'エラーメッセージの表示', '注文を確認する'],
  ])('works in %s', (_language, text, same, other) => {
    const matrix = coverage([criterion('AC-1', text)], [testCase('TC-1', same), testCase('TC-2', other)])
    expect(matrix.rows[0]?.caseIds).toEqual(['TC-1'])
  })

  it('uses given, when and then where there is no text', () => {
    const parts = { id: 'AC-1', given: 'an expired voucher', when: 'it is redeemed', then: 'the price stays unchanged' }
    expect(
      coverage([parts], [testCase('TC-1', 'Redeeming an expired voucher leaves the price unchanged')]).uncovered,
    ).toEqual([])
  })

  it('leaves a criterion open that no case speaks of', () => {
    expect(coverage(checkout, [testCase('TC-1', 'The footer shows the year')]).uncovered).toEqual([
      'AC-1',
      'AC-2',
      'AC-3',
    ])
  })
})

describe('coverage of nothing', () => {
  it('names every criterion when there are no cases', () => {
    expect(coverage(checkout, [])).toEqual({
      rows: checkout.map(({ id }) => ({ criterionId: id, caseIds: [] })),
      uncovered: ['AC-1', 'AC-2', 'AC-3'],
    })
  })
  it('is empty without criteria', () => {
    expect(coverage([], [testCase('TC-1', 'Anything')])).toEqual({ rows: [], uncovered: [] })
  })
})

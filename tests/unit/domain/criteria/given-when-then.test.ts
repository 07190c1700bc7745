import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { criteriaOf, find, parts } from './find.ts'

const vectors = z
  .array(
    z.object({
      id: z.string(),
      input: z.string(),
      given: z.string().nullable(),
      when: z.string().nullable(),
      then: z.string().nullable(),
      emits: z.boolean(),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('../../../corpora/criteria/clause-vectors.json', import.meta.url), 'utf8')))

describe('Given, When and Then in one line', () => {
  it.each(vectors)('$input', ({ input, given, when, then, emits }) => {
    const description = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: input }] }] }
    expect(find({ description }).criteria.map(parts)).toEqual(emits ? [[given, when, then]] : [])
  })

  it.each([
    ['Given a cart, when I pay, then I get a receipt', 'a cart', 'I pay', 'I get a receipt'],
    ['GIVEN a cart WHEN I pay THEN I get a receipt', 'a cart', 'I pay', 'I get a receipt'],
    [
      'Given a cart And a coupon When I pay Then I get a receipt And a mail',
      'a cart\na coupon',
      'I pay',
      'I get a receipt\na mail',
    ],
    [
      'Given a page called "When to ship" When I open it Then it loads',
      'a page called "When to ship"',
      'I open it',
      'it loads',
    ],
    ['When I pay, then I get a receipt', '', 'I pay', 'I get a receipt'],
    ['AC-3: Given a cart When I pay Then I get a receipt', 'a cart', 'I pay', 'I get a receipt'],
    ['Dado un carrito, cuando pago, entonces recibo un correo', 'un carrito', 'pago', 'recibo un correo'],
    [
      'Dado que tenho um cartão, quando pago, então recebo um e-mail',
      'que tenho um cartão',
      'pago',
      'recebo um e-mail',
    ],
    ['Étant donné un panier, quand je paie, alors je reçois un e-mail', 'un panier', 'je paie', 'je reçois un e-mail'],
    [
      'Angenommen ein Warenkorb, wenn ich zahle, dann bekomme ich eine Mail',
      'ein Warenkorb',
      'ich zahle',
      'bekomme ich eine Mail',
    ],
    ['前提 カートがある、もし 支払う、ならば メールが届く', 'カートがある', '支払う', 'メールが届く'],
  ])('%s', (line, given, when, then) => {
    expect(criteriaOf(`- ${line}`).map(parts)).toEqual([[given, when, then]])
  })
})

describe('Given, When and Then over several lines', () => {
  const expected = [['a cart\na coupon', 'I pay', 'I get a receipt\nno second charge']]
  it.each([
    ['plain lines', 'Given a cart\nAnd a coupon\nWhen I pay\nThen I get a receipt\nBut no second charge'],
    ['bullets', '- Given a cart\n- And a coupon\n- When I pay\n- Then I get a receipt\n- But no second charge'],
    [
      'stars for And',
      'Scenario: x\n  Given a cart\n  * a coupon\n  When I pay\n  Then I get a receipt\n  * no second charge',
    ],
    [
      'bold words',
      '**Given** a cart\n**And** a coupon\n**When** I pay\n**Then** I get a receipt\n**But** no second charge',
    ],
    [
      'a code block',
      '```gherkin\nGiven a cart\nAnd a coupon\nWhen I pay\nThen I get a receipt\nBut no second charge\n```',
    ],
    ['paragraphs', 'Given a cart\n\nAnd a coupon\n\nWhen I pay\n\nThen I get a receipt\n\nBut no second charge'],
    ['a quote', '> Given a cart\n> And a coupon\n> When I pay\n> Then I get a receipt\n> But no second charge'],
    [
      'labels with lists',
      'Given:\n- a cart\n- a coupon\n\nWhen:\n- I pay\n\nThen:\n- I get a receipt\n- no second charge',
    ],
    [
      'a table by rows',
      '| Given | a cart |\n| Given | a coupon |\n| When | I pay |\n| Then | I get a receipt |\n| Then | no second charge |',
    ],
  ])('as %s', (_form, text) => {
    expect(criteriaOf(text).map(parts)).toEqual(expected)
  })

  it('begins a new criterion at each Given after a Then', () => {
    expect(criteriaOf('Given a\nWhen b\nThen c\nGiven d\nWhen e\nThen f').map(parts)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ])
  })

  it.each([
    ['a bold line', '**Moving**'],
    ['a line that ends in a colon', 'Moving:'],
    ['a heading', '### Moving'],
  ])('begins a new criterion at each list item that holds a scenario, below %s', (_kind, title) => {
    const criteria = criteriaOf(
      `1. It is free\n\n${title}\n\n2. Given a\n   When b\n   Then c\n3. When d\n   Then e\n4. It is closed`,
    )
    expect(criteria.map(parts)).toEqual([
      ['', '', 'It is free'],
      ['a', 'b', 'c'],
      ['', 'd', 'e'],
      ['', '', 'It is closed'],
    ])
  })

  it('keeps all steps of a scenario together, with its title', () => {
    expect(criteriaOf('Scenario 1: Pay twice\nGiven a\nWhen b\nThen c\nWhen d\nThen e')).toMatchObject([
      { title: 'Pay twice', given: 'a', when: 'b\nd', then: 'c\ne' },
    ])
  })

  it('gives the steps of the background to every scenario', () => {
    expect(
      criteriaOf(
        'Background:\nGiven a user\n\nScenario: One\nWhen a\nThen b\n\nScenario: Two\nGiven a cart\nWhen c\nThen d',
      ).map(parts),
    ).toEqual([
      ['a user', 'a', 'b'],
      ['a user\na cart', 'c', 'd'],
    ])
  })

  it('keeps the examples of an outline as its data', () => {
    const [criterion] = criteriaOf(
      'Scenario Outline: Discount\nGiven a <group> customer\nWhen they pay\nThen <rate> is taken off\n\nExamples:\n| group | rate |\n| gold | 10 % |\n| silver | 5 % |',
    )
    expect(criterion).toMatchObject({
      title: 'Discount',
      given: 'a <group> customer',
      examples: [
        ['group', 'rate'],
        ['gold', '10 %'],
        ['silver', '5 %'],
      ],
    })
  })

  it('keeps a data table and a text of a step with it', () => {
    const [criterion] = criteriaOf(
      'Scenario: x\nGiven these users:\n| name |\n| Ana |\nWhen I send\n"""\n{ "a": 1 }\n"""\nThen it works',
    )
    expect(criterion).toMatchObject({
      given: 'these users:',
      when: 'I send\n{ "a": 1 }',
      then: 'it works',
      examples: [['name'], ['Ana']],
    })
  })
})

describe('Gherkin in other languages', () => {
  it.each([
    ['es', 'Escenario: x\nDado que a\nY b\nCuando c\nEntonces d'],
    ['pt', 'Cenário: x\nDado que a\nE b\nQuando c\nEntão d'],
    ['fr', 'Scénario: x\nEtant donné que a\nEt b\nQuand c\nAlors d'],
    ['de', 'Szenario: x\nAngenommen a\nUnd b\nWenn c\nDann d'],
    ['it', 'Scenario: x\nDato a\nE b\nQuando c\nAllora d'],
    ['nl', 'Scenario: x\nGegeven a\nEn b\nAls c\nDan d'],
    ['pl', 'Scenariusz: x\nZakładając a\nI b\nKiedy c\nWtedy d'],
    ['sv', 'Scenario: x\nGivet a\nOch b\nNär c\nSå d'],
    ['ru', 'Сценарий: x\nДопустим a\nИ b\nКогда c\nТогда d'],
    ['uk', 'Сценарій: x\nПрипустимо a\nТа b\nКоли c\nТоді d'],
    ['ja', 'シナリオ: x\n前提 a\nかつ b\nもし c\nならば d'],
    ['zh-CN', '场景: x\n假如a\n而且b\n当c\n那么d'],
    ['ko', '시나리오: x\n조건 a\n그리고 b\n만일 c\n그러면 d'],
    ['tr', 'Senaryo: x\nDiyelim ki a\nVe b\nEğer ki c\nO zaman d'],
    ['ar', 'سيناريو: x\nبفرض a\nو b\nعندما c\nثم d'],
    ['hi', 'परिदृश्य: x\nअगर a\nऔर b\nजब c\nतब d'],
  ])('%s', (_language, text) => {
    const [criterion] = criteriaOf(text)
    expect(criterion?.title).toBe('x')
    expect(criterion && parts(criterion).map((part) => part.replace(/^que /, ''))).toEqual(['a\nb', 'c', 'd'])
  })
})

describe('a bug report', () => {
  it('gives what was expected, after the steps that were done', () => {
    expect(
      find({
        description:
          '## Steps to reproduce\n1. Add an item\n2. Log out\n\n## Expected result\nThe cart is kept\n\n## Actual result\nThe cart is empty',
      }).criteria.map(parts),
    ).toEqual([['', 'Add an item\nLog out', 'The cart is kept']])
  })
})

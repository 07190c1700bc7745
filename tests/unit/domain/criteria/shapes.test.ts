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

describe('tables', () => {
  it.each([
    [
      'by header',
      '| Given | When | Then |\n|---|---|---|\n| a cart | I pay | it works |',
      ['a cart', 'I pay', 'it works'],
    ],
    [
      'by header in another order',
      '| Then | Given | When |\n|---|---|---|\n| it works | a cart | I pay |',
      ['a cart', 'I pay', 'it works'],
    ],
    [
      'by header in another language',
      '| Dado | Cuando | Entonces |\n|---|---|---|\n| a cart | I pay | it works |',
      ['a cart', 'I pay', 'it works'],
    ],
    ['by position', '| a cart | I pay | it works |', ['a cart', 'I pay', 'it works']],
    [
      'by scenario and result',
      '| ID | Scenario | Expected Result |\n|---|---|---|\n| AC-01 | I pay | it works |',
      ['', 'I pay', 'it works'],
    ],
    [
      'by action and result, German',
      '| Aktion | Erwartetes Ergebnis |\n|---|---|\n| I pay | it works |',
      ['', 'I pay', 'it works'],
    ],
    [
      'with a title column beside the action',
      '| Scenario | Given | When | Then |\n|---|---|---|---|\n| Happy | a cart | I pay | it works |',
      ['a cart', 'I pay', 'it works'],
    ],
    [
      'with other headers as words',
      '| Field | Rule |\n|---|---|\n| Name | at most 50 letters |',
      ['', '', 'Field: Name; Rule: at most 50 letters'],
    ],
  ])('%s', (_how, text, expected) => {
    expect(criteriaOf(text).map(parts)).toEqual([expected])
  })

  it('leaves an empty part to the default and keeps the id as title', () => {
    expect(
      criteriaOf('| # | Given | When | Then |\n|---|---|---|---|\n| 5 | a bad value | — | an error |'),
    ).toMatchObject([
      { title: '5', given: 'a bad value', when: 'The user performs the action', assumed: { when: true } },
    ])
  })
})

describe('lists and sentences', () => {
  it('gives a nested item its parents as title, and their words where it is only a part of theirs', () => {
    expect(
      criteriaOf('- The form must check:\n  - Name\n  - E-mail\n    - is valid\n- It is saved').map(
        ({ title, then }) => [title, then],
      ),
    ).toEqual([
      ['The form must check', 'The form must check: Name'],
      ['The form must check › E-mail', 'is valid'],
      [undefined, 'It is saved'],
    ])
  })

  it.each([
    ['When the page is left, the draft is saved', ['', 'the page is left', 'the draft is saved']],
    ['If loading fails, then the system shall show an error', ['', 'loading fails', 'the system shall show an error']],
    [
      'If the user enters a, b, or c, the system shall stop',
      ['', 'the user enters a, b, or c', 'the system shall stop'],
    ],
    ['IF z THEN the system SHALL w', ['', 'z', 'the system SHALL w']],
    ['WHILE q THE system SHALL v', ['q', '', 'THE system SHALL v']],
    ['WHEN 利用者が押すTHEN システムは保存する', ['', '利用者が押す', 'システムは保存する']],
    ['While the file loads, a spinner is shown', ['the file loads', '', 'a spinner is shown']],
    ['Si el archivo no existe, retorna 404', ['', 'el archivo no existe', 'retorna 404']],
    ['Wenn das Feld leer ist, erscheint ein Fehler', ['', 'das Feld leer ist', 'erscheint ein Fehler']],
    ['The system must keep 10 entries', ['', '', 'The system must keep 10 entries']],
    ['Given name is required', ['', '', 'Given name is required']],
  ])('%s', (sentence, expected) => {
    expect(criteriaOf(`- ${sentence}`).map(parts)).toEqual([expected])
  })

  it.each([
    'AC1: It works',
    'AC-1 – It works',
    '**AC 1.** It works',
    '[AC-01] It works',
    'AC#1 - It works',
    'Criterion 1: It works',
    'CA-001: It works',
    'Kriterium 1: It works',
  ])('reads the label of %j apart', (line) => {
    expect(find({ description: line }).criteria).toMatchObject([{ then: 'It works' }])
  })

  it.each(['AC power must be 230 V', 'AC 220 V is used', 'Accounts 12: open'])('takes %j for no label', (line) => {
    expect(find({ description: `${line}\n\nAC-1: It works` }).criteria.map(({ then }) => then)).toEqual(['It works'])
  })

  it.each([
    'As a user, I want to pay so that I own it',
    'Como usuario, quiero pagar para tenerlo',
    'https://figma.example.com/a',
    'Design: see Figma',
    'TBD',
    'N/A',
    '---',
    '…',
  ])('takes %j for no criterion', (line) => {
    expect(criteriaOf(`- It works\n- ${line}`).map(({ then }) => then)).toEqual(['It works'])
  })

  it('keeps done items and drops withdrawn ones', () => {
    expect(criteriaOf('- [x] It works\n- [ ] ~~It shines~~\n- [ ] It lasts').map(({ then }) => then)).toEqual([
      'It works',
      'It lasts',
    ])
  })

  it('keeps the original lines as text', () => {
    expect(criteriaOf('AC-1: **Given** a\n*When* b\nThen c')[0]?.text).toBe('AC-1: Given a\nWhen b\nThen c')
  })
})

describe('flows', () => {
  it.each([
    ['lines', 'Flow: Open the cart\nExpected outcome: It is empty'],
    ['bold lines', '**Flow:** Open the cart\n\n**Expected outcome:** It is empty'],
    ['Spanish', 'Flujo: Open the cart\nResultado esperado: It is empty'],
    ['German', 'Ablauf: Open the cart\nErwartetes Ergebnis: It is empty'],
  ])('in %s', (_form, text) => {
    expect(find({ description: text }).criteria.map(parts)).toEqual([['', 'Open the cart', 'It is empty']])
  })

  it('need an action and an outcome: a context and a result are a report', () => {
    expect(find({ description: 'Context: the old page\nResult: people complain' }).criteria).toEqual([])
  })
})

describe('steps in a code block', () => {
  const code = (text: string) => ({
    type: 'doc',
    version: 1,
    content: [{ type: 'codeBlock', attrs: { language: 'gherkin' }, content: [{ type: 'text', text }] }],
  })

  it('keep the rows of their examples as data, not as a part of the outcome', () => {
    const found = find({
      description: code(
        'Scenario Outline: Discount\n  Given a <group> customer\n  When the basket is opened\n  Then <rate> is taken off\n\n  Examples:\n    | group | rate |\n    | gold  | 10 % |\n    | a\\|b  | 5 %  |\n\nScenario: None\n  Given a guest\n  When the basket is opened\n  Then nothing is taken off',
      ),
    }).criteria
    expect(found).toHaveLength(2)
    expect(found[0]).toMatchObject({
      then: '<rate> is taken off',
      examples: [
        ['group', 'rate'],
        ['gold', '10 %'],
        ['a|b', '5 %'],
      ],
    })
    expect(found[1]).toMatchObject({ title: 'None', then: 'nothing is taken off' })
  })
})

describe('numbered bold lines above "Flow:"', () => {
  it('are titles of the criteria below them', () => {
    const strong = (text: string) => ({ type: 'text', text, marks: [{ type: 'strong' }] })
    const paragraph = (title: string, flow: string, outcome: string) => ({
      type: 'paragraph',
      content: [
        strong(title),
        { type: 'hardBreak' },
        { type: 'text', text: flow },
        { type: 'hardBreak' },
        { type: 'text', text: outcome },
      ],
    })
    const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Acceptance criteria' }] }
    const found = find({
      description: {
        type: 'doc',
        version: 1,
        content: [
          heading,
          paragraph('1. Guest order', 'Flow: A guest places an order.', 'Expected outcome: The number is shown.'),
          paragraph('2. Known address', 'Flow: A known address is entered.', 'Expected outcome: The checkout goes on.'),
        ],
      },
    }).criteria
    expect(found).toMatchObject([
      { title: 'Guest order', when: 'A guest places an order.', then: 'The number is shown.' },
      { title: 'Known address', when: 'A known address is entered.', then: 'The checkout goes on.' },
    ])
  })
})

it.each([
  '⚠️ Withdrawn by @Inês Duarte on 2026-11-16: no fee is taken.',
  'Removed by @Sam',
  'Retirado por @Inés: sin comisión',
])('a criterion that was taken back leaves nothing behind: %s', (remark) => {
  const criteria = criteriaOf(
    `**AC-1 Refund**\nGiven an order\nWhen I cancel it\nThen I get my money\n\n~~**AC-2 Fee**~~\n~~Given an old order~~\n~~When I cancel it~~\n~~Then I pay a fee~~\n\n${remark}\n\n**AC-3 Late**\nGiven a parcel on its way\nWhen I open the order\nThen it cannot be cancelled`,
  )
  expect(criteria.map(parts)).toEqual([
    ['an order', 'I cancel it', 'I get my money'],
    ['a parcel on its way', 'I open the order', 'it cannot be cancelled'],
  ])
})

it('what a person may take back is no such remark', () => {
  expect(
    criteriaOf(
      '- A rating withdrawn by its author is not counted\n- Removed by an admin, a comment shows who removed it',
    ).map(({ text }) => text),
  ).toHaveLength(2)
})

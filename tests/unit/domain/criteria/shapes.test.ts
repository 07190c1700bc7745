import { describe, expect, it } from 'vitest'
import { criteriaOf, find, parts } from './find.ts'

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
      'by situation and result, where "situação" is no status',
      '| # | Situação | Comportamento esperado |\n|---|---|---|\n| 1 | I pay | it works |',
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

import { describe, expect, it } from 'vitest'
import { containing } from '../../../support/matchers.ts'
import { criteriaOf, find } from './find.ts'

const texts = (description: string): string[] => criteriaOf(description).map(({ text }) => text)

describe('paragraphs under the title of the criteria', () => {
  it.each([
    ['English', 'The lamp turns green at night.', 'Its light is visible from the street.'],
    ['Spanish', 'La lámpara se enciende de noche.', 'Su luz es visible desde la calle.'],
    ['Portuguese', 'A lâmpada acende à noite e fica verde.', 'A luz é visível da rua.'],
    ['French', 'La lampe est verte pendant la nuit.', 'Sa lumière reste visible depuis la rue.'],
    ['German', 'Die Lampe ist nachts grün.', 'Ihr Licht bleibt von der Straße aus sichtbar.'],
  ])('are one criterion for each sentence that states a rule: %s', (_language, first, second) => {
    expect(texts(`${first} ${second}`)).toEqual([first, second])
  })

  it.each([
    'The lamp turns green at night. This makes it easier to find.',
    'The lamp turns green at night. Ana asked for it in May.',
    'La lámpara es verde. De lo contrario no se ve desde la calle.',
    'Die Lampe ist nachts grün. Das wurde im Mai vereinbart.',
    'La lampe est verte. Cela évite de la chercher.',
    'A lâmpada é verde. Isso evita que alguém procure por ela.',
  ])('are one criterion where the second sentence only comments on the first: %s', (paragraph) => {
    expect(texts(paragraph)).toHaveLength(1)
  })

  it('are never split inside a list item', () => {
    expect(
      texts('- The lamp turns green at night. Its light is visible from the street.\n- The switch is red.'),
    ).toHaveLength(2)
  })

  it.each([
    'What we expect',
    'Expected behaviour – lamp',
    'Business rules: lamp',
    'Lo que esperamos',
    'O que esperamos',
    'Ce que nous attendons',
    'Was wir erwarten',
    'Comportamiento esperado (lámpara)',
  ])('may stand under "%s"', (title) => {
    expect(
      find({
        description: `## Why\n\nIt is dark.\n\n## ${title}\n\nThe lamp turns green at night.\n\nThe switch is red.`,
      }).criteria,
    ).toHaveLength(2)
  })

  it.each([
    'Hints for implementation',
    'Partner notes',
    'Technik',
    'Technical',
    'Notas del proveedor',
    'Notes du partenaire',
    'Hinweise zur Umsetzung',
    'Lieferantenhinweise',
    'Notas do parceiro',
    'Decision log',
  ])('are none under "%s"', (title) => {
    expect(
      find({
        description: `## Acceptance criteria\n\n- The lamp is green\n\n### ${title}\n\n- The lamp must not be called twice a second`,
      }).criteria,
    ).toHaveLength(1)
  })
})

describe('a criterion that was taken back', () => {
  it.each([
    '(withdrawn, see the comment of 8 April)',
    'WITHDRAWN: The lamp blinks',
    'The lamp blinks (withdrawn)',
    '[dropped] The lamp blinks',
    'The lamp blinks – no longer valid',
    '(retirado, ver comentario)',
    'La lámpara parpadea (descartada)',
    'Entfällt: Die Lampe blinkt',
    'Die Lampe blinkt – entfällt',
    'Die Lampe blinkt (gestrichen am 3. Mai)',
    'La lampe clignote (abandonné)',
    'A lâmpada pisca (cancelado)',
    'Retiré : la lampe clignote',
  ])('is none, nor is the remark about it: %s', (item) => {
    expect(texts(`- The lamp is green\n- ${item}\n- The switch is red`)).toEqual([
      'The lamp is green',
      'The switch is red',
    ])
  })

  it.each([
    'Withdrawn offers are shown in grey',
    'Dropped calls are counted',
    'Cancelled: the order is shown in grey',
    'Bei Storno entfällt die Gebühr',
    'Die Gebühr entfällt',
    'Entfällt die Gebühr, wird sie nicht gedruckt',
    'A closed order is marked “(cancelled)”',
    'Un pedido retirado no se cobra',
    'Une offre retirée est grise',
  ])('is told from a rule about what is withdrawn: %s', (item) => {
    expect(texts(`- The lamp is green\n- ${item}`)).toHaveLength(2)
  })
})

describe('a flow inside what a bug should do', () => {
  it.each([
    ['Expected behaviour', 'Flow: The lamp is pressed.', 'Expected result: It blinks.'],
    ['Comportamiento esperado', 'Flujo: Se pulsa la lámpara.', 'Resultado esperado: Parpadea.'],
    ['Comportamento esperado', 'Fluxo: A lâmpada é tocada.', 'Resultado esperado: Ela pisca.'],
    ['Erwartetes Verhalten', 'Ablauf: Die Lampe wird gedrückt.', 'Erwartetes Ergebnis: Sie blinkt.'],
    ['Comportement attendu', 'Parcours : On appuie sur la lampe.', 'Résultat attendu : Elle clignote.'],
  ])('stays in one piece with its outcome: %s', (title, flow, outcome) => {
    expect(
      find({ description: `## ${title}\n\n**CA1:**\n${flow}\n${outcome}\n\n**CA2:**\n${flow} Again.\n${outcome}` })
        .criteria,
    ).toMatchObject([{ then: outcome.replace(/^[^:]*: /, '') }, { when: containing('Again') }])
  })
})

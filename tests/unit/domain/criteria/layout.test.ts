import { describe, expect, it } from 'vitest'
import { type Node, text, paragraph, heading, list, box, row, table, hardBreak, inDescription } from './adf-nodes.ts'
import { find, parts } from './find.ts'

describe('a table used as layout', () => {
  it.each([
    ['English', 'Acceptance criteria', 'Details', 'Open points', 'Out of scope'],
    ['Spanish', 'Criterios de aceptación', 'Detalles', 'Preguntas abiertas', 'Fuera de alcance'],
    ['German', 'Akzeptanzkriterien', 'Inhalt', 'Offene Punkte', 'Außerhalb des Umfangs'],
    ['French', "Critères d'acceptation", 'Contenu', 'Points ouverts', 'Hors périmètre'],
    ['Portuguese', 'Critérios de aceitação', 'Etapa', 'Questões em aberto', 'Fora do âmbito'],
  ])('is read box by box, without what is open or left out: %s', (_language, title, label, open, outOfScope) => {
    const cells = table(
      row(
        [paragraph(label)],
        [
          box('One', list('The lamp is green', 'The lamp stays on')),
          box('Two', paragraph('Flow: The lamp breaks.'), paragraph('Expected outcome: A mail is sent.')),
        ],
      ),
      row([paragraph(open)], [box('Three', list('It must be decided', 'Nobody knows yet'))]),
      row([paragraph(outOfScope)], [list('The switch must stay', 'The cable')]),
    )
    const expected = [
      'The lamp is green',
      'The lamp stays on',
      'Flow: The lamp breaks.\nExpected outcome: A mail is sent.',
    ]
    expect(inDescription(heading(title), cells).map((words) => words.replace(/^Two\n/, ''))).toEqual(expected)
  })

  it('is read where the title of the criteria stands in a cell, above a column or beside a row', () => {
    const boxes = [box('One', list('The lamp is green', 'The lamp stays on'))]
    expect(
      inDescription(
        table(
          row([paragraph('Acceptance criteria')], [paragraph('Questions')]),
          row(boxes, [list('Must it be red?', 'Should it blink?')]),
        ),
      ),
    ).toEqual(['The lamp is green', 'The lamp stays on'])
    expect(
      inDescription(
        table(
          row([paragraph('Notes')], [list('It must be cheap', 'It must be light')]),
          row([paragraph('Acceptance criteria')], boxes),
        ),
      ),
    ).toEqual(['The lamp is green', 'The lamp stays on'])
  })

  it('is read once where a cell spans rows', () => {
    const spanning = {
      type: 'tableCell',
      attrs: { rowspan: 2 },
      content: [box('One', list('The lamp is green', 'The lamp stays on'))],
    }
    const cells = table(
      { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('A')] }, spanning] },
      row([paragraph('B')]),
    )
    expect(inDescription(heading('Acceptance criteria'), cells)).toEqual(['The lamp is green', 'The lamp stays on'])
  })

  it('is no layout when its columns name the parts of criteria', () => {
    const cells = table(
      row([paragraph('Given')], [paragraph('When')], [paragraph('Then')]),
      row([paragraph('a lamp')], [list('it is pressed', 'it is held')], [paragraph('it blinks')]),
    )
    expect(inDescription(heading('Acceptance criteria'), cells)).toHaveLength(1)
  })

  it('leaves the other items of its list alone when it stands inside one', () => {
    const description =
      '## Acceptance criteria\n\n### Claims\n\n- A claim needs a title\n\n### Rates\n\n- Fuel needs a receipt\n- Miles are paid by this table:\n\n  | Miles | Rate |\n  |---|---|\n  | 1 to 100 | £0.45 |\n  | from 101 | £0.25 |\n- A copy is marked'
    expect(find({ description }).criteria.map(({ then }) => then)).toEqual([
      'A claim needs a title',
      'Fuel needs a receipt',
      'Miles are paid by this table:',
      'A copy is marked',
    ])
  })

  it('holds the data of a rule when it stands inside its list item', () => {
    const description =
      '## Acceptance criteria\n\n1. The price depends on the age:\n\n   | Age | Price |\n   |---|---|\n   | up to 6 | 0 |\n   | from 7 | 4 |\n2. Groups pay less'
    const { criteria } = find({ description })
    expect(criteria.map(({ then, examples }) => [then, examples?.length])).toEqual([
      ['The price depends on the age:', 3],
      ['Groups pay less', undefined],
    ])
  })
})

describe('a label alone on its line', () => {
  it.each([
    ['AC4:', 'Flow: The lamp is pressed.', 'Expected outcome: It blinks.'],
    ['AC-4', 'When the lamp is pressed', 'Then it blinks'],
    ['Criterio de aceptación 4:', 'Flujo: The lamp is pressed.', 'Resultado esperado: It blinks.'],
    ['AK 4:', 'Ablauf: The lamp is pressed.', 'Erwartetes Ergebnis: It blinks.'],
    ['CA 4 :', 'Parcours : The lamp is pressed.', 'Résultat attendu : It blinks.'],
    ['Critério 4:', 'Fluxo: The lamp is pressed.', 'Resultado esperado: It blinks.'],
  ])('names what follows and is no criterion: %s', (label, flow, outcome) => {
    for (const around of [[], [heading('Acceptance criteria')]]) {
      const { criteria } = find({
        description: {
          type: 'doc',
          content: [...around, paragraph(text(label, true), hardBreak, flow, hardBreak, outcome)],
        },
      })
      expect(
        criteria.map((criterion) =>
          parts(criterion).map((part) => part.toLowerCase().replace(/^the lamp is pressed\.?$/, 'pressed')),
        ),
      ).toEqual([['', 'pressed', expect.stringContaining('it blinks')]])
    }
  })

  it('counts the line below it, and is nothing where nothing follows', () => {
    expect(
      inDescription(
        heading('Acceptance criteria'),
        paragraph(text('AC1:', true)),
        paragraph('The lamp is green.'),
        paragraph(text('AC2:', true)),
        list('The lamp stays on'),
        paragraph(text('AC3:', true)),
      ),
    ).toEqual(['The lamp is green.', 'The lamp stays on'])
  })
})

describe('labels, boxes and paragraphs of criteria', () => {
  it.each([
    ['AC1', 'AC2', 'A refused parcel returns to the depot.', 'The driver sees the depot on the map.'],
    ['CA-1', 'CA-2', 'Un paquete rechazado vuelve al almacén.', 'El conductor ve el almacén en el mapa.'],
    ['CA1', 'CA2', 'Um pacote recusado volta ao armazém.', 'O motorista vê o armazém no mapa.'],
    ['CA 1', 'CA 2', 'Un colis refusé retourne au dépôt.', 'Le chauffeur voit le dépôt sur la carte.'],
    ['AK1', 'AK2', 'Ein abgelehntes Paket geht ins Lager zurück.', 'Der Fahrer sieht das Lager auf der Karte.'],
  ])('are found in a table with a label in each first cell: %s', (one, two, first, second) => {
    const words = (label: string, sentence: string): Node => row([paragraph(label)], [paragraph(sentence)])
    expect(inDescription(paragraph('Parcels get lost.'), table(words(one, first), words(two, second)))).toEqual([
      expect.stringContaining(first),
      expect.stringContaining(second),
    ])
  })

  it('leave a table of labels and test names alone', () => {
    expect(
      inDescription(
        paragraph('Parcels get lost.'),
        table(row([paragraph('AC1')], [paragraph('TC-7')]), row([paragraph('AC2')], [paragraph('TC-9')])),
      ),
    ).toEqual([])
  })

  it.each([
    ['Acceptance criteria', 'Link', 'A subscriber enters without a ticket on every other day.'],
    ['Criterios de aceptación', 'Enlace', 'Los socios entran sin entrada todos los demás días.'],
    ['Critérios de aceitação', 'Links', 'Os sócios entram sem bilhete em todos os outros dias.'],
    ["Critères d'acceptation", 'Liens', 'Les abonnés entrent sans billet tous les autres jours.'],
    ['Akzeptanzkriterien', 'Status', 'Abonnenten kommen an allen anderen Tagen ohne Karte hinein.'],
  ])('include a box named like a part of tickets, and the sentence below the boxes: %s', (title, name, sentence) => {
    expect(
      inDescription(
        table(
          row(
            [paragraph(title)],
            [box('One', list('The lamp is green')), box(name, list('The lamp stays on')), paragraph(sentence)],
          ),
        ),
      ),
    ).toEqual(['The lamp is green', 'The lamp stays on', sentence])
  })

  it('exclude a box of links behind a heading of criteria', () => {
    expect(
      inDescription(
        heading('Acceptance criteria'),
        list('The lamp is green'),
        box('Links', list('The board of the lamp team')),
      ),
    ).toEqual(['The lamp is green'])
  })

  it.each([
    [
      'Steps to reproduce',
      'Expected result',
      'A parcel in state ',
      ' leaves the route at once. The courier gets its next stop.',
    ],
    [
      'Pasos para reproducir',
      'Resultado esperado',
      'Un paquete en estado ',
      ' sale de la ruta enseguida. El repartidor recibe la parada siguiente.',
    ],
    [
      'Como reproduzir',
      'Resultado esperado',
      'Um pacote no estado ',
      ' sai da rota de imediato. O motorista recebe a parada seguinte.',
    ],
    [
      'Étapes pour reproduire',
      'Comportement attendu',
      'Un colis au statut ',
      " disparaît de la tournée aussitôt. Le livreur reçoit l'arrêt suivant.",
    ],
    [
      'Schritte zur Reproduktion',
      'Erwartetes Verhalten',
      'Ein Paket im Status ',
      ' verschwindet sofort von der Tour. Der Fahrer erhält den nächsten Halt.',
    ],
  ])('are the sentences of a paragraph above a list of what was expected: %s, %s', (steps, expected, start, end) => {
    const status: Node = { type: 'status', attrs: { text: 'DONE', color: 'green' } }
    expect(
      inDescription(
        heading(steps),
        list('Open the route'),
        heading(expected),
        paragraph(start, status, end),
        list('The lamp is green'),
      ),
    ).toHaveLength(3)
  })

  it.each([
    'The points below follow the drawing of the lamp team.',
    'Point 2 often surprises the people at the desk.',
    'For paging we follow the proposal of the guild.',
  ])('exclude a remark on the list: %s', (remark) => {
    expect(
      inDescription(heading('Acceptance criteria'), paragraph(remark), list('The lamp is green', 'The lamp stays on')),
    ).toEqual(['The lamp is green', 'The lamp stays on'])
  })
})

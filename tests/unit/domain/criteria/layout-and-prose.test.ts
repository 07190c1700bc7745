import { describe, expect, it } from 'vitest'
import { find, parts } from './find.ts'

type Node = Record<string, unknown>

const text = (words: string, strong = false): Node => ({
  type: 'text',
  text: words,
  ...(strong ? { marks: [{ type: 'strong' }] } : {}),
})
const paragraph = (...content: (Node | string)[]): Node => ({
  type: 'paragraph',
  content: content.map((node) => (typeof node === 'string' ? text(node) : node)),
})
const heading = (words: string): Node => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] })
const list = (...items: string[]): Node => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
})
const box = (title: string, ...content: Node[]): Node => ({ type: 'nestedExpand', attrs: { title }, content })
const row = (...cells: Node[][]): Node => ({
  type: 'tableRow',
  content: cells.map((content) => ({ type: 'tableCell', content })),
})
const table = (...rows: Node[]): Node => ({ type: 'table', content: rows })
const hardBreak: Node = { type: 'hardBreak' }

const inDescription = (...content: Node[]): string[] =>
  find({ description: { type: 'doc', version: 1, content } }).criteria.map((criterion) => criterion.text)
const besideField = (description: string): string[] =>
  find({ description, customfield_1: '* The field rules' }, { customfield_1: 'Acceptance Criteria' })
    .criteria.map((criterion) => criterion.text)
    .slice(1)

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

describe('prose beside a field of criteria', () => {
  it.each([
    ['A code must have 8 digits. It can only be used once.', 2],
    ['THE DOOR MUST NEVER OPEN WITHOUT A CODE.', 1],
    ['Only members may vote. A vote cannot be changed.', 1],
    ['Solo el tesorero puede pagar. EL PAGO DEBE QUEDAR REGISTRADO. La cuota no puede cambiarse.', 3],
    ['Nur die Leitung darf zahlen. Ein Beleg kann nur als PDF angehängt werden.', 2],
    ["Seul l'accueil peut imprimer. Un client ne peut avoir qu'un badge. Le badge doit rester lisible.", 3],
    ['Só os sócios podem votar. O voto não pode ser alterado. A urna deve fechar às 20:00.', 3],
  ])('each sentence that states a duty or a limit is a criterion: %s', (description, count) => {
    expect(besideField(`The old way is slow. ${description}`).length).toBeGreaterThanOrEqual(count)
  })

  it.each([
    'We must ask the bank.',
    'This ticket must be finished first.',
    'The text has to be ready by Friday.',
    'Customers complain that they have to call us.',
    'Today every clerk must print a list.',
    'Should we ask the vendor?',
    'This should reduce the calls.',
    'Please check what must be kept.',
    'The scope must still be discussed.',
    'Unit tests must be written.',
    'Tenemos que hablar con el banco.',
    'Hoy los clientes deben llamar.',
    'Esto debería reducir las llamadas.',
    'El texto tiene que estar listo antes del lunes.',
    'Wir müssen noch klären, wer zahlt.',
    'Derzeit müssen Kunden anrufen.',
    'Das sollte die Zentrale entlasten.',
    'Der Umfang muss noch geklärt werden.',
    'Nous devons choisir une banque.',
    "Aujourd'hui, les clients doivent appeler.",
    'Cela devrait réduire les appels.',
    'Precisamos de falar com o banco.',
    'Atualmente os clientes devem telefonar.',
    'Isto deve reduzir as chamadas.',
    'As a clerk I want to print because I must.',
    'Out of scope: cards must stay as they are.',
    'Open question: must cards be kept?',
  ])('what its authors plan, ask, hope or complain about is none: %s', (sentence) => {
    expect(besideField(`The old way is slow. ${sentence}`)).toEqual([])
    expect(besideField(sentence)).toEqual([])
  })

  it('is left alone where the description has a list of criteria of its own, but not beside boxes to tick', () => {
    const prose = paragraph('The code must have 8 digits.')
    const box = {
      type: 'taskList',
      content: [{ type: 'taskItem', attrs: { state: 'TODO' }, content: [text('The lamp is green')] }],
    }
    expect(inDescription(prose, heading('Acceptance criteria'), list('The lamp is green'))).toEqual([
      'The lamp is green',
    ])
    expect(inDescription(prose, heading('Acceptance criteria'), box)).toEqual([
      'The code must have 8 digits.',
      'The lamp is green',
    ])
  })
})

describe('a sentence with other nodes in it', () => {
  const nodes: [string, Node][] = [
    ['emoji', { type: 'emoji', attrs: { shortName: ':tada:', text: '🎉' } }],
    ['emoji without a picture', { type: 'emoji', attrs: { shortName: ':tada:' } }],
    ['mention', { type: 'mention', attrs: { id: '1', text: '@Dr. Ana B. Ruiz' } }],
    ['mention that ends in an initial', { type: 'mention', attrs: { id: '2', text: '@Ana B' } }],
    ['status', { type: 'status', attrs: { text: 'NO. Go', color: 'red' } }],
    ['date', { type: 'date', attrs: { timestamp: '1772323200000' } }],
    ['card', { type: 'inlineCard', attrs: { data: { '@id': 'https://example.com', name: 'Rules v2. Final!' } } }],
  ]
  it.each(nodes)('stays one, and two stay two: %s', (_name, node) => {
    const found = inDescription(
      heading('Acceptance criteria'),
      paragraph(
        'The mail must name ',
        node,
        ' in its first line. ',
        node,
        ' must be told within 5 minutes ',
        node,
        '. The mail must end with ',
        node,
      ),
    )
    expect(found).toHaveLength(3)
    expect(found.map((words) => words.slice(-14))).not.toContain('')
    expect(found[0]).toMatch(/^The mail must name .* in its first line\.$/)
    expect(found[2]).toMatch(/^The mail must end with /)
  })
})

describe('a sentence that explains the list', () => {
  it.each([
    'Numbering runs through so that single points can be quoted.',
    'The following points were agreed with sales and must not be changed.',
    'Points 1 to 3 can be tested by hand.',
    'All acceptance criteria must be met.',
    'Please read these points first, they will be tested.',
    'La numeración sigue para que se pueda citar cada punto.',
    'Los siguientes criterios deben cumplirse.',
    'Die Nummern werden fortlaufend vergeben.',
    'Die folgenden Punkte sollen geprüft werden.',
    'Les critères ci-dessous doivent être vérifiés.',
    'La numérotation est continue afin que chaque point puisse être cité.',
    'A numeração é contínua para que se possa citar cada ponto.',
    'Os pontos abaixo podem ser testados em separado.',
  ])('is none of them: %s', (sentence) => {
    expect(
      inDescription(
        heading('Acceptance criteria'),
        paragraph(sentence),
        list('The lamp is green', 'The lamp stays on'),
      ),
    ).toEqual(['The lamp is green', 'The lamp stays on'])
  })

  it.each([
    'The list must never show more than 200 rows.',
    'Invoice numbers must be unique.',
    'Points must expire after a year.',
  ])('a rule about lists, numbers or points of the product is one: %s', (sentence) => {
    expect(
      inDescription(
        heading('Acceptance criteria'),
        list('The lamp is green', 'The lamp stays on'),
        paragraph(sentence),
      ),
    ).toContain(sentence)
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

describe('a bug', () => {
  it.each([
    ['## Steps to reproduce', '## Expected result', '## Actual result'],
    ['**How to reproduce**', '**Expected**', '**Actual**'],
    ['## Pasos para reproducirlo', '## Resultado esperado', '## Resultado obtenido'],
    ['## Schritte zur Reproduktion', '## Erwartetes Verhalten', '## Tatsächliches Verhalten'],
    ['## Étapes pour reproduire', '## Comportement attendu', '## Comportement observé'],
    ['## Como reproduzir', '## Resultado esperado', '## Resultado obtido'],
  ])('gives no step to the circumstances of what was expected: %s', (steps, expected, actual) => {
    const { criteria } = find({
      description: `${steps}\n\n1. Given names are shown\n2. It must be Sunday\n\n${expected}\n\n- The lamp is green\n- The lamp stays on\n\n${actual}\n\nThe lamp must be pressed twice.`,
    })
    expect(criteria.map(parts)).toEqual([
      ['', '', 'The lamp is green'],
      ['', '', 'The lamp stays on'],
    ])
  })

  it('may tell what was expected on one line', () => {
    expect(
      find({
        description:
          '*Steps to reproduce:*\n1. Press the lamp\n\n*Expected result:* The lamp is green.\n*Actual result:* It must be pressed twice.',
      }).criteria.map(parts),
    ).toEqual([['', 'Press the lamp', 'The lamp is green.']])
  })
})

describe('lists of rules that no title announces', () => {
  it('are read when the ticket has nothing better', () => {
    expect(
      inDescription(
        paragraph('As a member I want to lend tools.'),
        heading('Lending'),
        list('A member can borrow up to 3 tools', 'Overdue tools are marked in red'),
        heading('Returning'),
        list('The return is confirmed by e-mail', 'A broken tool is never lent again'),
      ),
    ).toHaveLength(4)
  })

  it.each([
    ['English', ['Remove the old parser', 'Move the tests to the new folder', 'Update the wiki and tell support']],
    ['German', ['Sicherung anlegen', 'Alte Tabellen im Cluster entfernen', 'Das neue Schema prüfen und anpassen']],
    [
      'Spanish',
      ['Crear el usuario en el servidor', 'Copiar los ficheros de la carpeta', 'Avisar a los usuarios del cambio'],
    ],
    [
      'French',
      ['Créer le compte sur le serveur', 'Copier les fichiers de la base', 'Prévenir les utilisateurs du changement'],
    ],
  ])('are not made of the tasks of those who build it: %s', (_language, items) => {
    expect(inDescription(paragraph('The importer moves.'), list(...items))).toEqual([])
    expect(inDescription(paragraph('To do here:'), list(...items))).toEqual([])
  })
})

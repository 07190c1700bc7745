import { describe, expect, it } from 'vitest'
import { type Node, text, paragraph, heading, list, inDescription, besideField } from './adf-nodes.ts'
import { find, parts } from './find.ts'

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

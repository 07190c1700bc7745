import { describe, expect, it } from 'vitest'
import { CaseStream } from '#domain/generation/answer/stream-cases.ts'
import { readAnswer } from '#domain/generation/read-answer.ts'

/** Steps as 'step | data | expected'. */
function stepsOf(testCase: object): string[] {
  return readAnswer([testCase]).testCases.flatMap(({ steps }) =>
    steps.map(({ step, data, expected }) => [step, data, expected].join(' | ')),
  )
}

describe('steps are read from every shape', () => {
  it.each<[string, object, string[]]>([
    ['objects', { title: 'L', steps: [{ step: 'a', data: 'd', expected: 'e' }] }, ['a | d | e']],
    [
      'actions with a number',
      { title: 'L', steps: [{ step: 1, action: 'a', test_data: 'd', expected_result: 'e' }] },
      ['a | d | e'],
    ],
    [
      'actions with a counter',
      { title: 'L', steps: [{ step: 'Step 1', action: 'a', expectedResult: 'e' }] },
      ['a |  | e'],
    ],
    ['texts, and one result', { title: 'L', steps: ['a', 'b'], expectedResult: 'e' }, ['a |  | ', 'b |  | e']],
    ['texts, and a result each', { title: 'L', steps: ['a', 'b'], expected: ['x', 'y'] }, ['a |  | x', 'b |  | y']],
    ['texts with arrows', { title: 'L', steps: ['a -> e'] }, ['a |  | e']],
    ['a text with line breaks', { title: 'L', steps: '1. a\n2) b\n- c' }, ['a |  | ', 'b |  | ', 'c |  | ']],
    ['a numbered text on one line', { title: 'L', steps: '1. a 2. b' }, ['a |  | ', 'b |  | ']],
    ['a map', { title: 'L', steps: { 1: 'a', 2: 'b' } }, ['a |  | ', 'b |  | ']],
    ['a map of objects', { title: 'L', steps: { step1: { action: 'a', expected: 'e' } } }, ['a |  | e']],
    [
      'rows of cells',
      {
        title: 'L',
        steps: [
          ['a', 'd', 'e'],
          ['b', 'e'],
        ],
      },
      ['a | d | e', 'b |  | e'],
    ],
    ['JSON in a text', { title: 'L', steps: '[{"step":"a","expected":"e"}]' }, ['a |  | e']],
    ['lists in a list', { title: 'L', steps: [[{ step: 'a', expected: 'e' }]] }, ['a |  | e']],
    [
      'objects as data',
      { title: 'L', steps: [{ step: 'a', data: { user: 'x', n: 3 }, expected: ['e', 'f'] }] },
      ['a | user: x, n: 3 | e\nf'],
    ],
    ['a single step (legacy)', { title: 'L', step: 'a', data: 'd', expected: 'e' }, ['a | d | e']],
    ['only a title (legacy)', { title: 'Log In' }, ['Execute log in |  | Action completed successfully']],
    ['only an expected result', { title: 'L', steps: [{ expected: 'e' }] }, ['Perform action |  | e']],
    ['clauses as fields', { scenario: 'L', given: 'g', when: 'w', then: 't' }, ['w |  | t']],
    ['clauses as steps', { scenario: 'L', steps: ['Given g', 'When w', 'Then t', 'And u'] }, ['w |  | t\nu']],
    ['clauses in Spanish', { titulo: 'L', pasos: ['Dado que g', 'Cuando w', 'Entonces t'] }, ['w |  | t']],
    ['Portuguese keys', { 'Título do Caso': 'L', Passos: 'a\nb', 'Resultado Esperado': 'e' }, ['a |  | ', 'b |  | e']],
    ['French keys', { titre: 'L', étapes: [{ action: 'a', 'résultat attendu': 'e' }] }, ['a |  | e']],
    [
      'German keys',
      { Titel: 'L', Schritte: [{ Aktion: 'a', Testdaten: 'd', 'Erwartetes Ergebnis': 'e' }] },
      ['a | d | e'],
    ],
    [
      'keys like the known ones',
      { testCaseTitle: 'L', steps: [{ stepDescription: 'a', stepData: 'd', stepExpectedResult: 'e' }] },
      ['a | d | e'],
    ],
  ])('%s', (_name, testCase, steps) => {
    expect(stepsOf(testCase)).toEqual(steps)
  })
})

describe('fields of the wrong type are converted', () => {
  it.each<[string, object, object]>([
    ['a number for a title', { title: 12, steps: ['a'] }, { title: '12' }],
    ['a list for a title', { title: ['a', 'b'], steps: ['a'] }, { title: 'a b' }],
    ['a name for a title', { name: 'N', summary: 'S', steps: ['a'] }, { title: 'N' }],
    ['no description', { title: 'L', description: null, steps: ['a'] }, { description: '' }],
    ['preconditions as text', { title: 'L', preconditions: '- a\n- b', steps: ['a'] }, { preconditions: ['a', 'b'] }],
    ['a number for an id', { id: 7, title: 'L', steps: ['a'] }, { id: '7' }],
    [
      'a number for a priority',
      { title: 'L', priority: 1, type: ['Negative'], steps: ['a'] },
      { priority: '1', type: 'Negative' },
    ],
    [
      'criteria in words',
      { title: 'L', acceptanceCriteria: 'AC-01 and ac_2', steps: ['a'] },
      { criterionIds: ['AC-1', 'AC-2'] },
    ],
    [
      'criteria as objects',
      { title: 'L', criteria: [{ id: 'AC 3', text: 'AC-9 is other' }], steps: ['a'] },
      { criterionIds: ['AC-3'] },
    ],
    ['signs nobody can see', { title: 'L\u0000\u0007', steps: ['a'] }, { title: 'L' }],
  ])('%s', (_name, testCase, expected) => {
    expect(readAnswer([testCase]).testCases[0]).toMatchObject(expected)
  })
})

describe('titles lose the number of their place in a list, and no other', () => {
  it.each([
    [
      ['1. Log in', '2. Log out'],
      ['Log in', 'Log out'],
    ],
    [['2) Log out'], ['Log out']],
    [['3. Log out'], ['Log out']],
    [
      ['TC-01: Log in', 'TC_02 - Log out', '[TC-3] Sign up'],
      ['Log in', 'Log out', 'Sign up'],
    ],
    [
      ['Test Case 1: Log in', 'Testfall 2: Abmelden', 'Caso de prueba 3: Salir'],
      ['Log in', 'Abmelden', 'Salir'],
    ],
    [
      ['1. Anmeldung mit der E-Mail-Adresse', '2. Abmeldung'],
      ['Anmeldung mit der E-Mail-Adresse', 'Abmeldung'],
    ],
    [['- Log in'], ['Log in']],
    [
      ['16. Geburtstag am Tag des Termins: das Kästchen erscheint nicht', '1. Mai 2027 ist kein Werktag'],
      ['16. Geburtstag am Tag des Termins: das Kästchen erscheint nicht', '1. Mai 2027 ist kein Werktag'],
    ],
    [
      ['1. Mai ist gesperrt', '2. Mai ist frei'],
      ['1. Mai ist gesperrt', '2. Mai ist frei'],
    ],
    [['1. Mahnung nach 14 Tagen'], ['1. Mahnung nach 14 Tagen']],
    [['7. Gast wird auf die Warteliste gesetzt'], ['7. Gast wird auf die Warteliste gesetzt']],
    [['5 - 10 articles cost €2'], ['5 - 10 articles cost €2']],
    [['1. Mail an den Kunden'], ['Mail an den Kunden']],
  ])('%j', (titles, read) => {
    const answer = titles.map((title) => ({ title, steps: ['a'] }))
    expect(readAnswer(answer).testCases.map(({ title }) => title)).toEqual(read)
    const stream = new CaseStream()
    expect(stream.push(JSON.stringify(answer)).map(({ title }) => title)).toEqual(read)
  })
})

describe('what cannot be a test case is dropped with a reason', () => {
  it.each([
    ['no title', { description: 'd', steps: ['a'] }, 'The test case has no title'],
    ['dots for a title', { title: '...', steps: ['a'] }, 'The test case has no title'],
    ['no steps in the list', { title: 'L', steps: [] }, 'The test case has no step with text'],
    ['empty steps', { title: 'L', steps: [{}, ' '] }, 'The test case has no step with text'],
  ])('%s', (_name, testCase, reason) => {
    const { testCases, dropped } = readAnswer([{ title: 'Good', steps: ['a'] }, testCase])
    expect(testCases.map((item) => item.title)).toEqual(['Good'])
    expect(dropped.map((item) => item.reason)).toEqual([reason])
  })
})

it('reads a list of titles under the name of a list of cases', () => {
  expect(readAnswer({ testCases: ['Log in', 'Log out'] }).testCases.map((item) => item.title)).toEqual([
    'Log in',
    'Log out',
  ])
})

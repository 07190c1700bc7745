import { AstBuilder, GherkinClassicTokenMatcher, Parser, dialects } from '@cucumber/gherkin'
import { IdGenerator, type Scenario } from '@cucumber/messages'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import { gherkinParts } from '#domain/export/gherkin-feature.ts'
import { gherkinWords } from '#domain/export/gherkin-language.ts'
import { aTestCase } from '../../../support/results.ts'
import { anEntry, anyEntry } from './support/cases.ts'
import { goldenEntries } from './support/golden.ts'

function parse(text: string) {
  return new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher()).parse(text)
}

function featureOf(entry: ExportEntry): string {
  return gherkinParts([entry])[0]?.text ?? ''
}

function scenariosOf(text: string): Scenario[] {
  return (parse(text).feature?.children ?? []).flatMap(({ scenario }) => (scenario === undefined ? [] : [scenario]))
}

function stepsOf(scenario: Scenario | undefined) {
  return scenario?.steps.map(({ keyword, text }) => [keyword.trim(), text])
}

it('is read by Cucumber as the tickets, cases and steps it was made of', () => {
  for (const entry of goldenEntries()) {
    const text = featureOf(entry)
    const { feature } = parse(text)
    expect(feature?.language).toBe('en')
    expect(feature?.name).toBe(entry.title)
    expect(feature?.tags.map(({ name }) => name)).toEqual([`@${entry.ticketId}`])
    expect(scenariosOf(text)).toHaveLength(entry.testCases.length)
  }
})

it('makes preconditions Given, actions with their data When, and results Then', () => {
  const [scenario] = scenariosOf(
    featureOf(
      anEntry([
        aTestCase({
          preconditions: ['Given a shopper is signed in', '- the cart has 1 item'],
          steps: [
            { step: 'Open the cart.', data: '1 × Mug', expected: '1. The mug is listed\n2. The total is shown' },
            { step: 'Send the form', data: 'line 1\n"line 2" """', expected: '' },
            { step: '', data: '', expected: 'It is sent' },
            { step: '', data: '-5', expected: '' },
          ],
        }),
      ]),
    ),
  )
  expect(scenario?.steps.map(({ keyword, text, docString }) => [keyword.trim(), text, docString?.content])).toEqual([
    ['Given', 'a shopper is signed in', undefined],
    ['And', 'the cart has 1 item', undefined],
    ['When', 'Open the cart with "1 × Mug"', undefined],
    ['Then', 'The mug is listed', undefined],
    ['And', 'The total is shown', undefined],
    ['When', 'Send the form with the data', 'line 1\n"line 2" """'],
    ['Then', 'It is sent', undefined],
    ['When', 'Perform action with "-5"', undefined],
  ])
})

it('tags nothing that could be taken for an issue key but the ticket, in the chosen style', () => {
  const entry = anEntry([aTestCase({ criterionIds: ['AC-1', 'AC-2'] })])
  const tags = (text: string) =>
    [parse(text).feature?.tags, scenariosOf(text)[0]?.tags].map((list) => list?.map(({ name }) => name))
  expect(tags(featureOf(entry))).toEqual([
    ['@SHOP-42'],
    ['@positive', '@criterion_AC-1', '@criterion_AC-2', '@priority_high'],
  ])
  expect(tags(gherkinParts([entry], { ticketTags: 'requirement' })[0]?.text ?? '')[0]).toEqual(['@REQ_SHOP-42'])
})

it.each(['only', 'Skip', 'fixme', 'FAIL', 'slow'])(
  'does not tag the type %s as the order that it is to a runner',
  (type) => {
    const [scenario] = scenariosOf(featureOf(anEntry([aTestCase({ type })])))
    expect(scenario?.tags[0]?.name).toBe(`@type_${type.toLowerCase()}`)
  },
)

it('gives every scenario and feature of an export a name of its own', () => {
  const twice = [aTestCase({ title: 'Verify login' }), aTestCase({ id: 'TC-2', title: 'Login' })]
  const parts = gherkinParts([anEntry(twice), anEntry(twice, { ticketId: 'SHOP-7' })])
  expect(parts.map(({ text }) => parse(text).feature?.name)).toEqual(['Promo code', 'Promo code (2)'])
  expect(parts.flatMap(({ text }) => scenariosOf(text).map(({ name }) => name))).toEqual([
    'Login',
    'Login (2)',
    'Login (3)',
    'Login (4)',
  ])
})

it.each([
  ['es', 'Dado que el usuario está en la página', 'Cuando pulsa el botón', 'Entonces se muestra la lista', 'con'],
  [
    'de',
    'Angenommen der Benutzer ist auf der Seite',
    'Wenn er auf den Knopf drückt',
    'Dann wird die Liste gezeigt',
    'mit',
  ],
  [
    'fr',
    "Étant donné que l'utilisateur est sur la page",
    'Quand il clique sur le bouton',
    'Alors la liste est affichée',
    'avec',
  ],
  ['pt', 'Dado que o usuário está na página', 'Quando ele clica no botão', 'Então a lista não é mostrada', 'com'],
])('speaks %s with the keywords of its dialect, once', (language, given, when, then, joiner) => {
  const text = featureOf(
    anEntry([aTestCase({ preconditions: [given], steps: [{ step: when, data: 'X1', expected: then }] })]),
  )
  expect(text.startsWith(`# language: ${language}\n`)).toBe(true)
  expect(parse(text).feature?.language).toBe(language)
  const [scenario] = scenariosOf(text)
  const steps = stepsOf(scenario) ?? []
  expect(steps).toHaveLength(3)
  const [first = '', second = '', third = ''] = steps.map(([keyword, rest]) => `${keyword} ${rest}`)
  // The text's own keyword was replaced by the dialect's, which may be a shorter form of it.
  expect(first.startsWith(given.split(' ')[0] ?? '')).toBe(true)
  expect(second).toBe(`${when} ${joiner} "X1"`)
  expect(third).toBe(then)
})

it('uses no keyword that the dialects do not know', () => {
  for (const [code, sample] of [
    ['en', 'the user opens the page and then it is shown'],
    ['es', 'el usuario está en la página con su contraseña'],
    ['de', 'der Benutzer ist auf der Seite und die Liste wird gezeigt'],
    ['fr', "le bouton est dans la page et l'utilisateur est connecté"],
    ['pt', 'o usuário não está na página e os dados são mostrados'],
  ] as const) {
    const words = gherkinWords([aTestCase({ title: sample, preconditions: [], steps: [] })])
    expect(words.code).toBe(code)
    const dialect = dialects[code]
    if (dialect === undefined) throw new Error(`no dialect ${code}`)
    const stepWords = [dialect.given, dialect.when, dialect.then, dialect.and, dialect.but].flat()
    expect(dialect.feature).toContain(words.feature)
    expect(dialect.scenario).toContain(words.scenario)
    expect(dialect.given).toContain(`${words.given} `)
    expect(dialect.when).toContain(`${words.when} `)
    expect(dialect.then).toContain(`${words.then} `)
    expect(dialect.and).toContain(`${words.and} `)
    for (const keyword of stepWords.map((word) => word.trim()).filter((word) => word !== '*'))
      expect(words.stepKeywords, code).toContain(keyword)
  }
})

it.each([
  'x\n"""\ny',
  'a """ b """ c\n"""json\n"""',
  'a \\"\\"\\" b\n"""',
  '```\n"""\n```',
  'literal \\"\\"\\" and \\`\\`\\`\n"""\n```',
  '| a | b |\n| c\\n | \\| |',
  '  indented\n    more\n\nend',
  '# language: fr\nScenario: forged\n@tag',
])('gets data of several lines back from Cucumber unchanged: %j', (data) => {
  const [scenario] = scenariosOf(featureOf(anEntry([aTestCase({ steps: [{ step: 'Send', data, expected: '' }] })])))
  const step = scenario?.steps.at(-1)
  expect(step?.docString?.content ?? step?.dataTable?.rows[0]?.cells[0]?.value).toBe(data.trim())
})

it('writes names with values as a data table', () => {
  const data = 'Code: SAVE10\nUser: a|b \\ c\nURL: https://example.com'
  const [scenario] = scenariosOf(featureOf(anEntry([aTestCase({ steps: [{ step: 'Enter', data, expected: '' }] })])))
  expect(scenario?.steps.at(-1)?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
    ['Code', 'SAVE10'],
    ['User', 'a|b \\ c'],
    ['URL', 'https://example.com'],
  ])
})

it('is read by Cucumber whatever the texts, one scenario a case', () => {
  fc.assert(
    fc.property(anyEntry, (entry) => {
      expect(scenariosOf(featureOf(entry))).toHaveLength(entry.testCases.length)
    }),
    { numRuns: 500 },
  )
})

it('writes a file for each ticket and numbers a ticket that comes again', () => {
  const entry = anEntry([aTestCase()])
  expect(gherkinParts([entry, { ...entry, ticketId: 'A/B 7' }, entry]).map(({ name }) => name)).toEqual([
    'SHOP-42',
    'A-B-7',
    'SHOP-42-2',
  ])
})

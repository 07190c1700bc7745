import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, type Scenario } from '@cucumber/messages'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { entryToFeature, gherkinParts } from '#domain/export/gherkin-feature.ts'
import { aTestCase } from '../../../support/results.ts'
import { anEntry, anyEntry } from './support/cases.ts'
import { goldenEntries } from './support/golden.ts'

function parse(text: string) {
  return new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher()).parse(text)
}

function scenariosOf(text: string): Scenario[] {
  return (parse(text).feature?.children ?? []).flatMap(({ scenario }) => (scenario === undefined ? [] : [scenario]))
}

it('is read by Cucumber as the tickets, cases and steps it was made of', () => {
  for (const entry of goldenEntries()) {
    const text = entryToFeature(entry)
    const { feature } = parse(text)
    expect(feature?.language).toBe('en')
    expect(feature?.name).toBe(entry.title)
    expect(feature?.tags.map(({ name }) => name)).toEqual([`@${entry.ticketId}`])
    expect(scenariosOf(text)).toHaveLength(entry.testCases.length)
  }
})

it('makes preconditions Given, actions with their data When, and results Then', () => {
  const [scenario] = scenariosOf(
    entryToFeature(
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
  expect(scenario?.tags.map(({ name }) => name)).toEqual(['@positive', '@AC-1'])
})

it('is read by Cucumber whatever the texts, one scenario a case', () => {
  fc.assert(
    fc.property(anyEntry, (entry) => {
      expect(scenariosOf(entryToFeature(entry))).toHaveLength(entry.testCases.length)
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

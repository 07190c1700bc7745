import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { keywordModule } from '../../../../scripts/gherkin-keywords/keyword-module.ts'
import { find, parts } from './find.ts'

const words = z.array(z.string())
const language = z.looseObject({
  given: words,
  when: words,
  then: words,
  and: words,
  scenario: words,
  scenarioOutline: words,
  examples: words,
})
const languages = z
  .record(z.string(), language)
  .parse(JSON.parse(readFileSync(new URL('../../../corpora/gherkin/gherkin-languages.json', import.meta.url), 'utf8')))

/** The first spelling that is not the star of every dialect. */
const word = (spellings: string[]): string => spellings.find((spelling) => spelling !== '* ') ?? ''

describe('the keyword module', () => {
  it('is what the official list makes', () => {
    expect(readFileSync(new URL('../../../../src/domain/criteria/gherkin-keywords.ts', import.meta.url), 'utf8')).toBe(
      keywordModule(languages),
    )
  })
})

describe('a scenario in every Gherkin dialect', () => {
  it.each(Object.entries(languages))('%s', (code, { given, when, then, and, scenario }) => {
    const lines = [
      `# language: ${code}`,
      `${word(scenario)}: x1`,
      `${word(given)}a1`,
      `${word(and)}b1`,
      `${word(when)}c1`,
      `${word(then)}d1`,
      `${word(and)}e1`,
    ]
    const { criteria } = find({ description: lines.join('\n') })
    expect(criteria.map(({ title }) => title)).toEqual(['x1'])
    expect(criteria.map(parts)).toEqual([['a1\nb1', 'c1', 'd1\ne1']])
  })
})

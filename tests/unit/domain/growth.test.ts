import { describe, expect, test } from 'vitest'
import { exportedParsers } from '../../support/growth/exported-parsers.ts'
import { repeatedTexts } from '../../support/growth/fragments.ts'
import { superLinear } from '../../support/growth/measure-growth.ts'

/**
 * The only timed test: a regular expression that backtracks over a long ticket would block the function for all users.
 * It checks a ratio of processor times, and only if the time is long. `npm run bench:growth` prints the times.
 */
const parsers = await exportedParsers()

describe('the parsers of the domain', () => {
  test('are found by their types, old and new', () => {
    const names = parsers.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'criteria/find-criteria.ts findCriteria',
        'ticket/markup.ts readMarkup',
        'generation/read-answer.ts readAnswer',
        'generation/answer/stream-cases.ts CaseStream',
        'contracts/ai-generate.ts generateRequestSchema',
        'export/csv-table.ts csvRow',
        'the designer with long criteria',
        'writing gherkin',
      ]),
    )
  })

  test.each(parsers.map((parser, turn) => ({ ...parser, turn })))(
    '$name takes no more than linear time',
    { timeout: 300_000 },
    ({ turn, ...parser }) => {
      expect(
        superLinear(parser, repeatedTexts, turn).map(
          ({ text, times }) => `${text}: ${times.map((time) => time.toFixed(0)).join(', ')} ms`,
        ),
      ).toEqual([])
    },
  )

  // Each parser takes some of the texts only; these were found by `npm run bench:growth`.
  test.each([['writing markdown', '"Given a" + " " × n + " x"']])(
    '%s takes no more than linear time for %s',
    (name, text) => {
      const parser = parsers.find((candidate) => candidate.name === name)
      const texts = repeatedTexts.filter((candidate) => candidate.name === text)
      expect(texts).toHaveLength(1)
      expect(parser && superLinear(parser, texts, 0)).toEqual([])
    },
  )
})

import { describe, expect, test } from 'vitest'
import { exportedParsers } from '../../support/growth/exported-parsers.ts'
import { repeatedTexts } from '../../support/growth/fragments.ts'

/** In characters. `npm run bench:growth` measures how the time grows with the size. */
const size = 1_000

/** Most parsers call one another, so each gets every twelfth text, in turns. */
const every = 12

const parsers = await exportedParsers()

test('parsers are found by their types', () => {
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

describe('texts that repeat marks and keywords', () => {
  test.each(parsers.map((parser, turn) => ({ ...parser, turn })))(
    '$name survives them',
    ({ prepare, variants, turn }) => {
      const failures = repeatedTexts.flatMap((text, at) => {
        if ((at + turn) % every !== 0) return []
        const call = prepare(text.build(size), Math.floor(at / every) % variants)
        try {
          call()
          return []
        } catch (error) {
          return [`${text.name}: ${String(error)}`]
        }
      })
      expect(failures).toEqual([])
    },
  )
})

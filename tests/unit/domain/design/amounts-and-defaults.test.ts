import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

const linesOf = (text: string): string[] =>
  everyCase(contextOf(text), { enrichment: true, maxTestCases: 100 }).flatMap(({ steps }) =>
    steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`),
  )

describe('a value of a sentence', () => {
  it.each([
    [
      'Mooring tax equals 0.5% of the boat value, with a minimum of 40.',
      [
        'Read off the mooring tax for boat value of 4000 | 4000 | The mooring tax is 40 (0.5% would be 20).',
        'Read off the mooring tax for boat value of 16000 | 16000 | The mooring tax is 80.',
      ],
    ],
    [
      'Oversized crates carry a surcharge of 3.50 per crate.',
      ['Read off the surcharge for 3 crates of oversized crates | 3 | The surcharge is 10.50 (3 × 3.50).'],
    ],
    [
      'The spending cap defaults to 200 EUR and can be raised by the parent up to 800 EUR.',
      [
        'Look at the spending cap before anybody has changed it | None needed | The spending cap is 200 EUR.',
        'Change the spending cap to 801 EUR | 801 EUR | It is refused; 800 EUR remains.',
      ],
    ],
    [
      'The berth list displays 30 rows by default, switchable to 60 or 90.',
      ['Open the berth list | None needed | 30 rows are displayed.', 'Switch to 90 rows | 90 | 90 rows are displayed.'],
    ],
    [
      'The Starter plan allows 2 boats; adding a third one opens the price list.',
      ['Add another boat | boat 3 | This opens the price list; there are still 2 boats.'],
    ],
    [
      'Freight: 3.20 up to 4 kg, 6.40 up to 12 kg, 11.00 above that.',
      ['Use these values and read off the freight | 13 kg | Freight: 11.00.'],
    ],
    [
      'Permits are valid for 20 days from the date of issue.',
      ['Use the second permit | 22 June 2026, 23:59 | The permit is refused as expired.'],
    ],
  ])('%s', (text, lines) => {
    expect(linesOf(text)).toEqual(expect.arrayContaining(lines))
  })

  it.each([
    ['nobody types a missed lesson', 'Whoever misses three lessons in a row is blocked for 10 days.', /wrong entry/u],
    ['a file that is handed out', 'Older receipts are available only as PDF copies.', /test\.gif/u],
    ['the places of signs', 'The hull number consists of two letters followed by six digits.', /Kite7/u],
    [
      'what does not happen in time',
      'If the guest does not check in within 20 minutes, the desk is told.',
      /^Check in/mu,
    ],
    ['a score', 'Each late day reduces the mark by 20 percent.', /€|\$/u],
    ['a moment after nothing', 'The lamp stops blinking after 3 minutes.', /Set the clock/u],
    ['an order of results', 'Search results must be sortable by size and age.', /Kestrel/u],
  ])('is not about %s', (_, text, wrong) => {
    expect(linesOf(text).join('\n')).not.toMatch(wrong)
  })
})

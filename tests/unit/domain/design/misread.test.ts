import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { showsNothing } from '#domain/design/frame/shows-nothing.ts'
import { contextOf } from './support/contexts.ts'

const casesOf = (text: string) => everyCase(contextOf(text), { enrichment: true, maxTestCases: 100 })
const linesOf = (text: string): string[] =>
  casesOf(text).flatMap(({ steps }) => steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`))

describe('a value in a sentence about something else', () => {
  it.each([
    [
      'a warning days ahead is no date field',
      'Passes expire after 90 days; the holder is warned 20, 5 and 2 days ahead.',
      /Choose the holder/,
    ],
    [
      'a number of digits belongs to the noun beside it',
      'Changing crews takes a badge and a 6-digit code.',
      /the changing crews/i,
    ],
    ['a numbered day is no range of amounts', 'Bonus: day 1–4 20 points each, day 5 80 points.', /Enter “Bonus”/],
    ['letters and blanks are no field', 'Blanks and lower case are accepted, 3 to 9 letters.', /as the blanks/],
    ['a period of storage is no validity', 'The journal is kept for 10 months.', /still good|unused cases/],
    [
      'a share is never taken of a person',
      'Gold members get 15% extra, rounded down.',
      /gold members: |read off the gold members/i,
    ],
  ])('%s', (_, text, wrong) => {
    expect(
      casesOf(text)
        .map((one) => JSON.stringify(one))
        .join('\n'),
    ).not.toMatch(wrong)
  })

  it('names a file "the file", whatever the sentence calls it', () => {
    const cases = casesOf('Absences longer than 4 days need a note from the doctor (PDF, max 8 MB).')
    expect(cases.map(({ preconditions }) => preconditions)).toContainEqual([
      'The form is filled in correctly except for the file.',
    ])
  })

  it('keeps the form of a code that the sentence is about', () => {
    expect(casesOf('A coupon code has exactly 5 characters, capital letters and digits only.')[0]?.title).toContain(
      'near misses refused',
    )
  })

  it('keeps a possibility open up to its last minute', () => {
    const lines = linesOf('A voucher can be redeemed up to 20 days after the purchase.')
    expect(lines[0]).toMatch(/21 June 2026, 09:00 \| It is accepted/)
    expect(lines[1]).toMatch(/22 June 2026, 23:59 \| It is refused/)
  })
})

describe('a list of statuses', () => {
  it('is no choice in a form', () => {
    expect(linesOf('A locker can be Free, Rented or Blocked.')).toEqual([
      'Bring a locker to the status Free | Free | Its status is displayed as Free.',
      'Bring a locker to the status Rented | Rented | Its status is displayed as Rented.',
      'Bring a locker to the status Blocked | Blocked | Its status is displayed as Blocked.',
    ])
  })

  it('is told from the values of a field', () => {
    expect(linesOf('Size is one of Small, Medium or Large.')[0]).toBe(
      'Open the size | None needed | Exactly three values are offered: "Small", "Medium", "Large".',
    )
  })
})

describe('a case that proves something', () => {
  const caseOf = (step: string, expected: string) => ({
    preconditions: [],
    steps: [{ step, data: 'None needed', expected }],
  })

  it.each([
    ['Open boxes that are ready', 'They go back.', false],
    ['Read off water use', 'It is duration × flow rate.', false],
    ['Open one contract', 'It can have 2 running sessions.', false],
    ['Go to "Urgent" rows', 'They are bold with a clock icon.', true],
    ['Look for terminated lines', "Terminated lines aren't listed.", true],
    ['Open the form and enter a wrong code', 'The form is locked.', true],
    ['Press Submit twice', 'This results in one claim number.', true],
  ])('%s | %s', (step, expected, proves) => {
    expect(showsNothing(caseOf(step, expected), 'en', true)).toBe(!proves)
  })

  it('stands alone where another clause could only be looked at', () => {
    expect(
      linesOf('A member can have up to 6 passes. Unused passes go back after the season.').join('\n'),
    ).not.toContain('go back')
  })
})

describe('wrong entries', () => {
  it('restart their count only where the ticket speaks of a row or a reset', () => {
    const titles = (text: string) => casesOf(text).map(({ title }) => title)
    expect(titles('After 4 wrong codes the gate is locked for 20 minutes.').join()).not.toContain('restarts the count')
    expect(titles('After 4 wrong codes in a row the gate is locked for 20 minutes.').join()).toContain(
      'restarts the count',
    )
  })
})

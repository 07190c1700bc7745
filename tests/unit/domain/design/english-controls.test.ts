import { expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

/** "step → outcome" of the first case of a criterion. */
function firstCase(text: string): string[] {
  const [testCase] = everyCase(
    { ...contextOf({ given: '', when: '', then: '', text }), title: 'Media library' },
    { enrichment: true, maxTestCases: 100 },
  )
  return testCase?.steps.map(({ step, expected }) => `${step} → ${expected}`) ?? []
}

it.each([
  [
    '"Discard" asks "Throw the draft away?" and deletes it only after confirmation.',
    [
      'Select "Discard" → "Throw the draft away?" is displayed.',
      'Leave the question without confirming, then reload the page → Nothing has been deleted.',
      'Select "Discard" again and confirm → It has been deleted.',
    ],
  ],
  [
    'The "End" button asks "End for everybody?" and closes the rooms only on confirmation.',
    [
      'Select "End" → "End for everybody?" is displayed.',
      'Leave the question without confirming, then reload the page → The rooms have not been closed.',
      'Select "End" again and confirm → The rooms have been closed.',
    ],
  ],
])('a control that asks first is tried without and with the confirmation: %s', (text, steps) => {
  expect(firstCase(text)).toEqual(steps)
})

it.each([
  ['"Down" moves a song below the next one.', 'Select "Down" → A song is moved below the next one.'],
  [
    '"Invite" creates a code that works once and copies it to the clipboard.',
    'Select "Invite" → A code that works once is created. It is copied to the clipboard.',
  ],
])('a control is used, and what it acts on shows the result: %s', (text, step) => {
  expect(firstCase(text)).toEqual([step])
})

it('what a label displays is no action of a control', () => {
  expect(firstCase('"Total" shows the sum of all lines.').join()).not.toContain('Select "Total"')
})

it('both forms of an entry are tried', () => {
  expect(firstCase('The phone number can be entered with or without spaces.')).toEqual([
    'Enter the phone number with spaces and save → The phone number is accepted.',
    'Enter the phone number without spaces and save → The phone number is accepted.',
  ])
})

it('an example of a format is tried, and a part of it', () => {
  expect(
    firstCase('The tax number is validated against the format of the country, for example PL1234567890 for Poland.'),
  ).toEqual([
    'For Poland, enter PL1234567890 as the tax number and save → PL1234567890 is accepted.',
    'For Poland, enter PL123456789 as the tax number and save → PL123456789 is refused.',
  ])
})

it('what is chosen is kept in the address', () => {
  expect(firstCase('The selected language is kept in the URL.')).toEqual([
    'Choose a language, copy the address of the page and open it in a new window → The new window has the same language.',
  ])
})

it('each role tries what it may do', () => {
  expect(firstCase('Planners and shift leads have these rights; drivers can only look.')).toEqual([
    'As a planner, carry out the actions of the other criteria → Each of these actions is offered and can be carried out.',
    'As a shift lead, carry out the actions of the other criteria → Each of these actions is offered and can be carried out.',
    'As a driver, open the same place → It is displayed; none of these actions is offered.',
  ])
})

it('what may be done once is tried twice, and on both sides of its period', () => {
  expect(firstCase('A member may vote on a proposal only once.')).toEqual([
    'As a member, vote on a proposal → This is accepted.',
    'Try to vote on the same proposal again → This is refused.',
  ])
  expect(firstCase('A visitor can rate a tour once, within 2 weeks after departure.').slice(2)).toEqual([
    'As a visitor, rate another tour 14 days after departure → This is accepted.',
    'As a visitor, try to rate a third tour 15 days after departure → This is refused.',
  ])
})

import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

const linesOf = (parts: Parameters<typeof contextOf>[0]): string[] =>
  everyCase(contextOf(parts), { enrichment: true, maxTestCases: 100 }).flatMap(({ steps }) =>
    steps.map(({ step, expected }) => `${step} | ${expected}`),
  )

describe('a situation and what follows from it', () => {
  it.each([
    [
      'a thing with what has happened to it is prepared',
      'A Reserved seat whose deadline passes becomes Free, its label is reprinted.',
      'Prepare a Reserved seat whose deadline passes and look at it | A Reserved seat whose deadline passes becomes Free. Its label is reprinted.',
    ],
    [
      'what is done to each thing is seen on a new one',
      'Each parcel gets a number of the form PX-NNNN.',
      'Create a second parcel and read off its number | The number has the same form and is another one.',
    ],
    [
      'an adjective of something done is done',
      'A cancelled trip keeps its number.',
      'Cancel a trip, then open it | A cancelled trip keeps its number.',
    ],
    [
      'one of several who act is acted out',
      'The one saving last is told who saved before.',
      'Act as the one saving last | The one saving last is told who saved before.',
    ],
    [
      'what two places show alike is read in both',
      'The kiosk and the scanners show the same balance, to the cent.',
      'Read off the balance in the scanners | It is the same as in the kiosk, to the cent.',
    ],
    [
      'a field is named in front of its first comma',
      'Allergy note, free text up to 60 characters, with a counter.',
      'Enter 61 characters as the allergy note | 61 characters: refused; nothing is saved.',
    ],
    [
      'a noun behind its number is no verb',
      'Halls with 4 or fewer places left show "Nearly full".',
      'Use halls with 4 places left | They show "Nearly full".',
    ],
    [
      'a second participle of a condition is done as well',
      'If the lid is opened during the wash and reopened within 8 minutes, the drum is locked.',
      'Open the lid during the wash, wait 7 minutes, then reopen it | The drum is locked.',
    ],
    [
      'verbs of one subject are all done',
      'If the scanner restarts or has no signal the count continues from the stored value.',
      'Let the scanner restart or have no signal | The count continues from the stored value.',
    ],
    [
      'every file type is tried',
      'Accepted file types are .docx, .odt and .rtf.',
      'Add an RTF file | The file is added and listed with its name.',
    ],
    [
      'a condition without a comma is split from its outcome',
      'If the transfer would take the balance below £50.00 it is postponed.',
      'Make sure that the transfer would take the balance to £49.99 | The transfer is postponed.',
    ],
  ])('%s', (_, text, line) => {
    expect(linesOf(text)).toContain(line)
  })

  it('takes what is given last as the event where nothing else happens', () => {
    expect(linesOf({ given: 'the payment page has been open for 12 minutes', then: 'the basket is released' })).toEqual(
      [
        'Make sure that the payment page has been open for 11 minutes | The basket is not released.',
        'Make sure that the payment page has been open for 12 minutes | The basket is released.',
      ],
    )
  })
})

describe('a pronoun', () => {
  it('stands for the thing and not for the person', () => {
    const lines = linesOf({
      given: 'booked training that has not begun',
      when: 'the employee cancels it',
      then: 'the place is free again',
    })
    expect(lines).toEqual(['Cancel the booked training | The place is free again.'])
  })
})

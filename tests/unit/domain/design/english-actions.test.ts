import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

const options = { enrichment: true, maxTestCases: 20 }

/** Title, preconditions and "step | data | outcome" of the first case of a statement. */
function caseOf(text: string): { title: string; type: string; preconditions: string[]; steps: string[] } {
  const [first] = everyCase(contextOf({ given: '', when: '', then: '', text }), options)
  return {
    title: first?.title ?? '',
    type: first?.type ?? '',
    preconditions: first?.preconditions ?? [],
    steps: (first?.steps ?? []).map(({ step, data, expected }) => `${step} | ${data} | ${expected}`),
  }
}

const stepsOf = (text: string): string[] => caseOf(text).steps

describe('what a tester does for an English sentence', () => {
  it('says what is seen instead of "this shows"', () => {
    expect(stepsOf('Choosing a shelf shows only books that stand on that shelf.')).toEqual([
      'Choose a shelf | None needed | Only books that stand on that shelf are displayed.',
    ])
  })

  it('counts what there must be exactly one of', () => {
    expect(stepsOf('Exactly one branch is marked as the home branch.')[0]).toBe(
      'Count the branches that are marked as the home branch | None needed | Exactly one branch is marked as the home branch.',
    )
  })

  it('tries to remove the last of what must stay', () => {
    expect(stepsOf('The shelf always keeps at least one label.')).toEqual([
      'Remove labels from the shelf until only one is left | None needed | The shelf has one label.',
      'Try to remove the last label | None needed | The last label is still there.',
    ])
  })

  it('reads a range behind the name of a value, for each of two values', () => {
    expect(caseOf('A comment needs a score from 1 to 9 whole points.').title).toBe(
      'Score: 0 and 10 refused, 1 and 9 accepted',
    )
    const titles = everyCase(
      contextOf({
        given: '',
        when: '',
        then: '',
        text: 'The print dialog takes a lower and an upper page in whole numbers from 1 to 400.',
      }),
      options,
    ).map(({ title }) => title)
    expect(titles).toContain('Lower page: 0 and 401 refused, 1 and 400 accepted')
    expect(titles).toContain('Upper page: 0 and 401 refused, 1 and 400 accepted')
  })

  it('counts what may be put in', () => {
    expect(caseOf('Up to 3 pictures can be attached.').title).toBe(
      'Attach 3 pictures: the third is possible, the fourth refused',
    )
  })

  it('tries what is possible for a while', () => {
    expect(
      stepsOf('A note can be changed for 2 hours after it was written.').map((step) => step.split(' | ')[0]),
    ).toEqual(['Change the first note', 'Change the second note'])
  })

  it('expects later only what is due later', () => {
    const [first] = everyCase(
      contextOf({
        given: 'a reserved book',
        when: 'the reader cancels the reservation',
        then: 'the status is Free and the fee is paid back within 3 days',
      }),
      options,
    )
    expect(first?.steps.map(({ expected }) => expected.split('. It happens')[0])).toEqual([
      'The status is Free.',
      'The fee is paid back within 3 days',
    ])
  })

  it('prepares things with the day on which their period begins', () => {
    const { preconditions, steps } = caseOf('Library cards are valid for 2 years.')
    expect(preconditions).toEqual([
      'Two unused library cards are prepared; the period of both begins on 1 June 2026, 10:00.',
    ])
    expect(steps[0]).toMatch(/^Use the first library card \| 1 June 2028, 09:59/)
  })

  it('keeps a condition whose last word is its verb', () => {
    expect(caseOf('When no book matches, the basket stays open.').preconditions).toEqual(['No book matches.'])
  })

  it('finds the verb in front of a second predicate', () => {
    expect(stepsOf('The total on the receipt counts paid fees only and is rounded to one decimal.')).toEqual([
      'Read off the total on the receipt | None needed | It counts paid fees only and is rounded to one decimal.',
    ])
  })

  it('does what a sentence permits, even if the rest of it is open', () => {
    expect(stepsOf('A reader can review a book once, within 3 months after the return.')[0]).toMatch(
      /^As a reader: review a book once/,
    )
  })

  it('takes a pronoun for what the criterion before it is about', () => {
    const context = contextOf({ given: '', when: '', then: '', text: 'The barcode is checked against the catalogue.' })
    const [first] = context.acceptanceCriteria
    if (first === undefined) throw new Error('No criterion.')
    const cases = everyCase(
      {
        ...context,
        acceptanceCriteria: [first, { ...first, id: 'AC-2', text: 'It is accepted with or without blanks.' }],
      },
      options,
    )
    expect(cases.map(({ title }) => title)).toContain('The barcode is accepted with or without blanks')
  })
})

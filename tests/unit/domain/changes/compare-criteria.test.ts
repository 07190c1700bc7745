import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareCriteria } from '#domain/changes/compare-criteria.ts'
import { fingerprintOf } from '#domain/changes/fingerprint.ts'
import { labelledPairs, criteriaOf } from './labelled-pairs.ts'

function stateOf(before: string, after: string): string {
  return compareCriteria([{ text: before }], [{ text: after }])
    .map(({ state }) => state)
    .join(' ')
}

describe('one criterion', () => {
  it.each([
    ['numbering', '1. The list is sorted.', 'AC-4: The list is sorted'],
    ['markup and case', 'the LIST is sorted', 'The *list* is **sorted**.'],
    ['quotation marks', 'It says "Saved".', 'It says “Saved”.'],
    ['a number in words', 'At most five files are kept.', 'At most 5 files are kept.'],
    ['the separators of a number', 'Up to 1,000 rows are exported.', 'Up to 1000 rows are exported.'],
    ['the spelling of a unit', 'It ends after 30 s.', 'It ends after 30 seconds.'],
    ['wordings', 'The system shows the total.', 'The application displays the total.'],
    ['a typo', 'The costs are calcualted daily.', 'The costs are calculated daily.'],
    ['a lost letter', 'The goverment form is shown.', 'The government form is shown.'],
    ['a contraction', "The user can't leave.", 'The user cannot leave.'],
    ['a sign of comparison', 'The age is ≥ 18.', 'The age is >= 18.'],
    ['a range', 'Pages 5-10 are shown.', 'Pages 5–10 are shown.'],
    ['a comma after the condition', 'If it is late the lamp is on.', 'If it is late, the lamp is on.'],
    ['accents', 'El codigo caduca.', 'El código caduca.'],
  ])('is the same with another form of %s', (_, before, after) => {
    expect(stateOf(before, after)).toBe('same')
    expect(stateOf(after, before)).toBe('same')
  })

  it.each([
    ['number', 'It is kept for 30 days.', 'It is kept for 31 days.'],
    ['decimal', 'The fee is 1.5 %.', 'The fee is 15 %.'],
    ['sign', 'The value is at least -5.', 'The value is at least 5.'],
    ['unit', 'It ends after 30 seconds.', 'It ends after 30 minutes.'],
    ['currency', 'It costs 5 €.', 'It costs 5 $.'],
    ['negation', 'The file is deleted.', 'The file is not deleted.'],
    ['limit', 'The user adds at least 3 tags.', 'The user adds at most 3 tags.'],
    ['modal verb', 'The user must confirm.', 'The user should confirm.'],
    ['obligation', 'The user should confirm.', 'The user confirms.'],
    ['quoted text', 'It says "Saved".', 'It says "saved".'],
    ['typo in a quoted text', 'It says "Adress".', 'It says "Address".'],
    ['name', 'The order goes to Martin.', 'The order goes to Marten.'],
    ['word that looks like a typo', 'Calls to the contact are listed.', 'Calls to the contract are listed.'],
    ['other word of the same length', 'The price is charged.', 'The price is changed.'],
    ['ending', 'The employee sees it.', 'The employer sees it.'],
    ['plural', 'The user uploads a file.', 'The user uploads files.'],
    ['order of two states', 'It goes from open to closed.', 'It goes from closed to open.'],
    ['list of columns', 'Columns: name, date, size.', 'Columns: name, size, date.'],
    ['added condition', 'The file is deleted.', 'The file is deleted if it is empty.'],
  ])('is edited with another %s', (_, before, after) => {
    expect(stateOf(before, after)).toBe('edited')
    expect(fingerprintOf({ text: before })).not.toBe(fingerprintOf({ text: after }))
  })

  it('is compared to its end, however long it is', () => {
    const long = 'word '.repeat(6_000)
    expect(stateOf(`${long}10`, `${long}20`)).toBe('edited')
    expect(stateOf(`${long}10`, `${long}10`)).toBe('same')
  })

  it('has gone, and another is new, if they have nothing in common', () => {
    expect(stateOf('The lamp remembers its colour.', 'Guests need an invitation to control rooms.')).toBe('gone new')
  })

  it('is edited if its scenario has another number in the title or another example', () => {
    const before = { text: 'Given a\nWhen b\nThen c', title: 'Lock after 3 attempts', examples: [['n'], ['1']] }
    const title = { ...before, title: 'Lock after 5 attempts' }
    const example = { ...before, examples: [['n'], ['2']] }
    expect(compareCriteria([before], [title])[0]?.state).toBe('edited')
    expect(compareCriteria([before], [example])[0]?.state).toBe('edited')
    expect(compareCriteria([before], [{ ...before, title: 'Locking after 3 attempts' }])[0]?.state).toBe('same')
  })
})

describe('the criteria of a ticket', () => {
  const tickets = labelledPairs.map(({ before, language }) => criteriaOf(before, language))

  it('are all the same in any order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...tickets).chain((ticket) =>
          fc.record({
            ticket: fc.constant(ticket),
            shuffled: fc.shuffledSubarray(ticket, { minLength: ticket.length }),
          }),
        ),
        ({ ticket, shuffled }) => {
          const changes = compareCriteria(ticket, shuffled)
          expect(changes.map(({ state }) => state)).toEqual(ticket.map(() => 'same'))
        },
      ),
    )
  })

  it('each appear once, whatever the other ticket says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tickets), fc.constantFrom(...tickets), (before, after) => {
        const changes = compareCriteria(before, after)
        expect(changes.flatMap((change) => (change.state === 'gone' ? [] : [change.after]))).toEqual(after)
        const olds = changes.flatMap((change) => (change.state === 'new' ? [] : [change.before]))
        expect(new Set(olds)).toEqual(new Set(before))
        expect(olds).toHaveLength(before.length)
      }),
    )
  })

  it('equal ones are paired one to one', () => {
    const twice = [{ text: 'The list is sorted.' }, { text: 'The list is sorted.' }]
    expect(compareCriteria(twice, twice.slice(1)).map(({ state }) => state)).toEqual(['same', 'gone'])
  })
})

import { expect, it } from 'vitest'
import { createReviewer } from '#domain/review/review-cases.ts'
import { aTestCase } from '../../../support/results.ts'

type Step = [step: string, data: string, expected: string]

function rulesFor(
  criterion: string,
  ...cases: { title?: string; preconditions?: string[]; steps: Step[] }[]
): string[] {
  const criteria = [{ id: 'AC-1', given: '', when: '', then: criterion, text: criterion }]
  const written = cases.map(({ steps, ...rest }, index) =>
    aTestCase({
      id: `TC-${String(index + 1)}`,
      title: `Case ${String(index + 1)} of the rule`,
      type: 'Boundary',
      preconditions: [],
      ...rest,
      steps: steps.map(([step, data, expected]) => ({ step, data, expected })),
    }),
  )
  return createReviewer({ text: criterion, criteria })(written).map(({ rule }) => rule)
}

it.each([
  ['A comment has at most 500 characters.', 'the letter "a" repeated 500 times', 'the letter "a" repeated 501 times'],
  ['Un commentaire a au plus 1 500 caractères.', '« a » répété 1 500 fois', '« a » répété 1 501 fois'],
  ['O comentário tem no máximo 500 caracteres.', 'a letra "a" repetida 500 vezes', 'a letra "a" repetida 501 vezes'],
])('a long text may be described: %s', (criterion, inside, outside) => {
  const steps: Step[] = [
    ['Save a comment', inside, 'The comment is shown'],
    ['Save a comment', outside, 'The comment is not shown'],
  ]
  expect(rulesFor(criterion, { steps })).not.toContain('limit-untested')
  expect(rulesFor(criterion, { steps: steps.slice(0, 1) })).toContain('limit-untested')
})

it('the next tier may begin with the next step of the amount', () => {
  const criterion = 'Gifts up to 50 gems have no tax, above 50 up to 150 10%, above 150 20%.'
  const send = (gems: number, tax: number): Step => ['Send a gift', `${String(gems)} gems`, `The tax is ${String(tax)}`]
  expect(rulesFor(criterion, { steps: [send(50, 0), send(55, 6), send(150, 15), send(155, 31)] })).not.toContain(
    'limit-untested',
  )
  expect(rulesFor(criterion, { steps: [send(50, 0), send(55, 6), send(150, 15)] })).toContain('limit-untested')
})

it('a text of the ticket may be filled in, but not changed', () => {
  const criterion = 'Then "You can still send X gems today" is shown, and "edited at 14:05" beside the date.'
  const said = (expected: string) => rulesFor(criterion, { steps: [['Send a gift', '105 gems', expected]] })
  expect(said('"You can still send 95 gems today" is shown')).not.toContain('ungrounded-name')
  expect(said('"edited at 16:20" is shown')).not.toContain('ungrounded-name')
  expect(said('"You may still send 95 gems tomorrow" is shown')).toContain('ungrounded-name')
})

it('nights are tried by the dates of a stay', () => {
  const steps: Step[] = [
    ['Reserve the room', '10 to 24 June', 'The room is reserved'],
    ['Reserve the room', '10 to 25 June', 'The stay is refused'],
  ]
  expect(rulesFor('A stay lasts 1 to 14 nights.', { steps })).not.toContain('limit-untested')
})

it.each([
  ['The app shows "Manual until hh:mm".', '"Manual until 11:20" is shown', '"Manual from 11:20" is shown'],
  [
    'Owners receive "Schedule for <room name> could not be updated."',
    '"Schedule for Bedroom could not be updated." arrives',
    '"Plan for Bedroom was deleted." arrives',
  ],
  [
    'Aparece «Turno reservado para el dd/mm/aaaa».',
    'Aparece «Turno reservado para el 03/06/2026»',
    'Aparece «Turno libre»',
  ],
])('what stands for a value in %s', (criterion, filledIn, changed) => {
  const said = (expected: string) => rulesFor(criterion, { steps: [['Open the app', '', expected]] })
  expect(said(filledIn)).not.toContain('ungrounded-name')
  expect(said(changed)).toContain('ungrounded-name')
})

it('a name between the first and the last of a series is known, and so is the status 200', () => {
  const criterion = 'The list shows 20 reviews per page.'
  const said = (expected: string) =>
    rulesFor(criterion, {
      preconditions: ['The reviews "Review 01" to "Review 20" are there'],
      steps: [['Open the list', '', expected]],
    })
  expect(said('"Review 02" comes second')).not.toContain('ungrounded-name')
  expect(said('"Review 21" comes second')).toContain('ungrounded-name')
  expect(said('Status 200; 20 reviews')).not.toContain('ungrounded-name')
  expect(said('Status 206; 20 reviews')).toContain('ungrounded-name')
})

it('a name shortened to its initial is known', () => {
  const said = (expected: string) =>
    rulesFor('The list shows the first letter of the first name.', {
      preconditions: ['Clara Lindenberg-Meier has signed up'],
      steps: [['Open the list', '', expected]],
    })
  expect(said('The list shows "C. Lindenberg-Meier"')).not.toContain('ungrounded-name')
  expect(said('The list shows "Q. Lindenberg-Meier"')).toContain('ungrounded-name')
})

it('a case with the roles exchanged checks something else', () => {
  const steps: Step[] = [
    ['As Ana, send a gift to Ben', '5 gems, after 71 hours', 'The gift is not sent'],
    ['As Ana, send a gift to Ben', '5 gems, after 72 hours', 'The gift is sent'],
  ]
  const receiver = { preconditions: ['Ana is in the guild for a year', 'Ben joined the guild on Monday'], steps }
  const sender = { preconditions: ['Ben is in the guild for a year', 'Ana joined the guild on Monday'], steps }
  expect(rulesFor('Both are in the guild for 72 hours.', receiver, sender)).not.toContain('duplicate')
  expect(rulesFor('Both are in the guild for 72 hours.', receiver, receiver)).toContain('duplicate')
})

it('the name of a status is no vague word', () => {
  const said = (expected: string) => rulesFor('A small claim is Fast track.', { steps: [['Submit', '£900', expected]] })
  expect(said('The claim is Fast track')).not.toContain('ambiguous-words')
  expect(said('The claim is settled fast')).toContain('ambiguous-words')
})

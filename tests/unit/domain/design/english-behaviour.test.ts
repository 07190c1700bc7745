import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { resolved } from '#domain/design/understand/english/resolve.ts'
import { imperativeOf, notYet, stateSentence } from '#domain/design/understand/english/step.ts'
import { contextOf } from './support/contexts.ts'

interface Told {
  title: string
  preconditions: string[]
  steps: string[]
  type: string | undefined
}

function casesOf(text: string): Told[] {
  return everyCase(contextOf({ given: '', when: '', then: '', text }), {
    enrichment: true,
    maxTestCases: 20,
  }).map(({ title, preconditions, steps, type }) => ({
    title,
    preconditions: preconditions ?? [],
    steps: steps.map(({ step, expected }) => `${step} → ${expected}`),
    type,
  }))
}

describe('pronouns and commas', () => {
  it.each([
    [
      'The nickname is optional. If it is given it must be unique.',
      'The nickname is optional. If the nickname is given, the nickname must be unique.',
    ],
    ['A form is needed. Only HR can open it.', 'A form is needed. Only HR can open the form.'],
    ['When the queue is empty the lamp is switched off.', 'When the queue is empty, the lamp is switched off.'],
    [
      'a member with two loans ¶ they open the shelf ¶ they are shown a warning',
      'a member with two loans ¶ the member opens the shelf ¶ the member is shown a warning',
    ],
    [
      'a parcel that weighs nothing ¶ the courier scans it ¶ it is rejected',
      'a parcel that weighs nothing ¶ the courier scans the parcel ¶ the parcel is rejected',
    ],
    ['It must be possible to undo the booking.', 'It must be possible to undo the booking.'],
    [
      'An alarm is raised. If it isn’t confirmed, it’s repeated.',
      'An alarm is raised. If the alarm isn’t confirmed, the alarm is repeated.',
    ],
  ])('%s', (text, expected) => {
    expect(resolved(text)).toBe(expected)
  })
})

describe('an event as a step', () => {
  it.each([
    ['the verdict is recorded', 'Record the verdict'],
    ['the sensor loses its signal', 'Let the sensor lose its signal'],
    ['the invoice is due', 'Wait until the invoice is due'],
    ['the trainer opens the roster', 'Open the roster'],
    ['two trainers open the roster', 'Let two trainers open the roster'],
    ['the alarm is not confirmed', 'Make sure that the alarm is not confirmed'],
    ['the file is checked by the server', 'Wait until the file is checked by the server'],
    ['each payment of the rent', 'Pay the rent'],
  ])('%s', (event, step) => {
    expect(imperativeOf(event)).toBe(step)
  })

  it('states what holds before', () => {
    expect(stateSentence('a member without a card')).toBe('There is a member without a card')
    expect(stateSentence('the card is blocked')).toBe('the card is blocked')
    expect(notYet('the box is ticked')).toBe('the box has not been ticked yet')
  })
})

describe('behaviour in English', () => {
  it('tries the same value a second time', () => {
    const [first] = casesOf('Two teams of the same club cannot have the same name.')
    expect(first?.type).toBe('Negative')
    expect(first?.steps).toEqual([
      'Create another team of the same club with the same name → It is refused; there is still only one team with this name.',
      'Create another team with a different name → It is saved.',
    ])
  })

  it('looks for what is there and for what is not', () => {
    expect(casesOf('Drivers can see the load of their truck, not the price.')[0]?.steps).toEqual([
      'Look for the load of their truck as Anna Weber → The load of their truck is displayed.',
      'Look for the price as Anna Weber → The price is not displayed.',
    ])
  })

  it('leaves out what somebody must do, then does it', () => {
    expect(casesOf('Tenants must confirm that the meter was read.')[0]?.steps).toEqual([
      'Try to continue without confirming that the meter was read → The action is refused; nothing has changed after a reload.',
      'Confirm that the meter was read and continue → It is accepted.',
    ])
  })

  it('reads every status of a sentence', () => {
    const steps = casesOf(
      '`GET /lamps/{id}` answers with 202 while the lamp is warming up, 200 when it is on.',
    ).flatMap((one) => one.steps)
    expect(steps.map((line) => line.split(' → ')[1])).toEqual(['Status 202.', 'Status 200.'])
  })
})

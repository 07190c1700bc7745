import { describe, expect, it } from 'vitest'

import { outcomeOf } from '#domain/design/frame/branches.ts'
import { observationsIn } from '#domain/design/frame/observations.ts'
import { isSound, usablePreconditions } from '#domain/design/frame/sound.ts'
import { contrary } from '#domain/design/phrase/english-contrary.ts'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

const casesOf = (parts: Parameters<typeof contextOf>[0]) =>
  everyCase(contextOf(parts), { enrichment: true, maxTestCases: 100 })

describe('the observations of an outcome', () => {
  it.each([
    ['the seat is released and the guest gets an e-mail', ['the seat is released', 'the guest gets an e-mail']],
    ['the order shows its date, time and address', ['the order shows its date, time and address']],
    ['the message is "Closed, and the door is locked"', ['the message is "Closed, and the door is locked"']],
    ['the parcel is sent back; the sender pays nothing', ['the parcel is sent back', 'the sender pays nothing']],
  ])('%s', (text, expected) => {
    expect(observationsIn(text, 'en')).toEqual(expected)
  })

  it('keeps what holds in another situation apart', () => {
    expect(outcomeOf('the seat is freed at once; if the show has begun, only the office can free it', 'en')).toEqual({
      main: ['the seat is freed at once'],
      branches: [{ situation: 'the show has begun', outcome: 'only the office can free it' }],
    })
    expect(outcomeOf('the member is sent one letter, unless the member has moved away', 'en').branches).toEqual([
      { situation: 'the member has moved away', except: true, outcome: 'the member is sent one letter' },
    ])
  })
})

describe('the other side of a limit', () => {
  it.each([
    ['The booking is refused and the guest is asked to phone', 'The booking is accepted.'],
    ['The message "Too heavy" appears above the field', '"Too heavy" is not displayed.'],
    ["The parcel isn't sent and a note is printed", 'The parcel is sent.'],
    [
      'The claim is marked "Late" for the clerk, who can still approve it',
      'The claim is not marked "Late" for the clerk.',
    ],
    ['One letter is printed with the date, place and name', 'No letter is printed.'],
    ['The tariff is 3 × hours or a flat fee', ''],
  ])('%s', (outcome, expected) => {
    expect(contrary(outcome)).toBe(expected)
  })

  it('is left open, with an assumption, where no template fits', () => {
    const [first] = casesOf({
      given: 'a parcel of more than 30 kg',
      when: 'the clerk weighs it',
      then: 'the price is the weight times two or a tariff',
    })
    expect(first?.steps).toHaveLength(1)
    expect(first?.assumptions?.join(' ')).toContain('The ticket does not say what happens at 30 kg')
  })
})

describe('a limit inside an outcome', () => {
  it.each([
    [
      { given: 'unused points', when: 'the member renews the card', then: 'up to 8 points are kept, the rest is lost' },
      ['With 8 points: renew the card → 8 points are kept.', 'With 9 points: renew the card → 8 points are kept.'],
    ],
  ])('is tried with as many and with one more', (parts, expected) => {
    expect(casesOf(parts)[0]?.steps.map(({ step, expected: seen }) => `${step} → ${seen}`)).toEqual(expected)
  })
})

describe('a case that leaves the designer', () => {
  const step = (action: string, expected: string) => ({
    title: 'A title',
    steps: [{ step: action, data: 'None needed', expected }],
  })

  it('is in whole sentences', () => {
    expect(isSound(step('Open the ticket', 'It shows its remaining time.'), 'en')).toBe(true)
    expect(isSound(step('Display e-mail if an address', 'It was given.'), 'en')).toBe(false)
    expect(isSound(step('Go to the log', 'They shows the entries.'), 'en')).toBe(false)
    expect(isSound(step('Open the list (of all', 'The list is empty.'), 'en')).toBe(false)
    expect(isSound(step('The list is empty', 'The list is empty.'), 'en')).toBe(false)
  })

  it('prepares only what can be prepared', () => {
    expect(usablePreconditions(['That is ticked.', 'Created.', 'The phone is offline.'], 'en')).toEqual([
      'The phone is offline.',
    ])
  })
})

describe('the gate', () => {
  it('takes no reach of a field from a distance in a scenario', () => {
    const steps = casesOf({
      given: 'a booking for two',
      when: 'it starts less than 10 calendar days from today',
      then: 'it is marked "Soon"',
    }).flatMap((one) => one.steps)
    expect(steps.map(({ expected }) => expected)).toEqual([
      'The booking is marked "Soon".',
      'The booking is not marked "Soon".',
    ])
    expect(steps.some(({ step }) => step.startsWith('Choose'))).toBe(false)
  })

  it('takes no amount from a pronoun', () => {
    const titles = casesOf({
      given: '',
      when: '',
      then: '',
      text: 'Old cards are "Blocked"; they can be returned minus a 3.00 € fee for 20 days.',
    })
    expect(titles.map(({ title }) => title).join('\n')).not.toMatch(/^They/mu)
  })

  it('names the text that has a length, not who writes it', () => {
    const steps = casesOf({
      given: '',
      when: '',
      then: '',
      text: 'The caretaker can close a job, with a note of at least 8 characters.',
    }).flatMap((one) => one.steps)
    expect(steps.map(({ step }) => step)).toContain('Enter 7 characters as the note')
  })
})

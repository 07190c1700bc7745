import { describe, expect, it } from 'vitest'
import { stepLines } from './support/lines.ts'

describe('a dense criterion', () => {
  it.each([
    [
      'The wall is from 2.0 m to 6.5 m high, with at most one decimal. Higher walls get "Ask an engineer" and lower ones "No permit needed"; in both cases the request cannot be sent.',
      ['1.9 m', '“No permit needed” is displayed', '2.05 m', '6.6 m', '“Ask an engineer” is displayed'],
    ],
    [
      'A claim has a subject line (mandatory, max. 60 characters) and 1 to 20 photos.',
      ['Enter 61 characters as the subject line', 'Try to add another one, which would make 21'],
    ],
    ['Remark (optional, up to 250 characters) is printed on the slip.', ['Enter 251 characters as the remark']],
    ['The hive weighs between 5 and 80 kg, with up to two decimals.', ['4.99 kg', '5.005 kg', '80.01 kg']],
    [
      'Samples handed in before 11:00 are analysed the same day, later ones the next day.',
      [
        'Set the clock of the test system to 10:59 and hand in a sample | 10:59 | It is analysed the same day.',
        'Set the clock of the test system to 11:00 and hand in a sample | 11:00 | It is analysed the next day.',
      ],
    ],
    [
      'Mooring costs €4 per started hour.',
      ['1 hour and 1 minute | It is €8 (2 × €4).', '3 hours and 1 minute | It is €16 (4 × €4).'],
    ],
    [
      'The rent is £2.50 per started metre and night (a 7.4 m tent pays for 8 m). From the 5th night on, each night costs half.',
      ['£20.00 (8 × £2.50)', '5 nights | It is £78.75 (7 × £2.50 × 4.5).'],
    ],
    [
      'Upper/lower case and spaces in the plate make no difference.',
      ['Enter the same plate in upper case', 'Enter the same plate with a space in the middle'],
    ],
    [
      'Night Porters see the guest list read-only and without phone numbers.',
      ['The guest list is displayed, without phone numbers.', 'Look for a way to change something there'],
    ],
    [
      'If a trailer carries more than 2 t, the fee for the ferry is €5, otherwise €8.',
      ['2 t | The fee for the ferry is €8.', '3 t | The fee for the ferry is €5.'],
    ],
    [
      'For groups of more than 20 people a guide is booked, otherwise an audio guide.',
      ['An audio guide is booked.', 'A guide is booked.'],
    ],
    ['From 10 people on, a guide is included.', ['Use 9 people | 9 | No guide is included.', 'Use 10 people']],
    [
      'From 16:00 the gate is closed.',
      ['15:59 and look again | 15:59 | The gate is not closed.', '16:00 | The gate is closed.'],
    ],
    [
      'The survey is shown from 3 days before the visit and disappears at noon of the departure day.',
      [
        'one day earlier than 3 days before the visit',
        'noon of the departure day | The survey is no longer displayed.',
      ],
    ],
    [
      'The depth is optional. Left empty, the pond is treated as deep.',
      ['Save without the depth | depth: left empty | It is saved: the pond is treated as deep.'],
    ],
    [
      'The guest can cancel free of charge until 48 hours before noon of the arrival day. After that the first night is charged.',
      ['11:59:00', '12:01:00'],
    ],
    ['Response times stay under 300 ms at 50 requests per second.', ['No response takes longer than 300 ms.']],
  ])('%s', (text, expected) => {
    const lines = stepLines(text).join('\n')
    for (const part of expected) expect(lines).toContain(part)
  })

  it('says nothing of a count where it speaks of decimals', () => {
    expect(stepLines('The hive weighs between 5 and 80 kg, with up to two decimals.').join('\n')).not.toContain(
      'decimals are',
    )
  })
})

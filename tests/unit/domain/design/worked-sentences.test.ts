import { describe, expect, it } from 'vitest'
import { stepLines } from './support/lines.ts'

describe('a sentence with values that are worked out', () => {
  it.each([
    [
      'Every parcel gets a consecutive number in the format LX-2026-0001. Numbers are never reused.',
      ['the next in the row', 'is a new one; that of the second parcel is not used again'],
    ],
    [
      'Cancelling is free until 10 days before the tour, costs 40 % from 9 to 4 days and 90 % after that.',
      ['9 days | 40 % is charged.', '4 days | 40 % is charged.', '3 days | 90 % is charged.'],
    ],
    [
      'At most a third of the plots may be leased to clubs (rounded down).',
      ['10 of 30 | It is accepted.', '11 of 30 | It is refused; nothing is saved.', '10 of 31 | It is accepted.'],
    ],
    [
      'The pick-up date is at least 3 days from today, at most 2 months ahead.',
      ['3 June 2026 is refused', '4 June 2026: accepted', '1 August 2026: accepted', '2 August 2026 is refused'],
    ],
    [
      'A rehearsal slot lasts at least 45 minutes and at most 3 hours.',
      ['Try to enter a rehearsal slot of 44 minutes', '3 hours | It is accepted', '3 hours 1 minute | It is refused'],
    ],
    [
      'The keeper can choose a rhythm daily (default), weekly or monthly.',
      ['Exactly three values are offered: daily, weekly, monthly.', 'daily is preselected.'],
    ],
    [
      'The mooring time is rounded up to the next full half hour.',
      ['91 minutes | It is rounded to 120 minutes.', '120 minutes | It stays 120 minutes.'],
    ],
    [
      'The feeder retries on its own 3 times, after 5, 20 and 60 seconds, and then shows "Check the silo".',
      [
        'Wait 60 seconds | 60 seconds | The feeder tries again',
        'No further attempt is made; the feeder shows "Check the silo".',
      ],
    ],
    ['The payout must not exceed the balance of the club.', ['€100.01 | It is refused']],
    [
      "A hut name must be unique among the association's open huts.",
      ['Create another open hut with the same hut name'],
    ],
    [
      'If the wind is too strong, the lift is locked for 20 minutes.',
      ['The lift is locked.', '19 minutes | The lift is still locked.', '21 minutes | The lift is no longer locked.'],
    ],
    ['After a power cut the pump starts again by itself.', ['Bring about a power cut']],
    [
      'A pick-up slot starts at least 2 hours from now and at most 5 days ahead.',
      [
        '1 June 2026, 11:59 | It is refused',
        '1 June 2026, 12:00 | It is accepted',
        '6 June 2026, 10:01 | It is refused',
      ],
    ],
    [
      'The harvest map unlocks at level 6. Below that "Reach level 6 first" is shown.',
      ['level 5 | "Reach level 6 first" is shown.', 'level 6 | The harvest map is available.'],
    ],
    [
      'Max 2 reviews for the same hut in any 30 days (rolling).',
      ['Write 2 reviews for the same hut', 'within the same 30 days', '30 days after the first one'],
    ],
    [
      'The keeper log shows each feeding only once, newest first, with animal, amount and time.',
      [
        'The feeding of today stands above that of yesterday; each is listed exactly once.',
        'The row shows animal, amount and time',
      ],
    ],
    ['The overview lists all dives of the last 60 days, newest first.', ['of 59 days ago and one of 61 days ago']],
    [
      'The trail is open from 15 October to 10 February inclusive. Outside of it "Closed for the season" is shown.',
      [
        '14 October 2026 | "Closed for the season" is shown.',
        '10 February 2027 | The trail is open.',
        '11 February 2027 | "Closed for the season" is shown.',
      ],
    ],
    ['Contact phone: optional.', ['Save without the contact phone']],
  ])('%s', (text, lines) => {
    const written = stepLines(text).join('\n')
    for (const line of lines) expect(written).toContain(line)
  })

  it('counts a donation and its daily limit apart, each with its own subject', () => {
    const written = stepLines('A gift is 1 to 20 coins and a visitor can hand out no more than 60 coins per day.').join(
      '\n',
    )
    expect(written).toContain('0 coins: refused')
    expect(written).toContain('Hand out 60 coins')
  })

  it('does not count a version as a number', () => {
    expect(stepLines('If the app is older than 3.0, "Please update" is shown.').join('\n')).not.toContain('3.1')
  })

  it('does not take a letter by post for a password rule', () => {
    expect(stepLines('After a change of address the member gets a letter.').join('\n')).toContain(
      'Make a change of address',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { isSound } from '#domain/design/frame/sound.ts'
import { showsNothing } from '#domain/design/frame/shows-nothing.ts'
import { contextOf } from './support/contexts.ts'

const designed = (text: string, ticket: { title?: string; description?: string } = {}): string =>
  everyCase({ ...contextOf(text), ...ticket }, { enrichment: true, maxTestCases: 100 })
    .map((one) => JSON.stringify([one.title, one.preconditions, one.steps, one.assumptions]))
    .join('\n')

const api = { title: 'Parcel API: hand in parcels', description: 'POST /v1/parcels' }

describe('English: a value that is about something else', () => {
  it.each([
    ['a bound that the product keeps', 'The balance never falls below €0.00.', /Enter the balance/],
    ['a fee', 'The charge is 3.00 GBP for 1 to 5 crates; it is 0.00 from 6 crates upwards.', /Add one more|go down to/],
    [
      'a minimum',
      'An album contains at least 5 and at most 20 prints. With fewer than 5 prints "Send" stays disabled.',
      /go down to/,
    ],
    ['a bound for each group', 'Per year max. 8 trips for adults, 3 for children.', /Add one more/],
    [
      'a person',
      '2 | Age: 20-60 at the start. New drivers: max. 50. Outside → "You cannot drive." and end.',
      /Enter “New drivers”/,
    ],
    [
      'a kind of number',
      '3 | Height: whole number in cm, min. 90 for the slide, min. 120 for the tower. Values under 40 → "Please check."',
      /Enter the whole number/,
    ],
    [
      'the pixels of a picture',
      'Between 2 and 6 logos have to be uploaded as PNG, each with a width of at least 800 pixels and no larger than 3 MB.',
      /Set the window/,
    ],
    ['what the product lists', 'Trips are offered from 12 hours ahead up to 60 days ahead.', /Choose the date/],
    [
      'a period of holding',
      'Once the guest presses "Hold", the table is held for 20 minutes with status "On hold".',
      /unused tables/,
    ],
    ['an attempt that is no failure', 'On the third attempt the message "No more entries." is shown.', /wrong entry/],
    [
      'two statuses that are only named',
      'A job cannot be closed while it has parts in status "Open" or "In work".',
      /to \\?"In work/,
    ],
    ['an age that is a right', 'The pass is sold from age 12 to 20.', /Enter the pass/],
    ['either of two fields', 'Either a phone number or an uploaded letter is required, but not both.', /the either/],
    ['a list of what holds for each', 'Pause since the last trip: coach 40 days, van 12 days.', /values are offered/],
  ])('is not %s', (_, text, wrong) => {
    expect(designed(text)).not.toMatch(wrong)
  })

  it('stays unread where it is refused', () => {
    expect(designed('After 20 minutes they are dropped and the row goes back to "Open".')).not.toMatch(
      /Use at|look again/,
    )
  })
})

describe('English: the other half of a sentence', () => {
  it.each([
    ['If the engine is electric, "Charger" becomes visible and must be filled in.', /is not visible and must/],
    ['A bar below the box shows the rest and turns red when fewer than 9 are left.', /are not left/],
    [
      'Prints that are too dark are marked in the list and the album cannot be sent until they are replaced.',
      /not marked/,
    ],
    ['Each key is allowed 30 calls per hour, after which 429 is returned.', /which 429/],
    [
      'Old rows on those days are replaced after the clerk has confirmed the question "Replace?".',
      /Confirm the question/,
    ],
    [
      'Until the key arrives the guest can use a mobile key for 3 days, starting at payment. It stops working as soon as the steel key is first used.',
      /Use a steel key|steel key stops/,
    ],
    ['The jury can open an entry early if the hall is free, at no extra charge.', /at an extra charge/],
  ])('%s', (text, wrong) => {
    expect(designed(text)).not.toMatch(wrong)
  })

  it('does not lend its amount to a pronoun', () => {
    expect(
      designed(
        'Vans up to 5.0 m pay the fare of £30.00. For each started metre above 5.0 m, £9.50 is added. If the new fare is higher, the guest pays the difference before the change is made; if it is lower, no refund is given.',
      ),
    ).not.toContain('The £9.50 is lower')
  })
})

describe('English: a message', () => {
  it('is the one about the size where several are told', () => {
    const text =
      'Only PNG and GIF files up to 9 MB are accepted. Other types are refused with "Please add a PNG or GIF file.", and a file that is too large is refused with "The file is larger than 9 MB."'
    expect(designed(text)).toMatch(/9\.1 MB.*The file is larger than 9 MB/)
  })

  it('is shown for the side that it speaks of', () => {
    const text = 'A visit is at least 2 nights and at most 9 nights; for longer visits we show "Please call us first."'
    expect(designed(text)).toMatch(/10 nights.*Please call us first/)
  })

  it('is not called open where the criterion quotes it', () => {
    expect(
      designed('2 | Age: 20-60 at the start. Outside → "You cannot drive." and end. Weight in kg: max. 90.'),
    ).not.toContain('no text for the refusal')
    expect(designed('A title has at most 40 characters.')).toContain('no text for the refusal')
  })

  it('of one field is not that of the next', () => {
    const lines = designed(
      '`kind` must be a or b; any other value gets 400 with code BAD_KIND. hint is optional, max. 90 characters.',
      api,
    )
    expect(lines).not.toMatch(/91 characters.*BAD_KIND/)
  })
})

describe('English: an interface', () => {
  it.each([
    ['One call holds 3 to 90 boxes for the hall.', /Add one more/],
    ['Holidays are refused.', /Try holidays/],
    [
      'Repeating the same call with the same key within 6 hours returns the first parcel with 200 OK and does not create a second one; the same key with another body returns 409.',
      /hours returns the first parcel/,
    ],
    ['Heavy parcels cannot be sent to a locker.', /not offered/],
  ])('has no screen: %s', (text, wrong) => {
    expect(designed(text, api)).not.toMatch(wrong)
  })

  it('parts a list of values from the member behind it', () => {
    expect(designed('size must be one of S, M or L, and count is a number from 0 to 50.', api)).not.toMatch(
      /size count/,
    )
  })

  it('sends the request whose method the criterion names', () => {
    const ticket = { ...api, description: 'POST /v1/parcels and DELETE /v1/parcels/{id}' }
    expect(designed('DELETE returns 204. An unknown parcel returns 404.', ticket)).not.toContain('Send POST')
  })
})

describe('English: a case that is not clear', () => {
  const sound = (step: string, expected: string, preconditions: string[] = [], data = 'None needed'): boolean =>
    isSound({ title: 'A case', preconditions, steps: [{ step, data, expected }] }, 'en')

  it.each([
    ['Use blocked', 'The list shows the date.'],
    ['Do this by noon', 'The next one is taken.'],
    ['Work out the price', 'If the price is below £9.00, £9.00 is charged.'],
    ['Send POST /v1/parcels', 'Status 201; the response contains the body above.'],
    ['Send POST /v1/parcels', 'The call has to arrive an hour before noon.'],
    ['Add between 2 and 9 prints', 'They are listed.'],
    ['Issue a storm warning', 'Cancelling is always free.'],
    ['Announce a delay', 'This happens at noon instead.'],
    ['Sign in as a hull or mast or sail', 'Hull, mast and sail are listed.'],
    ['Select a file of another type or one larger than 8 MB', 'It is not added.'],
    ['Look up when the result was there', 'The guest gets an e-mail.'],
    ['Save without for guests', 'It is refused; nothing is saved.'],
  ])('%s | %s', (step, expected) => {
    expect(sound(step, expected)).toBe(false)
  })

  it('has a role that is whole and a state with a subject', () => {
    const look = (given: string): boolean => sound('Look for the slots', 'The slots are displayed.', [given])
    expect(look('The tester is signed in as a nurse.')).toBe(true)
    expect(look('The tester is signed in as the nurse only sees slots of wards they.')).toBe(false)
    expect(look('It is lower.')).toBe(false)
    expect(look('The next slot does not start , but for no longer.')).toBe(false)
  })

  it('expects more than its own step', () => {
    const echo = (step: string, expected: string): boolean =>
      showsNothing({ preconditions: [], steps: [{ step, data: 'None needed', expected }] }, 'en', false)
    expect(echo('Set the start in 5-minute steps', 'The start is set in 5-minute steps.')).toBe(true)
    expect(echo('Filter by kind and owner', 'All entries that match are listed, and no others.')).toBe(true)
    expect(echo('Cancel the trip', 'The seats are free again.')).toBe(false)
  })

  it('is not written twice for an empty field', () => {
    const lines = designed('The name is mandatory and must be between 1 and 60 characters long.')
    expect(lines).toContain('Save with 0 characters')
    expect(lines).not.toContain('Save without the name')
  })

  it('does not try lengths that cannot be entered', () => {
    expect(
      designed('Start and end can be set in 15-minute steps and a shift must last at least 60 minutes.'),
    ).not.toContain('59 minutes')
  })
})

import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

const linesOf = (text: string, title = 'REST API of the boat yard'): string[] =>
  everyCase(
    { ...contextOf({ given: '', when: '', then: '', text }), title },
    { enrichment: true, maxTestCases: 100 },
  ).flatMap(({ preconditions, steps }) => [
    ...preconditions,
    ...steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`),
  ])

describe('a sentence about an interface without an address', () => {
  it.each([
    [
      'If draught is greater than 12, the API answers 422 and names the parameter.',
      [
        'Send a request with draught 13 | "draught": 13 | Status 422; the response names the parameter.',
        'Send a request with draught 12 | "draught": 12 | The status is between 200 and 299.',
      ],
    ],
    [
      'When page_size is less than 1, the service responds with 400.',
      [
        'Send a GET request with page_size 0 | ?page_size=0 | Status 400.',
        'Send a GET request with page_size 1 | ?page_size=1 | Status 200.',
      ],
    ],
    [
      'If "arrival" is later than "departure", the service replies 400 with "Wrong order".',
      [
        'Send a request with "arrival" 2026-06-11 and "departure" 2026-06-10 | "arrival": "2026-06-11", "departure": "2026-06-10" | Status 400; the message is "Wrong order".',
      ],
    ],
    [
      'Deleting a berth that still has bookings is refused with 409.',
      [
        'There is a berth that still has bookings.',
        'Send the request to delete this berth | None needed | Status 409.',
      ],
    ],
    [
      'Using POST on a closed harbour returns 405 and an Allow header.',
      ['Send a POST request to a closed harbour | None needed | Status 405; the header Allow is present.'],
    ],
    [
      'If the weather service does not answer within 8 seconds, the API returns 504.',
      ['The weather service does not answer within 8 seconds.', 'Send a request | None needed | Status 504.'],
    ],
    [
      'GET /tides answers with 200 while the sensor is reachable, 503 if not.',
      ['The sensor is not reachable.', 'Send GET /tides | None needed | Status 503.'],
    ],
    [
      'GET /routes/{id} gives 404 until the route has been calculated, afterwards 200.',
      ['The route has not been calculated yet.', 'Send GET /routes/{id} | None needed | Status 404.'],
    ],
    [
      'DELETE /buoys/{id} returns 204. Calling it a second time returns 404.',
      ['Send the same request again | None needed | Status 404.'],
    ],
    [
      'A search needs a term of at least 3 characters, otherwise a 400 is returned.',
      ['Send a request with this term | 2 characters: An | Status 400.'],
    ],
    [
      'Sending the same Idempotency-Key twice within 6 hours must not create a second charter.',
      ['Send the same request with Idempotency-Key k-1 again | 1 June 2026, 15:59 | No second charter is created.'],
    ],
    [
      'POST /charts accepts only image/png; any other content type returns 415.',
      ['Send POST /charts with Content-Type text/plain | Content-Type: text/plain | Status 415.'],
    ],
    [
      'The page size parameter accepts 1 to 40 and defaults to 15.',
      ['Send a GET request without page size | None needed | Status 200; exactly 15 records are returned.'],
    ],
  ])('%s', (text, lines) => {
    expect(linesOf(text)).toEqual(expect.arrayContaining(lines))
  })

  it.each([
    'The rate must be between 2 and 9, else 400.',
    'Creating a crew whose name already exists returns 409 Conflict.',
    'Only the owner can read a log book; others get 403.',
  ])('fills in no form: %s', (text) => {
    expect(linesOf(text).join('\n')).not.toMatch(/reload|form is filled|displayed/u)
  })

  it('takes the address of one thing for no other', () => {
    const lines = linesOf('POST /boats returns 201.\nGET /tides returns 200.\nInvalid JSON results in status 400.')
    expect(lines.join('\n')).not.toMatch(/GET \S+ with invalid JSON/u)
  })
})

import { describe, expect, it } from 'vitest'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { contextOf } from './support/contexts.ts'

const linesOf = (text: string): string =>
  designTestCases(
    { ...contextOf({ given: '', when: '', then: '', text }), title: 'POST /v2/boats for partner yards' },
    { enrichment: true, maxTestCases: 100 },
  )
    .flatMap(({ steps }) => steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`))
    .join('\n')

describe('a sentence about an interface', () => {
  it.each([
    ['name is required, 3 to 30 characters.', ['Send POST /v2/boats without name', '31 characters: Anna']],
    ['hullNote is a string of 2 to 60 characters.', ['with this hullNote | 61 characters']],
    ['flag is required and must be GB, IE or FR; anything else 400 bad_flag.', ['with this flag | GBx | Status 400']],
    [
      'remark is optional, at most 120 characters; longer gets 422 remark_too_long.',
      ['121 characters', 'Status 422; the code is remark_too_long.'],
    ],
    [
      'hullNumber is unique; a duplicate gets 409 hull_taken.',
      ['with a new hullNumber', 'again with the same hullNumber | None needed | Status 409; the code is hull_taken.'],
    ],
    [
      'GET /v2/boats supports limit (1 to 80, default 25) and cursor; an expired cursor gets 410 cursor_gone.',
      ['Send GET /v2/boats with limit=81', 'Send GET /v2/boats with an expired cursor'],
    ],
    [
      'Requests without a valid bearer token are answered with 401.',
      ['Send POST /v2/boats without a valid bearer token'],
    ],
    [
      'Deleting a boat that is at sea returns 409 at_sea; deleting it twice returns 404.',
      [
        'Send DELETE for a boat that is at sea',
        'Send DELETE for the same record a second time | None needed | Status 404.',
      ],
    ],
    ['A boat in status sold cannot be changed: 409 boat_locked.', ['Send PATCH for a boat in status sold']],
    [
      'More than 90 requests per minute per key get 429 with Retry-After in seconds.',
      ['number 91 of the requests | 91 | Status 429.'],
    ],
    ['The body may be at most 512 kB; a larger one gets 413.', ['with a body of 512 kB and 1 byte', 'Status 413.']],
    [
      'launchedAt must be before scrappedAt, otherwise 422 with code bad_dates.',
      ['with launchedAt equal to scrappedAt | None needed | Status 422; the code is bad_dates.'],
    ],
    [
      'DELETE is only possible in status draft, otherwise 409 not_draft.',
      [
        'in the status draft',
        'in a status other than draft | None needed | Status 409; the code is not_draft; the record is unchanged.',
      ],
    ],
    ['Unknown fields in the body are ignored.', ['the response does not contain x_test']],
    ['All timestamps are UTC in ISO 8601.', ['look at all timestamps in the response']],
    ['If-Match with an outdated ETag gets 412.', ['Send POST /v2/boats with If-Match with an outdated ETag']],
    [
      'Token missing, expired or unknown: 401.',
      ['without the token', 'with an expired token', 'with an unknown token'],
    ],
    [
      'Same Idempotency-Key, different body within 12 hours: 409 key_used.',
      ['with a new Idempotency-Key', 'Status 409; the code is key_used.'],
    ],
    ['Boats of another yard: 404.', ['Send POST /v2/boats for a boat of another yard']],
  ])('%s', (text, expected) => {
    const written = linesOf(text)
    for (const line of expected) expect(written).toContain(line)
  })

  it('counts the entries of a member in the request', () => {
    expect(linesOf('items holds 1 to 40 entries.')).toContain('Send POST /v2/boats with 1 entry | 1')
  })
})

import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

const linesOf = (text: string): string =>
  everyCase(
    { ...contextOf({ given: '', when: '', then: '', text }), title: 'POST /v2/boats for partner yards' },
    { enrichment: true, maxTestCases: 100 },
  )
    .flatMap(({ steps }) => steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`))
    .join('\n')

describe('a sentence about an interface', () => {
  it.each([
    [
      'name is required, 3 to 30 characters.',
      ['Send POST /v2/boats with 2 characters in name | "name": "ab" | The status is between 400 and 499.'],
    ],
    [
      'hullNote is a string of 2 to 60 characters.',
      ['Send POST /v2/boats with 1 character in hullNote | "hullNote": "a" | The status is between 400 and 499.'],
    ],
    [
      'flag is required and must be GB, IE or FR; anything else 400 bad_flag.',
      ['Send POST /v2/boats with flag something_else | "flag": "something_else" | Status 400; code is bad_flag.'],
    ],
    [
      'remark is optional, at most 120 characters; longer gets 422 remark_too_long.',
      [
        'Send POST /v2/boats with 121 characters in remark | "remark": "abcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghija" | Status 422; code is remark_too_long.',
      ],
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
      ['Send POST /v2/boats without the bearer token | bearer token: left out | Status 401.'],
    ],
    [
      'Deleting a boat that is at sea returns 409 at_sea; deleting it twice returns 404.',
      ['Send DELETE /v2/boats/{id} for this boat | None needed | Status 409; code is at_sea.'],
    ],
    [
      'A boat in status sold cannot be changed: 409 boat_locked.',
      ['Send PATCH /v2/boats/{id} for this boat | Valid body | Status 409; code is boat_locked.'],
    ],
    [
      'More than 90 requests per minute per key get 429 with Retry-After in seconds.',
      [
        'Send one more request within the same minute | request 91 | Status 429; the header Retry-After is present and gives seconds.',
      ],
    ],
    [
      'The body may be at most 512 kB; a larger one gets 413.',
      ['Send POST /v2/boats with a body of 513 kB | 513 kB | Status 413.'],
    ],
    [
      'launchedAt must be before scrappedAt, otherwise 422 with code bad_dates.',
      [
        'Send POST /v2/boats with launchedAt 2026-06-11 | "launchedAt": "2026-06-11", "scrappedAt": "2026-06-10" | Status 422; code is bad_dates.',
      ],
    ],
    [
      'DELETE is only possible in status draft, otherwise 409 not_draft.',
      [
        'in the status draft',
        'in a status other than draft | None needed | Status 409; the code is not_draft; the record is unchanged.',
      ],
    ],
    [
      'Unknown fields in the body are ignored.',
      ['Send POST /v2/boats with one more field | Valid body and "x_test": 1 | The status is between 200 and 299.'],
    ],
    [
      'All timestamps are UTC in ISO 8601.',
      [
        'Send GET /v2/boats | None needed | Every timestamp in the response has the form YYYY-MM-DDThh:mm:ssZ, for example 2026-06-01T10:00:00Z.',
      ],
    ],
    ['If-Match with an outdated ETag gets 412.', ['Send POST /v2/boats with If-Match with an outdated ETag']],
    [
      'Token missing, expired or unknown: 401.',
      ['without the token', 'with an expired token', 'with an unknown token'],
    ],
    [
      'Same Idempotency-Key, different body within 12 hours: 409 key_used.',
      ['with a new Idempotency-Key', 'Status 409; the code is key_used.'],
    ],
    ['Boats of another yard: 404.', ['Send POST /v2/boats for this boat | Valid body | Status 404.']],
  ])('%s', (text, expected) => {
    const written = linesOf(text)
    for (const line of expected) expect(written).toContain(line)
  })

  it('counts the entries of a member in the request', () => {
    expect(linesOf('items holds 1 to 40 entries.')).toContain('Send POST /v2/boats with 1 entry | 1')
  })
})

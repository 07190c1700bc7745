import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { requestWith } from '#domain/design/phrase/english-requests.ts'
import { contextOf } from './support/contexts.ts'

const linesOf = (text: Parameters<typeof contextOf>[0]): string[] =>
  everyCase(
    { ...contextOf(text), title: 'POST /v1/crates for partner orchards' },
    {
      enrichment: true,
      maxTestCases: 100,
    },
  ).flatMap(({ steps }) => steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`))

describe('a request with what is peculiar about it', () => {
  it.each([
    ['', 'Send POST /v1/crates'],
    ['A successful call', 'Send POST /v1/crates'],
    ['Expired or unknown token', 'Send POST /v1/crates with an expired or unknown token'],
    ['A token of another orchard', 'Send POST /v1/crates with a token of another orchard'],
    ['the third', 'Send POST /v1/crates a third time'],
    ['while the scale is busy', 'Send POST /v1/crates while the scale is busy'],
    ['Crates older than 3 days are rejected', 'Send POST /v1/crates with crates older than 3 days'],
  ])('%s', (condition, expected) => {
    expect(requestWith('POST /v1/crates', condition)).toBe(expected)
  })
})

describe('an interface answers', () => {
  it.each([
    [
      'POST /v1/crates creates a crate and returns 201 with the id and the header Location.',
      'Send POST /v1/crates | None needed | Status 201. A crate is created. The response contains the id and the header Location.',
    ],
    [
      'PATCH on a sealed crate returns 409 with code crate_sealed.',
      'Send PATCH /v1/crates/{id} for this crate | Valid body | Status 409; code is crate_sealed.',
    ],
    [
      'DELETE returns 204 and the crate no longer appears in the list.',
      'Send DELETE /v1/crates/{id} | None needed | Status 204; the crate no longer appears in the list.',
    ],
    [
      'Invalid JSON returns 400 with code malformed_json and nothing is saved.',
      'Send POST /v1/crates with invalid JSON | {"broken":  | Status 400; code is malformed_json.',
    ],
    [
      'grower is required, a string of 3 to 40 characters. Missing or too long: 400 with error code bad_grower.',
      'Send POST /v1/crates with 2 characters in grower | "grower": "ab" | Status 400; code is bad_grower.',
    ],
    [
      'service is standard, express or chilled, lower case. Left out it is standard.',
      'Send POST /v1/crates with this service | chilled | The request is accepted with a status from 200 to 299.',
    ],
    [
      '1 to 40 apples per crate. None or the 41st: 422 apple_count.',
      'Send POST /v1/crates with 0 apples | 0 | Status 422; the code is apple_count.',
    ],
    [
      'The same Idempotency-Key within 24 hours returns the first response and creates nothing new.',
      'Send the same request with the same Idempotency-Key 23 hours and 59 minutes later | 23 hours and 59 minutes | It returns the first response and creates nothing new.',
    ],
  ])('%s', (text, line) => {
    expect(linesOf(text)).toContain(line)
  })
})

describe('the values of an interface', () => {
  it('are sent and answered with a status, not entered in a form', () => {
    const lines = linesOf('weight is mandatory, 0.5 to 25.0 kg; remark may be left out.')
    expect(lines).toContain('Send POST /v1/crates without weight | None needed | Status 4xx.')
    expect(lines).toContain('Send POST /v1/crates with this weight | 25.1 kg | Status 4xx.')
    expect(lines).toContain(
      'Send POST /v1/crates without remark | None needed | The request is accepted with a status from 200 to 299.',
    )
    expect(lines.join('\n')).not.toMatch(/Save without|after a reload|value saved before/)
  })

  it('beyond the limit get the answer that the criterion gives for them', () => {
    expect(linesOf('A batch contains 1–200 crates. With 201 or more the whole batch is refused with 413.')).toEqual([
      'Send POST /v1/crates with 0 crates | 0 | Status 4xx.',
      'Send POST /v1/crates with 1 crate | 1 | The request is accepted with a status from 200 to 299.',
      'Send POST /v1/crates with 200 crates | 200 | The request is accepted with a status from 200 to 299.',
      'Send POST /v1/crates with 201 crates | 201 | Status 413.',
    ])
  })

  it('that are counted stand behind the second bound', () => {
    expect(linesOf('A call carries 2 to 40 crates in its body.')).toEqual([
      'Send POST /v1/crates with 1 crate | 1 | Status 4xx.',
      'Send POST /v1/crates with 2 crates | 2 | The request is accepted with a status from 200 to 299.',
      'Send POST /v1/crates with 40 crates | 40 | The request is accepted with a status from 200 to 299.',
      'Send POST /v1/crates with 41 crates | 41 | Status 4xx.',
    ])
  })

  it('are read from a table of rules and answers', () => {
    const lines = linesOf({
      when: 'Weight',
      then: 'Rule: per crate 0.2 kg – 9.5 kg, one decimal; Answer: 422 WEIGHT otherwise',
    })
    expect(lines).toContain('Send POST /v1/crates with this Weight | 9.6 kg | Status 422; the code is WEIGHT.')
    expect(linesOf({ when: 'Unknown key', then: 'Rule: nothing is stored; Answer: 401 NO_KEY' })[0]).toBe(
      'Send POST /v1/crates with an unknown key | None needed | Status 401; the code is NO_KEY.',
    )
  })

  it('lose the number of their row', () => {
    expect(linesOf('7 | Token of another orchard | 403')).toEqual([
      'Send POST /v1/crates with a token of another orchard | None needed | Status 403.',
    ])
  })

  it('keep the condition in front of an arrow', () => {
    expect(linesOf('Unknown key → 401. A key of another orchard → 403.')).toEqual([
      'Send POST /v1/crates with an unknown key | not-a-real-key-0000 | Status 401.',
      'Send GET /v1/crates | None needed | No crate has been added.',
      'Send POST /v1/crates with the key of another orchard | Valid body | Status 403.',
      'Send GET /v1/crates | None needed | No crate has been added.',
    ])
  })
})

describe('the rows of a table of an interface', () => {
  const linesOfRow = (rule: string, then: string) => {
    const cases = everyCase(
      {
        ...contextOf({ given: `Area: Idempotency key\nRule: ${rule}`, when: '', then, title: '2' }),
        title: 'Pickups API',
        description: 'Partners read with GET /v1/pickups.',
      },
      { enrichment: true, maxTestCases: 20 },
    )
    return cases.flatMap(({ steps }) => steps.map(({ step, expected }) => `${step} | ${expected}`))
  }

  it('state a rule, and one answer for each breach of it', () => {
    expect(
      linesOfRow(
        'POST needs the header Idempotency-Key. Writing needs the scope pickups:write.',
        'Missing or malformed: 400 bad_key. Scope missing: 403 scope_missing.',
      ),
    ).toEqual(
      expect.arrayContaining([
        'Send POST /v1/pickups without the idempotency key | Status 400; code is bad_key.',
        'Send POST /v1/pickups with a malformed idempotency key | Status 400; code is bad_key.',
        'Send POST /v1/pickups with a token without the scope | Status 403; code is scope_missing.',
      ]),
    )
  })

  it('answer everything else with a bare status', () => {
    expect(linesOfRow('The weight is 50 to 31500.', '422 weight')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Send POST \/v1\/pickups .* \| Status 422/)]),
    )
  })
})

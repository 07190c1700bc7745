import { describe, expect, test } from 'vitest'
import { rawResponse } from '#domain/generation/raw-response.ts'

describe('an answer for the console', () => {
  test.each([
    ['a key of an AI service', 'key sk-ant-api03-AbCdEf0123456789_x ok', 'key [redacted] ok'],
    ['a Jira token', 'ATATT3xFfGF0abcdefgh1234=9F', '[redacted]=9F'],
    ['a JSON web token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0abc.abc-def_123 rest', '[redacted] rest'],
    [
      'an authorization header',
      'Authorization: Basic dXNlcjpwYXNz and bearer abcdefgh1234',
      'Authorization: Basic [redacted] and bearer [redacted]',
    ],
    ['a password in an address', 'https://ada:s3cret@shop.example/a', 'https://ada:[redacted]@shop.example/a'],
    [
      'a field of JSON',
      '{"password": "correct horse", "apiToken":"abcd1234"}',
      '{"password": [redacted], "apiToken":[redacted]}',
    ],
    ['words without credentials', 'The password must have 8 characters.', 'The password must have 8 characters.'],
  ])('keeps back %s', (_, answer, shown) => {
    expect(rawResponse(answer)).toBe(shown)
  })

  test('is cut where it is endless', () => {
    expect(rawResponse('a'.repeat(30_000))).toBe(`${'a'.repeat(20_000)} …`)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryFromResult } from '#src/storage/history/entry.ts'
import {
  pack,
  unpack,
  decodeHead,
  decodeRecord,
  encodeRecord,
  bytesToText,
  textToBytes,
} from '#src/storage/history/record.ts'
import { largeResult } from '../../support/large-history.ts'
import { aResult, aTestCase } from '../../support/results.ts'

/** The value after a round trip through JSON. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

describe('bytes as text', () => {
  it('come back, with at most one zero byte behind them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const back = textToBytes(bytesToText(bytes)) ?? new Uint8Array()
        expect(back.length - bytes.length).toBeOneOf([0, 1])
        expect([...back.subarray(0, bytes.length)]).toEqual([...bytes])
        expect([...back.subarray(bytes.length)].every((byte) => byte === 0)).toBe(true)
      }),
    )
  })

  it('take 15 bits a character, none of which JSON or UTF-16 would change', () => {
    const text = bytesToText(crypto.getRandomValues(new Uint8Array(60_000)))
    expect(text).toHaveLength(32_000)
    expect(JSON.stringify(text)).toHaveLength(32_002)
    expect(text).not.toMatch(/[\uD800-\uDFFF]/)
  })

  it.each(['plain', '㐀\u0000', '㐀한'])('refuse %j', (text) => {
    expect(textToBytes(text)).toBeUndefined()
  })
})

it('packs any JSON value and gives it back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpack(pack(value))).toEqual({ ok: true, value: asJson(value) })
    }),
  )
})

describe('a record', () => {
  const entry = entryFromResult(
    aResult({ testCases: [aTestCase(), aTestCase({ id: 'TC-2', type: 'Negative' })] }),
    'h-1',
  )
  const text = encodeRecord(entry, 7)

  it('says in its head what a card shows', () => {
    expect(decodeHead('h-1', text)).toEqual({
      id: 'h-1',
      fingerprints: [expect.any(String)],
      savedAt: 7,
      timestamp: entry.timestamp,
      ticketId: 'SHOP-1',
      title: 'Empty the cart',
      totalTestCases: 2,
      types: { Positive: 1, Negative: 1 },
      priorities: { High: 2 },
    })
  })

  it('gives back the whole entry', () => {
    expect(decodeRecord('h-1', text)).toEqual({ ok: true, value: asJson(entry) })
  })

  it.each([
    ['cut off', text.slice(0, -5)],
    ['without its body', text.slice(0, text.indexOf('\n') + 1)],
    ['without its head', text.slice(text.indexOf('\n'))],
    ['of another version', text.replace('"version":2', '"version":3')],
    ['that is no record', '{"id":"h-1"}'],
    ['with another body', `${text.slice(0, text.indexOf('\n') + 1)}${pack([1, 2])}`],
    ['with a foreign sign in its body', `${text.slice(0, -3)}abc`],
  ])('%s is refused', (_, damaged) => {
    expect(decodeRecord('h-1', damaged)).toMatchObject({ ok: false })
  })
})

it('a hundred entries of 60 KB tickets with 20 cases fit in 5 MB of UTF-16 with room to spare', () => {
  const sample = Array.from({ length: 20 }, (_, n) => largeResult(n))
  for (const result of sample) {
    expect(JSON.stringify(result.ticketData).length).toBeGreaterThanOrEqual(60_000)
    expect(result.testCases).toHaveLength(20)
  }
  const lengths = sample.map((result, n) => encodeRecord(entryFromResult(result, `h-${n}`), n).length)
  const bytesOfHundred = (lengths.reduce((sum, length) => sum + length, 0) / sample.length) * 100 * 2
  expect(bytesOfHundred).toBeLessThan(3_000_000)
})

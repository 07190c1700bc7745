import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { blocksToText } from '#domain/ticket/text.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { findPrivateData, wordPattern } from '#domain/redaction/private-data.ts'
import { plantedTexts } from './planted-texts.ts'

const found = (text: string, words: string[] = []): string[] =>
  findPrivateData(text, wordPattern(words)).map((hit) => `${hit.kind} ${hit.text}`)

test('every piece of private data in 500 planted texts is found whole, and nothing else', () => {
  const wrong = plantedTexts().flatMap(({ text, planted }) => {
    const hits = findPrivateData(text)
    const right = hits.length === 1 && hits[0]?.text === planted.text && hits[0].kind === planted.kind
    return right ? [] : [{ text, planted, hits }]
  })
  expect(wrong).toEqual([])
})

describe('labelled values', () => {
  test.each([
    ['the staging password: Tr0ub4dor&3', 'secret Tr0ub4dor&3'],
    ['contraseña = "Perro#2024"', 'secret Perro#2024'],
    ['DB_PASSWORD=hunter2-prod', 'secret hunter2-prod'],
    ['Das Passwort lautet Kranich_77!', 'secret Kranich_77!'],
    ['postgres://app:s3cr3tpw@db.internal:5432/shop', 'secret s3cr3tpw'],
    ['Authorization: Bearer 9f8a7b6c5d4e3f2a1b0c', 'secret 9f8a7b6c5d4e3f2a1b0c'],
    ['Call 5551234567 after six', 'phone 5551234567'],
    ['Tel.: 030/901820', 'phone 030/901820'],
    ['NIF do cliente: 245 831 061', 'nationalId 245 831 061'],
    ['Steuer-ID 86 095 742 719', 'nationalId 86 095 742 719'],
    ['the server at 4.4.8.8 answers', 'ip 4.4.8.8'],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual([expected])
  })

  test('a private key is one secret', () => {
    const key = '-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEA\nabc+/=\n-----END RSA PRIVATE KEY-----'
    expect(found(`See\n${key}\nbelow`)).toEqual([`secret ${key}`])
  })

  test('the words of the user, as whole words in any case', () => {
    expect(found('Project Falcon and FALCON, not falconry; Acme  GmbH', ['falcon', 'Acme GmbH'])).toEqual([
      'word Falcon',
      'word FALCON',
      'word Acme  GmbH',
    ])
  })
})

describe('what stays', () => {
  test.each([
    'john@example.com, ann@example.org, x@shop.test, y@mail.example.net',
    '4111 1111 1111 1111, 4242424242424242, 5555 5555 5555 4444, 378282246310005',
    '192.0.2.10, 198.51.100.7, 203.0.113.99, 127.0.0.1, 2001:db8::1, ::1',
    'call 555-0123 or (212) 555-0199',
    'Version 10.4.22.31, v2.30.40.50, section 4.1.1.4',
    '2026-11-22 10:30, 22.11.2026, 22/11/2026 08:15, 10:20:30, 2026-11-22T10:30:00Z',
    '€1,100.00, 600 000 000, 1.234.567.890, 12,500,000.00 USD, 97.13 (97.125)',
    '2.40 / 3.60 / 5.20 per parcel, 10.50-12.75-15.00',
    'Password: at least 8 characters, one digit',
    'token=<your-token>, password: ********, secret: ${SECRET}',
    'The password is required and the token expires after 15 minutes',
    'order 4711-2233, SKU 100-200-300, ISBN 978-3-16-148410-0, tracking 12345678901234567890',
    'UUID 3f2b8c1e-9d47-4a63-8f10-2b7c5d9e1a04, commit 9fceb02d0ae598e95dc970b74767f19372d61af8',
    'DE00 1234 5678 9012 3456 78 (wrong checksum), ABCD-1234-EFGH',
    '@maria, maria@, a@b, README@2.0',
  ])('%s', (text) => {
    expect(found(text)).toEqual([])
  })
})

test('fewer than one in 200 labelled tickets has a false hit', () => {
  const folder = new URL('../../../corpora/criteria/', import.meta.url)
  const issues = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => issuesIn(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
  const texts = issues.flatMap((issue) => {
    const ticket = readIssue(issue)
    if (!ticket.ok) return []
    const { summary, description, fields } = ticket.value
    return [[summary, blocksToText(description), ...fields.map(({ blocks }) => blocksToText(blocks))].join('\n')]
  })
  expect(texts.length).toBeGreaterThan(200)
  const falseHits = texts.map((text) => found(text)).filter((hits) => hits.some((hit) => !knownPrivate.has(hit)))
  expect(falseHits.length).toBeLessThan(texts.length / 200)
})

/** Phone numbers that tickets of the corpora really state. */
const knownPrivate = new Set(['phone 900 123 456', 'phone 0491 570 156', 'phone 0491 570 157'])

function issuesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(issuesIn)
  if (typeof value !== 'object' || value === null) return []
  if ('fields' in value) return [value]
  return Object.values(value).flatMap(issuesIn)
}

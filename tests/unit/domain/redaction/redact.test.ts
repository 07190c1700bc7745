import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GenerationContext } from '#domain/generation/context.ts'
import { redactContext, redactRequest } from '#domain/redaction/redact.ts'
import { createRestorer, restoreCase } from '#domain/redaction/restore.ts'
import { plantedTexts } from './planted-texts.ts'

const context = (description: string, criterion = 'The list is empty'): GenerationContext => ({
  title: 'Invite a colleague',
  description,
  acceptanceCriteria: [{ id: 'AC-1', given: 'the user', when: 'they open it', then: criterion, text: criterion }],
  ticketKey: 'SHOP-42',
  ticketType: 'Story',
  priority: 'High',
  components: 'None',
  labels: 'None',
})

describe('redacting', () => {
  test('the same text has one placeholder, everywhere it occurs', () => {
    const { context: hidden, redacted } = redactContext(
      context('Ask ana@acme.io or bob@acme.io.', 'ana@acme.io gets an e-mail'),
    )
    expect(hidden.description).toBe('Ask ⟦EMAIL-1⟧ or ⟦EMAIL-2⟧.')
    expect(hidden.acceptanceCriteria[0]).toMatchObject({
      then: '⟦EMAIL-1⟧ gets an e-mail',
      text: '⟦EMAIL-1⟧ gets an e-mail',
    })
    expect(redacted).toEqual([
      { kind: 'email', text: 'ana@acme.io', placeholder: '⟦EMAIL-1⟧', where: 'description' },
      { kind: 'email', text: 'bob@acme.io', placeholder: '⟦EMAIL-2⟧', where: 'description' },
      { kind: 'email', text: 'ana@acme.io', placeholder: '⟦EMAIL-1⟧', where: 'AC-1' },
    ])
  })

  test('what the user shows again stays', () => {
    const { context: hidden } = redactContext(context('ana@acme.io, bob@acme.io'), { shown: ['ana@acme.io'] })
    expect(hidden.description).toBe('ana@acme.io, ⟦EMAIL-1⟧')
  })

  test('a number that the ticket itself uses is skipped', () => {
    const { context: hidden, redacted } = redactContext(context('Field EMAIL-1 takes ana@acme.io'))
    expect(hidden.description).toBe('Field EMAIL-1 takes ⟦EMAIL-2⟧')
    expect(createRestorer(redacted)(hidden.description)).toBe('Field EMAIL-1 takes ana@acme.io')
  })

  test('a ticket without private data is unchanged', () => {
    const original = context('At most 40 articles; the 41st is refused.')
    expect(redactContext(original)).toEqual({ context: original, redacted: [] })
  })
})

test('a case that is written again, the remark and the other titles are redacted, too', () => {
  const { request } = redactRequest({
    context: context('Ask ana@acme.io.'),
    action: {
      kind: 'rewrite',
      testCase: {
        title: 'Invite bob@acme.io',
        description: 'ana@acme.io invites',
        preconditions: ['bob@acme.io has no account'],
        type: 'Positive',
        priority: 'High',
        steps: [{ step: 'Enter bob@acme.io', data: 'bob@acme.io', expected: 'bob@acme.io is listed' }],
        criterionIds: ['AC-1'],
      },
      remark: 'use eve@acme.io',
      problems: ['“bob@acme.io” is not in the ticket'],
      otherTitles: ['Remove ana@acme.io'],
    },
  })
  expect(JSON.stringify(request)).not.toContain('acme.io')
  expect(request.action).toMatchObject({ testCase: { criterionIds: ['AC-1'] }, remark: 'use ⟦EMAIL-3⟧' })
})

describe('restoring', () => {
  const restore = createRestorer([
    { kind: 'email', text: 'ana@acme.io', placeholder: '⟦EMAIL-1⟧', where: 'title' },
    { kind: 'nationalId', text: '12345678Z', placeholder: '⟦NATIONAL-ID-1⟧', where: 'title' },
  ])

  test.each([
    ['[EMAIL-1]', 'ana@acme.io'],
    [String.raw`[EMAIL\_1]`, 'ana@acme.io'],
    [String.raw`\[EMAIL-1\]`, 'ana@acme.io'],
    ['{{email_1}}', 'ana@acme.io'],
    ['&lt;EMAIL-1&gt;', 'ana@acme.io'],
    [String.raw`\u27e6EMAIL-1\u27e7`, 'ana@acme.io'],
    ['EMAIL‑1', 'ana@acme.io'],
    ['⟦ National Id 1 ⟧', '12345678Z'],
    ['(⟦EMAIL-1⟧)', '(ana@acme.io)'],
    ['"⟦EMAIL-1⟧",', '"ana@acme.io",'],
    ['⟦EMAIL-7⟧', '⟦EMAIL-7⟧'],
    ['EMAIL-12', 'EMAIL-12'],
    ['XEMAIL-1', 'XEMAIL-1'],
  ])('%s → %s', (mangled, expected) => {
    expect(restore(mangled)).toBe(expected)
  })

  test('in every text of a test case', () => {
    const written = {
      title: 'Invite [EMAIL-1]',
      description: '⟦EMAIL-1⟧',
      preconditions: ['⟦EMAIL-1⟧ is a member'],
      steps: [{ step: 'Enter ⟦EMAIL-1⟧', data: '⟦EMAIL-1⟧', expected: '⟦EMAIL-1⟧ is listed' }],
      criterionIds: ['AC-1'],
      assumptions: ['⟦EMAIL-1⟧ exists'],
    }
    expect(JSON.stringify(restoreCase(written, restore))).toBe(
      JSON.stringify(written).replaceAll(/⟦EMAIL-1⟧|\[EMAIL-1\]/g, 'ana@acme.io'),
    )
  })

  test('text that a model mangled, in 10,000 runs', () => {
    const texts = plantedTexts().map(({ text }) => text)
    const brackets: [string, string][] = [
      ...[
        ['⟦', '⟧'],
        ['[', ']'],
        ['[[', ']]'],
        ['{', '}'],
        ['{{', '}}'],
        ['<', '>'],
        ['«', '»'],
        ['【', '】'],
      ].map(([open = '', close = '']): [string, string] => [open, close]),
      [String.raw`\[`, String.raw`\]`],
      ['&lt;', '&gt;'],
      ['&#10214;', '&#10215;'],
      [String.raw`\u27E6`, String.raw`\u27E7`],
      ['%E2%9F%A6', '%E2%9F%A7'],
      ['⟦ ', ' ⟧'],
    ]
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...brackets),
        fc.constantFrom('-', '_', String.raw`\_`, String.raw`\-`, ' ', '‑', '–', '&#45;'),
        fc.boolean(),
        (parts, [open, close], dash, lower) => {
          const text = parts.join('\n')
          const { context: hidden, redacted } = redactContext(context(text))
          const mangled = hidden.description.replace(/⟦([A-Z-]+)-(\d+)⟧/g, (_, kind: string, number: string) => {
            const name = kind.replaceAll('-', dash)
            return `${open}${lower ? name.toLowerCase() : name}${dash}${number}${close}`
          })
          expect(createRestorer(redacted)(mangled)).toBe(text)
        },
      ),
      { numRuns: 10_000 },
    )
  })
})

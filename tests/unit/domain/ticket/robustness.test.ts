import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CriteriaFinding } from '#domain/criteria/criterion.ts'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { readingLimits } from '#domain/ticket/budget.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { blocksToText } from '#domain/ticket/text.ts'
import { arbitraryIssue } from './arbitrary-adf.ts'

/** More with `PROPERTY_RUNS=200000`, as for a release. */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 1_500)

function wellFormed({ criteria, lookedAt }: CriteriaFinding): void {
  criteria.forEach((criterion, at) => {
    expect(criterion.id).toBe(`AC-${at + 1}`)
    for (const part of [criterion.given, criterion.when, criterion.then, criterion.text])
      expect(part.trim()).not.toBe('')
  })
  expect(lookedAt.length).toBeGreaterThan(0)
}

describe('a ticket of any content', () => {
  it('is read or refused, and never throws', () => {
    fc.assert(
      fc.property(arbitraryIssue, (issue) => {
        const ticket = readIssue(issue)
        if (!ticket.ok) return
        expect(typeof blocksToText(ticket.value.description)).toBe('string')
        wellFormed(findCriteria(ticket.value))
      }),
      { numRuns },
    )
  }, 600_000)

  it('has no criterion without words, even if a table is empty below its header', () => {
    const cell = (alt: string) => ({ content: [{ type: 'image', attrs: { alt } }], attrs: { rowspan: 2 } })
    const rows = [
      { type: 'paragraph', content: [cell('Entonces')] },
      { type: 'paragraph', content: [{ type: 'text' }] },
    ]
    const description = { type: 'doc', version: 1, content: [{ type: 'table', content: rows }] }
    const ticket = readIssue({ key: 'T-1', fields: { description } })
    if (ticket.ok) wellFormed(findCriteria(ticket.value))
    expect(ticket.ok).toBe(true)
  })

  it('gives the same criteria every time', () => {
    fc.assert(
      fc.property(arbitraryIssue, (issue) => {
        const ticket = readIssue(issue)
        if (ticket.ok) expect(findCriteria(ticket.value)).toEqual(findCriteria(ticket.value))
      }),
      { numRuns: 300 },
    )
  })
})

function nested(type: string, depth: number): unknown {
  let node: unknown = { type: 'paragraph', content: [{ type: 'text', text: 'deep' }] }
  for (let level = 0; level < depth; level += 1)
    node = { type, content: type.endsWith('List') ? [{ type: 'listItem', content: [node] }] : [node] }
  return node
}

const issueOf = (description: unknown): unknown => ({ key: 'T-1', fields: { description } })
const docWith = (content: unknown[]): unknown => ({ type: 'doc', version: 1, content })
const docOf = (...content: unknown[]): unknown => docWith(content)

describe('a hostile ticket', () => {
  it.each(['panel', 'bulletList', 'table', 'unheard-of', 'layoutSection', 'taskList', 'expand'])(
    'nested 20,000 deep in %s ends in an error',
    (type) => {
      expect(readIssue(issueOf(docOf(nested(type, 20_000))))).toMatchObject({ ok: false, reason: { code: 'too_deep' } })
    },
  )

  it('nested in inline nodes ends in an error', () => {
    let node: unknown = { type: 'text', text: 'x' }
    for (let level = 0; level < 20_000; level += 1) node = { type: 'mention', content: [node] }
    expect(readIssue(issueOf(docOf({ type: 'paragraph', content: [node] })))).toMatchObject({
      ok: false,
      reason: { code: 'too_deep' },
    })
  })

  it.each([
    ['nodes', docWith(Array.from({ length: readingLimits.nodes + 1 }, () => ({ type: 'rule' })))],
    [
      'inline nodes',
      docOf({
        type: 'paragraph',
        content: Array.from({ length: readingLimits.nodes + 1 }, () => ({ type: 'hardBreak' })),
      }),
    ],
    [
      'characters',
      docOf({ type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(readingLimits.characters + 1) }] }),
    ],
    ['characters of plain text', 'x'.repeat(readingLimits.characters + 1)],
    ['lines', 'x\n'.repeat(readingLimits.nodes + 1)],
    [
      'rows that a cell spans',
      docOf({
        type: 'table',
        content: Array.from({ length: 1_000 }, (_, row) => ({
          type: 'tableRow',
          content:
            row > 0
              ? []
              : Array.from({ length: 1_000 }, () => ({ type: 'tableCell', attrs: { rowspan: 1_000 }, content: [] })),
        })),
      }),
    ],
  ])('with too many %s ends in an error', (_what, description) => {
    expect(readIssue(issueOf(description))).toMatchObject({ ok: false, reason: { code: 'too_large' } })
  })

  it('that fits the bounds just so is read', () => {
    expect(readIssue(issueOf(docOf(nested('panel', readingLimits.depth - 5)))).ok).toBe(true)
    expect(readIssue(issueOf('word '.repeat(200_000))).ok).toBe(true)
  })
})

/** Counts every access to a value. */
function counted<T>(value: T, count: { looks: number }): T {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get(target, key, receiver): unknown {
      count.looks += 1
      return counted<unknown>(Reflect.get(target, key, receiver), count)
    },
  })
}

describe('the work done for a ticket', () => {
  const item = {
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Given a When b Then c' }] }],
  }
  const row = {
    type: 'tableRow',
    content: [{ type: 'tableCell', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'cell' }] }] }],
  }
  it.each([
    [
      'list',
      (size: number) =>
        docOf(
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'AC' }] },
          { type: 'bulletList', content: Array.from({ length: size }, () => item) },
        ),
    ],
    ['table', (size: number) => docOf({ type: 'table', content: Array.from({ length: size }, () => row) })],
    [
      'lines',
      (size: number) =>
        docOf({
          type: 'paragraph',
          content: Array.from({ length: size }, (_, at) =>
            at % 2 === 0 ? { type: 'text', text: 'Given a' } : { type: 'hardBreak' },
          ),
        }),
    ],
    ['nested panels', (size: number) => docOf(...Array.from({ length: size / 50 }, () => nested('panel', 50)))],
  ])('grows with its size and no faster: %s', (_kind, build) => {
    const looks = [1_000, 4_000].map((size) => {
      const count = { looks: 0 }
      const raw = readIssue(issueOf(build(size)))
      if (!raw.ok) throw new Error(raw.reason.message)
      readIssue(counted(issueOf(build(size)), count))
      findCriteria(counted(raw.value, count))
      return count.looks
    })
    expect(looks[1]).toBeLessThan((looks[0] ?? 0) * 4.4)
  })
})

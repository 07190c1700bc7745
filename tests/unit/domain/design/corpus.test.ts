import { describe, expect, it } from 'vitest'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { coverage } from '#domain/test-case/coverage.ts'
import { corpusTickets } from './support/corpus.ts'

const tickets = corpusTickets()
const everything = 10_000
const designed = tickets.map(({ name, context }) => ({
  name,
  context,
  cases: designTestCases(context, { enrichment: true, maxTestCases: everything }),
}))
const plain = tickets.map(({ name, context }) => ({
  name,
  context,
  cases: designTestCases(context, { enrichment: false, maxTestCases: 6 }),
}))

/** What a tester cannot act on: words that stand for data, or for a look at something, without being it. Only the ticket may use them. */
const emptyWords = [
  /^n\/?a$/i,
  /^(?:none|null|undefined|tbd|todo|\?+|-+|—|\.\.\.)$/i,
  /^(?:test|sample|valid|invalid|some|any|appropriate|correct|relevant) (?:data|input|value|values)$/i,
  /lorem ipsum|foo ?bar|placeholder text|insert here|to be (?:defined|determined)/i,
  /works (?:correctly|as expected|properly)|behaves as expected|funciona correctamente|as (?:needed|appropriate)/i,
  /undefined|\[object|NaN/,
]

function withIds(cases: WireTestCase[]): (WireTestCase & { id: string })[] {
  return cases.map((testCase, index) => ({ ...testCase, id: `TC-${index + 1}` }))
}

function contentOf({ preconditions, steps }: WireTestCase): string {
  return (
    preconditions.join(' ') +
    steps
      .map(({ step, data, expected }) => `${step} ${data} ${expected}`)
      .join(' ')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}$€£%<>=+*/@#&-]+/gu, ' ')
      .trim()
  )
}

describe('the designer over real tickets', () => {
  it('has tickets to work on', () => {
    expect(tickets.length).toBeGreaterThan(150)
  })

  it('covers most criteria when there is room, and gives every ticket a case', () => {
    const criteria = designed.flatMap(({ context }) => context.acceptanceCriteria)
    const open = designed.flatMap(
      ({ context, cases }) => coverage(context.acceptanceCriteria, withIds(cases)).uncovered,
    )
    expect(open.length / criteria.length).toBeLessThan(0.4)
    expect(designed.filter(({ cases }) => cases.length === 0)).toEqual([])
  })

  it('covers as many criteria as there is room for, and coverage names the others', () => {
    for (const { name, context, cases } of plain) {
      const { uncovered } = coverage(context.acceptanceCriteria, withIds(cases))
      const proved = new Set(cases.flatMap((testCase) => testCase.criterionIds))
      expect(cases.length, name).toBeLessThanOrEqual(6)
      expect(uncovered, name).toEqual(context.acceptanceCriteria.map(({ id }) => id).filter((id) => !proved.has(id)))
      expect(cases.length, name).toBe(
        Math.min(6, designTestCases(context, { enrichment: false, maxTestCases: everything }).length),
      )
    }
  })

  it('has no two cases alike, by title or by what they ask for', () => {
    for (const { name, cases } of [...designed, ...plain]) {
      const titles = cases.map(({ title }) => title.toLowerCase().replace(/\s+/g, ' ').trim())
      expect(
        titles.filter((title, index) => titles.indexOf(title) !== index),
        name,
      ).toEqual([])
      const contents = cases.map(contentOf)
      expect(
        contents.filter((content, index) => contents.indexOf(content) !== index),
        name,
      ).toEqual([])
    }
  })

  it('leaves no field empty and no data to be thought up', () => {
    for (const { name, context, cases } of [...designed, ...plain]) {
      const ticketText = [
        context.title,
        ...context.acceptanceCriteria.map(({ text, given, when, then, title }) =>
          [text, given, when, then, title].join('\n'),
        ),
      ].join('\n')
      for (const { title, description, steps } of cases) {
        expect(steps.length, `${name}: ${title}`).toBeGreaterThan(0)
        for (const text of [
          title,
          description,
          ...steps.flatMap(({ step, data, expected }) => [step, data, expected]),
        ]) {
          expect(text.trim(), `${name}: ${title}`).not.toBe('')
          const found = emptyWords.filter((words) => words.test(text) && !words.test(ticketText))
          expect(found, `${name}: ${title}: ${text}`).toEqual([])
        }
      }
    }
  })

  it('says where each case came from and why it has its priority', () => {
    for (const { name, cases } of designed) {
      for (const testCase of cases) {
        expect(testCase.technique, name).toBeTruthy()
        expect(testCase.priorityReason, name).toBeTruthy()
        expect(testCase.criterionIds.length, name).toBeGreaterThan(0)
        expect(testCase.generationStatus).toBe('designed')
      }
    }
  })

  it('gives priorities that differ', () => {
    const all = designed.flatMap(({ cases }) => cases.map(({ priority }) => priority))
    const share = (priority: string): number => all.filter((found) => found === priority).length / all.length
    expect(share('High')).toBeGreaterThan(0.05)
    expect(share('High')).toBeLessThan(0.5)
    expect(share('Low')).toBeGreaterThan(0.05)
    expect(share('Medium')).toBeLessThan(0.85)
  })

  it('gives the same cases for the same ticket', () => {
    for (const { name, context, cases } of designed)
      expect(designTestCases(structuredClone(context), { enrichment: true, maxTestCases: everything }), name).toEqual(
        cases,
      )
  })
})

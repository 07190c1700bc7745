import { expect, it } from 'vitest'
import { buildContext } from '#domain/generation/build-context.ts'
import { generationContextSchema } from '#domain/generation/context.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'

const ticket: Ticket = {
  key: 'SHOP-7',
  summary: 'Promo codes',
  type: 'Unknown',
  priority: ' ',
  components: [],
  labels: ['cart', ' ', 'promo'],
  description: [
    { kind: 'paragraph', lines: [[{ text: 'Customers ' }, { text: 'enter', strong: true }, { text: ' a code.' }]] },
  ],
  fields: [],
}
const source = { kind: 'field', label: 'Acceptance Criteria' } as const

it('gives the facts of a ticket as text, with the defaults of the product', () => {
  expect(buildContext(ticket, [{ id: 'AC-1', given: 'g', when: 'w', then: 't', text: 'gwt', source }])).toEqual({
    title: 'Promo codes',
    description: 'Customers enter a code.',
    acceptanceCriteria: [{ id: 'AC-1', given: 'g', when: 'w', then: 't', text: 'gwt', section: 'Acceptance Criteria' }],
    ticketKey: 'SHOP-7',
    ticketType: 'Unknown',
    priority: 'Unknown',
    components: 'None',
    labels: 'cart, promo',
  })
})

it('never gives more than the server takes', () => {
  const long = '😀'.repeat(1_000_000)
  const criteria = Array.from({ length: 600 }, (_, index) => ({
    id: `AC-${index}`,
    given: long,
    when: 'w',
    then: 't',
    text: 'x',
    title: 'y',
    examples: [['a'.repeat(9_000)]],
    source,
  }))
  const context = buildContext({ ...ticket, summary: long, components: [long] }, criteria)
  expect(generationContextSchema.safeParse(context).success).toBe(true)
  expect(context.acceptanceCriteria).toHaveLength(500)
  expect(encodeURIComponent(context.title)).toMatch(/^(?:%F0%9F%98%80)+$/)
})

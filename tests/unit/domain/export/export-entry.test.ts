import { expect, it } from 'vitest'
import { ticketFacts, withoutTicketText } from '#domain/export/export-entry.ts'
import { aTestCase } from '../../../support/results.ts'
import { anEntry } from './support/cases.ts'

const ticketData = {
  fields: {
    summary: 'Promo code',
    description: 'x'.repeat(100_000),
    status: { name: 'Done' },
    priority: { name: 'High' },
    assignee: { displayName: 'Zoë' },
    components: [{ name: ' ' }, { name: 'Cart' }],
  },
}
const facts = {
  ticketId: 'SHOP-42',
  summary: 'Promo code',
  status: 'Done',
  priority: 'High',
  assignee: 'Zoë',
  component: 'Cart',
}

it('reads a ticket’s facts', () => {
  expect(ticketFacts(anEntry([], { ticketData }))).toEqual(facts)
})

it.each([
  undefined,
  null,
  'x',
  { fields: null },
  { fields: { status: 'Done', components: 'Cart', assignee: { displayName: ' ' } } },
])('knows nothing of %j', (broken) => {
  expect(ticketFacts(anEntry([], { ticketData: broken }))).toEqual({ ticketId: 'SHOP-42', summary: 'Promo code' })
})

it('leaves the long text of a ticket behind and nothing that is exported', () => {
  const entry = anEntry([aTestCase()], {
    ticketData,
    timestamp: '2026-11-21T09:00:00.000Z',
    uncoveredCriterionIds: ['AC-2'],
  })
  const light = withoutTicketText(entry)
  expect(ticketFacts(light)).toEqual(facts)
  expect({ ...light, ticketData }).toEqual(entry)
  expect(JSON.stringify(light).length).toBeLessThan(1_000)
})

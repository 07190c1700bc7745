import type { GenerationContext } from '#domain/generation/context.ts'

/** A small ticket in the app's request format. */
export const checkoutContext: GenerationContext = {
  title: 'Discount code at checkout',
  description: 'Customers can enter a discount code in the cart.',
  acceptanceCriteria: [
    {
      id: 'AC-1',
      given: 'a cart worth 50 EUR',
      when: 'the customer applies the code SAVE10',
      then: 'the total shows 45 EUR',
    },
    {
      id: 'AC-2',
      given: 'a cart worth 50 EUR',
      when: 'the customer applies an expired code',
      then: 'the message "This code has expired" is shown',
    },
  ],
  ticketKey: 'SHOP-1',
  ticketType: 'Story',
  priority: 'High',
  components: 'Checkout',
  labels: 'None',
}

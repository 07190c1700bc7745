import type { GenerationContext } from '#domain/generation/context.ts'

type CriterionParts = Partial<GenerationContext['acceptanceCriteria'][number]>

/** A ticket with these criteria; a text alone is a statement. */
export function contextOf(...criteria: (CriterionParts | string)[]): GenerationContext {
  return {
    title: 'Checkout',
    description: '',
    ticketKey: 'SHOP-7',
    ticketType: 'Story',
    priority: 'Medium',
    components: 'None',
    labels: 'None',
    acceptanceCriteria: criteria.map((parts, index) => ({
      id: `AC-${index + 1}`,
      given: 'The system is in its initial state',
      when: 'The user performs the action',
      then: 'The expected outcome is observed',
      ...(typeof parts === 'string' ? { then: parts, text: parts } : parts),
    })),
  }
}

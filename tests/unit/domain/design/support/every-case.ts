import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { designCandidates, type DesignOptions } from '#domain/design/design-test-cases.ts'
import { selectDesignedCases } from '#domain/design/select-cases.ts'
import type { GenerationContext } from '#domain/generation/context.ts'

/** What the designer reads from a ticket, whether or not a tester surely keeps it: a result holds only the sure cases. */
export function everyCase(context: GenerationContext, { enrichment, maxTestCases }: DesignOptions): WireTestCase[] {
  return selectDesignedCases(designCandidates(context, enrichment), maxTestCases)
}

import type { ExportEntry } from '#domain/export/export-entry.ts'

/** One ticket with that many steps, ten per case, in realistic words. */
export function entryOfSteps(steps: number): ExportEntry {
  return {
    ticketId: 'SHOP-1',
    title: 'Promo codes',
    timestamp: '2026-11-21T09:00:00.000Z',
    acceptanceCriteria: [],
    testCases: Array.from({ length: steps / 10 }, (_, number) => ({
      id: `TC-${number + 1}`,
      title: `Discount ${number} lowers the total of the basket`,
      description: 'A valid code lowers the total of the basket at once, and the basket says which code did it.',
      preconditions: ['The basket holds goods worth €60.00'],
      type: number % 3 === 0 ? 'Negative' : 'Positive',
      priority: 'High',
      steps: Array.from({ length: 10 }, (_, step) => ({
        step: `Enter the code ${number}-${step} in the basket, press Apply and wait for the total`,
        data: `AUTUMN${number}${step}`,
        expected: `Line ${number}-${step} shows -€6.00 and the total is “right”`,
      })),
      criterionIds: ['AC-1'],
    })),
  }
}

import type { Page } from '@playwright/test'

/**
 * Stores one entry with that many cases of ten steps each in the signed-in user's history, in the format of an earlier
 * version.
 */
export async function putLargeEntry(page: Page, caseCount: number): Promise<void> {
  const testCases = Array.from({ length: caseCount }, (_, number) => ({
    id: `TC-${number + 1}`,
    title: `Discount ${number} lowers the total of the basket`,
    description: 'A valid code lowers the total at once, and the basket says which code did it.',
    preconditions: ['The basket holds goods worth €60.00'],
    type: number % 3 === 0 ? 'Negative' : 'Positive',
    priority: 'High',
    steps: Array.from({ length: 10 }, (_, step) => ({
      step: `Enter the code ${number}-${step} in the basket and press Apply`,
      data: `AUTUMN${number}${step}`,
      expected: `Line ${number}-${step} shows -€6.00 and the total is “right”`,
    })),
    criterionIds: ['AC-1'],
  }))
  const entry = {
    id: 'large',
    timestamp: '2026-11-20T08:00:00.000Z',
    ticketId: 'SHOP-99',
    title: 'A large ticket',
    testCases,
  }
  await page.evaluate(
    (stored) => {
      const userId = localStorage.getItem('currentUserId') ?? ''
      localStorage.setItem(`testCasesHistory_${userId}`, stored)
    },
    JSON.stringify([entry]),
  )
  await page.reload()
}

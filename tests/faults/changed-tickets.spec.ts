import type { Locator, Page } from '@playwright/test'
import { apiError } from '../functions/support/openai-server.ts'
import { goodAnswer, heldAnswer } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'
import type { Person } from './support/person.ts'
import type { FaultyTracker } from './support/tracker.ts'

const before = ['A voucher is valid for 30 days.', 'An expired voucher is refused.']
const after = ['A voucher is valid for 60 days.', 'An expired voucher is refused.', 'A voucher can be sent as a gift.']

/** A saved result whose ticket has changed since, open and compared. */
async function openChanged(page: Page, person: Person, tracker: FaultyTracker): Promise<Locator> {
  await tracker.edit('SHOP-13', before)
  await person.generate('SHOP-13')
  const results = page.getByRole('dialog')
  await expect(results.getByText('Saved to history')).toBeVisible({ timeout: 20_000 })
  await tracker.edit('SHOP-13', after)
  await results.getByRole('button', { name: 'Check for changes' }).click()
  await expect(results.getByText('Acceptance criteria: 1 edited, 1 new, 0 gone')).toBeVisible()
  return results
}

function review(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Update of the test cases' })
}

async function storageKeys(page: Page, prefix: string): Promise<number> {
  return page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)).length, prefix)
}

test.describe('an update of a suite', () => {
  test('that the AI refuses changes nothing, is not charged, and is charged once when it is tried again', async ({
    page,
    person,
    world: { ai, tracker },
  }) => {
    const results = await openChanged(page, person, tracker)
    ai.behaviour = apiError(500, 'boom')
    await results.getByRole('button', { name: 'Update the suite' }).click()
    await expect(person.problem('The AI service answered with an error.')).toBeVisible()
    expect(await person.used()).toBe(2)
    ai.behaviour = goodAnswer
    await person.tryAgain()
    await review(page).getByRole('button', { name: 'Accept 2 of 2 changes' }).click()
    await expect(results.getByText('Acceptance criteria: 0 edited')).toBeHidden()
    await expect(results.getByText(/^Nothing changed, checked/)).toBeVisible()
    await page.keyboard.press('Escape')
    await person.expectSound({ entries: 2, used: 3 })
  })

  test('whose tab is closed while the AI writes leaves the suite as it was', async ({
    page,
    context,
    person,
    world: { ai, tracker },
  }) => {
    const results = await openChanged(page, person, tracker)
    const titles = await results.getByRole('heading', { level: 3 }).allTextContents()
    const held = heldAnswer()
    ai.behaviour = held.behaviour
    await results.getByRole('button', { name: 'Update the suite' }).click()
    await held.begun
    await page.close()
    held.release()
    ai.behaviour = goodAnswer

    const other = person.at(await context.newPage())
    await other.page.goto('/app')
    await other.page.getByRole('button', { name: 'History', exact: true }).click()
    await other.page.getByRole('button', { name: 'Load SHOP-13', exact: true }).click()
    const again = other.page.getByRole('dialog')
    await expect(again.getByText('Acceptance criteria: 1 edited, 1 new, 0 gone')).toBeVisible()
    expect(await again.getByRole('heading', { level: 3 }).allTextContents()).toEqual(titles)
    await other.page.keyboard.press('Escape')
    await other.page.getByLabel('Jira ticket URL').fill(other.ticketLink('SHOP-2'))
    await other.expectSound({ entries: 2, used: 3 })
  })

  test('that does not fit into the storage stays on the screen, and is saved once there is room', async ({
    page,
    person,
    world: { tracker },
  }) => {
    const results = await openChanged(page, person, tracker)
    await results.getByRole('button', { name: 'Update the suite' }).click()
    const accept = review(page).getByRole('button', { name: 'Accept 2 of 2 changes' })
    await expect(accept).toBeVisible()
    await page.evaluate(() => {
      for (let size = 1_000_000, n = 0; size >= 1; n += 1) {
        try {
          localStorage.setItem(`ballast-${n}`, 'x'.repeat(size))
        } catch {
          size = Math.floor(size / 2)
        }
      }
    })
    await accept.click()
    await expect(
      results.getByText('Failed to save history. The browser’s storage for this site is full.'),
    ).toBeVisible()
    expect(await storageKeys(page, 'testCasesVersions_')).toBe(0)
    await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('ballast-'))
        .forEach((key) => localStorage.removeItem(key)),
    )
    await results.getByRole('button', { name: 'Try again' }).click()
    await expect(results.getByText('Saved to history')).toBeVisible()
    await page.reload()
    await person.expectSound({ entries: 2, used: 3 })
    await page.getByRole('button', { name: 'History', exact: true }).click()
    await page.getByRole('button', { name: 'Load SHOP-13', exact: true }).click()
    await expect(page.getByRole('dialog').getByText(/^Nothing changed, checked/)).toBeVisible()
  })
})

import type { Locator, Page } from '@playwright/test'
import { askedText, covering, idsAskedFor, isFollowUp } from '../functions/support/answering-ai.ts'
import { apiError, type ChatRequest } from '../functions/support/openai-server.ts'
import { goodAnswer, heldAnswer } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'
import type { Person } from './support/person.ts'
import { fillToTheBrim, makeRoom } from './support/storage.ts'
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

  test('whose AI fails in one of several calls is completed free of charge', async ({
    page,
    person,
    world: { ai, tracker },
  }) => {
    const results = await openChanged(page, person, tracker)
    const parts = ['colour', 'size', 'weight', 'origin', 'price', 'name']
    await tracker.edit('SHOP-13', [...before, ...parts.map((part) => `A voucher shows its ${part}.`)])
    await results.getByRole('button', { name: 'Check for changes' }).click()
    await expect(results.getByText('0 edited, 6 new, 0 gone')).toBeVisible()
    const fails = (request: ChatRequest) => askedText(request).includes(', AC-8.\n') || isFollowUp(request)
    ai.behaviour = (response, request) => (fails(request) ? apiError(500, 'boom') : covering)(response, request)
    await results.getByRole('button', { name: 'Update the suite' }).click()
    await review(page).getByRole('button', { name: 'Accept 6 of 6 changes' }).click({ timeout: 20_000 })
    await expect(results.getByText('AC-6, AC-7, AC-8')).toBeVisible()
    expect(await person.used()).toBe(3)

    ai.reset(covering)
    await results.getByRole('button', { name: 'Complete the test cases' }).click()
    await expect(results.getByText('AC-8 shows its heading').first()).toBeVisible({ timeout: 20_000 })
    await expect(results.getByText('The AI did not answer')).toHaveCount(0)
    expect(ai.requests.map(idsAskedFor)[0]).toEqual(['AC-6', 'AC-7', 'AC-8'])
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
    await fillToTheBrim(page)
    await accept.click()
    await expect(
      results.getByText('Failed to save history. The browser’s storage for this site is full.'),
    ).toBeVisible()
    expect(await storageKeys(page, 'testCasesVersions_')).toBe(0)
    await makeRoom(page)
    await results.getByRole('button', { name: 'Try again' }).click()
    await expect(results.getByText('Saved to history')).toBeVisible()
    await page.reload()
    await person.expectSound({ entries: 2, used: 3 })
    await page.getByRole('button', { name: 'History', exact: true }).click()
    await page.getByRole('button', { name: 'Load SHOP-13', exact: true }).click()
    await expect(page.getByRole('dialog').getByText(/^Nothing changed, checked/)).toBeVisible()
  })
})

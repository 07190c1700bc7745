import type { Page } from '@playwright/test'
import { heldAnswer } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'

const partMissing = 'A part of the page could not be loaded'
const advice = 'The connection broke, or a new version was published while the page was open.'

/** Makes the parts of this version that the page has not loaded yet disappear, as after a deploy. */
async function publishNewVersion(page: Page): Promise<void> {
  await page.route(/\/assets\/[^/]+\.(js|css)$/, (route) => route.fulfill({ status: 404, body: 'not found' }))
}

async function newVersionLoads(page: Page): Promise<void> {
  await page.unroute(/\/assets\/[^/]+\.(js|css)$/)
}

test.describe('a new version published while the page is open', () => {
  test('takes no run and no result with it: a screen that is gone says so within its frame', async ({
    page,
    person,
    world: { ai },
  }) => {
    await page.goto('/app')
    const held = heldAnswer()
    ai.behaviour = held.behaviour
    await page.getByLabel('Jira ticket URL').fill(person.ticketLink('SHOP-2'))
    await person.generateButton.click()
    await held.begun
    await publishNewVersion(page)

    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { name: partMissing })).toBeVisible()
    await expect(page.getByText(advice)).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByText('1 test case written so far')).toBeVisible()
    held.release()
    await person.expectResult('SHOP-2')
    await person.expectUsable()
    await person.expectHistory(2)
    await newVersionLoads(page)
    await page.reload()
    await expect(page.getByLabel('Jira ticket URL')).toHaveValue(person.ticketLink('SHOP-2'))
    await person.expectSound({ entries: 2, used: 2 })
  })

  test('before a run: a dialog that is gone says so; a run is not begun and not charged; both work after loading the page again', async ({
    page,
    person,
  }) => {
    await page.goto('/app')
    await page.getByLabel('Jira ticket URL').fill(person.ticketLink('SHOP-2'))
    await publishNewVersion(page)
    await page.getByRole('button', { name: 'History', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: partMissing })
    await expect(dialog).toContainText(advice)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await person.generateButton.click()
    await expect(person.problem(partMissing)).toContainText('nothing was counted')
    await person.expectUsable()
    expect(await person.used()).toBe(1)

    await newVersionLoads(page)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByLabel('Jira ticket URL')).toHaveValue(person.ticketLink('SHOP-2'))
    await expect(page.getByText(partMissing)).toHaveCount(0)
    await person.generateButton.click()
    await person.expectResult('SHOP-2')
    await person.expectSound({ entries: 2, used: 2 })
  })
})

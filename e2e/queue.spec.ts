import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'

test.describe('several tickets', () => {
  test.beforeEach(async ({ page, tester }) => {
    await tester.signIn('pro@demo.test')
    await tester.connectTracker()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()
    await tester.open('/app')
  })

  test('an epic becomes a queue whose results are exported together', async ({ page, tester }) => {
    await page.getByLabel('Jira ticket URL').fill('SHOP-20')
    await page.getByRole('button', { name: 'Several tickets' }).click()
    const dialog = page.getByRole('dialog', { name: 'Several tickets' })
    await dialog.getByRole('button', { name: 'Tickets of epic SHOP-20' }).click()
    await expect(dialog.getByText('5 of 5 tickets chosen')).toBeVisible()
    await dialog.getByRole('checkbox', { name: /SHOP-14/ }).uncheck()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Generate for 4 tickets' }).click()
    await expect(dialog.getByText('4 of 4 tickets done')).toBeVisible({ timeout: 60_000 })
    await expect(dialog.getByText('Done', { exact: true })).toHaveCount(4)
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Export all results' }).click()
    const { content } = await tester.exportAs('JSON')
    for (const key of ['SHOP-1', 'SHOP-3', 'SHOP-6', 'SHOP-12']) expect(content.toString()).toContain(`"${key}"`)

    await dialog.getByRole('button', { name: 'Open SHOP-6' }).click()
    await expect(page.getByRole('dialog', { name: /Check out as a guest/ })).toBeVisible()
  })

  test('pasted keys open the queue; absent tickets and failures are named, and a reload keeps the queue', async ({
    page,
  }) => {
    await page.getByLabel('Jira ticket URL').fill('SHOP-5, SHOP-11, SHOP-404')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Several tickets' })
    await expect(dialog.getByLabel('Tickets')).toHaveValue('SHOP-5, SHOP-11, SHOP-404')
    await expect(dialog.getByText(/Not found.*SHOP-404/)).toBeVisible()
    await expect(dialog.getByText('1 of 2 tickets chosen')).toBeVisible()
    await dialog.getByRole('checkbox', { name: /SHOP-11/ }).check()
    await dialog.getByRole('button', { name: 'Generate for 2 tickets' }).click()
    await expect(dialog.getByText('2 of 2 tickets done')).toBeVisible({ timeout: 60_000 })
    await expect(dialog.getByText('Failed', { exact: true })).toBeVisible()

    await page.reload()
    await page.getByRole('button', { name: 'Several tickets' }).click()
    await expect(dialog.getByText('2 of 2 tickets done')).toBeVisible()
    await dialog.getByRole('button', { name: 'Try again SHOP-11' }).click()
    await expect(dialog.getByText('Failed', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Clear the queue' }).click()
    await dialog.getByLabel('Tickets').fill('SHOP-2')
    await dialog.getByRole('button', { name: 'Find tickets' }).click()
    await expect(dialog.getByText('1 of 1 tickets chosen')).toBeVisible()
  })

  test('a query that Jira refuses is explained', async ({ page }) => {
    await page.getByLabel('Jira ticket URL').fill('colour = red')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Several tickets' })
    await expect(dialog.getByRole('alert')).toContainText("Field 'colour' does not exist")
  })
})

import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { createAccount } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { tabTo } from './support/keyboard.ts'
import { connectTracker, expectSpanish, signIn } from './support/spanish.ts'

test.describe('several tickets', () => {
  test.beforeEach(async ({ page, request, tester }) => {
    await tester.signIn((await createAccount(request)).email)
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

  test('by keyboard alone: find an epic’s tickets, choose, generate, try again, export', async ({ page }) => {
    const { keyboard } = page
    await tabTo(page, page.getByLabel('Jira ticket URL'))
    await keyboard.type('SHOP-20 SHOP-11')
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Several tickets' })
    await expect(dialog.getByLabel('Tickets')).toBeFocused()
    await expect(dialog.getByText('0 of 2 tickets chosen')).toBeVisible()
    await tabTo(page, dialog.getByRole('button', { name: 'Tickets of epic SHOP-20' }))
    await keyboard.press('Enter')
    await expect(dialog.getByText('5 of 5 tickets chosen')).toBeVisible()
    await tabTo(page, dialog.getByRole('button', { name: 'Choose none' }))
    await keyboard.press('Enter')
    await expect(dialog.getByText('0 of 5 tickets chosen')).toBeVisible()
    for (const key of ['SHOP-1 ', 'SHOP-6']) {
      await tabTo(page, dialog.getByRole('checkbox', { name: new RegExp(key) }))
      await keyboard.press('Space')
    }
    await tabTo(page, dialog.getByRole('button', { name: 'Generate for 2 tickets' }))
    await keyboard.press('Enter')
    await expect(dialog.getByText('2 of 2 tickets done')).toBeVisible({ timeout: 60_000 })

    // The control that started the queue is gone: the focus is still in the dialog.
    await tabTo(page, dialog.getByRole('button', { name: 'Export all results' }))
    await keyboard.press('Enter')
    const exporting = page.getByRole('dialog', { name: 'Export Test Cases' })
    await expect(exporting.getByRole('switch', { name: 'A section for each ticket' })).toBeChecked()
    await tabTo(page, exporting.getByRole('button', { name: 'Export', exact: true }))
    const started = page.waitForEvent('download')
    await keyboard.press('Enter')
    const file = await readFile(await (await started).path(), 'utf8')
    expect(file).toMatch(/^\uFEFF"SHOP-\d","/)
    expect(file).toContain('"Matrix"')
    await expect(exporting).toBeHidden()

    await tabTo(page, dialog.getByRole('button', { name: 'Clear the queue' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(dialog.getByLabel('Tickets')).toBeVisible()
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByLabel('Jira ticket URL').fill('SHOP-3, SHOP-15, SHOP-11')
    await page.getByRole('button', { name: 'Several tickets' }).click()
    const dialog = page.getByRole('dialog', { name: 'Several tickets' })
    await expect(dialog.getByText('2 of 3 tickets chosen')).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'SHOP-15' })).toContainText('Needs clarification')
    await expectFits(page)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Generate for 2 tickets' }).click()
    await expect(dialog.getByText('2 of 2 tickets done')).toBeVisible({ timeout: 60_000 })
    await expectFits(page)
    await expectAccessible(page)
  })
})

test.describe('several tickets in a Spanish browser', () => {
  test.use({ locale: 'es-AR' })

  test('are found, checked and generated in Spanish', async ({ page, request }) => {
    await signIn(page, (await createAccount(request)).email)
    await connectTracker(page)
    await page.goto('/app')
    await page.getByLabel('URL del ticket de Jira').fill('SHOP-3, SHOP-15, SHOP-11, SHOP-404')
    await page.getByRole('button', { name: 'Varios tickets' }).click()
    const dialog = page.getByRole('dialog', { name: 'Varios tickets' })
    await expect(dialog.getByText('2 de 3 tickets elegidos')).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'SHOP-15' })).toContainText(
      /Necesita aclaraciones · \d observaciones/,
    )
    await expectSpanish(page)
    await expectAccessible(page)
    await dialog.getByRole('checkbox', { name: /SHOP-11/ }).check()
    await dialog.getByRole('button', { name: 'Generar para 3 tickets' }).click()
    await expect(dialog.getByText('3 de 3 tickets terminados')).toBeVisible({ timeout: 60_000 })
    await expect(dialog.getByText('Fallido', { exact: true })).toBeVisible()
    await expectSpanish(page)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Exportar todos los resultados' }).click()
    await expect(page.getByRole('switch', { name: 'Una sección por ticket' })).toBeChecked()
    await expectSpanish(page)
    await expectAccessible(page)
  })
})

import type { Locator, Page } from '@playwright/test'
import { expect, test, type Tester } from './fixtures.ts'
import { demoTracker } from '../supabase/local/demo.ts'
import { createAccount } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { editTicket } from './support/edit-ticket.ts'
import { expectFits } from './support/fits.ts'
import { tabTo } from './support/keyboard.ts'
import { connectTracker, expectSpanish, signIn } from './support/spanish.ts'

const before = [
  'A voucher is valid for 30 days.',
  'An expired voucher shows "This voucher has expired".',
  'The code of a voucher has 8 to 12 characters.',
]
const after = [
  'If a voucher lowers the total to €0.00, the payment step is skipped.',
  'A voucher is valid for 60 days.',
  'An expired voucher shows "This voucher has expired".',
]

async function generate(page: Page, tester: Tester, key: string): Promise<Locator> {
  await editTicket(page.request, key, before)
  await tester.signIn((await createAccount(page.request)).email)
  await tester.connectTracker()
  await expect(page.getByText('Connected to Jira as')).toBeVisible()
  await tester.generate(key)
  const results = page.getByRole('dialog')
  await expect(results.getByText('Saved to history')).toBeVisible()
  return results
}

async function load(page: Page, key: string, names = { history: 'History', load: `Load ${key}` }): Promise<Locator> {
  await page.getByRole('button', { name: names.history, exact: true }).click()
  await page.getByRole('button', { name: names.load }).click()
  const results = page.getByRole('dialog')
  await expect(results.getByText(key, { exact: true })).toBeVisible()
  return results
}

function titles(results: Locator): Promise<string[]> {
  return results.getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents()
}

test.describe('a ticket that changed after its test cases were written', () => {
  test('is compared when the result is opened, updated change by change, and undone, by keyboard', async ({
    page,
    tester,
  }) => {
    const generated = await generate(page, tester, 'SHOP-13')
    await expect(generated.getByText('Not compared with the ticket')).toBeVisible()
    const original = await titles(generated)
    await page.keyboard.press('Escape')
    await editTicket(page.request, 'SHOP-13', after)

    const asked = page.waitForRequest((request) => request.url().endsWith('/api/jira/proxy'))
    const results = await load(page, 'SHOP-13')
    await asked
    await expect(results.getByText('Acceptance criteria: 1 edited, 1 new, 1 gone')).toBeVisible()
    const changes = results.getByRole('region', { name: 'Changes of the ticket' })
    await expect(changes.getByRole('deletion')).toContainText('30')
    await expect(changes.getByRole('insertion')).toContainText('60')
    await expect(results.getByText('Suspect', { exact: true }).first()).toBeVisible()
    await expect(results.getByText('Obsolete', { exact: true }).first()).toBeVisible()
    await expectAccessible(page)

    // The matrix shows it, too.
    await results.getByRole('button', { name: /^Coverage/ }).press('Enter')
    await expect(results.getByRole('rowheader', { name: /^Edited: AC-1/ })).toBeVisible()
    await expect(results.getByRole('rowheader', { name: /^Gone: AC-3/ })).toBeVisible()
    await results.getByRole('button', { name: /^Coverage/ }).press('Enter')

    // The tester clears one mark.
    const marked = changes.getByText(/marked test case/)
    const count = Number(/(\d+) marked/.exec((await marked.textContent()) ?? '')?.[1])
    await results
      .getByRole('listitem')
      .filter({ hasText: 'Suspect' })
      .first()
      .getByRole('button', { expanded: false })
      .press('Enter')
    await results.getByRole('button', { name: /^Still right/ }).press('Enter')
    await expect(changes.getByText(new RegExp(`${String(count - 1)} marked test case`))).toBeVisible()

    await results.getByRole('button', { name: 'Update the suite' }).press('Enter')
    const review = page.getByRole('dialog', { name: 'Update of the test cases' })
    await expect(review.getByRole('button', { name: 'Accept 3 of 3 changes' })).toBeVisible()
    await expectAccessible(page)
    // Closing leaves the decision for later.
    await page.keyboard.press('Escape')
    await expect(review).toBeHidden()
    await page.getByRole('button', { name: 'Show test cases' }).press('Enter')
    await review.getByRole('switch', { name: 'Take the change of AC-3' }).press('Space')
    await review.getByRole('button', { name: 'Accept 2 of 3 changes' }).press('Enter')
    await expect(review).toBeHidden()
    await expect(results.getByText('The suite is updated.')).toBeVisible()
    await expect(results.getByText('Acceptance criteria: 0 edited, 0 new, 1 gone')).toBeVisible()
    const updated = await titles(results)
    expect(updated).not.toEqual(original)

    await results.getByRole('button', { name: 'Undo', exact: true }).first().press('Enter')
    await expect(results.getByText('The earlier version is back.')).toBeVisible()
    expect(await titles(results)).toEqual(original)

    // Both earlier states are kept, and can be opened and exported.
    await results.getByRole('button', { name: 'Versions' }).press('Enter')
    const versions = results.getByRole('list', { name: 'Earlier versions' }).getByRole('listitem')
    await expect(versions).toHaveCount(2)
    await versions
      .first()
      .getByRole('button', { name: /^Open the version/ })
      .press('Enter')
    const version = page.getByRole('dialog', { name: /\(earlier version\)$/ })
    expect(await titles(version)).toEqual(updated)
    await version.getByRole('button', { name: 'Export', exact: true }).click()
    const { content } = await tester.exportAs('CSV')
    expect(content.toString('utf8')).toContain(updated[0])
    await page.keyboard.press('Escape')
    await expect(version).toBeHidden()
    await versions
      .first()
      .getByRole('button', { name: /^Bring back/ })
      .press('Enter')
    await expect.poll(() => titles(results)).toEqual(updated)

    // After a reload the history has what is on the screen.
    await page.reload()
    const again = await load(page, 'SHOP-13')
    await expect.poll(() => titles(again)).toEqual(updated)
  })

  test('is noticed when its link is pasted again', async ({ page, tester }) => {
    await generate(page, tester, 'SHOP-12')
    await page.keyboard.press('Escape')
    const link = page.getByLabel('Jira ticket URL')
    await link.fill('')
    await editTicket(page.request, 'SHOP-12', after)
    await link.fill(tester.ticketLink('SHOP-12'))
    const notice = page.getByText(/SHOP-12 is in your history.*3 acceptance criteria have changed since\./)
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Open it' }).press('Enter')
    await expect(page.getByRole('dialog').getByText('Acceptance criteria: 1 edited, 1 new, 1 gone')).toBeVisible()
  })

  test('fits a phone, and says when Jira does not answer', async ({ page, tester }) => {
    const results = await generate(page, tester, 'SHOP-10')
    await page.setViewportSize({ width: 360, height: 740 })
    await editTicket(page.request, 'SHOP-10', after)
    await page.route('**/api/jira/proxy', (route) => route.abort('internetdisconnected'))
    await results.getByRole('button', { name: 'Check for changes' }).click()
    await expect(results.getByText('The ticket could not be compared.')).toBeVisible()
    await page.unroute('**/api/jira/proxy')
    await results.getByRole('button', { name: 'Check for changes' }).click()
    await expect(results.getByText('1 edited, 1 new, 1 gone')).toBeVisible()
    await results.getByRole('button', { name: 'Update the suite' }).click()
    const review = page.getByRole('dialog', { name: 'Update of the test cases' })
    await expect(review.getByRole('switch').first()).toBeVisible()
    await expectAccessible(page)
    const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    const [wide = 0, screen = 0] = await widths()
    expect(wide).toBeLessThanOrEqual(screen)
    await review.getByRole('button', { name: 'Discard the update' }).click()
    await expect(results.getByText('1 edited, 1 new, 1 gone')).toBeVisible()
  })

  test('is found by checking the whole history, which can be cancelled', async ({ page, tester }) => {
    await generate(page, tester, 'SHOP-14')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'History', exact: true }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByRole('button', { name: 'Check all' }).press('Enter')
    await expect(history.getByText('No acceptance criteria have changed.')).toBeVisible()

    await editTicket(page.request, 'SHOP-14', after)
    let answered = 0
    await page.route('**/api/jira/proxy', async (route) => {
      answered += 1
      if (answered > 1) return route.continue()
      await route.fulfill({
        status: 429,
        headers: { 'retry-after': '60', 'content-type': 'application/json' },
        json: { error: 'Jira is getting too many requests.', code: 'jira_rate_limited' },
      })
    })
    await history.getByRole('button', { name: 'Check all' }).press('Enter')
    await expect(history.getByText('Going on in 60 seconds.')).toBeVisible()
    await expect(history.getByRole('progressbar')).toBeVisible()
    await expectAccessible(page)
    await history.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(history.getByText('The check was cancelled.')).toBeVisible()

    await history.getByRole('button', { name: 'Check all' }).press('Enter')
    await expect(history.getByText('The acceptance criteria of 1 of 1 entry have changed.')).toBeVisible()
    await expect(history.getByRole('listitem').getByText('3 changed criteria')).toBeVisible()
    await expectAccessible(page)
  })

  test('is updated by keyboard alone', async ({ page, tester }) => {
    const { keyboard } = page
    const results = await generate(page, tester, 'SHOP-4')
    await editTicket(page.request, 'SHOP-4', after)
    await tabTo(page, results.getByRole('button', { name: 'Check for changes' }))
    await keyboard.press('Enter')
    await expect(results.getByText('1 edited, 1 new, 1 gone')).toBeVisible()
    await tabTo(page, results.getByRole('button', { name: 'Update the suite' }))
    await keyboard.press('Enter')
    const review = page.getByRole('dialog', { name: 'Update of the test cases' })
    await tabTo(page, review.getByRole('switch', { name: 'Take the change of AC-3' }))
    await keyboard.press('Space')
    await tabTo(page, review.getByRole('button', { name: 'Accept 2 of 3 changes' }))
    await keyboard.press('Enter')
    await expect(review).toBeHidden()
    await expect(results.getByText('The suite is updated.')).toBeVisible()
    await tabTo(page, results.getByRole('button', { name: 'Versions' }))
    await keyboard.press('Enter')
    await tabTo(page, results.getByRole('button', { name: /^Open the version/ }))
    await keyboard.press('Enter')
    const version = page.getByRole('dialog', { name: /\(earlier version\)$/ })
    await expect(version).toBeVisible()
    await expectAccessible(page)
    await keyboard.press('Escape')
    await expect(results.getByRole('button', { name: /^Open the version/ })).toBeFocused()
  })
})

test.describe('a changed ticket in a Spanish browser', () => {
  test.use({ locale: 'es-AR' })

  test('is compared and updated in Spanish, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await editTicket(page.request, 'SHOP-9', before)
    await signIn(page, (await createAccount(page.request)).email)
    await connectTracker(page)
    await page.goto('/app')
    await page.getByLabel('URL del ticket de Jira').fill(`${demoTracker.baseUrl}/browse/SHOP-9`)
    await page.getByRole('button', { name: 'Generar casos de prueba' }).click()
    const results = page.getByRole('dialog')
    await expect(results.getByText('Guardado en el historial')).toBeVisible()
    await editTicket(page.request, 'SHOP-9', after)
    await results.getByRole('button', { name: 'Buscar cambios' }).click()
    await expect(results.getByText('1 modificado, 1 nuevo, 1 eliminado, comprobado')).toBeVisible()
    await expectSpanish(page)
    await expectAccessible(page)
    await expectFits(page)
    await results.getByRole('button', { name: 'Actualizar los casos' }).click()
    const review = page.getByRole('dialog', { name: 'Actualización de los casos de prueba' })
    await expect(review.getByRole('switch').first()).toBeVisible()
    await expectSpanish(page)
    await expectAccessible(page)
    await expectFits(page)
    const change = await review.getByText('A voucher lowers the total').first().boundingBox()
    expect(change?.width, 'of the text beside the switch').toBeGreaterThan(160)
    await review.getByRole('button', { name: 'Aceptar 3 de 3 cambios' }).click()
    await expect(results.getByText('Los casos están actualizados.')).toBeVisible()
    await results.getByRole('button', { name: 'Versiones' }).click()
    await expect(results.getByRole('button', { name: /^Abrir la versión/ })).toBeVisible()
    await expectSpanish(page)
    await expectAccessible(page)
    await expectFits(page)
  })
})

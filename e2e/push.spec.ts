import type { Locator, Page } from '@playwright/test'
import { demoAzure } from '../supabase/local/test-tools/azure.ts'
import { demoQase } from '../supabase/local/test-tools/qase.ts'
import { demoZephyr } from '../supabase/local/test-tools/zephyr.ts'
import { type Tester, expect, test } from './fixtures.ts'
import { createAccount } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoEnglish } from './support/english-texts.ts'
import { tabTo } from './support/keyboard.ts'

/** The sandboxes are shared by all tests: each test sends another ticket, or to another tool. */

async function start(page: Page, tester: Tester): Promise<void> {
  const { email } = await createAccount(page.request)
  await tester.signIn(email)
  await tester.connectTracker()
  await expect(page.getByText('Connected to Jira as')).toBeVisible()
}

async function connect(page: Page, tool: string, token: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Test tools' })
  await panel.getByRole('button', { name: 'Add a connection' }).click()
  await panel.getByLabel('Test tool').selectOption(tool)
  await panel.getByLabel('API token', { exact: true }).fill(token)
  await panel.getByRole('button', { name: 'Save and test' }).click()
}

async function generate(page: Page, tester: Tester, key: string): Promise<Locator> {
  await tester.generate(key)
  const results = page.getByRole('dialog').filter({ hasText: key })
  await expect(results.getByText('Saved to history')).toBeVisible({ timeout: 60_000 })
  return results
}

/** Chooses the tool and its project, and looks for existing tests. */
async function look(dialog: Locator, tool: string): Promise<void> {
  await dialog.getByLabel('Send to').selectOption(tool)
  await dialog.getByLabel('Project').selectOption('SHOP')
  await dialog.getByRole('button', { name: 'Look for existing tests' }).click()
}

test.describe('sending cases to test tools', () => {
  test('to two tools; a changed case is updated, and sending again adds none', async ({ page, tester }) => {
    await start(page, tester)
    await connect(page, 'Zephyr Scale', 'not-the-token')
    await expect(page.getByRole('alert')).toContainText('“Zephyr Scale” is saved, but the test failed.')
    await expect(page.getByRole('alert')).toContainText('Zephyr Scale did not accept the credentials')
    await page.getByRole('button', { name: 'Edit Zephyr Scale' }).click()
    await page
      .getByRole('region', { name: 'Test tools' })
      .getByLabel('API token', { exact: true })
      .fill(demoZephyr.apiToken)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save and test' }).click()
    await expect(page.getByText(/^“Zephyr Scale” is connected/)).toBeVisible()
    await connect(page, 'Qase', demoQase.apiToken)
    await expect(page.getByText(/^“Qase” is connected/)).toBeVisible()
    await expectAccessible(page)

    const results = await generate(page, tester, 'SHOP-1')
    await results.getByRole('button', { name: 'Send to…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send test cases' })
    for (const tool of ['Zephyr Scale', 'Qase']) {
      await look(dialog, tool)
      await expect(dialog.getByText('4 to create, 0 to update, 0 to skip')).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Send 4 test cases' }).click()
      await expect(dialog.getByText('4 of 4 test cases sent')).toBeVisible({ timeout: 30_000 })
      await expect(dialog.getByText('Created', { exact: true })).toHaveCount(4)
      await expect(dialog.getByRole('link', { name: /^SHOP-/ })).toHaveCount(4)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Back' }).click()
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await results.getByRole('listitem').getByRole('heading').first().getByRole('button').click()
    const zephyrLink = results.getByRole('link', { name: /^Zephyr Scale SHOP-T\d+$/ })
    const key = await zephyrLink.textContent()
    await expect(results.getByRole('link', { name: /^Qase SHOP-\d+$/ })).toBeVisible()
    await results
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await results.getByLabel('Title').fill('Changed by the tester')
    await results.getByLabel('Title').blur()

    await results.getByRole('button', { name: 'Send to…' }).click()
    await look(dialog, 'Zephyr Scale')
    await expect(dialog.getByText('0 to create, 1 to update, 3 to skip')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send 1 test case' }).click()
    await expect(dialog.getByText('1 of 1 test cases sent')).toBeVisible({ timeout: 30_000 })
    await expect(dialog.getByText('Updated', { exact: true })).toBeVisible()

    // The tests are kept with the result, so that another visit sends nothing again either.
    await page.reload()
    await page.getByRole('button', { name: 'History', exact: true }).click()
    await page.getByRole('button', { name: 'Load SHOP-1' }).click()
    await results.getByRole('button', { name: 'Changed by the tester' }).first().click()
    await expect(results.getByRole('link', { name: key ?? '' })).toBeVisible()
    await results.getByRole('button', { name: 'Send to…' }).click()
    await look(dialog, 'Zephyr Scale')
    await expect(dialog.getByText('0 to create, 0 to update, 4 to skip')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Nothing to send' })).toBeDisabled()
  })

  test('as sub-tasks of the ticket, by keyboard alone, on a phone', async ({ page, tester }) => {
    await start(page, tester)
    await page.setViewportSize({ width: 360, height: 740 })
    const results = await generate(page, tester, 'SHOP-6')
    const { keyboard } = page
    await tabTo(page, results.getByRole('button', { name: 'Send to…' }))
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Send test cases' })
    await expect(dialog.getByLabel('As', { exact: true })).toHaveValue('subtasks')
    await expectAccessible(page)
    await tabTo(page, dialog.getByRole('button', { name: 'Look for existing tests' }))
    await keyboard.press('Enter')
    await expect(dialog.getByText(/^[1-9]\d* to create, 0 to update, 0 to skip$/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await tabTo(page, dialog.getByRole('button', { name: /^Send \d+ test cases$/ }))
    await keyboard.press('Enter')
    const sent = dialog.getByText(/^(\d+) of \1 test cases sent$/)
    await expect(sent).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await tabTo(page, dialog.getByRole('button', { name: 'Done' }))
    await keyboard.press('Enter')
    await expect(results.getByRole('button', { name: 'Send to…' })).toBeFocused()
  })

  test('that is cut off by a reload goes on without duplicates or losses', async ({ page, tester }) => {
    await start(page, tester)
    const panel = page.getByRole('region', { name: 'Test tools' })
    await panel.getByRole('button', { name: 'Add a connection' }).click()
    await panel.getByLabel('Test tool').selectOption('Azure DevOps')
    await panel.getByLabel('Organization').fill(demoAzure.organization)
    await panel.getByLabel('Personal access token', { exact: true }).fill(demoAzure.token)
    await panel.getByRole('button', { name: 'Save and test' }).click()
    await expect(panel.getByText(/is connected/)).toBeVisible()

    // The tool gets the second case, and the page never hears of it.
    let calls = 0
    let reached = false
    await page.route('**/api/test-tools/send', async (route) => {
      calls += 1
      if (calls !== 2) return route.continue()
      await route.fetch()
      reached = true
    })
    const results = await generate(page, tester, 'SHOP-12')
    await results.getByRole('button', { name: 'Send to…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send test cases' })
    await dialog.getByLabel('Project').selectOption({ label: demoAzure.project })
    await dialog.getByRole('button', { name: 'Look for existing tests' }).click()
    await dialog.getByRole('button', { name: /^Send \d+ test cases$/ }).click()
    await expect.poll(() => reached).toBe(true)
    await page.reload()

    await page.getByRole('button', { name: 'History', exact: true }).click()
    await page.getByRole('button', { name: 'Load SHOP-12' }).click()
    await results.getByRole('button', { name: 'Send to…' }).click()
    await expect(dialog.getByLabel('Project')).not.toHaveValue('')
    await dialog.getByRole('button', { name: 'Look for existing tests' }).click()
    await expect(dialog.getByText(/^[1-9]\d* to create, 1 to update, 1 to skip$/)).toBeVisible()
    await expect(dialog.getByText('Already in the tool: an earlier attempt created it.')).toBeVisible()
    await dialog.getByRole('button', { name: /^Send \d+ test cases$/ }).click()
    await expect(dialog.getByText(/^(\d+) of \1 test cases sent$/)).toBeVisible({ timeout: 30_000 })
    await expect(dialog.getByText('Updated', { exact: true })).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('button', { name: 'Look for existing tests' }).click()
    await expect(dialog.getByText(/^0 to create, 0 to update, [1-9]\d* to skip$/)).toBeVisible()
  })

  test.describe('in a Spanish browser', () => {
    test.use({ locale: 'es-AR' })

    test('are Spanish', async ({ page }) => {
      const { email, password } = await createAccount(page.request)
      await page.goto('/login')
      await page.getByLabel('Correo electrónico').fill(email)
      await page.getByLabel('Contraseña', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      await page.getByRole('link', { name: 'Configuración' }).first().click()
      const panel = page.getByRole('region', { name: 'Herramientas de prueba' })
      await panel.getByRole('button', { name: 'Añadir una conexión' }).click()
      for (const tool of ['Xray', 'Zephyr Scale', 'TestRail', 'Azure DevOps', 'Qase']) {
        await panel.getByLabel('Herramienta de prueba').selectOption(tool)
        await panel.getByRole('button', { name: 'Guardar y probar' }).click()
        await expectNoEnglish(panel)
      }
      await panel.getByLabel('Token de API', { exact: true }).fill('not-the-token')
      await panel.getByRole('button', { name: 'Guardar y probar' }).click()
      await expect(panel.getByRole('alert')).toContainText('Qase no aceptó las credenciales')
      await expectNoEnglish(panel)
      await expectAccessible(page)
    })
  })
})

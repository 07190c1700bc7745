import { demoQase } from '../supabase/local/test-tools/qase.ts'
import { demoZephyr } from '../supabase/local/test-tools/zephyr.ts'
import { createAccount } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { type Tester, expect, test } from './fixtures.ts'
import type { Page } from '@playwright/test'

async function connect(page: Page, tool: string, token: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Test tools' })
  await panel.getByRole('button', { name: 'Add a connection' }).click()
  await panel.getByLabel('Test tool').selectOption(tool)
  await panel.getByLabel('API token', { exact: true }).fill(token)
  await panel.getByRole('button', { name: 'Save and test' }).click()
  await expect(panel.getByText(`“${tool}” is connected`)).toBeVisible()
}

async function ready(page: Page, tester: Tester): Promise<void> {
  const account = await createAccount(page.request)
  await tester.signIn(account.email, account.password)
  await tester.connectTracker()
  await expect(page.getByText('Connected to Jira as')).toBeVisible()
}

/** Opens the dialog, chooses the tool and its project, and looks for existing tests. */
async function lookIn(page: Page, tool: string, project: string | RegExp) {
  const dialog = page.getByRole('dialog', { name: 'Send test cases' })
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Send to…' }).click()
  await dialog.getByLabel('Send to').selectOption({ label: tool })
  const projects = dialog.getByLabel('Project')
  await expect(projects).toBeEnabled()
  const labels = await projects.getByRole('option').allTextContents()
  const wanted = labels.find((label) => (typeof project === 'string' ? label === project : project.test(label)))
  await projects.selectOption({ label: wanted ?? String(project) })
  await dialog.getByRole('button', { name: 'Look for existing tests' }).click()
  await expect(dialog.getByText(/\d+ to create/)).toBeVisible()
  return dialog
}

test.describe('sending cases to test tools', () => {
  test('to two tools; one case is updated, and sending again adds none', async ({ page, tester }) => {
    await ready(page, tester)
    await connect(page, 'Zephyr Scale', demoZephyr.apiToken)
    await connect(page, 'Qase', demoQase.apiToken)
    await expectAccessible(page)

    await tester.generate('SHOP-1')
    const results = page.getByRole('dialog', { name: /SHOP-1|cart|Cart|./ }).first()
    await expect(results.getByRole('button', { name: 'Send to…' })).toBeVisible({ timeout: 60_000 })

    const dialog = await lookIn(page, 'Zephyr Scale', /SHOP/)
    await expectAccessible(page)
    const toCreate = Number(/(\d+) to create/.exec((await dialog.textContent()) ?? '')?.[1])
    expect(toCreate).toBeGreaterThan(1)
    await dialog.getByRole('button', { name: `Send ${toCreate} test cases` }).click()
    await expect(dialog.getByText(`${toCreate} of ${toCreate} test cases sent`)).toBeVisible({ timeout: 30_000 })
    await expect(dialog.getByText('Created', { exact: true })).toHaveCount(toCreate)
    await expect(dialog.getByRole('link', { name: /^SHOP-T\d+$/ })).toHaveCount(toCreate)
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Back' }).click()
    await lookIn(page, 'Qase', /SHOP/)
    await dialog.getByRole('button', { name: `Send ${toCreate} test cases` }).click()
    await expect(dialog.getByText(`${toCreate} of ${toCreate} test cases sent`)).toBeVisible({ timeout: 30_000 })
    await dialog.getByRole('button', { name: 'Done' }).click()

    // The case shows where it went, and is then changed.
    await page.getByRole('heading', { level: 3 }).getByRole('button').first().click()
    await expect(page.getByText('Sent to')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Zephyr Scale SHOP-T\d+$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Qase SHOP-\d+$/ })).toBeVisible()
    await page.getByRole('button', { name: /^Edit / }).first().click()
    await page.getByLabel('Title').fill('Changed by the tester')
    await page.keyboard.press('Escape')

    await lookIn(page, 'Zephyr Scale', /SHOP/)
    await expect(dialog.getByText(`0 to create, 1 to update, ${toCreate - 1} to skip`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Send 1 test case' }).click()
    await expect(dialog.getByText('1 of 1 test cases sent')).toBeVisible({ timeout: 30_000 })
    await expect(dialog.getByText('Updated', { exact: true })).toHaveCount(1)

    await dialog.getByRole('button', { name: 'Back' }).click()
    await lookIn(page, 'Zephyr Scale', /SHOP/)
    await expect(dialog.getByText(`0 to create, 0 to update, ${toCreate} to skip`)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Nothing to send' })).toBeDisabled()

    // The tests are kept with the result.
    await page.reload()
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByRole('dialog').getByText('SHOP-1').first().click()
  })
})

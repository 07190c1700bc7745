import { expect, test } from './fixtures.ts'
import { tabTo } from './support/keyboard.ts'
import { storedText } from './support/browser-storage.ts'
import { demoPassword } from '../supabase/local/demo.ts'

test('the whole way by keyboard alone: log in, generate, review, correct, undo, export, history, load', async ({
  page,
  tester,
}) => {
  test.setTimeout(120_000)
  const { keyboard } = page

  await page.goto('/login')
  await tabTo(page, page.getByLabel('Email'))
  await keyboard.type('pro@demo.test')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await keyboard.type(demoPassword)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app$/)

  // Settings: the account of the demo tracker.
  await tabTo(page, page.getByRole('link', { name: 'Settings', exact: true }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Base URL'))
  await keyboard.type('https://casewright-demo.atlassian.net')
  await tabTo(page, page.getByLabel('Email'))
  await keyboard.type('qa@demo.test')
  await tabTo(page, page.getByLabel('API Token', { exact: true }))
  await keyboard.type('demo-api-token')
  await keyboard.press('Enter')
  await expect(page.getByText('Connected to Jira as')).toBeVisible()

  // Generate: the link, and Enter.
  await tabTo(page, page.getByRole('link', { name: 'Dashboard' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Jira ticket URL'))
  await keyboard.type(tester.ticketLink('SHOP-1'))
  await keyboard.press('Enter')
  const results = page.getByRole('dialog')
  await expect(results.getByText('Showing 4 of 4 test cases')).toBeVisible()
  await expect(results.getByText('Saved to history')).toBeVisible()

  // Review: search, then open a case.
  await tabTo(page, results.getByRole('searchbox'))
  await keyboard.type('lowers')
  await expect(results.getByText(/^Showing [1-3] of 4 test cases$/)).toBeVisible()
  await tabTo(page, results.getByRole('button', { name: 'Clear', exact: true }))
  await keyboard.press('Enter')
  await expect(results.getByText('Showing 4 of 4 test cases')).toBeVisible()
  const first = results.getByRole('listitem').first().getByRole('heading').getByRole('button')
  const title = (await first.textContent()) ?? ''
  await tabTo(page, first)
  await keyboard.press('Enter')
  await expect(results.getByRole('table', { name: `Steps of ${title}` })).toBeVisible()

  // Edit: change the title, then undo and redo.
  await tabTo(page, results.getByRole('button', { name: `Edit ${title}` }))
  await keyboard.press('Enter')
  await expect(results.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await keyboard.type('Corrected by keyboard')
  await tabTo(page, results.getByRole('button', { name: 'Done' }))
  await keyboard.press('Enter')
  await expect(results.getByRole('button', { name: 'Edit Corrected by keyboard' })).toBeFocused()
  await keyboard.press('Control+z')
  await expect(results.getByRole('button', { name: `Edit ${title}` })).toBeVisible()
  await keyboard.press('Control+Shift+z')
  await expect(results.getByRole('button', { name: 'Edit Corrected by keyboard' })).toBeVisible()

  // Export: CSV is chosen already.
  await tabTo(page, results.getByRole('button', { name: 'Export', exact: true }), 'Shift+Tab')
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Export Test Cases' })
  await tabTo(page, dialog.getByRole('button', { name: 'Export', exact: true }))
  const started = page.waitForEvent('download')
  await keyboard.press('Enter')
  expect((await started).suggestedFilename()).toMatch(/^test-cases-.*\.csv$/)
  await expect(dialog).toBeHidden()

  // History: the entry contains the edit.
  await keyboard.press('Escape')
  await expect(results).toBeHidden()
  await tabTo(page, page.getByRole('button', { name: 'History', exact: true }), 'Shift+Tab')
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Load SHOP-1' }))
  await keyboard.press('Enter')
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Corrected by keyboard', exact: true }),
  ).toBeVisible()
  expect(await storedText(page)).not.toContain('demo-api-token')
})

import type { Page } from '@playwright/test'
import { demoPassword, demoTracker } from '../supabase/local/demo.ts'
import { expect, test } from './fixtures.ts'
import { bearer, createAccount, freshEmail, tokenOf } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { tabTo } from './support/keyboard.ts'

async function openPanel(page: Page, search = ''): Promise<void> {
  await page.goto(`/app/admin${search === '' ? '' : `?search=${encodeURIComponent(search)}`}`)
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
}

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

test.describe('an administrator', () => {
  test.beforeEach(async ({ tester, page }) => {
    await tester.signIn('admin@demo.test')
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible()
  })

  test('makes an account that can be used, changes its role, and deletes it; the audit log has it all', async ({
    page,
    browser,
  }) => {
    const email = freshEmail('Carla Created')
    await page.getByRole('link', { name: 'Admin', exact: true }).click()
    await page.getByRole('button', { name: 'Create User' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Carla Created')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Create User' }).click()
    await expect(page.getByText('User created successfully')).toBeVisible()

    const elsewhere = await browser.newContext()
    const user = await elsewhere.newPage()
    await user.goto('/login')
    await user.getByLabel('Email').fill(email)
    await user.getByLabel('Password', { exact: true }).fill(demoPassword)
    await user.getByRole('button', { name: 'Log In' }).click()
    await expect(user.getByText('0 of 20 runs')).toBeVisible()

    await page.getByLabel('Search users').fill(email)
    await expect(page.getByText('1 user', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Edit Carla Created' }).click()
    await page.getByRole('dialog').getByLabel('Role').selectOption('Pro')
    await page.getByRole('dialog').getByLabel('Name').fill('Carla Changed')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('User updated successfully')).toBeVisible()
    await expect(rowOf(page, email)).toContainText('0 of 100')

    // The role takes effect with the user's next request, in the same session.
    await user.reload()
    await expect(user.getByText('0 of 100 runs')).toBeVisible()
    await expect(user.getByText('Welcome, Carla Changed')).toBeVisible()

    await page.getByRole('button', { name: 'Delete Carla Changed' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Delete user' })).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('User deleted successfully')).toBeVisible()
    await expect(page.getByText('No users found')).toBeVisible()
    await user.reload()
    await expect(user).toHaveURL(/\/login/)
    await elsewhere.close()

    await page.getByRole('tab', { name: 'Audit log' }).click()
    const entries = page.getByRole('table', { name: 'Audit log' }).getByRole('row').filter({ hasText: email })
    await expect(entries).toHaveCount(3)
    await expect(entries.nth(0)).toContainText('Deleted')
    await expect(entries.nth(1)).toContainText('role: Starter → Pro')
    await expect(entries.nth(2)).toContainText('Created')
    for (const index of [0, 1, 2]) await expect(entries.nth(index)).toContainText('admin@demo.test')
  })

  test('does not overwrite what another administrator has saved since, and shows a message', async ({
    page,
    request,
  }) => {
    const account = await createAccount(request, { name: 'Tina Tpyo', role: 'starter' })
    const asOther = async (body: object) => {
      const headers = bearer(await tokenOf(request, 'admin@demo.test'))
      expect((await request.put(`/functions/v1/api/admin/users/${account.id}`, { headers, data: body })).status()).toBe(
        200,
      )
    }
    await openPanel(page, account.email)
    await page.getByRole('button', { name: 'Edit Tina Tpyo' }).click()
    await asOther({ role: 'pro' })
    const dialog = page.getByRole('dialog', { name: 'Edit User' })
    await dialog.getByLabel('Name').fill('Tina Typo')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('User updated successfully')).toBeVisible()
    await expect(rowOf(page, account.email)).toContainText('Tina Typo')
    await expect(rowOf(page, account.email)).toContainText('0 of 100')

    await page.getByRole('button', { name: 'Edit Tina Typo' }).click()
    await asOther({ role: 'user' })
    await dialog.getByLabel('Role').selectOption('Starter')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'This user was changed by someone else in the meantime. Nothing was saved. The user is now Tina Typo, with the role Free. Check the form, then save again.',
    )
    await expectAccessible(page)
    await expect(dialog.getByLabel('Role')).toHaveValue('starter')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(rowOf(page, account.email)).toContainText('0 of 20')
  })

  test('sends a link that sets a new password', async ({ page, request }) => {
    const account = await createAccount(request, { name: 'Rita Reset' })
    await openPanel(page, account.email)
    await page.getByRole('button', { name: 'Reset password of Rita Reset' }).click()
    await expect(page.getByText('Password reset email sent to user')).toBeVisible()
  })

  test('cannot delete the own account, and deletes another administrator only after other words', async ({
    page,
    request,
  }) => {
    const second = await createAccount(request, { name: 'Second Admin', role: 'admin' })
    await openPanel(page, 'admin')
    await page.getByRole('button', { name: 'Delete Ada Admin' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'You cannot delete your own administrator account. Contact another administrator if you need to do this.',
    )
    await openPanel(page, second.email)
    await page.getByRole('button', { name: 'Delete Second Admin' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Delete administrator' })).toContainText('irreversible')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('User deleted successfully')).toBeVisible()
  })

  test('who loses the role leaves the panel at the next request', async ({ page, request, tester }) => {
    const second = await createAccount(request, { name: 'Former Admin', role: 'admin' })
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await tester.signIn(second.email)
    await openPanel(page)
    const headers = bearer(await tokenOf(request, 'admin@demo.test'))
    const changed = await request.put(`/functions/v1/api/admin/users/${second.id}`, {
      headers,
      data: { name: second.name, role: 'starter' },
    })
    expect(changed.status()).toBe(200)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByText('Acceso Denegado').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
  })

  test('searches, sorts and turns pages among many', async ({ page, request }) => {
    test.setTimeout(120_000)
    const mark = freshEmail('crowd').split('@')[0] ?? ''
    const headers = bearer(await tokenOf(request, 'admin@demo.test'))
    for (let number = 1; number <= 30; number++) {
      const name = `Member ${String(number).padStart(2, '0')}`
      const data = {
        name,
        email: `${mark}.${number}@e2e.test`,
        password: demoPassword,
        role: number % 2 === 0 ? 'pro' : 'starter',
      }
      expect((await request.post('/functions/v1/api/admin/users/create', { headers, data })).status()).toBe(201)
    }
    await openPanel(page, mark)
    await expect(page.getByText('30 users')).toBeVisible()
    await expect(page.getByText('1–25 of 30')).toBeVisible()
    await page.getByRole('button', { name: 'User', exact: true }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('Member 01')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('26–30 of 30')).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText('Member 26')
    await page.reload()
    await expect(page.getByRole('row').nth(1)).toContainText('Member 26')
    await page.goBack()
    await expect(page.getByText('1–25 of 30')).toBeVisible()
    await page.getByLabel('Role').selectOption('Pro')
    await expect(page.getByText('15 users')).toBeVisible()
    await page.getByLabel('Search users').fill(`${mark}.1`)
    // 1 is a starter; 10, 12, 14, 16 and 18 are pros.
    await expect(page.getByText('5 users')).toBeVisible()
  })

  test('needs only the keyboard', async ({ page, request }) => {
    const account = await createAccount(request, { name: 'Kay Keyboard' })
    await openPanel(page, account.email)
    const edit = page.getByRole('button', { name: 'Edit Kay Keyboard' })
    await page.getByLabel('Search users').focus()
    await tabTo(page, edit)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Edit User' })).toBeVisible()
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(edit).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('User deleted successfully')).toBeVisible()
  })

  test('finds every part of the panel accessible', async ({ page, request }) => {
    const account = await createAccount(request, { name: 'Alex Accessible' })
    await openPanel(page, account.email)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create User' }).click()
    await page.getByRole('button', { name: 'Create User' }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Edit Alex Accessible' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete Alex Accessible' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Audit log' }).click()
    await expect(page.getByRole('table', { name: 'Audit log' })).toBeVisible()
    await expectAccessible(page)
  })

  test('finds the panel accessible on a phone', async ({ page, request }) => {
    const account = await createAccount(request, { name: 'Alex Accessible' })
    await page.setViewportSize({ width: 390, height: 844 })
    await openPanel(page, account.email)
    await expect(rowOf(page, account.email).getByText(/^Created /)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.getByRole('tab', { name: 'Audit log' }).click()
    await expect(page.getByRole('table', { name: 'Audit log' })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

test('without a mouse an administrator logs in, connects the tracker and edits a user', async ({ page, request }) => {
  const admin = await createAccount(request, { name: 'Kim Keys', role: 'admin' })
  const user = await createAccount(request, { name: 'Uma User' })
  const field = (label: string) => page.getByLabel(label, { exact: true })

  await page.goto('/login')
  await tabTo(page, field('Email'))
  await page.keyboard.type(admin.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app$/)

  await tabTo(page, page.getByRole('link', { name: 'Settings' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, field('Base URL'))
  await page.keyboard.type(demoTracker.baseUrl)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoTracker.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoTracker.apiToken)
  await tabTo(page, page.getByRole('button', { name: 'Save Configuration' }))
  await page.keyboard.press('Space')
  await expect(page.getByText(/Connected to Jira as/)).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Admin', exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, field('Search users'))
  await page.keyboard.type(user.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  const edit = page.getByRole('button', { name: 'Edit Uma User' })
  await tabTo(page, edit)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await tabTo(page, dialog.getByLabel('Name'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Uma Changed')
  await page.keyboard.press('Tab')
  // A closed select chooses by the first letters typed.
  await page.keyboard.type('Sta')
  await tabTo(page, dialog.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await expect(rowOf(page, user.email)).toContainText('Uma Changed')
  await expect(rowOf(page, user.email)).toContainText('0 of 20')
  await expect(page.getByRole('button', { name: 'Edit Uma Changed' })).toBeFocused()
})

import type { Page } from '@playwright/test'
import { demoPassword } from '../supabase/local/demo.ts'
import { localPublishableKey } from '../supabase/local/keys.ts'
import { expect, test } from './fixtures.ts'
import { createAccount, expectNothingPrivate, freshEmail } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { newestLink } from './support/mailbox.ts'

test.describe('making an account', () => {
  test('leads to the login, which says what comes next, and the account opens', async ({ page, tester }) => {
    const email = freshEmail('Nia New')
    await page.goto('/login')
    await page.getByRole('link', { name: 'Create account' }).click()
    await page.getByLabel('Name').fill('  Nia New ')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Nia-secret-1')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText(/Your account is ready/)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByLabel('Password', { exact: true }).fill('Nia-secret-1')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('Welcome, Nia New')).toBeVisible()
    await tester.logOut()
    await expectNothingPrivate(page)
  })

  test('with an address that has one says nothing of it; the owner gets an email and the password stays', async ({
    page,
    request,
  }) => {
    const owner = await createAccount(request)
    await page.goto('/signin')
    await page.getByLabel('Name').fill('Somebody Else')
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill('Another-1')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText(/Your account is ready/)).toBeVisible()
    expect(await newestLink(request, owner.email)).toContain('recovery')
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText(`Welcome, ${owner.name}`)).toBeVisible()
  })

  test('offers the beta in a new tab', async ({ page }) => {
    await page.goto('/signin')
    await expect(page.getByRole('region', { name: 'Beta access' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Apply for beta access' })).toHaveAttribute('target', '_blank')
  })
})

test.describe('a link that signs in', () => {
  test('signs in the person who opens it, once, and disappears from the address', async ({ page, request }) => {
    const account = await createAccount(request)
    const sent = await request.post('/auth/v1/magiclink', {
      headers: { apikey: localPublishableKey },
      data: { email: account.email },
    })
    expect(sent.status()).toBe(200)
    const link = await newestLink(request, account.email)
    await page.goto(link)
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByText(`Welcome, ${account.name}`)).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectNothingPrivate(page)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link has expired or was already used' })).toBeVisible()
  })

  test('that holds nothing leads to the login', async ({ page }) => {
    await page.goto('/auth/callback')
    await expect(page).toHaveURL(/\/login$/)
    await page.goto('/auth/callback?token_hash=abc&type=bogus')
    await expect(page).toHaveURL(/\/login\?error=auth_failed$/)
  })

  test('says that it is at work until the server answers', async ({ page }) => {
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/auth/v1/verify**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/auth/callback?token_hash=abc&type=email')
    await expect(page.getByRole('heading', { name: 'Authenticating...' })).toBeVisible()
    await expect(page.getByText('Please wait while we complete your sign in.')).toBeVisible()
    await expectAccessible(page)
    answer()
    await expect(page).toHaveURL(/\/login\?error=auth_failed$/)
  })
})

test.describe('logging in', () => {
  test('with a wrong password says so at the password field, and keeps the address', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('pro@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('wrong-password')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Invalid login credentials')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue('pro@demo.test')
    await expect(page).toHaveURL(/\/login$/)
  })

  test('returns to the requested page', async ({ page }) => {
    await page.goto('/app/settings?from=mail#plan')
    await expect(page).toHaveURL(/\/login\?next=/)
    // Visiting another page before signing in keeps the target.
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('link', { name: 'Back to login' }).click()
    // The previous page has a field of that name, too.
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await page.getByLabel('Email').fill('pro@demo.test')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(/\/app\/settings\?from=mail#plan$/)
  })

  test('needs only the keyboard', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
    const email = page.getByLabel('Email')
    while (!(await email.evaluate((input) => input === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.type('pro@demo.test')
    await page.keyboard.press('Tab')
    await page.keyboard.type('short')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\/app$/)
  })

  for (const [error, text] of [
    ['auth_failed', 'Your sign in could not be completed. Log in with your email and password.'],
    ['callback_failed', 'Something went wrong while completing your sign in. Please try again.'],
  ]) {
    test(`says what ${error} means`, async ({ page }) => {
      await page.goto(`/login?error=${error}`)
      await expect(page.getByRole('alert')).toHaveText(text ?? '')
    })
  }

  test('with an address that is not confirmed offers the email once more', async ({ page }) => {
    // The response of an auth service that confirms addresses.
    await page.route('**/auth/v1/token**', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
      }),
    )
    await page.goto('/login')
    await page.getByLabel('Email').fill('pro@demo.test')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email not confirmed')
    await page.getByRole('button', { name: 'Send the email again' }).click()
    await expect(page.getByText('The email is on its way.')).toBeVisible()
    await expectAccessible(page)
  })

  test('offline says so', async ({ page, context }) => {
    await page.goto('/login')
    // The form is rendered before its script runs; without the script it could show no message.
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Email').fill('pro@demo.test')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('You are offline. Check your connection and try again.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(/\/app$/)
  })
})

test.describe('a forgotten password', () => {
  async function askForLink(page: Page, email: string): Promise<void> {
    await page.goto('/forgot')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('If that email exists, a reset link has been sent.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveCount(0)
  }

  test('is replaced by a new one through the link, which works once', async ({ page, request, tester }) => {
    const owner = await createAccount(request)
    await askForLink(page, owner.email)
    const link = await newestLink(request, owner.email)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
    await expect(page).toHaveURL(/\/reset-password$/)
    await expect(page.getByText(`For the account ${owner.email}.`)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('New password').fill('Brand-new-1')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
    await expect(page).toHaveURL(/\/app$/)
    await tester.logOut()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link has expired or was already used' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Send a new reset link' }).click()
    await expect(page).toHaveURL(/\/forgot$/)
    await tester.logIn(owner.email, 'Brand-new-1')
  })

  test('ends the sessions elsewhere', async ({ page, request, browser }) => {
    const owner = await createAccount(request)
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto('/login')
    await other.getByLabel('Email').fill(owner.email)
    await other.getByLabel('Password', { exact: true }).fill(owner.password)
    await other.getByRole('button', { name: 'Log In' }).click()
    await expect(other).toHaveURL(/\/app$/)
    await askForLink(page, owner.email)
    await page.goto(await newestLink(request, owner.email))
    await page.getByLabel('New password').fill('Brand-new-1')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page).toHaveURL(/\/app$/)
    await other.reload()
    await expectNothingPrivate(other)
    await elsewhere.close()
  })

  test('of an address without an account gets the same words', async ({ page }) => {
    await askForLink(page, freshEmail('Nobody'))
  })

  test('cannot be replaced without a link', async ({ page }) => {
    await page.goto('/reset-password')
    await expect(page.getByRole('heading', { name: 'This page needs the link from the email' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('the screens before signing in', () => {
  for (const path of ['/login', '/login?error=auth_failed', '/signin', '/forgot']) {
    test(`${path} breaks no rule of accessibility, also with its errors`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('button', { name: /^(Log In|Create Account|Send reset link)$/ }).click()
      await expect(page.getByText('Email is required')).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('fit a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/login', '/signin', '/forgot', '/reset-password']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  })
})

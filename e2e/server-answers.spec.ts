import type { Page, Route } from '@playwright/test'
import { z } from 'zod'
import { demoPassword } from '../supabase/local/demo.ts'
import { expect, test } from './fixtures.ts'

/** Answers one call of the product's API, under any base path. */
async function answerWith(
  page: Page,
  path: string,
  answer: Parameters<Route['fulfill']>[0],
  method?: string,
): Promise<void> {
  await page.route(path, (route) =>
    method === undefined || route.request().method() === method ? route.fulfill(answer) : route.fallback(),
  )
}

async function logIn(page: Page, email = 'pro@demo.test'): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(/^(Email|Correo electrónico)$/).fill(email)
  await page.getByLabel(/^(Password|Contraseña)$/, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: /^(Log In|Iniciar sesión)$/ }).click()
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Name').fill('Nia New')
  await page.getByLabel('Email').fill('nia@e2e.test')
  await page.getByLabel('Password', { exact: true }).fill('Nia-secret-1')
  await page.getByRole('button', { name: 'Create Account' }).click()
}

test.describe('the server’s own text is shown', () => {
  const refusals: [string, { status: number; json: unknown }, string][] = [
    [
      'without a code',
      { status: 422, json: { error: 'The password was seen in a leak.' } },
      'The password was seen in a leak.',
    ],
    [
      'in an answer 200',
      { status: 200, json: { success: false, error: 'Sign-up opens on Monday.' } },
      'Sign-up opens on Monday.',
    ],
    ['or the fallback where there is none', { status: 503, json: {} }, 'Registration failed'],
  ]
  for (const [what, answer, text] of refusals) {
    test(`at the sign-up, ${what}`, async ({ page }) => {
      await answerWith(page, '**/api/auth/register', answer)
      await signUp(page)
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        new RegExp(text.replaceAll('.', '\\.')),
      )
      await expect(page).toHaveURL(/\/signin$/)
    })
  }

  test('at a forgotten password', async ({ page }) => {
    await answerWith(page, '**/api/auth/forgot', { status: 429, json: { error: 'Wait for the last email first.' } })
    await page.goto('/forgot')
    await page.getByLabel('Email').fill('nia@e2e.test')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Wait for the last email first.')).toBeVisible()
  })

  test('in the administration', async ({ page, tester }) => {
    await tester.signIn('admin@demo.test')
    await answerWith(page, '**/api/admin/users/create', {
      status: 400,
      json: { error: 'The licence has no seat left.' },
    })
    await answerWith(
      page,
      '**/api/admin/users/*',
      { status: 200, json: { success: false, error: 'This account is under legal hold.' } },
      'DELETE',
    )
    await page.goto('/app/admin')
    // Other tests create users too, so the list has several pages.
    await page.getByLabel('Search users').fill('free@demo.test')
    await page.getByRole('button', { name: 'Delete Frida Free' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('This account is under legal hold.')).toBeVisible()
    await page.getByRole('button', { name: 'Create User' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Nia New')
    await page.getByLabel('Email', { exact: true }).fill('nia@e2e.test')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Create User' }).click()
    await expect(page.getByText('The licence has no seat left.')).toBeVisible()
    await answerWith(page, '**/api/admin/users?*', { status: 503, json: { error: 'The directory is being moved.' } })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('Error: The directory is being moved.')).toBeVisible()
  })

  test('at a generation', async ({ page, tester }) => {
    await tester.signIn('pro@demo.test')
    await tester.connectTracker()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()
    await answerWith(page, '**/api/ai/generate', { status: 503, json: { error: 'The model is being replaced.' } })
    await tester.generate('SHOP-1')
    await expect(page.getByRole('alert').filter({ hasText: 'The model is being replaced.' })).toBeVisible()
  })
})

test.describe('a refused login', () => {
  const refusals: [string, Parameters<Route['fulfill']>[0], string][] = [
    ['an answer without a text', { status: 400, json: {} }, 'Login failed'],
    ['an answer with something else in it', { status: 422, json: { detail: ['nope'] } }, 'Login failed'],
    [
      'an answer that is not JSON',
      { status: 400, contentType: 'text/html', body: '<html>Bad request</html>' },
      'Login failed',
    ],
    ['an empty answer', { status: 403, body: '' }, 'Login failed'],
    ['a good answer without a session', { status: 200, json: {} }, 'Login failed'],
    [
      'a good answer that is not JSON',
      { status: 200, contentType: 'text/html', body: '<html>Welcome to the hotel</html>' },
      'Login failed. Please try again.',
    ],
    ['an answer that makes no sense', { status: 200, json: null }, 'Login failed. Please try again.'],
    [
      'a broken server with a text',
      { status: 503, json: { msg: 'The user store is read-only.' } },
      'The user store is read-only.',
    ],
    [
      'a broken server without one',
      { status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' },
      'Login failed',
    ],
  ]
  for (const [what, answer, text] of refusals) {
    test(`after ${what} says “${text}”`, async ({ page }) => {
      await answerWith(page, '**/auth/v1/token*', answer)
      await logIn(page)
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(text)
      await expect(page).toHaveURL(/\/login$/)
    })
  }

  test('says so in Spanish, too', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'es-AR' })
    const page = await context.newPage()
    await answerWith(page, '**/auth/v1/token*', { status: 400, json: {} })
    await logIn(page)
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription(
      'No se pudo iniciar sesión',
    )
    await context.close()
  })
})

test.describe('a session check that breaks', () => {
  /** A session that must be renewed first; the response to the renewal is invalid. */
  async function breakTheCheck(page: Page): Promise<void> {
    await answerWith(page, '**/auth/v1/token?grant_type=refresh_token', { status: 200, json: null })
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      const session = {
        access_token: 'a.b.c',
        refresh_token: 'r',
        token_type: 'bearer',
        expires_in: 0,
        expires_at: 1,
        user: { id: 'u1' },
      }
      localStorage.setItem(`sb-${location.hostname}-auth-token`, JSON.stringify(session))
    })
  }

  for (const path of ['/auth/callback', '/app']) {
    test(`at ${path} ends at the login form`, async ({ page, problems }) => {
      await breakTheCheck(page)
      await page.goto(path)
      await expect(page).toHaveURL(/\/login\?error=callback_failed$/)
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveText(
        'Something went wrong while completing your sign in. Please try again.',
      )
      await page.unroute('**/auth/v1/token?grant_type=refresh_token')
      await page.getByLabel('Email').fill('pro@demo.test')
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Log In' }).click()
      await expect(page.getByText(/^Welcome, /)).toBeVisible()
      // The auth client logs the failure; nothing else may be logged.
      problems.splice(
        0,
        problems.length,
        ...problems.filter((problem) => !/Cannot read properties of null/.test(problem)),
      )
    })
  }
})

test.describe('a role that nobody knows', () => {
  test('is shown as Unknown, and the plan stays usable', async ({ page, tester }) => {
    await page.route('**/api/user/info', async (route) => {
      const answer = await route.fetch()
      const info = z
        .object({ user: z.looseObject({}) })
        .loose()
        .parse(await answer.json())
      await route.fulfill({ response: answer, json: { ...info, user: { ...info.user, role: 'enterprise' } } })
    })
    await tester.signIn('pro@demo.test')
    await expect(page.getByRole('banner').getByText('Unknown')).toBeVisible()
    await expect(page.getByRole('banner').getByText(/of 100 runs/)).toBeVisible()
    await page.goto('/app/settings')
    await expect(page.getByText(/of 100 runs used this month/)).toBeVisible()
  })

  test('empties no list of users, and editing keeps it', async ({ page, tester }) => {
    await page.route('**/api/admin/users?*', async (route) => {
      const answer = await route.fetch()
      const list = z
        .object({ users: z.array(z.looseObject({ name: z.string() })) })
        .loose()
        .parse(await answer.json())
      const users = list.users.map((user) => (user.name === 'Frida Free' ? { ...user, role: 'enterprise' } : user))
      await route.fulfill({ response: answer, json: { ...list, users } })
    })
    await tester.signIn('admin@demo.test')
    await page.goto('/app/admin')
    await page.getByLabel('Search users').fill('demo.test')
    const row = page.getByRole('row').filter({ hasText: 'free@demo.test' })
    await expect(row.getByRole('cell', { name: 'Unknown', exact: true })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'pro@demo.test' })).toBeVisible()
    await page.getByRole('button', { name: 'Edit Frida Free' }).click()
    await expect(page.getByRole('dialog').getByLabel('Role')).toHaveValue('enterprise')
  })
})

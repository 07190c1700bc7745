import { type Page, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { localPublishableKey } from '../supabase/local/keys.ts'
import { expect, test } from './fixtures.ts'
import { type Account, createAccount, newSession } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { newestLink } from './support/mailbox.ts'

const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string() })

/** The link of an attacker who wants others to work in the attacker's account. */
async function sessionFragment(request: APIRequestContext, attacker: Account, type: string): Promise<string> {
  const { access_token, refresh_token } = sessionSchema.parse(JSON.parse(await newSession(request, attacker.email)))
  return `#${new URLSearchParams({ access_token, refresh_token, expires_in: '3600', token_type: 'bearer', type }).toString()}`
}

/** The attacker's own token, as in an e-mail of the auth service. */
async function tokenOf(request: APIRequestContext, attacker: Account, kind: 'recover' | 'magiclink'): Promise<string> {
  const sent = await request.post(`/auth/v1/${kind}`, {
    headers: { apikey: localPublishableKey },
    data: { email: attacker.email },
  })
  expect(sent.status()).toBe(200)
  const { searchParams } = new URL(await newestLink(request, attacker.email))
  return searchParams.get('token_hash') ?? searchParams.get('token') ?? ''
}

async function expectToBeVictim(page: Page, victim: Account): Promise<void> {
  await page.goto('/app')
  await expect(page.getByText(`Welcome, ${victim.name}`)).toBeVisible()
}

test.describe('a link with somebody else’s session in it', () => {
  const ways: [string, string][] = [
    ['/', 'signup'],
    ['/', 'recovery'],
    ['/login', 'magiclink'],
    ['/app', 'signup'],
    ['/privacy', 'signup'],
    ['/auth/callback', 'signup'],
    ['/reset-password', 'recovery'],
  ]
  for (const [path, type] of ways) {
    test(`replaces nobody at ${path} (${type})`, async ({ page, request, tester }) => {
      const victim = await createAccount(request, { name: 'Vera Victim' })
      const attacker = await createAccount(request, { name: 'Mallory Attacker' })
      await tester.signIn(victim.email)
      await page.goto('/robots.txt')
      await page.goto(`${path}${await sessionFragment(request, attacker, type)}`)
      await expect(
        type === 'recovery'
          ? page.getByRole('heading', { name: 'This link cannot be used' })
          : page.getByText(`Welcome, ${victim.name}`),
      ).toBeVisible()
      await expectToBeVictim(page, victim)
    })
  }

  test('signs no visitor in either', async ({ page, request }) => {
    const attacker = await createAccount(request, { name: 'Mallory Attacker' })
    await page.goto(`/${await sessionFragment(request, attacker, 'signup')}`)
    await expect(page).toHaveURL(/\/login\?error=auth_failed$/)
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await page.goto('/app')
    await expect(page).toHaveURL(/\/login$/)
  })

  test('works no better through the redirect of the auth service', async ({ page, request, tester }) => {
    const victim = await createAccount(request, { name: 'Vera Victim' })
    const attacker = await createAccount(request, { name: 'Mallory Attacker' })
    const token = await tokenOf(request, attacker, 'recover')
    await tester.signIn(victim.email)
    await page.goto(
      `/auth/v1/verify?${new URLSearchParams({ token, type: 'recovery', redirect_to: new URL('/auth/callback', page.url()).href }).toString()}`,
    )
    await expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible()
    await expectToBeVictim(page, victim)
  })
})

test.describe('a link with somebody else’s token', () => {
  for (const [path, kind, type] of [
    ['/auth/callback', 'recover', 'recovery'],
    ['/reset-password', 'recover', 'recovery'],
    ['/auth/callback', 'magiclink', 'magiclink'],
    ['/', 'magiclink', 'magiclink'],
    ['/login', 'recover', 'recovery'],
  ] as const) {
    test(`asks before it replaces the account at ${path} (${type})`, async ({ page, request, tester }) => {
      const victim = await createAccount(request, { name: 'Vera Victim of a Rather Long Address' })
      const attacker = await createAccount(request, { name: 'Mallory Attacker' })
      const token = await tokenOf(request, attacker, kind)
      await tester.signIn(victim.email)
      await page.goto(`${path}?${new URLSearchParams({ token_hash: token, type }).toString()}`)
      const question = page.getByRole('alert').filter({ hasText: 'Switch to another account?' })
      await expect(question).toContainText(
        `You are signed in as ${victim.email}. This link belongs to ${attacker.email}.`,
      )
      await expect(page.getByLabel('New password')).toHaveCount(0)
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await page.setViewportSize({ width: 1280, height: 720 })
      // A question in one tab changes nothing in the others.
      const other = await page.context().newPage()
      await expectToBeVictim(other, victim)
      await other.close()
      await page.getByRole('button', { name: 'Stay in my account' }).click()
      await expect(page).toHaveURL(/\/app$/)
      await expectToBeVictim(page, victim)
    })
  }

  test('switches when that is wanted, also from the keyboard and in Spanish', async ({ browser, request }) => {
    const one = await createAccount(request, { name: 'Una Cuenta' })
    const two = await createAccount(request, { name: 'Otra Cuenta' })
    const token = await tokenOf(request, two, 'recover')
    const context = await browser.newContext({ locale: 'es-AR' })
    const page = await context.newPage()
    await page.goto('/robots.txt')
    await page.evaluate(
      (text) => localStorage.setItem(`sb-${location.hostname}-auth-token`, text),
      await newSession(request, one.email),
    )
    await page.goto(`/reset-password?${new URLSearchParams({ token_hash: token, type: 'recovery' }).toString()}`)
    await expect(page.getByRole('heading', { name: '¿Cambiar a otra cuenta?' })).toBeVisible()
    await expect(
      page.getByText(`Su sesión está abierta como ${one.email}. Este enlace pertenece a ${two.email}.`),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Cambiar de cuenta' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Definir una contraseña nueva' })).toBeVisible()
    await expect(page.getByText(two.email)).toBeVisible()
    await page.getByLabel('Contraseña nueva').fill('Brand-new-1')
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
    await expect(page.getByText('Hola, Otra Cuenta')).toBeVisible()
    await context.close()
  })

  test('asks nothing of the account that it belongs to', async ({ page, request, tester }) => {
    const owner = await createAccount(request, { name: 'Olga Owner' })
    await tester.signIn(owner.email)
    await page.goto('/forgot')
    const token = await tokenOf(request, owner, 'recover')
    await page.goto(`/reset-password?${new URLSearchParams({ token_hash: token, type: 'recovery' }).toString()}`)
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
    await expect(page).toHaveURL(/\/reset-password$/)
  })
})

test.describe('the page after the login', () => {
  for (const next of [
    '/app/../__mailbox',
    '/app/%2e%2e/__mailbox',
    '/app/..%2f__mailbox',
    '/app/..\\__mailbox',
    '/app//evil.test',
    '//evil.test/app',
    '/\\evil.test',
    '/app/settings/../../__mailbox',
  ]) {
    test(`is the dashboard and not ${next}`, async ({ page, tester }) => {
      await tester.signIn('pro@demo.test')
      await page.goto(`/login?next=${encodeURIComponent(next)}`)
      await expect(page).toHaveURL(/\/app$/)
      await expect(page.getByText(/^Welcome, /)).toBeVisible()
    })
  }
})

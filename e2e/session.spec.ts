import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { Tester, expect, test } from './fixtures.ts'
import { createAccount, endSessions, expectNothingPrivate } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { historyKeyOf } from './support/browser-storage.ts'

const sessionSchema = z.looseObject({ access_token: z.string(), refresh_token: z.string(), expires_at: z.number() })

/** The session in the auth client's format. */
async function storedSession(page: Page): Promise<z.infer<typeof sessionSchema>> {
  const text = await page.evaluate((key) => localStorage.getItem(key), await sessionKeyOf(page))
  return sessionSchema.parse(JSON.parse(text ?? 'null'))
}

async function expireSession(page: Page): Promise<void> {
  const text = JSON.stringify({ ...(await storedSession(page)), expires_at: 1, expires_in: 0 })
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [await sessionKeyOf(page), text] as const)
}

function sessionKeyOf(page: Page): Promise<string> {
  return page.evaluate(() => Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name)) ?? '')
}

test.describe('a session', () => {
  async function secondTab(context: BrowserContext, path: string): Promise<Page> {
    const tab = await context.newPage()
    await tab.goto(path)
    return tab
  }

  test('survives a reload, and is renewed where it has run out', async ({ page, tester }) => {
    await tester.signIn('free@demo.test')
    const before = await storedSession(page)
    await page.reload()
    await expect(page.getByText('Welcome, Frida Free')).toBeVisible()
    await expireSession(page)
    await page.reload()
    await expect(page.getByText('Welcome, Frida Free')).toBeVisible()
    const after = await storedSession(page)
    // Two access tokens issued within the same second are equal.
    expect(after.refresh_token).not.toBe(before.refresh_token)
    expect(after.expires_at * 1000).toBeGreaterThan(Date.now())
  })

  test('is shared by the tabs: if one logs in, the other continues; if one logs out, nothing private remains in the other', async ({
    page,
    context,
    request,
    tester,
  }) => {
    const account = await createAccount(request)
    const other = await secondTab(context, '/app/settings')
    await expect(other).toHaveURL(/\/login\?next=/)
    await tester.logIn(account.email)
    await expect(other).toHaveURL(/\/app\/settings$/)
    await expect(other.getByText(`Welcome, ${account.name}`)).toBeVisible()
    await tester.logOut()
    await expectNothingPrivate(page)
    await expectNothingPrivate(other)
    await other.goBack().catch(() => undefined)
    await expect(other.getByText(/Welcome,/)).toHaveCount(0)
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /auth-token|currentUserId|Draft/.test(key)),
    )
    expect(left).toEqual([])
  })

  test('ends on every device when it is left on one', async ({ page, browser, request, tester }) => {
    const account = await createAccount(request)
    await tester.logIn(account.email)
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await new Tester(other).logIn(account.email)
    await expect(other.getByText(`Welcome, ${account.name}`)).toBeVisible()
    // The plan is requested as well; a response after the logout would end the session before the reload.
    await expect(other.getByText('0 of 100 runs')).toBeVisible()
    await tester.logOut()
    await expectNothingPrivate(page)
    await other.reload()
    await expectNothingPrivate(other)
    await expect(other.getByText('Your session has ended. Log in to continue where you left off.')).toBeVisible()
    await expectAccessible(other)
    await elsewhere.close()
  })

  test('that cannot be renewed at the moment is neither shown nor discarded, and continues when the server answers', async ({
    page,
    tester,
  }) => {
    await tester.signIn('free@demo.test')
    await expireSession(page)
    await page.route('**/auth/v1/token**', (route) => route.abort('internetdisconnected'))
    await page.clock.install()
    await page.reload()
    await expect(page.getByText('Loading...')).toBeVisible()
    // The client retries for half a minute; the test waits for none of it.
    await expect(async () => {
      await page.clock.runFor(2_000)
      await expect(page.getByRole('heading', { name: 'The server could not be reached' })).toBeVisible({ timeout: 200 })
    }).toPass({ intervals: [0] })
    await expect(page.getByText(/Welcome,/)).toHaveCount(0)
    await expectAccessible(page)
    await page.unroute('**/auth/v1/token**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Welcome, Frida Free')).toBeVisible()
  })

  test('that was ended elsewhere leads to the login, and the work on screen is in the history', async ({
    page,
    request,
    tester,
  }) => {
    const account = await createAccount(request)
    await tester.signIn(account.email)
    await tester.connectTracker()
    await expect(page.getByText(/Connected to Jira as/)).toBeVisible()
    await tester.generate('SHOP-1')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 })
    await page.keyboard.press('Escape')
    await endSessions(request, account)
    await page.getByRole('button', { name: 'Generate Test Cases' }).click()
    await expectNothingPrivate(page)
    await expect(page.getByText('Your session has ended. Log in to continue where you left off.')).toBeVisible()
    expect(await historyKeyOf(page)).toBe(`testCasesHistory_${account.id}`)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(/\/app$/)
  })

  test('whose renewal is refused leads to the login', async ({ page, request, tester }) => {
    const account = await createAccount(request)
    await tester.signIn(account.email)
    await endSessions(request, account)
    await expireSession(page)
    await page.reload()
    await expectNothingPrivate(page)
  })

  test('continues offline, and says so', async ({ page, context, tester }) => {
    await tester.signIn('free@demo.test')
    const notice = page.getByText(/^You are offline\./)
    await context.setOffline(true)
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(notice).toHaveCount(0)
    await expect(page.getByText('Welcome, Frida Free')).toBeVisible()
  })

  test('is not taken from the address of any other page', async ({ page, request, tester }) => {
    const stranger = await createAccount(request, { name: 'Stranger' })
    await page.goto('/login')
    await tester.logIn(stranger.email)
    const { access_token } = await storedSession(page)
    await tester.logOut()
    await expectNothingPrivate(page)
    await page.goto(`/app#access_token=${access_token}&refresh_token=x&expires_in=3600&token_type=bearer`)
    await expect(page.getByText(/Welcome,/)).toHaveCount(0)
  })
})

test('a screen whose code arrives just when the loading text comes up is shown', async ({ page }) => {
  let delay = 0
  await page.route(/\/sign-up-screen-[^/]+\.js$/, async (route) => {
    await sleep(delay)
    await route.continue()
  })
  // A slow device takes its time to render.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  for (delay of [60, 80, 100, 120]) {
    await page.goto('/signin')
    await expect(page.getByRole('heading', { name: 'Create account' }), `${delay} ms`).toBeVisible()
  }
})

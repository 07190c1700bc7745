import type { Page } from '@playwright/test'
import AES from 'crypto-js/aes.js'
import { demoTracker } from '../supabase/local/demo.ts'
import { expect, test } from './fixtures.ts'
import { createAccount } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { storedText } from './support/browser-storage.ts'
import { switchTheme } from './support/theme.ts'

/** The passphrase in the site's pages before the vault; the build's default. */
const legacyPassphrase = 'casewright'

test.describe('the plan', () => {
  test('without runs offers an upgrade, which opens the home page in a new tab', async ({ page, tester }) => {
    await tester.signIn('free@demo.test')
    await page.goto('/app/settings')
    const card = page.getByRole('region', { name: 'Account plan' })
    await expect(card).toContainText('Upgrade to generate test cases')
    const upgrade = card.getByRole('link', { name: 'Upgrade' })
    await expect(upgrade).toHaveAttribute('href', '/')
    await expect(upgrade).toHaveAttribute('target', '_blank')
  })

  test('with runs left says how many, and offers nothing', async ({ page, tester }) => {
    await tester.signIn('starter@demo.test')
    await page.goto('/app/settings')
    const card = page.getByRole('region', { name: 'Account plan' })
    await expect(card.getByText(/of 20 runs used this month/)).toBeVisible()
    await expect(card.getByRole('link')).toHaveCount(0)
  })
})

test.describe('the enrichment toggle', () => {
  test('is closed without the plan for it', async ({ page, tester }) => {
    await tester.signIn('starter@demo.test')
    await page.goto('/app/settings')
    await expect(page.getByText('Enrichment is part of the Pro and Admin plans. Your plan is Starter.')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Test Case Enrichment' })).toBeDisabled()
  })

  test('is off at first, and keeps what is chosen', async ({ page, request, tester }) => {
    await tester.signIn((await createAccount(request, { role: 'pro' })).email)
    await page.goto('/app/settings')
    const toggle = page.getByRole('switch', { name: 'Test Case Enrichment' })
    await expect(toggle).toBeEnabled()
    await expect(toggle).not.toBeChecked()
    await toggle.click()
    await page.reload()
    await expect(toggle).toBeChecked()
  })
})

test.describe('the tracker account', () => {
  test('that is wrong is saved all the same, and the test says what is wrong', async ({ page, request, tester }) => {
    await tester.signIn((await createAccount(request)).email)
    await tester.connectTracker({ apiToken: 'a-wrong-token-1' })
    await expect(page.getByText('Configuration saved successfully!')).toBeVisible()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Connection test failed.')
    await expect(alert).toContainText('Your entries are saved; correct them and save again.')
    await expect(page.getByLabel('API Token', { exact: true })).toHaveValue('a-wrong-token-1')
    await expectAccessible(page)
    await page.getByLabel('API Token', { exact: true }).fill(demoTracker.apiToken)
    await page.getByRole('button', { name: 'Save Configuration' }).click()
    await expect(page.getByText(/Connected to Jira as/)).toBeVisible()
  })

  test('of an earlier version is read once and encrypted again', async ({ page, request, tester }) => {
    const account = await createAccount(request)
    const { baseUrl, email, apiToken } = demoTracker
    const record = AES.encrypt(JSON.stringify({ baseURL: baseUrl, email, apiToken }), legacyPassphrase).toString()
    await page.goto('/login')
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `jiraConfig_${account.email}`,
      record,
    ] as const)
    await tester.signIn(account.email)
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    const stored = await storedText(page)
    expect(stored).not.toContain('U2FsdGVkX1')
    expect(stored).not.toContain(apiToken)
    expect(stored).toContain(`jiraConfig_${account.id}`)
    await page.goto('/app/settings')
    await expect(page.getByLabel('Base URL')).toHaveValue(baseUrl)
    await expect(page.getByLabel('API Token', { exact: true })).toHaveValue(apiToken)
  })

  test('needs only the keyboard, and leads to the first field that is wrong', async ({ page, request, tester }) => {
    await tester.signIn((await createAccount(request)).email)
    await page.goto('/app/settings')
    const field = (label: string) => page.getByLabel(label, { exact: true })
    await field('Base URL').focus()
    await page.keyboard.type('http://casewright-demo.atlassian.net')
    await page.keyboard.press('Enter')
    await expect(field('Base URL')).toHaveAccessibleDescription('Base URL must start with https://')
    await expect(field('Base URL')).toBeFocused()
    await expect(field('Email')).toHaveAccessibleDescription(/^Email is required/)
    await expect(field('API Token')).toHaveAccessibleDescription('API Token is required')
    await expectAccessible(page)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(demoTracker.baseUrl)
    await page.keyboard.press('Tab')
    await page.keyboard.type(demoTracker.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(demoTracker.apiToken)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Connected to Jira as/)).toBeVisible()
  })

  test('is cleared only after the question was answered', async ({ page, request, tester }) => {
    await tester.signIn((await createAccount(request)).email)
    await tester.connectTracker()
    await expect(page.getByText(/Connected to Jira as/)).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'Are you sure you want to clear the configuration? This action cannot be undone.',
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Base URL')).toHaveValue(demoTracker.baseUrl)
  })
})

test('settings break no rule of accessibility: the help, a draft, on a phone', async ({ page, request, tester }) => {
  await tester.signIn((await createAccount(request)).email)
  await page.goto('/app/settings')
  await page.getByText('How do I get an API token?').click()
  await expect(page.getByRole('link', { name: 'Open Atlassian API tokens' })).toBeVisible()
  await expect(page.getByText(/A token lasts between 1 and 365 days/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Base URL').fill('https://half-typed')
  await expect.poll(() => storedText(page)).toContain('jiraConfigDraft_')
  await page.reload()
  await expect(page.getByText(/These are your unsaved changes/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

/** Records the document's theme as soon as there is a body to paint. */
async function noteFirstTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('body') === null) return
      sessionStorage.setItem('themeAtFirst', document.documentElement.classList.contains('dark') ? 'dark' : 'light')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
}

for (const [system, choice, expected] of [
  ['dark', undefined, 'dark'],
  ['light', undefined, 'light'],
  ['dark', 'light', 'light'],
  ['light', 'dark', 'dark'],
] as const) {
  test(`a system that prefers ${system}, and ${choice ?? 'nothing'} chosen, is ${expected} before anything is painted`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.goto('/login')
    if (choice !== undefined) await switchTheme(page, choice)
    await noteFirstTheme(page)
    await page.reload()
    await expect(
      page.getByRole('button', { name: `Switch to the ${expected === 'dark' ? 'light' : 'dark'} theme` }),
    ).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('themeAtFirst'))).toBe(expected)
  })
}

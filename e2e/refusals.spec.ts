import { createAccount } from './support/accounts.ts'
import { storedText } from './support/browser-storage.ts'
import { expect, test } from './fixtures.ts'

test.describe('what is refused says what to do', () => {
  test('the signed-in area redirects a visitor to the login and then to the requested page', async ({
    page,
    request,
    tester,
  }) => {
    const { email, password } = await createAccount(request)
    await page.goto('/app/settings')
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(/\/app\/settings$/)
    await tester.logOut()
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/app')
    await expect(page).toHaveURL(/\/login/)
  })

  test('a wrong password keeps the user at the login', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('pro@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText(/invalid login credentials/i)).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByLabel('Email')).toHaveValue('pro@demo.test')
  })

  test('without a tracker account nothing can be generated, and Settings is one click away', async ({
    page,
    tester,
  }) => {
    await tester.signIn('pro@demo.test')
    await page.getByLabel('Jira ticket URL').fill(tester.ticketLink('SHOP-1'))
    await expect(page.getByText('Not connected')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generate Test Cases' })).toBeDisabled()
    await page.getByRole('link', { name: 'Connect your Jira account' }).click()
    await expect(page).toHaveURL(/\/app\/settings$/)
  })

  test('the Free plan asks for an upgrade', async ({ page, tester }) => {
    await tester.signIn('free@demo.test')
    await tester.connectTracker()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()
    await page.goto('/app')
    await page.getByLabel('Jira ticket URL').fill(tester.ticketLink('SHOP-1'))
    await expect(page.getByRole('button', { name: 'Upgrade Plan Required' })).toBeDisabled()
  })

  test('a wrong API token gets its own message, and the input is kept', async ({ page, tester }) => {
    await tester.signIn('pro@demo.test')
    await tester.connectTracker({ apiToken: 'not-the-right-token' })
    await expect(page.getByRole('alert').filter({ hasText: /token/i }).first()).toBeVisible()
    await expect(page.getByLabel('API Token', { exact: true })).toHaveValue('not-the-right-token')
    await expect(page.getByLabel('Base URL')).toHaveValue('https://casewright-demo.atlassian.net')
  })

  const refusedTickets = [
    { link: 'SHOP-404', message: /permission|not exist|not found/i },
    { link: 'SHOP-429', message: /too many|wait|rate/i },
    {
      link: 'SHOP-11',
      message: 'No acceptance criteria found in the ticket. Please ensure the ticket has proper acceptance criteria.',
    },
    { link: 'NOPE-1', message: /permission|not exist|not found/i },
  ]
  test('tickets that cannot be read say why, charge nothing and keep the link', async ({ page, tester }) => {
    await tester.signIn('starter@demo.test')
    await tester.connectTracker()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()
    for (const { link, message } of refusedTickets) {
      await tester.generate(link)
      await expect(page.getByRole('alert').filter({ hasText: message }), link).toBeVisible()
      await expect(page.getByLabel('Jira ticket URL')).toHaveValue(tester.ticketLink(link))
    }
    await expect(page.getByText('0 of 20 runs')).toBeVisible()
  })

  test('a link that is no ticket is refused before anything is asked', async ({ page, tester }) => {
    await tester.signIn('pro@demo.test')
    await tester.connectTracker()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()
    await page.goto('/app')
    await page.getByLabel('Jira ticket URL').fill('https://casewright-demo.atlassian.net/issues/?filter=10001')
    await page.getByRole('button', { name: 'Generate Test Cases' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Invalid Jira URL. Please provide a valid Jira ticket link.' }),
    ).toBeVisible()
  })
})

test.describe('the API token', () => {
  test('is nowhere in the clear, saved or as a draft', async ({ page, tester }) => {
    await tester.signIn('pro@demo.test')
    await page.goto('/app/settings')
    await page.getByLabel('API Token', { exact: true }).fill('demo-api-token')
    await page.getByLabel('Email').fill('qa@demo.test')
    await expect.poll(() => storedText(page)).toContain('jiraConfigDraft_')
    expect(await storedText(page)).not.toContain('demo-api-token')
    await tester.connectTracker()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()
    expect(await storedText(page)).not.toContain('demo-api-token')
  })
})

import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test, type Tester } from './fixtures.ts'

async function connect(page: Page, tester: Tester): Promise<void> {
  await tester.connectTracker()
  await expect(page.getByText('Connected to Jira as')).toBeVisible()
  await page.goto('/app')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
}

/** An AI that writes one case and then stalls. */
async function holdStream(page: Page): Promise<void> {
  await page.evaluate(() => {
    const send = window.fetch.bind(window)
    const event = `event: case\ndata: ${JSON.stringify({ title: 'A valid code lowers the total', type: 'Positive', steps: [{ step: 'Enter the code', data: 'AUTUMN10', expected: 'The total is lower' }] })}\n\n`
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      if (!address.includes('/ai/generate')) return send(input, init)
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(event))
          const signal = input instanceof Request ? input.signal : init?.signal
          signal?.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    }
  })
}

test('a link pasted anywhere on the page fills the field, and Enter generates', async ({ page, tester, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await tester.signIn('pro@demo.test')
  await connect(page, tester)
  await page.evaluate((link) => navigator.clipboard.writeText(link), tester.ticketLink('SHOP-1'))
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+v')
  await expect(page.getByLabel('Jira ticket URL')).toHaveValue(tester.ticketLink('SHOP-1'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Showing 4 of 4 test cases')).toBeVisible()
})

test('Enter says what is missing: the link, the Jira account', async ({ page, tester }) => {
  await tester.signIn('pro@demo.test')
  await expect(page.getByText('Not connected')).toBeVisible()
  const field = page.getByLabel('Jira ticket URL')
  await field.fill(tester.ticketLink('SHOP-1'))
  await field.press('Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Jira not configured. Please configure your account first.')
  await expectAccessible(page)
  await connect(page, tester)
  await field.fill('  ')
  await field.press('Enter')
  await expect(alert).toHaveText('Please enter a Jira ticket URL')
  await expect(page.getByRole('button', { name: 'Generate Test Cases' })).toBeDisabled()
})

test('no state of the dashboard breaks a rule of axe; criteria and cases are listed while the AI works', async ({
  page,
  tester,
}) => {
  test.setTimeout(180_000)
  await tester.signIn('pro@demo.test')
  await expect(page.getByText('Not connected')).toBeVisible()
  await expectAccessible(page)
  await connect(page, tester)
  await expectAccessible(page)

  await tester.generate('SHOP-11')
  await expect(page.getByRole('alert').filter({ hasText: 'No acceptance criteria found in the ticket.' })).toBeVisible()
  await expectAccessible(page)

  await holdStream(page)
  await page.getByLabel('Jira ticket URL').fill(tester.ticketLink('SHOP-7'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('5 acceptance criteria found')).toBeVisible()
  await expect(page.getByText('Field: Acceptance Criteria').first()).toBeVisible()
  await expect(page.getByText('1 test case written so far')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generating Test Cases...' })).toBeDisabled()
  await expect(page.getByRole('progressbar', { name: 'Progress of the generation' })).toHaveAttribute(
    'aria-valuenow',
    '60',
  )
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Generation cancelled.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByText('5 acceptance criteria found')).toBeVisible()
  await expect(page.getByText('Incomplete', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show test cases' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Complete the test cases' })).toBeVisible()
  await expectAccessible(page)
})

test('an answer without test cases says so', async ({ page, tester }) => {
  await tester.signIn('pro@demo.test')
  await connect(page, tester)
  await page.route('**/api/ai/generate', (route) =>
    route.fulfill({
      json: {
        testCases: [],
        metadata: { maxTestCases: 6, provider: 'openai-compatible', model: 'm', enriched: false },
      },
    }),
  )
  await tester.generate('SHOP-1')
  const dialog = page.getByRole('dialog', { name: 'No test cases found' })
  await expect(dialog.getByText('No test cases were generated. Please check your input or try again.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

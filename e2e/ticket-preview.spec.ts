import { userInfoSchema } from '#domain/contracts/user-info.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expectNeverHeldUp } from './support/main-thread.ts'
import { expect, test, type Tester } from './fixtures.ts'

async function connect(page: Page, tester: Tester): Promise<void> {
  await tester.signIn('pro@demo.test')
  await tester.connectTracker()
  await expect(page.getByText('Connected to Jira as')).toBeVisible()
  await tester.open('/app')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
}

/** Pastes a link as a person does: anywhere on the page. */
async function paste(page: Page, link: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), link)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+v')
}

/** Says that the AI is outside the machine, so that the screen shows what is hidden from it. */
async function withOutsideAi(page: Page): Promise<void> {
  await page.route('**/api/user/info', async (route) => {
    const response = await route.fetch()
    const info = userInfoSchema.parse(await response.json())
    await route.fulfill({ response, json: { ...info, ai: { outside: true } } })
  })
}

test('paste, correct, answer, generate, export', async ({ page, tester }) => {
  await withOutsideAi(page)
  await connect(page, tester)
  await paste(page, tester.ticketLink('SHOP-15'))
  const preview = page.getByRole('region', { name: /SHOP-15/ })
  await expect(preview.getByText('Needs clarification')).toBeVisible()
  await expect(preview.getByText('Acceptance criteria (4 of 4 used)')).toBeVisible()
  await expect(preview.getByText('Replace “soon” by a time with its unit.')).toBeVisible()
  await expect(preview.getByText('Hidden from the AI (2)')).toBeVisible()
  await expectAccessible(page)

  await preview.getByRole('button', { name: 'Edit AC-3' }).click()
  await preview
    .getByLabel('Text of the criterion AC-3')
    .fill('If the basket is empty, “Your basket is empty” is shown within 2 seconds.')
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Keep' }).click()
  await preview.getByLabel('Use AC-4').uncheck()
  await preview.getByText('Make a sentence of the description a criterion').click()
  await preview.getByRole('button', { name: /^Add as a criterion: A customer who opened an order/ }).click()
  await preview.getByLabel(/^AC-1: Within which time/).fill('2 hours')
  await preview.getByLabel('Comments (2)').check()
  await preview.getByLabel('Let the AI see dana.novak@northwind-mail.com').check()
  await expect(preview.getByText('Hidden from the AI (1)')).toBeVisible()
  await preview.getByRole('button', { name: 'Copy as a comment' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'AC-1: Within which time is “soon”?\n   2 hours',
  )

  const sent = page.waitForRequest('**/api/ai/generate')
  await page.getByRole('button', { name: 'Generate Test Cases' }).click()
  const body = (await sent).postData() ?? ''
  expect(body).toContain('within 2 seconds')
  expect(body).toContain('"answer":"2 hours"')
  expect(body).toContain('one reminder per basket')
  expect(body).toContain('⟦PHONE-1⟧')
  expect(body).not.toContain('867 5309')
  expect(body).toContain('dana.novak@northwind-mail.com')

  const results = page.getByRole('dialog')
  await expect(results.getByText('Saved to history')).toBeVisible()
  await results.getByRole('button', { name: /gets a reminder soon/ }).click()
  await expect(results.getByText('Stated by the tester: “soon”: 2 hours')).toBeVisible()
  const { text } = await tester.exportCsv()
  expect(text).toContain('Your basket is empty')
  expect(text).not.toContain('⟦')
})

test('a ticket without criteria becomes usable by keyboard alone', async ({ page, tester }) => {
  await connect(page, tester)
  await paste(page, tester.ticketLink('SHOP-11'))
  const preview = page.getByRole('region', { name: /SHOP-11/ })
  await expect(preview.getByText(/^No acceptance criteria found in the ticket\./)).toBeVisible()
  await expectAccessible(page)
  const add = preview.getByRole('button', { name: 'Add a criterion' })
  for (let press = 0; press < 20 && !(await add.evaluate((element) => element === document.activeElement)); press += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A product page opens within 2 seconds on a phone.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(preview.getByLabel('Use AC-1')).toBeChecked()
  await expect(add).toBeFocused()
  await page.getByLabel('Jira ticket URL').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText(/^Showing [1-9]/)).toBeVisible()
})

test('a link that is typed and left has a preview; another link takes it away', async ({ page, tester }) => {
  await connect(page, tester)
  const field = page.getByLabel('Jira ticket URL')
  await field.fill('SHOP-1')
  await field.blur()
  await expect(page.getByRole('region', { name: /SHOP-1/ })).toBeVisible()
  await field.fill('SHOP-12')
  await expect(page.getByRole('region', { name: /SHOP-1/ })).toBeHidden()
})

test('on a phone and in Spanish', async ({ page, tester }) => {
  await withOutsideAi(page)
  await connect(page, tester)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => localStorage.setItem('language', 'es'))
  await page.reload()
  const field = page.getByLabel('URL del ticket de Jira')
  await field.fill('SHOP-15')
  await field.blur()
  const preview = page.getByRole('region', { name: /SHOP-15/ })
  await expect(preview.getByText('Necesita aclaraciones')).toBeVisible()
  await expect(preview.getByText('Reemplace «soon» por un tiempo con su unidad.')).toBeVisible()
  await expect(preview.getByText(/Los nombres de personas no se reconocen/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
})

test('a ticket of 1 MB and its run never block the page for 50 ms', async ({ page, tester, browser }) => {
  test.setTimeout(120_000)
  await connect(page, tester)
  const line = 'The basket shows the price of each item, its tax and the mail box of customer 4711.\n\n'
  await page.route('**/api/jira/proxy', async (route) => {
    const description = `h2. Acceptance criteria\n* The basket opens quickly.\n\nh2. Notes\n${line.repeat(Math.ceil(1_000_000 / line.length))}`
    await route.fulfill({ json: { key: 'SHOP-1', fields: { summary: 'A long one', description } } })
  })
  const field = page.getByLabel('Jira ticket URL')
  await expectNeverHeldUp(
    browser,
    async () => {
      await field.fill('SHOP-1')
      await field.blur()
      await expect(page.getByText(/Needs clarification|Not ready/)).toBeVisible({ timeout: 60_000 })
      await page.getByRole('button', { name: 'Generate Test Cases' }).click()
      await expect(page.getByText(/too long for the built-in test designer/)).toBeVisible({ timeout: 60_000 })
    },
    () => page.reload(),
  )
})

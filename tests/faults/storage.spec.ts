import { heldAnswer } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'
import { fillToTheBrim, makeRoom } from './support/storage.ts'

const notSaved = 'Failed to save to history. The browser’s storage for this site is full.'

test.describe('the browser’s storage', () => {
  for (const when of ['before', 'during'] as const) {
    test(`filled ${when} a generation: the result stays on screen, can be exported, and is kept once there is room`, async ({
      page,
      person,
      world: { ai },
    }) => {
      const held = heldAnswer()
      ai.behaviour = held.behaviour
      if (when === 'before') await fillToTheBrim(page)
      await person.generate('SHOP-2')
      await held.begun
      if (when === 'during') await fillToTheBrim(page)
      held.release()

      const results = page.getByRole('dialog')
      await expect(results.getByText(notSaved)).toBeVisible({ timeout: 20_000 })
      await expect(results.getByText('SHOP-2', { exact: true })).toBeVisible()
      expect(await person.used()).toBe(2)
      const { text } = await person.exportCsv()
      expect(text).toContain('A valid code lowers the total')

      await makeRoom(page)
      await results.getByRole('button', { name: 'Try again' }).click()
      await person.expectResult('SHOP-2')
      await person.expectSound({ entries: 2, used: 2 })
      await page.reload()
      await person.expectSound({ entries: 2, used: 2 })
    })
  }

  test('full: the user stays signed in, and settings that do not fit show an error', async ({ page, person }) => {
    await page.goto('/app/settings')
    await expect(page.getByLabel('Base URL')).not.toHaveValue('')
    await fillToTheBrim(page)
    await page.getByLabel('API Token', { exact: true }).fill('a'.repeat(150))
    await page.getByRole('button', { name: 'Save Configuration' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'The configuration was not saved.' })).toContainText(
      'The browser’s storage for this site is full.',
    )
    await expect(page.getByLabel('API Token', { exact: true })).toHaveValue('a'.repeat(150))
    await page.goto('/app')
    await person.expectHistory(1)
    await makeRoom(page)
    await page.reload()
    await page.getByLabel('Jira ticket URL').fill(person.ticketLink('SHOP-2'))
    await person.expectSound({ entries: 1, used: 1 })
  })

  test('that refuses every write: signing in works, and Settings say that nothing is kept', async ({
    browser,
    baseURL,
    person,
  }) => {
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
    })
    const page = await context.newPage()
    const guest = person.at(page)
    await guest.logIn(person.account.email, person.account.password)
    await page.getByRole('link', { name: 'Connect your Jira account' }).click()
    await page.getByLabel('Base URL').fill('https://casewright-demo.atlassian.net')
    await expect(page.getByText('Changes on this page are not kept if you leave it before saving.')).toBeVisible()
    await page.getByLabel('Email').fill('qa@demo.test')
    await page.getByLabel('API Token', { exact: true }).fill('demo-api-token')
    await page.getByRole('button', { name: 'Save Configuration' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'The configuration was not saved.' })).toContainText(
      'This browser does not let the site store anything.',
    )
    await context.close()
    await person.page.goto('/app')
    await person.expectSound({ entries: 1, used: 1 })
  })

  test('without IndexedDB: an error says that credentials cannot be stored; the history still opens', async ({
    browser,
    baseURL,
    person,
  }) => {
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
    await context.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
    const page = await context.newPage()
    const guest = person.at(page)
    await guest.signIn(person.account.email, person.account.password)
    await guest.connectTracker()
    await expect(page.getByRole('alert').filter({ hasText: 'The configuration was not saved.' })).toContainText(
      'This browser cannot encrypt what it stores here (private window, blocked site data, or no https).',
    )
    await expect(page.getByLabel('API Token', { exact: true })).not.toHaveValue('')
    await page.getByRole('button', { name: 'History', exact: true }).click()
    await expect(page.getByText('No history entries found')).toBeVisible()
    await context.close()
    await person.page.goto('/app')
    await person.expectSound({ entries: 1, used: 1 })
  })
})

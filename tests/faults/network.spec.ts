import type { Page } from '@playwright/test'
import { switchTheme } from '../../e2e/support/theme.ts'
import { heldAnswer } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'
import { until } from './support/product.ts'
import { offline, unreachable } from './support/texts.ts'

test.describe('the network', () => {
  test('is lost during a generation: an error says so, the received cases are an incomplete result, which is completed once the network is back', async ({
    page,
    context,
    person,
    world: { ai },
  }) => {
    const held = heldAnswer()
    ai.behaviour = held.behaviour
    await person.generate('SHOP-2')
    await held.begun
    await expect(page.getByText('1 test case written so far')).toBeVisible()
    await context.setOffline(true)
    await expect(
      page.getByText(
        'You are offline. Your test cases and history are kept in this browser; generating needs a connection.',
      ),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Generation cancelled.')).toBeVisible()
    await person.expectIncomplete()
    await person.expectUsable()

    await person.complete()
    await expect(person.problem(offline)).toBeVisible()
    await person.expectUsable()

    await context.setOffline(false)
    held.release()
    // The ticket takes two calls to the AI.
    await until(() => Promise.resolve(ai.abandoned === 2), 10_000)
    await person.tryAgain()
    await person.expectResult('SHOP-2')
    await person.expectSound({ entries: 2, used: 2 })
  })

  test('is cut after the run was charged: the next try is free', async ({ page, person }) => {
    let cuts = 0
    await page.route('**/api/ai/generate', async (route) => {
      // The server has answered and charged; the response never reaches the browser.
      await route.fetch()
      cuts += 1
      await route.abort('connectionreset')
    })
    await person.generate('SHOP-2')
    await expect(person.problem(unreachable)).toBeVisible({ timeout: 20_000 })
    expect(cuts).toBe(1)
    await person.expectSound({ entries: 1, used: 2 })

    await page.unroute('**/api/ai/generate')
    await person.tryAgain()
    await person.expectResult('SHOP-2')
    await person.expectSound({ entries: 2, used: 2 })
  })
})

test('the network that is lost right after a result does not hold up the next run', async ({
  page,
  context,
  person,
}) => {
  await page.route('**/api/ai/generate', async (route) => {
    const response = await route.fetch()
    await context.setOffline(true)
    await route.fulfill({ response })
  })
  await person.generate('SHOP-2')
  await expect(page.getByRole('dialog').getByText('Saved to history')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Finalizing...')).toHaveCount(0, { timeout: 5_000 })
  await person.expectUsable()
  await context.setOffline(false)
  await person.expectSound({ entries: 2, used: 2 })
})

test.describe('a script that is lost on the way while a page is opened', () => {
  const lost = 'Part of this page did not arrive, so it does not answer.'

  /** Cuts the connection for the page's scripts, or for one of them, on the given number of loads. */
  async function loseScripts(page: Page, openings: number, name = '[^/]+'): Promise<void> {
    let opened = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened += 1
    })
    await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) =>
      opened <= openings ? route.abort('connectionreset') : route.continue(),
    )
  }

  test('is requested once more automatically', async ({ page }) => {
    await loseScripts(page, 1)
    await page.goto('/login')
    await expect(async () => {
      await page.getByRole('button', { name: 'Show password' }).click()
      await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByText(lost)).toHaveCount(0)
  })

  test('and does not come the second time either, is named with what to do', async ({ page }) => {
    await loseScripts(page, 2)
    await page.goto('/app')
    await expect(page.getByRole('alert')).toContainText(lost)
    await page.getByRole('link', { name: 'Reload the page' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  for (const [path, part] of [
    ['/app', 'app'],
    ['/app', 'session'],
    ['/app', 'dashboard'],
    ['/login', 'app'],
    ['/login', 'login'],
    ['/login', 'login-request'],
    ['/login', 'session'],
    ['/', 'site'],
    ['/', 'landing'],
  ] as const) {
    test(`is replaced or reported if another script requested it: ${part} of ${path}`, async ({ page }) => {
      await loseScripts(page, 2, part)
      await page.goto(path)
      await expect(page.getByRole('alert')).toContainText(lost)
      await page.getByRole('link', { name: 'Reload the page' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await switchTheme(page, 'dark')
    })
  }
})

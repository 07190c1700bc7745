import { heldAnswer } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'
import { until } from './support/product.ts'
import { offline, unreachable } from './support/texts.ts'

test.describe('the network', () => {
  test('is lost during a generation: it is said, the run is given back, and the next try works when it is there again', async ({ page, context, person, world: { ai } }) => {
    const held = heldAnswer()
    ai.behaviour = held.behaviour
    await person.generate('SHOP-2')
    await held.begun
    await expect(page.getByText('1 test case written so far')).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('You are offline. Your test cases and history are kept in this browser; generating needs a connection.')).toBeVisible()
    await page.evaluate(() => undefined)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Generation cancelled.')).toBeVisible()
    await person.expectUsable()

    await person.generateButton.click()
    await expect(person.problem(offline)).toBeVisible()
    await person.expectUsable()

    await context.setOffline(false)
    held.release()
    await until(async () => (await person.used()) === 1, 10_000)
    await person.tryAgain()
    await person.expectResult('SHOP-2')
    await person.expectSound({ entries: 2, used: 2 })
  })

  test('is cut after the run was charged: the next try is free', async ({ page, person }) => {
    let cuts = 0
    await page.route('**/api/ai/generate', async (route) => {
      // The server has answered and charged; the browser never hears of it.
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

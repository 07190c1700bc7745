import { heldAnswer } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'
import { until } from './support/product.ts'

test.describe('the browser goes away during a generation', () => {
  test('the tab is closed: the run is given back, and a new tab has the history and the session', async ({ page, context, person, world: { ai } }) => {
    const held = heldAnswer()
    ai.behaviour = held.behaviour
    await person.generate('SHOP-2')
    await held.begun
    await expect(page.getByText('1 test case written so far')).toBeVisible()
    expect(await person.used(), 'while it runs').toBe(2)
    await page.close()
    await until(async () => (await person.used()) === 1, 10_000)
    expect(ai.abandoned, 'answers the AI need not finish').toBe(1)

    const again = person.at(await context.newPage())
    held.release()
    await again.generate('SHOP-2')
    await again.expectResult('SHOP-2')
    await again.expectSound({ entries: 2, used: 2 })
  })

  test('the page crashes: the run is given back, and a new tab has the history and the session', async ({ page, context, person, world: { ai } }) => {
    const held = heldAnswer()
    ai.behaviour = held.behaviour
    await person.generate('SHOP-2')
    await held.begun
    await expect(page.getByText('1 test case written so far')).toBeVisible()
    const crashed = page.waitForEvent('crash')
    await page.goto('chrome://crash').catch(() => undefined)
    await crashed
    await until(async () => (await person.used()) === 1, 10_000)

    held.release()
    const again = person.at(await context.newPage())
    await again.generate('SHOP-2')
    await again.expectResult('SHOP-2')
    await again.expectSound({ entries: 2, used: 2 })
  })
})

import { heldAnswer } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'
import { until } from './support/product.ts'

test.describe('the browser goes away during a generation', () => {
  test('the tab is closed: a new tab has the session, and the history with what had come', async ({
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
    expect(await person.used(), 'while it runs').toBe(2)
    await page.close()
    // The ticket takes two calls to the AI.
    await until(() => Promise.resolve(ai.abandoned === 2), 10_000)

    const again = person.at(await context.newPage())
    held.release()
    await again.completeFromHistory('SHOP-2')
    await again.expectHistory(2)
    expect(await again.used(), 'runs charged').toBe(2)
  })

  test('the page crashes: a new tab has the session, and the history with what had come', async ({
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
    const crashed = page.waitForEvent('crash')
    await page.goto('chrome://crash').catch(() => undefined)
    await crashed
    await until(() => Promise.resolve(ai.abandoned === 2), 10_000)

    held.release()
    const again = person.at(await context.newPage())
    await again.completeFromHistory('SHOP-2')
    await again.expectHistory(2)
    expect(await again.used(), 'runs charged').toBe(2)
  })
})

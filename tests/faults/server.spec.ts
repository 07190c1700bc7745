import { localPublishableKey } from '../../supabase/local/keys.ts'
import { goodAnswer, heldAnswer } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'
import { isAlive, until } from './support/product.ts'
import { unreachable } from './support/texts.ts'

test.describe('killed during a generation', () => {
  test('the edge function: what came is an incomplete result, which is completed free of charge', async ({
    page,
    person,
    world: { product, ai },
  }) => {
    const held = heldAnswer()
    ai.behaviour = held.behaviour
    await person.generate('SHOP-2')
    await held.begun
    await expect(page.getByText('1 test case written so far')).toBeVisible()
    process.kill(await product.denoPid(), 'SIGKILL')

    await expect(person.problem(unreachable)).toBeVisible()
    await expect(page.getByText('written so far')).toHaveCount(0)
    await person.expectIncomplete()
    await person.expectSound({ entries: 2, used: 2 })
    ai.behaviour = goodAnswer
    await person.tryAgain()
    await person.expectResult('SHOP-2')
    await person.expectSound({ entries: 2, used: 2 })
  })

  test('the whole server, and started again on the same data: accounts, sessions and use are there, and the incomplete result is completed', async ({
    page,
    person,
    world: { product, ai },
  }) => {
    const held = heldAnswer()
    ai.behaviour = held.behaviour
    await person.generate('SHOP-2')
    await held.begun
    await expect(page.getByText('1 test case written so far')).toBeVisible()
    const deno = await product.denoPid()
    await product.kill()

    await expect(person.problem(unreachable)).toBeVisible()
    await expect(page.getByText('written so far')).toHaveCount(0)
    await person.expectUsable()
    await person.expectIncomplete()
    await person.expectHistory(2)
    await until(async () => !(await isAlive(deno)), 10_000)

    // While the server is down, the next try shows the same message and does not hang.
    await person.tryAgain()
    await expect(person.problem(unreachable)).toBeVisible()
    await person.expectUsable()

    await product.start()
    ai.behaviour = goodAnswer
    await person.expectSound({ entries: 2, used: 2 })
    await person.tryAgain()
    await person.expectResult('SHOP-2')
    await page.reload()
    await person.expectSound({ entries: 2, used: 2 })
  })

  test('the server, many times while it writes: its database opens again each time', async ({
    request,
    person,
    world: { product },
  }) => {
    for (const delay of [5, 40, 120]) {
      const writing = Promise.allSettled(
        Array.from({ length: 6 }, () =>
          request.post('/auth/v1/token?grant_type=password', {
            headers: { apikey: localPublishableKey },
            data: { email: person.account.email, password: person.account.password },
          }),
        ),
      )
      await new Promise((resolve) => setTimeout(resolve, delay))
      await product.kill()
      await writing
      await product.start()
    }
    await person.expectSound({ entries: 1, used: 1 })
  })
})

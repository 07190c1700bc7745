import { rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { localPublishableKey } from '../../supabase/local/keys.ts'
import { expect, startWorld, test as base, type World } from './support/fixtures.ts'
import { unreachable } from './support/texts.ts'

const preload = fileURLToPath(new URL('support/full-disk.ts', import.meta.url))

/** A product whose disk can be filled. */
const test = base.extend<object, { world: World }>({
  world: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that one needs from the pattern.
    async ({}, provide) => {
      const world = await startWorld({ diskGuard: preload })
      await provide(world)
      await world.end()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test.afterEach(({ world: { diskFlag } }) => rmSync(diskFlag, { force: true }))

const attempt = ({ email, password }: { email: string; password: string }) => ({
  headers: { apikey: localPublishableKey },
  data: { email, password },
})

test.describe('the disk of the database', () => {
  test('is full: requests that need space are refused, the server keeps running, and everything works once there is space', async ({
    page,
    request,
    person,
    world: { product, diskFlag },
  }) => {
    writeFileSync(diskFlag, 'full')
    let refused = 0
    await expect(async () => {
      const answer = await request.post('/auth/v1/token?grant_type=password', attempt(person.account))
      if (answer.status() >= 500) refused += 1
      expect(refused).toBeGreaterThan(2)
    }).toPass({ timeout: 60_000, intervals: [0] })
    expect(product.isRunning()).toBe(true)
    await person.expectHistory(1)

    rmSync(diskFlag)
    await person.generate('SHOP-2')
    await person.expectResult('SHOP-2')
    await person.expectSound({ entries: 2, used: 2 })
    await product.kill()
    await product.start()
    await page.reload()
    await person.expectSound({ entries: 2, used: 2 })
  })

  test('takes no write at all: the server stops and says why, and after a start with room everything is there', async ({
    person,
    world: { product, diskFlag },
  }) => {
    await person.expectHistory(1)
    writeFileSync(diskFlag, 'broken')
    await person.page.getByLabel('Jira ticket URL').fill(person.ticketLink('SHOP-2'))
    await person.generateButton.click()
    await expect(person.problem(unreachable)).toBeVisible({ timeout: 40_000 })
    await expect.poll(() => product.isRunning()).toBe(false)
    expect(product.log()).toContain('Make sure that the disk has room and can be written, then start again.')
    await person.expectUsable()
    await person.expectHistory(1)

    rmSync(diskFlag)
    await product.start()
    await person.expectSound({ entries: 1, used: 1 })
    await person.tryAgain()
    await person.expectResult('SHOP-2')
    await person.expectSound({ entries: 2, used: 2 })
  })
})

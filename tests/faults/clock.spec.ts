import { expect, test } from './support/fixtures.ts'

const hour = 3_600_000

for (const { name, offset } of [
  { name: 'an hour ahead', offset: hour },
  { name: 'an hour behind', offset: -hour },
]) {
  test(`a clock ${name}: login, generation and history work, and tokens are not renewed in a loop`, async ({
    browser,
    baseURL,
    person,
  }) => {
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
    await context.addInitScript((shift) => {
      const RealDate = Date
      const now = () => RealDate.now() + shift
      globalThis.Date = new Proxy(RealDate, {
        construct: (target, args: unknown[], newTarget: typeof Date) =>
          Reflect.construct<unknown[], Date>(target, args.length === 0 ? [now()] : args, newTarget),
        get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
      })
    }, offset)
    const page = await context.newPage()
    let renewals = 0
    let renewalsSinceCall = 0
    let mostWithoutCall = 0
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/token?grant_type=refresh_token')) {
        renewals += 1
        renewalsSinceCall += 1
        mostWithoutCall = Math.max(mostWithoutCall, renewalsSinceCall)
      } else if (/\/(?:auth|rest|functions)\/v1\//.test(request.url())) renewalsSinceCall = 0
    })
    const traveller = person.at(page)
    await traveller.logIn(person.account.email, person.account.password)
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - offset)).toBeLessThan(60_000)
    await traveller.connectTracker()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()
    await traveller.generate('SHOP-1')
    await traveller.expectResult('SHOP-1')
    await traveller.expectHistory(1)
    await page.reload()
    await traveller.expectSound({ entries: 1, used: 2 })
    // With a clock ahead every session looks expired and is renewed before each call, but only then.
    expect(mostWithoutCall, 'renewals with no other call between them').toBeLessThanOrEqual(3)
    expect(renewals, 'renewals in total').toBeLessThan(25)
    await context.close()
  })
}

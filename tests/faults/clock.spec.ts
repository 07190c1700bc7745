import { expect, test } from './support/fixtures.ts'

const hour = 3_600_000

for (const { name, offset } of [
  { name: 'an hour ahead', offset: hour },
  { name: 'an hour behind', offset: -hour },
]) {
  test(`a clock ${name}: logging in, generating and the history work, and no token is asked for over and over`, async ({
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
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/token?grant_type=refresh_token')) renewals += 1
    })
    const traveller = person.at(page)
    await traveller.logIn(person.account.email, person.account.password)
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - offset)).toBeLessThan(60_000)
    await traveller.connectTracker()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()
    await traveller.generate('SHOP-1')
    await traveller.expectResult('SHOP-1')
    await traveller.expectHistory(1)
    // A clock ahead takes every session for an old one and renews it at each call, but not without one.
    const before = renewals
    await page.waitForTimeout(3_000)
    expect(renewals - before, 'renewals while nothing is asked').toBeLessThanOrEqual(1)
    await page.reload()
    await traveller.expectSound({ entries: 1, used: 2 })
    expect(renewals, 'renewals in all').toBeLessThan(25)
    await context.close()
  })
}

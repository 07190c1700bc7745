import { endSessions } from '../../e2e/support/accounts.ts'
import { heldAnswer } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'
import type { Person } from './support/person.ts'
import { sessionEnded } from './support/texts.ts'

/** Logs in on the page the user was redirected to, and returns the page that follows. */
async function logInAgain({ page, account }: Person): Promise<void> {
  await expect(page.getByText(sessionEnded)).toBeVisible({ timeout: 20_000 })
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

test.describe('a session revoked from elsewhere', () => {
  test('during a generation: its result comes all the same; the next call leads to the login and back, with everything there', async ({
    page,
    request,
    person,
    world: { ai },
  }) => {
    const held = heldAnswer()
    ai.behaviour = held.behaviour
    await person.generate('SHOP-2')
    await held.begun
    await endSessions(request, person.account)
    held.release()

    await logInAgain(person)
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByLabel('Jira ticket URL')).toBeVisible()
    await person.expectHistory(2)
    expect(await person.used()).toBe(2)
    await person.generate('SHOP-3')
    await person.expectResult('SHOP-3')
    await person.expectSound({ entries: 3, used: 3 })
  })

  test('before a generation: nothing is charged, the login says why and leads back', async ({
    page,
    request,
    person,
  }) => {
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByLabel('Jira ticket URL').fill(person.ticketLink('SHOP-2'))
    await endSessions(request, person.account)
    await person.generateButton.click()

    await logInAgain(person)
    await expect(page).toHaveURL(/\/app$/)
    await person.expectHistory(1)
    expect(await person.used()).toBe(1)
    await person.generate('SHOP-2')
    await person.expectResult('SHOP-2')
  })

  test('during a save in Settings: the configuration is kept, and the login leads back to it', async ({
    page,
    request,
    person,
  }) => {
    await page.goto('/app/settings')
    await expect(page.getByLabel('API Token', { exact: true })).not.toHaveValue('')
    await page.getByLabel('Email').fill('somebody@demo.test')
    await endSessions(request, person.account)
    await page.getByRole('button', { name: 'Save Configuration' }).click()

    await logInAgain(person)
    await expect(page).toHaveURL(/\/app\/settings$/)
    await expect(page.getByLabel('Email')).toHaveValue('somebody@demo.test')
    await person.connectTracker()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()
    await person.expectHistory(1)
    expect(await person.used()).toBe(1)
  })
})

test.describe('a token that has expired', () => {
  test('is renewed automatically, once, and the run continues', async ({ page, person }) => {
    // A page of the site without scripts, so that only the counted page renews the session.
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
      const session: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(
        key,
        JSON.stringify(Object.assign({}, session, { expires_at: Math.floor(Date.now() / 1000) - 60 })),
      )
    })
    let renewals = 0
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/token?grant_type=refresh_token')) renewals += 1
    })
    await person.generate('SHOP-2')
    await person.expectResult('SHOP-2')
    expect(renewals).toBe(1)
    await person.expectSound({ entries: 2, used: 2 })
  })
})

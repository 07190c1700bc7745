import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { userInfoSchema } from '../../../src/domain/contracts/user-info.ts'
import { Tester } from '../../../e2e/fixtures.ts'
import { askAs, type Account } from '../../../e2e/support/accounts.ts'
import { caseTitles } from './answers.ts'

/** A tester who meets failures, and the checks that must pass after each one. */
export class Person extends Tester {
  readonly account: Account
  readonly #request: APIRequestContext

  constructor(page: Page, request: APIRequestContext, account: Account) {
    super(page)
    this.account = account
    this.#request = request
  }

  /** The same person in another tab or browser. */
  at(page: Page): Person {
    return new Person(page, this.#request, this.account)
  }

  /** Signs in, connects the tracker and creates the first result: SHOP-1. */
  async settleIn(): Promise<void> {
    await this.signIn(this.account.email, this.account.password)
    await this.connectTracker()
    await expect(this.page.getByText('Connected to Jira as')).toBeVisible()
    await this.generate('SHOP-1')
    await this.expectResult('SHOP-1')
  }

  /** The number of charged runs, according to the server. */
  async used(): Promise<number> {
    const answer = await askAs(this.#request, this.account.email, (headers) =>
      this.#request.get('/functions/v1/api/user/info', { headers }),
    )
    expect(answer.status(), await answer.text()).toBe(200)
    return userInfoSchema.parse(await answer.json()).usage.testCases
  }

  get generateButton() {
    return this.page.getByRole('button', { name: 'Generate Test Cases' })
  }

  /** The box with the error message. */
  problem(message: string) {
    return this.page.getByRole('alert').filter({ hasText: message })
  }

  async tryAgain(): Promise<void> {
    await this.page.getByRole('button', { name: 'Try again' }).click()
  }

  /** The cases of an interrupted run are saved, and the screen says that they are incomplete. */
  async expectIncomplete(): Promise<void> {
    await expect(this.page.getByText('kept as an incomplete result')).toBeVisible()
    await expect(this.page.getByText('Incomplete', { exact: true })).toBeVisible()
  }

  /** On a separate page: opens the incomplete result of an interrupted run and completes it. */
  async completeFromHistory(key: string): Promise<void> {
    await this.page.goto('/app')
    await this.page.getByRole('button', { name: 'History', exact: true }).click()
    await expect(
      this.page.getByRole('dialog', { name: 'History' }).getByText('Incomplete', { exact: true }),
    ).toBeVisible()
    await this.page.getByRole('button', { name: `Load ${key}`, exact: true }).click()
    const results = this.page.getByRole('dialog')
    // What the check of the ticket says moves the rest of the view.
    await expect(results.getByText(/^Nothing changed/)).toBeVisible()
    await results.getByRole('button', { name: 'Complete the test cases' }).click()
    await this.expectResult(key)
  }

  async complete(): Promise<void> {
    await this.page.getByRole('button', { name: 'Complete the test cases' }).click()
  }

  /** The test cases are shown and saved; closes them. */
  async expectResult(key: string): Promise<void> {
    const results = this.page.getByRole('dialog')
    await expect(results.getByText('Saved to history')).toBeVisible({ timeout: 20_000 })
    await expect(results.getByText(key, { exact: true })).toBeVisible()
    for (const title of caseTitles) await expect(results.getByText(title).first()).toBeVisible()
    await this.page.keyboard.press('Escape')
    await expect(results).toBeHidden()
  }

  /** Nothing hangs: no progress is shown, and the button is enabled. */
  async expectUsable(): Promise<void> {
    await expect(this.page.getByRole('progressbar')).toHaveCount(0)
    await expect(this.generateButton).toBeEnabled()
  }

  /** The history has that many entries, and the newest opens. */
  async expectHistory(entries: number): Promise<void> {
    await this.page.getByRole('button', { name: 'History', exact: true }).click()
    const history = this.page.getByRole('dialog', { name: 'History' })
    await expect(history.getByText(entries === 1 ? '1 entry' : `${entries} entries`, { exact: true })).toBeVisible()
    await history.getByRole('button', { name: 'Load SHOP-1', exact: true }).click()
    const results = this.page.getByRole('dialog')
    await expect(results.getByText(caseTitles[0] ?? '').first()).toBeVisible()
    await this.page.keyboard.press('Escape')
    await expect(results).toBeHidden()
  }

  /** Must hold after every fault: nothing lost, nothing charged without a result, nothing hanging. */
  async expectSound({ entries, used }: { entries: number; used: number }): Promise<void> {
    await this.expectUsable()
    await this.expectHistory(entries)
    expect(await this.used(), 'runs charged').toBe(used)
  }
}

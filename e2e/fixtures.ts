import { readFile } from 'node:fs/promises'
import { test as base, expect, type Page } from '@playwright/test'
import { demoPassword, demoTracker } from '../supabase/local/demo.ts'
import { newSession } from './support/accounts.ts'

/** The actions of a tester, in the product's words. */
export class Tester {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the dashboard with a session of that account, like a user who logged in before. */
  async signIn(email: string, password = demoPassword): Promise<void> {
    const { page } = this
    const session = await newSession(page.request, email, password)
    // A page of the site without scripts, so that nothing reads an incomplete session.
    await page.goto('/robots.txt')
    await page.evaluate((text) => localStorage.setItem(`sb-${location.hostname}-auth-token`, text), session)
    await page.goto('/app')
    await expect(page.getByText(/^Welcome, /)).toBeVisible()
  }

  /** Logs in on the login page. */
  async logIn(email: string, password = demoPassword): Promise<void> {
    await this.page.goto('/login')
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Log In' }).click()
    await expect(this.page).toHaveURL(/\/app$/)
  }

  async connectTracker(
    changes: Partial<Pick<typeof demoTracker, 'baseUrl' | 'email' | 'apiToken'>> = {},
  ): Promise<void> {
    const { baseUrl, email, apiToken } = { ...demoTracker, ...changes }
    await this.open('/app/settings')
    await this.page.getByLabel('Base URL').fill(baseUrl)
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('API Token', { exact: true }).fill(apiToken)
    await this.page.getByRole('button', { name: 'Save Configuration' }).click()
  }

  async logOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Logout' }).click()
  }

  /** Goes to a screen by its link if that is visible, which avoids a reload. */
  async open(path: '/app' | '/app/settings'): Promise<void> {
    if (new URL(this.page.url(), 'http://localhost').pathname === path) return
    const link = this.page.getByRole('navigation').locator(`a[href="${path}"]`)
    await ((await link.isVisible()) ? link.click() : this.page.goto(path))
  }

  ticketLink(key: string): string {
    return `${demoTracker.baseUrl}/browse/${key}`
  }

  async generate(key: string): Promise<void> {
    await this.open('/app')
    await this.page.getByLabel('Jira ticket URL').fill(this.ticketLink(key))
    await this.page.getByRole('button', { name: 'Generate Test Cases' }).click()
  }

  /** The CSV that the open results export, as text. */
  async exportCsv(): Promise<{ name: string; text: string }> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click()
    const { name, content } = await this.exportAs('CSV')
    return { name, text: content.toString('utf8') }
  }

  /** The file that the open Export dialog creates in that format. */
  async exportAs(format: string): Promise<{ name: string; content: Buffer }> {
    const dialog = this.page.getByRole('dialog', { name: 'Export Test Cases' })
    await dialog.getByRole('radio', { name: format, exact: true }).check()
    const started = this.page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    const download = await started
    // It would close a moment later anyway.
    await this.page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
  }
}

export const test = base.extend<{ tester: Tester; problems: string[] }>({
  tester: async ({ page }, provide) => {
    await provide(new Tester(page))
  },
  // A stray console error or an uncaught exception fails the test. A test lists the errors that it provokes.
  problems: [
    async ({ page }, provide) => {
      const problems: string[] = []
      page.on('console', (message) => {
        const provoked =
          /Failed to load resource: (net::ERR_INTERNET_DISCONNECTED|the server responded with a status of (4\d\d|50[23]))/.test(
            message.text(),
          )
        if (message.type() === 'error' && !provoked) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      await provide(problems)
      expect(problems, 'the browser console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

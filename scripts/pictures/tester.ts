import type { Locator, Page } from 'playwright'
import { demoPassword, demoTracker } from '../../supabase/local/demo.ts'

/** Steps in the product that prepare a picture or a recording. */

export async function logIn(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(/\/app$/)
}

export async function connectTracker(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/app/settings`)
  await page.getByLabel('Base URL').fill(demoTracker.baseUrl)
  await page.getByLabel('Email').fill(demoTracker.email)
  await page.getByLabel('API Token', { exact: true }).fill(demoTracker.apiToken)
  await page.getByRole('button', { name: 'Save Configuration' }).click()
  await page.getByText('Connected to Jira as').waitFor()
}

export function ticketLink(key: string): string {
  return `${demoTracker.baseUrl}/browse/${key}`
}

export function results(page: Page): Locator {
  return page.getByRole('dialog')
}

export async function generate(page: Page, address: string, key: string): Promise<void> {
  await page.goto(`${address}/app`)
  await page.getByLabel('Jira ticket URL').fill(ticketLink(key))
  await page.getByRole('button', { name: 'Generate Test Cases' }).click()
  await results(page).getByText('Saved to history').waitFor()
}

/**
 * Delays the answer of the test designer as on a slow network, so that the run is visible. Returns a function that
 * removes the delay.
 */
export async function slowAnswers(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const addresses = '**/ai/generate'
  const line = (latency: number, downloadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput,
      uploadThroughput: -1,
    })
  await session.send('Network.enable')
  await page.route(addresses, async (route) => {
    await line(400, bytesPerSecond)
    await route.continue()
  })
  return async () => {
    await page.unroute(addresses)
    await line(0, -1)
  }
}

import { chromium, type FullConfig } from '@playwright/test'
import { demoPassword } from '../../supabase/local/demo.ts'

/**
 * Logs in once before the first test. In the first seconds after a start, with nothing of the browser in memory, a request
 * to the server was seen reset twice in some sixty starts; a page that missed a script would fail whichever test came first.
 */
export default async function warmUp({ projects }: FullConfig): Promise<void> {
  const { baseURL, launchOptions } = projects[0]?.use ?? {}
  const browser = await chromium.launch(launchOptions)
  try {
    for (let tries = 3; ; tries -= 1) {
      const page = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }) })
      page.setDefaultTimeout(20_000)
      page.on('requestfailed', (request) => process.stderr.write(`Warming up: ${request.url()}: ${request.failure()?.errorText}\n`))
      try {
        await page.goto('/login')
        await page.getByLabel('Email').fill('pro@demo.test')
        await page.getByLabel('Password', { exact: true }).fill(demoPassword)
        await page.getByRole('button', { name: 'Log In' }).click()
        await page.waitForURL(/\/app$/)
        return
      } catch (error) {
        if (tries === 1) throw error
      } finally {
        await page.close()
      }
    }
  } finally {
    await browser.close()
  }
}

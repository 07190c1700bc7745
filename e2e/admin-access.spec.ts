import { expect, test } from './fixtures.ts'
import { bearer, tokenOf } from './support/accounts.ts'

test.describe('anybody but an administrator', () => {
  for (const email of ['free@demo.test', 'pro@demo.test']) {
    test(`${email} neither finds nor sees the panel, nor gets its code or data`, async ({ page, tester }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      // Observes every change of the page, so that even a brief flash is noticed.
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.documentElement.textContent.includes('Administration Panel'))
            sessionStorage.setItem('flashed', 'yes')
        }).observe(document, { childList: true, subtree: true, characterData: true })
      })
      await tester.signIn(email)
      await expect(page.getByText(/^Welcome,/)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
      await page.goto('/app/admin')
      await expect(page).toHaveURL(/\/app$/)
      await expect(page.getByText('Acceso Denegado')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Test smarter, not harder.' })).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('flashed'))).toBeNull()
      expect(asked.filter((path) => path.includes('/api/admin') || path.includes('admin-screen'))).toEqual([])
    })
  }

  test('is refused by the server too, whatever the page believes', async ({ request }) => {
    const headers = bearer(await tokenOf(request, 'pro@demo.test'))
    for (const path of ['users', 'audit'])
      expect((await request.get(`/functions/v1/api/admin/${path}`, { headers })).status()).toBe(403)
  })

  test('is sent to log in first', async ({ page }) => {
    await page.goto('/app/admin')
    await expect(page).toHaveURL(/\/login\?next=%2Fapp%2Fadmin$/)
  })
})

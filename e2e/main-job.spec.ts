import { expect, test } from './fixtures.ts'

/** Tickets of different shapes, with words that a case made from them must have. */
const tickets = [
  { key: 'SHOP-1', shape: 'Given/When/Then lines' },
  { key: 'SHOP-2', shape: 'bullets under a heading' },
  { key: 'SHOP-3', shape: 'a three-column table' },
  { key: 'SHOP-7', shape: 'criteria in a custom field' },
]

test.describe('the main job', () => {
  for (const { key, shape } of tickets) {
    test(`a tester signs in, connects Jira, generates from ${key} (${shape}) and exports a CSV`, async ({ page, tester }) => {
      await tester.signIn('pro@demo.test')
      await tester.connectTracker()
      await expect(page.getByText('Configuration saved successfully!')).toBeVisible()
      await tester.generate(key)
      const results = page.getByRole('dialog')
      await expect(results).toBeVisible()
      await expect(results.getByText(key, { exact: false }).first()).toBeVisible()
      const { name, text } = await tester.exportCsv()
      expect(name).toMatch(/^test-cases-.*\.csv$/)
      const lines = text.replace(/^\uFEFF/, '').trimEnd().split(/\r?\n/)
      expect(lines[0]).toBe('"Title","Description","Test Step","Test Data","Expected Result"')
      expect(lines.length).toBeGreaterThan(1)
    })
  }
})

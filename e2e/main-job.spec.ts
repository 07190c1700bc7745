import { historyKeyOf } from './support/browser-storage.ts'
import { expect, test } from './fixtures.ts'

const header =
  '"Title","Description","Test Step","Test Data","Expected Result","Case ID","Type","Priority","Preconditions","Criteria","Ticket"'

test.describe('the main job', () => {
  test('a tester signs in, connects Jira, generates, reads the test cases and exports a CSV', async ({
    page,
    tester,
  }) => {
    await tester.logIn('pro@demo.test')
    await expect(page.getByText('Welcome, Paula Pro')).toBeVisible()
    await tester.connectTracker()
    await expect(page.getByText('Configuration saved successfully!')).toBeVisible()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()

    await tester.generate('SHOP-1')
    const results = page.getByRole('dialog')
    await expect(results.getByText('Saved to history')).toBeVisible()
    await expect(results.getByText('SHOP-1', { exact: true })).toBeVisible()
    await expect(results.getByText('Showing 4 of 4 test cases')).toBeVisible()

    await results.getByRole('button', { name: 'A valid code lowers the total' }).click()
    const steps = results.getByRole('table').first()
    for (const column of ['#', 'Step', 'Data', 'Expected'])
      await expect(steps.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
    await expect(steps).toContainText('€54.00')

    const { name, text } = await tester.exportCsv()
    expect(name).toMatch(/^test-cases-\d{4}-\d\d-\d\dT.*\.csv$/)
    expect(text.startsWith('\uFEFF')).toBe(true)
    const lines = text.slice(1).trimEnd().split(/\r?\n/)
    expect(lines[0]).toBe(header)
    expect(lines.length).toBeGreaterThan(4)
    expect(text).toContain('AUTUMN10')
  })

  test('tickets of every shape give test cases', async ({ page, tester }) => {
    test.setTimeout(180_000)
    await tester.signIn('admin@demo.test')
    await tester.connectTracker()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14]) {
      await tester.generate(`SHOP-${number}`)
      const results = page.getByRole('dialog')
      await expect(results.getByText(/^Showing [1-9]\d* of [1-9]\d* test cases$/), `SHOP-${number}`).toBeVisible()
      await expect(results.getByText(`SHOP-${number}`, { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
    }
  })

  test('a result stays in the browser over a reload', async ({ page, tester }) => {
    await tester.signIn('pro@demo.test')
    await tester.connectTracker()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()
    await tester.generate('SHOP-2')
    await expect(page.getByRole('dialog').getByText('Saved to history')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Generate Test Cases' })).toBeVisible()
    expect(await historyKeyOf(page)).toMatch(/^testCasesHistory_[0-9a-f-]{36}$/)
  })
})

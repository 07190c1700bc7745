import type { Locator, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expectAccessible } from './support/axe.ts'
import { expect, test, type Tester } from './fixtures.ts'

function exportDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Export Test Cases' })
}

async function openExport(page: Page, tester: Tester): Promise<Locator> {
  await tester.signIn('pro@demo.test')
  await tester.connectTracker()
  await expect(page.getByText('Connected to Jira as')).toBeVisible()
  await tester.generate('SHOP-1')
  await expect(page.getByRole('dialog').getByText('Showing 4 of 4 test cases')).toBeVisible({ timeout: 30_000 })
  return reopen(page)
}

async function reopen(page: Page): Promise<Locator> {
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click()
  await expect(exportDialog(page)).toBeVisible()
  return exportDialog(page)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the file options work by keyboard and fit on a phone: ${colorScheme}`, async ({ page, tester }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme })
    const dialog = await openExport(page, tester)
    await dialog.getByText('File options').focus()
    await page.keyboard.press('Enter')
    const moveDown = dialog.getByRole('button', { name: 'Move Title down' })
    await moveDown.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(moveDown).toBeFocused()
    const type = dialog.getByRole('checkbox', { name: 'Type', exact: true })
    await type.focus()
    await page.keyboard.press('Space')
    await expect(type).not.toBeChecked()
    await dialog.getByLabel('Between columns').selectOption('Semicolon')
    await dialog.getByLabel('High', { exact: true }).fill('P1')
    await expectAccessible(page)

    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    await expect(dialog.getByRole('button', { name: 'Export', exact: true })).toBeInViewport()
    const { content } = await tester.exportAs('CSV')
    const [header = '', row = ''] = content.toString('utf8').split('\r\n')
    expect(header).toBe(
      '\uFEFF"Description";"Test Step";"Title";"Test Data";"Expected Result";"Case ID";"Priority";"Preconditions";"Criteria";"Ticket"',
    )
    expect(row).toContain(';"SHOP-1"')
  })
}

test('the file options are remembered after a reload, until they are reset', async ({ page, tester }) => {
  const dialog = await openExport(page, tester)
  await dialog.getByText('File options').click()
  await dialog.getByRole('checkbox', { name: 'Type', exact: true }).uncheck()
  await dialog.getByLabel('Between columns').selectOption('Tab')
  await page.reload()
  await page.getByRole('navigation').getByRole('button', { name: 'Export' }).click()
  await exportDialog(page).getByText('File options').click()
  const type = exportDialog(page).getByRole('checkbox', { name: 'Type', exact: true })
  await expect(type).not.toBeChecked()
  await expect(exportDialog(page).getByLabel('Between columns')).toHaveValue('\t')
  await exportDialog(page).getByRole('button', { name: 'Reset options' }).click()
  await expect(type).toBeChecked()
})

test('a Playwright project, the workbooks and the field mapping for Xray are downloaded', async ({ page, tester }) => {
  test.setTimeout(120_000)
  const dialog = await openExport(page, tester)
  await dialog.getByRole('radio', { name: 'Xray Cloud' }).check()
  const started = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download field mapping' }).click()
  expect((await started).suggestedFilename()).toMatch(/\.xray-mapping\.json$/)
  const { content } = await tester.exportAs('Playwright and Cucumber')
  expect(Object.keys(unzipSync(content)).toSorted()).toEqual(
    ['README.md', 'features/SHOP-1.feature', 'package.json', 'playwright.config.ts', 'steps/steps.ts'].toSorted(),
  )
  for (const [format, extension] of [
    ['Azure Test Plans (XLSX)', '.azure-devops.xlsx'],
    ['qTest', '.qtest.xlsx'],
  ] as const) {
    await reopen(page)
    const file = await tester.exportAs(format)
    expect(file.name.endsWith(extension)).toBe(true)
    expect(Object.keys(unzipSync(file.content))).toContain('xl/workbook.xml')
  }
})

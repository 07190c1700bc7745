import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator } from '@cucumber/messages'
import type { Locator, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { read, utils } from 'xlsx'
import { expectAccessible } from './support/axe.ts'
import { putLargeEntry } from './support/large-history.ts'
import { expectNeverHeldUp } from './support/main-thread.ts'
import { expect, test, type Tester } from './fixtures.ts'

function exportDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Export Test Cases' })
}

/** Opens the results of SHOP-1, which has four test cases, with the Export dialog. */
async function openExport(page: Page, tester: Tester): Promise<Locator> {
  await tester.signIn('pro@demo.test')
  await tester.connectTracker()
  await expect(page.getByText('Connected to Jira as')).toBeVisible()
  await tester.generate('SHOP-1')
  await expect(page.getByRole('dialog').getByText('Showing 4 of 4 test cases')).toBeVisible({ timeout: 30_000 })
  await reopen(page)
  return exportDialog(page)
}

async function reopen(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click()
  await expect(exportDialog(page)).toBeVisible()
}

/** The navigation of the signed-in screens. */
async function openFromNavigation(page: Page): Promise<Locator> {
  await page.getByRole('navigation').getByRole('button', { name: 'Export' }).click()
  await expect(exportDialog(page)).toBeVisible()
  return exportDialog(page)
}

test('every format of the current results is downloaded under its name', async ({ page, tester }) => {
  test.setTimeout(120_000)
  await openExport(page, tester)
  const name = (extension: string) =>
    new RegExp(`^test-cases-\\d{4}-\\d\\d-\\d\\dT[\\d-]+Z\\.${extension.replace('.', '\\.')}$`)

  const excel = await tester.exportAs('Excel')
  expect(excel.name).toMatch(name('xlsx'))
  const workbook = read(excel.content)
  expect(workbook.SheetNames).toEqual(['Test Cases', 'Ticket Info'])
  const rows = utils.sheet_to_json<string[]>(workbook.Sheets['Test Cases'] ?? {}, { header: 1 })
  expect(rows[0]).toEqual([
    'Test Case ID',
    'Title',
    'Description',
    'Step Number',
    'Step Description',
    'Test Data',
    'Expected Result',
    'Type',
    'Priority',
    'Preconditions',
    'Criteria',
    'Ticket',
  ])
  expect(new Set(rows.slice(1).map(([id]) => id)).size).toBe(4)
  expect(utils.sheet_to_json<string[]>(workbook.Sheets['Ticket Info'] ?? {}, { header: 1 }).slice(0, 2)).toEqual([
    ['Field', 'Value'],
    ['Ticket ID', 'SHOP-1'],
  ])

  await reopen(page)
  const gherkin = await tester.exportAs('Gherkin')
  expect(gherkin.name).toMatch(name('feature'))
  const { feature } = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher()).parse(
    gherkin.content.toString('utf8'),
  )
  expect(feature?.children).toHaveLength(4)

  for (const [format, extension, beginning] of [
    ['JSON', 'json', '{\n  "testCases": ['],
    ['Markdown', 'md', '# Test Cases for SHOP-1'],
    ['Xray Cloud', 'xray.csv', '"TCID","Summary",'],
    ['Xray Server', 'xray-server.csv', '"Issue ID","Test Summary",'],
    ['Zephyr Scale', 'zephyr.csv', '"Key","Name",'],
    ['TestRail', 'testrail.csv', '"Case ID","Title","Section",'],
    ['Azure DevOps', 'azure-devops.csv', '"ID","Work Item Type",'],
    ['Qase', 'qase.csv', '"v2.id","title",'],
    ['Testomat.io', 'testomat.csv', '"ID","Title","Folder",'],
  ] as const) {
    await reopen(page)
    const file = await tester.exportAs(format)
    expect(file.name).toMatch(name(extension))
    expect(file.content.toString('utf8').startsWith(beginning), format).toBe(true)
  }
})

test('the history is exported from the navigation and from the History dialog', async ({ page, tester }) => {
  await openExport(page, tester)
  await page.keyboard.press('Escape')
  await expect(exportDialog(page)).toBeHidden()
  await page.keyboard.press('Escape')

  const fromNavigation = await openFromNavigation(page)
  await expect(fromNavigation.getByRole('radio', { name: 'Full History' })).toBeChecked()
  await expect(fromNavigation.getByText('1 entry, 4 test cases')).toBeVisible()
  const entries = await tester.exportAs('List of entries (CSV)')
  expect(entries.name).toMatch(/^test-cases-history-\d{4}-\d\d-\d\d\.csv$/)
  expect(entries.content.toString('utf8')).toMatch(
    /^\uFEFF"Entry ID","Ticket ID","Title","Generated At","Total Test Cases","Types","Priorities"\r\n".*","SHOP-1",/,
  )

  await page.getByRole('button', { name: 'History', exact: true }).click()
  await page.getByRole('dialog', { name: 'History' }).getByRole('button', { name: 'Export', exact: true }).click()
  const file = await tester.exportAs('CSV')
  expect(file.name).toMatch(/^test-cases-history-\d{4}-\d\d-\d\dT.*\.csv$/)
  expect(file.content.toString('utf8')).toContain('AUTUMN10')
})

test('by keyboard alone: open, choose, export; the focus comes back to the button', async ({ page, tester }) => {
  const dialog = await openExport(page, tester)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const opener = page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true })
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('radio', { name: 'Current Results' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'JSON' })).toBeChecked()
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Export', exact: true })).toBeFocused()
  const started = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await started).suggestedFilename()).toMatch(/\.json$/)
  await expect(dialog.getByText('JSON exported successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('no state of the dialog breaks a rule of axe', async ({ page, tester }) => {
  test.setTimeout(120_000)
  const dialog = await openExport(page, tester)
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Azure DevOps' }).check()
  await dialog.getByRole('radio', { name: 'Full History' }).check()
  await expect(dialog.getByText('1 entry, 4 test cases')).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('The disk is full.')
    }
  })
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The disk is full.')
  await expectAccessible(page)
})

test('no format breaks a rule of axe', async ({ page, tester }) => {
  const dialog = await openExport(page, tester)
  await dialog.getByRole('radio', { name: 'Full History' }).check()
  await expect(dialog.getByText('1 entry, 4 test cases')).toBeVisible()
  const formats = dialog.getByRole('radio').and(page.locator('[name="export-format"]'))
  expect(await formats.count()).toBe(17)
  for (const format of await formats.all()) {
    await format.check()
    await expectAccessible(page, '[role="dialog"]:last-of-type')
  }
})

test('cases are copied as Markdown and as a table', async ({ page, tester, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = await openExport(page, tester)
  const clipboard = (type: string) =>
    page.evaluate(async (wanted) => {
      const [item] = await navigator.clipboard.read()
      return (await item?.getType(wanted))?.text() ?? ''
    }, type)

  await dialog.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await clipboard('text/plain')).toMatch(/^# Test Cases for SHOP-1\n/)

  await dialog.getByRole('button', { name: 'Copy as table' }).click()
  await expect.poll(() => clipboard('text/html').catch(() => '')).toContain('<th>Expected Result</th>')
  expect(await clipboard('text/plain')).toMatch(
    /^ID\tTitle\tType\tPriority\t#\tStep\tTest Data\tExpected Result\nTC-1\t/,
  )
})

test.describe('ten thousand steps', () => {
  test.setTimeout(180_000)

  async function openLarge(page: Page, tester: Tester): Promise<Locator> {
    await tester.signIn('pro@demo.test')
    await putLargeEntry(page, 1_000)
    return openWhole(page)
  }

  async function openAgain(page: Page): Promise<void> {
    await page.reload()
    await openWhole(page)
  }

  async function openWhole(page: Page): Promise<Locator> {
    const dialog = await openFromNavigation(page)
    await expect(dialog.getByText('1 entry, 1,000 test cases')).toBeVisible({ timeout: 30_000 })
    return dialog
  }

  for (const [format, unit] of [
    ['Excel', 10_001],
    ['CSV', 10_001],
    ['Gherkin', 1_000],
  ] as const) {
    test(`${format}: the page is never held up for 50 ms`, async ({ page, tester, browser }) => {
      await openLarge(page, tester)
      let content: Buffer = Buffer.alloc(0)
      const work = async () => {
        ;({ content } = await tester.exportAs(format))
      }
      await expectNeverHeldUp(browser, work, () => openAgain(page))
      expect(unitsIn(format, content)).toBe(unit)
    })
  }

  test('on the clipboard: as Markdown the page is never held up for 50 ms, and the table is whole', async ({
    page,
    tester,
    browser,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const dialog = await openLarge(page, tester)
    const copied = dialog.getByRole('button', { name: 'Copied' })
    const work = async () => {
      await dialog.getByRole('button', { name: 'Copy as Markdown' }).click()
      await expect(copied).toBeVisible()
    }
    await expectNeverHeldUp(browser, work, () => openAgain(page))
    expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n### TC-')).toHaveLength(1_001)

    // For the table, Chromium itself sanitizes the HTML on this thread, so only the content is checked.
    await dialog.getByRole('button', { name: 'Copy as table' }).click()
    await expect
      .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trimEnd().split('\n').length)
      .toBe(10_001)
  })

  test('shows how far it is, and can be cancelled', async ({ page, tester }) => {
    const dialog = await openLarge(page, tester)
    const files: string[] = []
    page.on('download', (download) => files.push(download.suggestedFilename()))
    await dialog.getByRole('radio', { name: 'Excel', exact: true }).check()
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    await expect(dialog.getByRole('progressbar', { name: 'Exporting...' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Export cancelled.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Export', exact: true })).toBeEnabled()
    // A second export takes at least as long as the rest of the cancelled one would have.
    await tester.exportAs('Excel')
    expect(files).toHaveLength(1)
  })

  test('more tests than one Xray import takes go out as several files in one .zip', async ({ page, tester }) => {
    await tester.signIn('pro@demo.test')
    await putLargeEntry(page, 1_001)
    const dialog = await openFromNavigation(page)
    await dialog.getByRole('radio', { name: 'Xray Cloud' }).check()
    await expect(
      dialog.getByText('One import takes 1,000 cases; the 1,001 here become 2 files in one .zip.'),
    ).toBeVisible({ timeout: 30_000 })
    const { name, content } = await tester.exportAs('Xray Cloud')
    expect(name).toMatch(/^test-cases-history-.*\.zip$/)
    const files = unzipSync(content)
    expect(Object.keys(files)).toEqual(['part-1.xray.csv', 'part-2.xray.csv'])
    expect(strFromU8(files['part-2.xray.csv'] ?? new Uint8Array()).split('\r\n')).toHaveLength(12)
  })
})

/** The number of rows in the sheet or table, or of scenarios in the feature. */
function unitsIn(format: 'Excel' | 'CSV' | 'Gherkin', content: Buffer): number {
  if (format === 'Excel') return utils.sheet_to_json(read(content).Sheets['Test Cases'] ?? {}, { header: 1 }).length
  const text = content.toString('utf8')
  return format === 'CSV' ? text.trimEnd().split('\r\n').length : text.split('\n  Scenario: ').length - 1
}

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { entryFromResult } from '#src/storage/history/entry.ts'
import { encodeBackup } from '#src/storage/history/backup.ts'
import { encodeRecord } from '#src/storage/history/record.ts'
import { largeResult } from '../tests/support/large-history.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'

function entries(from: number, count: number) {
  return Array.from({ length: count }, (_, index) =>
    entryFromResult(largeResult(from + index), `large-${from + index}`),
  )
}

async function historyKey(page: Page): Promise<string> {
  const userId = await page.evaluate(() => localStorage.getItem('currentUserId'))
  return `testCasesHistory_${userId}`
}

/** Stores large entries in the signed-in user's history, in the product's format. */
async function keepLarge(page: Page, count: number): Promise<void> {
  const key = await historyKey(page)
  const records = entries(0, count).map(
    (entry) => [`${key}/${entry.id}`, encodeRecord(entry, Date.parse(entry.timestamp))] as const,
  )
  await page.evaluate((items) => items.forEach(([name, text]) => localStorage.setItem(name, text)), records)
  await page.reload()
}

/** Fills localStorage up to 10,000 characters, less than the history reserves for the session. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1_000_000, n = 0; size >= 10_000; ) {
      try {
        localStorage.setItem(`ballast-${n}`, 'x'.repeat(size))
        n += 1
      } catch {
        size = Math.floor(size / 2)
      }
    }
  })
}

async function openHistory(page: Page) {
  await page.getByRole('button', { name: 'History', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'History' })
  await expect(dialog).toBeVisible()
  return dialog
}

test.describe('the history', () => {
  test('keeps a result, finds it again, loads it on the dashboard, and gives it up when asked to', async ({
    page,
    tester,
  }) => {
    await tester.signIn('pro@demo.test')
    await tester.connectTracker()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()
    await tester.generate('SHOP-1')
    await expect(page.getByRole('dialog').getByText('Saved to history')).toBeVisible()

    await page.goto('/app/settings')
    const history = await openHistory(page)
    await expect(history.getByText('1 entry', { exact: true })).toBeVisible()
    await expect(history.getByText('Today')).toBeVisible()
    await history.getByPlaceholder('Search by ticket ID, title, or description').fill('shop-1')
    await expect(history.getByText('Showing 1 of 1 entry')).toBeVisible()
    await history.getByRole('button', { name: 'Load SHOP-1' }).click()

    await expect(page).toHaveURL(/\/app$/)
    const results = page.getByRole('dialog')
    await expect(results.getByText('SHOP-1', { exact: true })).toBeVisible()
    await expect(history).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(results).toBeHidden()

    const again = await openHistory(page)
    await again.getByRole('button', { name: 'Delete SHOP-1' }).click()
    await expect(page.getByText('Are you sure you want to delete this entry?')).toBeVisible()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(again.getByText('No history entries found')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(again).toBeHidden()
    await expect(page.getByRole('button', { name: 'History', exact: true })).toBeFocused()
  })

  test('holds a hundred large entries, and loses none when it is full', async ({ page, tester }) => {
    await tester.signIn('pro@demo.test')
    await tester.connectTracker()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()
    await keepLarge(page, 99)
    await fillStorage(page)
    await tester.generate('SHOP-1')

    const results = page.getByRole('dialog')
    await expect(
      results.getByText('Failed to save to history. The browser’s storage for this site is full.'),
    ).toBeVisible({ timeout: 30_000 })
    await expect(results.getByText(/Showing [1-9]\d* of [1-9]\d* test cases/)).toBeVisible()
    await results.getByRole('button', { name: 'Export these test cases' }).click()
    const { name } = await tester.exportAs('CSV')
    expect(name).toMatch(/^test-cases-.*\.csv$/)
    await page.evaluate(() =>
      Object.keys(localStorage).forEach((key) => key.startsWith('ballast-') && localStorage.removeItem(key)),
    )
    await results.getByRole('button', { name: 'Try again' }).click()
    await expect(results.getByText('Saved to history')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(results).toBeHidden()
    const history = await openHistory(page)
    await expect(history.getByText('100 entries', { exact: true })).toBeVisible()
  })

  test('of two tabs that save and restore at once is whole in both', async ({ page, tester, context }) => {
    await tester.signIn('pro@demo.test')
    const other = await context.newPage()
    await other.goto('/app')
    const tabs = [page, other]
    const backups = [entries(0, 30), entries(30, 30)].map((half) =>
      encodeBackup({ entries: half, versions: [], unreadable: [] }, new Date()),
    )
    const dialogs = await Promise.all(tabs.map(openHistory))
    await Promise.all(
      dialogs.map((dialog, index) =>
        dialog.getByLabel('History backup file').setInputFiles({
          name: 'half.json',
          mimeType: 'application/json',
          buffer: Buffer.from(backups[index] ?? ''),
        }),
      ),
    )
    for (const dialog of dialogs) {
      await expect(dialog.getByText('30 entries restored.')).toBeVisible()
      await expect(dialog.getByText('60 entries', { exact: true })).toBeVisible()
    }
  })

  test('goes out as a backup and comes back, also to another user; a bad file changes nothing', async ({
    page,
    tester,
  }) => {
    await tester.signIn('pro@demo.test')
    await keepLarge(page, 12)
    const history = await openHistory(page)
    await expect(history.getByText('12 entries', { exact: true })).toBeVisible()
    const started = page.waitForEvent('download')
    await history.getByRole('button', { name: 'Back up' }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^casewright-history-\d{4}-\d\d-\d\d\.json$/)
    const path = await download.path()
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ format: 'casewright-history', version: 1 })

    await history.getByRole('button', { name: 'Clear All' }).click()
    await expect(
      page.getByText('Are you sure you want to clear all history? This action cannot be undone.'),
    ).toBeVisible()
    await page.getByRole('alertdialog', { name: 'Clear history' }).getByRole('button', { name: 'Clear All' }).click()
    await expect(page.getByText('History cleared successfully')).toBeVisible()
    await expect(history.getByText('No history entries found')).toBeVisible()

    const file = history.getByLabel('History backup file')
    await file.setInputFiles({ name: 'cases.csv', mimeType: 'text/csv', buffer: Buffer.from('Title,Description') })
    await expect(
      history.getByText('This file is not a history backup: it is not JSON. Nothing was changed.'),
    ).toBeVisible()
    await file.setInputFiles(path)
    await expect(history.getByText('12 entries restored.')).toBeVisible()
    await file.setInputFiles(path)
    await expect(history.getByText('Nothing new was in the backup. 12 entries were already here.')).toBeVisible()
  })

  test('of an earlier version is taken over', async ({ page, tester }) => {
    await tester.signIn('pro@demo.test')
    const old = [
      {
        id: 'old',
        timestamp: '2026-01-05T10:00:00.000Z',
        results: { ticketKey: 'OLD-7', title: 'From before', tests: [{ title: 'Open the door' }] },
      },
    ]
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      await historyKey(page),
      JSON.stringify(old),
    ] as const)
    await page.reload()
    const history = await openHistory(page)
    await history.getByRole('button', { name: 'Load OLD-7' }).click()
    await expect(page.getByRole('dialog').getByText('Open the door').first()).toBeVisible()
  })

  test('shows a refused removal on screen, however far the list is scrolled', async ({ page, tester }) => {
    await tester.signIn('pro@demo.test')
    await keepLarge(page, 10)
    const history = await openHistory(page)
    await page.evaluate(() => {
      Storage.prototype.removeItem = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    })
    await history
      .getByRole('button', { name: /^Delete / })
      .last()
      .click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const alert = history.getByRole('alert')
    await expect(alert).toHaveText('Error deleting entry: This browser did not remove it from its storage.')
    await expect(alert).toBeInViewport({ ratio: 1 })
    await expect(history.getByText('10 entries', { exact: true })).toBeVisible()
  })

  test('breaks no rule of axe in any state', async ({ page, tester }) => {
    await tester.signIn('pro@demo.test')
    const empty = await openHistory(page)
    await expect(empty.getByText('No history entries found')).toBeVisible()
    await expectAccessible(page)
    await page.evaluate((key) => localStorage.setItem(`${key}/damaged`, 'lost'), await historyKey(page))
    await keepLarge(page, 14)
    const history = await openHistory(page)
    await expect(history.getByText('14 entries', { exact: true })).toBeVisible()
    await history.getByRole('button', { name: 'Filters' }).click()
    await history.getByRole('button', { name: 'Show details: TEAM-1001' }).click()
    await expectAccessible(page)
    await history.getByRole('searchbox').fill('nothing like this')
    await expect(history.getByText('No entry matches the search and filters.')).toBeVisible()
    await expectAccessible(page)
    await history.getByRole('button', { name: 'Clear All' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Clear history' })).toBeVisible()
    await expectAccessible(page)
  })
})

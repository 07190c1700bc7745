import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { putLargeEntry } from './support/large-history.ts'
import { expect, test, type Tester } from './fixtures.ts'

/** Opens the results of SHOP-1, which has four test cases. */
async function openResults(page: Page, tester: Tester): Promise<Locator> {
  await tester.signIn('pro@demo.test')
  await tester.connectTracker()
  await expect(page.getByText('Connected to Jira as')).toBeVisible()
  await tester.generate('SHOP-1')
  const results = page.getByRole('dialog')
  await expect(results.getByText('Saved to history')).toBeVisible()
  return results
}

function titles(results: Locator): Locator {
  return results.getByRole('listitem').getByRole('heading', { level: 3 })
}

async function reopenFromHistory(page: Page): Promise<Locator> {
  await page.reload()
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Load/ }).first().click()
  const results = page.getByRole('dialog')
  await expect(results.getByText(/^Showing /)).toBeVisible()
  return results
}

test.describe('the results view', () => {
  test('locks the scroll of the page, and closes with Escape; the result can be shown again', async ({
    page,
    tester,
  }) => {
    const results = await openResults(page, tester)
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(results).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
    await page.getByRole('button', { name: 'Show test cases' }).click()
    await expect(titles(results)).toHaveCount(4)
  })

  test('choosing a layout scrolls to the list, even below details and coverage', async ({ page, tester }) => {
    const results = await openResults(page, tester)
    await results.getByRole('button', { name: /^Coverage/ }).click()
    await results.getByRole('button', { name: 'Show Details' }).click()
    await results.getByText('Acceptance Criteria Processed').scrollIntoViewIfNeeded()
    await results.getByRole('radio', { name: 'Table' }).click()
    await expect(results.getByRole('columnheader', { name: 'Priority' })).toBeInViewport()
    await results.getByText('Acceptance Criteria Processed').scrollIntoViewIfNeeded()
    await results.getByRole('radio', { name: 'Cards' }).click()
    await expect(titles(results).first()).toBeInViewport()
  })

  test('the coverage matrix truncates no criterion, on desktop or phone', async ({ page, tester }) => {
    const results = await openResults(page, tester)
    await results.getByRole('button', { name: /^Coverage/ }).click()
    const grid = results.getByRole('grid')
    await expect(grid.getByRole('columnheader', { name: 'Cases', exact: true })).toBeVisible()
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      const cut = await grid
        .getByRole('rowheader')
        .evaluateAll(
          (headers) =>
            headers.filter((header) =>
              [header, ...header.querySelectorAll('*')].some(
                (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible',
              ),
            ).length,
        )
      expect(cut).toBe(0)
    }
  })

  test('the Copy ID button is 28 px, as its class says', async ({ page, tester }) => {
    const results = await openResults(page, tester)
    const box = await results.getByRole('button', { name: 'Copy ID' }).first().boundingBox()
    expect(box).toMatchObject({ width: 28, height: 28 })
  })

  test('coverage by keyboard: a criterion narrows the list', async ({ page, tester }) => {
    const results = await openResults(page, tester)
    await results.getByRole('button', { name: /^Coverage/ }).press('Enter')
    const grid = results.getByRole('grid')
    const criterion = grid.getByRole('rowheader').first()
    await criterion.focus()
    await page.keyboard.press('Enter')
    await expect(criterion).toHaveAttribute('aria-selected', 'true')
    await expect(results.getByText(/^Showing [1-3] of 4 test cases$/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(results.getByText('Showing 4 of 4 test cases')).toBeVisible()
  })

  test('corrections are kept: a title, an order of steps, a case by hand, a deleted one', async ({ page, tester }) => {
    const results = await openResults(page, tester)
    const first = (await titles(results).first().textContent()) ?? ''
    const last = (await titles(results).last().textContent()) ?? ''

    await results.getByRole('button', { name: last, exact: true }).click()
    await results.getByRole('button', { name: `Delete ${last}` }).click()
    await expect(titles(results)).toHaveCount(3)

    await results.getByRole('button', { name: first, exact: true }).click()
    await results.getByRole('button', { name: `Edit ${first}` }).click()
    await expect(results.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await page.keyboard.type('Corrected by hand')
    await results.getByRole('button', { name: 'Add step' }).click()
    await page.keyboard.type('Look at the total')
    const steps = results.getByRole('textbox', { name: /^Step \d+$/ })
    const count = await steps.count()
    const handle = results.getByRole('button', { name: `Move step ${count}`, exact: true })
    const target = await results.getByRole('button', { name: 'Move step 1', exact: true }).boundingBox()
    await handle.hover()
    await page.mouse.down()
    await page.mouse.move((target?.x ?? 0) + 5, (target?.y ?? 0) + 5, { steps: 5 })
    await page.mouse.up()
    await expect(steps.first()).toHaveValue('Look at the total')
    await results.getByRole('button', { name: 'Move step 1', exact: true }).press('ArrowDown')
    await expect(steps.nth(1)).toHaveValue('Look at the total')
    await expectAccessible(page)
    await results.getByRole('button', { name: 'Done' }).click()

    await results.getByRole('button', { name: 'Add test case' }).click()
    await page.keyboard.type('Written by a tester')
    await results.getByRole('textbox', { name: 'Step 1', exact: true }).fill('Pay twice')
    await results.getByRole('button', { name: 'Done' }).click()

    // Immediately, because the last input must survive closing the page.
    const again = await reopenFromHistory(page)
    await expect(titles(again)).toHaveText(['Written by a tester', 'Corrected by hand', /./, /./])
    await expect(again.getByText(last, { exact: true })).toHaveCount(0)
    await again.getByRole('radio', { name: 'Separate steps' }).click()
    await again.getByRole('button', { name: 'Corrected by hand' }).click()
    await expect(again.getByRole('table').getByRole('row').nth(2)).toContainText('Look at the total')
  })

  test('undo and redo by key bring a deleted case back and take it away again', async ({ page, tester }) => {
    const results = await openResults(page, tester)
    const first = (await titles(results).first().textContent()) ?? ''
    await results.getByRole('button', { name: first, exact: true }).press('Enter')
    await results.getByRole('button', { name: `Delete ${first}` }).press('Enter')
    await expect(titles(results)).toHaveCount(3)
    await expect(results.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(titles(results)).toHaveCount(4)
    await page.keyboard.press('Control+Shift+z')
    await expect(titles(results)).toHaveCount(3)
  })

  test('the last letter typed is kept when the page is loaded again at once', async ({ page, tester }) => {
    const results = await openResults(page, tester)
    const first = (await titles(results).first().textContent()) ?? ''
    await results.getByRole('button', { name: first, exact: true }).click()
    await results.getByRole('button', { name: `Edit ${first}` }).click()
    await page.keyboard.type('Typed and gone')
    const again = await reopenFromHistory(page)
    await expect(titles(again).first()).toHaveText('Typed and gone')
  })

  test('no state breaks a rule of axe', async ({ page, tester }) => {
    test.setTimeout(180_000)
    const results = await openResults(page, tester)
    await expectAccessible(page)
    const first = results.getByRole('listitem').first().getByRole('heading').getByRole('button')
    await first.click()
    await expectAccessible(page)
    await results.getByRole('button', { name: 'Show Details' }).click()
    await expect(results.getByText('Acceptance Criteria Processed')).toBeInViewport()
    await results.getByRole('button', { name: 'Hide Details' }).click()
    await expect(results.getByText('Acceptance Criteria Processed')).toBeHidden()
    await results.getByRole('button', { name: 'Show Details' }).click()
    await results.getByRole('radio', { name: 'Table' }).click()
    await expectAccessible(page)
    await results.getByRole('searchbox').fill('nothing like it')
    await expect(results.getByText('No test case matches the search and filters.')).toBeVisible()
    await expectAccessible(page)
  })

  test('a thousand cases: part of them is on the page, each says its place, and the search finds all', async ({
    page,
    tester,
  }) => {
    test.setTimeout(120_000)
    await tester.signIn('pro@demo.test')
    await putLargeEntry(page, 1_000)
    await page.getByRole('button', { name: 'History', exact: true }).click()
    await page.getByRole('button', { name: 'Load SHOP-99' }).click()
    const results = page.getByRole('dialog')
    await results.getByRole('button', { name: 'Show 990 more test cases' }).click()
    const cards = results.getByRole('list').first().getByRole('listitem')
    await expect(cards.first()).toHaveAttribute('aria-posinset', '1')
    await expect(cards.nth(1)).toHaveAttribute('aria-posinset', '2')
    await expect(cards.nth(1)).toHaveAttribute('aria-setsize', '1000')
    expect(await cards.count()).toBeLessThan(60)
    await expectAccessible(page)

    await results.getByRole('radio', { name: 'Table' }).click()
    const table = results.getByRole('table').first()
    await expect(table).toHaveAttribute('aria-rowcount', '1001')
    await expect(table.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2')
    expect(await table.getByRole('row').count()).toBeLessThan(60)
    await expectAccessible(page)

    await page.keyboard.press('Control+f')
    await expect(results.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('Discount 987')
    await expect(results.getByText('Showing 1 of 1000 test cases')).toBeVisible()
    await expect(results.getByRole('cell', { name: /^Discount 987/ })).toBeVisible()
  })
})

import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test, type Tester } from './fixtures.ts'

/** Opens the results of a ticket, written by the built-in designer: the demo has no AI. */
async function openResults(page: Page, tester: Tester, key = 'SHOP-1'): Promise<Locator> {
  await tester.signIn('pro@demo.test')
  await tester.connectTracker()
  await expect(page.getByText('Connected to Jira as')).toBeVisible()
  await tester.generate(key)
  const results = page.getByRole('dialog')
  await expect(results.getByText('Saved to history')).toBeVisible()
  return results
}

const titles = (results: Locator) => results.getByRole('listitem').getByRole('heading', { level: 3 })
const caseCount = 4

/** Opens the first case and corrects its title, so that the designer's version differs. */
async function correctFirst(page: Page, results: Locator): Promise<string> {
  const first = (await titles(results).first().textContent()) ?? ''
  await results.getByRole('button', { name: first, exact: true }).click()
  await results.getByRole('button', { name: `Edit ${first}` }).click()
  const step = results.getByRole('textbox', { name: 'Step 1', exact: true })
  await step.fill('Do something else')
  await results.getByRole('button', { name: 'Done' }).click()
  await expect(results.getByRole('cell', { name: 'Do something else' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Edit ${first}` })).toBeFocused()
  return first
}

test.describe('writing single cases', () => {
  test('a case is written again by keyboard, and Undo brings the old one back', async ({ page, tester }) => {
    const results = await openResults(page, tester)
    const first = await correctFirst(page, results)
    const before = await titles(results).allTextContents()

    await results.getByRole('button', { name: `Write again: ${first}` }).press('Enter')
    const form = results.getByRole('form', { name: `Write “${first}” again` })
    await expect(form.getByRole('textbox', { name: 'Remark (optional)' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('Use our staging user')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(results.getByText(`“${first}” was written again. Undo brings the old version back.`)).toBeVisible()
    await expect(results.getByRole('button', { name: `Write again: ${first}` })).toBeFocused()
    await expect(results.getByRole('cell', { name: 'Do something else' })).toBeHidden()
    expect(await titles(results).allTextContents()).toEqual(before)

    await page.keyboard.press('Control+z')
    await expect(results.getByRole('cell', { name: 'Do something else' })).toBeVisible()
    await results.getByRole('button', { name: 'Redo' }).click()
    await expect(results.getByRole('cell', { name: 'Do something else' })).toBeHidden()
  })

  test('an unchanged case of the built-in designer has no other version, and that is said', async ({
    page,
    tester,
  }) => {
    const results = await openResults(page, tester)
    const first = (await titles(results).first().textContent()) ?? ''
    await results.getByRole('button', { name: first, exact: true }).click()
    await results.getByRole('button', { name: `Write again: ${first}` }).click()
    await results.getByRole('form').getByRole('button', { name: 'Write again' }).click()
    await expect(results.getByText(/^Nothing new could be written here/)).toBeVisible()
    await expect(titles(results)).toHaveCount(caseCount)
    await expectAccessible(page)
  })

  test('a criterion is covered from the matrix, in a result from the history, with the phone, in dark', async ({
    page,
    tester,
  }) => {
    let results = await openResults(page, tester)
    await results.getByRole('button', { name: 'Show Details' }).click()
    // Deletes the only case of a criterion.
    await results.getByRole('button', { name: /^Coverage/ }).click()
    const row = results.getByRole('rowheader', { name: /^AC-\d+, 1 test case:/ }).first()
    const id = /AC-\d+/.exec((await row.getAttribute('aria-label')) ?? '')?.[0] ?? ''
    await row.click()
    const title = (await titles(results).first().textContent()) ?? ''
    await results.getByRole('button', { name: title, exact: true }).click()
    await results.getByRole('button', { name: `Delete ${title}` }).click()
    await expect(results.getByRole('button', { name: `Cover this criterion: ${id}` })).toBeVisible()
    await expectAccessible(page)

    await page.reload()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByRole('dialog').getByRole('button', { name: /^Load/ }).first().click()
    results = page.getByRole('dialog')
    await page.setViewportSize({ width: 390, height: 844 })
    await results.getByRole('button', { name: /^Coverage/ }).click()
    const cover = results.getByRole('button', { name: `Cover this criterion: ${id}` })
    await cover.scrollIntoViewIfNeeded()
    await expectAccessible(page)
    await cover.click()
    await expect(results.getByText(`“${title}” was added.`)).toBeInViewport()
    await expect(cover).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    // It is kept.
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload()
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByRole('dialog').getByRole('button', { name: /^Load/ }).first().click()
    await expect(titles(page.getByRole('dialog'))).toHaveCount(caseCount)
  })

  test('a further case comes after the one it is like, and the rest is completed', async ({ page, tester }) => {
    const results = await openResults(page, tester, 'SHOP-2')
    const first = 'Lowest price: -1 and 5,001 refused, 0 and 5,000 accepted'
    const second = 'Highest price: -1 and 5,001 refused, 0 and 5,000 accepted'
    const remove = async (title: string) => {
      await results.getByRole('button', { name: title, exact: true }).click()
      await results.getByRole('button', { name: `Delete ${title}` }).click()
      await expect(results.getByText(`“${title}” was deleted. Undo brings it back.`)).toBeVisible()
    }
    // The designer has written all that it knows: its second case of this criterion is deleted first.
    await remove(second)
    const before = await titles(results).allTextContents()
    await results.getByRole('button', { name: first, exact: true }).click()
    await results.getByRole('button', { name: `More like this: ${first}` }).click()
    await expect(results.getByText(`“${second}” was added.`)).toBeVisible()
    const after = await titles(results).allTextContents()
    expect(after.filter((title) => title !== second)).toEqual(before)
    expect(after.indexOf(second)).toBe(before.indexOf(first) + 1)

    await remove('The chosen filters are part of the address')
    await expect(results.getByText('1 acceptance criterion has no test case')).toBeVisible()
    await results.getByRole('button', { name: 'Complete the rest' }).click()
    await expect(results.getByText('“The chosen filters are part of the address” was added.')).toBeVisible()
    await expect(results.getByText('1 acceptance criterion has no test case')).toBeHidden()
    await expect(results.getByText(/stated limits? (?:is|are) not tested on both sides/)).toBeHidden()
    await expectAccessible(page)
  })

  test('a slow answer can be cancelled, and one beyond the free changes costs a run only if the tester says so', async ({
    page,
    tester,
  }) => {
    const results = await openResults(page, tester)
    const first = await correctFirst(page, results)
    const writeAgain = async () => {
      await results.getByRole('button', { name: `Write again: ${first}` }).click()
      await results.getByRole('form').getByRole('button', { name: 'Write again' }).click()
    }

    await page.route('**/api/ai/generate', () => undefined)
    await writeAgain()
    await expect(results.getByRole('progressbar', { name: 'Progress of the writing' })).toBeVisible()
    await expectAccessible(page)
    await results.getByRole('button', { name: 'Cancel' }).click()
    await expect(results.getByText('Cancelled. Nothing was changed.')).toBeVisible()

    await page.unroute('**/api/ai/generate')
    await page.route('**/api/ai/generate', (route) => {
      const belongsToRun = (route.request().postData() ?? '').includes('"runId"')
      return belongsToRun
        ? route.fulfill({
            status: 409,
            json: { code: 'actions_used_up', error: 'The free changes are used up. This one would cost a run.' },
          })
        : route.continue()
    })
    await writeAgain()
    await expect(results.getByText('The free changes are used up. This one would cost a run.')).toBeVisible()
    await expectAccessible(page)
    await expect(results.getByRole('cell', { name: 'Do something else' })).toBeVisible()
    await results.getByRole('button', { name: 'Use one run' }).click()
    await expect(results.getByText(/was written again/)).toBeVisible()
    await expect(results.getByRole('cell', { name: 'Do something else' })).toBeHidden()
  })
})

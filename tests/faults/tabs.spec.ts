import { caseTitles } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'

test.describe('two tabs', () => {
  test('that generate and correct at once lose nothing, and are charged what they ran', async ({
    page,
    context,
    person,
  }) => {
    const other = person.at(await context.newPage())
    const both = [person, other]
    const keys = ['SHOP-2', 'SHOP-3']
    await Promise.all(both.map((who, index) => who.generate(keys[index] ?? '')))
    // Checked at once, because the message disappears after three seconds.
    await Promise.all(
      both.map((who) =>
        expect(who.page.getByRole('dialog').getByText('Saved to history')).toBeVisible({ timeout: 30_000 }),
      ),
    )

    await Promise.all(
      both.map(async ({ page: tab }, index) => {
        const results = tab.getByRole('dialog')
        const [title = ''] = caseTitles
        await results.getByRole('button', { name: title, exact: true }).click()
        await results.getByRole('button', { name: `Edit ${title}` }).click()
        await results.getByRole('textbox', { name: 'Title' }).fill(`Corrected in tab ${index}`)
        await results.getByRole('button', { name: 'Done' }).click()
        await tab.keyboard.press('Escape')
        await expect(results).toBeHidden()
      }),
    )
    await page.reload()
    await person.expectSound({ entries: 3, used: 3 })
    for (const [index, key] of keys.entries()) {
      await page.getByRole('button', { name: 'History', exact: true }).click()
      await page.getByRole('button', { name: `Load ${key}`, exact: true }).click()
      await expect(page.getByRole('dialog').getByText(`Corrected in tab ${index}`).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })
})

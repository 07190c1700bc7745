import type { Locator, Page } from '@playwright/test'
import { expect, test, type Tester } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoEnglish } from './support/english-texts.ts'
import { tabTo } from './support/keyboard.ts'

const ticket = 'SHOP-1'
const compound = 'Enter the code and select “Apply”'

async function openResults(page: Page, tester: Tester): Promise<Locator> {
  await tester.signIn('pro@demo.test')
  await tester.connectTracker()
  await expect(page.getByText('Connected to Jira as')).toBeVisible()
  await tester.generate(ticket)
  const results = page.getByRole('dialog')
  await expect(results.getByText('Saved to history')).toBeVisible()
  return results
}

const cases = (results: Locator) =>
  results.getByRole('listitem').filter({ has: results.page().getByRole('heading', { level: 3 }) })
const findingsIn = (results: Locator) => results.getByText('Review findings', { exact: true }).locator('xpath=../dd')
const titleOf = async (testCase: Locator) => (await testCase.getByRole('heading').textContent()) ?? ''

/** Spoils the first case by keyboard: two actions in a step, and an expected result that says nothing. */
async function spoilFirst(page: Page, results: Locator): Promise<string> {
  const { keyboard } = page
  const title = await titleOf(cases(results).first())
  await results.getByRole('button', { name: title, exact: true }).press('Enter')
  await results.getByRole('button', { name: `Edit ${title}` }).press('Enter')
  await tabTo(page, results.getByRole('textbox', { name: 'Step 1', exact: true }))
  await keyboard.press('Control+a')
  await keyboard.type(compound)
  await tabTo(page, results.getByRole('textbox', { name: 'Step 1, expected' }))
  await keyboard.press('Control+a')
  await keyboard.type('It works as expected.')
  await tabTo(page, results.getByRole('button', { name: 'Done' }))
  await keyboard.press('Enter')
  return title
}

test('findings, filter, fix, undo and house rules by keyboard', async ({ page, tester }) => {
  const { keyboard } = page
  const results = await openResults(page, tester)
  await expect(findingsIn(results)).toHaveText('0')
  await expect(results.getByRole('combobox', { name: 'Review findings' })).toBeHidden()
  const title = await spoilFirst(page, results)
  const spoilt = cases(results).first()
  await expect(findingsIn(results)).toHaveText('2')
  await expect(spoilt.getByText('2 findings')).toBeVisible()
  const findings = results.getByRole('region', { name: 'Review findings' })
  await expect(findings.getByRole('listitem')).toHaveText([
    /^Vague expected result · Step 1, Expected · “It works as expected.” can be neither seen nor measured/,
    /^Several actions in a step · Step 1, Action · The step holds several actions/,
  ])
  await expectAccessible(page)

  // Filter.
  const filter = results.getByRole('combobox', { name: 'Review findings' })
  await tabTo(page, filter, 'Shift+Tab')
  await keyboard.type('Several')
  await expect(filter).toHaveValue('compound-step')
  await expect(results.getByText('Showing 1 of 4 test cases')).toBeVisible()

  // Fix: the case stays in sight, and Undo, which has the focus, brings the old version back.
  await tabTo(page, findings.getByRole('button', { name: /^Fix: The step holds several actions/ }))
  await keyboard.press('Enter')
  await expect(results.getByText('Fixed. Undo brings the case back.')).toBeVisible()
  await expect(cases(results)).toHaveCount(1)
  await expect(results.getByRole('cell', { name: /Enter the code\s.*Select “Apply”/s })).toBeVisible()
  await expect(results.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expectAccessible(page)
  await keyboard.press('Enter')
  await expect(results.getByRole('cell', { name: compound })).toBeVisible()
  await tabTo(page, results.getByRole('button', { name: 'Clear', exact: true }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(results.getByText('Showing 4 of 4 test cases')).toBeVisible()
  await keyboard.press('Escape')

  // House rules.
  await tester.open('/app/settings')
  await tabTo(page, page.getByLabel('API Token', { exact: true }))
  await tabTo(page, page.getByLabel('Title pattern'))
  await keyboard.type('[{ticket}] {title}')
  await tabTo(page, page.getByLabel('Words to avoid'))
  await keyboard.type('basket')
  await keyboard.press('Enter')
  await expect(page.getByText('House rules saved')).toBeVisible()
  await expectAccessible(page)

  // Findings by house rules, on the result that was there before.
  await page.getByRole('button', { name: 'History' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: /^Load/ }).first().press('Enter')
  await expect(filter).toBeVisible()
  await filter.focus()
  await keyboard.type('Title pattern')
  await expect(results.getByText('Showing 4 of 4 test cases')).toBeVisible()
  await results.getByRole('button', { name: title, exact: true }).press('Enter')
  await expect(findings.getByText('Your team writes titles as “[{ticket}] {title}”.')).toBeVisible()
  await expectAccessible(page)

  // New cases of the built-in designer follow the title pattern.
  await keyboard.press('Escape')
  await tester.generate(ticket)
  await expect(results.getByText('Saved to history')).toBeVisible()
  for (const written of await cases(results).all()) expect(await titleOf(written)).toContain(`[${ticket}] `)
})

test('the review fits a phone and is Spanish', async ({ page, tester }) => {
  const results = await openResults(page, tester)
  const title = await spoilFirst(page, results)
  await expect(findingsIn(results)).toHaveText('2')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Español' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /menú/i }).click()
  await page.getByRole('button', { name: 'Historial' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Abrir/ })
    .first()
    .click()
  await results.getByRole('button', { name: title, exact: true }).click()
  const findings = results.getByRole('region', { name: 'Observaciones de la revisión' })
  await expect(findings.getByRole('listitem')).toHaveText([
    /^Resultado esperado vago · Paso 1, Resultado esperado · «It works as expected.» no se puede ver ni medir/,
    /^Varias acciones en un paso · Paso 1, Acción · El paso contiene varias acciones/,
  ])
  const fix = findings.getByRole('button', { name: /^Corregir: / })
  await fix.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectNoEnglish(page)
  await expectAccessible(page)
  await fix.click()
  await expect(results.getByText('Corregido. Deshacer recupera el caso.')).toBeVisible()
  await expectNoEnglish(page)
  await page.keyboard.press('Escape')

  await page.goto('/app/settings')
  const pattern = page.getByLabel('Modelo de título')
  await pattern.scrollIntoViewIfNeeded()
  await expectNoEnglish(page)
  await pattern.fill('x'.repeat(121))
  await page.getByRole('button', { name: 'Guardar reglas' }).click()
  await expect(page.getByText('Como máximo 120 caracteres.')).toBeVisible()
  await expectNoEnglish(page)
  await expectAccessible(page)
})

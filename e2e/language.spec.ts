import { demoTracker } from '../supabase/local/demo.ts'
import { expect, test } from './fixtures.ts'
import { createAccount } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { editTicket } from './support/edit-ticket.ts'
import { expectNoEnglish } from './support/english-texts.ts'
import { connectTracker, expectSpanish, signIn } from './support/spanish.ts'

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-AR' })

  for (const [path, heading] of [
    ['/login', 'Iniciar sesión'],
    ['/signin', 'Crear cuenta'],
    ['/forgot', 'Contraseña olvidada'],
    ['/reset-password', 'Esta página necesita el enlace del correo'],
    ['/nowhere', 'Página no encontrada'],
  ] as const) {
    test(`${path} is Spanish and accessible`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectSpanish(page)
      await expectAccessible(page)
    })
  }

  test('the landing page is Spanish and accessible', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
    await expectSpanish(page)
    await expectAccessible(page)
  })

  test('the legal pages are English, and say so', async ({ page }) => {
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
    await expect(page.locator('[lang="en"]').filter({ has: page.getByRole('heading', { level: 1 }) })).not.toHaveCount(
      0,
    )
  })

  test('fields and the server refuse in Spanish', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByText('El correo electrónico es obligatorio')).toBeVisible()
    await expect(page.getByText('La contraseña es obligatoria')).toBeVisible()
    await page.getByLabel('Correo electrónico').fill('pro@demo.test')
    await page.getByLabel('Contraseña', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByText('Correo electrónico o contraseña incorrectos')).toBeVisible()
    await expectSpanish(page)
  })

  test('the main job is Spanish from the settings to the export', async ({ page, request }) => {
    test.setTimeout(120_000)
    await signIn(page, (await createAccount(request)).email)
    await connectTracker(page)
    await expectSpanish(page)
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Panel', exact: true }).click()
    await expectSpanish(page)
    await page.getByLabel('URL del ticket de Jira').fill('https://example.com/x')
    await page.getByRole('button', { name: 'Generar casos de prueba' }).click()
    await expect(page.getByRole('alert')).toContainText('URL de Jira no válida.')
    await expectSpanish(page)
    await expectAccessible(page)

    await page.getByLabel('URL del ticket de Jira').fill(`${demoTracker.baseUrl}/browse/SHOP-1`)
    await page.getByRole('button', { name: 'Generar casos de prueba' }).click()
    const results = page.getByRole('dialog')
    await expect(results.getByText('Total de casos de prueba')).toBeVisible()
    await expect(results.getByText(/Se muestran \d+ de \d+ casos de prueba/)).toBeVisible()
    await results.getByRole('button', { name: 'Mostrar detalles' }).click()
    await results.getByRole('listitem').getByRole('heading').first().getByRole('button').click()
    await expectSpanish(page)
    await expectAccessible(page)
    await results.getByRole('button', { name: /^Escribir de nuevo/ }).click()
    await expectSpanish(page)
    await results.getByRole('form').getByRole('button', { name: 'Escribir de nuevo' }).click()
    await expect(results.getByText('Aquí no se pudo escribir nada nuevo: todo lo que resultó ya está.')).toBeVisible()
    await expectSpanish(page)
    await results.getByRole('button', { name: 'Cerrar' }).last().click()
    await results.getByRole('radio', { name: 'Tabla' }).click()
    await results.getByRole('button', { name: /^Cobertura/ }).click()
    await results
      .getByRole('button', { name: /^Mostrar los pasos de/ })
      .first()
      .click()
    await results
      .getByRole('button', { name: /^Editar/ })
      .first()
      .click()
    await expectSpanish(page)
    await results.getByRole('button', { name: 'Exportar', exact: true }).click()
    const exporting = page.getByRole('dialog', { name: 'Exportar casos de prueba' })
    for (const format of ['CSV', 'Excel', 'Xray Cloud', 'Azure DevOps', 'Gherkin']) {
      await exporting.getByRole('radio', { name: format, exact: true }).check()
      await expectNoEnglish(exporting)
    }
    await expectAccessible(page)
    await exporting.getByRole('button', { name: 'Cancelar' }).click()
    await results.getByRole('button', { name: 'Cerrar' }).click()

    await page.getByRole('button', { name: 'Historial' }).click()
    const history = page.getByRole('dialog', { name: 'Historial' })
    await expect(history.getByText('Hoy')).toBeVisible()
    await history.getByRole('button', { name: 'Filtros' }).click()
    await history.getByRole('button', { name: 'Mostrar detalles' }).first().click()
    await expectSpanish(page)
    await expectAccessible(page)
    await history
      .getByRole('button', { name: /^Eliminar/ })
      .first()
      .click()
    await expect(page.getByText('¿Seguro que desea eliminar esta entrada?')).toBeVisible()
    await expectSpanish(page)
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
    await expect(page.getByText('Entrada eliminada correctamente')).toBeVisible()
    await expectSpanish(page)
  })

  test('a changed ticket and the update of its test cases are Spanish', async ({ page, request }) => {
    await editTicket(request, 'SHOP-8', ['El cupón vale 30 días.', 'Un cupón vencido se rechaza.'])
    await signIn(page, (await createAccount(request)).email)
    await connectTracker(page)
    await page.getByRole('link', { name: 'Panel', exact: true }).click()
    await page.getByLabel('URL del ticket de Jira').fill(`${demoTracker.baseUrl}/browse/SHOP-8`)
    await page.getByRole('button', { name: 'Generar casos de prueba' }).click()
    const results = page.getByRole('dialog')
    await expect(results.getByText('No se ha comparado con el ticket')).toBeVisible()
    await editTicket(request, 'SHOP-8', ['El cupón vale 60 días.', 'El cupón se envía por correo.'])
    await results.getByRole('button', { name: 'Buscar cambios' }).click()
    await expect(results.getByText('Criterios de aceptación: 1 modificado, 1 nuevo, 1 eliminado')).toBeVisible()
    await results.getByRole('listitem').getByRole('heading').first().getByRole('button').click()
    await results.getByRole('button', { name: /^Cobertura/ }).click()
    await expectSpanish(page)
    await expectAccessible(page)
    await results.getByRole('button', { name: 'Actualizar los casos' }).click()
    const review = page.getByRole('dialog', { name: 'Actualización de los casos de prueba' })
    await review.getByRole('switch').first().click()
    await expectSpanish(page)
    await expectAccessible(page)
    await review.getByRole('button', { name: 'Aceptar 2 de 3 cambios' }).click()
    await results.getByRole('button', { name: 'Versiones' }).click()
    await expect(results.getByText('Reemplazada por una actualización')).toBeVisible()
    await expectSpanish(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Historial' }).click()
    await page.getByRole('button', { name: 'Comprobar todo' }).click()
    await expect(page.getByText(/Cambiaron los criterios de aceptación de 1 de 1 entrada/)).toBeVisible()
    await expectSpanish(page)
    await expectAccessible(page)
  })

  test('the administration is Spanish', async ({ page }) => {
    await signIn(page, 'admin@demo.test')
    await page.goto('/app/admin')
    await expect(page.getByRole('table', { name: 'Usuarios' })).toBeVisible()
    await page.getByRole('button', { name: 'Crear usuario' }).click()
    await expectSpanish(page)
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Registro de auditoría' }).click()
    await expectSpanish(page)
  })
})

test.describe('the switch', () => {
  test('leads to Spanish and back, keeps the choice and what was typed', async ({ page, request, tester }) => {
    await tester.signIn((await createAccount(request)).email)
    await page.getByLabel('Jira ticket URL').fill('SHOP-1')
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(page.getByLabel('URL del ticket de Jira')).toHaveValue('SHOP-1')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.goto('/app/settings')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('works on the login page, by keyboard', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Español' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión')
  })

  test('works before the script of a built page is there', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'))
    await page.goto('/')
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es')
  })

  test('asks while test cases are being generated', async ({ page, request, tester }) => {
    await tester.signIn((await createAccount(request)).email)
    await tester.connectTracker()
    await expect(page.getByText('Connected to Jira as')).toBeVisible()
    // Never answered, so the generation keeps running.
    await page.route('**/api/ai/generate', () => undefined)
    await tester.generate('SHOP-1')
    await expect(page.getByRole('button', { name: 'Generating Test Cases...' })).toBeVisible()
    await page.getByRole('button', { name: 'Español' }).click()
    const question = page.getByRole('alertdialog', { name: 'Change the language' })
    await expect(question).toContainText('stops the generation in progress')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Generating Test Cases...' })).toBeVisible()
    await page.getByRole('button', { name: 'Español' }).click()
    await question.getByRole('button', { name: 'Change the language' }).click()
    await expect(page.getByRole('button', { name: 'Generar casos de prueba' })).toBeVisible()
  })
})

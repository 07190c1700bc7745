import { expect, type Page } from '@playwright/test'
import { demoPassword, demoTracker } from '../../supabase/local/demo.ts'
import { expectNoEnglish } from './english-texts.ts'

/** Signs in on the login page of a Spanish browser. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/app$/)
}

export async function connectTracker(page: Page): Promise<void> {
  await page.goto('/app/settings')
  await page.getByLabel('URL base').fill(demoTracker.baseUrl)
  await page.getByLabel('Correo electrónico').fill(demoTracker.email)
  await page.getByLabel('Token de API', { exact: true }).fill(demoTracker.apiToken)
  await page.getByRole('button', { name: 'Guardar configuración' }).click()
  await expect(page.getByText('¡Configuración guardada correctamente!')).toBeVisible()
  await expect(page.getByText('Conectado a Jira como')).toBeVisible()
}

export async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expectNoEnglish(page)
}

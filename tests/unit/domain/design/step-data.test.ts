import { expect, it } from 'vitest'
import type { Language } from '#domain/design/language.ts'
import { stepData } from '#domain/design/phrase/step-data.ts'

it.each<[Language, string, string]>([
  ['en', 'Enter "Oak" as the name', 'Oak'],
  ['en', 'Select "Car" as the vehicle type', 'Car'],
  ['es', 'Seleccionar «Tarjeta» como forma de pago', 'Tarjeta'],
  ['en', 'Select "Save"', 'None needed'],
  ['fr', 'Sur la page du panier, choisir « Modifier ».', 'Aucune'],
  ['de', 'Wähle „Speichern“', 'Keine nötig'],
  ['en', 'Enter the code AUTUMN10', 'AUTUMN10'],
  ['en', 'Reload the page', 'None needed'],
])('%s: %s', (language, step, data) => {
  expect(stepData(step, language)).toBe(data)
})

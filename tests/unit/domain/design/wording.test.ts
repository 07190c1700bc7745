import { describe, expect, it } from 'vitest'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { languageOf } from '#domain/design/reading/language.ts'
import { contextOf } from './support/contexts.ts'

type Criterion = Parameters<typeof contextOf>[number]

function stepsOf(criterion: Criterion): { step: string; data: string; expected: string }[] {
  return designTestCases(contextOf(criterion), { enrichment: false, maxTestCases: 1 })[0]?.steps ?? []
}

describe('the language of a ticket', () => {
  it.each([
    ['The user can see the list of orders', 'en'],
    ['El usuario puede ver la lista de pedidos', 'es'],
    ['Validación de campos obligatorios en el formulario', 'es'],
    ['O usuário não pode ver a lista dos pedidos', 'en'],
    ["L'utilisateur peut voir la liste des commandes", 'en'],
    ['Der Benutzer kann die Liste sehen', 'en'],
    ['Пользователь видит список', 'en'],
    ['利用者は一覧を見る', 'en'],
    ['', 'en'],
  ])('%s → %s', (text, language) => {
    expect(languageOf(text)).toBe(language)
  })
})

describe('steps', () => {
  it.each<[string, Criterion, string[]]>([
    ['a person’s action is an instruction', { when: 'the user clicks "Save" and closes the dialog', then: 'the list is shown' }, ['Do: click "Save" and close the dialog']],
    ['a role acts by name', { when: 'the manager approves the order', then: 'it is shown as approved' }, ['Do: as the manager, approve the order']],
    ['an event is brought about', { when: 'the session times out', then: 'the login page is shown' }, ['Bring about: the session times out']],
    ['what users can do is done', 'Users can export the report as CSV', ['Do: export the report as CSV']],
    ['who alone can do it does it', 'Only admins can delete other users', ['Do: as admins, delete other users']],
    ['a condition is brought about', 'If no product matches, the list shows "Nothing found"', ['Bring about: no product matches']],
    ['an input is given a value', 'Password must be at least 8 characters', ['Do: use 12 characters for: Password']],
    ['a control is used', '"Delete" asks "Remove this banner?"', ['Do: use "Delete"']],
    ['a thing is brought up', 'The footer shows the year', ['Do: bring up what the criterion speaks of: The footer']],
    ['an exception is kept out', 'Refunds are paid unless the order was shipped', ['Set up: make sure that this is not so: the order was shipped', 'Do: bring up what the criterion speaks of: Refunds']],
    ['a sentence that says what to do is done', 'Crear nueva categoría', ['Hacer: Crear nueva categoría']],
    ['what a user must do is done', 'El usuario debe enviar un token', ['Hacer: enviar un token']],
    ['Spanish acts in Spanish', { when: 'el usuario hace clic en "Guardar"', then: 'se muestra la lista' }, ['Hacer: el usuario hace clic en "Guardar"']],
    ['what the system must allow is done', 'El sistema debe permitir asignar equipos', ['Hacer: asignar equipos']],
  ])('%s', (_name, criterion, expected) => {
    expect(stepsOf(criterion).slice(1, 1 + expected.length).map(({ step }) => step)).toEqual(expected)
  })

  it.each<[string, RegExp]>([
    ['A confirmation e-mail is sent to the buyer', /recipient/],
    ['The change is logged', /log/],
    ['The API returns 404', /response/],
    ['The record is saved', /come back/],
    ['The account is permanently deleted', /where it was/],
  ])('says where this comes to sight: %s', (text, place) => {
    expect(stepsOf({ when: 'the user confirms', then: text }).at(-1)?.step).toMatch(place)
  })

  it('asserts each outcome by itself, in its own words', () => {
    expect(stepsOf({ when: 'the user pays', then: 'the order is confirmed\nAnd the cart is empty' }).slice(-2).map(({ expected }) => expected)).toEqual(['The order is confirmed', 'The cart is empty'])
  })
})

describe('outcomes joined by and', () => {
  it.each([
    ['the status is Cancelled and the full amount is refunded', ['The status is Cancelled', 'The full amount is refunded']],
    ['the order is saved and shown', ['The order is saved and shown']],
    ['"Cut and the paste are off" is shown', ['"Cut and the paste are off" is shown']],
  ])('%s', (then, expected) => {
    expect(stepsOf({ when: 'the user confirms', then }).slice(-expected.length).map((step) => step.expected)).toEqual(expected)
  })
})

describe('data', () => {
  it.each<[string, string]>([
    ['I enter my email "user@example.com"', 'user@example.com'],
    ['I open https://shop.example/orders?page=2', 'https://shop.example/orders?page=2'],
    ['I apply AUTUMN10', 'AUTUMN10'],
    ['I transfer $30.00 on 1 September 2026', '$30.00; 1 September 2026'],
    ['I run `import --force`', 'import --force'],
    ['I enter my email', 'Sample: jane.doe@example.com'],
    ['I enter my password', 'Sample: Sample-Pass-2026!'],
    ['I upload a photo', 'Sample: sample.png (200 kB)'],
    ['I choose a birthday', 'Sample: 1990-06-30'],
    ['I enter valid data', 'Sample: name "Jane Doe", e-mail jane.doe@example.com, date 2026-06-30'],
    ['I open the settings', 'the settings'],
    ['it happens', 'No input needed'],
  ])('%s → %s', (when, data) => {
    expect(stepsOf({ when, then: 'it is shown' })[1]?.data).toBe(data)
  })
})

import { expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

function casesOf(given: string, when: string, then: string): string[] {
  return everyCase(contextOf({ given, when, then }), { enrichment: true, maxTestCases: 20 }).flatMap(
    ({ preconditions, steps }) => [...preconditions, ...steps.map(({ step, expected }) => `${step} | ${expected}`)],
  )
}

it('a scenario told by “I” speaks of what is seen', () => {
  expect(
    casesOf(
      'I am on the login page',
      'I enter a wrong password',
      'I see "E-mail is wrong" and the password field is empty',
    ),
  ).toEqual([
    'The login page is open.',
    'Enter a wrong password | "E-mail is wrong" is displayed. The password field is empty.',
  ])
  expect(casesOf('I am signed in', 'I click "Log out"', 'I am redirected to the start page')).toEqual([
    'The tester is signed in.',
    'Click "Log out" | The start page is displayed.',
  ])
  expect(casesOf('I have an empty cart', 'I open my cart', 'I do not see the Buy button')).toEqual([
    'The tester has an empty cart.',
    'Open the cart | The Buy button is not displayed.',
  ])
})

it('what is sent is shown to be sent, beside how long it is valid', () => {
  expect(
    casesOf(
      'a registered user',
      'the user requests a new password',
      'an e-mail with a link is sent that is valid for 2 hours',
    ),
  ).toContain('Request a new password | An e-mail with a link is sent that is valid for 2 hours.')
})

it('the other side of what has to be done', () => {
  expect(
    casesOf('an expense report over €1,000', 'the employee submits it', 'it has to be approved by the manager'),
  ).toContain(
    'With an expense report of €1,000: submit the expense report | The expense report does not have to be approved by the manager.',
  )
})

it.each([
  [
    ['ich bin auf der Login-Seite', 'ich ein falsches Passwort eingebe', 'sehe ich „Passwort ist falsch“'],
    ['Man ist auf der Login-Seite.', 'Ein falsches Passwort eingeben | „Passwort ist falsch“ wird angezeigt.'],
  ],
  [
    ['estoy en la página de acceso', 'introduzco una contraseña incorrecta', 'veo «La contraseña no es correcta»'],
    [
      'La página de acceso está abierta.',
      'Introducir una contraseña incorrecta | Aparece «La contraseña no es correcta».',
    ],
  ],
  [
    ['je suis sur la page de connexion', 'je saisis un mauvais mot de passe', 'je vois « Mot de passe incorrect »'],
    ['La page de connexion est ouverte.', "Saisir un mauvais mot de passe | « Mot de passe incorrect » s'affiche."],
  ],
  [
    ['estou na página de início de sessão', 'introduzo uma palavra-passe errada', 'vejo «A palavra-passe está errada»'],
    [
      'A página de início de sessão está aberta.',
      'Introduzir uma palavra-passe errada | Aparece «A palavra-passe está errada».',
    ],
  ],
  [
    ['ein Warenkorb mit einem Wert von mindestens 50 €', 'der Kunde die Kasse öffnet', 'sind die Versandkosten 0 €'],
    [
      'Die Kasse öffnen; dabei gilt: ein Warenkorb mit einem Wert von 49,99 € | Die Versandkosten sind nicht 0 €.',
      'Die Kasse öffnen; dabei gilt: ein Warenkorb mit einem Wert von 50 € | Die Versandkosten sind 0 €.',
    ],
  ],
])('%s', ([given = '', when = '', then = ''], lines) => {
  expect(casesOf(given, when, then)).toEqual(lines)
})

import { describe, expect, it } from 'vitest'
import { stepLines } from './support/lines.ts'

const linesOf = (text: string): string => stepLines(text).join('\n')

describe('what only looks like a rule', () => {
  it('is no formula where a dash joins two clauses', () => {
    expect(linesOf('Die SMS wird um 7:00 Uhr verschickt, außer die Sperre ist dauerhaft – dann sofort.')).not.toContain(
      'ablesen',
    )
  })

  it('is no deadline where something happens once more within a time', () => {
    expect(
      linesOf('Wird dieselbe PIN innerhalb von 2 Sekunden noch einmal abgeschickt, zählt das als ein Versuch.'),
    ).not.toContain('spätestens')
  })

  it('is no age where people give a rating', () => {
    expect(linesOf('Depois da consulta o paciente pode dar nota de 1 a 5.')).not.toContain('nascimento')
  })
})

it('“Es” stands for the thing of the sentence before where it says how long, large or old that may be', () => {
  expect(
    linesOf('Das Passwort wird verschlüsselt gespeichert. Es muss zwischen 8 und 64 Zeichen lang sein.'),
  ).toContain('Passwort mit 65 Zeichen eingeben')
})

it('a forecast is worked out with amounts of its size', () => {
  expect(linesOf('Der Vorschlag ist die Jahresprognose geteilt durch 11, aufgerundet auf volle Euro.')).toContain(
    '1200 / 11 = 109,0909',
  )
})

it.each([
  ['Shipping is free for orders above €50.', 'Use orders of €50.01 | €50.01 | Shipping is free.'],
  [
    'Der Versand ist kostenlos für Bestellungen ab 50,00 €.',
    'Bestellungen von 49,99 € | 49,99 € | Der Versand ist nicht kostenlos.',
  ],
  ['El envío es gratis para pedidos de más de 50 €.', 'pedidos de 50,01 € | 50,01 € | El envío es gratis.'],
  [
    'La livraison est gratuite pour les commandes de plus de 50 €.',
    "les commandes de 50 € | 50 € | La livraison n'est pas gratuite.",
  ],
  ['O envio é grátis para encomendas acima de 50 €.', 'encomendas de 50 € | 50 € | O envio não é grátis.'],
])('an amount that tells which ones a sentence is about is not put in: %s', (text, line) => {
  expect(linesOf(text)).toContain(line)
})

it.each([
  [
    'Only admins and team leads can delete a project.',
    ['Delete a project as an admin', 'Delete a project as a team lead'],
  ],
  [
    'Nur Administratoren und Teamleiter dürfen ein Projekt löschen.',
    ['Als Administrator anmelden und ein Projekt löschen', 'Als Teamleiter anmelden und ein Projekt löschen'],
  ],
  [
    'Solo administradores y coordinadores pueden borrar un proyecto.',
    ['Con la cuenta A, borrar un proyecto', 'Con la cuenta B, borrar un proyecto'],
  ],
  [
    'Seuls les administrateurs et les chefs d’équipe peuvent supprimer un projet.',
    ["Supprimer un projet en tant qu'administrateur", 'Supprimer un projet en tant que chef d’équipe'],
  ],
])('each of several roles tries the action: %s', (text, steps) => {
  for (const step of steps) expect(linesOf(text)).toContain(step)
})

it.each([
  [
    'A voucher can be redeemed once. A second attempt shows "Already redeemed".',
    ['Redeem a voucher |', 'Redeem the same voucher again | None needed | "Already redeemed" is displayed'],
  ],
  [
    'Ein Gutschein kann nur einmal eingelöst werden. Beim zweiten Versuch erscheint „Bereits eingelöst“.',
    ['Gutschein einlösen |', '„Bereits eingelöst“ wird angezeigt'],
  ],
  ['Un bon ne peut être utilisé qu’une fois.', ['Utiliser un bon |', 'Essayer une deuxième fois']],
  ['Um cupão só pode ser usado uma vez.', ['Usar um cupão |', 'Tentar uma segunda vez']],
])('what works once is tried twice: %s', (text, parts) => {
  for (const part of parts) expect(linesOf(text)).toContain(part)
})

it.each([
  [
    'Eine Buchung kann bis 24 Stunden vor Beginn kostenlos storniert werden. Danach werden 50 % des Preises berechnet.',
    '50 % des Preises werden berechnet',
  ],
  [
    'Una reserva se puede cancelar gratis hasta 24 horas antes del inicio. Después se cobra el 50 % del precio.',
    'Se cobran 100,00 €',
  ],
  [
    'Une réservation peut être annulée sans frais jusqu’à 24 heures avant le début. Ensuite, 50 % du prix sont facturés.',
    '50 % du prix sont facturés',
  ],
  [
    'Uma reserva pode ser cancelada gratuitamente até 24 horas antes do início. Depois são cobrados 50 % do preço.',
    'São cobrados 50 % do preço',
  ],
])('what is free until a moment costs something after it: %s', (text, outcome) => {
  expect(linesOf(text)).toContain(`18:01`)
  expect(linesOf(text)).toContain(outcome)
})

it('an export is there in each of its formats', () => {
  expect(linesOf('The report can be exported as PDF or CSV.')).toContain(
    'Export the report as CSV | CSV | A CSV file is downloaded',
  )
})

it('a state is seen at once, and the message beside it where it arrives', () => {
  expect(linesOf('If the payment fails, the order stays "Open" and the customer gets an e-mail.').split('\n')).toEqual([
    'Let the payment fail | None needed | The order stays "Open".',
    "Open the recipient's messages (e-mail) | None needed | The customer gets an e-mail; exactly one has arrived.",
  ])
})

it('what is possible until a state is tried before it and in it', () => {
  expect(linesOf('Orders can be changed until they are shipped.').split('\n')).toEqual([
    'Change an order that is not shipped yet | None needed | It works, and the result is still there after a reload.',
    'Try to change an order that is shipped | None needed | It is refused; nothing has changed after a reload.',
  ])
})

it('a password of the right length has the characters that it needs', () => {
  const lines = linesOf('The password needs at least 12 characters, one digit and one special character.')
  expect(lines).toContain('12 characters: aB3!x7-Kq9.m | 12 characters: accepted')
})

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
])('an amount that tells which ones a sentence is about is not put in: %s', (text, line) => {
  expect(linesOf(text)).toContain(line)
})

it.each([
  [
    'Solo administradores y coordinadores pueden borrar un proyecto.',
    ['Con la cuenta A, borrar un proyecto', 'Con la cuenta B, borrar un proyecto'],
  ],
])('each of several roles tries the action: %s', (text, steps) => {
  for (const step of steps) expect(linesOf(text)).toContain(step)
})

it.each([
  [
    'Una reserva se puede cancelar gratis hasta 24 horas antes del inicio. Después se cobra el 50 % del precio.',
    'Se cobran 100,00 €',
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

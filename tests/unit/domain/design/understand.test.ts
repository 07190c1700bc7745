import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/design/language.ts'
import { detectLanguage } from '#domain/design/language.ts'
import { edgesOf, findLimits } from '#domain/design/understand/limits.ts'
import { lexiconOf } from '#domain/design/understand/lexicon/lexicon.ts'
import { markText } from '#domain/design/understand/marked-text.ts'
import { stepText } from '#domain/design/understand/step-text.ts'
import { understandTicket } from '#domain/design/understand/understand.ts'
import { contextOf } from './support/contexts.ts'

/** "1- 2+ 9+ 10-": the values around the ends of each limit, and on which side they lie. */
function edges(text: string, language: Language): string[] {
  return findLimits(markText(text, language), language).map((limit) =>
    edgesOf(limit)
      .map(({ value, inside }) => `${value.text}${inside ? '+' : '-'}`)
      .join(' '),
  )
}

function kinds(text: string, language: Language): string[] {
  return understandTicket(contextOf({ given: '', when: '', then: '', text }), language).flatMap(({ rules }) =>
    rules.map(({ kind }) => kind),
  )
}

describe('the language of a ticket', () => {
  it.each<[string, Language | undefined]>([
    ['The total is shown with tax when the cart is not empty', 'en'],
    ['El total se muestra con el IVA cuando el carrito no está vacío', 'es'],
    ['Der Gesamtbetrag wird mit Steuer angezeigt, wenn der Warenkorb nicht leer ist', 'de'],
    ['Le total est affiché avec la TVA lorsque le panier n’est pas vide', 'fr'],
    ['O total é mostrado com o IVA quando o carrinho não está vazio', 'pt'],
    ['Il totale è mostrato con l’IVA quando il carrello non è vuoto', undefined],
    ['システムは警告を表示しなければならない', undefined],
    ['', 'en'],
  ])('of %j is %j', (text, language) => {
    expect(detectLanguage(text)).toBe(language)
  })
})

describe('limits', () => {
  it.each<[Language, string, string]>([
    ['en', 'The amount is between €1,000 and €50,000 in steps of €500', '€500- €1,000+ €1,250- €50,000+ €50,500-'],
    ['en', 'No more than €1,100.00 per order', '€1,100.00+ €1,100.01-'],
    ['en', 'Orders over $50 ship free', '$50- $50.01+'],
    ['en', 'at least 2 and no more than 30 guests', '1- 2+ 30+ 31-'],
    ['en', 'a file of at most 8 MB', '8 MB+ 8.1 MB-'],
    ['en', 'exactly 4 digits', '3 digits- 4 digits+ 5 digits-'],
    ['es', 'El importe va de 10,00 € a 1.500,00 €', '9,99 €- 10,00 €+ 1.500,00 €+ 1.500,01 €-'],
    ['de', 'Mindestens 8 und höchstens 64 Zeichen', '7 Zeichen- 8 Zeichen+ 64 Zeichen+ 65 Zeichen-'],
    ['fr', 'entre 2 et 5 caractères', '1 caractère- 2 caractères+ 5 caractères+ 6 caractères-'],
    ['pt', 'no máximo 3 ficheiros', '3+ 4-'],
  ])('%s: %s', (language, text, expected) => {
    expect(edges(text, language)).toEqual([expected])
  })

  it('takes no number out of identifiers, versions and dates', () => {
    expect(
      markText('Ticket AB-12, version 4.8.1, ISO 8601 and 2026-06-01 at 10:15', 'en').values.map(
        ({ measure, text }) => `${measure} ${text}`,
      ),
    ).toEqual(['number 8601', 'date 2026-06-01', 'clock 10:15'])
  })
})

describe('a clause as a step', () => {
  it.each<[Language, string, string | undefined]>([
    ['en', 'the visitor selects the green button', 'select the green button'],
    ['en', 'a signed-in user can rename a folder', 'rename a folder'],
    ['en', 'an order is cancelled by phone', 'cancel an order by phone'],
    ['en', 'the weather gets worse', undefined],
    ['es', 'la clienta pulsa el botón verde', 'pulsar el botón verde'],
    ['es', 'el encargado puede borrar una nota', 'borrar una nota'],
    ['de', 'der Gast den grünen Knopf drückt', 'den grünen Knopf drücken'],
    ['de', 'eine Rechnung gelöscht wird', 'eine Rechnung löschen'],
    ['fr', 'le client choisit un créneau', 'choisir un créneau'],
    ['pt', 'o cliente escolhe um lugar', 'escolher um lugar'],
  ])('%s: %s', (language, clause, step) => {
    expect(stepText(clause, lexiconOf(language))).toBe(step)
  })
})

describe('the rules of a criterion', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'Members get a discount of 12%, rounded to the nearest cent.', ['share']],
    ['en', 'The list shows the latest order first, 15 per page.', ['sorting', 'paging']],
    ['en', 'Expired vouchers are refused.', ['effect']],
  ])('%s: %s', (language, text, expected) => {
    expect(kinds(text, language)).toEqual(expected)
  })

  it('gives a refused value the message of the other branch', () => {
    const [criterion] = understandTicket(
      contextOf({
        given: '',
        when: '',
        then: '',
        text: 'Los pedidos con más de 40 artículos se rechazan con «Tu cesta está llena».',
      }),
      'es',
    )
    expect(criterion?.rules).toMatchObject([
      { kind: 'limit', medium: 'count', thing: { words: 'artículos' }, message: 'Tu cesta está llena' },
    ])
  })
})

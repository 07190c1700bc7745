import { describe, expect, it } from 'vitest'
import { criteriaOf } from './find.ts'

const nested = (parent: string, children: string[]): string =>
  [`- ${parent}`, ...children.map((child) => `  - ${child}`), '- The lamp is green'].join('\n')
const texts = (parent: string, children: string[]): string[] =>
  criteriaOf(nested(parent, children)).map(({ text }) => text)

describe('items nested below an item', () => {
  it.each([
    ['English', 'Each tool has a page with:', ['name and picture', 'deposit in euros', 'date of the last check']],
    ['English, capitals', 'The receipt shows:', ['Number of the tool', 'Deposit', 'Return date']],
    [
      'English, clauses',
      'When a tool comes back late:',
      ['the borrower is told by e-mail', 'the deposit stays blocked'],
    ],
    ['English, no colon', 'Until the deposit is paid', ['the tool cannot be taken', 'the reservation stays open']],
    [
      'English, described nouns',
      'The reminder goes to:',
      ['members who have an overdue tool', 'guests whose deposit is missing'],
    ],
    ['Spanish', 'El préstamo no se ofrece a:', ['socios con deudas', 'menores de 16 años', 'visitantes sin carné']],
    ['Portuguese', 'O recibo mostra:', ['nome da ferramenta', 'valor da caução', 'data de devolução']],
    ['French', 'Le reçu indique :', ["le nom de l'outil", 'le montant de la caution', 'la date de retour']],
    ['German', 'Der Beleg nennt:', ['Name des Werkzeugs', 'Kaution in Euro', 'Datum der Rückgabe']],
    [
      'English, enumerated',
      'The end date can be changed',
      ['by clerks at any time,', 'by members only to a later date.'],
    ],
    [
      'Spanish, enumerated',
      'La fecha final se puede cambiar',
      ['por el personal en cualquier momento,', 'por los socios solo a una fecha posterior.'],
    ],
    [
      'Portuguese, enumerated',
      'A data final pode ser alterada',
      ['pela equipe a qualquer momento,', 'pelos sócios apenas para mais tarde.'],
    ],
    [
      'French, enumerated',
      'La date de fin peut être modifiée',
      ['par le personnel à tout moment,', 'par les membres seulement vers une date plus tardive.'],
    ],
    [
      'German, enumerated',
      'Das Enddatum ändern dürfen',
      ['die Mitarbeiter jederzeit,', 'die Mitglieder nur auf später.'],
    ],
    [
      'German, clauses',
      'Wenn ein Werkzeug zu spät kommt:',
      ['erhält das Mitglied eine Mahnung', 'bleibt die Kaution gesperrt'],
    ],
  ])('are a part of it where they complete its sentence: %s', (_case, parent, children) => {
    expect(texts(parent, children)).toEqual([[parent, ...children].join('\n'), 'The lamp is green'])
  })

  it('are joined in the outcome so that it reads as one sentence', () => {
    expect(criteriaOf(nested('The receipt shows:', ['number of the tool', 'deposit'])).map(({ then }) => then)[0]).toBe(
      'The receipt shows: number of the tool; deposit',
    )
  })

  it.each([
    ['English', 'Deposit:', ['A deposit is paid before the loan', 'The deposit is given back within two days']],
    [
      'English, small letters',
      'Deposit:',
      ['a deposit must be paid before the loan', 'a deposit is given back within two days'],
    ],
    ['Spanish', 'Fianza:', ['La fianza se paga antes del préstamo', 'La fianza se devuelve en dos días']],
    ['Portuguese', 'Caução:', ['A caução é paga antes do empréstimo', 'A caução é devolvida em dois dias']],
    ['French', 'Caution :', ['La caution est payée avant le prêt', 'La caution est rendue sous deux jours']],
    [
      'German',
      'Kaution:',
      ['Die Kaution wird vor der Ausleihe bezahlt', 'Die Kaution wird binnen zwei Tagen erstattet'],
    ],
  ])('are criteria where the item above only names their topic: %s', (_case, parent, children) => {
    expect(texts(parent, children)).toEqual([...children, 'The lamp is green'])
  })

  it('leave a whole sentence above them a criterion', () => {
    const sentence = 'A tool can be lent for at most seven days.'
    expect(texts(sentence, ['Saws are lent for two days only.'])).toEqual([
      sentence,
      'Saws are lent for two days only.',
      'The lamp is green',
    ])
    expect(texts('A tool can be lent only with these papers.', ['identity card', 'proof of address'])[0]).toBe(
      'A tool can be lent only with these papers.\nidentity card\nproof of address',
    )
  })

  it('stay steps where they are', () => {
    expect(criteriaOf('- Login:\n  - Given a user\n  - When he logs in\n  - Then he sees home')).toHaveLength(1)
  })
})

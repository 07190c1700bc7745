import { describe, expect, it } from 'vitest'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { readIssue } from '#domain/ticket/issue.ts'

function textsOf(description: string): string[] {
  const ticket = readIssue({ key: 'SHOP-1', fields: { summary: 'A ticket', description } })
  if (!ticket.ok) throw new Error(ticket.reason.message)
  return findCriteria(ticket.value).criteria.map(({ text }) => text)
}

describe('a description that is one list and nothing else', () => {
  it.each([
    ['bullets', '- The archive lists closed orders\n- An order opens with one click', 2],
    [
      'numbers',
      '1. Los pedidos cerrados aparecen en el archivo\n2. Un clic abre el pedido\n3. El archivo se exporta',
      3,
    ],
    ['a line that leads to them', 'The archive:\n\n- lists closed orders\n- opens an order with one click', 2],
  ])('is read as criteria: %s', (_shape, description, count) => {
    expect(textsOf(description)).toHaveLength(count)
  })

  it.each([
    ['prose around the list', 'We talked about the archive.\n\n- closed orders\n- one click\n\nMore on Monday.'],
    ['steps to reproduce', '**Steps to reproduce**\n\n1. Open the archive\n2. Click an order'],
    ['a single item', '- Look at the archive'],
  ])('is not guessed from: %s', (_shape, description) => {
    expect(textsOf(description)).toEqual([])
  })
})

describe('an item whose label could open a remark', () => {
  const titled = (item: string) => `h3. Acceptance criteria\n\n* The order opens\n* ${item}\n* The order closes`

  it.each([
    'Comments: optional, up to 500 characters, counted while typing.',
    'Observaciones: opcional, hasta 300 caracteres.',
    'Kommentar: freiwillig, höchstens 250 Zeichen.',
    'Remarques : facultatif, 200 caractères au maximum.',
    'Observações: obrigatório quando o motivo é "Outro".',
    'Obs.: máximo de 120 caracteres.',
  ])('is a criterion where it states the rule of a field: %s', (item) => {
    expect(textsOf(titled(item))).toHaveLength(3)
  })

  it.each([
    'Comments: we spoke about the optional fields on Monday.',
    'Observaciones: lo vemos con diseño la próxima semana.',
    'Kommentar: der Text kommt noch vom Marketing.',
  ])('is none where it does not: %s', (item) => {
    expect(textsOf(titled(item))).toHaveLength(2)
  })
})

describe('an item about somebody who has not answered or decided', () => {
  const listed = (item: string) => `h3. Acceptance criteria\n\n* The order opens\n* ${item}\n* The order closes`

  it.each([
    'A reminder goes to the members who have not answered 7 days before the concert.',
    'If the guest has not confirmed within 48 hours, the booking expires.',
    'Wenn der Gast noch nicht bestätigt hat, verfällt die Buchung.',
    'Si el cliente aún no ha confirmado, la reserva caduca.',
    'A reserva de quem ainda não respondeu expira.',
    "Si le client n'a pas encore répondu, la réservation expire.",
    'A guest who has to confirm still sees the button.',
  ])('is a criterion where it is a rule of the product: %s', (item) => {
    expect(textsOf(listed(item))).toHaveLength(3)
  })

  it.each([
    'Legal has not decided yet.',
    'Die Rechtsabteilung hat noch nicht entschieden.',
    'Legal ainda não confirmou.',
  ])('is none where somebody outside owes the answer: %s', (item) => {
    expect(textsOf(listed(item))).toHaveLength(2)
  })
})

import { describe, expect, it } from 'vitest'
import { itemScore, listScore, proseRules } from '#domain/criteria/rule-score.ts'
import { titleKind, titleWords } from '#domain/criteria/section-title.ts'
import { announcesCriteria } from '#domain/criteria/title-meaning.ts'
import { criteriaOf, find } from './find.ts'

describe('the meaning of a title', () => {
  it.each([
    'How do we know it is done?',
    'Accepted when',
    'We are happy if',
    'Como saber que está pronto',
    'Condições de aceitação',
    'Condições para o aceite',
    'Qué tiene que cumplir',
    'Quand est-ce fini ?',
    'Comment savoir si c’est terminé',
    'Woran wir merken, dass es fertig ist',
    'Was gelten muss',
  ])('leads to the criteria: %s', (title) => {
    expect(titleKind(title)).toBe('criteria')
  })

  it.each([
    'Technik',
    'Tareas del equipo',
    'Quién hace qué',
    'Hay que',
    'Qui fait quoi ?',
    'Ce qu’il reste à faire',
    'Still to do before we start',
    'Was wir dafür brauchen',
    'Dúvidas em aberto',
    'Plus tard',
    'Partner risks',
  ])('names another part of the ticket: %s', (title) => {
    expect(titleKind(title)).toBe('excluded')
  })

  it.each([
    'Search',
    'Cuando el pedido llega a la tienda el cliente recibe un aviso en su teléfono',
    'Drucken',
    'Panier',
  ])('is unknown: %s', (title) => {
    expect(titleKind(title)).toBe('unknown')
  })

  it.each([
    ['We accept this when:', true],
    ['Le ticket sera accepté dès lors que :', true],
    ['Fertig ist das Ganze, sobald Folgendes stimmt:', true],
    ['We do not accept shortcuts, see below:', false],
    ['The button is grey when:', false],
  ])('of a line above a list: %s', (line, announces) => {
    expect(announcesCriteria(titleWords(line))).toBe(announces)
  })
})

describe('the score of a list', () => {
  it('is higher for rules than for tasks, notes and names', () => {
    const rules = listScore(['The visitor sees the free seats', 'A booking expires after 15 minutes'])
    const tasks = listScore(['Renato: ask for access to the API', 'Update the poster'])
    expect(rules).toBeGreaterThan(0)
    expect(tasks).toBeLessThan(0)
  })

  it('is 0 for an empty list, and finite for a very long item', () => {
    expect(listScore([])).toBe(0)
    expect(Number.isFinite(itemScore('when '.repeat(100_000)))).toBe(true)
  })
})

describe('rules in prose without a heading', () => {
  it.each([
    [
      [
        'Last year we sent 41,000 cards by post.',
        'The app reads the meter from the photo.',
        'Every reading is confirmed by mail.',
      ],
      ['The app reads the meter from the photo.', 'Every reading is confirmed by mail.'],
    ],
    [
      [
        'Muchos se quejan en verano.',
        'Si el pago falla, el ticket sigue vigente hasta su hora.',
        'Creo que Iker lo confirma.',
      ],
      ['Si el pago falla, el ticket sigue vigente hasta su hora.'],
    ],
  ])('stand apart from the background: %s', (paragraph, rules) => {
    expect([...proseRules([paragraph], new Set())]).toEqual(rules)
  })

  it('are none in a ticket that only tells what happened', () => {
    const description = 'Hello all, we met the vendor on Tuesday. They were late again. I think we need another one.'
    expect(find({ summary: 'Vendor', description }).criteria).toEqual([])
  })
})

describe('what follows the criteria under their heading', () => {
  const texts = (words: string): string[] => criteriaOf(words).map(({ text }) => text)

  it.each(['Technical:', 'Still to do:', 'Hay que:'])('is left out when a line names another part: %s', (line) => {
    const words = `* The visitor sees the free seats\n* A booking expires after 15 minutes\n\n${line}\n\n* seats in Redis\n* ask Anna for the keys`
    expect(texts(words)).toEqual(['The visitor sees the free seats', 'A booking expires after 15 minutes'])
  })

  it('is read when it is another list of rules', () => {
    const words =
      '* The visitor sees the free seats\n\nFor members:\n\n* A member can book two seats\n* A member never pays a fee'
    expect(texts(words)).toHaveLength(3)
  })

  it.each([
    'To be defined with the team in the next refinement.',
    'Por definir con el equipo de mediación.',
    'À définir avec l’exploitation',
    'Folgen nach dem Termin mit der Agentur.',
  ])('is nothing when the criteria are only promised: %s', (words) => {
    expect(texts(words)).toEqual([])
  })

  it('keeps a column of criteria apart from their number, priority and remarks', () => {
    const words =
      '||#||Rule||MoSCoW||Comment||\n|1|Donors under 50 kg are not offered any slot|Must|weight is asked first|\n|2|Staff can override a deferral|Should| |'
    expect(texts(words).map((text) => text.replace(/^\d+ \| /, ''))).toEqual([
      'Donors under 50 kg are not offered any slot',
      'Staff can override a deferral',
    ])
  })
})

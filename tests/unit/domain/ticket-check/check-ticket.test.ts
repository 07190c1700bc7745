import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import type { CheckRule } from '#domain/ticket-check/check-finding.ts'
import { checkTicket } from '#domain/ticket-check/check-ticket.ts'

const criteria = (...texts: string[]): AcceptanceCriterion[] =>
  texts.map((text, index) => ({
    id: `AC-${String(index + 1)}`,
    given: '',
    when: '',
    then: '',
    text,
    source: { kind: 'field', label: 'Acceptance criteria' },
  }))
const found = (...texts: string[]): string[] =>
  checkTicket(criteria(...texts)).findings.map(({ criterionId, rule, quote }) => `${criterionId} ${rule}: ${quote}`)

describe('findings', () => {
  test.each<[string, CheckRule, string]>([
    ['The page loads fast', 'vague-words', 'fast'],
    ['The reader is warned in time', 'unbounded-time', 'in time'],
    ['A warning appears when the pressure is too high.', 'vague-words', 'too high'],
    ['A late return costs a fine of 2 per week', 'unit-missing', 'fine of 2'],
    ['The search is faster than before', 'comparison', 'faster'],
    ['Die Suche ist besser als bisher', 'comparison', 'besser'],
    ["La porte est mieux fermée qu'avant", 'comparison', 'mieux'],
    ['Eine Karte kann mehrmals gesperrt werden', 'vague-words', 'mehrmals'],
    ['The limit is TBD', 'missing-content', 'TBD'],
    ['The export works', 'not-observable', 'works'],
    ['Users filter and sort or group by name', 'and-or', 'filter and sort or group'],
    ['The new search is better', 'comparison', 'better'],
    ['Upload up to 10 files', 'open-limit', 'up to 10 files'],
    ['If possible, an e-mail is sent', 'optional', 'If possible'],
    ['An e-mail is sent soon', 'unbounded-time', 'soon'],
    ['Authorised users see the button', 'undefined-role', 'Authorised users'],
    ['The session ends after 30.', 'unit-missing', 'after 30'],
    ['As a user I want to see my orders', 'story-without-rule', 'As a user I want to see my orders'],
    ['La página carga rápido para el usuario', 'vague-words', 'rápido'],
    ['El límite está pendiente de definir', 'missing-content', 'pendiente de definir'],
    ['Los usuarios autorizados ven el botón', 'undefined-role', 'usuarios autorizados'],
    ['Die Grenze ist noch zu klären', 'missing-content', 'noch zu klären'],
    ['Der Export funktioniert korrekt', 'not-observable', 'funktioniert korrekt'],
    ['Es können bis zu 10 Dateien hochgeladen werden', 'open-limit', 'bis zu 10 Dateien'],
    ['La limite est à définir pour les clients', 'missing-content', 'à définir'],
    ['Le cas échéant, un mail est envoyé au client', 'optional', 'Le cas échéant'],
    ['Os usuários autorizados veem o botão', 'undefined-role', 'usuários autorizados'],
    ['An offer that has nearly run out is marked', 'vague-words', 'nearly'],
    ['Der Akku ist fast leer und das Gerät warnt', 'vague-words', 'fast'],
    ['Si el depósito está casi vacío, suena un aviso', 'vague-words', 'casi'],
    ['Un sac presque plein est signalé au livreur', 'vague-words', 'presque'],
    ['A bateria quase vazia gera um aviso', 'vague-words', 'quase'],
    ['El sistema admite las fotos sin problemas', 'vague-words', 'sin problemas'],
    ['Three columns as in the draft, for the rest see the mock-up', 'missing-content', 'for the rest'],
    ['Who may see the draft: confirm with the legal team', 'missing-content', 'confirm with'],
    ['Der Rest gilt wie mit dem Einkauf besprochen', 'missing-content', 'mit dem Einkauf besprochen'],
    ['Qué países entran: confirmar con el cliente', 'missing-content', 'confirmar con'],
    ['Le taux : à valider avec la comptabilité', 'missing-content', 'valider avec'],
    ['O prazo da filial: confirmar com a diretoria', 'missing-content', 'confirmar com'],
    ['Beim Absturz erscheint eine entsprechende Meldung', 'vague-words', 'entsprechende Meldung'],
    ['Changes made on the train are sent later when there is a network', 'unbounded-time', 'later'],
    ['The wizard is more user friendly now', 'comparison', 'more user friendly'],
    ['O aviso é enviado em breve ao usuário', 'unbounded-time', 'em breve'],
  ])('%s', (text, rule, quote) => {
    expect(found(text)).toContain(`AC-1 ${rule}: ${quote}`)
  })

  test.each([
    'At most 40 articles can be added; the 41st is refused with "Basket full".',
    'Messages are sent between 9:00 and 18:00.',
    'After 3 wrong PINs the card is locked for 24 hours.',
    'The answer comes faster than 200 ms.',
    'The clock shows the time zone of the reader, in time zone order.',
    'A larger font than the one of the title is refused.',
    'The list is fast (under 300 ms for 1,000 rows).',
    'The button is called "Quick and easy".',
    'The order with the higher total comes first, no later than 10:00.',
    'Sind weniger als 5 Tage übrig, wird kein Antrag angenommen.',
    'El saldo no puede ser mayor que 500 €.',
    'O aviso é enviado 2 dias úteis após a recusa.',
    'As a warden I can lock a room until 18:00.',
    'The report is sent at 10:00 or later than the last booking.',
  ])('none: %s', (text) => {
    expect(checkTicket(criteria(text)).findings.filter(({ rule }) => rule !== 'loose-words')).toEqual([])
  })

  test('limits that contradict each other, and repeated criteria', () => {
    expect(
      found(
        'The password has at least 8 characters',
        'The password has at least 10 characters',
        'The user name is shown in the header of each page',
        'The user name is shown in the header of each page.',
      ),
    ).toEqual([
      'AC-2 contradiction: 10 characters',
      'AC-4 duplicate: The user name is shown in the header of each page.',
    ])
  })
})

describe('verdict', () => {
  test.each([
    ['ready', ['The refund is 85 % of the price.', 'Names have 2 to 60 characters.', 'The 41st article is refused.']],
    ['clarify', ['The refund is 85 % of the price.', 'The page loads fast.', 'Names have 2 to 60 characters.']],
    ['notready', ['The page is user-friendly.', 'The limit is TBD.', 'Everything works as expected.']],
    ['notready', []],
  ])('%s', (verdict, texts) => {
    expect(checkTicket(criteria(...texts)).verdict).toBe(verdict)
  })
})

describe('questions', () => {
  test('at most five, in the language of the ticket, the weightiest first, one for each criterion', () => {
    const { questions } = checkTicket(
      criteria(
        'Die Seite lädt schnell und ist übersichtlich',
        'Die Grenze ist noch zu klären',
        'Der Export funktioniert korrekt',
        'Ggf. wird eine E-Mail an den Nutzer verschickt',
        'Die Suche ist besser',
        'Die Antwort kommt umgehend',
      ),
    )
    expect(questions).toHaveLength(5)
    expect(questions[0]).toEqual({
      criterionId: 'AC-2',
      rule: 'missing-content',
      question: 'Was ist bei „noch zu klären“ gemeint?',
    })
    expect(new Set(questions.map(({ criterionId }) => criterionId)).size).toBe(5)
  })
})

/** Hand-labelled requirements; origin and licence are in the corpus's README. */
const requirements = z
  .array(z.object({ text: z.string(), labels: z.record(z.string(), z.array(z.string())) }))
  .parse(
    JSON.parse(readFileSync(new URL('../../../corpora/requirement-smells/requirements.json', import.meta.url), 'utf8')),
  )

function score(rules: CheckRule[], labels: string[]): { precision: number; recall: number } {
  const outcomes = requirements.map(({ text, labels: marked }) => ({
    found: checkTicket(criteria(text)).findings.some(({ rule }) => rules.includes(rule)),
    labelled: labels.some((label) => (marked[label]?.length ?? 0) > 0),
  }))
  const right = outcomes.filter((outcome) => outcome.found && outcome.labelled).length
  return {
    precision: right / outcomes.filter((outcome) => outcome.found).length,
    recall: right / outcomes.filter(({ labelled }) => labelled).length,
  }
}

describe('on 697 hand-labelled requirements', () => {
  test('subjective words are found better than by the published tools (.49/.65)', () => {
    const { precision, recall } = score(['vague-words', 'loose-words'], ['subjective'])
    expect(precision).toBeGreaterThan(0.49)
    expect(recall).toBeGreaterThan(0.65)
  })

  test('three of four findings that count towards the verdict are right', () => {
    const { precision } = score(
      ['vague-words', 'unbounded-time', 'comparison', 'optional', 'missing-content', 'not-observable', 'and-or'],
      ['subjective', 'ambiguous', 'loophole', 'nonVerifiable', 'superlative', 'comparative'],
    )
    expect(precision).toBeGreaterThanOrEqual(0.75)
  })
})

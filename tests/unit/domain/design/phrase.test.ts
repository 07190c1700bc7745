import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

/** One ticket per language with the same rules: range, role, lock, format and message. */
const tickets = {
  en: [
    'The nickname has 3 to 20 characters.',
    'Only an administrator may delete a project.',
    'After 4 failed attempts the card is blocked for 30 minutes.',
    'At most 40 articles per basket; the 41st is refused with "Your basket is full."',
  ],
  es: [
    'El apodo debe tener entre 3 y 20 caracteres.',
    'Solo el administrador puede borrar un proyecto.',
    'Tras 4 intentos fallidos, la tarjeta queda bloqueada durante 30 minutos.',
    'Como máximo 40 artículos por cesta; el 41.º se rechaza con «La cesta está llena.»',
  ],
  de: [
    'Der Spitzname hat mindestens 3 und höchstens 20 Zeichen.',
    'Nur Administratoren dürfen ein Projekt löschen.',
    'Nach 4 Fehlversuchen wird die Karte 30 Minuten gesperrt.',
    'Höchstens 40 Artikel pro Warenkorb; der 41. wird abgelehnt mit „Der Warenkorb ist voll.“',
  ],
  fr: [
    'Le pseudo comporte entre 3 et 20 caractères.',
    'Seuls les administrateurs peuvent supprimer un projet.',
    'Après 4 tentatives échouées, la carte est bloquée pendant 30 minutes.',
    'Au maximum 40 articles par panier ; le 41e est refusé avec « Le panier est plein. »',
  ],
  pt: [
    'A alcunha deve ter entre 3 e 20 caracteres.',
    'Só o administrador pode apagar um projeto.',
    'Após 4 tentativas falhadas, o cartão fica bloqueado durante 30 minutos.',
    'No máximo 40 artigos por cesto; o 41.º é recusado com «O cesto está cheio.»',
  ],
} as const

const foreign = /\b(?:the|is|are|accepted|refused|displayed|sign in|enter)\b/i

describe.each(Object.entries(tickets))('cases in %s', (language, texts) => {
  const cases = everyCase(contextOf(...texts.map((text) => ({ given: '', when: '', then: '', text }))), {
    enrichment: true,
    maxTestCases: 100,
  })
  const sentences = cases.flatMap(
    ({ title, description, preconditions, steps, assumptions = [], priorityReason = '' }) => [
      title,
      description,
      priorityReason,
      ...preconditions,
      ...assumptions,
      ...steps.flatMap(({ step, data, expected }) => [step, data, expected]),
    ],
  )

  it('speak that language only', () => {
    if (language !== 'en') expect(sentences.filter((sentence) => foreign.test(sentence))).toEqual([])
  })

  it('have short titles and whole sentences', () => {
    for (const { title, steps } of cases) {
      expect(title.length).toBeLessThanOrEqual(80)
      for (const { expected } of steps) expect(expected).toMatch(/[.!?]["”»“]?$/)
    }
    expect(sentences.filter((sentence) => /undefined|NaN|\[object|[\uE000-\uF8FF]/.test(sentence))).toEqual([])
  })
})

it('frames a ticket in another language in English and says so', () => {
  const cases = everyCase(
    contextOf({ given: '', when: '', then: '', text: 'システムは警告を表示しなければならない' }),
    { enrichment: true, maxTestCases: 9 },
  )
  expect(cases[0]?.assumptions?.join()).toContain('a language the built-in designer does not phrase')
  expect(cases[0]?.steps[0]?.expected).toContain('システムは警告を表示しなければならない')
})

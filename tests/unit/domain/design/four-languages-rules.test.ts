import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'
import { casesIn, others } from './support/lines.ts'

type Language = keyof typeof others

/** A ticket whose description stands beside its criteria. */
function stepsWith(language: Language, description: string, text: string): string[] {
  const context = contextOf(...[text, others[language]].map((one) => ({ given: '', when: '', then: '', text: one })))
  return everyCase({ ...context, description }, { enrichment: true, maxTestCases: 100 })
    .filter(({ criterionIds }) => criterionIds?.includes('AC-1'))
    .flatMap(({ steps }) => steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`))
}

describe('conditions in the subjunctive', () => {
  it.each<[Language, string, string]>([
    ['es', 'Cuando no queden entradas, el botón «Comprar» aparece en gris.', 'no quedan entradas'],
    ['fr', "Pourvu que la séance n'ait pas commencé, l'abonné peut annuler sa place.", "la séance n'a pas commencé"],
    ['es', 'El abono solo se aplica cuando el total supere 40 €.', '40,01 €'],
  ])('%s: %s', (language, text, expected) => {
    expect(casesIn(language, text).join('\n')).toContain(expected)
  })

  it('keeps a noun that looks like a subjunctive', () => {
    expect(casesIn('es', 'Si falla el cierre de caja, se muestra «Reintente».').join('\n')).not.toContain('cierra')
  })
})

describe('requests of an interface', () => {
  const api = '`POST /v2/pedidos` crea un pedido y `DELETE /v2/pedidos/{id}` lo anula.'

  it('are sent with the condition in front of the status, and expect all that follows from it', () => {
    expect(
      stepsWith(
        'es',
        api,
        'Si falta el campo cliente, se responde 422 con el código SIN_CLIENTE y no se crea ningún pedido.',
      ),
    ).toContain(
      'Enviar POST /v2/pedidos (falta el campo cliente) | No hacen falta | HTTP 422 con el código SIN_CLIENTE. No se crea ningún pedido.',
    )
  })

  it('follow the verb of the criterion', () => {
    expect(stepsWith('es', api, 'Un pedido ya enviado no puede anularse: se devuelve 409.')).toContain(
      'Enviar DELETE /v2/pedidos/{id} (un pedido ya enviado) | No hacen falta | HTTP 409.',
    )
  })

  it('beyond a rate are sent once', () => {
    const lines = stepsWith(
      'es',
      api,
      'Cada cliente puede hacer 30 peticiones por minuto; a partir de la 31 se responde 429.',
    )
    expect(lines.filter((line) => line.includes('429'))).toHaveLength(1)
  })
})

describe('what lies beyond a limit', () => {
  it.each<[Language, string, string]>([
    [
      'fr',
      "L'atelier n'accueille pas plus de 15 enfants ; le 16e est inscrit sur liste d'attente.",
      "Tenter d'atteindre 16 | Aucune | Le 16e est inscrit sur liste d'attente.",
    ],
  ])('%s: %s', (language, text, expected) => {
    expect(casesIn(language, text)).toContain(expected)
  })

  it('is told by the sentence behind it', () => {
    const lines = casesIn(
      'es',
      'La baja es gratuita si quedan más de 10 días para la fecha; después se cobra el 30 % de la cuota.',
    )
    expect(lines.join('\n')).toMatch(/10 días .*\| Se cobra el 30 % de la cuota\./)
    expect(lines.join('\n')).not.toContain('30 % ×')
  })
})

describe('times', () => {
  it('the latest moment is a deadline', () => {
    expect(
      casesIn('de', 'Die Schranke muss spätestens 4 Sekunden nach Vorlage der Karte aufgehen.').join('\n'),
    ).toContain('spätestens um 10:00:04 Uhr')
  })
})

describe('fields and pages', () => {
  it.each<[Language, string, string]>([
    ['es', 'El título es obligatorio y el resumen es opcional, con un máximo de 120 caracteres.', 'en el resumen |'],
    ['fr', 'Le titre est obligatoire, le résumé est facultatif et limité à 120 caractères.', 'dans le résumé |'],
    [
      'de',
      'Der Titel ist ein Pflichtfeld, die Kurzfassung ist freiwillig und darf 120 Zeichen nicht überschreiten.',
      'Kurzfassung mit 121 Zeichen',
    ],
  ])('a length belongs to the field named last, in %s', (language, text, expected) => {
    expect(casesIn(language, text).join('\n')).toContain(expected)
  })

  it.each<[Language, string]>([
    ['de', 'Die Übersicht zeigt 30 Termine pro Seite.'],
    ['fr', 'La liste affiche 30 rendez-vous par page.'],
    ['pt', 'A lista mostra 30 marcações por página.'],
  ])('a page more has exactly one entry, in %s', (language, text) => {
    expect(casesIn(language, text).join('\n')).toMatch(/31/)
  })
})

it('a German quotation that ends with a typewriter mark is one', () => {
  expect(casesIn('de', 'Wird die Karte gesperrt, ändert sich der Status auf „Gesperrt".').join('\n')).toContain(
    'Der Status ändert sich auf „Gesperrt".',
  )
})

describe('a criterion that refers to the table of the ticket', () => {
  const table = [
    '| Gruppe | Alter | Eintritt |',
    '| Kind | unter 6 Jahren | 0 € |',
    '| Jugend | 6 bis 17 Jahre | 4 € |',
    '| Erwachsene | ab 18 Jahren | 9 € |',
  ].join('\n')

  it('tries both ends of the range of each row', () => {
    expect(stepsWith('de', `Preise:\n\n${table}\n`, 'Der Eintritt richtet sich laut Tabelle nach dem Alter.')).toEqual([
      'Diesen Fall herstellen: Gruppe: Kind; Alter: 5 Jahren | Gruppe: Kind; Alter: 5 Jahren | Eintritt: 0 €.',
      'Diesen Fall herstellen: Gruppe: Jugend; Alter: 6 Jahre | Gruppe: Jugend; Alter: 6 Jahre | Eintritt: 4 €.',
      'Diesen Fall herstellen: Gruppe: Jugend; Alter: 17 Jahre | Gruppe: Jugend; Alter: 17 Jahre | Eintritt: 4 €.',
      'Diesen Fall herstellen: Gruppe: Erwachsene; Alter: 18 Jahren | Gruppe: Erwachsene; Alter: 18 Jahren | Eintritt: 9 €.',
    ])
  })

  it('is read as a sentence where the ticket has two tables', () => {
    expect(
      stepsWith('de', `${table}\n\nText\n\n${table}\n`, 'Der Eintritt richtet sich laut Tabelle nach dem Alter.').join(
        '\n',
      ),
    ).not.toContain('Kind')
  })
})

it('how a control looks is not whether it is there', () => {
  expect(casesIn('es', 'Si no quedan plazas, el botón «Apuntarse» se muestra en gris.').join('\n')).not.toContain(
    'No aparece «Apuntarse»',
  )
})

it('more days are added to a validity, they are none of their own', () => {
  expect(casesIn('pt', 'A licença dura 20 dias e pode ser renovada por mais 10 dias.').join('\n')).not.toContain(
    '11/06',
  )
})

it('a share in a condition is not worked out', () => {
  expect(casesIn('es', 'Cuando la carga baja del 15 %, el aparato muestra «Carga baja».').join('\n')).not.toContain(
    '15 % ×',
  )
})

it.each<[Language, string, string]>([
  [
    'de',
    'Jede Gruppe darf nur 4 Räume reservieren.',
    'Versuchen, auf 5 zu erhöhen | Keine nötig | Der Eintrag wird abgelehnt',
  ],
])('only so many are allowed, in %s', (language, text, expected) => {
  expect(casesIn(language, text).join('\n')).toContain(expected)
})

it('a chain with a branch does not offer only its next step', () => {
  expect(
    casesIn(
      'es',
      'La solicitud pasa por Nueva, Revisada y Cerrada, sin saltarse ninguna. Si falta un documento, va de Nueva a Devuelta.',
    ).join('\n'),
  ).not.toContain('Solo se puede elegir')
})

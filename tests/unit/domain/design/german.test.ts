import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

const other = 'Der Vertrag ist nicht gültig und wird mit einer Meldung auf der Seite angezeigt.'

function linesOf(text: string): string[] {
  const context = contextOf({ given: '', when: '', then: '', text }, { given: '', when: '', then: '', text: other })
  return everyCase(context, { enrichment: true, maxTestCases: 30 })
    .filter(({ criterionIds }) => criterionIds?.includes('AC-1') === true)
    .flatMap(({ preconditions, steps }) => [
      ...(preconditions ?? []),
      ...steps.map(({ step, expected }) => `${step} | ${expected}`),
    ])
}

const refused = 'Die Handlung wird abgelehnt; nach dem Neuladen ist nichts geändert.'
const done = 'Der Schritt gelingt ohne Fehlermeldung.'

describe('German sentences as cases of several steps', () => {
  it.each([
    [
      'the interruption that the ticket names',
      'Die gewählte Sprache bleibt nach einem Neustart der Anwendung eingestellt.',
      [
        `Sprache wählen | ${done}`,
        'Anwendung neu starten | Die gewählte Sprache bleibt nach einem Neustart der Anwendung eingestellt.',
      ],
    ],
    [
      'a duty with and without what it asks for',
      'Neukunden müssen zusätzlich den Fragebogen ausfüllen.',
      [
        `Versuchen fortzufahren, ohne den Fragebogen auszufüllen | ${refused}`,
        'Den Fragebogen ausfüllen und fortfahren | Der Vorgang wird nicht mehr abgelehnt.',
      ],
    ],
    [
      'official wording of a duty',
      'Die antragstellende Person hat den Nachweis beizufügen.',
      [`Versuchen fortzufahren, ohne den Nachweis beizufügen | ${refused}`],
    ],
    [
      'two who do the same',
      'Buchen zwei Kundinnen denselben Platz, bekommt ihn die erste.',
      ['Beide Personen im selben Augenblick: denselben Platz buchen | Es bekommt ihn die erste.'],
    ],
    [
      'catchwords in front of a colon',
      'Kindersicherung aktiv: der Regler reagiert nicht',
      ['Diesen Fall herstellen: Kindersicherung aktiv | Der Regler reagiert nicht.'],
    ],
    [
      'a place where it is seen',
      'Die Quittung ist auch in der App unter „Meine Fahrten“ abrufbar.',
      ['App öffnen, dort „Meine Fahrten“ wählen | Die Quittung ist auch in der App unter „Meine Fahrten“ abrufbar.'],
    ],
    [
      'a pronoun with one candidate left',
      'Die Moderation kann eine Präsentation hochladen. Beim Beenden wird sie gelöscht.',
      ['Beenden | Die Präsentation wird gelöscht.'],
    ],
    [
      'a pronoun in a second condition',
      'Bricht der Import ab, ist der Bestand wie vorher. Solange er läuft, kann niemand sonst einen Import starten.',
      ['Der Import läuft.'],
    ],
    [
      'the other case behind "sonst"',
      'Nach dem Beenden ist das Schloss verriegelt, sonst läuft die Fahrt weiter.',
      ['Dafür sorgen, dass dies nicht erfüllt ist, und es erneut versuchen | Die Fahrt läuft weiter.'],
    ],
    [
      'a day to set',
      'Am Wochenende ist die Schaltfläche „Bestellen“ ausgegraut.',
      [
        'Datum der Testumgebung auf Samstag, den 06.06.2026 stellen und die Seite öffnen | Am Wochenende ist die Schaltfläche „Bestellen“ ausgegraut.',
      ],
    ],
  ])('%s', (_, criterion, lines) => {
    expect(linesOf(criterion)).toEqual(expect.arrayContaining(lines))
  })

  it('keeps what a scenario says of another moment', () => {
    const context = contextOf({
      given: 'der Scanner hat 3 Kartons erfasst',
      when: 'die Verbindung abbricht',
      then: 'bleiben die erfassten Kartons auf dem Scanner\nsie werden übertragen, sobald die Verbindung wieder steht',
    })
    const steps = everyCase(context, { enrichment: true, maxTestCases: 9 }).flatMap((one) => one.steps)
    expect(steps.map(({ expected }) => expected)).toContain('Die erfassten Kartons werden übertragen.')
  })
})

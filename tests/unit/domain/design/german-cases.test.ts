import { describe, expect, it } from 'vitest'
import { linesOf } from './support/lines.ts'

describe('German', () => {
  const other = 'Der Vertrag ist nicht gültig und wird mit einer Meldung auf der Seite angezeigt.'
  it.each([
    [
      'the object of a step is accusative',
      'Der neue Tarif muss auf der Rechnung angezeigt werden.',
      [
        'Der neue Tarif wird auf der Rechnung angezeigt',
        'Rechnung öffnen | Der neue Tarif wird auf der Rechnung angezeigt.',
      ],
    ],
    [
      'an adjective tells the gender of its noun',
      'Ein gesperrtes Konto wird grau dargestellt.',
      ['Ein gesperrtes Konto ansehen | Ein gesperrtes Konto wird grau dargestellt.'],
    ],
    [
      'a condition without "wenn"',
      'Bricht die Verbindung ab, erscheint das Symbol im Menü.',
      ['Dafür sorgen, dass die Verbindung abbricht | Das Symbol erscheint im Menü.'],
    ],
    [
      'an act named by a noun',
      'Nach dem Speichern wird der letzte Stand im Verlauf angezeigt.',
      ['Speichern | Der letzte Stand wird im Verlauf angezeigt.'],
    ],
    [
      'a second sentence keeps its condition',
      'Der Motor startet nur im Stand; beim Rollen wird er nicht angeboten.',
      [
        'Zu entscheiden: woran man erkennt, dass „Der Motor startet nur im Stand“ erfüllt ist.',
        'Rollen | Der Motor wird nicht angeboten.',
      ],
    ],
    [
      'a pronoun stands for what was spoken of',
      'Je Monat gibt es einen gültigen Bescheid. Wird er neu erzeugt, ersetzt er den bisherigen.',
      ['Den gültigen Bescheid neu erzeugen | Der gültige Bescheid ersetzt den bisherigen.'],
    ],
    [
      'an object in front of its verb',
      'Verbindungen kann man nach Preis oder Dauer ordnen.',
      ['Verbindungen nach Preis oder Dauer ordnen | Die Einträge stehen in der gewählten Reihenfolge.'],
    ],
    [
      'two participles of one passive',
      'In der Liste kann nach Zone gefiltert und nach Name gesucht werden.',
      [
        'In der Liste nach Zone filtern | Nur die passenden Einträge werden angezeigt.',
        'In der Liste nach Name suchen | Nur die passenden Einträge werden angezeigt.',
      ],
    ],
    [
      'what applies to nobody in particular',
      'Wer nicht angemeldet ist, sieht keine Preise.',
      ['Ohne Anmeldung die Seite öffnen | Diese Person sieht keine Preise.'],
    ],
    [
      'what cannot be done is tried',
      'Abgelaufene Gutscheine können nicht eingelöst werden.',
      ['Abgelaufene Gutscheine einlösen | Es ist nicht möglich.'],
    ],
  ])('%s', (_, criterion, lines) => {
    expect(linesOf(criterion, other)).toEqual(expect.arrayContaining(lines))
  })
})

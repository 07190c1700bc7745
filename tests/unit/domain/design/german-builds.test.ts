import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

/** Steps of a German criterion with their data. */
function stepsOf(text: string): string[] {
  const other = 'Der Vertrag ist nicht gültig und wird mit einer Meldung auf der Seite angezeigt.'
  const criteria = [text, other].map((one) => ({ given: '', when: '', then: one, text: one }))
  return everyCase(contextOf(...criteria), { enrichment: true, maxTestCases: 100 })
    .filter(({ criterionIds }) => criterionIds?.includes('AC-1'))
    .flatMap(({ steps }) => steps.map(({ step, data = '', expected }) => `${step} | ${data} | ${expected}`))
}

describe('German builds that product owners write all the time', () => {
  it.each([
    [
      'only in a status',
      'Ein Angebot kann nur im Status „Entwurf“ gelöscht werden.',
      ['Angebot löschen | Status: „Entwurf“ | Das Angebot ist gelöscht.', 'Angebot löschen | anderer Status |'],
    ],
    [
      'a role that may and one that sees nothing',
      'Nur die Küche darf Gerichte sperren, Kellner sehen den Knopf nicht.',
      ['Konto: Küche', 'Dieselbe Stelle öffnen | Konto: Kellner | Der Knopf ist nicht zu sehen.'],
    ],
    [
      'what somebody does then',
      'Fehlt ein Beleg, setzt die Buchhaltung die Abrechnung auf „Zurückgestellt“.',
      ['Abrechnung auf „Zurückgestellt“ setzen | Konto: Buchhaltung |'],
    ],
    [
      'what a person acts on',
      'Zieht der Nutzer einen Termin in den Papierkorb, wird er entfernt.',
      ['Der Termin wird entfernt.'],
    ],
    [
      'a state that lasts',
      'Sendet eine Waage länger als 5 Minuten nicht, wird sie als „Getrennt“ angezeigt.',
      ['10:04:59 Uhr | „Getrennt“ wird nicht angezeigt.', '10:05:01 Uhr | Die Waage wird als „Getrennt“'],
    ],
    [
      'once for each',
      'Jeder Besucher darf pro Ausstellung nur einmal bewerten.',
      ['Bewerten | Ausstellung A, 2. Mal |', 'Bewerten | Ausstellung B, 1. Mal | Es gelingt.'],
    ],
    [
      'more than a limit goes elsewhere',
      'Ein Ausflug hat maximal 12 Plätze. Weitere Buchungen landen auf der Warteliste.',
      ['Nummer 13 | Der Eintrag landet auf der Warteliste.'],
    ],
    [
      'from a value on',
      'Eine Lieferung gilt ab 30 kg als Sperrgut.',
      ['Ergebnis von A öffnen | 30 kg | Es gilt als Sperrgut.', '29 kg | Es gilt nicht als Sperrgut.'],
    ],
    [
      'a share with a least amount',
      'Für Rücksendungen fällt eine Gebühr von 10 % an, mindestens jedoch 5 €.',
      ['20,00 € | Berechnet werden 5,00 €.', '100,00 € | Berechnet werden 10,00 €.'],
    ],
    [
      'a search without hits',
      'Werden keine Bücher gefunden, erscheint „Nichts im Bestand“.',
      ['Nach einem Wert suchen, den es nicht gibt | Zzyx-4711 | „Nichts im Bestand“ wird angezeigt'],
    ],
    [
      'file formats',
      'Es dürfen nur Dateien im Format CSV oder XML hochgeladen werden.',
      ['CSV-Datei hochladen | Format: CSV | Die Datei ist hochgeladen', 'EXE-Datei hochladen | Format: EXE |'],
    ],
    [
      'no spaces in the sample of a text without spaces',
      'Der Teamname muss 3 bis 10 Zeichen haben und darf keine Leerzeichen enthalten.',
      ['10 Zeichen: KestrelKes |'],
    ],
  ])('%s', (_, text, lines) => {
    const written = stepsOf(text).join('\n')
    for (const line of lines) expect(written).toContain(line)
  })

  it.each([
    ['a limit as a step', 'Werkstattleiter dürfen ausschließlich freigegebene Teile.'],
    ['how long something lasts', 'Die Reservierung eines Gastes bleibt 3 Tage erhalten, auch wenn er sich abmeldet.'],
    ['a share nobody worked out', 'Wechselt der Mieter die Wohnung, wird die Miete anteilig für den Monat berechnet.'],
    ['a second limit', 'Listen mit offenen Aufgaben zeigen die Anzahl an, ab 50 steht dort „50+“.'],
    ['what somebody is', 'Rentner sind gebührenfrei.'],
  ])('no case for %s', (_, text) => {
    expect(stepsOf(text)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { casesIn } from './support/lines.ts'

const written = (text: string): string => casesIn('de', text).join('\n')

describe('a German sentence without a case that misleads', () => {
  it.each([
    [
      'half a sentence as a situation',
      'Bei einer verspäteten Rückmeldung entfällt der Bonus.',
      /bei einer verspäteten/,
    ],
    ['something left out as a step', 'Ohne Vollmacht bleibt die Akte im Zustand „Offen“.', /Ohne Vollmacht fortfahren/],
    ['a state that an event brings about', 'Das Gerät erhält den Status „Verliehen“.', /ansehen/],
    ['a right', '„Prüfen“ darf nur der Lagerleiter, nie der Fahrer.', /ansehen/],
    ['a pronoun as a step', 'Kurse haben eine Kategorie. Man kann sie nach Ort filtern.', /^Sie nach Ort/m],
    ['an unnamed rest', 'Der Code hat 5 Ziffern. Alles andere wird abgewiesen.', /Alles andere verwenden/],
    [
      'two triggers in one step',
      'Wenn der Sensor ausfällt oder die Batterie leer ist, erscheint „Wartung nötig“.',
      /ausfällt oder/,
    ],
    [
      'a limit in words as a step',
      'Ein Bericht kann bis 22:00 Uhr desselben Tages ergänzt werden, danach nur noch über den Support.',
      /Nur noch über den Support|bis 22:00 Uhr desselben Tages ergänzen \| Keine/,
    ],
    [
      'the verb of another sentence',
      'Alte Akten wandern nach 7 Tagen automatisch ins Lager und lassen sich dort von niemandem mehr ändern.',
      /^Alte Akten wandern .* \|/m,
    ],
    ['a torn pair of words', 'Bei langen Touren gelten für Hin- und Rückweg je 9,00 €.', /Hin- gelten/],
  ])('%s', (_, text, wrong) => {
    expect(written(text)).not.toMatch(wrong)
  })
})

describe('a German value that nobody enters', () => {
  it.each([
    ['a quantity that is worked out', 'Das Gewicht wird aus den Paketen berechnet und darf 30 kg nicht überschreiten.'],
    ['a price', 'Der Eintritt richtet sich nach dem Alter und liegt zwischen 2 € und 9 €.'],
    ['a sum', 'Das Restguthaben liegt zwischen 0 € und 80 €.'],
    ['what is paid from a value on', 'Zulage: mehr als 6 Stunden Nachtarbeit 12,00 €, ganze Nacht 20,00 €.'],
    ['the number at which something appears', 'Die Auswertung erscheint erst ab 4 Messungen.'],
    ['a heading of several fields', 'Pflichtangaben sind Name und Ort, 5 bis 60 Zeichen.'],
  ])('%s', (_, text) => {
    expect(written(text)).not.toMatch(/eingeben \||abgelehnt; der zuletzt|erhöhen|verringern|speichern \|/)
  })

  it('is not named after the thing that has several fields', () => {
    expect(written('Je Lieferung: Art, Menge von 1 bis 40.')).toContain('Menge eingeben | 40 |')
    expect(written('Pakete unter 5 kg brauchen keinen Schein, dafür eine Begründung (mind. 12 Zeichen).')).toMatch(
      /Begründung mit 11 Zeichen eingeben/,
    )
  })
})

describe('a German pattern that proves something else', () => {
  it.each([
    ['a list of statuses has no order', 'Ein Vorgang hat die Status Neu, Geprüft, Abgelehnt, Fertig.', /→/],
    ['what is not counted is still listed', 'Gelöschte Buchungen werden nicht mitgezählt.', /aufgeführt/],
    ['nobody uses a reminder', 'Eine Vormerkung gilt 14 Tage.', /verwenden/],
    [
      'a limit in what is possible',
      'Ist ein Platz frei, kann ein Gast ihn erst nach 20 Minuten neu buchen.',
      /erst nach/,
    ],
    [
      'the condition of the last clause only',
      'Bei einer Rückgabe ist ein Zeuge zwingend, und das Fach ist leer, sofern kein Paket wartet.',
      /Zeuge nicht zwingend/,
    ],
    [
      'an exception to a threshold',
      'Akten, die seit mehr als vier Jahren im Archiv liegen, sind nicht einsehbar, ausgenommen gesperrte, die noch geprüft werden können.',
      /werden nicht können|vier Jahren \|/,
    ],
  ])('%s', (_, text, wrong) => {
    expect(written(text)).not.toMatch(wrong)
  })

  it('denies a condition about all of them', () => {
    expect(written('Ein Projekt kann nur geschlossen werden, wenn alle Aufgaben erledigt sind.')).toContain(
      'nicht alle Aufgaben sind erledigt',
    )
  })

  it('hides every thing of a list', () => {
    expect(written('Preise, Notizen und Lieferant werden nicht angezeigt.')).toContain('Preise, Notizen und Lieferant')
  })
})

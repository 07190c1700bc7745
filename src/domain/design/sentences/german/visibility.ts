import type { PatternGroup } from '../pattern.ts'
import { occasionStep } from './occasions.ts'

const label =
  '(?:(?:Die Schaltfläche |Der Button |Der Knopf |Der Menüpunkt |Der Link |Das Feld |Der Bereich )?<label>|<thing>)'
const seen =
  '(?:sichtbar|zu sehen|einsehbar|verfügbar|abrufbar|aktiv|auswählbar|anklickbar|nutzbar|freigeschaltet|angezeigt|eingeblendet|aktiviert|bedienbar)'

/** What is seen only after something has happened, and what is left out. */
export const visibility: PatternGroup = {
  cue: 'erst nach|nicht|erst',
  patterns: [
    {
      said: `${label} (?:ist|sind|wird|werden|kann|können) (?:für (?<who>[^,;:()„“\\d]{3,40}?) )?(?:erst|nur) nach (?:dem |der |erfolgreicher |erfolgreichem |vollständiger )*<occasion=(?:[^,;:()„“\\d]|„[^„“]{2,50}“){3,60}?> (?:${seen}|(?<done>\\p{L}{4,}(?:t|en)))(?: werden)?`,
      example: 'Das Ergebnis einer Klausur ist für Eltern erst nach der Freigabe durch die Lehrkraft sichtbar.',
      derive: ({ words }) => {
        const step = occasionStep(words.get('occasion') ?? '')
        const what = (words.get('label') ?? words.get('thing') ?? '').replace(/^(?:Der|Die|Das|Ein|Eine) /u, '')
        const who = words.get('who')
        return step === '' || what === '' || words.has('done')
          ? undefined
          : {
              step,
              what,
              from: who === undefined ? '' : who,
              name: who === undefined ? what : `${what}; angemeldet: ${who}`,
            }
      },
      cases: [
        {
          title: [
            '{what} erst nach: {occasion}',
            '{what}: vorher nicht verfügbar, danach schon',
            'Vorher nicht verfügbar, danach schon',
          ],
          technique: 'Decision table',
          given: ['Noch nicht geschehen: {occasion}.'],
          steps: [
            'Seite öffnen ({name}) | Davor | {what}: noch nicht verfügbar.',
            '{step} | | Der Schritt ist abgeschlossen.',
            'Seite neu laden ({name}) | Danach | {what}: verfügbar.',
          ],
        },
      ],
    },
    {
      said: '<things=[^,;:()„“]{3,50}?> (?:(?:werden|wird) (?<where>(?:in|im|auf|bei|beim) [^,;:()„“]{3,50}? )?(?:dort )?nicht (?:mehr )?(?:vorgeschlagen|angezeigt|aufgeführt|angeboten|gelistet|eingeblendet|gefunden)|(?:erscheinen|erscheint|tauchen) nicht (?:mehr )?(?<where2>(?:in|im|auf|bei|beim) [^,;:()„“]{3,50}?)(?: auf)?)',
      example: 'Gesperrte Lagerplätze werden bei der Einlagerung nicht vorgeschlagen.',
      derive: ({ words }) => ({ spot: words.get('where')?.trim() ?? words.get('where2') ?? 'in der Liste' }),
      cases: [
        {
          title: ['{things:bare} fehlen {spot}, andere stehen da', 'Einträge dieser Art fehlen, andere stehen da'],
          technique: 'Decision table',
          given: ['Zwei Einträge sind vorhanden: A gehört zu dieser Art ({things:bare}), B nicht.'],
          steps: ['Nachsehen {spot} | A und B | B ist aufgeführt, A nicht.'],
        },
      ],
    },
  ],
}

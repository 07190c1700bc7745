import type { PatternGroup } from '../pattern.ts'
import { germanForm } from './german-forms.ts'

/** What ends on a day, what comes before what, and what works once within a period. */
export const periods: PatternGroup = {
  cue: '.',
  patterns: [
    {
      said: '<thing> (?:verfällt|verfallen|endet|enden|läuft|laufen|erlischt) (?:automatisch )?(?:am|zum|mit dem|mit Ablauf des) <date>(?: (?:ab|aus|des Folgejahres|jedes Jahres))?',
      example: 'Der Aktionscode läuft am 30.09.2026 ab.',
      cases: [
        {
          title: ['{thing:bare}: am {date} noch gültig, am {date+1} nicht', 'Am {date} noch gültig, am {date+1} nicht'],
          type: 'Boundary',
          given: ['Zwei unbenutzte Exemplare sind vorhanden ({thing:bare}).'],
          steps: [
            'Erstes Exemplar verwenden ({thing:bare}) | {date} | Es wird angenommen.',
            'Zweites Exemplar verwenden ({thing:bare}) | {date+1} | {beyond}',
          ],
          assume: ['Der genannte Tag gehört noch dazu.'],
        },
      ],
    },
    {
      said: '<thing> (?:muss|müssen) (?<where>[^,;:()„“]{0,50}?)(?: )?<done=\\p{L}{4,}(?:t|en)> (?:werden|sein), bevor (?<next>[^,;:()„“]{3,50}?) <done2=\\p{L}{4,}(?:t|en)> (?:wird|werden|werden kann|werden können|werden darf)',
      example: 'Ein Wareneingang muss von einer zweiten Person bestätigt werden, bevor die Ware eingelagert wird.',
      derive: ({ words }) => {
        const first = germanForm(words.get('done') ?? '', 'inf')
        const second = germanForm(words.get('done2') ?? '', 'inf')
        return first === undefined || second === undefined
          ? undefined
          : { first: `${words.get('where') ?? ''} ${first}`.trim(), second }
      },
      cases: [
        {
          title: [
            '{next:obj} {second} erst nach: {thing:obj} {first}',
            'Erst der eine, dann der andere Schritt',
            'Reihenfolge der beiden Schritte',
          ],
          type: 'Negative',
          given: ['Ein Fall ist vorbereitet, in dem noch keiner der beiden Schritte getan ist ({thing:bare}).'],
          steps: [
            '{next:obj} {second} (vor dem ersten Schritt) | | Es ist nicht möglich; {next} {next:ist} nicht {done2}.',
            '{thing:obj} {first} | | {thing:der} {thing:ist} {done}.',
            '{next:obj} {second} (nach dem ersten Schritt) | | {next} {next:ist} {done2}.',
          ],
        },
      ],
    },
    {
      said: '<who> ohne <what> (?:sehen|sieht) <thing=(?:den|die|das) (?:[^,;:()„“]|„[^„“]{2,50}“){3,60}?> nicht',
      example: 'Benutzer ohne Administratorrechte sehen den Menüpunkt „Einstellungen“ nicht.',
      cases: [
        {
          title: ['{thing:obj}: nur mit {what:bare} zu sehen', 'Nur mit {what:bare} zu sehen'],
          type: 'Negative',
          given: ['Zwei Konten sind vorbereitet: A mit {what:bare}, B ohne.'],
          steps: [
            'Seite öffnen | Konto A | Zu sehen ist auch: {thing:obj}.',
            'Dieselbe Seite öffnen | Konto B | Nicht zu sehen ist: {thing:obj}.',
          ],
        },
      ],
    },
    {
      said: '<thing> (?:ist|sind|gilt|gelten|bleibt) (?:nur )?<span>(?: lang)?(?: gültig)? und (?:kann|können) nur (?:ein einziges Mal|einmal) <done=\\p{L}{4,}(?:t|en)> werden',
      example: 'Der Bestätigungscode ist 10 Minuten gültig und kann nur einmal verwendet werden.',
      cases: [
        {
          title: ['{thing:bare}: am {span:in} Uhr gültig, am {span:out} Uhr nicht', 'Gültig bis {span:end} Uhr'],
          type: 'Boundary',
          given: ['Zwei Exemplare sind vorhanden, beide vom {start} Uhr: {thing:bare}.'],
          steps: [
            'Erstes Exemplar verwenden ({thing:bare}) | {span:in} Uhr | Es wird angenommen.',
            'Zweites Exemplar verwenden ({thing:bare}) | {span:out} Uhr | {beyond}',
          ],
        },
        {
          title: ['{thing:bare}: beim zweiten Mal abgelehnt', 'Beim zweiten Mal abgelehnt'],
          type: 'Negative',
          given: ['Ein unbenutztes Exemplar ist vorhanden ({thing:bare}).'],
          steps: [
            'Exemplar verwenden ({thing:bare}) | Erstes Mal | Es wird angenommen.',
            'Dasselbe Exemplar noch einmal verwenden ({thing:bare}) | Zweites Mal | {beyond}',
          ],
        },
      ],
    },
  ],
}

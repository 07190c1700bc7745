import type { PatternGroup } from '../pattern.ts'

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

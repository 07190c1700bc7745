import type { CasePattern, PatternGroup } from '../pattern.ts'
import { done, may, owned, verb } from './parts.ts'

const before = '(?:dem |der |den |einem |einer |jedem |seinem |ihrem )?'
const event = `${before}<event=(?:\\p{L}[^,;:()„“.]{2,40}?)>`
const freely = '(?:kostenlos|kostenfrei|gebührenfrei|online|selbst) '
const afterwards = '(?:,? danach (?:nur noch |nicht mehr|ist (?:das|dies|es) nicht mehr)[^,;:„“]{0,40})?'
const leadCase: CasePattern = {
  title: ['{thing:bare}: {lead} vorher noch möglich, danach nicht mehr', 'Bis {lead} vorher möglich, danach nicht'],
  type: 'Boundary',
  given: ['Zwei gleiche Einträge liegen vor ({thing:bare}); {event2}: {event} Uhr.'],
  steps: [
    '{thing:obj} {done:inf} (erster Eintrag) | {lead:early} Uhr | {thing:der} {thing:ist} {done}.',
    '{thing:obj} {done:inf} (zweiter Eintrag) | {lead:late} Uhr | {beyond} Der zweite Eintrag ist unverändert.',
  ],
}
/** The word "event" is a moment of the engine: what it is called gets another name. */
const named = ({ words }: { words: ReadonlyMap<string, string> }): Record<string, string> => ({
  event2: words.get('event')?.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) ?? 'Zeitpunkt',
  event: '10.09.2026, 18:00',
})
const clockCase: CasePattern = {
  title: ['{thing:bare}: um {clock} noch möglich, um {clock+1} nicht', 'Um {clock} noch möglich, um {clock+1} nicht'],
  type: 'Boundary',
  given: ['Zwei gleiche Fälle sind vorbereitet ({thing:bare}).'],
  steps: [
    '{thing:obj} im ersten Fall {done:inf} | {clock} | {thing:der} {thing:ist} {done}.',
    '{thing:obj} im zweiten Fall {done:inf} | {clock+1} | {beyond}',
  ],
  assume: ['Die genannte Minute gehört noch dazu; die Uhr der Testumgebung lässt sich stellen.'],
}

/** Until when something may be done: a time of day, a date, or so long before an event. */
export const cutoffs: PatternGroup = {
  cue: ' bis | zwischen | von | vor |spätestens|voraus|frühestens',
  patterns: [
    {
      said: `<thing> ${may} (?:nur |noch |${freely})*bis (?:zu |spätestens )?<lead> (?:vor ${event}|vorher|im Voraus) (?:noch |${freely})*${done} werden${afterwards}`,
      example:
        'Eine Reservierung kann bis 2 Stunden vor Beginn storniert werden. Danach erscheint „Stornieren ist nicht mehr möglich“.',
      derive: named,
      cases: [leadCase],
    },
    {
      said: `<who> ${may} ${owned} (?:nur |noch |${freely})*(?:bis|spätestens) (?:zu |spätestens )?<lead> (?:vor ${event}|vorher|im Voraus) (?:noch |${freely})*${verb}${afterwards}`,
      example: 'Kunden können ihren Liefertermin bis 12 Stunden vor der Zustellung ändern.',
      derive: named,
      cases: [
        {
          ...leadCase,
          given: ['Als {who:as} angemeldet. Zwei gleiche Einträge liegen vor ({thing:obj}); {event2}: {event} Uhr.'],
          steps: [
            '{thing:obj} {act} (erster Eintrag) | {lead:early} Uhr | Es gelingt; das Ergebnis ist nach dem Neuladen noch da.',
            '{thing:obj} {act} (zweiter Eintrag) | {lead:late} Uhr | {beyond} Der zweite Eintrag ist unverändert.',
          ],
        },
      ],
    },
    {
      said: `<thing> (?:ist|sind) (?:täglich |werktags |nur |noch )*bis (?:spätestens )?<clock>(?: Uhr)?(?: desselben Tages| am selben Tag| des Vortags| am Vortag)? möglich`,
      example: 'Stornierungen sind bis 18:00 Uhr möglich.',
      cases: [
        {
          ...clockCase,
          steps: [
            '{thing:obj} im ersten Fall vornehmen | {clock} | Es gelingt; das Ergebnis ist nach dem Neuladen noch da.',
            '{thing:obj} im zweiten Fall vornehmen | {clock+1} | {beyond} Der zweite Fall ist unverändert.',
          ],
        },
      ],
    },
  ],
}

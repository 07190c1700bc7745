import type { PatternGroup } from '../pattern.ts'
import { done, may, most, toMax, verb } from './parts.ts'
import { spanTerms } from './terms.ts'

/** User stories, who or what has a trait, and periods in which something has to happen or may be done. */
export const situations: PatternGroup = {
  cue: '.',
  patterns: [
    {
      said: `(?<thing>(?:Ein|Eine|Einen|Den|Die|Das|Der) [^,;:()„“]{3,40}?) (?:kann|darf) nur <act=\\p{L}{4,}n>, wer <clause=[^;:()„“]{6,120}?>`,
      example: 'Eine Bewertung kann nur abgeben, wer die Fahrt tatsächlich angetreten hat.',
      derive: ({ words }) => ({
        act: `${(words.get('thing') ?? '').replace(/^\p{L}/u, (letter) => letter.toLowerCase())} ${words.get('act') ?? ''}`,
      }),
      cases: [
        {
          title: [
            '{act:obj}: nur wer {clause}',
            'Nur wer die Bedingung erfüllt: {act:obj}',
            'Nur wer die Bedingung erfüllt',
          ],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Zwei Konten sind vorbereitet: A, für das gilt: wer {clause}; B, für das es nicht gilt.'],
          steps: ['{act:obj} | Konto A | {act:result}.', '{act:obj} | Konto B | Es ist nicht möglich; {act:undone}.'],
        },
      ],
    },
    {
      said: `<thing> ${may} (?:nur |noch )?(?:innerhalb von|binnen|bis zu) <span> (?:nach (?:dem |der |seinem |ihrer |seiner |ihrem )?<name=[^,;:()„“\\d]{3,40}?> )?(?:kostenlos |wieder |noch )*(?:(?:vom|von der|von den|von einem|von einer|durch den|durch die) <who> )?${done} werden(?:, (?:danach|später|anschließend) nicht mehr)?`,
      example:
        'Eine Bestellung kann innerhalb von 14 Tagen nach dem Erhalt widerrufen werden. Danach erscheint „Die Frist ist abgelaufen“.',
      derive: (slots) => ({ name: 'Beginn', ...spanTerms(slots) }),
      cases: [
        {
          title: [
            '{thing:bare}: am {span:in} Uhr noch möglich, am {span:out} Uhr nicht',
            'Frist {frist}: davor möglich, danach nicht',
          ],
          type: 'Boundary',
          given: ['Zwei gleiche Fälle sind vorbereitet ({thing:bare}); {name}: {start} Uhr.'],
          steps: [
            '{thing:obj} im ersten Fall {done:inf} | {span:in} Uhr | {thing:der} {thing:ist} {done}.',
            '{thing:obj} im zweiten Fall {done:inf} | {span:out} Uhr | {beyond}',
          ],
        },
      ],
    },
    {
      said: `<thing> (?:lässt|lassen) sich (?:nur |noch )?(?:innerhalb von|binnen|bis zu) <span> (?:nach (?:dem |der |seinem |ihrer |seiner |ihrem )?<name=[^,;:()„“\\d]{3,40}?> )?${verb}`,
      example: 'Eine Bewertung lässt sich innerhalb von 3 Tagen ändern. Danach verschwindet die Schaltfläche „Ändern“.',
      derive: (slots) => ({ name: 'Beginn', ...spanTerms(slots) }),
      cases: [
        {
          title: [
            '{thing:bare}: am {span:in} Uhr noch möglich, am {span:out} Uhr nicht',
            'Frist {frist}: davor möglich, danach nicht',
          ],
          type: 'Boundary',
          given: ['Zwei gleiche Fälle sind vorbereitet ({thing:bare}); {name}: {start} Uhr.'],
          steps: [
            '{thing:obj} im ersten Fall {act} | {span:in} Uhr | Es gelingt; das Ergebnis ist nach dem Neuladen noch da.',
            '{thing:obj} im zweiten Fall {act} | {span:out} Uhr | {beyond}',
          ],
        },
      ],
    },
    {
      said: `<thing> ${may} (?:nur )?(?:für |auf |über )?(?:mindestens |zwischen |von )?<min>${toMax}<max> <unit=(?!uhr|€|%)[^,;:()„“\\d]{3,25}?> ${done} werden`,
      example: 'Die Wohnung kann nur für mindestens 3 und höchstens 28 Nächte gebucht werden.',
      derive: (slots) => {
        const [min, max] = ['min', 'max'].map((name) => slots.values.get(name)?.amount ?? NaN)
        return min !== undefined && max !== undefined && min < max ? {} : undefined
      },
      cases: [
        {
          title: [
            '{thing:bare}: {min-1} und {max+1} {unit} abgelehnt, {min} und {max} möglich',
            '{min-1} und {max+1} {unit} abgelehnt, {min} und {max} möglich',
          ],
          type: 'Boundary',
          given: ['Für jeden Versuch ist ein eigener Fall vorbereitet ({thing:bare}).'],
          steps: [
            '{thing:obj} {done:inf} | {min-1} {unit} | {beyond}',
            '{thing:obj} {done:inf} | {min} {unit} | {thing:der} {thing:ist} {done}: {min} {unit}.',
            '{thing:obj} {done:inf} | {max} {unit} | {thing:der} {thing:ist} {done}: {max} {unit}.',
            '{thing:obj} {done:inf} | {max+1} {unit} | {beyond}',
          ],
        },
      ],
    },
    {
      said: `<thing> ${may} ${most} <span>(?: lang)? ${done} werden`,
      example: 'Ein Werkzeug darf höchstens 10 Tage ausgeliehen werden.',
      derive: ({ values }) => {
        const amount = values.get('span')?.amount ?? 0
        return Number.isInteger(amount) && amount > 1 ? {} : undefined
      },
      cases: [
        {
          title: ['{thing:bare} {done:inf}: {span} möglich, {span+1} nicht', '{span} möglich, {span+1} nicht'],
          type: 'Boundary',
          given: ['Zwei gleiche Fälle sind vorbereitet ({thing:bare}).'],
          steps: [
            '{thing:obj} {done:inf} (erster Fall) | {span} | {thing:der} {thing:ist} {done}.',
            '{thing:obj} {done:inf} (zweiter Fall) | {span+1} | {beyond}',
          ],
        },
      ],
    },
  ],
}

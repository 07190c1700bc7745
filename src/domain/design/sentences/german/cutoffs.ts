import type { CasePattern, PatternGroup } from '../pattern.ts'
import { germanForm } from './german-forms.ts'
import { done, may, owned, verb } from './parts.ts'

const before = '(?:dem |der |den |einem |einer |jedem |seinem |ihrem )?'
const event = `${before}<event=(?:\\p{L}[^,;:()„“.]{2,40}?)>`
const free = '(?:kostenlos|kostenfrei|gebührenfrei|ohne Gebühr|unentgeltlich)'
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
  event2: words.get('event')?.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) ?? '',
  event: '10.09.2026, 18:00',
})
const freeFee: CasePattern = {
  title: ['Bis {lead} vorher ohne Gebühr, danach mit', 'Vor der Frist ohne Gebühr, danach mit'],
  type: 'Boundary',
  given: ['Zwei gleiche Einträge zu 80,00 € liegen vor ({thing:bare}); {event2}: {event} Uhr.'],
  steps: [
    '{thing:obj} {done:inf} (erster Eintrag) | {lead:early} Uhr | {thing:obj} {done}; berechnet werden 0,00 €.',
    '{thing:obj} {done:inf} (zweiter Eintrag) | {lead:late} Uhr | {fee}',
  ],
}
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
      said: `(?:<thing> ${may} bis (?:zu |spätestens )?<lead> vor ${event} ${free} ${done} werden|Bis (?:zu |spätestens )?<lead2> vor <event2=[^,;:()„“.]{3,40}?> ${may} <thing2> ${free} \\p{L}+ werden)(?:<stop>|, )(?:danach|anschließend|später|ab dann) (?:werden|wird|fallen|fällt|gilt|kostet es|betragen die Kosten) <percent>(?: (?:des|der|vom|von) [^,;:()]{3,40}?)?(?: (?:als [^,;:()]{3,30} )?(?:berechnet|fällig|einbehalten|erhoben|an|in Rechnung gestellt))?`,
      example:
        'Die Buchung kann bis zu 3 Tage vor der Anreise kostenlos storniert werden; danach werden 40 % des Preises berechnet.',
      derive: freeNames,
      cases: [
        {
          ...freeFee,
          steps: [
            freeFee.steps[0] ?? '',
            '{thing:obj} {done:inf} (zweiter Eintrag) | {lead:late} Uhr | Berechnet werden {percent:of:80} ({percent} von 80,00 €).',
          ],
        },
      ],
    },
    {
      said: `(?:<thing> ${may} bis (?:zu |spätestens )?<lead> vor ${event} ${free} ${done} werden|Bis (?:zu |spätestens )?<lead2> vor <event2=[^,;:()„“.]{3,40}?> ${may} <thing2> ${free} \\p{L}+ werden)(?:<stop>|, )(?:danach|anschließend|später|ab dann) (?:werden|wird|fallen|fällt|gilt|kostet es|betragen die Kosten)(?: eine| die)?(?: [^,;:()\\d]{3,40} (?:von|in Höhe von))? <amount>(?: (?:Gebühr|Stornogebühr|Bearbeitungsgebühr|Ausfallgebühr))?(?: (?:berechnet|fällig|einbehalten|erhoben|an|in Rechnung gestellt))?`,
      example:
        'Ein Termin kann bis 24 Stunden vor Beginn kostenlos abgesagt werden. Danach wird eine Gebühr von 15 € berechnet.',
      derive: freeNames,
      cases: [
        {
          ...freeFee,
          steps: [
            freeFee.steps[0] ?? '',
            '{thing:obj} {done:inf} (zweiter Eintrag) | {lead:late} Uhr | Berechnet werden {amount}.',
          ],
        },
      ],
    },
    {
      said: `<thing> ${may} (?:nur |noch )?bis (?:zu |spätestens )?<lead> vor ${event} (?:kostenlos |kostenfrei |online |noch )?${done} werden`,
      example:
        'Eine Reservierung kann bis 2 Stunden vor Beginn storniert werden. Danach erscheint „Stornieren ist nicht mehr möglich“.',
      derive: named,
      cases: [leadCase],
    },
    {
      said: `(?:Bis|Spätestens) (?:zu |spätestens )?<lead> vor ${event} ${may} <thing> (?:noch |kostenlos |online )?${done} werden`,
      example: 'Bis drei Tage vor Kursbeginn kann die Anmeldung zurückgezogen werden.',
      derive: named,
      cases: [leadCase],
    },
    {
      said: `<who> ${may} ${owned} (?:nur |noch )?(?:bis|spätestens) (?:zu |spätestens )?<lead> vor ${event} (?:kostenlos |kostenfrei |online |noch |selbst )*${verb}`,
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
      said: `<thing> (?:ist|sind|muss|müssen) (?:spätestens|bis|bis spätestens|mindestens|bis zu) <lead> vor ${event} (?:zu <act=\\p{L}{4,}n>|${done} werden)`,
      example: 'Der Reisepreis ist spätestens 30 Tage vor Reisebeginn zu zahlen.',
      derive: (slots) => {
        const act = slots.words.get('act') ?? germanForm(slots.words.get('done') ?? '', 'inf')
        return act === undefined ? undefined : { ...named(slots), verb2: act }
      },
      cases: [
        {
          ...leadCase,
          steps: [
            '{thing:obj} {verb2} (erster Eintrag) | {lead:early} Uhr | Es wird als rechtzeitig angenommen.',
            '{thing:obj} {verb2} (zweiter Eintrag) | {lead:late} Uhr | {beyond}',
          ],
        },
      ],
    },
    {
      said: `<who> ${may} sich (?:nur |noch )?(?:bis|spätestens) (?:zu |spätestens )?<lead> vor ${event} (?:kostenlos |online |wieder |noch )*<act=(?:(?:von|zu|zum|zur|für|vom) [^,;:()„“\\d]{3,40} )?\\p{L}{4,}n>`,
      example: 'Mitglieder können sich bis 2 Stunden vor Kursbeginn abmelden.',
      derive: named,
      cases: [
        {
          title: ['Bis {lead} vorher möglich, danach nicht: {act}'],
          type: 'Boundary',
          given: ['Zwei Konten sind vorbereitet ({who:as}); {event2}: {event} Uhr.'],
          steps: [
            'Mit dem ersten Konto {act} | {lead:early} Uhr | Es gelingt; das Ergebnis ist nach dem Neuladen noch da.',
            'Mit dem zweiten Konto {act} | {lead:late} Uhr | {beyond} Der Stand des zweiten Kontos ist unverändert.',
          ],
        },
      ],
    },
    {
      said: `<thing> (?:wird|werden) (?:automatisch |spätestens )?<lead> vor ${event} (?:automatisch )?(?:(?:per|an|mit|über|in) [^,;:()„“]{3,40}? )?(?<done>versandt|versendet|verschickt|gesendet|zugesandt|freigeschaltet|veröffentlicht|gesperrt|geschlossen|geöffnet|erstellt|fällig|abgebucht|zugestellt)`,
      example: 'Die Reiseunterlagen werden 14 Tage vor Abreise per E-Mail versendet.',
      derive: named,
      cases: [
        {
          title: ['{thing:bare}: {lead} vorher {done}, davor noch nicht', '{lead} vorher {done}, davor noch nicht'],
          type: 'Boundary',
          given: ['Ein Fall ist vorbereitet ({thing:bare}); {event2}: {event} Uhr.'],
          steps: [
            'Stand ansehen ({thing:bare}) | {lead:early} Uhr | {thing:der} {thing:ist} noch nicht {done}.',
            'Stand erneut ansehen ({thing:bare}) | {lead:late} Uhr | {thing:der} {thing:ist} {done}.',
          ],
        },
      ],
    },
    {
      said: `<thing> (?:ist|sind) (?:nur |noch )?bis (?:zu |spätestens )?<lead> vor ${event} (?:kostenlos )?möglich`,
      example: 'Umbuchungen sind bis 6 Stunden vor Abfahrt möglich.',
      derive: named,
      cases: [
        {
          ...leadCase,
          given: ['Zwei gleiche Fälle sind vorbereitet ({thing:bare}); {event2}: {event} Uhr.'],
          steps: [
            '{thing:obj} im ersten Fall vornehmen | {lead:early} Uhr | Es gelingt; das Ergebnis ist nach dem Neuladen noch da.',
            '{thing:obj} im zweiten Fall vornehmen | {lead:late} Uhr | {beyond} Der zweite Fall ist unverändert.',
          ],
        },
      ],
    },
    {
      said: `<thing> ${may} (?:täglich |werktags |nur |noch )*bis (?:spätestens )?<clock>(?: Uhr)?(?: desselben Tages| am selben Tag| des Vortags| am Vortag)? ${done} werden`,
      example: 'Das Mittagessen kann bis 9:30 Uhr bestellt werden. Danach erscheint „Bestellschluss war um 9:30 Uhr“.',
      cases: [clockCase],
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
    {
      said: `<things>, die (?:bis|vor) <clock>(?: Uhr)? (?:eingehen|eingegangen sind|aufgegeben werden|bestellt werden|erteilt werden|eintreffen|gebucht werden|eingereicht werden), werden (?:noch )?am (?:selben|gleichen) (?:Tag|Werktag|Arbeitstag) <done>(?:<stop>|, )(?:spätere|danach eingehende|alle späteren|die übrigen|danach|nach <clock2>(?: Uhr)? eingehende)(?: [^,;:()]{3,30})? (?:erst )?(?:werden )?(?:erst )?am (?:nächsten|folgenden) (?:Tag|Werktag|Arbeitstag)(?: <done2>)?`,
      example: 'Bestellungen, die bis 14:00 Uhr eingehen, werden am selben Tag versandt; spätere am nächsten Werktag.',
      cases: [
        {
          title: [
            '{things:bare}: um {clock} am selben Tag {done}, um {clock+1} am nächsten',
            'Um {clock} noch am selben Tag, um {clock+1} am nächsten Werktag',
          ],
          type: 'Boundary',
          given: ['Heute ist Montag, der {today}; zwei gleiche Fälle sind vorbereitet ({things:bare}).'],
          steps: [
            'Ersten Fall auslösen ({things:bare}) | {today}, {clock} | Vorgesehener Tag: Montag, {today}.',
            'Zweiten Fall auslösen ({things:bare}) | {today}, {clock+1} | Vorgesehener Tag: Dienstag, {tomorrow}.',
          ],
          assume: ['Die genannte Minute gehört noch zum selben Tag.'],
        },
      ],
    },
    {
      said: `<thing> ${may} (?:nur |werktags |täglich |montags bis freitags |von Montag bis Freitag )*(?:zwischen|von) <from>(?: Uhr)? (?:und|bis) <to>(?: Uhr)? ${done} werden`,
      example: 'Telefontermine können nur zwischen 8:00 und 16:00 Uhr gebucht werden.',
      cases: [
        {
          title: [
            '{thing:bare}: {from-1} und {to+1} abgelehnt, {from} und {to} möglich',
            '{from-1} und {to+1} abgelehnt, {from} und {to} möglich',
          ],
          type: 'Boundary',
          given: ['Vier gleiche Fälle sind vorbereitet ({thing:bare}).'],
          steps: [
            '{thing:obj} {done:inf} | {from-1} | {beyond}',
            '{thing:obj} {done:inf} | {from} | {thing:der} {thing:ist} {done}.',
            '{thing:obj} {done:inf} | {to} | {thing:der} {thing:ist} {done}.',
            '{thing:obj} {done:inf} | {to+1} | {beyond}',
          ],
          assume: ['Anfang und Ende des Zeitraums gehören dazu.'],
        },
      ],
    },
    {
      said: `<thing> ${may} (?:nur |noch )?bis (?:zum |einschließlich |spätestens )*<date> ${done} werden`,
      example: 'Anträge können bis zum 30. September 2026 eingereicht werden.',
      cases: [
        {
          title: [
            '{thing:bare}: am {date} noch möglich, am {date+1} nicht mehr',
            'Am {date} noch möglich, am {date+1} nicht',
          ],
          type: 'Boundary',
          given: ['Zwei gleiche Fälle sind vorbereitet ({thing:bare}).'],
          steps: [
            '{thing:obj} {done:inf} | {date} | {thing:der} {thing:ist} {done}.',
            '{thing:obj} {done:inf} | {date+1} | {beyond}',
          ],
        },
      ],
    },
  ],
}

function freeNames({ words }: { words: ReadonlyMap<string, string> }): Record<string, string> | undefined {
  if (!words.has('thing') || !words.has('lead')) return undefined
  return named({ words })
}

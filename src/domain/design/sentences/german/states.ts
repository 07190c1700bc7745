import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { occasionStep } from './occasions.ts'
import { done } from './parts.ts'

const may = '(?:darf|dürfen|kann|können|lässt sich|lassen sich)'
const state = '(?<state>„[^„“]{2,40}“|[\\p{L}-]{3,30}(?: [\\p{L}-]{3,20})?)'
const inState = `(?:im Status|mit (?:dem )?Status|im Zustand|in Status) ${state}`
const becomes = '(?:wechselt|geht|springt|ändert sich|steht|ist|wird|erhält|bekommt|hat|gelangt|fällt|rückt)'
const toState = `(?:(?:automatisch|wieder|danach|dann|sofort) )*(?:in den Status|auf den Status|in den Zustand|auf|auf Status|den Status|im Status|der Status auf|in) (?:auf )?${state}(?: (?:über|gesetzt|um|zurück|gestellt|geändert))?`
const changed: CasePattern = {
  title: [
    '{thing:bare}: {state} nach {occasion:bare}',
    'Status {state} nach {occasion:bare}',
    'Der Status wechselt auf {state}',
  ],
  given: ['Vorbereitet ist ein Fall, der noch nicht den Status {state} hat: {thing:bare}.'],
  steps: [
    '{step} | | {thing:der} {thing:hat} den Status {state}.',
    'Seite neu laden | | Der Status ist weiterhin {state}.',
  ],
}
const when: CasePattern = {
  title: [
    '{thing:bare}: Status {state}, sobald {clause}',
    'Status {state} beim genannten Anlass',
    'Der Status wechselt auf {state}',
  ],
  given: ['Vorbereitet ist ein Fall, der noch nicht den Status {state} hat: {thing:bare}.'],
  steps: [
    'Status vor dem Ereignis ansehen ({thing:bare}) | | Der Status ist noch nicht {state}.',
    'Ereignis herbeiführen: {clause} | | {thing:der} {thing:hat} den Status {state}.',
  ],
}
const locked: CasePattern = {
  title: ['{thing:bare} im Status {state}: {done:inf} nicht möglich', 'Im Status {state} nicht möglich: {done:inf}'],
  type: 'Negative',
  given: ['Zwei Fälle sind vorbereitet ({thing:bare}): einer im Status {state}, einer in einem früheren Status.'],
  steps: [
    '{thing:obj} im Status {state} {done:inf} | Erster Fall | Es ist nicht möglich; {thing:der} {thing:ist} unverändert.',
    '{thing:obj} im früheren Status {done:inf} | Zweiter Fall | {thing:der} {thing:ist} {done}.',
  ],
}
const onlyIn: CasePattern = {
  title: ['{thing:bare}: {done:inf} nur im Status {state}', 'Nur im Status {state} möglich: {done:inf}'],
  type: 'Negative',
  given: ['Zwei Fälle sind vorbereitet ({thing:bare}): einer im Status {state}, einer in einem anderen Status.'],
  steps: [
    '{thing:obj} im Status {state} {done:inf} | Erster Fall | {thing:der} {thing:ist} {done}.',
    '{thing:obj} in einem anderen Status {done:inf} | Zweiter Fall | Es ist nicht möglich; {thing:der} {thing:ist} unverändert.',
  ],
}
/** What a tester does so that the status changes. */
function stepTo({ words }: Slots): Record<string, string> {
  const occasion = words.get('occasion') ?? ''
  const step = occasionStep(occasion)
  return { step: step === '' ? `Auslösender Schritt: ${occasion}` : step }
}
/** "A, B und C" one after the other. */
function path({ words }: Slots): Record<string, string> | undefined {
  const items = (words.get('list') ?? '')
    .split(/ ?(?:→|->|>) ?|,? (?:und|dann|und schließlich|danach|bis) |, /u)
    .filter((item) => item !== '')
  return items.length > 1 && items.length < 8 && items.every((item) => item.length < 32)
    ? { first: items[0] ?? '', last: items.at(-1) ?? '', second: items[1] ?? '', row: items.join(' → ') }
    : undefined
}

/** Which status follows on what, and what is possible in it. */
export const states: PatternGroup = {
  cue: ' nicht |status|zustand|wechselt|→|gilt als|storniert|abgeschlossen|archiviert|freigegeben|veröffentlicht',
  patterns: [
    {
      said: `(?:Nach|Mit|Bei|Beim|Durch) (?:dem |der |den |das |die |einer |einem |ihrer |seiner |erfolgreicher |erfolgreichem )*(?<occasion>[^,;:()„“\\d]{3,60}?) (?:ändert sich|wechselt|springt) der Status (?:des|der|eines|einer) (?<thing>[^,;:()„“]{3,40}?) (?:auf|zu|in) ${state}`,
      example: 'Nach Genehmigung durch die Führungskraft ändert sich der Status des Antrags auf „Genehmigt“.',
      derive: stepTo,
      cases: [
        {
          ...changed,
          steps: [
            '{step} | | Der Status des Falls ist {state}.',
            'Seite neu laden | | Der Status ist weiterhin {state}.',
          ],
        },
      ],
    },
    {
      said: `(?:Nach|Mit|Bei|Beim|Durch) (?:dem |der |den |das |die |einer |einem |ihrer |seiner |erfolgreicher |erfolgreichem )*(?<occasion>[^,;:()„“\\d]{3,60}?) ${becomes} (?<thing>(?:der|die|das|ein|eine) [^,;:()„“]{3,40}?) ${toState}`,
      example: 'Nach dem Absenden wechselt der Antrag in den Status „Eingereicht“.',
      derive: stepTo,
      cases: [changed],
    },
    {
      said: `<thing> ${becomes} (?:nach|mit|bei|durch) (?:dem |der |den |das |die |einer |einem |ihrer |seiner |erfolgreicher |erfolgreichem )*(?<occasion>[^,;:()„“\\d]{3,60}?) ${toState}`,
      example: 'Die Bestellung erhält nach der Zahlung den Status „Bezahlt“.',
      derive: stepTo,
      cases: [changed],
    },
    {
      said: `(?:Sobald|Wenn|Falls|Wird|Ist) <clause=[^;:()„“]{5,120}?>, ${becomes} (?<thing>(?:der|die|das|ein|eine|ihr|sein) [^,;:()„“]{3,40}?) ${toState}`,
      example: 'Sobald alle Teile gescannt sind, wechselt der Auftrag automatisch in den Status „Versandbereit“.',
      cases: [when],
    },
    {
      said: `<thing> ${becomes} ${toState}, (?:sobald|wenn|nachdem) <clause=[^;:()„“]{5,120}?>`,
      example: 'Ein Ticket wechselt in den Status „Gelöst“, sobald die Antwort gesendet wurde.',
      cases: [when],
    },
    {
      said: `<thing>,? ${inState}(?:,)? ${may} (?:nicht (?:mehr |weiter )?|weder )${done}(?: werden)?`,
      example: 'Ein Antrag im Status „Genehmigt“ kann nicht mehr bearbeitet werden.',
      cases: [locked],
    },
    {
      said: `Im Status ${state} ${may} <thing> nicht (?:mehr |weiter )?${done}(?: werden)?`,
      example: 'Im Status „In Zustellung“ kann die Lieferadresse nicht mehr geändert werden.',
      cases: [locked],
    },
    {
      said: `Nur <thing> ${inState} ${may} ${done}(?: werden)?`,
      example: 'Nur Rechnungen im Status „Offen“ können storniert werden.',
      cases: [onlyIn],
    },
    {
      said: `<thing> ${may} nur (?:im Status|solange (?:er|sie|es) (?:im Status|den Status)) ${state}(?: (?:ist|hat))? ${done}(?: werden)?`,
      example: 'Angebote können nur im Status „Entwurf“ gelöscht werden.',
      cases: [onlyIn],
    },
    {
      said: '(?:<thing> (?:(?:durchläuft|durchlaufen)(?: nacheinander| der Reihe nach)?|(?:hat|haben) (?:nacheinander|der Reihe nach)) (?:die |folgende )?(?:Status|Stufen|Phasen|Zustände|Schritte):? |Der Statusablauf (?:ist|lautet):? |Die Reihenfolge der Status ist )<list=[^;:()]{5,160}?>',
      example: 'Eine Reklamation durchläuft nacheinander die Status „Neu“, „In Prüfung“ und „Erledigt“.',
      derive: path,
      cases: [
        {
          title: [
            'Status der Reihe nach: {row}',
            'Status von {first} bis {last}',
            'Die Status folgen in der genannten Reihenfolge',
          ],
          given: ['Ein neu angelegter Eintrag liegt vor; sein Status ist {first}.'],
          steps: [
            'Status des neuen Eintrags ansehen | | Der Status ist {first}.',
            'Eintrag einen Schritt weiterschalten | Bis {second} | Der Status ist {second}.',
            'Eintrag bis zum Ende weiterschalten | Bis {last} | Die Status folgten in dieser Reihenfolge: {row}.',
          ],
        },
        {
          title: ['Kein Sprung von {first} auf {last}', 'Kein Status wird übersprungen'],
          type: 'Negative',
          given: ['Ein neu angelegter Eintrag liegt vor; sein Status ist {first}.'],
          steps: [
            'Eintrag von {first} unmittelbar auf {last} setzen | {first} → {last} | Es ist nicht möglich; der Status ist weiterhin {first}.',
          ],
          assume: ['Die Status dürfen nicht übersprungen werden.'],
        },
      ],
    },
    {
      said: `<thing=(?:Ein(?:e|mal)? |Bereits |Schon |Abgeschlossene |Stornierte |Versandte |Veröffentlichte |Bezahlte |Genehmigte |Archivierte |Gesperrte |Freigegebene |Unterschriebene |Eingereichte |Vorgemerkte |Abgelaufene |Gebuchte |Geschlossene |Eingelöste |Bestätigte |Verbuchte |Gekündigte |Abgerechnete |Beendete |Vergangene |Reservierte )[^,;:()„“]{3,50}?> ${may} nicht (?:mehr |nachträglich )?${done}(?: werden)?`,
      example: 'Abgeschlossene Prüfungen können nicht mehr geändert werden.',
      cases: [
        {
          title: ['{thing:bare}: {done:inf} nicht mehr möglich', 'Nicht mehr möglich: {done:inf}'],
          type: 'Negative',
          given: ['Vorbereitet ist: {thing}.'],
          steps: [
            '{thing:obj} {done:inf} | | Es ist nicht möglich.',
            'Seite neu laden | | Alle Angaben sind unverändert ({thing}).',
          ],
        },
      ],
    },
  ],
}

import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { capitalised, contraryOf, masked, ordered } from './clauses.ts'
import { occasionStep } from './occasions.ts'

const asks =
  '(?:erscheint|kommt|wird|folgt|öffnet sich|muss|ist) (?:zuvor |zunächst |immer |stets )?(?:eine |ein |der |die |nach einer )?(?:\\p{Ll}+ )?(?:Rückfrage|Sicherheitsabfrage|Bestätigung|Bestätigungsdialog|Sicherheitsfrage|Abfrage|Bestätigungsabfrage|Nachfrage|Dialog)'
/** "Löschen eines Kunden": the step, and whether the thing is gone or done afterwards. */
function dialog({ words }: Slots): Record<string, string> | undefined {
  const step = occasionStep(words.get('occasion') ?? '')
  if (step === '' || step.startsWith('Herbeiführen')) return undefined
  const gone = /(?:löschen|entfernen|verwerfen)$/iu.test(step)
  return {
    step,
    asked: words.get('message') ?? 'Die Rückfrage',
    kept: gone
      ? 'Der Eintrag ist noch da, auch nach dem Neuladen.'
      : 'Es ist nichts ausgeführt; alle Angaben sind unverändert.',
    done1: gone
      ? 'Der Eintrag ist nicht mehr da, auch nach dem Neuladen.'
      : 'Der Vorgang ist ausgeführt, auch nach dem Neuladen.',
  }
}
const asked: CasePattern = {
  title: ['{step}: Rückfrage verneint, dann bejaht', 'Rückfrage verneint: nichts geschieht; bejaht: ausgeführt'],
  technique: 'Decision table',
  given: ['Ein Eintrag, an dem sich das zeigen lässt, ist vorhanden.'],
  steps: [
    '{step} | | {asked} erscheint; ausgeführt ist noch nichts.',
    'Rückfrage verneinen | | {kept}',
    '{step} (zweiter Versuch) | | {asked} erscheint erneut.',
    'Rückfrage bejahen | | {done1}',
  ],
}

/** Questions that come before something is done, and screens for small and large displays. */
export const dialogs: PatternGroup = {
  cue: 'rückfrage|abfrage|bestätig|nachfrage|dialog|smartphone|mobil|tablet|bildschirm|px|tastatur|dunkel|format|auswahl|derselben|desselben|ungespeichert|nicht gespeichert',
  patterns: [
    {
      said: `(?:Vor|Bei|Beim) (?:dem |der |den |einer |einem )?<occasion=[^,;:()„“]{3,60}?> ${asks}(?: mit dem (?:Text|Wortlaut|Hinweis))? <message>(?: (?:angezeigt|gestellt|eingeblendet|bestätigt werden))?`,
      example: 'Beim Löschen eines Kunden erscheint eine Sicherheitsabfrage mit dem Text „Kunde wirklich löschen?“.',
      derive: dialog,
      cases: [asked],
    },
    {
      said: `(?:Vor|Bei|Beim) (?:dem |der |den |einer |einem )?<occasion=[^,;:()„“]{3,60}?> ${asks}(?: (?:angezeigt|gestellt|eingeblendet|verlangt|gefragt|bestätigt werden|erforderlich|nötig))?`,
      example: 'Vor dem Löschen eines Albums erscheint eine Rückfrage.',
      derive: dialog,
      cases: [asked],
    },
    {
      said: '(?:Das|Jedes) (?<noun>Löschen|Entfernen|Stornieren|Verwerfen|Zurücksetzen|Versenden|Freigeben|Schließen) (?<genitive>(?:des|der|eines|einer|von) [^,;:()„“]{3,50}?) (?:muss|müssen) (?:zuvor |vorher |erst |in einem Dialog )*bestätigt werden',
      example: 'Das Löschen eines Termins muss vorher bestätigt werden.',
      derive: (slots) =>
        dialog({
          ...slots,
          words: new Map([
            ...slots.words,
            ['occasion', `${slots.words.get('noun') ?? ''} ${slots.words.get('genitive') ?? ''}`],
          ]),
        }),
      cases: [asked],
    },
    {
      said: '(?:Wird|Werden) (?:die Seite|das Formular|der Dialog|die Maske|der Editor) (?:mit ungespeicherten Änderungen |bei ungespeicherten Änderungen |vor dem Speichern )(?:verlassen|geschlossen), (?:erscheint|wird|kommt|warnt) [^„“]{0,60}?<message>(?: angezeigt)?',
      example: 'Wird das Formular mit ungespeicherten Änderungen verlassen, erscheint „Änderungen verwerfen?“.',
      cases: [
        {
          title: ['Verlassen mit ungespeicherter Änderung: {message}', 'Warnung nur bei ungespeicherter Änderung'],
          technique: 'Decision table',
          given: ['Das Formular ist geöffnet und unverändert.'],
          steps: [
            'Formular ohne Änderung verlassen | Keine Änderung | Das Formular ist verlassen; {message} erscheint nicht.',
            'Wert in das erneut geöffnete Formular eingeben | Kestrel | „Kestrel“ steht im Formular.',
            'Formular ohne Speichern verlassen | Kestrel | {message} erscheint; das Formular ist noch offen.',
          ],
        },
      ],
    },
    {
      said: 'Auf (?<device>Smartphones|Mobilgeräten|mobilen Geräten|Tablets|kleinen Bildschirmen|dem Smartphone|Handys|dem Handy|dem Tablet) <rest=(?:wird|werden|ist|sind|erscheint|erscheinen|steht|stehen|bleibt|lässt) .{4,200}>',
      example: 'Auf Smartphones wird das Menü als Symbol dargestellt.',
      derive: ({ words }) => {
        const { text, back } = masked(words.get('rest') ?? '')
        const told = ordered(text)
        return told === text
          ? undefined
          : { then: capitalised(back(told)), px: /tablet/iu.test(words.get('device') ?? '') ? '820 px' : '390 px' }
      },
      cases: [
        {
          title: ['{px} breit: {then}', 'Darstellung bei {px} Breite'],
          technique: 'Checklist-based',
          given: ['Die Seite ist im Browser geöffnet.'],
          steps: ['Fenster auf {px} Breite verkleinern | {px} | {then}; nichts ist abgeschnitten.'],
          assume: ['Geprüft wird mit der Breite {px}.'],
        },
      ],
    },
    {
      said: '(?:Unter|Unterhalb von|Bei weniger als|Bei einer Breite unter|Ab einer Breite von weniger als) <width>(?: Breite)? <rest=(?:wird|werden|ist|sind|erscheint|erscheinen|steht|stehen|rutscht|lässt|klappt) .{4,200}>',
      example: 'Unter 600 px Breite werden die Spalten untereinander dargestellt.',
      derive: ({ words }) => {
        const { text, back } = masked(words.get('rest') ?? '')
        const then = capitalised(back(ordered(text)))
        return { then, not: contraryOf(then) }
      },
      cases: [
        {
          title: ['Bei {width-1}: {then}', 'Darstellung wechselt zwischen {width} und {width-1}'],
          type: 'Boundary',
          given: ['Die Seite ist im Browser geöffnet.'],
          steps: [
            'Fenster auf die Grenzbreite ziehen | {width} | {not}.',
            'Fenster um ein Pixel verkleinern | {width-1} | {then}.',
          ],
        },
      ],
    },
    {
      said: '(?:<thing> (?:ist|sind|muss|müssen|lässt sich|kann|können)) (?:vollständig |komplett |auch |allein |ausschließlich )*(?:per|mit der|über die|mit) Tastatur (?:bedienbar|bedienbar sein|bedienen|bedient werden|nutzbar|erreichbar)(?: sein)?',
      example: 'Das Formular ist vollständig per Tastatur bedienbar.',
      cases: [
        {
          title: ['{thing:bare} nur mit der Tastatur bedient', 'Nur mit der Tastatur bedient'],
          technique: 'Checklist-based',
          given: ['Die Maus ist abgezogen; die Seite ist geöffnet ({thing:bare}).'],
          steps: [
            'Mit der Tabulatortaste durch alle Bedienelemente gehen ({thing:bare}) | Tabulator | Jedes Bedienelement erhält den Fokus; der Fokus ist jedes Mal sichtbar.',
            'Aufgabe nur mit der Tastatur abschließen ({thing:bare}) | Tabulator, Leertaste, Eingabetaste | Der Eintrag ist gespeichert.',
          ],
        },
      ],
    },
    {
      said: '(?:<field> (?:wird|werden|muss|müssen|ist|sind|hat|haben|erscheint)|<field2> folgt) (?:stets |immer )?(?:im Format|in der Form|dem Format|nach dem Muster|das Format|dem Schema) <format=(?:„[^„“]{2,40}“|[^,;()„“]{4,40}?)>(?: (?:angezeigt|eingegeben|dargestellt|ausgegeben|vergeben|haben|sein|entsprechen|eingegeben werden|angegeben werden))*',
      example: 'Das Datum wird im Format TT.MM.JJJJ angezeigt.',
      derive: formats,
      cases: [
        {
          title: ['{name}: {good}', '{name} im genannten Format'],
          technique: 'Equivalence partitioning',
          given: ['Ein Eintrag mit diesem Wert ist vorhanden ({name}): {value}.'],
          steps: ['Eintrag öffnen | {value} | {name} steht da als {good}, nicht als {bad}.'],
        },
      ],
    },
    {
      said: '(?:Bei|Nach) (?:der )?(?:Auswahl|Wahl) (?:von |der Option |des Werts )?<option> (?:wird|werden|erscheint|erscheinen) (?:zusätzlich |auch )?<what=(?:das|die|der|ein|eine)? ?(?:[^,;:()„“]|„[^„“]{2,40}“){3,60}?>(?: (?:eingeblendet|angezeigt|sichtbar|abgefragt))?',
      example: 'Bei Auswahl von „Firma“ wird zusätzlich das Feld „USt-IdNr.“ eingeblendet.',
      cases: [
        {
          title: ['{option} gewählt: {what:bare} zu sehen, sonst nicht', 'Nur bei {option} eingeblendet'],
          technique: 'Decision table',
          given: ['Das Formular ist geöffnet; {option} ist nicht ausgewählt.'],
          steps: [
            '{option} auswählen | {option} | {what} ist zu sehen.',
            'Einen anderen Wert auswählen | Nicht {option} | {what} ist nicht zu sehen.',
          ],
        },
      ],
    },
    {
      said: '(?:Bei (?:doppelter|erneuter|wiederholter) (?:Eingabe|Verwendung|Angabe|Erfassung)|Beim (?:Anlegen|Speichern|Erfassen) mit) (?:derselben|desselben|einer bereits vergebenen|einer schon vergebenen|der gleichen|einer vorhandenen|eines bereits vergebenen|einem bereits vergebenen) <field=[^,;:()„“]{3,40}?> (?:wird|erscheint|kommt)(?: die Meldung| der Hinweis)? <message>(?: (?:angezeigt|ausgegeben|gemeldet))?',
      example: 'Bei doppelter Eingabe derselben Kundennummer wird „Kundennummer bereits vorhanden“ angezeigt.',
      cases: [
        {
          title: ['{field:bare}: derselbe Wert ein zweites Mal abgelehnt', 'Derselbe Wert ein zweites Mal abgelehnt'],
          type: 'Negative',
          given: ['Ein Eintrag mit diesem Wert ist vorhanden ({field:bare}): K-4711.'],
          steps: [
            'Zweiten Eintrag mit demselben Wert speichern ({field:bare}) | K-4711 | {message} erscheint; gespeichert wird nichts.',
            'Zweiten Eintrag mit einem freien Wert speichern ({field:bare}) | K-4712 | Der Eintrag ist gespeichert; {message} erscheint nicht.',
          ],
        },
      ],
    },
  ],
}

/** A date, time or number in the format that the ticket names. */
function formats({ words }: Slots): Record<string, string> | undefined {
  const format = (words.get('format') ?? '').replace(/[„“]/gu, '')
  const name = (words.get('field') ?? words.get('field2') ?? '').replace(/^(?:Der|Die|Das|Alle|alle|der|die|das) /u, '')
  if (name === '') return undefined
  const known: Record<string, [string, string, string]> = {
    'TT.MM.JJJJ': ['07.03.2026', '7. März 2026', '2026-03-07'],
    'DD.MM.YYYY': ['07.03.2026', '7. März 2026', '2026-03-07'],
    'JJJJ-MM-TT': ['2026-03-07', '7. März 2026', '07.03.2026'],
    'YYYY-MM-DD': ['2026-03-07', '7. März 2026', '07.03.2026'],
    'TT.MM.JJ': ['07.03.26', '7. März 2026', '07.03.2026'],
    'MM/JJJJ': ['03/2026', 'März 2026', '2026-03'],
    'MM/JJ': ['03/26', 'März 2026', '03/2026'],
    'HH:MM': ['09:05', '9 Uhr 5', '9:5'],
    'hh:mm': ['09:05', '9 Uhr 5', '9:5'],
    'TT.MM.JJJJ HH:MM': ['07.03.2026 09:05', '7. März 2026, 9 Uhr 5', '2026-03-07 9:5'],
  }
  const [good, value, bad] = known[format] ?? []
  return good === undefined || value === undefined || bad === undefined ? undefined : { name, good, value, bad }
}

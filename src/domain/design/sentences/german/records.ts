import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { occasionStep } from './occasions.ts'
import { shown, shows } from './parts.ts'

/** Two values that a field takes. */
function twoValues({ words }: Slots): Record<string, string> {
  const field = words.get('field') ?? ''
  if (/mail/iu.test(field)) return { value: 'anna.weber@example.com', other: 'ben.keller@example.com' }
  if (/telefon|handy|mobil/iu.test(field)) return { value: '030 5550123', other: '030 5550124' }
  return /nummer|code|nr/iu.test(field)
    ? { value: '4711-08', other: '4711-09' }
    : { value: 'Kestrel', other: 'Zaunkönig' }
}
const unique: CasePattern = {
  title: ['{field:bare}: vorhandener Wert abgelehnt, neuer angenommen', 'Vorhandener Wert abgelehnt, neuer angenommen'],
  type: 'Negative',
  given: ['Ein Eintrag mit diesem Wert ist gespeichert ({field:bare}): {value}.'],
  steps: [
    'Zweiten Eintrag mit demselben Wert speichern ({field:bare}) | {value} | {message} erscheint; ein zweiter Eintrag ist nicht angelegt.',
    'Zweiten Eintrag mit einem neuen Wert speichern ({field:bare}) | {other} | Der zweite Eintrag ist gespeichert.',
  ],
}
const noSecond =
  '(?:,? und (?:es )?(?:wird|werden) (?:kein|keine|nichts)[^,;„“]{0,50} (?:angelegt|gespeichert|erstellt))?'

/** "Wechsel in einen anderen Chat" as what a tester does. */
function keeps({ words }: Slots): Record<string, string> | undefined {
  const step = occasionStep(words.get('occasion') ?? '')
  return step === '' || step.startsWith('Herbeiführen') ? undefined : { step }
}
function numbered({ words }: Slots): Record<string, string> | undefined {
  const occasion = words.get('occasion')?.replace(/^(?:einem|einer|dem|der) /u, '')
  return occasion === undefined ? undefined : { event2: occasion }
}
const threeNumbers = 'Drei Einträge nacheinander anlegen ({things:bare}) | | Jede Nummer ist um 1 höher als die vorige.'
const numbers =
  '<things> (?:werden|wird|sind) (?:automatisch |vom System )?(?:fortlaufend|lückenlos|durchgehend|aufsteigend)(?: und (?:lückenlos|eindeutig|automatisch|fortlaufend))? (?:vergeben|hochgezählt|nummeriert|erzeugt)'
/** "ungültiger" is what the value is: "ungültig". */
const wrongly = ({ words }: Slots): Record<string, string> => {
  const kind = (words.get('word') ?? '').toLowerCase()
  return { kind: /^fehlend/u.test(kind) ? 'fehlt' : kind.replace(/e$/u, '') }
}

/** What is kept, numbered, logged, unique, or edited by two at once. */
export const records: PatternGroup = {
  cue: 'nur |erlaubt|zulässig|such|find|fund|treffer|bereits|schon|bleib|fortlaufend|lückenlos|aufsteigend|änderung|zwei|mehrere|bei |für ',
  patterns: [
    {
      said: `(?:Existiert|Besteht|Gibt es|Ist) (?:bereits|schon) (?:ein|eine) <thing> mit (?:derselben|demselben|der gleichen|dem gleichen|dieser|diesem|der|dem) <field>(?: vorhanden| angelegt| gespeichert)?, ${shows} <message>${shown}${noSecond}`,
      example: 'Existiert bereits ein Lieferant mit derselben Steuernummer, erscheint „Lieferant schon angelegt“.',
      derive: twoValues,
      cases: [unique],
    },
    {
      said: `(?:Wenn |Falls )?(?:Ist )?(?<field>(?:der|die|das) [^,;:()„“]{3,40}?) (?:bereits|schon) (?:vergeben|registriert|vorhanden|belegt|in Verwendung|verwendet|bekannt|in Benutzung)(?: ist| wird)?, ${shows} <message>${shown}${noSecond}`,
      example: 'Ist der Gruppenname bereits vergeben, erscheint „Bitte einen anderen Namen wählen“.',
      derive: twoValues,
      cases: [unique],
    },
    {
      said: `(?:Haben|Öffnen|Bearbeiten|Ändern|Speichern) (?:zwei|mehrere) <who> (?:gleichzeitig |zeitgleich |parallel )?(?:denselben|dieselbe|dasselbe|den gleichen|die gleiche|das gleiche) (?<thing>\\p{L}[\\p{L}-]{2,30})(?: gleichzeitig| zeitgleich| geöffnet| geändert)*, (?:erhält|bekommt|sieht) (?:der|die|das) (?:zweite|andere|spätere|letzte)(?: \\p{L}+)?(?: beim Speichern)?(?: (?:die|den|eine|einen) (?:Meldung|Hinweis|Warnung|Fehlermeldung))? <message>(?: beim Speichern)?`,
      example:
        'Bearbeiten zwei Redakteure gleichzeitig denselben Artikel, sieht der zweite beim Speichern „Inzwischen geändert“.',
      cases: [
        {
          title: ['Zwei bearbeiten dasselbe ({thing}): {message}', 'Zweites Speichern desselben Stands wird gemeldet'],
          type: 'Negative',
          given: ['Zwei Konten haben in zwei Browsern denselben Stand geöffnet ({thing}): Konto A und Konto B.'],
          steps: [
            'Geänderten Wert speichern | Konto A, neuer Wert: Ahorn | Der Wert ist gespeichert.',
            'Abweichenden Wert speichern, ohne neu zu laden | Konto B, neuer Wert: Birke | {message} erscheint.',
          ],
        },
      ],
    },
    {
      said: `(?:Bei|Für) (?:einer |einem )?(?<how>(?<word>unbekannte|ungültige|falsche|fehlende|leere|abgelaufene|nicht vorhandene|nicht existierende)[rnm]? (?<field>\\p{L}[\\p{L}-]{3,40})) (?:lautet (?:die|der) \\p{L}+|${shows}) <message>${shown}`,
      example: 'Bei ungültiger Postleitzahl erscheint „Diese Postleitzahl gibt es nicht“.',
      derive: wrongly,
      cases: [
        {
          title: ['{field:bare} {kind}: {message}', '{field:bare} {kind}: Meldung'],
          type: 'Negative',
          given: ['Alle übrigen Angaben sind gemacht.'],
          steps: [
            'Eingabe mit {how} absenden | {field:bare}: {kind} | {message} wird angezeigt.',
            'Eingabe mit einem gültigen Wert absenden ({field:bare}) | {field:bare}: gültig | {message} wird nicht angezeigt.',
          ],
        },
      ],
    },
    {
      said: `(?:(?:Wird|Werden) (?:bei der Suche |bei einer Suche )?(?:nichts|kein\\p{L}* [^,;:()„“]{3,40}?) gefunden|(?:Liefert|Ergibt|Findet|Hat) (?:die|eine) (?:Suche|Suchanfrage|Filterung) (?:nichts|keine? [^,;:()„“]{3,30}?)|(?:Bei|Nach) (?:einer )?Suche(?:n)? ohne (?:Treffer|Ergebnis)|Gibt es (?:bei der Suche |zur Suche )?keine Treffer|Ohne (?:Suchtreffer|Treffer)),? (?:dann )?(?:steht|${shows})(?: (?:in|auf) (?:der|dem) \\p{L}+)?(?: (?:der|die|das|ein|eine))?(?: (?:Text|Hinweis|Meldung))? <message>${shown}`,
      example: 'Werden keine Artikel gefunden, erscheint der Hinweis „Keine passenden Artikel“.',
      cases: [
        {
          title: ['Suche ohne Treffer: {message}', 'Suche ohne Treffer zeigt den Hinweis'],
          type: 'Negative',
          given: ['Ein Eintrag mit dem Namen „Kestrel“ ist vorhanden.'],
          steps: [
            'Nach einem Wert suchen, den es nicht gibt | Zzyx-4711 | {message} wird angezeigt; kein Eintrag ist aufgeführt.',
            'Nach dem vorhandenen Eintrag suchen | Kestrel | Der Eintrag ist aufgeführt; {message} wird nicht angezeigt.',
          ],
        },
      ],
    },
    {
      said: '(?:(?:Es|<thing>) (?:dürfen|können|darf|kann|werden|sind) (?:nur|ausschließlich) (?:Dateien (?:im Format|in den Formaten|vom Typ|mit der Endung|mit den Endungen) |als |im Format |in den Formaten )?|(?:Erlaubt|Zulässig|Erlaubte (?:Datei)?[Ff]ormate|Zulässige (?:Datei)?[Ff]ormate) sind (?:nur |die Formate )?)<list=\\.?[A-Z]{2,5}(?:(?:, | und | oder )\\.?[A-Z]{2,5}){0,5}>(?:-Dateien)?(?: (?:hochgeladen|angehängt|importiert|eingereicht|akzeptiert|angenommen|erlaubt|zulässig))?(?: werden)?',
      example: 'Es dürfen nur Dateien im Format PNG oder JPG hochgeladen werden.',
      derive: ({ words }) =>
        words.get('list') ===
        words
          .get('list')
          ?.toUpperCase()
          .replace(/ (UND|ODER) /gu, (word) => word.toLowerCase())
          ? {}
          : undefined,
      cases: [
        {
          title: [
            'Dateiformat: {list} angenommen, anderes abgelehnt',
            'Nur die genannten Dateiformate werden angenommen',
          ],
          technique: 'Decision table',
          given: ['Je eine kleine, lesbare Datei liegt bereit: {list} sowie EXE.'],
          steps: [
            '{item}-Datei hochladen | Format: {item} | Die Datei ist hochgeladen und mit ihrem Namen aufgeführt.',
            'EXE-Datei hochladen | Format: EXE | {beyond}',
          ],
        },
      ],
    },
    {
      said: '<thing> (?:bleibt|bleiben) (?:auch )?(?:bei|beim|bei einem|bei einer|während|während eines) <occasion=[^,;:()„“]{4,60}?> (?:gespeichert|erhalten|bestehen|unverändert|gesetzt|ausgewählt)',
      example: 'Die Filter bleiben beim Wechsel in eine andere Ansicht erhalten.',
      derive: keeps,
      cases: [
        {
          title: ['{thing:bare}: nach dem Schritt noch da ({step})', '{thing:bare}: bleibt erhalten'],
          given: ['Vorhanden und notiert: {thing:bare}.'],
          steps: [
            '{step} | | Es gelingt ohne Meldung.',
            'Ausgangsseite wieder öffnen | | {thing:der} {thing:ist} unverändert da.',
          ],
        },
      ],
    },
    {
      said: `${numbers}(?:,? und|,| sowie) (?:nach|bei) (?<occasion>(?:dem|der|einem|einer) \\p{L}+) (?:nicht|nie) (?:neu |erneut |wieder |noch einmal |mehrfach )*(?:verwendet|vergeben|genutzt|benutzt)`,
      example: 'Rechnungsnummern werden fortlaufend vergeben und nach einer Stornierung nicht erneut verwendet.',
      derive: numbered,
      cases: [
        {
          title: [
            '{things:bare}: fortlaufend, nach {event2} keine doppelt',
            '{things:bare}: fortlaufend, keine doppelt',
          ],
          steps: [
            threeNumbers,
            'Für den letzten der drei Einträge auslösen: {event2} | | Der Vorgang ist ausgeführt.',
            'Vierten Eintrag anlegen | | Seine Nummer ist um 1 höher als die des dritten, also nicht dieselbe.',
          ],
        },
      ],
    },
    {
      said: numbers,
      example: 'Auftragsnummern werden lückenlos vergeben.',
      cases: [{ title: '{things:bare}: drei Nummern in Folge', steps: [threeNumbers] }],
    },
    {
      said: '(?:Jede|Alle|Sämtliche) (?:Änderung|Änderungen) (?:an|von|der|des|am) (?:einem |einer |dem |der |den |eines )?<thing=[^,;:()„“]{3,40}?> (?:wird|werden) (?:automatisch |immer )?(?:mit|samt|inklusive) <list=[^;:()„“]{4,80}?>(?: (?:im|in der) \\p{L}+)? (?:protokolliert|aufgezeichnet|festgehalten|dokumentiert|vermerkt|gespeichert)',
      example: 'Jede Änderung am Mietvertrag wird mit Datum und Benutzer protokolliert.',
      cases: [
        {
          title: ['Änderung wird protokolliert: {list}', 'Jede Änderung wird protokolliert'],
          given: ['Vorhanden ist: {thing:bare}, mit dem Wert „Birke“ in einem Feld.'],
          steps: [
            'Wert ändern und speichern | Birke → Ahorn | Der neue Wert ist gespeichert.',
            'Protokoll der Änderungen öffnen ({thing:bare}) | | Genau ein neuer Eintrag ist da, mit diesen Angaben: {list}.',
          ],
        },
      ],
    },
  ],
}

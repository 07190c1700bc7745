import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { empty } from './lengths.ts'
import { may, noForm, shown, shows } from './parts.ts'

const refusedEmpty: CasePattern = {
  ...empty,
  steps: ['Formular ohne {field:obj} absenden | {field:bare}: leer | {message} erscheint; gespeichert wird nichts.'],
}
const filled: CasePattern = {
  title: ['Mit {field:obj} ohne Hinweis gespeichert', 'Ausgefülltes Feld: gespeichert'],
  given: [noForm],
  steps: [
    'Formular samt {field:obj} absenden | {field:bare}: ausgefüllt | Der Eintrag ist gespeichert; {message} erscheint nicht.',
  ],
}
const eachEmpty: CasePattern = {
  title: ['Jedes Pflichtfeld einzeln leer: {list}', 'Jedes Pflichtfeld einzeln leer: nichts wird gespeichert'],
  type: 'Negative',
  given: ['Alle Felder des Formulars sind ausgefüllt; geleert wird jeweils nur das genannte.'],
  steps: ['Formular ohne {item} speichern | {item}: leer | {beyond}'],
}
/** "Name und Ort, 5 bis 60 Zeichen": a length among them is no field. */
const namesOnly = ({ words }: Slots): Record<string, string> | undefined =>
  /\d/u.test(words.get('list') ?? '') ? undefined : {}
const optional: CasePattern = {
  title: ['Ohne {field:obj} wird gespeichert', 'Ohne freiwillige Angabe wird gespeichert'],
  given: ['Alle Pflichtfelder sind ausgefüllt.'],
  steps: [
    'Formular ohne {field:obj} speichern | {field:bare}: leer | Der Eintrag ist gespeichert; nach dem Neuladen ist „{field:bare}“ leer.',
  ],
}
const mandatory =
  '(?:ein Pflichtfeld|Pflichtfeld|Pflicht|eine Pflichtangabe|verpflichtend|obligatorisch|zwingend erforderlich|erforderlich|zwingend|auszufüllen|anzugeben|zwingend anzugeben|Pflichtangabe)'
const options = '<list=(?:[^;:.()]{3,160}?)>'

/** Mandatory and optional fields, defaults, and the values to choose from. */
export const inputs: PatternGroup = {
  cue: 'pflicht|erforderlich|leer|optional|freiwillig|auswahl|ausgewählt|vorbelegt|voreingestellt|standard|wähl|werte|ausgefüllt|angegeben|ohne|fehlt|auszufüllen|anzugeben|möglich sind|obligatorisch|zwingend',
  patterns: [
    {
      said: `(?:Pflichtfelder sind|Pflichtangaben sind|Auszufüllen sind|Folgende Felder sind Pflicht:|Pflichtfelder:) (?:die Felder )?${options}`,
      example: 'Pflichtfelder sind Vorname, Nachname und Geburtsdatum.',
      derive: namesOnly,
      cases: [eachEmpty],
    },
    {
      said: `(?:Die (?:Felder|Angaben) )?<list=(?:[^;:.()]{3,80}?,? (?:und|sowie) [^;:.(), ]{3,40}(?: [^;:.(), ]{3,30})?)> (?:sind|müssen) (?:Pflichtfelder|Pflicht|Pflichtangaben|verpflichtend|zwingend|erforderlich|auszufüllen|anzugeben|ausgefüllt werden|angegeben werden|ausgefüllt sein)`,
      example: 'Vorname, Nachname und Telefonnummer sind Pflichtfelder. Andernfalls erscheint „Bitte ausfüllen“.',
      derive: namesOnly,
      cases: [eachEmpty],
    },
    {
      said: '(?:Beim|Bei der|Bei einer|Zum|Zur|Für die|Für das|Bei) <occasion=[^,;:()„“]{3,50}?> ist <field> (?:Pflicht|erforderlich|anzugeben|verpflichtend|Pflichtfeld) \\((?:mind\\.|mindestens|min\\.) <min>(?: Zeichen)?,? (?:und |bis )?(?:max\\.|höchstens|maximal) <max> Zeichen\\)',
      example: 'Beim Stornieren ist eine Begründung Pflicht (mind. 20, max. 300 Zeichen).',
      cases: [
        {
          title: ['{field:bare}: {min-1} und {max+1} Zeichen abgelehnt, {min} und {max} angenommen'],
          type: 'Boundary',
          given: ['Für jeden Versuch ist ein eigener Fall vorbereitet ({occasion}).'],
          steps: [
            '{occasion:obj} mit leerem Feld abschließen ({field:bare}) | {field:bare}: leer | {beyond}',
            '{occasion:obj} mit {min-1} Zeichen abschließen ({field:bare}) | {min-1:text} | {beyond}',
            '{occasion:obj} mit {min} Zeichen abschließen ({field:bare}) | {min:text} | Alle {min} Zeichen sind nach dem Neuladen noch da.',
            '{occasion:obj} mit {max} Zeichen abschließen ({field:bare}) | {max:text} | Alle {max} Zeichen sind nach dem Neuladen noch da.',
            '{occasion:obj} mit {max+1} Zeichen abschließen ({field:bare}) | {max+1:text} | {beyond}',
          ],
        },
      ],
    },
    {
      said: '(?:Bei|Für|Ab) (?!(?:eine[rm]|der|dem|jede[rm]) )<occasion=[^,;:()„“]{3,50}?> (?:ist|sind) (?:die Angabe (?:des|der|einer|eines|von) |die Eingabe (?:des|der|einer|eines|von) |das Feld )?(?:ein |eine |der |die |das )?<field> (?:Pflicht|erforderlich|verpflichtend|anzugeben|ein Pflichtfeld|Pflichtfelder|zwingend|notwendig)',
      example: 'Bei Überweisungen ins Ausland ist die Angabe der BIC Pflicht.',
      derive: ({ words }) =>
        /(?:freigabe|genehmigung|zustimmung|prüfung|anmeldung|bestätigung|wartezeit)$/iu.test(words.get('field') ?? '')
          ? undefined
          : {},
      cases: [
        {
          title: ['{occasion}: ohne {field:bare} nicht speicherbar', 'Ohne {field:bare} nicht speicherbar'],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Alle übrigen Angaben sind gemacht.'],
          steps: [
            'Ohne {field:bare} speichern ({occasion}) | {field:bare}: leer | {beyond}',
            'Mit {field:bare} speichern ({occasion}) | {field:bare}: ausgefüllt | Der Eintrag ist gespeichert.',
            'In einem anderen Fall ohne {field:bare} speichern | {field:bare}: leer | Der Eintrag ist gespeichert.',
          ],
        },
      ],
    },
    {
      said: `<field> (?:ist|sind) ${mandatory}`,
      example: 'Der Kündigungsgrund ist ein Pflichtfeld. Bei leerem Feld erscheint „Bitte einen Grund angeben“.',
      cases: [empty],
    },
    {
      said: '<field> (?:muss|müssen) (?:immer |zwingend )?(?:ausgefüllt|angegeben|eingetragen|eingegeben|hinterlegt|ausgewählt|gewählt|erfasst|benannt)(?: werden| sein)',
      example: 'Die Kostenstelle muss angegeben werden.',
      cases: [empty],
    },
    {
      said: '<field> (?:darf|dürfen) nicht (?:leer sein|leer bleiben|leer gelassen werden|fehlen)',
      example: 'Der Titel darf nicht leer sein.',
      cases: [empty],
    },
    {
      said: 'Ohne <field=(?:Angabe (?:des|der|eines|einer) )?[^,;:()]{3,60}?> (?:kann|können|lässt|darf|wird) (?:sich )?(?<what>(?:das|der|die) [^,;:()]{3,40}?) (?:nicht (?:abgesendet|gespeichert|eingereicht|abgeschickt|angelegt|abgeschlossen|versendet) werden|nicht (?:absenden|speichern|einreichen|abschicken|anlegen|abschließen)|nicht (?:gespeichert|angelegt|abgesendet))',
      example: 'Ohne Unterschrift kann das Übergabeprotokoll nicht gespeichert werden.',
      cases: [
        {
          title: ['Ohne {field:obj} wird nichts gespeichert', 'Ohne die Angabe wird nichts gespeichert'],
          type: 'Negative',
          given: ['Alles Übrige ist ausgefüllt: {what:bare}.'],
          steps: [
            'Ohne {field:obj} abschließen | {field:bare}: fehlt | {beyond}',
            'Mit {field:bare} abschließen | {field:bare}: vorhanden | {what} {what:ist} gespeichert.',
          ],
        },
      ],
    },
    {
      said: `(?:Ist|Sind|Bleibt|Bleiben|Wird|Wenn|Fehlt|Fehlen|Falls) <field>(?: (?:leer|nicht ausgefüllt|leer gelassen|nicht angegeben|unausgefüllt|leer bleibt|leer ist|fehlt|nicht ausgefüllt ist|nicht ausgewählt))?, (?:so )?${shows} <message>${shown}`,
      example: 'Bleibt das Feld „Anlass“ leer, erscheint „Bitte nennen Sie einen Anlass“.',
      derive: ({ words }) =>
        / (?:zu|über|unter|größer|kleiner|älter|jünger|falsch|ungültig)|,/u.test(words.get('field') ?? '')
          ? undefined
          : {},
      cases: [refusedEmpty, filled],
    },
    {
      said: '<field> (?:ist|sind|bleibt) (?:optional|freiwillig|keine Pflichtangabe|kein Pflichtfeld|ein optionales Feld)',
      example: 'Die Telefonnummer ist optional.',
      cases: [optional],
    },
    {
      said: '<field> (?:kann|können|darf|dürfen) (?:leer (?:bleiben|gelassen werden|sein)|weggelassen werden)',
      example: 'Das Feld „Anmerkung“ kann leer bleiben.',
      cases: [optional],
    },
    {
      said: `(?:Als <field> (?:stehen|steht|sind|ist|${may})|Zur (?:Auswahl|Wahl) (?:stehen|steht)(?: (?:als|für|bei|beim|im) (?<place2>[^,;:()„“]{3,40}?))?|Wählbar sind|Angeboten werden|Mögliche Werte(?: für <field2>)? sind|Möglich sind|Auswählbar sind)(?: nur| genau| ausschließlich)?(?: die (?:Werte|Optionen|Einträge))? ${options}(?: zur (?:Auswahl|Wahl)| möglich| wählbar| auswählbar| erlaubt| zulässig| angegeben werden| ausgewählt werden| gewählt werden)?[,;] (?:vorausgewählt|voreingestellt|vorbelegt|standardmäßig ausgewählt|Standard) ist (?<option>„[^„“]{2,40}“|\\p{L}[^,;:()„“]{2,40})`,
      example: 'Als Versandart stehen Standard, Express und Abholung zur Auswahl, vorausgewählt ist Standard.',
      derive: choices,
      cases: [
        {
          title: ['Genau diese Werte stehen zur Wahl: {shortlist}', 'Genau die genannten Werte stehen zur Wahl'],
          given: ['Das Formular ist neu geöffnet und unverändert.'],
          steps: [
            'Auswahl öffnen{about} | | Ausgewählt ist {option}; angeboten {werden} genau: {list}.',
            '{item} auswählen | {item} | {item} ist ausgewählt.',
          ],
        },
      ],
    },
    {
      said: `(?:Als <field> (?:stehen|steht|sind|ist|${may})|Zur (?:Auswahl|Wahl) (?:stehen|steht)(?: (?:als|für|bei|beim|im) (?<place2>[^,;:()„“]{3,40}?))?|Wählbar sind|Angeboten werden|Mögliche Werte(?: für <field2>)? sind|Möglich sind|Auswählbar sind|<field3> (?:bietet|hat|kennt|umfasst|enthält|kann|können))(?: nur| genau| ausschließlich)?(?: die| folgende)?(?: (?:Werte|Optionen|Einträge|Auswahlmöglichkeiten|Auswahl):?)? ${options}(?: zur (?:Auswahl|Wahl)| möglich| wählbar| auswählbar| erlaubt| zulässig| angegeben werden| ausgewählt werden| gewählt werden| annehmen| an| sein)?`,
      example: 'Als Zahlungsart stehen Lastschrift, Rechnung und Kreditkarte zur Auswahl.',
      derive: choices,
      cases: [
        {
          title: ['Genau diese Werte stehen zur Wahl: {shortlist}', 'Genau die genannten Werte stehen zur Wahl'],
          given: ['Das Formular ist neu geöffnet und unverändert.'],
          steps: [
            'Auswahl öffnen{about} | | Angeboten {werden} genau: {list}.',
            'Formular mit {item} speichern | {item} | {item} ist nach dem Neuladen noch ausgewählt.',
          ],
        },
      ],
    },
    {
      said: '(?:Standardmäßig|Beim (?:ersten )?Öffnen|Zu Beginn|Voreingestellt|Vorausgewählt|Vorbelegt|Anfangs)(?: ist| wird| sind)(?: (?:im Feld|als) <field>)? (?<option>„[^„“]{2,50}“|[^,;:()„“]{2,50}?)(?: (?:ausgewählt|voreingestellt|eingestellt|vorbelegt|vorausgewählt|aktiv|aktiviert))?',
      example: 'Standardmäßig ist „Sprache des Browsers“ ausgewählt.',
      cases: [
        {
          title: ['Ohne Zutun ausgewählt: {option}'],
          given: ['Das Formular wurde noch nie geöffnet; es ist nichts verändert.'],
          steps: ['Formular öffnen | | Ausgewählt ist {option}, ohne dass etwas eingegeben wurde.'],
        },
      ],
    },
    {
      said: '<field> (?:ist|sind|wird|werden) (?:standardmäßig |beim Öffnen |automatisch |zu Beginn )?(?:mit|auf) (?<option>„[^„“]{2,50}“|[^,;:()„“]{2,50}?) (?:vorbelegt|voreingestellt|vorausgefüllt|gesetzt|eingestellt)(?:,? (?:und|aber|,) (?:kann|können|lässt sich|lassen sich) (?:aber |jedoch )?(?:geändert werden|überschrieben werden|ändern|überschreiben|angepasst werden))?',
      example: 'Das Rechnungsdatum ist mit dem heutigen Datum vorbelegt.',
      cases: [
        {
          title: ['{field:bare} beim Öffnen vorbelegt: {option}', 'Beim Öffnen vorbelegt: {option}'],
          given: ['Das Formular ist noch nicht geöffnet.'],
          steps: [
            'Neues Formular öffnen | | In „{field:bare}“ steht bereits ein Wert, und zwar: {option}.',
            'Vorbelegten Wert überschreiben ({field:bare}) | Anderer zulässiger Wert | Der neue Wert steht im Feld und ist nach dem Speichern noch da.',
          ],
        },
      ],
    },
  ],
}

function choices({ words }: { words: ReadonlyMap<string, string> }): Record<string, string> | undefined {
  const list = words.get('list') ?? ''
  const field = words.get('field') ?? words.get('field2') ?? words.get('field3') ?? words.get('place2')
  if (
    !/,| und | oder /u.test(list) ||
    /(?:Zeichen|Ziffern|werden|nicht|eingeben|sortiert|gefiltert|filtern|sortieren| nur|bearbeiten|löschen|ändern|stornieren|sehen|speichern|anlegen|hochladen)(?: |$|,)/u.test(
      list,
    )
  )
    return undefined
  return {
    about: field === undefined ? '' : ` (${field.replace(/^(?:der|die|das|dem|den|Der|Die|Das) /u, '')})`,
    shortlist: list,
    werden: 'werden',
  }
}

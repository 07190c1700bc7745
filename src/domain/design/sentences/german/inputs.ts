import { verbOfFinite } from '../../understand/german/words.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { germanForm } from './german-forms.ts'
import { may } from './parts.ts'

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
/** "Lehnt die Leitung einen Antrag ab": what is done, as a step. */
function doneBy({ words }: Slots): Record<string, string> | undefined {
  const finite = (words.get('word') ?? '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  const known = verbOfFinite(finite, words.get('how') ?? '')
  const act = germanForm(words.get('what') ?? '', 'obj')
  return known === undefined || act === undefined ? undefined : { act: `${act} ${known.infinitive}` }
}
const withField: CasePattern = {
  title: ['{act}: nur mit {field:bare}', 'Nur mit der verlangten Angabe möglich'],
  type: 'Negative',
  given: ['Angemeldet: {who:as}; zwei gleiche Fälle sind vorbereitet.'],
  steps: [
    '{act} (erster Fall) | {field:bare}: leer | {beyond}',
    '{act} (zweiter Fall) | {field:bare}: Termin verschoben | Es gelingt; die Angabe ist beim Fall gespeichert.',
  ],
}
const withLength: CasePattern = {
  title: [
    '{act}: {field:bare} mit {min-1} Zeichen abgelehnt, mit {min} angenommen',
    '{min-1} Zeichen abgelehnt, {min} angenommen',
  ],
  type: 'Boundary',
  given: ['Angemeldet: {who:as}; für jeden Versuch ist ein eigener Fall vorbereitet.'],
  steps: [
    '{act} (erster Fall) | {field:bare}: leer | {beyond}',
    '{act} (zweiter Fall) | {field:bare}, {min-1:text} | {beyond}',
    '{act} (dritter Fall) | {field:bare}, {min:text} | Es gelingt; die Angabe ist beim Fall gespeichert.',
  ],
}
const options = '<list=(?:[^;:.()]{3,160}?)>'

/** Mandatory and optional fields, defaults, and the values to choose from. */
export const inputs: PatternGroup = {
  cue: 'pflicht|muss|müssen|erforderlich|leer|optional|freiwillig|auswahl|ausgewählt|vorbelegt|voreingestellt|standard|wähl|werte|ausgefüllt|angegeben|ohne|fehlt|auszufüllen|anzugeben|möglich sind|obligatorisch|zwingend',
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
      said: '(?:Beim|Bei der|Bei einer|Für das|Für die|Im|In der) (?<occasion>[^,;:()„“]{3,50}?) sind (?:die (?:Felder|Angaben) )?<list=[^;:.()]{3,80}?,? (?:und|sowie) [^;:.(), ]{3,40}> (?:Pflichtfelder|Pflicht|Pflichtangaben|verpflichtend|erforderlich|anzugeben)',
      example: 'Beim Anlegen eines Lieferanten sind Firmenname und Telefonnummer Pflichtfelder.',
      derive: namesOnly,
      cases: [
        { ...eachEmpty, given: ['{occasion}: alle Felder sind ausgefüllt; geleert wird jeweils nur das genannte.'] },
      ],
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
      cases: ({ words }) => [
        {
          title: ['{occasion}: ohne {field:bare} nicht speicherbar', 'Ohne {field:bare} nicht speicherbar'],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Alle übrigen Angaben sind gemacht.'],
          steps: [
            'Ohne {field:bare} speichern ({occasion}) | {field:bare}: leer | {beyond}',
            'Mit {field:bare} speichern ({occasion}) | {field:bare}: ausgefüllt | Der Eintrag ist gespeichert.',
            // "Für die Zustellung" is the only case there is.
            ...(/^(?:die|das|den) /iu.test(words.get('occasion') ?? '')
              ? []
              : [
                  'In einem anderen Fall ohne {field:bare} speichern | {field:bare}: leer | Der Eintrag ist gespeichert.',
                ]),
          ],
        },
      ],
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
      said: '<field> (?:ist|sind) (?:Pflicht|ein Pflichtfeld|Pflichtfelder|verpflichtend|erforderlich|eine Pflichtangabe|obligatorisch)(?:, (?:und |aber )?| und | aber )<field2> (?:ist |sind |bleibt )?(?:dagegen |hingegen )?(?:optional|freiwillig|keine Pflicht|nicht)',
      example: 'Das Feld „Straße“ ist Pflicht, „Postfach“ ist optional.',
      cases: [
        {
          title: [
            '{field:bare} ist Pflicht, {field2:bare} nicht',
            'Pflichtangabe fehlt: abgelehnt; freiwillige fehlt: angenommen',
          ],
          technique: 'Decision table',
          given: ['Alle Felder des Formulars sind ausgefüllt; geleert wird jeweils nur das genannte.'],
          steps: [
            'Formular ohne {field:obj} speichern | {field:bare}: leer | {beyond}',
            'Formular ohne {field2:obj} speichern | {field2:bare}: leer | Der Eintrag ist gespeichert; {field2:bare} ist nach dem Neuladen leer.',
          ],
        },
      ],
    },
    {
      said: '(?<word>\\p{L}+t) <who> (?<what>(?:den|die|das|einen|eine|ein) [^,;:()„“]{3,40}?)(?: (?<how>ab|an|zurück|frei|aus))?, (?:muss|müssen) (?:er|sie|es) (?:dabei |zwingend |immer )?(?:einen|eine|ein|den|die|das) <field=[^,;:()„“]{3,40}?>(?: (?:mit|von) (?:mindestens|min\\.|mind\\.|wenigstens) <min> Zeichen)? (?:eingeben|angeben|hinterlegen|erfassen|eintragen|auswählen)',
      example: 'Storniert der Einkäufer eine Bestellung, muss er einen Grund angeben.',
      derive: doneBy,
      cases: (slots) => (slots.values.has('min') ? [withLength] : [withField]),
    },
    {
      said: '<field> (?:ist|sind|bleibt) (?:optional|freiwillig|keine Pflichtangabe|kein Pflichtfeld|ein optionales Feld)',
      example: 'Die Telefonnummer ist optional.',
      cases: [optional],
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
      said: '(?:Als|Für|Bei|Im Feld|In der Auswahl) <field=[^,;:()„“]{2,40}?> (?:ist|sind) (?:standardmäßig|zu Beginn|anfangs|zunächst) (?<option>„[^„“]{2,50}“|"[^"]{2,50}"|[^,;:()„“]{2,50}?) (?:ausgewählt|voreingestellt|eingestellt|vorbelegt|vorausgewählt|gesetzt)',
      example: 'Als Währung ist standardmäßig Euro ausgewählt.',
      cases: [
        {
          title: ['{field:bare}: ohne Zutun ausgewählt ist {option:raw}', 'Ohne Zutun ausgewählt: {option:raw}'],
          given: ['Das Formular wurde noch nie geöffnet; es ist nichts verändert.'],
          steps: [
            'Formular öffnen | | Bei „{field:bare}“ ist {option:raw} ausgewählt, ohne dass etwas eingegeben wurde.',
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

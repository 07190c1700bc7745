import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { done, may, most, shown, shows } from './parts.ts'

const duplicate: CasePattern = {
  title: ['{field:bare}: „Kestrel“ ein zweites Mal abgelehnt', 'Derselbe Wert ein zweites Mal abgelehnt'],
  type: 'Negative',
  given: ['Ein Eintrag mit diesem Wert ist vorhanden ({field:bare}): {sample}. Alle übrigen Felder sind ausgefüllt.'],
  steps: [
    'Zweiten Eintrag mit demselben Wert speichern ({field:bare}) | {sample} | {beyond}',
    'Zweiten Eintrag mit einem freien Wert speichern ({field:bare}) | {sample2} | Der Eintrag ist gespeichert.',
  ],
}
/** Two values of the kind that the field's name promises. */
function samples({ words }: Slots): Record<string, string> {
  const field = words.get('field') ?? words.get('thing') ?? ''
  const [sample, sample2] = /mail/iu.test(field)
    ? ['anna.weber@example.com', 'ben.weber@example.com']
    : /nummer|code|id$|isbn|iban|schlüssel|kennzeichen/iu.test(field)
      ? ['K-4711', 'K-4712']
      : /benutzername|nutzername|login/iu.test(field)
        ? ['anna.weber', 'ben.weber']
        : ['Kestrel', 'Moorhuhn']
  return { sample: sample ?? '', sample2: sample2 ?? '' }
}
const unique: CasePattern = {
  ...duplicate,
  title: ['{field:bare}: {sample} ein zweites Mal abgelehnt', 'Derselbe Wert ein zweites Mal abgelehnt'],
}
const types = '(?<list>(?:\\.?[A-Z0-9]{2,5}-?(?:Dateien|Bilder|Dokumente)?(?:, | und | oder |,? sowie |/)?){1,7})'
const size =
  '(?:höchstens|maximal|max\\.|bis zu|bis|je höchstens|jeweils höchstens|nicht größer als|mit maximal|mit höchstens|einer Größe von|einer maximalen Größe von|einer Größe von maximal|kleiner als)'
/** "PDF, JPG und PNG": a file of each, and one that is not allowed. */
function files({ words }: Slots): Record<string, string> | undefined {
  const list = (words.get('list') ?? '').replace(/-?(?:Dateien|Bilder|Dokumente)/giu, '')
  const items = list.split(/, | und | oder |,? sowie |\//u).filter((item) => item !== '')
  if (items.length === 0 || !items.every((item) => /^\.?[a-z0-9]{2,5}$/iu.test(item))) return undefined
  const foreign =
    ['exe', 'zip', 'txt'].find((type) => !items.some((item) => item.toLowerCase().includes(type))) ?? 'bin'
  return {
    list: items.map((item) => item.replace('.', '')).join(', '),
    foreign,
    first: (items[0] ?? '').replace('.', '').toLowerCase(),
  }
}
const fileTypes: CasePattern = {
  title: ['{list} angenommen, {foreign} abgelehnt'],
  technique: 'Equivalence partitioning',
  given: ['Dateien der genannten Typen liegen bereit, jede unter 1 MB.'],
  steps: [
    '{item}-Datei hochladen | beleg.{item}, 200 KB | Die Datei ist aufgeführt.',
    'Datei eines anderen Typs hochladen | beleg.{foreign}, 200 KB | {beyond}',
  ],
}
const fileSize: CasePattern = {
  title: ['Datei mit {size} angenommen, mit {size+0.1} abgelehnt'],
  type: 'Boundary',
  given: ['Zwei Dateien eines erlaubten Typs mit der genannten Größe liegen bereit.'],
  steps: [
    'Datei mit der größten erlaubten Größe hochladen | {size} | Die Datei ist aufgeführt.',
    'Etwas größere Datei hochladen | {size+0.1} | {beyond}',
  ],
}
const logged: CasePattern = {
  title: ['Änderung protokolliert: {list}', 'Jede Änderung ist protokolliert'],
  given: ['Angemeldet ist Anna Weber; der geltende Wert ist bekannt ({thing:bare}).'],
  steps: [
    'Einen Wert ändern ({thing:bare}) | Neuer Wert: Kestrel | Der neue Wert ist gespeichert.',
    'Protokoll öffnen ({thing:bare}) | | Genau ein neuer Eintrag gehört zu dieser Änderung; er nennt: {list}.',
  ],
}

/** Uniqueness, files, records of changes, simultaneous work, privacy and exports. */
export const everyday: PatternGroup = {
  cue: 'eindeutig|einmal|doppelt|derselbe|denselben|dieselbe|dasselbe|vergeben|datei|hochgeladen|mb|kb|gb|protokoll|historie|festgehalten|gleichzeitig|zeitgleich|maskiert|letzten|export|csv|pdf|offline|verbindung|automatisch|dialog|rückfrage|bestätigung|sicherheitsabfrage|sofort|neu laden|untereinander|nebeneinander',
  patterns: [
    {
      said: '<field> (?:muss|müssen)(?: [^,;:()„“]{3,40}?)? (?:eindeutig|einzigartig|einmalig|unverwechselbar) sein',
      example: 'Die Inventarnummer muss eindeutig sein. Andernfalls erscheint „Nummer bereits vergeben“.',
      derive: samples,
      cases: [unique],
    },
    {
      said: `(?:Jede[rs]? |Ein |Eine |Der |Die |Das )<field=[^,;:()„“]{3,40}?> (?:darf|kann) (?:systemweit |insgesamt |je Mandant )?nur (?:einmal|ein einziges Mal) (?:vergeben|verwendet|registriert|vorkommen|genutzt|existieren|angelegt)(?: werden)?`,
      example:
        'Eine E-Mail-Adresse darf nur einmal registriert werden. Bei einem zweiten Versuch erscheint „Diese Adresse ist schon registriert“.',
      derive: samples,
      cases: [unique],
    },
    {
      said: 'Zwei (?<things>[^,;:()„“]{3,40}?) (?:dürfen|können) nicht (?:denselben|dieselbe|dasselbe|den gleichen|die gleiche|das gleiche) <field> (?:haben|tragen|besitzen|verwenden)',
      example: 'Zwei Räume dürfen nicht denselben Namen haben.',
      derive: samples,
      cases: [unique],
    },
    {
      said: `(?:Ist|Existiert|Gibt es|Wenn|Falls) (?:bereits )?(?:der |die |das |ein |eine )?<field=[^,;:()„“]{3,40}?> (?:bereits|schon|schon einmal)(?: (?:vergeben|vorhanden|registriert|verwendet|in Verwendung|belegt|ist|existiert|vergeben ist|registriert ist|vorhanden ist))?, ${shows} <message>${shown}`,
      example: 'Ist der Benutzername bereits vergeben, erscheint „Benutzername nicht verfügbar“.',
      derive: samples,
      cases: [
        {
          ...unique,
          steps: [
            'Zweiten Eintrag mit demselben Wert speichern ({field:bare}) | {sample} | {message} erscheint; gespeichert wird nichts.',
            'Zweiten Eintrag mit einem freien Wert speichern ({field:bare}) | {sample2} | Der Eintrag ist gespeichert; {message} erscheint nicht.',
          ],
        },
      ],
    },
    {
      said: `(?<thing>(?:Ein|Eine|Jeder|Jede|Jedes|Der|Die|Das) [^,;:()„“]{2,40}?) (?:kann|darf) (?:pro (?<scope>[^,;:()„“]{3,25}?) )?nur (?:einmal|ein einziges Mal) ${done} werden`,
      example:
        'Ein Gutscheincode kann nur einmal eingelöst werden. Beim zweiten Versuch erscheint „Code bereits eingelöst“.',
      cases: [
        {
          title: ['{thing:bare}: beim zweiten Mal nicht mehr möglich', 'Beim zweiten Mal nicht mehr möglich'],
          type: 'Negative',
          given: ['Ein unbenutztes Exemplar liegt vor ({thing:bare}).'],
          steps: [
            '{thing:obj} {done:inf} | Erstes Mal | {thing:der} {thing:ist} {done}.',
            '{thing:obj} ein zweites Mal {done:inf} | Zweites Mal | {beyond}',
          ],
        },
      ],
    },
    {
      said: `(?:Erlaubt|Zulässig|Zugelassen|Akzeptiert|Unterstützt|Hochgeladen werden (?:können|dürfen)|Es (?:werden|sind|können|dürfen)|Als (?:Anhang|Anlage|Dateiformat|Dateiformate|Dateityp|Dateitypen|Nachweis|Beleg|Foto|Profilbild|Format) (?:sind|werden|ist)|<thing> (?:können|kann|dürfen|darf|müssen|werden) (?:als|im Format|in den Formaten|nur im Format|nur als))?(?: sind| werden)?(?: nur| ausschließlich)?(?: Dateien| die Formate| die Dateitypen| die Dateiformate)?(?: vom Typ| der Typen| im Format)? ?${types}(?: akzeptiert| erlaubt| unterstützt| zugelassen| zulässig| hochgeladen werden| Dateien)*,? (?:${size}|und)+ <size>(?: (?:groß(?: sein)?|je Datei|pro Datei|Größe))*(?: erlaubt| akzeptiert| zulässig| hochgeladen werden| hochladen| zugelassen)?`,
      example: 'Erlaubt sind PDF, JPG und PNG bis 10 MB. Andernfalls erscheint „Datei nicht zulässig“.',
      derive: files,
      cases: [
        fileTypes,
        {
          ...fileSize,
          steps: [
            'Datei mit der größten erlaubten Größe hochladen | beleg.{first}, {size} | Die Datei ist aufgeführt.',
            'Etwas größere Datei hochladen | beleg2.{first}, {size+0.1} | {beyond}',
          ],
        },
      ],
    },
    {
      said: `(?:Erlaubt|Zulässig|Zugelassen|Akzeptiert|Unterstützt|Es (?:werden|sind|können|dürfen)|Hochgeladen werden (?:können|dürfen)|Als (?:Anhang|Anlage|Dateiformat|Dateiformate|Dateityp|Dateitypen|Nachweis|Beleg|Foto|Profilbild|Format) (?:sind|werden|ist)|<thing> (?:können|kann|dürfen|darf|müssen|werden) (?:nur )?(?:als|im Format|in den Formaten))(?: sind| werden)?(?: nur| ausschließlich)?(?: Dateien| die Formate| die Dateitypen| die Dateiformate)?(?: vom Typ| der Typen| im Format)? ${types}(?: akzeptiert| erlaubt| unterstützt| zugelassen| zulässig| hochgeladen(?: werden)?| vorliegen)?`,
      example: 'Als Anhang sind nur PDF und PNG erlaubt.',
      derive: files,
      cases: [fileTypes],
    },
    {
      said: `(?:<thing> (?:darf|dürfen|kann|können|ist|sind)|Die (?:maximale )?Dateigröße (?:beträgt|ist|darf)|Die maximale Größe (?:von|der|des|eines|einer) <thing2> (?:beträgt|ist)) (?:auf )?(?:${most}|nicht größer als|je|jeweils|höchstens| )* ?<size>(?: (?:groß sein|groß|begrenzt|beschränkt|betragen|nicht überschreiten|haben))*`,
      example: 'Bilder dürfen höchstens 5 MB groß sein. Größere werden mit „Das Bild ist zu groß“ abgelehnt.',
      cases: [fileSize],
    },
    {
      said: '(?:Jede |Alle )?(?:Änderung|Änderungen) (?:an|am|bei|der|des|im|von) (?<thing>[^,;:()„“]{3,40}?) (?:wird|werden) (?:mit|samt|unter Angabe von) <list=[^;:()„“]{3,120}?> (?:protokolliert|aufgezeichnet|festgehalten|gespeichert|im Protokoll vermerkt|dokumentiert|historisiert)',
      example: 'Jede Änderung am Vertrag wird mit Datum, Benutzer und altem Wert protokolliert.',
      cases: [logged],
    },
    {
      said: '(?:Im Protokoll|In der Historie|Im Verlauf|Im Änderungsverlauf|Im Änderungsprotokoll) (?:steht|stehen|wird|werden|erscheint) (?:bei jeder Änderung |für jede Änderung |zu jeder Änderung )?(?:festgehalten, wer wann was geändert hat|wer wann was geändert hat|<list=[^;:()„“]{3,120}?>(?: festgehalten| angezeigt| vermerkt)?)',
      example: 'Im Änderungsprotokoll wird zu jeder Änderung Zeitpunkt, Benutzer und alter Wert festgehalten.',
      derive: ({ words }) => {
        const list = words.get('list') ?? 'wer, wann und was'
        return /(?<!\p{L})(?:nirgends|nicht|nie|kein\p{L}*)(?!\p{L})/u.test(list)
          ? undefined
          : { list, thing: 'Datensatz' }
      },
      cases: [logged],
    },
    {
      said: `(?:Bearbeiten|Ändern|Öffnen|Speichern|Buchen|Reservieren|Bestellen) zwei (?<who>[^,;:()„“]{3,40}?) (?:gleichzeitig|zeitgleich|zur selben Zeit|zur gleichen Zeit) (?<thing>(?:denselben|dieselbe|dasselbe|das letzte|den letzten|die letzte|den gleichen|die gleiche|das gleiche) [^,;:()„“]{3,40}?), (?:so )?(?:erhält|bekommt|sieht|wird|erscheint)(?: (?:nur |dem |der |die |bei )?(?:zweite[nr]?|Letzter?e?|später \\p{L}+)(?: \\p{L}+)?)?(?: (?:die|den|eine|einen) (?:Meldung|Hinweis|Fehlermeldung))? <message>(?: angezeigt)?`,
      example:
        'Bearbeiten zwei Personen gleichzeitig denselben Auftrag, erhält die zweite die Meldung „Der Auftrag wurde inzwischen geändert“.',
      derive: ({ words }) => ({
        target: (words.get('thing') ?? '').replace(
          /^(?:denselben|dieselbe|dasselbe|den gleichen|die gleiche|das gleiche|den letzten|die letzte|das letzte) /u,
          '',
        ),
      }),
      cases: [
        {
          title: [
            'Zwei zugleich ({target}): der Zweite liest {message}',
            'Zwei zugleich: der Zweite liest {message}',
            'Zwei zugleich: der Zweite wird abgewiesen',
          ],
          type: 'Negative',
          given: ['Anna Weber und Ben Kraus haben denselben Stand in zwei Browsern geöffnet: {target}.'],
          steps: [
            'Als Anna Weber den Vorgang abschließen | {target} | Der Vorgang von Anna Weber ist gespeichert.',
            'Als Ben Kraus den Vorgang danach abschließen | {target} | {message} erscheint; der Stand von Anna Weber bleibt erhalten.',
          ],
        },
      ],
    },
    {
      said: '(?:Von der|Von dem|Vom|Bei der|Beim) (?<field>[^,;:()„“]{3,40}?) (?:werden|sind|wird) nur die (?:letzten|ersten) (?<count>vier|4|drei|3|zwei|2) (?:Stellen|Ziffern|Zeichen) (?:angezeigt|sichtbar|dargestellt)',
      example: 'Von der IBAN werden nur die letzten vier Stellen angezeigt.',
      derive: ({ values, facts }) => {
        const count = values.get('count')?.amount ?? 4
        const secret = 'DE02120300000000202051'
        return facts.language === 'de'
          ? { secret, tail: secret.slice(-count), head: secret.slice(0, -count) }
          : undefined
      },
      cases: [
        {
          title: ['{field:bare}: nur {tail} sichtbar', 'Nur die letzten Stellen sichtbar'],
          given: ['Ein Eintrag mit diesem Wert ist gespeichert ({field:bare}): {secret}.'],
          steps: [
            'Eintrag öffnen | {secret} | Zu lesen ist nur {tail}; die Stellen davor sind verborgen.',
            'Quelltext der Seite nach dem Wert durchsuchen | {secret} | Der vollständige Wert kommt nicht vor.',
          ],
        },
      ],
    },
    {
      said: '(?:Die Exportdatei|Der (?:CSV-|Excel-)?Export|Die exportierte Datei|Die CSV-Datei) (?:enthält|umfasst|hat) (?:genau )?(?:die (?:Spalten|Felder) )?<list=[^;:()„“]{5,160}?>',
      example: 'Der CSV-Export enthält die Spalten Datum, Betrag und Empfänger.',
      derive: ({ words }) =>
        /,| und /u.test(words.get('list') ?? '') && !/ (?:nur|alle|die|gefiltert)/u.test(` ${words.get('list') ?? ''}`)
          ? {}
          : undefined,
      cases: [
        {
          title: ['Export mit den Spalten {list}', 'Export mit genau den genannten Spalten'],
          given: ['Ein Datensatz mit einem Wert in jeder Spalte ist vorhanden ({list}).'],
          steps: [
            'Export auslösen und Datei öffnen | | Die Spalten sind genau: {list}; jede enthält den Wert des Datensatzes.',
          ],
        },
      ],
    },
    {
      said: `<thing> (?:${may}|lässt sich|lassen sich) (?:wahlweise |jederzeit )?als <list=[^;:()„“]{2,60}?>(?:-Datei)? (?:herunterladen|exportieren|speichern|ausgeben|heruntergeladen werden|exportiert werden|gespeichert werden|ausgegeben werden)`,
      example: 'Die Auswertung lässt sich als PDF oder CSV herunterladen.',
      cases: [
        {
          title: ['{thing:bare} als {list} herunterladen', 'Herunterladen als {list}'],
          given: ['Ein Eintrag mit dem Namen „Kestrel“ ist darin enthalten ({thing:bare}).'],
          steps: [
            '{thing:obj} als {item} herunterladen | {item} | Die {item}-Datei ist heruntergeladen; sie enthält „Kestrel“.',
          ],
        },
      ],
    },
  ],
}

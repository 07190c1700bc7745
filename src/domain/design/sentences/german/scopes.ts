import { withAmount } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { contraryOf, masked, seenOf } from './clauses.ts'
import { occasionStep } from './occasions.ts'
import { may, most } from './parts.ts'
import { spanTerms } from './terms.ts'

const money = ({ facts }: Slots, sum: number): string => withAmount(facts.money, sum, 2).text
const fee = '(?:eine|ein|einen|die|der|das)? ?(?<fee>[^,;:()„“\\d]{3,40}?)(?: von| in Höhe von)?'
/** A fee or a surcharge for cases of one kind: with it and without it. */
function charged(slots: Slots): Record<string, string> | undefined {
  const [amount, percent] = ['amount', 'percent'].map((name) => slots.values.get(name)?.amount)
  if (amount === undefined && percent === undefined) return undefined
  const extra = amount ?? (percent === undefined ? 0 : percent * 0.8)
  return { base: money(slots, 80), total: money(slots, 80 + extra), extra: money(slots, extra), zero: money(slots, 0) }
}
const surcharge: CasePattern = {
  title: ['{scope}: {total} statt {base}', '{fee}: {extra}, sonst {zero}'],
  technique: 'Decision table',
  given: ['Zwei Fälle mit einem Grundpreis von {base} sind vorbereitet: A gehört dazu ({scope}), B nicht.'],
  steps: [
    'Abrechnung von Fall A öffnen | A: {scope} | {fee}: {extra}; zu zahlen sind {total}.',
    'Abrechnung von Fall B öffnen | B: nicht betroffen | {fee}: {zero}; zu zahlen sind {base}.',
  ],
}
/** "werden wieder freigegeben" of one of them. */
function later(slots: Slots): Record<string, string> | undefined {
  const { text, back } = masked(slots.words.get('rest') ?? '')
  const one =
    { werden: 'wird', sind: 'ist', gelten: 'gilt', erhalten: 'erhält', verfallen: 'verfällt' }[
      (slots.words.get('be') ?? '').toLowerCase()
    ] ??
    slots.words.get('be') ??
    ''
  const then = `Der Eintrag ${one}${text === '' ? '' : ` ${back(text)}`}`
  return { ...spanTerms(slots), then: seenOf(then), not: contraryOf(then) }
}

/** What is not possible in a place, what costs more for some, what is set by the system, and what happens after a period. */
export const scopes: PatternGroup = {
  cue: '.',
  patterns: [
    {
      said: `(?:(?:Im|In|Auf|An|Bei|Für)(?: der| dem| den| die| das| einem| einer)? (?<where>[^,;:()„“]{3,40}?) (?:können|kann|dürfen|darf|lassen sich)|Es (?:können|kann|dürfen|darf)) (?:nachträglich |danach |mehr )?keine[nr]? <thing=[^,;:()„“]{3,40}?>(?: mehr| nachträglich)? <done=\\p{L}{4,}(?:t|en)> werden`,
      example: 'Im Kassenbuch können nachträglich keine Buchungen gelöscht werden.',
      derive: ({ words }) => ({ place: words.get('where') ?? 'Ansicht' }),
      cases: [
        {
          title: ['{place}: {thing:bare} {done:inf} nicht möglich', '{done:inf} nicht möglich'],
          type: 'Negative',
          given: ['Mindestens ein Eintrag ist vorhanden ({place}; {thing:bare}).'],
          steps: [
            '{thing:obj} {done:inf} ({place}) | | Es ist nicht möglich.',
            'Seite neu laden | | Alle Einträge sind unverändert ({thing:bare}).',
          ],
        },
      ],
    },
    {
      said: `(?:Für|Bei) <scope=[^,;:()„“\\d]{3,50}?> (?:wird|werden|fällt|fallen|kommt|kommen) (?:zusätzlich |jeweils )?${fee} (?:<amount>|<percent>)(?: (?:berechnet|erhoben|fällig|an|aufgeschlagen|hinzu|verlangt))?`,
      example: 'Für Hausbesuche wird eine Wegpauschale von 12 € berechnet.',
      derive: (slots) =>
        /unter|über|ab|mehr als|weniger/u.test(slots.words.get('scope') ?? '') ||
        /abgezogen|Rabatt|Nachlass/u.test(slots.words.get('fee') ?? '')
          ? undefined
          : charged(slots),
      cases: [surcharge],
    },
    {
      said: '<scope=[^,;:()„“\\d]{3,50}?> (?:kosten|kostet) (?:zusätzlich |jeweils |einen Aufschlag von |eine Gebühr von )?<amount>(?: (?<fee>Aufschlag|Zuschlag|Gebühr|extra|zusätzlich|mehr))?',
      example: 'Lieferungen an Sonntagen kosten 3 € Aufschlag.',
      derive: (slots) => {
        const found = charged(slots)
        const name = slots.words.get('fee') ?? 'Betrag'
        return found === undefined || /^(?:jede|pro|je) /iu.test(slots.words.get('scope') ?? '')
          ? undefined
          : { ...found, fee: /extra|zusätzlich|mehr/u.test(name) ? 'Aufschlag' : name }
      },
      cases: [surcharge],
    },
    {
      said: 'Die ersten <span>(?: [^,;:()„“\\d]{3,20})? (?:sind|ist) (?:kostenlos|kostenfrei|frei|gratis)(?:<stop>|, )danach (?:kostet|werden|wird|kosten)(?: für)? (?:jede|pro|je) (?:weitere |angefangene |weitere angefangene )*(?<unit>Stunde|halbe Stunde|Viertelstunde|Minute) <amount>(?: berechnet)?',
      example: 'Die ersten 30 Minuten sind kostenlos, danach kostet jede angefangene Stunde 2 €.',
      derive: (slots) => {
        const span = slots.values.get('span')
        const each = slots.values.get('amount')?.amount ?? 0
        const minutes = { stunde: 60, 'halbe stunde': 30, viertelstunde: 15, minute: 1 }[
          (slots.words.get('unit') ?? '').toLowerCase()
        ]
        if (span?.measure !== 'minute' || minutes === undefined) return undefined
        const [one, two] = [span.amount + 1, span.amount + minutes + 1]
        return {
          one: `${String(one)} Minuten`,
          two: `${String(two)} Minuten`,
          price: money(slots, each),
          twice: money(slots, 2 * each),
          zero: money(slots, 0),
        }
      },
      cases: [
        {
          title: ['{span}: {zero}; {one}: {price}; {two}: {twice}'],
          type: 'Boundary',
          given: ['Für jede Dauer ist ein eigener Fall vorbereitet.'],
          steps: [
            'Betrag berechnen lassen | {span} | Berechnet werden {zero}.',
            'Betrag berechnen lassen | {one} | Berechnet werden {price}.',
            'Betrag berechnen lassen | {two} | Berechnet werden {twice}.',
          ],
        },
      ],
    },
    {
      said: '<thing> (?:muss|müssen) (?:vor dem heutigen (?:Datum|Tag)|in der Vergangenheit) liegen',
      example: 'Das Geburtsdatum des Patienten muss vor dem heutigen Datum liegen.',
      cases: [
        {
          title: ['{thing:bare}: {yesterday} angenommen, {today} abgelehnt', 'Gestern angenommen, heute abgelehnt'],
          type: 'Boundary',
          given: ['Heute ist der {today}. Alle übrigen Felder sind ausgefüllt.'],
          steps: [
            'Formular mit dem Datum von gestern speichern | {thing:bare}: {yesterday} | {yesterday} ist nach dem Neuladen noch da.',
            'Formular mit dem heutigen Datum speichern | {thing:bare}: {today} | {beyond}',
          ],
        },
      ],
    },
    {
      said: '<field> (?:wird|werden) (?:automatisch |vom System |fortlaufend )+(?:vergeben|erzeugt|generiert|gesetzt|ermittelt|übernommen|befüllt|ausgefüllt)(?:(?:<stop>|,? und )(?:sie |er |es )?(?:kann|können|ist|sind|lässt sich) (?:nicht|vom \\p{L}+ nicht) (?:manuell |mehr |von Hand )?(?:geändert werden|änderbar|überschrieben werden|bearbeitet werden|bearbeitbar|ändern|editierbar))',
      example: 'Die Palettennummer wird automatisch vergeben und kann nicht geändert werden.',
      cases: [
        {
          title: ['{field:bare}: vom System gefüllt und nicht änderbar', 'Vom System gefüllt und nicht änderbar'],
          given: ['Noch ist kein Eintrag geöffnet.'],
          steps: [
            'Neuen Eintrag speichern, ohne etwas anzugeben für: {field:bare} | | {field:bare} ist nach dem Speichern gefüllt.',
            '{field:obj} überschreiben | Kestrel | Es ist nicht möglich; der ursprüngliche Wert steht noch da.',
          ],
        },
      ],
    },
    {
      said: '<thing> (?:ist|sind) (?:pro|je) <scope=[^,;:()„“\\d]{3,30}?> nur (?:einmal|ein einziges Mal) (?:möglich|erlaubt|zulässig|buchbar|einlösbar)',
      example: 'Ein Probetraining ist pro Person nur einmal möglich.',
      cases: [
        {
          title: ['{scope} A: {thing:bare} ein zweites Mal nicht möglich', 'Ein zweites Mal nicht möglich'],
          type: 'Boundary',
          given: ['Noch nie genutzt ({thing:bare}): {scope} A, {scope} B.'],
          steps: [
            '{thing:obj} anlegen | {scope} A, erstes Mal | Gespeichert für {scope} A.',
            '{thing:obj} noch einmal anlegen | {scope} A, zweites Mal | {beyond}',
            '{thing:obj} anlegen | {scope} B, erstes Mal | Gespeichert für {scope} B.',
          ],
        },
      ],
    },
    {
      said: `<thing> ${may} (?:nur |noch )?bis (?:zum |zur |zu |zu dessen |zu deren )(?<name>[^,;:()„“\\d]{3,50}?) (?:kostenlos |kostenfrei |noch |online )*<done=\\p{L}{4,}(?:t|en)> werden`,
      example: 'Bestellungen können bis zur Annahme durch das Restaurant kostenlos storniert werden.',
      cases: [
        {
          title: ['{thing:bare}: {done:inf} nur vor: {name}', 'Nur vorher möglich: {done:inf}'],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Zwei Fälle sind vorbereitet ({thing:bare}): A noch vor diesem Ereignis, B danach ({name}).'],
          steps: [
            '{thing:obj} {done:inf} | Fall A | {thing:der} {thing:ist} {done}.',
            '{thing:obj} {done:inf} | Fall B | {beyond}',
          ],
        },
      ],
    },
    {
      said: '(?:Die|Der|Das) (?<place>[^,;:()„“\\d]{3,40}?) (?:zeigt|enthält|listet|umfasst) (?:nur |höchstens |genau )?die <count> (?<which>besten|neuesten|letzten|meistgelesenen|ersten|günstigsten|höchsten|größten|aktuellsten|beliebtesten|nächsten) (?<things>[^,;:()„“]{3,40}?)(?:,.{5,80})?',
      example: 'Die Bestenliste zeigt die zehn besten Spieler, absteigend nach Punkten sortiert.',
      derive: ({ values }) => {
        const count = values.get('count')?.amount ?? 0
        return Number.isInteger(count) && count > 1 && count < 200
          ? { all: String(count), more: String(count + 1) }
          : undefined
      },
      cases: [
        {
          title: ['{place}: von {more} vorhandenen stehen {all} darin', 'Von {more} vorhandenen stehen {all} darin'],
          type: 'Boundary',
          given: [
            '{more} Einträge mit lauter verschiedenen Werten sind vorhanden ({things}); ihre Rangfolge ist bekannt.',
          ],
          steps: [
            '{place} öffnen | {more} Einträge | Aufgeführt sind genau {all} Einträge in ihrer Rangfolge; der {more}. fehlt.',
          ],
        },
      ],
    },
    {
      said: `<things=[^,;:()„“]{3,50}?>, die (?:nicht |nicht spätestens )?innerhalb von <span> (?:nicht )?<done=\\p{L}{4,}(?:t|en)> (?:werden|wurden|worden sind|sind), (?<be>werden|verfallen|gelten|sind|erhalten)(?: (?<rest>.{3,120}))?`,
      example: 'Tickets, die nicht innerhalb von 15 Minuten bezahlt werden, werden wieder freigegeben.',
      derive: later,
      cases: [
        {
          title: ['{things:bare}: Folge nach {ablauf}, nicht davor', 'Folge erst nach {ablauf}'],
          type: 'Boundary',
          given: ['Zwei Einträge vom {start} Uhr sind vorhanden ({things:bare}), beide noch nicht {done}.'],
          steps: [
            'Ersten Eintrag aufsuchen | {span:in} Uhr | {not}.',
            'Zweiten Eintrag aufsuchen | {span:out} Uhr | {then}.',
          ],
        },
      ],
    },
    {
      said: `<things> (?:werden|wird) (?:automatisch )?<span> nach (?:(?:dem|der|ihrem|ihrer|seinem|seiner) )?<name=[^,;:()„“\\d]{3,40}?> (?:automatisch )?(?<where>(?:per|an|mit|über|in) [^,;:()„“]{3,40}? )?<done=(?:versandt|versendet|verschickt|gesendet|erstellt|fällig|veröffentlicht|freigeschaltet|ausgezahlt|abgebucht|eingezogen|erzeugt|gebucht|überwiesen)>`,
      example: 'Mahnungen werden 14 Tage nach Ablauf der Leihfrist per E-Mail versandt.',
      derive: spanTerms,
      cases: [
        {
          title: [
            '{things:bare}: am {span:in} Uhr noch nicht, am {span:out} Uhr {done}',
            '{frist} nach dem Ereignis {done}',
          ],
          type: 'Boundary',
          given: ['Auslösendes Ereignis am {start} Uhr: {name}.'],
          steps: [
            'Stand ansehen ({things:bare}) | {span:in} Uhr | Noch ist nichts {done}.',
            'Stand erneut ansehen ({things:bare}) | {span:out} Uhr | Genau ein Exemplar ist {done}.',
          ],
        },
      ],
    },
    {
      said: `<who> (?:kann|können|darf|dürfen) sich (?:gleichzeitig )?${most} <max> (?<things>[^,;:()„“\\d]{3,40}?) <act=\\p{L}{4,}n> lassen`,
      example: 'Jeder Leser kann sich maximal 5 Medien vormerken lassen.',
      derive: ({ values }) => {
        const max = values.get('max')?.amount ?? 0
        return Number.isInteger(max) && max > 1 ? { before: String(max - 1), next: String(max + 1) } : undefined
      },
      cases: [
        {
          title: ['{things}: {max:n} möglich, {next} nicht'],
          type: 'Boundary',
          given: ['Angemeldet: {who:as}. Anzahl zu Beginn ({things}): {before}.'],
          steps: [
            'Nummer {max:n} {act} ({things}) | Nummer {max:n} | Es gelingt; die Anzahl ist jetzt {max:n}.',
            'Nummer {next} {act} ({things}) | Nummer {next} | {beyond} Die Anzahl ist weiterhin {max:n}.',
          ],
        },
      ],
    },
    {
      said: '(?:Nach|Ab) (?:dem |der )?<name=[^,;:()„“\\d]{3,40}?> (?:kann|können|darf|dürfen) <who> <span> lang (?<act>[^,;:()„“]{4,60}n)',
      example: 'Nach Veranstaltungsende können Teilnehmer 14 Tage lang eine Bewertung abgeben.',
      derive: spanTerms,
      cases: [
        {
          title: ['{act:obj}: am {span:in} Uhr noch möglich, am {span:out} Uhr nicht', 'Nur {frist} lang möglich'],
          type: 'Boundary',
          given: ['Zwei Konten sind vorbereitet ({who:as}); {name}: {start} Uhr.'],
          steps: [
            '{act:obj} (erstes Konto) | {span:in} Uhr | {act:result}.',
            '{act:obj} (zweites Konto) | {span:out} Uhr | {beyond}',
          ],
        },
      ],
    },
    {
      said: `<thing> (?:(?:darf|dürfen|kann|können) ${most} <span> dauern|(?:dauert|dauern) ${most} <span2>)`,
      example: 'Ein Zug darf maximal 60 Sekunden dauern. Danach ist automatisch der Gegner an der Reihe.',
      derive: (slots) => (slots.values.has('span') ? spanTerms(slots) : undefined),
      cases: [
        {
          title: ['{thing:bare}: kurz vor Ablauf von {ablauf} offen, danach beendet', 'Nach {ablauf} beendet'],
          type: 'Boundary',
          given: ['Beginn am {start} Uhr ({thing:bare}).'],
          steps: [
            'Stand ansehen ({thing:bare}) | {span:in} Uhr | {thing:der} {thing:ist} noch nicht beendet.',
            'Stand erneut ansehen ({thing:bare}) | {span:out} Uhr | {beyond}',
          ],
        },
      ],
    },
    {
      said: '(?:Nach|Beim|Mit) (?:(?:dem|der|den|das|die|einem|einer|jeder|jedem|erfolgreicher|erfolgreichem) )*<occasion=[^,;:()„“]{3,60}?> (?:kann|können|darf|dürfen) (?<who>(?:der|die|das)? ?\\p{L}[^,;:()„“ ]{2,30}) (?<act>(?:den|die|das|einen|eine|ein|seinen|seine|sein|ihren|ihre|ihr) [^,;:()„“\\d]{3,60}n)',
      example: 'Nach der Zahlung kann der Käufer die Rechnung herunterladen.',
      derive: ({ words }) => {
        const step = occasionStep(words.get('occasion') ?? '')
        return step === '' || / (?:nur|nicht|keine?n?) /u.test(` ${words.get('act') ?? ''} `) ? undefined : { step }
      },
      cases: [
        {
          title: ['{act:obj} nach: {occasion}', '{act:obj} danach möglich'],
          given: ['Angemeldet: {who:as}.'],
          steps: ['{step} | | Der Schritt ist abgeschlossen.', '{act:obj} | | {act:result}.'],
        },
      ],
    },
  ],
}

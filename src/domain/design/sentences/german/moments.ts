import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { contraryOf, ordered } from './clauses.ts'
import { masked } from './parts.ts'
import { spanTerms } from './terms.ts'

const failed =
  '(?:(?:fehlgeschlagenen|falschen|fehlerhaften|erfolglosen|ungültigen|vergeblichen|missglückten) (?:Anmelde|Login|Anmeldungs)?(?:versuchen|eingaben|anmeldungen|passwörtern|pins|codes|logins|passworteingaben|pin-eingaben)|(?:Fehlversuchen|Fehleingaben|Fehlanmeldungen)|falsch eingegebenen \\p{L}+)(?: (?:in Folge|hintereinander|nacheinander|in Serie))?'
const numerals = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const manyTimes =
  '(?<often>zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)maliger (?:falscher|fehlerhafter|fehlgeschlagener|ungültiger|erfolgloser) (?:\\p{L}*[Ee]ingabe|\\p{L}*[Aa]nmeldung)(?: (?:des|der) [\\p{L}-]+)?(?: (?:am|im|an der|bei der) [\\p{L}-]+)?'
const wrong = ({ values, words }: Slots): Record<string, string> | undefined => {
  const count =
    (values.get('count') ?? values.get('count2'))?.amount ??
    numerals.indexOf((words.get('often') ?? '').toLowerCase()) + 2
  return Number.isInteger(count) && count > 1 && count < 30
    ? { less: String(count - 1), times: String(count), target: 'Konto' }
    : undefined
}
const lock = (locked: string): CasePattern => ({
  title: ['{less} Fehlversuche sperren nicht, {times} sperren', 'Nach {times} Fehlversuchen gesperrt'],
  type: 'Boundary',
  given: ['Zwei entsperrte Konten ohne Fehlversuche sind vorbereitet.'],
  steps: [
    'Erstes Konto: {less}-mal hintereinander falsch anmelden | Passwort: Moorhuhn-9 (falsch) | Jeder Versuch wird abgelehnt; gesperrt ist nichts.',
    'Erstes Konto: mit dem richtigen Passwort anmelden | Richtiges Passwort | Die Anmeldung gelingt.',
    'Zweites Konto: {times}-mal hintereinander falsch anmelden | Passwort: Moorhuhn-9 (falsch) | Jeder Versuch wird abgelehnt.',
    `Zweites Konto: mit dem richtigen Passwort anmelden | Richtiges Passwort | ${locked}`,
  ],
})
const lockEnds: CasePattern = {
  title: ['Sperre von {span}: davor keine Anmeldung, danach wieder', 'Sperre endet nach {ablauf}'],
  type: 'Boundary',
  given: ['Zwei Konten sind seit {start} Uhr gesperrt.'],
  steps: [
    'Erstes Konto: mit dem richtigen Passwort anmelden | {span:in} Uhr | Die Anmeldung wird abgelehnt.',
    'Zweites Konto: mit dem richtigen Passwort anmelden | {span:out} Uhr | Die Anmeldung gelingt.',
  ],
}
const account =
  '(?:das Konto|der Zugang|das Benutzerkonto|der Account|die Karte|die Anmeldung|der Nutzer|das Kundenkonto|der Login|der Benutzer|das Nutzerkonto|die PIN)'
const born = (text: string): CasePattern => ({
  title: ['{span2}: Geburtstag heute erlaubt, erst morgen nicht', 'Geburtstag heute: erlaubt; erst morgen: abgelehnt'],
  type: 'Boundary',
  given: ['Heute ist der {today}. Alle übrigen Angaben sind gemacht.'],
  steps: [
    `${text} | Geburtsdatum {span:ago} (wird heute {years}) | Es wird angenommen.`,
    `${text} | Geburtsdatum {span:ago+1} (wird morgen {years}) | {beyond}`,
  ],
})
const years = ({ values }: Slots): Record<string, string> | undefined => {
  const span = values.get('span')
  return span?.measure === 'year'
    ? { years: String(span.amount), span2: `Mindestalter ${String(span.amount)}` }
    : undefined
}

/** The later of two dates, too early and just late enough. */
const datePair = (title: string, early: string, late: string): CasePattern => ({
  title: [title, 'Falsche Reihenfolge der Daten abgelehnt'],
  type: 'Boundary',
  given: ['Alle übrigen Felder sind ausgefüllt.'],
  steps: [
    `Formular mit diesen beiden Daten speichern | {sooner:bare}: 10.06.2026; {later:bare}: ${early} | {beyond}`,
    `Formular mit diesen beiden Daten speichern | {sooner:bare}: 10.06.2026; {later:bare}: ${late} | Beide Daten sind nach dem Neuladen noch da.`,
  ],
})

/** Locks, sessions, ages and how far ahead something is booked. */
export const moments: PatternGroup = {
  cue: 'vergangenheit|datum|zeitpunkt|versuch|fehl|falsch|inaktiv|untätig|aktivität|leerlauf|eingabe|jahre|alter|voraus|vorher|im vorfeld|zukunft|interaktion|nutzung',
  patterns: [
    {
      said: `Nach (?:<count> ${failed}|${manyTimes}) (?:wird|ist) ${account} (?:automatisch )?(?:für )?<span>(?: lang)? gesperrt`,
      example: 'Nach 5 fehlgeschlagenen Anmeldeversuchen wird das Konto für 15 Minuten gesperrt.',
      derive: (slots) => {
        const found = wrong(slots)
        return found === undefined ? undefined : { ...found, ...spanTerms(slots) }
      },
      cases: [lock('Die Anmeldung wird abgelehnt; das Konto ist gesperrt.'), lockEnds],
    },
    {
      said: `Nach (?:<count> ${failed}|<count2> (?:falschen|ungültigen|fehlerhaften) \\p{L}+|${manyTimes}) (?:wird|ist|bleibt) (?<thing>(?:die|der|das) [^,;:()„“]{3,40}?) (?:automatisch )?(?:für )?<span>(?: lang)? gesperrt`,
      example: 'Nach dreimaliger falscher Codeeingabe am Automaten ist das Tastenfeld für 2 Minuten gesperrt.',
      derive: (slots) => {
        const found = wrong(slots)
        return found === undefined ? undefined : { ...found, ...spanTerms(slots) }
      },
      cases: [
        {
          title: [
            '{thing:bare}: {less} Fehleingaben sperren nicht, {times} sperren',
            '{less} Fehleingaben sperren nicht, {times} sperren',
          ],
          type: 'Boundary',
          given: ['Gesperrt ist nichts, Fehleingaben gibt es noch keine ({thing:bare}).'],
          steps: [
            '{less}-mal hintereinander falsch eingeben | falscher Wert | Jede Eingabe wird abgelehnt; gesperrt ist nichts.',
            'Richtig eingeben | richtiger Wert | Die Eingabe wird angenommen.',
            '{times}-mal hintereinander falsch eingeben | falscher Wert | Jede Eingabe wird abgelehnt; danach ist gesperrt: {thing:bare}.',
            'Richtig eingeben | richtiger Wert, sofort danach | Die Eingabe wird nicht angenommen.',
          ],
        },
        {
          title: ['{thing:bare}: Sperre von {span} endet', 'Sperre endet nach {ablauf}'],
          type: 'Boundary',
          given: ['Gesperrt seit {start} Uhr ist: {thing:bare}.'],
          steps: [
            'Richtig eingeben | {span:in} Uhr | Die Eingabe wird nicht angenommen.',
            'Erneut richtig eingeben | {span:out} Uhr | Die Eingabe wird angenommen.',
          ],
        },
      ],
    },
    {
      said: `(?:<who> (?:muss|müssen)|Wer [^,;:()]{3,50}, muss|Man muss) (?:beim [^,;:()]{3,40} |zum [^,;:()]{3,40} |am [^,;:()]{3,40} |bei [^,;:()]{3,40} )?mindestens <span> alt sein(?:, um [^;:()]{3,60})?`,
      example: 'Teilnehmer müssen am Renntag mindestens 18 Jahre alt sein.',
      derive: years,
      cases: [born('Formular mit diesem Geburtsdatum absenden')],
    },
    {
      said: '(?:Für )?<thing=[^,;:()„“\\d]{3,40}?> (?<how>unter|ab|bis) <span> <rest=(?:benötigen|benötigt|brauchen|braucht|zahlen|zahlt|erhalten|erhält|haben|hat|dürfen|darf|können|kann|müssen|muss|fahren|reisen|werden|wird|sind|ist|bekommen) [^;,]{3,160}>',
      example: 'Schüler unter 18 Jahren benötigen die Einwilligung eines Erziehungsberechtigten.',
      derive: (slots) => {
        const span = slots.values.get('span')
        if (span?.measure !== 'year') return undefined
        const { text, back } = masked(slots.words.get('rest') ?? '')
        const passive = /^(?:wird|werden|ist|gilt) (?:ein|eine|einen|der|die|das) /u.test(text)
        const then = passive
          ? back(ordered(text))
          : `${slots.words.get('thing') ?? ''} ${slots.words.get('rest') ?? ''}`
        const not = contraryOf(then)
        const other = not.startsWith('Es bleibt') ? 'Für diese Person gilt das nicht' : not
        const age = String(span.amount)
        return slots.words.get('how') === 'unter'
          ? { below: then, above: other, age }
          : slots.words.get('how') === 'ab'
            ? { below: other, above: then, age }
            : undefined
      },
      cases: [
        {
          title: ['{thing:bare}: wird morgen {age}, wird heute {age}', 'Grenze {age} Jahre'],
          type: 'Boundary',
          given: [
            'Heute ist der {today}. Zwei Personen sind angelegt: A, geboren am {span:ago+1}; B, geboren am {span:ago}.',
          ],
          steps: [
            'Vorgang für Person A ausführen | A wird morgen {age} | {below}.',
            'Vorgang für Person B ausführen | B wird heute {age} | {above}.',
          ],
        },
      ],
    },
    {
      said: '(?:<thing> (?:darf|dürfen) nicht) in der Zukunft liegen',
      example: 'Das Geburtsdatum darf nicht in der Zukunft liegen.',
      cases: [
        {
          title: ['{thing:bare}: {today} angenommen, {tomorrow} abgelehnt', 'Heute angenommen, morgen abgelehnt'],
          type: 'Boundary',
          given: ['Heute ist der {today}. Alle übrigen Felder sind ausgefüllt.'],
          steps: [
            'Formular mit dem heutigen Datum speichern | {thing:bare}: {today} | {today} ist nach dem Neuladen noch da.',
            'Formular mit dem Datum von morgen speichern | {thing:bare}: {tomorrow} | {beyond}',
          ],
        },
      ],
    },
    {
      said: '(?<later>(?:Das|Der) [^,;:()„“]{3,40}?) darf nicht vor (?:dem|der) (?<sooner>(?!heutigen |aktuellen |jetzigen )[^,;:()„“]{3,40}?)(?: liegen)?',
      example:
        'Das Enddatum darf nicht vor dem Startdatum liegen. Andernfalls erscheint „Das Ende liegt vor dem Beginn“.',
      cases: [datePair('{later:bare} einen Tag vor {sooner:bare} abgelehnt', '09.06.2026', '10.06.2026')],
    },
    {
      said: '(?<later>(?:Das|Der) [^,;:()„“]{3,40}?) muss (?:nach|hinter) (?:dem|der) (?<sooner>(?!heutigen |aktuellen |jetzigen )[^,;:()„“]{3,40}?)(?: liegen)?',
      example: 'Das Rückgabedatum muss nach dem Ausleihdatum liegen.',
      cases: [
        datePair('{later:bare} am Tag selbst abgelehnt, einen Tag später angenommen', '10.06.2026', '11.06.2026'),
      ],
    },
    {
      said: '(?<later>(?:Das|Der) [^,;:()„“]{3,40}?) muss (?:mindestens|wenigstens) <span> (?:nach|hinter) (?:dem|der) (?<sooner>(?!heutigen |aktuellen |jetzigen )[^,;:()„“]{3,40}?)(?: liegen)?',
      example: 'Das Lieferdatum muss mindestens 3 Tage nach dem Bestelldatum liegen.',
      derive: ({ values }) => {
        const span = values.get('span')
        const days = span?.measure === 'day' ? span.amount : 0
        return Number.isInteger(days) && days > 0 && days <= 20
          ? { early: `${String(9 + days).padStart(2, '0')}.06.2026`, late: `${String(10 + days)}.06.2026` }
          : undefined
      },
      cases: [
        datePair('{later:bare}: {span} nach {sooner:bare} angenommen, einen Tag früher nicht', '{early}', '{late}'),
      ],
    },
  ],
}

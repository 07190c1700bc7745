import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { contraryOf, masked, ordered } from './clauses.ts'
import { done, may, shown, shows } from './parts.ts'
import { spanTerms } from './terms.ts'

const failed =
  '(?:(?:fehlgeschlagenen|falschen|fehlerhaften|erfolglosen|ungültigen|vergeblichen|missglückten) (?:Anmelde|Login|Anmeldungs)?(?:versuchen|eingaben|anmeldungen|passwörtern|pins|codes|logins|passworteingaben|pin-eingaben)|(?:Fehlversuchen|Fehleingaben|Fehlanmeldungen)|falsch eingegebenen \\p{L}+)(?: (?:in Folge|hintereinander|nacheinander|in Serie))?'
const wrong = ({ values }: Slots): Record<string, string> | undefined => {
  const count = values.get('count')?.amount ?? 0
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
const idle: CasePattern = {
  title: [
    'Ohne Aktivität: kurz vor Ablauf von {ablauf} noch angemeldet, dann nicht',
    'Abmeldung ohne Aktivität nach {ablauf}',
  ],
  type: 'Boundary',
  given: ['Zwei Sitzungen sind angemeldet; die letzte Eingabe war in beiden am {start} Uhr.'],
  steps: [
    'Erste Sitzung: eine Seite öffnen | {span:in} Uhr | Die Seite erscheint; die Sitzung ist noch angemeldet.',
    'Zweite Sitzung: eine Seite öffnen | {span:out} Uhr | Die Sitzung ist abgemeldet; die Seite erscheint nicht.',
  ],
}
const inactive =
  '(?:Inaktivität|Untätigkeit|ohne Aktivität|ohne Eingabe|ohne Interaktion|ohne Benutzeraktivität|ohne Nutzung|Leerlauf|ohne Nutzeraktion)'
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
const ahead: CasePattern = {
  title: [
    '{thing:bare}: {span:day} noch möglich, {span:day+1} zu weit voraus',
    '{span:day} möglich, {span:day+1} nicht',
  ],
  type: 'Boundary',
  given: ['Heute ist der {today}.'],
  steps: [
    '{thing:obj} für den letzten möglichen Tag {done:inf} | {span:day} | {thing:der} {thing:ist} {done}.',
    '{thing:obj} für den Tag danach {done:inf} | {span:day+1} | {beyond}',
  ],
}
const notBefore: CasePattern = {
  title: [
    '{thing:bare}: {span:day-1} zu kurzfristig, {span:day} möglich',
    '{span:day-1} zu kurzfristig, {span:day} möglich',
  ],
  type: 'Boundary',
  given: ['Heute ist der {today}.'],
  steps: [
    '{thing:obj} für einen zu frühen Tag {done:inf} | {span:day-1} | {beyond}',
    '{thing:obj} für den ersten möglichen Tag {done:inf} | {span:day} | {thing:der} {thing:ist} {done}.',
  ],
}
const days = '(?<span>(?:\\d{1,3}|\\p{L}{3,12}) (?:Tage?n?|Wochen?|Monate?n?|Jahre?n?|Kalendertagen?|Werktagen?))'

/** Locks, sessions, ages and how far ahead something is booked. */
export const moments: PatternGroup = {
  cue: 'vergangenheit|datum|zeitpunkt|versuch|fehl|falsch|inaktiv|untätig|aktivität|leerlauf|eingabe|jahre|alter|voraus|vorher|im vorfeld|zukunft|interaktion|nutzung',
  patterns: [
    {
      said: `Nach <count> ${failed} (?:wird|ist) ${account} (?:automatisch )?(?:für )?<span>(?: lang)? gesperrt`,
      example: 'Nach 5 fehlgeschlagenen Anmeldeversuchen wird das Konto für 15 Minuten gesperrt.',
      derive: (slots) => {
        const found = wrong(slots)
        return found === undefined ? undefined : { ...found, ...spanTerms(slots) }
      },
      cases: [lock('Die Anmeldung wird abgelehnt; das Konto ist gesperrt.'), lockEnds],
    },
    {
      said: `(?:Nach <count> ${failed} (?:wird|ist) ${account}|${account} wird nach <count2> ${failed}) (?:automatisch |dauerhaft |sofort )?(?:gesperrt|blockiert)(?:<stop>|,? und )(?:(?:es|dann) )?${shows} <message>${shown}`,
      example: 'Nach drei falschen PIN-Eingaben wird die Karte gesperrt und es erscheint „Ihre Karte ist gesperrt“.',
      derive: wrong,
      cases: [lock('{message} erscheint; die Anmeldung wird abgelehnt.')],
    },
    {
      said: `Nach <count> ${failed} (?:wird|ist) ${account} (?:automatisch |dauerhaft |sofort )?(?:gesperrt|blockiert)`,
      example: 'Nach drei Fehlversuchen wird der Zugang gesperrt.',
      derive: wrong,
      cases: [lock('Die Anmeldung wird abgelehnt; das Konto ist gesperrt.')],
    },
    {
      said: `Nach (?<word>zwei|drei|vier|fünf|sechs|zehn)malige[rm] (?:falsche[rmn]? |fehlerhafte[rmn]? |fehlgeschlagene[rmn]? |erfolglose[rmn]? )?(?:Falscheingabe|Fehleingabe|Eingabe|Anmeldung|Anmeldeversuch|Passworteingabe|PIN-Eingabe|Fehlversuch)(?: (?:der|des|eines|einer) [^,;:()„“\\d]{3,30}?)? (?:wird|ist) ${account} (?:automatisch |dauerhaft |sofort )?(?:gesperrt|blockiert)`,
      example: 'Nach dreimaliger Falscheingabe der PIN wird die Karte gesperrt.',
      derive: ({ words }) => {
        const at =
          ['zwei', 'drei', 'vier', 'fünf', 'sechs', '', '', '', 'zehn'].indexOf(
            (words.get('word') ?? '').toLowerCase(),
          ) + 2
        return { less: String(at - 1), times: String(at) }
      },
      cases: [lock('Die Anmeldung wird abgelehnt; das Konto ist gesperrt.')],
    },
    {
      said: `(?:Nach <span> ${inactive}|Bei <span2> ${inactive}|Nach <span3> ohne \\p{L}+) (?:wird|werden|endet|läuft) (?:der |die |das |ein |man |eine )?(?:\\p{L}+ )?(?:\\p{L}+ )?(?:automatisch )?(?:abgemeldet|ausgeloggt|beendet|ab|gesperrt)`,
      example: 'Nach 15 Minuten Inaktivität wird der Nutzer automatisch abgemeldet.',
      derive: (slots) => (slots.values.has('span') ? spanTerms(slots) : undefined),
      cases: [idle],
    },
    {
      said: `(?:<thing> (?:endet|läuft|wird)|<who> (?:wird|werden)) (?:automatisch )?nach <span> (?:\\(?der )?${inactive}(?: automatisch)?(?: ab| beendet| abgemeldet| ausgeloggt| gesperrt)?`,
      example: 'Die Sitzung läuft nach 20 Minuten Inaktivität ab.',
      derive: spanTerms,
      cases: [idle],
    },
    {
      said: `(?:Das )?Mindestalter (?:für <thing> |zur <thing2> |zum <thing3> )?(?:ist|beträgt|liegt bei) <span>`,
      example: 'Das Mindestalter für die Anmeldung beträgt 16 Jahre. Andernfalls erscheint „Du bist noch zu jung“.',
      derive: years,
      cases: [born('Formular mit diesem Geburtsdatum absenden')],
    },
    {
      said: `(?:<who> (?:muss|müssen)|Wer [^,;:()]{3,50}, muss|Man muss) (?:beim [^,;:()]{3,40} |zum [^,;:()]{3,40} |am [^,;:()]{3,40} |bei [^,;:()]{3,40} )?mindestens <span> alt sein(?:, um [^;:()]{3,60})?`,
      example: 'Teilnehmer müssen am Renntag mindestens 18 Jahre alt sein.',
      derive: years,
      cases: [born('Formular mit diesem Geburtsdatum absenden')],
    },
    {
      said: `(?:Nur (?:Personen|Kinder|Kunden|Nutzer|Spieler|Mitglieder|Gäste) ab <span>|Erst ab <span2>|<thing> (?:ist|sind)(?: erst| nur)? ab <span3>) (?:(?:dürfen|können|darf|kann) [^,;:()]{3,60}|(?:freigegeben|erlaubt|möglich|zugelassen|buchbar))`,
      example: 'Nur Personen ab 16 Jahren können ein eigenes Konto anlegen.',
      derive: years,
      cases: [born('Mit diesem Geburtsdatum versuchen')],
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
      said: `<thing> ${may} (?:höchstens|maximal|bis zu|frühestens|nur bis zu|nicht mehr als) ${days} (?:im Voraus|vorher|in der Zukunft|im Vorfeld|in die Zukunft) ${done} werden`,
      example: 'Sportplätze können höchstens 14 Tage im Voraus gebucht werden.',
      cases: [ahead],
    },
    {
      said: `<thing> ${may} (?:mindestens|spätestens|wenigstens) ${days} (?:im Voraus|vorher|im Vorfeld) ${done} werden`,
      example: 'Urlaub muss mindestens 14 Tage im Voraus beantragt werden.',
      cases: [notBefore],
    },
    {
      said: `(?:<thing> (?:darf|dürfen|muss|müssen|kann|können)|Das Datum (?:des|der) <thing2> (?:darf|muss)) (?:höchstens|maximal|nicht mehr als) ${days} in der Zukunft liegen`,
      example: 'Der Liefertermin darf höchstens 60 Tage in der Zukunft liegen.',
      cases: [
        {
          title: ['{thing:bare}: {span:day} angenommen, {span:day+1} abgelehnt'],
          type: 'Boundary',
          given: ['Heute ist der {today}. Alle übrigen Felder sind ausgefüllt.'],
          steps: [
            '{thing:obj} am letzten zulässigen Tag speichern | {span:day} | {span:day} ist nach dem Neuladen noch da.',
            '{thing:obj} einen Tag später speichern | {span:day+1} | {beyond}',
          ],
        },
      ],
    },
    {
      said: '(?:<thing> (?:darf|dürfen) nicht|<thing2> (?:muss|müssen)) in der (?<side>Vergangenheit|Zukunft) liegen',
      example:
        'Das Startdatum darf nicht in der Vergangenheit liegen. Sonst erscheint „Bitte ein künftiges Datum wählen“.',
      derive: ({ words }) =>
        words.has('thing') && words.get('side')?.toLowerCase() === 'vergangenheit' ? {} : undefined,
      cases: [
        {
          title: ['{thing:bare}: {yesterday} abgelehnt, {today} angenommen', 'Gestern abgelehnt, heute angenommen'],
          type: 'Boundary',
          given: ['Heute ist der {today}. Alle übrigen Felder sind ausgefüllt.'],
          steps: [
            'Formular mit dem Datum von gestern speichern | {thing:bare}: {yesterday} | {beyond}',
            'Formular mit dem heutigen Datum speichern | {thing:bare}: {today} | {today} ist nach dem Neuladen noch da.',
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
      said: '(?<later>(?:Das|Der) [^,;:()„“]{3,40}?) (?:darf nicht vor|muss nach|muss hinter) (?:dem|der) (?<sooner>[^,;:()„“]{3,40}?)(?: liegen)?',
      example:
        'Das Enddatum darf nicht vor dem Startdatum liegen. Andernfalls erscheint „Das Ende liegt vor dem Beginn“.',
      cases: [
        {
          title: ['{later:bare} einen Tag vor {sooner:bare} abgelehnt', 'Falsche Reihenfolge der Daten abgelehnt'],
          type: 'Boundary',
          given: ['Alle übrigen Felder sind ausgefüllt.'],
          steps: [
            'Formular mit {later:bare} einen Tag zu früh speichern | {sooner:bare}: 10.06.2026; {later:bare}: 09.06.2026 | {beyond}',
            'Formular mit {later:bare} einen Tag danach speichern | {sooner:bare}: 10.06.2026; {later:bare}: 11.06.2026 | Beide Daten sind nach dem Neuladen noch da.',
          ],
        },
      ],
    },
  ],
}

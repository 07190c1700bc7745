import { withAmount } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { done, may, owned, verb } from './parts.ts'
import { capitalised, ordered, masked, seenOf } from './clauses.ts'
import { occasionStep } from './occasions.ts'
import { spanTerms } from './terms.ts'

const numerals = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const times = '(?<times>(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\\d{1,2}[ -]?)mal)'
const once = '(?<times>(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\\d{1,2}[ -]?)mal)'
/** "dreimal": how often, once more and the ordinal of that. */
function often({ words }: Slots): Record<string, string> | undefined {
  const text = (words.get('times') ?? '').toLowerCase()
  const number = Number(/^\d+/.exec(text)?.[0] ?? numerals.indexOf(text.replace(/mal$/u, '')) + 1)
  return number > 0 && number < 100 ? { n: String(number), more: String(number + 1) } : undefined
}
const event = '(?:zum |zur |zum Ende (?:des|der) |zu )<event=[^,;:()„“\\d]{3,40}?>'
const forbiddenSigns: Record<string, string[]> = {
  sonderzeichen: ['Kestrel', 'Kestrel#'],
  leerzeichen: ['Kestrel', 'Kes trel'],
  ziffern: ['Kestrel', 'Kestrel7'],
  zahlen: ['Kestrel', 'Kestrel7'],
  umlaute: ['Kestrel', 'Möwe'],
  buchstaben: ['4711', '4711A'],
}
const offline: CasePattern = {
  title: ['{things:bare}: ohne Verbindung erfasst, danach übertragen', 'Ohne Verbindung erfasst, danach übertragen'],
  given: ['Die Anwendung ist geöffnet; die Verbindung des Geräts ist getrennt.'],
  steps: [
    'Eintrag „Kestrel“ ohne Verbindung erfassen ({things:bare}) | Kestrel | „Kestrel“ ist auf dem Gerät aufgeführt.',
    'Verbindung wiederherstellen | | „Kestrel“ ist auf einem zweiten Gerät aufgeführt, und zwar genau einmal.',
  ],
}
const performance: CasePattern = {
  title: ['{then}, spätestens nach {ablauf}', 'Spätestens nach {ablauf}'],
  given: ['Eine Stoppuhr liegt bereit.'],
  steps: ['{step} (mit laufender Stoppuhr) | Grenze: {frist} | {then}; gemessen sind höchstens {frist}.'],
}

/** How often something may be done, what opens at a point in time, what is left out of a text, how fast something is. */
export const occurrences: PatternGroup = {
  cue: 'mal|bis zum|bis zur|ab |frühestens|enthalten|abgezogen|innerhalb|sekunden|offline|verbindung|internet|alle |automatisch|bereit',
  patterns: [
    {
      said: `<thing> ${may} (?:höchstens |maximal |nur |insgesamt |bis zu )+${times} (?:je [^,;:()]{3,30} |pro [^,;:()]{3,30} |um (?:jeweils )?[^,;:()]{3,30} )?${done} werden`,
      example:
        'Ein Rezept kann höchstens dreimal eingelöst werden. Beim vierten Versuch erscheint „Rezept bereits vollständig eingelöst“.',
      derive: often,
      cases: [
        {
          title: ['{thing:bare}: {n}-mal möglich, beim {more}. Mal nicht', '{n}-mal möglich, beim {more}. Mal nicht'],
          type: 'Boundary',
          given: ['Ein unbenutztes Exemplar liegt vor ({thing:bare}).'],
          steps: [
            '{thing:obj} {n}-mal {done:inf} | {n} Mal | Jedes der {n} Male gelingt.',
            '{thing:obj} noch einmal {done:inf} | {more}. Mal | {beyond}',
          ],
        },
      ],
    },
    {
      said: `<who> ${may} ${owned} (?:höchstens |maximal |nur |insgesamt |bis zu )+${once} (?:pro [^,;:()]{3,30} )?${verb}`,
      example: 'Nutzer können ihren Benutzernamen höchstens zweimal ändern.',
      derive: often,
      cases: [
        {
          title: ['{thing:obj}: {n}-mal möglich, beim {more}. Mal nicht', '{n}-mal möglich, beim {more}. Mal nicht'],
          type: 'Boundary',
          given: ['Angemeldet: {who:as}; bisher ist es noch nie geschehen.'],
          steps: [
            '{thing:obj} {n}-mal {act} | {n} Mal | Jedes der {n} Male gelingt.',
            '{thing:obj} noch einmal {act} | {more}. Mal | {beyond}',
          ],
        },
      ],
    },
    {
      said: `(?:<who> ${may} <thing=[^,;:()„“\\d]{3,50}?> (?:nur |noch )?bis ${event} ${verb}|<thing2> ${may} (?:nur |noch )?bis ${event.replace('<event=', '<event2=')} <done=\\p{L}{4,}(?:t|en)> werden)`,
      example: 'Lehrkräfte dürfen Noten nur bis zum Notenschluss ändern.',
      derive: ({ words }) => {
        const name = words.get('event') ?? words.get('event2') ?? ''
        const who = words.get('who')
        return who === undefined || !words.has('act') ? undefined : { name, event: '10.09.2026, 18:00' }
      },
      cases: [
        {
          title: ['{thing:obj} {act}: bis {name} möglich, danach nicht', 'Bis {name} möglich, danach nicht'],
          type: 'Boundary',
          given: ['Angemeldet: {who:as}. {name}: 10.09.2026, 18:00 Uhr.'],
          steps: [
            '{thing:obj} {act} | 10.09.2026, 17:59 Uhr | Es gelingt; das Ergebnis ist nach dem Neuladen noch da.',
            '{thing:obj} {act} | 10.09.2026, 18:01 Uhr | {beyond} Der Stand von 17:59 Uhr ist unverändert.',
          ],
          assume: ['Die Uhrzeit der Testumgebung lässt sich stellen.'],
        },
      ],
    },
    {
      said: `(?:(?:Die Schaltfläche |Der Button |Der Knopf |Der Link )?<label>|<thing>) (?:ist|wird|sind|werden|kann|können) (?:erst |frühestens |nur )(?:ab )?<lead> vor (?:dem |der |den )?<event=[^,;:()„“\\d]{3,40}?>(?: um <clock>)? (?:aktiv|aktiviert|sichtbar|angezeigt|möglich|verfügbar|freigeschaltet|anklickbar|auswählbar|eingeblendet|geöffnet)(?: werden)?`,
      example: 'Der Button „Check-in“ ist erst ab 30 Minuten vor Kursbeginn aktiv.',
      derive: ({ words }) => {
        const what = words.get('label') ?? words.get('thing')
        return what === undefined || words.has('clock')
          ? undefined
          : { what: what.replace(/^(?:Der|Die|Das) /u, ''), name: words.get('event') ?? '', event: '10.09.2026, 18:00' }
      },
      cases: [
        {
          title: ['{what}: kurz vor der Öffnung gesperrt, danach verfügbar', 'Erst {lead} vorher verfügbar'],
          type: 'Boundary',
          given: ['{name}: 10.09.2026, 18:00 Uhr.'],
          steps: [
            '{what} auswählen | {lead:early} Uhr | {what} lässt sich noch nicht auswählen.',
            '{what} nach dem Neuladen auswählen | {lead:late} Uhr | {what} lässt sich auswählen.',
          ],
        },
      ],
    },
    {
      said: '<field> (?:darf|dürfen) keine (?<signs>Sonderzeichen|Leerzeichen|Ziffern|Zahlen|Umlaute|Buchstaben) enthalten',
      example: 'Der Spielername darf keine Sonderzeichen enthalten.',
      derive: ({ words }) => {
        const [good, bad] = forbiddenSigns[(words.get('signs') ?? '').toLowerCase()] ?? []
        return good === undefined || bad === undefined ? undefined : { good, bad }
      },
      cases: [
        {
          title: ['{field:bare}: {good} angenommen, {bad} abgelehnt'],
          type: 'Negative',
          given: ['Alle übrigen Felder des Formulars sind ausgefüllt.'],
          steps: [
            '{field:obj} ohne {signs} speichern | {good} | {good} ist nach dem Neuladen noch da.',
            '{field:obj} mit {signs} speichern | {bad} | {beyond}',
          ],
        },
      ],
    },
    {
      said: '<thing> (?:wird|werden) (?:automatisch |vollständig )?(?:von|vom) (?:der |dem |den )?(?<whole>[^,;:()„“\\d]{3,40}?) abgezogen',
      example: 'Der Selbstbehalt wird von der Erstattung abgezogen.',
      derive: (slots) => ({
        gross: withAmount(slots.facts.money, 200, 2).text,
        off: withAmount(slots.facts.money, 30, 2).text,
        net: withAmount(slots.facts.money, 170, 2).text,
      }),
      cases: [
        {
          title: ['{whole} {gross} abzüglich {off}: {net}', '{gross} abzüglich {off}: {net}'],
          given: ['Ein Fall mit diesen Beträgen ist vorbereitet: {whole} {gross}, {thing:bare} {off}.'],
          steps: [
            'Abrechnung öffnen | {whole} {gross}; {thing:bare} {off} | Ausgewiesen sind {net} ({gross} − {off}).',
          ],
        },
      ],
    },
    {
      said: '<rest=(?:Der|Die|Das|Ein|Eine)(?: [^,;:()„“\\d ]{2,30}){1,4}? [\\p{L}]{3,20}(?: sich| wird| werden)?> (?:innerhalb von|in weniger als|in höchstens|binnen|spätestens nach|nach spätestens|in maximal|in unter) <span>(?: nach (?:dem |der |einem |einer )?<occasion=[^,;:()„“\\d]{3,50}?>)?(?: <tail=\\p{L}{3,20}(?:t|en)>)?',
      example: 'Die Schranke öffnet sich innerhalb von 3 Sekunden nach Erkennen des Kennzeichens.',
      derive: (slots) => {
        const rest = `${slots.words.get('rest') ?? ''}${slots.words.has('tail') ? ` ${slots.words.get('tail') ?? ''}` : ''}`
        const occasion = slots.words.get('occasion')
        const span = slots.values.get('span')
        if (occasion === undefined || span === undefined || /tag|woche|monat|jahr/iu.test(span.text)) return undefined
        const step = occasionStep(occasion)
        return step === '' ? undefined : { ...spanTerms(slots), then: rest, step }
      },
      cases: [performance],
    },
    {
      said: '<things=[^,;:()„“]{3,40}?> (?:können|kann|lassen sich|lässt sich)(?: auch)? (?:offline|ohne (?:Internet|Internetverbindung|Netz|Netzverbindung|Verbindung|Empfang|Mobilfunk))(?: <done=\\p{L}{4,}(?:t|en)> werden| <act=\\p{L}{4,}n>)?(?:(?:<stop>|,? und |, )(?:sie )?(?:werden|wird)(?: sie| es)? (?:automatisch )?(?:synchronisiert|übertragen|hochgeladen|abgeglichen|gesendet)(?:,? (?:sobald|wenn) [^;:()]{5,80})?)?',
      example:
        'Ernteeinträge können ohne Internetverbindung erfasst werden und werden automatisch synchronisiert, sobald wieder eine Verbindung besteht.',
      cases: [offline],
    },
    {
      said: '(?:Bricht|Reißt|Fällt|Fehlt) (?:die |das )?(?:Verbindung|Internetverbindung|Netz|Internet)(?: während [^,;:()]{3,50})?(?: ab| aus)?, (?<rest>(?:bleibt|bleiben|werden|wird|gehen|geht) [^;]{4,160})',
      example: 'Bricht die Verbindung während der Eingabe ab, bleiben die eingegebenen Daten erhalten.',
      derive: ({ words }) => {
        const { text, back } = masked(words.get('rest') ?? '')
        return { then: seenOf(capitalised(back(ordered(text)))) }
      },
      cases: [
        {
          title: ['Verbindung getrennt: {then}', 'Getrennte Verbindung: nichts geht verloren'],
          type: 'Negative',
          given: ['Im Formular ist „Kestrel“ eingegeben, aber noch nicht gespeichert.'],
          steps: [
            'Verbindung des Geräts trennen | | {then}.',
            'Verbindung wiederherstellen | | „Kestrel“ steht noch im Formular.',
          ],
        },
      ],
    },
    {
      said: '<things=[^,;:()„“]{3,50}?> (?:werden|wird) (?:alle <span>|nach <span2>) (?:automatisch )?(?:zwischen)?gespeichert',
      example: 'Entwürfe werden alle 30 Sekunden automatisch gespeichert.',
      derive: (slots) => (slots.values.has('span') ? spanTerms(slots) : undefined),
      cases: [
        {
          title: ['{things:bare}: nach {ablauf} ohne Zutun gespeichert', 'Nach {ablauf} ohne Zutun gespeichert'],
          given: ['Ein neuer Entwurf ist geöffnet.'],
          steps: [
            '„Kestrel“ eingeben | Kestrel | „Kestrel“ steht im Entwurf.',
            'Nach Ablauf von {ablauf} die Seite ohne Speichern schließen | Wartezeit: {frist} | Die Seite ist geschlossen.',
            'Entwurf erneut öffnen | | „Kestrel“ steht noch im Entwurf.',
          ],
        },
      ],
    },
  ],
}

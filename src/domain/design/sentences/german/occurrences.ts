import type { PatternGroup } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { done, may, owned, verb } from './parts.ts'

const numerals = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const once =
  '(?<times>(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\\d{1,2}[ -]?)mal|(?:ein einziges|ein|\\d{1,2}) Mal)'
/** "dreimal": how often, once more and the ordinal of that. */
function often({ words }: Slots): Record<string, string> | undefined {
  const text = (words.get('times') ?? '').toLowerCase()
  const number = Number(/^\d+/.exec(text)?.[0] ?? numerals.indexOf(text.replace(/(?: einziges)? ?mal$/u, '')) + 1)
  return number > 0 && number < 100
    ? {
        n: String(number),
        more: String(number + 1),
        often: number === 1 ? 'einmal' : `${String(number)}-mal`,
        all: number === 1 ? 'Es gelingt' : `Jedes der ${String(number)} Male gelingt`,
      }
    : undefined
}
const forbiddenSigns: Record<string, string[]> = {
  sonderzeichen: ['Kestrel', 'Kestrel#'],
  leerzeichen: ['Kestrel', 'Kes trel'],
  ziffern: ['Kestrel', 'Kestrel7'],
  zahlen: ['Kestrel', 'Kestrel7'],
  umlaute: ['Kestrel', 'Möwe'],
  buchstaben: ['4711', '4711A'],
}

/** How often something may be done, what opens at a point in time, what is left out of a text, how fast something is. */
export const occurrences: PatternGroup = {
  cue: 'mal|nicht |bis zum|bis zur|ab |frühestens|enthalten|abgezogen|innerhalb|sekunden|offline|verbindung|internet|alle |automatisch|bereit',
  patterns: [
    {
      said: `<who> ${may} ${owned} (?:höchstens |maximal |nur |insgesamt |bis zu )+${once} (?:pro [^,;:()]{3,30} )?${verb}`,
      example: 'Nutzer können ihren Benutzernamen höchstens zweimal ändern.',
      derive: often,
      cases: [
        {
          title: ['{thing:obj}: {often} möglich, beim {more}. Mal nicht', '{often} möglich, beim {more}. Mal nicht'],
          type: 'Boundary',
          given: ['Angemeldet: {who:as}; bisher ist es noch nie geschehen.'],
          steps: [
            '{thing:obj} {often} {act} | {n} Mal | {all}.',
            '{thing:obj} noch einmal {act} | {more}. Mal | {beyond}',
          ],
        },
      ],
    },
    {
      said: `<who> ${may} (?:pro|je|in jede[rm]|bei jede[rm]|für jede[nrs]?) <scope=[^,;:()\\d]{3,30}?> (?:${owned} )?(?:höchstens |maximal |nur |insgesamt |bis zu )+${once} ${verb}`,
      example:
        'Jedes Mitglied darf pro Wahl nur einmal abstimmen. Beim zweiten Versuch erscheint „Sie haben bereits gewählt“.',
      derive: (slots) => {
        const found = often(slots)
        const thing = filled('{thing:obj}', slots)
        return found === undefined
          ? undefined
          : { ...found, act: `${thing === undefined ? '' : `${thing} `}${slots.words.get('act') ?? ''}` }
      },
      cases: [
        {
          title: ['{act}: {often} je {scope:bare}, beim {more}. Mal nicht', '{often} möglich, beim {more}. Mal nicht'],
          type: 'Boundary',
          given: ['Angemeldet: {who:as}; {scope:bare} A und {scope:bare} B sind vorbereitet.'],
          steps: [
            '{act} | {scope:bare} A, {n} Mal | {all}.',
            '{act} | {scope:bare} A, {more}. Mal | {beyond}',
            '{act} | {scope:bare} B, 1. Mal | Es gelingt.',
          ],
        },
      ],
    },
    {
      said: `<thing=[^,;:()„“\\d]{3,40}? (?:mit (?:falsche|ungültige|fehlerhafte|unvollständige|abgelaufene|leere|negative|unbekannte)[rnms]? |ohne )[^,;:()„“]{3,40}?> (?:darf|dürfen|kann|können) nicht ${done} werden(?: können)?`,
      example: 'Ein Mietvertrag ohne Unterschrift darf nicht archiviert werden können.',
      cases: [
        {
          title: ['{thing:bare}: {done:inf} nicht möglich', 'Nicht möglich: {done:inf}'],
          type: 'Negative',
          given: ['Alle übrigen Angaben sind richtig.'],
          steps: ['{thing:obj} {done:inf} | | {beyond}'],
        },
      ],
    },
    {
      said: '<field=(?:Die|Der|Das) [^,;:()„“\\d]{3,40}?> (?:darf|kann) (?:(?:den|die|das) <base=[^,;:()„“\\d]{3,40}?> nicht (?:überschreiten|übersteigen)|nicht (?:größer|höher) (?:sein )?als (?:der|die|das) <base2=[^,;:()„“\\d]{3,40}?>(?: sein)?)(?:, (?:der|die|das) [^,;:()]{3,40} (?:wird|darf|kann) (?:nie|niemals|nicht) (?:negativ|unter null)[^,;:()]{0,20})?',
      example: 'Der Auszahlungsbetrag darf das verfügbare Guthaben nicht überschreiten.',
      derive: ({ words }) => ({
        base: (words.get('base') ?? words.get('base2') ?? '').replace(/^(\p{L}+)e[ns]? (?=\p{Lu})/u, '$1er '),
      }),
      cases: [
        {
          title: ['{field:bare}: 10 von 10 angenommen, 11 von 10 abgelehnt', '10 von 10 angenommen, 11 abgelehnt'],
          type: 'Boundary',
          given: ['Wert der Grenze ({base}): 10.'],
          steps: [
            'Höheren Wert als die Grenze speichern ({field:bare}) | 11 | {beyond}',
            'Wert an der Grenze speichern ({field:bare}) | 10 | Es wird angenommen; 10 ist gespeichert.',
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
  ],
}

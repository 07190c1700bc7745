import type { PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { may, owned, verb } from './parts.ts'

const numerals = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const once = '(?<times>(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\\d{1,2}[ -]?)mal)'
/** "dreimal": how often, once more and the ordinal of that. */
function often({ words }: Slots): Record<string, string> | undefined {
  const text = (words.get('times') ?? '').toLowerCase()
  const number = Number(/^\d+/.exec(text)?.[0] ?? numerals.indexOf(text.replace(/mal$/u, '')) + 1)
  return number > 0 && number < 100 ? { n: String(number), more: String(number + 1) } : undefined
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
  cue: 'mal|bis zum|bis zur|ab |frühestens|enthalten|abgezogen|innerhalb|sekunden|offline|verbindung|internet|alle |automatisch|bereit',
  patterns: [
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

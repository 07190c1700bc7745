import type { CasePattern, PatternGroup } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { contraryOf, masked, noContrary, ordered, seenOf } from './clauses.ts'

/** The values on both sides of a limit that a condition names. */
function sides(slots: Slots): Record<string, string> | undefined {
  const name = ['amount', 'percent', 'max', 'span'].find((one) => slots.values.has(one))
  const value = name === undefined ? undefined : slots.values.get(name)
  if (name === undefined || value === undefined) return undefined
  const how = [slots.words.get('how'), slots.words.get('be')].join(' ').toLowerCase()
  const step = name === 'amount' ? '0.01' : '1'
  const unit = slots.words.get('unit')
  const at = filled(`{${name}}`, slots)
  const more = filled(`{${name}+${step}}`, slots)
  const less = filled(`{${name}-${step}}`, slots)
  if (at === undefined || more === undefined || less === undefined) return undefined
  const pair = /unterschreit|unter|weniger|kleiner|geringer|niedriger/u.test(how)
    ? [less, at]
    : /überschreit|übersteig|über|mehr|größer|höher/u.test(how)
      ? [more, at]
      : /höchstens|maximal|bis/u.test(how)
        ? [at, more]
        : /mindestens|ab|erreich|wenigstens/u.test(how)
          ? [at, less]
          : undefined
  const [hit, miss] = pair ?? []
  if (hit === undefined || miss === undefined) return undefined
  if (/, (?:sonst|andernfalls|ansonsten) /u.test(slots.words.get('rest') ?? '')) return undefined
  const { text, back } = masked(slots.words.get('rest') ?? '')
  const subject = filled('{thing:der}', slots) ?? ''
  const outcome = seenOf(back(ordered(text))).replace(/^(?:Er|Sie|Es) (?=wird|ist|kann|gilt|bleibt)/u, `${subject} `)
  const then = outcome.charAt(0).toUpperCase() + outcome.slice(1)
  const withUnit = (one: string): string => (unit === undefined ? one : `${one} ${unit.trim()}`)
  return { hit: withUnit(hit), miss: withUnit(miss), then, not: contraryOf(then) }
}
const limit: CasePattern = {
  title: ['{thing:bare}: Folge bei {hit}, nicht bei {miss}', 'Folge bei {hit}, nicht bei {miss}'],
  type: 'Boundary',
  steps: ['{thing:obj} auf {hit} bringen | {hit} | {then}.', '{thing:obj} auf {miss} bringen | {miss} | {not}.'],
}
const how =
  '(?<how>über|unter|mehr als|weniger als|mindestens|höchstens|maximal|größer als|kleiner als|höher als|niedriger als|geringer als|bis|ab|auf unter|auf über|auf mehr als|auf weniger als|auf)? ?'
const value =
  '(?:<amount>|<percent>|<span>|<max>(?<unit> (?!liegt|beträgt|fällt|sinkt|ist|sind|überschreitet|steigt|erreicht|übersteigt|unterschreitet|tag|stunde|minute|woche|monat|jahr|zeichen|sekunde|uhr)[\\p{L}]{2,24})?)'
const needed = (slots: Slots): Record<string, string> | undefined =>
  /^(?:er|sie|es|man)$/iu.test(slots.words.get('thing') ?? '') ? undefined : sides(slots)

/** Conditions that name a value: what follows on its side, and what does not on the other. */
export const thresholds: PatternGroup = {
  cue: '.',
  patterns: [
    {
      said: `(?<be>Liegt|Beträgt|Fällt|Sinkt|Ist|Sind|Hat|Überschreitet|Steigt|Erreicht|Übersteigt|Unterschreitet|Enthält|Umfasst) <thing=(?:der|die|das|ein|eine) [^,;:()„“\\d]{3,50}?> (?:den Betrag von |den Wert von |die Grenze von |einen Wert von )?${how}${value}, <rest>`,
      example: 'Liegt der Warenkorbwert unter 12 €, wird „Bestellen“ deaktiviert.',
      derive: needed,
      cases: [limit],
    },
    {
      said: `<thing=(?!für |bei |nach |in |ab |mit |kinder|jugend|personen)[^,;:()„“\\d]{3,40}?> (?<how>über|unter|ab|von mehr als|von über|von mindestens|mit mehr als|mit weniger als|mit mindestens|von weniger als) (?:<amount>|<percent>|<span>|<max>(?<unit> [\\p{L}]{2,24})?) (?<rest>(?:werden|wird|müssen|muss|sind|ist|gelten|gilt|dürfen|können|benötigen|benötigt|erfordern|erfordert) [^;]{4,200})`,
      example: 'Bestellungen über 5.000 € müssen von der Abteilungsleitung genehmigt werden.',
      derive: (slots) => {
        const { text, back } = masked(`${slots.words.get('thing') ?? ''} ${slots.words.get('rest') ?? ''}`)
        const found = sides(slots)
        if (found === undefined) return undefined
        const then = seenOf(back(text))
        const not = contraryOf(then)
        return not === noContrary ? undefined : { ...found, then, not }
      },
      cases: [
        {
          ...limit,
          steps: [
            'Fall mit diesem Wert anlegen ({thing:bare}) | {hit} | {then}.',
            'Fall mit diesem Wert anlegen ({thing:bare}) | {miss} | {not}.',
          ],
        },
      ],
    },
  ],
}

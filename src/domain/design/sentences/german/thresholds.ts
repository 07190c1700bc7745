import type { CasePattern, PatternGroup } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { branchOf, contraryOf, masked, noContrary, ordered, seenOf } from './clauses.ts'

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
const reaches =
  '(?<be>liegt|beträgt|fällt|sinkt|ist|sind|hat|überschreitet|steigt|erreicht|übersteigt|unterschreitet|enthält|umfasst|betragen|liegen)'
const needed = (slots: Slots): Record<string, string> | undefined =>
  /^(?:er|sie|es|man)$/iu.test(slots.words.get('thing') ?? '') ? undefined : sides(slots)

/** Conditions that name a value: what follows on its side, and what does not on the other. */
export const thresholds: PatternGroup = {
  cue: '.',
  patterns: [
    {
      said: '(?<rest>[^,;„“]{5,80}?) (?:nur|erst)(?<where> [^,;„“]{2,40}?)?, (?:wenn|sobald) (?:sich )?(?:mindestens|wenigstens) <min> (?<things>[^,;:()„“\\d]{3,40}?) (?:vorliegen|vorhanden sind|angemeldet sind|angemeldet haben|ausgewählt sind|eingegangen sind|erreicht sind|zugesagt haben|teilnehmen|hinterlegt sind|zugestimmt haben|abgegeben wurden|ausgewählt wurden|gebucht haben)',
      example: 'Ein Kurs findet nur statt, wenn mindestens 5 Anmeldungen vorliegen.',
      derive: (slots) => {
        const then = `${slots.words.get('rest') ?? ''}${slots.words.has('where') ? ` ${slots.words.get('where') ?? ''}` : ''}`
        const less = filled('{min-1}', slots)
        return less === undefined ? undefined : { then, less, not: contraryOf(then) }
      },
      cases: [
        {
          title: ['{things}: bei {less} nicht, bei {min} schon', 'Bei {less} nicht, bei {min} schon'],
          type: 'Boundary',
          given: ['Zwei gleiche Fälle sind vorbereitet: A mit {less}, B mit {min} ({things}).'],
          steps: ['Fall A öffnen | {less} | {not}.', 'Fall B öffnen | {min} | {then}.'],
        },
      ],
    },
    {
      said: `(?:Wenn|Sobald|Falls|Sofern) <thing=(?:der|die|das|ein|eine) [^,;:()„“\\d]{3,50}?> ${how}${value} ${reaches}, <rest>`,
      example: 'Wenn der Lagerbestand eines Artikels unter 10 Stück fällt, erhält der Einkauf eine Benachrichtigung.',
      derive: needed,
      cases: [limit],
    },
    {
      said: `(?<be>Liegt|Beträgt|Fällt|Sinkt|Ist|Sind|Hat|Überschreitet|Steigt|Erreicht|Übersteigt|Unterschreitet|Enthält|Umfasst) <thing=(?:der|die|das|ein|eine) [^,;:()„“\\d]{3,50}?> (?:den Betrag von |den Wert von |die Grenze von |einen Wert von )?${how}${value}, <rest>`,
      example: 'Liegt der Warenkorbwert unter 12 €, wird „Bestellen“ deaktiviert.',
      derive: needed,
      cases: [limit],
    },
    {
      said: `(?<be>Wird|Werden) (?<thing>(?:ein|eine|einen|der|die|das)? ?[^,;:()„“\\d]{3,50}?) (?<how>über|unter|ab|von mehr als|von über|von mindestens|mit mehr als|mit weniger als|mit mindestens|von weniger als) ${value} <done=\\p{L}{4,}(?:t|en)>, <rest>`,
      example: 'Wird eine Überweisung über 1.000 € angelegt, muss sie zusätzlich mit einer TAN bestätigt werden.',
      derive: (slots) => {
        const found = sides(slots)
        const name = filled('{thing:der}', slots)
        if (found === undefined || name === undefined) return undefined
        const branch = branchOf(
          `Wird ${slots.words.get('thing') ?? ''} ${slots.words.get('done') ?? ''}, ${slots.words.get('rest') ?? ''}`,
        )
        return branch === undefined ? found : { ...found, then: branch.outcome, not: branch.contrary }
      },
      cases: [
        {
          ...limit,
          steps: [
            '{thing:obj} von {hit} {done:inf} | {hit} | {then}.',
            '{thing:obj} von {miss} {done:inf} | {miss} | {not}.',
          ],
        },
      ],
    },
    {
      said: `(?:Bei|Beim|Für) (?:einem |einer |einen |eine |ein )?<thing=[^,;:()„“\\d]{3,40}?> (?:von )?(?<how>über|unter|mehr als|weniger als|mindestens|ab|bis|höchstens|von mehr als|von über|von mindestens) ${value} <rest=(?:wird|werden|ist|sind|muss|müssen|erhält|erscheint|gilt|kann|fällt|gibt|darf|entfällt) .{4,200}>`,
      example: 'Bei einem Kreditbetrag über 20.000 € wird eine zweite Freigabe verlangt.',
      derive: (slots) => (slots.values.get('span')?.measure === 'year' ? undefined : needed(slots)),
      cases: [
        {
          ...limit,
          steps: [
            'Fall mit {hit} anlegen ({thing:bare}) | {hit} | {then}.',
            'Fall mit {miss} anlegen ({thing:bare}) | {miss} | {not}.',
          ],
        },
      ],
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
    {
      said: 'Weicht <thing=(?:der|die|das|ein|eine) [^,;:()„“\\d]{3,50}?> um (?<how>mehr als) <percent> (?:von|vom) (?:der |dem |den )?(?<base>[^,;:()„“\\d]{3,40}?) ab, <rest>',
      example: 'Weicht der Verbrauch um mehr als 50 % vom Vorjahr ab, wird eine Begründung verlangt.',
      derive: (slots) => {
        const found = sides(slots)
        const share = slots.values.get('percent')?.amount ?? 0
        return found === undefined || share <= 0
          ? undefined
          : { ...found, at: String(1000 + share * 10), over: String(1010 + share * 10) }
      },
      cases: [
        {
          title: [
            '{thing:bare}: Folge bei {over} statt 1000, nicht bei {at}',
            'Folge bei {over} statt 1000, nicht bei {at}',
          ],
          type: 'Boundary',
          given: ['Vergleichswert ({base}): 1000.'],
          steps: [
            '{thing:obj} von {over} erfassen | {over} (Abweichung {percent+1}) | {then}.',
            '{thing:obj} von {at} erfassen | {at} (Abweichung {percent}) | {not}.',
          ],
        },
      ],
    },
  ],
}

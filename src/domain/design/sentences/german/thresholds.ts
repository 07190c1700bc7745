import type { CasePattern, PatternGroup } from '../pattern.ts'
import { contraryOf, noContrary, ordered, seenOf } from './clauses.ts'
import { filled, type Slots } from '../slots.ts'
import { masked } from './parts.ts'

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
  const pair = /unterschreit|unter|weniger|kleiner|geringer|niedriger|kürzer/u.test(how)
    ? [less, at]
    : /überschreit|übersteig|über|mehr|größer|höher|länger/u.test(how)
      ? [more, at]
      : /höchstens|maximal|bis/u.test(how)
        ? [at, more]
        : /mindestens|ab|erreich|wenigstens/u.test(how)
          ? [at, less]
          : undefined
  const [hit, miss] = pair ?? []
  if (hit === undefined || miss === undefined) return undefined
  if (/, (?:sonst|andernfalls|ansonsten) /u.test(slots.words.get('rest') ?? '')) return undefined
  // "… kann nicht bezahlt werden" does not say what.
  if (/^(?:kann|darf|wird|muss) (?:nicht )?\p{Ll}+(?:t|en)(?: werden)?$/u.test(slots.words.get('rest') ?? ''))
    return undefined
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
      said: `(?:Wenn|Sobald|Falls) <thing=(?:der|die|das|ein|eine) [^,;:()„“\\d]{3,50}?> (?:den Betrag von |den Wert von |die Grenze von |einen Wert von )?${how}${value} (?<be>liegt|beträgt|fällt|sinkt|ist|hat|überschreitet|steigt|erreicht|übersteigt|unterschreitet|enthält|umfasst), (?:dann )?<rest>`,
      example: 'Wenn der Füllstand unter 15 % sinkt, wird eine Nachbestellung angelegt.',
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
    {
      said: '<thing=(?!für |bei |nach |in |ab |mit )[^,;:()„“\\d]{3,40}?>(?: | von |, die |, deren \\p{L}+ )(?<how>über|unter|ab|mehr als|länger als|mindestens|mehr als|größer als|höher als) (?:<amount>|<percent>|<span>|<max>(?<unit> [\\p{L}]{2,24}?)?)(?: (?:dauern|betragen|liegen|umfassen|wiegen|sind|haben|kosten|liegt))?,? (?:brauchen|braucht|benötigen|benötigt|erfordern|erfordert|verlangen|verlangt) (?<need>(?:die|den|das|eine|einen|ein) [^,;:()„“]{4,80})',
      example: 'Dienstreisen, die länger als 5 Tage dauern, benötigen die Zustimmung der Abteilungsleitung.',
      derive: (slots) => {
        const found = sides({ ...slots, words: new Map([...slots.words, ['rest', 'wird die Zustimmung verlangt']]) })
        const need = slots.words.get('need') ?? ''
        const what = need.replace(/^(?:die|den|das|eine|einen|ein) /u, '')
        return found === undefined ? undefined : { hit: found['hit'] ?? '', miss: found['miss'] ?? '', need: what }
      },
      cases: [
        {
          title: [
            '{thing:bare}: {hit} nur mit {need}, {miss} ohne',
            'Bei {hit} verlangt, bei {miss} nicht: {need}',
            'Bei {hit} verlangt, bei {miss} nicht',
          ],
          type: 'Boundary',
          steps: [
            'Fall mit diesem Wert anlegen ({thing:bare}) | {hit} | Verlangt wird: {need}.',
            'Fall mit diesem Wert anlegen ({thing:bare}) | {miss} | Der Fall ist angelegt; nicht verlangt wird: {need}.',
          ],
        },
      ],
    },
    {
      said: '(?<be>Fällt|Sinkt|Steigt|Liegt|Überschreitet|Unterschreitet|Übersteigt) <thing=(?:der|die|das|ein|eine) [^,;:()„“\\d]{3,40}?> (?<how>unter|über)? ?(?:die|den|das) <base=(?:[\\p{Ll}]+e?n? )?[\\p{L}]*(?:[Mm]enge|[Bb]estand|[Gg]renze|[Ww]ert|[Ll]imit|[Ss]chwelle|[Bb]etrag|[Gg]rößen?|[Bb]udget|[Tt]emperatur|[Dd]ruck|[Gg]ewicht|[Zz]ahl)>, <rest>',
      example: 'Sinkt der Kassenbestand unter den Mindestbetrag, erscheint der Hinweis „Bitte auffüllen“.',
      derive: (slots) => {
        const how = [slots.words.get('how'), slots.words.get('be')].join(' ').toLowerCase()
        const isBelow = /unter/u.test(how)
        if (!isBelow && !/über/u.test(how)) return undefined
        const { text, back } = masked(slots.words.get('rest') ?? '')
        const subject = filled('{thing:der}', slots) ?? ''
        const outcome = seenOf(back(ordered(text))).replace(
          /^(?:Er|Sie|Es) (?=wird|ist|kann|gilt|bleibt)/u,
          `${subject} `,
        )
        const then = outcome.charAt(0).toUpperCase() + outcome.slice(1)
        const not = contraryOf(then)
        return not === noContrary ? undefined : { hit: isBelow ? '49' : '51', then, not }
      },
      cases: [
        {
          title: ['{thing:bare}: Folge bei {hit}, nicht bei 50', 'Folge bei {hit}, nicht bei 50'],
          type: 'Boundary',
          given: ['Die Grenze steht auf 50 ({base}).'],
          steps: ['{thing:obj} auf 50 bringen | 50 | {not}.', '{thing:obj} auf {hit} bringen | {hit} | {then}.'],
        },
      ],
    },
    {
      said: '<thing=(?:Ein|Eine|Der|Die|Das) [^,;:()„“\\d]{3,40}?> (?:gilt|wird) (?<how>ab|bis|unter|über) (?:<amount>|<percent>|<max>(?<unit> [\\p{L}]{2,24}?)?)(?: (?:der|des|vom|von) (?<base>[^,;:()„“\\d]{3,40}?))? als (?<state>(?:\\p{L}+|„[^“]+“|"[^"]+"))(?: (?:gewertet|eingestuft|geführt|angezeigt|markiert|gekennzeichnet))?',
      example: 'Eine Prüfung gilt ab 60 % der Punkte als bestanden.',
      derive: (slots) => {
        const found = sides({ ...slots, words: new Map([...slots.words, ['rest', 'wird das angezeigt']]) })
        return found === undefined ? undefined : { hit: found['hit'] ?? '', miss: found['miss'] ?? '' }
      },
      cases: [
        {
          title: ['{thing:bare}: {hit} gilt als {state}, {miss} nicht', '{hit}: {state}, {miss} nicht'],
          type: 'Boundary',
          given: ['Zwei Fälle sind vorbereitet ({thing:bare}): A mit {hit}, B mit {miss}.'],
          steps: [
            'Ergebnis von A öffnen | {hit} | Es gilt als {state}.',
            'Ergebnis von B öffnen | {miss} | Es gilt nicht als {state}.',
          ],
        },
      ],
    },
  ],
}

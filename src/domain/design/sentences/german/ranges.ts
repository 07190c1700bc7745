import { isWorkedOut } from '../../understand/german/things.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { least, may, most, noForm, tellsMost, toMax } from './parts.ts'

const has = '(?:betragen|liegen|sein|umfassen|enthalten|haben|aufweisen|dauern|kosten|wiegen|messen)'
const unit =
  '(?<unit> (?!liegen|betragen|sein|umfassen|enthalten|haben|aufweisen|dauern|kosten|erlaubt|zulässig|möglich|nicht|begrenzt|beschränkt|zeichen|ziffer|stellen|buchstab|stunde|tag|minute|woche|monat|jahr|sekunde)[a-zäöüß%/-]{1,24})?'
const is = `(?:${may}(?: nur| immer)?|ist|sind|beträgt|betragen|liegt|liegen|umfasst|gilt|reicht|reichen)`
const save = (value: string, expected: string): string => `{field:obj} von ${value} speichern | ${value} | ${expected}`
const kept = (value: string): string => `${value} ist nach dem Neuladen noch da.`

interface Bounds {
  low: string
  below: string
  high: string
  above: string
}

function bounds({ low, below, high, above }: Bounds): Record<'both' | 'upper' | 'lower', CasePattern> {
  const type = 'Boundary'
  const given = [noForm]
  return {
    both: {
      title: [
        `{field:bare}: ${below} und ${above} abgelehnt, ${low} und ${high} angenommen`,
        `${below} und ${above} abgelehnt, ${low} und ${high} angenommen`,
      ],
      type,
      given,
      steps: [save(below, '{beyond}'), save(low, kept(low)), save(high, kept(high)), save(above, '{beyond}')],
    },
    upper: {
      title: [`{field:bare}: ${high} angenommen, ${above} abgelehnt`, `${high} angenommen, ${above} abgelehnt`],
      type,
      given,
      steps: [save(high, kept(high)), save(above, '{beyond}')],
    },
    lower: {
      title: [`{field:bare}: ${below} abgelehnt, ${low} angenommen`, `${below} abgelehnt, ${low} angenommen`],
      type,
      given,
      steps: [save(below, '{beyond}'), save(low, kept(low))],
    },
  }
}
const numbers = bounds({ low: '{low}', below: '{below}', high: '{high}', above: '{above}' })
const lowMoney = bounds({ low: '{amount}', below: '{amount-0.01}', high: '{amount}', above: '{amount+0.01}' })

/** The ends of a range of numbers and what is next to them, with the unit if one is told. */
function units(slots: Slots): Record<string, string> {
  const unit = slots.words.get('unit')
  const digits = /,(\d{1,2})$/u.exec(slots.words.get('max') ?? slots.words.get('min') ?? '')?.[1]?.length ?? 0
  const by = ['1', '0.1', '0.01'][digits] ?? '1'
  const ends = { low: '{min}', below: `{min-${by}}`, high: '{max}', above: `{max+${by}}` }
  return Object.fromEntries(
    Object.entries(ends).flatMap(([name, reference]) => {
      const value = filled(reference, slots)
      return value === undefined ? [] : [[name, unit === undefined ? value : `${value} ${unit}`]]
    }),
  )
}
/** "0 und 100": both ends have to be whole numbers in this order. */
const ordered = (slots: Slots): Record<string, string> | undefined => {
  const [min, max] = ['min', 'max'].map((name) => slots.values.get(name)?.amount ?? NaN)
  return min !== undefined && max !== undefined && min < max ? units(slots) : undefined
}

/** Between which values a number, an amount or a share lies. */
export const ranges: PatternGroup = {
  cue: '\\d|mindestens|höchstens|maximal|negativ|größer',
  patterns: entered([
    {
      said: `<field> ${is} (?:nur )?(?:eine ganze Zahl |ganze Zahlen |ganzzahlig |Werte )?(?:und )?(?:zwischen |von |im Bereich von |${least} )?<min>${toMax}<max>${unit}(?: ${has})?(?: erlaubt| zulässig| möglich)?`,
      example: 'Die Bestellmenge muss zwischen 1 und 99 Stück liegen. Andernfalls erscheint „Menge ungültig“.',
      derive: ordered,
      cases: [numbers.both],
    },
    {
      said: `${tellsMost}<field> ${is} (?:auf |nicht (?:mehr|größer|höher) als )?(?:${most} )?<max>${unit}(?: ${has}| begrenzt| beschränkt)?`,
      example: 'Die Teilnehmerzahl darf höchstens 24 betragen.',
      derive: units,
      cases: [numbers.upper],
    },
    {
      said: `(?:<field> ${is}|(?:Der|Die|Das) <field2> (?:beträgt|ist)) (?:${least} |nicht weniger als )?<amount>(?: ${has})?`,
      example: 'Der Mindestbestellwert beträgt 15 €. Darunter erscheint „Der Mindestbestellwert ist nicht erreicht“.',
      derive: (slots) => (/mindest|wenigstens|nicht weniger/iu.test(saidBy(slots)) ? oneField(slots) : undefined),
      cases: [lowMoney.lower],
    },
  ]),
}

/** Only what somebody enters is tried with a value beyond its bounds. */
function entered(patterns: SentencePattern[]): SentencePattern[] {
  return patterns.map((one) => ({
    ...one,
    derive: (slots) =>
      ['field', 'field2', 'field3'].some((name) => isWorkedOut(slots.words.get(name) ?? ''))
        ? undefined
        : one.derive === undefined
          ? {}
          : one.derive(slots),
  }))
}

function saidBy({ words }: Slots): string {
  return [...words.values()].join(' ')
}

/** Which of the names of the same field was found. */
function oneField({ words }: Slots): Record<string, string> | undefined {
  const name = words.get('field') ?? words.get('field2') ?? words.get('field3')
  // "Der Mindestbestellwert" names a limit; what is entered is the order's value.
  return name === undefined
    ? undefined
    : {
        field: name.replace(/(?:Mindest|Höchst|Maximal|Minimal)(?=\p{Ll}{3})(?<first>\p{Ll})/u, (_, first: string) =>
          first.toUpperCase(),
        ),
      }
}

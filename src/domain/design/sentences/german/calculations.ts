import { withAmount } from '../../understand/value.ts'
import type { PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'

/** Cents rounded half up. */
const cents = (sum: number): number => Math.round(sum * 100 + 1e-6) / 100
const money = ({ facts }: Slots, sum: number): string => withAmount(facts.money, cents(sum), 2).text
const amountOf = ({ values }: Slots, name: string): number | undefined => values.get(name)?.amount

/** "ab 50 €": the last amount below and the first one at the limit. */
function threshold(slots: Slots): Record<string, string> | undefined {
  const limit = amountOf(slots, 'amount')
  return limit === undefined || limit <= 0.01
    ? undefined
    : {
        under: money(slots, limit - 0.01),
        at: money(slots, limit),
        over: money(slots, limit + 0.01),
        zero: money(slots, 0),
      }
}
/** A share with a lowest and a highest result: one example for each of the three. */
function capped(slots: Slots): Record<string, string> | undefined {
  const [percent, least, most] = ['percent', 'amount', 'amount2'].map((name) => amountOf(slots, name))
  if (percent === undefined || percent <= 0) return undefined
  const share = (base: number): number => (base * percent) / 100
  const low = least === undefined ? undefined : cents((least / percent) * 50)
  const high = most === undefined ? undefined : cents((most / percent) * 200)
  const middle =
    least !== undefined && most !== undefined
      ? ((least + most) / 2 / percent) * 100
      : least !== undefined
        ? (least / percent) * 300
        : most !== undefined
          ? (most / percent) * 50
          : 200
  const round = Math.max(1, Math.round(middle))
  const result = share(round)
  if ((least !== undefined && result < least) || (most !== undefined && result > most)) return undefined
  return {
    base: money(slots, round),
    result: money(slots, result),
    ...(low === undefined || least === undefined
      ? {}
      : { base1: money(slots, low), result1: money(slots, least), raw1: money(slots, share(low)) }),
    ...(high === undefined || most === undefined
      ? {}
      : { base2: money(slots, high), result2: money(slots, most), raw2: money(slots, share(high)) }),
  }
}
/** "Ab 10 Stück 5 %", with a price of 10.00 each. */
function bulk(slots: Slots): Record<string, string> | undefined {
  const [count, percent] = ['count', 'percent'].map((name) => amountOf(slots, name))
  if (count === undefined || percent === undefined || !Number.isInteger(count) || count < 2) return undefined
  return {
    less: String(count - 1),
    many: String(count),
    full: money(slots, (count - 1) * 10),
    gross: money(slots, count * 10),
    net: money(slots, count * 10 * (1 - percent / 100)),
    each: money(slots, 10),
  }
}
/** So much per unit, with a highest sum where one is told. */
function perUnit(slots: Slots): Record<string, string> | undefined {
  const [each, most] = ['amount', 'amount2'].map((name) => amountOf(slots, name))
  if (each === undefined || each <= 0) return undefined
  const least = most === undefined ? undefined : Math.floor(most / each)
  if (most !== undefined && (least === undefined || least < 1 || least > 500)) return undefined
  return {
    one: money(slots, each),
    two: money(slots, 2 * each),
    three: money(slots, 3 * each),
    ...(most === undefined || least === undefined
      ? {}
      : {
          last: String(least),
          sum: money(slots, Math.min(most, least * each)),
          past1: String(least + 1),
          past2: String(least + 2),
          top: money(slots, most),
          raw: money(slots, (least + 2) * each),
        }),
  }
}
/** "der Preis", "des Preises": what a share is taken of. */
const of = '(?:des|der|vom|von der|von dem|von|auf den|auf die|auf das) (?<whole>[^,;:()„“\\d]{3,50}?)'

/** Prices, fees, discounts and rounding, with results worked out. */
export const calculations: PatternGroup = {
  cue: '%|prozent|€|euro|eur|chf|gerundet|summe|preis|gebühr|berechnet|kostet|kosten|hälfte',
  patterns: [
    {
      said: 'Ab (?:einem |einer )?(?<base>[^,;:()„“\\d]{3,40}?) von <amount>(?: netto| brutto)? (?:ist|sind|erfolgt|wird|werden|entfällt|entfallen) (?<fee>(?:der|die|das|keine|kein) [^,;:()„“]{3,40}?)(?: (?:kostenlos|kostenfrei|gratis|versandkostenfrei|frei|gebührenfrei|umsonst|berechnet|geliefert))?(?:(?:<stop>|, )(?:darunter|sonst|andernfalls|ansonsten|bis dahin|unter diesem Betrag) (?:kostet (?:er|sie|es)|werden|wird|fallen|kosten sie|betragen sie|beträgt sie)(?: [^,;:()\\d]{3,30})? <price>(?: (?:[^,;:()\\d]{3,40} )?(?:berechnet|an|fällig|erhoben|Versandkosten|Versand))?)?',
      example: 'Ab einem Bestellwert von 50 € ist der Versand kostenlos; darunter werden 4,90 € berechnet.',
      derive: (slots) => {
        const found = threshold(slots)
        const price = amountOf(slots, 'price')
        return found === undefined
          ? undefined
          : {
              ...found,
              charged:
                price === undefined
                  ? `Berechnet wird auch: ${(slots.words.get('fee') ?? '').replace(/^(?:der|die|das|keine|kein) /iu, '')}.`
                  : `Dafür berechnet: ${money(slots, price)}.`,
              fee2: (slots.words.get('fee') ?? '').replace(/^(?:der|die|das|keine|kein) /iu, ''),
            }
      },
      cases: [
        {
          title: [
            '{base:bare}: {under} mit {fee2}, {at} ohne Kosten dafür',
            'Bei {under} berechnet, ab {at} kostenlos: {fee2}',
            'Bei {under} berechnet, ab {at} kostenlos',
          ],
          type: 'Boundary',
          given: ['Zwei gleiche Fälle sind vorbereitet.'],
          steps: [
            'Abrechnung knapp unter der Grenze öffnen ({fee2}) | {base:bare}: {under} | {charged}',
            'Abrechnung an der Grenze öffnen ({fee2}) | {base:bare}: {at} | Dafür berechnet: {zero}.',
          ],
        },
      ],
    },
    {
      said: '(?<base>[^,;:()„“\\d]{3,40}?) (?<how>über|ab) <amount> (?:sind|werden|ist|wird) (?:versandkostenfrei|portofrei|kostenlos geliefert|kostenfrei geliefert|kostenlos versandt|frei Haus geliefert)(?:<stop>|, )(?:sonst|darunter|andernfalls|ansonsten) (?:kostet (?:der Versand|die Lieferung|er|sie)|werden|wird|fallen)(?: [^,;:()\\d]{3,30})? <price>(?: (?:[^,;:()\\d]{3,40} )?(?:berechnet|an|fällig|erhoben|Versandkosten|Versand))?',
      example: 'Bestellungen über 50 € sind versandkostenfrei, sonst kostet der Versand 4,95 €.',
      derive: (slots) => {
        const found = threshold(slots)
        const price = amountOf(slots, 'price')
        if (found === undefined || price === undefined) return undefined
        const above = /über/iu.test(slots.words.get('how') ?? '')
        return {
          low: above ? (found.at ?? '') : (found.under ?? ''),
          high: above ? (found.over ?? '') : (found.at ?? ''),
          zero: found.zero ?? '',
          cost: money(slots, price),
        }
      },
      cases: [
        {
          title: ['Bei {low} kostet der Versand {cost}, bei {high} nichts'],
          type: 'Boundary',
          given: ['Zwei gleiche Fälle sind vorbereitet ({base:bare}).'],
          steps: [
            'Abrechnung mit {low} öffnen | Warenwert {low} | Versandkosten: {cost}.',
            'Abrechnung mit {high} öffnen | Warenwert {high} | Versandkosten: {zero}.',
          ],
        },
      ],
    },
    {
      said: '(?:Ab|Bei mindestens) <count> (?<unit>[^,;:()„“\\d]{3,40}?) (?:gibt es|erhält man|erhalten [^,;:()\\d]{3,30}|gewährt [^,;:()\\d]{3,30}|gilt|wird|werden|erhält [^,;:()\\d]{3,30})(?: automatisch)?(?: ein| einen)? (?:Rabatt von |Nachlass von |Mengenrabatt von )?<percent>(?: (?:Rabatt|Nachlass|Mengenrabatt|Ermäßigung|Skonto))?(?: (?:auf (?:den|die|das) [^,;:()\\d]{3,40}|abgezogen|gewährt|gutgeschrieben))*',
      example: 'Ab 10 Stück gibt es 5 % Rabatt.',
      derive: bulk,
      cases: [
        {
          title: [
            '{less} {unit}: {full}; {many} {unit}: {net}',
            '{less} ohne Nachlass {full}, {many} mit Nachlass {net}',
          ],
          type: 'Boundary',
          given: ['Einzelpreis: {each}; weitere Nachlässe gibt es nicht.'],
          steps: [
            'Betrag ohne Nachlass berechnen lassen | {less} {unit} | Der Betrag ist {full} ({less} × {each}).',
            'Betrag mit Nachlass berechnen lassen | {many} {unit} | Der Betrag ist {net} ({gross} − {percent}).',
          ],
        },
      ],
    },
    {
      said: `(?<fee>(?:Die|Der|Das) [^,;:()„“\\d]{3,40}?) (?:beträgt|ist|sind|macht) <percent> ${of},? (?:aber |jedoch )?(?:mindestens|minimal) <amount>(?:,? (?:und |aber |jedoch )?(?:höchstens|maximal) <amount2>)?`,
      example: 'Die Mahngebühr beträgt 5 % des offenen Betrags, mindestens 2,50 € und höchstens 20 €.',
      derive: capped,
      cases: [
        {
          title: ['{fee:bare}: {result} bei {base}, mindestens {result1}', '{fee:bare}: Anteil und Grenzen'],
          type: 'Boundary',
          given: ['Für jeden Betrag ist ein eigener Fall vorbereitet.'],
          steps: [
            '{fee:obj} berechnen lassen | {base} | {fee:bare}: {result} ({percent} von {base}).',
            '{fee:obj} für einen kleinen Betrag berechnen lassen | {base1} | {fee:bare}: {result1}, nicht {raw1}.',
          ],
        },
      ],
    },
    {
      said: `(?<fee>(?:Die|Der|Das) [^,;:()„“\\d]{3,40}?) (?:beträgt|ist|sind|macht) <percent> ${of},? (?:aber |jedoch )?(?:höchstens|maximal) <amount2>`,
      example: 'Die Provision beträgt 3 % des Kaufpreises, höchstens 900 €.',
      derive: capped,
      cases: [
        {
          title: ['{fee:bare}: {result} bei {base}, höchstens {result2}', '{fee:bare}: Anteil und Höchstbetrag'],
          type: 'Boundary',
          given: ['Für jeden Betrag ist ein eigener Fall vorbereitet.'],
          steps: [
            '{fee:obj} berechnen lassen | {base} | {fee:bare}: {result} ({percent} von {base}).',
            '{fee:obj} für einen hohen Betrag berechnen lassen | {base2} | {fee:bare}: {result2}, nicht {raw2}.',
          ],
        },
      ],
    },
    {
      said: `(?<fee>(?:Die|Der|Das) [^,;:()„“\\d]{3,40}?) (?:beträgt|ist|macht) <percent> ${of}`,
      example: 'Die Anzahlung beträgt 20 % des Reisepreises.',
      derive: (slots) => {
        const percent = amountOf(slots, 'percent')
        return percent === undefined
          ? undefined
          : {
              base: money(slots, 249.9),
              result: money(slots, 2.499 * percent),
              base2: money(slots, 80),
              result2: money(slots, 0.8 * percent),
            }
      },
      cases: [
        {
          title: ['{fee:bare}: {result2} von {base2}', 'Anteil von {percent}: {result2} von {base2}'],
          given: ['Zwei Fälle mit verschiedenen Beträgen sind vorbereitet: {base2} und {base}.'],
          steps: [
            '{fee:obj} berechnen lassen | {base2} | {fee:bare}: {result2} ({percent} von {base2}).',
            '{fee:obj} berechnen lassen | {base} | {fee:bare}: {result} ({percent} von {base}, auf den Cent gerundet).',
          ],
        },
      ],
    },
    {
      said: '(?:Für jede[nrs]?|Pro|Je|Jede[rs]?) (?<unit>(?:angefangene |angebrochene |weitere |zusätzliche |volle )?[^,;:()„“\\d]{3,40}?) (?:werden|wird|kostet|fallen|fällt|sind|kommen)(?: [^,;:()\\d]{3,30})? <amount>(?: (?:berechnet|fällig|an|erhoben|hinzu|zusätzlich|extra|abgezogen|gutgeschrieben))?,? (?:aber |jedoch |insgesamt )*(?:höchstens|maximal)(?: jedoch| aber)? <amount2>(?: (?:pro|je) [^,;:()\\d]{3,30}| insgesamt| am Tag)?',
      example: 'Für jede angefangene Stunde werden 2 € berechnet, höchstens 15 € pro Tag.',
      derive: perUnit,
      cases: [
        {
          title: ['{unit:bare}: 1 × {one}, 3 × {three}, nie mehr als {top}', 'Betrag je Einheit, höchstens {top}'],
          type: 'Boundary',
          given: ['Noch ist nichts berechnet.'],
          steps: [
            'Betrag berechnen lassen | 1 × {unit:bare} | Berechnet werden {one}.',
            'Betrag berechnen lassen | 3 × {unit:bare} | Berechnet werden {three}.',
            'Betrag berechnen lassen | {last} × {unit:bare} | Berechnet werden {sum}.',
            'Betrag oberhalb der Grenze berechnen lassen | {past2} × {unit:bare} | Berechnet werden {top}, nicht {raw}.',
          ],
        },
      ],
    },
    {
      said: '(?:Für jede[nrs]?|Pro|Je|Jede[rs]?) (?<unit>(?:angefangenen? |angebrochenen? |weiteren? |zusätzlichen? |vollen? )?[^,;:()„“\\d]{3,40}?) (?:werden|wird|kostet|fallen|fällt|sind|kommen)(?: [^,;:()\\d]{3,30})? <amount>(?: (?:[^,;:()\\d]{3,25} )?(?:berechnet|fällig|an|erhoben|hinzu|zusätzlich|extra|abgezogen|gutgeschrieben))?',
      example: 'Pro weiterer Person werden 12 € berechnet.',
      derive: perUnit,
      cases: [
        {
          title: ['{unit:bare}: 1 × {one}, 3 × {three}', '1 × {one}, 3 × {three}'],
          given: ['Noch ist nichts berechnet.'],
          steps: [
            'Betrag berechnen lassen | 1 × {unit:bare} | Dafür berechnet: {one}.',
            'Betrag berechnen lassen | 3 × {unit:bare} | Dafür berechnet: {three} (3 × {one}).',
          ],
        },
      ],
    },
  ],
}

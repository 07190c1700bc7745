import { withAmount } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
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

const ordinals = ['zweiten', 'dritten', 'vierten', 'fünften', 'sechsten']

/** "Ab dem zweiten Kind einer Familie 15 % Nachlass": the last one that pays the whole price and the first ones with less. */
function fromTheNth(slots: Slots): CasePattern[] | undefined {
  const { words } = slots
  const percent = amountOf(slots, 'percent')
  const nth = (words.get('occasion') ?? '').toLowerCase()
  const place = ordinals.includes(nth) ? ordinals.indexOf(nth) + 2 : Number.parseInt(nth, 10)
  if (!(place <= 10) || percent === undefined || place < 2 || !Number.isInteger(percent) || percent > 90)
    return undefined
  const unit = words.get('unit') ?? ''
  const isRounded = words.has('word')
  // In hundredths of a cent, so that nothing gets lost: half a cent tells how it is rounded.
  const rest = (price: number): number => price * (100 - percent)
  const prices = Array.from({ length: 200 }, (_, at) => 390 + at)
  const price = isRounded
    ? (prices.find((one) => rest(one) % 100 === 50) ?? prices.find((one) => rest(one) % 100 > 50) ?? 1_000)
    : 1_000
  const exact = rest(price) / 100
  const [up, down] = [Math.ceil(exact), Math.floor(exact)]
  const euros = (sum: number): string => money(slots, sum / 100)
  const isUp = !/abgerundet/iu.test(words.get('word') ?? '')
  const [result, wrong] = isUp ? [up, down] : [down, up]
  const { format } = slots.facts.money
  const unrounded = `${format.prefix}${String(rest(price) / 10_000).replace('.', format.decimal)}${format.suffix}`
  const reduced =
    up === down
      ? `Der Preis ist ${euros(result)} (${euros(price)} − ${String(percent)} %).`
      : `Der Preis ist ${euros(result)} (gerundet aus ${unrounded}), nicht ${euros(wrong)}.`
  const regular = `regulärer Preis: ${euros(price)}`
  const named = [place - 1, place, place + 1].map((one) => `${unit} ${String(one)}`)
  const group = words.get('scope')
  const all = Array.from({ length: place + 1 }, (_, at) => `${unit} ${String(at + 1)}`)
  const listed = `${all.slice(0, -1).join(', ')} und ${all.at(-1) ?? ''}`
  return [
    {
      title: [
        `${named[0] ?? ''} zahlt ${euros(price)}, ${named[1] ?? ''} nur ${euros(result)}`,
        `Erst ${euros(price)}, dann ${euros(result)}`,
      ],
      technique: 'Decision table',
      type: 'Boundary',
      given: [
        `Der Reihe nach angelegt${group === undefined ? '' : ` (${group})`}: ${listed}.`,
        `Für alle gilt derselbe reguläre Preis: ${euros(price)}.`,
      ],
      steps: [
        `Preis für ${named[0] ?? ''} berechnen lassen | ${regular} | Der Preis ist ${euros(price)}; ein Nachlass ist nicht abgezogen.`,
        `Preis für ${named[1] ?? ''} berechnen lassen | ${regular} | ${reduced}`,
        `Preis für ${named[2] ?? ''} berechnen lassen | ${regular} | ${reduced}`,
      ],
      assume: [
        `Die Nummern folgen der Reihenfolge des Anlegens (${unit}); das Ticket legt sie nicht fest.`,
        ...(isRounded ? ['Gerundet wird der Preis nach dem Abzug, nicht der Nachlass selbst.'] : []),
      ],
    },
  ]
}

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
      said: 'Ab (?:dem|der) <occasion=zweiten|dritten|vierten|fünften|sechsten|\\d{1,2}\\.> <unit=(?!Monat|Jahr|Woche|Tag|Stunde|Minute|Quartal)\\p{Lu}[\\p{L}-]{2,30}>(?: (?:einer|eines|derselben|desselben|pro|je|in einer|in einem) <scope=\\p{Lu}[\\p{L}-]{2,30}>)? (?:gibt es|gilt|erhält man|bekommt man|wird|werden)(?: jeweils)?(?: ein| einen)?(?: (?:Rabatt|Nachlass) von)? <percent>(?: (?:Rabatt|Nachlass|Ermäßigung|Geschwisterrabatt|Preisnachlass))?(?: (?:gewährt|abgezogen))?(?:,? (?<word>(?:kaufmännisch |jeweils )*auf (?:den|ganze|volle) Cents? (?:kaufmännisch )?(?:auf|ab)?gerundet))?',
      example: 'Ab dem dritten Teilnehmer einer Firma gibt es 10 % Rabatt, auf den Cent gerundet.',
      cases: fromTheNth,
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
  ],
}

import { withAmount } from '../../understand/value.ts'
import type { PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'

const money = ({ facts }: Slots, sum: number): string => withAmount(facts.money, sum, 2).text

const rebate = (slots: Slots): Record<string, string> | undefined => {
  const percent = slots.values.get('percent')?.amount
  return percent === undefined || percent <= 0 || percent >= 100
    ? undefined
    : { price: money(slots, 80), off: money(slots, (80 * percent) / 100), net: money(slots, 80 - (80 * percent) / 100) }
}
/** Discounts for some, rounding and sums. */
export const discounts: PatternGroup = {
  cue: '%|prozent|gerundet|summe|zusammen|ergibt|besteht|rabatt|ermäßigung|ist die',
  patterns: [
    {
      said: '<who> (?:erhalten|erhält|bekommen|bekommt|zahlen|zahlt)(?: automatisch)?(?: einen)? (?:Rabatt von |Nachlass von |eine Ermäßigung von )?<percent>(?: (?:Rabatt|Nachlass|Ermäßigung|weniger|Preisnachlass))?(?: auf (?:den|die|das|alle) [^,;:()\\d]{3,40})?',
      example: 'Studierende erhalten 25 % Rabatt.',
      derive: rebate,
      cases: [
        {
          title: ['{who:as} zahlt {net} statt {price}', '{percent} weniger: {net} statt {price}'],
          given: ['Zwei Konten sind vorbereitet: {who:as} und ein Konto ohne diesen Nachlass. Listenpreis: {price}.'],
          steps: [
            'Preis anzeigen lassen | Konto: {who:as} | Zu zahlen sind {net} ({price} − {off}).',
            'Preis anzeigen lassen | Konto ohne Nachlass | Zu zahlen sind {price}.',
          ],
        },
      ],
    },
    {
      said: '(?<thing>(?:Alle |Die )?(?:Beträge|Preise|Summen|Werte|Rabatte|Gebühren|Endbeträge|Ergebnisse|\\p{L}*beträge|\\p{L}*preise)|Der \\p{L}*(?:[Pp]reis|[Bb]etrag)|Die \\p{L}*[Ss]umme|Das Ergebnis) (?:werden|wird) (?:stets |immer |jeweils )?(?:kaufmännisch )?(?:auf (?:zwei (?:Nachkommastellen|Dezimalstellen|Stellen(?: nach dem Komma)?)|2 (?:Nachkommastellen|Dezimalstellen)|(?:ganze |volle |den )?Cent)(?: genau)? ?)?(?:kaufmännisch )?gerundet',
      example: 'Der Endbetrag wird kaufmännisch auf zwei Nachkommastellen gerundet.',
      cases: [
        {
          title: '{thing:bare}: 12,344 wird 12,34; 12,345 wird 12,35',
          type: 'Boundary',
          given: ['Berechnungen mit den genannten ungerundeten Ergebnissen sind vorbereitet.'],
          steps: [
            'Berechnung mit diesem ungerundeten Ergebnis ausführen | 12,344 | Angezeigt wird 12,34, nicht 12,35.',
            'Berechnung mit diesem ungerundeten Ergebnis ausführen | 12,345 | Angezeigt wird 12,35, nicht 12,34.',
          ],
        },
      ],
    },
    {
      said: '(?<total>(?:Die|Der|Das) [^,;:()„“\\d]{3,40}?) (?:ist|ergibt sich aus|errechnet sich aus|berechnet sich aus|besteht aus|setzt sich zusammen aus|setzt sich aus) (?:die |der )?(?:Summe (?:aus|der|von) )?(?:dem |der |den |allen )?(?<list>[^;:()„“\\d]{3,120}?(?:,? und|, abzüglich|, zuzüglich|plus) [^;:()„“\\d]{3,60}?)(?: zusammen)?',
      example: 'Die Rechnungssumme ist die Summe aus Nettobetrag, Versandkosten und Umsatzsteuer.',
      derive: (slots) => {
        const list = slots.words.get('list') ?? ''
        if (/abzüglich|minus|Zeichen|Ziffern|Buchstaben|multipli|geteilt| (?:bis|von) /iu.test(list)) return undefined
        const items = list
          .split(/,? (?:und|plus) |, (?:zuzüglich )?/u)
          .map((item) => item.replace(/^(?:der|die|das|dem|den|allen) /u, ''))
          .filter((item) => item !== '')
        if (items.length < 2 || items.length > 5) return undefined
        const sums = items.map((_, at) => 10 * (at + 1) + 0.5)
        return {
          parts: items.map((item, at) => `${item}: ${money(slots, sums[at] ?? 0)}`).join('; '),
          sum: money(
            slots,
            sums.reduce((all, one) => all + one, 0),
          ),
          terms: sums.map((one) => money(slots, one)).join(' + '),
        }
      },
      cases: [
        {
          title: ['{total:bare}: {sum} aus {terms}', '{total:bare}: {sum}'],
          given: ['Ein Fall mit diesen Beträgen ist vorbereitet: {parts}.'],
          steps: ['{total:obj} anzeigen lassen | {parts} | {total:bare}: {sum} ({terms}).'],
        },
      ],
    },
  ],
}

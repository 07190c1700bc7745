import { withAmount } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { formOf, numberOf } from './worked.ts'

/** An amount in the way the ticket writes money. */
function money({ facts, values }: Slots, amount: number): string {
  const written = values.get('amount') ?? values.get('price') ?? facts.money
  return withAmount(written.measure === 'money' ? written : facts.money, Number(amount.toFixed(2)), 2).text
}

const round = (amount: number): number => Math.round((amount + 1e-9) * 100) / 100

function shareOf(sign: 1 | -1) {
  return (slots: Slots): Record<string, string> | undefined => {
    const percent = numberOf(slots, 'percent')
    const cap = numberOf(slots, 'amount')
    if (!(percent > 0) || percent > 100) return undefined
    const part = (base: number): number => Math.min(round((base * percent) / 100), Number.isNaN(cap) ? Infinity : cap)
    return {
      base: money(slots, 200),
      result: money(slots, part(200)),
      total: money(slots, 200 + sign * part(200)),
      base2: money(slots, 85.5),
      result2: money(slots, part(85.5)),
      total2: money(slots, 85.5 + sign * part(85.5)),
    }
  }
}

/** "14 € por hora até às 17:00 e 20 € por hora a partir das 17:00": both sides of the hour, and a stretch across it. */
function hourly(slots: Slots): CasePattern[] | undefined {
  const [change, again] = [slots.values.get('clock'), slots.values.get('clock2')]
  const [early, late] = [numberOf(slots, 'amount'), numberOf(slots, 'price')]
  if (change === undefined || change.amount !== again?.amount) return undefined
  // "17:00" is counted in minutes, "17h" in hours.
  const hour = change.measure === 'clock' ? 60 : 1
  if (change.amount < 2 * hour || change.amount > 22 * hour) return undefined
  const [a, b, c, d] = [-1, 0, 1, -2].map((by) => withAmount(change, change.amount + by * hour).text)
  const [first, second, both] = [early, late, early + late].map((amount) => money(slots, amount))
  const span = (from: string | undefined, to: string | undefined): string => `Das ${from ?? ''} às ${to ?? ''}`
  return [
    {
      title: [`${span(a, c)}: ${both ?? ''} (${first ?? ''} + ${second ?? ''})`],
      type: 'Boundary',
      technique: 'Decision table',
      given: ['Nenhum desconto se aplica.'],
      steps: [
        `Calcular {thing:the} da última hora antes da mudança | ${span(a, b)} | ${formOf(slots, 'thing', 'the')} é ${first ?? ''}`,
        `Calcular {thing:the} da primeira hora depois da mudança | ${span(b, c)} | ${formOf(slots, 'thing', 'the')} é ${second ?? ''}`,
        `Calcular {thing:the} com uma hora de cada lado | ${span(a, c)} | ${formOf(slots, 'thing', 'the')} é ${both ?? ''} (${first ?? ''} + ${second ?? ''})`,
        `Calcular {thing:the} com duas horas antes e uma depois | ${span(d, c)} | ${formOf(slots, 'thing', 'the')} é ${money(slots, 2 * early + late)} (2 × ${first ?? ''} + ${second ?? ''})`,
      ],
      assume: [`O ticket não diz quanto custa uma fração de hora ({thing:bare}).`],
    },
  ]
}
const perHour = '(?:por|à|a cada|/) ?hora'

/** What is worked out: discounts, fees, shares, caps, rounding, points. */
export const calculations: PatternGroup = {
  cue: 'superar|exceder|ultrapassar|superior|acumul|combin|cumulativ|%|R\\$|€|frete|entrega grátis|por cada|a cada|arredond|soma|pontos?|média|gratuit|grátis|isent',
  patterns: [
    {
      said: `<thing=(?:(?:O|A) )?(?:preço|tarifa|valor|custo|aluguel|aluguer)(?: (?:da|do|de) [\\p{L} ]{2,40})?>(?:: | é de | é ) ?<amount> ${perHour} (?:até|antes d) ?(?:às |as |à |ao )?<clock>(?:,? e |, |; )(?:de )?<price> ${perHour} (?:a partir|depois) (?:das|da|do|de) <clock2>`,
      example: 'A tarifa da quadra é de 30 € por hora até às 18:00 e 45 € por hora a partir das 18:00.',
      cases: hourly,
    },
    {
      said: `(?:<who> )(?:têm|tem|recebe|recebem|ganha|ganham|pagam com|paga com) (?:um )?(?:desconto de )?<percent>(?: de desconto)?(?: (?:sobre|n[oa]s?|em) (?<what>[^,;:()\\d]{3,50}?))?`,
      example: 'Sócios têm 15% de desconto na loja.',
      cases: [
        {
          title: ['{who:one}: {percent} de {base} são {result}', '{percent} de desconto: {base} passa a {total}'],
          technique: 'Decision table',
          given: ['Há duas contas: uma assim ({who:one}) e outra que não o é.'],
          steps: [
            'Preparar um valor de {base} com a primeira conta | {base} | O desconto é {result} ({percent} de {base}); o total é {total}',
            'Preparar o mesmo valor com a outra conta | {base} | Não há este desconto; o total é {base}',
          ],
        },
      ],
      derive: shareOf(-1),
    },
  ],
}

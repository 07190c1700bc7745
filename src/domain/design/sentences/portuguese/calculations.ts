import { withAmount } from '../../understand/value.ts'
import type { PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { numberOf } from './worked.ts'

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

/** What is worked out: discounts, fees, shares, caps, rounding, points. */
export const calculations: PatternGroup = {
  cue: 'superar|exceder|ultrapassar|superior|acumul|combin|cumulativ|%|R\\$|€|frete|entrega grátis|por cada|a cada|arredond|soma|pontos?|média|gratuit|grátis|isent',
  patterns: [
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

import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { money, round } from './money.ts'
import { numberOf } from './worked.ts'

const discount: CasePattern = {
  title: ['{low}: sem desconto; {edge}: {off} de desconto', 'Desconto a partir do limite: {off}'],
  type: 'Boundary',
  technique: 'Boundary value analysis',
  steps: [
    'Preparar {what} de {low} e abrir o detalhe do preço'.replace(' e abrir o detalhe do preço', '') +
      ' | {low} | O desconto é {none}; o total é {low}',
    'Preparar {what} de {edge} | {edge} | O desconto é {off} ({percent} de {edge}); o total é {net}',
    'Preparar {what} de {high} | {high} | O desconto é {off2} ({percent} de {high}); o total é {net2}',
  ],
}

function discountFrom(inclusive: boolean) {
  return (slots: Slots): Record<string, string> | undefined => {
    const limit = numberOf(slots, 'amount')
    const percent = numberOf(slots, 'percent')
    if (!(limit > 0) || !(percent > 0) || percent >= 100) return undefined
    const low = inclusive ? limit - 0.01 : limit
    const edge = inclusive ? limit : limit + 0.01
    const high = limit * 2
    const off = (amount: number): number => round((amount * percent) / 100)
    return {
      what: 'uma compra',
      low: money(slots, low),
      edge: money(slots, edge),
      high: money(slots, high),
      none: money(slots, 0),
      off: money(slots, off(edge)),
      net: money(slots, edge - off(edge)),
      off2: money(slots, off(high)),
      net2: money(slots, high - off(high)),
    }
  }
}

const free: CasePattern = {
  title: ['{edge}: {thing:bare} grátis; {low}: não', '{edge} grátis, {low} não'],
  type: 'Boundary',
  steps: [
    'Preparar uma compra de {low} | {low} | {thing:o} ainda é cobrad{thing:g}',
    'Preparar uma compra de {edge} | {edge} | {thing:o} custa {none}',
  ],
}
function freeFrom(inclusive: boolean) {
  return (slots: Slots): Record<string, string> | undefined => {
    const limit = numberOf(slots, 'amount')
    if (!(limit > 0)) return undefined
    return {
      low: money(slots, inclusive ? limit - 0.01 : limit),
      edge: money(slots, inclusive ? limit : limit + 0.01),
      none: money(slots, 0),
    }
  }
}

const buys =
  '(?:compras?|pedidos?|encomendas?|reservas?|vendas?|valores|carrinhos?|corridas?|contratos?|faturas?|gastos|consumos?|recargas?|transferências?|saques?|depósitos?)(?: (?:de valor|no valor|com (?:valor|total)|cujo valor seja|totais))?'
const over = '(?:acima de|superior(?:es)? a|maior(?:es)? (?:do )?que|de mais de|que (?:ultrapassem|excedam|passem de))'
const from =
  '(?:a partir de|de pelo menos|de no mínimo|iguais ou superiores a|de valor igual ou superior a|com valor mínimo de)'

/** From which amount something is cheaper or free. */
export const discounts: PatternGroup = {
  cue: 'superar|exceder|ultrapassar|superior|acumul|combin|cumulativ|%|R\\$|€|frete|entrega grátis|por cada|a cada|arredond|soma|pontos?|média|gratuit|grátis|isent',
  patterns: [
    {
      said: `(?:O desconto é de|Há (?:um )?desconto de|Aplica-se (?:um )?desconto de|É (?:aplicado|concedido|dado) (?:um )?desconto de|O (?:cliente|comprador|sócio) (?:recebe|ganha|tem) (?:um )?desconto de|O sistema aplica (?:um )?desconto de)?(?:${buys}|Quem compra|Quem gasta) ${over} <amount> (?:têm|recebem|ganham|tem|recebe|ganha|dão direito a|dá direito a) (?:um )?(?:desconto de )?<percent>(?: de desconto)?(?: (?:sobre|n[oa]) [^,;:()]{3,40})?`,
      example: 'Compras acima de R$ 200,00 têm 10% de desconto.',
      cases: [discount],
      derive: discountFrom(false),
    },
    {
      said: `(?:${buys}|Quem compra|Quem gasta|Nas compras|Em compras) ${from} <amount>,? (?:têm|recebem|ganham|tem|recebe|ganha|dão direito a|dá direito a|há|aplica-se) (?:um )?(?:desconto de )?<percent>(?: de desconto)?(?: (?:sobre|n[oa]) [^,;:()]{3,40})?`,
      example: 'Reservas a partir de R$ 500,00 recebem 5% de desconto.',
      cases: [discount],
      derive: discountFrom(true),
    },
    {
      said: `(?:(?:O|Um) desconto (?:é )?de|Há (?:um )?desconto de|Aplica-se (?:um )?desconto de|É (?:aplicado|concedido|dado) (?:um )?desconto de|O sistema aplica (?:um )?desconto de|<who> (?:recebe|ganha|tem) (?:um )?desconto de) <percent> (?:para|em|n[oa]s?|sobre) ${buys} ${over} <amount>`,
      example: 'É aplicado um desconto de 8% em pedidos acima de R$ 150,00.',
      cases: [discount],
      derive: discountFrom(false),
    },
    {
      said: `(?:(?:O|Um) desconto (?:é )?de|Há (?:um )?desconto de|Aplica-se (?:um )?desconto de|É (?:aplicado|concedido|dado) (?:um )?desconto de|O sistema aplica (?:um )?desconto de|<who> (?:recebe|ganha|tem) (?:um )?desconto de) <percent> (?:para|em|n[oa]s?|sobre) ${buys} ${from} <amount>`,
      example: 'O cliente ganha um desconto de 12% em compras a partir de R$ 300,00.',
      cases: [discount],
      derive: discountFrom(true),
    },
    {
      said: `(?:${buys}) ${over} <amount>,? (?:têm|tem|ganham|ganha|recebem|dão direito a) (?<thing>frete|entrega|envio|transporte|taxa de entrega) (?:grátis|gratuit[oa]|sem custo)`,
      example: 'Pedidos acima de R$ 200,00 têm frete grátis.',
      cases: [free],
      derive: freeFrom(false),
    },
    {
      said: `(?<thing>(?:O|A) (?:frete|entrega|envio|transporte|taxa de entrega|portes)) (?:é|fica|são|deve ser|passa a ser) (?:grátis|gratuit[oa]s?|isent[oa]s?) (?:para|em|n[oa]s?) (?:${buys}) ${over} <amount>`,
      example: 'O frete é grátis para compras acima de R$ 180,00.',
      cases: [free],
      derive: freeFrom(false),
    },
    {
      said: `(?:(?<thing>(?:O|A) (?:frete|entrega|envio|transporte|taxa de entrega|portes)) (?:é|fica|são|deve ser|passa a ser) (?:grátis|gratuit[oa]s?|isent[oa]s?) (?:(?:para|em|n[oa]s?) (?:${buys}) )?${from} <amount>)`,
      example: 'A entrega é gratuita para pedidos a partir de 50 €.',
      cases: [free],
      derive: freeFrom(true),
    },
  ],
}

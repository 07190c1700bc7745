import type { CasePattern, PatternGroup } from '../pattern.ts'

const things = '<things=(?:O|A|Os|As) [^,;:()]{2,50}?>'
const order = '(?: (?:de compras?|em compras|em pedidos|de pedido))?'
const free = '(?:é|são|sai|fica|ficam) (?:grátis|gratuit[oa]s?|de graça|oferecid[oa]s?)'
const from = '(?:a partir de|em (?:compras|pedidos|encomendas) (?:a partir de|de pelo menos))'

const freeFrom: CasePattern = {
  title: [
    '{things:bare}: {price} com {amount-0.01}, grátis com {amount}',
    'Grátis com {amount}, não com {amount-0.01}',
  ],
  type: 'Boundary',
  technique: 'Boundary value analysis',
  given: ['Há dois pedidos prontos: A de {amount-0.01} e B de {amount}.'],
  steps: [
    'Abrir o resumo do pedido A | {amount-0.01} | Valor cobrado ({things:bare}): {price}',
    'Abrir o resumo do pedido B | {amount} | Valor cobrado ({things:bare}): {money:0}',
  ],
}
const freeOnly: CasePattern = {
  ...freeFrom,
  title: ['{things:bare}: grátis com {amount}, não com {amount-0.01}', 'Grátis com {amount}, não com {amount-0.01}'],
  steps: [
    'Abrir o resumo do pedido A | {amount-0.01} | É cobrado um valor ({things:bare})',
    'Abrir o resumo do pedido B | {amount} | Valor cobrado ({things:bare}): {money:0}',
  ],
}
const less: CasePattern = {
  title: ['{who:one}: {percent} a menos; os outros pagam o preço inteiro', '{percent} a menos para este grupo'],
  technique: 'Decision table',
  given: ['Preço sem desconto: {money:80}. Há duas contas: A ({who:one}) e B (fora desse grupo).'],
  steps: [
    'Preparar uma compra com a conta A | {money:80} | Total a pagar: {percent:off:80}',
    'Preparar a mesma compra com a conta B | {money:80} | Total a pagar: {money:80}',
  ],
}

/** From which amount something is free, and who pays less. */
export const reductions: PatternGroup = {
  cue: 'grátis|gratuit|de graça|oferecid|desconto|redução',
  patterns: [
    ...[', ', '<stop>'].map((stop) => ({
      said: `${things} ${free} ${from} <amount>${order}${stop}(?:senão|caso contrário|abaixo disso|se não),? (?:custam?|é cobrad[oa]|são cobrad[oa]s) <price>`,
      example: `O frete é grátis a partir de R$ 150,00${stop === ', ' ? ',' : ';'} senão custa R$ 19,90.`,
      cases: [freeFrom],
    })),
    {
      said: `${things} ${free} ${from} <amount>${order}`,
      example: 'A montagem é gratuita a partir de 400 €.',
      cases: [freeOnly],
    },
    {
      said: `<who> (?:têm?|recebem?|ganham?|beneficiam? de|usufruem? de) (?:um )?(?:desconto|redução) de <percent>(?: (?:em|no|na|nos|nas|sobre) [^,;:()]{2,40})?`,
      example: 'Os estudantes têm desconto de 20% nas entradas.',
      cases: [less],
      derive: ({ words }) => (/\d/u.test(words.get('who') ?? '') ? undefined : {}),
    },
    {
      said: `<who> (?:têm?|recebem?|ganham?) <percent> de desconto(?: (?:em|no|na|nos|nas|sobre) [^,;:()]{2,40})?`,
      example: 'Os sócios têm 10% de desconto na loja.',
      cases: [less],
      derive: ({ words }) => (/\d/u.test(words.get('who') ?? '') ? undefined : {}),
    },
  ],
}

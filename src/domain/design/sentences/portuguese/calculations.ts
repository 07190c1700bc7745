import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { cappedShare, money, round } from './money.ts'
import { numberOf } from './worked.ts'

const number = (amount: number): string => String(amount).replace('.', ',')

const share: CasePattern = {
  title: ['{percent} sobre {base}: {result}', '{percent} de {base} são {result}'],
  steps: [
    'Preparar um valor de {base} | {base} | {thing:o}: {result} ({percent} de {base})',
    'Preparar um valor de {base2} | {base2} | {thing:o}: {result2} ({percent} de {base2})',
  ],
  assume: ['Os valores são exemplos; servem outros semelhantes.'],
}
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

const perUnit: CasePattern = {
  title: ['1 × {unit}: {one}; 3 × {unit}: {three}', '3 vezes: {three}'],
  steps: [
    'Provocar o cálculo para 1 × {unit} | 1 × {unit} | {verb} {one}',
    'Provocar o cálculo para 3 × {unit} | 3 × {unit} | {verb} {three} (3 × {one})',
  ],
}
function unitsOf(slots: Slots): Record<string, string> | undefined {
  const price = numberOf(slots, 'price')
  return price > 0 ? { one: money(slots, price), three: money(slots, price * 3), verb: 'São cobrados' } : undefined
}

const fee =
  '(?<thing>(?:O|A|Uma?) (?:taxa|comissão|tarifa|gorjeta|imposto|IVA|ISS|multa|juro|encargo|sobretaxa|acréscimo|seguro|ágio|retenção|adicional)[^,;:()\\d]{0,50}?)'
const applied =
  '(?:é|são|será|corresponde a|equivale a|é de|incide|incidem|é cobrad[oa]|é acrescid[oa]|é calculad[oa] em|representa|fica em)'
const base = '(?:sobre|d[oae]|ao|à|no|na|em cima d[oae]) (?<what>[^,;:()\\d]{3,50}?)'

/** What is worked out: discounts, fees, shares, caps, rounding, points. */
export const calculations: PatternGroup = {
  cue: 'superar|exceder|ultrapassar|superior|acumul|combin|cumulativ|%|R\\$|€|frete|entrega grátis|por cada|a cada|arredond|soma|pontos?|média|gratuit|grátis|isent',
  patterns: [
    {
      said: `${fee} ${applied}(?: de)? <percent>(?: ${base})?,? (?:com (?:um )?(?:teto|máximo|limite) de|limitad[oa] a|até o máximo de|até um máximo de|no máximo(?: de)?|até) <amount>`,
      example: 'A comissão é de 5% sobre a venda, limitada a R$ 150,00.',
      cases: [
        {
          title: ['{percent}, no máximo {top}: {edge} e mais custam o mesmo', 'O máximo é {top}'],
          type: 'Boundary',
          steps: [
            'Preparar um valor de {base} | {base} | {thing:o}: {result} ({percent} de {base})',
            'Preparar um valor de {edge} | {edge} | {thing:o}: {top} ({percent} de {edge})',
            'Preparar um valor de {beyondIt} | {beyondIt} | {thing:o}: {top}, não {raw} ({percent} de {beyondIt})',
          ],
        },
      ],
      derive: cappedShare,
    },
    {
      said: `${fee} ${applied}(?: de)? <percent>(?: ${base})?(?:,? (?:e )?(?:é )?(?:acrescid[oa]|somad[oa]|adicionad[oa]) (?:ao|à|no|na) [^,;:()]{3,40})?`,
      example: 'A taxa de serviço é de 10% sobre o consumo.',
      cases: [share],
      derive: shareOf(1),
    },
    {
      said: `(?:É|São) (?:acrescid[oa]|acrescentad[oa]|cobrad[oa]|somad[oa]|adicionad[oa]|aplicad[oa])s? (?:uma |um |a |o )?(?<thing>(?:taxa|comissão|multa|imposto|juros|acréscimo|gorjeta|sobretaxa|tarifa)[^,;:()\\d]{0,40}?) de <percent>(?: ${base})?`,
      example: 'É cobrada uma multa de 2% sobre o valor da parcela.',
      cases: [share],
      derive: shareOf(1),
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
    {
      said: '<thing> (?:deve|tem de|tem que|precisa|precisa de) (?:superar|exceder|ultrapassar|ser superior a|ser maior que) (?<what>(?:o|a) (?:anterior|últim[oa]|atual|lance|oferta|licitação)[^,;:()]{0,30}?) em (?:pelo menos|no mínimo|ao menos) <amount>',
      example: 'Cada licitação tem de superar a anterior em pelo menos 5 €.',
      cases: [
        {
          title: ['Depois de {base}: {low} não, {edge} sim'],
          type: 'Boundary',
          given: ['O último valor é {base}.'],
          steps: [
            'Tentar com {low} | {low} (mais {less}) | {beyond}. O último valor continua {base}',
            'Tentar com {edge} | {edge} (mais {amount}) | É possível; o último valor é agora {edge}',
          ],
        },
      ],
      derive: (slots) => {
        const by = numberOf(slots, 'amount')
        return by > 0
          ? {
              base: money(slots, by * 20),
              less: money(slots, by - 0.01),
              low: money(slots, by * 21 - 0.01),
              edge: money(slots, by * 21),
            }
          : undefined
      },
    },
    {
      said: '(?<thing>(?:O|A|Os|As) (?:desconto|cupom|cupão|promoção|descontos|cupons|benefício|bónus|bônus)[^,;:()]{0,40}?)(?: \\([^()]{1,30}\\))? não (?:é|são|pode ser|podem ser|se acumula|se acumulam|acumula|acumulam) ?(?:acumuláve(?:l|is)|cumulativ[oa]s?|acumulad[oa]s?|combinad[oa]s?|combináve(?:l|is))? com (?<what>[^,;:()]{3,50}?)',
      example: 'O desconto de estudante (15%) não é acumulável com outras promoções.',
      cases: [
        {
          title: ['{thing:bare} e {what}: só um dos dois vale', 'Dois descontos: só um vale'],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Há uma compra que cumpre as duas condições: {thing:bare} e {what}.'],
          steps: [
            'Aplicar o primeiro | {thing:bare} | O total desce só por este',
            'Tentar aplicar também o segundo | {what} | Não são descontados os dois ao mesmo tempo; só um figura no total',
          ],
          assume: ['O ticket não diz qual dos dois fica.'],
        },
      ],
    },
    {
      said: '(?:A cada|Por cada|Para cada) <amount> (?:gast[oa]s?|em compras|de compra|consumid[oa]s?|pag[oa]s?),? (?:<who> )?(?:ganha|recebe|acumula|soma|obtém|é creditado|são creditados) <n> (?<unit>pontos?|milhas?|créditos?|selos?|carimbos?|estrelas?|moedas?)',
      example: 'A cada R$ 10,00 gastos, o cliente acumula 1 ponto.',
      cases: [
        {
          title: ['{below}: {fewer}; {exact}: {some}'],
          type: 'Boundary',
          given: ['O saldo de partida é 0.'],
          steps: [
            'Fazer uma compra de {below} | {below} | São creditados {fewer}',
            'Fazer uma compra de {exact} | {exact} | São creditados mais {some}',
          ],
          assume: ['Conta só o que está completo em cada compra; o resto não passa para a seguinte.'],
        },
      ],
      derive: (slots) => {
        const [each, points] = [numberOf(slots, 'amount'), numberOf(slots, 'n')]
        const unit = (slots.words.get('unit') ?? '').replace(/s$/u, '')
        const said = (count: number): string => `${number(count)} ${unit}${count === 1 ? '' : 's'}`
        return each > 0 && points > 0
          ? {
              below: money(slots, each * 3 - 0.01),
              exact: money(slots, each * 3),
              fewer: said(points * 2),
              some: said(points * 3),
            }
          : undefined
      },
    },
    {
      said: '(?<thing>(?:O|A) [^,;:()\\d]{3,60}?) (?:custa|é de|é|custam|são|fica em|sai por|é cobrad[oa] a|vale) <price> (?:por|a cada|cada|ao|à) (?<unit>(?!mês|cento|dia útil)\\p{L}[\\p{L} ]{1,30})',
      example: 'O estacionamento custa R$ 8,00 por hora.',
      cases: [perUnit],
      derive: unitsOf,
    },
    {
      said: `(?:(?<thing>(?:O|A) [^,;:()\\d]{3,60}?) (?:é de|custa|é|será de)|São cobrados|É cobrad[oa](?: uma (?:taxa|multa) de)?|Cobra-se) <price> (?:por|a cada|ao|à) (?<unit>\\p{L}[\\p{L} ]{1,40}?),? (?:limitad[oa]s? a|com (?:um )?(?:teto|máximo|limite) de|até (?:o |um )?(?:máximo|limite|teto) de|no máximo) <amount>`,
      example: 'A multa por devolução atrasada é de R$ 2,00 por dia, limitada a R$ 40,00.',
      cases: [
        {
          title: ['{one} por {unit}, no máximo {top}', 'O máximo é {top}'],
          type: 'Boundary',
          steps: [
            'Provocar o cálculo para 3 × {unit} | 3 × {unit} | São cobrados {three} (3 × {one})',
            'Provocar o cálculo para {count} × {unit} | {count} × {unit} | São cobrados {top} ({count} × {one})',
            'Provocar o cálculo para {more} × {unit} | {more} × {unit} | São cobrados {top}, não {raw}',
          ],
        },
      ],
      derive: (slots) => {
        const [each, cap] = [numberOf(slots, 'price'), numberOf(slots, 'amount')]
        const count = Math.floor(cap / each)
        if (!(each > 0) || !(cap > 0) || count < 4 || count * each !== cap) return undefined
        return {
          one: money(slots, each),
          three: money(slots, each * 3),
          top: money(slots, cap),
          count: String(count),
          more: String(count + 1),
          raw: money(slots, each * (count + 1)),
        }
      },
    },
    {
      said: `(?<thing>(?:O|A) [^,;:()\\d]{3,60}?)(?: é (?:calculad[oa]|cobrad[oa]|definid[oa]) (?:com base n[oa]|de acordo com [oa]|conforme [oa]|por|segundo [oa]|em função d[oa])| depende d[oa]| varia (?:conforme|com|segundo|de acordo com) [oa]) (?<what>[^,;:()\\d]{2,40}?): (?:até |para até )?<n>(?<unit> ?[\\p{L}]{1,12})?,? (?:paga-se |custa |é |são )?<price><stop>(?:de|entre|acima de) <n2>(?: \\p{L}+)? (?:a|até|e) <n3> ?(?:\\p{L}{1,12})?,? (?:paga-se |custa |é |são )?<price2><stop>(?:acima de|mais de|a partir de) <n4>(?: ?\\p{L}{1,12})?,? (?:paga-se |custa |é |são )?<price3>`,
      example:
        'O valor do frete é calculado com base no peso: até 1 kg, R$ 12; de 1 a 5 kg, R$ 20; acima de 5 kg, R$ 35.',
      cases: [
        {
          title: ['{thing:bare}: {price}, {price2} e {price3}', 'Os três escalões: {price}, {price2} e {price3}'],
          type: 'Boundary',
          steps: [
            'Provocar o cálculo com {first} de {what} | {first} | {thing:o}: {price}',
            'Provocar o cálculo com {second} de {what} | {second} | {thing:o}: {price2}',
            'Provocar o cálculo com {third} de {what} | {third} | {thing:o}: {price2}',
            'Provocar o cálculo com {fourth} de {what} | {fourth} | {thing:o}: {price3}',
          ],
          assume: ['O valor exato de cada limite pertence ao escalão de baixo.'],
        },
      ],
      derive: (slots) => {
        const [one, two] = [numberOf(slots, 'n'), numberOf(slots, 'n3')]
        const unit = slots.words.get('unit') ?? ''
        const put = (amount: number): string =>
          `${number(Number(amount.toFixed(1)))}${unit.startsWith(' ') || unit === '' ? unit : ` ${unit}`}`
        return two > one ? { first: put(one), second: put(one + 1), third: put(two), fourth: put(two + 1) } : undefined
      },
    },
    {
      said: '(?:São cobrados|É cobrad[oa](?: uma (?:taxa|multa) de)?|Cobra-se|Paga-se) <price> (?:por|a cada) (?<unit>\\p{L}[\\p{L} ]{1,40})',
      example: 'São cobrados R$ 3,50 por dia de atraso.',
      cases: [perUnit],
      derive: unitsOf,
    },
    {
      said: '(?:Os valores|O valor|O resultado|Os preços|O preço|O total|Os totais|A média|As notas|A nota)(?: [^,;:()\\d]{3,40}?)? (?:é|são|deve ser|devem ser) (?:sempre )?arredondad[oa]s? (?<word>para cima|para baixo|para o inteiro mais próximo|para duas casas decimais|a duas casas decimais|com duas casas decimais|ao centavo|ao cêntimo)(?: mais próximo)?',
      example: 'O valor da parcela é arredondado para duas casas decimais.',
      cases: [
        {
          title: 'Arredondamento {word}: {in1} dá {out1}, {in2} dá {out2}',
          type: 'Boundary',
          steps: [
            'Provocar um cálculo que dê este valor exato | {in1} | Aparece {out1}',
            'Provocar um cálculo que dê este valor exato, um pouco maior | {in2} | Aparece {out2}',
          ],
        },
      ],
      derive: ({ words }) => {
        const word = words.get('word') ?? ''
        if (/cima/iu.test(word)) return { in1: '12,01', out1: '13', in2: '12,99', out2: '13' }
        if (/baixo/iu.test(word)) return { in1: '12,01', out1: '12', in2: '12,99', out2: '12' }
        if (/inteiro/iu.test(word)) return { in1: '12,4', out1: '12', in2: '12,6', out2: '13' }
        return { in1: '12,344', out1: '12,34', in2: '12,346', out2: '12,35' }
      },
    },
    {
      said: '(?<thing>(?:O|A) (?:total|valor total|saldo|pontuação|média|nota final|subtotal|valor final|soma)[^,;:()\\d]{0,40}?) (?:é|corresponde a|deve ser|resulta d[ae]|é calculad[oa] como)(?: a| à)? (?:soma|soma total) (?:d[aeo]s? )<list>',
      example: 'O valor total da fatura é a soma do consumo, da taxa de serviço e da entrega.',
      cases: [
        {
          title: ['{thing:bare}: soma de {count} valores', 'O total é a soma das partes'],
          given: ['Os valores de partida são estes: {parts}.'],
          steps: ['Abrir o resultado | {parts} | {thing:o}: {sum} ({work})'],
          assume: ['Os valores são exemplos; servem outros semelhantes.'],
        },
      ],
      derive: (slots) => {
        const items = (slots.words.get('list') ?? '')
          .split(/,? e (?:d[aeo]s? )?|, (?:d[aeo]s? )?/u)
          .map((item) => item.trim())
          .filter((item) => item !== '')
        const samples = [120, 34.5, 8.25, 15, 2.4]
        if (items.length < 2 || items.length > 5 || items.some((item) => item.length > 40)) return undefined
        const parts = items.map((item, at) => `${item}: ${money(slots, samples[at] ?? 1)}`)
        const used = samples.slice(0, items.length)
        return {
          parts: parts.join('; '),
          count: String(items.length),
          sum: money(
            slots,
            used.reduce((sum, one) => sum + one, 0),
          ),
          work: used.map((one) => money(slots, one)).join(' + '),
        }
      },
    },
  ],
}

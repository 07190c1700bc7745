import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { can, must } from './words.ts'
import { listed } from './worked.ts'

interface Order {
  key: RegExp
  /** Three values as created, and the order in which they have to appear. */
  records: [string, string, string]
  sorted: [number, number, number]
}

const orders: Order[] = [
  {
    key: /mais recentes?|(?:data|ordem|ordem cronológica)[^,]{0,30}(?:decrescente|inversa)|mais nov[oa]s?|últim[oa]s? primeiro/iu,
    records: ['03/06/2026', '05/06/2026', '04/06/2026'],
    sorted: [1, 2, 0],
  },
  {
    key: /mais antig[oa]s?|cronológica|inscrição|entrada|criação|cadastro|envio|registro|registo|solicitação|pedido|data|vencimento|horário|hora|chegada|prazo|validade/iu,
    records: ['05/06/2026', '03/06/2026', '04/06/2026'],
    sorted: [1, 2, 0],
  },
  { key: /alfabétic|nome|título|sobrenome|apelido/iu, records: ['Mota', 'Abreu', 'Silva'], sorted: [1, 0, 2] },
  {
    key: /(?:maior|mais car[oa]|mais alt[oa]|mais votad[oa]|mais vendid[oa]|mais próxim|decrescente)/iu,
    records: ['20', '100', '3'],
    sorted: [1, 0, 2],
  },
  {
    key: /(?:menor|mais barat[oa]|mais baix[oa]|crescente|preço|valor|distância|número|quantidade)/iu,
    records: ['20', '100', '3'],
    sorted: [2, 0, 1],
  },
]

/** Three records that would come out differently without the order that a sentence names. */
function orderOf({ words }: Slots): Record<string, string> | undefined {
  const key = words.get('key') ?? ''
  if (/(?<!\p{L})(?:e depois|em seguida|e, em caso|ou)(?!\p{L})/iu.test(key)) return undefined
  const order = orders.find((one) => one.key.test(key))
  if (order === undefined) return undefined
  const [first, second, third] = order.records
  return {
    first,
    second,
    third,
    sorted: order.sorted.map((at) => order.records[at]).join('; '),
    list: words.get('list') ?? '',
  }
}

const sorted: CasePattern = {
  title: ['{things:bare}: por ordem ({key})', 'A lista segue a ordem: {key}', 'A lista segue a ordem prevista'],
  given: ['Há três registos ({things:one}), criados por esta ordem, com estes valores: {first}; {second}; {third}.'],
  steps: ['Abrir a lista | {first}; {second}; {third} | A ordem é {sorted}'],
}

function keysOf({ words }: Slots): Record<string, string> | undefined {
  const items = listed(words.get('list') ?? '').map((item) => item.replace(/^(?:[oa]s?|por|pelo|pela|su[ao]) /iu, ''))
  if (
    items.length === 0 ||
    items.length > 7 ||
    items.some((item) => item.length > 45 || / (?:é|são|que|pode) /u.test(item))
  )
    return undefined
  return {
    list: items.join(', '),
    all: items.join('; '),
    count: String(items.length),
    things: words.get('things') ?? 'registos',
  }
}

const filters: CasePattern = {
  title: ['{things:bare}: filtro por {all}', 'Filtro por {all}', 'Cada filtro deixa só os registos que correspondem'],
  technique: 'Decision table',
  given: ['Há dois registos, «Falcão» e «Kestrel», com valores diferentes em cada um destes dados: {all}.'],
  steps: [
    'Filtrar por {item} com o valor de «Kestrel» | {item} | Aparece «Kestrel»; «Falcão» não aparece',
    'Retirar todos os filtros | | Aparecem de novo «Falcão» e «Kestrel»',
  ],
}
const searches: CasePattern = {
  title: ['Pesquisa por {all}: o certo aparece, o outro não', 'A pesquisa encontra por {count} dados'],
  technique: 'Decision table',
  given: ['Há dois registos, «Falcão» e «Kestrel», com valores diferentes em cada um destes dados: {all}.'],
  steps: [
    'Pesquisar {item} de «Kestrel» | {item} | Aparece «Kestrel»; «Falcão» não aparece',
    'Pesquisar um valor que não existe em registo nenhum | qqzzyy | Não aparece nem «Falcão» nem «Kestrel»',
  ],
}

const list =
  '(?:A lista|A listagem|O painel|A tabela|A tela|O histórico|O extrato|A página|A grade|O relatório|A fila|O catálogo)'
const listedAs =
  '(?:é|são|aparece|aparecem|vem|vêm|deve ser|devem ser|fica|ficam|deve aparecer|devem aparecer)(?: sempre)?(?: (?:exibid|mostrad|apresentad|listad|ordenad|organizad|classificad)[oa]s?)?(?: por padrão)?'

/** Order, pages, filters and search. */
export const lists: PatternGroup = {
  cue: 'orden|ordem|recente|antig|primeiro|página|filtr|busca|pesquis|procur|encontra|coluna|exibe|mostra|lista|alfabétic|result',
  patterns: [
    {
      said: `(?<things>(?!${list})[^,;:()]{3,50}?) ${listedAs}(?: em| pel[oa]| por| d[oa]| na| no|,)? (?<key>(?:ordem|data|mais|nome|maior|menor|ordem de|preço|distância|prioridade|vencimento|horário|título|hora|valor)[^;:()]{0,70}?)`,
      example: 'As mensagens são exibidas da mais antiga para a mais recente.'.replace(
        'da mais antiga',
        'por ordem cronológica, da mais antiga',
      ),
      cases: [sorted],
      derive: orderOf,
    },
    {
      said: `${list} (?:(?:d[aeo]s?) (?<things>[^,;:()]{3,40}?) )?(?:é|está|vem|fica|deve ser|deve estar|aparece) (?:sempre )?(?:ordenad|organizad|classificad|exibid)[oa](?: em| por| pel[oa]| d[oa])? (?<key>[^;:()]{3,70}?)`,
      example: 'A lista de espera é ordenada por ordem de chegada.',
      cases: [
        {
          ...sorted,
          title: ['A lista segue a ordem: {key}', 'A lista segue a ordem prevista'],
          given: ['Há três registos, criados por esta ordem, com estes valores: {first}; {second}; {third}.'],
        },
      ],
      derive: orderOf,
    },
    {
      said: `(?:<things> (?:${can}|${must} poder) ser filtrad[oa]s? (?:por|pel[oa])|(?:É possível|<who> ${can}|Pode-se) filtrar (?<what>[^,;:()]{3,50}?) (?:por|pel[oa])|(?:É possível|<who2> ${can}) filtrar (?:por|pel[oa])|Há filtros (?:por|de)|(?:A lista|A tela|A página|O painel|A listagem)(?: d[aeo]s? [^,;:()]{3,40}?)? (?:permite|pode ser|deve permitir|oferece) (?:filtrar|filtrad[oa]|filtros?)(?: (?:por|pel[oa]|de))) <list>`.replace(
        '<who2>',
        '(?<role>[^,;:()]{3,40}?)',
      ),
      example: 'Os pedidos podem ser filtrados por período, status e loja.',
      cases: [filters],
      derive: (slots) =>
        keysOf({ ...slots, words: new Map([['things', slots.words.get('what') ?? 'registos'], ...slots.words]) }),
    },
    {
      said: `(?:<things> ${can} ser ordenad[oa]s? (?:por|pel[oa])|(?:É possível|<who> ${can}|Pode-se) ordenar (?<what>[^,;:()]{3,50}?) (?:por|pel[oa])) <list>`,
      example: 'Os resultados podem ser ordenados por preço ou por distância.',
      cases: [
        {
          title: ['{things:bare}: ordem por {all}', 'A lista pode ser ordenada por {all}'],
          given: [
            'Há três registos, A, B e C, criados por esta ordem; em cada um destes dados, B tem o valor mais baixo e A o mais alto: {all}.',
          ],
          steps: ['Ordenar a lista por {item} | {item} | A ordem é B, C, A ou, em sentido inverso, A, C, B'],
          assume: ['O ticket não diz o sentido da ordem.'],
        },
      ],
      derive: keysOf,
    },
    {
      said: `(?:É possível|<who> ${can}|Pode-se) (?:buscar|pesquisar|procurar|localizar|encontrar) (?:(?<things>(?!por |pelo |pela )[^,;:()]{3,40}?) )?(?:por|pelo|pela) <list>`,
      example: 'O bibliotecário pode pesquisar obras por título, autor e ISBN.',
      cases: [searches],
      derive: keysOf,
    },
    {
      said: `(?:${list}|O resumo|O cartão|A ficha|O comprovante|O recibo|Cada (?:item|linha|cartão|resultado|registro|registo)|O cabeçalho|O rodapé|O perfil|O detalhe|(?!O sistema|A aplicação|O aplicativo|O usuário|O cliente)(?:O|A) [\\p{L}-]+(?: (?:d[aeo] )?[\\p{L}-]+){0,3}?)(?: (?:d[aeo]s?|com) (?<what>[^,;:()]{3,50}?))? (?:deve (?:mostrar|exibir|conter|apresentar|trazer)|mostra|exibe|apresenta|traz|contém|inclui|indica)(?: as colunas| os campos| os dados)?:? <list>(?:,? (?:por|n)est[ea] ordem)?`,
      example: 'O comprovante mostra o nome do pagador, o valor e a data.',
      cases: [
        {
          title: ['Aparecem {all}', 'Aparecem todos os {count} dados', 'Aparecem todos os dados pedidos'],
          given: ['Existe um registo com valores conhecidos para estes dados: {all}.'],
          steps: ['{opens} | | Aparecem, com os valores desse registo: {all}'],
        },
      ],
      derive: (slots) => {
        const items = listed(slots.words.get('list') ?? '')
        const first = /^(?<lead>(?:A|O|Cada) [\p{L}]+)/u.exec(slots.words.get('lead') ?? '')?.groups?.lead
        if (
          items.length < 2 ||
          items.length > 9 ||
          items.some(
            (item) =>
              item.length > 60 || /\d/u.test(item) || /(?<!\p{L})(?:é|são|que|pode|quando|se|não)(?!\p{L})/u.test(item),
          )
        )
          return undefined
        return {
          list: items.join(', '),
          all: items.map((item) => item.replace(/^(?:O|A|Os|As) /u, (one) => one.toLowerCase())).join(', '),
          count: String(items.length),
          opens: `Abrir ${first ?? 'a página com esse registo'}`,
        }
      },
    },
  ],
}

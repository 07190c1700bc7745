import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { orderOf } from './orders.ts'
import { can, message, must, upTo } from './words.ts'
import { listed, numberOf } from './worked.ts'

const sorted: CasePattern = {
  title: ['{things:bare}: por ordem ({key})', 'A lista segue a ordem: {key}', 'A lista segue a ordem prevista'],
  given: ['Há três registos ({things:one}), criados por esta ordem, com estes valores: {first}; {second}; {third}.'],
  steps: ['Abrir a lista | {first}; {second}; {third} | A ordem é {sorted}'],
}
const paged: CasePattern = {
  title: ['{n} numa página, com {more} há uma segunda', '{n} por página'],
  type: 'Boundary',
  given: ['Há exatamente {n} registos: {things:bare}.'],
  steps: [
    'Abrir a lista | {n} registos | Aparecem {n} registos; não há segunda página',
    'Acrescentar mais um registo | {more} registos | São agora {more} registos ao todo',
    'Abrir a segunda página da lista | | A primeira página tem {n} registos; a segunda, exatamente um',
  ],
}

function pagesOf(slots: Slots): Record<string, string> | undefined {
  const size = numberOf(slots, 'n')
  const order = slots.words.has('key') ? orderOf(slots) : {}
  return !Number.isInteger(size) || size < 2 || order === undefined
    ? undefined
    : { ...order, more: String(size + 1), things: slots.words.get('things') ?? 'registos' }
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
      said: `<things> ${listedAs}(?: em| pel[oa]| por| d[oa]| na| no)? (?<key>(?:ordem |data |mais |nome |maior |menor |ordem de )[^,;:()]{3,60}?)(?:,| e)? (?:com )?<n> (?:\\p{L}+ )?por página`,
      example: 'Os chamados são listados do mais recente para o mais antigo, 20 por página.',
      cases: [sorted, paged],
      derive: pagesOf,
    },
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
      said: `<things> mais (?:recentes|nov[oa]s) (?:aparecem|são (?:exibid|mostrad|listad)[oa]s|ficam|vêm) (?:primeiro|no topo|em primeiro lugar|no início)(?: da lista)?`,
      example: 'Os avisos mais recentes aparecem primeiro.',
      cases: [
        {
          title: ['{things:bare}: do mais recente para o mais antigo'],
          given: ['Há três registos ({things:one}), criados por esta ordem: 03/06/2026; 05/06/2026; 04/06/2026.'],
          steps: ['Abrir a lista | 03/06/2026; 05/06/2026; 04/06/2026 | A ordem é 05/06/2026; 04/06/2026; 03/06/2026'],
        },
      ],
    },
    {
      said: `(?:${list}(?: (?:d[aeo]s?) [^,;:()]{3,40}?)?|Cada página|Os resultados|<who>)? ?(?:mostra|exibe|apresenta|traz|vê|lista|é paginada com|são paginados com|são exibidos|é dividida em páginas de|tem|deve mostrar|deve exibir)(?: ${upTo})? <n> (?<things>\\p{L}[^,;:()]{2,40}?) (?:por|em cada) (?:página|tela|ecrã)`,
      example: 'A lista exibe 25 produtos por página.',
      cases: [paged],
      derive: pagesOf,
    },
    {
      said: `<things> (?:são|é|aparecem) (?:paginad|exibid|mostrad|listad|apresentad|dividid)[oa]s? (?:de|em páginas de|em grupos de|com)? ?<n> (?:em <n2>|por página|itens por página|registros por página|registos por página|resultados por página)`,
      example: 'Os resultados são exibidos de 10 em 10.',
      cases: [paged],
      derive: pagesOf,
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
      said: `(?:A busca|A pesquisa|O campo de busca|A procura)(?: (?:d[aeo]s?) (?<what>[^,;:()]{3,40}?))? (?:encontra|localiza|procura|pesquisa|aceita|funciona|pode ser feita|deve funcionar|busca|retorna|considera|permite buscar|deve encontrar)(?: (?<things>(?!por |pelo |pela )[^,;:()]{3,40}?))? ?(?:por|pelo|pela|em|no|na)? <list>`,
      example: 'A busca encontra clientes por nome, CPF ou telefone.',
      cases: [searches],
      derive: keysOf,
    },
    {
      said: `(?:É possível|<who> ${can}|Pode-se) (?:buscar|pesquisar|procurar|localizar|encontrar) (?:(?<things>(?!por |pelo |pela )[^,;:()]{3,40}?) )?(?:por|pelo|pela) <list>`,
      example: 'O bibliotecário pode pesquisar obras por título, autor e ISBN.',
      cases: [searches],
      derive: keysOf,
    },
    {
      said: `(?:A busca|A pesquisa|A procura)(?: [^,;:()]{3,40}?)? (?:ignora|não (?:distingue|diferencia|considera)|desconsidera) (?:a diferença entre |entre )?(?<word>maiúsculas e minúsculas|acentos e maiúsculas|maiúsculas e acentos|acentos|acentuação|maiúsculas)(?: e (?:acentos|acentuação|minúsculas))?`,
      example: 'A busca não diferencia maiúsculas e minúsculas.',
      cases: [
        {
          title: 'A pesquisa encontra «Falcão» com outra escrita',
          given: ['Há um registo chamado «Falcão» e outro chamado «Kestrel».'],
          steps: [
            'Pesquisar o nome tal como está escrito | Falcão | Aparece só «Falcão»',
            'Pesquisar o mesmo nome com outra escrita | {written} | Aparece só «Falcão»',
          ],
        },
      ],
      derive: (slots) => ({ written: /acent/iu.test(slots.words.get('word') ?? '') ? 'falcao' : 'FALCÃO' }),
    },
    {
      said: `(?:Se|Quando|Caso) (?:a busca |a pesquisa |o filtro )?(?:não (?:houver|há|haja|encontrar|encontra|retornar|retorna|existir(?:em)?)|nenhum|nenhuma)(?: (?:nenhum |nenhuma )?(?:resultados?|registros?|registos?|itens|item|[\\p{L} ]{3,30}))?(?: (?:for|é|forem) encontrad[oa]s?)?, ${message}`,
      example: 'Se não houver resultados, aparece a mensagem "Nenhum item encontrado".',
      cases: [
        {
          title: ['Sem resultados: {message}', 'Sem resultados aparece a mensagem'],
          type: 'Negative',
          given: ['Há um registo chamado «Kestrel».'],
          steps: [
            'Pesquisar algo que não existe | qqzzyy | Aparece {message}; não aparece nenhum registo',
            'Pesquisar algo que existe | Kestrel | Aparece «Kestrel»; {message} não aparece',
          ],
        },
      ],
    },
    {
      said: `(?:A busca|A pesquisa|As sugestões|Os resultados|A lista de sugestões)(?: só| apenas| somente)? (?:é iniciad[oa]|começa|inicia|aparecem|é feita|são exibid[oa]s|dispara|é acionada|exige)(?: só| apenas| somente)? (?:a partir d[eo]|com|após|depois de|quando (?:forem )?(?:digitad[oa]s|houver))(?: pelo menos| no mínimo| digitar)? ?<n> (?:caracteres|letras|dígitos)(?: digitad[oa]s)?`,
      example: 'A busca começa a partir de 3 caracteres.',
      cases: [
        {
          title: 'Com {less} letras não há resultados, com {n} sim',
          type: 'Boundary',
          given: ['Há um registo chamado «Kestrel».'],
          steps: [
            'Escrever no campo de pesquisa | {few} | Ainda não aparece nenhum resultado',
            'Escrever no campo de pesquisa | {enough} | Aparece «Kestrel»',
          ],
        },
      ],
      derive: (slots) => {
        const count = numberOf(slots, 'n')
        return count >= 2 && count <= 7
          ? { less: String(count - 1), few: 'Kestrel'.slice(0, count - 1), enough: 'Kestrel'.slice(0, count) }
          : undefined
      },
    },
    {
      said: `(?:A busca|A pesquisa|As sugestões|Os resultados)(?: (?:devolve|mostra|dá|retorna|exibe|apresenta|aparecem|começa|surgem|só))*(?: resultados| sugestões)? a partir d[oa] <nth> (?:carácter|caractere|caráter|letra)(?: digitad[oa])?`,
      example: 'A pesquisa devolve resultados a partir do terceiro carácter.',
      cases: [
        {
          title: 'Com {less} letras não há resultados, com {enough} sim',
          type: 'Boundary',
          given: ['Há um registo chamado «Kestrel».'],
          steps: [
            'Escrever no campo de pesquisa | {few} | Ainda não aparece nenhum resultado',
            'Escrever no campo de pesquisa | {enough} | Aparece «Kestrel»',
          ],
        },
      ],
      derive: (slots) => {
        const count = numberOf(slots, 'nth')
        return count >= 2 && count <= 7
          ? { less: String(count - 1), few: 'Kestrel'.slice(0, count - 1), enough: 'Kestrel'.slice(0, count) }
          : undefined
      },
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
          items.some((item) => item.length > 60 || /(?<!\p{L})(?:é|são|que|pode|quando|se|não)(?!\p{L})/u.test(item))
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

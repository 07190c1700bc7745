import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { actionOf, stateOf } from './causes.ts'
import { infinitiveFrom } from './portuguese-forms.ts'
import { can, cannot, must } from './words.ts'

const status = (name: string): string =>
  `(?<${name}>["“«][^"”»]{2,40}["”»]|\\p{Lu}[\\p{L}-]+(?: (?:de|da|do|em|para|na|no|a|ao) \\p{L}+| \\p{Ll}+){0,3}?)`
const moves = `(?:passa|muda|vai|volta|avança|é alterad[oa]|é mudad[oa]|transita|${must} passar|${must} mudar|deve ir|é movid[oa])(?: automaticamente| imediatamente)?`
const into = '(?:para|a|ao|como)(?: o)?(?: (?:status|estado|situação|etapa))? ?'
const cause = '(?<clause>(?:[^,;:()"“”«»]|,(?=\\d)|["“«][^"”»]{1,60}["”»]){4,110}?)'
const when = `(?:(?:quando|assim que|logo que|sempre que|se|caso|depois que) |(?=(?:ao|após|depois d[eoa]) ))${cause}`
const ofStatus =
  '(?:(?:O|A) (?:status|estado|situação) (?:d[oae] )(?<thing>[^,;:()]{2,50}?)|(?<thing2>(?:O|A|Um|Uma|Os|As|Cada) [^,;:()]{2,50}?))'

const change: CasePattern = {
  title: ['{about:bare}: de {state} para {state2}', '{state} passa a {state2}'],
  technique: 'State transition',
  given: ['{about:bare} com o estado {state}.'],
  steps: ['{doing} | | O estado passa a {state2} ({about:bare})', 'Recarregar a página | | O estado continua {state2}'],
}
const reached: CasePattern = {
  title: ['{about:bare}: estado {state2}', 'O estado passa a {state2}'],
  technique: 'State transition',
  steps: ['{doing} | | O estado passa a {state2} ({about:bare})', 'Recarregar a página | | O estado continua {state2}'],
}

function transition(slots: Slots): Record<string, string> | undefined {
  const { words } = slots
  const said = words.get('clause') ?? ''
  if (![words.get('state'), words.get('state2')].every((one) => one === undefined || /^["“«\p{Lu}]/u.test(one)))
    return undefined
  const action = actionOf(said)
  const about = (words.get('thing') ?? words.get('thing2') ?? words.get('things') ?? 'o registo').replace(
    /^(?:O|A|Os|As|Um|Uma|Cada)(?= )/u,
    (one) => one.toLowerCase(),
  )
  return { about, doing: action?.doing ?? `Criar esta situação: ${stateOf(said)}` }
}

const noMore: CasePattern = {
  title: ['{kind}: não é possível {act}', 'Neste estado a ação não é possível'],
  type: 'Negative',
  technique: 'State transition',
  given: ['Existe {things:um}.'],
  steps: [
    'Procurar uma forma de {act} nesse caso | | A ação não é oferecida; nada muda',
    'Abrir o endereço direto da ação | | O acesso é recusado; nada muda',
  ],
}
const onlyThese: CasePattern = {
  title: ['Só {kind}: é possível {act}', 'Só nesse estado a ação é possível'],
  type: 'Negative',
  technique: 'State transition',
  given: ['Existem dois casos: um deste tipo ({kind}) e outro que não é deste tipo.'],
  steps: [
    '{act} no primeiro caso | | É possível; a mudança continua lá após recarregar',
    'Procurar a mesma ação no segundo caso | | A ação não é oferecida; o segundo caso continua como estava',
  ],
}
function doneOf({ words }: Slots): Record<string, string> | undefined {
  const [first = '', ...rest] = (words.get('done') ?? '').split(' ')
  const act = infinitiveFrom(first)
  return act === undefined
    ? undefined
    : {
        act: [act, ...rest].join(' '),
        kind: (words.get('things') ?? '')
          .replace(/^(?:Os|As|Um|Uma|O|A) /u, '')
          .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
      }
}

/** How a thing goes from one status to the next, and what its status allows. */
export const statuses: PatternGroup = {
  cue: 'status|estado|situação|passa|muda|fica|volta|não pode|só|apenas|somente|etapa',
  patterns: [
    {
      said: `<thing> (?:só|apenas|somente)? ?${can} (?:só |apenas |somente )?ser <done> (?:enquanto|se|quando|apenas enquanto|apenas se) (?:estiver|estiverem|está|estão|for|forem|é|são|o (?:status|estado) (?:for|é)|tiver (?:o )?(?:status|estado))(?: (?:no|com o|em|com|n[oa]))? ?(?:status|estado|situação|fase|etapa)? ?(?:de )?(?<quoted>["“«][^"”»]{2,40}["”»])`,
      example: 'A encomenda só pode ser anulada enquanto estiver no estado "Em preparação".',
      cases: [
        {
          title: ['{act} {thing}: só no estado {quoted}', 'Só no estado {quoted}'],
          type: 'Negative',
          technique: 'State transition',
          given: ['Há dois casos de {thing:one}: um no estado {quoted}, outro já no estado seguinte.'],
          steps: [
            '{act} {thing:o} no estado {quoted} | {quoted} | É possível; a mudança continua lá após recarregar',
            'Procurar a mesma ação no outro caso | | A ação não é oferecida; o estado não muda',
          ],
        },
      ],
      derive: (slots) => {
        const act = infinitiveFrom((slots.words.get('done') ?? '').split(' ')[0] ?? '')
        return act === undefined ? undefined : { act }
      },
    },
    {
      said: `(?:Depois de|Uma vez|Após|Depois que) (?:ser |for |é )?(?<done2>\\p{L}+[oa]s?),? <thing> (?:já )?${cannot} (?:mais )?ser <done>`,
      example: 'Depois de enviada, a redação não pode mais ser editada.',
      cases: [
        {
          title: ['{act} {thing}: antes sim, depois não', 'Antes é possível, depois já não'],
          type: 'Negative',
          technique: 'State transition',
          given: ['Há dois casos, A e B ({thing:bare}): só em B já aconteceu isto: {done2}.'],
          steps: [
            '{act} {thing:o} do caso A | | É possível; a mudança continua lá após recarregar',
            'Procurar a mesma ação no caso B | | A ação não é oferecida; o caso B continua como estava',
            'Abrir o endereço direto da ação para o caso B | | O acesso é recusado; nada muda',
          ],
        },
      ],
      derive: (slots) => {
        const act = infinitiveFrom((slots.words.get('done') ?? '').split(' ')[0] ?? '')
        return act === undefined ? undefined : { act }
      },
    },
    {
      said: `${ofStatus} ${moves} de ${status('state')} ${into}${status('state2')},? ${when}`,
      example: 'O status do pedido passa de "Em preparo" para "Saiu para entrega" quando o entregador retira o pacote.',
      cases: [change],
      derive: transition,
    },
    {
      said: `${ofStatus} (?:${moves} ${into}|(?:fica|permanece|aparece|recebe|assume|ganha)(?: com| como| em)?(?: o)? ?(?:status|estado|situação)? ?(?:de )?)${status('state2')},? ${when}`,
      example: 'O chamado passa para "Resolvido" quando o técnico registra a solução.',
      cases: [reached],
      derive: transition,
    },
    {
      said: `${when.replace('(?:(?:quando', '(?:(?:Quando')},? (?:o (?:status|estado|situação) (?:d[oae] )(?<thing>[^,;:()]{2,50}?)|(?<thing2>(?:o|a|um|uma|os|as|cada) [^,;:()]{2,50}?)) (?:${moves} ${into}|(?:fica|permanece|aparece|recebe|assume|ganha)(?: com| como| em)?(?: o)? ?(?:status|estado|situação)? ?(?:de )?)${status('state2')}`,
      example: 'Quando o gestor aprova a despesa, o status da despesa muda para "Aprovada".',
      cases: [reached],
      derive: transition,
    },
    {
      said: `${ofStatus} (?:segue|percorre|tem|passa pelos|passa por|avança pelos)(?: os)? (?:status|estados|etapas|situações):? (?<list>[^;:()]{6,140}?),? (?:nesta|nessa|exatamente nesta|sempre nesta) (?:ordem|sequência)`,
      example: 'O processo passa pelos status "Aberto", "Em análise" e "Encerrado", nesta ordem.',
      cases: [
        {
          title: ['{about:bare}: os estados por ordem, sem saltar nenhum', 'Os estados por ordem, sem saltar nenhum'],
          technique: 'State transition',
          given: ['Existe um caso acabado de criar: {about:bare}.'],
          steps: [
            'Levar o caso ao estado seguinte: {item} | {item} | O estado é {item}; nenhum foi saltado',
            'Tentar voltar ao primeiro estado | | Não é oferecido; o último estado continua',
          ],
        },
      ],
      derive: ({ words }) => ({ about: words.get('thing') ?? words.get('thing2') ?? '' }),
    },
    {
      said: `(?:Só|Apenas|Somente) (?<things>[^,;:()]{4,60}?) ${can} ser <done>`,
      example: 'Apenas pedidos com status "Pago" podem ser faturados.',
      cases: [onlyThese],
      derive: doneOf,
    },
    {
      said: `(?<things>(?:Um|Uma|O|A|Os|As)? ?\\p{L}+ (?:(?:com|em|no) (?:o )?(?:status|estado|situação)(?: de)? ?["“«]?[^,;:()"”»]{2,30}["”»]?|(?:já )?\\p{L}{3,}[ai]d[oa]s?|vencid[oa]s?|abert[oa]s?|pag[oa]s?|entregues?)) ${cannot} (?:mais )?ser <done>`,
      example: 'Um pedido cancelado não pode ser reaberto.',
      cases: [noMore],
      derive: doneOf,
    },
  ],
}

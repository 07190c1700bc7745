import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { actionOf, stateOf } from './causes.ts'
import { infinitiveFrom } from './portuguese-forms.ts'
import { can, must } from './words.ts'

const status = (name: string): string =>
  `(?<${name}>["“«][^"”»]{2,40}["”»]|\\p{Lu}[\\p{L}-]+(?: (?:de|da|do|em|para|na|no|a|ao) \\p{L}+| \\p{Ll}+){0,3}?)`
const moves = `(?:passa|muda|vai|volta|avança|é alterad[oa]|é mudad[oa]|transita|${must} passar|${must} mudar|deve ir|é movid[oa])(?: automaticamente| imediatamente)?`
const into = '(?:para|a|ao|como)(?: o)?(?: (?:status|estado|situação|etapa))? ?'
const cause = '(?<clause>(?:[^,;:()"“”«»]|,(?=\\d)|["“«][^"”»]{1,60}["”»]){4,110}?)'
const when = `(?:(?:quando|assim que|logo que|sempre que|se|caso|depois que) |(?=(?:ao|após|depois d[eoa]) ))${cause}`

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
      said: `${when.replace('(?:(?:quando', '(?:(?:Quando')},? (?:o (?:status|estado|situação) (?:d[oae] )(?<thing>[^,;:()]{2,50}?)|(?<thing2>(?:o|a|um|uma|os|as|cada) [^,;:()]{2,50}?)) (?:${moves} ${into}|(?:fica|permanece|aparece|recebe|assume|ganha)(?: com| como| em)?(?: o)? ?(?:status|estado|situação)? ?(?:de )?)${status('state2')}`,
      example: 'Quando o gestor aprova a despesa, o status da despesa muda para "Aprovada".',
      cases: [reached],
      derive: transition,
    },
    {
      said: `(?:Só|Apenas|Somente) (?<things>[^,;:()]{4,60}?) ${can} ser <done>`,
      example: 'Apenas pedidos com status "Pago" podem ser faturados.',
      cases: [onlyThese],
      derive: doneOf,
    },
  ],
}

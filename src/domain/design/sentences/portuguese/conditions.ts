import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { actionOf, stateOf } from './causes.ts'
import { message } from './words.ts'
import { romanceContrary } from '../../phrase/romance-contrary.ts'
import { sidesOf } from './thresholds.ts'

const part = '(?:[^,;()"“”«»]|,(?=\\d)|"[^"]{1,90}"|“[^”]{1,90}”|«[^»]{1,90}»)'
const cause = `(?<clause>${part}{4,130}?)`
const whenever =
  '(?:Se|Enquanto|Quando|Caso|Sempre que|Assim que|Logo que|Toda vez que|Todas as vezes que|No momento em que|Uma vez que)'
const lead = `(?:${whenever} ${cause},?(?: então)?|(?=(?:Ao|Após|Depois d[eoa]s?) )${cause}),`
export const conditional =
  /(?<![\p{L}-])(?:se (?:o|a|os|as|um|uma|não|for|forem|houver|tiver|estiver|já|ainda|cada|el[ea]s?|\p{L}+(?:ar|er|ir)(?:em)? (?:o|a|os|as|um|uma|de|mais|menos))|caso|quando|exceto|salvo|senão|a menos que|a não ser que|enquanto)(?!\p{L})/iu

const withAction: CasePattern = {
  title: '{title}',
  steps: ['{doing} | | {result}'],
}
const withBoth: CasePattern = {
  title: '{title}',
  technique: 'Decision table',
  steps: ['Criar a situação contrária: {otherwise} | | {opposite}', 'Criar esta situação: {state} | | {result}'],
}
const withState: CasePattern = { title: '{title}', steps: ['Criar esta situação: {state} | | {result}'] }

/** A title of at most 80 characters: the first that fits, else the first cut where it stays whole. */
export function shortTitle(...candidates: string[]): string {
  const clean = candidates.map((one) => one.replace(/[.,;:\s]+$/u, '')).filter((one) => one !== '')
  const fit = clean.find((one) => one.length <= 80)
  if (fit !== undefined) return fit
  for (const one of clean) {
    const head = one.slice(0, 79)
    for (const joint of [
      ...head.matchAll(/(?:, | e | para | com | por | em | no | na | ao | à | do | da | de | que )/giu),
    ].reverse()) {
      const cut = head.slice(0, joint.index)
      if (
        cut.length > 25 &&
        (cut.match(/["“”«»]/gu)?.length ?? 0) % 2 === 0 &&
        !/ (?:o|a|os|as|um|uma|não|é|são|de|e|com)$/iu.test(cut)
      )
        return cut
    }
  }
  return clean.at(-1)?.slice(0, 79).replace(/ \S*$/u, '') ?? ''
}

/** "Se já existir": nothing says what. "O desconto não se aplica a …": no condition at all. */
const lost =
  /^(?:já |ainda |não )*(?:contrário|for|forem|é|são|seja|estiver|existir|existe|tiver|exceder|ultrapassar|passar)(?: \p{L}+)?$/iu

/** What is not seen right after its cause. */
const takesTime =
  /(?<!\p{L})(?:até (?:o|ao) (?:fim|final|dia)|nunca mais|(?:esperar|aguardar|por|durante) (?:\d+|um|uma|dois|duas|três) (?:minutos?|horas?|dias?|semanas?|mês|meses|anos?))(?!\p{L})/iu

function readCause(slots: Slots, rest: string): Record<string, string> | undefined {
  const said = slots.words.get('clause') ?? ''
  if (/ por (?:cada )?\p{L}+,? (?:com um|até um|até o|no|até ao) máximo/iu.test(rest)) return undefined
  if (takesTime.test(rest.replace(/["“«][^"”»]*["”»]/gu, ''))) return undefined
  if (lost.test(said) || / (?:não|nunca|que|já|também|só|pode|podem|deve|devem)$/iu.test(rest)) return undefined
  if (
    conditional.test(rest.replace(/["“«][^"”»]*["”»]/gu, '')) ||
    conditional.test(said.replace(/["“«][^"”»]*["”»]/gu, ''))
  )
    return undefined
  const result = rest
  const action = actionOf(said)
  if (action === undefined && /^depois de /iu.test(said)) return undefined
  if (action === undefined)
    return {
      result,
      state: stateOf(said),
      title: shortTitle(`${stateOf(said)}: ${lowered(result)}`, result, stateOf(said)),
    }
  return {
    result,
    ...(action.subject === undefined ? {} : { subject: action.subject }),
    doing: action.doing,
    title: shortTitle(`${action.doing}: ${lowered(result)}`, result, action.doing),
  }
}

const resultOf = ({ words }: Slots): string => {
  const quoted = words.get('message')
  return quoted === undefined
    ? (words.get('rest') ?? '')
    : `Aparece ${quoted}${words.has('rest') ? ` e ${words.get('rest') ?? ''}` : ''}`
}

function acted(slots: Slots): Record<string, string> | undefined {
  const read = readCause(slots, resultOf(slots))
  return read?.doing === undefined ? undefined : read
}

const withSides: CasePattern = {
  title: '{title}',
  type: 'Boundary',
  steps: ['{before} | {past} | {opposite}', '{doing} | {at} | {result}'],
}

function thresholded(slots: Slots): Record<string, string> | undefined {
  const result = resultOf(slots)
  const read = readCause(slots, result)
  if (read === undefined) return undefined
  const sides = sidesOf(read.doing ?? read.state ?? '', slots.facts)
  if (sides === undefined) return undefined
  const opposite = slots.words.has('message') ? `${slots.words.get('message') ?? ''} não aparece` : contrary(result)
  const lead = read.doing === undefined ? 'Criar esta situação: ' : ''
  return {
    result,
    ...sides,
    before: `${lead}${sides.holdsNot}`,
    doing: `${lead}${sides.holds}`,
    opposite: opposite ?? `Isto não acontece: ${lowered(result)}`,
    title: shortTitle(
      `Com ${sides.at} sim, com ${sides.past} não: ${lowered(result)}`,
      `Com ${sides.at} sim, com ${sides.past} não`,
    ),
  }
}

function arranged(slots: Slots): Record<string, string> | undefined {
  const read = readCause(slots, resultOf(slots))
  return read?.state === undefined ? undefined : read
}

function arrangedBoth(slots: Slots): Record<string, string> | undefined {
  const read = arranged(slots)
  if (read?.state === undefined) return undefined
  const sides = sidesOf(read.state, slots.facts)
  const otherwise = sides?.holdsNot ?? (stative.test(read.state) ? contrary(read.state) : undefined)
  const opposite = slots.words.has('message')
    ? `${slots.words.get('message') ?? ''} não aparece`
    : contrary(read.result ?? '')
  return otherwise === undefined || opposite === undefined
    ? undefined
    : { ...read, ...(sides === undefined ? {} : { state: sides.holds }), otherwise: lowered(otherwise), opposite }
}

/** States that stay, unlike what happens once: only of these a tester arranges the contrary. */
const stative =
  /(?<!\p{L})(?:é|são|está|estão|tem|têm|há|existe|existem|contém|contêm|falta|faltam|pertence|possui|fica|ficam|não \p{L}+)(?!\p{L})/iu

export const lowered = (text: string): string => text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())

export function contrary(text: string): string | undefined {
  const said = romanceContrary(text, 'pt').replace(/\.$/u, '')
  return said === '' || said === text ? undefined : said
}

const messageRest = `${message}(?:,? e (?<rest>.{4,120}?))?`

/** Both kinds of condition: one that somebody brings about, and one that is arranged with its contrary where that is clear. */
function both(said: string, limit: string, action: string, state: string, plain: string) {
  return [
    { said: `${said}(?:)(?:)(?:)`, example: limit, cases: [withSides], derive: thresholded },
    { said, example: action, cases: [withAction], derive: acted },
    { said: `${said}(?:)`, example: state, cases: [withBoth], derive: arrangedBoth },
    { said: `${said}(?:)(?:)`, example: plain, cases: [withState], derive: arranged },
  ]
}

/** What happens in a situation; these come late, because they know nothing of what they speak of. */
export const conditions: PatternGroup = {
  cue: '(?:^|[ ,])(?:se|quando|caso|sempre que|assim que|logo que|toda vez que|todas as vezes que|no momento em que|uma vez que|ao|após|depois (?:d[eoa]s?|que)|exceto|salvo|a menos que|a não ser que|enquanto)(?= )',
  patterns: [
    ...both(
      `${lead} ${messageRest}`,
      'Se o peso da bagagem ultrapassar 23 kg, aparece "Excesso de peso".',
      'Quando o pedido for recusado pelo banco, aparece "Pagamento não autorizado".',
      'Se o saldo for insuficiente, aparece a mensagem "Saldo insuficiente".',
      'Quando só restarem 2 vagas, é exibido o aviso "Últimas vagas" e o horário fica em laranja.',
    ),
    {
      said: `<rest>,? (?:exceto (?:se|quando)|a menos que|salvo se|a não ser que|desde que não) ${cause}`,
      example: 'A inscrição é confirmada na hora, exceto se a turma estiver lotada.',
      cases: [
        {
          title: '{title}',
          technique: 'Decision table',
          steps: ['Criar a situação habitual: {otherwise} | | {result}', 'Criar a exceção: {state} | | {opposite}'],
        },
      ],
      derive: (slots) => {
        const read = readCause({ ...slots, words: new Map([...slots.words]) }, slots.words.get('rest') ?? '')
        const state = stateOf(slots.words.get('clause') ?? '')
        const [otherwise, opposite] = [contrary(state), contrary(read?.result ?? '')]
        return read === undefined || otherwise === undefined || opposite === undefined
          ? undefined
          : {
              ...read,
              state,
              otherwise: lowered(otherwise),
              opposite,
              title: shortTitle(`${state}: ${lowered(opposite)}`, opposite, state),
            }
      },
    },
    {
      said: `(?<thing>(?:O|A|Os|As) [^,;:()]{2,60}?) (?:fica|ficam|permanece|permanecem|está|estão|é|são|deve ficar|deve estar|deve permanecer) (?<state>desabilitad|desativad|inativ|bloquead|ocult|escondid)[oa]s? (?:enquanto|se|quando|caso|sempre que) ${cause}`,
      example: 'O botão "Enviar" fica desabilitado enquanto o termo não for aceito.',
      cases: [
        {
          title: ['{thing}: só com a condição cumprida', 'Só disponível com a condição cumprida'],
          technique: 'Decision table',
          steps: [
            'Criar esta situação: {now} | | {thing} {is} {off}',
            'Criar a situação contrária: {otherwise} | | {thing} {is} {on}',
          ],
        },
      ],
      derive: (slots) => controlOf(slots, false),
    },
    ...both(
      `${lead} <rest>`,
      'Se o cliente comprar mais de 10 unidades, o pedido vai para análise.',
      'Quando o inspetor conclui a vistoria, o laudo fica disponível para o proprietário.',
      'Se o contrato estiver vencido, o valor é exibido em vermelho.',
      'Se nenhum motorista aceitar a corrida, a corrida volta para a fila.',
    ),
    ...both(
      `(?<rest>(?:O|A|Os|As|Um|Uma|Cada|É|São|Aparece|Não|Nenhum|Nenhuma|Só|Apenas|Todos|Todas) ${part}{4,160}?),? (?:quando|se|caso|sempre que|assim que|logo que|enquanto|toda vez que) ${cause}`,
      'O alarme é acionado quando a temperatura fica abaixo de 2 graus.',
      'O estoque é atualizado assim que o conferente confirma a entrada.',
      'A linha aparece em vermelho quando o prazo está vencido.',
      'Os dados ficam na fila enquanto nenhuma rede responde.',
    ),
  ],
}

function controlOf(slots: Slots, appears: boolean): Record<string, string> | undefined {
  const { words } = slots
  const now = stateOf(words.get('clause') ?? '')
  const otherwise = contrary(now)
  if (otherwise === undefined || conditional.test(now)) return undefined
  const thing = words.get('thing') ?? ''
  const many = /^(?:os|as) /iu.test(thing)
  const end = `${/^as? /iu.test(thing) ? 'a' : 'o'}${many ? 's' : ''}`
  const hidden = /^(?:ocult|escondid|exibid|mostrad|visíve)/iu.test(words.get('state') ?? 'exibid')
  const is = many ? 'estão' : 'está'
  return {
    now,
    otherwise: lowered(otherwise),
    is,
    not: `não ${is}`,
    off: hidden ? `escondid${end}` : `desativad${end}`,
    on: hidden ? `à vista` : appears ? `disponíve${many ? 'is' : 'l'}` : `ativ${end}`,
  }
}

/** What is seen where nothing has to be done: the page is opened. It goes last of all. */
export const shown: PatternGroup = {
  cue: 'é|são|aparece|fica|mostra|exibe|apresenta|tem|contém|inclui',
  patterns: [
    {
      said: `(?!.*(?: último | primeiro dia| no dia \\d))(?<thing>(?:O|A|Os|As) [^,;:()]{3,70}?) (?<rest>(?:aparecem?|(?:é|são|deve ser|devem ser) (?:exibid|mostrad|apresentad|destacad|sinalizad|marcad|identificad|agrupad)[oa]s?|deve aparecer|devem aparecer|ficam? (?:visíve(?:l|is)|destacad[oa]s?|em destaque|fix[oa]s?)) .{4,120}?)`,
      example: 'Os preços são exibidos na moeda escolhida pelo usuário.',
      cases: [
        {
          title: ['{thing} {rest}', '{thing}: aspeto previsto'],
          given: ['Existem dados para o que se procura: {thing:bare}.'],
          steps: ['Abrir a página que mostra {thing:o} | | {thing} {rest}', 'Recarregar a página | | Continua igual'],
        },
      ],
      derive: ({ words }) =>
        conditional.test(words.get('rest') ?? '') ||
        /(?<!\p{L})(?:apenas|só|somente|nunca|não)(?!\p{L})/iu.test(words.get('rest') ?? '')
          ? undefined
          : {},
    },
  ],
}

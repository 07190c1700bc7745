import { clockText } from '../../plan/dates.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { infinitiveFrom, portugueseForm } from './portuguese-forms.ts'
import { can, cannot, only } from './words.ts'

/** A minute around a time of day. */
function around(name: string) {
  return ({ values }: Slots): Record<string, string> | undefined => {
    const time = values.get(name)
    // "8h" reads like a duration of eight hours.
    const start = time?.measure === 'clock' ? time.amount : time?.measure === 'hour' ? time.amount * 60 : undefined
    if (start === undefined) return undefined
    const at = (minutes: number): string => clockText(((start + minutes + 1_440) % 1_440) * 60).slice(0, 5)
    return { before: at(-1), exact: at(0), behind: at(1) }
  }
}

function window(slots: Slots): Record<string, string> | undefined {
  const [from, to] = [around('from')(slots), around('to')(slots)]
  if (from === undefined || to === undefined) return undefined
  return {
    early: from.before ?? '',
    open: from.exact ?? '',
    last: to.before ?? '',
    late: to.behind ?? '',
    act: slots.words.get('act') ?? 'fazer o pedido',
  }
}

const hours: CasePattern = {
  title: ['{act}: {open} e {last} sim, {early} e {late} não', '{open} e {last} sim, {early} e {late} não'],
  type: 'Boundary',
  steps: [
    'Tentar {act} antes da hora | {early} | {beyond}',
    '{act} à hora de início | {open} | É possível',
    '{act} no último minuto | {last} | É possível',
    'Tentar {act} depois da hora | {late} | {beyond}',
  ],
  assume: ['A hora do ambiente de teste pode ser definida.'],
}
const closed: CasePattern = {
  ...hours,
  title: ['{act}: {early} e {late} sim, {open} e {last} não', '{early} e {late} sim, {open} e {last} não'],
  steps: [
    '{act} antes do início | {early} | É possível',
    'Tentar {act} à hora de início | {open} | {beyond}',
    'Tentar {act} no último minuto | {last} | {beyond}',
    '{act} depois do fim | {late} | É possível',
  ],
}
const next =
  '(?:<stop>(?:depois disso|depois dessa hora|após esse horário|os demais|as demais|os outros|os feitos depois|depois|após esse limite|a partir daí),? (?<rest2>[^;:()]{4,120}))'
const until =
  '(?:até (?:às|as|à|a) |antes das )<clock>(?: horas)?(?: de (?:cada dia|um dia útil|dias úteis|segunda a sexta))?'
const cutoff: CasePattern = {
  title: ['{things:bare}: {before} ainda, {behind} já não', '{before} ainda, {behind} já não'],
  type: 'Boundary',
  steps: [
    '{doing} {things:um} antes do limite | {before} | {outcome}',
    '{doing} {things:um} depois do limite | {behind} | {other}',
  ],
  assume: ['A hora do ambiente de teste pode ser definida.'],
}

function cut(slots: Slots): Record<string, string> | undefined {
  const time = around('clock')(slots)
  const verb = infinitiveFrom((slots.words.get('done') ?? '').split(' ')[0] ?? '')
  if (time === undefined || verb === undefined) return undefined
  const outcome = slots.words.get('rest') ?? ''
  return {
    ...time,
    doing: verb,
    outcome: `Vale o seguinte: ${outcome}`,
    other: slots.words.get('rest2') ?? `Já não vale o seguinte: ${outcome}`,
  }
}

/** Times of day: opening hours, cut-offs, what is sent when; and days on which something is closed. */
export const clocks: PatternGroup = {
  cue: '\\d ?h|\\d:\\d\\d|domingo|feriado|sábado|fins? de semana|segunda a sexta|dias úteis',
  patterns: [
    {
      said: `(?:<who> ${only}? ?${can}|É possível|Só é possível|Pode-se) ${only}? ?<act> (?:entre|d[ao]s|das|a partir das) (?:as )?<from> (?:e|às|as|até as|até às)(?: as)? <to>(?: horas)?`,
      example: 'O morador só pode reservar o salão das 8h às 22h.',
      cases: [hours],
      derive: window,
    },
    {
      said: `(?<things>(?:Os|As) [^,;:()]{3,40}?) ${only}? ?(?:${can} ser|são) ${only}? ?<done> (?:entre|das)(?: as)? <from> (?:e|às|as|até as|até às)(?: as)? <to>(?: horas)?`,
      example: 'As entregas podem ser agendadas entre as 9h e as 18h.',
      cases: [hours],
      derive: (slots) => {
        const verb = infinitiveFrom((slots.words.get('done') ?? '').split(' ')[0] ?? '')
        const found = window(slots)
        return verb === undefined || found === undefined
          ? undefined
          : { ...found, act: `${verb} ${portugueseForm(slots.words.get('things') ?? '', 'um') ?? ''}` }
      },
    },
    {
      said: `(?:Entre(?: as)?|Das) <from> (?:e|às)(?: as)? <to>(?: horas)?,? (?:não (?:é possível|se pode|é permitido)|<who> ${cannot}|ninguém pode) <act>`,
      example: 'Entre as 22h e as 6h, não é possível enviar mensagens.'.replace('22h e as 6h', '1h e as 6h'),
      cases: [closed],
      derive: window,
    },
    {
      said: `(?<things>(?:Os |As )?\\p{L}+(?: de \\p{L}+)?) <done> ${until} (?<rest>(?:são|serão|ficam|entram|chegam|valem|é|será|têm|contam) [^;:()]{4,100}?)(?:${next})`,
      example: 'Pedidos feitos até as 14h são despachados no mesmo dia; depois disso, são despachados no dia seguinte.',
      cases: [cutoff],
      derive: cut,
    },
    {
      said: `(?<things>(?:Os |As )?\\p{L}+(?: de \\p{L}+)?) <done> ${until} (?<rest>(?:são|serão|ficam|entram|chegam|valem|é|será|têm|contam) [^;:()]{4,100}?)`,
      example: 'Transferências solicitadas até as 17h são processadas no mesmo dia.',
      cases: [cutoff],
      derive: cut,
    },
    {
      said: `(?:O|A|Os|As|Um|Uma) (?<thing>[^,;:()]{3,50}?) (?:é|são|será|deve ser) (?:enviad|gerad|emitid|publicad|executad|disparad|calculad|atualizad)[oa]s?(?: automaticamente)?(?: (?:ao|à|aos|às|para o|para a|para) (?<who>[^,;:()]{3,40}?))? (?<word>todos os dias|diariamente|toda (?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|todo (?:sábado|domingo)|às (?:segundas|sextas)(?:-feiras)?|semanalmente),? (?:à|às|as) <clock>`,
      example: 'O relatório é enviado ao gestor toda segunda-feira às 8h.',
      cases: [
        {
          title: ['{thing:bare}: {before} ainda não, {behind} sim', '{before} ainda não, {behind} sim'],
          type: 'Boundary',
          given: ['É um dia em que isto está previsto ({word}); há dados para {thing:bare}.'],
          steps: [
            'Procurar o resultado desse dia um minuto antes da hora | {before} | Ainda não existe',
            'Procurar o resultado desse dia um minuto depois da hora | {behind} | Existe exatamente um, com a data desse dia',
          ],
          assume: ['A hora do ambiente de teste pode ser definida.'],
        },
      ],
      derive: around('clock'),
    },
    {
      said: `<who> recebe(?:m)? (?<thing>(?:um|uma|o|a) [^,;:()]{3,60}?)(?: por (?:e-mail|SMS|push))? (?<word>todos os dias|diariamente|toda (?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|todo (?:sábado|domingo)|semanalmente),? (?:à|às|as) <clock>(?: por (?:e-mail|SMS|push))?`,
      example: 'O gestor recebe um resumo semanal toda sexta-feira às 17h.',
      cases: [
        {
          title: ['{thing:bare}: {before} ainda não, {behind} sim', '{before} ainda não, {behind} sim'],
          type: 'Boundary',
          given: ['É um dia em que isto está previsto ({word}). As mensagens recebidas {by} podem ser lidas.'],
          steps: [
            'Abrir as mensagens recebidas um minuto antes da hora | {before} | Ainda não chegou nenhuma nesse dia',
            'Abrir as mensagens recebidas um minuto depois da hora | {behind} | Há exatamente uma mensagem nova: {thing}',
          ],
          assume: ['A hora do ambiente de teste pode ser definida.'],
        },
      ],
      derive: (slots) => {
        const time = around('clock')(slots)
        return time === undefined
          ? undefined
          : { ...time, by: portugueseForm(slots.words.get('who') ?? '', 'por') ?? '' }
      },
    },
    {
      said: `(?<things>(?:Os|As)? ?\\p{L}+(?: de \\p{L}+)?) <done> (?:aos|em|nos) (?<word>sábados|domingos|sábados e domingos|fins de semana|domingos e feriados|sábados, domingos e feriados) (?:são|é|serão|ficam) <done2> (?:no|para o) (?:próximo dia útil|dia útil seguinte|primeiro dia útil(?: seguinte)?)`,
      example: 'As compras feitas aos sábados são processadas no próximo dia útil.',
      cases: [
        {
          title: ['{things:bare}: de {date1} só em 08/06/2026', 'Do fim de semana passa para segunda-feira'],
          type: 'Boundary',
          given: ['Hoje é {date1}; segunda-feira é 08/06/2026.'],
          steps: [
            '{doing} {things:um} | {date1} | O registo existe; ainda não está {done2}',
            'Abrir o registo na segunda-feira seguinte | 08/06/2026 | Está {done2} com a data 08/06/2026',
          ],
          assume: ['A data do ambiente de teste pode ser definida; 08/06/2026 não é feriado.'],
        },
      ],
      derive: ({ words }) => {
        const doing = infinitiveFrom((words.get('done') ?? '').split(' ')[0] ?? '')
        return doing === undefined
          ? undefined
          : { doing, date1: /^domingo/iu.test(words.get('word') ?? '') ? 'domingo, 07/06/2026' : 'sábado, 06/06/2026' }
      },
    },
    {
      said: `(?:Não (?:é (?:possível|permitido)|se pode|se podem)|<who> ${cannot}) <act> (?:aos|em|nos|no) (?<word>domingos(?: e (?:nos )?feriados)?|sábados e domingos|fins de semana(?: e feriados)?|feriados|domingos ou feriados)`,
      example: 'Não é possível agendar visitas aos domingos e feriados.',
      cases: [
        {
          title: ['{act}: {blocked} não, segunda-feira sim', '{blocked} não, segunda-feira sim'],
          type: 'Negative',
          given: ['Hoje é {today}.'],
          steps: [
            'Tentar {act} para {blocked} | 07/06/2026 | {beyond}',
            '{act} para a segunda-feira seguinte | 08/06/2026 | É possível; aparece 08/06/2026',
          ],
        },
      ],
      derive: ({ words }) => (/^feriados/iu.test(words.get('word') ?? '') ? undefined : { blocked: 'domingo' }),
    },
  ],
}

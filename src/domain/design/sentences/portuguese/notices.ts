import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { actionOf, stateOf } from './causes.ts'
import { shortTitle } from './conditions.ts'
import { infinitiveFrom, portugueseForm } from './portuguese-forms.ts'
import { sidesOf } from './thresholds.ts'

const channel =
  '(?:um |uma |o |a )?(?<channel>(?:e-?mail|SMS|notificação push|notificação|push|mensagem no WhatsApp|mensagem|WhatsApp|aviso|alerta|lembrete|comunicado)(?: (?:por|via|no|em|de) (?:e-?mail|SMS|push|WhatsApp|celular|telemóvel|aplicativo|app|confirmação|aviso|alerta|lembrete|boas-vindas|cobrança|cancelamento|recusa|aprovação))?)'
const content =
  '(?: (?<content>(?:com|contendo|que contém|informando|sobre|indicando|que informa|a informar|avisando|pedindo|confirmando) [^;:()]{3,120}?))?'
const gets = '(?:recebe|recebem|deve receber|devem receber|receberá|recebem sempre|recebe sempre)'

const event: CasePattern = {
  title: [
    '{who:bare}: {channel} depois do caso, antes nada',
    '{channel:bare} para {who}',
    'A mensagem chega a quem deve recebê-la',
  ],
  given: ['As mensagens recebidas {by} podem ser lidas; ainda não há nenhuma.'],
  steps: ['{first} | | Não há nenhuma mensagem', '{doing} | | {seen}', 'Abrir as mensagens recebidas {by} | | {one}'],
}
const before: CasePattern = {
  title: ['{channel:bare}: {lead} antes, mais cedo nada', 'A mensagem chega {lead} antes'],
  type: 'Boundary',
  given: ['Momento marcado ({what:bare}): {event}. As mensagens recebidas {by} podem ser lidas; ainda não há nenhuma.'],
  steps: [
    'Abrir as mensagens recebidas um minuto antes da hora do envio | {lead:early} | Ainda não há nenhuma mensagem',
    'Abrir as mensagens recebidas um minuto depois da hora do envio | {lead:late} | {one}',
  ],
}

const small = (words: string): string => words.replace(/^(?:O|A|Os|As|Um|Uma|Cada)(?= )/u, (one) => one.toLowerCase())

function told(slots: Slots): Record<string, string> | undefined {
  const { words } = slots
  const said = words.get('clause')
  if (/ e (?:o|a|os|as) [\p{L} ]{3,30} (?:um|uma) /iu.test(words.get('content') ?? '')) return undefined
  const state = said === undefined ? '' : stateOf(said)
  const sides = sidesOf(state, slots.facts)
  const action: { doing?: string; seen?: string } =
    said === undefined
      ? {}
      : ((sides === undefined ? actionOf(said) : undefined) ?? {
          doing: `Criar esta situação: ${sides?.holds ?? state}`,
          seen: 'A situação verifica-se',
        })
  const about = words.get('content') ?? words.get('message')
  const who = words.get('who') ?? 'o destinatário'
  const channelName = words.get('channel') ?? 'mensagem'
  return {
    ...action,
    first:
      sides === undefined
        ? 'Abrir as mensagens recebidas antes de mais nada'
        : `Abrir as mensagens recebidas nesta situação: ${sides.holdsNot}`,
    by: portugueseForm(who, 'por') ?? '',
    title: shortTitle(
      `${action.doing ?? ''}: ${channelName} para ${small(who)}`,
      `${channelName} para ${small(who)}: ${action.doing ?? ''}`,
      `${channelName} para ${small(who)}`,
    ),
    who: (words.get('who') ?? 'o destinatário').replace(/^(?:O|A|Os|As|Um|Uma|Cada)(?= )/u, (one) => one.toLowerCase()),
    what: words.get('what') ?? 'o evento',
    channel: words.get('channel') ?? 'mensagem',
    one: `Há exatamente uma mensagem nova${about === undefined ? '' : `, ${about.replace(/^que /u, '')}`}`,
  }
}

const what = '(?: (?:d[oaeo]s?|à|ao|em relação ao?) (?<what>[^,;:()]{3,60}?))'
const cause = '(?<clause>(?:[^,;:()]|,(?=\\d)){4,90}?)'
const when = `(?:(?:quando|assim que|logo que|sempre que|se|caso) |(?=(?:ao|após|depois) ))${cause}`

const reminderUnless: CasePattern = {
  title: [
    '{thing:bare} {lead} antes; {what2:bare} {state}: nenhum {thing:bare}',
    '{thing:bare} {lead} antes, com a exceção',
    'Enviado {lead} antes, com a exceção',
  ],
  technique: 'Decision table',
  given: [
    'Rita Falcão e Nuno Seixas têm cada um {what2:um} com {what} em {event}.',
    'Nenhum dos dois recebeu ainda este {thing:bare}; as mensagens de ambos por {channel} podem ser lidas.',
  ],
  steps: [
    'Abrir as mensagens de Rita Falcão antes da hora do envio | {lead:early} | Ainda não há nenhum {thing:bare}',
    '{act} {what2:o} de Nuno Seixas | {lead:early} | {what2:o} de Nuno Seixas fica {state}; nada muda {what2:em} de Rita Falcão',
    'Abrir as mensagens de Rita Falcão depois da hora do envio | {lead:late} | Há exatamente um {thing:bare} por {channel}, recebido em {lead:mark}',
    'Abrir as mensagens de Nuno Seixas depois da hora do envio | {lead:late} | Não há nenhum {thing:bare}',
  ],
  assume: ['O envio demora menos de um minuto.'],
}

/** Who is told what, when and how. */
export const notices: PatternGroup = {
  cue: 'e-?mail|SMS|notifica|push|WhatsApp|aviso|avisad|alerta|lembrete|mensagem|comunicado|informad',
  patterns: [
    {
      said: `<thing=(?:O|Um) (?:lembrete|aviso|alerta)> (?:é|deve ser|será) enviado (?:por|via) <channel=(?:notificação push|notificação|push|e-?mail|SMS|WhatsApp)> <lead> antes d[aeo] <what=(?:início|começo|partida|consulta|aula|evento|entrega|viagem|sessão)>, (?:exceto|salvo|a não ser|menos) (?:se|quando|que) <what2=(?:a|o) \\p{L}{3,20}> (?:tiver sido|tenha sido|foi|for|estiver|esteja) <state=\\p{L}{2,15}[ai]d[oa]>`,
      example: 'O aviso é enviado por SMS 3 horas antes da consulta, salvo se a marcação tiver sido anulada.',
      cases: [reminderUnless],
      derive: ({ words }) => {
        const act = infinitiveFrom(words.get('state') ?? '')
        return act === undefined ? undefined : { act }
      },
    },
    {
      said: `<who> ${gets} ${channel}${content} (?<lead>(?:\\d{1,3}|uma?|dois|duas|três|quatro|cinco) (?:minutos?|horas?|dias?|semanas?)(?: úteis)?) antes${what}${content.replace('content', 'content2').replace('channel', 'channel2')}`,
      example: 'O paciente recebe um lembrete por SMS 24 horas antes da consulta.',
      cases: [before],
      derive: told,
    },
    {
      said: `${when.replace('(?:(?:quando', '(?:(?:Quando')}, <who> ${gets} ${channel}${content}`,
      example: 'Quando o pedido é entregue, o cliente recebe um e-mail com a nota fiscal.',
      cases: [event],
      derive: told,
    },
    {
      said: `<who> (?:é|são|deve ser|devem ser|será) (?:avisad|notificad|informad|alertad)[oa]s?(?: (?:por|via) (?<channel>e-?mail|SMS|push|WhatsApp|notificação push|notificação(?: no aplicativo)?))? ${when}`,
      example: 'O motorista é avisado por push quando a corrida é cancelada.',
      cases: [event],
      derive: told,
    },
  ],
}

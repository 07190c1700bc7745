import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { actionOf, stateOf } from './causes.ts'
import { shortTitle } from './conditions.ts'
import { portugueseForm } from './portuguese-forms.ts'
import { sidesOf } from './thresholds.ts'
import { can } from './words.ts'

const channel =
  '(?:um |uma |o |a )?(?<channel>(?:e-?mail|SMS|notificação push|notificação|push|mensagem no WhatsApp|mensagem|WhatsApp|aviso|alerta|lembrete|comunicado)(?: (?:por|via|no|em|de) (?:e-?mail|SMS|push|WhatsApp|celular|telemóvel|aplicativo|app|confirmação|aviso|alerta|lembrete|boas-vindas|cobrança|cancelamento|recusa|aprovação))?)'
const content =
  '(?: (?<content>(?:com|contendo|que contém|informando|sobre|indicando|que informa|a informar|avisando|pedindo|confirmando) [^;:()]{3,120}?))?'
const gets = '(?:recebe|recebem|deve receber|devem receber|receberá|recebem sempre|recebe sempre)'
const mailbox = 'As mensagens recebidas {by} podem ser lidas; ainda não há nenhuma.'

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
const afterwards: CasePattern = {
  title: ['{channel:bare}: {span} depois, mais cedo nada', 'A mensagem chega {span} depois'],
  type: 'Boundary',
  given: ['Em {start} acontece isto: {what:bare}. As mensagens recebidas {by} podem ser lidas; ainda não há nenhuma.'],
  steps: [
    'Abrir as mensagens recebidas pouco antes da hora do envio | {span:in} | Ainda não há nenhuma mensagem',
    'Abrir as mensagens recebidas pouco depois da hora do envio | {span:out} | {one}',
  ],
}
const within: CasePattern = {
  title: ['{channel:bare}: chega em {span} no máximo', 'A mensagem chega em {span} no máximo'],
  type: 'Boundary',
  given: [mailbox],
  steps: [
    '{doing} em {start} | {start} | {seen}',
    'Abrir as mensagens recebidas e ler a hora de chegada | | A mensagem chegou até {span:end}; mais tarde já seria tarde de mais',
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

/** Who is told what, when and how. */
export const notices: PatternGroup = {
  cue: 'e-?mail|SMS|notifica|push|WhatsApp|aviso|avisad|alerta|lembrete|mensagem|comunicado|informad',
  patterns: [
    {
      said: `<who> ${gets} ${channel}${content} (?<lead>(?:\\d{1,3}|uma?|dois|duas|três|quatro|cinco) (?:minutos?|horas?|dias?|semanas?)(?: úteis)?) antes${what}${content.replace('content', 'content2').replace('channel', 'channel2')}`,
      example: 'O paciente recebe um lembrete por SMS 24 horas antes da consulta.',
      cases: [before],
      derive: told,
    },
    {
      said: `(?<lead>(?:\\d{1,3}|uma?|dois|duas|três|quatro|cinco) (?:minutos?|horas?|dias?|semanas?)(?: úteis)?) antes${what},? (?:<who> ${gets} ${channel}|(?:é enviad[oa]|o sistema envia|envia-se) ${channel.replace('channel', 'channel2')} (?:ao|à|aos|às|para o|para a|para) (?<who2>[^,;:()]{3,40}?))${content}`,
      example: 'Dois dias antes do vencimento, o cliente recebe um lembrete por e-mail.',
      cases: [before],
      derive: (slots) => toldBySecond(slots),
    },
    {
      said: `(?:(?:O sistema|A aplicação|O aplicativo|A plataforma) (?:deve enviar|envia|dispara)|É enviad[oa]|Envia-se|Deve ser enviad[oa]|Será enviad[oa]) ${channel}${content} (?:ao|à|aos|às|para o|para a|para os|para as|para) (?<who>[^,;:()]{3,40}?) (?<lead>(?:\\d{1,3}|uma?|dois|duas|três|quatro|cinco) (?:minutos?|horas?|dias?|semanas?)(?: úteis)?) antes${what}`,
      example: 'É enviado um lembrete ao aluno 2 horas antes da aula.',
      cases: [before],
      derive: told,
    },
    {
      said: `(?:(?:O|A|Um|Uma) )(?<channel>(?:lembrete|aviso|alerta|e-mail|SMS|notificação)(?: (?:por|via|de) [\\p{L}-]+| push)?) (?:é enviad[oa]|deve ser enviad[oa]|será enviad[oa]|chega|é disparad[oa])(?: (?:por|via) [\\p{L}-]+)?(?: (?:ao|à|aos|às|para o|para a|para) (?<who>[^,;:()]{3,40}?))? (?<lead>(?:\\d{1,3}|uma?|dois|duas|três|quatro|cinco) (?:minutos?|horas?|dias?|semanas?)(?: úteis)?) antes${what}`,
      example: 'O lembrete é enviado por e-mail ao inquilino 5 dias antes do vencimento.',
      cases: [before],
      derive: told,
    },
    {
      said: `<who> ${gets} ${channel}${content} (?:em até|dentro de|no prazo de|em no máximo|no máximo em|em menos de) <span> (?:após|depois d[aeo]s?|a contar d[ao]) ${cause}`,
      example: 'O comprador recebe um e-mail de confirmação em até 5 minutos após o pagamento.',
      cases: [within],
      derive: (slots) =>
        told({ ...slots, words: new Map([...slots.words, ['clause', `após ${slots.words.get('clause') ?? ''}`]]) }),
    },
    {
      said: `<span> (?:após|depois d[aeo]s?) (?<what>[^,;:()]{3,60}?),? <who> ${gets} ${channel}${content}`,
      example: 'Três dias após a entrega, o cliente recebe um e-mail com o pedido de avaliação.',
      cases: [afterwards],
      derive: told,
    },
    {
      said: `<who> ${gets} ${channel}${content} <span> (?:após|depois d[aeo]s?) (?<what>[^,;:()]{3,60}?)`,
      example: 'O tutor recebe uma mensagem no WhatsApp 7 dias após a vacina.',
      cases: [afterwards],
      derive: told,
    },
    {
      said: `${when.replace('(?:(?:quando', '(?:(?:Quando')}, <who> ${gets} ${channel}${content}`,
      example: 'Quando o pedido é entregue, o cliente recebe um e-mail com a nota fiscal.',
      cases: [event],
      derive: told,
    },
    {
      said: `<who> ${gets} ${channel}${content},? ${when}`,
      example: 'O síndico recebe uma notificação quando uma ocorrência é registrada.',
      cases: [event],
      derive: told,
    },
    {
      said: `${when}, (?:(?:o sistema|a aplicação|o aplicativo|a plataforma) (?:deve enviar|envia|dispara|notifica com|manda)|é enviad[oa]|envia-se|deve ser enviad[oa]|será enviad[oa]) ${channel}${content}(?: (?:ao|à|aos|às|para o|para a|para os|para as|para) (?<who>[^,;:()]{3,40}?))${content.replace('content', 'message')}`,
      example: 'Após a aprovação do orçamento, é enviado um e-mail ao fornecedor.',
      cases: [event],
      derive: told,
    },
    {
      said: `${when}, (?:o sistema |a aplicação |o aplicativo )?(?:notifica|avisa|alerta|informa|deve notificar|deve avisar) <who>(?: (?:por|via) (?<channel>e-?mail|SMS|push|WhatsApp|notificação push|notificação))?`,
      example: 'Quando a temperatura passa do limite, o sistema avisa o técnico por SMS.',
      cases: [event],
      derive: told,
    },
    {
      said: `${when}, <who> (?:é|são|deve ser|devem ser|será) (?:avisad|notificad|informad|alertad)[oa]s?(?: (?:por|via) (?<channel>e-?mail|SMS|push|WhatsApp|notificação push|notificação(?: no aplicativo)?))?`,
      example: 'Quando um comentário é respondido, o autor é notificado por e-mail.',
      cases: [event],
      derive: told,
    },
    {
      said: `<who> (?:é|são|deve ser|devem ser|será) (?:avisad|notificad|informad|alertad)[oa]s?(?: (?:por|via) (?<channel>e-?mail|SMS|push|WhatsApp|notificação push|notificação(?: no aplicativo)?))? ${when}`,
      example: 'O motorista é avisado por push quando a corrida é cancelada.',
      cases: [event],
      derive: told,
    },
    {
      said: `<who> ${can} desativar (?:as |os |estas |estes )?(?<things>(?:notificações|avisos|lembretes|alertas|e-mails)[^,;:()]{0,50}?)(?: (?:nas|nos|em) [^,;:()]{3,40})?`,
      example: 'O usuário pode desativar os lembretes nas configurações.',
      cases: [
        {
          title: ['Depois de desativar {things:o} não chega mais nenhuma mensagem', 'Desativado: não chega mais nada'],
          given: ['{things:o} estão ativ{things:end}; já chegou uma mensagem.'],
          steps: [
            'Desativar {things:o} | | Aparece desativado, também após recarregar',
            'Provocar outra vez o que faz enviar a mensagem | | A ação é realizada',
            'Abrir as mensagens recebidas | | Não há mensagem nova',
          ],
        },
      ],
    },
  ],
}

function toldBySecond(slots: Slots): Record<string, string> | undefined {
  const { words } = slots
  const found = told(slots)
  const [who, channelName] = [words.get('who') ?? words.get('who2'), words.get('channel') ?? words.get('channel2')]
  return found === undefined
    ? undefined
    : {
        ...found,
        who: who ?? found.who ?? '',
        by: portugueseForm(who ?? 'o destinatário', 'por') ?? '',
        channel: channelName ?? found.channel ?? '',
      }
}

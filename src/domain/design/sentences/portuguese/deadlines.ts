import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { filled } from '../slots.ts'
import { infinitiveFrom } from './portuguese-forms.ts'
import { can, cannot, must, only, upTo } from './words.ts'

const twoOf = 'Há dois casos iguais de {thing:one}, ambos com este momento marcado: {event} ({what:bare}).'
const free =
  '(?:gratuitamente|sem custos?(?: adiciona(?:l|is))?|sem (?:multa|taxa|cobrança|encargos|penalidade|ônus)s?|de graça)'
const antes = '(?:antes|de antecedência)(?: (?:d[oaeo]s?|em relação ao?|à|ao) (?<what>[^,;:()]{3,60}?))?'
const then =
  '(?:depois disso|depois desse prazo|após esse prazo|passado esse prazo|depois|após isso|a partir daí|fora desse prazo|com menos antecedência|depois dessa hora|nas últimas [^,]{3,20})'

const eventNamed = (slots: Slots): Record<string, string> => ({ what: slots.words.get('what') ?? 'o evento' })

const possible: CasePattern = {
  title: ['{act}: possível {lead} antes, depois não', 'Possível até {lead} antes, um minuto depois não'],
  type: 'Boundary',
  given: ['Há dois casos iguais, ambos com este momento marcado: {event} ({what:bare}).'],
  steps: [
    '{act} no primeiro caso | {lead:early} | É possível; a mudança continua lá após recarregar',
    'Tentar {act} no segundo caso | {lead:late} | {beyond}. O segundo caso fica como estava',
  ],
}
const done: CasePattern = {
  title: ['{act} {thing}: possível {lead} antes, depois não', 'Possível até {lead} antes, um minuto depois não'],
  type: 'Boundary',
  given: [twoOf],
  steps: [
    '{act} {thing:o} no primeiro caso | {lead:early} | É possível; a mudança continua lá após recarregar',
    'Tentar {act} {thing:o} no segundo caso | {lead:late} | {beyond}. O segundo caso fica como estava',
  ],
}

function actOfDone(slots: Slots): Record<string, string> | undefined {
  const act = infinitiveFrom((slots.words.get('done') ?? '').split(' ')[0] ?? '')
  return act === undefined ? undefined : { ...eventNamed(slots), act }
}

const nounActs: Record<string, string> = {
  cancelamento: 'cancelar',
  reagendamento: 'reagendar',
  remarcação: 'remarcar',
  desistência: 'desistir',
  alteração: 'alterar',
  anulação: 'anular',
  inscrição: 'fazer a inscrição',
  'check-in': 'fazer o check-in',
  devolução: 'devolver',
  troca: 'trocar',
  reserva: 'reservar',
  agendamento: 'agendar',
  pagamento: 'pagar',
  votação: 'votar',
  entrega: 'entregar',
  renovação: 'renovar',
  reclamação: 'reclamar',
}
function actOfNoun(slots: Slots): Record<string, string> | undefined {
  const act = nounActs[(slots.words.get('noun') ?? '').toLowerCase()]
  return act === undefined ? undefined : { ...eventNamed(slots), act }
}
const noun = `(?:O|A) (?<noun>${Object.keys(nounActs).join('|')})(?: (?:d[aeo]s?|n[ao]) (?<thing>[^,;:()]{3,40}?))?`

const charged: CasePattern = {
  title: ['{act}: {lead} antes 0, depois {fee}', 'Gratuito até {lead} antes, depois {fee}'],
  type: 'Boundary',
  given: ['Há dois casos iguais de {money:200}, ambos com este momento marcado: {event} ({what:bare}).'],
  steps: [
    '{act} no primeiro caso | {lead:early} | É possível e não é cobrado nada ({money:0})',
    '{act} no segundo caso | {lead:late} | É possível e são cobrados {fee}',
  ],
}
const share =
  '(?<percent>\\d{1,3}(?:[.,]\\d)? ?%)(?: (?:d[oae] (?:valor|preço|total|serviço|reserva|diária|inscrição)(?: [^,;:()]{0,30}?)?))?'
const charges = `(?:,? (?:e |mas )?|[;:] ?)?${then},? (?:é cobrad[oa](?: uma (?:multa|taxa) de)?|cobra-se|são cobrados|será cobrad[oa](?: uma (?:multa|taxa) de)?|há (?:uma )?(?:multa|taxa) de|incide(?: uma)? (?:multa|taxa) de|paga-se|o cliente paga|fica em|custa|retêm-se|é retido|perde-se) ${share}`

function feeOf(slots: Slots): Record<string, string> | undefined {
  const base = actOfNoun(slots) ?? actOfDone(slots)
  const share = slots.values.get('percent')
  if (share === undefined) return undefined
  const fee = filled('{percent:of:200}', slots)
  return base === undefined || fee === undefined ? undefined : { ...base, fee }
}

/** Until how long before a moment something is possible, and what it costs then. */
export const deadlines: PatternGroup = {
  cue: 'passado|decorrido|após|depois|seguintes|a contar|antes|antecedência|até às|até as|até ao|prazo|véspera',
  patterns: [
    {
      said: '<thing>: (?:com )?<lead> ou mais(?: de antecedência)?,? (?<rest>[^;:()]{4,60}?)<stop>(?:de|entre) [^;:()]{1,20} (?:a|e) [^;:()]{2,20}?,? (?<rest2>(?:devolve|cobra|paga|reembolsa|retém|perde|custa)\\p{L}* [^;:()]{2,60}?)<stop>(?:com )?menos de <lead3>(?: de antecedência)?,? (?<rest3>[^;:()]{4,60}?)',
      example:
        'Cancelamento: com 12 horas ou mais de antecedência devolve 100 %; de 4 a 12 horas devolve 50 %; com menos de 4 horas não devolve nada.',
      cases: [
        {
          title: ['{thing:bare}: {lead} e {lead3} antes decidem', 'Os três prazos, cada um dos dois lados'],
          type: 'Boundary',
          given: ['Há quatro casos iguais, todos com este momento marcado: {event}.'],
          steps: [
            'Fazer o mesmo no primeiro caso ({thing:bare}) | {lead:early} | {rest}',
            'Fazer o mesmo no segundo caso ({thing:bare}) | {lead:late} | {rest2}',
            'Fazer o mesmo no terceiro caso ({thing:bare}) | {lead3:early} | {rest2}',
            'Fazer o mesmo no quarto caso ({thing:bare}) | {lead3:late} | {rest3}',
          ],
        },
      ],
    },
    {
      said: `(?:<who> ${can}|É possível|Pode-se) <act> com (?:${upTo}|no máximo|até) <span> de antecedência`,
      example: 'O hóspede pode reservar o quarto com até 90 dias de antecedência.',
      cases: [
        {
          title: ['{act}: {span} de antecedência sim, mais um dia não', '{span} de antecedência sim, mais um dia não'],
          type: 'Boundary',
          given: ['Hoje é {today}; todas as datas seguintes estão livres.'],
          steps: [
            '{act} para o último dia possível | {span:day} | É possível; aparece a data {span:day}',
            'Tentar {act} para o dia seguinte | {span:day+1} | {beyond}',
          ],
        },
      ],
    },
    {
      said: `<things> ${can} ser <done> com (?:${upTo}|no máximo|até) <span> de antecedência`,
      example: 'As salas podem ser reservadas com até 30 dias de antecedência.',
      cases: [
        {
          title: ['{act} {things}: {span} antes sim, mais um dia não', '{span} de antecedência sim, mais um dia não'],
          type: 'Boundary',
          given: ['Hoje é {today}; todas as datas seguintes estão livres.'],
          steps: [
            '{act} {things:um} para o último dia possível | {span:day} | É possível; aparece a data {span:day}',
            'Tentar {act} {things:um} para o dia seguinte | {span:day+1} | {beyond}',
          ],
        },
      ],
      derive: actOfDone,
    },
    {
      said: `${noun} (?:é|são) (?:gratuit[oa]|grátis|sem custo|livre|sem multa) até <lead> ${antes}<stop>${charges}`,
      example:
        'O cancelamento da consulta é gratuito até 24 horas antes do horário marcado; depois disso, cobra-se 50% do valor.',
      cases: [charged],
      derive: feeOf,
    },
    {
      said: `<thing> ${can} ser <done> ${free} até <lead> ${antes}<stop>${charges}`,
      example:
        'A diária pode ser cancelada sem custo até 48 horas antes do check-in; depois disso, é cobrado 30% do valor.',
      cases: [charged],
      derive: feeOf,
    },
    {
      said: `<thing> ${can} ser <done> ${free} até <lead> ${antes}`,
      example:
        'A aula pode ser remarcada sem custo até 6 horas antes do início. Depois disso, a aula é considerada dada.',
      cases: [
        {
          title: ['{act} {thing}: grátis {lead} antes, depois não', 'Grátis até {lead} antes, um minuto depois não'],
          type: 'Boundary',
          given: [twoOf],
          steps: [
            '{act} {thing:o} no primeiro caso | {lead:early} | É possível e não é cobrado nada',
            'Tentar {act} {thing:o} sem custo no segundo caso | {lead:late} | {beyond}',
          ],
        },
      ],
      derive: actOfDone,
    },
    {
      said: `<thing> ${only}? ?${can} ${only}? ?ser <done>(?: [^,;:()]{3,40}?)? (?:até|no máximo até|com pelo menos|com no mínimo|com) <lead> ${antes}`,
      example:
        'O exame pode ser desmarcado até 12 horas antes do horário. Ao tentar depois disso, aparece "Prazo encerrado".',
      cases: [done],
      derive: actOfDone,
    },
    {
      said: `(?:<who> ${only}? ?${can}|É possível|Só é possível|${only} é possível|Pode-se|Só se pode) <act> (?:até|com (?:no mínimo|pelo menos|antecedência mínima de|antecedência de)|no máximo até|com) <lead> ${antes}`,
      example: 'O passageiro pode alterar o assento até 3 horas antes da partida.',
      cases: [possible],
      derive: eventNamed,
    },
    {
      said: `(?:<who> ${only}? ?${can}|É possível|Só é possível|${only} é possível) <act> a partir de <lead> ${antes}`,
      example: 'O hóspede pode fazer o check-in on-line a partir de 48 horas antes da chegada.',
      cases: [
        {
          title: ['{act}: a partir de {lead} antes, mais cedo não', 'A partir de {lead} antes, mais cedo não'],
          type: 'Boundary',
          given: ['Momento marcado ({what:bare}): {event}.'],
          steps: [
            'Tentar {act} um minuto cedo de mais | {lead:early} | {beyond}',
            '{act} um minuto depois da abertura do prazo | {lead:late} | É possível; o resultado continua lá após recarregar',
          ],
        },
      ],
      derive: eventNamed,
    },
    {
      said: `(?:<who> )?${can} <act> ${upTo} <span><stop>(?:passado|decorrido|após|depois d)(?: ?[ae]?sse) (?:tempo|prazo|período|limite),? <rest>`,
      example: 'O condutor pode estacionar no máximo 2 horas; passado esse tempo, é aplicada uma coima de 30 €.',
      cases: [
        {
          title: ['{act}: {span} sem efeito; depois, {rest}', 'Dentro de {span} nada acontece; depois, sim'],
          type: 'Boundary',
          given: ['Há dois casos, A e B, com início em {start}.'],
          steps: [
            'Terminar o caso A dentro do tempo | {span:in} | Termina sem mais nenhum efeito',
            'Terminar o caso B depois do tempo | {span:out} | {rest}',
          ],
        },
      ],
    },
    {
      said: `${noun} (?:${only} )?(?:é|são|fica|será|${must} ser feit[oa]|${can} ser feit[oa]|${must} ocorrer)(?: ${only})?(?: possível| permitid[oa]| aceit[oae]| autorizad[oa])?(?: ${only})? (?:até|com (?:no mínimo|pelo menos|antecedência mínima de|antecedência de)|no máximo até|com) <lead> ${antes}`,
      example: 'O reagendamento só é permitido até 2 horas antes do início.',
      cases: [possible],
      derive: actOfNoun,
    },
    {
      said: `(?:<who> )?${cannot} <act> (?:a )?menos de <lead> ${antes}`,
      example: 'O locatário não pode cancelar a reserva a menos de 24 horas da retirada.'.replace(
        'da retirada',
        'antes da retirada',
      ),
      cases: [possible],
      derive: eventNamed,
    },
    {
      said: `<thing> ${must} ser <done> com (?:no mínimo|pelo menos|antecedência (?:mínima )?de|uma antecedência (?:mínima )?de) <lead>(?: ${antes})?`,
      example: 'A visita deve ser agendada com no mínimo 48 horas de antecedência.',
      cases: [done],
      derive: actOfDone,
    },
    {
      said: `(?:<who> ${can}|É possível|Pode-se) <act> (?:até|em até|no prazo de|dentro de|num prazo de|durante|nos) <span> (?:após|depois d[aeo]s?|a contar d[ao]|seguintes? (?:à|ao)|a partir d[ao]) (?<what>[^,;:()]{3,60}?)`,
      example: 'O cliente pode devolver o produto até 7 dias após o recebimento.',
      cases: [
        {
          title: ['{act}: dentro de {span} sim, depois não', 'Dentro de {span} sim, depois não'],
          type: 'Boundary',
          given: ['Há dois casos iguais, ambos com este momento: {start} ({what:bare}).'],
          steps: [
            '{act} no primeiro caso | {span:in} | É possível; a mudança continua lá após recarregar',
            'Tentar {act} no segundo caso | {span:out} | {beyond}. O segundo caso fica como estava',
          ],
        },
      ],
      derive: eventNamed,
    },
    {
      said: `<thing> ${can} ser <done> (?:até|em até|no prazo de|dentro de|num prazo de|durante|nos) <span> (?:após|depois d[aeo]s?|a contar d[ao]|seguintes? (?:à|ao)|a partir d[ao]) (?<what>[^,;:()]{3,60}?)`,
      example: 'A avaliação pode ser editada até 48 horas após a publicação.',
      cases: [
        {
          title: ['{act} {thing}: dentro de {span} sim, depois não', 'Dentro de {span} sim, depois não'],
          type: 'Boundary',
          given: ['Há dois casos iguais de {thing:one}, ambos com este momento: {start} ({what:bare}).'],
          steps: [
            '{act} {thing:o} no primeiro caso | {span:in} | É possível; a mudança continua lá após recarregar',
            'Tentar {act} {thing:o} no segundo caso | {span:out} | {beyond}. O segundo caso fica como estava',
          ],
        },
      ],
      derive: actOfDone,
    },
  ],
}

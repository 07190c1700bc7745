import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { filled } from '../slots.ts'
import { infinitiveFrom } from './portuguese-forms.ts'
import { can, cannot, upTo } from './words.ts'

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
      said: `(?:<who> )?${cannot} <act> (?:a )?menos de <lead> ${antes}`,
      example: 'O locatário não pode cancelar a reserva a menos de 24 horas da retirada.'.replace(
        'da retirada',
        'antes da retirada',
      ),
      cases: [possible],
      derive: eventNamed,
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

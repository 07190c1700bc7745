import { romanceContrary } from '../../phrase/romance-contrary.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { conditional, lowered as lower, shortTitle } from './conditions.ts'
import { infinitiveFrom } from './portuguese-forms.ts'
import { cannot } from './words.ts'
import { counted, numberOf } from './worked.ts'

const small = (words: string): string => words.replace(/^(?:O|A|Os|As|Um|Uma|Cada)(?= )/u, (one) => one.toLowerCase())

const passiveAct = ({ words }: Slots): string | undefined => {
  const verb = infinitiveFrom((words.get('done') ?? '').split(' ')[0] ?? '')
  return verb === undefined ? undefined : `${verb} ${small(words.get('thing') ?? '')}`
}

const fixed: CasePattern = {
  title: ['{thing:bare}: não é possível {act}', 'Não é possível {act}', 'A ação não é possível'],
  type: 'Negative',
  steps: [
    'Procurar uma forma de {act} | | A ação não é oferecida',
    'Abrir o endereço direto da ação | | O acesso é recusado; nada muda',
  ],
}

/** What has to happen by when or after how many times, in sentences about anything. */
export const rulesOfTime: PatternGroup = {
  cue: 'anterior|posterior|a cada|para |só|apenas|somente|não|nunca|exige|requer|precisa|depende|véspera|acima|até|após|depois|com|sem|automaticamente|uma vez',
  patterns: [
    {
      said: `(?:Para|Antes de) <act>,? (?:é (?:preciso|necessário|obrigatório)|<who> (?:deve|tem de|tem que|precisa)|deve-se|exige-se) <act2>`,
      example: 'Para solicitar reembolso, é preciso anexar a nota fiscal.',
      cases: [
        {
          title: ['{act}: só depois de {act2}', '{act}: antes não, depois sim', 'Antes não é possível, depois sim'],
          technique: 'State transition',
          steps: [
            'Tentar {act} sem {act2} | | {beyond}',
            '{act2} | | A ação é realizada',
            '{act} | | É possível; o resultado continua lá após recarregar',
          ],
        },
      ],
    },
    {
      said: `(?:<thing> (?:${cannot} ser (?:anterior|menor|inferior)|deve ser (?:igual ou )?(?:posterior|maior|superior)) (?:à|ao|a|que a|do que a) |O sistema (?:deve )?(?:impede|impedir|recusa|recusar|não permite|não deve permitir|bloqueia|bloquear) (?:o cadastro|a criação|o registro|o registo|o agendamento|a inclusão|cadastrar|criar|registrar) (?:de )?[^,;:()]{3,40}? com (?:a )?(?<things>data[^,;:()]{3,40}?) anterior (?:à|ao) )(?<what>data [^,;:()]{2,40}?)`,
      example: 'A data de término não pode ser anterior à data de início.',
      cases: [
        {
          title: ['{what}: um dia antes não, no mesmo dia e depois sim', 'Um dia antes não, um dia depois sim'],
          type: 'Boundary',
          given: ['Valor já escolhido, {what}: 10/06/2026.'],
          steps: [
            'Guardar o formulário com um dia a menos em {end} | 09/06/2026 | {beyond}',
            'Guardar o formulário com um dia a mais em {end} | 11/06/2026 | É possível; após recarregar aparecem as duas datas',
          ],
        },
      ],
      derive: ({ words }) => {
        const end = (words.get('thing') ?? words.get('things') ?? '').replace(/^(?:O|A) /u, '')
        return /data|dia|prazo|hora/iu.test(end) ? { end: lower(end) } : undefined
      },
    },
    {
      said: `(?:Após|Depois de|Com|A partir de|Ao completar|Ao atingir|Ao acumular) <n> (?<things>(?!(?:minutos?|horas?|dias?|semanas?|meses|mês|anos?|segundos?|caracteres|letras)(?!\\p{L}))[^,;:()\\d]{3,50}?), <rest>`,
      example: 'Depois de três faltas sem justificativa, o aluno perde a vaga.',
      cases: [
        {
          title: '{title}',
          type: 'Boundary',
          steps: ['Chegar a {fewer} | {fewer} | {opposite}', 'Chegar a {enough} | {enough} | {rest}'],
        },
      ],
      derive: (slots) => {
        const count = numberOf(slots, 'n')
        const rest = slots.words.get('rest') ?? ''
        if (!Number.isInteger(count) || count < 2 || conditional.test(rest)) return undefined
        const [fewer, enough] = [counted(slots, 'things', count - 1), counted(slots, 'things', count)]
        const contrary = romanceContrary(rest, 'pt').replace(/\.$/u, '')
        return {
          fewer,
          enough,
          opposite: contrary === '' ? `Isto ainda não acontece: ${rest}` : contrary,
          title: shortTitle(
            `Com ${fewer} ainda não, com ${enough} sim: ${rest}`,
            `Com ${fewer} ainda não, com ${enough} sim`,
            `Com ${String(count - 1)} ainda não, com ${String(count)} sim`,
          ),
        }
      },
    },
    {
      said: `<thing> (?:já )?${cannot} (?:mais )?ser (?<done>(?!\\p{L}+ (?:duas|mais de) )[^,;:()]{3,60}?)(?: (?:pelo|pela|por) (?<role>[^,;:()]{3,40}?))?`,
      example: 'O código do imóvel não pode ser alterado.',
      cases: [fixed],
      derive: (slots) => {
        const act = passiveAct(slots)
        return act === undefined ? undefined : { act }
      },
    },
  ],
}

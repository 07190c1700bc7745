import { justOver } from '../just-over.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { stateOf } from './causes.ts'
import { portugueseForm } from './portuguese-forms.ts'

const field = '(?<field>(?:o|a|os|as|um|uma|seu|sua) [^,;:()]{2,60}?)'
const obligatory = '(?:é|são|fica|ficam|torna-se|passa a ser) (?:obrigatóri[oa]s?|necessári[oa]s?)'
const mustEnter =
  '(?:é (?:obrigatório|preciso|necessário)|deve-se|(?:o|a) (?:usuári[oa]|utilizador|cliente) (?:deve|tem de|tem que|precisa)) (?:informar|indicar|anexar|preencher|introduzir|justificar com|fornecer)'
const limit = '(?:<amount>|<percent>)'
const above =
  '(?:acima d[eo]s?|superior(?:es)? a(?:os?)?|de mais de|maior(?:es)? (?:do )?que|que (?:ultrapass|exced)(?:e|em|ar|arem|er|erem))'

const onAct: CasePattern = {
  title: ['{act}: sem {field:o} é recusado', 'Sem {field:o} é recusado; com o dado é possível'],
  type: 'Negative',
  given: ['Está tudo pronto para {act}.'],
  steps: [
    'Tentar {act} sem {field:o} | {field:bare}: em branco | {beyond}',
    '{act} com {field:o} | {field:bare}: preenchido | É possível; o resultado continua lá após recarregar',
  ],
}
const inState: CasePattern = {
  title: ['{field:bare}: exigido só neste caso', 'O dado é exigido só neste caso'],
  type: 'Negative',
  technique: 'Decision table',
  given: [
    'Formulário A: {state}.',
    'Formulário B: isso não se verifica.',
    'Tudo o resto está bem preenchido nos dois formulários.',
  ],
  steps: [
    'Guardar o formulário A sem {field:o} | {field:bare}: em branco | {beyond}',
    'Guardar de novo, agora com {field:o}, o formulário A | {field:bare}: preenchido | Os dados ficam guardados; continuam lá após recarregar',
    'Guardar o formulário B sem {field:o} | {field:bare}: em branco | Os dados ficam guardados',
  ],
}
const approved: CasePattern = {
  title: ['{things:one}: {limit} sem aprovação, {over} com ela', 'A aprovação é pedida com {over}, não com {limit}'],
  type: 'Boundary',
  technique: 'Boundary value analysis',
  steps: [
    'Guardar {things:um} de {limit} | {limit} | É possível sem aprovação; nada fica pendente',
    'Guardar {things:um} de {over} | {over} | Fica pendente de aprovação ({role:one})',
    'Dar a aprovação com uma conta do perfil {role:one} | {over} | Fica aprovado; continua assim após recarregar',
  ],
}
const paper: CasePattern = {
  title: ['{things:one}: {what} com {over}, não com {limit}', 'Exigido com {over}, não com {limit}'],
  type: 'Boundary',
  technique: 'Boundary value analysis',
  steps: [
    'Guardar {things:um} de {limit} sem {what} | {limit} | É possível; os dados continuam lá após recarregar',
    'Guardar {things:um} de {over} sem {what} | {over} | {beyond}',
    'Guardar {things:um} de {over} com {what} | {over} | É possível; os dados continuam lá após recarregar',
  ],
}

const things = '<things=(?:O |A |Os |As |Um |Uma |Cada |Tod[oa] |Tod[oa]s [oa]s |Qualquer )?\\p{L}[^,;:()\\d]{2,50}?>'

function over(slots: Slots): Record<string, string> | undefined {
  const found = justOver(slots)
  const asked = slots.words.get('field')
  if (found === undefined) return undefined
  return asked === undefined
    ? found
    : { ...found, what: (portugueseForm(asked, 'bare') ?? asked).replace(/^respetiv[oa] /u, '') }
}

/** What an action, a case or an amount asks for beside it. */
export const demands: PatternGroup = {
  cue: 'obrigatóri|necessári|preciso|deve|tem d|têm d|precisa|exig|requer|obriga|aprov',
  patterns: [
    {
      said: `Ao <act>,? (?:${field} ${obligatory}|${mustEnter} ${field.replace('<field>', '<field2>')})`,
      example: 'Ao cancelar uma visita, o motivo é obrigatório.',
      derive: ({ words }) => ({ field: words.get('field') ?? words.get('field2') ?? '' }),
      cases: [onAct],
    },
    {
      said: `Para <act>,? ${field} ${obligatory}`,
      example: 'Para recusar um orçamento, o motivo é obrigatório.',
      cases: [onAct],
    },
    {
      said: `(?:Se|Quando|Caso) (?<clause>[^,;()]{4,90}?), (?:${field} ${obligatory}|${mustEnter} ${field.replace('<field>', '<field2>')})`,
      example: 'Se o cliente for uma empresa, o número de contribuinte é obrigatório.',
      derive: ({ words }) => {
        const said = words.get('clause') ?? ''
        return /\d/u.test(said)
          ? undefined
          : { state: stateOf(said), field: words.get('field') ?? words.get('field2') ?? '' }
      },
      cases: [inState],
    },
    {
      said: `${things} ${above} ${limit} (?:precisam? d[eao]|exigem?|requerem?|dependem? d[eao]|necessitam? d[eao]|carecem? d[eao]) ?(?:a )?(?:aprovação|autorização|validação) (?:d[eao]s?|por|pel[oa]) <role>`,
      example: 'Compras acima de 500 € exigem a aprovação da direção.',
      derive: over,
      cases: [approved],
    },
    {
      said: `${things} ${above} ${limit} (?:deve|devem|tem de|têm de|tem que|têm que|precisa|precisam) ser (?:aprovad|autorizad|validad)[oa]s? (?:por|pel[oa]s?) <role>`,
      example: 'Toda despesa acima de R$ 300,00 deve ser aprovada pelo tesoureiro.',
      derive: over,
      cases: [approved],
    },
    {
      said: `${things} ${above} ${limit} (?:exigem?|requerem?|obrigam? a (?:anexar|juntar|apresentar)|precisam? de|(?:deve|devem|tem de|têm de) ter) (?!(?:a )?(?:aprovação|autorização))${field.replace('(?:o|a|os|as|um|uma|seu|sua) ', '(?:(?:o|a|os|as|um|uma|seu|sua) )?')}`,
      example: 'Cada gasto acima de 40 € obriga a anexar a respetiva fatura.',
      derive: over,
      cases: [paper],
    },
  ],
}

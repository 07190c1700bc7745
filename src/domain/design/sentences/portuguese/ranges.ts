import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { atLeast, can, cannot, must, only, upTo } from './words.ts'
import { edges } from './worked.ts'

const saved = 'O valor fica guardado; após recarregar aparece'
const enter = 'Guardar {low} como {field:bare}'.replace('{low}', '')

const step = (value: string): string => `${enter.replace('Guardar  ', `Guardar {${value}} `)} | {${value}} | `
const both: CasePattern = {
  title: [
    '{field:bare}: {low} e {high} possíveis, {below} e {above} não',
    '{low} e {high} possíveis, {below} e {above} não',
    'Os dois lados do mínimo e do máximo',
  ],
  type: 'Boundary',
  steps: [
    `${step('below')}{beyond}`,
    `${step('low')}${saved} {low}`,
    `${step('high')}${saved} {high}`,
    `${step('above')}{beyond}`,
  ],
}
const highest: CasePattern = {
  title: ['{field:bare}: {high} possível, {above} não', '{high} possível, {above} não'],
  type: 'Boundary',
  steps: [`${step('high')}${saved} {high}`, `${step('above')}{beyond}`],
}
const lowest: CasePattern = {
  title: ['{field:bare}: {low} possível, {below} não', '{low} possível, {below} não'],
  type: 'Boundary',
  steps: [`${step('below')}{beyond}`, `${step('low')}${saved} {low}`],
}
const above: CasePattern = {
  title: ['{field:bare}: {above} possível, {high} não', '{above} possível, {high} não'],
  type: 'Boundary',
  steps: [`${step('high')}{beyond}`, `${step('above')}${saved} {above}`],
}
const acts: CasePattern = {
  title: [
    '{act:bare}: {low} e {high} possíveis, {below} e {above} não',
    '{low} e {high} possíveis, {below} e {above} não',
  ],
  type: 'Boundary',
  steps: [
    '{act} com o valor {below} | {below} | {beyond}',
    '{act} com o valor {low} | {low} | É possível; o valor {low} aparece no resultado',
    '{act} com o valor {high} | {high} | É possível; o valor {high} aparece no resultado',
    '{act} com o valor {above} | {above} | {beyond}',
  ],
}

const unit = '(?: (?<unit>[\\p{L}º%²³/-]{1,20}(?: (?:por|de|d[oa]) \\p{L}{2,20})?))?'
const within = `(?:${must} (?:estar|ficar|ser|situar-se|variar|ter|conter|valer|compreender|durar|ser informad[oa]|ser preenchid[oa] com(?: um)? valor)|pode (?:variar|ser|ficar|estar|ter|ir|durar)|varia|variam|vai|vão|fica|situa-se|aceita(?: ${'(?:apenas|só|somente)'})?(?: (?:valores|números inteiros|números|quantidades|um valor|um número))?|tem|é|dura|(?:é|são) (?:aceit[oae]s?|permitid[oa]s?|válid[oa]s?)(?: apenas| só)?(?: se estiver| quando)?)(?: sempre| obrigatoriamente| um número inteiro| um valor| um número)?`
const pair = (low: string, high: string, tail = ''): string =>
  `(?:entre |de |desde )?<${low}>${tail === '' ? '' : '(?: ?(?:kg|g|km|m|cm|mm|l|ml|°C))?'} (?:e|a|até|-|–) <${high}>${tail}`

interface Kind {
  low: string
  high: string
  tail: string
  field: string
  from: string
  to: string
}

const kinds: Kind[] = [
  { low: 'amount', high: 'amount2', tail: '', field: 'O valor da recarga', from: 'R$ 15,00', to: 'R$ 300,00' },
  { low: 'percent', high: 'percent2', tail: '', field: 'A margem de lucro', from: '5%', to: '40%' },
  { low: 'span', high: 'span2', tail: '', field: 'A duração da consulta', from: '15 minutos', to: '90 minutos' },
  { low: 'min', high: 'percent', tail: '', field: 'O desconto do vendedor', from: '5', to: '20%' },
  { low: 'min', high: 'amount', tail: '', field: 'A doação', from: '10', to: '500 euros' },
  { low: 'min', high: 'span', tail: '', field: 'A duração do aluguel', from: '1', to: '14 dias' },
  { low: 'min', high: 'max', tail: unit, field: 'A temperatura do forno', from: '80', to: '250 graus' },
]

function rangePatterns({ low, high, tail, field, from, to }: Kind): SentencePattern[] {
  const derive = edges(low, high)
  return [
    {
      said: `<field>,? (?:${only} )?${within} ${pair(low, high, tail)}(?:,? (?:inclusive|ambos inclusive|ambos incluídos|incluindo os extremos))?`,
      example: `${field} deve estar entre ${from} e ${to}.`,
      cases: [both],
      derive,
    },
    {
      said: `<field>,? (?:deve|tem de|tem que|precisa)(?: ser)?(?: de)? ${atLeast} <${low}>(?: e|,) ${upTo} <${high}>${tail}`,
      example: `${field} deve ser de no mínimo ${from} e no máximo ${to}.`,
      cases: [both],
      derive,
    },
    {
      said: `(?<field>[^,;:()]{3,50}?) (?:tem |têm |possui |com )?(?:mínim[oa]|valor mínimo|o mínimo)(?: é)?(?: de)? <${low}>(?: e|,)(?: (?:o|um|a|de))? (?:valor )?máxim[oa](?: é)?(?: de)? <${high}>${tail}`,
      example: `${field} tem mínimo de ${from} e máximo de ${to}.`,
      cases: [both],
      derive,
    },
    {
      said: `<who> ${can} <act> (?:entre|de) <${low}> (?:e|a|até) <${high}>${tail}`,
      example: `O cliente pode solicitar um valor entre ${from} e ${to}.`,
      cases: [acts],
      derive,
    },
  ]
}

function endPatterns(name: string, tail: string, field: string, value: string): SentencePattern[] {
  const max = edges(undefined, name)
  const min = edges(name, undefined)
  return [
    {
      said: `(?:O|A) (?<field>(?:valor|preço|quantidade|número|quantia|montante|idade|peso|saldo|percentual|percentagem|duração|compra|pedido|prazo|taxa|nota|altura|largura|pontuação|tempo)? ?(?:mínim[oa])(?: [^,;:()]{2,50}?)?)(?: é| será|:)?(?: de)? <${name}>${tail}`,
      example: `O valor mínimo ${field.replace(/^O /, 'do ').replace(/^A /, 'da ')} é de ${value}.`,
      cases: [lowestOf()],
      derive: min,
    },
    {
      said: `(?:O|A) (?<field>(?:valor|preço|quantidade|número|quantia|montante|idade|peso|saldo|percentual|percentagem|duração|compra|pedido|prazo|taxa|nota|altura|largura|pontuação|tempo)? ?(?:máxim[oa]|limite)(?: [^,;:()]{2,50}?)?)(?: é| será|:)?(?: de)? <${name}>${tail}`,
      example: `O valor máximo ${field.replace(/^O /, 'do ').replace(/^A /, 'da ')} é de ${value}.`,
      cases: [highestOf()],
      derive: max,
    },
    {
      said: `<field>,? (?:${must} (?:ser|ter|estar)(?: de)? ${atLeast}|${must} ser (?:maior|superior)(?:es)? ou igua(?:l|is) a|${cannot} (?:ser|ficar|estar) (?:inferior(?:es)? a|menor(?:es)? (?:do )?que|abaixo de)|${cannot} ter menos de|tem (?:um )?mínimo de|a partir de) <${name}>${tail}`,
      example: `${field} não pode ser inferior a ${value}.`,
      cases: [lowest],
      derive: min,
    },
    {
      said: `<field>,? (?:${must} (?:ser|ter|estar)(?: de)? ${upTo}|${must} ser (?:menor|inferior)(?:es)? ou igua(?:l|is) a|${cannot} (?:ser|ficar|estar) (?:superior(?:es)? a|maior(?:es)? (?:do )?que|acima de)|${cannot} (?:exceder|ultrapassar|passar de|superar|durar mais de|ter mais de|ser de mais de)|(?:é|está|fica|são|estão) limitad[oa]s? a|tem (?:um )?(?:máximo|limite|teto) de|pode ser de até|(?:pode|deve) durar ${upTo}|dura ${upTo}|aceita (?:um )?(?:intervalo|período|prazo|valor)(?: de)? ${upTo}|pode (?:chegar a|ir até)|(?:não )?pode ser de ${upTo}) <${name}>${tail}`,
      example: `${field} não pode ultrapassar ${value}.`,
      cases: [highest],
      derive: max,
    },
    {
      said: `<field>,? ${must} ser (?:maior(?:es)? (?:do )?que|superior(?:es)? a|mais de) <${name}>${tail}`,
      example: `${field} deve ser maior que ${value}.`,
      cases: [above],
      derive: max,
    },
  ]
}

function lowestOf(): CasePattern {
  return {
    title: ['{field:bare}: {low} possível, {below} não', '{low} possível, {below} não'],
    type: 'Boundary',
    steps: [
      'Tentar com {below} | {below} | {beyond}',
      'Tentar de novo com {low} | {low} | É possível; {low} aparece no resultado',
    ],
    given: ['Decide este limite: {field:bare}.'],
  }
}

function highestOf(): CasePattern {
  return {
    title: ['{field:bare}: {high} possível, {above} não', '{high} possível, {above} não'],
    type: 'Boundary',
    steps: [
      'Tentar com {high} | {high} | É possível; {high} aparece no resultado',
      'Tentar de novo com {above} | {above} | {beyond}',
    ],
    given: ['Decide este limite: {field:bare}.'],
  }
}

/** From and up to which number, amount, share or duration. */
export const ranges: PatternGroup = {
  cue: '\\d|(?<!\\p{L})(?:zero|um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)(?!\\p{L})',
  patterns: [
    {
      said: `<field> fora (?:do intervalo|da faixa|dos limites)(?: de)? (?:entre )?<min> (?:a|e|até|-|–) <max>${unit} (?:é|são) (?:recusad|rejeitad)[oa]s?`,
      example: 'Uma pressão fora do intervalo de 2 a 8 bar é recusada.',
      cases: [both],
      derive: edges('min', 'max'),
    },
    ...kinds.flatMap(rangePatterns),
    ...endPatterns('amount', '', 'O saque', 'R$ 50,00'),
    ...endPatterns('percent', '', 'O desconto do gerente', '15%'),
    ...endPatterns('span', '', 'O período do relatório', '90 dias'),
    ...endPatterns('n', unit, 'A quantidade de ingressos', '6'),
  ],
}

import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { can, must } from './words.ts'

const filled = 'Todo lo demás del formulario está bien relleno.'
const field = '<field=(?:El|La|Los|Las|Un|Una|Su|En el|En la|Para el|Para la)? ?[^,;:()]{2,60}?>'
const lies = `(?:${must} (?:ser|estar|estar comprendid[oa]s?|encontrarse|situarse|ser un (?:número|valor)(?: entero)?)|${can} (?:ser|ir|variar|oscilar|tomar valores)|admite|acepta|permite|va|oscila|está(?: comprendid[oa])?|es un (?:número|valor)(?: entero)?|admite (?:valores|importes|cantidades)|acepta (?:valores|importes|cantidades))`
const valued = '(?:valores |importes |cantidades |números )?'
const both =
  '(?:,? (?:\\(?(?:ambos|ambas|los dos) (?:incluidos|inclusive|incluidas)\\)?|inclusive|incluidos|\\(inclusive\\)))?'
const unit = '<unit=[\\p{L}][\\p{L}/²³]{0,14}(?: de [\\p{L}]{3,14})?>'

const saved = 'Se guarda; tras recargar se lee'
const enter = (value: string, outcome: string): string =>
  `Guardar con {field:the} en {${value}} | {${value}} | ${outcome}`

const pair = (low: string, less: string, high: string, more: string, tail = ''): CasePattern => ({
  title: [
    `{field:bare}: {${less}} y {${more}}${tail} no, {${low}} y {${high}}${tail} sí`,
    `{${less}} y {${more}}${tail} se rechazan, {${low}} y {${high}}${tail} se admiten`,
  ],
  type: 'Boundary',
  given: [filled],
  steps: [
    enter(less, '{beyond}'),
    enter(low, `${saved} {${low}}.`),
    enter(high, `${saved} {${high}}.`),
    enter(more, '{beyond}'),
  ].map((line) => (tail === '' ? line : line.replace(/\{((?:min|max)[+-]?\d?)\}/gu, `{$1}${tail}`))),
})
const floor = (low: string, less: string, tail = ''): CasePattern => ({
  title: [
    `{field:bare}: {${low}}${tail} sí, {${less}}${tail} no`,
    `{${low}}${tail} se admite, {${less}}${tail} se rechaza`,
  ],
  type: 'Boundary',
  given: [filled],
  steps: [enter(less, '{beyond}'), enter(low, `${saved} {${low}}.`)].map((line) =>
    tail === '' ? line : line.replace(/\{((?:min|max)[+-]?\d?)\}/gu, `{$1}${tail}`),
  ),
})

const atLeast = `(?:al menos|como mínimo|un mínimo de|mínimo|igual o (?:superior|mayor) (?:a|que)|(?:superior|mayor) o igual (?:a|que)|no (?:inferior|menor) a)`
const atMost = `(?:como máximo|un máximo de|hasta|máximo|no más de|igual o (?:inferior|menor) (?:a|que)|(?:inferior|menor) o igual (?:a|que)|no (?:superior|mayor) a)`

/** The same sentence for money, percentages, spans of time, and numbers with and without a unit. */
function kinds(
  make: (value: string, other: string) => string,
  cases: (low: string, less: string, high: string, more: string, tail?: string) => CasePattern[],
  examples: { money?: string; percent?: string; span?: string; unit?: string; plain?: string },
): SentencePattern[] {
  const list: SentencePattern[] = []
  if (examples.money !== undefined)
    list.push({
      said: make('<amount>', '<amount2>'),
      example: examples.money,
      cases: cases('amount', 'amount-0.01', 'amount2', 'amount2+0.01'),
    })
  if (examples.percent !== undefined)
    list.push({
      said: make('<percent>', '<percent2>'),
      example: examples.percent,
      cases: cases('percent', 'percent-1', 'percent2', 'percent2+1'),
    })
  if (examples.span !== undefined)
    list.push({
      said: make('<span>', '<span2>'),
      example: examples.span,
      cases: cases('span', 'span-1', 'span2', 'span2+1'),
    })
  if (examples.unit !== undefined)
    list.push({
      said: withUnit(make('<min>', '<max>')),
      example: examples.unit,
      cases: cases('min', 'min-1', 'max', 'max+1', ' {unit}'),
    })
  if (examples.plain !== undefined)
    list.push({
      said: make('<min>', '<max>'),
      example: examples.plain,
      cases: cases('min', 'min-1', 'max', 'max+1'),
    })
  return list
}

/** The unit stands behind the last of the numbers. */
function withUnit(said: string): string {
  const at = Math.max(said.lastIndexOf('<min>'), said.lastIndexOf('<max>')) + 5
  return `${said.slice(0, at)} ${unit}${said.slice(at)}`
}

/** From which value to which a number, an amount, a share or a span may go. */
export const ranges: PatternGroup = {
  cue: '\\d|un[oa]? |dos|cero|negativ',
  patterns: [
    ...kinds(
      (one, other) =>
        `${field} ${lies} ${valued}(?:entre|de|desde|desde los|entre los)(?: un mínimo de)? ${one} (?:y|a|hasta|hasta los)(?: un máximo de| los)? ${other}${both}`,
      (...ends) => [pair(...ends)],
      {
        money: 'El importe de la transferencia debe estar entre 1 € y 3.000 €. Si no, aparece «Importe no permitido».',
        percent: 'El descuento debe estar entre el 5 % y el 40 %.'.replaceAll('el ', ''),
        span: 'La duración de la cita puede ir de 15 minutos a 120 minutos.',
        plain: 'La puntuación debe ser un número entre 1 y 10, ambos incluidos.',
        unit: 'El peso del paquete debe estar entre 1 y 30 kg.',
      },
    ),
    {
      said: `${field} ${lies} ${valued}entre el <percent> y el <percent2>${both}`,
      example: 'El descuento debe estar entre el 5 % y el 40 %.',
      cases: [pair('percent', 'percent-1', 'percent2', 'percent2+1')],
    },
    ...kinds(
      (one) => `${field} (?:mínim[oa] (?:es|será|debe ser|permitid[oa] es)(?: de| del)?) ${one}`,
      (low, less, _high, _more, tail) => [floor(low, less, tail)],
      {
        money: 'El importe mínimo de recarga es de 10 €.'.replace(' de recarga', ''),
        unit: 'La distancia mínima es de 5 kilómetros.',
      },
    ),
    ...kinds(
      (one) =>
        `(?:El|La) <field=[\\p{L}]+> mínim[oa] <of=(?:de|del|por|para|en) [^,;:()]{2,50}?> (?:es|será|debe ser)(?: de| del)? ${one}`,
      (low, less, _high, _more, tail) => [ofWhole(floor(low, less, tail))],
      { money: 'El importe mínimo de la recarga es de 10 €.', unit: 'El peso mínimo del envío es de 2 kg.' },
    ),
    ...kinds(
      (one) =>
        `(?:El|La) <field=[\\p{L}]+> máxim[oa] <of=(?:de|del|por|para|en) [^,;:()]{2,50}?> (?:es|será|debe ser)(?: de| del)? ${one}`,
      (low, _less, _high, _more, tail) => [ofWhole(roof(low, tail))],
      { money: 'El importe máximo de la donación es de 500 €.', unit: 'El peso máximo del equipaje es de 23 kg.' },
    ),
    ...kinds(
      (one) =>
        `${field} (?:${lies} ${atLeast}|no ${can} ser (?:inferior|menor) (?:a|que|de)|no ${can} bajar de)(?: los| las)? ${one}${both}`,
      (low, less, _high, _more, tail) => [floor(low, less, tail)],
      {
        money: 'La puja no puede ser inferior a 20 €.',
        percent: 'La entrada debe ser como mínimo 20 %.',
        unit: 'El depósito debe ser como mínimo 50 litros.',
        plain: 'El número de plazas no puede ser inferior a 4.',
      },
    ),
    ...kinds(
      (one) =>
        `${field} (?:${lies} ${atMost}|no (?:${can}|${must}) (?:superar|exceder|pasar de|sobrepasar|ser (?:superior|mayor) (?:a|que|de))|no (?:supera|excede))(?: los| las| el)? ${one}`,
      (low, _less, _high, _more, tail) => [roof(low, tail)],
      {
        money: 'El gasto no puede superar los 150 €.',
        percent: 'El descuento no puede superar el 30 %.',
        unit: 'La carga no puede superar los 800 kg.',
        plain: 'El número de asistentes no puede ser mayor que 12.',
      },
    ),
    {
      said: `(?:El|La) <field=[\\p{L}]+> mínim[oa](?<of> (?:de|del|por|para) [^,;:()]{2,40}?)? (?:es|será)(?: de)? <amount> y (?:el |la )?máxim[oa](?: es)?(?: de)? <amount2>`,
      example: 'La recarga mínima es de 5 € y la máxima de 100 €.',
      cases: [pair('amount', 'amount-0.01', 'amount2', 'amount2+0.01')],
    },
    {
      said: `${field} (?:${lies}|van) ${valued}(?:de|entre) <min> (?:a|y) <max>,? con (?:un|1) (?:solo )?decimal`,
      example: 'La nota va de 0 a 10 con un decimal.',
      derive: ({ values }) => {
        const [low, high] = [values.get('min')?.amount ?? 0, values.get('max')?.amount ?? 0]
        const text = (value: number): string => String(Number(value.toFixed(2))).replace('.', ',')
        return { less: text(low - 0.1), more: text(high + 0.1), mid: text(high - 0.5), fine: text(high - 0.25) }
      },
      cases: [
        {
          title: ['{field:bare}: {less} y {more} no, {min} y {max} sí', 'Los extremos sí, una décima fuera no'],
          type: 'Boundary',
          given: [filled],
          steps: [
            ...(['less', 'more'] as const).map((name) => enter(name, '{beyond}')),
            ...(['min', 'max', 'mid'] as const).map((name) => enter(name, `${saved} {${name}}.`)),
            'Guardar con dos decimales en {field:the} | {fine} | {beyond}',
          ],
        },
      ],
    },
    {
      said: `(?:El|La) (?:límite|tope|máximo)(?: (?:diario|mensual|semanal|anual))? (?:de|para|del)(?: la| el)? <field=[^,;:()]{3,50}?> es(?: de)? <amount>(?: (?:al día|por día|al mes|por operación|diarios?))?`,
      example: 'El límite diario de retirada en cajero es de 600 €.',
      cases: [roof('amount')],
    },
    {
      said: `${field} ${must} ser (?:mayor|superior) (?:que|a|de) (?:cero|0)(?: euros| €)?`,
      example: 'La cantidad debe ser mayor que cero.',
      cases: [
        {
          title: ['{field:bare}: 0 y -1 se rechazan, 1 se admite', '0 y -1 se rechazan, 1 se admite'],
          type: 'Boundary',
          given: [filled],
          steps: [
            'Guardar con {field:the} en 0 | 0 | {beyond}',
            'Guardar con {field:the} en -1 | -1 | {beyond}',
            'Guardar con {field:the} en 1 | 1 | Se guarda; tras recargar se lee 1.',
          ],
        },
      ],
    },
    {
      said: `${field} no (?:${can} ser|admite|acepta|permite)(?: valores| números| importes| cantidades)? negativ[oa]s?`,
      example: 'El stock no puede ser negativo.',
      cases: [
        {
          title: ['{field:bare}: -1 se rechaza, 0 se admite', '-1 se rechaza, 0 se admite'],
          type: 'Boundary',
          given: [filled],
          steps: [
            'Guardar con {field:the} en -1 | -1 | {beyond}',
            'Guardar con {field:the} en 0 | 0 | Se guarda; tras recargar se lee 0.',
          ],
        },
      ],
    },
  ],
}

function roof(high: string, tail = ''): CasePattern {
  const more = high === 'amount' ? 'amount+0.01' : `${high}+1`
  const steps = [enter(high, `${saved} {${high}}.`), enter(more, '{beyond}')]
  return {
    title: [
      `{field:bare}: {${high}}${tail} sí, {${more}}${tail} no`,
      `{${high}}${tail} se admite, {${more}}${tail} se rechaza`,
    ],
    type: 'Boundary',
    given: [filled],
    steps: steps.map((line) => (tail === '' ? line : line.replace(/\{((?:min|max)[+-]?\d?)\}/gu, `{$1}${tail}`))),
  }
}

/** "El importe mínimo de la recarga": the field is "el importe de la recarga". */
function ofWhole(pattern: CasePattern): CasePattern {
  const whole = (text: string): string =>
    text.replaceAll('{field:bare}', '{field:bare} {of}').replaceAll('{field:the}', '{field:the} {of}')
  return { ...pattern, title: [pattern.title].flat().map(whole), steps: pattern.steps.map(whole) }
}

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
  ],
}

import { indicative } from '../../understand/romance/moods.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { negated } from './clauses.ts'
import { spanishForm } from './spanish-forms.ts'
import { shows, where } from './words.ts'

const above =
  '(?:supera|superan|excede(?: de)?|exceden|sobrepasa|pasa de|pasan de|sube de|está por encima de|(?:es|son|sea) (?:superior(?:es)?|mayor(?:es)?) (?:a|que|de)|(?:es|son|hay|tiene|tienen|lleva|llevan|dura|pesa|suma|acumula)(?: de)? más de)'
const below =
  '(?:baja de|bajan de|baja por debajo de|cae por debajo de|está por debajo de|no llega a|no alcanza|(?:es|son|sea) (?:inferior(?:es)?|menor(?:es)?) (?:a|que|de)|(?:es|son|hay|tiene|tienen|quedan|queda|lleva|pesa|dura)(?: de)? menos de)'
const atLeast =
  '(?:alcanza|alcanzan|llega a|llegan a|es igual o (?:superior|mayor) (?:a|que)|(?:es|hay|tiene|suma|acumula)(?: de)? (?:al menos|como mínimo))'
const thing = '<thing=(?:el|la|los|las|un|una|su)? ?[^,;:()\\d]{2,60}?>'
const the = '(?:l| los| las| el| la)?'

type Side = 'above' | 'below' | 'atLeast'
const words: Record<Side, string> = { above, below, atLeast }

/** Values just inside and just outside; the rule holds inside. */
function edges(side: Side, slot: string, step: string): [inside: string, outside: string] {
  if (side === 'above') return [`{${slot}+${step}}`, `{${slot}}`]
  if (side === 'below') return [`{${slot}-${step}}`, `{${slot}}`]
  return [`{${slot}}`, `{${slot}-${step}}`]
}

/** Whole numbers with their unit. */
function numbers(side: Side, { words, values }: Slots): Record<string, string> {
  const at = values.get('min')?.amount ?? 0
  const unit = words.get('unit')
  const text = (value: number): string => `${String(value)}${unit === undefined ? '' : ` ${unit}`}`
  const step = Number.isInteger(at) ? 1 : 0.1
  const [inside, outside] = side === 'above' ? [at + step, at] : side === 'below' ? [at - step, at] : [at, at - step]
  return { inside: text(inside), outside: text(outside) }
}

const opposite = (slots: Slots): Record<string, string> => {
  const rest = indicative(slots.words.get('rest') ?? '', 'es')
  const named = slots.words.get('thing')
  const message = slots.words.get('message')
  const not = message === undefined ? (negated(rest) ?? 'No ocurre lo anterior') : `No aparece ${message}`
  return {
    not,
    what: named === undefined ? 'el valor' : (spanishForm(named, 'the') ?? named),
    outcome: message === undefined ? rest : `Aparece ${message}`,
  }
}

function sided(side: Side, slot: string, step: string): CasePattern {
  const [inside, outside] = slot === 'min' ? ['{inside}', '{outside}'] : edges(side, slot, step)
  return {
    title: [
      `{what}: con ${inside}, {outcome}; con ${outside}, no`,
      `{what}: el efecto llega con ${inside}, no con ${outside}`,
      `El efecto llega con ${inside}, no con ${outside}`,
    ],
    type: 'Boundary',
    steps: [
      `Hacer la prueba con ${outside} | {what}: ${outside} | {not}.`,
      `Hacer la prueba con ${inside} | {what}: ${inside} | {outcome}.`,
    ],
  }
}
const unit =
  '<unit=(?:grados|kilómetros|km|metros|m|kg|kilos|gramos|litros|unidades|puntos|personas|plazas|caracteres|páginas|kWh|ºC|°C|[\\p{L}]{3,16}(?: [\\p{L}]{3,16})?)>'

const results = [`${shows} <message>${where}`, '<rest=[^;]{5,150}?>'] as const

/** The same rule about money, shares, spans of time and numbers, with its result behind or in front. */
function rules(
  side: Side,
  examples: Partial<Record<'amount' | 'percent' | 'span' | 'min', [string, string]>>,
): SentencePattern[] {
  const steps = { amount: '0.01', percent: '1', span: '1', min: '1' } as const
  return (['amount', 'percent', 'span', 'min'] as const).flatMap((slot) => {
    const pair = examples[slot]
    if (pair === undefined) return []
    const value = slot === 'min' ? `<min>(?: ${unit})?` : `<${slot}>`
    return results.map((result, at) => ({
      said: `(?:Si|Cuando|En cuanto|Siempre que|Mientras) ${thing} ${words[side]}${the} ${value}(?: (?:de|en) [^,;:()]{3,30})?,? ${result}`,
      example: pair[1 - at] ?? '',
      derive: (slots: Slots) => ({ ...opposite(slots), ...numbers(side, slots) }),
      cases: [sided(side, slot, steps[slot])],
    }))
  })
}

/** Results that come from a value on. */
export const thresholds: PatternGroup = {
  cue: '\\d|cero|dos|tres|cuatro|cinco|seis|diez',
  patterns: [
    ...rules('below', {
      amount: [
        'Si el saldo es inferior a 5 €, la tarjeta se recarga sola.',
        'Si el saldo es inferior a 1,35 €, se muestra «Saldo insuficiente».',
      ],
      percent: [
        'Cuando la humedad baja del 30 %, se activa el riego.',
        'Si la batería baja de 15 %, aparece «Batería baja».',
      ],
      span: [
        'Si el descanso es de menos de 12 horas, el turno queda sin asignar.',
        'Si la grabación dura menos de 3 segundos, aparece «Grabación demasiado corta».',
      ],
      min: [
        'Si el stock es inferior a 5 unidades, se genera un pedido al proveedor.',
        'Si el stock baja de 10 unidades, se muestra «Últimas unidades».',
      ],
    }),
  ],
}

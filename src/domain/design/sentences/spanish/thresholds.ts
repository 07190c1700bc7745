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

/** "El almacén recibe una alerta cuando el stock baja de 10 unidades." */
function reversed(side: Side, example: string): SentencePattern {
  return {
    said: `<rest=(?:El|La|Los|Las|Un|Una|Se) [^;\\d]{5,120}?> (?:si|cuando|en cuanto|siempre que) ${thing} ${words[side]}${the} <min>(?: ${unit})?`,
    example,
    derive: (slots: Slots) => ({ ...opposite(slots), ...numbers(side, slots) }),
    cases: [sided(side, 'min', '1')],
  }
}

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

const counted: CasePattern = {
  title: ['Con {count-1} {things} todavía no; con {count}: {rest}', 'El efecto llega con {count}, no con {count-1}'],
  type: 'Boundary',
  given: ['Cuenta A: {count-1} {things}.', 'Cuenta B: {count} {things}.'],
  steps: ['Abrir la cuenta A | {count-1} {things} | {not}.', 'Abrir la cuenta B | {count} {things} | {rest:ind}.'],
}

/** Results that come from a value on. */
export const thresholds: PatternGroup = {
  cue: '\\d|cero|dos|tres|cuatro|cinco|seis|diez',
  patterns: [
    ...rules('above', {
      amount: [
        'Si el importe supera los 1.000 €, el pago requiere la firma del director.',
        'Si el importe es superior a 600 €, aparece «Límite diario superado».',
      ],
      percent: [
        'Si la humedad supera el 80 %, se activa el ventilador.',
        'Si la ocupación es superior al 90 %, se muestra «Casi completo».',
      ],
      span: [
        'Si el retraso es de más de 30 minutos, el viajero recibe un vale.',
        'Si la espera supera los 10 minutos, se muestra «Disculpa la espera».',
      ],
      min: [
        'Si la temperatura supera los 40 grados, se detiene la máquina.',
        'Si la lista tiene más de 100 resultados, aparece «Afina la búsqueda».',
      ],
    }),
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
    ...rules('atLeast', {
      amount: [
        'Cuando la hucha alcanza los 50 €, el premio queda desbloqueado.',
        'Cuando la cesta llega a 30 €, aparece «Envío gratis».',
      ],
      min: [
        'Cuando el jugador llega a 100 puntos, sube al nivel siguiente.',
        'Cuando el grupo alcanza las 20 personas, se muestra «Grupo completo».',
      ],
    }),
    reversed('above', 'El acceso se cierra cuando la sala tiene más de 80 personas.'),
    reversed('below', 'El almacén recibe una alerta cuando el stock baja de 10 unidades.'),
    {
      said: `Si <who=(?:el|la|los|las|un|una) [^,;:()]{2,40}?> (?:recibe|acumula|tiene|suma|reúne|comete|consigue|lleva) <count> (?<things>[\\p{L}][^,;:()]{2,40}?), <rest=[^;]{5,150}?>`,
      example: 'Si un usuario recibe tres denuncias, su cuenta queda suspendida.',
      derive: (slots) =>
        (slots.values.get('count')?.amount ?? 0) < 2
          ? undefined
          : { not: negated(indicative(slots.words.get('rest') ?? '', 'es')) ?? 'No ocurre nada todavía' },
      cases: [counted],
    },
    {
      said: `<who=(?:Un|Una|El|La|Los|Las) [^,;:()\\d]{2,30}?> con (?<more>más|menos) del? <percent>(?: (?:de|en) (?<things>[^,;:()\\d ]{3,20}))? <rest=[^;]{5,120}?>`,
      example: 'Un alumno con más del 20 % de faltas pierde el derecho a examen.',
      derive: ({ words: said, values }) => {
        const share = values.get('percent')?.amount ?? 0
        const more = said.get('more') === 'más'
        const rest = indicative(said.get('rest') ?? '', 'es')
        const who = spanishForm(said.get('who') ?? '', 'sole') ?? ''
        return {
          who,
          inside: `${String(more ? share + 1 : share - 1)} %`,
          outside: `${String(share)} %`,
          not: negated(`${who} ${rest}`) ?? 'No ocurre eso',
        }
      },
      cases: [
        {
          title: ['{who}: con {inside}, {rest}; con {outside}, no', 'El efecto llega con {inside}, no con {outside}'],
          type: 'Boundary',
          given: ['Caso A: {outside}.', 'Caso B: {inside}.'],
          steps: ['Abrir {who} del caso A | {outside} | {not}.', 'Abrir {who} del caso B | {inside} | {who} {rest}.'],
        },
      ],
    },
    {
      said: `Si (?:no|nadie) (?<lacks>[^,;:()]{4,70}?) (?:en|durante|pasad[oa]s|tras|después de) <span>(?: (?:desde|tras) [^,;:()]{3,40})?, <rest=[^;]{5,120}?>`,
      example: 'Si no llega ninguna lectura en 30 minutos, el sensor se muestra como «Sin señal».',
      derive: (slots) => ({
        not: negated(indicative(slots.words.get('rest') ?? '', 'es')) ?? 'Todavía no ha ocurrido nada',
      }),
      cases: [
        {
          title: ['El {span:in} todavía no; el {span:out}: {rest}', 'Ocurre a los {span}, no antes'],
          type: 'Boundary',
          given: ['Último movimiento: {start}. Desde entonces, ninguno.'],
          steps: ['Abrir la vista | {span:in} | {not}.', 'Abrir otra vez la vista | {span:out} | {rest:ind}.'],
        },
      ],
    },
  ],
}

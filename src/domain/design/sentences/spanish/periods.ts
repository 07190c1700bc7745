import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { spanishForm } from './spanish-forms.ts'
import { can, must } from './words.ts'

const day = '(?:\\d{1,2} de \\p{L}+(?: de \\d{4})?)'
const thing = '<thing=(?:El|La|Los|Las|Un|Una|Cada|Toda?) [^,;:()]{2,60}?>'
const sole = (slots: Slots): string => {
  const words = slots.words.get('thing') ?? ''
  return spanishForm(words, 'sole') ?? words
}

const lasts: CasePattern = {
  title: ['{sole}: del {today} al {span:day}', '{sole}: el fin llega a los {span}'],
  technique: 'Boundary value analysis',
  given: ['Hoy es {today}.'],
  steps: ['Iniciar {sole} | {today} | La fecha de fin que figura es {span:day}.'],
}
const times: CasePattern = {
  title: ['{verb}: {count} veces sí, una más no', 'La última vez permitida sí, una más no'],
  type: 'Boundary',
  given: ['{sole} de prueba: todavía sin {verb} ninguna vez.'],
  steps: [
    '{verb} {count} veces {sole} | {count} veces | Se admite cada vez.',
    '{verb} {sole} una vez más | Total: {count+1} | {beyond} Siguen contando {count} veces.',
  ],
}
const banned: CasePattern = {
  title: ['Con {count-1} todavía se puede; con {count}, no', 'A partir de {count} se bloquea'],
  type: 'Boundary',
  technique: 'Boundary value analysis',
  given: ['Cuenta A: {count-1} {things}.', 'Cuenta B: {count} {things}; la última es del {start}.'],
  steps: [
    'Con la cuenta A, {act} | {count-1} {things} | Se admite.',
    'Con la cuenta B, intentar {act} | {span:in} | No se ofrece o se rechaza; no cambia nada.',
    'Con la cuenta B, {act} | {span:out} | Se admite.',
  ],
}
const bannedOnly: CasePattern = {
  ...banned,
  given: ['Cuenta A: {count-1} {things}.', 'Cuenta B: {count} {things}.'],
  steps: [
    'Con la cuenta A, {act} | {count-1} {things} | Se admite.',
    'Con la cuenta B, intentar {act} | {count} {things} | No se ofrece o se rechaza; no cambia nada.',
  ],
}
const term: CasePattern = {
  title: ['{act}: el {span:in} sí; el {span:out}, no', 'Dentro de {span} se admite; un minuto después, no'],
  type: 'Boundary',
  given: ['Casos A y B, ambos con {origin} el {start}.'],
  steps: [
    'En el caso A, {act} | {span:in} | Se admite.',
    'En el caso B, intentar {act} | {span:out} | {beyond} El caso B sigue igual.',
  ],
}
const dated: CasePattern = {
  title: ['{sole}: el {date} todavía sirve; el {date+1}, no', 'El {date} es el último día'],
  type: 'Boundary',
  steps: ['Usar {sole} el último día | {date} | Se admite.', 'Usar {sole} al día siguiente | {date+1} | {beyond}'],
}
const lastDay: CasePattern = {
  title: ['{act}: el {date} sí; el {date+1}, no', 'El {date} es el último día'],
  type: 'Boundary',
  given: ['Todo lo demás está bien relleno.'],
  steps: ['{act} el último día | {date} | Se admite.', 'Intentar {act} al día siguiente | {date+1} | {beyond}'],
}
const firstDay: CasePattern = {
  title: ['{act}: el {date-1} no; el {date}, sí', 'El {date} es el primer día'],
  type: 'Boundary',
  given: ['Todo lo demás está bien relleno.'],
  steps: ['Intentar {act} el día anterior | {date-1} | {beyond}', '{act} el primer día | {date} | Se admite.'],
}
const cutOff: CasePattern = {
  title: ['{act} a las {clock-1}: a tiempo; a las {clock+1}: tarde', 'La hora límite son las {clock}'],
  type: 'Boundary',
  given: ['Hoy es {today}, lunes.'],
  steps: [
    '{act} un minuto antes de la hora límite | {clock-1} | Queda para {goal}: {today}.',
    '{act} otra vez, un minuto después de la hora límite | {clock+1} | Ya no queda para {today}.',
  ],
}
const weekdays: Record<string, [string, string]> = {
  lunes: ['31/05/2026', '01/06/2026'],
  martes: ['01/06/2026', '02/06/2026'],
  miércoles: ['02/06/2026', '03/06/2026'],
  jueves: ['03/06/2026', '04/06/2026'],
  viernes: ['04/06/2026', '05/06/2026'],
  sábado: ['05/06/2026', '06/06/2026'],
  domingo: ['06/06/2026', '07/06/2026'],
  día: ['31/05/2026', '01/06/2026'],
  noche: ['31/05/2026', '01/06/2026'],
  mes: ['31/05/2026', '01/06/2026'],
}
const every =
  '(?:cada |todos los |el )(?<when>lunes|martes|miércoles|jueves|viernes|sábado|domingo|día|noche|primer día de cada mes|día 1 de cada mes|días)'
function next({ words, values }: Slots): Record<string, string> | undefined {
  const when = (words.get('when') ?? '').toLowerCase()
  const name = /mes/u.test(when) ? 'mes' : when === 'días' ? 'día' : when
  const [before, on] = weekdays[name] ?? []
  const clock = values.get('clock')?.amount
  if (before === undefined || on === undefined) return undefined
  const midnight = clock === undefined || clock === 0
  return {
    early: midnight ? `${before}, 23:59` : `${on}, un minuto antes`,
    late: midnight ? `${on}, 00:01` : `${on}, un minuto después`,
  }
}
const reset: CasePattern = {
  title: ['{thing}: hasta {early} se mantiene; {late}, a cero', 'Vuelve a cero justo a su hora'],
  type: 'Boundary',
  given: ['{thing}: 7.'],
  steps: ['Leer {thing} | {early} | Sigue en 7.', 'Leer otra vez {thing} | {late} | Está a 0.'],
}
const routine: CasePattern = {
  title: ['{rest}: a su hora y una sola vez', 'Sale a su hora y una sola vez'],
  technique: 'Boundary value analysis',
  steps: [
    'Buscar el resultado un minuto antes de la hora prevista | {early} | Todavía no hay nada nuevo.',
    'Buscar el resultado un minuto después de la hora prevista | {late} | Ha ocurrido una sola vez: {rest}.',
  ],
}
const atClock = '(?: a (?:las|la) <clock>(?: horas)?| a medianoche)'

/** Terms, last days, things that may be done so many times, what happens at fixed hours. */
export const periods: PatternGroup = {
  cue: 'del \\d|dura|veces|tras|después de|plazo|hasta el|caduca|vence|finaliza|termina|cierra|a partir de|antes de las|cada|todos los|medianoche|^con |a las|es de',
  patterns: [
    {
      said: `${thing} (?:dura|duran|tiene una duración de|tienen una duración de|tiene un plazo de) <span>`,
      example: 'El préstamo dura 21 días.',
      derive: (slots) => ({ sole: sole(slots) }),
      cases: [lasts],
    },
    {
      said: `(?:El plazo|La duración|El periodo|El tiempo)(?: (?:máxim[oa]|mínim[oa]))? <of=(?:de|del|para|de la) [^,;:()]{3,50}?> es(?: de)? <span>`,
      example: 'El plazo de resolución es de 10 días hábiles.',
      derive: (slots) => ({ sole: `el plazo ${slots.words.get('of') ?? ''}` }),
      cases: [{ ...lasts, steps: ['Iniciar {sole} | {today} | El último día que figura es {span:day}.'] }],
    },
    {
      said: `${thing} (?:dura|duran|tiene una duración de|es por) <span> y se ${can} <verb=\\p{L}+(?:ar|er|ir|ír)> (?:hasta |como máximo |un máximo de )?<count> veces(?: (?:como máximo|más))?`,
      example: 'El préstamo dura 21 días y se puede renovar dos veces.',
      derive: (slots) => ({ sole: sole(slots) }),
      cases: [lasts, times],
    },
    {
      said: `${thing} (?:(?:solo|sólo) )?se ${can} <verb=\\p{L}+(?:ar|er|ir|ír)> (?:hasta |como máximo |un máximo de |solo )?<count> veces(?: (?:como máximo|más))?`,
      example: 'La respuesta se puede corregir hasta 3 veces.',
      derive: (slots) => ({ sole: sole(slots) }),
      cases: [times],
    },
    {
      said: `(?:Tras|Con|Después de|A las|A los) <count> <things=[\\p{L}][^,;:()]{3,40}?>,? (?:el|la|los|las) [^,;:()]{3,40} no ${can} <act=\\p{L}+(?:ar|er|ir|ír)(?:se)? ?[^,;:()]{0,50}?> (?:durante|en) <span>`,
      example: 'Tras tres faltas sin justificar, el paciente no puede pedir cita durante 30 días.',
      cases: [banned],
    },
    {
      said: `(?:Tras|Con|Después de|A las|A los) <count> <things=[\\p{L}][^,;:()]{3,40}?>,? (?:el|la|los|las) [^,;:()]{3,40} no ${can} <act=\\p{L}+(?:ar|er|ir|ír)(?:se)? ?[^,;:()]{0,50}?>`,
      example: 'Con 3 cuotas impagadas, el socio no puede reservar pista.',
      cases: [bannedOnly],
    },
    {
      said: `${thing} (?:se )?(?:${must}|${can}) (?:ser )?<verb=\\p{L}+(?:ar|er|ir|ír)>(?:se)? (?:en un plazo(?: máximo)? de|en el plazo de|dentro de(?: los| las)?|durante(?: los| las)?|en(?: los| las)) <span>(?: (?:siguientes|posteriores))?(?: (?:desde|a partir de|tras|después de|a|de)(?:l| la| el| su)? <began=[^,;:()]{3,50}?>)?`,
      example: 'El parte de siniestro se debe presentar en un plazo de 7 días desde el accidente.',
      derive: (slots) => ({
        act: `${slots.words.get('verb') ?? ''} ${sole(slots)}`,
        origin: (slots.words.get('began') ?? 'inicio del plazo').replace(/^(?:el|la|su) /iu, ''),
      }),
      cases: [term],
    },
    {
      said: `${thing} (?:caducan?|vencen?|expiran?|dejan? de ser válid[oa]s?) el <date=${day}|\\d{1,2}/\\d{1,2}/\\d{4}>`,
      example: 'Las vacaciones pendientes del año anterior caducan el 31 de marzo de 2027.',
      derive: (slots) => ({ sole: sole(slots) }),
      cases: [dated],
    },
    {
      said: `${thing} (?:es|son|está|están) (?:válid[oa]s?|vigentes?|disponibles?) hasta el <date=${day}|\\d{1,2}/\\d{1,2}/\\d{4}>(?: (?:inclusive|incluido))?`,
      example: 'La tarifa reducida es válida hasta el 30 de junio de 2026.',
      derive: (slots) => ({ sole: sole(slots) }),
      cases: [dated],
    },
    {
      said: `${thing} (?:solo )?se ${can} <verb=\\p{L}+(?:ar|er|ir|ír)> hasta el <date=${day}|\\d{1,2}/\\d{1,2}/\\d{4}>(?:,? (?:inclusive|incluido))?`,
      example: 'El formulario se puede enviar hasta el 30 de septiembre de 2026 inclusive.',
      derive: (slots) => ({ act: `${slots.words.get('verb') ?? ''} ${sole(slots)}` }),
      cases: [lastDay],
    },
    {
      said: `(?:Se ${can}|Es posible) <act=\\p{L}+(?:ar|er|ir|ír)(?:se)? ?[^,;:()]{0,50}?> hasta el <date=${day}|\\d{1,2}/\\d{1,2}/\\d{4}>(?:,? (?:inclusive|incluido))?`,
      example: 'Se puede votar hasta el 15 de mayo de 2026.',
      cases: [lastDay],
    },
    {
      said: `${thing} (?:solo )?se ${can} <verb=\\p{L}+(?:ar|er|ir|ír)> (?:a partir del|desde el) <date=${day}|\\d{1,2}/\\d{1,2}/\\d{4}>`,
      example: 'Las notas se pueden consultar a partir del 1 de julio de 2026.',
      derive: (slots) => ({
        act: `${slots.words.get('verb') ?? ''} ${(slots.words.get('thing') ?? '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
      }),
      cases: [firstDay],
    },
    {
      said: `${thing} (?:(?:solo|sólo) )?se ${can} <verb=\\p{L}+(?:ar|er|ir|ír)> (?:del|entre el) <n> (?:al|y el) <n2> de (?<month>enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?:,? (?:ambos|inclusive|ambos inclusive|ambos incluidos))?`,
      example: 'La matrícula se puede formalizar del 1 al 15 de julio.',
      derive: (slots) => {
        const names = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
          ' ',
        )
        const month = names.indexOf((slots.words.get('month') ?? '').toLowerCase())
        const text = (day: number): string => {
          const date = new Date(Date.UTC(2026, month, day))
          return (
            [date.getUTCDate(), date.getUTCMonth() + 1].map((part) => String(part).padStart(2, '0')).join('/') + '/2026'
          )
        }
        const [first, last] = [slots.values.get('n')?.amount ?? 0, slots.values.get('n2')?.amount ?? 0]
        return month < 0 || first < 1 || last <= first
          ? undefined
          : {
              act: `${slots.words.get('verb') ?? ''} ${sole(slots)}`,
              a: text(first - 1),
              b: text(first),
              c: text(last),
              d: text(last + 1),
            }
      },
      cases: [
        {
          title: ['{act}: {b} y {c} sí; {a} y {d}, no', 'El primer y el último día sí; fuera, no'],
          type: 'Boundary',
          steps: [
            'Intentar {act} el día anterior | {a} | {beyond}',
            '{act} el primer día | {b} | Se admite.',
            '{act} el último día | {c} | Se admite.',
            'Intentar {act} el día siguiente | {d} | {beyond}',
          ],
        },
      ],
    },
    {
      said: `${thing} ${must} <verb=\\p{L}+(?:ar|er|ir|ír)>(?:se)? antes de las <clock>(?: horas)? para <goal=[^;:()]{3,60}?>`,
      example: 'El pedido debe confirmarse antes de las 11:00 para entregarse ese mismo día.',
      derive: (slots) => ({
        act: `${(slots.words.get('verb') ?? '').replace(/se$/u, '')} ${sole(slots)}`,
        goal: (slots.words.get('goal') ?? '').replace(/ (?:ese|el) mismo día$/u, ' el mismo día'),
      }),
      cases: [cutOff],
    },
    {
      said: `${thing} se (?:reinicia|reinician|pone a cero|ponen a cero|restablece|vacía|resetea) ${every}${atClock}?`,
      example: 'El contador de visitas se reinicia cada lunes a las 00:00.',
      derive: next,
      cases: [reset],
    },
    {
      said: `(?:Cada |Todos los |El )(?<when>lunes|martes|miércoles|jueves|viernes|sábado|domingo|día|noche|primer día de cada mes|día 1 de cada mes|días)${atClock},? <rest=[^;]{6,120}?>`,
      example: 'Cada lunes a las 8:00 se genera el informe semanal.',
      derive: next,
      cases: [routine],
    },
    {
      said: `<rest=(?:El|La|Los|Las|Se) [^;]{6,100}?> ${every}${atClock}`,
      example: 'El resumen de ventas se envía a los encargados todos los días a las 7:00.',
      derive: next,
      cases: [routine],
    },
    {
      said: `<rest=(?:El|La|Los|Las) [^;]{4,60}? se (?:envían?|generan?|publican?|ejecutan?|actualizan?|activan?|desactivan?)(?: [^;]{3,60})?> a las <clock>(?: horas)?`,
      example: 'El informe de turno se envía por correo al jefe de almacén a las 22:00.',
      derive: (slots) => next({ ...slots, words: new Map([...slots.words, ['when', 'día']]) }),
      cases: [routine],
    },
  ],
}

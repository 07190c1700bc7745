import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { spanishForm } from './spanish-forms.ts'
import { can, must, only } from './words.ts'

const actor = '<who=(?:El|La|Los|Las|Un|Una|Cada|Cualquier) [\\p{L}][^,;:()]{2,40}?>'
const verb = '<verb=\\p{L}{2,16}(?:ar|er|ir)>'
const free =
  '(?:gratis|gratuitamente|de forma gratuita|sin coste|sin costo|sin cargo|sin gastos|sin penalización|sin recargo|sin coste alguno|sin ningún coste)'
const occasion = '(?: (?:del?|al?|respecto al?|de su|a su|sobre) <occasion=[^,;:()]{3,50}?>)?'
const until = `(?:hasta(?: un máximo de)?|como tarde|como máximo) <lead>(?: antes|(?: de antes))${occasion}`
const ahead = `con (?:una antelación (?:mínima )?de(?: al menos| como mínimo)?|(?:al menos|como mínimo|un mínimo de|un plazo mínimo de|más de)) <lead>(?: de (?:antelación|anticipación|margen|adelanto))?${occasion}`
const later =
  '(?:Después|A partir de (?:ahí|entonces|ese momento)|Pasado (?:ese|este|dicho) (?:plazo|tiempo|momento|límite)|Transcurrido (?:ese|este|dicho) plazo|Más tarde|Fuera de (?:ese|este) plazo|Con menos (?:tiempo|antelación|margen)|Si (?:se cancela|cancela|se anula|se hace|lo hace|es) (?:después|más tarde|con menos (?:tiempo|antelación))|Una vez (?:superado|pasado) (?:ese|el) plazo)'

/** The two things that are acted on, just in time and too late. */
function twoOf({ words, values, sentence }: Slots): Record<string, string> | undefined {
  // Days off are asked for by the day, not by the minute.
  if (values.get('lead')?.measure === 'day' && /antelación|anticipación/u.test(sentence ?? '')) return undefined
  const thing = words.get('thing') ?? words.get('things') ?? ''
  const verb = (words.get('verb') ?? '').replace(/se$/u, '')
  const one = thing === '' ? 'caso' : (spanishForm(spanishForm(thing, 'own') ?? thing, 'sing') ?? thing)
  const occasion = (words.get('occasion') ?? 'inicio').replace(/^(?:el|la|los|las|su) /iu, '')
  if (one.split(' ').length > 7) return undefined
  return {
    act: verb === '' ? 'hacer' : verb,
    one,
    art: spanishForm(one, 'the') ?? one,
    occasionName: occasion.toLowerCase() === one.toLowerCase() ? 'fecha' : occasion,
  }
}

const given = '{one} A y {one} B: {occasionName} el {event}.'
const inTime = '{act} {art} A | {lead:early} | Se admite.'

const untilThen: CasePattern = {
  title: ['{act} {one}: el {lead:early} sí; el {lead:late} no', 'Hasta {lead} antes se admite, un minuto después no'],
  type: 'Boundary',
  given: [given],
  steps: [inTime, 'Intentar {act} {art} B | {lead:late} | {beyond} {art} B sigue igual.'],
}
const freeUntil: CasePattern = {
  title: ['{act} {one}: hasta {lead} antes, gratis; después, no', 'Gratis hasta {lead} antes, un minuto después no'],
  type: 'Boundary',
  given: [given],
  steps: [
    '{act} {art} A | {lead:early} | Se admite y no se cobra nada.',
    '{act} {art} B | {lead:late} | Ya no es gratis: se cobra un importe.',
  ],
}
const freeThen: CasePattern = {
  ...freeUntil,
  steps: ['{act} {art} A | {lead:early} | Se admite y no se cobra nada.', '{act} {art} B | {lead:late} | {rest:ind}.'],
}
const untilElse: CasePattern = {
  ...untilThen,
  steps: [inTime, 'Intentar {act} {art} B | {lead:late} | {rest:ind}; {art} B sigue igual.'],
}
const feeThen: CasePattern = {
  title: [
    '{act} {one}: hasta {lead} antes, gratis; después, {percent}',
    'Gratis hasta {lead} antes; después, {percent}',
  ],
  type: 'Boundary',
  given: [given, 'Precio en ambos casos: {money:200}.'],
  steps: [
    '{act} {art} A | {lead:early} | Se admite y no se cobra nada.',
    '{act} {art} B | {lead:late} | Se cobran {percent:of:200}.',
  ],
}
const fee =
  '(?:se (?:cobra|cobrará|cargará|carga|retiene|aplica|factura|pierde)|(?:hay|tiene) (?:que pagar|un recargo de|una penalización de)|cuesta|supone)(?: una penalización del| un recargo del| el| un)? <percent>(?: (?:del|de la|de su|sobre el) [^,;:()]{3,40})?'

const passive = '<thing=(?:El|La|Los|Las|Un|Una|Cada|Toda?) [^,;:()]{2,50}?>'

/** Until how long before an event something may be done. */
export const notice: PatternGroup = {
  cue: 'antes|antelación|anticipación|adelanto|margen',
  patterns: ([until, ahead] as const).flatMap((time, at) => {
    const say = at === 0 ? 'hasta 2 horas antes del inicio' : 'con al menos 2 horas de antelación'
    return [
      {
        said: `${passive} se ${can} ${verb} ${free} ${time}<stop>${later},? ${fee}`,
        example: `La clase se puede cancelar gratis ${say}. Después se cobra el 50 % del precio.`,
        derive: twoOf,
        cases: [feeThen],
      },
      {
        said: `${actor} ${can} ${verb} <thing=[^,;:()]{3,50}?> ${free} ${time}<stop>${later},? ${fee}`,
        example: `El huésped puede cancelar su reserva gratis ${say}. Pasado ese plazo se cobra el 30 % del total.`,
        derive: twoOf,
        cases: [feeThen],
      },
      {
        said: `${passive} se ${can} ${verb} ${free} ${time}<stop>${later},? <rest>`,
        example: `El billete se puede cambiar sin cargo ${say}; más tarde se cobran 15 €.`,
        derive: twoOf,
        cases: [freeThen],
      },
      {
        said: `${actor} ${can} ${verb} <thing=[^,;:()]{3,50}?> ${free} ${time}<stop>${later},? <rest>`,
        example: `El cliente puede anular su pedido sin coste ${say}; a partir de entonces se cobran 5 €.`,
        derive: twoOf,
        cases: [freeThen],
      },
      {
        said: `${passive} se ${can} ${verb} ${free} ${time}`,
        example: `La reserva se puede anular sin coste ${say}.`,
        derive: twoOf,
        cases: [freeUntil],
      },
      {
        said: `${actor} ${can} ${verb} <thing=[^,;:()]{3,50}?> ${free} ${time}`,
        example: `El huésped puede cancelar su estancia gratis ${say}.`,
        derive: twoOf,
        cases: [freeUntil],
      },
      {
        said: `${passive} (?:${only} )?se ${can} ${verb} (?:${only} )?${time}<stop>${later},? <rest>`,
        example: `La comida se puede cambiar ${say}; después no se admiten cambios.`,
        derive: twoOf,
        cases: [untilElse],
      },
      {
        said: `${actor} (?:${only} )?${can} ${verb} <thing=[^,;:()]{3,50}?> (?:${only} )?${time}<stop>${later},? <rest>`,
        example: `La familia puede cambiar el menú ${say}; después el botón aparece desactivado.`,
        derive: twoOf,
        cases: [untilElse],
      },
      {
        said: `${passive} (?:(?:${only} )?se (?:${can}|${must})|${must}|(?:${only} )?${can}) ${verb.replace('>', '(?:se)?>')} (?:${only} )?${time}`,
        example: `La cita se puede modificar ${say}.`,
        derive: twoOf,
        cases: [untilThen],
      },
      {
        said: `${actor} (?:${only} )?(?:${can}|${must}) ${verb} <thing=[^,;:()]{3,50}?> (?:${only} )?${time}`,
        example: `El empleado debe solicitar sus vacaciones ${say}.`,
        derive: twoOf,
        cases: [untilThen],
      },
      {
        said: `Se ${can} ${verb} <thing=[^,;:()]{3,50}?> (?:${only} )?${time}`,
        example: `Se puede cancelar una inscripción ${say}.`,
        derive: twoOf,
        cases: [untilThen],
      },
    ]
  }),
}

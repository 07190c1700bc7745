import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { doing } from './clauses.ts'
import { can, only } from './words.ts'

const quoted = '(?:«[^»]{1,40}»|"[^"]{1,40}"|“[^”]{1,40}”)'
const one = (slot: string): string => `<${slot}=${quoted}>`
const thing = '<thing=(?:El|La|Los|Las|Un|Una|Cada|Toda?) [^,;:()«»]{2,60}?>'
const noOther =
  '(?:<stop>|, (?:y )?| y )?(?:ningún otro (?:cambio|paso|salto)(?: de estado)? (?:es posible|está permitido|se (?:permite|admite))|no se (?:permiten?|admiten?) (?:otros cambios|ningún otro cambio|saltos?|otras transiciones)[^,;:()]{0,30}|no hay otras transiciones)'

const path: CasePattern = {
  title: ['{thing:the}: de {a} a {b} y de ahí a {c}', 'De {a} a {b} y de ahí a {c}'],
  technique: 'State transition',
  given: ['Hay {thing:one} con el estado {a}.'],
  steps: [
    'Cambiar el estado a {b} | {b} | Figura {b}; tras recargar sigue así.',
    'Cambiar el estado a {c} | {c} | Figura {c}; tras recargar sigue así.',
  ],
}
const skip: CasePattern = {
  title: ['{thing:the}: no se salta de {a} a {c} ni se vuelve atrás', 'No se salta de {a} a {c} ni se vuelve atrás'],
  type: 'Negative',
  technique: 'State transition',
  given: ['{thing:sing} 1 en el estado {a}; {thing:sing} 2 en el estado {c}.'],
  steps: [
    'Intentar pasar el primer caso directamente a {c} | De {a} a {c} | No se ofrece o se rechaza; sigue en {a}.',
    'Intentar devolver el segundo caso a {b} | De {c} a {b} | No se ofrece o se rechaza; sigue en {c}.',
  ],
}
const branch: CasePattern = {
  ...path,
  title: ['{thing:the}: de {b} a {d}', 'De {b} a {d}'],
  given: ['Hay {thing:one} con el estado {b}.'],
  steps: ['Cambiar el estado a {d} | {d} | Figura {d}; tras recargar sigue así.'],
}
const moves = '(?:pasa|pasan|cambia|cambian|avanza|va|puede pasar|pueden pasar)'
const becomes = `(?:${moves}(?: automáticamente)? a(?:l estado| estado)?|queda(?:n)?(?: automáticamente)?(?: en(?: el)? estado| como| marcad[oa]s? como| en)?|figura(?:n)?(?: como)?|se marca(?:n)?(?: automáticamente)? como|cambia(?:n)? su estado a|aparece(?:n)? como)`

function happens(slots: Slots): Record<string, string> | undefined {
  const found = doing(slots.words.get('clause1') ?? '')
  return found === undefined ? undefined : { act: found.act }
}
const turns: CasePattern = {
  title: ['{act}: {thing:the} pasa a {b}', '{thing:the}: {b}', 'El estado pasa a {b}'],
  technique: 'State transition',
  steps: ['{act} | | {thing:cap} figura como {b}; tras recargar sigue así.'],
}

const verb = '<verb=(?:volver a )?\\p{L}{2,16}(?:ar|er|ir|ír)>'
const closed: CasePattern = {
  title: ['{thing:the}: no se puede {verb}', 'No se puede {verb}'],
  type: 'Negative',
  technique: 'State transition',
  given: ['Existe {thing:one}.'],
  steps: [
    'Intentar {verb} {thing:the} | | No se ofrece o se rechaza.',
    'Recargar la página | | Sigue igual que antes: {thing:the}.',
  ],
}
const closedTwo: CasePattern = {
  ...closed,
  title: ['{thing:the}: no se puede {verb} ni {verb2}', 'No se puede {verb} ni {verb2}'],
  steps: [
    'Intentar {verb} {thing:the} | | No se ofrece o se rechaza; nada cambia.',
    'Intentar {verb2} {thing:the} | | No se ofrece o se rechaza; tras recargar sigue igual que antes.',
  ],
}
const onlyIn: CasePattern = {
  title: ['{things:many}: se puede {verb} con {option}; con otro estado, no', 'Se puede {verb} solo con {option}'],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Caso A: {things:one} con el estado {option}.', 'Caso B: {things:one} con otro estado.'],
  steps: [
    'En el caso B, intentar {verb} {things:sole} | Caso B | No se ofrece o se rechaza; nada cambia.',
    'En el caso A, {verb} {things:sole} | Caso A | Se admite.',
  ],
}

/** States and the changes between them. */
export const stateChanges: PatternGroup = {
  cue: 'estado|pasa|queda|figura|marca|cambia|no se puede|no puede|solo|sólo|únicamente|avanza|aparece',
  patterns: [
    {
      said: `${thing} ${moves} (?:del estado |de )${one('a')} a ${one('b')}(?: y|,) (?:(?:de ahí|después|luego|de este|de esta|finalmente|más tarde) )?(?:a |de ${quoted} a )${one('c')} (?:o|u) (?:a )?${one('d')}(?:${noOther})?`.replace(
        '<stop>|',
        '',
      ),
      example: 'La solicitud pasa de «Recibida» a «En revisión» y de ahí a «Aceptada» o «Rechazada».',
      cases: [path, branch, skip],
    },
    {
      said: `${thing} ${moves} (?:del estado |de )${one('a')} a ${one('b')}(?: y|,) (?:(?:de ahí|después|luego|de este|de esta|finalmente|más tarde) )?(?:a |de ${quoted} a )${one('c')} (?:o|u) (?:a )?${one('d')}${noOther.replace(/\)\?\(/u, ')(').replace('|, (?:y )?| y ', '')}`,
      example:
        'El aviso pasa de «Nuevo» a «Asignado» y de ahí a «Resuelto» o «Descartado»; ningún otro cambio es posible.',
      cases: [path, branch, skip],
    },
    {
      said: `${thing} ${moves} (?:del estado |de )${one('a')} a ${one('b')}(?: y|,) (?:(?:de ahí|después|luego|de este|de esta|finalmente|más tarde) )?(?:a |de ${quoted} a )${one('c')}`,
      example: 'El pedido pasa de «Pendiente» a «Preparado» y después a «Enviado».',
      cases: [path],
    },
    {
      said: `${thing} ${becomes} ${one('b')} (?:al|cuando|si|tras|una vez que|en cuanto|después de) <clause1=[^;:()]{4,100}?>`,
      example: 'El pedido pasa a «Enviado» al escanear la etiqueta.',
      derive: happens,
      cases: [turns],
    },
    {
      said: `(?:Al|Cuando|Si|Tras|Una vez que|En cuanto|Después de) <clause1=[^,;:()]{4,100}?>,? ${thing.replace('El|La|Los|Las|Un|Una|Cada|Toda?', 'el|la|los|las')} ${becomes} ${one('b')}`,
      example: 'Cuando el técnico cierra el parte, la incidencia pasa a «Resuelta».',
      derive: happens,
      cases: [turns],
    },
    {
      said: `${thing} (?:ya )?no (?:se )?${can} (?:ser )?${verb} (?:ni|o) <verb2=\\p{L}{2,16}(?:ar|er|ir|ír)>`,
      example: 'El historial no se puede modificar ni borrar.',
      cases: [closedTwo],
    },
    {
      said: `${thing} (?:ya )?no se ${can} ${verb}`,
      example: 'Una factura anulada no se puede volver a emitir.',
      cases: [closed],
    },
    {
      said: `${thing} (?:ya )?no ${can} <verb=\\p{L}{2,16}(?:ar|er|ir|ír)>se`,
      example: 'Un albarán sin firma no puede cerrarse.',
      cases: [closed],
    },
    {
      said: `No se ${can} ${verb} <thing=(?:un|una|el|la|los|las) [^,;:()]{3,60}?>`,
      example: 'No se puede editar un parte cerrado.',
      cases: [closed],
    },
    {
      said: `${only} se ${can} ${verb} <things=(?:un|una|el|la|los|las)? ?[^,;:()«»]{3,40}?> (?:con (?:el )?estado|en (?:el )?estado|en|que est[aáé]n? en(?: estado)?|que figuren? como) ${one('option')}`,
      example: 'Solo se pueden editar los pedidos en estado «Borrador».',
      cases: [onlyIn],
    },
    {
      said: `<things=(?:El|La|Los|Las|Un|Una) [^,;:()«»]{3,40}?> ${only} se ${can} ${verb} (?:con (?:el )?estado|en (?:el )?estado|en|si est[aáé]n? en(?: estado)?|cuando est[aáé]n? en(?: estado)?|mientras est[aáé]n? en(?: estado)?|si su estado es|mientras su estado es|cuando su estado es) ${one('option')}`,
      example: 'La solicitud solo se puede retirar mientras está en «Recibida».',
      cases: [onlyIn],
    },
  ],
}

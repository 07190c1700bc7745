import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { doing } from './clauses.ts'
import { can } from './words.ts'

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

/** States and the changes between them. */
export const stateChanges: PatternGroup = {
  cue: 'estado|pasa|queda|figura|marca|cambia|no se puede|no puede|solo|sólo|únicamente|avanza|aparece',
  patterns: [
    {
      said: `${thing} ${moves} (?:del estado |de )${one('a')} a ${one('b')}(?: y|,) (?:(?:de ahí|después|luego|de este|de esta|finalmente|más tarde) )?(?:a |de ${quoted} a )${one('c')} (?:o|u) (?:a )?${one('d')}${noOther.replace(/\)\?\(/u, ')(').replace('|, (?:y )?| y ', '')}`,
      example:
        'El aviso pasa de «Nuevo» a «Asignado» y de ahí a «Resuelto» o «Descartado»; ningún otro cambio es posible.',
      cases: [path, branch, skip],
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
      said: `${thing} (?:ya )?no se ${can} ${verb}`,
      example: 'Una factura anulada no se puede volver a emitir.',
      cases: [closed],
    },
  ],
}

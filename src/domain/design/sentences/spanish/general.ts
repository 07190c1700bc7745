import { indicative } from '../../understand/romance/moods.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { doing, negated, sentMessage } from './clauses.ts'
import { resultOf } from './results.ts'
import { spanishForm } from './spanish-forms.ts'
import { can, only } from './words.ts'

const act = '<clause=\\p{L}{1,18}(?:ar|er|ir|ír)(?:se)?(?: [^,;:()]{2,80}?)?>'
const cond = '<clause2=[^;:()]{5,110}?>'
const people = '<who=(?:El|La|Los|Las|Un|Una|Cada|Cualquier) [\\p{L}«»][^,;:()]{2,50}?>'
const provided =
  '(?:(?:solo|sólo|únicamente) (?:si|cuando|mientras|después de que|una vez que)|si|siempre que|siempre y cuando|mientras|cuando|una vez que)'
const unless = '(?:salvo que|salvo si|a menos que|excepto si|excepto cuando|a no ser que|salvo cuando)'

const clean = (slots: Slots, name: string): string => indicative(slots.words.get(name) ?? '', 'es')
const own = (words: string): string => spanishForm(words, 'own') ?? words

const ofPeople = /^(?:registrar|inscribir|apuntar|identificar|conectar|suscribir|matricular|unir|dar|desconectar)se$/u

/** An action that depends on a condition: the case in which it holds, and the one in which it does not. */
function depends(slots: Slots): Record<string, string> | undefined {
  const clause = slots.words.get('clause') ?? ''
  const verb = slots.words.get('verb')
  const thing = slots.words.get('thing')
  const done = verb === undefined ? clause : `${verb} ${(spanishForm(thing ?? '', 'sole') ?? '').trim()}`
  const role = slots.words.get('who')
  // "La dirección puede cambiarse": it is changed, nobody changes himself.
  if (role !== undefined && /^\p{L}+[aei]rse$/u.test(clause) && !ofPeople.test(clause)) return undefined
  const cond = clean(slots, 'clause2')
  if (/\d/u.test(cond) && !/[«"“]/u.test(cond)) return undefined
  return {
    do: own(done.trim()),
    cond,
    result: resultOf(own(done.trim())),
    ...(role === undefined ? {} : { role: spanishForm(role, 'role') ?? role }),
  }
}
const both = ['Caso A: {cond}.', 'Caso B: igual que A, salvo que eso no se cumple.']
const allowedIf: CasePattern = {
  title: ['{do}: se admite si {cond}', '{do}: solo con esa condición', 'Se admite solo con la condición'],
  type: 'Negative',
  technique: 'Decision table',
  given: both,
  steps: [
    'En el caso B, intentar {do} | Caso B | No se ofrece o se rechaza; no cambia nada.',
    'En el caso A, {do} | Caso A | {result}.',
  ],
}
const allowedUnless: CasePattern = {
  ...allowedIf,
  title: ['{do}: no se admite si {cond}', '{do}: no con esa condición', 'No se admite con la condición'],
  steps: [
    'En el caso A, intentar {do} | Caso A | No se ofrece o se rechaza; no cambia nada.',
    'En el caso B, {do} | Caso B | {result}.',
  ],
}

/** What happens behind a cause: "El saldo se actualiza al aprobar la solicitud". */
function caused(slots: Slots): Record<string, string> | undefined {
  const found = doing(clean(slots, 'clause2'))
  const rest = clean(slots, 'rest')
  const timed = /\d+ (?:segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?)/iu.test(rest)
  if (found === undefined || timed || /^(?:si|cuando|al|tras|no) /iu.test(rest)) return undefined
  const mail = sentMessage(rest)
  return {
    do: found.actor === undefined ? found.act : `como ${found.actor}, ${found.act}`,
    plain: found.act,
    outcome: rest,
    ...(mail === undefined ? {} : { box: mail.box, mail: mail.what, to: mail.to === '' ? 'quien lo espera' : mail.to }),
  }
}
const behind: CasePattern = {
  title: ['{plain}: {outcome}', '{outcome}', 'La acción tiene el efecto previsto'],
  steps: ['{do} | | {outcome}.'],
}

function twoSides(slots: Slots): Record<string, string> | undefined {
  const rest = clean(slots, 'rest')
  const cond = clean(slots, 'clause2')
  const not = negated(rest)
  return not === undefined || (/\d/u.test(cond) && !/«/u.test(cond)) ? undefined : { cond, outcome: rest, not }
}
const onlyIf: CasePattern = {
  title: ['{outcome}: solo si {cond}', '{outcome}: solo con esa condición', 'Solo con la condición indicada'],
  technique: 'Decision table',
  given: both,
  steps: ['Hacer la prueba con el caso A | Caso A | {outcome}.', 'Hacer la prueba con el caso B | Caso B | {not}.'],
}

/** A person that does something, told in the present: "El socio elige la pista". */
function does({ words }: Slots): Record<string, string> | undefined {
  const found = doing(words.get('clause1') ?? '')
  if (found?.actor === undefined || / (?:si|cuando|hasta|máximo|mientras|salvo|solo|sólo) |\d/iu.test(found.act))
    return undefined
  return { do: found.act, role: found.actor, result: resultOf(found.act) }
}
const asRole: CasePattern = {
  title: ['{role}: {do}', '{role}: la acción se admite'],
  given: ['Se ha iniciado sesión con una cuenta así: {role}.'],
  steps: ['{do} | | {result}.'],
}

/** Rights and results with a condition behind them. */
export const conditional: PatternGroup = {
  cue: 'antes de|si |cuando|mientras|siempre|salvo|menos que|excepto|una vez|al |tras|en cuanto|cada vez|después',
  patterns: [
    {
      said: `${people} (?:${only} )?${can} ${act} ${unless} ${cond}`,
      example: 'El lector puede renovar un préstamo, salvo que otra persona lo haya reservado.'.replace(',', ''),
      derive: depends,
      cases: [allowedUnless],
    },
    {
      said: `${people} (?:${only} )?${can} ${act},? ${provided} ${cond}`,
      example: 'El repartidor puede cerrar la entrega solo si ha recogido la firma.',
      derive: depends,
      cases: [allowedIf],
    },
    {
      said: `<thing=(?:El|La|Un|Una|Cada) [^,;:()]{2,50}?> (?:(?:${only} )?se ${can} <verb=\\p{L}{2,16}(?:ar|er|ir|ír)>|(?:${only} )?${can} <verb2=\\p{L}{2,16}(?:ar|er|ir|ír)se>),? ${provided} ${cond}`,
      example: 'Una visita puede aplazarse mientras esté en estado "Pendiente".',
      derive: (slots) => {
        const verb = slots.words.get('verb') ?? (slots.words.get('verb2') ?? '').replace(/se$/u, '')
        return depends({ ...slots, words: new Map([...slots.words, ['verb', verb]]) })
      },
      cases: [allowedIf],
    },
    {
      said: `<rest=(?:El|La|Los|Las|Un|Una) [^;]{4,110}?> (?:solo|sólo|únicamente|solamente) (?:si|cuando|mientras|una vez que|en caso de que) ${cond}`,
      example: 'El torno se abre solo si el abono está vigente.',
      derive: twoSides,
      cases: [onlyIf],
    },
    {
      said: `<rest=(?:El|La|Los|Las|Un|Una) [^,;]{2,60}?> (?<verb>(?:solo|sólo|únicamente)) (?<rest2>[^,;]{3,60}?) (?:si|cuando|mientras|una vez que|en caso de que) ${cond}`,
      example: 'La luz solo se enciende cuando hay una alarma activa.',
      derive: (slots) => {
        const rest = `${slots.words.get('rest') ?? ''} ${slots.words.get('rest2') ?? ''}`
        const not = negated(indicative(rest, 'es'))
        const cond = clean(slots, 'clause2')
        return not === undefined || /\d/u.test(cond) ? undefined : { cond, outcome: rest, not }
      },
      cases: [onlyIf],
    },
    {
      said: `<rest=(?:El|La|Los|Las|Un|Una|Se|Cada) [^;]{4,140}?>,? (?:al|tras|después de|cuando|en cuanto|cada vez que|una vez que) ${cond}`,
      example: 'El saldo de vacaciones se actualiza al aprobar la solicitud.',
      derive: (slots) =>
        slots.words.get('rest')?.match(/(?:^| )(?:solo|sólo|puede|pueden|no) /u) ? undefined : caused(slots),
      cases: [behind],
    },
  ],
}

/** What nobody may do at all. */
export const bans: PatternGroup = {
  cue: 'no se |antes de|no se permite|no está permitid|no es posible|no se puede|prohibid',
  patterns: [
    {
      said: `No se (?:aceptan|admiten|permiten) <things=[\\p{L}][^,;:()]{2,40}?> con (?<what>(?:una )?fecha[^,;:()]{0,40}?) anterior a (?:hoy|la (?:fecha )?actual|la de hoy)`,
      example: 'No se admiten citas con fecha anterior a hoy.',
      cases: [
        {
          title: ['{things}: con la fecha de ayer no, con la de hoy sí', 'La fecha de ayer no se admite, la de hoy sí'],
          type: 'Boundary',
          technique: 'Boundary value analysis',
          given: ['Hoy es {today}. Todo lo demás está bien relleno ({things}).'],
          steps: [
            'Guardar con {what} de ayer | {yesterday} | {beyond}',
            'Guardar con {what} de hoy | {today} | Se guarda.',
          ],
        },
      ],
    },
    {
      said: `Antes de <clause=\\p{L}{1,18}(?:ar|er|ir|ír)(?: [^,;:()]{2,70}?)?>,? (?:se (?:pide|muestra|solicita) (?:una )?confirmación|(?:el sistema|la aplicación|la app) (?:pide|solicita) confirmación|hay que confirmar(?:lo)?)`,
      example: 'Antes de borrar un álbum, se pide confirmación.',
      derive: ({ words }) => ({ result: resultOf(own(words.get('clause') ?? '')) }),
      cases: [
        {
          title: ['{clause:own}: solo tras confirmar', 'Sin confirmar no cambia nada'],
          technique: 'Decision table',
          steps: [
            '{clause:own} | | Se pide una confirmación.',
            'Rechazar la confirmación | | No cambia nada, tampoco tras recargar.',
            '{clause:own} otra vez | | Se pide una confirmación.',
            'Dar la confirmación | | {result}.',
          ],
        },
      ],
    },
    {
      said: `(?:No se permite|No está permitido|No es posible|Está prohibido|No se ${can}) <clause=\\p{L}{1,18}(?:ar|er|ir|ír)(?:se)?(?: [^;:()]{2,90}?)?>`,
      example: 'No se permite compartir un álbum privado.',
      derive: ({ words }) =>
        / (?:si|sin|hasta|antes|después|tras|mientras|cuando|más de|menos de|salvo|excepto) |\d/iu.test(
          `${words.get('clause') ?? ''} `,
        )
          ? undefined
          : {},
      cases: [
        {
          title: ['No se puede {clause:own}', 'La acción no se admite'],
          type: 'Negative',
          steps: [
            'Intentar {clause:own} | | No se ofrece o se rechaza.',
            'Recargar la página | | No ha cambiado nada.',
          ],
        },
      ],
    },
  ],
}

/** User stories and plain statements: the last resort. */
export const statements: PatternGroup = {
  cue: '^(?:como|el|la|los|las|un|una|cada) ',
  patterns: [
    {
      said: '<clause1=(?:El|La|Los|Las|Un|Una|Cada) [^,;:()]{8,120}?>',
      example: 'El responsable aprueba la solicitud.',
      derive: does,
      cases: [asRole],
    },
  ],
}

import { indicative } from '../../understand/romance/moods.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { doing, negated, sentMessage, subjectOf, tryOut } from './clauses.ts'
import { shows, where } from './words.ts'

const when = '(?:Si|Cuando|En cuanto|Cada vez que|Siempre que|En caso de que|Una vez que|Después de que|Desde que)'
const cond = '<clause1=[^,;:()]{4,110}?>'
const twoCases = ['Caso A: {cond}.', 'Caso B: igual que A, salvo que eso no se cumple.']

/** Results that are still there after a reload. */
const lasting =
  /(?:^|\s)(?:queda|quedan|pasa|pasan|figura|figuran|desaparece|desaparecen|se (?:crea|crean|guarda|guardan|elimina|eliminan|borra|borran|añade|añaden|asigna|actualiza|actualizan|descuenta|suma|resta|libera|liberan|marca|registra|registran|archiva|archivan|oculta|ocultan|reduce|incrementa|duplica|mueve|vacía|cierra|cancela|anula|bloquea|publica|restaura))(?:\s|$)/iu

/** A status of an interface and a result within a time are for the readers that know them. */
function asksForMore({ words, facts }: Slots): boolean {
  const rest = words.get('rest') ?? ''
  // Not seen right after the action.
  if (/(?<!\p{L})(?:hasta el (?:final|fin|día)|no vuelve|nunca más|a nadie)(?!\p{L})/iu.test(rest)) return true
  if (/\d+ (?:segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?)/iu.test(rest)) return true
  return facts.request !== undefined && /(?<!\d)[2-5]\d\d(?!\d)|HTTP/u.test(rest)
}

/** What to do when the clause tells an action, or the case to prepare. */
function told(slots: Slots): Record<string, string> | undefined {
  const clause = indicative((slots.words.get('clause1') ?? '').replace(/^que /iu, ''), 'es')
  const found = doing(clause)
  if (found === undefined || asksForMore(slots)) return undefined
  const rest = indicative(slots.words.get('rest') ?? '', 'es')
  return {
    act: found.actor === undefined ? found.act : `como ${found.actor}, ${found.act}`,
    plainAct: found.act,
    outcome: lasting.test(rest) ? `${rest}; se ve también tras recargar` : rest,
  }
}
function prepared(slots: Slots): Record<string, string> | undefined {
  const cond = indicative((slots.words.get('clause1') ?? '').replace(/^que /iu, ''), 'es')
  const thing = subjectOf(cond)
  const rest = slots.words.get('rest')
  const not =
    rest === undefined
      ? 'No ocurre lo mismo'
      : (negated(indicative(rest, 'es')) ?? 'No ocurre lo mismo que en el caso A')
  // "Si ya existe" and "va de Nueva a Devuelta" go on from the sentence before.
  const goesOn =
    thing === undefined &&
    !/^(?:no |ya )*(?:hay|se|falta|faltan|falla|fallan|queda|quedan|todos|todas|ning[uú]n|ninguna|alg[uú]n|alguna|otro|otra|su|sus) /iu.test(
      `${cond} `,
    )
  // "Si no se cumple": what, the sentence before says.
  const isBare = /^(?:(?:no|ya|se|lo|la|los|las) )*\p{L}+$/iu.test(cond)
  const lacksSubject = /^(?:va|pasa|queda|vuelve|sigue|lleva|dura) /iu.test(rest ?? '')
  if (goesOn || isBare || lacksSubject || asksForMore(slots)) return undefined
  return { cond, open: thing === undefined ? 'hacer la prueba con el' : tryOut(thing), not }
}
const result = '<rest=[^;]{4,160}?>'

function withMail(slots: Slots): Record<string, string> | undefined {
  const found = told(slots)
  const rest = slots.words.get('rest') ?? ''
  const mail = sentMessage(rest)
  return found === undefined || mail === undefined
    ? undefined
    : { ...found, box: mail.box, mail: mail.what, to: mail.to === '' ? 'quien lo espera' : mail.to }
}

const actMessage: CasePattern = {
  title: ['{plainAct}: {message}', '{message}'],
  type: 'Negative',
  steps: ['{act} | | Aparece {message}.'],
}
const stateMessage: CasePattern = {
  title: ['Si {cond}: {message}', '{message}'],
  type: 'Negative',
  technique: 'Decision table',
  given: twoCases,
  steps: ['{open} caso A | Caso A | Aparece {message}.', '{open} caso B | Caso B | No aparece {message}.'],
}
const actMail: CasePattern = {
  title: ['{plainAct}: {mail}', 'El mensaje llega tras la acción'],
  given: ['No hay mensajes sin leer: {to}.'],
  steps: ['{act} | | {outcome}.', 'Abrir {box} de {to} | | Ha llegado exactamente {mail}.'],
}
const actResult: CasePattern = {
  title: ['{rest:ind}', '{plainAct}', 'La acción tiene el efecto previsto'],
  steps: ['{act} | | {outcome}.'],
}
const stateResult: CasePattern = {
  title: ['Si {cond}: {rest:ind}', '{rest:ind}', 'Efecto solo con la condición'],
  technique: 'Decision table',
  given: twoCases,
  steps: ['{open} caso A | Caso A | {rest:ind}.', '{open} caso B | Caso B | {not}.'],
}
/** "Si X, Y": what fits nothing better. */
export const plainConditions: PatternGroup = {
  cue: '^(?:si|cuando|en cuanto|cada vez|siempre|en caso|una vez|después|desde|al|a la|tras) ',
  patterns: [
    {
      said: `${when} ${cond},? ${shows} <message>${where}`,
      example: 'Si se intenta borrar una tarifa en uso, se muestra «La tarifa está en uso».',
      derive: told,
      cases: [actMessage],
    },
    {
      said: `${when} ${cond},? ${shows} <message>${where}()`,
      example: 'Si la tarjeta está caducada, aparece «Renueva tu tarjeta».',
      derive: prepared,
      cases: [stateMessage],
    },
    {
      said: `Al <clause1=\\p{L}+(?:ar|er|ir|ír)(?:se|l[oae]s?)?(?: [^,;:()]{2,90}?)?>,? ${shows} <message>${where}`,
      example: 'Al guardar una ficha, aparece «Cambios guardados».',
      derive: told,
      cases: [{ ...actMessage, type: 'Positive' }],
    },
    {
      said: `(?:${when}|Tras|Después de|Al) ${cond}, ${result}`,
      example: 'Cuando el cliente confirma la compra, se envía un correo al almacén.',
      derive: withMail,
      cases: [actMail],
    },
    {
      said: `Al <clause1=\\p{L}+(?:ar|er|ir|ír)(?:se|l[oae]s?)?(?: (?:«[^»]{1,60}»|[^,;:()]{2,90}?))?>, ${result}`,
      example: 'Al confirmar la recogida, la caja queda marcada como entregada.',
      derive: told,
      cases: [actResult],
    },
    {
      said: `Al <clause1=(?:pulsar|tocar|hacer clic en|seleccionar|elegir|marcar|presionar|clicar en) (?:el botón |la opción |el icono |en )?(?:«[^»]{1,60}»|"[^"]{1,60}"|“[^”]{1,60}”)> ${result}`,
      example: 'Al pulsar «Duplicar» se crea una copia del presupuesto con el estado «Borrador».',
      derive: told,
      cases: [actResult],
    },
    {
      said: `Al <clause1=\\p{L}+(?:ar|er|ir|ír)(?:se)?(?: [^,;:()]{2,60}?)?>(?: también| además)? <rest=(?:se|el|la|los|las) [^;]{4,160}?>`,
      example: 'Al archivar un proyecto se ocultan sus tareas.',
      derive: told,
      cases: [actResult],
    },
    {
      said: `${when} ${cond}, ${result}`,
      example: 'Cuando el paciente anula la cita, la franja queda libre de nuevo.',
      derive: told,
      cases: [actResult],
    },
    {
      said: `${when} ${cond}, ${result}()`,
      example: 'Si la póliza está vencida, el parte queda pendiente de revisión.',
      derive: prepared,
      cases: [stateResult],
    },
  ],
}

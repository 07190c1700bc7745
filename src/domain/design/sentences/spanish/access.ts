import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { resultOf } from './results.ts'
import { spanishForm } from './spanish-forms.ts'
import { can, only } from './words.ts'

const people =
  '<who=(?:(?:el|la|los|las|un|una|cada|quien(?:es)?|l[oa]s usuari[oa]s) )?(?:con )?[\\p{L}«»][^,;:()]{2,60}?>'
const act = '<clause=\\p{L}{1,18}(?:ar|er|ir|ír)(?:se)?(?: [^;:()]{2,90}?)?>'
const others = '<who2=(?:el|la|los|las|un|una|cada)? ?[\\p{L}«»][^,;:()]{2,60}?>'

/** The role without its article, and the sentence's action without possessives. */
function roles({ words }: Slots): Record<string, string> | undefined {
  const who = words.get('who') ?? ''
  const other = words.get('who2')
  const clause = words.get('clause') ?? ''
  if (/^(?:se|no|es) /iu.test(clause)) return undefined
  return {
    role: roleName(who),
    ...(other === undefined ? {} : { other: roleName(other) }),
    do: spanishForm(clause, 'own') ?? clause,
    result: resultOf(spanishForm(clause, 'own') ?? clause),
  }
}

const roleName = (who: string): string =>
  (/^quien/iu.test(who) ? who : (spanishForm(who, 'role') ?? who)).replace(
    /^(?:usuari[oa]s?|persona) (?=con )/iu,
    'usuario ',
  )

/** What is not banned as such: too much, too late, twice, without something else. */
const bounded =
  / (?:más|menos|mism[oa]s?|veces|vez|sin|hasta (?:que|el|la)|antes|después|tras|si|cuando|mientras|mayor(?:es)?|menor(?:es)?) |\d/iu

const allowed: CasePattern = {
  title: [
    '{role}: puede {do}; sin ese rol, no',
    '{role}: puede; sin ese rol, no',
    'Solo el rol indicado puede hacerlo',
  ],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Dos cuentas preparadas: A ({role}) y B (otro rol).'],
  steps: [
    'Con la cuenta B, intentar {do} | Cuenta B | No se ofrece o se rechaza; no cambia nada.',
    'Con la cuenta B, abrir la dirección directa de esa acción | Cuenta B | Se deniega el acceso; no cambia nada.',
    'Con la cuenta A, {do} | Cuenta A | {result}.',
  ],
}
const mayDo: CasePattern = {
  title: ['{role}: puede {do}', '{role}: se admite la acción', 'La acción se admite con ese rol'],
  given: ['Se ha iniciado sesión con una cuenta así: {role}.'],
  steps: ['{do} | | {result}.'],
}
const mayNot: CasePattern = {
  title: ['{role}: no puede {do}', '{role}: la acción se rechaza', 'La acción se rechaza con ese rol'],
  type: 'Negative',
  given: ['Se ha iniciado sesión con una cuenta así: {role}.'],
  steps: [
    'Intentar {do} | | No se ofrece o se rechaza; no cambia nada.',
    'Abrir la dirección directa de esa acción | | Se deniega el acceso; no cambia nada.',
  ],
}
const mayBut: CasePattern = {
  title: ['{role}: puede {do}, pero no {not}', '{role}: una acción sí, la otra no', 'Una acción se admite, la otra no'],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Se ha iniciado sesión con una cuenta así: {role}.'],
  steps: [
    '{do} | | {result}.',
    'Intentar {not} | | No se ofrece o se rechaza; no cambia nada.',
    'Abrir la dirección directa de la acción no permitida | | Se deniega el acceso; no cambia nada.',
  ],
}

const see =
  '(?:ve|ven|puede ver|pueden ver|puede consultar|pueden consultar|consulta|consultan|tiene acceso a|tienen acceso a|accede a|acceden a|visualiza|visualizan)'
const ownThings =
  '<things=(?:a )?(?:sus (?:propi[oa]s )?[\\p{L}][^,;:()]{2,50}?|(?:el|la|los|las) [^,;:()]{2,40}? (?:de|a) (?:su|sus) [^,;:()]{2,40}?|(?:el|la|los|las) [^,;:()]{2,40}? (?:que (?:tiene|tienen) asignad[oa]s|asignad[oa]s|propi[oa]s|que (?:ha|han) creado)(?: a (?:él|ella|ellos))?)>'
const personal: CasePattern = {
  title: ['{role}: ve lo propio y nada de lo ajeno', 'Lo propio se ve; lo ajeno, no'],
  type: 'Negative',
  technique: 'Decision table',
  given: ['Dos cuentas preparadas, A y B ({role}), cada una con datos propios y distintos ({shown}).'],
  steps: [
    'Con la cuenta A, abrir {shown} | Cuenta A | Figuran los datos de A y ninguno de B.',
    'Con la cuenta A, abrir la dirección directa de un dato de B | Cuenta A | Se deniega el acceso; no se ve nada de B.',
  ],
}
function own(slots: Slots): Record<string, string> | undefined {
  const things = (slots.words.get('things') ?? '').replace(/^a /iu, '')
  return { role: roleName(slots.words.get('who') ?? ''), shown: things }
}

/** Who may do and see what. */
export const access: PatternGroup = {
  cue: 'puede|pueden|podrá|muestra|aparece|visible|solo|sólo|únicamente|ve|ven|accede|acceso',
  patterns: [
    {
      said: `(?:El|La|Los|Las|Cada|Un|Una) ${people.replace('(?:(?:el|la|los|las|un|una|cada|quien(?:es)?|l[oa]s usuari[oa]s) )?', '')} (?:${only} ${see}|${see} ${only}) ${ownThings}`,
      example: 'Los profesores solo ven a los alumnos de sus grupos.',
      derive: own,
      cases: [personal],
    },
    {
      said: `${only} ${people} (?:y|o|e|u) ${others} ${can} ${act}`,
      example: 'Solo administradores y coordinadores pueden borrar un proyecto.',
      derive: roles,
      cases: [
        {
          ...allowed,
          title: ['{role} y {other}: pueden {do}; los demás, no', '{role} y {other}: sí; los demás, no'],
          given: ['Tres cuentas preparadas: A ({role}), B ({other}) y C (otro rol).'],
          steps: [
            'Con la cuenta C, intentar {do} | Cuenta C | No se ofrece o se rechaza; no cambia nada.',
            'Con la cuenta C, abrir la dirección directa de esa acción | Cuenta C | Se deniega el acceso; no cambia nada.',
            'Con la cuenta A, {do} | Cuenta A | {result}.',
            'Con la cuenta B, {do} en otro caso igual | Cuenta B | {result}.',
          ],
        },
      ],
    },
    {
      said: `${only} ${people} ${can} ${act}`,
      example: 'Solo los administradores pueden eliminar usuarios.',
      derive: roles,
      cases: [allowed],
    },
    {
      said: `${people} ${can} ${act},? pero no (?:${can} )?<clause2=\\p{L}+(?:ar|er|ir|ír)(?:l[oa]s?)?(?: [^;:()]{2,80}?)?>`,
      example: 'El recepcionista puede consultar las facturas, pero no anularlas.',
      derive: (slots) => {
        const found = roles(slots)
        const clause = slots.words.get('clause') ?? ''
        const not = (slots.words.get('clause2') ?? '').replace(
          /^(?<verb>\p{L}+r)l[oa]s?$/u,
          (_, verb: string) => `${verb} ${clause.replace(/^\S+ /u, '')}`,
        )
        return found === undefined ? undefined : { ...found, not: spanishForm(not, 'own') ?? not }
      },
      cases: [mayBut],
    },
    {
      said: `<who=(?:El|La|Los|Las) [\\p{L}«»][^,;:()]{2,60}?> (?:es|son) (?:el |la |los |las )?(?:únic[oa]s?|sol[oa]s?) que ${can} ${act}`,
      example: 'El encargado es el único que puede abrir la caja.',
      derive: (slots) => (/ y (?:el|la|los|las) /u.test(slots.words.get('who') ?? '') ? undefined : roles(slots)),
      cases: [allowed],
    },
    {
      said: `<thing=(?:El|La|Un|Una) [^,;:()]{2,60}?> (?:ya )?no (?:se ${can} <verb=\\p{L}{2,16}(?:ar|er|ir|ír)>|${can} <verb2=\\p{L}{2,16}(?:ar|er|ir|ír)se>),? (?:salvo|excepto|a no ser que sea|más que) por (?:el |la |los |las |un |una )?<who=[^,;:()]{2,50}?>`,
      example: 'Una factura emitida no puede modificarse, salvo por el contable.',
      derive: (slots) => {
        const verb = slots.words.get('verb') ?? (slots.words.get('verb2') ?? '').replace(/se$/u, '')
        const thing = slots.words.get('thing') ?? ''
        return roles({
          ...slots,
          words: new Map([...slots.words, ['clause', `${verb} ${spanishForm(thing, 'one') ?? thing}`]]),
        })
      },
      cases: [allowed],
    },
    {
      said: `<things=(?:El|La|Los|Las) [^,;:()]{2,60}?> no (?:se muestran?|aparecen?|(?:es|son) visibles?|se ven?) (?:a|para) <who=(?:los|las|el|la|un|una|quien) [^,;:()]{2,50}?>`,
      example: 'El botón «Exportar» no se muestra a los lectores.',
      derive: (slots) => ({ role: roleName(slots.words.get('who') ?? '') }),
      cases: [
        {
          title: ['{things:cap}: {role} no lo ve', 'Con ese rol no se ve'],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Dos cuentas preparadas: A ({role}) y B (otro rol).'],
          steps: [
            'Con la cuenta B, abrir la vista con {things:the} | Cuenta B | Se ve lo siguiente: {things:the}.',
            'Con la cuenta A, abrir la misma vista | Cuenta A | No se ve nada de esto: {things:the}.',
          ],
        },
      ],
    },
    {
      said: `${people} no ${can} <clause=\\p{L}{1,18}(?:ar|er|ir|ír)(?:se)?(?: [^,;:()]{2,80}?)?>`,
      example: 'El conductor no puede modificar la ruta asignada.',
      // Only a ban on the whole action closes its address as well.
      derive: (slots) => (bounded.test(`${slots.words.get('clause') ?? ''} `) ? undefined : roles(slots)),
      cases: [mayNot],
    },
    {
      said: `${people} no (?:ve|ven) <clause=(?:el|la|los|las) [^,;:()]{2,70}?>`,
      example: 'Los invitados no ven los precios de coste.',
      derive: (slots) => {
        const who = slots.words.get('who') ?? ''
        return /\d/u.test(who) || / hasta (?:que|el|la) /u.test(slots.words.get('clause') ?? '')
          ? undefined
          : { role: roleName(who) }
      },
      cases: [
        {
          title: ['{role}: no ve {clause}', 'Con ese rol no se ve'],
          type: 'Negative',
          given: ['Dos cuentas preparadas: A ({role}) y B (con acceso completo).'],
          steps: [
            'Con la cuenta B, abrir la vista con {clause} | Cuenta B | Figura lo siguiente: {clause}.',
            'Con la cuenta A, abrir la misma vista | Cuenta A | No figura nada de esto: {clause}.',
          ],
        },
      ],
    },
  ],
}

/** "El tutor puede justificar faltas.": among the last, since many other sentences begin like it. */
export const plainRights: PatternGroup = {
  cue: 'puede|pueden|podrá',
  patterns: [
    {
      said: `<thing=(?:El|La|Los|Las|Un|Una|Cada) [^,;:()]{2,50}?> se ${can} <verb=\\p{L}{2,16}(?:ar|er|ir|ír)>(?<more> (?:en|en caso de|desde|con|por|manualmente|en línea)(?: [^,;:()\\d]{2,40})?)?`,
      example: 'La tarjeta se puede bloquear en caso de pérdida.',
      derive: (slots) => {
        const { thing = '', verb = '' } = Object.fromEntries(slots.words)
        const act = `${verb} ${spanishForm(thing, 'sole') ?? thing}`
        return { do: act, result: resultOf(act) }
      },
      cases: [{ title: ['{do}: se admite', 'La acción se admite'], steps: ['{do} | | {result}.'] }],
    },
    {
      said: `<who=(?:El|La|Los|Las|Un|Una|Cada|Cualquier) [\\p{L}«»][^,;:()]{2,60}?> (?:también )?${can} (?!ser |estar |tener |haber )<clause=\\p{L}{1,18}(?:ar|er|ir|ír)(?:se)?(?: [^,;:()]{2,90}?)?>`,
      example: 'El responsable puede aprobar solicitudes de su equipo.',
      derive: (slots) => {
        const clause = (slots.words.get('clause') ?? '').replace(/ en cualquier momento$/u, '')
        return / (?:si|siempre|mientras|cuando|salvo|hasta|máximo|más de|al menos|como mínimo|durante|cada|solo|únicamente|entre|antes|después|tras|excepto|una vez|vez|veces) |\d/iu.test(
          `${clause} `,
        )
          ? undefined
          : roles({ ...slots, words: new Map([...slots.words, ['clause', clause]]) })
      },
      cases: [mayDo],
    },
  ],
}

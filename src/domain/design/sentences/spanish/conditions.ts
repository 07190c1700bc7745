import { indicative } from '../../understand/romance/moods.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { doing, subjectOf } from './clauses.ts'
import { spanishForm } from './spanish-forms.ts'
import { can, only } from './words.ts'

const cond = '<clause1=[^,;:()]{4,110}?>'
const ctl =
  '<control=(?:(?:el|la) (?:botón|opción|enlace|campo|pestaña|casilla|icono|menú|sección|acción|lista|selector|panel|apartado|bloque|columna|etiqueta|desplegable|filtro)(?: (?:de|del|para) [^,;:()«»]{2,40})?(?: «[^»]{1,60}»| "[^"]{1,60}"| “[^”]{1,60}”)?|«[^»]{1,60}»|"[^"]{1,60}"|“[^”]{1,60}”)>'
const off =
  '(?:(?:está|aparece|queda|permanece|se muestra|estará|sigue|aparecerá)n? (?:desactivad[oa]s?|deshabilitad[oa]s?|inactiv[oa]s?|en gris|bloquead[oa]s?|atenuad[oa]s?)|se (?:desactiva|deshabilita|bloquea)n?|no (?:está (?:activ[oa]|habilitad[oa]|activad[oa])|se puede (?:pulsar|usar|seleccionar|editar)|es (?:clicable|editable|pulsable)))'
const on =
  '(?:(?:está|aparece|queda|estará)n? (?:activ[oa]s?|activad[oa]s?|habilitad[oa]s?|disponibles?)|se (?:activa|habilita|desbloquea)n?)'
const hidden =
  '(?:(?:está|queda|permanece)n? ocult[oa]s?|se (?:oculta|esconde)n?|no (?:se (?:muestra|ve|ofrece)n?|aparece|es visible|está disponible|está visible|figura)|desaparece)'
const shown =
  '(?:(?:es|está|queda) visible|se (?:muestra|ve|ofrece|visualiza)n?|aparece|aparecerá|se mostrará|está disponible)'

const twoCases = ['Caso A: {cond}.', 'Caso B: igual que A, salvo que eso no se cumple.']
const look = (a: string, b: string, titles: string[]): CasePattern => ({
  title: titles,
  technique: 'Decision table',
  given: twoCases,
  steps: [
    `Abrir en el caso A la vista de {control} | Caso A | ${a}`,
    `Abrir en el caso B la misma vista | Caso B | ${b}`,
  ],
})
const condition = ({ words }: Slots): Record<string, string> => ({
  cond: indicative((words.get('clause1') ?? '').replace(/^(?:que) /iu, ''), 'es'),
})
const greyed = (a: boolean): CasePattern =>
  look(
    a ? '{control:cap} no se puede usar: está en gris.' : '{control:cap} se puede usar.',
    a ? '{control:cap} se puede usar.' : '{control:cap} no se puede usar: está en gris.',
    a
      ? [
          '{control}: desactivad{control:a} si {cond}',
          '{control}: solo se puede usar sin esa condición',
          'El control se desactiva con la condición',
        ]
      : [
          '{control}: activ{control:a} si {cond}',
          '{control}: solo se puede usar con esa condición',
          'El control se activa con la condición',
        ],
  )
const seen = (a: boolean): CasePattern =>
  look(
    a ? 'Se ve {control}.' : 'No se ve {control}.',
    a ? 'No se ve {control}.' : 'Se ve {control}.',
    a
      ? [
          '{control}: se ve si {cond}',
          '{control}: se ve solo con esa condición',
          'El control se ve solo con la condición',
        ]
      : [
          '{control}: no se ve si {cond}',
          '{control}: no se ve con esa condición',
          'El control no se ve con la condición',
        ],
  )

/** Controls that depend on a condition, four ways: off, on, hidden, visible. */
function controlled(state: string, made: CasePattern, [before, behind]: [string, string]): SentencePattern[] {
  return [
    {
      said: `(?:Si|Cuando|Mientras|En caso de que|Una vez que|En cuanto) ${cond},? ${ctl} ${state}`,
      example: before,
      derive: condition,
      cases: [made],
    },
    {
      said: `${ctl} (?:${only} )?${state} (?:${only} )?(?:si|cuando|mientras|en caso de que|una vez que|en cuanto|siempre que) ${cond.replace('[^,;:()]', '[^;:()]')}`,
      example: behind,
      derive: condition,
      cases: [made],
    },
  ]
}

const until: SentencePattern = {
  said: `${ctl} (?:(?:está|permanece|aparece|queda|sigue)n? (?:desactivad[oa]s?|deshabilitad[oa]s?|inactiv[oa]s?|en gris|bloquead[oa]s?)|no (?:se activa|se habilita|está activ[oa]|está disponible)) (?:hasta que|mientras no) <clause2=[^;:()]{4,110}?>`,
  example: 'El botón «Enviar» permanece desactivado hasta que se acepta la política de privacidad.',
  derive: ({ words }) => {
    const clause = indicative(words.get('clause2') ?? '', 'es')
    const found = doing(clause)
    return found === undefined ? { step: `hacer que se cumpla esto: ${clause}` } : { step: found.act }
  },
  cases: [
    {
      title: [
        '{control}: en gris hasta que {clause2:ind}',
        '{control}: en gris hasta cumplir la condición',
        'En gris hasta cumplir la condición',
      ],
      technique: 'Decision table',
      steps: [
        'Abrir la vista de {control} | Nada cumplido todavía | {control:cap} no se puede usar: está en gris.',
        '{step} | | {control:cap} se puede usar.',
      ],
    },
  ],
}

const chosen =
  '(?:se (?:elige|selecciona|marca|escoge|indica|activa)|(?:el|la) [^,;:()«»]{2,30} (?:elige|selecciona|marca|escoge|indica|activa))'
const option =
  '<option=(?:«[^»]{1,60}»|"[^"]{1,60}"|“[^”]{1,60}”|(?:(?:la|el) (?:opción|casilla|tipo|valor|método|modalidad|forma de pago|motivo)(?: (?:de|del) [^,;:()«»]{2,30})? )?(?:«[^»]{1,60}»|[\\p{L}][\\p{L} ]{1,40}?))>'
const dependent: SentencePattern[] = [
  {
    said: `(?:Si|Cuando|Al) (?:${chosen}|elegir|seleccionar|marcar|activar) ${option},? (?:aparece|se muestra|se habilita|se despliega|se pide|se solicita|hay que rellenar|se ofrece)(?: también| además)? <thing=(?:el|la|los|las|un|una) [^,;:()]{2,60}?>(?:,? (?:que es|y es|de forma|con carácter) obligatori[oa])?`,
    example: 'Si se elige «Otro», aparece el campo «Descríbelo».',
    cases: [
      {
        title: [
          'Con {option} aparece {thing}; con otro valor, no',
          'Aparece solo con {option}',
          'Aparece solo con esa opción',
        ],
        technique: 'Decision table',
        given: ['Todavía no se ha elegido nada.'],
        steps: [
          'Elegir {option} | {option} | Aparece {thing}.',
          'Cambiar a otro valor | Cualquier otro | Ya no aparece {thing}.',
        ],
      },
    ],
  },
  {
    said: `(?:Si|Cuando) ${chosen} ${option},? <field=(?:el|la|los|las) [^,;:()]{2,60}?> (?:es|son|pasa a ser|pasan a ser|se convierte en|será)(?: un campo)? obligatori[oa]s?`,
    example: 'Si se selecciona «Empresa», el CIF es obligatorio.',
    cases: [
      {
        title: [
          'Con {option}, sin {field} no se guarda',
          'Obligatorio solo con {option}',
          'Obligatorio solo con esa opción',
        ],
        type: 'Negative',
        technique: 'Decision table',
        given: ['Todo está bien relleno, salvo {field}, que está en blanco.'],
        steps: [
          'Guardar con {option} | {field:bare}: en blanco | {beyond}',
          'Guardar con otro valor en lugar de {option} | {field:bare}: en blanco | Se guarda.',
        ],
      },
    ],
  },
]

const cannot: CasePattern = {
  title: ['Si {cond}, no se puede {act}', 'Con esa condición no se puede {act}', 'Con esa condición se rechaza'],
  type: 'Negative',
  technique: 'Decision table',
  given: twoCases,
  steps: [
    'En el caso A, intentar {act} | Caso A | No se ofrece o se rechaza; no cambia nada.',
    'En el caso B, {act} | Caso B | Se admite.',
  ],
}

/** Controls and fields that depend on something. */
export const conditions: PatternGroup = {
  cue: 'si |cuando|mientras|hasta que|en cuanto|una vez|en caso|al |siempre que',
  patterns: [
    ...dependent,
    until,
    ...controlled(off, greyed(true), [
      'Si el carrito está vacío, el botón «Pagar» está desactivado.',
      'El botón «Imprimir» aparece deshabilitado si no hay etiquetas pendientes.',
    ]),
    ...controlled(on, greyed(false), [
      'Cuando todas las casillas están marcadas, el botón «Finalizar» se activa.',
      'El botón «Continuar» solo se activa cuando hay una plaza elegida.',
    ]),
    ...controlled(hidden, seen(false), [
      'Si el pedido está enviado, el botón «Cancelar» no se muestra.',
      'La pestaña «Costes» no aparece si el proyecto es interno.',
    ]),
    ...controlled(shown, seen(true), [
      'Si el saldo es negativo, la sección «Deudas» se muestra.',
      'El enlace «Reclamar» solo se muestra si el vuelo ha llegado con retraso.',
    ]),
    {
      said: `(?:Mientras|Si|Cuando|Una vez que) ${cond},? no se ${can} <act=\\p{L}+(?:ar|er|ir|ír)(?:l[oa]s?)?(?: [^,;:()]{2,60}?)?>`,
      example: 'Si el libro está reservado, no se puede renovar el préstamo.',
      derive: (slots) => {
        const thing = subjectOf(indicative(slots.words.get('clause1') ?? '', 'es'))
        const act = (slots.words.get('act') ?? '')
          .replace(/^(?<verb>\p{L}+r)l[oa]s?(?= |$)/u, `$<verb> ${thing ?? ''}`)
          .trim()
        return { ...condition(slots), act: act.includes(' ') || thing === undefined ? act : `${act} ${thing}` }
      },
      cases: [cannot],
    },
    {
      said: `No se ${can} <act=\\p{L}+(?:ar|er|ir|ír)(?: [^,;:()]{2,60}?)?> (?:si|mientras|cuando|una vez que) ${cond}`,
      example: 'No se puede borrar una categoría si tiene productos asociados.',
      derive: (slots) => {
        const { cond = '' } = condition(slots)
        const thing = (slots.words.get('act') ?? '').replace(/^\S+ /u, '')
        // "tiene productos asociados": the thing that is acted on has them.
        const lost = /^(?:tiene|tienen|está|están|es|son|ha|han|ya|no) /iu.test(cond) && thing.includes(' ')
        return { cond: lost ? `${spanishForm(thing, 'the') ?? thing} ${cond}` : cond }
      },
      cases: [cannot],
    },
  ],
}

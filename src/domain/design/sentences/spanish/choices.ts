import { indicative } from '../../understand/romance/moods.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { isFeminine, spanishForm } from './spanish-forms.ts'

const kept: CasePattern = {
  title: ['{thing}: sigue igual al volver', 'Lo elegido sigue igual al volver'],
  given: ['Sesión iniciada; se anota lo que hay al principio.'],
  steps: [
    'Cambiar {thing} | Un valor distinto del inicial | Se ve el valor nuevo.',
    '{leave} | | {left}.',
    '{enter} | | Sigue puesto el valor nuevo.',
  ],
}
const failing: CasePattern = {
  title: ['{thing} {fails}: {rest}', '{rest}', 'El fallo se trata como está previsto'],
  type: 'Negative',
  technique: 'Error guessing',
  given: ['Está preparado que {thing} {fails}.'],
  steps: ['Continuar hasta ese punto | | {rest:ind}.'],
}
const fee: CasePattern = {
  title: ['{condition}: de {money:40} se pasa a {with}', 'El importe cambia solo con la condición'],
  technique: 'Decision table',
  given: ['Precio normal: {money:40}.'],
  steps: [
    'Calcular el precio con esta condición: {condition} | {condition} | Se cobran {with}.',
    'Calcular el precio sin esa condición | Caso normal | Se cobran {money:40}.',
  ],
}
function priced(sign: 1 | -1) {
  return ({ words, values, facts }: Parameters<NonNullable<PatternGroup['patterns'][number]['derive']>>[0]) => {
    const share = values.get('percent')?.amount
    if (share === undefined) return undefined
    const amount = 40 + (sign * 40 * share) / 100
    const text = facts.money.format.decimal === ',' ? amount.toFixed(2).replace('.', ',') : amount.toFixed(2)
    return {
      with: `${facts.money.format.prefix}${text}${facts.money.format.suffix}`,
      condition: indicative(words.get('clause1') ?? '', 'es').replace(/^(?:si|cuando|en|los|las|por) /iu, (word) =>
        /^(?:si|cuando) /iu.test(word) ? '' : word.toLowerCase(),
      ),
    }
  }
}
const rebate = '(?:un descuento|una rebaja|una bonificación|una reducción)'
const applied = '(?:se (?:aplica|cobra|añade|suma|hace)|hay|tiene|tienen|lleva|llevan)'

const cap = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Several of a list may be chosen, one has to stay: "Canales: SMS, correo y push; siempre al menos uno activo". */
function atLeastOne({ words }: Slots): CasePattern[] | undefined {
  const items = (words.get('list') ?? '').split(/, | (?:y|e|o|u) /u)
  const first = words.get('option1')
  const start = first === undefined ? items[0] : items.find((item) => item.toLowerCase() === first.toLowerCase())
  const second = items.find((item) => item !== start)
  if (start === undefined || second === undefined) return undefined
  const thing = words.get('things') ?? ''
  const those = (spanishForm(thing, 'the') ?? thing).replace(/(?<= )\p{Lu}(?=\p{Ll})/u, (letter) =>
    letter.toLowerCase(),
  )
  const state = words.get('word') ?? 'activ'
  const [put, take] = /^(?:activ|habilit)/iu.test(state) ? ['Activar', 'Desactivar'] : ['Marcar', 'Desmarcar']
  const is = (item: string): string => `${state.toLowerCase()}${isFeminine(item) ? 'a' : 'o'}`
  const both = `${state.toLowerCase()}${isFeminine(start) && isFeminine(second) ? 'as' : 'os'}`
  const named = (item: string): string => `«${item.replace(/[«»]/gu, '')}»`
  const offered = `Se ofrecen exactamente ${items.slice(0, -1).join(', ')} y ${items.at(-1) ?? ''}`
  return [
    {
      title: [
        `${thing}: se añade ${second}; el último ${is('canal')} no se puede quitar`,
        `El último ${is('canal')} no se puede quitar`,
      ],
      technique: 'Decision table',
      given: [
        first === undefined
          ? `Cuenta de pruebas en la que solo está ${is(start)} ${named(start)}.`
          : 'Cuenta recién creada, sin ningún cambio en su configuración.',
      ],
      steps: [
        `Abrir ${those} | | ${offered}; solo está ${is(start)} ${named(start)}.`,
        `${put} ${named(second)} | ${cap(second)} | ${cap(start)} y ${second} están ${both}, también tras recargar.`,
        `${take} ${named(start)} | ${cap(start)} | Solo sigue ${is(second)} ${named(second)}.`,
        `Intentar ${take.toLowerCase()} también ${named(second)} | Ninguno ${is('canal')} | {beyond} Tras recargar sigue ${is(second)} ${named(second)}.`,
      ],
    },
  ]
}
const least = '(?:siempre |con )?(?:(?:debe|tiene que) haber )?(?:siempre )?(?:al menos|como mínimo|mínimo) un[oa]'

const length = (n: string, data: string, outcome: string): string =>
  `Enviar con {${n}} caracteres en {label} | ${data} | ${outcome}`
/** A field that only one option brings up, and how long its text may be. */
const fieldOfOption: CasePattern[] = [
  {
    title: ['{label}: {min-1:n} y {max+1:n} caracteres no, {min} y {max} sí', '{min} y {max} caracteres se admiten'],
    type: 'Boundary',
    given: [
      'Cuatro formularios iguales, rellenos con datos válidos y con {chosen} elegido; cada envío usa uno distinto.',
    ],
    steps: [
      length('min-1', '{min-1:text}', '{beyond}'),
      length('min', '{min:text}', 'El envío se admite y se guarda el texto completo.'),
      length('max', '{max:text}', 'El envío se admite y se guarda el texto completo.'),
      length('max+1', '{max+1:text}', '{beyond}'),
    ],
  },
  {
    title: ['{label} aparece con {chosen} y no con otra opción', 'El campo aparece solo con esa opción'],
    technique: 'Decision table',
    given: ['El formulario está recién abierto, con una opción distinta de {chosen} elegida.'],
    steps: [
      'Mirar los campos del formulario | | No hay ningún campo {label}.',
      'Elegir {chosen} | {chosen} | Aparece el campo {label}.',
      'Volver a elegir la opción anterior | Opción distinta de {chosen} | El campo {label} desaparece.',
    ],
    assume: ['Al dejar de elegir {chosen}, el campo {label} se oculta; el ticket no lo dice de forma expresa.'],
  },
]

/** Places in a list, labels, orders to choose, what is remembered, reasons, failures, surcharges. */
export const choices: PatternGroup = {
  cue: 'aparece|muestra|abre|al menos un|mínimo un|final|principio|primer|arriba|etiqueta|ordenar|mantiene|conserva|recuerda|motivo|justific|falla|responde|interrump|corta|cifras|dígitos|solo l|sólo l|recargo|suplemento|descuento|bonific|penaliz|incremento|pero no|por| y ',
  patterns: [
    {
      said: `(?:(?:Si|Cuando) (?:se (?:elige|selecciona|marca|escoge|indica)|el usuario (?:elige|selecciona|marca))|Al (?:elegir|seleccionar|marcar|escoger)) (?:la opción )?<option1=«[^«»]{2,40}»|\\p{Lu}[^,;:()«»]{1,40}>, (?:aparece|se muestra|se abre|se habilita) (?:el|un) (?:campo|cuadro|recuadro)(?: de texto)? <label>,? (?:con |que admite )?(?:de|entre) <min> (?:a|y) <max> caracteres`,
      example: 'Al seleccionar «Otros», se muestra el campo «Detalle», de 5 a 80 caracteres.',
      derive: ({ words }) => ({ chosen: `«${(words.get('option1') ?? '').replace(/[«»]/gu, '')}»` }),
      cases: fieldOfOption,
    },
    {
      said: `<thing=(?:El|La|Los|Las) [^,;:()]{3,60}?> se (?:mantienen?|conservan?|recuerdan?|guardan?) (?:al|tras|después de|aunque|entre) (?:volver a (?:entrar|iniciar sesión|abrir)|cerrar (?:la )?sesión|iniciar sesión de nuevo|salir|sesiones|reiniciar|recargar|cambiar de (?:página|dispositivo)|se cierre la (?:sesión|aplicación|página))[^,;:()]{0,40}`,
      example: 'La preferencia se mantiene al volver a entrar.',
      derive: ({ sentence = '' }) =>
        /reiniciar|se cierre la (?:aplicación|página)/u.test(sentence)
          ? {
              leave: 'Cerrar del todo la aplicación',
              left: 'La aplicación está cerrada',
              enter: 'Abrir de nuevo la aplicación',
            }
          : {
              leave: 'Cerrar la sesión',
              left: 'La sesión se cierra',
              enter: 'Iniciar sesión de nuevo con la misma cuenta',
            },
      cases: [kept],
    },
    {
      said: `(?:Si|Cuando) <thing=(?:el|la|los|las) [^,;:()]{3,50}?> (?<fails>fallan?|no responden?|se interrumpen?|se cortan?|no están? disponibles?|no funcionan?|devuelven? un error|no (?:se )?completan?|es rechazad[oa]|son rechazad[oa]s|es denegad[oa])(?: [^,;:()]{3,30})?, <rest=[^;]{4,160}?>`,
      example: 'Si el pago falla, las entradas vuelven a estar disponibles.',
      cases: [failing],
    },
    {
      said: `<clause1=(?:En|Por|Si|Cuando|Durante) [^,;:()]{3,70}?>,? (?:${applied} ${rebate} del?|se (?:descuenta|rebaja|bonifica|reduce) (?:el|un)) <percent>(?: (?:del|sobre|en) [^,;:()]{3,40})?`,
      example: 'Si se paga por adelantado, se aplica un descuento del 10 %.',
      derive: priced(-1),
      cases: [fee],
    },
    {
      said: `<things=\\p{Lu}[\\p{L} ]{3,40}>: <list=(?:[^,;:.()]{2,40}, ){0,6}[^,;:.()]{2,40} (?:y|e|o|u) [^,;:.()]{2,40}>(?:<stop>|, )${least} <word=activ|activad|seleccionad|marcad|elegid|habilitad>[oa](?:(?:<stop>|, )(?:por defecto|de forma predeterminada|al principio|inicialmente),? (?:solo )?<option1=[^,;:.()]{2,40}>)?`,
      example: 'Idiomas: castellano, gallego y euskera; al menos uno marcado. Por defecto, castellano.',
      cases: atLeastOne,
    },
  ],
}

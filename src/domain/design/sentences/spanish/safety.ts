import type { CasePattern, PatternGroup } from '../pattern.ts'
import { doing } from './clauses.ts'
import { resultOf } from './results.ts'
import { can, only, shows } from './words.ts'

const quoted = '(?:«[^»]{1,160}»|"[^"]{1,160}"|“[^”]{1,160}”)'
const asks =
  '(?:se (?:pide|solicita|pedirá|muestra|exige)(?: (?:siempre|al usuario|a la persona))?|aparece|hay que (?:dar|aceptar)|el sistema (?:pide|solicita|muestra)|se requiere)(?: (?:una|la|un|el))? ?(?:confirmación|diálogo|ventana|mensaje|aviso|pregunta|cuadro de diálogo|modal)(?: de confirmación)?(?: (?:al usuario|expresa|adicional|explícita|previa))?'
const act = '<clause1=\\p{L}{2,18}(?:ar|er|ir|ír)(?:se|l[oa]s?)?(?: [^,;:()«»]{2,70}?)?>'

const confirmed: CasePattern[] = [
  {
    title: ['{do}: solo tras confirmar', 'Sin confirmar no cambia nada; tras confirmar, sí'],
    type: 'Negative',
    technique: 'Decision table',
    steps: [
      '{do} sin dar todavía la confirmación | | {question}; todavía no cambia nada.',
      'Rechazar la confirmación | | Todo sigue como antes, también tras recargar.',
      '{do} por segunda vez | | {question}.',
      'Aceptar la confirmación | | {done}.',
    ],
  },
]
function asked({ words }: { words: ReadonlyMap<string, string> }): Record<string, string> | undefined {
  const clause = words.get('clause1') ?? ''
  const found = doing(clause)
  if (found === undefined) return undefined
  const message = words.get('message')
  return {
    do: found.act,
    question: message === undefined ? 'Se pide confirmación' : `Aparece ${message}`,
    done: resultOf(found.act),
  }
}

const twice: CasePattern = {
  title: ['Doble pulsación en {control}: un solo efecto', 'Dos pulsaciones seguidas, un solo efecto'],
  type: 'Negative',
  technique: 'Error guessing',
  steps: ['Pulsar {control} dos veces en menos de un segundo | Dos pulsaciones | {rest:ind}.'],
}

const race: CasePattern = {
  title: ['Dos a la vez: {outcomeTitle}', 'Dos personas a la vez: solo una lo consigue', 'Dos a la vez'],
  type: 'Negative',
  technique: 'Error guessing',
  given: ['Las personas A y B tienen abierta la misma vista, cada una en su navegador.'],
  steps: [
    'Como A, {do} | Persona A | Se admite.',
    'Como B, {do} sin haber recargado | Persona B | {second}.',
    'Recargar los dos navegadores | A y B | En ambos se ve lo que hizo A.',
  ],
}
const simultaneous = '(?:a la vez|al mismo tiempo|simultáneamente|en paralelo|de forma simultánea)'
const pair = '(?:dos|varios|varias) (?:[\\p{L}]+)(?: (?:distint[oa]s|diferentes))?'
function racing({ words }: { words: ReadonlyMap<string, string> }): Record<string, string> | undefined {
  const verb = words.get('verb') ?? ''
  const found = doing(`los usuarios ${verb} ${words.get('thing') ?? ''}`.trim())
  const message = words.get('message')
  if (found === undefined) return undefined
  return {
    do: found.act,
    second: message === undefined ? 'Se rechaza; no cambia nada' : `Aparece ${message}; no se guarda nada`,
    outcomeTitle: message ?? 'solo una persona lo consigue',
  }
}

const recorded: CasePattern = {
  title: [
    '{thing:the}: queda registrad{thing:o} con {rest}',
    'El registro muestra {rest}',
    'Queda registrado con sus datos',
  ],
  given: ['Sesión iniciada con una cuenta cuyo nombre se conoce: Ana Ruiz.'],
  steps: [
    'Provocar {thing:one}, apuntando la hora | {today}, 10:00 | El cambio se ve tras recargar.',
    'Abrir {log} | | Hay una sola entrada nueva, de Ana Ruiz y de la hora apuntada; contiene {rest}.',
  ],
}
function logged({ words }: { words: ReadonlyMap<string, string> }): Record<string, string> {
  return { log: words.get('place') ?? 'el registro de cambios' }
}

const masked: CasePattern = {
  title: ['{thing}: solo se leen los últimos caracteres', 'Enmascarado salvo los últimos caracteres'],
  given: ['Dato completo guardado: 4539 1488 0343 6467.'],
  steps: [
    'Abrir la vista con {thing:the} | 4539 1488 0343 6467 | Se lee {tail} y nada más del dato; el resto está enmascarado.',
  ],
}

const secret: CasePattern = {
  title: ['{place:cap}: no figura {secret}', 'Los datos indicados no figuran'],
  type: 'Negative',
  given: ['Se conocen los datos reales del caso de prueba ({secret}).'],
  steps: [
    'Abrir {place} del caso de prueba | | No se lee en ninguna parte: {secret}.',
    'Buscar esos datos reales en el texto completo | Datos reales del caso | No hay ninguna coincidencia.',
  ],
}

const anonymous: CasePattern = {
  title: ['Sin sesión iniciada se abre {page}', 'Sin sesión iniciada no se ve la página'],
  type: 'Negative',
  given: ['Se conoce la dirección de una página que pide sesión.'],
  steps: ['Abrir esa dirección sin sesión iniciada | | Se abre {page}; no se ve nada de la página pedida.'],
}

/** Dialogs, double clicks, several people at once, logs, secrets. */
export const safety: PatternGroup = {
  cue: 'antes de|al |confirmación|veces|a la vez|al mismo tiempo|simultáne|paralelo|registr|historial|queda|anota|enmascarad|ocult|figura|aparece|muestra|sesión|contien|incluye|menciona|pulsa|sale|abandona|cierra|redir|nunca|jamás',
  patterns: [
    {
      said: `Antes de ${act},? ${asks} <message>(?: (?:con (?:las opciones|los botones) )[^;]{3,60})?`,
      example:
        'Antes de eliminar el expediente se muestra el diálogo «¿Eliminar definitivamente?» con las opciones «Cancelar» y «Eliminar».',
      derive: asked,
      cases: confirmed,
    },
    {
      said: `Antes de ${act},? ${asks}(?: <message>)?`,
      example: 'Antes de borrar una parcela se pide confirmación.',
      derive: asked,
      cases: confirmed,
    },
    {
      said: `Al (?:intentar )?${act},? ${asks}(?: <message>)?`,
      example: 'Al cancelar un viaje se pide confirmación.',
      derive: asked,
      cases: confirmed,
    },
    {
      said: `Para ${act} (?:se (?:pide|solicita|exige|requiere)|hay que|es necesari[oa]|el sistema (?:pide|solicita))(?: dar| una| la)* confirm(?:ación|ar)(?: (?:previa|expresa))?`,
      example: 'Para anular un recibo se pide confirmación.',
      derive: asked,
      cases: confirmed,
    },
    {
      said: `<thing=(?:El|La) (?:eliminación|borrado|anulación|cancelación|envío|publicación|baja)(?: de(?:l)? [^,;:()]{3,40})?> (?:requiere|exige|pide|necesita) (?:una )?confirmación(?: (?:previa|expresa|explícita|del usuario))?`,
      example: 'La eliminación de un contacto requiere confirmación.',
      derive: ({ words }) => {
        const noun = (words.get('thing') ?? '').replace(/^(?:el|la) /iu, '')
        return {
          do: `iniciar la ${noun}`.replace(/la (?=borrado|envío)/u, 'el '),
          question: 'Se pide confirmación',
          done: 'La acción se realiza; tras recargar se ve el cambio',
        }
      },
      cases: confirmed,
    },
    {
      said: `(?:Aunque|Si) se (?:pulse|pulsa|haga clic|hace clic|toque|toca) (?:(?:dos|varias) veces(?: seguidas)? )(?:en |sobre )?(?:el botón )?<control=${quoted}>,? <rest>`,
      example: 'Si se pulsa dos veces «Pagar», solo se genera un cargo.',
      cases: [twice],
    },
    {
      said: `(?:Aunque|Si) se (?:pulse|pulsa|haga clic|hace clic|toque|toca) (?:en |sobre )?(?:el botón )?<control=${quoted}> (?:dos|varias|más de una) ve(?:z|ces)(?: seguidas)?,? <rest>`,
      example: 'Aunque se pulse «Enviar» varias veces, se crea una única solicitud.',
      cases: [twice],
    },
    {
      said: `(?:Si|Cuando) ${pair} <verb=[\\p{L}]{3,14}> (?:${simultaneous} )?<thing=(?:el|la|un|una|los|las) [^,;:()]{2,50}?>(?: ${simultaneous})?, (?:el segundo|la segunda|solo|quien|el último|la última|únicamente)[^«»";]{0,80}(?:${shows}|aviso|mensaje)? ?<message>`,
      example:
        'Si dos operarios editan la misma ficha a la vez, el segundo en guardar ve el aviso «La ficha ha cambiado».',
      derive: racing,
      cases: [race],
    },
    {
      said: `(?:Si|Cuando) ${pair} <verb=[\\p{L}]{3,14}> (?:${simultaneous} )?<thing=(?:el|la|un|una|los|las) [^,;:()]{2,50}?>(?: ${simultaneous})?, (?:${only} (?:un[oa]|se (?:admite|acepta|guarda)|(?:el|la) primer[oa]))[^«»";]{0,80}`,
      example: 'Si dos clientes reservan a la vez la última plaza, solo uno la consigue.',
      derive: racing,
      cases: [race],
    },
    {
      said: `<thing=(?:Cada|Todo|Toda|Cualquier|Los|Las|El|La) (?:cambio|modificación|acceso|movimiento|alta|baja|descarga|consulta|anulación|operación|acción|corrección|cambios|modificaciones|accesos|movimientos)(?: (?:de|en|a|del|sobre) [^,;:()]{2,50}?)?> (?:queda|quedan|se)(?: (?:registrad[oa]s?|registran?|guardan?|anotan?|anotad[oa]s?|reflejad[oa]s?|almacenan?))(?: (?:en <place=(?:el|la) [^,;:()]{3,40}?>))?(?:,? (?:con|indicando|junto con)(?: el| la)?) <rest=[^;:()]{3,120}?>`,
      example: 'Cada cambio de precio queda registrado con usuario, fecha y hora.',
      derive: logged,
      cases: [recorded],
    },
    {
      said: `<place=(?:El|La) (?:historial|registro|bitácora|auditoría)[^,;:()]{0,40}?> (?:muestra|indica|recoge|guarda|refleja)(?: para)? <thing=(?:cada|todos los|todas las|los|las|cualquier) [^,;:()]{3,40}?>,? (?:con|indicando)(?: el| la)? <rest=[^;:()]{3,120}?>`,
      example: 'El historial muestra cada modificación con autor, fecha y hora.',
      cases: [
        {
          title: ['{place}: cada entrada con {rest}', 'El historial muestra los datos indicados'],
          given: ['Sesión iniciada con una cuenta cuyo nombre se conoce: Ana Ruiz.'],
          steps: [
            'Provocar {thing:one}, apuntando la hora | {today}, 10:00 | El cambio se ve tras recargar.',
            'Abrir {place} | | Hay una sola entrada nueva, de Ana Ruiz y de la hora apuntada; contiene {rest}.',
          ],
        },
      ],
    },
    {
      said: `<thing=(?:El|La|Los|Las|Del|De la) [^,;:()]{3,50}?> (?:se (?:muestran?|ven?|presentan?)|aparecen?|está|están) (?:siempre )?(?:enmascarad[oa]s?|ocult[oa]s?|parcialmente ocult[oa]s?|cifrad[oa]s?|con asteriscos)?,? ?(?:salvo|excepto|menos|y solo se ven|dejando visibles|mostrando solo) (?:los|las) (?:últim[oa]s <n> (?:dígitos|cifras|caracteres|números)|<n2> últim[oa]s (?:dígitos|cifras|caracteres|números))`,
      example: 'El número de cuenta se muestra enmascarado, salvo los cuatro últimos dígitos.',
      derive: ({ values }) => {
        const long = (values.get('n') ?? values.get('n2'))?.amount ?? 0
        return long < 1 || long > 8 ? undefined : { tail: '4539148803436467'.slice(-long) }
      },
      cases: [masked],
    },
    {
      said: `(?:Solo|Únicamente|Sólo) se (?:muestran?|ven?) (?:los|las) (?:últim[oa]s <n> (?:dígitos|cifras|caracteres|números)|<n2> últim[oa]s (?:dígitos|cifras|caracteres|números)) (?:de(?:l)?) <thing=(?:la |el |l )?[^,;:()]{3,40}?>`,
      example: 'Solo se muestran los últimos 4 dígitos de la tarjeta.',
      derive: ({ values }) => {
        const long = (values.get('n') ?? values.get('n2'))?.amount ?? 0
        return long < 1 || long > 8 ? undefined : { tail: '4539148803436467'.slice(-long) }
      },
      cases: [masked],
    },
    {
      said: `En <place=(?:el|la|los|las) (?:correo|SMS|aviso|mensaje|notificación|correos|avisos|mensajes|informe|listado|exportación|página pública|factura|perfil público|justificante|recibo|albarán)[^,;:()]{0,40}?> no (?:figuran?|aparecen?|se (?:muestran?|incluyen?|indican?)|salen?|constan?)(?: ni)? <secret=[^;:()]{3,80}?>`,
      example: 'En el correo no figuran ni el DNI ni la dirección.',
      derive: ({ words }) => ({ secret: (words.get('secret') ?? '').replace(/ ni /giu, ', ') }),
      cases: [secret],
    },
    {
      said: `<place=(?:(?:El|La|Los|Las) (?:correo|SMS|aviso|mensaje|notificación|correos|avisos|mensajes|informe|listado|exportación|página pública|factura|perfil público|justificante|recibo|albarán|etiqueta)[^,;:()]{0,40}?(?= no )|(?:Ningún|Ninguna) [^,;:()]{3,40}?)>(?: no)? (?:muestran?|contienen?|incluyen?|mencionan?|indican?|revelan?)(?: ni)? <secret=(?:el|la|los|las|datos|ni|ningún|nombre)[^;:()]{3,80}?>`,
      example: 'El aviso no menciona el nombre del paciente ni el motivo de la consulta.',
      derive: ({ words }) => {
        const place = words.get('place') ?? ''
        return {
          place: place.replace(/^Ning[uú]na? /iu, (word) => (/a /u.test(word) ? 'la ' : 'el ')),
          secret: (words.get('secret') ?? '').replace(/^ni /iu, '').replace(/ ni /giu, ', '),
        }
      },
      cases: [secret],
    },
    {
      said: `<secret=(?:El|La|Los|Las) [^,;:()]{3,60}?> (?:nunca|no|jamás) (?:se (?:muestran?|ven?|publican?|revelan?|comparten?|enseñan?|imprimen?)|aparecen?|figuran?|(?:es|son) visibles?)(?: (?:en|a|para) (?<where>[^,;:()]{3,40}?))?(?:<stop>|, )(?:solo|únicamente|sino|solo se (?:muestra|ve|muestran)|en su lugar(?:,)?(?: se (?:muestra|ve))?) <other=(?:el|la|los|las) [^,;:()]{3,40}?>`.replace(
        '(?:<stop>|, )',
        '<stop>',
      ),
      example: 'La ubicación exacta del vendedor nunca se muestra; solo el barrio.',
      cases: [
        {
          title: ['{secret}: no se lee; se lee {other}', 'El dato reservado no se lee en ninguna parte'],
          type: 'Negative',
          given: ['Se conocen los valores reales del caso de prueba: {secret}, {other}.'],
          steps: [
            'Abrir la vista del caso de prueba con una cuenta ajena | | Se lee {other}; no se lee {secret}.',
            'Buscar el valor reservado en el código fuente de la página | Valor conocido | No hay ninguna coincidencia.',
          ],
        },
      ],
    },
    {
      said: `(?:Quien no (?:haya|ha) iniciado sesión|Un(?:a)? (?:usuari[oa]|visitante|persona) (?:sin (?:iniciar )?sesión(?: iniciada)?|no identificad[oa]|no autenticad[oa]|que no ha(?:ya)? iniciado sesión|anónim[oa])|Sin (?:haber iniciado |iniciar )?sesión(?: iniciada)?,?|Si no se ha iniciado sesión,?|Los (?:visitantes|usuarios) (?:sin sesión|no autenticados|no identificados)) (?:es redirigid[oa]|será redirigid[oa]|se (?:le )?redirige|se (?:les )?redirige|son redirigidos|es enviad[oa]|va|se abre|se va|se muestra)(?: a| hacia)? <page=[^,;:()]{3,50}?>`,
      example: 'Quien no haya iniciado sesión es redirigido a la pantalla de acceso.',
      cases: [anonymous],
    },
    {
      said: `Si (?:el usuario |la usuaria |la persona |se )(?:sale|abandona|cierra|cambia|navega)[^,;]{0,60} (?:con|y (?:tiene|hay)|sin guardar)(?: cambios)?(?: sin guardar| los cambios)?,? (?:se (?:le )?(?:pregunta|avisa|pide confirmación|muestra)|aparece|el sistema (?:pregunta|avisa))[^«»";]{0,70}(?<message>${quoted})?`,
      example: 'Si el usuario sale del formulario con cambios sin guardar, se le pregunta si quiere descartarlos.',
      derive: ({ words }) => ({
        seen:
          words.get('message') === undefined ? 'Se pregunta antes de salir' : `Aparece ${words.get('message') ?? ''}`,
      }),
      cases: [
        {
          title: 'Salir con cambios sin guardar: se pregunta y nada se pierde',
          type: 'Negative',
          given: ['El formulario tiene un cambio sin guardar: «Prueba 27».'],
          steps: [
            'Salir del formulario | | {seen}; el formulario sigue abierto.',
            'Elegir quedarse en el formulario | | Se sigue leyendo «Prueba 27».',
          ],
        },
        {
          title: 'Salir sin cambios pendientes: no se pregunta nada',
          given: ['El formulario está abierto y sin cambios.'],
          steps: ['Salir del formulario | | Se sale sin ninguna pregunta.'],
        },
      ],
    },
    {
      said: `(?:${can})?<thing=(?:El|La) (?:contraseña|PIN|clave)[^,;:()]{0,30}?> (?:se (?:muestra|ve)|aparece|está) (?:siempre )?(?:oculta|enmascarada|con puntos|con asteriscos)(?: (?:por defecto|al escribirla|mientras se escribe))?`,
      example: 'La contraseña se muestra oculta al escribirla.',
      cases: [
        {
          title: '{thing}: al escribir no se lee ningún carácter',
          given: ['El formulario está en blanco.'],
          steps: ['Escribir {thing:the} | Prado-Azul-27 | No se lee ninguno de los 13 caracteres.'],
        },
      ],
    },
  ],
}

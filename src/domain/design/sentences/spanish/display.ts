import type { CasePattern, PatternGroup } from '../pattern.ts'
import { spanishForm } from './spanish-forms.ts'
import { can, only } from './words.ts'

const list = '<list=(?:(?:el |la |los |las |su )?[^,;:()]{2,40}, ){0,8}[^,;:()]{2,40} (?:y|e|o|u) [^,;:()]{2,40}?>'
const format = '(?:PDF|CSV|Excel|XLSX|XLS|XML|JSON|TXT|ODS|Word|PNG|ICS)'
const formats = `<list=${format}(?:(?:,? (?:y|e|o|u|y a|y en|o en) |, )${format}){1,5}>`
const things = '<things=(?:El|La|Los|Las|Un|Una) [^,;:()]{2,60}?>'
const exports = '(?:exportar|descargar|generar|obtener|guardar|bajar)(?:se)?'
const columns =
  '(?:con|incluyendo|que (?:contiene|incluye|tiene))(?: (?:solo|al menos|como mínimo))? (?:las (?:siguientes )?columnas|los (?:siguientes )?campos|los datos|las cabeceras)'

function exporting(things: string, kind: string | undefined): Record<string, string> {
  const all = spanishForm(spanishForm(things, 'own') ?? things, 'the') ?? things
  return {
    things: all,
    export: `exportar ${all}${kind === undefined ? '' : ` a ${kind}`}`,
    file: kind === undefined ? 'archivo exportado' : `archivo ${kind}`,
  }
}

const exported: CasePattern = {
  title: ['{file}: columnas {list}', 'El archivo tiene las columnas indicadas'],
  given: ['Registros A y B con datos conocidos en todo esto: {list}.'],
  steps: [
    '{export} | {file} | Se descarga un {file}.',
    'Abrir el archivo descargado | {file} | Las columnas son exactamente {list}; en las filas figuran los datos de A y de B.',
  ],
}
const exportedFiltered: CasePattern = {
  title: ['{file}: solo figuran los registros filtrados', 'El archivo respeta el filtro puesto'],
  technique: 'Equivalence partitioning',
  given: ['Registros A y B; con el filtro puesto se ve A y no se ve B.'],
  steps: [
    '{export} con el filtro puesto | {file} | Se descarga un {file}.',
    'Abrir el archivo descargado | {file} | Figura A; B no figura.',
  ],
}
const exportedPlain: CasePattern = {
  title: ['{export}: mismos datos que en pantalla', 'El archivo tiene los mismos datos'],
  given: ['Registros A y B con datos conocidos.'],
  steps: [
    '{export} | {file} | Se descarga un {file}.',
    'Abrir el archivo descargado | {file} | Figuran A y B con los mismos datos que en pantalla.',
  ],
}
const exportedEach: CasePattern = {
  title: ['{things:the}: archivos {list} con los mismos datos', 'Cada formato tiene los mismos datos'],
  technique: 'Equivalence partitioning',
  given: ['Registros A y B con datos conocidos.'],
  steps: [
    'Exportar {things:the} a {item} | {item} | El archivo {item} se abre; figuran A y B con los mismos datos que en pantalla.',
  ],
}
const kind = `<kind=${format}>`
const withFilters =
  '(?:,? y)? (?:respeta(?:ndo)?|solo (?:incluye|contiene) los (?:registros|resultados)|tiene en cuenta|con|según) (?:los )?(?:filtros?(?: (?:aplicados?|activos?|puestos?))?|filtrados)'

const offline: CasePattern = {
  title: ['Sin conexión se guarda; al recuperarla se envía una sola vez', 'Sin conexión no se pierde nada'],
  technique: 'Error guessing',
  given: ['Sesión iniciada en el dispositivo; la conexión funciona.'],
  steps: [
    'Activar el modo avión | Sin conexión | La vista sigue abierta.',
    'Guardar uno de prueba ({things:sing}) | «Prueba 27» | «Prueba 27» figura en el dispositivo.',
    'Desactivar el modo avión | Con conexión | «Prueba 27» se envía sin hacer nada más.',
    'Abrir la aplicación en otro dispositivo | Misma cuenta | «Prueba 27» figura una sola vez.',
  ],
}

const bold =
  '(?:en negrita|en cursiva|tachad[oa]s?|(?:(?:destacad|resaltad|marcad|señalad|subrayad)[oa]s? )?(?:en|con(?: (?:el|un))?|de|por)(?: (?:color|fondo|icono|etiqueta|borde|punto|línea|distintivo|sello))? ?(?:roj[oa]|verde|azul|naranja|amarill[oa]|gris|ámbar|negrita)|(?:destacad|resaltad|marcad|señalad)[oa]s? (?:en|con) [^,;:()]{3,50})'
const looks: CasePattern = {
  title: ['{things:cap}: {how}', 'La marca distingue lo que corresponde'],
  technique: 'Decision table',
  given: ['En la misma vista hay dos elementos: A, de este tipo ({things:many}), y B, que no lo es.'],
  steps: ['Abrir la vista con los dos elementos | A y B | A aparece {how}; B aparece sin esa marca.'],
}

const narrow: CasePattern = {
  title: ['A {px}, {things:the} se ve sin desplazamiento horizontal', 'A {px} no se corta nada'],
  technique: 'Boundary value analysis',
  steps: [
    'Abrir {things:the} en una ventana de {px} de ancho | {px} | No hay desplazamiento horizontal; ningún texto ni botón queda cortado.',
    'Ampliar la ventana al ancho de escritorio | 1280 px | Tampoco queda nada cortado.',
  ],
}
const breakpoint: CasePattern = {
  title: ['{rest:ind}: con {width-1} sí, con {width} no', 'El cambio llega por debajo de {width}'],
  type: 'Boundary',
  steps: [
    'Ajustar la ventana a {width-1} de ancho | {width-1} | {rest:ind}.',
    'Ajustar la ventana a {width} de ancho | {width} | {not}.',
  ],
}

const quiet: CasePattern = {
  title: ['Entre las {from} y las {to} no sale nada', 'En las horas de silencio no sale nada'],
  type: 'Boundary',
  given: ['Bandeja de la persona de prueba vacía antes de cada paso.'],
  steps: [
    'Provocar el envío un minuto antes de las {from} | {from-1} | El mensaje llega.',
    'Provocar el envío un minuto después de las {from} | {from+1} | No llega nada en ese momento.',
    'Provocar el envío un minuto antes de las {to} | {to-1} | No llega nada en ese momento.',
    'Provocar el envío un minuto después de las {to} | {to+1} | El mensaje llega.',
  ],
}
const cutOff: CasePattern = {
  title: ['A las {clock-1}: {soon}; a las {clock+1}: {late}', 'La hora límite son las {clock}'],
  type: 'Boundary',
  given: ['Hoy es {today}, lunes.'],
  steps: [
    'Hacer {things:one} un minuto antes de la hora límite | {clock-1} | {soon}.',
    'Hacer {things:other} un minuto después de la hora límite | {clock+1} | {late}.',
  ],
}
/** "se preparan el mismo día", "al día siguiente" → what happens to one of them, with the date. */
function timely(rest: string, rest2: string): Record<string, string> {
  const verb = /^(?:se )?\p{L}+/u.exec(rest)?.[0] ?? ''
  const later = /^(?:al|el|a la|la|mañana|un|dos|en) /iu.test(`${rest2} `) ? `${verb} ${rest2}` : rest2
  const one = (text: string): string =>
    text
      .replace(/^(?<verb>(?:se )?\p{L}+?[ae])n(?= )/u, '$<verb>')
      .replace(/el mismo día$/u, 'el mismo día, 01/06/2026')
      .replace(/(?<day>al|el) día siguiente$/u, '$<day> día siguiente, 02/06/2026')
  return { soon: one(rest), late: one(later) }
}

const onlyHours: CasePattern = {
  title: ['{act:own}: de {from} a {to} sí; un minuto fuera, no', 'De {from} a {to} sí; un minuto fuera, no'],
  type: 'Boundary',
  steps: [
    'Intentar {act:own} un minuto antes del inicio | {from-1} | {beyond}',
    '{act:own} un minuto después del inicio | {from+1} | Se admite.',
    '{act:own} un minuto antes del final | {to-1} | Se admite.',
    'Intentar {act:own} un minuto después del final | {to+1} | {beyond}',
  ],
}
const act = '<act=\\p{L}{2,18}(?:ar|er|ir|ír)(?:se)?(?: [^,;:()]{2,50}?)?>'

/** Exports, work without a connection, what things look like, hours of the day. */
export const display: PatternGroup = {
  cue: `export|descarg|archivo|${format}|conexi|offline|negrita|cursiva|color|roj|verde|icono|destac|marca|px|píxeles|móvil|pantalla|\\d:\\d|a las|columna|detalle|ficha|título|cabecera|muestra|aparece|figura|indica|incluye|contiene|lleva|numer|consecutiv`,
  patterns: [
    {
      said: `(?:${things} (?:se )?${can} ${exports}|Se ${can} ${exports} <things2=(?:el|la|los|las) [^,;:()]{2,50}?>)(?: (?:a|en|como)(?: formato| un archivo)?) ${kind} ${columns}:? ${list}`,
      example: 'El listado se puede exportar a CSV con las columnas Nombre, Fecha e Importe.',
      derive: ({ words }) => exporting(words.get('things') ?? words.get('things2') ?? '', words.get('kind')),
      cases: [exported],
    },
    {
      said: `(?:El (?:archivo|fichero) (?:exportado|CSV|Excel)|La exportación)(?: (?:a|en) ${kind})? (?:contiene|incluye|tiene|lleva) (?:las (?:siguientes )?columnas|los (?:siguientes )?campos):? ${list}${withFilters}`,
      example: 'La exportación a CSV incluye las columnas Nombre, Fecha e Importe y respeta los filtros aplicados.',
      derive: ({ words }) => exporting('la lista', words.get('kind')),
      cases: [exported, exportedFiltered],
    },
    {
      said: `(?:El (?:archivo|fichero) (?:exportado|CSV|Excel)|La exportación)(?: (?:a|en) ${kind})? (?:contiene|incluye|tiene|lleva) (?:las (?:siguientes )?columnas|los (?:siguientes )?campos):? ${list}`,
      example: 'La exportación incluye las columnas Nombre, Fecha e Importe.',
      derive: ({ words }) => exporting('la lista', words.get('kind')),
      cases: [exported],
    },
    {
      said: `(?:${things} (?:se )?${can} ${exports}|Se ${can} ${exports} <things2=(?:el|la|los|las) [^,;:()]{2,50}?>|(?:El|La|Los|Las) [^,;:()]{3,40}? ${can} ${exports} <things3=(?:el|la|los|las|su|sus) [^,;:()]{2,50}?>)(?: (?:a|en|como)(?: formato| un archivo)?) ${formats}`,
      example: 'El informe mensual se puede descargar en PDF o Excel.',
      derive: ({ words }) => ({
        things: spanishForm(words.get('things') ?? words.get('things2') ?? words.get('things3') ?? '', 'own') ?? '',
      }),
      cases: [exportedEach],
    },
    {
      said: `(?:${things} (?:se )?${can} ${exports}|Se ${can} ${exports} <things2=(?:el|la|los|las) [^,;:()]{2,50}?>|(?:El|La|Los|Las) [^,;:()]{3,40}? ${can} ${exports} <things3=(?:el|la|los|las|su|sus) [^,;:()]{2,50}?>)(?: (?:a|en|como)(?: formato| un archivo)?) ${kind}`,
      example: 'El coordinador puede exportar el listado de voluntarios a Excel.',
      derive: ({ words }) =>
        exporting(words.get('things') ?? words.get('things2') ?? words.get('things3') ?? '', words.get('kind')),
      cases: [exportedPlain],
    },
    {
      said: `(?:La exportación|El archivo exportado|El fichero exportado)(?: (?:a|en) ${kind})? (?:respeta|tiene en cuenta|solo (?:incluye|contiene)|incluye solo|contiene solo) (?:los )?(?:filtros?(?: (?:aplicados?|activos?|puestos?))?|registros filtrados|resultados filtrados)`,
      example: 'La exportación respeta los filtros aplicados.',
      derive: ({ words }) => exporting('la lista', words.get('kind')),
      cases: [exportedFiltered],
    },
    {
      said: `(?:Sin conexión|Si no hay (?:conexión|cobertura|red|internet)|Cuando no hay (?:conexión|cobertura|red)|Si se pierde la conexión|Sin cobertura)(?: a internet)?,? <things=(?:el|la|los|las) [^,;:()]{3,40}?> se (?:guardan?|almacenan?|conservan?)(?: en (?:el dispositivo|local|el móvil|la tableta)| localmente)? y se (?:envían?|sincronizan?|suben?|mandan?)(?: automáticamente| solos?)* (?:al (?:recuperar|volver|restablecerse)|cuando (?:se recupera|vuelve|hay)|en cuanto (?:se recupera|vuelve|hay))(?: de nuevo)?(?: (?:la |una )?(?:conexión|cobertura|red))?`,
      example: 'Sin conexión, las lecturas se guardan en el dispositivo y se envían al recuperar la conexión.',
      cases: [offline],
    },
    {
      said: `${things} (?:se (?:muestran?|ven?|marcan?|destacan?|resaltan?|pintan?|señalan?|identifican?)|aparecen?|salen?|figuran?) (?<how>${bold})`,
      example: 'Los avisos no leídos aparecen en negrita.',
      derive: ({ words }) => (/^(?:el|la) (?:campo|dato)s?$/iu.test(words.get('things') ?? '') ? undefined : {}),
      cases: [looks],
    },
    {
      said: `${things} (?:se (?:marcan?|señalan?|indican?|identifican?)) con (?<how>un [^,;:()]{3,30})`,
      example: 'Los campos obligatorios se marcan con un asterisco.',
      derive: ({ words }) => ({ how: `con ${words.get('how') ?? ''}` }),
      cases: [looks],
    },
    {
      said: `${things} (?:se (?:ve|puede usar|muestra|adapta|visualiza)n?|funciona|es utilizable|es usable|debe (?:verse|poder usarse))(?: correctamente| bien| sin desplazamiento horizontal)* (?:en (?:pantallas|móviles|dispositivos|teléfonos|tabletas)(?: (?:móviles|desde|de|con))? ?)?(?:a partir de|desde|de al menos|de|con) ?<px=\\d{3,4} ?(?:px|píxeles)>(?: de ancho)?(?: (?:sin desplazamiento horizontal|o más|en adelante))*`,
      example: 'El calendario se ve correctamente en móviles a partir de 360 px de ancho.',
      cases: [narrow],
    },
    {
      said: `(?:En pantallas|En dispositivos|En ventanas|Con (?:una pantalla|un ancho)|Por debajo) (?:de menos de|inferiores a|menores de|de ancho inferior a|por debajo de|inferior a|menor de|de) <width>(?: de ancho)?,? <rest>`,
      example: 'En pantallas de menos de 768 px el menú se muestra como icono.',
      derive: ({ words }) => ({
        not: `Ya no se cumple: ${words.get('rest') ?? ''}`.replace(
          /^Ya no se cumple: (?<subject>(?:el|la|los|las) [^,]{2,40}?) (?<does>se [\p{L}]+)/u,
          '$<subject> no $<does>',
        ),
      }),
      cases: [breakpoint],
    },
    {
      said: `(?:Las notificaciones|Los avisos|Los mensajes|Los SMS|Los correos|No se envían <things=[^,;:()]{3,30}?>)(?: (?:no se (?:envían|mandan|emiten)|quedan silenciad[oa]s|no salen))? (?:entre las|de|desde las) <from> (?:y las|a|hasta las) <to>(?: horas)?`,
      example: 'Las notificaciones no se envían entre las 22:00 y las 8:00.',
      cases: [quiet],
    },
    {
      said: `<things=(?:Los|Las) [^,;:()]{3,30}?> (?:realizad[oa]s|hech[oa]s|recibid[oa]s|confirmad[oa]s|enviad[oa]s|que (?:se hacen|llegan|entran|se reciben)) (?:antes de las|hasta las) <clock>(?: horas)?,? <rest=[^,;:]{3,60}?><stop>(?:después|más tarde|a partir de esa hora|a partir de entonces|l[oa]s posteriores|pasada esa hora|el resto|l[oa]s demás),? <rest2=[^,;:]{3,60}?>`,
      example: 'Los pedidos realizados antes de las 14:00 se preparan el mismo día; después, al día siguiente.',
      derive: ({ words }) => timely(words.get('rest') ?? '', words.get('rest2') ?? ''),
      cases: [cutOff],
    },
    {
      said: `(?:${only} )?se ${can} ${act} (?:(?:de|entre) (?:lunes a viernes )?(?:las )?|desde las )<from>(?: horas)? (?:a|y|hasta)(?: las)? <to>(?: horas)?`,
      example: 'Solo se puede reservar entre las 8:00 y las 20:00.',
      cases: [onlyHours],
    },
    {
      said: `(?:El|La|Los|Las) [^,;:()]{3,40} (?:${only} )?${can} ${act} (?:(?:de|entre) (?:las )?|desde las )<from>(?: horas)? (?:a|y|hasta)(?: las)? <to>(?: horas)?`,
      example: 'Los repartidores pueden iniciar turno de 7:00 a 23:00.',
      cases: [onlyHours],
    },
    {
      said: `(?:El sistema|La aplicación)? ?(?:asigna|genera|Se asigna|Se genera) (?:automáticamente )?(?:a cada [^,;:()]{3,30} )?(?<thing>un (?:número|código|identificador)[^,;:()]{0,40}?) (?:consecutivo|correlativo|secuencial|único y consecutivo)(?:[^,;:]{0,30}? (?:con el formato|del tipo|como) (?<pattern>[\\p{L}\\d-]{4,30}))?`,
      example: 'El sistema asigna automáticamente un número de expediente consecutivo con el formato EXP-2026-0001.',
      cases: [
        {
          title: ['{thing:the}: dos seguidos, sin huecos ni repeticiones', 'Dos números seguidos'],
          steps: [
            'Crear un primer registro | Registro A | Se le asigna {thing}.',
            'Crear un segundo registro | Registro B | Su número es el de A más uno.',
            'Crear dos registros a la vez desde dos navegadores | Registros C y D | Tienen números distintos, uno a continuación del otro.',
          ],
        },
      ],
    },
    {
      said: `(?:En|Sobre|Para) <place=(?:(?:el|la|los|las|cada) )?(?:detalle|ficha|lista|listado|panel|tarjeta|resumen|cabecera|pantalla|página|vista|perfil|correo|factura|recibo|tabla|mapa|menú|informe|inicio|portada)[^,;:()]{0,40}?>,? (?:se (?:muestran?|ven?|indican?|incluyen?|leen?)|figuran?|aparecen?|constan?)(?: siempre)?:? ${list}`,
      example: 'En la ficha del producto se muestran el nombre, el precio y la disponibilidad.',
      cases: [shownIn()],
    },
    {
      said: `<place=(?:El|La|Los|Las|Cada) (?:detalle|ficha|lista|listado|panel|tarjeta|resumen|cabecera|pantalla|página|vista|perfil|correo|factura|recibo|tabla|fila|entrada|informe|resguardo|justificante|aviso|SMS|mensaje|etiqueta|albarán|historial)[^,;:()]{0,40}?> (?:muestra|indica|incluye|contiene|lleva|presenta|recoge|enseña)n?(?: siempre)?:? ${list}`,
      example: 'Cada tarjeta muestra la foto, el nombre y la edad del animal.',
      cases: [shownIn()],
    },
    {
      said: `(?:El título|El nombre|El encabezado) (?:de|del) <place=(?:la |l )?(?:página|pantalla|ventana|vista|sección|pestaña|correo)[^,;:()]{0,40}?> es <label>`,
      example: 'El título de la página es «Mis incidencias».',
      cases: [
        {
          title: ['{place}: el título es {label}', 'Título {label}'],
          steps: ['Abrir {place:the} | | El título es exactamente {label}.'],
        },
      ],
    },
  ],
}

function shownIn(): CasePattern {
  return {
    title: ['{place}: figuran {list}', '{place}: figuran todos los datos', 'Figuran todos los datos'],
    given: ['Registro de prueba con valores conocidos en todo esto: {list}.'],
    steps: ['Abrir {place:the} del registro de prueba | | Figuran, con los valores del registro: {list}.'],
  }
}

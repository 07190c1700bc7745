import type { CasePattern, PatternGroup } from '../pattern.ts'
import { spanishForm } from './spanish-forms.ts'
import { can } from './words.ts'

const list = '<list=(?:(?:el |la |los |las |su )?[^,;:()]{2,40}, ){0,8}[^,;:()]{2,40} (?:y|e|o|u) [^,;:()]{2,40}?>'
const format = '(?:PDF|CSV|Excel|XLSX|XLS|XML|JSON|TXT|ODS|Word|PNG|ICS)'
const formats = `<list=${format}(?:(?:,? (?:y|e|o|u|y a|y en|o en) |, )${format}){1,5}>`
const things = '<things=(?:El|La|Los|Las|Un|Una) [^,;:()]{2,60}?>'
const exports = '(?:exportar|descargar|generar|obtener|guardar|bajar)(?:se)?'

const exportedEach: CasePattern = {
  title: ['{things:the}: archivos {list} con los mismos datos', 'Cada formato tiene los mismos datos'],
  technique: 'Equivalence partitioning',
  given: ['Registros A y B con datos conocidos.'],
  steps: [
    'Exportar {things:the} a {item} | {item} | El archivo {item} se abre; figuran A y B con los mismos datos que en pantalla.',
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

const breakpoint: CasePattern = {
  title: ['{rest:ind}: con {width-1} sí, con {width} no', 'El cambio llega por debajo de {width}'],
  type: 'Boundary',
  steps: [
    'Ajustar la ventana a {width-1} de ancho | {width-1} | {rest:ind}.',
    'Ajustar la ventana a {width} de ancho | {width} | {not}.',
  ],
}

/** Exports, work without a connection, what things look like, hours of the day. */
export const display: PatternGroup = {
  cue: `export|descarg|archivo|${format}|conexi|offline|negrita|cursiva|color|roj|verde|icono|destac|marca|px|píxeles|móvil|pantalla|\\d:\\d|a las|columna|detalle|ficha|título|cabecera|muestra|aparece|figura|indica|incluye|contiene|lleva|numer|consecutiv`,
  patterns: [
    {
      said: `(?:${things} (?:se )?${can} ${exports}|Se ${can} ${exports} <things2=(?:el|la|los|las) [^,;:()]{2,50}?>|(?:El|La|Los|Las) [^,;:()]{3,40}? ${can} ${exports} <things3=(?:el|la|los|las|su|sus) [^,;:()]{2,50}?>)(?: (?:a|en|como)(?: formato| un archivo)?) ${formats}`,
      example: 'El informe mensual se puede descargar en PDF o Excel.',
      derive: ({ words }) => ({
        things: spanishForm(words.get('things') ?? words.get('things2') ?? words.get('things3') ?? '', 'own') ?? '',
      }),
      cases: [exportedEach],
    },
    {
      said: `${things} (?:se (?:muestran?|ven?|marcan?|destacan?|resaltan?|pintan?|señalan?|identifican?)|aparecen?|salen?|figuran?) (?<how>${bold})`,
      example: 'Los avisos no leídos aparecen en negrita.',
      derive: ({ words }) => (/^(?:el|la) (?:campo|dato)s?$/iu.test(words.get('things') ?? '') ? undefined : {}),
      cases: [looks],
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
      said: `<place=(?:El|La|Los|Las|Cada) (?:detalle|ficha|lista|listado|panel|tarjeta|resumen|cabecera|pantalla|página|vista|perfil|correo|factura|recibo|tabla|fila|entrada|informe|resguardo|justificante|aviso|SMS|mensaje|etiqueta|albarán|historial)[^,;:()]{0,40}?> (?:muestra|indica|incluye|contiene|lleva|presenta|recoge|enseña)n?(?: siempre)?:? ${list}`,
      example: 'Cada tarjeta muestra la foto, el nombre y la edad del animal.',
      derive: ({ words }) =>
        / por página| (?:y|e) (?:permite|se|no) /u.test(words.get('list') ?? '') ? undefined : {},
      cases: [shownIn()],
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

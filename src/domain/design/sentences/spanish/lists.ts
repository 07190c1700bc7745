import type { CasePattern, PatternGroup } from '../pattern.ts'
import { can, shows, where } from './words.ts'

const things = '<things=(?:El|La|Los|Las) [^,;:()]{2,60}?>'
const sorted =
  '(?:se (?:ordenan?|muestran?|listan?|presentan?)(?: ordenad[oa]s?)?|aparecen?(?: ordenad[oa]s?)?|están? ordenad[oa]s?|salen?(?: ordenad[oa]s?)?|va|van)(?: (?:siempre|por defecto|inicialmente))*'

const three = (order: string): CasePattern => ({
  title: ['{things:the}: primero {first}, después {second} y {third}', 'Orden de tres registros'],
  given: ['Tres registros, creados en este orden: {one}; {two}; {three}.'],
  steps: [`Abrir {things:list} | | ${order}`],
})
const inOrder = three('El orden es {first}, {second}, {third}.')
type Words = { words: ReadonlyMap<string, string> }
const named = (one: string, two: string, three: string, order: [string, string, string]): Record<string, string> => ({
  one,
  two,
  three,
  first: order[0],
  second: order[1],
  third: order[2],
})
const byDate = (key: string, newest: boolean): Record<string, string> =>
  named(
    `Beta (${key}: 12/05/2026)`,
    `Alfa (${key}: 30/05/2026)`,
    `Gamma (${key}: 23/05/2026)`,
    newest ? ['Alfa', 'Gamma', 'Beta'] : ['Beta', 'Gamma', 'Alfa'],
  )
const byNumber = (key: string, highest: boolean): Record<string, string> =>
  named(
    `Beta (${key}: 9)`,
    `Alfa (${key}: 100)`,
    `Gamma (${key}: 25)`,
    highest ? ['Alfa', 'Gamma', 'Beta'] : ['Beta', 'Gamma', 'Alfa'],
  )
const bareKey = (words: ReadonlyMap<string, string>): string =>
  (words.get('key') ?? 'fecha').replace(/^(?:la|el|su|orden de) /iu, '')

const filters: CasePattern = {
  title: ['{things:the}: filtro por {key}', 'El filtro deja solo lo que corresponde'],
  technique: 'Equivalence partitioning',
  given: ['Dos registros que se distinguen en esto: {key}.', 'No hay ningún filtro puesto.'],
  steps: [
    'Filtrar por {key} con el valor del primer registro | Valor del primer registro | Solo figura el primer registro.',
    'Filtrar por {key} con el valor del segundo registro | Valor del segundo registro | Solo figura el segundo registro.',
    'Quitar el filtro | | Vuelven a figurar los dos registros.',
  ],
}
const filtersMany: CasePattern = {
  title: ['{things:the}: filtros por {list}', 'Cada filtro deja solo lo que corresponde'],
  technique: 'Decision table',
  given: ['Registros A y B, distintos en todo esto: {list}.', 'No hay ningún filtro puesto.'],
  steps: [
    'Filtrar solo por {item} con el valor del registro A | {item} del registro A | Figura A; B no figura.',
    'Poner todos los filtros con los valores del registro A | {list} del registro A | Figura A; B no figura.',
    'Quitar todos los filtros | | Figuran A y B.',
  ],
}
const found: CasePattern = {
  title: ['Búsqueda por {list}', 'Se encuentra por cada dato indicado'],
  technique: 'Equivalence partitioning',
  given: ['Registros A y B, distintos en todo esto: {list}.'],
  steps: [
    'Buscar por {item} del registro A | {item} del registro A | Figura A; B no figura.',
    'Buscar un texto que no está en ningún registro | qqzzyy | No figura ni A ni B.',
  ],
}
const foundOne: CasePattern = {
  ...found,
  title: ['Búsqueda por {key}', 'Se encuentra por el dato indicado'],
  given: ['Registros A y B, distintos en esto: {key}.'],
  steps: [
    'Buscar por {key} del registro A | {key} del registro A | Figura A; B no figura.',
    'Buscar un texto que no está en ningún registro | qqzzyy | No figura ni A ni B.',
  ],
}
const paged: CasePattern = {
  title: ['{things:the}: con {n+1} registros hay dos páginas', 'Página completa y una más'],
  type: 'Boundary',
  given: ['Hay exactamente {n} registros.'],
  steps: [
    'Abrir {things:list} | {n} registros | Figuran los {n} en una sola página.',
    'Añadir un registro más | {n+1} registros | La primera página sigue con {n}.',
    'Pasar a la segunda página | {n+1} registros | Figura un único registro.',
  ],
}
const nothing: CasePattern = {
  title: ['Sin resultados: {message}', 'Sin resultados se muestra el mensaje'],
  type: 'Negative',
  steps: ['Buscar un texto que no está en ningún registro | qqzzyy | Aparece {message}; la lista está vacía.'],
}
const list = '<list=(?:(?:el |la |los |las |su )?[^,;:()]{2,40}, ){0,6}[^,;:()]{2,40} (?:y|e|o|u) [^,;:()]{2,40}>'
const pages =
  '(?:registros|resultados|elementos|filas|líneas|productos|pedidos|facturas|entradas|artículos|[\\p{L}]{4,20})'

/** Order, filters, search and pages of a list. */
export const lists: PatternGroup = {
  cue: 'número|contador|cantidad|total|recuento|solo|sólo|únicamente|orden|antes|primero|recient|antigu|alfab|mayor|menor|filtr|busca|búsqueda|buscador|págin|resultad|coincid|encuentra',
  patterns: [
    {
      said: `${things} ${sorted}(?: por)?(?: (?:la )?(?<key>fecha[^,;:()]{0,40}?|antigüedad|orden cronológico))?,? (?:de(?:l|)? más (?:reciente|nuev[oa]) a(?:l|) ?(?:más antigu[oa]|menos reciente)?|con (?:el|la|lo|los|las) más (?:reciente|nuev[oa])s? (?:primero|arriba|en primer lugar|al principio)|(?:de forma )?descendente|en orden (?:descendente|cronológico inverso)|(?:primero|empezando por) (?:el|la|los|las) más (?:reciente|nuev[oa])s?|del más reciente al más antiguo)`,
      example: 'Los pedidos se ordenan por fecha, del más reciente al más antiguo.',
      derive: ({ words }: Words) => byDate(/fecha/iu.test(bareKey(words)) ? bareKey(words) : 'fecha', true),
      cases: [inOrder],
    },
    {
      said: `${things} ${sorted}(?: por)?(?: (?:la )?(?<key>fecha[^,;:()]{0,40}?|antigüedad|orden de llegada|orden cronológico))?,? (?:de(?:l|)? más antigu[oa] a(?:l|) ?más (?:reciente|nuev[oa])|con (?:el|la|lo|los|las) más antigu[oa]s? (?:primero|arriba|en primer lugar)|(?:primero|empezando por) (?:el|la|los|las) más (?:antigu[oa]|próxim[oa])s?|(?:de forma )?ascendente|en orden (?:ascendente|cronológico)|de la más próxima a la más lejana|con (?:el|la) más próxim[oa] (?:primero|arriba))`,
      example: 'Las citas se muestran por fecha, con la más próxima primero.',
      derive: ({ words }: Words) => byDate(/fecha/iu.test(bareKey(words)) ? bareKey(words) : 'fecha', false),
      cases: [inOrder],
    },
    {
      said: `${things} ${sorted} (?:por|según) (?:el |la )?(?<key>[^,;:()]{2,40}?),? (?:de mayor a menor|de más a menos|de forma descendente|en orden descendente|descendente|con (?:el|la) (?:mayor|más alt[oa]|más car[oa]) (?:primero|arriba))`,
      example: 'La clasificación se ordena por puntos, de mayor a menor.',
      derive: ({ words }: Words) =>
        /fecha/iu.test(bareKey(words)) ? byDate(bareKey(words), true) : byNumber(bareKey(words), true),
      cases: [inOrder],
    },
    {
      said: `${things} ${sorted} (?:por|según) (?:el |la )?(?<key>[^,;:()]{2,40}?),? (?:de menor a mayor|de menos a más|de forma ascendente|en orden ascendente|ascendente|con (?:el|la) (?:menor|más baj[oa]|más barat[oa]|más cercan[oa]) (?:primero|arriba))`,
      example: 'Las ofertas se ordenan por precio, de menor a mayor.',
      derive: ({ words }: Words) =>
        /fecha/iu.test(bareKey(words)) ? byDate(bareKey(words), false) : byNumber(bareKey(words), false),
      cases: [inOrder],
    },
    {
      said: `${things} ${sorted} (?:alfabéticamente(?: por [^,;:()]{3,30})?|por orden alfabético|en orden alfabético|por (?:el )?(?:nombre|apellidos?|título)(?:,? (?:alfabéticamente|de la A a la Z|en orden alfabético))?)`,
      example: 'Los alumnos se muestran por orden alfabético.',
      derive: () => named('Ortiz', 'Álvarez', 'Benítez', ['Álvarez', 'Benítez', 'Ortiz']),
      cases: [inOrder],
    },
    {
      said: `${things} ${sorted} (?:por|según) (?<key>[^,;:()]{2,30}?) y,? (?:en caso de empate|a igualdad de [^,;:()]{2,30}|después|luego|a igual [^,;:()]{2,30}),? (?:por|según) (?<key2>[^,;:()]{2,40}?)`,
      example: 'Las tareas se ordenan por prioridad y, en caso de empate, por fecha de vencimiento.',
      derive: ({ words }: Words) => {
        const [key = '', other = ''] = [words.get('key'), words.get('key2')]
        return /fecha/iu.test(other) && !/fecha/iu.test(key) ? { key, other } : undefined
      },
      cases: [
        {
          title: ['Primero {key}; a igualdad, {other}', 'A igualdad decide el segundo criterio'],
          given: [
            'Registros A y B con lo mismo en {key}; A con {other} 20/05/2026 y B con {other} 10/05/2026.',
            'Registro C con un valor que va antes en {key} y {other} 30/05/2026.',
          ],
          steps: ['Abrir {things:list} | | El orden es C, B, A.'],
          assume: ['{other}: la más temprana va primero.'],
        },
      ],
    },
    {
      said: `(?:El|La) [^,;:()]{3,40}? (?:muestra|lista|presenta|ordena) <things=(?:el|la|los|las) [^,;:()]{3,40}?> (?:por |en )?(?<key>orden cronológico|fecha)(?<back> inverso)?(?:,? con (?:el|la|lo|los|las) más recientes? (?<end>abajo|arriba|primero|al final|al principio|en primer lugar))?`,
      example: 'El chat muestra los mensajes en orden cronológico, con el más reciente abajo.',
      derive: ({ words }: Words) =>
        byDate('fecha', words.has('back') || /arriba|primer|principio/u.test(words.get('end') ?? '')),
      cases: [inOrder],
    },
    {
      said: `${things} (?:se (?:muestran?|listan?|ordenan?)|aparecen?|salen?|van?) antes (?:que|de) <others=(?:el|la|los|las) [^,;:()]{3,40}?>`,
      example: 'Los trámites en curso se muestran antes que los finalizados.',
      cases: [
        {
          title: ['{things:the}: van antes que {others}', 'El orden de los dos grupos es el previsto'],
          given: [
            'Registros creados en este orden: Alfa (entre {others}), Beta ({things:many}), Gamma (entre {others}).',
          ],
          steps: ['Abrir la lista con los tres | | Beta es el primero; detrás figuran Alfa y Gamma.'],
        },
      ],
    },
    {
      said: `<place=(?:El|La) (?:mapa|lista|listado|buscador|calendario|catálogo|panel|tabla|selector|desplegable|informe|agenda|vista|página|pantalla|bandeja|menú)[^,;:()]{0,30}?> (?:(?:solo|sólo|únicamente) (?:muestra|incluye|contiene|ofrece)|(?:muestra|incluye|contiene|ofrece) (?:solo|sólo|únicamente)) <things=(?:el|la|los|las) [^,;:()]{3,60}?>`,
      example: 'El mapa muestra solo los puntos de recarga libres.',
      cases: [
        {
          title: ['{place}: solo {things}', 'Solo figura lo que corresponde'],
          technique: 'Equivalence partitioning',
          given: ['Dos elementos: A, entre {things}; B, que no lo es.'],
          steps: ['Abrir {place} | | Figura A; B no figura.'],
        },
      ],
    },
    {
      said: `(?:El número|El contador|La cantidad|El total|El recuento) de <things=[^,;:()]{3,50}?> (?:se (?:muestra|ve|indica)|aparece|figura) (?:siempre )?(?:en|sobre|junto a) <place=(?:el|la|los|las) [^,;:()]{3,50}?>`,
      example: 'El número de pedidos pendientes se muestra en la cabecera.',
      cases: [
        {
          title: ['{place}: 3 {things}, después 4', 'El número sube con cada elemento nuevo'],
          given: ['Hay exactamente 3 {things}.'],
          steps: [
            'Abrir la vista con {place} | 3 {things} | Se lee 3.',
            'Añadir {things:one} más | 4 {things} | Tras recargar se lee 4.',
          ],
        },
      ],
    },
    {
      said: `${things} se ${can} filtrar por ${list}`,
      example: 'Las incidencias se pueden filtrar por estado, zona y responsable.',
      cases: [filtersMany],
    },
    {
      said: `(?:El|La|Los|Las) [^,;:()]{2,40} ${can} filtrar <things=(?:el|la|los|las) [^,;:()]{2,40}?> por ${list}`,
      example: 'El técnico puede filtrar los avisos por barrio y prioridad.',
      cases: [filtersMany],
    },
    {
      said: `Se ${can} filtrar <things=(?:el|la|los|las) [^,;:()]{2,40}?> por ${list}`,
      example: 'Se puede filtrar el catálogo por autor, idioma o año.',
      cases: [filtersMany],
    },
    {
      said: `${things} (?:se ${can} filtrar|${can} filtrarse|tiene un filtro|tienen un filtro) por (?<key>[^,;:()]{2,40}?)`,
      example: 'El listado de socios se puede filtrar por cuota.',
      cases: [filters],
    },
    {
      said: `(?:La búsqueda|El buscador) (?:funciona por|busca (?:en|por)|permite buscar por|se hace por|encuentra (?:<who1=[^,;:()]{3,30}?> )?por|tiene en cuenta) ${list}(?:(?:,| y)? (?:no|sin) distingu(?:e|ir) (?:entre )?mayúsculas[^,;:()]{0,40})?`,
      example: 'La búsqueda funciona por nombre, DNI y teléfono.',
      derive: () => ({ things: 'la lista' }),
      cases: [found],
    },
    {
      said: `(?:Se ${can}|El usuario puede|La usuaria puede) buscar(?: <things=(?:un|una|los|las|el|la)? ?[^,;:()]{3,40}?>)? por ${list}`,
      example: 'Se puede buscar un paciente por nombre, apellidos o número de historia.',
      derive: ({ words }: Words) => ({ things: words.get('things') ?? 'la lista' }),
      cases: [found],
    },
    {
      said: `(?:Se ${can}|El usuario puede|La usuaria puede) buscar(?: <things=(?:un|una|los|las|el|la)? ?[^,;:()]{3,40}?>)? por (?<key>[^,;:()]{2,40}?)`,
      example: 'Se puede buscar un libro por título.',
      derive: ({ words }: Words) => ({ things: words.get('things') ?? 'la lista' }),
      cases: [foundOne],
    },
    {
      said: `<searched=La búsqueda|El buscador>(?: de [^,;:()]{3,30})? no (?:distingue|diferencia|tiene en cuenta)(?: entre)? (?:mayúsculas (?:y|ni|de) minúsculas|(?:las )?mayúsculas)(?: (?:ni|y)(?: las)? (?:tildes|acentos|acentuación))?`,
      example: 'La búsqueda no distingue mayúsculas de minúsculas ni tildes.',
      cases: [
        {
          title: '«GARCIA», «garcía» y «García» encuentran lo mismo',
          technique: 'Equivalence partitioning',
          given: ['Existe un registro con el nombre «García».'],
          steps: [
            'Buscar en mayúsculas | GARCÍA | Figura «García».',
            'Buscar en minúsculas | garcía | Figura «García».',
            'Buscar con mayúsculas y minúsculas mezcladas | gArCíA | Figura «García».',
          ],
        },
      ],
    },
    {
      said: `${things} (?:se (?:muestra|pagina|divide|presenta|muestran|paginan|reparten)n?|muestra|muestran|aparecen?)(?: en páginas)? (?:de|en páginas de|con|en bloques de|cada) <n> (?:en <n2> )?${pages}(?: por página)?`.replace(
        '(?:en <n2> )?',
        '',
      ),
      example: 'La lista se muestra en páginas de 20 elementos.',
      cases: [paged],
    },
    {
      said: `(?:Se muestran|Cada página (?:muestra|contiene|tiene)|Hay|Aparecen)(?: como máximo| hasta)? <n> ${pages}(?: por página)?`,
      example: 'Se muestran 25 resultados por página.',
      derive: () => ({ things: 'la lista' }),
      cases: [paged],
    },
    {
      said: `(?:Si|Cuando) (?:no hay (?:resultados|coincidencias|[\\p{L}]+ que (?:mostrar|coincidan[^,;:()]{0,30}))|la búsqueda no (?:da|devuelve|tiene|encuentra|arroja) (?:resultados|nada|ningún resultado|coincidencias)|no se encuentra(?: nada| ningún? [^,;:()]{3,30})?|ningún? [^,;:()]{3,30} coincide)(?: en la búsqueda)?,? ${shows} <message>${where}`,
      example: 'Si no hay resultados, se muestra «Sin coincidencias».',
      cases: [nothing],
    },
  ],
}

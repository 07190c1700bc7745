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
const nothing: CasePattern = {
  title: ['Sin resultados: {message}', 'Sin resultados se muestra el mensaje'],
  type: 'Negative',
  steps: ['Buscar un texto que no está en ningún registro | qqzzyy | Aparece {message}; la lista está vacía.'],
}
const list = '<list=(?:(?:el |la |los |las |su )?[^,;:()]{2,40}, ){0,6}[^,;:()]{2,40} (?:y|e|o|u) [^,;:()]{2,40}>'

/** Order, filters, search and pages of a list. */
export const lists: PatternGroup = {
  cue: 'número|contador|cantidad|total|recuento|solo|sólo|únicamente|orden|antes|primero|recient|antigu|alfab|mayor|menor|filtr|busca|búsqueda|buscador|págin|resultad|coincid|encuentra',
  patterns: [
    {
      said: `${things} ${sorted}(?: por)?(?: (?:la )?(?<key>fecha[^,;:()]{0,40}?|antigüedad|orden de llegada|orden cronológico))?,? (?:de(?:l|)? más antigu[oa] a(?:l|) ?más (?:reciente|nuev[oa])|con (?:el|la|lo|los|las) más antigu[oa]s? (?:primero|arriba|en primer lugar)|(?:primero|empezando por) (?:el|la|los|las) más (?:antigu[oa]|próxim[oa])s?|(?:de forma )?ascendente|en orden (?:ascendente|cronológico)|de la más próxima a la más lejana|con (?:el|la) más próxim[oa] (?:primero|arriba))`,
      example: 'Las citas se muestran por fecha, con la más próxima primero.',
      derive: ({ words }: Words) => byDate(/fecha/iu.test(bareKey(words)) ? bareKey(words) : 'fecha', false),
      cases: [inOrder],
    },
    {
      said: `(?:El|La|Los|Las) [^,;:()]{2,40} ${can} filtrar <things=(?:el|la|los|las) [^,;:()]{2,40}?> por ${list}`,
      example: 'El técnico puede filtrar los avisos por barrio y prioridad.',
      cases: [filtersMany],
    },
    {
      said: `${things} (?:se ${can} filtrar|${can} filtrarse|tiene un filtro|tienen un filtro) por (?<key>[^,;:()]{2,40}?)`,
      example: 'El listado de socios se puede filtrar por cuota.',
      cases: [filters],
    },
    {
      said: `(?:Si|Cuando) (?:no hay (?:resultados|coincidencias|[\\p{L}]+ que (?:mostrar|coincidan[^,;:()]{0,30}))|la búsqueda no (?:da|devuelve|tiene|encuentra|arroja) (?:resultados|nada|ningún resultado|coincidencias)|no se encuentra(?: nada| ningún? [^,;:()]{3,30})?|ningún? [^,;:()]{3,30} coincide)(?: en la búsqueda)?,? ${shows} <message>${where}`,
      example: 'Si no hay resultados, se muestra «Sin coincidencias».',
      cases: [nothing],
    },
  ],
}

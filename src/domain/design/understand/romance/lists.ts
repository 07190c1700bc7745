import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { plain } from '../stretch.ts'
import type { EffectStep, Rule } from '../rule.ts'
import type { Romance } from './grammar.ts'

interface Listing {
  sort: RegExp
  search: RegExp
  filter: RegExp
  sortBy: (field: string) => [step: string, outcome: string]
  searchBy: (field: string) => [step: string, outcome: string]
}

/** The fields behind "por": up to the end of the row, or to the next verb. */
const fields = (by: string): string =>
  `(?: (?!${by} )[\\p{L}-]+){0,6} ${by} (?<fields>[^;.:(\\uE000-\\uF8FF]{3,120}?)(?= (?:y|e|et) (?:se |les |l['’])?(?:orden|filtr|tri(?:er|e|ée?s?)(?!\\p{L})|class|ordena)|[;.:(\\uE000-\\uF8FF]|$)`

const listings: Record<Romance, Listing> = {
  es: {
    filter: new RegExp(`(?<!\\p{L})filtr\\p{L}*${fields('por')}`, 'iu'),
    sort: new RegExp(`(?<!\\p{L})orden(?:ar|arl[oa]s?|arse)${fields('por')}`, 'iu'),
    search: new RegExp(`(?<!\\p{L})(?:buscar|busca|buscarse|búsqueda)${fields('por')}`, 'iu'),
    sortBy: (field) => [`Ordenar la lista por ${field}`, `Los registros aparecen ordenados por ${field}`],
    searchBy: (field) => [
      `Buscar por ${field} un registro existente`,
      'Aparecen los registros que coinciden y ningún otro',
    ],
  },
  pt: {
    filter: new RegExp(`(?<!\\p{L})filtr[\\p{L}-]*${fields('por')}`, 'iu'),
    sort: new RegExp(`(?<!\\p{L})orden(?:ar|á-l[oa]s?|ar-se)${fields('por')}`, 'iu'),
    search: new RegExp(`(?<!\\p{L})(?:pesquis(?:ar|a)|busc(?:ar|a)|procurar)${fields('por')}`, 'iu'),
    sortBy: (field) => [`Ordenar a lista por ${field}`, `Os registos aparecem ordenados por ${field}`],
    searchBy: (field) => [
      `Pesquisar por ${field} um registo existente`,
      'Aparecem os registos que correspondem e mais nenhum',
    ],
  },
  fr: {
    filter: new RegExp(`(?<!\\p{L})filtr\\p{L}*${fields('par')}`, 'iu'),
    sort: new RegExp(
      `(?<!\\p{L})(?:trier|triables?|classer|(?:peu(?:ven)?t|recherche(?:nt)?|filtre(?:nt)?)(?!\\p{L})[^;.:]{0,80} (?:trie(?:nt)?|triée?s?|classée?s?))${fields('par')}`,
      'iu',
    ),
    search: new RegExp(`(?<!\\p{L})(?:recherch(?:er|e))${fields('par')}`, 'iu'),
    sortBy: (field) => [`Trier la liste par ${field}`, `Les enregistrements sont affichés triés par ${field}`],
    searchBy: (field) => [
      `Rechercher par ${field} un enregistrement existant`,
      'Les enregistrements correspondants sont affichés, et eux seuls',
    ],
  },
}

/** "filtrar por actividad y por curso, y ordenar por apellido": every named field is tried. */
export function romanceListing(reading: Reading, clause: Clause, language: Romance): Rule[] {
  const { filter, sort, search, sortBy, searchBy } = listings[language]
  const source = plain(reading, clause.text)
  const rules: Rule[] = []
  const filters = fieldsOf(filter, clause.text)
  if (filters.length > 0) rules.push({ kind: 'filters', source, names: filters })
  for (const [shape, by] of [
    [search, searchBy],
    [sort, sortBy],
  ] as const) {
    const found = fieldsOf(shape, clause.text)
    if (found.length === 0) continue
    const steps = found.map((field): EffectStep => {
      const [words, outcome] = by(field)
      return { what: 'action', words, outcome }
    })
    rules.push({ kind: 'effect', source, given: [], steps, outcome: '', title: titleFor(steps, found, language) })
  }
  return rules
}

function titleFor([first]: EffectStep[], names: string[], language: Romance): string {
  const by = language === 'fr' ? ' par ' : ' por '
  const verb = (first?.words ?? '').split(by)[0] ?? ''
  const or = language === 'es' ? ' o ' : ' ou '
  return `${verb}${by}${names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}${or}${names.at(-1) ?? ''}`}`
}

function fieldsOf(shape: RegExp, text: string): string[] {
  const list = shape.exec(text)?.groups?.fields
  if (list === undefined || /(?:reciente|récent|alfab|alphab|ordre|orden )/iu.test(list)) return []
  const items = list.split(/, (?:(?:y|o|e|ou|et) )?(?:por |par )?| (?:y|o|e|ou|et) (?:por |par )?/u).map((item) =>
    item
      .replace(/^(?:le |la |les |l['’]|el |los |las |o |a |os |as )/iu, '')
      .replace(/,.*$/su, '')
      .trim(),
  )
  const kept: string[] = []
  for (const item of items) {
    if (
      item === '' ||
      item.split(' ').length > 5 ||
      /^(?:de|du|que|qui|en|se|con|com|avec|d['’]|plus|défaut)(?= |$)/iu.test(item)
    )
      break
    kept.push(item)
  }
  return kept
}

import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { entriesOf, placeOf } from './lists.ts'
import { samplesOf, twoOf } from './samples.ts'
import { capital, line } from './wording.ts'

export const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
export const split = (list: string): string[] =>
  list
    .split(/,? (?:and\/or|and|or|as well as) (?:by )?|, (?:by )?/u)
    .map((one) => one.replace(/^(?:the|an?|its|their|by) /iu, '').trim())
    .filter((one) => one !== '')

export const who =
  '(?:(?:The |A )?(?:users?|customers?|members?|readers?|visitors?|guests?|employees?|patients?|players?|clients?|<role>|I) (?:can|may|must be able to|should be able to|want to|am able to) )'
export const filters = '(?:filter|narrow down|restrict)'

export function filterCase(list: string, fields: string): CasePattern[] | undefined {
  const names = split(fields)
  const place = placeOf(list)
  const what = entriesOf(list)
  if (
    names.length === 0 ||
    names.length > 6 ||
    names.some((name) => name.length > 40 || / (?:is|are|can|if|that) /u.test(name))
  )
    return undefined
  const [first = '', second] = names
  const [hit, miss] = twoOf(first)
  if (second === undefined)
    return [
      {
        title: [`Filter by ${first}: “${hit}” leaves one of two`, `Filter by ${first}`],
        given: [`Two ${what} exist: A with ${first} “${hit}”, B with ${first} “${miss}”.`],
        steps: [
          line(`Open ${place}`, 'A and B are listed'),
          line(`Filter by ${first}`, 'Only A is listed', hit),
          line('Remove the filter', 'A and B are listed again'),
        ],
      },
    ]
  const values = names.map((name) => twoOf(name))
  const first3 = names.map((name, at) => `${name} “${values[at]?.[0] ?? ''}”`)
  const others = names.map(
    (_, off) => `${String.fromCharCode(66 + off)} the same but ${names[off] ?? ''} “${values[off]?.[1] ?? ''}”`,
  )
  const letters = names.map((_, off) => String.fromCharCode(66 + off))
  return [
    {
      title: [
        `${capital(place)}: filters ${names.join(', ')}, alone and together`,
        `Filters ${names.join(', ')}, alone and together`,
        'Each filter alone and all together',
      ],
      technique: 'Decision table',
      given: [`${capital(what)}: A with ${first3.join(', ')}; ${others.join('; ')}.`],
      steps: [
        ...names.map((name, at) =>
          line(
            `Filter only by ${name}`,
            `${['A', ...letters.filter((_, off) => off !== at)].join(', ')} are listed, ${letters[at] ?? ''} is not`.replace(
              /^A are/u,
              'A is',
            ),
            values[at]?.[0] ?? '',
          ),
        ),
        line('Set all filters together', 'Only A is listed', values.map(([value]) => value).join(', ')),
      ],
      assume: ['The filters can be combined.'],
    },
  ]
}

export function searchCase(things: string, fields: string): CasePattern[] | undefined {
  const names = split(fields)
  if (names.length === 0 || names.length > 6 || names.some((name) => name.length > 40)) return undefined
  const what = entriesOf(things)
  const values = names.map((name) => twoOf(name))
  return [
    {
      title: [
        `Search by ${names.join(', ')}: one hit each`,
        `Search finds ${what} by ${names.join(', ')}`,
        `Search by ${String(names.length)} fields`,
      ],
      given: [
        `Two ${what} exist: A (${names.map((name, at) => `${name}: ${values[at]?.[0] ?? ''}`).join('; ')}) and B (${names.map((name, at) => `${name}: ${values[at]?.[1] ?? ''}`).join('; ')}).`,
      ],
      steps: [
        ...names.map((name, at) =>
          line(`Search for the ${name} of the first one`, 'A is found, B is not', values[at]?.[0] ?? ''),
        ),
        line('Search for a word that occurs in neither of them', 'Neither A nor B is found', 'Zyxwv'),
      ],
    },
  ]
}

/** A sort order whose name says which end comes first. */
const recency = /^(?:newest|latest|oldest|most recent)(?: first)?$/iu

/** Each order has to put the three records differently. */
export function sortCase(list: string, fields: string, preset?: string): CasePattern[] | undefined {
  const names = split(fields)
  if (
    names.length === 0 ||
    names.length > 5 ||
    names.some((name) => name.length > 40 || / (?:is|are|can|if|that|ascending|descending) /u.test(name))
  )
    return undefined
  const orders = [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
    [0, 2, 1],
    [2, 1, 0],
  ]
  const values = names.map((name) => samplesOf(name, list))
  const label = (name: string): string => (recency.test(name) ? 'date' : name)
  const records = ['A', 'B', 'C'].map(
    (record, row) =>
      `${record} (${names.map((name, at) => `${label(name)}: ${values[at]?.[orders[at]?.[row] ?? 0] ?? ''}`).join('; ')})`,
  )
  return [
    {
      title: [`${capital(placeOf(list))}: sorted by ${names.join(', ')}`, `Sorted by ${names.join(', ')}`],
      technique: 'Checklist-based',
      given: [`Three ${entriesOf(list)} exist: ${records.join(', ')}.`],
      steps: [
        ...(preset === undefined ? [] : [line(`Open ${placeOf(list)}`, `The order that is selected is: ${preset}`)]),
        ...names.map((name, at) => {
          const order = [0, 1, 2].map((rank) => 'ABC'[orders[at]?.indexOf(rank) ?? 0] ?? '')
          const shown = /^oldest/iu.test(name) || !recency.test(name) ? order : order.toReversed()
          return line(
            `Sort by ${name}`,
            `From top to bottom: ${shown.join(', ')}${recency.test(name) ? ` (${name})` : ' (or exactly the other way round)'}`,
            capital(name),
          )
        }),
      ],
      assume: ['The ticket does not say whether the order is ascending or descending at first.'],
    },
  ]
}

import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { plain } from '../stretch.ts'
import type { Effect, Make } from './effect.ts'
import { observation, type Sentence } from './sentence.ts'
import { definite } from './subject.ts'

/** Values by which records can be told apart in an order that anybody can check. */
function valuesOf(key: string): [string, string, string] {
  if (/name|title|author|city|town|place|alphabet/iu.test(key)) return ['Adams', 'Baker', 'Clark']
  if (/date|time|day|created|changed|modified|deadline|arriv|depart/iu.test(key))
    return ['1 June 2026', '5 June 2026', '9 June 2026']
  if (/price|amount|cost|total|number|quantity|size|points|score|distance|age|weight|count|priority/iu.test(key))
    return ['10', '20', '30']
  return ['A', 'B', 'C']
}

/** "by status (open, paid, overdue)": the values that the ticket itself names. */
function optionsOf(predicate: string): string[] {
  const list = /filtered by [\p{L} -]{2,40}? \((?<list>[^)]{3,120})\)/iu.exec(predicate)?.groups?.list ?? ''
  const values = list.split(/, (?:and |or )?| (?:and|or) /u).filter((value) => value !== '')
  return values.length < 2 ? [] : values
}

const backwards = /(?:newest|latest|highest|most recent|largest|descending|last) ?(?:first|order)?/iu

/** "The calendar is sorted by surname and can be filtered by office": three records, and which of them are listed in which order. */
export function listed(reading: Reading, sentence: Sentence, effect: Make): Effect | undefined {
  const whole = plain(reading, observation(sentence))
  const predicate = whole.replace(/ ?\([^)]*\)/g, '')
  const sort =
    /(?:^| )(?:sorted|ordered|arranged|listed) by (?<key>(?:the )?[\p{L}-]+(?: (?!and |or |with )[\p{L}-]+){0,3})(?<order>,? (?:in )?(?:ascending|descending|newest|oldest|latest|highest|lowest|most recent|earliest)[^,;]{0,20})?/iu.exec(
      predicate,
    )?.groups
  const filter = /(?:^| )filtered by (?<key>(?:the )?[\p{L}-]+(?: (?!and |or |with )[\p{L}-]+){0,2})/iu.exec(predicate)
    ?.groups?.key
  const further =
    filter === undefined ? undefined : / (?:and|or) (?:by )?(?<more>[\p{L}-]+)$/iu.exec(predicate)?.groups?.more
  if (sentence.negated || (sort?.key === undefined && filter === undefined)) return undefined
  // "by either", "by both": what the sentences before have named.
  if (/^(?:either|both|any|all|these|those|them|it|one)$/iu.test(filter ?? sort?.key ?? '')) return undefined
  const key = (sort?.key ?? 'name').replace(/^the /, '')
  const [first, second, third] = valuesOf(key)
  const named = first === 'Adams'
  const label = (value: string, at: number): string => (named ? value : `record ${String(at)} (${key} ${value})`)
  const [a, b, c] = [label(first, 1), label(second, 2), label(third, 3)]
  const [north = 'North', south = 'South'] = optionsOf(whole)
  const side = (name: string): string => (filter === undefined ? '' : `, ${filter}: ${name}`)
  const thing = plain(reading, definite(sentence.subject))
  const order = backwards.test(sort?.order ?? '') ? [c, b, a] : [a, b, c]
  const chosen = sentence.modal === 'can' && sort?.key !== undefined
  const steps: EffectStep[] = [
    {
      what: 'action',
      words: chosen ? `Open ${thing} and sort by ${key}` : `Open ${thing}`,
      outcome: sort?.key === undefined ? 'All three records are listed' : `The order is: ${order.join(', ')}`,
    },
  ]
  if (filter !== undefined)
    steps.push(
      {
        what: 'action',
        words: `Filter by ${filter}: ${north}`,
        data: north,
        outcome: `${a} and ${c} are listed, ${b} is not`,
      },
      { what: 'action', words: 'Remove the filter', outcome: 'All three records are listed again' },
      ...(further === undefined
        ? []
        : [
            {
              what: 'action' as const,
              words: `Filter by one ${further}`,
              outcome: `Only records with this ${further} are listed`,
            },
          ]),
    )
  return effect(steps, '', plain(reading, `${sentence.subject} ${predicate}`), {
    given: [`These records exist, entered in this order: ${b}${side(south)}; ${c}${side(north)}; ${a}${side(north)}`],
  })
}

import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { samplesOf, twoOf } from './samples.ts'
import { anyOf, capital, line, lowerArticle, thingOf } from './wording.ts'

export const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

export const sorted =
  '(?:is|are|must be|should be|shall be|will be|gets?)(?: always| by default| initially| automatically)? (?:sorted|ordered|arranged|listed|shown|displayed|ranked|presented)(?: by default)?'
export const descending =
  /desc|newest|latest|most|highest|largest|longest|heaviest|best|top|decreasing|falling|reverse|last|recent|expensive|z ?(?:to|-|–) ?a/iu

/** "the list of orders" and "the order list" are lists of orders. */
export function entriesOf(list: string): string {
  const bare = lowerArticle(list).replace(/^(?:the|an?|each|every|all|this|my|its|their) /iu, '')
  const of =
    /^(?:(?:result|search result|hit|overview|drop-?down) )?(?:list|table|overview|grid|selection|page|view)(?:s)? (?:of|with|for) (?:the |all |all the |my |open )?(?<what>.{3,40})$/iu.exec(
      bare,
    )?.groups?.what
  if (of !== undefined) return of
  const compound =
    /^(?<what>.{2,40}?) (?:list|table|overview|grid|page|view|log|history|directory|catalogue|catalog|register|tab|queue)s?$/iu.exec(
      bare,
    )?.groups?.what
  if (compound !== undefined)
    return /^(?:result|search result|hit)$/iu.test(compound)
      ? 'results'
      : /s$/u.test(compound)
        ? compound
        : `${compound} entries`
  if (/^(?:list|table|overview|grid|results?|result list|search results?|hit list|hits|page|entries)$/iu.test(bare))
    return 'entries'
  return /s$|people|children/iu.test(bare) ? bare : `${bare} entries`
}

/** Where the entries are looked at. */
export function placeOf(list: string): string {
  return /(?:list|table|overview|grid|page|view|log|history|directory|catalogue|catalog|register|tab|queue|results?|search|drop-?down|feed|timeline|inbox|calendar)s?(?: (?:of|with|for) .*)?$/iu.test(
    list,
  )
    ? thingOf(list)
    : `the list of ${lowerArticle(list).replace(/^(?:the|all|all the|an?) /u, '')}`
}

/** Three entries whose order proves the rule. */
export function orderCase(list: string, field: string, down: boolean, second?: string): CasePattern[] {
  const place = placeOf(list)
  const [low, middle, high] = samplesOf(field, list)
  const order = down ? [high, middle, low] : [low, middle, high]
  const bare = field.replace(/^(?:the|their|its) /iu, '')
  const title = [`${capital(place)}: ${order.join(', ')}`, `Order by ${bare}: ${order.join(', ')}`, `Order by ${bare}`]
  const plural = entriesOf(list)
  if (second === undefined)
    return [
      {
        title,
        technique: 'Checklist-based',
        given: [`Three ${plural} exist, entered in this order: ${bare} ${middle}; ${bare} ${high}; ${bare} ${low}.`],
        steps: [line(`Open ${place}`, `From top to bottom: ${order.join(', ')}`)],
      },
    ]
  const [first, last] = samplesOf(second)
  const other = second.replace(/^(?:the|their|its) /iu, '')
  return [
    {
      title: [`${capital(place)}: by ${bare}, then by ${other}`, `Order by ${bare}, then by ${other}`],
      technique: 'Checklist-based',
      given: [
        `Three ${plural} exist, entered in this order: A (${bare} ${order[1] ?? ''}, ${other} ${first}); B (${bare} ${order[0] ?? ''}, ${other} ${last}); C (${bare} ${order[0] ?? ''}, ${other} ${first}).`,
      ],
      steps: [
        line(
          `Open ${place}`,
          `From top to bottom: C, B, A; B and C have the same ${bare} and are in the order of the ${other}`,
        ),
      ],
    },
  ]
}

export function fieldOfWay(way: string): string {
  if (/new|old|latest|earl|recent/iu.test(way)) return 'date'
  if (/cheap|expens/iu.test(way)) return 'price'
  if (/near|clos/iu.test(way)) return 'distance'
  if (/short|long/iu.test(way)) return 'duration'
  if (/urgent/iu.test(way)) return 'priority'
  if (/rated/iu.test(way)) return 'rating'
  return 'number'
}

/** "the date, the driver and the mileage" → its parts without an article. */
export function partsIn(list: string): string[] {
  return list
    .split(/,? (?:and|as well as) |, /u)
    .map((one) => one.replace(/^(?:the|an?|its|their|his) /iu, '').trim())
    .filter((one) => one !== '')
}

export function columnCase(slots: Slots, list: string): CasePattern[] | undefined {
  const fields = partsIn(list)
  const place = [slots.words.get('place'), slots.words.get('place2'), slots.words.get('things')].find(
    (one) => one !== undefined,
  )
  const thing = slots.words.get('thing') ?? slots.words.get('things2')
  if (
    fields.length < 2 ||
    fields.length > 9 ||
    fields.some((field) => field.length > 40 || / (?:is|are|can|must|if|when) /u.test(field))
  )
    return undefined
  const where =
    place === undefined
      ? thing === undefined
        ? 'the list'
        : `the list of ${thing.replace(/(?<!s)$/u, 's')}`
      : placeOf(place)
  const values = fields.map((field) => `${field}: ${twoOfField(field)}`)
  const what = thing === undefined ? 'entry' : anyOf(thing).replace(/^an? /u, '')
  return [
    {
      title: [
        `${capital(where)}: ${fields.join(', ')}`,
        `${capital(where)} shows ${String(fields.length)} details of each ${what}`,
        `${String(fields.length)} details of each ${what}`,
      ],
      technique: 'Checklist-based',
      given: [`One ${what} is recorded with these values: ${values.join('; ')}.`],
      steps: [
        line(
          `Open ${where} at this ${what}`,
          `For this ${what}, these are displayed with the recorded values: ${fields.join(', ')}`,
        ),
      ],
    },
  ]
}

export const twoOfField = (field: string): string => twoOf(field.replace(/["“”]/gu, ''))[0]

export function emptyCase(things: string, message: string, place?: string): CasePattern[] {
  const what = things.replace(/^(?:the|any|such) /iu, '')
  const where = place ?? `the page with the ${what}`
  const single = anyOf(what).replace(/^an? /u, '')
  return [
    {
      title: [`No ${what}: ${message}`, `Empty list: ${message}`, 'Text of the empty list'],
      given: [`There are no ${what}.`],
      steps: [
        line(`Open ${where}`, `${message} is displayed`),
        line(`Add one ${single}`, `The ${single} is listed; ${message} is no longer displayed`),
      ],
    },
  ]
}

export function pagingCase(slots: Slots, list: string): CasePattern[] | undefined {
  const place = placeOf(list)
  const what = (slots.words.get('things2') ?? entriesOf(list)).replace(/^(?:the|all) /iu, '')
  return slots.values.get('count') === undefined
    ? undefined
    : [
        {
          title: [
            `{count} ${what} on one page, the {count+1:ord} on page 2`,
            '{count} on one page, the {count+1:ord} on page 2',
          ],
          type: 'Boundary',
          given: [`Exactly {count} ${what} exist.`],
          steps: [
            line(`Open ${place}`, `All {count} ${what} are on one page; there is no second page`),
            line(`Add one more, so that there are {count+1}`, `Page 1 has {count} ${what}, page 2 has one`),
          ],
        },
      ]
}

export function moreCase(slots: Slots): CasePattern[] {
  const what = word(slots, 'things2')
  const how = word(slots, 'rest')
  const act = /scroll/iu.test(how)
    ? 'Scroll to the end of the list'
    : /["“][^"”]+["”]/u.exec(how) === null
      ? 'Ask for more'
      : `Select ${/["“][^"”]+["”]/u.exec(how)?.[0] ?? ''}`
  return [
    {
      title: [
        `{count} ${what} at first, the others by ${/scroll/iu.test(how) ? 'scrolling' : 'selecting more'}`,
        '{count} at first, the others on demand',
      ],
      type: 'Boundary',
      given: [`Exactly {count+1} ${what} exist.`],
      steps: [
        line(`Open ${thingOf(word(slots, 'things'))}`, `{count} ${what} are displayed`),
        line(act, `All {count+1} ${what} are displayed, none of them twice`),
      ],
    },
  ]
}

export function countCase(shownIn: string, things: string): CasePattern[] {
  const what = things.replace(/^(?:the|all|all the) /iu, '')
  const single = anyOf(what).replace(/^an? /u, '')
  const where = thingOf(shownIn)
  return [
    {
      title: [`${capital(where)} counts ${what}: 2, 3, 2`, `Number of ${what}: 2, 3, 2`],
      given: [`There are exactly 2 ${what}.`],
      steps: [
        line(`Look at ${where}`, 'It is 2'),
        line(`Add one more ${single}`, `${capital(where)} has changed to 3`),
        line(`Take one ${single} away again`, `${capital(where)} has changed back to 2`),
      ],
    },
  ]
}

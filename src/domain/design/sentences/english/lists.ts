import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { isPlural } from '../../understand/english/subject.ts'
import { capital, line, lowerArticle, thingOf } from './wording.ts'
import { samplesOf } from './samples.ts'

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

/** "pinned ones first": the one that would stand last without it. */
export function specialFirst(list: string, field: string, special: string): CasePattern[] {
  const place = placeOf(list)
  const [low, middle, high] = samplesOf(field, list)
  const down = descending.test(field)
  const bare = field.replace(/^(?:most recent|newest|latest|oldest|earliest|the|their|its) /iu, '')
  const [first, second, last] = down ? [high, middle, low] : [low, middle, high]
  return [
    {
      title: [
        `${capital(place)}: ${special} ones first, then by ${bare}`,
        `The ${special} ones first, then by ${bare}`,
      ],
      technique: 'Checklist-based',
      given: [
        `Three ${entriesOf(list)} exist: A (${bare} ${last}, ${special}), B (${bare} ${second}), C (${bare} ${first}).`,
      ],
      steps: [line(`Open ${place}`, 'From top to bottom: A, C, B')],
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

/** What has a start of its own. */
const timedThings =
  /(?<!\p{L})(?:shifts|events|appointments|bookings|meetings|courses|classes|lessons|trips|departures|sessions|reservations|concerts|matches|rehearsals|visits)(?!\p{L})/iu

/** "listed in a sensible order": times whose order is neither that of entering them nor that of the alphabet. */
function sensibleOrder(slots: Slots): CasePattern[] | undefined {
  const things = lowerArticle(word(slots, 'things').replace(/^(?:all|the|all the) /iu, ''))
  const small = `${things.charAt(0).toLowerCase()}${things.slice(1)}`
  if (!timedThings.test(small) || !isPlural(small)) return undefined
  const past = /(?<!\p{L})(?:past|previous|recent|finished)(?!\p{L})/iu.test(small)
  const times = past
    ? ['9 May 2026, 14:00', '9 May 2026, 09:00', '8 May 2026, 08:00', '11 April 2026, 09:00']
    : ['9 June 2026, 09:00', '9 June 2026, 14:00', '10 June 2026, 08:00', '1 July 2026, 09:00']
  const entered = [2, 3, 1, 0].map((at) => times[at] ?? '')
  const first = `${past ? 'latest' : 'earliest'} start first`
  const days = past ? '9 May, 8 May and 11 April' : '9 June, 10 June and 1 July'
  return [
    {
      title: [`${capital(small)} of ${days}: ${first}`, `Order by start: ${first}`],
      technique: 'Checklist-based',
      given: ['Today is {today}.', `Four ${small} exist, entered in this order: ${entered.join('; ')}.`],
      steps: [line(`Open ${placeOf(small)}`, `From top to bottom: ${times.join('; ')}`)],
      assume: [
        `The ticket names no order: the ${first} is taken as the sensible one.`,
        `What comes first among ${small} of the same start is open.`,
      ],
    },
  ]
}

/** Lists: their order, columns, paging and what stands there when they are empty. */
export const lists: PatternGroup = {
  cue: 'appear|new|load|sort|order|list|first|top|newest|latest|recent|alphabet|page|column|table|empty|no |badge|counter|number of|show|display',
  patterns: [
    {
      said: `<things> ${sorted} in (?:an?|some) (?:sensible|meaningful|logical|useful|reasonable|natural|intuitive|practical|helpful|suitable|appropriate) (?:order|sequence|way)`,
      example: 'Past appointments are shown in a meaningful order.',
      cases: sensibleOrder,
    },
    {
      said: `<things> ${sorted} by (?:the )?(?<sortby>[^,;.()]{3,40}?),? (?:and |but |with )?(?:the )?(?<special>[a-z]+) (?:ones|entries|items) (?:always )?(?:come |are |stay |remain |being )?(?:always )?(?:first|on top|at the top)`,
      example: 'Notes are ordered by most recent change, pinned ones always come first.',
      cases: (slots) => specialFirst(word(slots, 'things'), word(slots, 'sortby'), word(slots, 'special')),
    },
    {
      said: `<things> (?:defaults? to|starts? with|${sorted}(?: with)?) (?:the )?(?<way>lowest|highest|cheapest|nearest|closest|largest|smallest|best|shortest|longest)(?: <sortby=[a-z]+(?: [a-z]+)?>)? first`,
      example: 'Offers default to lowest price first.',
      cases: (slots) => {
        const way = word(slots, 'way')
        return orderCase(word(slots, 'things'), slots.words.get('sortby') ?? way, descending.test(way))
      },
    },
    {
      said: `<things> ${sorted} (?:in (?<way>ascending|descending|increasing|decreasing) order )?(?:by|according to) (?:the )?(?<sortby>[^,;.()]{3,40}?)(?: in (?<way2>ascending|descending|alphabetical|chronological|reverse chronological) order|,? (?<way3>ascending|descending|alphabetically|(?:the )?(?:newest|oldest|latest|earliest|most recent|highest|lowest|cheapest|nearest|closest|largest|smallest|best|shortest|longest)(?: [a-z]+)? (?:first|at the top|on top))| \\((?<way4>ascending|descending|newest first|oldest first|a ?(?:to|-|–) ?z|z ?(?:to|-|–) ?a)\\))?`,
      example: 'Search results are sorted by price in ascending order.',
      cases: (slots) => {
        const way = ['way', 'way2', 'way3', 'way4'].map((name) => slots.words.get(name) ?? '').join(' ')
        const field = word(slots, 'sortby')
        const then = /^(?<first>.{3,40}?),? (?:and )?then (?:by )?(?<second>.{3,40})$/iu.exec(field)?.groups
        return orderCase(word(slots, 'things'), then?.first ?? field, descending.test(way), then?.second)
      },
    },
    {
      said: '<things> (?:shows?|displays?|has|lists?|contains?|is split into pages of|are split into pages of) (?:at most |up to |a maximum of |no more than |exactly )?<count> <things2>(?: each)? (?:per|on each|on every|on one|on a) page(?:[.,;]? .{0,80})?',
      example: 'The overview of parcels shows 25 parcels per page.',
      cases: (slots) => pagingCase(slots, word(slots, 'things')),
    },
  ],
}

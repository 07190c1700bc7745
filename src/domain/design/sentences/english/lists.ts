import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { samplesOf, twoOf } from './samples.ts'
import { anyOf, capital, line, lowerArticle, thingOf } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

const sorted =
  '(?:is|are|must be|should be|shall be|will be|gets?)(?: always| by default| initially| automatically)? (?:sorted|ordered|arranged|listed|shown|displayed|ranked|presented)(?: by default)?'
const descending =
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
function orderCase(list: string, field: string, down: boolean, second?: string): CasePattern[] {
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

/** Lists: their order, columns, paging and what stands there when they are empty. */
export const lists: PatternGroup = {
  cue: 'appear|new|load|sort|order|list|first|top|newest|latest|recent|alphabet|page|column|table|empty|no |badge|counter|number of|show|display',
  patterns: [
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
      said: `<things> ${sorted} (?:by|according to) (?:the )?(?<sortby>[^,;.()]{3,40}?)(?:,? (?:and )?then (?:by )?|, (?:those|entries|records) with (?:the same|equal) [^,]{3,30} (?:by|according to) |, and (?:within [^,]{3,30} )?by )(?:the )?(?<sortby2>[^,;.()]{3,40}?)`,
      example: 'The member list is sorted by last name, then by first name.',
      cases: (slots) => orderCase(word(slots, 'things'), word(slots, 'sortby'), false, word(slots, 'sortby2')),
    },
    {
      said: `<things> ${sorted}(?: in (?<way>alphabetical|chronological|reverse chronological|descending|ascending) order| (?<way2>alphabetically|chronologically))(?: (?:by|of) (?:the |their )?(?<sortby>[^,;.()]{3,40}?))?`,
      example: 'Ingredients are listed in alphabetical order.',
      cases: (slots) => {
        const way = `${slots.words.get('way') ?? ''}${slots.words.get('way2') ?? ''}`
        const field =
          slots.words.get('sortby') ?? (/alphabet/iu.test(way) ? 'name' : /chrono/iu.test(way) ? 'date' : undefined)
        return field === undefined ? undefined : orderCase(word(slots, 'things'), field, /reverse|desc/iu.test(way))
      },
    },
    {
      said: `<things> (?:${sorted}|appears?|comes?|is|are|stands?) (?:with )?(?:the )?(?<way>newest|oldest|latest|earliest|most recent|highest|lowest|cheapest|nearest|closest|largest|smallest|most expensive|best rated|shortest|longest|most urgent|most popular)(?: [a-z]+)? (?:first|at the top|on top)(?: by default)?`,
      example: 'Notifications are shown newest first.',
      cases: (slots) =>
        orderCase(word(slots, 'things'), fieldOfWay(word(slots, 'way')), descending.test(word(slots, 'way'))),
    },
    {
      said: `(?:The )?(?<way>newest|oldest|latest|earliest|most recent|highest|lowest|cheapest|nearest|closest|largest|smallest|most expensive|best rated|shortest|longest|most urgent|most popular) <thing> (?:is|are|appears?|stands?|comes?|is shown|are shown|is listed|are listed|is displayed|are displayed) (?:always )?(?:first|at the top|on top|in first place|at the top of <place>|first in <place2>)`,
      example: 'The newest message is shown at the top of the inbox.',
      cases: (slots) => {
        const place = slots.words.get('place') ?? slots.words.get('place2')
        const thing = word(slots, 'thing')
        return orderCase(
          place ?? (/s$/u.test(thing) ? thing : `${thing}s`),
          fieldOfWay(word(slots, 'way')),
          descending.test(word(slots, 'way')),
        )
      },
    },
    {
      said: '(?:A |Each |Every )?(?:New|Newly (?:created|added)) (?<thing>[^,;.]{3,40}?) (?:appears?|is shown|are shown|is displayed|are displayed|is added|are added|is placed|are placed|is inserted|are inserted) (?:at|to) the (?<end>top|end|bottom|beginning) of (?<place>the [^,;.]{3,40}?)',
      example: 'New applications appear at the top of the list.',
      cases: (slots) => {
        const thing = anyOf(word(slots, 'thing')).replace(/^an? /u, '')
        const first = /top|beginning/u.test(word(slots, 'end'))
        return [
          {
            title: [`New ${thing} is the ${first ? 'first' : 'last'} entry of ${word(slots, 'place')}`],
            given: [`${capital(word(slots, 'place'))} has at least two entries.`],
            steps: [
              line(`Create ${anyOf(thing)}`, `The ${thing} is saved`, 'Kestrel'),
              line(
                `Open ${word(slots, 'place')}`,
                `“Kestrel” is the ${first ? 'first' : 'last'} entry; the order of the others is unchanged`,
              ),
            ],
            assume: ['“Kestrel” is the name of the new one, or stands for what it is recognised by.'],
          },
        ]
      },
    },
    {
      said: '(?:A )?(?:click(?:ing)?|tap(?:ping)?|selecting) (?:on )?(?:the |a )?(?:column )?(?:header|heading|title)(?: of (?:a|the) column)?(?: <quoted>)? (?:sorts|orders) (?:the )?(?<place>[^,;.]{3,40}?)(?: by (?:this|that|the) (?:column|value)| accordingly| by it| by (?<sortby>[^,;.]{3,30}?))?(?:[,;] ?(?:and )?(?:clicking (?:it )?again|a second click|another click|clicking a second time) (?:reverses|inverts|changes) (?:the )?(?:order|sort order|direction|sorting))?',
      example: 'Clicking a column header sorts the table by this column, clicking again reverses the order.',
      cases: (slots) => {
        const column = slots.words.get('quoted')
        const field = slots.words.get('sortby') ?? column?.replace(/["“”]/gu, '') ?? 'name'
        const [low, middle, high] = samplesOf(field)
        const header = column === undefined ? 'the header of a column' : `the column header ${column}`
        return [
          {
            title: [`Column header: ${low}, ${middle}, ${high}, then the other way round`],
            technique: 'Checklist-based',
            given: [
              `${capital(thingOf(word(slots, 'place')))} has three entries; in the column they have the values ${middle}, ${high} and ${low}.`,
            ],
            steps: [
              line(`Click ${header}`, `From top to bottom: ${low}, ${middle}, ${high}`),
              line(`Click ${header} again`, `From top to bottom: ${high}, ${middle}, ${low}`),
            ],
          },
        ]
      },
    },
    {
      said: '(?!.*(?:export|download|file))(?:The )?(?:table|list|overview|grid|<things>)(?: of <things2>)? (?:shows?|displays?|contains?|has|have|lists?|consists? of)(?: for each [a-z ]{3,30})? (?:exactly )?(?:the )?(?:following )?columns:? <list>',
      example: 'The table shows the columns "Date", "Amount" and "Status".',
      cases: (slots) => columnCase(slots, word(slots, 'list')),
    },
    {
      said: '(?:Each|Every) (?:entry|row|line|item|card|tile|result|hit|record)(?: (?:in|of|on) <place>)? (?:shows?|displays?|contains?|includes?|lists?) <list>',
      example: 'Each entry of the logbook shows the date, the driver and the mileage.',
      cases: (slots) => columnCase(slots, word(slots, 'list')),
    },
    {
      said: 'For (?:each|every) <thing>,? (?:<place> (?:shows?|displays?|contains?|includes?|lists?) )?<list>(?: (?:is|are) (?:shown|displayed|listed))?',
      example: 'For each guest, the list shows the name, the room and the date of departure.',
      cases: (slots) => columnCase(slots, word(slots, 'list')),
    },
    {
      said: '(?:The )?<things> (?:shows?|displays?|lists?) for (?:each|every) <thing>:? (?:the|its|their) <list>',
      example: 'The overview shows for each flight the number, the gate and the departure time.',
      cases: (slots) => columnCase(slots, word(slots, 'list')),
    },
    {
      said: '(?:If|When|As long as|Where) (?:there (?:is|are) (?:no|not yet any|not any)|no) <things>(?: (?:exists?|(?:has|have) been (?:added|created|found|entered|recorded)|(?:is|are) (?:available|found|present|there|registered|entered|recorded|stored))?(?: yet| for [^,]{3,40}| in [^,]{3,40})?)?,? (?:the (?:list|page|screen|table|text|user sees|system shows|message) ?(?:shows?|displays?|is|sees)? ?)?(?:shows? )?<message>(?: (?:is|are) (?:shown|displayed)| appears)?(?: (?:instead(?: of (?:the|an empty) (?:list|table))?))?',
      example: 'If there are no appointments, "You have no appointments yet" is shown.',
      cases: (slots) => emptyCase(word(slots, 'things'), word(slots, 'message')),
    },
    {
      said: '(?:An|The) empty (?<place>[^,;.]{3,40}?) (?:shows?|displays?|says|reads|contains) (?:the (?:text|message|hint) )?<message>',
      example: 'An empty shopping list shows the text "Nothing to buy".',
      cases: (slots) =>
        emptyCase(entriesOf(word(slots, 'place')), word(slots, 'message'), thingOf(word(slots, 'place'))),
    },
    {
      said: '(?:If|When) (?<place>the [^,;.]{3,40}?) is empty, (?:the (?:text|message|hint) )?<message>(?: is (?:shown|displayed)| appears)?',
      example: 'If the wish list is empty, "Add your first wish" is displayed.',
      cases: (slots) => emptyCase(entriesOf(word(slots, 'place')), word(slots, 'message'), word(slots, 'place')),
    },
    {
      said: '<things> (?:shows?|displays?|has|lists?|contains?|is split into pages of|are split into pages of) (?:at most |up to |a maximum of |no more than |exactly )?<count> <things2>(?: each)? (?:per|on each|on every|on one|on a) page(?:[.,;]? .{0,80})?',
      example: 'The overview of parcels shows 25 parcels per page.',
      cases: (slots) => pagingCase(slots, word(slots, 'things')),
    },
    {
      said: '(?:At most |Up to |A maximum of |No more than |Exactly )?<count> <things> (?:are|can be|will be) (?:shown|displayed|listed|loaded) (?:per|on each|on every|on one|on a) page(?: (?:of|in|on) <place>)?',
      example: '50 invoices are displayed per page.',
      cases: (slots) => pagingCase(slots, slots.words.get('place') ?? word(slots, 'things')),
    },
    {
      said: '(?:The )?<things> (?:initially |first )?(?:shows?|loads?|displays?) (?:initially |first |at first )?(?:the (?:first|last|latest|newest) )?<count> <things2>,? (?:and )?(?:further|more|additional|the next|another)(?: [a-z0-9]+){0,3} (?:are|is) (?:loaded|shown|added|displayed) (?:when|by|on|as soon as|with|via) (?<rest>[^.]{3,80})',
      example: 'The feed loads 20 posts, further posts are loaded when the user scrolls down.',
      cases: (slots) => moreCase(slots),
    },
    {
      said: '(?:The )?<things> (?:initially |first )?(?:shows?|loads?|displays?) (?:initially |first |at first )?(?:the (?:first|last|latest|newest) )?<count> <things2><stop>(?:Further|More|Additional|The next|Another)(?: [a-z0-9]+){0,3} (?:are|is) (?:loaded|shown|added|displayed) (?:when|by|on|as soon as|with|via) (?<rest>[^.]{3,80})',
      example: 'The start page shows 10 recipes. More recipes are loaded by scrolling.',
      cases: (slots) => moreCase(slots),
    },
    {
      said: '(?:The |A )?(?<thing>(?:badge|counter|number|figure|bubble|indicator|tab|header|menu item|icon|title|tile)(?: (?:on|at|in|next to|above|beside|of|behind) [^,;.]{3,50}?)?) (?:shows?|displays?|indicates?|counts?|contains) (?:the )?(?:current )?(?:number|count|total|total number) of (?<things>[^,;.]{3,60}?)',
      example: 'The badge on the bell shows the number of unread messages.',
      cases: (slots) => countCase(word(slots, 'thing'), word(slots, 'things')),
    },
    {
      said: '(?:The )?(?:current )?(?:number|count|total number) of (?<things>[^,;.]{3,60}?) (?:is|must be) (?:shown|displayed|indicated|given) (?<place>(?:on|at|in|next to|above|beside|below|behind|as) [^,;.]{3,60})',
      example: 'The number of open tasks is shown next to the name of the project.',
      cases: (slots) => countCase(`the number ${word(slots, 'place')}`, word(slots, 'things')),
    },
  ],
}

function fieldOfWay(way: string): string {
  if (/new|old|latest|earl|recent/iu.test(way)) return 'date'
  if (/cheap|expens/iu.test(way)) return 'price'
  if (/near|clos/iu.test(way)) return 'distance'
  if (/short|long/iu.test(way)) return 'duration'
  if (/urgent/iu.test(way)) return 'priority'
  if (/rated/iu.test(way)) return 'rating'
  return 'number'
}

/** "the date, the driver and the mileage" → its parts without an article. */
function partsIn(list: string): string[] {
  return list
    .split(/,? (?:and|as well as) |, /u)
    .map((one) => one.replace(/^(?:the|an?|its|their|his) /iu, '').trim())
    .filter((one) => one !== '')
}

function columnCase(slots: Slots, list: string): CasePattern[] | undefined {
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

const twoOfField = (field: string): string => twoOf(field.replace(/["“”]/gu, ''))[0]

function emptyCase(things: string, message: string, place?: string): CasePattern[] {
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

function pagingCase(slots: Slots, list: string): CasePattern[] | undefined {
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

function moreCase(slots: Slots): CasePattern[] {
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

function countCase(shownIn: string, things: string): CasePattern[] {
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

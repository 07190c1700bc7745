import { descending } from './lists-cases.ts'
import type { PatternGroup } from '../pattern.ts'
import { samplesOf } from './samples.ts'
import { anyOf, capital, line, thingOf } from './wording.ts'
import {
  word,
  sorted,
  entriesOf,
  orderCase,
  fieldOfWay,
  columnCase,
  emptyCase,
  pagingCase,
  moreCase,
  countCase,
} from './lists-cases.ts'

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

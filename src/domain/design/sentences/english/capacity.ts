import type { CasePattern, PatternGroup } from '../pattern.ts'
import { atMost, counts, family, must } from './limit-words.ts'

const people =
  '<things=(?:[\\p{L}-]+ )?(?:participants|attendees|people|persons|guests|students|pupils|children|visitors|members|passengers|players|seats|places|spots|spaces|beds|slots|cars|vehicles|bikes|bicycles|animals|dogs|cats|tickets|registrations|bookings|applicants|volunteers)>'
const waiting = '(?:(?:the |a |an )?waiting ?list|(?:the |a |an )?wait ?list|(?:the )?queue|(?:the )?reserve list)'
const full =
  '(?:(?:If|When|Once|As soon as) (?:it|the \\p{L}+|all (?:places|seats|spots|slots)|this number|the limit|the maximum) (?:is|are|has been) (?:full|taken|booked|reached|sold out|fully booked|occupied|gone),? )'
const further =
  '(?:further|additional|more|other|new|any further|any additional|later|all further) [\\p{L}]+(?: [\\p{L}]+)?|everyone else|anybody else|the next [\\p{L}]+'

const waitingList: CasePattern = {
  title: [
    'The {last} {thing} gets in, the {next} goes to the waiting list',
    'The {last} gets in, the {next} goes to the waiting list',
  ],
  type: 'Boundary',
  given: ['One {holderOne} with {before} is prepared; its waiting list is empty.'],
  steps: [
    'Register the {last} {thing} | {full} in all | {full} {are} listed; the waiting list is still empty.',
    'Register the {next} {thing} | {more} in all | There {are} still {full}; one entry is on the waiting list.',
  ],
}
const holdsOnly: CasePattern = {
  title: ['{full}: the {last} is accepted, the {next} refused', 'The {last} is accepted, the {next} refused'],
  type: 'Boundary',
  given: ['One {holderOne} with {before} taken is prepared.'],
  steps: [
    'Take the {last} {thing} | {full} in all | It is accepted; {full} {are} taken.',
    'Try for one {thing} more | {more} in all | {beyond} {full} {are} taken as before.',
  ],
}
const stock: CasePattern = {
  title: ['With 5 in stock, 5 are accepted and 6 refused'],
  type: 'Boundary',
  given: ['One product with a stock of 5 is prepared.'],
  steps: [
    'Order 5 of the product | 5 | The order is accepted with 5.',
    'Set the stock of the product to 5 again | stock 5 | A stock of 5 is displayed.',
    'Order 6 of the product | 6 | {beyond} The stock is still 5.',
  ],
}
const soldOut: CasePattern = {
  title: ['With a stock of 0 the product is marked {label}', 'With a stock of 0 the product is marked'],
  type: 'Boundary',
  given: ['One product with a stock of 1 and one with a stock of 0 are prepared.'],
  steps: [
    'Open the product with a stock of 1 | stock 1 | It can be ordered; {label} is not displayed.',
    'Open the product with a stock of 0 | stock 0 | {label} is displayed.',
  ],
}

const seats = `<holder> (?:holds?|has|offers?|provides?|${must} (?:hold|have|take|accommodate|accept)|(?:is|are) limited to|takes?|accommodates?|has (?:room|space|capacity) for|has a capacity of|(?:is|are) designed for)(?: (?:${atMost}|exactly))? <max> ${people}`

/** Room, places and stock. */
export const capacity: PatternGroup = {
  needsRequest: false,
  cue: 'more [\\p{L} ]+ than|waiting ?list|wait ?list|queue|reserve list|holds?|has|have|offers?|limited|takes?|accommodat|capacity|room for|stock|sold out',
  patterns: [
    ...family(
      [
        [
          `${seats}<stop>${full}?(?:${further}) (?:is|are|goes?|gets?|will be|can be|can only be|may be|land|lands|move|moves)(?: then)?(?: automatically)?(?: (?:put|placed|added|moved|entered|set))? ?(?:on|to|onto|into|in) ${waiting}`,
          'The course holds 20 participants. When it is full, further people are put on the waiting list.',
        ],
        [
          `${seats}<stop>(?:The [\\p{L}\\d]+|Whoever|Anyone who|Everyone who|Those who) ?[^,;"]{0,50} (?:is|are|goes?|gets?|will be|lands?)(?: automatically)?(?: (?:put|placed|added|moved))? ?(?:on|to|onto) ${waiting}`,
          'A yoga class has 12 places; the 13th person goes to the waiting list.',
        ],
      ],
      [waitingList],
      counts,
    ),
    ...family([[seats, 'The excursion has room for 24 children.']], [holdsOnly], counts),
    ...family(
      [
        [
          `(?:The )?(?:capacity|number of (?:participants|places|seats|guests)) (?:of|in|for|per) <holder> (?:is|must be)(?: limited to)? <max> ${people}`,
          'The capacity of a room is 30 people.',
        ],
      ],
      [holdsOnly],
      counts,
    ),
    ...family(
      [
        [
          `(?:<who>|I|You) (?:cannot|can't|must not|may not) (?:order|buy|reserve|add|request|sell|ship) more (?:items|pieces|units|copies|of a product|of an item|of an article|products)? ?(?:than )?(?:are |is )?(?:in stock|available|on stock|there are in stock)`,
          'Customers cannot order more items than are in stock.',
        ],
        [
          `(?:No more than|At most|Only as many as) (?:the )?(?:available )?(?:stock|quantity in stock|amount in stock) can be (?:ordered|bought|reserved|sold)`,
          'No more than the available stock can be ordered.',
        ],
      ],
      [stock],
    ),
    ...family(
      [
        [
          `(?:If|When|Once|As soon as) (?:a |the )?(?:stock|stock level|quantity)(?: of (?:a|an|the) (?:product|article|item))? (?:is|reaches|falls to|drops to|hits) (?:0|zero),? (?:it|the (?:product|article|item)) (?:is|gets) (?:marked|shown|displayed|labelled|flagged)(?: as| with)? <label>`,
          'When the stock of a product reaches 0, the product is marked as "Sold out".',
        ],
        [
          `(?:Products|Articles|Items) (?:with (?:a stock of (?:0|zero)|no stock|zero stock)|that are (?:out of stock|sold out)|without stock) are (?:marked|shown|displayed|labelled|flagged)(?: as| with)? <label>`,
          'Products without stock are shown as "Sold out".',
        ],
      ],
      [soldOut],
    ),
    ...family(
      [
        [
          `(?:It (?:must not be|is not|should not be) possible to|(?:<who>|I|You) (?:cannot|can't|must not|may not|can never)|(?:Nobody|No one|No \\p{L}+) can) (?<act>book|reserve|order|sell|buy|assign|rent|take) more <things> than (?:are |is |there are )?(?:free|available|left|still free|in stock|remaining|still available)(?: [\\p{L}]+)?`,
          'It must not be possible to book more seats than are free.',
        ],
      ],
      [
        {
          title: ['With 2 {things} left, 2 are accepted and 3 refused', 'With 2 left, 2 are accepted and 3 refused'],
          type: 'Boundary',
          given: ['Two situations with exactly 2 {things} left are prepared.'],
          steps: [
            '{act} 3 {things} in the first one | 3 | {beyond} There are still 2 {things} left.',
            '{act} 2 {things} in the second one | 2 | It is accepted; no {things} are left.',
          ],
        },
      ],
    ),
  ],
}

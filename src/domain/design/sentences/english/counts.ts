import type { CasePattern, PatternGroup } from '../pattern.ts'
import { atLeast, atMost, counts, family, must, upTo, upToAct } from './limit-words.ts'

const own =
  '(?:have|contain|hold|include|own|consist of|comprise|carry|store|keep|list|be assigned(?: to)?|be linked to|be given|show|possess)'
const states =
  '(?:seats|sleeps|fits|is for|has|have|contains?|holds?|includes?|comprises?|consists? of|accepts?|allows?|takes?|supports?|covers?|applies to|is valid for)'
const noUnit =
  '(?!characters|chars|letters|digits|words|percent|euros?|hours?|minutes?|days?(?! of)|weeks?|months?|years?|seconds?|times|kg|km|MB|KB|GB|%|per |million|thousand|decimals?(?!\\p{L})|decimal places|bytes|pixels|px)'
const together =
  '(?: (?:at (?:the same|any one|any|a) time|at once|simultaneously|in parallel|in total|altogether|overall|each|per person|together))?'
const period = '(?:days?|weeks?|months?|years?|hours?|minutes?|quarters?|seconds?|season|term|semester)'
const things = `${noUnit}<things>${together}`
const perHolder = `(?: (?:per|for each|for every|for one|for the same|in (?:one|a|an|each|every|the)|on (?:one|a|an|each|every|the)|to (?:one|a|an|each|every)|with (?:one|a|an|each|every)) (?!${period}(?!\\p{L})|calendar|form|\\p{L}+ (?:and|per) ${period})<holder>)`
const me = '(?:As an? (?<as>[\\p{L} -]{3,40}),? )?(?:<who>|I|You|One)'

const ownMost: CasePattern = {
  title: [
    '{full} {are} possible for {holderOne:a}, the {next} is refused',
    'The {last} is possible, the {next} refused',
  ],
  type: 'Boundary',
  given: ['One {holderOne} with {before} is prepared.'],
  steps: [
    'Add the {last} {thing} | {full} in all | It is saved; {full} {are} listed.',
    'Add the {next} {thing} | {more} in all | {beyond} After a reload there {are} still {full}.',
  ],
}
const ownBetween: CasePattern = {
  title: [
    '{holderOne:a}: {few} and {more} refused, {enough} and {full} accepted',
    '{few} and {more} refused, {enough} and {full} accepted',
    '{few} and {more} refused',
  ],
  type: 'Boundary',
  given: ['Everything else about {holderOne:the} is correct.'],
  steps: [
    'Save {holderOne:a} with {few} | {few} | {under}',
    'Save {holderOne:a} with {enough} | {enough} | It is saved with {enough}.',
    'Save {holderOne:a} with {full} | {full} | It is saved with {full}.',
    'Save {holderOne:a} with {more} | {more} | {over}',
  ],
}
const doMost: CasePattern = {
  title: [
    '{act} {full}: the {last} is possible, the {next} refused',
    'The {last} {thing} is possible, the {next} refused',
    'The {last} is possible, the {next} refused',
  ],
  type: 'Boundary',
  given: ['One {person} has {act:done} {before} so far.'],
  steps: [
    '{act} the {last} {thing} | {full} in all | It is accepted; {full} {are} {act:done}.',
    '{act} the {next} {thing} | {more} in all | {beyond} There {are} still {full} after a reload.',
  ],
}
const doMostEach: CasePattern = {
  ...doMost,
  given: ['One {person} has {act:done} {before} for the same {holderOne} so far.'],
  steps: [
    '{act} the {last} {thing} for the same {holderOne} | {full} in all | It is accepted; {full} {are} {act:done}.',
    '{act} the {next} {thing} for the same {holderOne} | {more} in all | {beyond} There {are} still {full} after a reload.',
    '{act} {thing:a} for another {holderOne} | the first there | It is accepted.',
  ],
}
const chooseBetween: CasePattern = {
  title: ['{few} and {more} refused, {enough} and {full} accepted', '{few} and {more} refused'],
  type: 'Boundary',
  given: ['Everything else is filled in correctly.'],
  steps: [
    'Submit with {few} | {few} | {under}',
    'Submit with {enough} | {enough} | It is accepted with {enough}.',
    'Submit with {full} | {full} | It is accepted with {full}.',
    'Submit with {more} | {more} | {over}',
  ],
}

/** How many things something has, or somebody may have. */
export const holdings: PatternGroup = {
  needsRequest: false,
  cue: '\\d|(?<!\\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|single|a)(?!\\p{L})',
  patterns: [
    ...family(
      [
        [
          `(?:A|The) limit of <max> ${things}(?: applies)?${perHolder}(?: applies)?`,
          'A limit of 4 devices applies per customer.'.replace(' applies per customer', ' per customer applies'),
        ],
        [`<holder> (?:is|are) limited to <max> ${things}`, 'Each household is limited to 2 bins.'],
      ],
      [ownMost],
      counts,
    ),
    ...family(
      [
        [
          `(?:As an? (?<as>[\\p{L} -]{3,40}),? )?<holder> (?:${must} )?(?:${own}|${states}|be booked with) (?:between |from )?<min> (?:and|to|-|–|up to) <max> ${things}`,
          'Every order may contain 1 to 9 tickets.',
        ],
        [
          `<holder> (?:(?:${must} )?(?:${own}|${states})) ${atLeast} <min>(?: [\\p{L}]+)?,? (?:and|but) (?:${atMost}) <max> ${things}`,
          'A recipe must have at least 2 and no more than 30 ingredients.',
        ],
      ],
      [ownBetween],
      counts,
    ),
    ...family(
      [
        [
          `<holder> (?:${upTo(own)}|${states} ${atMost}|(?:is|are) (?:limited|restricted) to(?: ${atMost})?|has (?:room|space|capacity) for(?: ${atMost})?) <max> ${things}`,
          'A patient can have at most 3 open appointments.',
        ],
        [
          `(?:There (?:can|may|must) (?:only )?be (?:${atMost} )?|There (?:cannot|must not|may not) be more than |No more than |At most |A maximum of |Up to |Only |Not more than )<max> ${things}${perHolder}(?: (?:is|are) (?:allowed|permitted|possible|accepted|supported))?`,
          'There can be no more than 4 drivers per car.',
        ],
      ],
      [ownMost],
      counts,
    ),
  ],
}

const choosing =
  '(?:select|choose|pick|add|name|enter|give|upload|provide|answer|invite|attach|specify|assign|list|tick|rank)'

/** How many things somebody may act on. */
export const doings: PatternGroup = {
  needsRequest: false,
  cue: holdings.cue,
  patterns: [
    ...family(
      [
        [`${me} ${upToAct} <max> ${things}${perHolder}`, 'Visitors can reserve up to 4 seats per concert.'],
        [
          `(?:${atMost} )<max> ${things} (?:can|may|must|are allowed to) be <done=[a-z]+>${together}${perHolder}`,
          'No more than 3 vouchers can be redeemed per order.',
        ],
      ],
      [doMostEach],
      counts,
    ),
    ...family(
      [
        [
          `${me} (?:${must} )?${choosing} ${atLeast} <min>(?: [\\p{L}]+)?,? (?:and|but) ${atMost} <max> ${things}`,
          'Applicants must name at least 1 and at most 3 references.',
        ],
      ],
      [chooseBetween],
      counts,
    ),
    ...family(
      [
        [`${me} ${upToAct} <max> ${things}`, 'Each member can borrow a maximum of 10 books at the same time.'],
        [
          `(?:${atMost} )<max> ${things} (?:can|may|must|are allowed to) be <done=[a-z]+>${together}`,
          'At most 4 filters can be saved.',
        ],
      ],
      [doMost],
      counts,
    ),
  ],
}

const people =
  '<things=(?:[\\p{L}-]+ )?(?:participants|attendees|people|persons|guests|students|pupils|children|visitors|members|passengers|players|seats|places|spots|spaces|beds|slots|cars|vehicles|bikes|bicycles|animals|dogs|cats|tickets|registrations|bookings|applicants|volunteers)>'

const holdsOnly: CasePattern = {
  title: ['{full}: the {last} is accepted, the {next} refused', 'The {last} is accepted, the {next} refused'],
  type: 'Boundary',
  given: ['One {holderOne} with {before} taken is prepared.'],
  steps: [
    'Take the {last} {thing} | {full} in all | It is accepted; {full} {are} taken.',
    'Try for one {thing} more | {more} in all | {beyond} {full} {are} taken as before.',
  ],
}

const seats = `<holder> (?:holds?|has|offers?|provides?|${must} (?:hold|have|take|accommodate|accept)|(?:is|are) limited to|takes?|accommodates?|has (?:room|space|capacity) for|has a capacity of|(?:is|are) designed for)(?: (?:${atMost}|exactly))? <max> ${people}`

/** Room, places and stock. */
export const capacity: PatternGroup = {
  needsRequest: false,
  cue: 'more [\\p{L} ]+ than|waiting ?list|wait ?list|queue|reserve list|holds?|has|have|offers?|limited|takes?|accommodat|capacity|room for|stock|sold out',
  patterns: [...family([[seats, 'The excursion has room for 24 children.']], [holdsOnly], counts)],
}

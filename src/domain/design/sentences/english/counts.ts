import type { CasePattern, PatternGroup } from '../pattern.ts'
import { atLeast, atMost, can, cannot, counts, family, must, upTo, upToAct } from './limit-words.ts'

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
const ownLeast: CasePattern = {
  title: ['{holderOne:a}: {few} refused, {enough} accepted', '{few} refused, {enough} accepted'],
  type: 'Boundary',
  given: ['Everything else about {holderOne:the} is correct.'],
  steps: [
    'Save {holderOne:a} with {few} | {few} | {under}',
    'Save {holderOne:a} with {enough} | {enough} | It is saved with {enough}.',
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
const doPerPeriod: CasePattern = {
  ...doMost,
  title: [
    'The {last} {thing} of {period:a} is possible, the {next} is refused',
    'The {last} of {period:a} is possible, the {next} is refused',
  ],
  given: ['One {person} has {act:done} {before} in the current {period}.'],
  steps: [
    '{act} the {last} {thing} of the {period} | {full} in all | It is accepted; {full} {are} {act:done}.',
    '{act} the {next} {thing} of the {period} | {more} in all | {beyond} There {are} still {full} after a reload.',
    '{act} {thing:a} at the start of the next {period} | the first of that {period} | It is accepted.',
  ],
  assume: [
    'Whether {period:a} is a calendar {period} or counts from the first {thing} is open; here it is a calendar {period}.',
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
const chooseLeast: CasePattern = {
  title: ['{few} refused, {enough} accepted'],
  type: 'Boundary',
  given: ['Everything else is filled in correctly.'],
  steps: ['Submit with {few} | {few} | {under}', 'Submit with {enough} | {enough} | It is accepted with {enough}.'],
}

/** How many things something has, or somebody may have. */
export const holdings: PatternGroup = {
  needsRequest: false,
  cue: '\\d|(?<!\\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|single|a)(?!\\p{L})',
  patterns: [
    ...family(
      [
        [
          `<holder> (?:is|are) possible (?:for|with) (?:between |from |a minimum of |at least )<min> (?:and|to|-|–) (?:a maximum of |at most )?<max> ${things}`,
          'A reservation is possible for a minimum of 2 and a maximum of 8 persons.',
        ],
      ],
      [ownBetween],
      counts,
    ),
    ...family(
      [
        [
          `(?:A|The) limit of <max> ${things}(?: applies)?${perHolder}(?: applies)?`,
          'A limit of 4 devices applies per customer.'.replace(' applies per customer', ' per customer applies'),
        ],
        [`<holder> (?:have|has) a (?:limit|maximum) of <max> ${things}`, 'A free account has a limit of 3 projects.'],
        [`(?:The )?(?:limit|maximum) is <max> ${things}${perHolder}`, 'The limit is 6 guests per table.'],
        [`<max> ${things}${perHolder} (?:is|are) the (?:maximum|limit)`, '5 photos per report are the maximum.'],
        [`<holder> (?:is|are) limited to <max> ${things}`, 'Each household is limited to 2 bins.'],
        [
          `<things> can be (?:assigned|linked|added|attached) to (?:${atMost}) <max> [\\p{L}]+`
            .replace('<things>', '<holder>')
            .replace('[\\p{L}]+', '<things>'),
          'A technician can be assigned to at most 3 sites.',
        ],
      ],
      [ownMost],
      counts,
    ),
    ...family(
      [
        [
          `(?<holder>(?!password)[\\p{L}]+(?: [\\p{L}]+)?): ${atMost} <max> ${things}`,
          'Tour group: at most 40 visitors at once.',
        ],
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
        [
          `(?:No more than |At most |A maximum of |Up to |Only |Not more than )<max> ${things} (?:is|are) (?:allowed|permitted|possible|accepted|supported)${perHolder}`,
          'A maximum of 5 attachments is allowed per claim.',
        ],
        [
          `The (?:maximum )?(?:number|count|amount) of <things>${perHolder} (?:is|must be|should be) (?:limited|restricted|capped)? ?(?:to|at)?(?: ${atMost})? ?<max>`,
          'The number of pets per household is limited to 3.',
        ],
        [
          `<things> (?:is|are) limited to (?:${atMost} )?<max>${perHolder}`,
          'Guest passes are limited to two per member.',
        ],
        [`(?:Max(?:imum|\\.)?|Up to) <max> ${things}${perHolder}`, 'Max. 4 guests per table'],
      ],
      [ownMost],
      counts,
    ),
    ...family(
      [
        [
          `<holder> (?:(?:${must} )?(?:${own}|${states}) ${atLeast}|${must} (?:${own}) ${atLeast}|needs? ${atLeast}|requires? ${atLeast}|${cannot} (?:${own}) (?:fewer|less) than) <min> ${things}`,
          'A survey must contain at least 2 questions.',
        ],
        [
          `${atLeast} <min> ${things} (?:is|are) (?:required|needed|necessary|mandatory)${perHolder}`,
          'At least two contact persons are required per company.',
        ],
      ],
      [ownLeast],
      counts,
    ),
  ],
}

const perPeriod = `(?:,? (?:(?:per|for each) (?<holder>[\\p{L}]+(?: [\\p{L}]+)?) (?:and |per |and per )|per |each |every |an? |in (?:an?|one|the same|each|any) |within (?:an?|one|the same) |on (?:the same|one|any|a single) )(?:calendar |single |rolling )?<period=day|week|month|year|hour|quarter|season|term|semester|minute>)`
const choosing =
  '(?:select|choose|pick|add|name|enter|give|upload|provide|answer|invite|attach|specify|assign|list|tick|rank)'

/** How many things somebody may act on. */
export const doings: PatternGroup = {
  needsRequest: false,
  cue: holdings.cue,
  patterns: [
    ...family(
      [
        [`${me} ${upToAct} <max> ${things}${perPeriod}`, 'Members can book at most 3 classes per week.'],
        [
          `${me} ${can} (?:only )?<act=[a-z]+> (?:only )?<max=one|a single|1> ${things}${perPeriod}`,
          'A gym member can reserve one court per day.',
        ],
        [
          `(?:${atMost} )<max> ${things} (?:can|may|must|are allowed to|cannot) be <done=[a-z]+>${perPeriod}`,
          'At most 2 prescriptions can be ordered per patient and month.',
        ],
        [
          `(?:${atMost} )<max> ${things}${perPeriod} (?:can|may|must|are allowed to) be <done=[a-z]+>`,
          'No more than 5 vouchers per customer and year can be redeemed.',
        ],
      ],
      [doPerPeriod],
      counts,
    ),
    ...family(
      [
        [`${me} ${upToAct} <max> ${things}${perHolder}`, 'Visitors can reserve up to 4 seats per concert.'],
        [
          `(?:${atMost} )<max> ${things} (?:can|may|must|are allowed to) be <done=[a-z]+>${together}${perHolder}`,
          'No more than 3 vouchers can be redeemed per order.',
        ],
        [
          `(?:${atMost} )<max> ${things}${perHolder} (?:can|may|must|are allowed to) be <done=[a-z]+>`,
          'Up to 6 photos per listing can be uploaded.',
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
        [
          `${me} (?:${must}) <act=[a-z]+> (?:between |from )?<min> (?:and|to|-|–) <max> ${things}`,
          'Parents can choose between 2 and 4 courses.',
        ],
        [
          `(?:Between |From )?<min> (?:and|to|-|–) <max> ${things} (?:can|may|must|have to) be <done=[a-z]+>`,
          'Between 3 and 8 skills must be selected.',
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
    ...family(
      [
        [
          `${me} (?:must|has to|have to|needs to|need to|should) ${choosing} ${atLeast} <min> ${things}`,
          'Authors must name at least two keywords.',
        ],
        [
          `(?:${atLeast} )<min> ${things} (?:must|has to|have to|needs? to|should) be <done=[a-z]+>(?: (?:before|to|in order to|so that|for) [^,;"]{3,60})?`,
          'At least 3 interests must be selected.',
        ],
      ],
      [chooseLeast],
      counts,
    ),
  ],
}

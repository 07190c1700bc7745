import type { CasePattern, PatternGroup } from '../pattern.ts'
import { atMost, counts, family, must } from './limit-words.ts'

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

import type { SentenceBook } from '../pattern.ts'
import { actions } from './actions.ts'
import { conditions } from './conditions.ts'
import { counts } from './counts.ts'
import { cutoffs } from './cutoffs.ts'
import { dates, ranks } from './dates.ts'
import { demands } from './demands.ts'
import { displays } from './displays.ts'
import { everyday, special } from './special.ts'
import { halves, rewritten } from './spoken.ts'
import { lengths } from './lengths.ts'
import { lists } from './lists.ts'
import { locks } from './locks.ts'
import { notices } from './notices.ts'
import { periods } from './periods.ts'
import { plain } from './plain.ts'
import { ranges } from './ranges.ts'
import { reductions } from './reductions.ts'
import { refusals } from './refusals.ts'
import { required, unique } from './required.ts'
import { retention } from './retention.ts'
import { rights } from './rights.ts'
import { scenarios } from './scenarios.ts'
import { statuses } from './statuses.ts'
import { traces } from './traces.ts'
import { uploads } from './uploads.ts'
import { validity } from './validity.ts'

export const frenchSentences: SentenceBook = {
  groups: [
    special,
    lengths,
    uploads,
    demands,
    reductions,
    statuses,
    required,
    unique,
    locks,
    validity,
    cutoffs,
    dates,
    periods,
    retention,
    counts,
    ranges,
    traces,
    notices,
    rights,
    lists,
    everyday,
    ranks,
    conditions,
    actions,
    displays,
    plain,
  ],
  scenarios,
  refusals,
  refused: "C'est refusé ; rien n'est enregistré.",
  goesOn:
    /^(?:ensuite|après|sinon|autrement|dans le cas contraire|il|elle|ils|elles|cel\p{L}+|ceci|cela|ça|mais|et|puis|passé|au-delà|une fois|moins de \d+|plus de \d+)(?!\p{L})/iu,
  and: /,? (?:et|ou) |, /u,
  joints: /, (?:et|mais|sinon) | – | : /gu,
  rewritten,
  halves,
}

import type { SentenceBook } from '../pattern.ts'
import { access } from './access.ts'
import { actions } from './actions.ts'
import { calculations } from './calculations.ts'
import { conditions } from './conditions.ts'
import { counts } from './counts.ts'
import { cutoffs } from './cutoffs.ts'
import { dialogs } from './dialogs.ts'
import { inputs } from './inputs.ts'
import { lengths } from './lengths.ts'
import { lists } from './lists.ts'
import { moments } from './moments.ts'
import { notices } from './notices.ts'
import { occurrences } from './occurrences.ts'
import { periods } from './periods.ts'
import { prices } from './prices.ts'
import { ranges } from './ranges.ts'
import { records } from './records.ts'
import { refusals } from './refusals.ts'
import { scenarios } from './scenarios.ts'
import { sights } from './sights.ts'
import { situations } from './situations.ts'
import { states } from './states.ts'
import { thresholds } from './thresholds.ts'
import { times } from './times.ts'
import { validity } from './validity.ts'

export const germanSentences: SentenceBook = {
  groups: [
    lengths,
    dialogs,
    sights,
    occurrences,
    calculations,
    prices,
    records,
    moments,
    times,
    notices,
    counts,
    ranges,
    inputs,
    lists,
    states,
    access,
    cutoffs,
    validity,
    periods,
    situations,
    thresholds,
    conditions,
    actions,
  ],
  scenarios,
  refusals,
  refused: 'Es wird abgelehnt; gespeichert wird nichts.',
  goesOn:
    /^(?:danach|dann|sonst|andernfalls|ansonsten|er|sie|es|dies|diese[rsn]?|das|dabei|dafür|dort|außerdem|anschließend|aber|und|nur dann|bei (?:weniger|mehr|unter|über))(?!\p{L})|^(?:beim|bei|nach|wird|ist|solange|wenn|sobald|werden|sind|bis)(?: .{0,60}?)? (?:er|sie|ihn)(?= |$)/iu,
  refuses:
    /^(?:alle |jede )?(?:weitere|zusätzliche|größere|kleinere|längere|kürzere|höhere|niedrigere|spätere|überzählige|ältere|mehr)[nrs]? /iu,
  and: /,? (?:und|oder|sowie) |, /u,
  joints:
    /, (?:und |aber |sondern |(?=(?:sonst|andernfalls|ansonsten|danach|anschließend|darüber|bei|beim) ))| – |: | und (?=(?:muss|müssen|darf|dürfen|kann|können|wird|werden|ist|sind|kostet|kosten|erhält|erhalten|gilt|bleibt|enthält|der|die|das|es) )/gu,
}

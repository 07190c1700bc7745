import type { SentenceBook } from '../pattern.ts'
import { access, ownOnly } from './access.ts'
import { actions } from './actions.ts'
import { ages } from './ages.ts'
import { api } from './api/api.ts'
import { autosaves } from './autosaves.ts'
import { bids } from './bids.ts'
import { bookingAhead } from './booking-ahead.ts'
import { buttons } from './buttons.ts'
import { calculations } from './calculations.ts'
import { capacity, doings, holdings } from './counts.ts'
import { changeableDefaults } from './changeable-defaults.ts'
import { choices, choicesWithText } from './choices.ts'
import { clashes, deviceClashes } from './clashes.ts'
import { combinations } from './combinations.ts'
import { conditions } from './conditions.ts'
import { controlsSeen } from './controls-seen.ts'
import { cutOffs } from './cut-offs.ts'
import { dailyCutOffs } from './daily-cut-offs.ts'
import { datePairs, pairs } from './pairs.ts'
import { datesAndAges } from './dates-and-ages.ts'
import { deadlines } from './deadlines.ts'
import { defaults } from './defaults.ts'
import { deliveries } from './deliveries.ts'
import { fieldMessages } from './field-messages.ts'
import { finding } from './finding.ts'
import { formats, signs } from './formats.ts'
import { afterStorage, fromMoments } from './from-moments.ts'
import { holds } from './holds.ts'
import { filesForAmounts, imports, uploadLimits, uploads } from './uploads.ts'
import { inactivity } from './inactivity.ts'
import { keptState } from './kept-state.ts'
import { lengths } from './lengths.ts'
import { lists } from './lists.ts'
import { locks } from './locks.ts'
import { looks } from './looks.ts'
import { morePermissions, permissions } from './permissions.ts'
import { moreTimes } from './moments.ts'
import { needs } from './needs.ts'
import { numbering } from './numbering.ts'
import { offlineWork } from './offline.ts'
import { interruptedSending, onlineOnly } from './offline-sending.ts'
import { passwords } from './passwords.ts'
import { offersKept } from './offers-kept.ts'
import { perPeriod } from './per-period.ts'
import { ranges, valueLimits } from './ranges.ts'
import { refusals, timeRefusals } from './refusals.ts'
import { remindersAhead } from './reminders.ts'
import { required } from './required.ts'
import { retention } from './retention.ts'
import { rewritten } from './spoken.ts'
import { scenarios } from './scenarios.ts'
import { sessionEnds } from './sessions.ts'
import { shares } from './shares.ts'
import { sights } from './sights.ts'
import { statusRights } from './status-rights.ts'
import { statuses } from './statuses.ts'
import { traces } from './traces.ts'
import { uniqueness } from './uniqueness.ts'
import { vagueLooks } from './vague-looks.ts'
import { validity } from './validity.ts'

export const englishSentences: SentenceBook = {
  groups: [
    ...api,
    vagueLooks,
    bids,
    passwords,
    filesForAmounts,
    uploads,
    uploadLimits,
    imports,
    onlineOnly,
    buttons,
    fieldMessages,
    numbering,
    formats,
    signs,
    datesAndAges,
    uniqueness,
    pairs,
    lengths,
    datePairs,
    changeableDefaults,
    shares,
    perPeriod,
    capacity,
    doings,
    holdings,
    ranges,
    valueLimits,
    defaults,
    choicesWithText,
    choices,
    needs,
    required,
    locks,
    cutOffs,
    bookingAhead,
    sessionEnds,
    remindersAhead,
    retention,
    inactivity,
    holds,
    offersKept,
    validity,
    deliveries,
    deadlines,
    autosaves,
    offlineWork,
    interruptedSending,
    keptState,
    dailyCutOffs,
    moreTimes,
    afterStorage,
    fromMoments,
    ages,
    ownOnly,
    access,
    statusRights,
    controlsSeen,
    sights,
    permissions,
    morePermissions,
    clashes,
    deviceClashes,
    traces,
    calculations,
    combinations,
    statuses,
    finding,
    lists,
    looks,
    // The generic ones come last.
    conditions,
    actions,
  ],
  scenarios,
  rewritten,
  refusals: [...timeRefusals, ...refusals],
  refused: 'It is refused; nothing is saved.',
  goesOn:
    /^(?:otherwise|after (?:that|this)|then|if not|in (?:this|that|both|either) case|it|they|he|she|this|that|these|those|but|and|also|once)(?!\p{L})/iu,
  pronoun:
    /^(?:it|they|this|these)(?= (?:is|are|must|has|have|can|cannot|may|should|shall|needs?|contains?|consists?|holds?|accepts?|starts?)(?!\p{L}))/iu,
  elided:
    /^(?:must|has to|have to|can|cannot|may|should|shall|needs? to|is|are|has|have|contains?|consists?|starts?|accepts?)(?!\p{L})/iu,
  refuses:
    /(?<!\p{L})(?:refus|reject|declin|denied|blocked|error|message|warning|ignored|otherwise|larger|longer|shorter|smaller|higher|lower|bigger|heavier|further|additional|another|too (?:long|short|many|few|large|late|early)|beyond|above|below|exceed|more than|fewer than|less than|(?:an?|the) (?:second|third|fourth|fifth|sixth|tenth|\d+(?:st|nd|rd|th)) )/iu,
  low: /(?<!\p{L})(?:below|under|fewer|less|lower|smaller|shorter|lighter|younger|too (?:few|short|small|low|little|light|early)|not enough|minimum)(?!\p{L})/iu,
  high: /(?<!\p{L})(?:above|over|more|higher|larger|longer|bigger|greater|heavier|older|further|additional|another|exceed\p{L}*|too (?:many|long|large|high|much|big|heavy|late)|maximum|beyond)(?!\p{L})/iu,
  and: /,? (?:and|or) |, /u,
  joints:
    /,? (?:and|but|otherwise|or else|or|while) |, (?=(?:the|an?|any|more|further|longer|shorter|larger|smaller|bigger|higher|lower|other|if|anything|everything|after|with) )| [–-] /gu,
}

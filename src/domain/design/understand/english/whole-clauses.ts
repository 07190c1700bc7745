import { yearlyWindow } from './yearly-window.ts'
import { orderedList } from './ordered-lists.ts'
import { unlockedAt } from './unlocked-at.ts'
import { startWindow } from './start-window.ts'
import { allowedStates, bodySize, membersInOrder } from './request-conditions.ts'
import { eitherBranch } from './either-branch.ts'
import { retries } from './automatic-retries.ts'
import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { Rule } from '../rule.ts'
import { plain } from '../stretch.ts'
import { answeredRequest } from './answered-requests.ts'
import { anotherMessage, bands, sameEitherWay, seenOnlyBy, shownOnce } from './compared-cases.ts'
import { keptFor, possibleFor } from './kept-for.ts'
import { possibleUntil, worksOnce } from './limited-use.ts'
import {
  checkedByExample,
  confirmedFirst,
  controlActs,
  eitherForm,
  exportedAs,
  partOfAddress,
  whoDoesGets,
} from './controls.ts'
import { appliesNotTo, lastOnesListed, onlyAfter, onlyOne, possibleWhile } from './conditions-of-use.ts'
import { datesShown } from './dates-shown.ts'
import { doneThings } from './done-things.ts'
import { mostAtOnce, notAgainFor, ofThatLength, outsideRange, stateForTime, twoThresholds } from './edge-cases.ts'
import { furtherRules } from './further-rules.ts'
import { invalidRow, rowsOfFile } from './imports.ts'
import { memberOptions, neededMembers, oneTooMany, queryParameters, repeatedRequest } from './interface-rules.ts'
import { onlyTheirs } from './own-records.ts'
import { atTimeOfDay } from './daily-times.ts'
import { countedEntries } from './counted-entries.ts'
import { offeredActions } from './offered-actions.ts'
import { prices } from './prices.ts'
import { reminders, returnsWithin, untilBefore } from './points-in-time.ts'
import { onceOnly, sameRights } from './rights.ts'
import { recordRules } from './record-rules.ts'
import { searchesFrom } from './searching.ts'
import { sentWithin } from './sent-within.ts'
import { wholeAction } from './whole-actions.ts'
import { workedExample } from './worked-examples.ts'
import { leftEmpty } from './left-empty.ts'
import { visibleBetween } from './visible-between.ts'
import { choicesOf } from './choices.ts'
import { lengthLimits } from './lengths.ts'
import { noticeTiers } from './notice-tiers.ts'
import { numbering } from './numbering.ts'
import { perPeriod } from './per-period.ts'
import { shareLimit } from './share-limits.ts'
import { finishesWithin, loadsWithin } from './response-times.ts'
import { roundingShown } from './rounding.ts'
import { singleRecord } from './single-records.ts'
import { sameSpelling } from './spelling.ts'
import { readOnly } from './read-only.ts'
import { startedUnits } from './started-units.ts'
import { sidesOfTime, turnsAtTime } from './time-sides.ts'
import { loggedEach } from './showing.ts'
import { noneTogether, uniqueness } from './sides.ts'

/**
 * Rules of a form that takes up a whole English sentence. They come first: a reader that looks for single values would
 * only see a part of such a sentence. What is left of the criterion goes to the other readers.
 */
export function readWholeClauses(reading: Reading, request: string | undefined): { rules: Rule[]; rest: Reading } {
  if (reading.language !== 'en') return { rules: [], rest: reading }
  const rules: Rule[] = []
  const told = new Set<Clause>()
  for (const [at, clause] of reading.clauses.entries()) {
    if (clause.role !== 'statement' || told.has(clause)) continue
    const parameters = queryParameters(reading, clause)
    if (parameters.length > 0) {
      rules.push(...parameters)
      told.add(clause)
      continue
    }
    const rule = ruleOf(reading, clause, request)
    if (rule === undefined) {
      rules.push(...furtherRules(reading, clause))
      continue
    }
    rules.push(rule)
    told.add(clause)
    // "after that it has to be started again", "the 4th waits": told together with the sentence before.
    const next = reading.clauses[at + 1]
    if (next !== undefined && rule.source.endsWith(`. ${plain(reading, next.text)}`)) told.add(next)
  }
  return { rules, rest: { ...reading, clauses: reading.clauses.filter((clause) => !told.has(clause)) } }
}

function ruleOf(reading: Reading, clause: Clause, request: string | undefined): Rule | undefined {
  return (
    reminders(reading, clause) ??
    retries(reading, clause) ??
    untilBefore(reading, clause) ??
    returnsWithin(reading, clause) ??
    bands(reading, clause) ??
    twoThresholds(reading, clause) ??
    outsideRange(reading, clause) ??
    stateForTime(reading, clause) ??
    notAgainFor(reading, clause) ??
    mostAtOnce(reading, clause) ??
    sameEitherWay(reading, clause) ??
    onlyTheirs(reading, clause) ??
    searchesFrom(reading, clause) ??
    seenOnlyBy(reading, clause) ??
    shownOnce(reading, clause) ??
    anotherMessage(reading, clause) ??
    ofThatLength(reading, clause) ??
    uniqueness(reading, clause) ??
    noneTogether(reading, clause) ??
    loggedEach(reading, clause) ??
    worksOnce(reading, clause) ??
    possibleUntil(reading, clause) ??
    countedEntries(reading, clause) ??
    unlockedAt(reading, clause) ??
    perPeriod(reading, clause) ??
    numbering(reading, clause) ??
    noticeTiers(reading, clause) ??
    yearlyWindow(reading, clause) ??
    startWindow(reading, clause, request) ??
    lengthLimits(reading, clause) ??
    choicesOf(reading, clause) ??
    roundingShown(reading, clause) ??
    shareLimit(reading, clause) ??
    singleRecord(reading, clause) ??
    sameSpelling(reading, clause) ??
    readOnly(reading, clause) ??
    leftEmpty(reading, clause) ??
    visibleBetween(reading, clause) ??
    sidesOfTime(reading, clause) ??
    turnsAtTime(reading, clause) ??
    startedUnits(reading, clause) ??
    atTimeOfDay(reading, clause) ??
    prices(reading, clause) ??
    orderedList(reading, clause) ??
    offeredActions(reading, clause) ??
    recordRules(reading, clause) ??
    datesShown(reading, clause) ??
    doneThings(reading, clause) ??
    wholeAction(reading, clause) ??
    possibleWhile(reading, clause) ??
    onlyAfter(reading, clause) ??
    onlyOne(reading, clause) ??
    appliesNotTo(reading, clause) ??
    loadsWithin(reading, clause) ??
    finishesWithin(reading, clause) ??
    lastOnesListed(reading, clause) ??
    keptFor(reading, clause) ??
    possibleFor(reading, clause) ??
    sentWithin(reading, clause) ??
    invalidRow(reading, clause) ??
    rowsOfFile(reading, clause) ??
    workedExample(reading, clause) ??
    exportedAs(reading, clause) ??
    confirmedFirst(reading, clause) ??
    controlActs(reading, clause) ??
    eitherForm(reading, clause) ??
    checkedByExample(reading, clause) ??
    whoDoesGets(reading, clause) ??
    partOfAddress(reading, clause) ??
    sameRights(reading, clause) ??
    onceOnly(reading, clause) ??
    allowedStates(reading, clause, request) ??
    bodySize(reading, clause, request) ??
    membersInOrder(reading, clause, request) ??
    repeatedRequest(reading, clause, request) ??
    memberOptions(reading, clause, request) ??
    answeredRequest(reading, clause, request) ??
    neededMembers(reading, clause, request) ??
    oneTooMany(reading, clause, request) ??
    eitherBranch(reading, clause)
  )
}

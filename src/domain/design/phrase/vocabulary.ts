import type { Need } from '../understand/rule.ts'
import type { RiskKind } from '../risk.ts'
import type { None, OnThing, Titles } from './title-vocabulary.ts'

/** One sentence on why the case is there. */
interface Abouts {
  aboutEdges: None
  aboutTime: None
  aboutAttempts: None
  aboutFormat: None
  aboutClosedList: None
  aboutRequired: None
  aboutMessage: None
  aboutCondition: None
  aboutRoles: None
  aboutStates: None
  aboutResult: None
  aboutOrder: None
  aboutTwice: None
  aboutNotice: None
  aboutReload: None
  aboutSameTime: None
  aboutSecret: None
  aboutRequest: None
  aboutEffect: None
  aboutOpen: None
}

/** What holds before the first step. */
interface States {
  formOpenUnless: OnThing
  todayIs: { date: string }
  recordsExist: { count: number }
  thereAre: { count: string; thing: string }
  countedFor: { holder: string }
  allStarted: OnThing & { time: string }
  lockedSince: { time: string }
  lastActivity: { time: string }
  noFailures: { fault?: string }
  messagesEmpty: { channel: string }
  twoSessions: None
  bothRoles: { roles: string[] }
  sampleRecords: { records: string[] }
  baseAmount: { of: string; amount: string }
  exampleBase: { amount: string }
  inStatus: OnThing & { status: string }
  conditionFalse: { condition: string }
  conditionTrue: { condition: string }
  recordWithSecret: { words: string }
  validRequest: { request: string }
  pageOpen: None
}

/** What a tester does in a step. */
interface Actions {
  enter: OnThing
  enterText: OnThing & { length: string }
  reachCount: { count: string }
  exceedCount: { count: string }
  removeTo: { count: string }
  addFile: { size: string }
  addFileType: { type: string }
  enterBirthDate: { when: 'today' | 'tomorrow' | 'adult' }
  choose: OnThing
  useFirst: OnThing & { time: string }
  useSecond: OnThing & { time: string }
  triggerEvent: { event: string }
  lookAgain: None
  /** What is done to see whether a sentence holds that was not understood. */
  openStep: { text: string }
  openSituation: { text: string }
  openOutcome: { text: string }
  checkArrival: None
  failTimes: { count: number; fault?: string }
  useRight: { fault?: string }
  failAgain: { fault?: string }
  failLater: { count: number; period: string }
  openOptions: OnThing
  pickOption: OnThing
  sendForeign: OnThing
  openFresh: OnThing
  leaveEmpty: { field: string }
  fillIn: { field: string }
  bringAbout: { event: string }
  lookAt: { thing: string }
  undo: { condition: string }
  doAs: { action: string; role: string }
  openAs: { role: string }
  changeStatus: { to: string }
  lookAtChanges: OnThing
  calculate: { of: string }
  workOut: OnThing
  openList: None
  searchFor: None
  searchOther: None
  setFilter: { name: string }
  clearFilter: { name: string }
  again: { step: string }
  /** A row of a scenario outline: what it needs, and the action. */
  withRow: { prepared: string[]; step: PhrasedStep }
  changeSomething: None
  triggerNotice: None
  saveFirstWith: { thing: string }
  saveSecondWith: { thing: string }
  doTimes: { step: string; count: number }
  actInFirst: None
  actInSecond: None
  tryWith: { thing: string }
  doIt: { thing: string }
  openMessages: { channel: string }
  reload: None
  both: { step: string }
  searchPage: { words: string }
  sendWith: { request: string; name: string }
  sendRequest: { request: string; condition: string }
  selectControl: { control: string }
  useOwn: { words: string }
  resizeTo: { width: string }
  openAddress: None
}

/** What can then be observed. */
interface Outcomes {
  accepted: { value: string }
  acceptedCount: { count: string; thing: string }
  refused: { value: string }
  refusedWith: { value: string; message: string }
  refusedCount: { count: string; thing: string }
  refusedCountWith: { message: string; count: string; thing: string }
  fileAdded: None
  fileRefused: None
  actionPossible: None
  noError: None
  actionRefused: None
  actionRefusedWith: { message: string }
  applies: { outcome: string }
  appliesNot: { outcome: string }
  works: None
  worksNoLonger: None
  shown: { text: string }
  changeShown: None
  changeKept: None
  arrivedBy: { outcome: string; due: string; late: string }
  arrivedBefore: { outcome: string; due: string }
  own: { outcome: string }
  noneWorks: None
  stillLocked: { outcome: string }
  exactlyOffered: { values: string[] }
  selectedIs: { value: string }
  storedAs: { value: string }
  valueRefused: { value: string }
  notSubmitted: { field: string }
  submitted: None
  controlIs: { control: string; state: 'hidden' | 'disabled' | 'shown' }
  controlNow: { control: string; state: 'hidden' | 'disabled' | 'shown' }
  allowed: { action: string }
  forbidden: { action: string }
  rights: { allowed: string[]; forbidden: string[] }
  canSee: { thing: string }
  cannotSee: { thing: string }
  statusIs: { status: string }
  onlyThese: { statuses: string[] }
  result: OnThing & { value: string; work: string }
  order: { records: string[] }
  onePage: { size: number }
  secondPage: { size: number }
  found: { hits: string[]; misses: string[] }
  sameHits: None
  filtered: { names: string[] }
  oneOnly: { thing: string }
  oneMessage: { channel: string; content?: string }
  stillThere: { outcome: string }
  oneWins: { outcome: string }
  nowhere: { words: string }
  requestAccepted: None
  status: { status: string; code?: string; also?: string }
  doneOnce: None
}

/** What a case takes for granted and a tester has to settle. */
interface Assumptions {
  clockCanBeSet: None
  dateCanBeSet: None
  refusalTextOpen: None
  exampleAmounts: None
  exampleRecords: None
  decideOutcome: { text: string }
  untested: { text: string }
  decideExample: None
  decideMeasure: { text: string }
  otherRole: { role: string }
  oppositeOpen: None
  otherSideOpen: { value: string }
  readBack: None
  parallel: None
  otherLanguage: None
}

/** Small words, dates and lists. */
interface Words {
  noData: None
  /** A sentence with a trailing space, from which texts of a given length are cut. */
  fillerText: None
  characters: { text: string; count: number; unit: string }
  repeated: { sign: string; count: number; unit: string }
  leftEmpty: { field: string }
  givenValues: { values: { name: string; value: string | boolean }[] }
  date: { day: number; month: number; year: number }
  anyOther: { role: string }
  bornOn: { date: string }
  needMissing: { need: Need }
  shape: { fault: 'fewer' | 'more' | 'letter' | 'sign' | 'start' }
  priorityFor: { kind: RiskKind; word: string }
  priorityOrdinary: None
  prioritySide: { reason: string }
}

/** Moments, rates and ages: what is tried on both sides of a point in time. */
export interface MomentVocabulary {
  fromTitle: { outcome: string; early: string; due: string }
  untilTitle: { outcome: string; last: string; late: string }
  rateTitle: { what: string; inside: string; outside: string; period: string }
  periodFrom: { time: string; ends: boolean; anchor?: string }
  /** With the outcome, where what is to be done then follows from it. */
  clockTo: { time: string; outcome?: string }
  firstTime: { time: string }
  repeatAt: { time: string }
  notYet: { outcome: string }
  noLonger: { outcome: string }
  sendMany: { what: string; count: string; period: string }
  sendMore: { what: string; count: string; period: string }
  sendLater: { what: string; period: string }
  allAnswered: { count: string }
  actAged: { age: string; turns: 'today' | 'tomorrow'; event?: string }
  attempt: { event: string }
  caseThen: { words: string; event: string }
  nextPeriod: { period: string }
  capTitle: { count: number; thing: string }
  callUp: { count: number; thing: string }
  exactlyShown: { count: number; thing: string }
  onePerson: { outcome: string }
  otherPerson: { outcome: string }
}

/** Everything the plan can say. A language that leaves one of these out does not compile. */
export interface Vocabulary extends Titles, Abouts, States, Actions, Outcomes, Assumptions, Words, MomentVocabulary {}

/** One language: how each of the vocabulary's sentences is said. */
export type PhraseBook = { [K in keyof Vocabulary]: (slots: Vocabulary[K]) => string }

/** Something to be said, whatever the language. */
export interface PhrasedStep {
  key: keyof Vocabulary
  in(book: PhraseBook): string
}

export function say<K extends keyof Vocabulary>(key: K, slots: Vocabulary[K]): PhrasedStep {
  return { key, in: (book) => book[key](slots) }
}

/** The ticket's own words, or a bare value: the same in every language. */
export function verbatim(text: string): PhrasedStep {
  return { key: 'own', in: () => text }
}

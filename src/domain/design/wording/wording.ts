import type { Language } from '../reading/language.ts'
import type { RiskKind } from '../risk.ts'
import type { Guess } from '../techniques/error-guessing.ts'

/** The phrases of a case of error guessing. */
export interface GuessWording {
  title: (name: string) => string
  about: (id: string) => string
  step: (action: string) => string
  during: string
  look: string
  /** `outcome` is undefined where the criterion says no more than its action. */
  expected: (outcome: string | undefined) => string
  assume: (id: string) => string
}

/** The designer's own words around those of the ticket, in one language. Every member is one phrase of a case. */
export interface Wording {
  language: Language
  /** The data of a step that needs none. */
  noInput: string
  sample: (value: string) => string
  /** What stands for a ticket without key and summary. */
  thisTicket: string
  positive: {
    description: (id: string, text: string) => string
    setUp: (given: string) => string
    holds: (given: string) => string
    exception: (what: string) => string
    isNotSo: (what: string) => string
    setUpSystem: (ticket: string) => string
    context: (title: string) => string
    systemReady: (ticket: string) => string
    act: (action: string) => string
    cause: (event: string) => string
    acted: (action: string) => string
    bringAbout: (statement: string) => string
    broughtAbout: string
    bringUp: (subject: string) => string
    upToSee: (subject: string) => string
    asActor: (actor: string, action: string) => string
    useThing: (thing: string) => string
    use: (value: string, subject: string) => string
    accepted: (value: string, criterion: string) => string
    seenToHold: (statement: string) => string
    check: (subject: string) => string
    checkOutcome: string
    outcomeUnsaid: (action: string) => string
    assumeOutcome: (id: string) => string
    assumeAction: (id: string) => string
    exampleRow: (number: number, total: number) => string
    moreRows: (from: number, to: number) => string
  }
  boundary: {
    /** `values` is a comma list of the values tried. */
    accepted: (name: string, values: string) => string
    refused: (name: string, values: string) => string
    applies: (name: string, values: string) => string
    doesNotApply: (name: string, values: string) => string
    holdsAt: (name: string, values: string) => string
    overAt: (name: string, values: string) => string
    measured: (name: string, words: string) => string
    about: (id: string, words: string) => string
    use: (value: string, subject: string | undefined, words: string) => string
    isAccepted: (value: string, words: string) => string
    isRefused: (value: string, words: string) => string
    after: (duration: string) => string
    on: (value: string, kind: 'time' | 'date') => string
    wait: (duration: string) => string
    stillHolds: (outcome: string) => string
    noLonger: (outcome: string) => string
    measure: (words: string) => string
    count: (words: string) => string
    counted: (words: string, values: string) => string
    actAt: (action: string, value: string) => string
    measureData: (pass: string, fail: string) => string
    measuredAs: (words: string, values: string) => string
    assumeRefused: (id: string, words: string) => string
  }
  partition: {
    each: (name: string, items: string) => string
    none: (name: string, item: string) => string
    aboutList: (id: string, count: number) => string
    aboutFormat: (id: string) => string
    choose: (item: string) => string
    lookFor: (item: string) => string
    holdsFor: (item: string, text: string) => string
    isThere: (item: string) => string
    tryOther: (items: string) => string
    otherValue: string
    otherRefused: (item: string) => string
    assumeClosed: (id: string) => string
    validForms: (name: string) => string
    invalidForms: (name: string) => string
    enter: (kind: string, subject: string | undefined) => string
    actWith: (action: string, kind: string) => string
    with: (item: string, action: string) => string
    accepted: (value: string) => string
    refused: (value: string) => string
    assumeRefused: (id: string) => string
  }
  decision: {
    about: (id: string) => string
    aboutEither: (id: string) => string
    without: (name: string, condition: string) => string
    excepted: (name: string, exception: string) => string
    eachAlone: (name: string, alternatives: string) => string
    notSo: (condition: string) => string
    only: (alternative: string) => string
  }
  state: {
    about: (id: string, to: string) => string
    again: (name: string, to: string) => string
    fromOther: (name: string, from: string) => string
    bringInto: (status: string) => string
    isIn: (status: string) => string
    look: string
    staysOnce: (to: string) => string
    stays: (from: string, to: string) => string
    assume: (id: string, from: string) => string
  }
  permission: {
    about: (id: string) => string
    refused: (name: string, who: string) => string
    lacking: (role: string) => string
    lackingAccount: (role: string) => string
    anonymous: string
    noAccount: string
    become: (who: string) => string
    actsAs: (who: string) => string
    attempt: (action: string) => string
    notDone: string
    lookAsAllowed: string
    assume: (id: string) => string
  }
  errors: Record<Guess, GuessWording> & { nothing: string; leaveOut: (field: string) => string; leftOut: (field: string) => string }
  /** An outcome that must stay out. */
  absent: (outcome: string) => string
  assumeAbsent: (id: string) => string
  /** A made-up text of a length; a file of a size. */
  textOf: (count: number, unit: string, text: string) => string
  fileOf: (name: string, size: string) => string
  /** Why a priority is what it is; each takes the criterion's word that showed it. */
  reasons: Record<RiskKind, (word: string) => string> & { ordinary: string; side: (reason: string) => string }
  /** Where a tester can see an outcome of this kind. */
  observe: { kept: string; sent: string; logged: string; answered: string; gone: string }
}

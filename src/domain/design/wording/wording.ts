import type { Language } from '../reading/language.ts'
import type { RiskKind } from '../risk.ts'

/** The designer's own words around those of the ticket, in one language. Every member is one phrase of a case. */
export interface Wording {
  language: Language
  /** The data of a step that needs none. */
  noInput: string
  sample: (value: string) => string
  and: string
  positive: {
    description: (id: string, text: string) => string
    setUp: (given: string) => string
    holds: (given: string) => string
    setUpSystem: (ticket: string) => string
    systemReady: string
    act: (action: string) => string
    cause: (event: string) => string
    acted: (action: string) => string
    bringAbout: (statement: string) => string
    broughtAbout: string
    bringUp: (subject: string) => string
    upToSee: (subject: string) => string
    check: (subject: string) => string
    checkOutcome: string
    outcomeUnsaid: (action: string) => string
    assumeOutcome: (id: string) => string
    assumeAction: (id: string) => string
    exampleRow: (number: number, total: number) => string
    moreRows: (from: number, to: number) => string
  }
  /** Why a priority is what it is; each takes the criterion's word that showed it. */
  reasons: Record<RiskKind, (word: string) => string> & { ordinary: string; unlikely: string }
  /** Where a tester can see an outcome of this kind. */
  observe: { kept: string; sent: string; logged: string; answered: string; gone: string }
}

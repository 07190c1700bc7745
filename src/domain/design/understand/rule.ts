import type { Limit } from './limits.ts'
import type { Formula } from './formula.ts'
import type { Rounding } from './rounding.ts'
import type { Value } from './value.ts'
import type { WrittenCase } from '../plan/idea.ts'

/** What a rule is about, in the ticket's own words. */
export interface Thing {
  /** Without a trailing stop: "the preparation time", "Title", "«Tipo de vivienda»". */
  words: string
  /** True for words the ticket uses as a name: quoted, or in front of a colon. */
  label: boolean
}

/** One tier of a table or list: the range it holds for and the price, rate or value it gives. */
export interface Tier {
  limit: Limit
  result: Value
}

/** What is said of values on either side of a limit. */
export interface SideMessages {
  above?: string
  below?: string
}

/** What a limit is counted in. */
export type Medium = 'number' | 'text' | 'count' | 'file' | 'age' | 'date' | 'width' | 'duration'

interface Base {
  /** The clause of the criterion the rule was read from, in plain words. */
  source: string
  /** The refusal that an interface promises for values outside the rule. */
  refusal?: {
    request: string
    status?: number
    code?: string /** It answers too few as well as too many. */
    both?: true
  }
  /** The request in whose body the value stands; there is no form. */
  body?: string
}

/** What is added to or taken from the result of a formula. */
export type FormulaAddition =
  | { kind: 'perUnit'; name: string; rate: number; rateText: string; free: number }
  | { kind: 'discountFor'; name: string; percent: number; percentText: string }
  | { kind: 'beyond'; name: string; limit: Limit; percent: number }

/** What brings an effect about: an action, a control to select, an event the tester has to arrange, a look at something. */
export interface EffectStep {
  what: 'action' | 'control' | 'event' | 'look' | 'request'
  words: string
  /** What follows from this step, where it is not the outcome of the whole rule. */
  outcome?: string
  /** The action must not be possible. */
  refused?: boolean
  /** The outcome must not come about. */
  denied?: boolean
  data?: string
  /** What is prepared before this step, for the row of a scenario outline. */
  prepared?: string[]
}

/** A fact that a criterion states, with its slots. `kind` decides which test ideas the plan makes of it. */
export type Rule = Base &
  (
    | {
        kind: 'limit'
        medium: Medium
        thing: Thing
        limit: Limit
        whole: boolean
        message?: string
        sides?: SideMessages
        condition?: string
        action?: string
        secret?: boolean
        /** After which the count begins again: "day". */
        period?: string
        /** What the things are counted for: "un comunero". */
        holder?: string
        /** What happens with the first one too many, where it is not just refused. */
        beyond?: string
      }
    | {
        kind: 'threshold'
        thing: Thing
        limit: Limit
        outcome: string
        /** What the ticket says of the other side: "otherwise …", "below that they are optional". */
        otherSide?: string
        head: string
        /** What the template says happens by itself; nobody does it. */
        happens?: true
        template: (value: string) => string
        /** The whole sentence with another value. */
        statement: (value: string) => string
      }
    | {
        kind: 'lifetime'
        thing: Thing
        span: Value
        idle: boolean
        outcome?: string
        message?: string
        lock: boolean
        fault?: string
      }
    | { kind: 'deadline'; event?: string; outcome: string; span: Value; exclusive: boolean; atOnce?: string }
    | {
        kind: 'moment'
        /** On which side of its event the moment lies. */
        side: 'before' | 'after'
        /** Whether the outcome begins or ends with the moment. */
        holds: 'from' | 'until'
        span: Value
        outcome: string
        anchor?: string
        action?: string
        /** What holds when the period is over, in the ticket's words. */
        after?: string
        /** It is done a second time inside the period. */
        again: boolean
        message?: string
      }
    | { kind: 'rate'; what: string; count: number; period: string; status?: string; message?: string }
    | {
        kind: 'ageGroup'
        thing: Thing
        limit: Limit
        outcome: string
        /** The outcome names the group itself: "Customers under 16 do not see …". */
        named: boolean
      }
    | { kind: 'hours'; thing: Thing; from: Value; to: Value; outcome: string }
    | {
        kind: 'restriction'
        thing: Thing
        limit: Limit
        template: (value: string) => string
        message?: string
        after?: string
      }
    | { kind: 'cutoff'; action?: string; thing: Thing; clock: Value; after?: string; message?: string }
    | {
        kind: 'daysAhead'
        thing: Thing
        action?: string
        /** How far ahead a date may lie, in days, working days, weeks, months or years. */
        min?: Value
        max?: Value
        weekday?: string
        /** How many days a date may lie back, and whether it may not lie ahead. */
        back?: number
        noFuture?: boolean
        /** What a date that lies too far back is answered with. */
        message?: string
      }
    | {
        kind: 'attempts'
        thing: Thing
        count: number
        /** What is entered wrongly: "4 wrong PINs". */
        entry?: string
        lock?: Value
        /** The period in which the failures are counted. */
        window?: Value
        outcome: string
        message?: string
        /** False where the ticket does not say that a right entry starts the count again. */
        restarts?: boolean
        /** Nothing is locked: the last failure has an effect of its own. */
        loses?: boolean
        /** So many failures have no effect: "not locked after 3 attempts". */
        tolerated?: boolean
        /** One of the entries, with its adjective: "wrong PIN". */
        fault?: string
      }
    | {
        kind: 'format'
        thing: Thing
        parts: FormatPart[]
        prefixes: string[]
        example?: string
        message?: string
        /** Worked-out values of a form whose parts differ in length. */
        variants?: { good: string[]; misses: { value: string; fault: 'fewer' | 'more' }[] }
      }
    | { kind: 'composition'; thing: Thing; needs: Need[]; message?: string }
    | { kind: 'options'; thing: Thing; values: string[]; initial?: string; code: boolean }
    | { kind: 'initial'; thing: Thing; value: string }
    | { kind: 'required'; fields: string[]; optional: boolean; message?: string }
    | { kind: 'message'; text: string; outcome?: string; condition?: string; step?: string; subject?: string }
    | { kind: 'visibility'; control: string; state: 'hidden' | 'disabled' | 'shown'; condition: string; until: boolean }
    | { kind: 'permission'; role: string; action: string; others?: string; exclusive: boolean }
    | { kind: 'audience'; thing: string; audience: string }
    | { kind: 'rightsTable'; roles: string[]; rows: { action: string; allowed: boolean[] }[] }
    | { kind: 'transitions'; pairs: [string, string][]; closed: boolean; thing: Thing; step?: string }
    | {
        kind: 'tiers'
        thing: Thing
        tiers: Tier[]
        input: string
        money: Value
        /** Each unit costs what its own tier says. */
        per?: boolean
        reduces?: boolean
        /** What a percentage is taken of. */
        of?: string
      }
    | {
        kind: 'share'
        thing: Thing
        percent: number
        of: string
        base?: Value
        reduces: boolean
        rounding?: Rounding
        money: Value
        min?: Value
        max?: Value
        condition?: string
        threshold?: Limit
        counted?: string
      }
    | {
        kind: 'formula'
        thing: Thing
        formula: Formula
        additions: FormulaAddition[]
        /** A whole amount is spoken of: it is tried as well. */
        exact: boolean
        money: Value
        rounding?: Rounding
      }
    | { kind: 'sorting'; thing: Thing; by: 'newest' | 'alphabet' | 'stated' }
    | { kind: 'paging'; size: number; thing: Thing }
    | { kind: 'search'; fields: string; anyCase: boolean; step?: string }
    | { kind: 'filters'; names: string[] }
    | { kind: 'unique'; thing: string; step?: string; outcome?: string; message?: string }
    | {
        kind: 'notice'
        channel: string
        event?: string
        step?: string
        recipient?: string
        content?: string
        /** The sentence that tells who gets what. */
        outcome?: string
        without?: string
      }
    | { kind: 'persistence'; outcome: string; step?: string }
    | { kind: 'simultaneous'; condition?: string; step?: string; outcome: string; message?: string }
    | { kind: 'secret'; words: string; where: string }
    | { kind: 'api'; request?: string; condition: string; status: number; code?: string; also?: string }
    | { kind: 'fileTypes'; types: string[]; thing: Thing; message?: string }
    | {
        kind: 'effect'
        given: string[]
        steps: EffectStep[]
        outcome: string
        title?: string
        open?: 'outcome' | 'measure'
        dated?: boolean /** The outcome shows that the action was not accepted. */
        refuses?: boolean
        /** It holds in a situation of its own, not in that of the scenario. */
        ownSituation?: boolean
      }
    | { kind: 'refusal'; subject: string; message?: string }
    | { kind: 'observation'; subject: string; outcome: string }
    | {
        /** A sentence that is known as a whole, with the cases that prove it (`sentences/pattern.ts`). */
        kind: 'written'
        /** The pattern it was read with. */
        pattern: string
        cases: WrittenCase[]
        /** The cases expect a refusal for which the ticket gives no text. */
        refusalOpen: boolean
      }
    | { kind: 'statement'; outcome: string; vague: boolean }
  )

/** The kinds of rules by name. */
export type RuleKind = Rule['kind']

/** A rule of one kind, with its slots. */
export type RuleOf<K extends RuleKind> = Extract<Rule, { kind: K }>

/** A kind of character that a text must, or must not, contain. */
export type Need = 'hasLetter' | 'hasCapital' | 'hasSmall' | 'hasDigit' | 'hasSpecial' | 'noSpaces'

/** A part of a pattern such as "2 letters followed by 7 digits". */
export interface FormatPart {
  what: 'digits' | 'letters' | 'characters' | 'literal'
  count: number
  text?: string
}

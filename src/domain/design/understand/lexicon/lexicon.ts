import type { Language } from '../../language.ts'
import type { Measure } from '../value.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { french } from './fr.ts'
import { portuguese } from './pt.ts'
import { spanish } from './es.ts'

/** Where a value stands in relation to a limit. */
export type BoundName = 'between' | 'betweenBelow' | 'atLeast' | 'moreThan' | 'atMost' | 'lessThan' | 'exactly' | 'step'

/** Words whose presence tells what a clause is about. */
export type CueName =
  | 'age'
  | 'file'
  | 'wrong'
  | 'lock'
  | 'expire'
  | 'within'
  | 'idle'
  | 'notify'
  | 'required'
  | 'optional'
  | 'default'
  | 'optionList'
  | 'hidden'
  | 'disabled'
  | 'shown'
  | 'until'
  | 'whole'
  | 'perPage'
  | 'newestFirst'
  | 'alphabetical'
  | 'sort'
  | 'search'
  | 'filter'
  | 'anyCase'
  | 'unique'
  | 'simultaneous'
  | 'persist'
  | 'offline'
  | 'never'
  | 'refused'
  | 'says'
  | 'nothingElse'
  | 'nextStatus'
  | 'or'
  | 'roundUp'
  | 'roundDown'
  | 'round'
  | 'reduction'
  | 'free'
  | 'future'
  | 'past'
  | 'ahead'
  | 'before'
  | 'password'
  | 'vague'
  | 'role'
  | 'pick'
  | 'width'
  | 'per'
  | 'weekday'
  | 'cutoff'
  | 'startsWith'
  | 'hasLetter'
  | 'hasCapital'
  | 'hasSmall'
  | 'hasDigit'
  | 'hasSpecial'
  | 'noSpaces'

/** Sentence shapes with named groups: the words in them become slots of a rule. */
export type ShapeName =
  | 'onlyRole'
  | 'visibleOnlyTo'
  | 'neverShown'
  | 'statusChange'
  | 'defaultValue'
  | 'optionList'
  | 'requiredFields'
  | 'optionalFields'
  | 'conditionFirst'
  | 'conditionLast'
  | 'uniqueThing'
  | 'noticeAbout'
  | 'noticeTo'
  | 'label'
  | 'pattern'

/** One verb: the form a step begins (or, in German, ends) with, and the forms it is recognised by. */
export interface Verb {
  step: string
  finite: string[]
  participle: string[]
  /** Forms that name the action: "publishing". */
  noun: string[]
}

/**
 * What one language knows. Sources are regular expressions without flags: `#` stands for a value of the text, `@` for a
 * quoted text or a code word. Each begins and ends at a word's edge. Bound everything that repeats.
 */
export interface Lexicon {
  decimal: '.' | ','
  months: string[]
  /** Two to twelve; forms of one number are parted by a slash. */
  numberWords: string
  ordinalWords: string
  /** What follows the digits of an ordinal. */
  ordinalEnd: string
  units: Partial<Record<Measure, string>>
  bounds: Record<BoundName, string[]>
  cues: Record<CueName, string>
  shapes: Record<ShapeName, string[]>
  /** Words before which a noun phrase ends. */
  stops: string
  /** Determiners a noun phrase begins with. */
  determiners: string
  /** Finite verbs behind which a subject ends. */
  subjectVerbs: string
  modals: string
  /** A verb of a limit, and the one that takes its place in front of a single value: "exceeds 20", "reaches 21". */
  exceeds: string
  reaches: string
  /** How an infinitive ends, where its form shows it: what follows a modal is then a step even with an unknown verb. */
  infinitive?: string
  /** Auxiliaries of the passive. */
  passives: string
  verbs: Verb[]
  /** What separates the branches of a criterion: "otherwise", "after that". */
  otherwise: string
  and: string
  /** In German the verb of a step comes last. */
  verbLast: boolean
}

const lexicons: Record<Language, Lexicon> = { en: english, es: spanish, de: german, fr: french, pt: portuguese }

export function lexiconOf(language: Language): Lexicon {
  return lexicons[language]
}

/** By flags, then by source: a lexicon's source is the same string each time, so that looking it up costs next to nothing. */
const compiled = new Map<string, Map<string, RegExp>>()
const atWordEdges = new Map<string, Map<string, RegExp>>()

function known(table: Map<string, Map<string, RegExp>>, source: string, flags: string, build: () => RegExp): RegExp {
  let patterns = table.get(flags)
  if (patterns === undefined) {
    patterns = new Map()
    table.set(flags, patterns)
  }
  let found = patterns.get(source)
  if (found === undefined) {
    found = build()
    patterns.set(source, found)
  }
  found.lastIndex = 0
  return found
}

/**
 * The letters that the five languages are written with. `\p{L}` holds 140,000 letters and costs the engine fifteen times
 * as long to compile, which is most of the time of the first ticket.
 */
const latin = 'A-Za-zªµºÀ-ÖØ-öø-ɏ'

function withLatinLetters(source: string): string {
  return source.replace(/\[(?:\\.|[^\]\\])*\]|\\p\{L\}/g, (found) =>
    found.startsWith('[') ? found.replaceAll('\\p{L}', latin) : `[${latin}]`,
  )
}

/** A pattern that is built from words only once. It is case-insensitive unless the flags say otherwise. */
export function compiledOnce(source: string, flags = 'iu'): RegExp {
  return known(compiled, source, flags, () => new RegExp(withLatinLetters(source), flags))
}

/** A lexicon source as a pattern: case-insensitive, at word edges, with the placeholders for values and quotes filled in. */
export function pattern(source: string, flags = 'iu'): RegExp {
  return known(
    atWordEdges,
    source,
    flags,
    () =>
      new RegExp(
        `(?<![\\d²³${latin}])(?:${withLatinLetters(source.replaceAll('#', valueSign).replaceAll('@', quoteSign))})(?![\\d²³${latin}])`,
        flags,
      ),
  )
}

/** Private-use characters stand for the values and quotes of a marked text. */
const valueSign = '[\\uE000-\\uE7FF]'
const quoteSign = '[\\uF000-\\uF7FF]'

import type { Language } from './language.ts'
import { findRanges } from '../limits/find-ranges.ts'
import { isDoing } from './action.ts'
import { subjectOf } from './subject.ts'
import type { Rule } from './rule.ts'

/** The conditions that the outcome of a rule depends on, and how they are joined. */
export interface Conditions {
  /** All of these have to hold. */
  all: string[]
  /** Groups of which one has to hold: 'the file does not exist or was deleted'. */
  either: string[][]
}

const most = 4
/** A state that can be so or not, in contrast to where someone is or what someone does. */
const state = /(?<!\p{L})(?:is|are|was|were|has|have|had|exists?|contains?|includes?|owns?|no|not|without|with|valid|enabled|disabled|active|empty|over|under|above|below|at least|es|son|est[áa]n?|tiene|tienen|existen?|hay|contiene\p{L}*|con|sin|no|ist|hat|é|são|tem)(?!\p{L})/iu
/** Where a test begins: being somewhere, being signed in, having opened something. */
const place = /(?<!\p{L})(?:(?:am|is|are|was) (?:on|in|at|viewing|logged|signed|authenticated|navigating)|(?:page|screen|form|dialog|modal|app) (?:is|has) (?:open|loaded|displayed|shown)|opens?|navigat\p{L}*|visits?|estoy en|está en|inici[óéo]\p{L}* sesi[óo]n|autenticad[oa]|abr[eió]\p{L}*|logged[- ]in|signed[- ]in)(?!\p{L})/iu
const pairMark = /\s*(?:,\s*)?(?<!\p{L})(?:and|y|e|und|et)(?!\p{L})\s+/iu
const orMark = /\s*(?:,\s*)?(?<!\p{L})(?:or|o|u|ou|oder)(?!\p{L})\s+/iu

/**
 * Reads the conditions of a rule: its given states, and the sentence's own condition where it makes one. A condition that
 * is a limit is left to boundary value analysis.
 */
export function conditionsOf(rule: Rule, language: Language): Conditions {
  const whenConditions = rule.when.filter((when) => rule.conditional || (!isDoing(when.text, language) && state.test(when.text)))
  const clauses = [...rule.given, ...whenConditions].map(({ text }) => text).filter((text) => state.test(text) && !place.test(text) && text.length <= 240)
  const all: string[] = []
  const either: string[][] = []
  for (const text of clauses) {
    const alternatives = parts(text, orMark)
    if (alternatives.length > 1) either.push(alternatives)
    else all.push(...parts(text, pairMark).filter((part) => findRanges(part).length === 0))
  }
  return { all: all.slice(0, most), either: either.slice(0, 2) }
}

/** Splits at a joining word where every part is a state of its own: 'a customer and a total' is one thing, not two. */
function parts(text: string, mark: RegExp): string[] {
  const split = text.split(mark).map((part) => part.trim())
  const whole = split.every((part) => part.split(' ').length >= 2 && /(?<!\p{L})(?:is|are|was|were|has|have|exists?|does|do|es|son|est[áa]n?|tiene|tienen|existen?|hay|no)(?!\p{L})/iu.test(part))
  if (split.length < 2 || split.length > most || !whole) return [text]
  const subject = subjectOf(split[0] ?? '')
  return split.map((part) => (subject !== undefined && verbFirst.test(part) ? `${subject} ${part}` : part))
}

/** A part that leans on the subject of the first: 'the file does not exist or was deleted'. */
const verbFirst = /^(?:is|are|was|were|has|have|does|do|es|son|est[áa]n?|tiene|tienen|existe|no)\s/iu

import { findRanges } from '../limits/find-ranges.ts'
import { isDoing } from './action.ts'
import type { Language } from './language.ts'
import type { Rule } from './rule.ts'
import { subjectOf } from './subject.ts'

/** The conditions that the outcome of a rule depends on, and how they are joined. */
export interface Conditions {
  /** All of these have to hold. */
  all: string[]
  /** Groups of which one has to hold: 'the file does not exist or was deleted'. */
  either: { source: string; alternatives: string[] }[]
}

const most = 3
/** A state that can be so or not so. */
const state = /(?<!\p{L})(?:is|are|was|were|has|have|had|exists?|contains?|includes?|owns?|no|not|without|with|es|son|est[áa]n?|tiene|tienen|existen?|hay|contiene\p{L}*|con|sin|ist|hat|é|são|tem)(?!\p{L})/iu
/** What happens rather than is so: 'the page is loaded'. Words that end alike but name a lasting state are let through. */
const event = /(?<!\p{L})(?:is|are|was|were|gets?|has been|have been|es|son|fue|fueron)\s+(?!(?:en|dis)abled|verified|configured|connected|locked|expired|published|archived|deleted|assigned|selected|registered|authori[sz]ed|linked|installed|required|checked|approved|paid|shipped|closed|empty)\p{L}+(?:ed|ado|ada|ados|adas|ido|ida|written|run|sent|made|seen|read|held)(?!\p{L})/iu
/** Where a test begins: being somewhere, being signed in, having opened something; and time, which is no condition. */
const place = /(?<!\p{L})(?:(?:am|is|are|was) (?:on|in|at|viewing|logged|signed|authenticated|navigating)|(?:page|screen|form|dialog|modal|app) (?:is|has) (?:open|loaded|displayed|shown)|opens?|navigat\p{L}*|visits?|until|estoy en|está en|inici[óéo]\p{L}* sesi[óo]n|autenticad[oa]|abr[eió]\p{L}*|logged[- ]in|signed[- ]in|hasta que|above|below|same|following)(?!\p{L})/iu
/** An outcome that says that nothing happens cannot be seen not to happen. */
const nothing = /(?<!\p{L})(?:unchanged|nothing|no|not|never|none|without|still|remains?|nada|sin|nunca|sigue|no cambia)(?!\p{L})/iu
const pairMark = /\s*(?:,\s*)?(?<!\p{L})(?:and|y|e|und|et)(?!\p{L})\s+/iu
const orMark = /\s*(?:,\s*)?(?<!\p{L})(?:or|o|u|ou|oder)(?!\p{L})\s+/iu

/**
 * Reads the conditions of a rule: its given states, and the sentence's own condition where it makes one. A condition that
 * is a limit is left to boundary value analysis; an event and a starting place are no conditions.
 */
export function conditionsOf(rule: Rule, language: Language): Conditions {
  if (rule.then.length === 0 || (rule.when.length === 0 && !rule.statement)) return { all: [], either: [] }
  const own = rule.statement ? rule.when.filter((when) => rule.conditional || !isDoing(when.text, language)) : []
  const clauses = [...rule.given, ...own].map(({ text }) => text).filter((text) => state.test(text) && !event.test(text) && !place.test(text) && text.length <= 200)
  const all: string[] = []
  const either: Conditions['either'] = []
  for (const text of clauses) {
    const alternatives = parts(text, orMark)
    if (alternatives.length > 1) either.push({ source: text, alternatives })
    else all.push(...parts(text, pairMark).filter((part) => findRanges(part).length === 0))
  }
  const decisive = !rule.negative && !nothing.test(rule.then.map(({ text }) => text).join(' '))
  return { all: decisive ? all.slice(0, most) : [], either: either.slice(0, 2) }
}

/** Splits at a joining word where every part is a state of its own: 'a customer and a total' is one thing, not two. */
function parts(text: string, mark: RegExp): string[] {
  if (/\s[—–]\s/.test(text)) return [text]
  const split = text.split(mark).map((part) => part.trim())
  const whole = split.every((part) => part.split(' ').length >= 2 && /(?<!\p{L})(?:is|are|was|were|has|have|exists?|does|do|es|son|est[áa]n?|tiene|tienen|existen?|hay|no)(?!\p{L})/iu.test(part))
  if (split.length < 2 || split.length > most || !whole) return [text]
  const subject = subjectOf(split[0] ?? '')
  return split.map((part) => (subject !== undefined && verbFirst.test(part) ? `${subject} ${part}` : part))
}

/** A part that leans on the subject of the first: 'the file does not exist or was deleted'. */
const verbFirst = /^(?:is|are|was|were|has|have|does|do|es|son|est[áa]n?|tiene|tienen|existe|no)\s/iu

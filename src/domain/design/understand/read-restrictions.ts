import { withPassiveVerb } from './german/steps.ts'
import { pattern } from './lexicon/lexicon.ts'
import { inverted, type Limit } from './limits.ts'
import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'
import { boundWords, linked, otherSide } from './read-situations.ts'
import { asStep, capitalise, plain, thing } from './stretch.ts'
import type { Rule } from './rule.ts'

/** Words that let somebody do something, in the five languages. */
const permissions =
  "can|can['’]t|may|cannot|allowed|possible|puede[n]?|permite[n]?|se admite[n]?|kann|können|darf|dürfen|möglich|lässt|lassen|peut|peuvent|permis|possible|jusqu['’]à|pode[m]?|permite[m]?|possível|approves?|valida|valide|refused|rejected|rechaza[n]?|refusée?s?|abgelehnt|recusad[oa]s?"

/** A limit on what somebody may do, where nothing says that it is put into a field: it is tried on both sides. */
export function restriction(
  reading: Reading,
  limit: Limit,
  clause: Clause,
  { at, end, message, refusedBeyond }: { at: number; end: number; message: string | undefined; refusedBeyond: boolean },
): Rule | undefined {
  const words = boundWords(reading, limit, clause, at, end)
  const start = clause.text.indexOf(words)
  if (start < 0) return undefined
  const filled = (shown: string): string =>
    `${clause.text.slice(0, start)}${shown}${clause.text.slice(start + words.length)}`
  const other = reading.clauses[reading.clauses.indexOf(clause) + 1]
  // "Readings more than # old or more than # ahead are refused": only the group with its own value is tried.
  const before = clause.text
    .slice(0, start)
    .replace(/ (?:more|less|older|longer|fewer|over|under) (?:than )?[\uE000-\uE7FF].{0,30} or $/iu, ' ')
  const rest = clause.text.slice(start + words.length)
  const stop = pattern(`${reading.lexicon.cues.or}|${reading.lexicon.and}|${reading.lexicon.subjectVerbs}`).exec(rest)
  const behind = (stop === null ? rest : rest.slice(0, stop.index)).trimEnd()
  // "At least one photo is required for claims above £500": the sentence holds for a group that stands at its end.
  const tail = /^(?<main>.{6,160}?),? (?<link>for|para|für|bei|pour) (?<group>[^,;]{0,50})$/iu.exec(
    clause.text.slice(0, start),
  )?.groups
  const groupName = (tail?.group ?? '').replace(/ (?:of|de|von|über)$/iu, '')
  if (
    tail?.main !== undefined &&
    clause.text.length - start - words.length < 4 &&
    !pattern(permissions).test(tail.group ?? '')
  )
    return {
      kind: 'threshold',
      source: plain(reading, clause.text),
      thing: thing(reading, groupName, false) ?? { words: plain(reading, tail.main), label: false },
      limit,
      head: plain(reading, groupName),
      outcome: plain(reading, tail.main),
      ...otherSide(reading, clause, false),
      template: (shown) =>
        capitalise(plain(reading, `${tail.group ?? ''}${linked(reading, tail.group ?? '', words)}${shown}`.trim())),
      statement: (shown) => plain(reading, filled(shown)),
    }
  const permits = pattern(permissions).test(clause.text) && asStep(reading, filled('1')) !== undefined
  if (!permits && !refusedBeyond) return undefined
  return {
    kind: 'restriction',
    source: plain(reading, clause.text),
    thing: thing(reading, clause.text.slice(0, start), false) ?? {
      words: plain(reading, clause.text).slice(0, 40),
      label: false,
    },
    limit: refusedBeyond ? inverted(limit) : limit,
    template: (shown) => {
      const stretch = refusedBeyond
        ? `${before}${linked(reading, before, words, rest)}${shown}${behind}`
        : filled(shown)
      return capitalise(
        asStep(reading, stretch) ??
          plain(reading, reading.language === 'de' ? withPassiveVerb(stretch, clause.text) : stretch),
      )
    },
    ...(message === undefined ? {} : { message }),
    ...(other?.otherwise === true ? { after: plain(reading, other.text) } : {}),
  }
}

import { tokensOf } from './phrases.ts'
import { parseLast, parseMain } from './sentence.ts'
import { isFinite, verbOfParticiple } from './words.ts'

/** The condition of a German sentence and what follows from it. */
export interface Conditional {
  condition: string
  main: string
  /** The condition keeps the clause from holding: "es sei denn, …". */
  unless?: boolean
}

export type Opened = Conditional & { opened?: boolean }

const sign = '(?:wenn|falls|sobald|solange|sofern|nachdem|bevor|ehe|während|seitdem)'
const signFirst = new RegExp(`^(?:nur |erst |auch |immer )?${sign} `, 'iu')
const signLast = new RegExp(
  `^(?<main>.{3,300}?)(?: nur| erst)?, (?:aber |und |auch |jedoch )?(?:nur |erst |selbst )?${sign} (?<condition>.{3,200})$`,
  'iu',
)
const exception =
  /^(?<main>.{3,300}?)(?:, es sei denn,?|, außer wenn|, sofern nicht|, außer,? wenn) (?<condition>.{3,200})$/iu

/** "Wenn A, B", "Bricht A ab, B", "Wer A, B", "B, sobald A", "B, es sei denn, A". */
export function conditionalOf(text: string): Opened | undefined {
  const except = exception.exec(text)?.groups
  if (except?.main !== undefined && except.condition !== undefined)
    return { condition: except.condition, main: except.main, unless: true }
  const joint = jointOf(text)
  if (signFirst.test(text)) {
    return joint === undefined
      ? undefined
      : { condition: text.slice(0, joint.from).replace(signFirst, ''), main: text.slice(joint.to) }
  }
  const arrow = /^(?<condition>[^:;.]{3,120}?) ?(?:->|=>|→) ?(?<main>\P{Lu}?.{2,300})$/u.exec(text)?.groups
  if (arrow?.condition !== undefined && arrow.main !== undefined && !/[\uF000-\uF7FF]\W*$/u.test(arrow.condition))
    return { condition: arrow.condition, main: arrow.main }
  const state = /^(?<condition>\p{L}[^:;.,]{3,60}?): (?<main>.{4,300})$/u.exec(text)?.groups
  if (state?.condition !== undefined && state.main !== undefined && isState(state.condition)) {
    return { condition: state.condition, main: state.main }
  }
  const who = /^wer (?<what>[^,]{3,160}), (?:der |so |dann )?(?<main>.{4,300})$/iu.exec(text)?.groups
  if (who?.what !== undefined && who.main !== undefined) {
    const [verb = '', ...rest] = who.main.split(' ')
    return isFinite(verb)
      ? { condition: `eine Person ${who.what}`, main: `${verb} diese Person ${rest.join(' ')}` }
      : undefined
  }
  // "Nach dem Absenden geht eine Mail …"
  const after =
    /^(?<condition>ohne (?:den |die |das |eine[nr]? )?\p{Lu}[\p{L}-]*|(?:nach|bei|beim) (?:dem |der |jeder |jedem )?\p{Lu}\p{Ll}+(?:en|ern|eln|ung)(?: (?:des|der|eines|einer) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]*)?) (?<main>(?<verb>\p{Ll}+) .{4,300})$/iu.exec(
      text,
    )?.groups
  if (after?.condition !== undefined && after.main !== undefined && isFinite(after.verb ?? ''))
    return { condition: after.condition, main: after.main }
  const [first] = tokensOf(text)
  const opening = first === undefined ? '' : first.word.charAt(0).toLowerCase() + first.word.slice(1)
  if (first !== undefined && /^\p{Lu}/u.test(first.word) && isFinite(opening)) {
    const joint = jointOf(text, true)
    if (joint === undefined) return undefined
    const condition = text.slice(0, joint.from)
    if (parseMain(condition) !== undefined && !isFinite(tokensOf(text)[1]?.word ?? ''))
      return { condition, main: text.slice(joint.to), opened: true }
  }
  const last = signLast.exec(text)?.groups
  return last?.main === undefined || last.condition === undefined || parseLast(last.condition) === undefined
    ? undefined
    : { condition: last.condition, main: last.main }
}

/** "Kindersicherung aktiv", "App neu gestartet", "Resturlaub reicht nicht": a situation in a few words in front of a colon. */
function isState(words: string): boolean {
  const tokens = tokensOf(words)
  const last = tokens.at(-1)?.word ?? ''
  const clause = parseMain(words)
  if (clause !== undefined) return clause.subject !== '' && clause.front === '' && !/[\uE000-\uF8FF]/u.test(words)
  return (
    tokens.length > 1 &&
    /^(?:\p{Ll}+ )?\p{Lu}/u.test(words) &&
    (verbOfParticiple(last) !== undefined ||
      /^(?:aktiv|inaktiv|offen|zu|leer|voll|an|aus|abgelaufen|ausgebucht|gesperrt|unbekannt|ungültig|gültig|falsch|offline|online|leer)$/.test(
        last,
      ))
  )
}

/** The comma between a condition and its main clause, which begins with its verb. */
function jointOf(text: string, loose = false): { from: number; to: number } | undefined {
  for (const found of text.matchAll(/, (?:so |dann )?(?=(?<verb>\p{Ll}+))/gu)) {
    const from = found.index
    const before = text.slice(0, from)
    const verb = found.groups?.verb ?? ''
    if (
      (isFinite(verb) ||
        (loose && /(?:t|en)$/.test(verb) && !/^(?:mit|seit|damit|nicht|statt|gegen|den)$/.test(verb))) &&
      before.length > 5
    )
      return { from, to: from + found[0].length }
  }
  // "Wenn das Konto gesperrt ist: nichts"
  const colon = text.indexOf(': ')
  return colon > 10 && signFirst.test(text) ? { from: colon, to: colon + 2 } : undefined
}

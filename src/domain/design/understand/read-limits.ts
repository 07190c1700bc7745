import type { Limit } from './limits.ts'
import {
  asStep,
  capitalise,
  controlIn,
  givesFileOut,
  messageIn,
  nounAfter,
  objectOf,
  plain,
  says,
  shapeOf,
  subjectOf,
  thing,
  type Clause,
  type Reading,
} from './reading.ts'
import type { Medium, Rule, Thing } from './rule.ts'
import { isDuration, isLength, isSize, type Value } from './value.ts'
import { pattern } from './lexicon/lexicon.ts'

/** Ranges, lengths, counts, sizes, ages and thresholds of a criterion. */
export function readLimits(reading: Reading): Rule[] {
  const rules: Rule[] = []
  for (const limit of reading.limits) {
    if (limit.used.some((index) => reading.taken.has(index))) continue
    const clause = clauseAt(reading, limit)
    if (clause === undefined) continue
    const rule = ruleOf(reading, limit, clause)
    if (rule === undefined) continue
    for (const index of limit.used) reading.taken.add(index)
    rules.push(rule)
  }
  return rules
}

function clauseAt({ clauses }: Reading, limit: Limit): Clause | undefined {
  const sign = String.fromCharCode(0xe000 + (limit.used[0] ?? 0))
  return clauses.find(({ text }) => text.includes(sign))
}

function ruleOf(reading: Reading, limit: Limit, clause: Clause): Rule | undefined {
  const value = (limit.low ?? limit.high)?.value
  if (value === undefined) return undefined
  const source = plain(reading, clause.text)
  const signs = limit.used.map((index) => String.fromCharCode(0xe000 + index))
  const at = Math.min(...signs.map((sign) => clause.text.indexOf(sign)).filter((index) => index >= 0))
  const end = Math.max(...signs.map((sign) => clause.text.indexOf(sign)))
  const rest = clause.text.slice(end + 1)
  const medium = mediumOf(reading, value, clause, rest)
  if (medium === undefined || (medium === 'file' && givesFileOut.test(plain(reading, clause.text)))) return undefined
  if (medium === 'duration' && limit.low !== undefined && limit.low.value.amount === limit.high?.value.amount)
    return undefined
  const inCondition =
    clause.condition !== undefined &&
    signs.some((sign) => clause.condition?.includes(sign)) &&
    clause.role === 'statement'
  const refusedBeyond =
    (says(reading, 'refused', rest) || /(?<!\d)4\d\d(?!\d)/.test(plain(reading, rest))) &&
    (limit.low === undefined) !== (limit.high === undefined)
  if (
    clause.role === 'when' ||
    clause.role === 'given' ||
    inCondition ||
    (predicateAfter(reading, rest) &&
      !subjectBefore(reading, clause, at) &&
      !refusedBeyond &&
      medium !== 'age' &&
      medium !== 'text' &&
      medium !== 'file')
  ) {
    return threshold(reading, limit, clause, at, end, value)
  }
  const object = thingOf(reading, clause, signs[0] ?? '', medium)
  if (object === undefined) return undefined
  const message = refusalMessage(reading, clause)
  const counted = refusedBeyond && medium !== 'count' ? inverted(limit) : limit
  const action =
    medium === 'age' || medium === 'count' || value.measure === 'times'
      ? actionOf(reading, {
          ...clause,
          main: clause.main.replace(boundWords(reading, limit, clause, at, end), '').replace(/[\s,;]+$/, ''),
        })
      : undefined
  return {
    kind: 'limit',
    source,
    medium,
    thing: object,
    limit: counted,
    whole: says(reading, 'whole', clause.text),
    secret: says(reading, 'password', clause.text),
    ...(message === undefined ? {} : { message }),
    ...(clause.condition === undefined || inCondition ? {} : { condition: plain(reading, clause.condition) }),
    ...(action === undefined ? {} : { action }),
  }
}

/** "A body of more than 64 KB is refused" accepts up to 64 KB. */
function inverted({ low, high, ...limit }: Limit): Limit {
  if (low !== undefined) return { ...limit, high: { value: low.value, inclusive: !low.inclusive } }
  return high === undefined ? limit : { ...limit, low: { value: high.value, inclusive: !high.inclusive } }
}

function mediumOf(reading: Reading, value: Value, clause: Clause, rest: string): Medium | undefined {
  if (isLength(value)) return 'text'
  if (isSize(value)) return 'file'
  if (value.measure === 'pixels') return 'width'
  if (value.measure === 'year' && says(reading, 'age', plain(reading, clause.text))) return 'age'
  if (value.measure === 'clock') return undefined
  if (value.measure === 'date') return 'date'
  if (isDuration(value)) return 'duration'
  if (value.measure === 'number' && new RegExp(`^\\s*(?:${reading.lexicon.cues.per})(?!\\p{L})`, 'iu').test(rest))
    return 'count'
  if (value.measure === 'number' || value.measure === 'times')
    return value.decimals === 0 && nounAfter(reading, rest) !== undefined && !says(reading, 'whole', clause.text)
      ? 'count'
      : 'number'
  return value.measure === 'money' || value.measure === 'percent' ? 'number' : undefined
}

function predicateAfter({ lexicon }: Reading, rest: string): boolean {
  return pattern(`^[^,;:]{0,60}? (?:${lexicon.subjectVerbs})`).test(rest)
}

/** "A driver may have at most …": the verb stands in front of the limit, which then restricts its subject. */
function subjectBefore(reading: Reading, clause: Clause, at: number): boolean {
  return pattern(`^.{2,80}? (?:${reading.lexicon.subjectVerbs})`).test(clause.text.slice(0, at))
}

function threshold(
  reading: Reading,
  limit: Limit,
  clause: Clause,
  at: number,
  end: number,
  value: Value,
): Rule | undefined {
  const words = boundWords(reading, limit, clause, at, end)
  const outcomeClause = clause.role === 'when' || clause.role === 'given' ? reading.then.join(', ') : clause.main
  const outcome = plain(reading, outcomeClause)
  if (outcome === '') return undefined
  const situation =
    clause.condition !== undefined && clause.condition.includes(clause.text.charAt(at)) ? clause.condition : clause.text
  const start = situation.indexOf(words)
  const template = (shown: string): string => {
    const reached = pattern(`^(?:${reading.lexicon.exceeds})`).test(words)
      ? `${reading.lexicon.reaches} ${shown}`
      : shown
    const replaced =
      start < 0 ? situation : `${situation.slice(0, start)}${reached}${situation.slice(start + words.length)}`
    return capitalise((clause.role === 'when' ? asStep(reading, replaced) : undefined) ?? plain(reading, replaced))
  }
  const object = subjectOf(reading, situation) ??
    thing(reading, situation.slice(0, Math.max(start, 0)), false) ?? { words: value.text, label: false }
  const head = plain(
    reading,
    situation
      .slice(0, Math.max(start, 0))
      .replace(/(?:\s(?:of|with|from|an?|de|d['’]|con|von|ab|mit|com|à|do|da))*\s*$/iu, ''),
  )
  return {
    kind: 'threshold',
    source: plain(reading, clause.text),
    thing: object,
    limit: clause.unless === true ? inverted(limit) : limit,
    head: head === '' ? plain(reading, clause.main) : head,
    outcome: clause.role === 'statement' && clause.main === situation ? '' : outcome,
    template,
  }
}

/** The words of the limit inside its clause: "more than #". */
function boundWords(reading: Reading, limit: Limit, clause: Clause, at: number, end: number): string {
  const stated = reading.marked.text.slice(limit.start, limit.end)
  return clause.text.includes(stated) ? stated : clause.text.slice(at, end + 1)
}

function thingOf(reading: Reading, clause: Clause, sign: string, medium: Medium): Thing | undefined {
  const main = clause.main.includes(sign) ? clause.main : clause.text
  const after = main.slice(main.indexOf(sign) + 1).replace(/^[^\p{L}]*[\uE000-\uE7FF]/u, '')
  if (medium === 'count') {
    const noun = nounAfter(reading, after)
    if (noun !== undefined) return { words: plain(reading, noun), label: false }
  }
  const acted = objectOf(reading, main, sign)
  if (acted !== undefined) return acted
  const near = nounBefore(reading, main, sign)
  const stated = subjectOf(reading, main)
  const own = stated !== undefined && !stated.words.includes(plain(reading, sign)) ? stated : undefined
  if (near !== undefined && own === undefined) return near
  const control = controlIn(reading, main.slice(0, main.indexOf(sign)))
  if (control !== undefined && medium === 'text') return { words: control, label: true }
  const head = main.slice(0, main.indexOf(sign))
  return (
    subjectOf(reading, main) ??
    thing(reading, head.replace(/\p{L}+\s*$/u, ''), false) ??
    thing(reading, nounAfter(reading, after) ?? '', false) ?? { words: plain(reading, main).slice(0, 60), label: false }
  )
}

/** The noun phrase right before a value: "a code of #". */
export function nounBefore(reading: Reading, main: string, sign: string): Thing | undefined {
  const { determiners } = reading.lexicon
  const found = pattern(
    `(?<noun>(?:${determiners}) [\\p{L}-]+(?: [\\p{L}-]+)?) (?:of|de|com|mit|von|à|con|with|has|have) (?:[\\p{L}]+ ){0,3}$`,
  ).exec(main.slice(0, main.indexOf(sign)))?.groups?.noun
  return found === undefined ? undefined : thing(reading, found, false)
}

/** The message that a value outside the limit gets: in the other branch, or beside the words of refusal. */
export function refusalMessage(reading: Reading, clause: Clause): string | undefined {
  const at = reading.clauses.indexOf(clause)
  const following = reading.clauses.slice(at + 1, at + 3)
  const other = following.find(
    (next) => next.otherwise || says(reading, 'refused', next.text) || /[\uE000-\uE7FF]/.test(next.text),
  )
  return (other === undefined ? undefined : messageIn(reading, other.text)) ?? messageIn(reading, clause.text)
}

function actionOf(reading: Reading, clause: Clause): string | undefined {
  const role = shapeOf(reading, 'onlyRole', clause.text)
  if (role?.action !== undefined) return asStep(reading, role.action) ?? capitalise(plain(reading, role.action))
  return asStep(reading, clause.main)
}

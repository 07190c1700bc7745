import { inverted, type Limit } from './limits.ts'
import { quoteIndexes, unquoted, valueIndexes } from './marked-text.ts'
import { hours } from './read-clock-sides.ts'
import { leadingBound } from './leading-bound.ts'
import { isAge } from './read-ages.ts'
import {
  ageGroup,
  boundWords,
  permitsByAge,
  predicateAfter,
  subjectBefore,
  threshold,
  withLead,
} from './read-situations.ts'
import { restriction } from './read-restrictions.ts'
import { countedFor, endedByOrdinal, inWholeUnits, isCode } from './capacity.ts'
import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'
import { messageOfLimit, sideMessages } from './side-messages.ts'
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
  withoutBound,
} from './stretch.ts'
import type { Medium, Rule, Thing } from './rule.ts'
import { isDuration, isLength, isSize, type Value } from './value.ts'
import { parseSentence } from './english/sentence.ts'
import { pattern } from './lexicon/lexicon.ts'
import {
  isPutIn,
  measured,
  spokenOf,
  namedBefore,
  nounBefore,
  ofLength,
  oneForEach,
  tellsOfNth,
  withCountedNoun,
} from './limit-things.ts'

/** Ranges, lengths, counts, sizes, ages and thresholds of a criterion. */
export function readLimits(reading: Reading): Rule[] {
  const rules: Rule[] = []
  for (const limit of [...reading.limits, ...endedByOrdinal(reading)]) {
    if (limit.used.some((index) => reading.taken.has(index))) continue
    const clause = clauseAt(reading, limit)
    if (clause === undefined) continue
    const rule = ruleOf(reading, limit, clause)
    if (rule === undefined) continue
    for (const index of limit.used) reading.taken.add(index)
    rules.push(...(rule.kind === 'limit' ? oneForEach({ ...rule, thing: withoutBound(rule.thing) }) : [rule]))
  }
  return rules
}

/** "Up to # photos can be attached": how many may be put in. */
const countPutIn =
  /^(?:up to|at most|no more than|a maximum of) [\uE000-\uE7FF] [\p{L} -]{3,40} (?:can|may) be (?:attached|added|uploaded|selected|chosen|saved|stored|entered|created|picked)(?!\p{L})/iu

function clauseAt({ clauses }: Reading, limit: Limit): Clause | undefined {
  const sign = String.fromCharCode(0xe000 + (limit.used[0] ?? 0))
  return clauses.find(({ text }) => text.includes(sign))
}

function ruleOf(reading: Reading, limit: Limit, stated: Clause): Rule | undefined {
  const clause = withLead(reading, limit, stated)
  const value = (limit.low ?? limit.high)?.value
  if (value === undefined) return undefined
  const source = plain(reading, clause.text)
  const signs = limit.used.map((index) => String.fromCharCode(0xe000 + index))
  const at = Math.min(...signs.map((sign) => clause.text.indexOf(sign)).filter((index) => index >= 0))
  const end = Math.max(...signs.map((sign) => clause.text.indexOf(sign)))
  const rest = clause.text.slice(end + 1)
  const aged = isAge(reading, limit, clause, value, rest)
  const kind = aged ? 'age' : mediumOf(reading, value, clause, rest)
  // "a rating from # to # stars": a number with a unit of its own, no stars that are counted.
  const rated =
    kind === 'count' &&
    limit.low !== undefined &&
    limit.high !== undefined &&
    (objectOf(reading, clause.main, signs[0] ?? '') !== undefined || measured(reading, clause, at))
  const medium = rated ? 'number' : kind
  if (value.measure === 'clock' && limit.low !== undefined && limit.high !== undefined)
    return hours(reading, limit, clause, boundWords(reading, limit, clause, at, end))
  if (value.measure === 'clock' && inSubject(reading, clause, signs)) return threshold(reading, limit, clause, at, end)
  const leading = aged ? undefined : leadingBound(reading, limit, clause, boundWords(reading, limit, clause, at, end))
  if (leading !== undefined && medium !== undefined) return leading
  if (medium === undefined || (medium === 'file' && givesFileOut.test(plain(reading, clause.text)))) return undefined
  if (medium === 'duration' && limit.low !== undefined && limit.low.value.amount === limit.high?.value.amount)
    return undefined
  if (aged && !permitsByAge(reading, clause, at)) return ageGroup(reading, limit, clause, at)
  const inCondition =
    clause.condition !== undefined &&
    signs.some((sign) => clause.condition?.includes(sign)) &&
    clause.role === 'statement'
  const refusedBeyond =
    (says(reading, 'refused', rest) || /(?<!\d)4\d\d(?!\d)/.test(plain(reading, rest))) &&
    (limit.low === undefined) !== (limit.high === undefined)
  const textField = medium === 'text' ? ofLength(reading, clause, limit) : undefined
  if (
    clause.role === 'when' ||
    clause.role === 'given' ||
    inCondition ||
    (inSubject(reading, clause, signs) && textField === undefined) ||
    (predicateAfter(reading, rest) &&
      !(medium === 'count' && countPutIn.test(clause.text)) &&
      !subjectBefore(reading, clause, at) &&
      !refusedBeyond &&
      medium !== 'age' &&
      medium !== 'text' &&
      medium !== 'file')
  ) {
    return threshold(reading, limit, clause, at, end)
  }
  const object =
    textField ??
    (medium === 'number' ? namedBefore(reading, clause, limit) : undefined) ??
    spokenOf(reading, clause, thingOf(reading, clause, signs[0] ?? '', medium))
  const sides = limit.low === undefined || limit.high === undefined ? undefined : sideMessages(reading, clause)
  const message = sides === undefined ? statedRefusal(reading, clause, true, medium === 'count') : undefined
  if (
    object === undefined ||
    (medium === 'number' && holdsFor(reading, clause, at)) ||
    !isPutIn(reading, clause, { object, medium, limit, at })
  )
    return restriction(reading, limit, clause, { at, end, message, refusedBeyond })
  const counted = refusedBeyond && medium !== 'count' ? inverted(limit) : limit
  const action =
    medium === 'age' || (medium === 'count' && !countPutIn.test(clause.text)) || value.measure === 'times'
      ? actionOf(reading, {
          ...clause,
          main: clause.main.replace(boundWords(reading, limit, clause, at, end), '').replace(/[\s,;]+$/, ''),
        })
      : undefined
  const beyond =
    medium === 'count' && message === undefined && sides === undefined ? beyondOf(reading, clause, counted) : undefined
  const holder = countedFor(reading, clause, signs[0] ?? '')
  const period = pattern(perPeriod).exec(rest)?.groups?.period
  return {
    kind: 'limit',
    source: beyond === undefined ? source : `${source}; ${beyond}`,
    medium,
    thing: object,
    limit: inWholeUnits(reading, clause, medium === 'number' ? withCountedNoun(reading, counted, rest) : counted),
    whole: says(reading, 'whole', clause.text),
    secret: says(reading, 'password', clause.text) || isCode(reading, object, clause.text),
    ...(medium === 'count' && period !== undefined ? { period } : {}),
    ...(medium === 'count' && holder !== undefined ? { holder } : {}),
    ...(message === undefined ? {} : { message }),
    ...(sides === undefined ? {} : { sides }),
    ...(beyond === undefined ? {} : { beyond }),
    ...(clause.condition === undefined || inCondition ? {} : { condition: plain(reading, clause.condition) }),
    ...(action === undefined ? {} : { action }),
  }
}

/** "The 81st goes to the waiting list": what happens with the first one beyond the limit. */
function beyondOf(reading: Reading, clause: Clause, { high }: Limit): string | undefined {
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  if (high === undefined || next === undefined || says(reading, 'refused', next.text)) return undefined
  if (
    reading.language === 'en' &&
    (parseSentence(next.text) === undefined || /[:|]|(?<!\d)4\d\d(?!\d)/u.test(plain(reading, next.text)))
  )
    return undefined
  const index = valueIndexes(next.text).find((at) => {
    const value = reading.marked.values[at]
    return value?.measure === 'ordinal' && value.amount === high.value.amount + (high.inclusive ? 1 : 0)
  })
  if (index === undefined || messageIn(reading, next.text) !== undefined) return undefined
  reading.taken.add(index)
  return plain(reading, next.text)
}

/** "A stop shorter than 15 minutes does not interrupt it": the limit tells which ones the sentence is about. */
function inSubject(reading: Reading, clause: Clause, signs: string[]): boolean {
  if (reading.language !== 'en' || clause.role !== 'statement') return false
  const parsed = parseSentence(clause.text)
  return (
    parsed !== undefined &&
    parsed.lead === '' &&
    parsed.modal !== 'can' &&
    signs.some((sign) => parsed.subject.includes(sign)) &&
    !/^(?:an?|the) [\p{L}]+ (?:of|between|from) [\uE000-\uE7FF]/iu.test(parsed.subject) &&
    says(reading, 'refused', clause.text) === false
  )
}

/** "Shipping is free for orders above €50": the amount tells which orders the sentence is about; nobody puts it in. */
function holdsFor({ lexicon }: Reading, { text }: Clause, at: number): boolean {
  const main = /^(?<main>.{6,160}?),? (?:for|para|für|bei|pour|em|en) [^,;]{2,50}$/iu.exec(text.slice(0, at))?.groups
    ?.main
  return main !== undefined && pattern(`(?<!\\p{L})(?:${lexicon.subjectVerbs})(?!\\p{L})`).test(main)
}

const perPeriod =
  '(?:per|a|each|every|por|al|a la|pro|je|par) (?:calendar )?(?<period>day|week|month|year|día|semana|mes|año|Tag|Woche|Monat|Jahr|jour|semaine|mois|an|dia|mês|ano)'

function mediumOf(reading: Reading, value: Value, clause: Clause, rest: string): Medium | undefined {
  if (isLength(value)) return 'text'
  if (isSize(value)) return 'file'
  if (value.measure === 'pixels') return 'width'
  if (value.measure === 'clock') return undefined
  if (value.measure === 'date') return 'date'
  if (isDuration(value)) return 'duration'
  const whole = says(reading, 'whole', clause.text)
  const each = new RegExp(`^\\s*(?:${reading.lexicon.cues.per})(?!\\p{L})`, 'iu')
  if (value.measure === 'number' && !whole && each.test(rest)) return 'count'
  if (value.measure === 'number' || value.measure === 'times')
    return value.decimals === 0 && nounAfter(reading, rest) !== undefined && !whole ? 'count' : 'number'
  return value.measure === 'money' || value.measure === 'percent' ? 'number' : undefined
}

function thingOf(reading: Reading, clause: Clause, sign: string, medium: Medium): Thing | undefined {
  const main = clause.main.includes(sign) ? clause.main : clause.text
  // What is counted stands behind the second bound: "8 to 60 rooms".
  const between =
    reading.language === 'en'
      ? / (?:to|and)(?: at most| no more than)? /.source
      : / (?:a|y|e|à|et|bis|und|hasta|até) /.source
  const after = main
    .slice(main.indexOf(sign) + 1)
    .replace(new RegExp(`^(?:[^\\p{L}]*|${between})[\\uE000-\\uE7FF]`, 'u'), '')
  if (medium === 'count') {
    const found = nounAfter(reading, after)
    // The verb of a German sentence may stand right behind its noun: "2 Ausweise ausgestellt".
    const noun = reading.language === 'de' ? found?.replace(/(?<=\p{Lu}\S*)(?: \p{Ll}\S*)+$/u, '') : found
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

/** "Beim elften erscheint @", "con el undécimo aparece @": the answer to the first one beyond the limit. */
const withNext =
  /^(?:beim|bei der|mit dem|con el|con la|al|à la|au|avec le|avec la|ao|à|com o|com a) [\p{L}\d.ºªe\uE000-\uE7FF]{2,20}(?: \p{L}+)?,? (?:erscheint|kommt|wird|steht|aparece|sale|se muestra|s['’]affiche|apparaît|on lit|surge|lê-se)[^\uF000-\uF7FF]{0,30}(?<quote>[\uF000-\uF7FF])/iu

/** "Larger photos show @": what the next sentence says of those outside the limit. */
const beyondIt =
  /^(?:(?:all |any )?(?:larger|longer|shorter|smaller|bigger|higher|lower|heavier|older|younger|more|fewer|other|others|anything else|invalid|wrong) |(?:größere|kleinere|längere|kürzere|höhere|ältere|jüngere|andere|mehr|weniger|ungültige) |(?:los|las) (?:otr[oa]s|demás|más [\p{L}]+|mayores|menores) |(?:les|des) (?:autres|plus [\p{L}]+) |(?:os|as) (?:outr[oa]s|demais|maiores|menores) )/iu

/** The message that a value outside the limit gets: in the other branch, or beside the words of refusal. */
export function statedRefusal(reading: Reading, clause: Clause, limited = false, counts = false): string | undefined {
  const at = reading.clauses.indexOf(clause)
  const following = reading.clauses.slice(at + 1, at + 3)
  const [next] = following
  const own = limited && reading.language === 'en' ? messageOfLimit(reading, [clause, ...following]) : undefined
  if (own !== undefined) return own.message
  const counted = limited && next !== undefined ? withNext.exec(next.text)?.groups?.quote : undefined
  const [index] = quoteIndexes(counted ?? '')
  if (index !== undefined) {
    reading.told.add(index)
    return unquoted(reading.marked.quotes[index] ?? '')
  }
  const other = following.find(
    (next) =>
      (counts || !tellsOfNth(reading, next)) &&
      (next.otherwise ||
        says(reading, 'refused', next.text) ||
        (limited && beyondIt.test(next.text)) ||
        /[\uE000-\uE7FF]/.test(next.text)),
  )
  return (other === undefined ? undefined : messageIn(reading, other.text)) ?? messageIn(reading, clause.text)
}

function actionOf(reading: Reading, clause: Clause): string | undefined {
  const role = shapeOf(reading, 'onlyRole', clause.text)
  if (role?.action !== undefined) return asStep(reading, role.action) ?? capitalise(plain(reading, role.action))
  return asStep(reading, clause.main)
}

import type { Limit } from './limits.ts'
import { withoutBound } from './stretch.ts'
import { isAge } from './read-ages.ts'
import {
  ageGroup,
  boundWords,
  hours,
  inverted,
  permitsByAge,
  predicateAfter,
  restriction,
  subjectBefore,
  threshold,
  withLead,
} from './read-situations.ts'
import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'
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
} from './stretch.ts'
import type { Medium, Rule, Thing } from './rule.ts'
import { isDuration, isLength, isSize, type Value } from './value.ts'
import { parseSentence } from './english/sentence.ts'
import { namesPerson } from './english/words.ts'
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
    rules.push(rule.kind === 'limit' ? { ...rule, thing: withoutBound(rule.thing) } : rule)
  }
  return rules
}

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
  const medium = aged ? 'age' : mediumOf(reading, value, clause, rest)
  if (value.measure === 'clock' && limit.low !== undefined && limit.high !== undefined)
    return hours(reading, limit, clause, boundWords(reading, limit, clause, at, end))
  if (value.measure === 'clock' && inSubject(reading, clause, signs)) return threshold(reading, limit, clause, at, end)
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
  if (
    clause.role === 'when' ||
    clause.role === 'given' ||
    inCondition ||
    inSubject(reading, clause, signs) ||
    (predicateAfter(reading, rest) &&
      !subjectBefore(reading, clause, at) &&
      !refusedBeyond &&
      medium !== 'age' &&
      medium !== 'text' &&
      medium !== 'file')
  ) {
    return threshold(reading, limit, clause, at, end)
  }
  const object =
    (medium === 'text' ? ofLength(reading, clause, limit) : undefined) ??
    (medium === 'number' ? namedBefore(reading, clause, limit) : undefined) ??
    spokenOf(reading, clause, thingOf(reading, clause, signs[0] ?? '', medium))
  const message = statedRefusal(reading, clause)
  if (object === undefined || !isPutIn(reading, clause, { object, medium, limit, at }))
    return restriction(reading, limit, clause, { at, end, message, refusedBeyond })
  const counted = refusedBeyond && medium !== 'count' ? inverted(limit) : limit
  const action =
    medium === 'age' || medium === 'count' || value.measure === 'times'
      ? actionOf(reading, {
          ...clause,
          main: clause.main.replace(boundWords(reading, limit, clause, at, end), '').replace(/[\s,;]+$/, ''),
        })
      : undefined
  const period = pattern(perPeriod).exec(rest)?.groups?.period
  return {
    kind: 'limit',
    source,
    medium,
    thing: object,
    limit: counted,
    whole: says(reading, 'whole', clause.text),
    secret: says(reading, 'password', clause.text),
    ...(medium === 'count' && period !== undefined ? { period } : {}),
    ...(message === undefined ? {} : { message }),
    ...(clause.condition === undefined || inCondition ? {} : { condition: plain(reading, clause.condition) }),
    ...(action === undefined ? {} : { action }),
  }
}

/** "with a reason of at least # characters": the text that has the length, whoever writes it. */
function ofLength(reading: Reading, { text }: Clause, limit: Limit): Thing | undefined {
  if (reading.language !== 'en') return undefined
  const at = text.indexOf(reading.marked.text.slice(limit.start, limit.end))
  const noun =
    /(?:^| )(?:an?|the|one|its|their) (?<noun>[\p{L}-]+(?: [\p{L}-]+)?),? (?:of|with)(?: a length of)? $/iu.exec(
      at < 0 ? '' : text.slice(0, at),
    )?.groups?.noun
  return noun === undefined ? undefined : { words: `the ${noun}`, label: false }
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

const perPeriod =
  '(?:per|a|each|every|por|al|a la|pro|je|par) (?:calendar )?(?<period>day|week|month|year|día|semana|mes|año|Tag|Woche|Monat|Jahr|jour|semaine|mois|an|dia|mês|ano)'

/** Whether the words say that the value is one of a field, a list, a file or a page; anything else is a situation. */
function isPutIn(
  reading: Reading,
  clause: Clause,
  { object, medium, limit, at }: { object: Thing; medium: Medium; limit: Limit; at: number },
): boolean {
  if (medium === 'age' || medium === 'text' || medium === 'file') return true
  if (medium === 'width') return says(reading, 'width', clause.text)
  if (medium === 'count') return isCountable(reading, object)
  if ((limit.low ?? limit.high)?.value.measure === 'times') return true
  const words = object.words.split(' ')
  if (words.length > 6 || /\d/.test(object.words) || isPerson(reading, object) || !namesThing(reading, object))
    return false
  const start = clause.text.indexOf(reading.marked.text.slice(limit.start, limit.end))
  const gap = clause.text.slice(0, start < 0 ? at : start)
  const behind = plain(reading, gap).toLowerCase().split(object.words.toLowerCase()).at(-1) ?? ''
  if (behind.split(' ').length > 8) return false
  return medium !== 'duration' || object.label || (limit.low !== undefined && limit.high !== undefined)
}

const noThing =
  /^(?:if|when|it|this|that|these|those|they|with|without|from|to|for|by|in|on|at|after|before|no|not|nothing|nobody|never|or|and|free|salvo|except|unless|sauf|außer|more|less|si|s['’]il|il|elle|ils|con|sin|para|por|desde|entre|en|als|wenn|falls|er|sie|es|mit|ohne|von|für|ab|bis|bei|in|im|auf|nach|nichts|moins|plus|à|de|du|dans|sur|se|com|sem|até|em|ela|ele|abaixo|acima|menos|más|mais) /iu
const person =
  /^(?:(?:an?|the|each|every|any|un|une|una|um|uma|el|la|le|los|las|les|os|as|o|a|cada|chaque|der|die|das|ein|eine|jede[rs]?|l['’]) ?)?(?:clients?|clientes?|usuari[oa]s?|alumn[oa]s?|familias?|soci[oa]s?|gestor(?:es)?|comuner[oa]s?|gestionnaires?|agents?|lect[eu]\w+|adhérents?|transporteurs?|Kunde|Kundin|Nutzer(?:in)?|Mitglieder?|Sachbearbeit\w+|comunidad|família|responsável|mediador|aluno|utilizador(?:es)?)$/iu

function isPerson(reading: Reading, { words, label }: Thing): boolean {
  if (label) return false
  return person.test(words) || (reading.language === 'en' && namesPerson(words.split(' ').at(-1) ?? ''))
}

/** A noun phrase, and no rest of a sentence. */
function namesThing(reading: Reading, { words, label }: Thing): boolean {
  if (noThing.test(`${words} `) || /[|()]/.test(words)) return false
  return label || !pattern(`.* (?:${reading.lexicon.subjectVerbs}|that|which|who|que|qui|dont)`).test(words)
}

/** Several of something have a plural, and nothing else stands in front of it. */
function isCountable(reading: Reading, { words, label }: Thing): boolean {
  if (label || !namesThing(reading, { words, label }) || /\d/.test(words)) return false
  const last = words.split(' ').at(-1) ?? ''
  if (reading.language === 'de') return /^\p{Lu}/u.test(last)
  const [first = ''] = words.split(' ')
  return (
    /(?:[sx]|people|children|men)$/iu.test(first) ||
    (/(?:[sx]|people|children|men)$/iu.test(last) && !/['’]/.test(words))
  )
}

function mediumOf(reading: Reading, value: Value, clause: Clause, rest: string): Medium | undefined {
  if (isLength(value)) return 'text'
  if (isSize(value)) return 'file'
  if (value.measure === 'pixels') return 'width'
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

/** What a sentence before this one is about, where the limit has only a pronoun or "maximum" in front of it. */
function spokenOf(reading: Reading, clause: Clause, object: Thing | undefined): Thing | undefined {
  if (object === undefined || !standsForAnother.test(object.words)) return object
  const earlier = reading.clauses.slice(0, reading.clauses.indexOf(clause)).reverse()
  for (const { main } of earlier) {
    const subject = subjectOf(reading, main)
    if (subject !== undefined && !standsForAnother.test(subject.words) && !isPerson(reading, subject)) return subject
  }
  return object
}

const standsForAnother =
  /^(?:(?:if|when) (?:it|they) .*|it|they|this|its|er|sie|es|il|elle|ils|elles|ele|ela|(?:max|min|máx|mín)(?:imum|\.|$).*|permitted|allowed|valid|accepted|range|limits?|possible values|erlaubt|zulässig|gültig|möglich|permitid[oa]s?|válid[oa]s?|admitid[oa]s?|límites?|limites?|autorisée?s?|admise?s?|valeurs? (?:admises?|autorisées?))$/iu

/** "£25, £60 or own amount from £10 to £500": behind other values, the limit is about the noun right in front of it. */
function namedBefore(reading: Reading, { text }: Clause, { start, end }: Limit): Thing | undefined {
  const stated = text.indexOf(reading.marked.text.slice(start, end))
  const before = text.slice(0, Math.max(0, stated)).replace(/[,:\s]+$/, '')
  if (!/[\uE000-\uE7FF]/.test(before)) return undefined
  const noun = new RegExp(
    `(?:^|[,;:]|(?<!\\p{L})(?:${reading.lexicon.and}|${reading.lexicon.cues.or}) )([^,;:\uE000-\uF8FF]{3,60})$`,
    'iu',
  ).exec(before)?.[1]
  const last = noun
    ?.split(new RegExp(` (?:${reading.lexicon.and}|${reading.lexicon.cues.or}) `, 'iu'))
    .at(-1)
    ?.trim()
  const object = last === undefined ? undefined : thing(reading, last.replace(/^(?:with|and|or) /i, ''), false)
  return object !== undefined &&
    object.words.split(' ').length <= 4 &&
    namesThing(reading, object) &&
    !isPerson(reading, object) &&
    !standsForAnother.test(object.words)
    ? object
    : undefined
}

function thingOf(reading: Reading, clause: Clause, sign: string, medium: Medium): Thing | undefined {
  const main = clause.main.includes(sign) ? clause.main : clause.text
  // What is counted stands behind the second bound: "8 to 60 rooms".
  const between = reading.language === 'en' ? / (?:to|and)(?: at most| no more than)? /.source : '[^\\p{L}]*'
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

/** The noun phrase right before a value: "a code of #". */
export function nounBefore(reading: Reading, main: string, sign: string): Thing | undefined {
  const { determiners } = reading.lexicon
  const found = pattern(
    `(?<noun>(?:${determiners}) [\\p{L}-]+(?: [\\p{L}-]+)?) (?:of|de|com|mit|von|à|con|with|has|have) (?:[\\p{L}]+ ){0,3}$`,
  ).exec(main.slice(0, main.indexOf(sign)))?.groups?.noun
  return found === undefined ? undefined : thing(reading, found, false)
}

/** The message that a value outside the limit gets: in the other branch, or beside the words of refusal. */
export function statedRefusal(reading: Reading, clause: Clause): string | undefined {
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

import { z } from 'zod'
import { parseJson } from '../../parse-json.ts'
import type { InterfaceFacts } from '../sentences/slots.ts'
import type { ContextCriterion } from '../../generation/context.ts'
import { isOfOneResource } from '../sentences/english/api/calls.ts'
import { speaksOfInterface } from './english/interfaces.ts'
import { behindStatus } from './english/answered-requests.ts'
import { valueIndexes } from './marked-text.ts'
import type { Reading } from './reading.ts'
import { asLast, parseMain } from './german/sentence.ts'
import { isCompared, sidesOf } from './request-sides.ts'
import { capitalise, plain, subjectOf } from './stretch.ts'
import { isRomance } from './romance/grammar.ts'
import { romanceRequests } from './romance/requests.ts'
import type { Rule } from './rule.ts'

const request = /(?<![\p{L}])(?:GET|POST|PUT|PATCH|DELETE) \/[^\s,;)"'`]{0,120}/u
/** Every other request: what the rules of the criterion do not accept. */
const anythingElse =
  /^(?:anything|everything|all) else$|^(?:otherwise|else|out of range|outside the range|(?:any )?violations?|invalid (?:values?|input)|(?:any )?other values?)$/iu
const status = /(?<![\p{L}\p{N}.,])[1-5]\d\d(?![\p{N}%]|[.,]\d)/u

/** The request that a ticket is about, from its title or description. */
export function requestOf(text: string): string | undefined {
  return request.exec(text.slice(0, 20_000))?.[0].replace(/[.:]+$/, '')
}

/** Every request that a ticket names, without what repeats. */
export function requestsIn(text: string): string[] {
  const every = text.slice(0, 20_000).matchAll(new RegExp(request, 'gu'))
  return [...new Set([...every].map(([found]) => found.replace(/[.:]+$/, '')))]
}

const methods: [verbs: RegExp, method: RegExp][] = [
  [/(?<!\p{L})(?:cancel|anul|annul|elimin|borr|apag|supprim|lösch|storn|entfern|remov|exclu[ií])/iu, /^DELETE /],
  [/(?<!\p{L})(?:modific|actualiz|atualiz|alter|änder|aktualisier|modifi|mise? à jour|édit|edit)/iu, /^(?:PUT|PATCH) /],
]

/** The request that a criterion is about by its verb, where the ticket names one with such a method: "anularse" is a DELETE. */
export function requestFor(text: string, requests: string[]): string | undefined {
  const [, method] = methods.find(([verbs]) => verbs.test(text)) ?? []
  return method === undefined ? undefined : requests.find((one) => method.test(one))
}

/** "POST needs a key", "the 41st: 422": a criterion may be about another method of the address that the ticket names. */
export function byMethod(
  { given, when, then, text }: ContextCriterion,
  request: string | undefined,
  requests: string[],
): string | undefined {
  const address = request?.replace(/^[A-Z]+ /u, '')
  const stated = [given, when, text ?? then].join('\n')
  const [named] = /(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE)(?!\p{L})/u.exec(stated) ?? []
  const own = requests.filter((one) => one.startsWith(`${named ?? ''} `))
  if (own.length === 1 && request?.startsWith(`${named ?? ''} `) === false) return own[0]
  const method = named ?? (/(?<!\d)(?:201|422)(?!\d)/.test(stated) ? 'POST' : undefined)
  return address === undefined || method === undefined || request?.startsWith('GET ') !== true
    ? request
    : `${method} ${address}`
}

/** "No token: 401. Token without the scope: 403": one rule for each status the criterion promises. */
export function readApi(reading: Reading, ticketRequest: string | undefined): Rule[] {
  if (reading.language === 'de') {
    const found = germanAnswers(reading, ticketRequest)
    if (found.length > 0) return found
  }
  if (isRomance(reading.language)) return romanceRequests(reading, reading.language, ticketRequest)
  return reading.clauses.flatMap((clause): Rule[] => {
    const statuses = valueIndexes(clause.text).filter((at) => {
      const value = reading.marked.values[at]
      return (
        value?.measure === 'number' &&
        status.test(value.text) &&
        value.text.length === 3 &&
        !reading.taken.has(at) &&
        !reading.limits.some(({ used }) => used.includes(at))
      )
    })
    if (
      statuses.length === 0 ||
      (ticketRequest === undefined &&
        requestOf(plain(reading, clause.text)) === undefined &&
        !speaksOfInterface(plain(reading, reading.marked.text)))
    )
      return []
    const own =
      requestOf(plain(reading, clause.text)) ?? requestOf(plain(reading, reading.marked.text)) ?? ticketRequest
    let start = 0
    return statuses.flatMap((index, order): Rule[] => {
      const value = reading.marked.values[index]
      const at = clause.text.indexOf(String.fromCharCode(0xe000 + index), start)
      if (value === undefined || at < 0) return []
      const until =
        statuses[order + 1] === undefined
          ? -1
          : clause.text.indexOf(String.fromCharCode(0xe000 + (statuses[order + 1] ?? 0)))
      const behind = clause.text.slice(at + 1, until < 0 ? undefined : until)
      // "answered with 404, not with 403": the second is what must not come.
      if (
        order > 0 &&
        /(?:^|[ ,])(?:not|no|nicht|non|pas|não)(?: with| con| mit| avec| com)? $/iu.test(clause.text.slice(start, at))
      )
        return []
      // "valid for 60 minutes, then 410": a time that has passed, and no kind of request.
      if (/, then $/iu.test(clause.text.slice(start, at))) return []
      reading.taken.add(index)
      const before = conditionBefore(plain(reading, clause.text.slice(start, at)))
      const after = /^[^,;]{0,20}?(?: (?:while|when|if|for|once|unless) (?<condition>[^,;]{3,100}))/iu.exec(behind)
      // "Between 3 and 20 letters, else 400"
      const isOtherwise = /(?:^|, )(?:else|otherwise)$/iu.test(before)
      const condition = isOtherwise
        ? ''
        : before !== ''
          ? before
          : plain(reading, after?.[0] ?? '').replace(/^(?:`[^`]*`)?\s*/u, '')
      start = at + 1 + (before === '' ? (after?.[0].length ?? 0) : 0)
      if (standsForAnother.test(condition)) return []
      const tail =
        reading.language === 'en' && statuses.length === 1 && before !== ''
          ? behindStatus(plain(reading, behind))
          : undefined
      const code =
        /^ ?`?([A-Z][A-Z0-9_]{3,60}|[a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?![\p{L}\d])/u.exec(plain(reading, behind))?.[1] ??
        tail?.code ??
        /`([A-Z][A-Z0-9_]{3,60})`/.exec(plain(reading, until < 0 ? clause.text.slice(at) : behind))?.[1] ??
        (statuses.length === 1 ? /`([A-Z][A-Z0-9_]{3,60})`/.exec(plain(reading, clause.text))?.[1] : undefined)
      return [
        {
          kind: 'api',
          source: plain(reading, clause.text),
          condition: clause.otherwise || anythingElse.test(condition) ? '' : withNoun(condition, reading),
          status: value.amount,
          ...(code === undefined ? {} : { code }),
          ...(tail === undefined || tail.seen.length === 0 ? {} : { also: tail.seen.join('. ') }),
          ...(own === undefined ? {} : { request: own }),
        },
      ]
    })
  })
}

/** What is sent stands in another sentence, or the condition holds a part of the answer. */
const standsForAnother =
  /(?<!\p{L})(?:it|them|this|these|afterwards|from then on|until|otherwise|not)$|^(?:it|this|these|they|\p{L}+ing (?:it|somebody|someone)|from then on)(?!\p{L})|, [A-Z]{3,7} \/|(?<!\p{L})(?:responds?|respond|gives|replies|else)$|\{"|^(?:any |all |every )?other (?:transition|change|step|status)/u

/** "Missing or too long: 400" is said of what the criterion begins with. */
function withNoun(condition: string, reading: Reading): string {
  const fault =
    '(?:missing|malformed|invalid|empty|expired|duplicate|unknown|wrong|out of range|not unique|too (?:long|short|large|small|high|low|many|few))'
  const named = new RegExp(`^(?:if |when )?(?:it is |is )?${fault}(?:,? (?:or )?${fault})*$`, 'iu').test(condition)
  const [first] = reading.clauses
  const subject =
    named && first !== undefined && reading.language === 'en' ? subjectOf(reading, first.main)?.words : undefined
  if (subject === undefined || subject.split(' ').length > 4) return condition
  const faults = condition.replace(/^(?:if |when )?(?:it is |is )?/iu, '').toLowerCase()
  return `if ${subject.replace(/^an? /iu, 'the ')} is ${faults}`
}

/** The words in front of a status: what the request is like. */
function conditionBefore(text: string): string {
  return (
    text
      .replace(/^\s*\d{1,3} \| /u, '')
      // The code of the answer before.
      .replace(/^\s*`?[a-z]+(?:_[a-z0-9]+)+`?[,;.] (?:and )?/u, '')
      .replace(/^[\s,;:]+|^(?:and|the other|y|und|et|e) /giu, '')
      .replace(
        /^(?:the )?(?:API|endpoint|server|service|interface|response)(?= (?:returns?|answers?|responds?|gives?) )/iu,
        '',
      )
      .replace(
        /[\s:,|–→-]+$|(?: (?:is|are|gets?|returns?|answers?|answered|with|in|to|status|gives?|rejected|refused|declined|leads?|results?|yields?|one|the other|con|mit|avec|com|devuelve|responde|renvoie|liefert))+\s*$/giu,
        '',
      )
      .replace(/^(?:the )?(?:API|endpoint|server|service|interface|response)$/iu, '')
      .trim()
  )
}

/** "ohne `name` 400, bei mehr als 50 Reisenden 422", "fehlt er, kommt 428": one rule for each status. */
function germanAnswers(reading: Reading, ticketRequest: string | undefined): Rule[] {
  const whole = plain(reading, reading.marked.text)
  const own = requestOf(whole) ?? ticketRequest
  if (own === undefined) return []
  const rules: Rule[] = []
  for (const text of reading.marked.text.split(/(?<=[.;])\s+|\s*¶\s*/u)) {
    const clause = { text }
    const signs = valueIndexes(clause.text).filter((at) => {
      const value = reading.marked.values[at]
      return (
        value?.measure === 'number' &&
        /^[1-5]\d\d$/.test(value.text) &&
        !reading.taken.has(at) &&
        !isCompared(clause.text.slice(0, clause.text.indexOf(String.fromCharCode(0xe000 + at))), 'de')
      )
    })
    let from = 0
    for (const [order, index] of signs.entries()) {
      const at = clause.text.indexOf(String.fromCharCode(0xe000 + index))
      const next = signs[order + 1]
      const end = next === undefined ? clause.text.length : clause.text.indexOf(String.fromCharCode(0xe000 + next))
      const before = plain(reading, clause.text.slice(from, at))
      const condition =
        /(?:^|[\s,;:])(?<case>(?:bei|beim|ohne|mit|wenn|falls|fehlt|fehlen|ist|sind|dauert|war) (?!dem Code|dem Status|dem Feld).+?)(?:[,\s]+(?:und|wird|werden|kommt|kommen|liefert|antwortet|gibt|es|mit|der|die|Antwort|ist|Status|beantwortet|dann|so))*[\s,:]*$/u.exec(
          before,
        )?.groups?.case
      if (condition !== undefined && condition.length < 160) {
        reading.taken.add(index)
        const code = /`([A-Z][A-Z0-9_]{3,60})`|(?:Code|Fehlercode) ([A-Z][A-Z0-9_]{3,60})/.exec(
          plain(reading, clause.text.slice(at, end)),
        )
        const name = code?.[1] ?? code?.[2]
        const used = valueIndexes(clause.text.slice(from, at))
        for (const value of used) reading.taken.add(value)
        const stated = germanCondition(named(condition.trim(), whole))
        const status = reading.marked.values[index]?.text ?? ''
        const sides = sidesOf(stated, status, 'de')
        if (sides !== undefined) {
          const answer = `Status ${status}${name === undefined ? '' : ` mit dem Code ${name}`}`
          rules.push({
            kind: 'effect',
            source: plain(reading, clause.text),
            given: [],
            steps: [
              { what: 'request', words: `${own} (${sides.fails})`, outcome: sides.otherwise },
              { what: 'request', words: `${own} (${sides.holds})`, outcome: answer },
            ],
            outcome: '',
            title: `${capitalise(stated)}: ${status}`,
            ...(Number(status) >= 400 ? { refuses: true } : {}),
          })
        } else
          rules.push({
            kind: 'api',
            source: plain(reading, clause.text),
            condition: stated,
            status: Number(status),
            request: own,
            ...(name === undefined ? {} : { code: name }),
          })
      }
      from = at + 1
    }
  }
  return rules
}

/** "dauert die Abfrage länger als 8 Sekunden" as it stands inside another sentence. */
function germanCondition(condition: string): string {
  const sentence = /^(?:fehlt|fehlen|ist|sind|dauert|war) /u.test(condition) ? parseMain(condition) : undefined
  return sentence === undefined || sentence.subject === '' ? condition : `wenn ${asLast(sentence)}`
}

/** "fehlt er": the header that the sentence before has named. */
function named(condition: string, whole: string): string {
  const [, verb = '', rest = ''] = /^(fehlt|ist) er(?= |$)(.*)$/u.exec(condition) ?? []
  const noun = /(?:den|der|ein|einen) (?<noun>(?:Header|Parameter|Token|Schlüssel|Wert)(?: `[^`]{1,60}`)?)/u.exec(whole)
    ?.groups?.noun
  return verb === '' || noun === undefined ? condition : `${noun}${rest} ${verb}`
}

/** The body that the ticket shows, and how it answers a new record. */
export function interfaceOf(description: string, stated: string, requests: string[]): InterfaceFacts {
  // Of several things each may be answered in its own way.
  const created = isOfOneResource(requests) ? /(?<![\d.,])20[12](?![\d.,]\d|\d)/u.exec(stated)?.[0] : undefined
  const body = bodyIn(description.slice(0, 20_000))
  return { requests, ...(body === undefined ? {} : { body }), ...(created === undefined ? {} : { created }) }
}

const objects = z.record(z.string(), z.unknown())

/** The first flat object of JSON in a text. */
function bodyIn(text: string): Record<string, unknown> | undefined {
  for (const [written] of text.matchAll(/\{\s*"[^{}]{3,600}\}/gu)) {
    const read = objects.safeParse(parseJson(written))
    if (read.success) return read.data
  }
  return undefined
}

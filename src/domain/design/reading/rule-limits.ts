import { findRanges } from '../limits/find-ranges.ts'
import type { Range } from '../limits/range.ts'
import type { Clause } from './clause.ts'
import type { Rule } from './rule.ts'
import { isWhole, subjectOf } from './subject.ts'

/**
 * What a limit bounds: a `condition` under which the outcome happens, an `input` that is accepted or not, how long a thing
 * stays valid, something the product gives, which is `measured`, or the `scope` of a promise, beyond which nothing is said.
 */
export type LimitRole = 'condition' | 'input' | 'validity' | 'measured' | 'scope'

export interface RuleLimit {
  range: Range
  role: LimitRole
  part: 'given' | 'when' | 'then'
  clause: Clause
  /** What the limit is set on, where the sentence says so. */
  subject?: string
}

const mostLimits = 4
const validity = /(?<!\p{L})(?:valid for|v[áa]lid[oa]s? (?:por|durante)|vigencia|gültig für|remembered for|kept for|retained for|se conserva\p{L}*)/iu
const input = /(?<!\p{L})(?:passwords?|fields?|names?|usernames?|titles?|descriptions?|comments?|messages?|notes?|codes?|pins?|ages?|files?|uploads?|images?|photos?|attachments?|quantit(?:y|ies)|amounts?|inputs?|values?|e-?mails?|phones?|subjects?|texts?|ratings?|tags?|orders?|bids?|deposits?|withdrawals?|transfers?|must be|users? (?:can|may)|allowed|accepts?|contraseñas?|campos?|nombres?|títulos?|descripci[óo]n(?:es)?|comentarios?|mensajes?|código|edad|archivos?|imágenes|fotos?|adjuntos?|cantidad|monto|importe|valor(?:es)?|texto|teléfono|dni|permite\p{L}*|acepta\p{L}*)(?!\p{L})/iu
const given = /(?<!\p{L})(?:loads?|displays?|displayed|shows?|shown|returns?|responds?|response|generat\p{L}*|completes?|completed|sent|lists?|renders?|finish\p{L}*|appears?|takes?|results?|muestra\p{L}*|carga|responde|respuesta|devuelve|genera\p{L}*|envía\p{L}*|tarda|resultados?)(?!\p{L})/iu

/** The limits of a rule, those of its action and starting situation first. */
export function limitsOf(rule: Rule): RuleLimit[] {
  const limits: RuleLimit[] = []
  for (const part of ['when', 'given', 'then'] as const) {
    for (const clause of rule[part]) {
      for (const range of findRanges(clause.text)) {
        const limit = part === 'then' ? outcomeLimit(rule, clause, range) : conditionLimit(rule, clause, part, range)
        if (limit !== undefined) limits.push(limit)
      }
    }
  }
  if (limits.length === 0) limits.push(...contextLimits(rule))
  const seen = new Set<string>()
  return limits.filter(({ range }) => !seen.has(range.words.toLowerCase()) && seen.add(range.words.toLowerCase())).slice(0, mostLimits)
}

/** The limit that a statement's parent sets: 'Up to 10 addresses' above 'Adding one more shows …'. */
function contextLimits({ context }: Rule): RuleLimit[] {
  const clause = { text: context?.split(/\s[›>]\s/).at(-1) ?? '' }
  return findRanges(clause.text).filter(({ quantity }) => quantity.kind !== 'duration').map((range) => ({ range, part: 'then', clause, role: 'input' }))
}

/**
 * A limit in the starting situation or the action is a condition. 'The cart has 100 items (maximum)' is not: it names a limit
 * that is reached, so the refusal that follows starts there.
 */
function conditionLimit(rule: Rule, clause: Clause, part: 'given' | 'when', range: Range): RuleLimit | undefined {
  if (range.lasting === true && range.high !== undefined) return { range: atLeast(range, range.high.value), part, clause, role: 'condition' }
  const words = clause.text.slice(range.index, range.index + range.words.length + 12)
  if (!/(?<!\p{L})(?:max|maximum|limit|m[áa]xim[oa]s?|l[íi]mite)(?!\p{L})/iu.test(words)) return { range, part, clause, role: 'condition' }
  if (!rule.negative || range.high === undefined) return undefined
  return { range: atLeast(range, range.high.value), part, clause, role: 'condition' }
}

function atLeast({ quantity, decimals, words, index }: Range, value: number): Range {
  return { low: { value, inclusive: true }, quantity, decimals, words, index }
}

function outcomeLimit(rule: Rule, clause: Clause, range: Range): RuleLimit | undefined {
  const role = outcomeRole(rule, clause, range)
  const exact = range.low !== undefined && range.high !== undefined && range.low.value === range.high.value
  if (role === 'measured' && /^(?:after|tras|después)/iu.test(range.words)) return undefined
  const few = (range.low?.value ?? range.high?.value ?? 0) <= 1
  // 'At least one button' and 'exactly 3 rows' are seen in the criterion's own case; there is no edge to try.
  return role === 'measured' && (exact || (few && range.quantity.kind === 'count')) ? undefined : { range, part: 'then', clause, role, ...subjectPart(clause.text, range) }
}

/** The subject of the part of a sentence that the limit stands in, without the limit itself. */
function subjectPart(text: string, range: Range): { subject?: string } {
  const start = text.lastIndexOf(';', range.index) + 1
  const subject = subjectOf(text.slice(start).trim())
  if (subject === undefined) return {}
  const rest = findRanges(subject).reduce((words, found) => words.replace(found.words, ''), subject).trim()
  return rest === '' || isWhole(rest) ? {} : { subject: rest }
}

function outcomeRole(rule: Rule, clause: Clause, range: Range): LimitRole {
  const { kind } = range.quantity
  if (range.lasting === true || validity.test(clause.text)) return 'validity'
  if (kind === 'duration' || kind === 'percent') return 'measured'
  if (/(?:^|\s)(?:for|para|für|pour)\s[\p{L} ]{2,30}$/iu.test(clause.text.slice(0, range.index))) return 'scope'
  if (kind === 'length' || kind === 'digits' || kind === 'age') return 'input'
  if (kind === 'date' || kind === 'time') return input.test(clause.text) ? 'input' : 'scope'
  if (given.test(clause.text) && !/(?<!\p{L})(?:upload|adjunt|subir)/iu.test(rule.text)) return 'measured'
  return rule.statement && input.test(rule.text) ? 'input' : 'measured'
}

import { findRanges } from '../limits/find-ranges.ts'
import type { Range } from '../limits/range.ts'
import type { Clause } from './clause.ts'
import type { Rule } from './rule.ts'

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
      for (const range of findRanges(clause.text)) limits.push({ range, part, clause, role: part === 'then' ? outcomeRole(rule, clause, range) : 'condition' })
    }
  }
  const seen = new Set<string>()
  return limits.filter(({ range }) => !seen.has(range.words.toLowerCase()) && seen.add(range.words.toLowerCase())).slice(0, mostLimits)
}

function outcomeRole(rule: Rule, clause: Clause, range: Range): LimitRole {
  const { kind } = range.quantity
  if (validity.test(clause.text)) return 'validity'
  if (kind === 'duration' || kind === 'percent') return 'measured'
  if (/(?:^|\s)(?:for|para|für|pour)\s[\p{L} ]{2,30}$/iu.test(clause.text.slice(0, range.index))) return 'scope'
  if (kind === 'length' || kind === 'digits' || kind === 'age' || kind === 'date') return 'input'
  if (given.test(clause.text) && !/(?<!\p{L})(?:upload|adjunt|subir)/iu.test(rule.text)) return 'measured'
  return input.test(rule.text) ? 'input' : 'measured'
}

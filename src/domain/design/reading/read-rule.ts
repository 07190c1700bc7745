import { defaultParts } from '../../criteria/texts.ts'
import type { ContextCriterion } from '../../generation/context.ts'
import { clausesOf, outcomesApart, tidy } from './clause.ts'
import type { Rule } from './rule.ts'
import { readStatement } from './statement.ts'

/** Words by which a criterion itself speaks of a refusal, an error or something that must not be. */
const refusal =
  /(?<!\p{L})(?:invalid|incorrect|wrong|reject\p{L}*|refus\p{L}*|den(?:y|ied|ies)|fail(?:s|ed|ure|ures|ing)?|(?<!(?:no|without|and|or|one|both|of|zero|sin|any) )errors?(?! (?:cases?|handling|rates?|budget))|forbidden|unauthori[sz]ed|not allowed|not found|cannot|can't|must not|shall not|should not|blocked|locked|expired|declined|missing|below the minimum|above the maximum|too (?:short|long|many|large|big|small|few|much|old|young|late)|exceed(?:s|ed|ing)?|does not (?:match|meet|exist)|not offered|4\d\d|5\d\d|inv[áa]lid\p{L}*|incorrect\p{L}*|errore?s?|erro|rechaz\p{L}*|deneg\p{L}*|no permit\p{L}*|no puede\p{L}*|no debe\p{L}*|bloque\p{L}*|expirad\p{L}*|vencid\p{L}*|supera(?:n)? el|no coincide\p{L}*|no existe\p{L}*|demasiad\p{L}*|falla|fallid\p{L}*|fehler|ungültig\p{L}*|erreur|invalide)(?!\p{L})/iu

/** Reads a criterion of the context; the spec's default parts count as not said. */
export function readRule(criterion: ContextCriterion): Rule {
  const given = criterion.given === defaultParts.given ? [] : clausesOf(criterion.given).map((clause) => ({ ...clause, text: clause.text.replace(/^que\s+/i, '') }))
  const when = criterion.when === defaultParts.when ? [] : clausesOf(criterion.when)
  const then = criterion.then === defaultParts.then ? [] : clausesOf(criterion.then)
  const outcomes = given.length + when.length === 0 ? then : outcomesApart(then)
  const said = [given, when, then].flat().map((clause) => clause.text).join('; ')
  const own = ownWords(criterion.text ?? '')
  const text = said !== '' ? said : own || criterion.id
  const statement = when.length === 0 && given.length === 0
  const rule: Rule = {
    id: criterion.id,
    ...named(criterion.title, statement),
    text: text.slice(0, 2_000),
    given,
    when,
    then: then.length + when.length + given.length > 0 ? outcomes : [{ text }],
    exceptions: [],
    conditional: false,
    statement,
    examples: examplesOf(criterion.examples ?? []),
    negative: refusal.test(`${criterion.title ?? ''} ${text}`),
  }
  return when.length === 0 && rule.then.length > 0 ? withStatement(rule) : rule
}

/** A criterion without an action: its first sentence may name one. */
function withStatement(rule: Rule): Rule {
  const [first, ...rest] = rule.then
  if (first === undefined) return rule
  const { when, then, subject, actor, exception, conditional } = readStatement(first.text)
  return {
    ...rule,
    when: when === undefined ? [] : [{ text: when }],
    then: [{ ...first, text: then }, ...rest],
    exceptions: exception === undefined ? [] : [exception],
    conditional,
    ...(subject === undefined ? {} : { subject }),
    ...(actor === undefined ? {} : { actor }),
  }
}

function ownWords(text: string): string {
  return clausesOf(text).map((clause) => clause.text).join('; ')
}

function examplesOf(rows: string[][]): string[][] {
  const filled = rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some((cell) => cell !== ''))
  return filled.length > 1 ? filled : []
}

/** The words of a title behind its label, which for a statement are its place in the ticket; a title that is a label alone ('AC-3', '8') names nothing. */
function named(title: string | undefined, statement: boolean): { title?: string; context?: string } {
  const words = tidy(title ?? '').replace(/^(?:AC|US|TC|REQ|FR|CA)?[\s_-]?#?\d+(?:\.\d+)*\s*[:.)–—-]*\s*/iu, '')
  if (!/\p{L}{3}/u.test(words)) return {}
  return statement ? { context: words } : { title: words }
}

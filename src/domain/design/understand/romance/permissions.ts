import { compiledOnce } from '../lexicon/lexicon.ts'
import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import type { Rule } from '../rule.ts'
import { isActor } from './actors.ts'
import type { Romance } from './grammar.ts'
import { finiteVerb, infinitiveOfParticiple, isInfinitive } from './verbs.ts'

const only: Record<Romance, string> = {
  es: '(?:solo|sólo|solamente|únicamente|exclusivamente)',
  pt: '(?:só|somente|apenas|unicamente|exclusivamente)',
  fr: '(?:seuls?|seules?|uniquement)',
}
const can: Record<Romance, string> = { es: 'pued(?:e|en)', pt: 'pod(?:e|em)', fr: '(?:peut|peuvent)' }
const role = '(?<role>[^,;.:]{3,70}?)'

/** Sentence shapes that name the only ones who may: with an infinitive, a participle or a finite verb as the action. */
const shapes: Record<Romance, string[]> = {
  es: [
    `^(?<object>[^,;.:]{3,60}?) ${only.es} l[oa]s? ${can.es} (?<infinitive>\\p{L}+r) ${role}$`,
    `(?:^|(?:pero|y) )${only.es} ${role} ${can.es} (?<action>[^;.]{3,140})$`,
    `^(?<object>[^,;.:]{3,60}?) ${only.es} ${can.es} ser (?<participle>\\p{L}+) por ${role}$`,
    `^(?<action>\\p{L}+r [^,;.:]{3,60}?) está reservado a(?=l? )l? ?${role}$`,
    `(?:^|(?:pero|y) )${only.es} ${role} (?<finite>\\p{Ll}+) (?<rest>(?:el|la|los|las|un|una) [^;.]{3,120})$`,
  ],
  pt: [
    `^(?<object>[^,;.:]{3,60}?) ${only.pt} [oa]s? ${can.pt} (?<infinitive>\\p{L}+r) ${role}$`,
    `(?:^|(?:mas|e) )${only.pt} ${role} [oa] ${can.pt} (?<clitic>\\p{L}+r[^;.]{0,100})$`,
    `(?:^|(?:mas|e) )${only.pt} ${role} ${can.pt} (?<action>[^;.]{3,140})$`,
    `^(?<object>[^,;.:]{3,60}?) ${only.pt} ${can.pt} ser (?<participle>\\p{L}+) (?:por|pel[oa]s?) ${role}$`,
    `(?:^|(?:mas|e) )${only.pt} ${role} (?<finite>\\p{Ll}+)(?<rest>(?: (?:o|a|os|as|um|uma) [^;.]{3,120})?)$`,
  ],
  fr: [
    `(?:^|(?:mais|et) )${only.fr} ${role} ${can.fr} (?<action>[^;.]{3,140})$`,
    `^(?<object>[^,;.:]{3,60}?) ne ${can.fr} être (?<participle>\\p{L}+) que par ${role}$`,
    `^(?<action>\\p{L}+r [^,;.:]{3,60}?) est réservé (?:à la |à l['’]|à |au |aux )${role}(?:,[^;.]{3,60})?$`,
    `(?:^|(?:mais|et) )${only.fr} ${role} (?<finite>\\p{Ll}+) (?<rest>(?:le |la |les |l['’]|un |une )[^;.]{3,120})$`,
  ],
}

/** Who alone may do something. */
export function romancePermission(reading: Reading, clause: Clause, language: Romance): Rule | undefined {
  const text = clause.text.trim().replace(/[.;,]+$/, '')
  for (const shape of shapes[language]) {
    const found = compiledOnce(shape).exec(text)?.groups
    if (found?.role === undefined || !isActor(reading, found.role, language)) continue
    const action = actionOf(found, language)
    if (action === undefined) continue
    return {
      kind: 'permission',
      source: plain(reading, clause.text),
      role: eitherOf(plain(reading, found.role), language),
      action: capitalise(plain(reading, action)),
      exclusive: true,
    }
  }
  return undefined
}

/** "el perito y el jefe": each of them may, so a tester signs in as one of them. */
function eitherOf(role: string, language: Romance): string {
  return role.replace(
    / (?:y|e|et) (?:el |la |los |las |o |a |os |as |le |les |l['’])?/gu,
    language === 'es' ? ' o ' : ' ou ',
  )
}

function actionOf(found: Record<string, string | undefined>, language: Romance): string | undefined {
  const { action, object = '', infinitive, participle, finite, rest = '', clitic } = found
  if (action !== undefined) {
    const [first = ''] = action.split(/[\s-]/u)
    if (!isInfinitive(first, language) && !/(?:[aeií]r|re)(?:l[oae]s?|se)?$/u.test(first)) return undefined
    // "…, e precisa escrever …" is a duty beside the right.
    return action.replace(/, (?:y|e|et|pero|mas|mais) .*$/u, '')
  }
  if (clitic !== undefined) return clitic
  if (infinitive !== undefined) return `${infinitive} ${lower(object)}`
  if (participle !== undefined) {
    const verb = infinitiveOfParticiple(participle, language)
    return verb === undefined ? undefined : `${verb} ${lower(object)}`
  }
  const verb = finiteVerb(finite ?? '', language)
  if (verb === undefined || /^(?:ser|estar|tener|ter|être|avoir|haber|haver|poder|pouvoir)$/.test(verb.infinitive))
    return undefined
  const joined = rest.replace(/ (y|o|e|ou|et) (\p{Ll}+)(?= )/gu, (whole, and: string, word: string) => {
    const second = finiteVerb(word, language)
    return second === undefined ? whole : ` ${and} ${second.infinitive}`
  })
  return `${verb.infinitive}${joined === '' ? '' : ` ${joined.trim()}`}`
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

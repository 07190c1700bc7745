import type { CasePattern } from '../pattern.ts'
import { capital, partsOf, lowerArticle, timed } from './wording.ts'
import { isPlural } from '../../understand/english/subject.ts'
import { isStem, participleOf } from '../../understand/english/words.ts'
import { observed, outcomesIn } from './outcomes.ts'
import { situationOf } from './situations.ts'

/** What only the product does: such an order stands for an outcome also without a condition in front of it. */
const shows = /^(?:show|display|hide|disable|highlight|redirect|grey|gray)$/u

/** "show "Sold out" below the price" → ""Sold out" is displayed below the price"; undefined for what is no order to the product. */
function outcomeOf(order: string): string | undefined {
  const [first = '', ...others] = order.split(/,? and (?=[a-z]+ (?:the|an?|its|their) )/u)
  if (others.length > 0) {
    const outcomes = [first, ...others].map(outcomeOf)
    return outcomes.includes(undefined) ? undefined : outcomes.join(' and ')
  }
  const {
    not,
    verb = '',
    what = '',
  } = /^(?<not>do not |don['’]t |never )?(?<verb>[a-z]+) (?<what>(?:(?:the|an?|all|its|their|any|every) |["“]).+)$/iu.exec(
    order,
  )?.groups ?? {}
  const done = verb.toLowerCase()
  if (!isStem(done)) return undefined
  const quoted =
    /^(?<object>(?:(?:the|an?) [^"“]{2,40} )?["“][^"”]+["”](?: (?:button|option|link|banner|message|label|page|hint|warning|tab|section|menu|column|field|icon))?)(?<rest> .+)?$/u.exec(
      what,
    )?.groups
  const parts =
    quoted === undefined
      ? partsOf(`${done} ${what}`)
      : { object: quoted.object ?? '', rest: (quoted.rest ?? '').trim() }
  if (parts === undefined || parts.object === '') return undefined
  const particle = 'particle' in parts && parts.particle !== '' ? ` ${parts.particle}` : ''
  const be = `${isPlural(parts.object) ? 'are' : 'is'}${not === undefined ? '' : ' not'}`
  return `${parts.object} ${be} ${/^show$/u.test(done) ? 'displayed' : participleOf(done)}${particle}${parts.rest === '' ? '' : ` ${parts.rest}`}`
}

const condition = '(?:if|when|whenever|once|as soon as|after|in case|unless)'

/** "If the code has expired, show …", "Hide the button if …": the order to the product as what is seen. */
function withoutOrders(sentence: string): string {
  const behind = new RegExp(`^(?<cond>${condition} [^,"“]{4,120}, )(?:then )?(?<order>.+)$`, 'iu').exec(
    sentence,
  )?.groups
  if (behind?.cond !== undefined && behind.order !== undefined) {
    const outcome = outcomeOf(behind.order)
    return outcome === undefined ? sentence : `${behind.cond}${outcome}`
  }
  const { order, cond = '' } =
    new RegExp(`^(?<order>.+?)(?<cond>,? (?:only )?${condition} .+)?$`, 'iu').exec(sentence)?.groups ?? {}
  const [verb = ''] = (order ?? '').replace(/^(?:do not|don['’]t|never) /iu, '').split(' ')
  const outcome = order !== undefined && shows.test(verb.toLowerCase()) ? outcomeOf(order) : undefined
  return outcome === undefined ? sentence : `${capital(outcome)}${cond}`
}

/** "As an employee I can edit my address" → "An employee can edit their address". */
function inThirdPerson(sentence: string): string {
  const { who, said } =
    /^as (?<who>(?:an?|the) [^,;]{2,50}?),? I (?<said>(?:can|cannot|can['’]t|can not|may|must|must not|may not) .+)$/iu.exec(
      sentence,
    )?.groups ?? {}
  // What only says "I can" is a user story, which the patterns know as it is.
  if (who === undefined || said === undefined || !/(?<!\p{L})(?:but|only|not|cannot|can['’]t)(?!\p{L})/iu.test(said))
    return sentence
  const told = said
    .replace(/,? (?:so that|so|in order to|because) .*$/iu, '')
    .replace(/(?<!\p{L})my(?!\p{L})/giu, 'their')
    .replace(/(?<!\p{L})me(?!\p{L})/giu, 'them')
    .replace(/(?<!\p{L})I am(?!\p{L})/gu, 'they are')
    .replace(/(?<!\p{L})I(?!\p{L})/gu, 'they')
  return `${capital(who)} ${told}`
}

/** The sentence as the patterns expect it: a statement in the third person. */
export function rewritten(sentence: string): string {
  return withoutOrders(inThirdPerson(sentence))
    .replace(
      / (?<can>can|may) only be (?<done>[^,;"“]{3,60}?) (?<sign>if|when|once|as long as|while) /u,
      ' $<can> be $<done> only $<sign> ',
    )
    .replace(/(?<=(?:cannot|can['’]t|may not|must not) [^"“]{3,80}) (?:any ?more|any longer)$/u, '')
    .replace(
      /^It (?:is|must be|should be|shall be|has to be) possible (?:for (?<who>[^,;]{3,40}?) )?to /u,
      (_, who: string | undefined) => `${capital(who ?? 'the user')} can `,
    )
    .replace(
      / (?<be>is|are|must be|should be) (?<seen>visible|shown|displayed|available|accessible|offered) (?<to>to|for) (?<who>[^,;]{3,60}?),? (?:and|but)(?: to| for)? (?:nobody|no one|none)(?: else)?$/u,
      ' $<be> $<seen> only $<to> $<who>',
    )
}

/** A scenario in one line: what holds, what is done, and what is seen then. */
export function scenarioCases(state: string, action: string, outcome: string): CasePattern[] | undefined {
  const situation = situationOf(action)
  if (situation?.event !== true || timed.test(`${state} ${outcome}`)) return undefined
  const [first = outcome] = outcomesIn(outcome)
  return [
    {
      title: [`${capital(outcome)} if ${lowerArticle(state)}`, capital(outcome), capital(first)],
      given: [`${capital(state)}.`],
      steps: observed(situation.action, outcome, situation.subject),
    },
  ]
}

import { actOf } from '../../understand/english/acts.ts'
import { parseSentence, type Sentence } from '../../understand/english/sentence.ts'
import { imperativeOf } from '../../understand/english/step.ts'
import { isPlural } from '../../understand/english/subject.ts'
import { isAction, namesPerson, verbOfGerund, verbOfNoun, verbOfThirdPerson } from '../../understand/english/words.ts'
import { fits } from '../forms.ts'
import { anyOf, capital, lowerArticle, thingOf } from './wording.ts'

/** A condition as a tester brings it about. */
export interface Situation {
  /** An imperative. */
  action: string
  /** Somebody or something does it; otherwise it is a state that can be there or not. */
  event: boolean
  /** What has to be there before. */
  given: string[]
  /** The condition in words. */
  clause: string
  subject: string
}

export const nobodySpecial = /^(?:the user|a user|users|they|you|i|somebody|someone|he|she|one|the person|a person)$/iu
const states =
  /^(?:need|want|remain|exist|apply|belong|own|miss|have|be|contain|include|hold|match|differ|cost|stay|live|know|weigh|last|exceed|be|lie|sit|own)$/u
const stativePassive =
  /^(?:need|require|base|locate|allow|permit|assign|link|connect|relate|involve|concern|contain|include|enable|disable|suppose|leave|damage|expire)$/u

export function isPersonal(subject: string): boolean {
  const head =
    subject
      .replace(/ (?:of|in|on|at|with|without|who|from|that|for|whose) .*$/iu, '')
      .split(' ')
      .at(-1) ?? ''
  const one = head.replace(/(?<=[^s])s$/iu, '')
  return (
    nobodySpecial.test(subject) ||
    /^(?:somebody|someone|another) /iu.test(subject) ||
    namesPerson(one) ||
    fits('who', head, 'en') ||
    /^(?:user|customer|patient|member|guest|person|people|player|child|children|donor|parent|reader|author|student|admin|resident|citizen|owner|volunteer|editor|operator)$/iu.test(
      one,
    )
  )
}

/** Reads a condition; undefined where it is no whole clause. */
export function situationOf(condition: string): Situation | undefined {
  const text = condition
    .trim()
    .replace(/^(?:that|the case that) /iu, '')
    .replace(/[.;,]+$/u, '')
  // What somebody else does in between is only seen by who is at it already.
  if (/ in the meantime(?: |$)/iu.test(text)) return undefined
  const there = /^there (?:is|are|was|were) (?<what>.{3,100})$/iu.exec(text)?.groups?.what
  if (there !== undefined)
    return {
      action: `Prepare a case in which ${lowerArticle(text)}`,
      event: false,
      given: [],
      clause: text,
      subject: there,
    }
  const line =
    /^(?<what>(?:the|an?) (?:[a-z]+ )?connection) (?:is|gets|has been) (?:lost|interrupted|cut|dropped|broken|down|unavailable)(?<rest>.*)$/iu.exec(
      text,
    )?.groups
  if (line?.what !== undefined)
    return {
      action: `Cut ${thingOf(line.what)}${line.rest ?? ''}`,
      event: true,
      given: [],
      clause: lowerArticle(text),
      subject: line.what,
    }
  const back =
    /^(?<what>(?:the|an?) (?:[a-z]+ )?connection) (?:is|has been|comes) (?:back|restored|re-?established|available again)(?<rest>.*)$/iu.exec(
      text,
    )?.groups
  if (back?.what !== undefined)
    return {
      action: `Restore ${thingOf(back.what)} after it was cut`,
      event: true,
      given: [],
      clause: lowerArticle(text),
      subject: back.what,
    }
  const missing = /^(?<what>(?:the|an?|one|any) [^,]{2,60}?) (?:is|are) missing$/iu.exec(text)?.groups?.what
  if (missing !== undefined)
    return {
      action: `Leave out ${lowerArticle(missing)}`,
      event: true,
      given: [],
      clause: lowerArticle(text),
      subject: missing,
    }
  const gerund = /^(?<verb>[a-z]+ing)(?<rest> (?:the|an?|its|their|one|in|out|on|all|["“]).*)?$/iu.exec(text)?.groups
  const does = gerund?.verb === undefined ? undefined : verbOfGerund(gerund.verb)
  if (does !== undefined && isAction(does))
    return {
      action: `${capital(does)}${gerund?.rest ?? ''}`,
      event: true,
      given: [],
      clause: lowerArticle(text),
      subject: (gerund?.rest ?? '').trim(),
    }
  const noun =
    /^(?:the |an? )?(?:successful )?(?<noun>[a-z-]+)(?: of (?<thing>[^,]{3,50}?))?(?: by (?<who>[^,]{3,40}))?$/iu.exec(
      text,
    )?.groups
  const act = noun?.noun === undefined ? undefined : verbOfNoun(noun.noun)
  if (act !== undefined && noun !== undefined)
    return {
      action: `${capital(act)}${noun.thing === undefined ? '' : ` ${lowerArticle(noun.thing)}`}${noun.who === undefined ? '' : ` as ${anyOf(noun.who)}`}`,
      event: true,
      given: [],
      clause: `the ${text.replace(/^(?:the|an?) /iu, '')}`,
      subject: noun.thing ?? '',
    }
  const empty = /^(?<what>.{2,60}?) (?:is|are) (?:left (?:empty|blank|out)|not filled in)$/iu.exec(text)?.groups?.what
  if (empty !== undefined)
    return {
      action: `Leave ${lowerArticle(empty)} empty`,
      event: true,
      given: [],
      clause: lowerArticle(text),
      subject: empty,
    }
  const arrives = /^(?<what>(?:the|an?) [^,]{2,50}?) (?:is|has been) received(?<rest> .*)?$/iu.exec(text)?.groups
  if (arrives?.what !== undefined)
    return {
      action: `Let ${lowerArticle(arrives.what)} arrive${arrives.rest ?? ''}`,
      event: true,
      given: [],
      clause: lowerArticle(text),
      subject: arrives.what,
    }
  const owner = /^(?<who>(?:the|an?|each|every) (?:[a-z]+ )?(?<noun>[a-z]+)) (?<verb>[a-z]+s) (?<rest>.+)$/iu.exec(
    text,
  )?.groups
  const doing = owner?.verb === undefined ? undefined : verbOfThirdPerson(owner.verb)
  if (
    owner?.who !== undefined &&
    doing !== undefined &&
    !/^(?:do|have|be)$/u.test(doing) &&
    isPersonal(owner.who) &&
    isAction(doing) &&
    !states.test(doing)
  ) {
    const who = nobodySpecial.test(owner.who) ? '' : ` as ${anyOf(owner.who)}`
    return {
      action: `${capital(doing)} ${owner.rest ?? ''}${who}`,
      event: true,
      given: [],
      clause: lowerArticle(text),
      subject: owner.who,
    }
  }
  const parsed = parseSentence(text)
  const named = parsed === undefined ? actOf(lowerArticle(text)) : undefined
  if (named !== undefined) return { action: named, event: true, given: [], clause: lowerArticle(text), subject: '' }
  if (parsed === undefined || parsed.subject === '' || parsed.lead !== '') return undefined
  if (/ (?:is|are) being /iu.test(text))
    return {
      action: `Prepare a case in which ${lowerArticle(text)}`,
      event: false,
      given: [],
      clause: lowerArticle(text),
      subject: parsed.subject,
    }
  const { subject, negated, modal, verb, passive, predicate } = parsed
  const clause = lowerArticle(text)
  const base = { clause, subject, given: [] }
  if (negated || modal !== '' || /^no /iu.test(subject)) return { ...base, action: asCase(parsed, text), event: false }
  if (/^\d/u.test(subject)) return { ...base, action: `Prepare a case in which ${clause}`, event: false }
  const another = /^(?:another|somebody else|someone else)/iu.test(subject)
  if (!passive && isPersonal(subject) && isAction(verb) && !states.test(verb)) {
    const done = imperativeOf(
      text.replace(/(?<= )(?:has|have) (?:already |just )?(?=[a-z]+(?:ed|en|t|ne|ld|wn)? )/iu, (found) => found),
    )
    if (/^(?:Make sure|Let|Wait|Use)/u.test(done)) return { ...base, action: asCase(parsed, text), event: false }
    if (nobodySpecial.test(subject)) return { ...base, action: done, event: true }
    const who = another ? subject.replace(/^somebody else|^someone else/iu, 'another user') : anyOf(subject)
    return { ...base, action: `${done} as ${lowerArticle(who)}`, event: true }
  }
  if (
    passive &&
    (isAction(verb) || /^(?:reject|refuse|decline|deny|block|bill|charge)$/u.test(verb)) &&
    !stativePassive.test(verb) &&
    !/(?:^| )(?:already|still|currently) /u.test(predicate)
  ) {
    const action =
      passiveStep(text, verb, subject) ??
      imperativeOf(text.replace(/(?<= )(?:has|have) been (?=[a-z])/iu, isPlural(subject) ? 'are ' : 'is '))
    if (!/^(?:Make sure|Let|Use)/u.test(action)) return { ...base, action, event: true }
    const agent = /^(?<act>.+?) by (?:the |an? )?(?<who>[\p{L} -]{3,40})$/iu.exec(text)?.groups
    const direct = agent?.act === undefined ? undefined : imperativeOf(agent.act)
    if (
      direct !== undefined &&
      agent?.who !== undefined &&
      isPersonal(agent.who) &&
      !/^(?:Make sure|Let|Use)/u.test(direct)
    )
      return { ...base, action: `${direct} as ${anyOf(agent.who)}`, event: true }
  }
  if (!passive && verb !== 'be' && !states.test(verb)) {
    const action = imperativeOf(text)
    // "A voucher has expired": one that has, beside one that has not.
    if (/^Wait until (?:an?|any|one) .* has /u.test(action))
      return { ...base, action: asCase(parsed, text), event: false }
    if (/^Wait until /u.test(action)) return { ...base, action, event: true }
    if (/^Let /u.test(action)) return { ...base, action: action.replace(/^Let /u, 'Make '), event: true }
  }
  return { ...base, action: asCase(parsed, text), event: false }
}

/** What the list of verbs takes for something that only happens: "a request is rejected". */
function passiveStep(text: string, verb: string, subject: string): string | undefined {
  return /^(?:reject|refuse|decline|deny|block|bill|charge)$/u.test(verb) && /(?:ed|ied)$/u.test(text)
    ? `${capital(verb)} ${lowerArticle(subject)}`
    : undefined
}

/** "the cart is empty" → "Use a cart that is empty"; "the customer has no card" → "Use the account of a customer who …". */
function asCase({ subject, predicate }: Sentence, text: string): string {
  const simple =
    /^(?:the|an?|any|one) (?!same|other|two|following)[^,"“]{2,60}$/iu.test(subject) &&
    !/ (?:that|who|which) /iu.test(subject)
  if (!simple || isPlural(subject)) return `Prepare a case in which ${lowerArticle(text)}`
  if (/(?<!\p{L})exists?(?!\p{L})/u.test(predicate)) return `Prepare a case in which ${lowerArticle(text)}`
  if (isPersonal(subject)) return `Use the account of ${anyOf(subject)} who ${predicate}`
  if (/ (?:of|in|on|for|at) (?:the|an?|this|its) /iu.test(subject))
    return `Prepare a case in which ${lowerArticle(text)}`
  if (/^(?:does|do) not /u.test(predicate)) return `Prepare a case in which ${lowerArticle(text)}`
  return `Use ${anyOf(subject)} that ${predicate}`
}

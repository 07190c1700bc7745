import { actOf } from '../../understand/english/acts.ts'
import { parseSentence, type Sentence } from '../../understand/english/sentence.ts'
import { imperativeOf } from '../../understand/english/step.ts'
import { isPlural } from '../../understand/english/subject.ts'
import {
  gerundOf,
  isAction,
  isStem,
  namesPerson,
  verbOfGerund,
  verbOfNoun,
  verbOfThirdPerson,
} from '../../understand/english/words.ts'
import { fits } from '../forms.ts'
import { anyOf, capital, endStop, line, lowerArticle, oppositeOf, partsOf, resultOf, thingOf } from './wording.ts'

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

const nobodySpecial = /^(?:the user|a user|users|they|you|i|somebody|someone|he|she|one|the person|a person)$/iu
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
    /^(?<what>(?:the|an?) (?:[a-z]+ )?connection) (?:is|gets|has been) (?:lost|interrupted|cut|dropped|broken)(?<rest>.*)$/iu.exec(
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
  if (isPersonal(subject)) return `Use the account of ${anyOf(subject)} who ${predicate}`
  if (/ (?:of|in|on|for|at) (?:the|an?|this|its) /iu.test(subject))
    return `Prepare a case in which ${lowerArticle(text)}`
  if (/^(?:does|do) not /u.test(predicate)) return `Prepare a case in which ${lowerArticle(text)}`
  return `Use ${anyOf(subject)} that ${predicate}`
}

/** "it is blocked" behind "if a card is …" → "the card is blocked". */
export function resolved(outcome: string, subject: string): string {
  const pronoun =
    /^(?:it|they|he|she|he or she|this|these)(?= (?!is (?:possible|not possible|impossible|shown that))\p{Ll})/iu
  return pronoun.test(outcome) && subject !== '' && !nobodySpecial.test(subject)
    ? outcome.replace(pronoun, thingOf(subject))
    : outcome
}

const isClause = (text: string): boolean => {
  const parsed = parseSentence(text)
  return parsed !== undefined && parsed.subject !== '' && !/^(?:then|therefore|so) /iu.test(parsed.subject)
}

/** The parts of an outcome that are clauses of their own. */
export function outcomesIn(text: string): string[] {
  // What is quoted belongs together.
  const quotes: string[] = []
  const masked = text.replace(/["“][^"“”]*["”]/gu, (quote) => `"Q${String(quotes.push(quote) - 1)}"`)
  const parts: string[] = []
  let rest = masked
  for (const joint of masked.matchAll(/,? (?:and|but) (?:then )?|, /gu)) {
    const at = joint.index - (masked.length - rest.length)
    if (at <= 0) continue
    const [before, behind] = [rest.slice(0, at), rest.slice(at + joint[0].length)]
    if (!isClause(before) || !isClause(behind) || noClause.test(behind)) continue
    parts.push(before)
    rest = behind
  }
  return [...parts, rest].map((part) => part.replace(/"Q(\d+)"/gu, (_, index: string) => quotes[Number(index)] ?? ''))
}

/** What cannot begin a clause of its own. */
const noClause = /^(?:[a-z]+ed|is|are|can|cannot|must|may|which|that|who|then|not) /iu

const mail =
  /^(?<who>.{2,60}?) (?:receives?|gets?|is sent|are sent|is notified by|are notified by|is informed by|are informed by) (?<what>(?:an? |the |one )?(?:[\p{L}-]+ )?(?:e-?mails?|messages?|notifications?|push notifications?|text messages?|SMS|letter)(?<about>.*))$/iu
const told = /^(?<who>.{2,60}?) (?:is|are) (?:notified|informed|alerted)(?: (?<about>(?:of|about) .*))?$/iu
const mailed =
  /^(?<what>(?:an? |the )?(?:[\p{L}-]+ )?(?:e-?mail|message|notification|push notification|text message|SMS|reminder|confirmation))(?<about> .*?)? (?:is|are) sent to (?<who>[^,]{2,60})$/iu

/** The steps that follow an action and show its outcome. The last of them shows what the tester came for. */
export function observed(action: string, outcome: string, subject: string, done?: string, data = ''): string[] {
  const parts = outcomesIn(resolved(outcome, subject)).map((part) => resolved(part, subject))
  const object = partsOf(action.replace(/ as an? [^"]*$/u, ''))?.object ?? ''
  const seen: string[] = []
  const later: string[] = []
  for (const part of parts) {
    const shown = checkOf(part, subject, object)
    if (shown === undefined) seen.push(part)
    else later.push(...shown)
  }
  if (seen.length > 0 || done !== undefined)
    return [line(action, seen.length > 0 ? sentencesOf(seen) : (done ?? ''), data), ...later]
  // A state shows nothing by itself; the step behind it is taken in that state.
  const [next = '', ...others] = later
  return [next.replace(' | ', ` in this situation: ${stateOf(action)} | `), ...others]
}

/** "Use a cart that is empty" → "a cart is empty". */
function stateOf(action: string): string {
  return lowerArticle(
    action
      .replace(/^Prepare a case in which /u, '')
      .replace(/^Use the account of (?<who>.+?) who /u, '$<who> ')
      .replace(/^Use (?<what>.+?) that /u, '$<what> '),
  )
}

const sentencesOf = (parts: string[]): string => parts.map((part) => endStop(capital(part))).join(' ')

/** An outcome that takes a step of its own: a message in a mailbox, something that can or cannot be done afterwards. */
function checkOf(part: string, subject: string, object: string): string[] | undefined {
  if (/(?:gets?|receives?|sees?) (?:the |an? )?(?:error )?message ["“]/iu.test(part)) return undefined
  const box = mail.exec(part)?.groups ?? mailed.exec(part)?.groups
  if (box?.who !== undefined) {
    const about = (box.about ?? '').trim()
    const kind = /push/iu.test(box.what ?? '')
      ? 'push notifications'
      : /sms|text/iu.test(box.what ?? '')
        ? 'text messages'
        : /notification/iu.test(box.what ?? '')
          ? 'notifications'
          : 'messages'
    const one = lowerArticle((box.what ?? '').replace(about, '').trim())
      .replace(/^(?:the|one) /iu, 'a ')
      .replace(/^(?=e-?mail)/iu, 'an ')
      .replace(/^(?=[^a\s])(?!an? )/u, 'a ')
    return [
      line(
        `Open the ${kind} of ${person(box.who)}`,
        `Exactly ${one.replace(/^an? /u, 'one new ')}${about === '' ? '' : ` ${about}`} has arrived`,
      ),
    ]
  }
  const news = told.exec(part)?.groups
  if (news?.who !== undefined)
    return [
      line(
        `Open the messages of ${person(news.who)}`,
        `Exactly one new message${news.about === undefined ? ' about this' : ` ${news.about.replace(/^of /iu, 'about ')}`} has arrived`,
      ),
    ]
  const passive =
    /^(?<thing>.{2,70}?) (?<can>can no longer|may no longer|can not|cannot|can|may not|must not) be (?<done>[a-z]+(?:ed|en|n|t|ne|de|ld|d))(?<rest> .*)?$/iu.exec(
      part,
    )?.groups
  if (passive?.thing !== undefined && passive.done !== undefined) {
    const verb = verbFor(passive.done)
    if (verb !== undefined)
      return possible(
        passiveAct(verb, passive.thing, (passive.rest ?? '').replace(/ any ?more$| any longer$/iu, '')),
        passive.can ?? '',
      )
  }
  const active =
    /^(?<who>.{2,60}?) (?<can>can no longer|can not|cannot|can|may no longer|may not|may|must not|is able to|are able to|is unable to|are no longer able to|is no longer able to) (?<act>(?!be )[a-z]+.*)$/iu.exec(
      part,
    )?.groups
  if (active?.who !== undefined && active.act !== undefined && isPersonal(active.who)) {
    const act = active.act.replace(/ any ?more$| any longer$/iu, '')
    const whose = /^other /iu.test(active.who)
      ? ` as ${anyOf(active.who).replace(/^an? /u, 'another ')}`
      : nobodySpecial.test(active.who) || same(active.who, subject)
        ? ''
        : ` as ${anyOf(active.who)}`
    const what = object === '' ? act : act.replace(/(?<= )(?:it|them)(?= |$)/iu, thingOf(object))
    if (partsOf(what) !== undefined) return possible(what, active.can ?? '', whose)
  }
  const due =
    /^(?<thing>.{2,70}?) (?:must|has to|have to|needs? to) (?:also )?be (?<done>[a-z]+(?:ed|en|n|t|ne|de|ld|d))(?<rest> .*)?$/iu.exec(
      part,
    )?.groups
  const dueVerb = due?.done === undefined ? undefined : verbFor(due.done)
  if (
    due?.thing !== undefined &&
    !/(?<!\p{L})(?:appears?|is|are|opens?|and)(?!\p{L})/u.test(due.thing) &&
    dueVerb !== undefined
  )
    return required(`${dueVerb} ${lowerArticle(due.thing)}${due.rest ?? ''}`)
  const must =
    /^(?<who>.{2,60}?) (?:must|has to|have to|needs to|need to|is required to|are required to) (?:also )?(?<act>(?!be )[a-z]+ .*)$/iu.exec(
      part,
    )?.groups
  if (must?.who !== undefined && must.act !== undefined && isPersonal(must.who)) return required(must.act)
  const needed =
    /^(?<thing>.{2,70}?) (?:is|are|becomes?) (?:then )?(?:mandatory|required|compulsory|a mandatory field|necessary)$/iu.exec(
      part,
    )?.groups?.thing
  if (needed !== undefined) {
    const thing = lowerArticle(needed)
    return [
      line(
        `Save without ${thing}`,
        'It is refused; nothing is saved',
        `${capital(thing.replace(/^(?:the|an?) /u, ''))}: left empty`,
      ),
      line(
        `Save with ${thing}`,
        'The entry is saved; it is still there after a reload',
        `${capital(thing.replace(/^(?:the|an?) /u, ''))}: filled in`,
      ),
    ]
  }
  return undefined
}

/** "the parcel … handed over to the guest" → "hand over the parcel to the guest". */
function passiveAct(verb: string, thing: string, rest: string): string {
  const particle = /^ (?<particle>in|on|up|out|off|back|down|over|away)(?= |$)/iu.exec(rest)?.groups?.particle
  return particle === undefined
    ? `${verb} ${lowerArticle(thing)}${rest}`
    : `${verb} ${particle} ${lowerArticle(thing)}${rest.slice(particle.length + 1)}`
}

function person(who: string): string {
  return /^(?:the|an?|all|every|each|both) /iu.test(who)
    ? lowerArticle(who).replace(/^(?:all|every|each) (?:the )?/u, isPlural(who.replace(/^all /iu, '')) ? 'all ' : 'a ')
    : /["“]/u.test(who)
      ? who
      : `the ${lowerArticle(who)}`
}

function verbFor(done: string): string | undefined {
  for (const [form, verb] of [...irregular]) if (form === done) return verb
  const guess = done.replace(/ied$/u, 'y')
  for (const one of [guess.replace(/ed$/u, ''), guess.replace(/d$/u, ''), guess.replace(/(.)\1ed$/u, '$1'), guess])
    if (isStem(one)) return one
  return undefined
}

const irregular = new Map([
  ['seen', 'see'],
  ['sent', 'send'],
  ['made', 'make'],
  ['taken', 'take'],
  ['given', 'give'],
  ['paid', 'pay'],
  ['sold', 'sell'],
  ['chosen', 'choose'],
  ['withdrawn', 'withdraw'],
  ['undone', 'undo'],
  ['done', 'do'],
  ['lent', 'lend'],
  ['begun', 'begin'],
  ['read', 'read'],
  ['set', 'set'],
  ['reset', 'reset'],
  ['found', 'find'],
  ['left', 'leave'],
  ['hidden', 'hide'],
  ['overwritten', 'overwrite'],
  ['rewritten', 'rewrite'],
  ['bought', 'buy'],
  ['brought', 'bring'],
  ['played', 'play'],
  ['written', 'write'],
])

const same = (one: string, other: string): boolean => anyOf(one) === anyOf(other)

function possible(act: string, can: string, whose = ''): string[] {
  const not = /not|no longer|unable/iu.test(can)
  if (!not) return [line(`${act}${whose}`, resultOf(act))]
  const after = resultOf(act, true)
  return [
    line(
      `Try to ${act}${whose}`,
      `It is not possible${/^nothing/u.test(after) ? '; nothing has changed after a reload' : `; ${after}`}`,
    ),
  ]
}

/** "enter a reason" that has to be done: refused without, accepted with it. */
export function required(act: string): string[] {
  const [verb = '', ...rest] = act.split(' ')
  if (!isStem(verb)) return []
  return [
    line(`Try to continue without ${gerundOf(verb)} ${rest.join(' ')}`, 'It is refused; nothing is saved'),
    line(act, `It is possible to continue; ${resultOf(act)}`),
  ]
}

/** The opposite of an outcome, as it is seen; undefined where there is none that reads well. */
export function oppositeOutcome(outcome: string, subject: string): string | undefined {
  const parts = outcomesIn(resolved(outcome, subject)).map((part) => resolved(part, subject))
  const opposites = parts.map((part) => {
    const quoted =
      /(?:gets?|receives?|sees?|is shown|are shown) (?:the |an? )?(?:error )?(?:message|text|hint|note)? ?(?<text>["“][^"”]+["”])$/iu.exec(
        part,
      )?.groups?.text
    if (quoted !== undefined) return `${quoted} is not displayed`
    if (mail.test(part) || mailed.test(part) || told.test(part)) return 'No message about this has arrived'
    return oppositeOf(part)
  })
  return opposites.includes(undefined) ? undefined : opposites.map((part) => endStop(capital(part ?? ''))).join(' ')
}

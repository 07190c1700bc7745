import { parseSentence } from '../../understand/english/sentence.ts'
import { isPlural } from '../../understand/english/subject.ts'
import { gerundOf, isStem } from '../../understand/english/words.ts'
import { anyOf, capital, endStop, line, lowerArticle, oppositeOf, partsOf, resultOf, thingOf } from './wording.ts'
import { isPersonal, nobodySpecial } from './situations.ts'

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
  // "Make the upload fail": what fails is the upload.
  const made = /^Make (?:the|an?) /u.test(action)
  const object = made ? subject : (partsOf(action.replace(/ as an? [^"]*$/u, ''))?.object ?? '')
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

import { actOf } from './acts.ts'
import { lowerFirst } from '../step-text.ts'
import { parseSentence, type Sentence } from './sentence.ts'
import { isPlural, lowerArticle, tokensOf } from './subject.ts'
import {
  determiners,
  isAction,
  isStem,
  namesPerson,
  participleOf,
  verbOfGerund,
  verbOfNoun,
  verbOfParticiple,
  verbOfThirdPerson,
} from './words.ts'

/** What only time brings about; a tester waits for it. */
const awaited = /^(?:expire|end|elapse|pass|arrive|lapse|finish|start|begin|close|open|wait|take)$/
/** Verbs that tell of a state, not of something that happens. */
const stative =
  /^(?:be|have|contain|exist|belong|stay|remain|own|hold|include|match|lie|need|want|wish|agree|know|cost|lead|count|exceed|fit|consist|live|meet|reach)$/

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Who acts, as far as the last word of a noun phrase tells. */
function person(subject: string): boolean {
  const head =
    subject
      .replace(/ (?:of|in|on|at|with|who|from|that|for) .*$/iu, '')
      .split(' ')
      .at(-1) ?? ''
  return (
    /^(?:they|he|she|you|i|someone|somebody|anyone|everyone)$/i.test(subject) ||
    namesPerson(head) ||
    /^(?:user|customer|patient|member|guest|person|people|player|child|children|donor|parent|reader|author|caller)s?$/i.test(
      head,
    )
  )
}

/** "out silently" behind "leave": a particle stays with its verb, the object follows. */
export function behindVerb(rest: string, object: string): string {
  const particle = /^(?:in|out|up|off|on|back|down)(?= |$)/.exec(rest)?.[0]
  const isParticle = particle !== undefined && !/^\S+ (?:the|a|an|any|each|\p{Lu}|[\uE000-\uF8FF])/u.test(rest)
  return isParticle
    ? ` ${particle} ${object}${rest.slice(particle.length)}`
    : ` ${object}${rest === '' ? '' : ` ${rest}`}`
}

/** "The setting" or "“In stock only”" is on: a switch. */
const switched =
  /^(?<control>["“][^"“”]{2,60}["”]|the [\p{L} -]{2,40}?(?:switch|toggle|option|setting|filter|checkbox|mode))(?: (?:switch|toggle|option|setting|filter|checkbox|mode))? is (?:switched |turned )?(?<state>(?:not )?on|off)$/iu

/** Whether a condition is the state of a switch, which a tester turns on and off. */
export function isSwitch(condition: string): boolean {
  return switched.test(condition.trim().replace(/[.;,]+$/, ''))
}

/** An event as what the tester does to bring it about: "the decision is recorded" becomes "Record the decision". */
export function imperativeOf(event: string): string {
  const text = event
    .trim()
    .replace(/^(?:and|then|when|if|once) /i, '')
    .replace(/[.;,]+$/, '')
  if (/^(?:Wait until|Make sure that|Set the|Let|Try to) /.test(text)) return text
  const moment =
    /^(?:it['’]s|it is|the date is|today is) (?<moment>(?:the )?\d.*|[\p{L}]+ (?:minutes?|hours?|days?|weeks?|months?) (?:before|after) .*)$/iu.exec(
      text,
    )?.groups?.moment
  if (moment !== undefined) return `Set the clock of the test system to ${moment}`
  const { control, state } = switched.exec(text)?.groups ?? {}
  if (control !== undefined && state !== undefined)
    return `Turn ${/not on|off/i.test(state) ? 'off' : 'on'} ${lowerArticle(control)}`
  const parsed = parseSentence(text)
  if (parsed === undefined) return nounStep(text)
  const { subject, passive, verb, rest, negated, modal } = parsed
  // "slots with 5 places left": a noun behind its number, and no verb.
  if (/ (?:with|of|for|in) (?:[£$€]?\d[\d.,]*|[\uE000-\uE7FF])$/u.test(subject)) return `Use ${lowerArticle(text)}`
  if (subject === '' || modal !== '') return `Make sure that ${lowerArticle(text)}`
  const agent = /(?:^| )by (?:the|an?) (?<agent>[\p{L} -]{2,40})$/iu.exec(rest)?.groups?.agent
  if (passive && !negated && agent !== undefined && !person(agent)) return `Wait until ${lowerArticle(text)}`
  if (passive && !negated && isAction(verb) && !/^(?:no|nobody|nothing) /i.test(subject))
    return capital(`${verb}${behindVerb(asSteps(withoutAgent(rest)), lowerArticle(subject))}`)
  if (!passive && !negated && isAction(verb) && person(subject) && !/^(?:two|three|both|several) /i.test(subject))
    return capital(imperative(verb, rest))
  if (awaited.test(verb) && !passive && !negated && / from (?:today|now)$|(?:^| )ahead$/iu.test(rest))
    return `Let ${lowerArticle(subject)} ${verb} ${rest}`
  if (awaited.test(verb) && /(?:^| )(?:on or )?(?:before|after) the /iu.test(rest))
    return `Make sure that ${lowerArticle(text)}`
  if (
    (awaited.test(verb) && !passive && !negated && !person(subject)) ||
    /^(?:due|over)(?: |$)/.test(rest) ||
    (verb === 'run' && /^out(?: |$)/.test(rest))
  )
    return `Wait until ${lowerArticle(text)}`
  if (!passive && !negated && !stative.test(verb)) return `Let ${lowerArticle(subject)} ${imperative(verb, rest)}`
  return `Make sure that ${lowerArticle(text)}`
}

function nounStep(stated: string): string {
  // "From 10 people on, …": the bound has gone, its last word has not.
  const text = stated.replace(/(?<=\d.*) on$/u, '')
  if (/^(?:\d{4}-\d{2}-\d{2}|\d{1,2} \p{Lu}\p{L}+(?: \d{4})?)$/u.test(text))
    return `Set the date of the test system to ${text}`
  const [first, second] = tokensOf(text)
  const word = first?.word ?? ''
  // "And selects “Apply”": who does it stands in the line before.
  const third = /^\p{Ll}/u.test(word) && second !== undefined ? verbOfThirdPerson(word) : undefined
  if (third !== undefined && isAction(third)) return capital(`${third}${text.slice(first?.end ?? 0)}`)
  const gerund = verbOfGerund(word)
  if (gerund !== undefined) return capital(actionsOf(`${gerund}${text.slice(first?.end ?? 0)}`))
  const noun = verbOfNoun(/^(?:the |an? |each |every )?(?<noun>[\p{L}-]+)/iu.exec(text)?.groups?.noun ?? '')
  if (noun !== undefined)
    return capital(
      `${noun} ${text.replace(/^(?:the |an? |each |every )?[\p{L}-]+\s?/iu, '').replace(/^of /, '')}`.trim(),
    )
  if (isStem(word) && second !== undefined && determiners.has(second.word.toLowerCase())) return capital(text)
  const single = /^1 (?<noun>(?:\p{L}+ )*\p{L}+[^s])s$/u.exec(text)?.groups?.noun
  if (single !== undefined) return `Use 1 ${single}`
  return (
    actOf(lowerArticle(text)) ?? `Use ${/^[£$€]\d[\d.,]*$/u.test(text) ? 'an amount of ' : ''}${lowerArticle(text)}`
  )
}

/** "leave the page and coming back" with every verb in the form of the first. */
export function actionsOf(text: string): string {
  return text.replace(/(?<= and | or )(?<gerund>[a-z]+ing)(?!\p{L})/gu, (word) => verbOfGerund(word) ?? word)
}

/** "closed … and reopened" as steps: "and reopen it". */
export function asSteps(rest: string): string {
  return rest.replace(/(?<= and (?:then )?)(?<participle>[a-z]+)(?= |$)/gu, (word) => {
    const verb = verbOfParticiple(word)
    return verb === undefined || !isStem(verb) ? word : `${verb} it`
  })
}

function withoutAgent(rest: string): string {
  return rest
    .replace(/(?:^| )by (?:the|an?|any|every|each) [\p{L} -]{2,40}?(?=,| before| after| within| with| in| on|$)/iu, '')
    .trim()
}

/** A state in front of the steps: "a patient without a number" becomes "There is a patient without a number". */
export function stateSentence(condition: string): string {
  const text = condition.trim().replace(/^(?:that|when|if) (?=\p{L})/iu, '')
  const bare = /^(?:approved|unused|pending|open|carried|paid|unpaid|expired|active|empty|new|existing) \p{L}+/iu.test(
    text,
  )
  if (bare && (parseSentence(text) === undefined || / (?:that|who|which)$/iu.test(parseSentence(text)?.subject ?? '')))
    return `There ${isPlural(text) || /s (?:left|remaining)$/iu.test(text) ? 'are' : 'is'} ${lowerFirst(text)}`
  if (!/^(?:an?|one|two|three|four|five|six|\d+|no|some|several) /i.test(text)) return text
  const parsed = parseSentence(text)
  // "no product matches": its last word is its verb.
  if (parsed === undefined && /^no [\p{L} -]{2,40} (?:matches|exists|fits|applies|remains|is left)$/iu.test(text))
    return text
  // "an appointment that starts today" names a thing; its only verb belongs to the relative clause.
  const nominal = parsed === undefined || / (?:that|who|which|whose)$/i.test(parsed.subject)
  return nominal ? `There ${isPlural(text) && !/^(?:an?|one) /i.test(text) ? 'are' : 'is'} ${lowerFirst(text)}` : text
}

/** "The box is ticked" becomes "the box is not ticked"; undefined where the sentence has no plain verb to negate. */
export function negationOf(condition: string): string | undefined {
  const text = condition.trim().replace(/[.;,]+$/, '')
  const parsed = parseSentence(text)
  return parsed === undefined || parsed.subject === '' || parsed.lead !== '' ? undefined : negatedSentence(parsed)
}

/** "The box is ticked" before it happens: "the box has not been ticked yet". */
export function notYet(condition: string): string | undefined {
  // "No picture is uploaded": before that, there is one.
  const missing = /^no (?<noun>\p{L}[\p{L} -]{1,40}?) (?:is|has been|exists|remains|was)(?: |$)/iu.exec(condition)
    ?.groups?.noun
  if (missing !== undefined) return `there is ${/^[aeiou]/iu.test(missing) ? 'an' : 'a'} ${missing}`
  const parsed = parseSentence(condition.trim().replace(/[.;,]+$/, ''))
  if (
    parsed?.passive === true &&
    !parsed.negated &&
    parsed.modal === '' &&
    parsed.lead === '' &&
    !/^(?:no|nobody|nothing) /i.test(parsed.subject)
  )
    return `${lowerArticle(parsed.subject)} ${isPlural(parsed.subject) ? 'have' : 'has'} not been ${participleOf(parsed.verb)}${parsed.rest === '' ? '' : ` ${parsed.rest}`} yet`
  return negationOf(condition)
}

function negatedSentence({ subject, verb, rest, passive, negated, modal, predicate }: Sentence): string | undefined {
  const who = lowerArticle(subject)
  const plural = isPlural(subject) || /^(?:they|we|you)$/i.test(subject)
  const be =
    /^(?:are|were|aren|weren)/.test(predicate) || (plural && !/^(?:is|was|isn|wasn)/.test(predicate)) ? 'are' : 'is'
  if (/^(?:no|nobody|nothing|none)(?: |$)/i.test(subject)) return undefined
  if (modal !== '') return undefined
  const said = passive ? `${participleOf(verb)}${rest === '' ? '' : ` ${rest}`}` : rest
  if (passive || verb === 'be') return `${who} ${be} ${negated ? '' : 'not '}${said}`
  if (/^(?:have|has) (?!not )/.test(predicate) && verb !== 'have')
    return `${who} ${plural ? 'have' : 'has'} not ${predicate.replace(/^(?:have|has) /, '')}`
  if (/^(?:have|had|has)/.test(predicate) && verb !== 'have') return undefined
  return negated ? undefined : `${who} ${plural ? 'do' : 'does'} not ${verb}${rest === '' ? '' : ` ${rest}`}`
}

const infinitives: Partial<Record<string, string>> = { has: 'have', is: 'be', does: 'do' }

/** "enters @ and applies it": every verb of the step takes the form of the first. */
export function imperative(verb: string, rest: string): string {
  const others = rest
    .replace(/(?<=(?:^| )(?:and|or) )(?:has|is|does)(?= )/gu, (word) => infinitives[word] ?? word)
    .replace(
      /(?<= and | then |, )([a-z]+)(?= (?:(?:the|an?|it|them|on|in|out|up|all|[\uE000-\uF8FF])(?!\p{L})|["“]|\S{1,60}@)|$)/gu,
      (word) => verbOfThirdPerson(word) ?? word,
    )
  return `${verb} ${others}`.trim()
}

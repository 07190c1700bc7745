import { distance, type Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import type { EffectStep } from '../rule.ts'
import { lowerFirst } from '../step-text.ts'
import { agentOf, isActor } from './person.ts'
import { parseSentence, type Sentence } from './sentence.ts'
import { isPlural, lowerArticle, tokensOf } from './subject.ts'
import { asSteps, imperative, actionsOf, behindVerb, imperativeOf, notYet } from './step.ts'
import { isAction, isStem, verbOfGerund, verbOfNoun } from './words.ts'

/** What precedes the outcome of a clause: states to prepare, and what the tester does. */
export interface Cause {
  given: string[]
  steps: EffectStep[]
  dated: boolean
}

/** One "when" of a scenario as a step. */
export function englishStep(reading: Reading, text: string): EffectStep | undefined {
  if (distance.test(text))
    return { what: 'action', words: `Set the date of the test system to ${plain(reading, lowerFirst(text))}` }
  return stepOf(reading, text.replace(/^(?:when|if|once|after) /i, ''))
}

/** What must hold or happen first. */
export function causeOf(reading: Reading, clause: Clause, sentence: Sentence | undefined): Cause {
  const cause: Cause = { given: [], steps: [], dated: false }
  const add = (sign: string, text: string): void => {
    const happened = /^(?:when(?:ever)?|if|once|as soon as|after|upon|on|by|in case)$/.test(sign)
      ? stepOf(reading, text, /^(?:on|by|upon)$/.test(sign))
      : undefined
    if (happened !== undefined) cause.steps.push(happened)
    else
      cause.given.push(
        /^(?:when(?:ever)?|if|once|as soon as|while|as long as|in case)$/.test(sign)
          ? capitalise(plain(reading, text))
          : stateOf(reading, `${sign} ${text}`),
      )
  }
  const setDate = (moment: string): void => {
    const words = plain(reading, lowerFirst(moment))
    cause.steps.push({ what: 'action', words: `Set the date of the test system to ${words}`, data: words })
    cause.dated = true
  }
  const wait = (text: string): boolean => {
    const span = /^(?<span>\S+(?: (?:seconds?|minutes?|hours?))?) (?:after (?:that|this)|later|afterwards)$/iu.exec(
      plain(reading, text),
    )?.groups?.span
    if (span === undefined || !/second|minute|hour|\ds$|min$|\dh$/u.test(span)) return false
    cause.steps.push({ what: 'action', words: `Wait ${span}`, data: span })
    return true
  }
  if (clause.condition !== undefined) {
    const sign =
      /^(?:only )?(?<sign>if|when(?:ever)?|once|as soon as|while|as long as|after|in case|for|on|upon|with|without)\s/iu.exec(
        clause.text,
      )?.groups?.sign
    if (wait(clause.condition)) return cause
    if (distance.test(clause.condition)) setDate(clause.condition)
    else if (clause.unless === true) cause.given.push(`This is not the case: ${plain(reading, clause.condition)}`)
    else add(clause.text.startsWith(clause.main) ? 'when' : (sign ?? 'when').toLowerCase(), clause.condition)
  }
  const lead = sentence?.lead ?? ''
  const [sign = ''] = lead.toLowerCase().split(' ')
  const clock = /^at (?<clock>\d{1,2}:\d{2}(?: (?:am|pm))?)$/iu.exec(plain(reading, lead))?.groups?.clock
  if (clock !== undefined) cause.steps.push({ what: 'action', words: `Wait until ${clock} is reached`, data: clock })
  else if (sign !== '' && sentence?.modal !== 'can' && !wait(lead)) add(sign, lead.slice(sign.length + 1))
  return cause
}

/** A state to prepare: "without a choice" becomes "There is no choice". */
export function stateOf(reading: Reading, text: string): string {
  const [sign = ''] = text.toLowerCase().split(' ')
  const what = plain(reading, text.slice(sign.length + 1))
  if (sign === 'without' && verbOfGerund(what.split(' ')[0] ?? '') === undefined)
    return `There ${isPlural(what) ? 'are' : 'is'} no ${what.replace(/^(?:a|an|any|the) /i, '')}`
  if (sign === 'until' && what === 'then') {
    // "Until then": the last thing that the sentences before wait for.
    const awaited = reading.clauses.map(({ condition }) => condition).findLast((condition) => condition !== undefined)
    if (awaited !== undefined)
      return capitalise(notYet(plain(reading, awaited)) ?? `It has not happened yet: ${plain(reading, awaited)}`)
  }
  if (sign === 'until') return capitalise(notYet(what) ?? `It is not yet the case that ${what}`)
  if (sign === 'during') return `${capitalise(what)} ${isPlural(what) ? 'are' : 'is'} in progress`
  const status = sign === 'for' ? /^(?<status>\p{Lu}\p{Ll}+|[A-Z_]{3,30}) ones$/u.exec(what)?.groups?.status : undefined
  if (status !== undefined) return `There is ${statusHolder(reading)} with the status ${status}`
  return sign === 'for' || sign === 'with'
    ? `This concerns ${sign === 'with' ? 'a case with ' : ''}${what}`
    : capitalise(plain(reading, text))
}

/** "SIM status is Active, Locked or Suspended": what has the status. */
function statusHolder(reading: Reading): string {
  const noun = reading.clauses
    .map(
      ({ main }) =>
        /^(?:the |an? )?(?<noun>[\p{L} -]{2,30}?) (?:status|state) (?:is|can be)/iu.exec(plain(reading, main))?.groups
          ?.noun,
    )
    .find((found) => found !== undefined)
  return noun === undefined ? 'one' : `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`
}

/** Things that a tester does even where the sentence leaves out who does it: "when an order is placed". */
const doneByTester =
  /^(?:place|create|save|submit|upload|delete|cancel|publish|add|remove|select|open|close|edit|enter|approve|send|click|press|tap|choose|confirm|import|move|assign|rename|activate|deactivate|pause|resume|archive|book|rotate|scan|turn|switch|tick|share|reopen|reset|start|stop|invite|register|reject|decline|withdraw|refund|return|block|unblock|renew|extend|transfer|export|print|sign|accept|complete|finish|mark|untick)$/

/** A condition as a step: an action, or an event to bring about; undefined for a state. */
function stepOf(reading: Reading, text: string, place = false): EffectStep | undefined {
  if (
    /^(?:the |an? )?(?:user|device|app|phone|tablet|browser|client) (?:is|goes) offline$|^there is no (?:internet |network )?connection$/iu.test(
      plain(reading, text),
    )
  )
    return { what: 'action', words: 'Cut the connection' }
  const connection =
    /^(?:the |an? )?(?:internet |network |mobile )?(?:connection|network|signal) (?<how>is back|is restored|returns|comes back|is available again|is lost|is interrupted|breaks(?: off)?|fails|drops|is cut|goes down)$/iu.exec(
      plain(reading, text),
    )?.groups?.how
  if (connection !== undefined)
    return {
      what: 'action',
      words: /back|restored|returns|again/iu.test(connection) ? 'Restore the connection' : 'Cut the connection',
    }
  // "If sending fails": what fails is an action.
  const failing = /^(?<what>(?:the )?\p{L}+(?: \p{L}+)?) (?<how>fails|succeeds|times out)$/iu.exec(text)?.groups
  if (failing?.what !== undefined && /^(?:the )?\p{L}+(?:ing|ion|ment|load|port)$/iu.test(failing.what))
    return {
      what: 'action',
      words: `Let ${/^the /iu.test(failing.what) ? lowerFirst(failing.what) : `the ${lowerFirst(failing.what)}`} ${(failing.how ?? '').replace(/s$/u, '').replace(/^times/u, 'time')}`,
    }
  const [first, ...others] = tokensOf(text)
  const gerund = first === undefined ? undefined : verbOfGerund(first.word)
  const noun = verbOfNoun(/^(?:the |an? )?(?<noun>[\p{L}-]+)/iu.exec(text)?.groups?.noun ?? '')
  if (gerund !== undefined && first !== undefined)
    return { what: 'action', words: capitalise(actionsOf(plain(reading, `${gerund}${text.slice(first.end)}`))) }
  if (
    first !== undefined &&
    isStem(first.word) &&
    others.length > 0 &&
    !/^(?:is|are|was|were|has|have|can|must|may|will|should|does)$/i.test(others[0]?.word ?? '') &&
    !/^\p{Ll}/u.test(text)
  )
    return { what: 'action', words: capitalise(plain(reading, text)) }
  const parsed = parseSentence(text)
  if (parsed === undefined) {
    if (noun === undefined)
      return place || !/^(?:the|an?|each|every|one|two) /i.test(text)
        ? undefined
        : { what: 'action', words: imperativeOf(plain(reading, text)) }
    const rest = text.replace(/^(?:the |an? )?[\p{L}-]+\s?/iu, '').replace(/^of /, '')
    return { what: 'action', words: capitalise(plain(reading, `${noun} ${rest}`)) }
  }
  const { subject, passive, verb, rest, negated, modal } = parsed
  if (passive && !negated && modal === '' && doneByTester.test(verb))
    return {
      what: 'action',
      words: capitalise(
        plain(reading, `${verb}${behindVerb(asSteps(agentOf(reading, rest).rest), lowerArticle(subject))}`),
      ),
    }
  if (
    !passive &&
    !negated &&
    isAction(verb) &&
    verb !== 'see' &&
    !/^(?:two|three|both|several) /i.test(plain(reading, subject)) &&
    (isActor(reading, subject) || /^(?:they|he|she|it|you|i|someone|somebody|anyone|the tester)$/i.test(subject)) &&
    others.length > 0
  )
    return {
      what: 'action',
      words: `${capitalise(plain(reading, imperative(verb, rest)))}${rest === '' && isActor(reading, subject) && / /u.test(subject) ? ` as ${plain(reading, lowerArticle(subject))}` : ''}`,
    }
  if (
    verb === 'be' ||
    verb === 'have' ||
    /^(?:contain|exist|belong|stay|remain|own)$/.test(verb) ||
    negated ||
    modal !== ''
  )
    return undefined
  return { what: 'action', words: imperativeOf(plain(reading, text)) }
}

import type { TicketFacts } from '../../slots.ts'
import { bodyWithout, isMember, type Call } from './calls.ts'
import { wrongValue } from './samples.ts'
import { capital, withArticle, article, singularNoun } from './nouns.ts'

/** One thing that a request has about it, as a precondition, behind "Send POST /orders", or as data. */
export interface Fault {
  /** "without a token" */
  how: string
  data?: string
  given?: string[]
  /** The step where it is no plain request. */
  step?: string
  /** The ticket gives no address for the resource of this request. */
  isAlone?: boolean
}

const credential =
  /(?:token|key|header|credentials?|signature|session|certificate|authenti\p{L}*|authori[sz]ation|login|password|JWT|API[- ]key)$/iu

/** A thing of the request that is missing, empty, unknown or wrong in another way. */
export function withState(state: string, named: string, call: Call, facts: TicketFacts): Fault[] {
  const noun = named
    .replace(/^(?:an? |the |its )/iu, '')
    .replace(/["“”`]/gu, '')
    .replace(/^\p{Lu}(?=\p{Ll}+(?: |$))/u, (first) => (/^Authorization/u.test(named) ? first : first.toLowerCase()))
  if (/^JSON(?: body)?$/u.test(noun)) return [{ how: `with ${state.toLowerCase()} JSON`, data: '{"broken": ' }]
  const member = memberIn(noun, facts)
  const isCredential = credential.test(noun) || /^[A-Z][a-z]+(?:-[A-Z][A-Za-z]+)+$/u.test(noun)
  const thing = isCredential || member === undefined ? noun : member
  if (/^(?:missing)$/iu.test(state))
    return [
      {
        how: `without ${article('the', thing)}`,
        data: member === undefined || isCredential ? `${thing}: left out` : bodyWithout(member, facts),
      },
    ]
  if (/^(?:empty|blank)$/iu.test(state))
    return [
      {
        how: `with an empty ${thing}`,
        data: member === undefined ? `${thing}: empty` : wrongValue(member, 'empty', facts),
      },
    ]
  const adjectiveWords = state.toLowerCase().replace(/^not (recogni[sz]ed|known|valid)$/u, 'unknown')
  if (member !== undefined && !isCredential)
    return [{ how: `with ${withArticle(adjectiveWords)} ${thing}`, data: wrongValue(member, adjectiveWords, facts) }]
  if (isCredential)
    return [
      {
        how: `with ${withArticle(adjectiveWords)} ${singularNoun(thing)}`,
        given: /unknown|invalid|malformed|wrong|incorrect|bad|tampered|manipulated/u.test(adjectiveWords)
          ? []
          : [`${capital(withArticle(adjectiveWords))} ${singularNoun(thing)} is at hand.`],
        ...(/token|key/iu.test(thing) && /unknown|invalid|wrong|malformed|incorrect|bad/u.test(adjectiveWords)
          ? { data: 'not-a-real-key-0000' }
          : {}),
      },
    ]
  const isRecord = /^(?:unknown|non-?existent)$/u.test(adjectiveWords)
  if (isRecord && call.isOfOne && sameThing(noun, call))
    return [
      {
        how: `for ${withArticle(adjectiveWords)} ${singularNoun(noun)}`,
        data: call.path.replace(/\{[^}]*\}|:\w+/u, 'unknown-0000'),
      },
    ]
  if (isRecord)
    return [{ how: `with ${withArticle(adjectiveWords)} ${singularNoun(noun)}`, data: `${noun}: unknown-0000` }]
  if (sameThing(noun, call) && call.isOfOne)
    return [{ how: `for this ${call.noun}`, given: [`There is ${withArticle(adjectiveWords)} ${singularNoun(noun)}.`] }]
  return [{ how: `with ${withArticle(adjectiveWords)} ${singularNoun(noun)}` }]
}

/** The member of the body that a noun names. */
export const memberIn = (noun: string, facts: TicketFacts): string | undefined => {
  if (isMember(noun, facts)) return noun
  const [last = ''] = noun.split(' ').slice(-1)
  if (isMember(last, facts)) return last
  const whole = noun.replace(/ (?:field|parameter|values?|member|property|s)$/iu, '')
  if (isMember(whole, facts)) return whole
  const single = singularNoun(noun)
  return isMember(single, facts) ? single : undefined
}

/** Whether a noun names what the request is about. */
export function sameThing(noun: string, { noun: own, path }: Call): boolean {
  const word = singularNoun(noun).toLowerCase()
  return (
    word === own.toLowerCase() ||
    word.endsWith(` ${own.toLowerCase()}`) ||
    /^(?:ids?|identifiers?|resources?)$/u.test(word) ||
    word.replace(/ (?:id|number)$/u, '') === own.toLowerCase() ||
    new RegExp(`[{:]${word.replaceAll(/[^\p{L}\d]/gu, '')}(?:id|number)?\\b`, 'iu').test(path)
  )
}

import { isPlural, pluralOf } from '../../understand/english/subject.ts'
import { isStem, namesPerson, participleOf, verbOfParticiple } from '../../understand/english/words.ts'
import { capitalise } from '../../understand/stretch.ts'
import type { Slots } from '../slots.ts'

/** Verbs that bring their object into being: it can be done again with another one. */
const creating =
  /^(?:book|reserve|order|pre-?order|register|submit|post|upload|request|create|add|apply|place|buy|purchase|send|write|report|file|lodge|make|schedule|start|claim|import|generate|nominate|propose|issue|arrange|enter|give|leave|hand|borrow|take|rate|publish|record|pick|choose|select|redeem|return|download|export)$/
/** Verbs that give their object another value: it can be done again with the same one. */
const changing =
  /^(?:change|edit|modify|update|amend|adjust|correct|rename|alter|revise|swap|set|replace|increase|reduce)$/

const determiner = '(?:an?|the|their|his|her|its|this|that|your|any|each|every|our|my|one|existing|own|new|all)'
const tailWords =
  '(?:free of charge|for free|without|online|of|from|for|to|with|at|on|in|by|via|through|themselves|itself|again|themself|made|until|up)'
const object = new RegExp(
  `^(?<det>(?:${determiner} )*)(?<noun>(?:(?!${tailWords} )[\\p{L}\\p{N}-]+ ){0,3}?[\\p{L}\\p{N}-]+)(?<tail> ${tailWords}(?: .*)?)?$`,
  'iu',
)
const pronoun =
  /^(?:it|them|this|that|these|those|one|ones|himself|herself|themselves|out|off|up|in|on|back|away|for|to|from)$/iu

export function oneOf(noun: string): string {
  if (!isPlural(noun)) return noun
  const [, head = noun, tail = ''] =
    /^(.+?)( (?:of|in|on|at|with|for|from|that|who|which|per|to|by|without) .*)$/iu.exec(noun) ?? []
  const single = head
    .replace(/people$/iu, 'person')
    .replace(/children$/iu, 'child')
    .replace(/(?<![aeiou])ies$/iu, 'y')
    .replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/iu, '')
  return `${single}${tail}`
}

export const withA = (noun: string): string =>
  /^(?:hour|honest|heir|8|11\b|18)/iu.test(noun) ||
  (/^[aeiou]/iu.test(noun) && !/^(?:use|uni(?!n)|eu|one)/iu.test(noun))
    ? `an ${noun}`
    : `a ${noun}`

/** A small first letter, unless it begins a name in capitals. */
export const lower = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}|A )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Nouns of acts that have no object. */
const acts = new Map([
  ['sign off', 'sign-off'],
  ['sign up', 'sign-up'],
  ['sign in', 'sign-in'],
  ['log in', 'login'],
  ['check in', 'check-in'],
  ['check out', 'check-out'],
  ['register', 'registration'],
  ['apply', 'application'],
  ['enrol', 'enrolment'],
  ['enroll', 'enrollment'],
  ['withdraw', 'withdrawal'],
  ['unsubscribe', 'cancellation'],
  ['opt out', 'opt-out'],
  ['pay', 'payment'],
  ['vote', 'vote'],
  ['bid', 'bid'],
  ['object', 'objection'],
  ['appeal', 'appeal'],
  ['complain', 'complaint'],
  ['cancel', 'cancellation'],
  ['order', 'order'],
  ['book', 'booking'],
])

/**
 * What the steps of a case call something that somebody does: `name` for titles, `do` and `redo` for two tries, `kept` and
 * `refused` for what is seen after one that works and one that does not, `pair` for what has to be prepared.
 */
export function deed(act: string): Record<string, string> | undefined {
  if (/ (?:from|until|at|by|to|between|within|after|before|only|on|in|every|once)$/iu.test(act)) return undefined
  const found =
    /^(?<verb>[a-z-]+)(?:(?: (?:or|and|,) |\/)(?<other>[a-z-]+))?(?<particle> (?:off|up|in|out|back|down|over)(?= (?!(?:from|for|of|to|with|at|on|in|by|via|online|early|again|into|themselves|as|through)(?: |$))))?(?: (?<rest>.*))?$/iu.exec(
      act.trim(),
    )?.groups
  const stem = (found?.verb ?? '').toLowerCase()
  if (!isStem(stem) && stem !== 'pre-order') return undefined
  const verb = `${stem}${found?.particle ?? ''}`
  const rest = (found?.rest ?? '').trim()
  const { det = '', noun = '', tail = '' } = object.exec(rest)?.groups ?? {}
  const other = found?.other !== undefined && isStem(found.other) ? found.other.toLowerCase() : undefined
  if (found?.other !== undefined && other === undefined) return undefined
  const name = capitalise(`${verb} ${rest}`.trim())
  const mass = det === '' && noun !== '' && !isPlural(noun)
  const known = noun !== '' && !pronoun.test(noun.split(' ')[0] ?? '') && (det !== '' || isPlural(noun) || tail === '')
  if (!known) return withoutObject(verb, rest, name)
  const one = lower(oneOf(noun))
  const many = isPlural(noun) ? lower(noun) : pluralOf(one)
  const done = `${participleOf(stem)}${found?.particle ?? ''}`
  const whole = `${one}${tail.replace(/ (?:free of charge|for free|online|themselves|again)$/iu, '')}`
  if (creating.test(verb) && (mass || (/^(?:the|this|that|their|his|her|its|my|our) $/iu.test(det) && !isPlural(noun))))
    return {
      name,
      do: name,
      redo: `${name} a second time`,
      kept: keptBy(verb, one),
      refused: `It is refused; nothing of the first time has changed after a reload.`,
      pair: 'Everything needed for it is prepared.',
    }
  if (creating.test(verb))
    return {
      name: capitalise(`${verb} ${withA(one)}${tail}`),
      do: capitalise(`${verb} ${withA(one)}${tail}`),
      redo: capitalise(`${verb} another ${one}${tail}`),
      kept: keptBy(verb, one),
      refused: `It is refused; no second ${one} is ${done}.`,
      pair: `Everything needed to ${verb} two ${many}${tail} is prepared.`,
    }
  const again = tail.replace(/ (?:free of charge|for free|online|themselves|again)$/iu, '')
  if (
    changing.test(verb) &&
    (isPlural(noun) || /^(?:an?|any|each|every|all|own|existing|one) $/iu.test(det) || det === '')
  )
    return {
      name: capitalise(`${verb} ${withA(one)}${tail}`),
      do: capitalise(`${verb} the first ${one}${tail}`),
      redo: capitalise(`${verb} the second ${one}${tail}`),
      kept: `The change to the first ${one} is displayed after a reload.`,
      refused: `It is refused; the second ${one} is unchanged after a reload.`,
      pair: `Two ${many}${again} are prepared for changes.`,
    }
  if (changing.test(verb))
    return {
      name,
      do: capitalise(`${verb} the ${one}${tail}`),
      redo: capitalise(`${verb} the ${one}${tail} a second time`),
      kept: `The new ${one} is displayed after a reload.`,
      refused: `It is refused; the ${one} of the first change is still displayed after a reload.`,
      pair: `The ${whole} has been saved before and may be changed apart from the time.`,
    }
  return {
    name: capitalise(`${verb} ${withA(one)}${tail}`),
    do: capitalise(`${verb} the first ${one}${tail}`),
    redo: capitalise(`${verb} the second ${one}${tail}`),
    kept: `The first ${one} is ${done}, also after a reload.`,
    refused: `It is refused; the second ${one} is unchanged after a reload.`,
    pair: `Two ${many}${again} of the same kind are prepared.`,
  }
}

function keptBy(verb: string, one: string): string {
  if (verb === 'request' || verb === 'claim') return `The request for the ${one} is confirmed.`
  if (/^(?:send|give|return|hand|download|export|redeem|enter|take|pick|choose|select)$/u.test(verb))
    return `It is accepted: the ${one} is ${participleOf(verb)}.`
  return `The ${one} is ${participleOf(verb)} and displayed after a reload.`
}

function withoutObject(verb: string, rest: string, name: string): Record<string, string> | undefined {
  const [first = ''] = rest.split(' ')
  const particle = /^(?:in|out|up|off)$/.test(first) ? ` ${first}` : ''
  const noun = acts.get(`${verb}${particle}`) ?? acts.get(verb)
  const what = noun === undefined ? 'action' : noun
  return {
    name,
    do: `${name} with the first account`,
    redo: `${name} with the second account`,
    kept: `The ${what} is accepted and displayed after a reload.`,
    refused: `It is refused; no second ${what} is displayed after a reload.`,
    pair: 'Two accounts that meet every other condition are prepared.',
  }
}

/** The deed of a sentence: `act`, or `done` to `things`. */
export function deedOf({ words }: Slots): Record<string, string> | undefined {
  const act = words.get('act')?.replace(/(?<!\p{L})(?:my|our) /giu, 'the ')
  const who = words.get('who') ?? words.get('who2')
  const actor = { actor: who === undefined ? 'A user who may do this is signed in.' : signedIn(who) }
  if (act !== undefined) {
    const read = deed(act)
    return read === undefined ? undefined : { ...read, ...actor }
  }
  const done = words.get('done')
  const thing = words.get('thing') ?? words.get('things')
  if (done === undefined || thing === undefined) return undefined
  // "cancelled by the customer" tells who acts.
  const [, participle = '', other, behind = ''] =
    /^([a-z-]+)(?:(?: or | and |\/)([a-z-]+))?((?: .*)?)$/iu.exec(done) ?? []
  const particle = /^ (?:off|up|in|out|back|down|over)(?= |$)/iu.exec(behind)?.[0] ?? ''
  const rest = behind.slice(particle.length).replace(/ by (?:the |an? |its |their )?(?:[\p{L}-]+ )?[\p{L}-]+$/iu, '')
  const verb = verbOfParticiple(participle)
  if (/ (?:from|until|at|by|to|between|within|after|before|only|on|every|once)$/iu.test(done)) return undefined
  if (verb === undefined || (other !== undefined && verbOfParticiple(other) === undefined)) return undefined
  const bare = lower(thing).replace(/^(?:the|an?|each|every|any|all|its|their|no|only) /iu, '')
  const article = isPlural(bare) ? '' : /^(?:an?|each|every|any|no) /iu.test(thing) ? 'a ' : 'the '
  const read = deed(`${verb}${particle} ${article}${bare}${rest}`)
  return read === undefined ? undefined : { ...read, ...actor }
}

/** "A guest is signed in." */
export function signedIn(who: string): string {
  const bare = who.replace(/^(?:the|an?|each|every|any|all|only|its|their|no|registered) /iu, '')
  if (!/^\p{Ll}/u.test(lower(bare)) && !/^["“]/.test(bare)) return `${bare} is signed in.`
  const one = lower(oneOf(bare))
    .replace(/ who (?:are|were) /u, ' who is ')
    .replace(/ who have /u, ' who has ')
  return /^["“]/.test(one) || (!namesPerson(one.split(' ')[0] ?? '') && / (?:or|and) /.test(one))
    ? 'A user who may do this is signed in.'
    : `${capitalise(withA(one.replace(/ (?:or|and) .*$/u, '')))} is signed in.`
}

/** "the door code", "members": a thing that is known. */
export const theThing = (words: string): string => {
  const text = lower(words)
  return /^(?:the|its|their|all|an?) /u.test(text)
    ? text.replace(/^an? /u, 'the ')
    : isPlural(text) || /^["“]/u.test(text)
      ? text
      : `the ${text}`
}

import { negationOf } from '../../understand/english/step.ts'
import { definite, isPlural, lowerArticle } from '../../understand/english/subject.ts'
import { isStem, participleOf, verbOfThirdPerson } from '../../understand/english/words.ts'
import { shaped } from '../forms.ts'

/** A step of a case: action, expected result and data, as `pattern.ts` writes it. */
export function line(action: string, expected: string, data = ''): string {
  return `${capital(action)} | ${data} | ${endStop(capital(expected))}`
}

/** A stretch of time or a number of attempts: such rules are tried at their edges, not by one look. */
export const timed =
  /(?<!\p{L})(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|ten|twelve|fifteen|thirty|a few|several|each|every)[ -]?(?:milliseconds?|ms|s|secs?|seconds?|mins?|minutes?|hours?|h|days?|weeks?|months?|years?|times|attempts?|tries|wrong|failed)(?!\p{L})|(?<!\d)\d{1,2}:\d{2}(?!\d)|\d ?(?:characters|digits|letters)|(?:answer(?:ed|s)?|return(?:ed|s)?|respond(?:ed|s)?) (?:with )?[2345]\d\d|(?<!\p{L})(?:status|HTTP|code) [2345]\d\d(?!\d)|(?<![\d.,€$£])[45]\d\d [a-z]+_[a-z]+/u

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const endStop = (text: string): string => (/[.!?]["”]?$|\{beyond\}$/u.test(text) ? text : `${text}.`)

const person = /^(?:the|an?|each|every|any|all|other|only) /iu

/** "users with the role X" → "a user with the role X"; "the branch manager" → "a branch manager". */
export function anyOf(people: string): string {
  const bare = people
    .replace(person, '')
    .replace(/^children(?= |$)/iu, 'child')
    .replace(/^people(?= |$)/iu, 'person')
  const { head, tail = '' } = /^(?<head>[^"“]+?s)(?<tail> (?:with|without|who|that) .*)$/u.exec(bare)?.groups ?? {}
  const one = head === undefined ? (shaped(bare, 'one', 'en') ?? bare) : `${shaped(head, 'one', 'en') ?? head}${tail}`
  const words = /^(?:["“]|\p{Lu}{2})/u.test(one) ? one : lowerArticle(one)
  if (/^(?:somebody|anybody|someone|anyone|support|sales|HR|IT)$|(?:^| )(?:staff|personnel|management)$/iu.test(words))
    return words
  return `${/^(?!one|uni|use|eu)[aeiou]|^["“]?(?:HR|X|IT)(?!\p{L})/iu.test(words) ? 'an' : 'a'} ${words}`
}

/** "administrators and editors" → "an administrator", "an editor". */
export function eachOf(people: string): string[] {
  const named = people.split(/,? (?:and|or) (?=(?:the|an?) )/u)
  if (named.length > 1) return named.map(anyOf)
  if (/ (?:with|of|in|from|who|whose) /iu.test(people)) return [anyOf(people)]
  return people
    .replace(/^(?:both|either|only) /iu, '')
    .split(/,? (?:and|or) |, /u)
    .map(anyOf)
}

/** What an account has that belongs to such a person: 'Anna Weber has the role "X"', "Anna Weber is a treasurer". */
export function accountOf(name: string, people: string): string {
  const role =
    /^(?:all |the |an? |each |every )?(?:users?|persons?|people|accounts?|employees?|members?|staff)(?: members?)? (?:with|who have|who has|having|in) (?<role>.+)$/iu.exec(
      people,
    )?.groups?.role
  if (role !== undefined) return `${name} has ${/^["“]/u.test(role) ? `the role ${role}` : lowerArticle(role)}`
  const named = /^(?:the )?(?:role )?(?<role>["“][^"”]+["”])(?: role)?$/iu.exec(people)?.groups?.role
  if (named !== undefined) return `${name} has the role ${named}`
  const inCharge =
    /^(?:the )?(?<desk>(?:(?! of ).)+ (?:desk|office|team|department)|hr|support|sales|accounting|management)$/iu.exec(
      people,
    )?.groups?.desk
  if (inCharge !== undefined) return `${name} works in ${/^the /iu.test(people) ? 'the ' : ''}${inCharge}`
  return `${name} is ${anyOf(people)}`
}

export interface Act {
  verb: string
  /** "over" of "hand over"; empty for most. */
  particle: string
  object: string
  rest: string
}

const openers = /^(?:their|his|her|its|your|my) own(?= )/iu

/** "approve a credit line in the portal" in its parts; undefined where it has no known verb. */
export function partsOf(act: string): Act | undefined {
  const words = act.trim().split(' ')
  const verb = (words[0] ?? '').toLowerCase()
  if (!isStem(verb)) return undefined
  const particle =
    /^(?:in|on|up|out|off|back|down|over|away)$/iu.test(words[1] ?? '') &&
    words.length > 2 &&
    !/^(?:the )?(?:portal|app|cart|basket|system|list)/iu.test(words.slice(2).join(' '))
      ? (words[1] ?? '')
      : ''
  const behind = words.slice(particle === '' ? 1 : 2).join(' ')
  const found =
    /^(?<object>.*?)(?: (?<rest>(?:in|on|at|to|from|by|for|with|without|into|onto|within|during|before|after|until|via|through|as|using|if|when|while|only|again|back|afterwards|directly|manually|themselves) .*|together(?: .*)?|again|back|manually|online|offline|themselves|directly))?$/iu.exec(
      behind,
    )?.groups
  return { verb, particle, object: found?.object ?? '', rest: found?.rest ?? '' }
}

/** Verbs by which one only looks at a thing. */
const looking = /^(?:view|see|read|open|access|look|browse|check|inspect|display|search|find|consult|review)$/

export function isLook(act: string): boolean {
  // "check a boat in" is no look at it.
  if (/^check .* (?:in|out|off)(?= |$)/iu.test(act)) return false
  // Opening a door or an account is not a look either.
  if (/^open .*(?:doors?|locks?|gates?|barriers?|windows?|lockers?|valves?|accounts?)$/iu.test(act)) return false
  return looking.test((act.split(' ')[0] ?? '').toLowerCase())
}

/** What is there once it was done: "the credit line is approved"; with `not` what is not. */
export function resultOf(act: string, not = false): string {
  const parts = partsOf(act)
  const ordinary = not ? 'nothing has changed' : 'the change is shown'
  const enters = /^(?:sign|log) (?<way>in|out|on)(?!\p{L})/iu.exec(act)?.groups?.way
  if (enters !== undefined) return `the user is ${not ? 'not ' : ''}signed ${enters === 'on' ? 'in' : enters}`
  if (parts === undefined || parts.object === '') return ordinary
  const { verb, object, rest, particle: behindVerb } = parts
  if (/^(?:in|on|up|out|off|back|down|to|with|for|at|of)(?: |$)/iu.test(object)) return ordinary
  const thing = thingOf(object)
  const be = isPlural(thing.replace(/ (?:in|on|up|out|off|back|down)$/iu, '')) ? 'are' : 'is'
  if (isLook(act)) return `${thing} ${be} ${not ? 'not ' : ''}displayed${rest === '' ? '' : ` ${rest}`}`
  const particle = /^(?<thing>.+?) (?<particle>in|on|up|out|off|back|down)$/iu.exec(thing)?.groups
  const tail = `${behindVerb === '' ? '' : ` ${behindVerb}`}${particle?.particle === undefined ? '' : ` ${particle.particle}`}${rest === '' ? '' : ` ${rest}`}`
  return `${particle?.thing ?? thing} ${be} ${not ? 'not ' : ''}${participleOf(verb)}${tail}`
}

/** "a credit line" → "the credit line"; "their own timesheet" stays. */
export function thingOf(object: string): string {
  const words = object.replace(openers, 'the')
  if (/^\p{Ll}+\p{Lu}|_/u.test(words)) return words
  if (/^(?:their|his|her|its|your) /iu.test(words)) return words.replace(/^\S+/u, 'the')
  if (
    /^["“][^"”]+["”] (?:button|tab|link|field|page|menu|icon|column|checkbox|list|section|dialog|option|switch|area|screen|tile)/u.test(
      words,
    )
  )
    return `the ${words}`
  const fixed =
    /^(?:the|an?|any|each|every|this|that|these|those|one|all|no|both|only|own|its|several|other|another|some|two|three|more|fewer|at|up|less|\d+) |^["“]|[’']s /iu.test(
      words,
    ) || /^\p{Lu}{2}|^\p{Lu}\S* \p{Lu}|^record \d/u.test(words)
  return fixed ? definite(words) : `the ${lowerArticle(words)}`
}

/** "create and edit posts" → "create posts", "edit posts". */
export function actsIn(act: string): string[] {
  const shared = /^(?<verbs>[a-z-]+(?:, [a-z-]+){0,3},? (?:and|or) [a-z-]+) (?<object>.+)$/iu.exec(act)?.groups
  if (shared?.verbs !== undefined && shared.object !== undefined) {
    const verbs = shared.verbs.split(/,? (?:and|or) |, /u)
    if (verbs.every((verb) => isStem(verb))) return verbs.map((verb) => `${verb} ${shared.object ?? ''}`)
  }
  const parts = act.split(/,? (?:and|or) (?=[a-z-]+ )|, (?=[a-z-]+ )/iu)
  const object = partsOf(parts[0] ?? '')?.object ?? ''
  if (object !== '')
    parts.forEach((one, at) => {
      if (at > 0)
        parts[at] = one.replace(
          /(?<= )(?:them|it)(?= |$)/u,
          thingOf(object.replace(/^(?:several|many|two|multiple) /iu, '')),
        )
    })
  return parts.length > 1 && parts.every((part) => partsOf(part)?.object !== '' && isStem(part.split(' ')[0] ?? ''))
    ? parts
    : [act]
}

/** The act of a passive: "be approved by" with "the loan" → "approve the loan". */
export function actFrom(thing: string, done: string): string | undefined {
  const [participle = '', ...rest] = done.split(' ')
  const verb = shaped(participle, 'inf', 'en')
  return verb === undefined || !isStem(verb) ? undefined : [verb, lowerArticle(thing), ...rest].join(' ')
}

/** The opposite of a clause, also of one with "can", "no" and "there is"; undefined where it has none that reads well. */
export function oppositeOf(clause: string): string | undefined {
  // "shows the rest and turns red" has no single opposite, nor has "fewer than 5 are left" one in "are not left".
  if (twoVerbs(clause) || /^(?:fewer|less|more|at least|at most|up to) /iu.test(clause)) return undefined
  // What is quoted stays as it is.
  const quotes = clause.match(/["“][^"“”]*["”]/gu) ?? []
  let at = 0
  const opposite = negated(clause.replace(/["“][^"“”]*["”]/gu, () => `"Q${String(at++)}"`))
  return opposite?.replace(/"Q(\d)"/gu, (_, index: string) => quotes[Number(index)] ?? '')
}

/** Whether one subject does two things. */
function twoVerbs(text: string): boolean {
  const [, second = ''] =
    / and (?:then |also |no longer )?(?<second>\p{L}+)/iu.exec(text.replace(/["“][^"”]*["”]/gu, '"Q"')) ?? []
  return (
    /^(?:is|are|was|were|has|have|can|cannot|must|may|will)$/iu.test(second) || verbOfThirdPerson(second) !== undefined
  )
}

function negated(clause: string): string | undefined {
  const text = clause.trim().replace(/[.;,]+$/, '')
  const notYet = /^(?<before>.+ (?:has|have)) not (?:yet )?(?<after>[a-z]+.*?)(?: yet)?$/iu.exec(text)?.groups
  if (notYet?.before !== undefined) return `${lowerArticle(notYet.before)} already ${notYet.after ?? ''}`
  const without = /^(?<before>.+? (?:is|are) .*?(?:to|with|in|on|at|from|of)) no (?<after>.+)$/iu.exec(text)?.groups
  if (without?.before !== undefined) return `${lowerArticle(without.before)} ${shaped(without.after, 'a', 'en') ?? ''}`
  const all = /^all (?<rest>.{3,80}? (?:is|are|has|have) .+)$/iu.exec(text)?.groups?.rest
  if (all !== undefined && !/ not /u.test(all)) return `not all ${all}`
  const stay = /^(?<before>.+?) (?:stays?|remains?|becomes?) (?<after>(?!in |at |on )[a-z]+.*)$/iu.exec(text)?.groups
  if (stay?.before !== undefined)
    return `${lowerArticle(stay.before)} ${isPlural(stay.before) ? 'are' : 'is'} not ${stay.after ?? ''}`
  const can =
    /^(?<before>.+?) (?<modal>cannot|can't|can no longer|may not|must not|can|may|is unable to|is able to) (?<act>.+)$/iu.exec(
      text,
    )?.groups
  if (can?.before !== undefined && can.modal !== undefined && !/["“][^"”]*$/u.test(can.before))
    return `${lowerArticle(can.before)} ${/not|n't|no longer|unable/iu.test(can.modal) ? 'can' : 'cannot'} ${can.act ?? ''}`
  const none = /^there (?<be>is|are) no (?<rest>.+)$/iu.exec(text)?.groups
  if (none !== undefined)
    return `there ${none.be ?? 'is'} ${none.be === 'are' ? 'at least one ' : shaped(none.rest, 'a', 'en')?.startsWith('an ') === true ? 'an ' : 'a '}${none.be === 'are' ? (shaped(none.rest, 'one', 'en') ?? '') : (none.rest ?? '')}`.replace(
      /^there are at/u,
      'there is at',
    )
  const some = /^there (?<be>is|are) (?:an?|any|already an?)? ?(?<rest>.+)$/iu.exec(text)?.groups
  if (some !== undefined) return `there ${some.be ?? 'is'} no ${some.rest ?? ''}`
  const nothing = /^no (?<what>[^,]{2,50}?) (?<be>is|are|has been|have been) (?<done>.+)$/iu.exec(text)?.groups
  if (nothing?.what !== undefined)
    return `${shaped(shaped(nothing.what, 'one', 'en'), 'a', 'en') ?? ''} ${/been/u.test(nothing.be ?? '') ? 'has been' : 'is'} ${nothing.done ?? ''}`
  const lacks =
    /^(?<who>[^,]{2,60}?) (?<verb>has|have|contains?|sees?|shows?|displays?|gets?|receives?) no (?<what>.+)$/iu.exec(
      text,
    )?.groups
  if (lacks?.who !== undefined && lacks.what !== undefined) {
    const plural = isPlural(lacks.what)
    return `${lowerArticle(lacks.who)} ${lacks.verb ?? ''} ${plural ? 'at least one ' : ''}${plural ? (shaped(lacks.what, 'one', 'en') ?? '') : (shaped(lacks.what, 'a', 'en') ?? '')}`
  }
  const doesNot = /^(?<who>[^,]{2,60}?) (?:does|do) not (?<verb>[a-z]+)(?<rest>.*)$/iu.exec(text)?.groups
  if (doesNot?.who !== undefined && isStem(doesNot.verb ?? ''))
    return `${lowerArticle(doesNot.who)} ${isPlural(doesNot.who) ? (doesNot.verb ?? '') : third(doesNot.verb ?? '')}${doesNot.rest ?? ''}`
  const already = /^(?<before>.+ (?:is|are|has|have)) (?:already|currently) (?<after>.+)$/iu.exec(text)?.groups
  if (already !== undefined)
    return `${lowerArticle(already.before ?? '')} not ${/^(?:is|are)/u.test((already.before ?? '').split(' ').at(-1) ?? '') ? '' : 'yet '}${already.after ?? ''}`.replace(
      / {2}/gu,
      ' ',
    )
  return negationOf(text)
}

const third = (verb: string): string => {
  for (const form of [`${verb}s`, `${verb}es`, `${verb.slice(0, -1)}ies`])
    if (verbOfThirdPerson(form) === verb) return form
  return `${verb}s`
}

export { lowerArticle }

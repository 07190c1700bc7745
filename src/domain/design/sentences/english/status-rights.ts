import { pluralOf } from '../../understand/english/subject.ts'
import { verbOfGerund, verbOfParticiple } from '../../understand/english/words.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { allowedResult, can, refusedTo } from './rights.ts'
import { isPersonal } from './situations.ts'
import { accountOf, anyOf, capital, line, lowerArticle, partsOf } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

const states =
  '(?<states>(?:["“][^"”]{1,40}["”]|\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?)(?:(?:,? or |,? and |, |/)(?:["“][^"”]{1,40}["”]|\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?)){0,4})'
const inState = `(?:(?:(?:while|when|if|as long as|where|provided(?: that)?|so long as) (?:(?:its|their|the) (?:[a-z]+ )?(?:status|state) is|(?:it|they|the [a-z]+|the [a-z]+ [a-z]+) (?:is|are|has|have) (?:still )?(?:in (?:the )?(?:status|state)|the status))|in (?:the )?(?:status|state|statuses|states)) ${states}|in (?:the )?${states.replace('states', 'named')} (?:status|state))`
const stretch = '[^,;.:"“]'

const statesIn = (slots: Slots): string[] => namesIn(word(slots, 'states') + word(slots, 'named'))

/** "“New” or Paid" → "“New”", "“Paid”". */
const namesIn = (text: string): string[] =>
  text.split(/,? (?:or|and) |, |\//u).map((name) => `“${name.replace(/["“”]/gu, '')}”`)

/** One of each status that allows it, and one of another status. */
function allowedIn(
  thing: string,
  act: (object: string) => string,
  names: string[],
  who?: string,
): CasePattern[] | undefined {
  const one = anyOf(thing).replace(/^an? /u, '')
  const of = (state: string): string => `the ${one} with the status ${state}`
  const [first = ''] = names
  if (names.length === 0 || partsOf(act('it')) === undefined || /^(?:it|they|this|these)$/iu.test(thing))
    return undefined
  const as = who === undefined ? '' : ' as Anna Weber'
  const other = `the ${one} with another status`
  return [
    {
      title: [
        `${capital(act(anyOf(one)))} only in the status ${names.join(' or ')}`,
        `${capital(act(anyOf(one)))} only in ${names.length === 1 ? first : 'the named statuses'}`,
        'Possible only in the named statuses',
      ],
      type: 'Negative',
      technique: 'State transition',
      given: [
        ...(who === undefined ? [] : [`${accountOf('Anna Weber', who)}.`]),
        `There is ${anyOf(one)} with the status ${names.join(', one with the status ')} and one with any other status.`,
      ],
      steps: [
        ...names.map((name) =>
          line(`${act(of(name))}${as}`, allowedResult(act(`the ${one}`)), name.replace(/[“”]/gu, '')),
        ),
        line(`Try to ${act(other)}${as}`, refusedTo(act(`the ${one}`)), 'any other status'),
      ],
    },
  ]
}

/** A status in which something is not possible, beside one in which it is. */
function refusedIn(thing: string, act: (object: string) => string, names: string[]): CasePattern[] | undefined {
  const one = anyOf(thing).replace(/^an? /u, '')
  const of = (state: string): string => `the ${one} with the status ${state}`
  if (partsOf(act('it')) === undefined || /^(?:it|they|this|these)$/iu.test(thing)) return undefined
  return [
    {
      title: [
        `${capital(act(anyOf(one)))}: refused in the status ${names.join(' or ')}`,
        'Refused in the named status',
      ],
      type: 'Negative',
      technique: 'State transition',
      given: [`There is ${anyOf(one)} with the status ${names.join(' and one with the status ')}.`],
      steps: names.map((name) =>
        line(`Try to ${act(of(name))}`, refusedTo(act(`the ${one}`)), name.replace(/[“”]/gu, '')),
      ),
    },
  ]
}

/** "until it is shipped": one before that, and one after it. */
function possibleBefore(slots: Slots): CasePattern[] | undefined {
  const one = anyOf(word(slots, 'thing')).replace(/^an? /u, '')
  const made = doneBy(word(slots, 'done'))
  const turned = doneBy(word(slots, 'turned'))
  const first = `the first ${one}`
  const second = `the second ${one}`
  if (made === undefined || turned === undefined || partsOf(made.act('it')) === undefined) return undefined
  const as = made.who === undefined ? '' : ' as Anna Weber'
  const [cancel, turn] = [made.act, turned.act(second)]
  return [
    {
      title: [
        `${capital(cancel(anyOf(one)))} only until it is ${word(slots, 'turned')}`,
        `Not possible once it is ${word(slots, 'turned')}`,
      ],
      type: 'Negative',
      technique: 'State transition',
      given: [
        ...(made.who === undefined ? [] : [`${accountOf('Anna Weber', made.who)}.`]),
        `There are two ${pluralOf(one)}; neither is ${word(slots, 'turned')} yet.`,
      ],
      steps: [
        line(`${cancel(first)}${as}`, allowedResult(cancel(first))),
        line(turn, `${capital(second)} is ${word(slots, 'turned')}`),
        line(`Try to ${cancel(second)}${as}`, refusedTo(cancel(second))),
      ],
    },
  ]
}

/** "cancelled by the customer" → what is done to an object, and by whom. */
function doneBy(done: string): { act: (object: string) => string; who?: string } | undefined {
  const {
    participle = '',
    rest = '',
    who,
  } = /^(?<participle>[a-z]+)(?<rest> (?!by )[a-z ]+?)?(?: by (?<who>[\p{L} -]{3,40}))?$/iu.exec(done)?.groups ?? {}
  const verb = verbOfParticiple(participle)
  if (verb === undefined || / (?:or|and) /u.test(done)) return undefined
  return { act: (object) => `${verb} ${object}${rest}`, ...(who === undefined ? {} : { who }) }
}

const passive = (said: string, example: string): SentencePattern => ({
  said,
  example,
  cases: (slots) => {
    const made = doneBy(word(slots, 'done'))
    return made === undefined ? undefined : allowedIn(word(slots, 'thing'), made.act, statesIn(slots), made.who)
  },
})

/** What can be done only in some statuses. */
export const statusRights: PatternGroup = {
  cue: 'status|state|only |until|before|as long as',
  patterns: [
    passive(
      `(?:Only )?<thing> can (?:only )?be <done=${stretch}{3,60}?>,? (?:only )?${inState}`,
      'An order can be cancelled by the customer only while its status is "New" or "Paid".',
    ),
    passive(
      `Only <thing> (?:in|with) (?:the )?(?:status|state) ${states} can be <done=${stretch}{3,60}?>`,
      'Only claims in status Draft or Returned can be edited.',
    ),
    {
      said: `<role> ${can} (?:only )?(?<verb>[a-z]+) <thing>,? (?:only )?${inState}`,
      example: 'Applicants can withdraw an application as long as it is in status Submitted.',
      cases: (slots) =>
        isPersonal(word(slots, 'role')) && !/^only /iu.test(word(slots, 'role'))
          ? allowedIn(
              lowerArticle(word(slots, 'thing')),
              (object) => `${word(slots, 'verb')} ${object}`,
              statesIn(slots),
              word(slots, 'role'),
            )
          : undefined,
    },
    {
      said: `(?<gerund>[A-Z][a-z]+ing) <thing> is (?:only )?(?:possible|allowed|permitted) (?:only )?${inState}`,
      example: 'Editing a timesheet is only possible in status Open.',
      cases: (slots) => {
        const verb = verbOfGerund(word(slots, 'gerund'))
        return verb === undefined
          ? undefined
          : allowedIn(word(slots, 'thing'), (object) => `${verb} ${object}`, statesIn(slots))
      },
    },
    {
      said: `(?:An? |The |All )?(?=.*(?<!\\p{L})only )<thing> can (?:only )?be <done=${stretch}{3,60}?>,? (?:only )?(?:until|before) (?:it|they) (?:is|are|has been|have been) <turned=[a-z]+(?: (?:out|up|off|over|to|by) ${stretch}{2,40})?>`,
      example: 'Invoices can be changed by the accountant only before they are sent.',
      cases: possibleBefore,
    },
    {
      said: `(?:An? |The )?<thing> (?:in|with) (?:the )?(?:status|state) ${states} (?:cannot|can't|can no longer|must not|may not|may no longer|can not) be <done=${stretch}{3,60}?>(?: any ?more| any longer)?`,
      example: 'Invoices with the status Paid can no longer be changed.',
      cases: (slots) => {
        const made = doneBy(word(slots, 'done'))
        return made === undefined ? undefined : refusedIn(word(slots, 'thing'), made.act, statesIn(slots))
      },
    },
  ],
}

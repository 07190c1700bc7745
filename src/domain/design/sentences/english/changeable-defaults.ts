import { moved, withAmount, type Value } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { capital, line, lowerArticle, thingOf } from './wording.ts'

/** A default value that can be changed within a limit. */
function changeable(slots: Slots): CasePattern[] | undefined {
  const { words, values } = slots
  const [initial, high, low] = ['low', 'high', 'min'].map((name) => values.get(name))
  const field = words.get('thing')
  if (initial === undefined || high === undefined || field === undefined || high.amount < initial.amount)
    return undefined
  // "six months, up to 12"
  const like = (value: Value): Value =>
    value.measure === initial.measure || value.format.suffix !== ''
      ? value
      : withAmount(initial, value.amount, 0).text.startsWith(String(value.amount))
        ? withAmount(initial, value.amount, 0)
        : value
  const [most, least] = [like(high), low === undefined ? undefined : like(low)]
  const name = thingOf(field)
  const below = least === undefined || least.amount <= 0 ? undefined : moved(least, -1)
  const change = (value: Value, expected: string): string =>
    line(`Change ${name} to ${value.text}`, expected, value.text)
  const kept = (value: Value): string => `It is saved; after a reload ${name} is ${value.text}`
  const refused = (value: Value): string => `It is refused; ${value.text} remains`
  return [
    {
      title: [
        `${capital(lowerArticle(name).replace(/^the /u, ''))}: ${initial.text} from the start, ${most.text} at most`,
        `${initial.text} from the start, ${most.text} at most`,
      ],
      type: 'Boundary',
      steps: [
        line(`Look at ${name} before anybody has changed it`, `${capital(name)} is ${initial.text}`),
        ...(least === undefined ? [] : [change(least, kept(least))]),
        ...(least === undefined || below === undefined ? [] : [change(below, refused(least))]),
        change(most, kept(most)),
        change(moved(most, 1), refused(most)),
      ],
      assume: ['The ticket gives no text for the refusal.'],
    },
  ]
}

/** "The Free plan allows 3 projects; creating a fourth one opens the upgrade dialog." */
function included(slots: Slots): CasePattern[] | undefined {
  const { words, values } = slots
  const [count, next] = [values.get('n')?.amount, values.get('nth')?.amount]
  const [thing, things, verb, rest] = ['thing', 'things', 'word', 'rest'].map((name) => words.get(name))
  if (count === undefined || thing === undefined || things === undefined || verb === undefined || rest === undefined)
    return undefined
  if (next !== undefined && next !== count + 1) return undefined
  const one = things.replace(/(?<![aeiou])ies$/u, 'y').replace(/s$/u, '')
  const act = /add/iu.test(verb) ? 'Add' : /book/iu.test(verb) ? 'Book' : 'Create'
  const before = count - 1
  const holds = (amount: number): string =>
    amount === 1
      ? `There is 1 ${one}`
      : amount === 0
        ? `There are no ${things}`
        : `There are ${String(amount)} ${things}`
  return [
    {
      title: [`${capital(things)}: ${String(count)} possible, the next one not`],
      type: 'Boundary',
      given: [`${capital(thing)} is in use. ${holds(before)}.`],
      steps: [
        line(
          `${act} one more ${one}`,
          `It is saved; ${holds(count).replace(/^There/u, 'there')}`,
          `${one} ${String(count)}`,
        ),
        line(
          `${act} another ${one}`,
          `This ${rest}; ${holds(count)
            .replace(/^There/u, 'there')
            .replace(/^there (is|are)/u, 'there $1 still')}`,
          `${one} ${String(count + 1)}`,
        ),
      ],
    },
  ]
}

const change = '(?:raised|increased|changed|set|extended|adjusted|lowered|reduced|overridden)'

/** Default values and how far they can be changed. */
export const changeableDefaults: PatternGroup = {
  cue: 'default|allows|includes|permits',
  needsRequest: false,
  patterns: [
    {
      said: `(?:The )?<thing> (?:defaults? to|is(?: set to)?|starts? (?:at|with)) <low>(?: by default)?(?:,| and| but)+ (?:it )?(?:can|may|could) be ${change}(?: by [^,;.\\d]{3,40}?)?(?: up)? to (?:(?:anything|any value|values?) (?:from|between) <min> (?:to|and) |at most |a maximum of )?<high>`,
      example: 'The spending limit defaults to 300 EUR and can be raised by the customer up to 1,500 EUR.',
      cases: changeable,
    },
    {
      said: `<thing> (?:allows?|includes?|permits?|is limited to|contains?) (?:up to |at most )?<n> <things=[a-z]+s>(?:<stop>|, |,? and |,? but )<word=(?:creating|adding|booking|trying to create|trying to add)> (?:an?|the) (?:<nth>(?: one)?|further one|additional one) (?<rest>(?:opens?|shows?|displays?|leads? to|brings up|triggers?|is|results? in) .{4,100})`,
      example: 'The Starter plan allows 5 boards; creating a sixth one opens the price list.',
      cases: included,
    },
  ],
}

import { isPlural } from '../../understand/english/subject.ts'
import type { CasePattern } from '../pattern.ts'
import {
  accountOf,
  actsIn,
  anyOf,
  capital,
  eachOf,
  isLook,
  line,
  lowerArticle,
  partsOf,
  resultOf,
  thingOf,
} from './wording.ts'

/** Ways to say that somebody may or may not do something. */
export const can =
  '(?:can|may|is able to|are able to|(?:is|are) allowed to|(?:is|are) permitted to|(?:is|are) entitled to|has the right to|have the right to|(?:must|should|shall) be able to|(?:is|are) authori[sz]ed to)'
export const cannot =
  "(?:cannot|can't|can not|may not|must not|mustn't|should not|shall not|(?:is|are) not (?:allowed|able|permitted|authori[sz]ed|entitled) to|(?:must|should|shall) not be able to|(?:does|do) not have the right to|can never|may never)"

export interface Grant {
  /** As the ticket says it: "users with the role X", "receptionists". */
  who: string
  can?: string[]
  cannot?: string[]
}

const names = ['Anna Weber', 'Ben Ark', 'Carla Diaz', 'Dan Stone', 'Eva Lind']

/** What is seen when somebody does something that is not theirs to do. */
export function refusedTo(act: string, beyond?: string): string {
  const { object = '' } = partsOf(act) ?? {}
  if (beyond !== undefined) return beyond
  if (isLook(act)) {
    const thing = object === '' ? 'nothing of it' : thingOf(object)
    return `Access is not offered or is refused; ${thing} ${isPlural(thing) ? 'are' : 'is'} not displayed`
  }
  const result = resultOf(act, true)
  return `The action is not offered or is refused; ${result}${/nothing/u.test(result) ? '' : ', also after a reload'}`
}

/** Seeing is not an action: the step looks for the thing instead. */
const lookedFor = (act: string): string => act.replace(/^see /iu, 'look for ')

/** One account after the other does what the ticket grants or denies it. */
export function rightsCase(grants: Grant[], title: string[], others?: string, beyond?: string): CasePattern {
  const accounts = grants.map(({ who }, at) => accountOf(names[at] ?? 'Fay Moss', who))
  const steps = grants.flatMap(({ can: allowed = [], cannot: denied = [] }, at) => {
    const name = names[at] ?? 'Fay Moss'
    return [
      ...allowed.flatMap(actsIn).map((act) => line(`${lookedFor(act)} as ${name}`, allowedResult(act), name)),
      ...denied
        .flatMap(actsIn)
        .map((act) =>
          /^see /iu.test(act)
            ? line(`${lookedFor(act)} as ${name}`, beyond ?? resultOf(act, true), name)
            : line(`Try to ${act} as ${name}`, refusedTo(act, beyond), name),
        ),
    ]
  })
  return {
    title,
    type: grants.some(({ cannot: denied = [] }) => denied.length > 0) ? 'Negative' : 'Positive',
    technique: 'Decision table',
    given: [`${[...accounts, ...(others === undefined ? [] : [others])].join('; ')}.`],
    steps,
  }
}

export function allowedResult(act: string): string {
  return `${capital(resultOf(act))}${isLook(act) ? '' : '; this is still so after a reload'}`
}

function without(people: string, roles: string[]): string {
  if (roles.length > 1) return 'any of these roles'
  return / (?:with|having|in) (?!.*role)/iu.test(people) ? 'it' : 'this role'
}

/** Only these people do this; an account without the right is refused. */
export function onlyFor(people: string, act: string, beyond?: string): CasePattern[] {
  const roles = eachOf(people)
  const grants = roles.map((who): Grant => ({ who, can: [act] }))
  const signedIn = /(?:logged|signed)[- ]in|registered|authenticated/iu.test(people)
  const outsider = names[grants.length] ?? 'Fay Moss'
  const main = rightsCase(grants, [
    `${capital(roles.join(' and '))} can ${act}, others cannot`,
    `Only ${people} can ${act}`,
    `Only ${people}: ${act}`,
    `Who can ${act}`,
    'Allowed for the named role, refused for others',
  ])
  const accounts = grants.map(({ who }, at) => accountOf(names[at] ?? '', who)).join('; ')
  return [
    {
      ...main,
      type: 'Negative',
      given: [`${accounts}${signedIn ? '' : `; ${outsider} has an account without ${without(people, roles)}`}.`],
      steps: [
        ...main.steps,
        ...actsIn(act).map((one) =>
          signedIn
            ? line(`Try to ${one} without signing in`, refusedTo(one, beyond), 'Not signed in')
            : line(`Try to ${one} as ${outsider}`, refusedTo(one, beyond), outsider),
        ),
      ],
    },
  ]
}

/** Only these people see a thing. */
export function seenBy(people: string, thing: string): CasePattern[] {
  const roles = eachOf(people)
  const outsider = names[roles.length] ?? 'Fay Moss'
  const shown = thingOf(thing)
  return [
    {
      title: [
        `${capital(shown)}: visible to ${lowerArticle(people)}, not to others`,
        `${capital(shown)}: only for ${roles.join(' and ')}`,
        `Visible to ${people} only`,
      ],
      type: 'Negative',
      technique: 'Decision table',
      given: [
        `${roles.map((who, at) => accountOf(names[at] ?? '', who)).join('; ')}; ${outsider} has an account without ${without(people, roles)}.`,
      ],
      steps: [
        ...roles.map((_, at) =>
          line(`Open the page as ${names[at] ?? ''}`, `${capital(shown)} ${be(thing)} displayed`, names[at] ?? ''),
        ),
        line(`Open the same page as ${outsider}`, `${capital(shown)} ${be(thing)} missing`, outsider),
      ],
      assume: [`The page is the one on which ${shown} ${be(thing)} placed.`],
    },
  ]
}

/** These people do not see a thing that others see. */
export function hiddenFrom(people: string, thing: string): CasePattern[] {
  const roles = eachOf(people)
  const insider = names[roles.length] ?? 'Fay Moss'
  const shown = thingOf(thing)
  return [
    {
      title: [`${capital(shown)}: not visible to ${lowerArticle(people)}`, `Not visible to ${lowerArticle(people)}`],
      type: 'Negative',
      technique: 'Decision table',
      given: [
        `${roles.map((who, at) => accountOf(names[at] ?? '', who)).join('; ')}; ${insider} has an account that is allowed to see ${shown}.`,
      ],
      steps: [
        line(`Open the page with ${shown} as ${insider}`, `${capital(shown)} ${be(thing)} displayed`, insider),
        ...roles.map((_, at) =>
          line(
            `Open the same page as ${names[at] ?? ''}`,
            `${capital(shown)} ${be(thing)} missing, also from the source of the page`,
            names[at] ?? '',
          ),
        ),
      ],
    },
  ]
}

function be(thing: string): 'is' | 'are' {
  const head = thing
    .replace(/["“][^"”]*["”]/gu, 'x')
    .replace(/ (?:of|in|on|for|with|from|to|at|that|which|by) .*$/iu, '')
  return / and /u.test(head) || (/[^su]s$/u.test(head) && !/^(?:an?|each|every) /iu.test(head)) ? 'are' : 'is'
}

/** Somebody's own things and those of another person. */
export function ownOnly(people: string, act: string, noun: string, whose: string): CasePattern[] {
  const who = anyOf(people)
  const looks = isLook(act)
  const verb = act.split(' ')[0] ?? ''
  return [
    {
      title: [
        `${capital(who)} can ${verb} own ${noun}, not those of others`,
        `Own ${noun} only: can ${verb}`,
        `Own ${noun} only`,
      ],
      type: 'Negative',
      technique: 'Decision table',
      given: [
        `${accountOf('Anna Weber', people)}; ${accountOf('Ben Ark', people)} as well.`,
        `There are ${noun} of both${whose === '' ? '' : ` (${whose})`}; the addresses of the pages of Ben Ark’s ${noun} are at hand.`,
      ],
      steps: [
        line(
          `${verb} Anna Weber’s ${noun} as Anna Weber`,
          looks ? `Anna Weber’s ${noun} are displayed` : 'The change is shown, also after a reload',
          'Anna Weber',
        ),
        line(
          `Search all lists as Anna Weber for Ben Ark’s ${noun}`,
          `None of Ben Ark’s ${noun} ${looks ? 'is listed' : `can be selected to ${verb} them`}`,
          'Anna Weber',
        ),
        line(
          `Open the address of Ben Ark’s ${noun} as Anna Weber`,
          looks
            ? `Access is refused; Ben Ark’s ${noun} are not displayed`
            : `There is no way to ${verb} them; they are unchanged`,
          'Anna Weber',
        ),
      ],
    },
  ]
}

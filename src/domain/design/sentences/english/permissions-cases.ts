import { eachOf } from './wording.ts'
import type { SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { verbOfGerund } from '../../understand/english/words.ts'
import { onlyFor, rightsCase } from './rights.ts'
import {
  accountOf,
  actFrom,
  actsIn,
  anyOf,
  capital,
  line,
  lowerArticle,
  partsOf,
  resultOf,
  thingOf,
} from './wording.ts'

export const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

/** "view …, but not change them": the act behind "but", with its object. */
export function whole(act: string, first: string): string {
  const object = partsOf(actsIn(first)[0] ?? first)?.object ?? ''
  const thing = object === '' ? 'it' : thingOf(object)
  return /^\S+$/u.test(act) ? `${act} ${thing}` : act.replace(/(?<= )(?:them|it|these|those)(?= |$)/iu, thing)
}

/** Two statements in one sentence, or in two. */
export const joints = [
  '(?:, (?:and |but |while |whereas )?| and | but | while | whereas )',
  '<stop>(?:However, |But )?',
]
export const inOneOrTwo = (
  pattern: (joint: string) => Omit<SentencePattern, 'example'>,
  examples: [string, string],
): SentencePattern[] => joints.map((joint, at) => ({ ...pattern(joint), example: examples[at] ?? '' }))

/** What the next sentence says about a refusal; undefined where it says nothing. */
export function refusalIn({ words }: Slots): string | undefined {
  const beyond = words.get('beyond') ?? ''
  return beyond === 'It is refused; nothing is saved.' ? undefined : '{beyond}'
}

export function partThing(slots: Slots): string {
  const part = slots.words.get('part')
  return part === undefined ? word(slots, 'thing') : `the ${part.toLowerCase()} ${word(slots, 'thing')}`
}

export function passiveOnly(slots: Slots): ReturnType<typeof onlyFor> | undefined {
  const done = slots.words.get('done')
  const act = done === undefined ? undefined : actFrom(word(slots, 'thing'), done)
  return act === undefined ? undefined : onlyFor(word(slots, 'role'), act, refusalIn(slots))
}

export function gerundAct(slots: Slots): string | undefined {
  const verb = verbOfGerund(word(slots, 'verb'))
  return verb === undefined ? undefined : `${verb} ${lowerArticle(word(slots, 'thing'))}`
}

export function viewNotChange(slots: Slots): ReturnType<typeof onlyFor> | undefined {
  const [role, act] = [word(slots, 'role'), word(slots, 'act')]
  const denied = whole(word(slots, 'rest').replace(/^to /iu, ''), act)
  if (partsOf(denied) === undefined || partsOf(act) === undefined) return undefined
  return [
    rightsCase(
      [{ who: role, can: [act], cannot: [denied] }],
      [
        `${capital(anyOf(role))} can ${act} but not ${word(slots, 'rest').replace(/^to /iu, '')}`,
        `${capital(anyOf(role))} cannot ${denied}`,
        `What ${anyOf(role)} can and cannot do`,
      ],
    ),
  ]
}

export function readOnly(role: string, thing: string): ReturnType<typeof onlyFor> {
  const shown = thingOf(thing)
  return [
    {
      ...rightsCase(
        [{ who: role, can: [`view ${shown}`], cannot: [`change ${shown}`, `delete ${shown}`] }],
        [
          `${capital(anyOf(role))} can view ${shown} but not change or delete anything`,
          `${capital(shown)}: read-only for ${role}`,
          `Read-only for ${role}`,
        ],
      ),
    },
  ]
}

export function twoRoles(slots: Slots, only: boolean): ReturnType<typeof onlyFor> | undefined {
  const [role, act, other] = [word(slots, 'role'), word(slots, 'act'), word(slots, 'role2')]
  if (partsOf(act) === undefined) return undefined
  const said = slots.words.get('act2')?.replace(/^can /iu, '')
  const second = said === undefined ? act : whole(said, act)
  if (partsOf(second) === undefined) return undefined
  return [
    rightsCase(
      [
        ...eachOf(role).map((who) => ({ who, can: [act] })),
        only ? { who: other, can: [second], cannot: [act] } : { who: other, cannot: [second] },
      ],
      [
        `${capital(anyOf(role))} can ${act}, ${anyOf(other)} cannot`,
        `${capital(anyOf(role))} and ${anyOf(other)}: who can ${act}`,
        `${capital(anyOf(role))} and ${anyOf(other)}: who can do what`,
      ],
    ),
  ]
}

export function othersOnly(slots: Slots): ReturnType<typeof onlyFor> | undefined {
  const [roles, act] = [word(slots, 'role'), word(slots, 'act')]
  const second = whole(word(slots, 'act2').replace(/^can /iu, ''), act)
  if (partsOf(act) === undefined || partsOf(second) === undefined) return undefined
  const [main] = onlyFor(roles, act)
  if (main === undefined) return undefined
  const outsider = /as (?<name>\p{Lu}\p{L}+ \p{Lu}\p{L}+) \|/u.exec(main.steps.at(-1) ?? '')?.groups?.name ?? 'Ben Ark'
  const [look = ''] = rightsCase([{ who: 'a user', can: [second] }], ['x']).steps
  return [
    { ...main, steps: [...main.steps.slice(0, -1), look.replaceAll('Anna Weber', outsider), main.steps.at(-1) ?? ''] },
  ]
}

/** Somebody may do this with the things of others, not with their own. */
export function notOwn(
  people: string,
  verb: string,
  noun: string,
  beyond?: string,
): ReturnType<typeof onlyFor> | undefined {
  if (partsOf(`${verb} it`) === undefined) return undefined
  const one = noun.replace(/(?<=[^s])s$/iu, '')
  return [
    {
      ...rightsCase(
        [{ who: people, cannot: [`${verb} Anna Weber’s ${noun}`] }],
        [`${capital(anyOf(people))} cannot ${verb} own ${noun}`, `Own ${noun}: refused`],
        undefined,
        beyond,
      ),
      given: [
        `${accountOf('Anna Weber', people)} with the right to ${verb} ${/s$/u.test(noun) ? noun : `${noun}s`}; there ${/s$/u.test(noun) ? `are ${noun}` : `is ${anyOf(one)}`} of hers and of Ben Ark’s.`,
      ],
      steps: [
        line(`${verb} Ben Ark’s ${noun} as Anna Weber`, resultOf(`${verb} Ben Ark’s ${noun}`), 'Anna Weber'),
        line(
          `Try to ${verb} Anna Weber’s own ${noun} as Anna Weber`,
          beyond ??
            `The action is not offered or is refused; the ${noun} ${/s$/u.test(noun) ? 'stay' : 'stays'} unchanged`,
          'Anna Weber',
        ),
      ],
    },
  ]
}

export function creatorOnly(slots: Slots): ReturnType<typeof onlyFor> | undefined {
  const thing = word(slots, 'object').replace(/^(?:an?|the) /iu, '')
  const act = whole(word(slots, 'act'), `open the ${thing}`)
  const role = slots.words.get('role')
  if (partsOf(act) === undefined) return undefined
  return [
    {
      ...rightsCase(
        [{ who: 'users', can: [act] }],
        [`Only who ${word(slots, 'made')} ${word(slots, 'object')} can ${act}`, `Only its creator can ${act}`],
      ),
      type: 'Negative',
      given: [
        `Anna Weber has ${word(slots, 'made')} two ${thing.replace(/(?<!s)$/u, 's')}, 1 and 2; Ben Ark has an ordinary account${role === undefined ? '' : `; ${accountOf('Carla Diaz', role)}`}.`,
      ],
      steps: [
        line(
          `Try to ${act} 1 as Ben Ark`,
          `The action is not offered or is refused; ${thingOf(thing)} 1 remains unchanged`,
          'Ben Ark',
        ),
        line(`${act} 1 as Anna Weber`, resultOf(`${act} 1`), 'Anna Weber'),
        ...(role === undefined ? [] : [line(`${act} 2 as Carla Diaz`, resultOf(`${act} 2`), 'Carla Diaz')]),
      ],
    },
  ]
}

export function ownGroup(slots: Slots): ReturnType<typeof onlyFor> | undefined {
  const verb = slots.words.get('act')?.trim() ?? 'view'
  const group = word(slots, 'group')
  const things = word(slots, 'things').replace(/^only /iu, '')
  if (partsOf(`${verb} it`) === undefined) return undefined
  const role = word(slots, 'role')
  const act = (whose: string): string => `${verb} ${lowerArticle(things)} of ${whose} ${group}`
  return [
    {
      ...rightsCase(
        [{ who: role, can: [act('her own')], cannot: [act('the other')] }],
        [
          `${capital(anyOf(role))}: can ${verb} ${things} of the own ${group} only`,
          `Own ${group} only: ${verb} ${things}`,
          `Own ${group} only`,
        ],
      ),
      given: [
        `${accountOf('Anna Weber', role)}; there are ${things.replace(/^the /iu, '')} of her own ${group} and of another ${group}.`,
      ],
    },
  ]
}

export function withoutPermission(slots: Slots, act: string): ReturnType<typeof onlyFor> | undefined {
  if (partsOf(act) === undefined) return undefined
  const right = slots.words.get('quoted')
  const outcome = word(slots, 'rest')
  return [
    {
      title: [
        `Without the permission${right === undefined ? '' : ` ${right}`}: ${outcome}`,
        `Refused without the permission: ${act}`,
        'Refused without the permission',
      ],
      type: 'Negative',
      given: [
        `Anna Weber has an account with the permission${right === undefined ? '' : ` ${right}`}, Ben Ark one without it.`,
      ],
      steps: [
        line(`${act} as Anna Weber`, resultOf(act), 'Anna Weber'),
        line(`Try to ${act} as Ben Ark`, `${capital(outcome)}; ${resultOf(act, true)}`, 'Ben Ark'),
      ],
    },
  ]
}

import { isStem } from '../../understand/english/words.ts'
import { eachOf } from './wording.ts'
import type { SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { onlyFor, rightsCase } from './rights.ts'
import { accountOf, actFrom, actsIn, anyOf, capital, line, partsOf, resultOf, thingOf } from './wording.ts'

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

export function viewNotChange(slots: Slots): ReturnType<typeof onlyFor> | undefined {
  const [role, act] = [word(slots, 'role'), word(slots, 'act')]
  const rest = word(slots, 'rest')
    .replace(/^to (?=(?<verb>[a-z]+)(?: |$))/iu, (to, verb: string) => (isStem(verb) ? '' : to))
    .replace(/^(?:himself|herself|themselves|himself or herself)$/iu, 'their own account')
  const { verb = '', object = '' } = partsOf(act) ?? {}
  // "can edit their address but not their job title", "… to my team but not to others": the verb holds for both.
  const shared = /^(?:to|for|in|from|on|of|with|at) /iu.test(rest) ? `${verb} ${object} ${rest}` : `${verb} ${rest}`
  const denied = isStem(rest.split(' ')[0] ?? '') ? whole(rest, act) : shared
  if (partsOf(denied) === undefined || partsOf(act) === undefined) return undefined
  return [
    rightsCase(
      [{ who: role, can: [act], cannot: [denied] }],
      [
        `${capital(anyOf(role))} can ${act} but not ${rest}`,
        `${capital(anyOf(role))} cannot ${denied}`,
        `What ${anyOf(role)} can and cannot do`,
      ],
    ),
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

import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'
import { isPlural } from './subject.ts'
import { participleOf } from './words.ts'

const sentence =
  /^(?<who>(?:an?|each|every|the|all)? ?[\p{L}-]+(?: [\p{L}-]+)??) (?:(?:can|may|are able to|is able to)(?<before> only)? )?(?<verb>see|view|open|edit|read|access|download|change|cancel|delete|manage)s?(?<after> only)? (?<things>[^,;.]{3,80}?)(?<end> only)?(?<rest>,? (?:and )?(?:not|never) (?:those|that|the ones?) of (?:other|another) .{3,40})?$/iu

/** "the grades of the classes they teach", "their own orders": what belongs to them, and how the rest differs from it. */
const relations: [RegExp, (found: Partial<Record<string, string>>) => { own: string; other: string } | undefined][] = [
  [
    /^(?:the )?(?<things>[\p{L} -]{3,40}?) (?<link>of|in|for|from|at) (?:the |their )?(?<holders>[\p{L}-]+(?: [\p{L}-]+)?) (?:that |which |whom |who )?(?<relation>they (?:\p{L}+)(?: \p{L}+)?|(?:is|are) assigned to them)$/iu,
    ({ things, link, holders, relation }) =>
      things === undefined || link === undefined || holders === undefined || relation === undefined
        ? undefined
        : {
            own: `the ${things} ${link} ${oneOf(holders)} that ${relation.replace(/^are /iu, 'is ')}`,
            other: `the ${things} ${link} ${oneOf(holders)} that ${negated(relation)}`,
          },
  ],
  [
    /^(?:the )?(?<things>[\p{L} -]{3,40}?) (?:that |which )?(?<relation>they (?:have )?(?:created|uploaded|wrote|written|booked|ordered|made|submitted|own|manage|sold|bought)(?: themselves)?|assigned to them|(?:that )?(?:is|are) assigned to them)$/iu,
    ({ things, relation }) =>
      things === undefined || relation === undefined
        ? undefined
        : {
            own: `${oneOf(things)} ${/^assigned/iu.test(relation) ? relation : `that ${relation.replace(/^are /iu, 'is ')}`}`,
            other: /assigned/iu.test(relation)
              ? `${oneOf(things)} assigned to somebody else`
              : `${oneOf(things)} of somebody else`,
          },
  ],
  [
    /^(?:the )?(?<things>[\p{L} -]{3,40}?) (?:of|in|for|from) (?:their|his or her|its) (?:own )?(?<holders>[\p{L}-]+)$/iu,
    ({ things, holders }) =>
      things === undefined || holders === undefined
        ? undefined
        : {
            own: `${oneOf(things)} of their own ${holders}`,
            other: `${oneOf(things)} of ${isPlural(holders) ? 'other' : 'another'} ${holders}`,
          },
  ],
  [
    /^(?:(?:his or her|their|its) )(?:own )?(?<things>[\p{L}-]+(?: [\p{L}-]+){0,3})$/iu,
    ({ things }) =>
      things === undefined || things.split(' ').length > 4
        ? undefined
        : {
            own: `${isPlural(things) ? 'one of their own' : 'their own'} ${things}`,
            other: isPlural(things) ? `${oneOf(things)} of somebody else` : `the ${things} of somebody else`,
          },
  ],
]

function negated(relation: string): string {
  const verb = /^they (?<verb>\p{L}+)(?<rest> .+)?$/iu.exec(relation)?.groups
  return verb?.verb === undefined
    ? 'is assigned to somebody else'
    : /ed$/u.test(verb.verb)
      ? `they have not ${verb.verb}${verb.rest ?? ''}`
      : `they do not ${verb.verb}${verb.rest ?? ''}`
}

/** "A teacher can see only the grades of the classes they teach": one that is theirs, and one that is not. */
export function onlyTheirs(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { who, verb, things, before, after, end } = sentence.exec(plain(reading, text))?.groups ?? {}
  if (who === undefined || verb === undefined || things === undefined || condition !== undefined) return undefined
  if ((before ?? after ?? end) === undefined && !/(?<!\p{L})own(?!\p{L})/iu.test(things)) return undefined
  const pair = relations
    .map(([shape, build]) => {
      const groups = shape.exec(things.replace(/^only /iu, ''))?.groups
      return groups === undefined ? undefined : build(groups)
    })
    .find((found) => found !== undefined)
  if (pair === undefined) return undefined
  const one = oneOf(/^(?:an?|the) /iu.test(who) ? who : who.trim())
  const looks = /^(?:see|view|read|access)$/iu.test(verb)
  const done = looks ? 'open' : verb.toLowerCase()
  const noun = pair.other.split(' ')[0] === 'the' ? 'they' : 'it'
  const be = noun === 'they' ? 'are' : 'is'
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [
      `The tester is signed in as ${one}`,
      ...(noun === 'they'
        ? [`${capitalise(pair.own)} and ${pair.other} exist`]
        : [`There is ${pair.own}`, `There is ${pair.other}`]),
    ],
    steps: [
      {
        what: 'action',
        words: `${capitalise(done)} ${pair.own}`,
        outcome: looks
          ? `${noun === 'they' ? 'They are' : 'It is'} displayed`
          : `${noun === 'they' ? 'They are' : 'It is'} ${participleOf(done)}`,
      },
      {
        what: 'action',
        words: `Look for ${pair.other}`,
        outcome: looks
          ? `${capitalise(noun)} ${be} not displayed`
          : `There is no way to ${done} ${noun === 'they' ? 'them' : 'it'}`,
      },
      {
        what: 'action',
        words: `Open the address of ${pair.other} directly`,
        refused: true,
        outcome: looks ? 'Access is refused; nothing of it is displayed' : 'The action is refused; nothing has changed',
      },
    ],
    outcome: '',
    title: titled(capitalise(plain(reading, text))),
  }
}

import { verbOfParticiple } from '../../understand/english/words.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import { shaped } from '../forms.ts'
import type { Slots } from '../slots.ts'
import { anyOf, capital, line, lowerArticle, thingOf } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
const bare = (noun: string): string => anyOf(noun).replace(/^an? /u, '')

/** What goes together, what does not, and what there is only once. */
export const combinations: PatternGroup = {
  cue: 'combin|together|at most|only one|no more than|maximum|once|one .* per|per |unique|twice|simultaneous|same time|exclude|either|duplicate|already exist|same ',
  patterns: [
    {
      said: "<thing> (?:cannot|can not|must not|may not|is not|are not|can't) be (?:combined|used together|used|selected together|booked together|cumulated) with <thing2>",
      example: 'The student discount cannot be combined with vouchers.',
      cases: (slots) => together(slots, false),
    },
    {
      said: '(?:An? |Each |Every )?<who> (?:can|may) (?:have|hold|own|keep|submit|place|book|open|create|make|write|run|post|file|rent|borrow) (?:at most|no more than|a maximum of|only|up to|not more than|exactly) (?:one|1|a single) (?<object>[^,;.]{3,40}?) (?:per|for each|for every|for the same|for one|in the same|at the same) (?<group>[^,;.]{3,40})',
      example: 'A customer can have at most one open claim per policy.',
      cases: (slots) => onePer(word(slots, 'object'), word(slots, 'group'), word(slots, 'who')),
    },
    {
      said: '(?:At most|Only|A maximum of|No more than|Exactly) (?:one|1|a single) (?<object>[^,;.]{3,40}?) (?:(?:can|may) be (?<verbed>[a-z]+)|is (?:possible|allowed|permitted|accepted)|may exist|can exist|counts) (?:per|for each|for every|in each|on each) <group=[^,;.]{3,40}>',
      example: 'Only one review can be written per booking.',
      cases: (slots) => onePer(word(slots, 'object'), word(slots, 'group'), undefined, slots.words.get('verbed')),
    },
    {
      said: "(?:The same |One |A |An )<who> (?:can't|cannot|may not|must not|can not) (?:have|hold|own|submit|place|book|open|create|make|file|rent) (?:two|more than one|several) (?<object>[^,;.]{3,40}?) (?:of|for|in|on|at) (?:the same|one) <group=[^,;.]{3,40}>",
      example: 'The same person cannot have two open applications of the same type.',
      cases: (slots) =>
        onePer(anyOf(word(slots, 'object')).replace(/^an? /u, ''), word(slots, 'group'), word(slots, 'who')),
    },
    {
      said: '(?<things>[^,;.]{3,40}?) (?:is|are) (?:case[- ]insensitive|not case[- ]sensitive)[,;:]? (?:so|i\\.e\\.|that is|which means)(?: that)?,? (?<one>["“][^"”]{1,40}["”]) and (?<other>["“][^"”]{1,40}["”]) (?:count as|are|are treated as|mean|stand for|refer to) the same(?: [a-z]+)?',
      example: 'Coupon codes are not case-sensitive, so "SPRING" and "spring" are the same code.',
      cases: (slots) => sameInAnyCase(slots),
    },
    {
      said: '(?:The |An? |Each |Every )?(?<field>[^,;.]{3,40}?) (?:must be|has to be|is|should be|needs to be) unique(?: (?:within|in|per|for|(?<across>across|throughout)) (?:an? |the |each |all )?(?<group>[^,;.]{3,40}?))?',
      example: 'The name of a folder must be unique within a project.',
      cases: (slots) => unique(slots),
    },
  ],
}

function together(slots: Slots, possible: boolean): CasePattern[] {
  const [one, other] = [thingOf(word(slots, 'thing')), lowerArticle(word(slots, 'thing2'))]
  const second = /s$/u.test(other) && !/^(?:the|an?|["“])/iu.test(other) ? anyOf(other) : other
  const both = `${one} and ${second}`
  return [
    {
      title: possible
        ? [`${capital(both)} apply together`, 'Both apply together']
        : [`${capital(both)}: never both`, 'Never both at once'],
      type: possible ? 'Positive' : 'Negative',
      technique: 'Decision table',
      steps: possible
        ? [line(`Use ${one}`, `${capital(one)} is applied`), line(`Use ${second} in addition`, 'Both are applied')]
        : [
            line(`Use ${one} alone`, `${capital(one)} is applied`),
            line(
              `Try to use ${second} in addition`,
              'It is refused or takes the place of the first; the two are never applied together',
            ),
            line(`Start again with ${second} alone`, `${capital(thingOf(second))} is applied`),
            line(
              `Try to use ${one} in addition`,
              'It is refused or takes the place of the first; the two are never applied together',
            ),
          ],
      ...(possible
        ? {}
        : {
            assume: ['Whether the second is refused or replaces the first is open; both at once is wrong either way.'],
          }),
    },
  ]
}

function onePer(object: string, group: string, who?: string, verbed?: string): CasePattern[] {
  const verb = (verbed === undefined ? undefined : verbOfParticiple(verbed)) ?? 'create'
  const done = verbed ?? 'saved'
  const thing = bare(object)
  const per = group.replace(/^(?:the|an?) /iu, '')
  const name = who === undefined ? '' : `; Anna Weber, ${anyOf(who)}, carries out all steps`
  return [
    {
      title: [`Second ${thing} for the same ${per} is refused`, `Only one ${thing} per ${per}`],
      type: 'Boundary',
      given: [
        `There are two ${shaped(per, 'many', 'en') ?? per}: ${per} 1 and ${per} 2, without ${anyOf(thing)} so far${name}.`,
      ],
      steps: [
        line(`${verb} ${anyOf(thing)} for ${per} 1`, `The ${thing} is ${done}`, `${capital(per)} 1`),
        line(
          `Try to ${verb} a second ${thing} for ${per} 1`,
          `{beyond} There is still exactly one ${thing} for ${per} 1`,
          `${capital(per)} 1`,
        ),
        line(`${verb} ${anyOf(thing)} for ${per} 2`, `The ${thing} is ${done}`, `${capital(per)} 2`),
      ],
    },
  ]
}

function unique(slots: Slots): CasePattern[] | undefined {
  // A key of an interface is tried with requests.
  if (/\p{Ll}\p{Lu}|_/u.test(word(slots, 'field'))) return undefined
  const field = lowerArticle(word(slots, 'field'))
  // "across all companies in the group": one of the companies.
  const across = slots.words.get('across') !== undefined
  const stated = slots.words.get('group')
  const group = across ? anyOf((stated ?? '').replace(/ (?:of|in|on) .*$/u, '')).replace(/^an? /u, '') : stated
  const name = thingOf(field)
  const scope = group === undefined ? '' : ` in ${group} 1`
  return [
    {
      title: [`${capital(name)}: “Kestrel” a second time is refused`],
      type: 'Negative',
      given: [
        `“Kestrel” is already there as ${name}${scope}; “Heron” is not.${group === undefined ? '' : ` There is also ${anyOf(group)} 2 without “Kestrel”.`}`,
      ],
      steps: [
        line(`Save another one with “Kestrel” as ${name}${scope}`, '{beyond}', 'Kestrel'),
        line(`Save it with “Heron” as ${name}${scope}`, 'It is saved', 'Heron'),
        ...(group === undefined
          ? []
          : [line(`Save one with “Kestrel” as ${name} in ${group} 2`, across ? '{beyond}' : 'It is saved', 'Kestrel')]),
      ],
    },
  ]
}

function sameInAnyCase(slots: Slots): CasePattern[] {
  const [thing, one, other] = [anyOf(word(slots, 'things')), word(slots, 'one'), word(slots, 'other')]
  const noun = thing.replace(/^an? /u, '')
  return [
    {
      title: [`${capital(noun)}: ${one} and ${other} are the same`, `${one} and ${other} are the same`],
      technique: 'Equivalence partitioning',
      given: [`There is the ${noun} ${one}; there is no other one in these letters.`],
      steps: [
        line(
          `Enter ${other} as ${thing}`,
          `It is taken for ${one}; there is no second ${noun}`,
          other.replace(/["“”]/gu, ''),
        ),
      ],
    },
  ]
}

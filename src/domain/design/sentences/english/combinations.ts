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
      said: "<things> (?:cannot|can not|must not|may not|are not|can't) be (?:combined|used together|cumulated|added up|stacked|used at the same time)(?: with (?:each other|one another))?",
      example: 'Discount codes cannot be combined.',
      cases: (slots) => {
        const one = bare(word(slots, 'things'))
        return [
          {
            title: [`A second ${one} on top of the first is refused`],
            type: 'Negative',
            given: [
              `Two valid ${word(slots, 'things')
                .replace(/^(?:the|different|several) /iu, '')
                .toLowerCase()} are prepared: 1 and 2.`,
            ],
            steps: [
              line(`Use ${one} 1`, `${capital(one)} 1 is applied`, '1'),
              line(
                `Try to use ${one} 2 in addition`,
                `It is refused or takes the place of 1; the two are never applied together`,
                '2',
              ),
              line('Take away what is applied', 'Neither of the two is applied'),
              line(`Use ${one} 2 alone`, `${capital(one)} 2 is applied`, '2'),
            ],
            assume: ['Whether the second is refused or replaces the first is open; both at once is wrong either way.'],
          },
        ]
      },
    },
    {
      said: "<thing> (?:cannot|can not|must not|may not|is not|are not|can't) be (?:combined|used together|used|selected together|booked together|cumulated) with <thing2>",
      example: 'The student discount cannot be combined with vouchers.',
      cases: (slots) => together(slots, false),
    },
    {
      said: '<thing> (?:can|may) be (?:combined|used together|selected together|booked together) with <thing2>',
      example: 'The family card can be combined with day tickets.',
      cases: (slots) => together(slots, true),
    },
    {
      said: '<thing> (?:and|or) <thing2> (?:exclude each other|are mutually exclusive|cannot be (?:selected|chosen|combined|used|active|booked)(?: together| at the same time)?)',
      example: '"Express" and "Pick-up" cannot be selected at the same time.',
      cases: (slots) => together(slots, false),
    },
    {
      said: '<thing> (?:can|may) (?:only be|be only|be) (?<done>booked|ordered|selected|chosen|used|bought|activated|added|purchased) (?:only )?(?:together|in combination|in conjunction) with <thing2>',
      example: 'The child seat can only be booked together with a car.',
      cases: (slots) => {
        const [extra, main] = [thingOf(word(slots, 'thing')), lowerArticle(word(slots, 'thing2'))]
        const verb = verbOfParticiple(word(slots, 'done')) ?? 'select'
        const done = word(slots, 'done')
        return [
          {
            title: [`${capital(extra)} only together with ${main}`, `Only together with ${main}`],
            type: 'Negative',
            technique: 'Decision table',
            steps: [
              line(
                `Try to ${verb} ${extra} without ${main}`,
                `It is not offered or is refused; ${extra} is not ${done}`,
              ),
              line(`${verb} ${main}`, `${capital(thingOf(main))} is ${done}`),
              line(`${verb} ${extra} in addition`, `Both are ${done}`),
              line(`Remove ${thingOf(main)} again`, `${capital(extra)} does not stay on its own`),
            ],
            assume: [
              'The ticket does not say what happens if the first is removed later; the second is taken not to stay alone.',
            ],
          },
        ]
      },
    },
    {
      said: '(?:An? |Each |Every )?<who> (?:can|may) (?:have|hold|own|keep|submit|place|book|open|create|make|write|run|post|file|rent|borrow) (?:at most|no more than|a maximum of|only|up to|not more than|exactly) (?:one|1|a single) (?<object>[^,;.]{3,40}?) (?:per|for each|for every|for the same|for one|in the same|at the same) (?<group>[^,;.]{3,40})',
      example: 'A customer can have at most one open claim per policy.',
      cases: (slots) => onePer(word(slots, 'object'), word(slots, 'group'), word(slots, 'who')),
    },
    {
      said: '(?:Per|For each|For every) <group=[^,;.]{3,40}?>,? (?:there (?:can|may) (?:only )?be |)(?:at most|no more than|a maximum of|only|exactly) (?:one|1|a single) (?<object>[^,;.]{3,40}?)(?: (?:can|may) be (?<verbed>[a-z]+)| is (?:possible|allowed|permitted)| per <who>| (?:can|may) exist)?',
      example: 'Per household, only one parking permit can be requested.',
      cases: (slots) => onePer(word(slots, 'object'), word(slots, 'group'), undefined, slots.words.get('verbed')),
    },
    {
      said: '(?:At most|Only|A maximum of|No more than|Exactly) (?:one|1|a single) (?<object>[^,;.]{3,40}?) (?:(?:can|may) be (?<verbed>[a-z]+)|is (?:possible|allowed|permitted|accepted)|may exist|can exist|counts) (?:per|for each|for every|in each|on each) <group=[^,;.]{3,40}>',
      example: 'Only one review can be written per booking.',
      cases: (slots) => onePer(word(slots, 'object'), word(slots, 'group'), undefined, slots.words.get('verbed')),
    },
    {
      said: '(?:An? |The |Each |Every |The same )?<thing> (?:can|may) (?:only be|be only|be) (?<verbed>used|redeemed|submitted|claimed|applied|entered|cast|sent|downloaded|rated|taken|booked|granted) (?:exactly |only )?once (?:per|for each|for every|by each|in each) <group=(?:the |an? )?[^,;.]{3,40}>',
      example: 'A voucher may be redeemed only once per household.',
      cases: (slots) => onePer(word(slots, 'thing'), word(slots, 'group'), undefined, slots.words.get('verbed')),
    },
    {
      said: '(?:An? |The |Each |Every )?<thing> (?:can|may) (?:only be|be only|be) (?<done>used|redeemed|submitted|claimed|opened|applied|entered|cast|sent|downloaded|confirmed|started|rated|changed|taken|filled in) (?:exactly |only )?once(?: by (?:each|every|one|a) <who2>| only)?',
      example: 'A voucher can only be redeemed once.',
      cases: (slots) => once(slots),
    },
    {
      said: '(?:Each|Every|An?|The) <who> (?:can|may) (?:only )?(?<verb>vote|rate|redeem|use|submit|answer|take part in|participate in|claim|download|review|register for|apply for|enter)(?: (?<object>[^,;.]{3,50}?))? (?:only |exactly )?once(?: per <group=[^,;.]{3,40}>)?',
      example: 'Each member can vote once per poll.',
      cases: (slots) => onceWho(slots),
    },
    {
      said: '(?:The |An? |Each |Every )?(?<field>[^,;.]{3,40}?) (?:must be|has to be|is|should be|needs to be) unique(?: (?:within|in|per|for|across) (?:an? |the |each |all )?(?<group>[^,;.]{3,40}?))?',
      example: 'The name of a folder must be unique within a project.',
      cases: (slots) => unique(slots),
    },
    {
      said: '(?:The )?same (?<thing>[^,;.]{3,40}?) (?:cannot|can not|must not|may not) be (?<done>added|booked|entered|selected|assigned|registered|used|listed|invited|imported) (?:twice|more than once|a second time|several times|again)(?: (?:in|on|to|for|within) (?<group>[^,;.]{3,40}?))?',
      example: 'The same ingredient cannot be added twice to a recipe.',
      cases: (slots) => twice(slots),
    },
    {
      said: '(?:An? |The |Each )?(?<thing>[^,;.]{3,40}?) (?:cannot|can not|must not|may not|can never) be (?<done>added|booked|entered|selected|assigned|registered|used|listed|invited|imported|in use) (?:twice|more than once|a second time|several times)(?: (?:in|on|to|for|within|at) (?<group>[^,;.]{3,40}?))?',
      example: 'A participant cannot be registered twice for the same race.',
      cases: (slots) => twice(slots),
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

function once(slots: Slots): CasePattern[] {
  const thing = bare(word(slots, 'thing'))
  const verb = verbOfParticiple(word(slots, 'done')) ?? 'use'
  const done = word(slots, 'done')
  const who = slots.words.get('who2')
  const other =
    who === undefined ? [] : [line(`${verb} the ${thing} as another ${bare(who)}`, `The ${thing} is ${done}`)]
  return [
    {
      title: [`${capital(anyOf(thing))} is ${done} once, refused the second time`],
      type: 'Boundary',
      given: [`There is ${anyOf(thing)} that has not been ${done} yet.`],
      steps: [
        line(`${verb} the ${thing}`, `The ${thing} is ${done}`),
        line(
          `Try to ${verb} the same ${thing} a second time`,
          '{beyond} The effect of the first time is there exactly once',
        ),
        ...other,
      ],
    },
  ]
}

function onceWho(slots: Slots): CasePattern[] {
  const who = bare(word(slots, 'who'))
  const object = slots.words.get('object')
  const group = slots.words.get('group')
  const verb = word(slots, 'verb').toLowerCase()
  const act = `${verb}${object === undefined ? '' : ` ${lowerArticle(object)}`}`
  const place = group === undefined ? '' : ` in the same ${group}`
  return [
    {
      title: [
        `${capital(anyOf(who))} can ${act} once${group === undefined ? '' : ` per ${group}`}, not twice`,
        'Once, not twice',
      ],
      type: 'Boundary',
      given: [`Two accounts are prepared: Anna Weber and Ben Ark, each ${anyOf(who)}; neither has done this yet.`],
      steps: [
        line(`${act} as Anna Weber`, 'It is accepted and counts once', 'Anna Weber'),
        line(`Try to ${act} a second time${place} as Anna Weber`, '{beyond} It still counts once', 'Anna Weber'),
        line(`${act}${place} as Ben Ark`, 'It is accepted and counts once more', 'Ben Ark'),
      ],
    },
  ]
}

function unique(slots: Slots): CasePattern[] | undefined {
  // A key of an interface is tried with requests.
  if (/\p{Ll}\p{Lu}|_/u.test(word(slots, 'field'))) return undefined
  const field = lowerArticle(word(slots, 'field'))
  const group = slots.words.get('group')
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
          : [line(`Save one with “Kestrel” as ${name} in ${group} 2`, 'It is saved', 'Kestrel')]),
      ],
    },
  ]
}

function twice(slots: Slots): CasePattern[] {
  const thing = bare(word(slots, 'thing'))
  const done = word(slots, 'done')
  const verb = verbOfParticiple(done) ?? 'add'
  const group = slots.words.get('group')
  const where =
    group === undefined
      ? ''
      : ` ${/add|invit|import/u.test(done) ? 'to' : /list|enter/u.test(done) ? 'in' : 'for'} ${lowerArticle(group).replace(/^an? /u, 'the ')}`
  return [
    {
      title: [`The same ${thing} a second time is refused`],
      type: 'Negative',
      given: [`Two of them are prepared: ${thing} 1 and ${thing} 2.`],
      steps: [
        line(`${verb} ${thing} 1${where}`, `${capital(thing)} 1 is ${done}`, '1'),
        line(`Try to ${verb} ${thing} 1${where} once more`, `{beyond} ${capital(thing)} 1 is there exactly once`, '1'),
        line(`${verb} ${thing} 2${where}`, `${capital(thing)} 2 is ${done}`, '2'),
      ],
    },
  ]
}

import { shaped } from '../forms.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import type { onlyFor } from './rights.ts'
import { can } from './rights.ts'
import { accountOf, anyOf, capital, isLook, line, partsOf, resultOf, timed } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
const theirs =
  '(?:that|which) (?:belong|belongs) to|(?:that|which) (?:are|is) (?:assigned to|part of)|assigned to|of|from|in|that concern|for'

/** Access that depends on what belongs to whom, or on a property of the person. */
export const access: PatternGroup = {
  cue: 'only|sees? |alone|own |them|who |no |never|not signed|not logged|unauthenticated|anonymous|without (?:an account|signing|logging|registration)|redirect',
  patterns: [
    {
      said: `<role> ${can} only (?<act>[a-z]+) (?:the |those )?(?<things>[^,;.]{3,40}?) (?:${theirs}) (?:them|him or her|him|her|themselves|(?:their|his or her|his|her) (?:own )?(?<group>[a-z]+(?: [a-z]+)?))`,
      example: 'A tutor may only edit courses that are assigned to them.',
      cases: (slots) => belonging(slots),
    },
    {
      said: '<who> (?:pays?|(?:are|is) charged|(?:do|does) not pay|(?:are|is) not charged) (?:no |any |an? |the )?(?<fee>[a-z -]{2,30}?(?:fee|fees|charge|charges|costs|surcharge|deposit|shipping|postage|tax|fare))',
      example: 'Gold members pay no booking fee.',
      cases: (slots) => {
        const who = anyOf(word(slots, 'who'))
        const fee = word(slots, 'fee')
        return /no /u.test(slots.words.get('who') ?? '')
          ? undefined
          : [
              {
                title: [`No ${fee} for ${who}, but for others`, `No ${fee} for ${who}`],
                technique: 'Decision table',
                given: [`Anna Weber is ${who}; Ben Ark is not.`],
                steps: [
                  line('Go through to the total as Anna Weber', `The total has no ${fee}`, 'Anna Weber'),
                  line(
                    'Go through to the same total as Ben Ark',
                    `The total has the ${fee} as a line of its own`,
                    'Ben Ark',
                  ),
                ],
                assume: [`Everybody else is charged the ${fee}.`],
              },
            ]
      },
    },
    {
      said: '(?<people>Guests|Visitors|Anyone|Everyone|Everybody|Users|Anybody|Customers|Citizens|Readers) can <act> (?:without (?:an account|signing in|logging in|registration|registering|a login|having an account))',
      example: 'Guests can browse the catalogue without an account.',
      cases: (slots) => {
        const act = word(slots, 'act')
        return partsOf(act) === undefined || timed.test(act)
          ? undefined
          : [
              {
                title: [`Without an account: ${act}`],
                given: ['Nobody is signed in; the browser has no stored session.'],
                steps: [line(act, `${capital(resultOf(act))}; no sign-in is demanded`, 'Not signed in')],
              },
            ]
      },
    },
  ],
}

function belonging(slots: Slots): ReturnType<typeof onlyFor> | undefined {
  const [role, things] = [word(slots, 'role'), word(slots, 'things').replace(/ (?:that|which)$/iu, '')]
  const verb = slots.words.get('act') ?? 'view'
  const group = slots.words.get('group')
  if (partsOf(`${verb} it`) === undefined) return undefined
  const own = group === undefined ? `${things} that belong to Anna Weber` : `${things} of Anna Weber’s own ${group}`
  const other = group === undefined ? `${things} that belong to somebody else` : `${things} of another ${group}`
  const act = `${verb} the ${own}`
  return [
    {
      title: [
        `${capital(anyOf(role))}: can ${verb} ${things}${group === undefined ? '' : ` of the own ${group}`}, no others`,
        `Own ${things} only`,
      ],
      type: 'Negative',
      technique: 'Decision table',
      given: [`${accountOf('Anna Weber', role)}. There are ${own} and ${other}; the addresses of both are at hand.`],
      steps: [
        line(
          `${act} as Anna Weber`,
          isLook(act) ? 'They are displayed' : 'The change is shown, also after a reload',
          'Anna Weber',
        ),
        line(
          `Search all lists for the ${other} as Anna Weber`,
          isLook(act) ? 'They are not listed' : `They are not listed, or there is no way to ${verb} them`,
          'Anna Weber',
        ),
        line(
          `Open the address of the ${other} as Anna Weber`,
          isLook(act)
            ? 'Access is refused; nothing of them is displayed'
            : `There is no way to ${verb} them; they are unchanged`,
          'Anna Weber',
        ),
      ],
    },
  ]
}

/** What only its author may see: sought by somebody else in lists and by its address, also with the most rights. */
function onlyForOwner(slots: Slots): CasePattern[] | undefined {
  const things = word(slots, 'things').toLowerCase()
  const one = shaped(things.replace(/^(?:all|the|any) /u, ''), 'one', 'en') ?? ''
  const owner = word(slots, 'role').toLowerCase().replace(/s$/u, '')
  if (one === '' || one.split(' ').length > 2) return undefined
  const hidden = 'It is refused; neither the name Kestrel nor anything else of it can be read'
  const given = [
    `Anna Weber is the ${owner} of the ${one} "Kestrel"; Ben Ark is not its ${owner}.`,
    `The address of "Kestrel" has been copied while Anna Weber had it open.`,
  ]
  const assume = [`Each ${one} has an address of its own and a name by which it can be found.`]
  return [
    {
      title: [`${capital(one)} "Kestrel": only for its ${owner}`, `Only for the ${owner}`],
      type: 'Negative',
      technique: 'Decision table',
      given,
      steps: [
        line('Search for "Kestrel" as Anna Weber', `The ${one} "Kestrel" is found and can be opened`, 'Anna Weber'),
        line('Search for "Kestrel" as Ben Ark', `The ${one} "Kestrel" is not found`, 'Ben Ark'),
        line('Look through every list that Ben Ark can open', '"Kestrel" is in none of them', 'Ben Ark'),
        line('Open the copied address as Ben Ark', hidden, 'Ben Ark'),
        line('Open the copied address without signing in', hidden, 'not signed in'),
      ],
      assume,
    },
    {
      title: [`${capital(one)} "Kestrel" hidden from the highest role as well`, 'Hidden from the highest role as well'],
      type: 'Negative',
      technique: 'Error guessing',
      given: [...given, 'Carla Diaz has the role with the most rights.'],
      steps: [
        line('Search for "Kestrel" as Carla Diaz', `The ${one} "Kestrel" is not found`, 'Carla Diaz'),
        line('Open the copied address as Carla Diaz', hidden, 'Carla Diaz'),
      ],
      assume: [...assume, `The sentence names no exception, so that it holds for moderators and administrators too.`],
    },
  ]
}

const seen = '(?:shown|displayed|visible|accessible|revealed|listed)'
const butOwner = '(?:(?:its|their|the) )(?:own )?<role=authors?|owners?|creators?|writers?>'

/** What nobody may see but the person it belongs to. */
export const ownOnly: PatternGroup = {
  needsRequest: false,
  cue: 'author|owner|creator|writer',
  patterns: [
    {
      said: `<things=(?:All |The )?[A-Za-z]+(?: [a-z]+)?s> (?:are|must be|may be|must|may|should be) (?:never|not)(?: be)? ${seen} to (?:anyone|anybody|others|other (?:people|users|members)|someone|somebody)(?: else)? (?:but|except(?: for| to)?|other than|apart from|than) ${butOwner}`,
      example: 'Notes are never visible to anybody except their owner.',
      cases: onlyForOwner,
    },
    {
      said: `<things=(?:All |The )?[A-Za-z]+(?: [a-z]+)?s> (?:are|must be|may be|should be) (?:only ${seen} to|${seen} only to|${seen} to nobody but|${seen} to no one but) ${butOwner}`,
      example: 'Sketches are visible only to their creator.',
      cases: onlyForOwner,
    },
  ],
}

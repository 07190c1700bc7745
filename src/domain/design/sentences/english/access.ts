import type { PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { can, cannot, onlyFor, rightsCase, refusedTo } from './rights.ts'
import {
  accountOf,
  anyOf,
  capital,
  isLook,
  line,
  lowerArticle,
  oppositeOf,
  partsOf,
  resultOf,
  timed,
} from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
const theirs =
  '(?:that|which) (?:belong|belongs) to|(?:that|which) (?:are|is) (?:assigned to|part of)|assigned to|of|from|in|that concern|for'

/** Access that depends on what belongs to whom, or on a property of the person. */
export const access: PatternGroup = {
  cue: 'only|sees? |alone|own |them|who |no |never|not signed|not logged|unauthenticated|anonymous|without (?:an account|signing|logging|registration)|redirect',
  patterns: [
    {
      said: `(?:Only )?<role> alone ${can} <act>`,
      example: 'The warehouse manager alone may write off damaged goods.',
      cases: (slots) => onlyFor(word(slots, 'role'), word(slots, 'act')),
    },
    {
      said: `<role> (?:sees?|${can} (?:only )?(?<act>[a-z]+)) only (?:the |those )?(?<things>[^,;.]{3,40}?) (?:${theirs}) (?:them|him or her|him|her|themselves|(?:their|his or her|his|her) (?:own )?(?<group>[a-z]+(?: [a-z]+)?))`,
      example: 'The citizen sees only the documents that belong to their own application.',
      cases: (slots) => belonging(slots),
    },
    {
      said: `<role> ${can} only (?<act>[a-z]+) (?:the |those )?(?<things>[^,;.]{3,40}?) (?:${theirs}) (?:them|him or her|him|her|themselves|(?:their|his or her|his|her) (?:own )?(?<group>[a-z]+(?: [a-z]+)?))`,
      example: 'A tutor may only edit courses that are assigned to them.',
      cases: (slots) => belonging(slots),
    },
    {
      said: `(?<people>[^,;.]{3,40}?) who (?<clause>[^,;.]{3,60}?) ${cannot} <act>`,
      example: 'Customers who have not paid cannot print the ticket.',
      cases: (slots) => related(slots, true),
    },
    {
      said: `(?<people>[^,;.]{3,40}?) who (?<clause>[^,;.]{3,60}?) ${can} <act>`,
      example: 'Drivers who have completed the training can accept night tours.',
      cases: (slots) => related(slots, false),
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
      said: `Only <role> ${can} <act><stop>(?:all |any |the )?(?:others?|other (?:users|roles|people|employees|members)|everyone else|everybody else|the rest) (?:only see|only sees|see only|can only see|can only view|have read access to|see|sees) (?<object>(?:the |an? )?[^,;.]{3,50}?)(?: (?:as )?read-only| only)?`,
      example: 'Only accountants may post a journal entry; all others see the journal read-only.',
      cases: (slots) => {
        const [main] = onlyFor(word(slots, 'role'), word(slots, 'act'))
        const object = lowerArticle(word(slots, 'object'))
        if (main === undefined) return undefined
        const outsider = /as (?<name>\p{Lu}\p{L}+ \p{Lu}\p{L}+) \|/u.exec(main.steps.at(-1) ?? '')?.groups?.name
        if (outsider === undefined) return undefined
        const seen = resultOf(
          `view ${/^(?:it|them)$/u.test(object) ? (partsOf(word(slots, 'act'))?.object ?? object) : object}`,
        )
        return [
          {
            ...main,
            steps: [
              ...main.steps.slice(0, -1),
              line(`Open the same page as ${outsider}`, seen, outsider),
              main.steps.at(-1) ?? '',
            ],
          },
        ]
      },
    },
    {
      said: '<role> (?:see|sees) (?<first>[^,;.]{3,50}?)(?:, (?:while |whereas |but )?| while | whereas | but )<role2> (?:see|sees|can see) only (?<second>[^,;.]{3,50}?)',
      example: 'Trainers see the participant list, participants see only the number of participants.',
      cases: (slots) => {
        const [one, other] = [anyOf(word(slots, 'role')), anyOf(word(slots, 'role2'))]
        const [first, second] = [lowerArticle(word(slots, 'first')), lowerArticle(word(slots, 'second'))]
        return [
          {
            title: [`${capital(first)} for ${one}, only ${second} for ${other}`, `What ${one} and ${other} see`],
            type: 'Negative',
            technique: 'Decision table',
            given: [`${accountOf('Anna Weber', word(slots, 'role'))}; ${accountOf('Ben Ark', word(slots, 'role2'))}.`],
            steps: [
              line('Open the page as Anna Weber', resultOf(`view ${first}`), 'Anna Weber'),
              line(
                'Open the same page as Ben Ark',
                `${capital(resultOf(`view ${second}`))}; ${resultOf(`view ${first}`, true)}`,
                'Ben Ark',
              ),
            ],
            assume: [`The page is the one with ${first}.`],
          },
        ]
      },
    },
    {
      said: '(?:In|On) (?<place>the [^,;.]{3,40}?), only <things> (?:is|are) (?:shown|displayed|visible|listed|used),? (?:and )?(?:never|not|no|but not) <things2>',
      example: 'In the public leaderboard, only nicknames are shown, never real names.',
      cases: (slots) => {
        const [shown, hidden] = [lowerArticle(word(slots, 'things')), lowerArticle(word(slots, 'things2'))]
        return [
          {
            title: [`${capital(word(slots, 'place'))}: ${shown}, no ${hidden}`, `Only ${shown}, no ${hidden}`],
            given: [
              `For one entry of ${word(slots, 'place')}, the ${shown} and the ${hidden} are known and noted down.`,
            ],
            steps: [
              line(`Open ${word(slots, 'place')}`, `The noted ${shown} can be read; the noted ${hidden} cannot`),
              line(`Search the source of the page for the noted ${hidden}`, 'There is no match'),
            ],
          },
        ]
      },
    },
    {
      said: '(?:Unauthenticated users|Users who are not (?:signed|logged) in|Anonymous users|Anyone who is not (?:signed|logged) in|Visitors who are not (?:signed|logged) in|Guests who are not (?:signed|logged) in|(?:If|When) (?:the user|a user|somebody|a visitor) is not (?:signed|logged) in,? (?:they|he or she|the user)) (?:is|are) (?:redirected|sent|taken|forwarded) to (?<place>the [^,;.]{3,40}?)',
      example: 'Unauthenticated users are redirected to the login page.',
      cases: (slots) => [
        {
          title: [`Without signing in: ${word(slots, 'place')} instead of the page`],
          type: 'Negative',
          given: ['The address of a page that needs an account has been copied; nobody is signed in.'],
          steps: [
            line(
              'Open the copied address',
              `${capital(word(slots, 'place'))} is displayed; nothing of the page can be seen`,
              'Not signed in',
            ),
          ],
        },
      ],
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

/** Somebody for whom the clause holds, and somebody for whom it does not. */
function related(slots: Slots, refused: boolean): ReturnType<typeof onlyFor> | undefined {
  const people = word(slots, 'people')
  if (/^(?:only|if|when|for|in|on) /iu.test(people)) return undefined
  const one = anyOf(people)
  const bare = one.replace(/^an? /u, '')
  const clause = word(slots, 'clause')
    .replace(/^have(?= )/iu, 'has')
    .replace(/^are(?= )/iu, 'is')
    .replace(/^do(?= )/iu, 'does')
  const act = word(slots, 'act')
  const opposite = oppositeOf(`the ${bare} ${clause}`)
  if (opposite === undefined || partsOf(act) === undefined || timed.test(`${clause} ${act}`)) return undefined
  const other = opposite.replace(/^the \S+(?: \S+)*? (?=(?:has|is|does|already|not|have|are) )/u, '')
  const [allowed, denied] = refused ? [other, clause] : [clause, other]
  return [
    {
      ...rightsCase(
        [
          { who: 'a user', can: [act] },
          { who: 'a user', cannot: [act] },
        ],
        [
          `${capital(one)} who ${clause} ${refused ? 'cannot' : 'can'} ${act}`,
          `${capital(act)}: depends on who ${clause}`,
        ],
      ),
      given: [`Anna Weber is ${one} who ${allowed}; Ben Ark is ${one} who ${denied}.`],
      steps: [
        line(`${act} as Anna Weber`, resultOf(act), 'Anna Weber'),
        line(`Try to ${act} as Ben Ark`, refusedTo(act), 'Ben Ark'),
      ],
    },
  ]
}

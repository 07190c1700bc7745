import type { PatternGroup } from '../pattern.ts'
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

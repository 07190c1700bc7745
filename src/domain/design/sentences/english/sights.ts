import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { allowedResult, can } from './rights.ts'
import { isPersonal } from './situations.ts'
import { accountOf, anyOf, capital, line, partsOf } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
const stretch = '[^,;.:"“]'
const sees = '(?:can only see|may only see|can see|may see|only sees?|sees?)'
const everything =
  "(?:all(?: of (?:them|those)| (?:the )?[a-z]+(?: [a-z]+)?)?|everything|everybody(?:['’]s)?|everyone(?:['’]s)?|those of (?:everybody|everyone|all [a-z]+)|the whole [a-z]+|every [a-z]+)"

/** One person sees a part, another one all of it. */
function partAndWhole(slots: Slots): CasePattern[] | undefined {
  const [who, other] = [word(slots, 'role'), word(slots, 'role2')]
  const things = word(slots, 'things')
  const group = word(slots, 'group').replace(/^their own/iu, 'their')
  const joint = word(slots, 'joint')
  if (!isPersonal(who) || / (?:and|or|if|when|that) /u.test(`${things} ${group}`) || !/s$/u.test(things))
    return undefined
  const own = `the ${things} ${joint} ${group.replace(/^their/iu, 'Anna Weber’s')}`
  const foreign = `the other ${things}`
  return [
    {
      title: [
        `${capital(anyOf(who))} sees only ${things} ${joint} ${group}, ${anyOf(other)} sees all`,
        `${capital(things)}: what ${anyOf(who)} and ${anyOf(other)} see`,
      ],
      type: 'Negative',
      technique: 'Decision table',
      given: [
        `${accountOf('Anna Weber', who)}; ${accountOf('Ben Ark', other)}.`,
        `There are ${things} ${joint} ${group.replace(/^their/iu, 'Anna Weber’s')} and other ${things}.`,
      ],
      steps: [
        line(`Look for ${own} as Anna Weber`, 'They are listed', 'Anna Weber'),
        line(`Look for ${foreign} as Anna Weber`, 'They are not listed', 'Anna Weber'),
        line(`Look for both as Ben Ark`, 'All of them are listed', 'Ben Ark'),
      ],
    },
  ]
}

/** Somebody does something and has no button for something else. */
function withoutControl(slots: Slots): CasePattern[] | undefined {
  const [who, act, control] = [word(slots, 'role'), word(slots, 'act'), word(slots, 'control')]
  if (!isPersonal(who) || partsOf(act) === undefined || / (?:if|when|only) /u.test(act)) return undefined
  const where = word(slots, 'where')
  return [
    {
      title: [`${capital(anyOf(who))} can ${act} but has no ${control}`, `No ${control} for ${anyOf(who)}`],
      type: 'Negative',
      technique: 'Decision table',
      given: [`${accountOf('Anna Weber', who)} and is signed in.`],
      steps: [
        line(act, allowedResult(act)),
        line(where === '' ? `Look for the ${control}` : `Look for the ${control} ${where}`, `There is no ${control}`),
      ],
    },
  ]
}

/** What each of two people has that the other must not see. */
const secrets: [sign: RegExp, ofAnna: string, ofBen: string][] = [
  [/names?$/iu, 'Anna Weber', 'Ben Ark'],
  [/e-?mail(?: address(?:es)?)?$/iu, 'anna.weber@example.com', 'ben.ark@example.com'],
  [/(?:tele)?phone(?: numbers?)?$/iu, '+44 20 7946 0018', '+44 161 496 0345'],
]

/** Two people of one role do not see something of each other; another role may. */
function hiddenFromEachOther(slots: Slots): CasePattern[] | undefined {
  const [who, things] = [word(slots, 'role'), word(slots, 'things')]
  const other = slots.words.get('role2')
  // "The auctioneer sees the bids" is about something else.
  const seen = slots.words.get('word')
  const isSame = /^(?:them(?: all)?|both|all of them|everything)$/u.test(seen ?? '')
  if (seen !== undefined && !isSame && seen.split(' ').at(-1) !== things.split(' ').at(-1)) return undefined
  const [, ofAnna, ofBen] = secrets.find(([sign]) => sign.test(things)) ?? []
  if (ofAnna === undefined || ofBen === undefined || !isPersonal(who)) return undefined
  const labels = slots.words.get('labels')?.match(/["“][^"”]+["”]/gu) ?? []
  const instead = labels.length > 1 ? `${labels.slice(0, 2).join(' and ')} are displayed` : ''
  const page = 'the page with both entries'
  const look = (viewer: string, hidden: string): string =>
    line(
      `Open ${page} as ${viewer}`,
      `${instead === '' ? '' : `${instead}; `}${hidden} is found neither on the page nor in its source`,
      viewer,
    )
  return [
    {
      title: [
        `${capital(anyOf(who))} ${labels.length > 1 ? `reads ${labels.slice(0, 2).join(' and ')}` : `sees no ${things} of others`}${other === undefined ? '' : `, ${anyOf(other)} the ${things}`}`,
        `${capital(things)}: hidden from each other${other === undefined ? '' : `, shown to ${anyOf(other)}`}`,
        `${capital(things)}: hidden from each other`,
      ],
      type: 'Negative',
      technique: 'Decision table',
      given: [
        `${accountOf('Anna Weber', who)}; ${accountOf('Ben Ark', who)}${other === undefined ? '' : `; ${accountOf('Carla Diaz', other)}`}.`,
        `One page has an entry of Anna Weber and one of Ben Ark${ofAnna === 'Anna Weber' ? '' : `; their ${things} are ${ofAnna} and ${ofBen}`}.`,
      ],
      steps: [
        look('Anna Weber', ofBen),
        look('Ben Ark', ofAnna),
        ...(other === undefined
          ? []
          : [line(`Open ${page} as Carla Diaz`, `${ofAnna} and ${ofBen} are displayed`, 'Carla Diaz')]),
      ],
      assume: [
        `Whether ${anyOf(who)} sees the own ${things.replace(/(?<=name|number|address|mail)(?:es|s)$/u, '')} is open.`,
      ],
    },
  ]
}

/** One role sees more than another one, and the ticket leaves open what. */
function vaguelyMore(slots: Slots): CasePattern[] | undefined {
  const [who, less] = [word(slots, 'role'), word(slots, 'role2')]
  if (!isPersonal(who) || !isPersonal(less) || anyOf(who) === anyOf(less)) return undefined
  const given = [`${accountOf('Anna Weber', less)}; ${accountOf('Ben Ark', who)}.`]
  return [
    {
      title: [
        `${capital(anyOf(who))} has all that ${anyOf(less)} has, and at least one item more`,
        `At least one item more for ${anyOf(who)}`,
      ],
      type: 'Negative',
      technique: 'Decision table',
      given,
      steps: [
        line(
          'Write down every item on the page as Anna Weber',
          'All figures, links and buttons of the page are on the list',
          'Anna Weber',
        ),
        line(
          'Compare the same page with this list as Ben Ark',
          'Every item of the list is displayed, and at least one that is not on it',
          'Ben Ark',
        ),
      ],
      assume: [
        `The ticket does not say what ${anyOf(who)} sees in addition: each of these items is to be checked when they are named.`,
      ],
    },
    {
      title: [`No access for ${anyOf(less)} to the additional items by their address`, 'No access by the address'],
      type: 'Negative',
      technique: 'Error guessing',
      given,
      steps: [
        line(
          'Copy the address behind an item of Ben Ark that Anna Weber does not have',
          'The address opens the item for Ben Ark',
          'Ben Ark',
        ),
        line(
          'Open the copied address as Anna Weber',
          'Access is refused; nothing of the item is displayed',
          'Anna Weber',
        ),
      ],
      assume: ['One of the additional items has an address of its own.'],
    },
  ]
}

const never =
  "(?:must never|must not|mustn't|may not|may never|cannot|can not|can't|can never|should never|should not|shall never|shall not|do not|don't|never|will never)"

/** What one role sees and another one does not. */
export const sights: PatternGroup = {
  cue: 'sees? |has no |have no ',
  patterns: [
    {
      said: `<role> ${never} see (?:each other|one another)['’]s <things=(?:real |full )?[a-z-]+(?: [a-z-]+)?>(?:,? (?:but )?only <labels=["“][^"”]{1,40}["”](?:(?:, | and |, and )["“][^"”]{1,40}["”])+(?:,? (?:and so on|and so forth|etc\\.?|…|\\.\\.\\.))?>)?(?:(?:,? (?:and|but|while|whereas) |<stop>|, )(?:only )?<role2> (?:can see|may see|sees?) <word=[a-z]+(?: [a-z-]+){0,3}>)?`,
      example:
        'Reviewers must never see each other\'s names, only "Reviewer 1", "Reviewer 2" and so on; the editor sees the names.',
      cases: hiddenFromEachOther,
    },
    {
      said: `<role> (?:can see|may see|should see|must see|will see|sees?) (?:an? (?:bit|little|little bit|lot) |slightly |somewhat |some |much |a few (?:things|items) )?more(?: (?:things|items|information|details|data|content|tiles))? than <role2>(?:,? \\(?(?:(?:the )?(?:list|details?|specification|exact list) (?:to follow|will follow|follows?|to come|is open|open)|TBD|tbd|to be (?:defined|decided|confirmed|done))\\)?)?`,
      example: 'Team leads see a little more than members (details to follow).',
      cases: vaguelyMore,
    },
    {
      said: `<role> ${sees} (?:only )?<things=[a-z]+(?: [a-z]+)?> (?<joint>from|of|in|for|assigned to) (?<group>(?:their|the|his or her) ${stretch}{3,40}?)(?: only)?(?:, (?:and |while |whereas |but )?| and | while | whereas | but )<role2> (?:can see|may see|sees?) ${everything}`,
      example: "Managers see only requests from their direct reports, HR sees everybody's.",
      cases: (slots) => (/(?<!\p{L})only(?!\p{L})/iu.test(slots.sentence ?? '') ? partAndWhole(slots) : undefined),
    },
    {
      said: `<role> ${can} <act=[a-z]+ ${stretch}{3,80}?>,? but (?:has|have|sees?|gets?) no <control=${stretch}{3,40}? (?:button|link|option|menu|menu item|field|tab|icon)>(?<where> (?:on|in|for|at|next to) ${stretch}{3,50})?`,
      example: 'A tutor can add comments but has no Delete button on comments of others.',
      cases: withoutControl,
    },
  ],
}

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

/** What one role sees and another one does not. */
export const sights: PatternGroup = {
  cue: 'sees? |has no |have no ',
  patterns: [
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

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

const shown = '(?:shown|displayed|visible|offered|available)'

/** A button of one role that changes a status: what it does, and who does not have it. */
function controlOfRole(slots: Slots): CasePattern[] | undefined {
  const [label, who, status] = [word(slots, 'label'), word(slots, 'role'), word(slots, 'option')]
  const thing = anyOf(word(slots, 'thing')).replace(/^an? /u, '')
  if (!isPersonal(who) || thing.split(' ').length > 3) return undefined
  return [
    {
      title: [`${label} puts the ${thing} back to ${status}`, `${label} leads to ${status}`],
      technique: 'State transition',
      given: [
        `There is ${anyOf(thing)} with the name "Kestrel" that is not ${status}.`,
        `${accountOf('Anna Weber', who)} and is signed in.`,
      ],
      steps: [
        line(`Open the ${thing} as Anna Weber`, `${label} is displayed`, 'Kestrel'),
        line(`Select ${label}`, `The status of "Kestrel" is ${status}`),
        line('Reload the page', `The status of "Kestrel" is still ${status}`),
      ],
    },
    {
      title: [`${label} is missing for everybody but ${anyOf(who)}`, `${label} is missing for others`],
      type: 'Negative',
      technique: 'Decision table',
      given: [
        `There is ${anyOf(thing)} with the name "Kestrel" that is not ${status}.`,
        `Ben Ark owns it; neither Ben Ark nor Mia Stone is ${anyOf(who)}.`,
      ],
      steps: [
        line(`Open the ${thing} as Ben Ark`, `${label} is not displayed`, 'Kestrel'),
        line(`Open the ${thing} as Mia Stone`, `${label} is not displayed`, 'Kestrel'),
        line(`Open the ${thing} without signing in`, `${label} is not displayed`, 'Kestrel'),
      ],
      assume: [
        `Whoever may open the ${thing} is not told here; where it cannot be opened, ${label} cannot be seen either.`,
      ],
    },
  ]
}

/** "visible to members with a verified identity, unless the lot is their own": every combination of the two. */
function unlessOwn(slots: Slots): CasePattern[] | undefined {
  const [label, who] = [word(slots, 'label'), word(slots, 'role')]
  const quality = word(slots, 'word').toLowerCase()
  const thing = anyOf(word(slots, 'thing')).replace(/^an? /u, '')
  const person = anyOf(who).replace(/^an? /u, '')
  if (!isPersonal(who) || thing.split(' ').length > 3) return undefined
  const has = anyOf(quality)
  const none = `no ${quality.replace(/^an? /u, '')}`
  return [
    {
      title: [`${label}: only with ${has} and not for one’s own ${thing}`, `${label}: one combination of four sees it`],
      type: 'Positive',
      technique: 'Decision table',
      given: [
        `The ${person}s Anna Weber and Ben Ark have ${has}, Mia Stone and Paul Reed have ${none}.`,
        `One ${thing} belongs to Ben Ark, another one to Paul Reed; otherwise both are alike.`,
      ],
      steps: [
        line(`Open the ${thing} of Ben Ark as Anna Weber`, `${label} is displayed`, `${has}, not the owner`),
        line(`Open the ${thing} of Ben Ark as Mia Stone`, `${label} is not displayed`, `${none}, not the owner`),
        line(`Open the ${thing} of Ben Ark as Ben Ark`, `${label} is not displayed`, `${has}, the owner`),
        line(`Open the ${thing} of Paul Reed as Paul Reed`, `${label} is not displayed`, `${none}, the owner`),
        line(
          `Open the ${thing} of Paul Reed as Ben Ark`,
          `${label} is displayed`,
          `${has}, owner of another ${thing} only`,
        ),
      ],
      assume: [`Apart from this, both are in a state in which ${label} may be displayed.`],
    },
  ]
}

/** What one role sees and another one does not. */
export const sights: PatternGroup = {
  cue: 'sees? |has no |have no |shown|displayed|visible|offered|available',
  patterns: [
    {
      said: `<label>(?: button)? (?:is|must be|should be) (?:only ${shown} (?:to|for)|${shown} only (?:to|for)) <role>(?:<stop>|,? and )it (?:puts|sets|moves|returns|changes|turns) <thing=(?:the|an?) [a-z]+(?: [a-z]+)??> (?:back )?(?:in)?to <option>`,
      example: '"Reopen" is shown only to managers; it puts the request back to "New".',
      cases: controlOfRole,
    },
    {
      said: `<label>(?: button)? (?:is|must be|should be|has to be) (?:only )?${shown} (?:only )?(?:to|for) <role=[a-z]+> with <word=(?:an? )?[a-z]+ [a-z]+>,? (?:unless|except (?:if|when)|but not (?:if|when)) <thing=(?:the|an?) [a-z]+(?: [a-z]+)??> is (?:their|his or her) own`,
      example:
        '"Write a review" must be visible to customers with a confirmed address, unless the product is their own.',
      cases: unlessOwn,
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

import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { isPersonal } from './situations.ts'
import { accountOf, anyOf, line } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
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

/** Who sees a button, and what it does. */
export const controlsSeen: PatternGroup = {
  cue: 'shown|displayed|visible|offered|available',
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
  ],
}

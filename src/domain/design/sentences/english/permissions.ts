import type { PatternGroup } from '../pattern.ts'
import { anyOf, capital, actsIn, eachOf, timed } from './wording.ts'
import { can, cannot, hiddenFrom, onlyFor, ownOnly, rightsCase, seenBy } from './rights.ts'
import {
  inOneOrTwo,
  word,
  whole,
  refusalIn,
  partThing,
  passiveOnly,
  viewNotChange,
  twoRoles,
  notOwn,
} from './permissions-cases.ts'

/** Who may do what. */
export const permissions: PatternGroup = {
  cue: 'must|shall|should|only|visible|hidden|sees? |exclusive|can|may|allow|permi|right|role|access|read-only|reserved|restrict|limited to|nobody|no one|no user|authori|unable|own ',
  patterns: [
    {
      said: `(?<outside>Only) <role> (?:who|that) (?:have|has|are|is) <be=[^,]{3,50}?> ${can} <act>`,
      example: 'Only members who have a verified account can post a listing.',
      cases: (slots) => {
        const who = `${anyOf(word(slots, 'role'))} who ${/^verified|^signed|^logged/iu.test(word(slots, 'be')) ? 'is' : 'has'} ${word(slots, 'be')}`
        const act = word(slots, 'act')
        const plain = anyOf(word(slots, 'role'))
        const state = `has ${word(slots, 'be')}`
        return who === ''
          ? undefined
          : [
              {
                ...rightsCase(
                  [
                    { who: plain, can: [act] },
                    { who: plain, cannot: [act] },
                  ],
                  [
                    `${capital(plain)} with ${word(slots, 'be')} can ${act}, one without cannot`,
                    `Only with ${word(slots, 'be')}: ${act}`,
                    `Only with ${word(slots, 'be')}`,
                  ],
                ),
                given: [
                  `Anna Weber is ${plain} who ${state}; Ben Ark is ${plain} who does not have ${/^an? /iu.test(word(slots, 'be')) ? 'one' : 'it'}.`,
                ],
              },
            ]
      },
    },
    {
      said: `(?:Only|Exclusively) <role> ${can} <act=[a-z]+ [^,;.]{2,60}?>(?:, (?:and |but |while )?| but | while )(?:all )?<role2> (?:${can} (?:only )?|only )<act2=[a-z]+ [^,;.]{2,60}>`,
      example: 'Only the treasurer can approve expenses, board members can view them.',
      cases: (slots) => twoRoles(slots, true),
    },
    {
      said: `(?:Only|Exclusively) <role> (?:${can}|is able to) <act>(?:, (?:and )?(?:nobody|no one|not? one|no other (?:user|role)s?)(?: else)?(?: can)?)?`,
      example: 'Only users with the role "Branch manager" can approve a credit line.',
      cases: (slots) => onlyFor(word(slots, 'role'), word(slots, 'act'), refusalIn(slots)),
    },
    {
      said: `(?:Only )?<thing> (?:can|may|must|shall|should) be <done> (?:only|exclusively) by <role>`,
      example: 'A tender may be published only by the procurement officer.',
      cases: (slots) => passiveOnly(slots),
    },
    {
      said: `(?:The |An? )?(?<part>button|link|menu item|menu entry|tab|menu|page|section|column|field|icon|action|option|tile|area|function)? ?<thing> (?:is|are|must be|should be|shall be|will be) (?:only (?:visible|shown|displayed|available|offered|accessible)|(?:visible|shown|displayed|available|offered|accessible) only|reserved|only there) (?:to|for) <role>`,
      example: 'The button "Release payment" is only visible to treasurers.',
      cases: (slots) => seenBy(word(slots, 'role'), partThing(slots)),
    },
    {
      said: '(?:Only|Exclusively) <role> (?:see|sees|can see|may see|have access to|has access to|can access|are shown|is shown|get to see) <thing>',
      example: 'Only dispatchers see the column "Driver".',
      cases: (slots) => seenBy(word(slots, 'role'), word(slots, 'thing')),
    },
    {
      said: "<role> (?:(?:do|does|must|should|shall|will) not see|(?:can|must|should|may)(?: ?not|n't) see|never sees?|(?:have|has) no access to) <thing>",
      example: 'Trainees have no access to salary data.',
      cases: (slots) => hiddenFrom(word(slots, 'role'), word(slots, 'thing')),
    },
    {
      said: `<role> ${can} <act>,? (?:but|and|yet|however|though)(?: they| he| she)? ${cannot} <rest=[a-z]+(?: [^.]{2,80})?>`,
      example: 'Receptionists can view patient files but cannot change them.',
      cases: (slots) => viewNotChange(slots),
    },
    {
      said: `<role> ${can} <act>,? (?:but )?not <rest=[a-z]+(?: [^.,]{2,80})?>`,
      example: 'Assistant coaches can edit training plans but not delete them.',
      cases: (slots) => viewNotChange(slots),
    },
    {
      said: `<role> (?:${can} (?:only |just )?|(?:must|should|shall) only be able to )<act=[a-z]+> (?:only )?(?:their|his or her|his/her|his|her) own <things>(?: only)?(?:,? (?:but )?not (?:those|the ones|that) of (?:other|another)[^.]{0,40}|, never (?:those|that) of others)?`,
      example: 'Employees can only view their own payslips.',
      cases: (slots) => ownOnly(word(slots, 'role'), word(slots, 'act'), word(slots, 'things'), ''),
    },
    ...inOneOrTwo(
      (joint) => ({
        said: `<role> ${can} <act>${joint}<role2> (?:${can} only|only|(?:can|may) (?:only|just)) <act2=(?:can )?[a-z]+(?: [^.]{2,60})?>`,
        cases: (slots) => twoRoles(slots, true),
      }),
      [
        'Editors can publish articles, authors can only view them.',
        'Team captains may invite players; members may only see the invitations.',
      ],
    ),
    ...inOneOrTwo(
      (joint) => ({
        said: `<role> ${can} <act>${joint}(?:only|exclusively) <role2> ${can} (?:also )?<act2=[a-z]+(?: [^.]{2,60})?>`,
        cases: (slots) => {
          const [role, act, other] = [word(slots, 'role'), word(slots, 'act'), word(slots, 'role2')]
          const second = whole(word(slots, 'act2'), act)
          return [
            rightsCase(
              [
                { who: role, can: [act], cannot: [second] },
                { who: other, can: [second] },
              ],
              [
                `${capital(anyOf(role))} can ${act}, only ${anyOf(other)} can ${second}`,
                `Only ${anyOf(other)} can ${second}`,
                'Who can do what',
              ],
            ),
          ]
        },
      }),
      [
        'A technician can enter results but only a doctor can release them.',
        'Cashiers can enter a refund. Only the store manager can approve it.',
      ],
    ),
  ],
}

/** Who may do what: further sentences. */
export const morePermissions: PatternGroup = {
  cue: 'must|shall|should|only|visible|hidden|sees? |exclusive|can|may|allow|permi|right|role|access|read-only|reserved|restrict|limited to|nobody|no one|no user|authori|unable|own ',
  patterns: [
    {
      said: `(?:Nobody|No one|No user|Neither [^,.]{3,60} nor [^,.]{3,60}?)(?:, not even [^,.]{3,40},)? ${can} <act>`,
      example: 'Nobody can delete an entry of the cash book.',
      cases: (slots) => {
        const act = word(slots, 'act')
        return [
          {
            ...rightsCase(
              [{ who: 'a user', cannot: [act] }],
              [`Nobody can ${act}`, 'Impossible for everybody, also with all rights'],
            ),
            given: ['Anna Weber has an account with all rights that the product knows.'],
          },
        ]
      },
    },
    {
      said: `(?:The person|The user|The employee|Whoever|The one) (?:who )?<made=[a-z]+(?:ed|s)|wrote|made> (?<object>(?:an?|the) [^,]{3,40}?) ${cannot} <verb=[a-z]+> (?:it|that [a-z]+)(?: (?:themselves|himself or herself|as well))?`,
      example: 'The person who entered a payment cannot release it.',
      cases: (slots) =>
        notOwn('users', word(slots, 'verb'), word(slots, 'object').replace(/^(?:an?|the) /iu, ''), refusalIn(slots)),
    },
    {
      said: `<role> ${can} <acts=[a-z]+(?:, [a-z]+){1,3},? (?:and|or) [a-z]+ [^,;.]{2,60}>`,
      example: 'Managers can view, edit and delete shifts.',
      cases: (slots) => {
        const [role, act] = [word(slots, 'role'), word(slots, 'acts')]
        return actsIn(act).length < 2
          ? undefined
          : [
              rightsCase(
                eachOf(role).map((who) => ({ who, can: [act] })),
                [`${capital(anyOf(role))} can ${act}`, `What ${anyOf(role)} can do`],
              ),
            ]
      },
    },
    {
      said: `<role> ${cannot} <act>`,
      example: 'Volunteers must not delete donation records.',
      cases: (slots) => {
        const [role = '', act = ''] = [word(slots, 'role'), word(slots, 'act')]
        if (timed.test(act)) return undefined
        if (
          /^(?:the |a )?(?:user|customer|guest|person|people)s?$/iu.test(role) ||
          / (?:if|when|unless|until|while|once|after|before|during) /iu.test(act)
        )
          return undefined
        return [
          rightsCase(
            [{ who: role, cannot: [act] }],
            [`${capital(anyOf(role))} cannot ${act}`, `Refused for ${role}`],
            undefined,
            refusalIn(slots),
          ),
        ]
      },
    },
  ],
}

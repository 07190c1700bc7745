import { inOneOrTwo } from './permissions-cases.ts'
import type { PatternGroup } from '../pattern.ts'
import { can, cannot, onlyFor, rightsCase, seenBy } from './rights.ts'
import { actsIn, anyOf, capital, eachOf, lowerArticle, timed } from './wording.ts'
import {
  word,
  refusalIn,
  viewNotChange,
  twoRoles,
  othersOnly,
  notOwn,
  creatorOnly,
  ownGroup,
  withoutPermission,
} from './permissions-cases.ts'

/** Who may do what: further sentences. */
export const morePermissions: PatternGroup = {
  cue: 'must|shall|should|only|visible|hidden|sees? |exclusive|can|may|allow|permi|right|role|access|read-only|reserved|restrict|limited to|nobody|no one|no user|authori|unable|own ',
  patterns: [
    ...inOneOrTwo(
      (joint) => ({
        said: `<role> ${can} <act>${joint}<role2> ${cannot} <act2=[a-z]+ [^.]{2,60}>`,
        cases: (slots) => twoRoles(slots, false),
      }),
      [
        'Coaches can edit line-ups while players cannot change them.',
        'Teachers can enter grades. Students cannot change them.',
      ],
    ),
    ...inOneOrTwo(
      (joint) => ({
        said: `<role> ${can} <act>${joint}(?:all |any )?(?:of the )?(?:others?|the others?|the rest|everybody else|everyone else)(?: (?:users|roles|employees|people|accounts|members))? ?(?:${can} only|can only|only|(?:can|may) just) <act2=[a-z]+(?: [^.]{2,60})?>`,
        cases: (slots) => othersOnly(slots),
      }),
      [
        'Managers and planners can move a shift, everyone else can only view it.',
        'Managers and planners can move a shift; all other roles can only view it.',
      ],
    ),
    {
      said: `(?:Nobody|No one|No user|No employee) ${can} <verb=[a-z]+> (?:their|his or her|his/her|his|her) own <things>`,
      example: 'Nobody may approve their own travel expenses.',
      cases: (slots) => notOwn('employees', word(slots, 'verb'), word(slots, 'things'), refusalIn(slots)),
    },
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
      said: `<role> (?:who (?:have|has) )?(?:without|not having|lacking) <thing> (?:${cannot}|are unable to|is unable to) <act>`,
      example: 'Drivers without a valid licence cannot book a van.',
      cases: (slots) => {
        const plain = anyOf(word(slots, 'role'))
        const thing = lowerArticle(word(slots, 'thing'))
        const act = word(slots, 'act')
        return [
          {
            ...rightsCase(
              [
                { who: plain, can: [act] },
                { who: plain, cannot: [act] },
              ],
              [
                `${capital(plain)} without ${thing} cannot ${act}, one with it can`,
                `Without ${thing}: cannot ${act}`,
                `Not possible without ${thing}`,
              ],
              undefined,
              refusalIn(slots),
            ),
            given: [
              `Anna Weber is ${plain} with ${thing}; Ben Ark is ${plain} without ${thing.startsWith('a') ? 'one' : 'it'}.`,
            ],
          },
        ]
      },
    },
    {
      said: '(?:The )?(?:permission|right|possibility|ability|option) to <act> (?:is|are) (?:restricted to|reserved for|limited to|only (?:given|granted|available) to) <role>',
      example: 'The right to close an account is restricted to compliance officers.',
      cases: (slots) => onlyFor(word(slots, 'role'), word(slots, 'act'), refusalIn(slots)),
    },
    {
      said: `<role> (?:is|are) the only (?:one|ones|person|people|role|roles|users?) (?:who|that|which) ${can} <act>`,
      example: 'The dispatcher is the only one who can reassign a route.',
      cases: (slots) => onlyFor(word(slots, 'role'), word(slots, 'act'), refusalIn(slots)),
    },
    {
      said: '<thing> (?:is|are) (?:visible|available|shown|displayed|offered|accessible|open|reserved|restricted)(?: exclusively)? (?:to|for) <role>(?: only| alone| exclusively)',
      example: 'The export function is available to administrators only.',
      cases: (slots) => seenBy(word(slots, 'role'), word(slots, 'thing')),
    },
    {
      said: `<role> ${cannot} <verb=[a-z]+> (?:their|his or her|his/her|his|her) own <things>`,
      example: 'A reviewer cannot approve their own submission.',
      cases: (slots) => notOwn(word(slots, 'role'), word(slots, 'verb'), word(slots, 'things'), refusalIn(slots)),
    },
    {
      said: `(?:The person|The user|The employee|Whoever|The one) (?:who )?<made=[a-z]+(?:ed|s)|wrote|made> (?<object>(?:an?|the) [^,]{3,40}?) ${cannot} <verb=[a-z]+> (?:it|that [a-z]+)(?: (?:themselves|himself or herself|as well))?`,
      example: 'The person who entered a payment cannot release it.',
      cases: (slots) =>
        notOwn('users', word(slots, 'verb'), word(slots, 'object').replace(/^(?:an?|the) /iu, ''), refusalIn(slots)),
    },
    {
      said: `Only (?:the )?(?:person|user|one|member|employee|colleague|author|creator) (?:who|that) <made=[a-z]+(?:ed|s)|wrote|made|took> (?<object>(?:an?|the) [^,]{3,40}?) ${can} <act=[a-z]+(?: [^,]{2,50})?>`,
      example: 'Only the person who created a poll may close it.',
      cases: (slots) => creatorOnly(slots),
    },
    {
      said: `Only (?:the )?(?:person|user|one|member|employee|colleague|author|creator) (?:who|that) <made=[a-z]+(?:ed|s)|wrote|made|took> (?<object>(?:an?|the) [^,]{3,40}?),? (?:or|and) <role>,? ${can} <act=[a-z]+(?: [^,]{2,50})?>`,
      example: 'Only the person who created a poll, or an administrator, may close it.',
      cases: (slots) => creatorOnly(slots),
    },
    {
      said: `<role> (?:(?:${can} |see |sees )(?:only )?|(?:must|should) only be able to )(?<act>[a-z]+ )?(?<things>(?:the )?[^,]{3,50}?) (?:of|from|in|for|within) (?:their|his or her|his|her) own <group=[a-z]+(?: (?!only)[a-z]+)?>(?: only)?`,
      example: 'Supervisors can see the working hours of their own team only.',
      cases: (slots) => ownGroup(slots),
    },
    {
      said: `(?:If|When) (?<who>a user|an employee|somebody|someone|a member|a customer|a person|a visitor|an account) (?:who (?:does not have|has not)|without)(?: the| this| that| sufficient| the necessary| the required| any)? ?(?:permissions?|rights?|authori[sz]ation|role|privileges?|access)(?: <quoted>)?(?:,? who)? (?:tries|attempts|wants) to <act>, <rest>`,
      example: 'If a user without the permission "Reports" tries to open the report, "Access denied" is shown.',
      cases: (slots) => withoutPermission(slots, word(slots, 'act')),
    },
    {
      said: `(?:If|When) (?<who>a user|an employee|somebody|someone|a member|a customer|a person|a visitor|an account) (?:who (?:does not have|has not)|without)(?: the| this| that| sufficient| the necessary| the required| any)? ?(?:permissions?|rights?|authori[sz]ation|role|privileges?|access)(?: <quoted>)? (?<verb>opens|calls|calls up|visits|accesses) (?<object>[^,]{3,60}), <rest>`,
      example: 'If a user without permission opens the report via its URL, "Access denied" is shown.',
      cases: (slots) => withoutPermission(slots, `open ${word(slots, 'object')}`),
    },
    {
      said: `As (?:an? |the )?<role>,? I (?:can|may|am able to|want to be able to) <act>,? but (?:I )?(?:cannot|can't|may not|must not|not) <rest=[a-z]+(?: [^.]{2,60})?>`,
      example: 'As a warehouse clerk I can book goods in, but I cannot change prices.',
      cases: (slots) => viewNotChange(slots),
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

import type { PatternGroup } from '../pattern.ts'
import { can, cannot, rightsCase } from './rights.ts'
import { actsIn, anyOf, capital, eachOf, timed } from './wording.ts'
import { word, refusalIn, notOwn } from './permissions-cases.ts'

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

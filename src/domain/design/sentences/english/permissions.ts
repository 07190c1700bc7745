import type { PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { verbOfGerund } from '../../understand/english/words.ts'
import { can, cannot, hiddenFrom, onlyFor, ownOnly, rightsCase, seenBy } from './rights.ts'
import { actFrom, actsIn, anyOf, capital, lowerArticle, partsOf, thingOf } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

/** "view …, but not change them": the act behind "but", with its object. */
function whole(act: string, first: string): string {
  const object = partsOf(actsIn(first)[0] ?? first)?.object ?? ''
  const thing = object === '' ? 'it' : thingOf(object)
  return /^\S+$/u.test(act) ? `${act} ${thing}` : act.replace(/(?<= )(?:them|it|these|those)(?= |$)/iu, thing)
}

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
      said: `(?:Only|Exclusively) <role> (?:${can}|is able to) <act>(?:, (?:and )?(?:nobody|no one|not? one|no other (?:user|role)s?)(?: else)?(?: can)?)?`,
      example: 'Only users with the role "Branch manager" can approve a credit line.',
      cases: (slots) => onlyFor(word(slots, 'role'), word(slots, 'act'), refusalIn(slots)),
    },
    {
      said: `(?:Nobody|No one|No user|No other role)(?: else)? (?:but|except(?: for)?|other than|apart from|besides) <role> ${can} <act>`,
      example: 'Nobody except the pharmacist may release a prescription.',
      cases: (slots) => onlyFor(word(slots, 'role'), word(slots, 'act'), refusalIn(slots)),
    },
    {
      said: `<thing> (?:can|may|must|shall|should) (?:only|exclusively) be <done>? ?by <role>`,
      example: 'Fines can only be waived by librarians.',
      cases: (slots) => passiveOnly(slots),
    },
    {
      said: `(?:Only )?<thing> (?:can|may|must|shall|should) be <done> (?:only|exclusively) by <role>`,
      example: 'A tender may be published only by the procurement officer.',
      cases: (slots) => passiveOnly(slots),
    },
    {
      said: `<thing> (?:is|are) (?:only|exclusively) <done> by <role>`,
      example: 'Refunds are only approved by shift supervisors.',
      cases: (slots) => passiveOnly(slots),
    },
    {
      said: '<verb=[A-Za-z]{4,20}ing> <thing> (?:is|are) (?:reserved for|restricted to|limited to|only (?:possible|allowed|permitted|available) (?:for|to)|possible only for|(?:only )?allowed only (?:for|to)|the sole right of) <role>',
      example: 'Deleting a tournament is reserved for administrators.',
      cases: (slots) => {
        const act = gerundAct(slots)
        return act === undefined ? undefined : onlyFor(word(slots, 'role'), act, refusalIn(slots))
      },
    },
    {
      said: '<verb=[A-Za-z]{4,20}ing> <thing> (?:requires|needs) (?:the )?(?:role|permission|right|privilege|authori[sz]ation) <quoted>',
      example: 'Exporting payroll data requires the permission "Payroll export".',
      cases: (slots) => {
        const act = gerundAct(slots)
        return act === undefined
          ? undefined
          : onlyFor(
              `users with the ${/permission|right|privilege/iu.exec(slots.words.get('quoted') ?? '') === null ? 'permission' : 'right'} ${word(slots, 'quoted')}`,
              act,
              refusalIn(slots),
            )
      },
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
      said: '(?:The |An? )?(?<part>button|link|menu item|menu entry|tab|menu|page|section|column|field|icon|action|option|tile|area)? ?<thing> (?:is|are|must be|should be) (?:hidden from|not (?:visible|shown|displayed|available|offered|accessible) (?:to|for)|invisible (?:to|for)) <role>',
      example: 'Internal notes are not visible to patients.',
      cases: (slots) => hiddenFrom(word(slots, 'role'), partThing(slots)),
    },
    {
      said: "<role> (?:(?:do|does|must|should|shall|will) not see|(?:can|must|should|may)(?: ?not|n't) see|never sees?|(?:have|has) no access to) <thing>",
      example: 'Trainees have no access to salary data.',
      cases: (slots) => hiddenFrom(word(slots, 'role'), word(slots, 'thing')),
    },
    {
      said: `<role> ${can} (?:only|just) <act=(?:view|see|read|look at) [^,]{3,60}?>,? (?:but |and )?(?:not|cannot|may not|must not|never) <rest=(?:to )?[a-z]+(?: [^,.]{2,60})?>`,
      example: 'Auditors may only view bookings, not edit them.',
      cases: (slots) => viewNotChange(slots),
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
      said: '<thing> (?:is|are) (?:read-only|write-protected|view-only) for <role>',
      example: 'The price list is read-only for sales representatives.',
      cases: (slots) => readOnly(word(slots, 'role'), word(slots, 'thing')),
    },
    {
      said: '<role> (?:have|has|get|gets) (?:only )?(?:read-only|read|view-only|reading) (?:access|rights|permission)(?: only)? (?:to|on|for) <thing>',
      example: 'Parents have read-only access to the class calendar.',
      cases: (slots) => readOnly(word(slots, 'role'), word(slots, 'thing')),
    },
    {
      said: `<role> ${can} (?:only |just )?<act=[a-z]+> (?:only )?(?:their|his or her|his/her|his|her) own <things>(?:,? (?:but )?not (?:those|the ones|that) of (?:other|another)[^.]{0,40}|, never (?:those|that) of others)?`,
      example: 'Employees can only view their own payslips.',
      cases: (slots) => ownOnly(word(slots, 'role'), word(slots, 'act'), word(slots, 'things'), ''),
    },
    {
      said: '<role> (?:see|sees) only (?:their|his or her|his/her|his|her) own <things>(?:, not those of (?:other|another)[^.]{0,40})?',
      example: 'Tenants see only their own meter readings, not those of other tenants.',
      cases: (slots) => ownOnly(word(slots, 'role'), 'view', word(slots, 'things'), ''),
    },
    {
      said: `<role> ${can} <act>[,;:]? (?:and |but |while |whereas )?<role2> (?:${can} only|only|(?:can|may) (?:only|just)) <act2=(?:can )?[a-z]+(?: [^.]{2,60})?>`,
      example: 'Editors can publish articles, authors can only view them.',
      cases: (slots) => twoRoles(slots, true),
    },
    {
      said: `<role> ${can} <act>[,;:]? (?:and |but |while |whereas )?<role2> ${cannot}(?: do (?:so|this|that))?`,
      example: 'Team leads can approve overtime, employees cannot.',
      cases: (slots) => twoRoles(slots, false),
    },
    {
      said: `<role> ${can} <act>[,;:]? (?:and |but |while |whereas )?<role2> ${cannot} <act2=[a-z]+ [^.]{2,60}>`,
      example: 'Coaches can edit line-ups while players cannot change them.',
      cases: (slots) => twoRoles(slots, false),
    },
    {
      said: `<role> ${can} <act>(?:[,;:]|,? and|,? but|<stop>) ?(?:all )?(?:other|the other|any other) (?:users|roles|employees|people|accounts|members)?(?: roles)? ?(?:${can} only|can only|only|(?:can|may) just) <act2=[a-z]+(?: [^.]{2,60})?>`,
      example: 'Managers and planners can move a shift; all other roles can only view it.',
      cases: (slots) => othersOnly(slots),
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
      said: `<role> ${cannot} <act>`,
      example: 'Volunteers must not delete donation records.',
      cases: (slots) => {
        const [role = '', act = ''] = [word(slots, 'role'), word(slots, 'act')]
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

/** What the next sentence says about a refusal; undefined where it says nothing. */
function refusalIn({ words }: Slots): string | undefined {
  const beyond = words.get('beyond') ?? ''
  return beyond === 'It is refused; nothing is saved.' ? undefined : '{beyond}'
}

function partThing(slots: Slots): string {
  const part = slots.words.get('part')
  return part === undefined ? word(slots, 'thing') : `the ${part.toLowerCase()} ${word(slots, 'thing')}`
}

function passiveOnly(slots: Slots): ReturnType<typeof onlyFor> | undefined {
  const done = slots.words.get('done')
  const act = done === undefined ? undefined : actFrom(word(slots, 'thing'), done)
  return act === undefined ? undefined : onlyFor(word(slots, 'role'), act, refusalIn(slots))
}

function gerundAct(slots: Slots): string | undefined {
  const verb = verbOfGerund(word(slots, 'verb'))
  return verb === undefined ? undefined : `${verb} ${lowerArticle(word(slots, 'thing'))}`
}

function viewNotChange(slots: Slots): ReturnType<typeof onlyFor> | undefined {
  const [role, act] = [word(slots, 'role'), word(slots, 'act')]
  const denied = whole(word(slots, 'rest').replace(/^to /iu, ''), act)
  if (partsOf(denied) === undefined || partsOf(act) === undefined) return undefined
  return [
    rightsCase(
      [{ who: role, can: [act], cannot: [denied] }],
      [
        `${capital(anyOf(role))} can ${act} but not ${word(slots, 'rest').replace(/^to /iu, '')}`,
        `${capital(anyOf(role))} cannot ${denied}`,
        `What ${anyOf(role)} can and cannot do`,
      ],
    ),
  ]
}

function readOnly(role: string, thing: string): ReturnType<typeof onlyFor> {
  const shown = thingOf(thing)
  return [
    {
      ...rightsCase(
        [{ who: role, can: [`view ${shown}`], cannot: [`change ${shown}`, `delete ${shown}`] }],
        [
          `${capital(anyOf(role))} can view ${shown} but not change or delete anything`,
          `${capital(shown)}: read-only for ${role}`,
          `Read-only for ${role}`,
        ],
      ),
    },
  ]
}

function twoRoles(slots: Slots, only: boolean): ReturnType<typeof onlyFor> | undefined {
  const [role, act, other] = [word(slots, 'role'), word(slots, 'act'), word(slots, 'role2')]
  if (partsOf(act) === undefined) return undefined
  const said = slots.words.get('act2')?.replace(/^can /iu, '')
  const second = said === undefined ? act : whole(said, act)
  if (partsOf(second) === undefined) return undefined
  return [
    rightsCase(
      [
        { who: role, can: [act] },
        only ? { who: other, can: [second], cannot: [act] } : { who: other, cannot: [second] },
      ],
      [
        `${capital(anyOf(role))} can ${act}, ${anyOf(other)} cannot`,
        `${capital(anyOf(role))} and ${anyOf(other)}: who can ${act}`,
        `${capital(anyOf(role))} and ${anyOf(other)}: who can do what`,
      ],
    ),
  ]
}

function othersOnly(slots: Slots): ReturnType<typeof onlyFor> | undefined {
  const [roles, act] = [word(slots, 'role'), word(slots, 'act')]
  const second = whole(word(slots, 'act2').replace(/^can /iu, ''), act)
  if (partsOf(act) === undefined || partsOf(second) === undefined) return undefined
  const [main] = onlyFor(roles, act)
  if (main === undefined) return undefined
  const outsider = /as (?<name>\p{Lu}\p{L}+ \p{Lu}\p{L}+) \|/u.exec(main.steps.at(-1) ?? '')?.groups?.name ?? 'Ben Ark'
  const [look = ''] = rightsCase([{ who: 'a user', can: [second] }], ['x']).steps
  return [
    { ...main, steps: [...main.steps.slice(0, -1), look.replaceAll('Anna Weber', outsider), main.steps.at(-1) ?? ''] },
  ]
}

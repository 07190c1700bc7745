import type { PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { verbOfGerund } from '../../understand/english/words.ts'
import { can, cannot, hiddenFrom, onlyFor, ownOnly, rightsCase, seenBy } from './rights.ts'
import {
  accountOf,
  actFrom,
  actsIn,
  anyOf,
  capital,
  eachOf,
  line,
  lowerArticle,
  partsOf,
  resultOf,
  thingOf,
  timed,
} from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

/** "view …, but not change them": the act behind "but", with its object. */
function whole(act: string, first: string): string {
  const object = partsOf(actsIn(first)[0] ?? first)?.object ?? ''
  const thing = object === '' ? 'it' : thingOf(object)
  return /^\S+$/u.test(act) ? `${act} ${thing}` : act.replace(/(?<= )(?:them|it|these|those)(?= |$)/iu, thing)
}

/** Two statements in one sentence, or in two. */
const joints = ['(?:, (?:and |but |while |whereas )?| and | but | while | whereas )', '<stop>(?:However, |But )?']
const inOneOrTwo = (
  pattern: (joint: string) => Omit<SentencePattern, 'example'>,
  examples: [string, string],
): SentencePattern[] => joints.map((joint, at) => ({ ...pattern(joint), example: examples[at] ?? '' }))

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
      said: '(?:The |An? )?(?<part>button|link|menu item|menu entry|tab|menu|page|section|column|field|icon|action|option|tile|area)? ?<thing> (?:(?:is|are|must be|should be) (?:hidden from|not (?:visible|shown|displayed|available|offered|accessible) (?:to|for)|invisible (?:to|for))|(?:must|should|may|shall) not be (?:visible|shown|displayed|available|offered|accessible) (?:to|for)) <role>',
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
      said: `<role> (?:${can} (?:only |just )?|(?:must|should|shall) only be able to )<act=[a-z]+> (?:only )?(?:their|his or her|his/her|his|her) own <things>(?: only)?(?:,? (?:but )?not (?:those|the ones|that) of (?:other|another)[^.]{0,40}|, never (?:those|that) of others)?`,
      example: 'Employees can only view their own payslips.',
      cases: (slots) => ownOnly(word(slots, 'role'), word(slots, 'act'), word(slots, 'things'), ''),
    },
    {
      said: '<role> (?:see|sees) only (?:their|his or her|his/her|his|her) own <things>(?:, not those of (?:other|another)[^.]{0,40})?',
      example: 'Tenants see only their own meter readings, not those of other tenants.',
      cases: (slots) => ownOnly(word(slots, 'role'), 'view', word(slots, 'things'), ''),
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
    ...inOneOrTwo(
      (joint) => ({
        said: `<role> ${can} <act>${joint}<role2> ${cannot.replace('(?:cannot', '(?:cannot|may not|must not')}(?: do (?:so|this|that))?`,
        cases: (slots) => twoRoles(slots, false),
      }),
      [
        'Team leads can approve overtime, employees cannot.',
        'Branch managers may reverse a booking; cashiers are not allowed to.',
      ],
    ),
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
        ...eachOf(role).map((who) => ({ who, can: [act] })),
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

/** Somebody may do this with the things of others, not with their own. */
function notOwn(people: string, verb: string, noun: string, beyond?: string): ReturnType<typeof onlyFor> | undefined {
  if (partsOf(`${verb} it`) === undefined) return undefined
  const one = noun.replace(/(?<=[^s])s$/iu, '')
  return [
    {
      ...rightsCase(
        [{ who: people, cannot: [`${verb} Anna Weber’s ${noun}`] }],
        [`${capital(anyOf(people))} cannot ${verb} own ${noun}`, `Own ${noun}: refused`],
        undefined,
        beyond,
      ),
      given: [
        `${accountOf('Anna Weber', people)} with the right to ${verb} ${/s$/u.test(noun) ? noun : `${noun}s`}; there ${/s$/u.test(noun) ? `are ${noun}` : `is ${anyOf(one)}`} of hers and of Ben Ark’s.`,
      ],
      steps: [
        line(`${verb} Ben Ark’s ${noun} as Anna Weber`, resultOf(`${verb} Ben Ark’s ${noun}`), 'Anna Weber'),
        line(
          `Try to ${verb} Anna Weber’s own ${noun} as Anna Weber`,
          beyond ??
            `The action is not offered or is refused; the ${noun} ${/s$/u.test(noun) ? 'stay' : 'stays'} unchanged`,
          'Anna Weber',
        ),
      ],
    },
  ]
}

function creatorOnly(slots: Slots): ReturnType<typeof onlyFor> | undefined {
  const thing = word(slots, 'object').replace(/^(?:an?|the) /iu, '')
  const act = whole(word(slots, 'act'), `open the ${thing}`)
  const role = slots.words.get('role')
  if (partsOf(act) === undefined) return undefined
  return [
    {
      ...rightsCase(
        [{ who: 'users', can: [act] }],
        [`Only who ${word(slots, 'made')} ${word(slots, 'object')} can ${act}`, `Only its creator can ${act}`],
      ),
      type: 'Negative',
      given: [
        `Anna Weber has ${word(slots, 'made')} two ${thing.replace(/(?<!s)$/u, 's')}, 1 and 2; Ben Ark has an ordinary account${role === undefined ? '' : `; ${accountOf('Carla Diaz', role)}`}.`,
      ],
      steps: [
        line(
          `Try to ${act} 1 as Ben Ark`,
          `The action is not offered or is refused; ${thingOf(thing)} 1 remains unchanged`,
          'Ben Ark',
        ),
        line(`${act} 1 as Anna Weber`, resultOf(`${act} 1`), 'Anna Weber'),
        ...(role === undefined ? [] : [line(`${act} 2 as Carla Diaz`, resultOf(`${act} 2`), 'Carla Diaz')]),
      ],
    },
  ]
}

function ownGroup(slots: Slots): ReturnType<typeof onlyFor> | undefined {
  const verb = slots.words.get('act')?.trim() ?? 'view'
  const group = word(slots, 'group')
  const things = word(slots, 'things').replace(/^only /iu, '')
  if (partsOf(`${verb} it`) === undefined) return undefined
  const role = word(slots, 'role')
  const act = (whose: string): string => `${verb} ${lowerArticle(things)} of ${whose} ${group}`
  return [
    {
      ...rightsCase(
        [{ who: role, can: [act('her own')], cannot: [act('the other')] }],
        [
          `${capital(anyOf(role))}: can ${verb} ${things} of the own ${group} only`,
          `Own ${group} only: ${verb} ${things}`,
          `Own ${group} only`,
        ],
      ),
      given: [
        `${accountOf('Anna Weber', role)}; there are ${things.replace(/^the /iu, '')} of her own ${group} and of another ${group}.`,
      ],
    },
  ]
}

function withoutPermission(slots: Slots, act: string): ReturnType<typeof onlyFor> | undefined {
  if (partsOf(act) === undefined) return undefined
  const right = slots.words.get('quoted')
  const outcome = word(slots, 'rest')
  return [
    {
      title: [
        `Without the permission${right === undefined ? '' : ` ${right}`}: ${outcome}`,
        `Refused without the permission: ${act}`,
        'Refused without the permission',
      ],
      type: 'Negative',
      given: [
        `Anna Weber has an account with the permission${right === undefined ? '' : ` ${right}`}, Ben Ark one without it.`,
      ],
      steps: [
        line(`${act} as Anna Weber`, resultOf(act), 'Anna Weber'),
        line(`Try to ${act} as Ben Ark`, `${capital(outcome)}; ${resultOf(act, true)}`, 'Ben Ark'),
      ],
    },
  ]
}

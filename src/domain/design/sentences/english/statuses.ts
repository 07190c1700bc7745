import { changes } from './statuses-cases.ts'
import { joined } from './statuses-cases.ts'
import type { PatternGroup } from '../pattern.ts'
import { anyOf, capital, line, resultOf, thingOf } from './wording.ts'
import {
  word,
  status,
  named,
  namedAll,
  statesIn,
  verbs,
  one,
  actsOfDone,
  chain,
  change,
  inStatus,
  needs,
} from './statuses-cases.ts'

/** Statuses and the ways between them. */
export const statuses: PatternGroup = {
  cue: 'only |that |which |status|state|from |draft|["“]|moves?|goes|set to|reopen|→|->',
  patterns: [
    {
      said: `<thing> ${changes} (?:its |the )?(?:status )?from (?:the status )?(?<first>${status}) (?:to|into) (?:the status )?(?<second>${status})(?<rest>(?:${joined}\\s?(?:the status )?${status}){0,4})(?:,? in (?:this|that|exactly this) order|,? and (?:no|none)[^.]{3,60}|, (?:no (?:step|status)|steps|none)[^.]{3,80})?`,
      example: 'A work order goes from "Open" to "In progress" to "Done".',
      cases: (slots) => chain(slots, true),
    },
    {
      said: `<thing> ${changes} from (?:the status )?(?<first>${status}) (?:to|into) (?<second>${status})(?<rest>(?:${joined}\\s?${status}){0,4})<stop>(?:No (?:step|status) (?:can|may|must) be (?:skipped|left out|undone)[^.]{0,60}|(?:Steps|Statuses) (?:cannot|must not|may not) be skipped[^.]{0,60}|Other (?:transitions|changes) are not (?:possible|allowed)|No other (?:change|transition|status|way)s? (?:is|are) (?:possible|allowed))`,
      example: 'A claim moves from "Registered" to "In review" to "Settled". No step can be skipped.',
      cases: (slots) => chain(slots, true),
    },
    {
      said: `(?:The )?(?:status|state)(?:es)? (?:of <thing> )?(?:changes|switches|goes|is set|is changed|moves) (?:automatically )?(?:from (?<first>${status}) )?to (?<second>${status}) (?:as soon as|when|once|after|if) <clause=.{4,140}?>`,
      example: 'The status changes from "Open" to "Paid" as soon as the payment is received.',
      cases: (slots) => change(slots, word(slots, 'clause')),
    },
    {
      said: `(?:As soon as|When|Once|After|If) <clause=[^,]{4,120}?>, (?:the|its) (?:status|state)(?: of <thing>)? (?:changes|switches|goes|is set|is changed|moves|becomes) (?:automatically )?(?:from (?<first>${status}) )?(?:to )?(?<second>${status})`,
      example: 'Once the courier has scanned the parcel, its status changes to "In transit".',
      cases: (slots) => change(slots, word(slots, 'clause')),
    },
    {
      said: `(?:(?:A|An|Every|Each|Any) )?(?:new(?:ly created)?|freshly created) <thing> (?:has|have|gets?|receives?|starts? (?:with|in|as)|is created (?:with|in|as)|are created (?:with|in|as)|begins? (?:with|in|as)|is|are) (?:always |initially )?(?:the )?(?:status |state )?(?<first>${status})`,
      example: 'A new ticket has the status "Open".',
      cases: (slots) => {
        const first = named(word(slots, 'first'))
        const thing = word(slots, 'thing')
        return first === undefined
          ? undefined
          : [
              {
                title: [`New ${one(thing)} has the status ${first}`, `Status ${first} after creation`],
                steps: [
                  line(`Create a new ${one(thing)}`, `Its status is ${first}`),
                  line('Reload the page', `The status of the new ${one(thing)} is still ${first}`),
                ],
              },
            ]
      },
    },
    {
      said: `(?:An? |The |Each |Every )?<thing> (?:has|have|can have|knows?|can be in|can be) (?:exactly )?(?:one of )?(?:the )?(?:(?:following )?(?:(?:three|four|five|two|six) )?(?:status(?:es)?|states)|one of the (?:status(?:es)?|states)):? <list=${status}(?:, ${status}){0,5},? (?:and|or) ${status}>`,
      example: 'A booking can have the statuses "Requested", "Confirmed" and "Cancelled".',
      cases: (slots) => {
        const states = namedAll(statesIn(word(slots, 'list')))
        const thing = word(slots, 'thing').replace(/^(?:an?|the|each|every) /iu, '')
        return states === undefined || states.length < 2
          ? undefined
          : [
              {
                title: [
                  `${capital(one(thing))}: exactly the statuses ${states.join(', ')}`,
                  `${capital(one(thing))}: exactly ${String(states.length)} statuses`,
                ],
                steps: [
                  line(
                    `Open the choice of the status of ${anyOf(thing)}`,
                    `Exactly these ${String(states.length)} are there: ${states.join(', ')}`,
                  ),
                  ...states.map((state) =>
                    line(
                      `Change the status of the ${one(thing)} to ${state}`,
                      `The ${one(thing)} has the status ${state}`,
                    ),
                  ),
                ],
                assume: ['The account that is used may set every status, and the statuses may be set in this order.'],
              },
            ]
      },
    },
    {
      said: `(?:Only )?<thing> (?:in|with|that (?:is|are) in|that (?:has|have)) (?:the )?(?:status|state) (?<first>${status}) (?:can|may) (?:only )?be <done=[a-z]+(?: [^,.]{2,50})?>(?:,? (?:others|all others|those in other statuses) (?:cannot|not))?`,
      example: 'Only requests with the status "Draft" can be deleted.',
      cases: (slots) => inStatus(slots, true),
    },
    {
      said: `<thing> (?:in|with|that (?:is|are) in|that (?:has|have)) (?:the )?(?:status|state) (?<first>${status}) (?:can no longer|cannot|can not|may not|must not|may no longer) be <done=[a-z]+(?: [^,.]{2,50})?>(?: any ?more| any longer)?`,
      example: 'Orders with the status "Shipped" cannot be cancelled.',
      cases: (slots) => inStatus(slots, false),
    },
    {
      said: `<thing> (?:can|may) (?:only )?be <done=[a-z]+(?: [^,.]{2,40}?)?> (?:only )?(?:(?:while|if|when|as long as) (?:it|they|its status|their status) (?:is|are|has|have)|in) (?:still )?(?:in )?(?:the )?(?:status|state)? ?(?<first>["“][^"”]{1,40}["”])`,
      example: 'An application can only be withdrawn while it has the status "Submitted".',
      cases: (slots) => inStatus(slots, true),
    },
    {
      said: '(?:An? |The |Each |Every |All )?<state=(?:already )?(?:cancelled|canceled|closed|completed|archived|approved|rejected|done|finished|submitted|shipped|delivered|published|expired|paid|confirmed|signed|settled|withdrawn|locked|deleted|terminated|released|posted|booked|billed|sent|resolved|returned|finalised|finalized)> <thing> (?:can no longer|cannot|can not|may not|must not|may no longer|can never) be <done=[a-z]+(?: [^.]{2,50})?>(?: any ?more| any longer)?',
      example: 'A done work order cannot be reopened.',
      cases: (slots) => {
        const thing = one(word(slots, 'thing'))
        const state = word(slots, 'state').toLowerCase()
        const acts = actsOfDone(word(slots, 'done'), `the ${state} ${thing}`)
        return acts === undefined
          ? undefined
          : [
              {
                title: [
                  `${capital(anyOf(`${state} ${thing}`))} cannot be ${word(slots, 'done')}`,
                  `Refused for ${anyOf(`${state} ${thing}`)}`,
                ],
                type: 'Negative',
                technique: 'State transition',
                given: [`There is ${anyOf(`${state} ${thing}`)}.`],
                steps: [
                  ...acts.map((act) =>
                    line(`Try to ${act}`, `The action is not offered or is refused; ${resultOf(act, true)}`),
                  ),
                  line('Reload the page', `The ${thing} is still ${state.replace('already ', '')}`),
                ],
              },
            ]
      },
    },
    {
      said: '(?:An? |The )?<thing> (?:that|which) (?:has|have|is|are) (?:already )?(?:been )?(?<state>[a-z]+ed|sent|paid|sold|closed) (?:can no longer|cannot|can not|may not|must not|may no longer|can never) be (?<done>[a-z]+(?: [^.,;]{2,50}?)?)(?: by <role>)?(?: any ?more| any longer)?',
      example: 'A leave request that has already been approved cannot be edited by the employee.',
      cases: (slots) => {
        const thing = one(word(slots, 'thing'))
        const state = word(slots, 'state')
        const role = slots.words.get('role')
        const who = role === undefined ? '' : ` as ${anyOf(role)}`
        const acts = actsOfDone(word(slots, 'done'), 'record 1')
        if (acts === undefined) return undefined
        return [
          {
            title: [`${capital(thing)} ${state}: cannot be ${word(slots, 'done')}`, `Refused once ${state}`],
            type: 'Negative',
            technique: 'State transition',
            given: [`Two ${thing} records are prepared: record 1 is ${state}, record 2 is not yet.`],
            steps: [
              ...acts.map((act) =>
                line(`Try to ${act}${who}`, `The action is not offered or is refused; ${resultOf(act, true)}`),
              ),
              ...acts
                .slice(0, 1)
                .map((act) =>
                  line(`${act.replace('record 1', 'record 2')}${who}`, resultOf(act.replace('record 1', 'record 2'))),
                ),
            ],
            assume: [`Before it is ${state}, the action is possible.`],
          },
        ]
      },
    },
    {
      said: 'Only (?<state>[a-z-]{4,20}|["“][^"”]{2,30}["”]) <thing> (?:can|may) be <done=[a-z]+(?: [^,.]{2,50})?>',
      example: 'Only unpaid invoices can be cancelled.',
      cases: (slots) => {
        const thing = one(word(slots, 'thing'))
        const state = word(slots, 'state')
        const [act] = actsOfDone(word(slots, 'done'), 'record 1') ?? []
        if (act === undefined || / by (?:the |an? )?[a-z]/u.test(word(slots, 'done'))) return undefined
        const other = act.replace('record 1', 'record 2')
        return [
          {
            title: [
              `Only ${state} ${word(slots, 'thing')} can be ${word(slots, 'done')}`,
              `Only ${state}: ${word(slots, 'done')}`,
            ],
            type: 'Negative',
            technique: 'State transition',
            given: [`Two ${thing} records are prepared: record 1 is ${state}, record 2 is not.`],
            steps: [
              line(act, resultOf(act)),
              line(`Try to ${other}`, `The action is not offered or is refused; ${resultOf(other, true)}`),
            ],
          },
        ]
      },
    },
    {
      said: `(?:After|Upon|On|With) (?<noun>approval|rejection|cancellation|confirmation|payment|publication|submission|completion|activation|deactivation|registration|delivery|acceptance|release|dispatch|check-in|check-out)(?: of <thing>)?(?: by <role>)?,? <object=(?:the|it|its|an?)(?: [a-z ]{2,40}?)?> (?:is|has|gets|changes to|is set to|goes to|moves to|has the status|gets the status|receives the status) (?:the status )?(?<second>["“][^"”]{1,40}["”])`,
      example: 'After approval by the team lead, the request has the status "Approved".',
      cases: (slots) => {
        const verb = verbs.get(word(slots, 'noun').toLowerCase())
        const subject = word(slots, 'object')
        const thing = /^(?:it|its)/iu.test(subject) ? slots.words.get('thing') : subject
        if (verb === undefined || thing === undefined) return undefined
        const role = slots.words.get('role')
        return [
          {
            title: [
              `${capital(thingOf(thing))} is ${word(slots, 'second')} after ${word(slots, 'noun').toLowerCase()}`,
            ],
            technique: 'State transition',
            steps: [
              line(
                `${verb} ${thingOf(thing)}${role === undefined ? '' : ` as ${anyOf(role)}`}`,
                `The status of ${thingOf(thing)} is ${word(slots, 'second')}`,
              ),
              line('Reload the page', `The status is still ${word(slots, 'second')}`),
            ],
          },
        ]
      },
    },
    {
      said: `(?:Setting|Changing|Moving) <thing> to (?:the status )?(?<second>["“][^"”]{1,40}["”]) (?:requires|needs|is only possible with|asks for) <object=(?:an?|the) [^,.]{3,50}?>`,
      example: 'Setting a ticket to "Rejected" requires a reason.',
      cases: (slots) => needs(slots),
    },
    {
      said: `(?:For|To set|To change|In order to set) (?:<thing> to )?(?:the status )?(?<second>["“][^"”]{1,40}["”]),? (?<object>(?:an?|the) [^,.]{3,50}?) (?:is|must be) (?:required|mandatory|entered|given|filled in|necessary)`,
      example: 'To set a defect to "Closed", a comment is required.',
      cases: (slots) => needs(slots),
    },
  ],
}

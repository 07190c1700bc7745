import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { twoOf } from './samples.ts'
import { situationOf } from './situations.ts'
import { actFrom, anyOf, capital, eachOf, line, lowerArticle, partsOf, resultOf, thingOf } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
const log =
  '(?:history|log|audit log|audit trail|change log|activity log|journal|protocol|logbook|timeline|change history|event log|activity feed)'

/** Several people at once, what is recorded, and what stays hidden. */
export const traces: PatternGroup = {
  cue: 'not |never |PIN|password|same time|simultaneous|two |both |meanwhile|somebody else|someone else|another user|double|twice|log|histor|audit|trail|record|journal|timeline|mask|hidden|last (?:four|three|two|\\d)|encrypt|plain text|asterisk|anonym|personal',
  patterns: [
    {
      said: '(?:If|When) two (?<who>[a-z ]{3,30}?) (?<act>[a-z]+ [^,]{3,60}?) (?:at the same time|simultaneously|at the same moment|within the same second|in parallel|at once), (?:then )?<rest>',
      example:
        'If two clerks book the last seat at the same time, only one booking is accepted and the other clerk sees "This seat has just been taken."',
      cases: (slots) => atOnce(word(slots, 'act'), word(slots, 'rest'), word(slots, 'who')),
    },
    {
      said: '(?:If|When) two (?<who>[a-z ]{3,30}?) (?:at the same time|simultaneously) (?<act>[a-z]+ [^,]{3,60}?), (?:then )?<rest>',
      example: 'When two players simultaneously buy the last ticket, only the first purchase counts.',
      cases: (slots) => atOnce(word(slots, 'act'), word(slots, 'rest'), word(slots, 'who')),
    },
    {
      said: '(?:If|When) (?:two people|two users|several users|two employees) (?:edit|change|open and edit|are editing|have opened) the same (?<thing>[^,]{3,40}?)(?: at the same time| simultaneously)?, (?:then )?<rest>',
      example:
        'If two users edit the same contact, the second to save sees "This contact was changed by someone else." and nothing is overwritten.',
      cases: (slots) => editing(word(slots, 'thing'), word(slots, 'rest')),
    },
    {
      said: '(?:If|When) (?:the|a|an) (?<thing>[^,]{3,40}?) (?:has been|was|is) (?:changed|edited|modified|updated|saved) (?:by (?:another|a different) (?:user|person|employee|member)|by (?:someone|somebody) else|in another (?:tab|window)) (?:in the meantime|meanwhile|while it (?:is|was) (?:open|being edited))?,? ?<rest>',
      example:
        'If the order has been changed by another user in the meantime, "Please reload the page" is shown on saving.',
      cases: (slots) => editing(word(slots, 'thing'), word(slots, 'rest')),
    },
    {
      said: '(?:If|When) (?:the|an?|the last) (?<thing>[^,]{3,40}?) (?:has|have) (?:just |already |meanwhile |in the meantime )?been (?<done>taken|booked|sold|reserved|assigned|accepted|claimed|picked up)(?: by (?:someone|somebody|another|a different) ?(?:else|[a-z]+)?)?(?: in the meantime| meanwhile)?, (?:the (?:user|customer|second [a-z]+|other [a-z]+) (?:sees|gets|receives|is shown) )?<message>(?: (?:is|are) (?:shown|displayed)| appears)?',
      example: 'If the slot has been booked by somebody else in the meantime, "This slot is no longer free" is shown.',
      cases: (slots) => {
        const thing = bare(word(slots, 'thing'))
        const act = actFrom(`the ${thing}`, word(slots, 'done')) ?? `take the ${thing}`
        return [
          {
            title: [`${capital(thing)} gone in the meantime: ${word(slots, 'message')}`],
            type: 'Negative',
            given: [`Anna Weber and Ben Ark have both opened the same free ${thing}.`],
            steps: [
              line(`${act} as Anna Weber`, resultOf(act), 'Anna Weber'),
              line(
                `${act} as Ben Ark without a reload`,
                `${word(slots, 'message')} is displayed; the ${thing} still belongs to Anna Weber`,
                'Ben Ark',
              ),
            ],
          },
        ]
      },
    },
    {
      said: '(?:A )?(?:double[- ]click(?:ing)?|clicking twice|tapping twice|(?:quickly )?pressing|selecting) (?:on )?(?:the )?(?:button )?<label>(?: twice| several times| repeatedly| again)?(?: in (?:quick )?succession| quickly)? (?:creates|leads to|results in|triggers|produces|causes|books|sends) (?:only |exactly |just )?(?:one|1|a single) <thing>',
      example: 'A double click on "Pay" creates only one payment.',
      cases: (slots) => doubled(word(slots, 'label'), word(slots, 'thing')),
    },
    {
      said: '(?:If|When) (?:the user |a user |the customer |<who> )?(?:double-clicks|clicks twice on|taps twice on|clicks|presses|taps) (?:on )?(?:the )?(?:button )?<label>(?: twice| several times| repeatedly)?(?: in (?:quick )?succession| quickly)?, (?:only|exactly|just) (?:one|1|a single) <thing> is (?:created|sent|saved|booked|triggered|charged|made|placed)',
      example: 'If the user clicks "Order" twice, only one order is created.',
      cases: (slots) => doubled(word(slots, 'label'), word(slots, 'thing')),
    },
    {
      said: `(?:Every|Each|Any|All) (?:changes?|modifications?|edits?) (?:of|to|in) <thing> (?:is|are|must be) (?:recorded|logged|written|saved|documented|stored|noted|tracked|entered|listed) (?:in (?:the|an) (?:[a-z ]{3,20} )?${log} )?(?:with|together with|including|stating|showing) <list>`,
      example: 'Every change of the price is recorded in the history with date, user, old value and new value.',
      cases: (slots) => logged(slots, `change ${thingOf(word(slots, 'thing'))}`, true),
    },
    {
      said: `(?:Every|Each|Any|All) (?<event>(?!change |changes )[^,;.]{3,60}?) (?:is|are|must be) (?:recorded|logged|written|saved|documented|stored|noted|tracked|entered|listed)(?: in (?:the|an) (?:[a-z ]{3,20} )?${log})? (?:with|together with|including|stating|showing) <list>`,
      example: 'Every failed login is logged with date, time and IP address.',
      cases: (slots) => logged(slots, undefined, false),
    },
    {
      said: `(?:The )?(?:[a-z ]{3,30} )?${log}(?: of <thing>)? (?:shows?|records?|lists?|contains?|keeps?|displays?|logs?) (?:for )?(?:every|each|all|any) (?<event>[^,;.]{3,60}?)(?::|,)? ?(?:with|together with|including|along with|the) <list>`,
      example: 'The history shows every status change with date, time and user.',
      cases: (slots) => logged(slots, undefined, false),
    },
    {
      said: `(?:The )?(?:[a-z ]{3,30} )?${log}(?: of <thing>)? (?:shows?|records?|lists?|contains?|displays?|logs?) who (?<verb>[a-z]+) (?:what|which [a-z ]{3,20}|<thing2>)(?:,? (?:and )?when| and at what time)?`,
      example: 'The history shows who changed what and when.',
      cases: (slots) => {
        const thing = slots.words.get('thing') ?? slots.words.get('thing2')
        return [
          {
            title: ['History entry with person, change and time'],
            given: ['Anna Weber and Ben Ark can both change the record; it is 1 June 2026, 10:15.'],
            steps: [
              line(
                `Change ${thing === undefined ? 'a value of the record' : thingOf(thing)} as Anna Weber`,
                'The new value is displayed',
                'Anna Weber',
              ),
              line(
                `Open the history as Ben Ark`,
                'The newest entry names Anna Weber, what was changed, and 1 June 2026, 10:15',
                'Ben Ark',
              ),
            ],
            assume: ['The date and time of the test system can be set.'],
          },
        ]
      },
    },
    {
      said: `(?:Entries|An entry|The entries|Records)(?: (?:of|in) (?:the |an? )?(?:[a-z ]{3,30} )?${log})? (?:can(?:not| ?not)?|must not|may not) (?:neither )?be (?:changed|edited|modified|deleted|removed)(?: (?:or|nor|and) (?:changed|edited|modified|deleted|removed))?(?: by (?:anyone|anybody|any user|users))?`,
      example: 'Entries of the audit log cannot be changed or deleted.',
      cases: (slots) => (slots.words.size >= 0 ? unchangeable() : undefined),
    },
    {
      said: '(?<thing>[^,;.]{3,60}?) (?:is|are|must be) (?:masked|hidden|shown masked|obscured|blacked out|replaced by (?:asterisks|dots|stars)|displayed masked)(?:,)? (?:except (?:for )?|apart from |but for |with the exception of |up to )(?:the |its |their )?(?<side>last|first) (?<count>four|three|two|five|six|[2-9]) (?:digits?|characters?|letters|numbers|figures)(?: (?:are visible|remain visible))?',
      example: 'The account number is masked except for the last four digits.',
      cases: (slots) => masked(slots),
    },
    {
      said: '(?:Only the|The) (?<side>last|first) (?<count>four|three|two|five|six|[2-9]) (?:digits?|characters?|letters|numbers|figures) of <thing> (?:are|is) (?:shown|displayed|visible|readable)(?:[,;] the (?:rest|others) (?:is|are) (?:masked|hidden|replaced)[^.]{0,30})?',
      example: 'Only the last four digits of the card number are shown.',
      cases: (slots) => masked(slots),
    },
    {
      said: '(?<thing>(?:The |An? )?(?:entered )?(?:password|PIN|passcode|code|security code|CVC)) (?:is|are|must be) (?:never )?(?:shown|displayed|hidden|masked) (?:as|by|with|behind) (?:dots|asterisks|stars|bullets)(?: (?:while|when|during) [^.]{3,40})?',
      example: 'The PIN is shown as dots while it is typed.',
      cases: (slots) => {
        const thing = thingOf(word(slots, 'thing')).replace(/entered /u, '')
        return [
          {
            title: [`${capital(thing)}: dots instead of “4711”`],
            steps: [
              line(
                `Type a value into the field for ${thing}`,
                'One dot for each character; “4711” cannot be read anywhere',
                '4711',
              ),
              line('Copy the content of the field', 'Nothing readable is in the clipboard'),
            ],
          },
        ]
      },
    },
    {
      said: '(?:The )?(?<thing>[^,;.]{3,50}?) (?:is|are|must be) (?:not |never )(?:part of|included in|contained in|shown in|written (?:to|into)|stored in|sent in|mentioned in|printed on|displayed on|visible (?:in|on)) (?!.*(?:list|overview|table|directory|map|results|search)$)(?<place>[^,;.]{3,50}?)',
      example: 'The home address is not shown in the public profile.',
      cases: (slots) => absent(slots),
    },
    {
      said: '(?:The )?(?<place>e-?mail|notification|push notification|receipt|invoice|export|report|public profile|profile|label|letter|message|lock screen|list|page|printout|confirmation)(?: [a-z ]{3,30}?)? (?:does not|do not|must not|never|may not) (?:contain|contains|show|shows|include|includes|mention|mentions|reveal|reveals|display) (?:any |the |a )?(?<thing>[^,;.]{3,50}?)',
      example: 'The push notification does not show the diagnosis.',
      cases: (slots) => absent(slots),
    },
  ],
}

const bare = (noun: string): string => anyOf(noun).replace(/^an? /u, '')

function atOnce(act: string, outcome: string, who: string): CasePattern[] | undefined {
  if (partsOf(act) === undefined) return undefined
  const one = anyOf(who).replace(/^an? (?:different )?/u, '')
  const [, first = outcome, rest = ''] = /^(.+?),? and (?=the (?:other|second) )(.+)$/iu.exec(outcome) ?? []
  return [
    {
      title: [
        `Two at the same moment ${act}: ${first}`,
        `Two at the same moment: ${first}`,
        `Two ${who} at the same moment`,
      ],
      type: 'Negative',
      technique: 'Error guessing',
      given: [`Anna Weber and Ben Ark, each ${anyOf(one)}, have both got as far as the last step before: ${act}.`],
      steps: [
        line(
          'Carry out the last step as both of them at the same moment',
          `${capital(first)}${rest === '' ? '' : `. ${capital(rest)}`}`,
          'Anna Weber and Ben Ark',
        ),
        line(
          'Reload the page as both of them',
          'Both see the same result; it is there exactly once',
          'Anna Weber and Ben Ark',
        ),
      ],
      assume: ['Two people can act within the same second.'],
    },
  ]
}

function editing(thing: string, outcome: string): CasePattern[] {
  const one = bare(thing)
  const message = /["“][^"”]+["”]/u.exec(outcome)?.[0]
  const keeps =
    !/(?:last|latest|later) (?:save|change|version) (?:wins|counts|is kept)|overwrites/iu.test(outcome) ||
    /not|nothing/iu.test(outcome)
  return [
    {
      title: [
        `Second save of the same ${one}: ${message ?? 'nothing is overwritten'}`,
        `Second save of the same ${one}`,
      ],
      type: 'Negative',
      technique: 'Error guessing',
      given: [`Anna Weber and Ben Ark have both opened the same ${one} for editing; its remark is “Heron”.`],
      steps: [
        line(`Save the ${one} with another remark as Anna Weber`, `The ${one} has the remark “Kestrel”`, 'Kestrel'),
        line(
          `Save the ${one} with a different remark as Ben Ark`,
          message === undefined ? outcome : `${message} is displayed`,
          'Osprey',
        ),
        line(`Reload the ${one}`, `The remark is ${keeps ? '“Kestrel”' : '“Osprey”'}`),
      ],
      assume: [`The ${one} has a field that both can change; it is called remark here.`],
    },
  ]
}

function doubled(label: string, thing: string): CasePattern[] {
  const one = bare(thing)
  return [
    {
      title: [`Double click on ${label}: exactly one ${one}`],
      type: 'Negative',
      technique: 'Error guessing',
      given: [`Everything is filled in up to ${label}; the number of ${one} records is noted down.`],
      steps: [
        line(`Double-click ${label}`, `The result is displayed once; no error is shown`, label.replace(/["“”]/gu, '')),
        line(`Open the list of ${one} records`, `There is exactly one ${one} more than before`),
      ],
    },
  ]
}

function logged(slots: Slots, change: string | undefined, old: boolean): CasePattern[] | undefined {
  const list = word(slots, 'list')
  const said = slots.words.get('event') ?? ''
  const noun = said.replace(/^(?:status |price |address )?changes?$/iu, '')
  const situation =
    change === undefined && noun !== ''
      ? situationOf(`${/^(?:the|an?) /iu.test(said) ? '' : 'a '}${said} happens`)
      : undefined
  const act =
    change ??
    (noun === ''
      ? `change the ${said.replace(/ ?changes?$/iu, '') || 'record'}`
      : (actOfNoun(said) ?? (situation === undefined ? undefined : `bring about ${anyOf(said)}`)))
  if (act === undefined) return undefined
  const [next, before] = twoOf(slots.words.get('thing') ?? 'text')
  const fields = list
    .split(/,? (?:and|as well as) |, /u)
    .map((one) => one.replace(/^(?:the|an?|its|their) /iu, '').trim())
  const values = fields.map((field) => {
    if (/old|previous|former/iu.test(field)) return `${field}: ${before}`
    if (/new/iu.test(field)) return `${field}: ${next}`
    if (/date and time|timestamp|time stamp/iu.test(field)) return `${field}: 1 June 2026, 10:15`
    if (/date|day/iu.test(field)) return `${field}: 1 June 2026`
    if (/time/iu.test(field)) return `${field}: 10:15`
    if (/user|person|employee|name|editor|author|who|actor|clerk|member|account/iu.test(field))
      return `${field}: Anna Weber`
    return field
  })
  return [
    {
      title: [
        `Entry with ${fields.join(', ')}: ${act.charAt(0).toLowerCase()}${act.slice(1)}`,
        `Entry with ${fields.join(', ')}`,
        `Entry for: ${act}`,
      ],
      given: [`Anna Weber is signed in; it is 1 June 2026, 10:15${old ? `; the present value is ${before}` : ''}.`],
      steps: [
        line(act, old ? 'The new value is displayed' : 'It is carried out', old ? next : ''),
        line('Open the records of it', `There is exactly one new entry, with ${values.join('; ')}`),
      ],
      assume: [`The date and time of the test system can be set${old ? '; the values are examples' : ''}.`],
    },
  ]
}

/** "status change" → "change the status", "failed login" → "sign in with a wrong password". */
function actOfNoun(said: string): string | undefined {
  if (/failed (?:log-?in|sign-?in)/iu.test(said)) return 'Try to sign in with a wrong password'
  if (/(?:log-?in|sign-?in) attempt/iu.test(said)) return 'Sign in with the right password'
  if (/^(?:successful )?(?:log-?in|sign-?in)s?$/iu.test(said)) return 'Sign in'
  const changed = /^(?<thing>[a-z -]{3,30}?) changes?$/iu.exec(said)?.groups?.thing
  if (changed !== undefined) return `Change the ${changed}`
  const of = /^(?<noun>[a-z-]+) (?:of|to|in) (?<thing>.+)$/iu.exec(said)?.groups
  const verb = of?.noun === undefined ? undefined : nouns[of.noun.toLowerCase().replace(/s$/u, '')]
  if (verb !== undefined && of?.thing !== undefined) return `${verb} ${lowerArticle(of.thing)}`
  const plain = nouns[said.toLowerCase().replace(/s$/u, '')]
  return plain === undefined ? undefined : `${plain} a record`
}

const nouns: Partial<Record<string, string>> = {
  deletion: 'Delete',
  approval: 'Approve',
  rejection: 'Reject',
  export: 'Export',
  download: 'Download',
  access: 'Open',
  release: 'Release',
  cancellation: 'Cancel',
  correction: 'Correct',
  creation: 'Create',
  transfer: 'Transfer',
  import: 'Import',
  booking: 'Book',
}

function unchangeable(): CasePattern[] {
  return [
    {
      title: 'No entry of the log can be changed or deleted',
      type: 'Negative',
      given: ['There is at least one entry; Anna Weber has an account with all rights that the product knows.'],
      steps: [
        line(
          'Try to change the entry as Anna Weber',
          'Changing is not offered or is refused; the entry is as before',
          'Anna Weber',
        ),
        line(
          'Try to delete the entry as Anna Weber',
          'Deleting is not offered or is refused; the entry is still listed after a reload',
          'Anna Weber',
        ),
      ],
    },
  ]
}

function masked(slots: Slots): CasePattern[] | undefined {
  const names: Partial<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
  const said = word(slots, 'count')
  const count = names[said.toLowerCase()] ?? Number(said)
  if (Number.isNaN(count) || count < 1) return undefined
  const thing = thingOf(word(slots, 'thing'))
  const sample = '4929518340716325'
  const last = /last/iu.test(word(slots, 'side'))
  const shown = last ? sample.slice(-count) : sample.slice(0, count)
  return [
    {
      title: [`${capital(thing)}: only ${shown} of ${sample} can be read`, `Only ${shown} of ${sample} can be read`],
      given: [`${capital(thing)} is ${sample}.`],
      steps: [
        line(`Open the page with ${thing}`, `Only ${shown} can be read of it; all other places are masked`),
        line('Search the source of the page for the whole value', `${sample} is not found`, sample),
      ],
      assume: [`${sample} is an example; any permitted value will do.`],
    },
  ]
}

function absent(slots: Slots): CasePattern[] | undefined {
  const place = thingOf(word(slots, 'place'))
  const thing = thingOf(word(slots, 'thing'))
  const many = /s$/u.test(thing) && !/ss$/u.test(thing)
  if (/["“]|(?: (?:if|when|unless|until) )/u.test(`${place} ${thing}`) || eachOf(place).length > 2) return undefined
  return [
    {
      title: [`${capital(place)} without ${thing}`, `Without ${thing}`],
      type: 'Negative',
      given: [`There is a record in which ${thing} ${many ? 'are' : 'is'} filled in; the value is noted down.`],
      steps: [
        line(`Open ${place} for this record`, `The noted value cannot be read anywhere in it`),
        line('Search it for the noted value, also in its source', 'It is not found'),
      ],
    },
  ]
}

import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { anyOf, capital, eachOf, line, lowerArticle, partsOf, thingOf } from './wording.ts'
import { situationOf } from './situations.ts'
import { twoOf } from './samples.ts'

export const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
export const log =
  '(?:history|log|audit log|audit trail|change log|activity log|journal|protocol|logbook|timeline|change history|event log|activity feed)'

export const bare = (noun: string): string => anyOf(noun).replace(/^an? /u, '')

export function atOnce(act: string, outcome: string, who: string): CasePattern[] | undefined {
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

export function editing(thing: string, outcome: string): CasePattern[] {
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

export function logged(slots: Slots, change: string | undefined, old: boolean): CasePattern[] | undefined {
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
export function actOfNoun(said: string): string | undefined {
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

export const nouns: Partial<Record<string, string>> = {
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

export function absent(slots: Slots): CasePattern[] | undefined {
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
      said: '(?:If|When) (?:two people|two users|several users|two employees) (?:edit|change|open and edit|are editing|have opened) the same (?<thing>[^,]{3,40}?)(?: at the same time| simultaneously)?, (?:then )?<rest>',
      example:
        'If two users edit the same contact, the second to save sees "This contact was changed by someone else." and nothing is overwritten.',
      cases: (slots) => editing(word(slots, 'thing'), word(slots, 'rest')),
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
      said: '(?:The )?(?<place>e-?mail|notification|push notification|receipt|invoice|export|report|public profile|profile|label|letter|message|lock screen|list|page|printout|confirmation)(?: [a-z ]{3,30}?)? (?:does not|do not|must not|never|may not) (?:contain|contains|show|shows|include|includes|mention|mentions|reveal|reveals|display) (?:any |the |a )?(?<thing>[^,;.]{3,50}?)',
      example: 'The push notification does not show the diagnosis.',
      cases: (slots) => absent(slots),
    },
  ],
}

import { isPlural, pluralOf } from '../../understand/english/subject.ts'
import { verbOfGerund } from '../../understand/english/words.ts'
import { capitalise } from '../../understand/stretch.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { lower, oneOf } from './deeds.ts'
import { countsDays, shortTimes } from './moments.ts'

/** What interrupts, as a step and as a noun. */
const interruptionsKnown: [RegExp, string, string][] = [
  [/reload|refresh/iu, 'Reload the page', 'a reload'],
  [
    /clos\p{L}+ (?:the |their )?(?:browser|tab|window|app)|(?:browser|tab|window|app)(?: \p{L}+)? (?:is|has been|was|gets) closed/iu,
    'Open the page again after closing the browser',
    'closing the browser',
  ],
  [
    /(?:log|sign)\p{L}*.*(?:out|off|back in|again|next|new)|next (?:login|sign-in|log-in|visit)|logout|sign-out/iu,
    'Sign in again after signing out',
    'a new sign-in',
  ],
  [/crash/iu, 'Start the application again after ending its process', 'a crash'],
  [/restart|reboot/iu, 'Restart the device or server that this is about', 'a restart'],
  [
    /(?:los[st]|interrupt|drop|cut|break|broken|no).*(?:connection|network|internet|signal)|(?:connection|network|internet|signal).*(?:los[st]|interrupt|drop|cut|break|fail)|offline|disconnect/iu,
    'Restore the connection after cutting it for a minute',
    'a lost connection',
  ],
  [/session|timeout|time-out/iu, 'Sign in again after the session has expired', 'the end of the session'],
  [/(?:another|other|different|second|new) device/iu, 'Sign in on a second device', 'a change of the device'],
  [
    /(?:another|other) page|leav|navigat|switch|back/iu,
    'Return to the page after opening another one',
    'opening another page',
  ],
  [/power/iu, 'Switch the device on again after cutting the power', 'a power cut'],
  [/update/iu, 'Start the application again after its update', 'an update'],
]

/** How an interruption is brought about, and its name. */
export function interruptionOf(clause: string): { step: string; kind: string } | undefined {
  const [, step, kind] = interruptionsKnown.find(([sign]) => sign.test(clause)) ?? []
  return step === undefined || kind === undefined ? undefined : { step, kind }
}

function stateOf(slots: Slots): Record<string, string> | undefined {
  const { words } = slots
  const { step, kind } = interruptionOf(words.get('clause') ?? '') ?? {}
  const thing = words.get('thing') ?? words.get('things')
  if (step === undefined || kind === undefined || thing === undefined || thing.split(' ').length > 9) return undefined
  const text = lower(thing)
  const what =
    /^(?:the|all|its|their|every|each|any|an?) /u.test(text) || isPlural(text)
      ? text.replace(/^(?:an?|any|every|each) /u, 'the ')
      : `the ${text}`
  const many = isPlural(text)
  return {
    step,
    kind,
    what,
    does: many ? 'are' : 'is',
    has: many ? 'have' : 'has',
    pronoun: many ? 'They' : 'It',
    made: making(text),
  }
}

/** How a tester brings a thing about that has to be kept. */
function making(thing: string): string {
  const bare = thing.replace(/^(?:the|all|an?|any|every|each|its|their) /u, '')
  const verb = verbOfGerund(bare.split(' ')[0] ?? '')
  if (verb !== undefined) return `${capitalise(verb)}${bare.slice((bare.split(' ')[0] ?? '').length)}`
  if (/filter|sort|order|column|language|theme|setting|view|layout|option|selection|preference|mode|zoom/iu.test(bare))
    return `Change the ${bare.replace(/^(?:selected|chosen|set|saved|last used|current) /u, '')}`
  if (/basket|cart/iu.test(bare)) return `Put two items into the ${/basket/iu.test(bare) ? 'basket' : 'cart'}`
  if (/draft/iu.test(bare)) return 'Write a draft without submitting it'
  if (
    /text|entries|entry|input|entered|answers|data|form|values?|comment|message|notes?|changes|readings?/iu.test(bare)
  )
    return `Enter the ${bare.replace(/^(?:entered|unsaved|typed) /u, '')} without submitting anything`
  return `Bring about the ${bare}`
}

const keptCases: CasePattern[] = [
  {
    title: ['{what:bare}: unchanged after {kind}', 'Unchanged after {kind}'],
    given: ['A user is signed in.'],
    steps: [
      '{made} | sample value: Kestrel | {what} {does} displayed.',
      '{step} | | {what} {does} displayed as before; nothing is missing.',
    ],
  },
]

function autosaveOf(slots: Slots): Record<string, string> | undefined {
  if (countsDays(slots, 'span')) return undefined
  const thing = lower(slots.words.get('thing') ?? slots.words.get('things') ?? '')
  if (thing.split(' ').length > 7) return undefined
  const what = /^(?:the|all|its|their|every|each|any|an?) /u.test(thing)
    ? thing.replace(/^(?:an?|any|every|each|all) /u, 'the ')
    : `the ${thing}`
  const end = filled('{span:out}', slots)
  return end === undefined ? undefined : { what, end }
}
const autosave: CasePattern[] = [
  {
    title: ['A change is saved after {span} without saving it by hand', 'Saved after {span}'],
    type: 'Positive',
    given: [
      'A user is signed in and has opened a form that can be edited.',
      'Nothing has been changed since the last automatic saving on {start}.',
    ],
    steps: [
      'Enter a text without saving it | Kestrel, {start} | The text is displayed.',
      'Close the browser window without saving | {span:out} | The window is closed.',
      'Open the same form again in a new window | {span:out} | The text "Kestrel" is there: it was saved by itself after {span}.',
    ],
  },
]

const be = '(?:is|are|stays?|remains?|must (?:be|remain|stay)|should (?:be|remain|stay)|will be|has to be|have to be)'
const still =
  '(?:still (?:there|available|visible|displayed|shown|saved|present|active|set|filled in|selected|complete|open|in [^.;,]{3,30}?)|(?:still )?(?:kept|preserved|retained|restored|intact|remembered|unchanged|in place))(?: unchanged)?'
const interruptions =
  '(?:reload|refresh|clos|log|sign|crash|restart|reboot|connect|network|internet|session|timeout|time-out|device|page|power|update|tab)'

const patterns: SentencePattern[] = [
  {
    said: `<thing> ${be} ${still}(?:,? even)? (?:after|when|if|despite|across|following|through) <clause=[^.;]{0,80}?${interruptions}[^.;]{0,40}?>`,
    example: 'The draft is still there after the browser is closed and opened again.',
    derive: stateOf,
    cases: keptCases,
  },
  {
    said: `<thing> (?:is|are|must be|should be|gets?)(?: automatically)? (?:auto-?)?saved(?: automatically)?(?: in the background)? (?:every|each|at intervals of) <span>`,
    example: 'Drafts are saved automatically every 30 seconds.',
    derive: autosaveOf,
    cases: autosave,
  },
]

function savedWhen(slots: Slots): Record<string, string> | undefined {
  const thing = lower(slots.words.get('thing') ?? slots.words.get('things') ?? '')
  const clause = lower(slots.words.get('clause') ?? '')
  const what = /^(?:the|all|its|their|every|each|any|an?) /u.test(thing)
    ? thing.replace(/^(?:an?|any|every|each|all) /u, 'the ')
    : `the ${thing}`
  return thing.split(' ').length > 7 ? undefined : { what, when: clause, many: isPlural(thing) ? 'are' : 'is' }
}
patterns.push({
  said: `<thing> (?:is|are|must be|should be|gets?)(?: automatically)? (?:auto-?)?saved(?: automatically)?(?: in the background)? (?:after (?:each|every)|with every|on every|at the end of each|as soon as|whenever|each time) <clause=[^.;]{3,70}>`,
  example: 'The game is saved automatically after each level.',
  derive: savedWhen,
  cases: [
    {
      title: ['{what:bare}: there again after closing without saving', 'There again after closing without saving'],
      given: ['A user is signed in.'],
      steps: [
        'Work on {what} up to the point that is meant: {when} | sample value: Kestrel | {what} {many} displayed with the new state.',
        'Close the window without saving | | The window is closed.',
        'Open {what} again in a new window | | {what} {many} displayed with the state from before the window was closed.',
      ],
    },
  ],
})

/** What somebody sets up for a single thing of many, and what is seen of it. */
const arranged: Record<string, { seen: string; stays?: string; others: string; undone: string }> = {
  hide: {
    seen: 'no longer displayed',
    stays: 'still hidden',
    others: 'the others are still there',
    undone: 'displayed',
  },
  collapse: { seen: 'collapsed', others: 'the others are still expanded', undone: 'expanded' },
  minimise: { seen: 'minimised', others: 'the others are unchanged', undone: 'not minimised' },
  minimize: { seen: 'minimized', others: 'the others are unchanged', undone: 'not minimized' },
  pin: { seen: 'pinned', others: 'the others are not', undone: 'not pinned' },
  dismiss: {
    seen: 'no longer displayed',
    stays: 'still gone',
    others: 'the others are still there',
    undone: 'displayed',
  },
  mute: { seen: 'muted', others: 'the others are not', undone: 'not muted' },
  star: { seen: 'starred', others: 'the others are not', undone: 'not starred' },
  bookmark: { seen: 'bookmarked', others: 'the others are not', undone: 'not bookmarked' },
}

function arrangedOf(slots: Slots): Record<string, string> | undefined {
  const verb = (slots.words.get('verb') ?? '').toLowerCase()
  const known = arranged[verb]
  const things = lower(slots.words.get('things') ?? '').replace(/^(?:the|their|all|single|individual|any|an?) /u, '')
  const one = oneOf(things)
  const person = oneOf(lower(slots.words.get('who') ?? '').replace(/^(?:the|all|an?|every|each) /u, ''))
  if (known === undefined || one === '' || things.split(' ').length > 4) return undefined
  return { verb, one, many: pluralOf(one), person, stays: `still ${known.seen}`, ...known }
}
patterns.push({
  said: `<who> (?:can|may|should be able to|must be able to|are able to|is able to) (?<verb>${Object.keys(arranged).join('|')}) <things>(?: (?:that |which )?(?:they|he|she) (?:(?:do not|don['’]t|does not|doesn['’]t|no longer) )?(?:need|want|use|like)s?(?: to see)?)?,? and (?:the |this |that |their )?[a-z ]{2,30}? (?:remembers?|keeps?|saves?|stores?|retains?) (?:it|this|that|their choice|the choice|their selection|the setting|their settings)`,
  example: "Members can hide panels they don't need, and the start page remembers it.",
  derive: arrangedOf,
  cases: [
    {
      title: ['One {one}: {seen}, also after a new sign-in', '{seen}, also after a new sign-in'],
      given: ['Two {person} accounts are prepared; the first is signed in and sees at least three {many}.'],
      steps: [
        '{verb} one of the {many} | the second {one} | The second {one} is {seen}; {others}.',
        'Reload the page | | The second {one} is {stays}; {others}.',
        'Sign in again after signing out | same account, same browser | The second {one} is {stays}; {others}.',
      ],
      assume: ['To remember means at least: for the same account in the same browser, until it is changed again.'],
    },
    {
      title: [
        'The choice of one {person} does not change the page of another',
        'The choice of one account is not that of another',
      ],
      type: 'Negative',
      given: ['Two {person} accounts see the same three {many}.'],
      steps: [
        '{verb} one of the {many} as the first {person} | the second {one} | The second {one} is {seen}; {others}.',
        'Sign in as the second {person} in the same browser | | For this account the second {one} is {undone}.',
      ],
      assume: ['The choice belongs to the account, not to the browser.'],
    },
  ],
})

/** Somebody comes back to something that was left in the middle, in time and too late. */
function resumedOf(slots: Slots): Record<string, string> | undefined {
  const times = shortTimes(slots, '{span:in}', '{span:out}')
  const inside = filled('{span:in}', slots)
  const outside = filled('{span:out}', slots)
  const thing = lower(slots.words.get('thing') ?? '').replace(/^(?:the|an?|each|every|any|their|its|same) /u, '')
  const place = (slots.words.get('place') ?? '').toLowerCase()
  const rest = slots.words.get('rest')
  if (times === undefined || inside === undefined || outside === undefined || thing === '') return undefined
  const counted = /^(?:page|step|question|screen|section|chapter|level)$/u.test(place)
  const there = counted ? `${place} 3` : 'the third part'
  const afresh =
    rest !== undefined && /(?<!\p{L})(?:empty|afresh|anew|over|new|blank|beginning|first|start)/iu.test(rest)
  return {
    one: thing,
    many: pluralOf(thing),
    inside,
    outside,
    ...times,
    there,
    beyond:
      rest === undefined
        ? `${capitalise(there)} is not displayed.`
        : `${capitalise(rest)}${afresh && counted ? `: ${place} 1 is displayed, and nothing that was entered before` : ''}.`,
  }
}
const resumes =
  '(?:continues|resumes|goes on|carries on|leads back|returns|opens|restarts|picks up)(?: again)? (?:on|at|to|from|with|in)?'
patterns.push({
  said: `(?:Opening|Reopening|Calling up|Following|Visiting|Returning to|Coming back to|Starting) <thing>(?: again| once more| a second time)? within <span>(?: (?:after|of|from|since) <word=[^.;,]{3,50}?>)? ${resumes} ?(?:the |that )?<place=(?:page|step|question|screen|section|chapter|level|point|place|position)> (?:where|at which|on which|that|to which) (?:the |an? )?<who> (?:had )?(?:stopped|left off|left|paused|ended|finished|got to|had got to|last was|was last)(?:(?:<stop>|, |,? and )(?:after that|after this|after which|afterwards|later|thereafter|then|otherwise),? <rest>)?`,
  example:
    'Opening the questionnaire again within 14 days continues on the step where the applicant stopped; after that the questionnaire starts empty.',
  derive: resumedOf,
  cases: [
    {
      title: ['{one}: {there} again {a}, no longer {b}', 'Resumed {a}, no longer {b}'],
      type: 'Boundary',
      given: ['Two {many} were filled in up to {there} and left there on {start}.'],
      steps: [
        'Open the first {one} again | {inside} | {there} is displayed; everything entered before it is still there.',
        'Open the second {one} again | {outside} | {beyond}',
      ],
      assume: ['The period of {span} runs to the minute from the moment at which it was left.'],
    },
  ],
})

/** What is kept over a reload, a logout, a restart or a lost connection, and what is saved by itself. */
export const keptState: PatternGroup = {
  cue: 'within|continue|resume|stores?|still|kept|preserv|retain|availab|visible|display|shown|restor|save|intact|remember|unchanged|present|surviv|lost|delet|reset|clear|discard|in place|active|there',
  patterns,
}

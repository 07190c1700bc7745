import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { verbOfParticiple } from '../../understand/english/words.ts'
import { situationOf } from './situations.ts'
import { anyOf, capital, line, lowerArticle, partsOf, resultOf, thingOf } from './wording.ts'

export const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

/** A status: quoted, or one or two words with a capital. */
export const status = '(?:["“][^"”]{1,40}["”]|\\p{L}[\\p{L}-]{2,20}(?: \\p{L}{2,12})?)'
export const joined =
  '(?:,? (?:then |and then |and |and finally |finally )?(?:to|into|on to|via|over)|,? (?:then |and then |and finally |finally )?| ?(?:→|->|–>|>) ?|, )'
export const changes =
  '(?:goes|go|moves?|changes?|passes?|runs?|switch(?:es)?|is moved|is set|is changed|are set|are moved|progress(?:es)?|transitions?)'

/** The name of a status as the ticket writes it; undefined for words that name none. */
export function named(text: string): string | undefined {
  const name = text.trim()
  if (/^["“]/u.test(name)) return name
  return /^\p{Lu}\p{Ll}/u.test(name) &&
    !/^(?:The|An?|It|If|When|Its|Each|Every|All|And|Or|Then|Only|No|This|That)(?: |$)/u.test(name)
    ? `“${name}”`
    : undefined
}

export const quote = (text: string): string => (/^["“]/u.test(text) ? text : `“${text}”`)

export function path(thing: string, states: string[], last?: string): CasePattern {
  const one = thingOf(thing.replace(/^(?:an?|each|every|any|all|new) /iu, ''))
  const [first = '', ...others] = states
  return {
    title: [
      `${capital(one)} from ${[first, ...others.slice(0, -1)].join(' via ')} to ${others.at(-1) ?? ''}`,
      `${capital(one)} from ${first} to ${states.at(-1) ?? ''}`,
      `From ${first} to ${states.at(-1) ?? ''}`,
    ],
    technique: 'State transition',
    given: [`There is ${anyOf(thing)} with the status ${first}.`],
    steps: [
      ...others.map((state) => line(`Change the status to ${state}`, `The status of ${one} is ${state}`)),
      ...(last === undefined ? [] : [last]),
    ],
  }
}

/** No step is left out, and none is undone. */
export function noShortcut(thing: string, states: string[]): CasePattern[] {
  const [first = '', second = '', third] = states
  if (third === undefined) return []
  const one = thingOf(thing.replace(/^(?:an?|each|every|any|all|new) /iu, ''))
  return [
    {
      title: [
        `No way from ${first} straight to ${third}, none back from ${second}`,
        `From ${first}: not straight to ${third}`,
        'No status can be skipped',
      ],
      type: 'Negative',
      technique: 'State transition',
      given: [
        `Two ${one.replace(/^the /u, '')} records are prepared: record 1 has the status ${first}, record 2 the status ${second}.`,
      ],
      steps: [
        line(
          `Try to change record 1 directly to ${third}`,
          `${capital(third)} is not offered or is refused; the status stays ${first}`,
        ),
        line(
          `Try to change record 2 back to ${first}`,
          `${first} is not offered or is refused; the status stays ${second}`,
        ),
      ],
    },
  ]
}

export const namedAll = (texts: string[]): string[] | undefined => {
  const all = texts.map(named)
  return all.includes(undefined) ? undefined : all.map((one) => one ?? '')
}

export const statesIn = (list: string): string[] =>
  list
    .split(/ ?(?:→|->|–>) ?|,? (?:and then|then|and finally|finally|and|to|via|or) (?:to |into |on to )?|, /u)
    .map((one) => one.replace(/^(?:from|to|the status) /iu, ''))
    .filter((one) => one.trim() !== '')

export const verbs = new Map(
  'approval Approve,rejection Reject,cancellation Cancel,confirmation Confirm,payment Pay,publication Publish,submission Submit,completion Complete,activation Activate,deactivation Deactivate,registration Register,delivery Deliver,acceptance Accept,release Release,dispatch Dispatch'
    .split(',')
    .map((pair): [string, string] => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
)

/** "requests" → "request". */
export const one = (thing: string): string => anyOf(thing).replace(/^an? /u, '')

export function actsOfDone(done: string, thing: string): string[] | undefined {
  const parts = done.split(/ or | and (?=[a-z]+ed)/u)
  const acts = parts.map((part) => {
    const [participle = '', ...rest] = part.split(' ')
    const verb = verbOfParticiple(participle)
    return verb === undefined ? undefined : [verb, thing, ...rest].join(' ')
  })
  return acts.includes(undefined) ? undefined : acts.map((act) => act ?? '')
}

export function chain(slots: Slots, skips: boolean): CasePattern[] | undefined {
  const states = namedAll([word(slots, 'first'), word(slots, 'second'), ...statesIn(slots.words.get('rest') ?? '')])
  const thing = word(slots, 'thing')
  if (states === undefined || /["“]/u.test(thing)) return undefined
  return [path(thing, states), ...(skips ? noShortcut(thing, states) : [])]
}

export function change(slots: Slots, cond: string): CasePattern[] | undefined {
  const second = named(word(slots, 'second'))
  const first = slots.words.get('first')
  const situation = situationOf(cond)
  if (second === undefined || situation === undefined) return undefined
  const before = first === undefined ? undefined : quote(first)
  return [
    {
      title: [
        `Status ${second} ${situation.event ? 'when' : 'if'} ${lowerArticle(cond)}`,
        `The status changes to ${second}`,
      ],
      technique: 'State transition',
      given: before === undefined ? [] : [`The status is ${before}.`],
      steps: [
        line(situation.action, `The status is ${second}`),
        line('Reload the page', `The status is still ${second}`),
      ],
    },
  ]
}

export function inStatus(slots: Slots, possible: boolean): CasePattern[] | undefined {
  const state = named(word(slots, 'first'))
  const thing = one(word(slots, 'thing').replace(/^only /iu, ''))
  const name = (at: number): string => `record ${String(at)}`
  const [act] = actsOfDone(word(slots, 'done'), name(1)) ?? []
  if (state === undefined || act === undefined || partsOf(act) === undefined) return undefined
  const other = act.replace('record 1', 'record 2')
  const [yes, no] = possible ? [act, other] : [other, act]
  const refused = (which: string): string => `The action is not offered or is refused; ${resultOf(which, true)}`
  return [
    {
      title: possible
        ? [`Status ${state}: ${thing} can be ${word(slots, 'done')}, otherwise not`, `Only in the status ${state}`]
        : [`Status ${state}: ${thing} cannot be ${word(slots, 'done')}`, `Refused in the status ${state}`],
      type: 'Negative',
      technique: 'State transition',
      given: [`Two ${thing} records: record 1 has the status ${state}, record 2 has another status.`],
      steps: possible
        ? [line(yes, resultOf(yes)), line(`Try to ${no}`, refused(no))]
        : [line(`Try to ${no}`, refused(no)), line(yes, resultOf(yes))],
      ...(possible ? {} : { assume: ['In the other status of record 2 the action is allowed.'] }),
    },
  ]
}

export function needs(slots: Slots): CasePattern[] | undefined {
  const thing = slots.words.get('thing')
  const state = word(slots, 'second')
  const object = lowerArticle(word(slots, 'object'))
  const what = thing === undefined ? 'the record' : thingOf(thing)
  const bare = object.replace(/^(?:an?|the) /u, '')
  return [
    {
      title: [`Status ${state} only with ${object}`],
      type: 'Negative',
      technique: 'State transition',
      steps: [
        line(
          `Try to set ${what} to ${state} without ${object}`,
          `It is refused; the status stays as before`,
          `${capital(bare)}: left empty`,
        ),
        line(
          `Set ${what} to ${state} with ${object}`,
          `The status is ${state}; the ${bare} is displayed after a reload`,
          `${capital(bare)}: "Checked on site"`,
        ),
      ],
    },
  ]
}

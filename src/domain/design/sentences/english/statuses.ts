import { verbOfParticiple } from '../../understand/english/words.ts'
import type { PatternGroup, CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { situationOf } from './situations.ts'
import { anyOf, capital, line, resultOf, lowerArticle } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

/** A status: quoted, or one or two words with a capital. */
const status = '(?:["“][^"”]{1,40}["”]|\\p{L}[\\p{L}-]{2,20}(?: \\p{L}{2,12})?)'

/** The name of a status as the ticket writes it; undefined for words that name none. */
function named(text: string): string | undefined {
  const name = text.trim()
  if (/^["“]/u.test(name)) return name
  return /^\p{Lu}\p{Ll}/u.test(name) &&
    !/^(?:The|An?|It|If|When|Its|Each|Every|All|And|Or|Then|Only|No|This|That)(?: |$)/u.test(name)
    ? `“${name}”`
    : undefined
}

const quote = (text: string): string => (/^["“]/u.test(text) ? text : `“${text}”`)

/** "requests" → "request". */
const one = (thing: string): string => anyOf(thing).replace(/^an? /u, '')

function actsOfDone(done: string, thing: string): string[] | undefined {
  const parts = done.split(/ or | and (?=[a-z]+ed)/u)
  const acts = parts.map((part) => {
    const [participle = '', ...rest] = part.split(' ')
    const verb = verbOfParticiple(participle)
    return verb === undefined ? undefined : [verb, thing, ...rest].join(' ')
  })
  return acts.includes(undefined) ? undefined : acts.map((act) => act ?? '')
}

function change(slots: Slots, cond: string): CasePattern[] | undefined {
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

/** Statuses and the ways between them. */
export const statuses: PatternGroup = {
  cue: 'go |return|move|only |that |which |status|state|from |draft|["“]|moves?|goes|set to|reopen|→|->',
  patterns: [
    {
      said: `(?:An? |The |Each )?<thing> (?:cannot|can't|can not|can never|must not|must never|may not) (?:(?:go|move|return|change|switch)(?: back)?|be (?:set|moved|changed|reset)(?: back)?) from (?<first>${status}) (?:back )?to (?<second>${status})`,
      example: 'A shipment cannot go back from "Delivered" to "In transit".',
      cases: (slots) => {
        const [from, to] = [named(word(slots, 'first')), named(word(slots, 'second'))]
        const thing = anyOf(word(slots, 'thing').replace(/^status of (?:an?|the) | status$/iu, ''))
        const noun = thing.replace(/^an? /u, '')
        return from === undefined || to === undefined || noun === 'status'
          ? undefined
          : [
              {
                title: [`${capital(noun)}: no way from ${from} to ${to}`, `No way from ${from} to ${to}`],
                type: 'Negative',
                technique: 'State transition',
                given: [`There is ${thing} with the status ${from}.`],
                steps: [
                  line(
                    `Try to set the status of the ${noun} to ${to}`,
                    `It is not offered or is refused; the status is still ${from} after a reload`,
                    to.replace(/["“”]/gu, ''),
                  ),
                ],
              },
            ]
      },
    },
    {
      said: `(?:As soon as|When|Once|After|If) <clause=[^,]{4,120}?>, (?:the|its) (?:status|state)(?: of <thing>)? (?:changes|switches|goes|is set|is changed|moves|becomes) (?:automatically )?(?:from (?<first>${status}) )?(?:to )?(?<second>${status})`,
      example: 'Once the courier has scanned the parcel, its status changes to "In transit".',
      cases: (slots) => change(slots, word(slots, 'clause')),
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
  ],
}

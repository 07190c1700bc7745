import { verbOfGerund, verbOfParticiple } from '../../understand/english/words.ts'
import type { PatternGroup, CasePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { countsDays } from './moments.ts'
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

/** "Publishing turns "Draft" into "Published", and the recipe is in the public list within 1 minute." */
function turnedAndListed(slots: Slots): CasePattern[] | undefined {
  const verb = verbOfGerund(word(slots, 'word').toLowerCase())
  const one = anyOf(word(slots, 'thing')).replace(/^an? /u, '')
  const [from, to] = [word(slots, 'option'), word(slots, 'option2')]
  const place = word(slots, 'place')
  const time = (form: string): string =>
    (filled(form, slots) ?? '').replace(/^.*, /u, '').replace(/^\d\d:\d\d$/u, '$&:00')
  const [begin, end, late] = [time('{start}'), time('{span:end}'), time('{span:out}')]
  if (verb === undefined || one.split(' ').length > 3 || end === '' || countsDays(slots, 'span')) return undefined
  return [
    {
      title: [`${capital(one)} ${to} at ${begin}, in ${place} by ${end}`, `${to} at ${begin}, in ${place} by ${end}`],
      type: 'Boundary',
      given: [
        `There is ${anyOf(word(slots, 'thing'))} with the name "Kestrel" and the status ${from}; nothing that it needs is missing.`,
      ],
      steps: [
        line(`Look for the ${one} in ${place}`, `"Kestrel" is not in ${place}`, 'Kestrel'),
        line(`${verb} the ${one}`, `Its status changes from ${from} to ${to}`, begin),
        line(`Reload ${place}`, `"Kestrel" is there at ${end} or earlier; ${late} is too late`, end),
        line(`Reload the ${one}`, `Its status is still ${to}`),
      ],
      assume: ['The clocks of the tester and of the system show the same time.'],
    },
  ]
}

/** How something is made that is only accepted in one status. */
const making = (thing: string): string =>
  `${/^(?:bid|order|bet)$/u.test(thing) ? 'Place' : /^(?:comment|reply|review|message)$/u.test(thing) ? 'Write' : 'Submit'} ${anyOf(thing)}`

/** "goes from "Upcoming" to "Open" and then to "Closed"; bids are accepted only while it is "Open"": tried in each status. */
function acceptedInOne(slots: Slots): CasePattern[] | undefined {
  const chain = [word(slots, 'option'), word(slots, 'option2'), word(slots, 'option3')]
  const only = word(slots, 'option4')
  const holder = anyOf(word(slots, 'thing')).replace(/^an? /u, '')
  const thing = anyOf(word(slots, 'things')).replace(/^an? /u, '')
  if (!chain.includes(only) || new Set(chain).size < 3 || thing.split(' ').length > 2) return undefined
  const tried = (status: string): string =>
    status === only
      ? line(making(thing), `The ${thing} is accepted and displayed`, `Status ${status}`)
      : line(
          `Try to ${making(thing).replace(/^./u, (letter) => letter.toLowerCase())} while the status is ${status}`,
          `It is refused or not offered; no new ${thing} is displayed after a reload`,
          `Status ${status}`,
        )
  const [first = '', second = '', third = ''] = chain
  return [
    {
      title: [
        `${capital(holder)} from ${first} via ${second} to ${third}: ${word(slots, 'things')} only while ${only}`.replace(
          /: \p{Lu}/u,
          (sign) => sign.toLowerCase(),
        ),
        `${first}, ${second}, ${third}: accepted only while ${only}`,
      ],
      technique: 'State transition',
      given: [
        `There is ${anyOf(holder)} with the status ${first}.`,
        `Apart from the status, ${anyOf(thing)} meets every condition.`,
      ],
      steps: [
        tried(first),
        line(`Bring the ${holder} to the next status`, `The ${holder} is ${second}`, second),
        tried(second),
        line(`Bring the ${holder} to the last status`, `The ${holder} is ${third}`, third),
        tried(third),
      ],
      assume: [
        `How the status changes (by hand or at a set time) is open; it can be brought about in the test system.`,
      ],
    },
    {
      title: [`No way from ${first} straight to ${third}, none back`],
      type: 'Negative',
      technique: 'State transition',
      given: [`There is one ${holder} in each of the statuses ${first}, ${second} and ${third}.`],
      steps: [
        line(
          `Look for a way to make the first ${holder} ${third}`,
          `There is none; it is still ${first} after a reload`,
          first,
        ),
        line(
          `Look for a way to make the second ${holder} ${first}`,
          `There is none; it is still ${second} after a reload`,
          second,
        ),
        line(
          `Look for a way to make the third ${holder} ${second}`,
          `There is none; it is still ${third} after a reload`,
          third,
        ),
      ],
    },
  ]
}

/** Statuses and the ways between them. */
export const statuses: PatternGroup = {
  cue: 'go |return|move|only |that |which |status|state|from |draft|["“]|moves?|goes|set to|reopen|→|->',
  patterns: [
    {
      said: '<word=[A-Za-z]+ing>(?: (?:it|an?|the) ?[a-z]*)? (?:turns|changes|moves|puts|sets) (?:its status from |it from |the status from )?<option> (?:in)?to <option2>,? and <thing=the [a-z]+(?: [a-z]+)?> (?:is|appears|is listed|is shown|is displayed|is visible|shows up|can be found) (?:in|on) <place=the [a-z ]{3,40}?> within <span>',
      example: 'Releasing turns "Planned" into "Released", and the trip is on the start page within 2 minutes.',
      cases: turnedAndListed,
    },
    {
      said: '<thing=(?:An?|The|Every|Each) [a-z]+(?: [a-z]+)??> (?:must |should |has to |can only )?(?:goes|go|moves|move|changes|change) from <option> to <option2>,? (?:and )?(?:then|from there|finally)(?: on)? to <option3><stop><things> (?:are|is|can be|may be|must be) (?:only )?(?:accepted|possible|taken|allowed|made|placed)(?: only)? (?:while|when|as long as|if) (?:it|the [a-z]+) is <option4>',
      example:
        'A vote must go from "Planned" to "Running" and then to "Counted"; votes are accepted only while it is "Running".',
      cases: acceptedInOne,
    },
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

import { isPlural } from '../../understand/english/subject.ts'
import { isAction, verbOfThirdPerson } from '../../understand/english/words.ts'
import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { allowedResult } from './rights.ts'
import {
  accountOf,
  actsIn,
  anyOf,
  capital,
  isLook,
  line,
  lowerArticle,
  partsOf,
  oppositeOf,
  resultOf,
  thingOf,
  timed,
} from './wording.ts'

export const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
export const plainUser = /^(?:the |an? |all |every |each |any )?(?:users?|persons?|people|somebody|someone)$/iu
/** A stretch without a comma outside quotes. */
export const part = '(?:["“][^"”]{1,160}["”]|[^,;"“”])'

/** What the next sentence says of a refusal; undefined where it says nothing. */
export function beyondOf({ words }: Slots): string | undefined {
  return words.get('beyond') === 'It is refused; nothing is saved.' ? undefined : '{beyond}'
}

/** "A category that contains products cannot be deleted": one with them and one without. */
export function relatedThing(slots: Slots, verb: string, rest: string): CasePattern[] | undefined {
  const found =
    /^(?<head>.{2,40}?) (?:(?:that|which|who) (?<clause>.{4,80})|(?<with>with|without) (?<what>.{3,60}))$/iu.exec(
      word(slots, 'thing'),
    )?.groups
  if (found?.head === undefined) return undefined
  const one = anyOf(found.head).replace(/^an? /u, '')
  const clause = found.clause ?? `${found.with === 'with' ? 'has' : 'has no'} ${found.what ?? ''}`
  const single = `the ${one} ${/^(?:are|have) /u.test(clause) ? clause.replace(/^are/u, 'is').replace(/^have/u, 'has') : clause.replace(/^(?<plural>contain|belong|include|own|need|hold)(?= )/u, '$<plural>s')}`
  const opposite = oppositeOf(single)
  if (opposite === undefined) return undefined
  const act = `${verb} record 1${rest === '' ? '' : ` ${rest}`}`
  const other = `${verb} record 2${rest === '' ? '' : ` ${rest}`}`
  return [
    {
      title: [
        `${capital(anyOf(word(slots, 'thing')))} cannot be ${word(slots, 'done')}`,
        `Refused: ${verb} ${anyOf(word(slots, 'thing'))}`,
        `Refused: ${verb} ${anyOf(one)}`,
      ],
      type: 'Negative',
      technique: 'Decision table',
      given: [`Two ${one} records are prepared. Record 1: ${single}. Record 2: ${opposite}.`],
      steps: [
        line(`Try to ${act}`, beyondOf(slots) ?? `The action is not offered or is refused; ${resultOf(act, true)}`),
        line('Reload the page', 'Record 1 is still there, unchanged'),
        line(other, resultOf(other)),
      ],
      assume: [`Nothing else stands in the way of record 2.`],
    },
  ]
}

/** "opens the details of the station" → "the details of the station are opened". */
export function effect(act: string, told: string, tab?: string): CasePattern[] | undefined {
  const [third = '', ...others] = told
    .replace(/^(?:leads|brings the user|takes the user) to/iu, 'opens')
    .replace(/^brings up/iu, 'opens')
    .split(' ')
  const verb = verbOfThirdPerson(third)
  const rest = others.join(' ')
  if (
    verb === undefined ||
    partsOf(`${verb} ${rest}`) === undefined ||
    /(?<!\p{L})(?:if|when|unless|only|but|not)(?!\p{L})/iu.test(rest)
  )
    return undefined
  const shown =
    /^(?:show|display|reveal)$/u.test(verb) ||
    (verb === 'open' &&
      /(?:page|detail|form|list|dialog|map|menu|view|screen|overview|profile|window|settings|calendar|chat|popup|preview|article|document|website|help|manual|file|photo|image|panel|sidebar|history|cart|basket|editor|report|entry|record|search|filter)/iu.test(
        rest,
      ))
  const { object = '', rest: where = '' } = partsOf(`${verb} ${rest}`) ?? {}
  const seen = shown
    ? resultOf(`display ${object}`).replace(/ displayed$/u, ` displayed${where === '' ? '' : ` ${where}`}`)
    : verb === 'open'
      ? resultOf(`open ${rest}`).replace(/ displayed(?= |$)/u, ' open')
      : resultOf(`${verb} ${rest}`)
  const [first = act] = actsIn(act)
  return [
    {
      title: [`${capital(act)}: ${seen}`, capital(seen)],
      steps: [
        line(first, `${capital(seen)}${tab === undefined ? '' : ` ${tab}; the page before is still open`}`),
        ...(shown ? [] : [line('Reload the page', stillThere(seen))]),
      ],
    },
  ]
}

/** What a reload shows after an effect; it must not repeat the step. */
export function stillThere(seen: string): string {
  if (
    / (?:copied|downloaded|sent|played|paused|started|stopped|expanded|collapsed|printed|exported|called|tested)(?: |$)/u.test(
      seen,
    )
  )
    return 'The page opens without an error message'
  const made =
    /^(?<what>.+?) (?<be>is|are) (?:created|added|saved|entered|uploaded|registered|recorded|written|generated|booked|ordered|submitted|posted|defined|imported|set up)(?: .*)?$/u.exec(
      seen,
    )?.groups
  if (made?.what !== undefined) return `${capital(made.what)} ${made.be ?? 'is'} still there`
  if (/ (?:is|are) (?:removed|deleted|erased|cleared|discarded)(?: |$)/u.test(seen))
    return capital(seen.replace(/ (?<be>is|are) .*$/u, ' $<be> still gone'))
  return capital(seen.replace(/ (?<be>is|are) /u, ' $<be> still '))
}

/** "share my route" → "share the route". */
export const impersonal = (act: string): string =>
  act.replace(/(?<= )(?:my|our) (?:own )?/giu, 'the ').replace(/(?<= )(?:me|myself)(?= |$)/giu, 'the user')

/** Conditions, limits and choices need more than one look. */
export const moreThanOnce =
  /(?<!\p{L})(?:if|when|unless|until|once|only|at most|at least|up to|maximum|minimum|more than|less than|within|before|after|or|but|per|times|between|every|again|not|without|later|earlier|omitted|left out|left empty|null|\d+)(?!\p{L})/iu

export function doing(people: string, act: string): CasePattern[] | undefined {
  if (moreThanOnce.test(act.replace(/["“][^"”]*["”]/gu, '')) || /^(?:omit|leave)(?= )/u.test(act)) return undefined
  if (timed.test(act) || / (?:only|no|neither|a second|the same) /iu.test(` ${act} `)) return undefined
  const acts = actsIn(act)
  if (
    acts.some(
      (one) => partsOf(one) === undefined || (!isAction((one.split(' ')[0] ?? '').toLowerCase()) && !isLook(one)),
    )
  )
    return undefined
  if (acts.some((one) => (partsOf(one)?.object ?? '') === '')) return undefined
  const anybody = plainUser.test(people)
  const last = acts.at(-1) ?? act
  return [
    {
      title: [`${anybody ? 'The user' : capital(anyOf(people))} can ${act}`, capital(act), capital(acts[0] ?? act)],
      given: anybody ? [] : [`${accountOf('Anna Weber', people)} and is signed in.`],
      steps: [
        ...acts.map((one) =>
          line(
            one,
            acts.length > 1
              ? capital(resultOf(one))
              : allowedResult(one).replace(/; this is still so after a reload$/u, ''),
          ),
        ),
        ...(isLook(last) ? [] : [line('Reload the page', stillThere(resultOf(last)))]),
      ],
    },
  ]
}

export function shownOn(place: string, thing: string): CasePattern[] | undefined {
  const where = thingOf(place)
  const what = lowerArticle(thing)
  if (
    /(?<!\p{L})(?:if|when|unless|only|not|no|at most|up to|columns?|per|first|\d+)(?!\p{L})/iu.test(
      `${thing.replace(/["“][^"”]*["”]/gu, '')}`,
    ) ||
    /["“]$/u.test(where) ||
    /^the (?:top|bottom|left|right|side|end|beginning|front)(?: |$)/u.test(where)
  )
    return undefined
  const parts = what.split(/,? and |, /u)
  return [
    {
      title: [`${capital(where)} shows ${what}`, `Shown on ${where}`],
      technique: 'Checklist-based',
      given: [
        `${capital(parts.map((one) => thingOf(one)).join(' and '))} ${parts.length > 1 || isPlural(what) ? 'are' : 'is'} known from the data and noted down.`,
      ],
      steps: [
        line(
          `Open ${where}`,
          `${capital(what)} ${parts.length > 1 || isPlural(what) ? 'are' : 'is'} displayed with what was noted`,
        ),
      ],
    },
  ]
}

import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { isPlural } from '../../understand/english/subject.ts'
import { verbOfParticiple } from '../../understand/english/words.ts'
import { lower } from './deeds.ts'
import { countsDays } from './moments.ts'
import { triggerOf } from './notifications.ts'

/** How a tester makes a thing appear. */
function callUp(thing: string): string {
  const text = lower(thing)
  if (/search|result|hit|match/iu.test(text)) return 'Search for a word that has results'
  if (/page|screen|view|dashboard|list|report|chart|map|calendar|overview|form|detail/iu.test(text))
    return `Open ${/^(?:the|an?|each|every|all) /u.test(text) ? text.replace(/^(?:each|every|an?|all) /u, 'the ') : `the ${text}`}`
  return `Call up ${/^(?:the|an?|each|every|all) /u.test(text) ? text.replace(/^(?:each|every|an?|all) /u, 'the ') : `the ${text}`}`
}

function fastOf(slots: Slots): Record<string, string> | undefined {
  if (countsDays(slots, 'span') || slots.values.get('span')?.measure === 'hour') return undefined
  const thing = slots.words.get('thing') ?? slots.words.get('things')
  const clause = slots.words.get('clause')
  const done = slots.words.get('done')
  const trigger = clause === undefined ? undefined : triggerOf(clause)
  if (thing === undefined) return undefined
  const verb = done === undefined ? undefined : verbOfParticiple(done.split(' ')[0] ?? '')
  const does = verb === undefined ? 'is there' : `${isPlural(thing) ? 'are' : 'is'} ${done ?? ''}`
  const under = /less|under/iu.test(slots.words.get('be') ?? '')
  const span = slots.words.get('span') ?? ''
  const over = under ? span : filled('{span+1}', slots)
  if (over === undefined) return undefined
  return {
    over,
    short: under ? `in less than ${span}` : `within ${span}`,
    limit: under ? `in less than ${span}` : `after ${span} or less`,
    calls: trigger === undefined || trigger.startsWith('Let this') ? callUp(thing) : trigger,
    shown: lower(thing),
    does: isPlural(thing) && verb === undefined ? 'are there' : does,
  }
}

const cases: CasePattern[] = [
  {
    title: ['{shown:bare} {short}: ten measurements', 'Ten measurements: at most {span} each'],
    type: 'Boundary',
    given: ['A stopwatch or the network view of the browser is at hand.'],
    steps: [
      '{calls} ten times and measure how long it takes | {span} at most | Each time {shown} {does} {limit}; {over} would be too long.',
    ],
  },
]
const within =
  '<be=(?:within|in (?:less than|under|at most)|in no more than|after at most|after no more than|in|not later than|no later than|at the latest after)>'
const appears =
  '(?:appears?|loads?|opens?|responds?|answers?|is there|are there|starts?|is visible|are visible|updates?|refreshes|comes? up|finish(?:es)?|shows? up|is available|are available)'
const must = '(?:must |should |has to |have to |shall |will )?'

const speeds: SentencePattern[] = [
  {
    said: `<thing> ${must}(?:be )?(?:fully )?${appears}(?: completely| fully)? ${within} <span>`,
    example: 'Search results appear within 2 seconds.',
    derive: fastOf,
    cases,
  },
  {
    said: `<thing> (?:is|are|must be|should be|has to be|have to be|will be|shall be)(?: completely| fully)? <done=(?:displayed|shown|loaded|listed|updated|calculated|refreshed|rendered|opened|visible|available|generated|created|exported|saved|recalculated|found)> ${within} <span>(?: (?:of|after|from) <clause=[^.;,]{4,80}?>)?`,
    example: 'The timetable must be displayed within 3 seconds.',
    derive: fastOf,
    cases,
  },
]

/** How fast something has to be there. */
export const responseTimes: PatternGroup = { cue: 'second|minute', patterns: speeds }

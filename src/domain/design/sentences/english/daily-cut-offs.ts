import { isPlural } from '../../understand/english/subject.ts'
import { isAction, verbOfParticiple } from '../../understand/english/words.ts'
import { capitalise } from '../../understand/stretch.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { lower, oneOf, withA } from './deeds.ts'

/** "the next working day" with its date, seen from Monday, 1 June 2026. */
function dated(words: string): string {
  return words
    .replace(/(?<!\p{L})(?:on )?the same (?:working |business )?day(?! \()/iu, 'the same day (1 June 2026)')
    .replace(
      /(?<!\p{L})(?:on )?the (?:next|following) (?<kind>working |business )?day(?! \()/iu,
      'the next $<kind>day (2 June 2026)',
    )
}

const negated = (clause: string): string => clause.replace(/^(?<verb>is|will|must|should)(?= )/u, '$<verb> not')

function cutOf(slots: Slots): Record<string, string> | undefined {
  const things = lower(slots.words.get('things') ?? '').replace(/^(?:all|the|an?|every|any|each) /u, '')
  const participle = slots.words.get('word') ?? ''
  const verb = verbOfParticiple(participle)
  const one = oneOf(things)
  if (verb === undefined || things === '' || (slots.values.get('to')?.amount ?? 0) >= 1_439) return undefined
  const single = (words: string): string =>
    dated(words.trim())
      .replace(/^(?:are|is) /u, 'is ')
      .replace(/^(?:will|must|should) /u, (modal) => modal)
      .replace(/^have /u, 'has ')
  const clause = single(slots.words.get('clause') ?? '')
  const rest = slots.words.get('rest')
  const late = rest === undefined ? undefined : single(rest)
  const step = isAction(verb) && verb !== 'receive' ? `${verb} ${withA(one)}` : `let ${withA(one)} be ${participle}`
  return {
    one,
    step: capitalise(step),
    early: `The ${one} ${clause}.`,
    late: late === undefined ? `The ${one} ${negated(clause)}.` : `The ${one} ${late}.`,
    after: `The ${one} ${clause}.`,
    before: `The ${one} ${negated(clause)}.`,
    plural: isPlural(things) ? things : `${one}s`,
    done2: participle,
  }
}
const given = ['Today is 1 June 2026, a Monday.']
const assume = ['The clock of the test system can be set.']
const bothSides: CasePattern[] = [
  {
    title: ['{one} {done2} at {to-1} and at {to+1}', 'At {to-1} and at {to+1}'],
    type: 'Boundary',
    given,
    steps: ['{step} | {to-1} | {early}', '{step} | {to+1} | {late}'],
    assume,
  },
]
const afterSide: CasePattern[] = [
  {
    title: ['{one} {done2} at {to-1} and at {to+1}', 'At {to-1} and at {to+1}'],
    type: 'Boundary',
    given,
    steps: ['{step} | {to-1} | {before}', '{step} | {to+1} | {after}'],
    assume,
  },
]

const made =
  '<word=(?:received|placed|made|submitted|booked|entered|paid|confirmed|ordered|sent|sent in|registered|created|released|approved)>'
const by = '(?:before|by|until|till|up to|no later than)'
const happen = '(?:is|are|will be|must be|should be|have to be|has to be)'
const patterns: SentencePattern[] = [
  {
    said: `<things> (?:that (?:is|are) |which (?:is|are) )?${made} ${by} <to>(?: on (?:a )?working days?)? (?<clause>${happen} [^;]{4,110})`,
    example: 'Transfers submitted before 14:30 are executed on the same working day.',
    derive: cutOf,
    cases: bothSides,
  },
  {
    said: `<things> (?:that (?:is|are) |which (?:is|are) )?${made} after <to> (?<clause>${happen} [^;]{4,110})`,
    example: 'Payments received after 16:00 are booked on the next working day.',
    derive: cutOf,
    cases: afterSide,
  },
]

/** What the time of the day decides: the same day or the next, and quiet hours. */
export const dailyCutOffs: PatternGroup = { cue: '\\d ?(?:am|pm|:\\d\\d)', patterns }

import { clockText } from '../../plan/dates.ts'
import { secondsOf } from '../../understand/value.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { capitalise } from '../../understand/stretch.ts'
import { isPlural } from '../../understand/english/subject.ts'
import { lower, oneOf, withA } from './deeds.ts'

/** "The upload of a photo fails": what is tried again. */
function failing(clause: string): string {
  return (
    /^(?<thing>(?:the|an?|its) .{2,50}?) (?:fails|is not|cannot|does not|times out|is rejected)(?: |$)/iu.exec(clause)
      ?.groups?.thing ?? 'the call'
  )
}

/** When the attempts take place, the first at 10:00:00. */
function attemptsOf(slots: Slots): Record<string, string> | undefined {
  const n = slots.values.get('n')?.amount
  const span = slots.values.get('span')
  const thing = lower(slots.words.get('thing') ?? slots.words.get('things') ?? failing(slots.words.get('clause') ?? ''))
  const started = isPlural(thing) ? withA(oneOf(thing)) : thing
  const clause = slots.words.get('clause')
  const rest = slots.words.get('rest')
  if (n === undefined || n < 1 || n > 10 || clause === undefined) return undefined
  const gap = span === undefined ? undefined : secondsOf(span)
  const times = gap === undefined ? [] : Array.from({ length: n + 1 }, (_, at) => clockText(36_000 + at * gap))
  const after = gap === undefined ? '' : clockText(36_000 + (n + 1) * gap)
  return {
    thing2: started,
    all: String(n + 1),
    fault: lower(clause),
    tries:
      gap === undefined
        ? `${String(n + 1)} attempts are recorded: the first and ${String(n)} repeated`
        : `${String(n + 1)} attempts are recorded, at ${times.join(', ')}`,
    none: gap === undefined ? 'No further attempt is recorded' : `No further attempt is recorded at ${after}`,
    then: rest === undefined ? '' : ` ${capitalise(rest)}`,
    end: `${gap === undefined ? 'No further attempt is recorded' : `No further attempt is recorded at ${after}`}${rest === undefined ? '' : `; ${rest}`}.`,
  }
}

const cases: CasePattern[] = [
  {
    title: ['{all} attempts in all, then none', '{all} attempts in all'],
    type: 'Boundary',
    given: [
      'The counterpart is replaced by one for the test, so that this is the case: {fault}.',
      'The attempts are recorded with their times.',
    ],
    steps: [
      'Start {thing2} at 10:00:00 and let all attempts fail | 10:00:00 | {tries}.',
      'Look at the record once more after the last attempt | | {end}',
    ],
  },
  {
    title: ['Second attempt answered: no third one'],
    type: 'Positive',
    given: ['The counterpart fails at the first attempt and answers from the second attempt on.'],
    steps: ['Start {thing2} | | Two attempts are recorded; the second one is answered, and no third one follows.'],
  },
]

const fails = '(?:If|When|Whenever|In case) <clause=[^.;,]{5,90}?>,? '
const repeats =
  '(?:is|are|must be|should be|will be|gets?)(?: automatically)? (?:repeated|retried|sent again|tried again|resent|attempted again|restarted)(?: automatically)?'
const gap =
  '(?: (?:at intervals of|every|with (?:a pause|an interval|intervals|pauses) of|after|each after|with) <span>(?: (?:between (?:them|attempts|the attempts)|apart|each))?)'
const times = '(?:up to |at most |a maximum of |another )?<n>(?: more)?(?: times)?'
const finally_ =
  '(?:(?:,| and| –)? ?(?:and |then )?(?:after that|then|afterwards|before|after the last attempt|if (?:it still fails|all attempts fail|this fails)),? <rest>)?'

const patterns: SentencePattern[] = [
  {
    said: `${fails}<thing> ${repeats} ${times}${gap}${finally_}`,
    example:
      'If the payment provider does not respond, the request is repeated three times at intervals of 10 seconds.',
    derive: attemptsOf,
    cases,
  },
  {
    said: `${fails}(?:it|<thing>) ${repeats} ${times}${finally_}`,
    example: 'When the upload of a photo fails, it is retried up to 3 times.',
    derive: attemptsOf,
    cases,
  },
  {
    said: `(?:If|When) <thing> fails,? (?:it|they) ${repeats} ${times}${gap}${finally_}`,
    example: 'If the transfer fails, it is repeated 4 times every 5 minutes.',
    derive: (slots) =>
      attemptsOf({ ...slots, words: new Map([...slots.words, ['clause', `${slots.words.get('thing') ?? ''} fails`]]) }),
    cases,
  },
  {
    said: `(?:Failed|Undelivered|Rejected) <things> ${repeats} ${times}${gap}${finally_}`,
    example: 'Failed deliveries are repeated 3 times every 10 minutes, then the operator is informed.',
    derive: (slots) => attemptsOf({ ...slots, words: new Map([...slots.words, ['clause', 'every attempt fails']]) }),
    cases,
  },
]

/** Attempts that are repeated. */
export const retries: PatternGroup = { cue: 'repeat|retr|again|resent|restart', patterns }

import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { actsByNoun } from './acts.ts'
import { type Effect, titled } from './effect.ts'
import { lowerArticle } from './subject.ts'

const nouns =
  'stay|booking|reservation|rental|hire|loan|lease|lesson|course|class|appointment|slot|shift|break|visit|tour|trip|event|meeting|session|leave|holiday|absence|contract|subscription|video|clip|recording|workshop|training'
const unit = '(?:minutes?|hours?|nights?|days?|weeks?|months?|seconds?)'
const shape = new RegExp(
  `^(?<thing>(?:(?:an?|the|each|every) )?(?:[\\p{L}-]+ ){0,2}(?:${nouns})) (?:is|lasts|takes|must be|must last|has to be|can be|may be|may last|can last|must not be|may not be|cannot be) (?:(?:(?<least>at least|a minimum of|no(?:t)? (?:less|shorter) than|shorter than|less than) (?<low>\\d{1,3})(?: (?<lowUnit>${unit}))?)(?:,? (?:and|but) )?)?,? ?(?:(?<most>at most|up to|a maximum of|no(?:t)? (?:more|longer) than|more than|longer than) (?<high>\\d{1,3})(?: (?<highUnit>${unit}))?)?(?: long)?(?:, in (?:steps|units) of (?<step>\\d{1,2}) ?${unit}?)?$`,
  'iu',
)
const steps = /(?<!\p{L})in (?:steps|units|multiples) of \d|\d[- ](?:minute|hour|day)[- ]steps?(?!\p{L})/iu
const negated = /(?:must not|may not|cannot) be /iu

/** The smallest length beyond a limit in a longer unit, and the longest that stays below one. */
const smaller: Partial<Record<string, { first: string; last: string }>> = {
  hour: { first: '1 minute', last: '59 minutes' },
  week: { first: '1 day', last: '6 days' },
}

/** "A stay is at least 1 night and at most 14 nights": the shortest and the longest, and one unit beyond each. */
export function lengthLimits(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = shape.exec(text)?.groups
  const noun = (found?.lowUnit ?? found?.highUnit)?.replace(/s$/iu, '').toLowerCase()
  if (found?.thing === undefined || noun === undefined || clause.condition !== undefined) return undefined
  // The nearest length that can be entered is not the nearest minute.
  if (found.step === undefined && steps.test(plain(reading, reading.marked.text))) return undefined
  const refused = negated.test(text)
  const bare = (words?: string): boolean => words !== undefined && /^(?:shorter|less|more|longer) than$/iu.test(words)
  if ((bare(found.least) || bare(found.most)) !== refused) return undefined
  const [low, high] = [found.low, found.high].map((count) => (count === undefined ? undefined : Number(count)))
  const other = found.highUnit?.replace(/s$/iu, '').toLowerCase()
  const by = Number(found.step ?? 1)
  const amount = (count: number, name = noun): string => `${String(count)} ${name}${count === 1 ? '' : 's'}`
  const thing = lowerArticle(found.thing)
    .replace(/^(?:each|every|the) /iu, '')
    .replace(/^an? /iu, '')
  const article = /^[aeiou]/iu.test(thing) ? 'an' : 'a'
  const named = actsByNoun[thing.split(' ').at(-1) ?? ''] ?? ''
  const act = /^(?:Make|Take)$/.test(named) ? named : 'Enter'
  const ok = (length: string): EffectStep => ({
    what: 'action',
    words: `${act} ${article} ${thing} of ${length}`,
    data: length,
    outcome: 'It is accepted and displayed with this length',
  })
  const no = (length: string, beyond: RegExp): EffectStep => ({
    what: 'action',
    words: `Try to ${act.toLowerCase()} ${article} ${thing} of ${length}`,
    data: length,
    refused: true,
    outcome: `${messageFor(reading, beyond) ?? 'It is refused'}; nothing is saved`,
  })
  const finer = found.step === undefined ? smaller[noun] : undefined
  const below = (count: number): string =>
    finer === undefined ? amount(count - by) : `${count > 1 ? `${amount(count - 1)} ` : ''}${finer.last}`
  const above = (count: number): string => {
    const rest = found.step === undefined && other !== undefined ? smaller[other] : undefined
    return rest === undefined ? amount(count + by, other) : `${amount(count, other)} ${rest.first}`
  }
  const tried = [
    ...(low === undefined || low < by
      ? []
      : [no(below(low), /(?<!\p{L})(?:shorter|less|fewer)(?!\p{L})/iu), ok(amount(low))]),
    ...(high === undefined ? [] : [ok(amount(high, other)), no(above(high), /(?<!\p{L})(?:longer|more)(?!\p{L})/iu)]),
  ]
  const ends = [...(low === undefined ? [] : [amount(low)]), ...(high === undefined ? [] : [amount(high, other)])].join(
    ' and ',
  )
  return tried.length === 0
    ? undefined
    : {
        kind: 'effect',
        source: text,
        given: [],
        steps: tried,
        outcome: '',
        title: titled(
          `${capitalise(thing)}: ${ends} accepted, ${low === undefined ? 'longer' : high === undefined ? 'shorter' : 'shorter and longer'} refused`,
        ),
      }
}

/** "For longer stays we show @": what is displayed beyond one end. */
function messageFor(reading: Reading, beyond: RegExp): string | undefined {
  const told = reading.clauses.find(({ text }) => beyond.test(text) && /[\uF000-\uF7FF]/u.test(text))
  const [quote] = /[\uF000-\uF7FF]/u.exec(told?.text ?? '') ?? []
  return quote === undefined ? undefined : `${plain(reading, quote)} is displayed`
}

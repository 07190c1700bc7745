import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { lowerArticle } from './subject.ts'

const shape =
  /^(?<thing>(?:the|an?|each|every|its?|their) [\p{L} -]{2,40}?) (?:appears?|is shown|is visible|is displayed|can be seen|shows up|is available|is offered)(?<where> (?:in|on|at|under|next to) [\p{L} -]{3,40}?)? (?:from|starting) (?<count>\d{1,3}) (?<unit>minutes?|hours?|days?|weeks?) before (?<event>[^,;]{3,60}?)(?:,? (?:and|until|and then)(?: it)? (?:disappears|is hidden|is gone|is removed|vanishes|is hidden again) (?<at>at|on|after) (?<end>[^,;]{3,60}))?$/iu

/** "The code appears from 24 hours before the arrival and disappears at noon of the departure": a step on each side of both moments. */
export function visibleBetween(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = shape.exec(text)?.groups
  if (found?.thing === undefined || found.count === undefined || found.event === undefined) return undefined
  const unit = (found.unit ?? '').replace(/s$/u, '')
  const thing = capitalise(lowerArticle(found.thing).replace(/^(?:an?|each|every|its?|their) /u, 'the '))
  const where = found.where ?? ''
  const span = `${found.count} ${unit}${found.count === '1' ? '' : 's'}`
  const earlier = /day|week/u.test(unit) ? 'one day' : 'one minute'
  const set = (moment: string, outcome: string): EffectStep => ({
    what: 'action',
    words: `Set the clock of the test system to ${moment} and look again`,
    data: moment,
    outcome,
  })
  const event = lowerArticle(found.event)
  const there = `${thing} is displayed${where}`
  const gone = `${thing} is no longer displayed${where}`
  const end = found.end === undefined ? undefined : lowerArticle(found.end)
  const ending =
    end === undefined
      ? []
      : /after/iu.test(found.at ?? '')
        ? [set(end, there), set(`one minute after ${end}`, gone)]
        : [set(`one minute before ${end}`, there), set(end, gone)]
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps: [
      set(`${earlier} earlier than ${span} before ${event}`, `${thing} is not displayed${where} yet`),
      set(`${span} before ${event}`, there),
      ...ending,
    ],
    outcome: '',
    dated: true,
    title: titled(text),
  }
}

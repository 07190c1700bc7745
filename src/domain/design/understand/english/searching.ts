import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'

const numbers: Partial<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 }
const count = '(?<count>\\d{1,2}|two|three|four|five)'
const unit = '(?<unit>characters?|letters?|digits?|signs?)'
const starting = [
  new RegExp(
    `^(?<thing>(?:the |an? )?[\\p{L} -]{3,40}?) (?<does>returns? (?:results|matches|hits)|shows? (?:results|suggestions|matches|hits)|suggests? [\\p{L} -]{3,40}?|starts?|begins?|runs?|offers? [\\p{L} -]{3,40}?|searches|appears?|is started|are shown|are displayed|is triggered) (?:only )?(?:from|after|once|with|at|as soon as) (?:at least |the user has (?:typed|entered) |the user (?:types|enters) |typing |entering )?(?:the )?${count} ${unit}(?: on| onwards| upwards| or more| have been (?:typed|entered)| are (?:typed|entered)| is (?:typed|entered))?$`,
    'iu',
  ),
  new RegExp(
    `^(?:from|after|with) (?:at least )?${count} (?:typed |entered )?${unit}(?: on| onwards)?,? (?<thing>(?:the |an? )?[\\p{L} -]{3,40}?) (?<does>returns? (?:results|matches|hits)|shows? (?:results|suggestions|matches|hits)|suggests? [\\p{L} -]{3,40}?|starts?|begins?|runs?|offers? [\\p{L} -]{3,40}?|appears?|is started|are shown|are displayed)$`,
    'iu',
  ),
]

/** "The search returns results from # characters on": one character fewer, and so many. */
export function searchesFrom(reading: Reading, { text }: Clause): Effect | undefined {
  const stated = plain(reading, text)
  const found = starting.map((shape) => shape.exec(stated)?.groups).find((groups) => groups !== undefined)
  const { thing, does, count: written, unit: kind } = found ?? {}
  const least = numbers[(written ?? '').toLowerCase()] ?? Number(written)
  if (thing === undefined || does === undefined || !(least >= 2 && least <= 10)) return undefined
  if (!/search|filter|suggest|auto-?complet|look-?up|results|matches|hits|list/iu.test(`${thing} ${does}`))
    return undefined
  const base = /digit/iu.test(kind ?? '') ? '4711081522' : 'Hannah Miller'
  const typed = (length: number): EffectStep => ({
    what: 'action',
    words: `Enter ${String(length)} ${kind?.replace(/s$/iu, '') ?? 'character'}${length === 1 ? '' : 's'} in the ${/filter/iu.test(thing) ? 'filter' : 'search field'}`,
    data: base.slice(0, length),
    outcome:
      length < least
        ? 'Nothing is searched: no results are displayed'
        : `The results that match “${base.slice(0, length)}” are displayed`,
  })
  return {
    kind: 'effect',
    source: stated,
    given: [`There is an entry that matches “${base.slice(0, least)}”`],
    steps: [typed(least - 1), typed(least)],
    outcome: '',
    title: titled(`${capitalise(thing)} ${does} from ${String(least)} ${kind ?? 'characters'} on`),
  }
}

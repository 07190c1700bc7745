import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { isPlural } from './subject.ts'

const part =
  '(?:(?<word>half|a third|a quarter|a fifth|a tenth)|(?<percent>\\d{1,2}) ?%) of (?:all |the )?(?<whole>[\\p{L}][\\p{L} -]{2,40}?)'
const rounded = '(?: ?\\((?:always )?rounded (?<round>down|up)\\)|,? rounded (?<roundLater>down|up))?'
const subjectFirst = new RegExp(
  `^(?<things>[\\p{L}][\\p{L} -]{2,40}?) (?:can['’]t|cannot|must not|may not) (?:be|make up|take|use|cover|exceed) (?:more than )?${part}${rounded}$`,
  'iu',
)
const boundFirst = new RegExp(
  `^(?:at most|no more than|not more than|up to|a maximum of) ${part} (?:can|may) be (?<things>[\\p{L}][\\p{L} -]{2,60}?)${rounded}$`,
  'iu',
)
const shares: Record<string, number> = {
  half: 1 / 2,
  'a third': 1 / 3,
  'a quarter': 1 / 4,
  'a fifth': 1 / 5,
  'a tenth': 1 / 10,
}

/** "Family rooms can't be more than a quarter of the rooms (rounded down)": worked out for two totals, and one more. */
export function shareLimit(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = subjectFirst.exec(text)?.groups ?? boundFirst.exec(text)?.groups
  if (found?.things === undefined || found.whole === undefined || clause.condition !== undefined) return undefined
  const share = found.word === undefined ? Number(found.percent) / 100 : shares[found.word.toLowerCase()]
  if (share === undefined || !(share > 0) || !isPlural(found.whole)) return undefined
  const round = found.round ?? found.roundLater
  const even = [20, 30, 40, 60, 100].find((total) => Number.isInteger(Math.round(total * share * 1e6) / 1e6)) ?? 100
  const things = found.things.replace(/^(?:the|all) /iu, '').toLowerCase()
  const noun = found.whole
  const done = boundFirst.test(text)
  const set = (total: number, limit: number): EffectStep[] =>
    [limit, limit + 1].map((value) => ({
      what: 'action',
      words: `With ${String(total)} ${noun} in all: ${value > limit ? 'try to have' : 'have'} ${String(value)} of them ${done ? things : `as ${things}`}`,
      data: `${String(value)} of ${String(total)}`,
      ...(value > limit ? { refused: true as const } : {}),
      outcome: value > limit ? 'It is refused; nothing is saved' : 'It is accepted',
    }))
  const exact = Math.round(even * share)
  const odd = even + 1
  const cut = round === 'down' ? Math.floor(odd * share + 1e-9) : Math.ceil(odd * share - 1e-9)
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps: [...set(even, exact), ...(round === undefined || Number.isInteger(odd * share) ? [] : set(odd, cut))],
    outcome: '',
    title: titled(
      `${capitalise(found.things)}: ${String(exact)} of ${String(even)} accepted, ${String(exact + 1)} refused`,
    ),
  }
}

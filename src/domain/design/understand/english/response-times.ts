import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { asStep, capitalise, plain } from '../stretch.ts'

import { type Effect, titled } from './effect.ts'
import { lowerArticle } from './subject.ts'

/** "The page loads in under 2 seconds": opened, and measured. */
export function loadsWithin(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const {
    thing,
    bound = 'within',
    span,
  } = /^(?<thing>(?:the|an?|each|every|all) [\p{L} -]{2,40}?) (?:loads?|opens?|responds?|appears?|is (?:displayed|loaded|shown|available|ready)|are (?:displayed|loaded|shown)|must load|must be (?:displayed|loaded)|reacts?|returns? results|shows? results|starts?) (?:completely )?(?:in |within )?(?<bound>under|less than|at most|no more than|within|up to)? ?(?<span>\d{1,3}(?:[.,]\d)? ?(?:ms|milliseconds|s|seconds?))$/iu.exec(
    text,
  )?.groups ?? {}
  const { span: answer, load } =
    /^(?:the )?(?:response|answer) times? (?:(?:stays?|is|are|must be|must stay|remains?) )?(?:always )?(?:below|under|less than|at most|no more than|within|up to) (?<span>\d{1,4}(?:[.,]\d)? ?(?:ms|milliseconds|s|seconds?))(?: (?:at|with|under) (?<load>[^,;]{3,60}))?$/iu.exec(
      text,
    )?.groups ?? {}
  if (answer !== undefined)
    return {
      kind: 'effect',
      source: text,
      given: [],
      steps: [
        {
          what: 'action',
          words: `Send requests for one minute${load === undefined ? '' : ` at ${load}`} and measure the time of every response`,
          data: load ?? answer,
          outcome: `No response takes longer than ${answer}`,
        },
      ],
      outcome: '',
      title: titled(text),
    }
  if (thing === undefined || span === undefined || clause.condition !== undefined) return undefined
  const one = lowerArticle(thing).replace(/^(?:each|every) /u, 'a ')
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Open ${one} and measure the time until it is completely displayed`,
        data: span,
        outcome: /^(?:under|less than)$/iu.test(bound) ? `It takes less than ${span}` : `It takes ${span} at most`,
      },
    ],
    outcome: '',
    title: titled(text),
  }
}

const amount = '(?<amount>\\d[\\d,.]* ?(?!seconds?|minutes?|ms|hours?)(?:\\p{L}+|%))'
const load = `(?<things>\\p{L}[\\p{L} -]{2,40}?) (?<joint>of|with|containing|holding)? ?(?:up to|at most|no more than|a maximum of) ${amount}`
const time = '(?<span>\\d{1,3}(?:[.,]\\d)? ?(?:ms|milliseconds|s|seconds?|min|minutes?))'
const ends =
  '(?<verb>(?:(?:is|are) )?(?:\\p{L}+ed|shown|sent|built|ready|available|complete)|completes?|finish(?:es)?|ends?|appears?|opens?|loads?|arrives?|responds?|starts?)'
const result = `(?<thing>(?:(?:the|an?|all|every|each) )?\\p{L}[\\p{L} -]{2,40}?) (?:${ends} (?:within|in(?: under| less than| at most)?) |(?<takes>takes?|lasts?) (?:at most|no more than|no longer than|up to|less than) )${time}`
const loadLast = new RegExp(`^${result} (?:for|with|on|in) ${load}$`, 'iu')
const loadFirst = new RegExp(`^(?:for|with|on|in) ${load},? ${result}$`, 'iu')

/** What a test has to wait for, without the load it waits under. */
const alone = new RegExp(`^${result}$`, 'iu')

/**
 * "The import finishes within 30 seconds for files of up to 20 MB": measured with the largest one. "A report of more than
 * 100 pages is exported within a minute": measured with one like that.
 */
export function finishesWithin(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.condition === undefined ? clause.text : clause.main)
  const loaded = loadLast.exec(text) ?? loadFirst.exec(text)
  const { thing, verb, takes, span, things, joint = 'of', amount: size } = (loaded ?? alone.exec(text))?.groups ?? {}
  if (thing === undefined || span === undefined) return undefined
  const cause = clause.role === 'then' ? reading.when[0] : clause.condition
  const act = cause === undefined ? undefined : asStep(reading, cause)
  const state = cause === undefined || act !== undefined ? undefined : capitalise(plain(reading, cause))
  if (loaded === null && state === undefined) return undefined
  const one = lowerArticle(thing)
  const measure =
    takes === undefined ? `measure the time until ${one} ${verb ?? 'is there'}` : `measure how long ${one} ${takes}`
  const prepared = lowerArticle(things ?? '')
  const be = /^an? /u.test(prepared) ? 'is' : 'are'
  return {
    kind: 'effect',
    source: plain(reading, clause.text),
    given: [
      ...reading.given.map((given) => capitalise(plain(reading, given))),
      ...(state === undefined ? [] : [state]),
      ...(size === undefined ? [] : [`${capitalise(prepared)} ${joint} ${size} ${be} prepared`]),
    ],
    steps: [
      {
        what: 'action',
        words: act === undefined ? capitalise(measure) : `${act} and ${measure}`,
        data: size ?? span,
        outcome: /(?:under|less than) \d/u.test(text) ? `It takes less than ${span}` : `It takes ${span} at most`,
      },
    ],
    outcome: '',
    title: titled(text),
  }
}

/** The only outcome of a scenario, where it tells how long something may take. */
export function measuredOutcome(reading: Reading): Effect | undefined {
  const [outcome, ...others] = reading.clauses.filter(({ role }) => role === 'then')
  return reading.language !== 'en' || outcome === undefined || others.length > 0
    ? undefined
    : finishesWithin(reading, outcome)
}

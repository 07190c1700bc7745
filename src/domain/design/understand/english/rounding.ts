import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { withAmount } from '../value.ts'
import { actsByNoun } from './acts.ts'
import { type Effect, titled } from './effect.ts'
import { isPlural, lowerArticle } from './subject.ts'

const shape =
  /^(?:with (?<on>[\p{L}-]+(?: [\p{L}-]+)?) on, )?(?<thing>(?:(?:the|an?|each|every|all) )?[\p{L}][\p{L} -]{2,40}?) (?:is|are|gets?|must be|has to be) (?:always |automatically )?rounded(?: off)?(?: (?<way>up|down|commercially))?,? (?:up |down )?to (?:the )?(?:next |nearest |full |whole |higher |lower )*(?<count>\d{1,3} |quarter of an |half )?(?<unit>pounds?|euros?|dollars?|francs?|cents?|pence|hours?|minutes?|kilograms?|kilos?|kg|kilomet(?:er|re)s?|km|met(?:er|re)s?|lit(?:er|re)s?|tons?|tonnes?|days?)(?<rest>,? and the difference .{5,60})?$/iu
const exactly =
  /(?<!\p{L})(?:exact|whole|full|round|even)(?!\p{L}).{0,40}(?<!\p{L})(?:nothing|not rounded|unchanged|stays?|remains?|as (?:it is|they are))(?!\p{L})|rounds? up nothing/iu

/** How many of the smallest amounts make one unit, and how one of them is written. */
interface Grid {
  parts: number
  write: (parts: number) => string
}

/** "Every card payment is rounded up to the next whole pound": an amount on the step, and those beside the point where it turns. */
export function roundingShown(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = shape.exec(text)?.groups
  const grid = gridOf(reading, found?.unit, found?.count)
  if (found?.thing === undefined || grid === undefined) return undefined
  const way = found.way?.toLowerCase() ?? (/ to the next /iu.test(text) ? 'up' : 'nearest')
  const { parts, write } = grid
  const base = parts * Math.ceil(3 / Math.max(1, parts / 60))
  const turning = Math.ceil(parts / 2)
  const tried =
    way === 'up'
      ? [base + 1, base + parts]
      : way === 'down'
        ? [base + parts - 1, base]
        : [base + turning - 1, base + turning, base]
  const rounded = (amount: number): number => {
    const share = amount / parts
    return parts * (way === 'up' ? Math.ceil(share) : way === 'down' ? Math.floor(share) : Math.floor(share + 1 / 2))
  }
  const thing = lowerArticle(found.thing).replace(/^(?:each|every|all|the) /iu, '')
  const plural = isPlural(thing)
  const noun = thing.replace(/^an? /iu, '')
  const act = actsByNoun[noun.split(' ').at(-1)?.replace(/s$/u, '') ?? '']
  const one = plural ? noun.replace(/s$/u, '') : noun
  const article = /^[aeiou]/iu.test(one) ? 'an' : 'a'
  const difference = /and the difference (?<goes>.+)$/iu.exec(found.rest ?? '')?.groups?.goes
  const steps = tried.map((amount): EffectStep => {
    const left = rounded(amount) - amount
    const result = left === 0 ? `It stays ${write(amount)}` : `It is rounded to ${write(rounded(amount))}`
    return {
      what: 'action',
      words: `${act ?? 'Enter or produce'} ${article} ${one} of ${write(amount)} and read off what it is rounded to`,
      data: write(amount),
      outcome:
        difference === undefined
          ? result
          : left === 0
            ? `${result}; there is no difference`
            : `${result}; the difference of ${write(Math.abs(left))} ${difference}`,
    }
  })
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  return {
    kind: 'effect',
    source: exactly.test(tail) ? `${text}. ${tail}` : text,
    given: found.on === undefined ? [] : [`${capitalise(found.on)} ${isPlural(found.on) ? 'are' : 'is'} on`],
    steps,
    outcome: '',
    title: titled(`${capitalise(one)} of ${write(tried[0] ?? 0)} rounded to ${write(rounded(tried[0] ?? 0))}`),
  }
}

function gridOf(reading: Reading, unit = '', count = ''): Grid | undefined {
  const number = Number(count.trim())
  const size = /^\d/.test(count) ? number : 1
  if (/^(?:pound|euro|dollar|franc|cent|pence)/iu.test(unit)) {
    const cents = /^(?:cent|pence)/iu.test(unit)
    if (reading.money.measure !== 'money' || (cents && size === 1)) return undefined
    const sign = /^pound/iu.test(unit) ? '£' : /^dollar/iu.test(unit) ? '$' : ''
    const own = (parts: number): string => withAmount(reading.money, parts / 100, 2).text
    const write = own(100).includes(sign) ? own : (parts: number): string => `${sign}${(parts / 100).toFixed(2)}`
    return { parts: cents ? size : size * 100, write }
  }
  if (/^hour/iu.test(unit))
    return {
      parts: /quarter/iu.test(count) ? 15 : /half/iu.test(count) ? 30 : size * 60,
      write: (parts) => `${String(parts)} minutes`,
    }
  if (/^minute/iu.test(unit))
    return size === 1
      ? { parts: 60, write: (parts) => `${String(parts)} seconds` }
      : { parts: size, write: (parts) => `${String(parts)} minutes` }
  if (/^day/iu.test(unit)) return { parts: size * 24, write: (parts) => `${String(parts)} hours` }
  return count === '' || size > 1
    ? { parts: size * 10, write: (parts) => `${(parts / 10).toFixed(1)} ${unit.replace(/^kilo(?:gram)?s?$/iu, 'kg')}` }
    : undefined
}

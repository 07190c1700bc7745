import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { actsByNoun } from './acts.ts'
import { type Effect, effectOf } from './effect.ts'
import { oneOf } from './person.ts'
import { around } from './points-in-time.ts'
import { imperative } from './step.ts'
import { isPlural, lowerArticle } from './subject.ts'
import { thirdPersonOf, verbOfParticiple } from './words.ts'

/** What becomes of a thing once something has been done to it, or a time has passed, and what is counted along. */
export function doneThings(reading: Reading, clause: Clause): Effect | undefined {
  return (
    replaced(reading, clause) ??
    countsUp(reading, clause) ??
    reducedTo(reading, clause) ??
    shownIfActive(reading, clause)
  )
}

/** "Deleted messages are replaced by @": one is deleted, and its place is looked at. */
function replaced(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const stated = plain(reading, text)
  const { was, things, rest } =
    /^(?<was>deleted|cancelled|canceled|archived|rejected|approved|edited|completed|closed|blocked|expired|returned|renamed|hidden|removed|refunded|paused|published|ticked|unticked|checked|pinned|starred|flagged|muted|read|finished|solved|resolved|assigned|shared|saved|liked|favourited|disabled|locked|marked) (?<things>\p{L}[\p{L} -]{2,30}?s) (?<rest>are (?:automatically )?(?:replaced|marked|shown|displayed|labelled|moved|listed|greyed|crossed|struck|highlighted|kept) .{3,120}|(?:move|go|appear|sink|rise|jump|disappear|stay|remain|show|turn|get) .{3,120})$/iu.exec(
      stated,
    )?.groups ?? {}
  const verb = was === undefined || /^expired$/iu.test(was) ? undefined : verbOfParticiple(was.toLowerCase())
  if (things === undefined || rest === undefined || verb === undefined || condition !== undefined) return undefined
  const one = oneOf(things)
  return effectOf(
    stated,
    [],
    [
      {
        what: 'action',
        words: `${capitalise(imperative(verb, one))}${/deleted|removed/iu.test(was ?? '') ? ', then look at the place where it was' : ', then look at it'}`,
        outcome: /^are /iu.test(rest)
          ? `It is ${rest.slice(4)}`
          : `It ${thirdPersonOf(rest.split(' ')[0] ?? '')}${rest.slice((rest.split(' ')[0] ?? '').length)}`,
      },
    ],
  )
}

/** "The unread counter goes up by one for each new message and is reset when the conversation is opened." */
function countsUp(reading: Reading, clause: Clause): Effect | undefined {
  const stated = plain(reading, clause.text)
  const { counter, noun, back } =
    /^(?<counter>the [\p{L} -]{3,40}?) (?:goes up|increases|rises|is increased|counts up) by (?:one|1) (?:for|with|after) (?:each|every) (?:new )?(?<noun>[\p{L} -]{3,30}?)(?:,? and (?:is|goes|starts) (?:reset|set back|back to (?:zero|0)|cleared|set to (?:zero|0))(?: to (?:zero|0))?(?: (?:when|once|as soon as|after) (?<back>[^,;]{5,80}))?)?$/iu.exec(
      stated,
    )?.groups ?? {}
  if (counter === undefined || noun === undefined) return undefined
  const where = lowerArticle(counter)
  const act = `${actsByNoun[noun.toLowerCase()] ?? 'Bring about'} ${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`
  return effectOf(
    stated,
    [`${capitalise(where)} is 0`],
    [
      { what: 'action', words: act, outcome: `${capitalise(where)} is 1` },
      { what: 'action', words: `${act} once more`, outcome: `${capitalise(where)} is 2` },
      ...(back === undefined
        ? []
        : [{ what: 'event' as const, words: back, outcome: `${capitalise(where)} is 0 again` }]),
    ],
  )
}

/** "Images are reduced to at most 2,000 pixels wide": a larger one, and a smaller one that stays as it is. */
function reducedTo(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const stated = plain(reading, text)
  const { things, number, side } =
    /^(?<things>(?:uploaded |all |large |larger |sent )?(?:images|photos|pictures|screenshots)) (?:are|get|will be) (?:automatically )?(?:reduced|scaled|resized|scaled down|shrunk|converted) (?:down )?to (?:at most |a maximum of |no more than |up to |max\. )?(?<number>\d[\d,.]*) ?(?:px|pixels?)(?: (?:in )?(?<side>wide|width|high|height|on the longer side|on the longest side))?(?:,? (?:before|when|after|on) .{3,60})?$/iu.exec(
      stated,
    )?.groups ?? {}
  if (things === undefined || number === undefined || condition !== undefined) return undefined
  const most = Number(number.replaceAll(/[.,]/gu, ''))
  const where =
    side === undefined || /wide|width/iu.test(side)
      ? 'wide'
      : /high|height/iu.test(side)
        ? 'high'
        : 'long on the longer side'
  const noun = oneOf(things.replace(/^(?:uploaded|all|large|larger|sent) /iu, ''))
  const shown = (pixels: number): string =>
    `${number.includes(',') ? pixels.toLocaleString('en-US') : String(pixels)} pixels`
  return effectOf(
    stated,
    [],
    [
      {
        what: 'action',
        words: `Upload ${noun} that is ${shown(most * 2)} ${where}`,
        data: shown(most * 2),
        outcome: `The stored one is ${number} pixels ${where}, with the same proportions`,
      },
      {
        what: 'action',
        words: `Upload ${noun} that is ${shown(most / 2)} ${where}`,
        data: shown(most / 2),
        outcome: `The stored one is still ${shown(most / 2)} ${where}`,
      },
    ],
  )
}

/** "The status @ is shown if the user was active in the last 5 minutes": a little less than that time, and a little more. */
function shownIfActive(reading: Reading, clause: Clause): Effect | undefined {
  const condition = clause.condition === undefined ? '' : plain(reading, clause.condition)
  const { who, state, count, unit } =
    /^(?<who>(?:the|an?) [\p{L} -]{2,30}?) (?:was|has been|is) (?<state>active|online|seen|in use|used|changed|opened|visited) (?:with)?in the (?:last|past) (?<count>\d{1,3}) (?<unit>second|minute|hour|day|week)s$/iu.exec(
      condition,
    )?.groups ?? {}
  const sides = unit === undefined ? undefined : around(Number(count), unit)
  const main = plain(reading, clause.main)
  const { thing, verb } =
    /^(?<thing>.{3,60}?) (?<verb>is|are) (?:shown|displayed|visible|listed)$/iu.exec(main)?.groups ?? {}
  if (who === undefined || sides === undefined || thing === undefined || verb === undefined) return undefined
  const what = lowerArticle(thing)
  const be = isPlural(thing) ? 'are' : 'is'
  return effectOf(
    plain(reading, clause.text),
    [],
    [
      {
        what: 'action',
        words: `Let ${sides[0]} pass since ${lowerArticle(who)} was last ${state ?? 'active'}`,
        data: sides[0],
        outcome: `${capitalise(what)} ${be} displayed`,
      },
      {
        what: 'action',
        words: `Wait until ${sides[1]} have passed in all`,
        data: sides[1],
        outcome: `${capitalise(what)} ${be} no longer displayed`,
      },
    ],
  )
}

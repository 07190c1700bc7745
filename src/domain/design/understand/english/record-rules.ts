import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { withAmount } from '../value.ts'
import { englishStep } from './cause.ts'
import { actsByNoun } from './acts.ts'
import { type Effect, effectOf } from './effect.ts'
import { oneOf } from './person.ts'
import { isPlural, lowerArticle } from './subject.ts'

/** Rules about records: what they may not exceed, what they need, how they are shown, and on which day they end. */
export function recordRules(reading: Reading, clause: Clause): Effect | undefined {
  return (
    notBeyond(reading, clause) ??
    shownAndUpdated(reading, clause) ??
    neededOn(reading, clause) ??
    notOverlapping(reading, clause) ??
    statusOfEach(reading, clause) ??
    endsOn(reading, clause)
  )
}

const article = (noun: string): string => `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`

const money =
  /(?<!\p{L})(?:balance|budget|withdrawal|payment|payout|refund|credit|price|deposit|cost|costs|value of|invoice|sum)(?!\p{L})/iu

/** "A request must not exceed the remaining days; otherwise @": as many as there are, and one more. */
function notBeyond(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { thing, most } =
    /^(?<thing>(?:the|an?|each|every) [\p{L} -]{2,40}?) (?:must not|may not|cannot|can['’]t|must never) (?:exceed|be (?:higher|greater|larger|more|longer) than) (?<most>(?:the|their|his or her) [\p{L} -]{3,50})$/iu.exec(
      text,
    )?.groups ?? {}
  if (thing === undefined || most === undefined || clause.condition !== undefined) return undefined
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const message =
    next?.otherwise === true || /(?<!\p{L})(?:more|higher|refused|rejected|message|error)(?!\p{L})/iu.test(tail)
      ? /["“][^"”]{2,160}["”]/u.exec(tail)?.[0]
      : undefined
  const one = lowerArticle(thing).replace(/^(?:each|every) /u, 'a ')
  const noun = one.replace(/^(?:the|an?) /u, '')
  const bound = lowerArticle(most)
  const act = actsByNoun[noun] === undefined ? `Enter ${one} of` : `${actsByNoun[noun] ?? ''} ${one} of`
  const paid = money.test(noun) || money.test(bound)
  const [all, more] = paid ? [10, 10.01].map((sum) => withAmount(reading.money, sum, 2).text) : ['10', '11']
  if (all === undefined || more === undefined) return undefined
  return effectOf(
    message === undefined ? text : `${text}. ${tail}`,
    [`${capitalise(bound)} ${isPlural(bound) ? 'are' : 'is'} ${all}`],
    [
      { what: 'action', words: `${act} ${all}`, data: all, outcome: 'It is accepted' },
      {
        what: 'action',
        words: `${act} ${more}`,
        data: more,
        refused: true,
        outcome: `${message === undefined ? 'It is refused' : `${message} is displayed`}; nothing is saved`,
      },
    ],
  )
}

/** "The remaining days are shown and updated when a request is approved": noted, then compared. */
function shownAndUpdated(reading: Reading, clause: Clause): Effect | undefined {
  const { thing } =
    /^(?<thing>(?:the|an?|each) [\p{L} -]{2,50}?) (?:is|are) (?:shown|displayed|listed) and (?:is |are )?(?:updated|recalculated|refreshed|adjusted)$/iu.exec(
      plain(reading, clause.main),
    )?.groups ?? {}
  const step = clause.condition === undefined ? undefined : englishStep(reading, clause.condition)
  if (thing === undefined || step === undefined) return undefined
  const what = lowerArticle(thing)
  const [be, has] = isPlural(thing) ? ['are', 'have'] : ['is', 'has']
  return effectOf(
    plain(reading, clause.text),
    [],
    [
      {
        what: 'action',
        words: `Look at ${what} and note what is displayed`,
        outcome: `${capitalise(what)} ${be} displayed`,
      },
      { ...step, outcome: `${capitalise(what)} ${has} changed to match it, without a reload` },
    ],
  )
}

/** "If a request is rejected, a reason is mandatory": without it, and with it. */
function neededOn(reading: Reading, clause: Clause): Effect | undefined {
  const { field } =
    /^(?<field>(?:the|an?) [\p{L} -]{2,40}?) (?:is (?:mandatory|required|compulsory|obligatory)|must be (?:given|entered|stated|provided|filled in|added)|has to be (?:given|entered|stated|provided|filled in|added))$/iu.exec(
      plain(reading, clause.main),
    )?.groups ?? {}
  const step = clause.condition === undefined ? undefined : englishStep(reading, clause.condition)
  if (field === undefined || step?.what !== 'action' || /^(?:Make sure|Let|Wait|Set) /u.test(step.words))
    return undefined
  const needed = lowerArticle(field)
  const act = step.words
  return effectOf(
    plain(reading, clause.text),
    [],
    [
      {
        what: 'action',
        words: `Try to ${act.charAt(0).toLowerCase()}${act.slice(1)} without ${needed}`,
        refused: true,
        outcome: `It is not possible; ${needed} is demanded`,
      },
      {
        what: 'action',
        words: `${act} with ${needed}`,
        outcome: `It works; ${needed.replace(/^an? /u, 'the ')} is saved`,
      },
    ],
  )
}

/** "Overlapping requests of the same employee are not allowed": one that overlaps, and one beside it. */
function notOverlapping(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { things, owner } =
    /^overlapping (?<things>[\p{L} -]{3,40}?)(?: (?:of|for) the same (?<owner>[\p{L} -]{3,30}))? (?:are|must be|is) (?:not (?:allowed|possible|accepted|permitted)|refused|rejected|prevented)$/iu.exec(
      text,
    )?.groups ?? {}
  if (things === undefined || clause.condition !== undefined) return undefined
  const noun = oneOf(things).replace(/^an? /u, '')
  const whose = owner === undefined ? '' : ` for the same ${owner}`
  const act = actsByNoun[noun] ?? 'Create'
  return effectOf(
    text,
    [`There is ${article(noun)} from 8 to 12 June 2026${owner === undefined ? '' : ` for ${article(owner)}`}`],
    [
      {
        what: 'action',
        words: `${act} ${article(noun)} from 12 to 15 June 2026${whose}`,
        data: '12 to 15 June 2026',
        refused: true,
        outcome: `It is refused; there is still only one ${noun}`,
      },
      {
        what: 'action',
        words: `${act} ${article(noun)} from 13 to 15 June 2026${whose}`,
        data: '13 to 15 June 2026',
        outcome: `It is accepted; there are two ${noun}s`,
      },
    ],
  )
}

/** "The employee sees the status of each request: pending, approved or rejected": one record in each of them. */
function statusOfEach(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { noun, list } =
    /^(?:(?:the|an?|each|every) )?[\p{L} -]{2,40}? (?:sees?|shows?|displays?|views?) the (?:current )?status of (?:each|every|an?|the) (?<noun>[\p{L} -]{2,30}?)(?:: | \()(?<list>[\p{L}“”"' -]+(?:, [\p{L}“”"' -]+)*,? (?:or|and) [\p{L}“”"' -]+)\)?$/iu.exec(
      text,
    )?.groups ?? {}
  if (noun === undefined || list === undefined || clause.condition !== undefined) return undefined
  const states = list.split(/, (?:or |and )?| or | and /u)
  return effectOf(
    text,
    [`There ${states.length === 1 ? 'is' : 'are'} ${String(states.length)} ${noun}s, one in each status`],
    states.slice(0, 6).map((state) => ({
      what: 'action',
      words: `Look at the ${noun} that is ${state}`,
      data: state,
      outcome: `Its status is displayed as ${state}`,
    })),
  )
}

const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December'
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** "Unused days expire on 31 March of the following year": the day before it, and the day after it. */
function endsOn(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = new RegExp(
    `^(?<thing>\\p{L}[\\p{L} -]{2,50}?) (?<verb>expires?|ends?|lapses?|closes?|is deleted|are deleted|is closed|runs out|run out) on (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${monthNames})(?<year> of the (?:following|next) year| \\d{4}| each year| every year)?$`,
    'iu',
  ).exec(text)?.groups
  const names = monthNames.split('|')
  const month = names.findIndex((name) => name.toLowerCase() === (found?.month ?? '').toLowerCase())
  const day = Number(found?.day)
  const days = lengths[month]
  if (found?.thing === undefined || days === undefined || !(day >= 1 && day <= days) || clause.condition !== undefined)
    return undefined
  const stated = /\d{4}/u.exec(found.year ?? '')?.[0]
  const year = stated ?? (/following|next/iu.test(found.year ?? '') ? '2027' : '2026')
  const before =
    day > 1
      ? `${String(day - 1)} ${names[month] ?? ''}`
      : `${String(lengths[(month + 11) % 12] ?? 30)} ${names[(month + 11) % 12] ?? ''}`
  const after = day < days ? `${String(day + 1)} ${names[month] ?? ''}` : `1 ${names[(month + 1) % 12] ?? ''}`
  const later = month === 11 && day === days ? String(Number(year) + 1) : year
  const earlier = month === 0 && day === 1 ? String(Number(year) - 1) : year
  const what = lowerArticle(found.thing)
  const be = isPlural(found.thing) ? 'are' : 'is'
  return effectOf(
    text,
    [
      `There ${be} ${what.replace(/^the /u, '')}${/following|next/iu.test(found.year ?? '') ? ' of the year 2026' : ''}`,
    ],
    [
      {
        what: 'action',
        words: `Set the date of the test system to ${before} ${earlier} and look at ${what}`,
        data: `${before} ${earlier}`,
        outcome: `${capitalise(what)} can still be used`,
      },
      {
        what: 'action',
        words: `Set the date of the test system to ${after} ${later} and look at ${what}`,
        data: `${after} ${later}`,
        outcome: `${capitalise(what)} can no longer be used`,
      },
    ],
    { dated: true },
  )
}

import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'
import { isPlural, lowerArticle } from './subject.ts'

/** Rules that a tester can only check with numbers: an example is worked out for each. */
export function workedExample(reading: Reading, clause: Clause): Effect | undefined {
  return (
    roundedAverage(reading, clause) ??
    charactersLeft(reading, clause) ??
    notTheSame(reading, clause) ??
    hiddenUnlessFiltered(reading, clause)
  )
}

const decimals: Partial<Record<string, number>> = { one: 1, two: 2, '1': 1, '2': 2 }

/** "The average rating is rounded to one decimal": one average that is rounded down and one that is rounded up. */
function roundedAverage(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { thing, what, places, whole } =
    /^(?<thing>the (?:average|mean)(?: (?<what>[\p{L} -]{3,30}?))?)(?: (?:of|per) [\p{L} ]{3,40})? (?:is|must be|has to be) (?:shown |displayed |calculated )?(?:and )?(?:rounded to|shown with|displayed with|with) (?:(?<places>one|two|1|2) decimals?(?: places?)?|(?<whole>(?:a |the nearest )?whole (?:number|star|point)s?))$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  if (thing === undefined || condition !== undefined) return undefined
  const digits = whole === undefined ? decimals[(places ?? '').toLowerCase()] : 0
  if (digits === undefined) return undefined
  const noun = what ?? 'value'
  const example = (values: number[]) => {
    const sum = values.reduce((total, value) => total + value, 0)
    return {
      what: 'action' as const,
      words: `Have the ${noun}s ${values.slice(0, -1).join(', ')} and ${String(values.at(-1))} and no others`,
      data: values.join(', '),
      outcome: `${capitalise(thing)} is ${(sum / values.length).toFixed(digits)} (${String(sum)} ÷ ${String(values.length)} = ${(sum / values.length).toFixed(3)}…)`,
    }
  }
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [],
    steps: [example([4, 4, 5]), example([5, 4, 5])],
    outcome: '',
    title: titled(capitalise(plain(reading, text))),
  }
}

/** "A counter shows how many are left" beside a limit of characters: some are entered, then all. */
function charactersLeft(reading: Reading, { text }: Clause): Effect | undefined {
  const shown =
    /^(?:an?|the) (?:character )?(?:counter|count|hint|label) (?:shows|displays|says|tells) (?:how many (?:characters )?(?:are|remain)(?: still)?(?: left| available)?|the (?:number of )?(?:remaining characters|characters (?:left|that are left|remaining)))$/iu.test(
      plain(reading, text),
    )
  const most = reading.limits.find(({ high }) => high?.value.measure === 'characters')?.high
  if (!shown || most === undefined) return undefined
  const total = most.value.amount - (most.inclusive ? 0 : 1)
  const left = (entered: number) => ({
    what: 'action' as const,
    words: entered === 0 ? 'Empty the field' : `Enter ${String(entered)} characters`,
    data: `${String(entered)} characters`,
    outcome: `The counter shows ${String(total - entered)}`,
  })
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [],
    steps: [left(0), left(10), left(total)],
    outcome: '',
    title: titled(capitalise(plain(reading, text))),
  }
}

/** "The new password must not be the same as the old one": the old one is tried, then another. */
function notTheSame(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { thing, other } =
    /^(?<thing>the (?:new |second )?[\p{L}-]+(?: [\p{L}-]+)?) (?:must not|may not|cannot|can['’]t|must never) (?:be (?:the same as|equal to|identical (?:to|with))|equal|match) (?<other>(?:the|his or her|their) [\p{L} -]{3,40})$/iu.exec(
      plain(reading, text),
    )?.groups ??
    /^(?<thing>the (?:new |second )?[\p{L}-]+(?: [\p{L}-]+)?) (?:must|has to) (?:differ from|be different from) (?<other>(?:the|his or her|their) [\p{L} -]{3,40})$/iu.exec(
      plain(reading, text),
    )?.groups ??
    {}
  if (thing === undefined || other === undefined || condition !== undefined) return undefined
  const field = lowerArticle(thing)
  const noun = field.split(' ').at(-1) ?? ''
  const same = other.replace(/(?<= )one$/u, noun)
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [`${capitalise(same)} is known`],
    steps: [
      {
        what: 'action',
        words: `Enter ${same} as ${field} and save`,
        refused: true,
        outcome: 'It is refused; nothing is saved',
      },
      { what: 'action', words: `Enter another value as ${field} and save`, outcome: 'It is saved' },
    ],
    outcome: '',
    refuses: true,
    title: titled(`${capitalise(field)} that is the same as ${same} is refused`),
  }
}

/** "Archived projects are hidden from the list but can be shown with a filter": without it, and with it. */
function hiddenUnlessFiltered(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { things, place, filter } =
    /^(?<things>\p{L}[\p{L} -]{2,40}?) (?:is|are) (?:hidden|not (?:shown|displayed|listed)|left out)(?: by default)?(?: (?:from|in|on|of) (?<place>the [\p{L} -]{3,40}?))?(?: by default)?,? (?:but|and) can be (?:shown|displayed|listed|included|made visible) (?:with|by|using|through|via) (?<filter>an? [\p{L} -]{3,40}|the [\p{L}“”" -]{3,40})$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  if (things === undefined || filter === undefined || condition !== undefined) return undefined
  const one = oneOf(things)
  const list = place ?? 'the list'
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [`There is ${one}`],
    steps: [
      {
        what: 'action',
        words: `Open ${list} without a filter`,
        outcome: `${capitalise(one.replace(/^an? /u, 'the '))} is not listed`,
      },
      {
        what: 'action',
        words: `Show ${isPlural(things) ? lowerArticle(things) : one} with ${filter.replace(/^an? /u, 'the ')}`,
        outcome: `${capitalise(one.replace(/^an? /u, 'the '))} is listed`,
      },
    ],
    outcome: '',
    title: titled(capitalise(plain(reading, text))),
  }
}

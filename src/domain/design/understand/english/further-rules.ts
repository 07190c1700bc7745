import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'
import { imperativeOf, notYet } from './step.ts'
import { lowerArticle } from './subject.ts'

/** What a part of an English sentence says beside the rule that the other readers find in it. */
export function furtherRules(reading: Reading, clause: Clause): Effect[] {
  return [
    lastOnes(reading, clause),
    appearing(reading, clause),
    sortableBy(reading, clause),
    filterableBy(reading, clause),
  ].flatMap((rule) => rule ?? [])
}

/**
 * "12 to 72 characters, none of the last 5": tickets leave open whether the present one counts, so that only what is
 * refused or accepted either way is tried.
 */
function lastOnes(reading: Reading, { text }: Clause): Effect | undefined {
  const stated = plain(reading, text)
  const { thing, count } =
    /^(?<thing>(?:an? |the )?(?:new )?\p{L}+)(?:[:,]| (?:must|may|can|has|is|cannot) ).{0,120}?(?:none of|not (?:be )?(?:one of|any of|among)|differ(?:ent)? from|not repeat(?: any of)?) (?:the|your|their) last (?<count>\d{1,2})/iu.exec(
      stated,
    )?.groups ?? {}
  const number = Number(count)
  if (thing === undefined || count === undefined || number < 2) return undefined
  const noun = oneOf(thing.replace(/^(?:an? |the )?(?:new )?/iu, '')).replace(/^an? /iu, '')
  const before = (times: number): string => `${String(times)} changes ago`
  return {
    kind: 'effect',
    source: stated,
    given: [`The ${noun} has been changed ${String(number + 1)} times, each time to a new one; all of them are known`],
    steps: [
      {
        what: 'action',
        words: `Try to set the ${noun} that was in use ${before(number - 1)}`,
        data: before(number - 1),
        refused: true,
        outcome: `It is refused; the present ${noun} remains`,
      },
      {
        what: 'action',
        words: `Set the ${noun} that was in use ${before(number + 1)}`,
        data: before(number + 1),
        outcome: 'It is accepted',
      },
    ],
    outcome: '',
    refuses: true,
    title: titled(`${capitalise(noun)}: one of the last ${count} is refused, the one before them is accepted`),
  }
}

/** "When Other is picked, a "Details" field appears and must be filled in": not there, then there, then not left empty. */
function appearing(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { field, must } =
    /(?:^|, )(?:an?|the) (?<field>["“][^"”]{2,40}["”]|(?:\p{L}+ ){1,3}?)(?: ?(?:field|box|question|input))(?: \([^)]*\))? appears(?<must>,? and (?:must be|has to be|is) (?:filled in|completed|answered|mandatory|required))?$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  if (field === undefined || condition === undefined) return undefined
  const happened = plain(reading, condition)
  const picked = /^(?<value>\p{Lu}\S*(?: \p{Ll}+)?) is (?:picked|selected|chosen)$/u.exec(happened)?.groups?.value
  const before = picked === undefined ? notYet(happened) : `${picked} is not selected`
  if (before === undefined) return undefined
  const name = /^["“]/u.test(field) ? field : `the ${field.trim()} field`
  const steps: EffectStep[] = [
    { what: 'action', words: `Look for ${name}`, outcome: `${capitalise(name)} is not displayed` },
    {
      what: 'action',
      words: picked === undefined ? imperativeOf(happened) : `Select ${picked}`,
      outcome: `${capitalise(name)} is displayed`,
    },
  ]
  if (must !== undefined)
    steps.push({
      what: 'action',
      words: `Save without ${name}`,
      data: `${name}: left empty`,
      refused: true,
      outcome: `Nothing is saved; ${name} is marked as missing`,
    })
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [capitalise(before)],
    steps,
    outcome: '',
    title: titled(`${capitalise(name)} appears when ${happened}`),
  }
}

const key = '(?:the )?\\p{L}+(?: (?!and |or |by )\\p{L}+){0,2}'
const sortable = new RegExp(`sortable by (?<first>${key})(?: (?:and|or) (?:by )?(?<second>${key}))?(?=,|;|$)`, 'iu')
const filterable = new RegExp(`filterable by (?<key>${key})(?: \\((?<values>[^)]{3,80})\\))?(?=,|;|$)`, 'iu')

/** What the list is called: "Audit log: sortable by …", "The audit log is sortable by …". */
function listOf(reading: Reading, text: string): string | undefined {
  const name = /^(?<name>(?:the |an? )?\p{L}[\p{L} -]{2,40}?)(?:: | is | are )/iu.exec(plain(reading, text))?.groups
    ?.name
  return name === undefined
    ? undefined
    : lowerArticle(/^(?:the|an?) /iu.test(name) ? name : `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`)
}

/** "sortable by time and by user": two records whose order differs from key to key. */
function sortableBy(reading: Reading, { text }: Clause): Effect | undefined {
  const { first, second } = sortable.exec(plain(reading, text))?.groups ?? {}
  const list = listOf(reading, text)
  if (first === undefined || list === undefined) return undefined
  const keys = [first, ...(second === undefined ? [] : [second])].map((name) => name.replace(/^the /iu, ''))
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [
      `Two records exist: record 1 comes first by ${keys[0] ?? ''}${keys[1] === undefined ? '' : `, record 2 comes first by ${keys[1]}`}`,
    ],
    steps: keys.map((name, at) => ({
      what: 'action',
      words: `Sort ${list} by ${name}, ascending`,
      data: name,
      outcome: at === 0 ? 'The order is: record 1, record 2' : 'The order is: record 2, record 1',
    })),
    outcome: '',
    title: titled(`${capitalise(list)} sorted by ${keys.join(' and by ')}`),
  }
}

/** "filterable by event (login, lock)": one value, then all. */
function filterableBy(reading: Reading, { text }: Clause): Effect | undefined {
  const { key: name, values } = filterable.exec(plain(reading, text))?.groups ?? {}
  const list = listOf(reading, text)
  if (name === undefined || list === undefined) return undefined
  const options = (values ?? '').split(/, (?:and |or )?| (?:and|or) /u).filter((value) => value !== '')
  const by = name.replace(/^the /iu, '')
  const tried = options.length === 0 ? [`one ${by}`] : options
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [
      options.length === 0
        ? `There are records of two kinds of ${by}`
        : `There is a record for each ${by}: ${options.join(', ')}`,
    ],
    steps: [
      ...tried.slice(0, 8).map(
        (value): EffectStep => ({
          what: 'action',
          words: `Filter ${list} by ${by}: ${value}`,
          data: value,
          outcome: `Only records with ${/^one /u.test(value) ? 'it' : `the ${by} ${value}`} are listed`,
        }),
      ),
      { what: 'action', words: 'Remove the filter', outcome: 'All records are listed again' },
    ],
    outcome: '',
    title: titled(`${capitalise(list)} filtered by ${by}`),
  }
}

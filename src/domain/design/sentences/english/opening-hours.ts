import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { deedOf } from './deeds.ts'
import { can, whoCan } from './time-words.ts'
import { capitalise } from '../../understand/stretch.ts'

/** The first day that is meant, and one that is not: 1 June 2026 is a Monday. */
function daysOf(words: string | undefined): { open: string; closed: string; closedName: string } | undefined {
  if (words === undefined || /daily|every day|each day|seven days|all week/iu.test(words))
    return { open: '1 June 2026', closed: '', closedName: '' }
  if (/weekend/iu.test(words)) return { open: '6 June 2026', closed: '5 June 2026', closedName: 'Friday' }
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const text = words.toLowerCase()
  const days = names.flatMap((name, at) => (text.includes(name.slice(0, 3)) ? [at] : []))
  const range = /working day|weekday|business day/u.test(text) ? [0, 4] : days
  const [from, to = from] = range
  if (from === undefined || to === undefined || range.length > 2) return undefined
  const isRange =
    /working day|weekday|business day/u.test(text) ||
    (range.length === 2 && /-|–| to | through |until|till|day\b(?!.*(?:and|or))/u.test(text))
  const last = isRange ? to : from
  const off = (last + 1) % 7
  if (!isRange && range.length === 2) return undefined
  return {
    open: `${String(from + 1)} June 2026`,
    closed: `${String(off + 1)} June 2026`,
    closedName: capitalise(names[off] ?? ''),
  }
}

function hoursOf(slots: Slots): Record<string, string> | undefined {
  const days = daysOf(slots.words.get('word'))
  const from = slots.values.get('from')
  const to = slots.values.get('to')
  if (days === undefined || from === undefined || to === undefined || from.amount >= to.amount) return undefined
  const rest = slots.words.get('rest')
  return { ...days, ...(rest === undefined ? {} : { beyond: `${capitalise(rest)}.` }) }
}

function deedHours(slots: Slots): Record<string, string> | undefined {
  const read = deedOf(slots)
  const hours = hoursOf(slots)
  if (read === undefined || hours === undefined) return undefined
  return {
    ...read,
    refused: 'It is refused; nothing has changed after a reload.',
    ...hours,
    do: read['name'] ?? '',
  }
}

const available: CasePattern[] = [
  {
    title: [
      '{thing:bare} at {from+1} and {to-1}, not at {from-1} and {to+1}',
      'Available at {from+1} and {to-1}, not at {from-1} and {to+1}',
    ],
    type: 'Boundary',
    steps: [
      'Open {thing:the} before the hours begin | {open}, {from-1} | {thing:the} {thing:is} not available.',
      'Open {thing:the} after the hours have begun | {open}, {from+1} | {thing:the} {thing:is} available.',
      'Open {thing:the} shortly before the end | {open}, {to-1} | {thing:the} {thing:is} still available.',
      'Open {thing:the} after the end | {open}, {to+1} | {thing:the} {thing:is} no longer available.',
    ],
    assume: ['The clock of the test system can be set.'],
  },
]
const offDay: CasePattern = {
  title: ['{thing:bare}: not on a {closedName}', 'Not available on a {closedName}'],
  type: 'Negative',
  steps: ['Open {thing:the} on a {closedName} | {closed}, {from+1} | {thing:the} {thing:is} not available.'],
  assume: ['The clock of the test system can be set.'],
}
const doneHours: CasePattern[] = [
  {
    title: [
      '{name} at {from+1} and {to-1}, not at {from-1} and {to+1}',
      'Possible at {from+1} and {to-1}, not at {from-1} and {to+1}',
    ],
    type: 'Boundary',
    given: ['{actor}', 'Everything needed to do it several times is prepared.'],
    steps: [
      '{do} before the hours begin | {open}, {from-1} | {beyond}',
      '{do} after the hours have begun | {open}, {from+1} | It is accepted; the result is displayed after a reload.',
      '{do} shortly before the end | {open}, {to-1} | It is accepted; the result is displayed after a reload.',
      '{do} after the end | {open}, {to+1} | {beyond}',
    ],
    assume: ['The clock of the test system can be set.'],
  },
]
const doneOff: CasePattern = {
  title: ['{name}: not on a {closedName}', 'Not possible on a {closedName}'],
  type: 'Negative',
  given: ['{actor}'],
  steps: ['{do} on a {closedName} | {closed}, {from+1} | {beyond}'],
  assume: ['The clock of the test system can be set.'],
}

const dayNames = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*'
const someDays = `(?:(?:on |from )?(?:${dayNames} ?(?:-|–|to|through|until|till) ?${dayNames}|(?:all )?weekdays|working days|business days|weekends|every day|every weekday|daily|${dayNames}s?))`
const hours = '(?:from |between )?<from> ?(?:to|and|until|till|-|–) ?<to>'
const withDays = (sign: string): string => `(?:<word=${someDays}>,? )${sign}`
const daysLast =
  '(?: (?:on )?<word=(?:(?:all )?weekdays|working days|business days|weekends|every day|daily|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* ?(?:-|–|to|through) ?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)>)'
const offered =
  '(?:is|are|must be|should be|will be)(?: only)? (?:available|open|reachable|offered|accessible|staffed|bookable|active|on|visible|shown|displayed|switched on)(?: only)?'
const outside =
  '(?:,? so that .{3,140}?)?(?:(?:,| –|;)? ?(?:and |but )?(?:outside (?:of )?(?:these|those|the|opening|this) [a-z ]{3,20}|at (?:all )?other times|otherwise|at any other time),? <rest>)?'

const windows: SentencePattern[] = [
  {
    said: `<thing> ${offered} ${withDays(hours)}`,
    example: 'The help desk chat is available Monday to Friday from 8:00 to 17:00.',
    derive: onlyWithOff,
    cases: [...available, offDay],
  },
  {
    said: `<thing> ${offered} ${hours}${daysLast}`,
    example: 'The pharmacy counter is open from 9 am to 6 pm on weekdays.',
    derive: onlyWithOff,
    cases: [...available, offDay],
  },
  {
    said: `<thing> ${offered} (?:daily |every day |each day )?${hours}(?: (?:daily|every day|each day))?`,
    example: 'The breakfast menu is only shown between 06:30 and 10:30.',
    derive: hoursOf,
    cases: available,
  },
  {
    said: `${whoCan} (?:only )?<act> (?:only )?${withDays(hours)}${outside}`,
    example: 'Customers can call the technician only Monday to Friday from 7:30 to 16:00.',
    derive: deedOff,
    cases: [...doneHours, doneOff],
  },
  {
    said: `${whoCan} (?:only )?<act> (?:only )?${hours}${daysLast}${outside}`,
    example: 'Farmers can order milk collections from 5:00 to 9:00 on working days.',
    derive: deedOff,
    cases: [...doneHours, doneOff],
  },
  {
    said: `${whoCan} (?:only )?<act> (?:only )?(?:daily |every day )?${hours}${outside}`,
    example:
      'Guests can order room service between 7:00 and 22:00; outside these hours, "Kitchen closed" is displayed.',
    derive: deedHours,
    cases: doneHours,
  },
  {
    said: `<things> ${can} (?:only )?be <done> (?:only )?${withDays(hours)}${outside}`,
    example: 'Parcels can be dropped off only Monday to Saturday between 8:00 and 20:00.',
    derive: deedOff,
    cases: [...doneHours, doneOff],
  },
  {
    said: `<things> ${can} (?:only )?be <done> (?:only )?(?:daily |every day )?${hours}${outside}`,
    example: 'Rental bikes can only be returned between 06:00 and 23:00.',
    derive: deedHours,
    cases: doneHours,
  },
]

function onlyWithOff(slots: Slots): Record<string, string> | undefined {
  const read = hoursOf(slots)
  return read === undefined || read['closed'] === '' ? undefined : read
}
function deedOff(slots: Slots): Record<string, string> | undefined {
  const read = deedHours(slots)
  return read === undefined || read['closed'] === '' ? undefined : read
}

/** Hours and days in which something is offered or can be done. */
export const openingHours: PatternGroup = { cue: '\\d ?(?:am|pm|:\\d\\d)', patterns: windows }

import { calendarDay, dayNumber } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { cannot, family, must } from './limit-words.ts'

const everythingElse = ['Everything else is filled in correctly.']
const date =
  '<field=(?:[^,;:()"]{1,40} )?(?:date|day|deadline|birthday)(?: of [^,;:()"]{3,30}?)?|(?:[^,;:()"]{1,30} )?"[^"]*(?:[Dd]ate|[Dd]ay|[Ff]rom|[Uu]ntil|[Ss]tart|[Ee]nd|[Bb]irth)[^"]*">'
const lie = '(?:be|lie|fall)'

const today = 'Save with today as {field:the} | {today} |'
const yes = (day: string): string => `It is saved; ${day} is displayed after a reload.`

const notFuture: CasePattern = {
  title: ['{field:bare}: {today} accepted, {tomorrow} refused', '{today} accepted, {tomorrow} refused'],
  type: 'Boundary',
  given: ['Today is {today}.', ...everythingElse],
  steps: [`${today} ${yes('{today}')}`, 'Save with tomorrow as {field:the} | {tomorrow} | {beyond}'],
}

const oldEnough: CasePattern = {
  title: ['Born on {young}: refused, born on {old}: accepted', 'Aged {n-1}: refused, aged {n}: accepted'],
  type: 'Boundary',
  given: ['Today is {today}.', ...everythingElse],
  steps: [
    '{do} with a birthday tomorrow, still aged {n-1} | date of birth {young} | {beyond}',
    '{do} with the birthday today, just aged {n} | date of birth {old} | It is accepted.',
  ],
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** Dates of birth around an age, counted from the day on which the examples take place (1 June 2026). */
function birthdays({ words, values }: Slots): Record<string, string> | undefined {
  const age = values.get('n')?.amount
  if (age === undefined || age < 3 || age > 110 || !Number.isInteger(age)) return undefined
  const text = (day: number): string => {
    const { year, month, day: inMonth } = calendarDay(day)
    return `${String(inMonth)} ${months[month - 1] ?? ''} ${String(year)}`
  }
  const birth = dayNumber(2026 - age, 6, 1)
  const verb = words.get('word') ?? ''
  const act: Record<string, string> = {
    registered: 'Register',
    book: 'Book',
    'sign up': 'Sign up',
    apply: 'Apply',
    register: 'Register',
    vote: 'Vote',
    take: 'Take part',
    open: 'Open an account',
    create: 'Create an account',
    buy: 'Buy',
    rent: 'Rent',
    order: 'Order',
    join: 'Join',
    enrol: 'Enrol',
  }
  return { old: text(birth), young: text(birth + 1), do: act[verb.toLowerCase()] ?? 'Register' }
}

const person = '(?:Only )?(?:[\\p{L}]+|[\\p{L}]+ [\\p{L}]+)'
const atLeastAge =
  '(?:aged <n> (?:or (?:over|older|above)|and (?:over|older|above)|years? or (?:over|older|above))|(?:who are |that are |of )?(?:at least|over the age of|from the age of) <n>(?: years(?: old| of age)?)?)'
const deed =
  '(?:can|may|are allowed to|is allowed to|are able to) (?:be )?<word=registered|book|sign up|apply|register|vote|take|open|create|buy|rent|order|join|enrol>(?: [^,;"]{2,40})?'

/** Dates that may not lie in the past or future, and ages. */
export const datesAndAges: PatternGroup = {
  needsRequest: false,
  cue: 'future|past|today|aged?(?!\\p{L})|years old|older|younger|birth|adult|minor|under|below|over',
  patterns: [
    ...family(
      [
        [
          `${date} (?:${cannot} ${lie} in the future|must not ${lie} in the future|${must} ${lie} (?:today or (?:earlier|in the past|before)|no later than today|in the past or today|not later than today)|${cannot} ${lie} (?:later than|after) today)`,
          'The vaccination date cannot lie in the future.',
        ],
      ],
      [notFuture],
    ),
    ...family(
      [
        [`${person} ${atLeastAge} ${deed}`, 'Only employees aged 16 or over can be registered.'],
        [
          `(?:The )?minimum age(?: (?:for|to|of) [^,;"]{3,40}?)? is <n>(?: years)?`,
          'The minimum age for a driver is 21 years.',
        ],
      ],
      [oldEnough],
      birthdays,
    ),
  ],
}

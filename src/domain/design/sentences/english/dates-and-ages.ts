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
const notPast: CasePattern = {
  title: ['{field:bare}: {yesterday} refused, {today} accepted', '{yesterday} refused, {today} accepted'],
  type: 'Boundary',
  given: ['Today is {today}.', ...everythingElse],
  steps: ['Save with yesterday as {field:the} | {yesterday} | {beyond}', `${today} ${yes('{today}')}`],
}
const future: CasePattern = {
  title: ['{field:bare}: {today} refused, {tomorrow} accepted', '{today} refused, {tomorrow} accepted'],
  type: 'Boundary',
  given: ['Today is {today}.', ...everythingElse],
  steps: [`${today} {beyond}`, `Save with tomorrow as {field:the} | {tomorrow} | ${yes('{tomorrow}')}`],
}
const past: CasePattern = {
  title: ['{field:bare}: {yesterday} accepted, {today} refused', '{yesterday} accepted, {today} refused'],
  type: 'Boundary',
  given: ['Today is {today}.', ...everythingElse],
  steps: [`Save with yesterday as {field:the} | {yesterday} | ${yes('{yesterday}')}`, `${today} {beyond}`],
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
const youngEnough: CasePattern = {
  title: ['Born on {old}: refused, born on {young}: accepted', 'Aged {n}: refused, aged {n-1}: accepted'],
  type: 'Boundary',
  given: ['Today is {today}.', ...everythingElse],
  steps: [
    '{do} with a birthday tomorrow, still aged {n-1} | date of birth {young} | It is accepted.',
    '{do} with the birthday today, just aged {n} | date of birth {old} | {beyond}',
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
          `(?:If|When) (?:the |an? )?[\\p{L}]+ (?:enters?|chooses?|selects?|picks?) a (?:<field>|date) in the past,? (?:the )?(?:error |message |text |hint )*<message>(?: (?:is|are) (?:shown|displayed)| appears)?(?: (?:below|under|next to|at|above|beside) [^,;"]{3,40})?`.replace(
            '(?:<field>|date)',
            '<field=date|[\\p{L}]+ date>',
          ),
          'If a guest enters a date in the past, the message "This date is in the past" is shown below the date field.',
        ],
      ],
      [
        {
          title: ['{yesterday}: {message}', '{yesterday} leads to the message'],
          type: 'Boundary',
          given: ['Today is {today}.', ...everythingElse],
          steps: [
            'Save with yesterday as the {field:bare} | {yesterday} | {message} is displayed; nothing is saved.',
            'Save with today as the {field:bare} | {today} | {message} is not displayed.',
          ],
        },
      ],
    ),
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
        [
          `${date} (?:${cannot} ${lie} in the past|must not ${lie} in the past|${must} ${lie} (?:today or (?:later|in the future|after)|in the future or today|no earlier than today|not earlier than today)|${cannot} ${lie} (?:earlier than|before) today)`,
          'The delivery date must not be in the past.',
        ],
      ],
      [notPast],
    ),
    ...family(
      [
        [
          `${date} ${must} ${lie} (?:in the future|after today|later than today)`,
          'The appointment date must be in the future.',
        ],
      ],
      [future],
    ),
    ...family(
      [
        [
          `${date} ${must} ${lie} (?:in the past|before today|earlier than today)`,
          'The date of birth must be in the past.',
        ],
      ],
      [past],
    ),
    ...family(
      [
        [`${person} ${atLeastAge} ${deed}`, 'Only employees aged 16 or over can be registered.'],
        [
          `(?:The |An? |Every |Each )?[\\p{L}]+(?: [\\p{L}]+)? (?:must|has to|have to|needs to|need to) be (?:at least |over )?<n>(?: years)?(?: old| of age| or older| or over)(?: (?:to|in order to) <word=register|book|sign up|apply|vote|take|open|create|buy|rent|order|join|enrol>(?: [^,;"]{2,40})?)?`,
          'The applicant must be at least 18 years old.',
        ],
        [
          `(?:The )?minimum age(?: (?:for|to|of) [^,;"]{3,40}?)? is <n>(?: years)?`,
          'The minimum age for a driver is 21 years.',
        ],
      ],
      [oldEnough],
      birthdays,
    ),
    ...family(
      [
        [
          `(?:[\\p{L}]+ ){1,3}(?:under|below|younger than)(?: the age of)? <n>(?: years(?: old| of age)?)? (?:cannot|can't|may not|must not|are not allowed to) (?:be )?<word=registered|book|sign up|apply|register|vote|take|open|create|buy|rent|order|join|enrol>(?: [^,;"]{2,40})?`,
          'Persons under 18 cannot register.',
        ],
      ],
      [oldEnough],
      birthdays,
    ),
    ...family(
      [
        [
          `(?:Only )?(?:[\\p{L}]+ ){1,3}(?:under|below|younger than)(?: the age of)? <n>(?: years(?: old| of age)?)? ${deed}`,
          'Only children under 14 can be registered for the camp.',
        ],
      ],
      [youngEnough],
      birthdays,
    ),
  ],
}

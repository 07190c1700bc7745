import { calendarDay } from '../../understand/value.ts'
import { birthDay, today } from '../../plan/dates.ts'
import { capitalise } from '../../understand/stretch.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { deed, lower, oneOf } from './deeds.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

function born(age: number, by: number): string {
  const { day, month, year } = calendarDay(birthDay(age, today) + by)
  return `${String(day)} ${months[month - 1] ?? ''} ${String(year)}`
}

/** Dates of birth on both sides of an age, seen from 1 June 2026. */
function agesOf(slots: Slots): Record<string, string> | undefined {
  const min = slots.values.get('min')?.amount
  const max = slots.values.get('max')?.amount
  const act = slots.words.get('act')
  const read = act === undefined ? undefined : deed(act)
  const who = lower(slots.words.get('who') ?? 'person').replace(/^(?:the|an?|each|every|any|all|only|those) /iu, '')
  if ((min ?? max ?? 0) > 120 || (act !== undefined && read === undefined)) return undefined
  const found: Record<string, string> = {
    name: act === undefined ? 'the registration' : capitalise(act),
    act2: act ?? 'register',
    person: oneOf(who),
    refused: 'It is refused; nothing is saved.',
  }
  if (min !== undefined) {
    found['oldEnough'] = born(min, 0)
    found['tooYoung'] = born(min, 1)
    found['lower'] = String(min - 1)
    found['least'] = String(min)
  }
  if (max !== undefined) {
    found['stillYoung'] = born(max + 1, 1)
    found['tooOld'] = born(max + 1, 0)
    found['most'] = String(max)
    found['upper'] = String(max + 1)
  }
  return found
}

const given = ['Today is 1 June 2026.']
const assume = ['The date of the test system can be set.']
const atLeast: CasePattern[] = [
  {
    title: [
      '{name}: {least} today accepted, {least} tomorrow refused',
      '{least} today accepted, {least} tomorrow refused',
    ],
    type: 'Boundary',
    given: [...given, 'Two people differ only in their date of birth.'],
    steps: [
      '{act2} as the person who turns {least} today | born on {oldEnough}, aged {least} | It is accepted.',
      '{act2} as the person who turns {least} tomorrow | born on {tooYoung}, aged {lower} | {beyond}',
    ],
    assume,
  },
]
function below(slots: Slots): Record<string, string> | undefined {
  const read = agesOf(slots)
  const rest = slots.words.get('rest')
  return read === undefined || rest === undefined ? undefined : { ...read, told: whatHolds(rest) }
}
function whatHolds(rest: string): string {
  return capitalise(
    rest
      .replace(/^(?:must|have to|need to|has to|needs to) /u, 'is asked to ')
      .replace(/^(?:cannot|can not|may not|must not) /u, 'is not able to ')
      .replace(/^(?:need|require) /u, 'is asked for ')
      .replace(
        /^(?:are|get|pay|receive) /u,
        (verb) => ({ 'are ': 'is ', 'get ': 'gets ', 'pay ': 'pays ', 'receive ': 'receives ' })[verb] ?? verb,
      ),
  )
}
const youngerCases: CasePattern[] = [
  {
    title: [
      '{person}: {lower} and {least} years told apart',
      'Aged {lower}: the rule applies; aged {least}: it does not',
    ],
    type: 'Boundary',
    given: [...given, 'Two people differ only in their date of birth.'],
    steps: [
      'Enter the details of a {person} who turns {least} tomorrow | born on {tooYoung}, aged {lower} | This {person} {rule}.',
      'Enter the details of a {person} who turns {least} today | born on {oldEnough}, aged {least} | The rule for people under {least} is not applied to this {person}.',
    ],
    assume,
  },
]
function younger(slots: Slots): Record<string, string> | undefined {
  const read = below(slots)
  return read === undefined
    ? undefined
    : { ...read, rule: (read['told'] ?? '').replace(/^./u, (letter) => letter.toLowerCase()) }
}

const can = '(?:can|may|is able to|are able to|is allowed to|are allowed to|is permitted to|are permitted to)(?: only)?'
const orOlder = '(?: years?)?(?: of age)?(?: old)?(?: or| and)? ?(?:over|older|above|up|more)?'
const patterns: SentencePattern[] = [
  {
    said: `(?:Only )?<who> (?:aged |of |who are |who is |from |over the age of )?(?:at least )?<min>${orOlder} ${can} <act>`,
    example: 'Only people aged 18 or over can register for the night run.',
    derive: agesOf,
    cases: atLeast,
  },
  {
    said: `(?:The )?minimum age (?:for|to) (?<word>[^.;,]{3,60}?) (?:is|must be) <min>(?: years?)?`,
    example: 'The minimum age for the climbing course is 14 years.',
    derive: agesOf,
    cases: atLeast,
  },
  {
    said: `<who> (?:under|below|younger than)(?: the age of)? <min>(?: years?)?(?: of age)?(?: old)? (?<rest>(?:must|have to|has to|need|needs|need to|cannot|can not|may not|must not|get|pay|are|receive|require) .{4,120})`,
    example: 'Children under 12 must be accompanied by an adult.',
    derive: younger,
    cases: youngerCases,
  },
]

/** Ages, with dates of birth on both sides. */
export const ages: PatternGroup = { cue: 'aged?|years|old|under|over|younger|\\d', patterns }

import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { deedOf } from './deeds.ts'
import { countsDays } from './moments.ts'
import { can, whoCan } from './time-words.ts'

/** The times around the earliest and the latest moment that can be booked, seen from 1 June 2026, 10:00. */
function aheadOf(slots: Slots): Record<string, string> | undefined {
  const read = deedOf(slots)
  if (read === undefined) return undefined
  const found: Record<string, string> = { ...read, refused: 'It is refused; nothing is booked or saved.' }
  for (const [slot, early, late] of [
    ['lead', 'tooSoon', 'soonest'],
    ['span', 'latest', 'tooLate'],
  ] as const) {
    if (!slots.values.has(slot)) continue
    const shift = slot === 'lead' ? ['-1', ''] : ['', '+1']
    const first = countsDays(slots, slot) ? `{${slot}:day${shift[0] ?? ''}}` : `{${slot}:in}`
    const second = countsDays(slots, slot) ? `{${slot}:day${shift[1] ?? ''}}` : `{${slot}:out}`
    found[early] = filled(first, slots) ?? ''
    found[late] = filled(second, slots) ?? ''
  }
  return { ...found, name: read['name'] ?? '', do: read['name'] ?? '' }
}

const given = ['{actor}', 'Now it is {start}; the dates that are tried are free.']
const assume = ['The clock of the test system can be set.']
const both: CasePattern[] = [
  {
    title: [
      '{name}: {lead} to {span} ahead, neither sooner nor later',
      '{lead} to {span} ahead, neither sooner nor later',
    ],
    type: 'Boundary',
    given,
    steps: [
      '{do} | for {tooSoon} | {beyond}',
      '{do} | for {soonest} | It is accepted and displayed with this date after a reload.',
      '{do} | for {latest} | It is accepted and displayed with this date after a reload.',
      '{do} | for {tooLate} | {beyond}',
    ],
    assume,
  },
]
const atLeast: CasePattern[] = [
  {
    title: ['{name} at least {lead} ahead', 'At least {lead} ahead'],
    type: 'Boundary',
    given,
    steps: [
      '{do} | for {tooSoon} | {beyond}',
      '{do} | for {soonest} | It is accepted and displayed with this date after a reload.',
    ],
    assume,
  },
]
const atMost: CasePattern[] = [
  {
    title: ['{name} at most {span} ahead', 'At most {span} ahead'],
    type: 'Boundary',
    given,
    steps: [
      '{do} | for {latest} | It is accepted and displayed with this date after a reload.',
      '{do} | for {tooLate} | {beyond}',
    ],
    assume,
  },
]

const ahead =
  '(?:in advance|ahead(?: of time)?|beforehand|before the (?:date|appointment|day)|into the future|from (?:today|now)(?: on)?)'
const subjects = [
  { said: `${whoCan} (?:only )?<act>`, words: 'Patients can book an appointment' },
  { said: `<things> (?:${can}|must|has to|have to) (?:only )?be <done>`, words: 'Meeting rooms can be booked' },
]

const patterns: SentencePattern[] = subjects.flatMap(({ said, words }): SentencePattern[] => [
  {
    said: `${said} (?:from |between |at the earliest |no earlier than |at least )?<lead>,? (?:up to|to|and|until|and at most|and no more than|and up to) (?:at the latest )?<span> ${ahead}`,
    example: `${words} from 24 hours up to 90 days in advance.`,
    derive: aheadOf,
    cases: both,
  },
  {
    said: `${said} (?:at most |no more than |up to |a maximum of )<span>,? (?:and|but) (?:at least|not less than|no less than|no later than) <lead> ${ahead}`,
    example: `${words} at most 6 months and at least 2 days in advance.`,
    derive: aheadOf,
    cases: both,
  },
  {
    said: `${said} (?:only )?(?:at least |a minimum of |no less than |not less than |at the latest |no later than )<lead> ${ahead}`,
    example: `${words} only at least 3 days in advance.`,
    derive: aheadOf,
    cases: atLeast,
  },
  {
    said: `${said} (?:only )?(?:at most |up to |a maximum of |no more than |not more than |no earlier than |at the earliest )<span> ${ahead}`,
    example: `${words} up to 8 weeks in advance.`,
    derive: aheadOf,
    cases: atMost,
  },
])

/** How far ahead something can be booked. */
export const bookingAhead: PatternGroup = {
  cue: 'in advance|ahead|beforehand|future|before the (?:date|appointment|day)|from (?:today|now)',
  patterns,
}

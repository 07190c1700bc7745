import { expect, it } from 'vitest'
import { stepLines } from './support/lines.ts'

/** Sentences of tickets about requests and leave, with the steps that have to come out. */
it.each<[text: string, ...lines: string[]]>([
  [
    'A request must not exceed the remaining days; otherwise "Not enough days left" is shown.',
    'Send a request of 10 | 10 | It is accepted.',
    'Send a request of 11 | 11 | "Not enough days left" is displayed; nothing is saved.',
  ],
  [
    'The manager gets a notification and can approve or reject the request.',
    'Approve the request | None needed | The request is approved.',
    'Reject the request | None needed | The request is rejected.',
  ],
  [
    'Overlapping requests of the same employee are not allowed.',
    'Send a request from 12 to 15 June 2026 for the same employee | 12 to 15 June 2026 | It is refused; there is still only one request.',
  ],
  [
    'The employee sees the status of each request: pending, approved or rejected.',
    'Look at the request that is rejected | rejected | Its status is displayed as rejected.',
  ],
  [
    'HR can see the requests of all employees, managers only those of their team.',
    'Look for a request of another team | None needed | It is not displayed.',
  ],
  [
    'Sick leave of more than 3 days needs a certificate.',
    'Use sick leave of 3 days | 3 days | It does not need a certificate.',
  ],
  [
    'Unused days expire on 31 March of the following year.',
    'Set the date of the test system to 1 April 2027 and look at unused days | 1 April 2027 | Unused days can no longer be used.',
  ],
])('%s', (text, ...lines) => {
  const written = stepLines(text)
  for (const line of lines) expect(written).toContain(line)
})

import type { PatternGroup } from '../pattern.ts'
import { cannot, family, must } from './limit-words.ts'
import { everythingElse, date, other, clockField, clockOther } from './pairs.ts'

/** Two dates or times that have to be in order. */
export const datePairs: PatternGroup = {
  needsRequest: false,
  cue: 'twice|second time|again|match|same|identical|equal|agree|coincide|exceed|than|before|after|earlier|later|above|below|under|past|follow|differ|repeat|confirm',
  patterns: [
    ...family(
      [
        [
          `${clockField} ${must} (?:be |lie )?(?:before|earlier than|prior to) ${clockOther}`,
          'The arrival time must be before the departure time.',
        ],
      ],
      [
        {
          title: ['{field:bare}: 9:59 accepted, 10:00 refused', '9:59 accepted, 10:00 refused'],
          type: 'Boundary',
          given: ['{thing:the} is 10:00.', ...everythingElse],
          steps: [
            'Save with an earlier {field:bare} | 9:59 | It is saved; 9:59 is displayed after a reload.',
            'Save with the same time as {field:the} | 10:00 | {beyond}',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `${date} ${must} (?:be |lie )?(?:at least|no less than|a minimum of) (?<n>one|two|three|four|five|six|seven|ten|fourteen|\\d{1,2}) (?<word>days?|weeks?) after ${other}`,
          'The expiry date must be at least one day after the production date.',
        ],
      ],
      [
        {
          title: ['{field:bare}: {early1} refused, {first1} accepted', '{early1} refused, {first1} accepted'],
          type: 'Boundary',
          given: ['{thing:the} is 1 June 2026.', ...everythingElse],
          steps: [
            'Save with an earlier {field:bare} | {early1} | {beyond}',
            'Save with the first possible {field:bare} | {first1} | It is saved; {first1} is displayed after a reload.',
          ],
        },
      ],
      ({ words, values }) => {
        const days = (values.get('n')?.amount ?? 0) * (/week/iu.test(words.get('word') ?? '') ? 7 : 1)
        return days < 1 || days > 28
          ? undefined
          : { early1: `${String(days)} June 2026`, first1: `${String(days + 1)} June 2026` }
      },
    ),
    ...family(
      [
        [
          `${date} (?:${must} (?:be |lie |fall )?(?:after|later than|strictly after)|${cannot} be (?:(?:on or|the same (?:day )?as or|equal to or) before|earlier than or (?:the same as|equal to))) ${other}`,
          'The check-out date has to be after the check-in date.',
        ],
      ],
      [
        {
          title: [
            '{field:bare}: the same day refused, the day after accepted',
            'The same day refused, the day after accepted',
          ],
          type: 'Boundary',
          given: ['{thing:the} is 10 June 2026.', ...everythingElse],
          steps: [
            'Save with the day before as {field:the} | 9 June 2026 | {beyond}',
            'Save with the same day as {field:the} | 10 June 2026 | {beyond}',
            'Save with the day after as {field:the} | 11 June 2026 | It is saved; 11 June 2026 is displayed after a reload.',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `${date} (?:${must} (?:be |lie |fall )?(?:on or after|the same (?:day )?as or (?:after|later than))|${cannot} (?:be |lie |fall )?(?:before|earlier than|prior to)|${must} not (?:be |lie |fall )?(?:before|earlier than|prior to)) ${other}`,
          'The return date must not be before the departure date.',
        ],
      ],
      [
        {
          title: [
            '{field:bare}: the day before refused, the same day accepted',
            'The day before refused, the same day accepted',
          ],
          type: 'Boundary',
          given: ['{thing:the} is 10 June 2026.', ...everythingElse],
          steps: [
            'Save with the day before as {field:the} | 9 June 2026 | {beyond}',
            'Save with the same day as {field:the} | 10 June 2026 | It is saved; 10 June 2026 is displayed after a reload.',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `${date} ${must} (?:be |lie |fall )?(?:before|earlier than|prior to) ${other}`,
          'The registration deadline must be before the start date.',
        ],
      ],
      [
        {
          title: [
            '{field:bare}: the day before accepted, the same day refused',
            'The day before accepted, the same day refused',
          ],
          type: 'Boundary',
          given: ['{thing:the} is 10 June 2026.', ...everythingElse],
          steps: [
            'Save with the day before as {field:the} | 9 June 2026 | It is saved; 9 June 2026 is displayed after a reload.',
            'Save with the same day as {field:the} | 10 June 2026 | {beyond}',
            'Save with the day after as {field:the} | 11 June 2026 | {beyond}',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `${date} (?:${cannot} (?:be |lie |fall )?(?:after|later than)|${must} not (?:be |lie |fall )?(?:after|later than)|${must} (?:be )?(?:on or before|no later than)) ${other}`,
          'The start date cannot be after the end date.',
        ],
      ],
      [
        {
          title: [
            '{field:bare}: the same day accepted, the day after refused',
            'The same day accepted, the day after refused',
          ],
          type: 'Boundary',
          given: ['{thing:the} is 10 June 2026.', ...everythingElse],
          steps: [
            'Save with the same day as {field:the} | 10 June 2026 | It is saved; 10 June 2026 is displayed after a reload.',
            'Save with the day after as {field:the} | 11 June 2026 | {beyond}',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `(?:If|When) ${date} (?:is|lies) (?:after|later than) ${other},? (?:then )?(?:the (?:system|app|form|user) (?:shows|displays|sees|gets) )?(?:(?:the|an?) (?:error |validation )?(?:message|text|error|hint) )?<message>(?: (?:is|are) (?:shown|displayed)| appears)?(?: (?:below|under|next to|at|above|beside) [^,;"]{3,40})?`,
          'If the start date is later than the end date, the error message "The period is invalid" appears.',
        ],
      ],
      [
        {
          title: [
            '{field:bare} after {thing:the}: {message}',
            'The later date first: {message}',
            'The dates in the wrong order: the message is displayed',
          ],
          type: 'Boundary',
          given: ['{thing:the} is 10 June 2026.', ...everythingElse],
          steps: [
            'Save with the day after as {field:the} | 11 June 2026 | {message} is displayed; nothing is saved.',
            'Save with the same day as {field:the} | 10 June 2026 | {message} is not displayed.',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `(?:If|When) ${date} (?:is|lies) (?:before|earlier than|prior to) ${other},? (?:then )?(?:the (?:system|app|form|user) (?:shows|displays|sees|gets) )?(?:(?:the|an?) (?:error |validation )?(?:message|text|error|hint) )?<message>(?: (?:is|are) (?:shown|displayed)| appears)?(?: (?:below|under|next to|at|above|beside) [^,;"]{3,40})?`,
          'If the return date is before the departure date, "Please check the dates" is displayed.',
        ],
      ],
      [
        {
          title: [
            '{field:bare} before {thing:the}: {message}',
            'The earlier date: {message}',
            'The dates in the wrong order: the message is displayed',
          ],
          type: 'Boundary',
          given: ['{thing:the} is 10 June 2026.', ...everythingElse],
          steps: [
            'Save with the day before as {field:the} | 9 June 2026 | {message} is displayed; nothing is saved.',
            'Save with the same day as {field:the} | 10 June 2026 | {message} is not displayed.',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `${clockField} (?:${must} (?:be |lie )?(?:after|later than)|${cannot} be (?:before|earlier than)(?: or (?:equal to|the same as))?) ${clockOther}`,
          'The end time must be later than the start time.',
        ],
      ],
      [
        {
          title: ['{field:bare}: 9:59 refused, 10:01 accepted', '9:59 refused, 10:01 accepted'],
          type: 'Boundary',
          given: ['{thing:the} is 10:00.', ...everythingElse],
          steps: [
            'Save with an earlier {field:bare} | 9:59 | {beyond}',
            'Save with a later {field:bare} | 10:01 | It is saved; 10:01 is displayed after a reload.',
          ],
        },
      ],
    ),
  ],
}

import type { PatternGroup } from '../pattern.ts'
import { cannot, family, must } from './limit-words.ts'
import { everythingElse, date, other } from './pairs.ts'

/** Two dates or times that have to be in order. */
export const datePairs: PatternGroup = {
  needsRequest: false,
  cue: 'twice|second time|again|match|same|identical|equal|agree|coincide|exceed|than|before|after|earlier|later|above|below|under|past|follow|differ|repeat|confirm',
  patterns: [
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
  ],
}

import { capitalise } from '../../understand/stretch.ts'
import type { PatternGroup } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { lower, oneOf, withA } from './deeds.ts'
import { atMost } from './limit-words.ts'
import { countsDays } from './moments.ts'

/** A button that mails a file: when it has to be there, and how large it may be. */
function mailedOf(slots: Slots): Record<string, string> | undefined {
  const label = slots.words.get('label') ?? ''
  if (!/e-?mail/iu.test(`${label} ${slots.words.get('where') ?? ''}`) || countsDays(slots, 'span')) return undefined
  const one = oneOf(lower(slots.words.get('thing') ?? '').replace(/^(?:the|an?|each|every|this|that|their|its) /u, ''))
  const time = (form: string): string =>
    (filled(form, slots) ?? '').replace(/^.*, /u, '').replace(/^\d\d:\d\d$/u, '$&:00')
  const short = /^(?:second|minute)$/u.test(slots.values.get('span')?.measure ?? '')
  const format = slots.words.get('format') ?? ''
  const size = slots.words.get('size')
  return one.split(' ').length > 4
    ? undefined
    : {
        one,
        a: capitalise(withA(one)),
        begin: time('{start}'),
        last: time('{span:end}'),
        late: short ? time('{span:out}') : time('{span:out}').replace(/:00$/u, ':01'),
        file: /file|document/iu.test(format) ? format : `${format} file`,
        ...(size === undefined ? {} : { limit: size }),
      }
}

const mails = '(?:delivers?|sends?|mails?|e-?mails?)'
const within = '(?:within|in at most|in under|after at most|no later than|in no more than|in less than)'
const file = '(?<format>(?:PDF|CSV|XML|ZIP|Excel|Word|XLSX|JSON|iCal|ICS)(?: (?:file|document))?)'
const said = (size: string): string =>
  `<label>(?: button)? (?:must |should |shall |will )?${mails} <thing> (?<where>(?:by|via|in an?) e-?mail )?(?:as|in the form of) (?:an? )?${file}(?: attachment)?${size} ${within} <span>`
const start = ['{a} is open; the mailbox of anna.weber@example.com is empty.']
const sent = 'Select {label} | anna.weber@example.com, {begin} | The page with the {one} stays open.'
const same = 'Open the attached file | | It shows the same content as the {one} on the page.'
const assume = [
  'The address is entered or stored before {label} is selected; the ticket does not say where it comes from.',
]

/** Files that a button sends by e-mail. */
export const deliveries: PatternGroup = {
  cue: 'e-?mail',
  patterns: [
    {
      said: said(`(?: (?:of|with|that is|that has|not larger than|no larger than))? (?:${atMost} )?<size>`),
      example: '"Mail report" sends the report by e-mail as a PDF of at most 3 MB within 10 minutes.',
      derive: mailedOf,
      cases: [
        {
          title: ['{one} mailed at {begin}: {format} there by {last}', 'Mailed at {begin}, there by {last}'],
          technique: 'Use case',
          given: start,
          steps: [
            sent,
            'Read the time of arrival of the e-mail in the mailbox | anna.weber@example.com | There is exactly one e-mail, arrived at {last} or earlier ({late} is too late); a {file} of {size} or less is attached.',
            same,
          ],
          assume,
        },
        {
          title: ['{format} of the largest {one}: no more than {size}', '{format} of no more than {size}'],
          type: 'Boundary',
          technique: 'Boundary value analysis',
          given: [
            'The {one} with the longest texts and the most pictures of the test data is open; the mailbox of anna.weber@example.com is empty.',
          ],
          steps: [
            sent,
            'Read the size of the attached file in the mailbox | anna.weber@example.com | The {file} has {size} or less; {size+0.1} would be too large.',
            'Open the attached file | | Texts and pictures are complete and legible.',
          ],
          assume: ['The size of the file grows with texts and pictures.'],
        },
      ],
    },
    {
      said: said(''),
      example: '"Send by e-mail" delivers the invoice as a PDF within 2 minutes.',
      derive: mailedOf,
      cases: [
        {
          title: ['{one} mailed at {begin}: {format} there by {last}', 'Mailed at {begin}, there by {last}'],
          technique: 'Use case',
          given: start,
          steps: [
            sent,
            'Read the time of arrival of the e-mail in the mailbox | anna.weber@example.com | There is exactly one e-mail, arrived at {last} or earlier ({late} is too late); a {file} is attached.',
            same,
          ],
          assume,
        },
      ],
    },
  ],
}

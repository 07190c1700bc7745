import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { shaped } from '../forms.ts'
import { family } from './limit-words.ts'

const button = `(?:The )?(?:<label> ?(?:button|link|option|tab)?|(?:button|link) <label>)`
const off =
  '(?:(?:is|stays|remains|must be|must stay|must remain|should be|will be|has to be|is shown as)(?: (?:greyed out|grayed out|disabled|inactive|locked|not clickable|deactivated|not active|not enabled|unavailable)(?: \\([^)]*\\))?))'
const on =
  '(?:(?:is|becomes?|gets|must be|should be|can be|will be|turns|must become|only becomes|can)(?: only)?(?: then)? (?:enabled|active|clickable|activated|available|unlocked|clicked|pressed|used|selected|selectable))'
const filled =
  '(?:(?:are|is|have been|has been)(?: (?:all|correctly|properly|completely|validly))* (?:filled in|filled out|filled|completed|complete|entered|provided|valid|set)(?: (?:in )?(?:correctly|properly|completely))?)'

const untilListed: CasePattern = {
  title: [
    '{label} wakes up only with {all}',
    '{label} wakes up only with the last of {many} entries',
    'The button wakes up only with the last entry',
  ],
  type: 'Negative',
  given: ['The form is open and still empty.'],
  steps: [
    'Fill in everything except {last} | {lastbare}: left empty | {label} is disabled.',
    'Fill in {last} | {lastbare} filled in | {label} can be selected.',
    'Empty {first} again | {firstbare}: left empty | {label} is disabled again.',
  ],
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

function listed({ words }: Slots): Record<string, string> | undefined {
  const items = (words.get('list') ?? '')
    .split(/,? and |, /u)
    .map((item) => shaped(item.replace(/^both /iu, '').trim(), undefined, 'en') ?? item)
  const [first, last, many] = [items[0], items.at(-1), numbers[items.length]]
  if (first === undefined || last === undefined || many === undefined || items.length < 2) return undefined
  if (items.some((item) => / (?:is|are|has|have|matches|must|can) /u.test(` ${item} `))) return undefined
  const the = (item: string): string =>
    /^(?:["“]|at least|one|two|three|\d|an? )/u.test(item) ? item : (shaped(item, 'the', 'en') ?? item)
  return {
    all: items.join(', ').replace(/, (?=[^,]*$)/u, ' and '),
    many,
    first: the(first),
    last: the(last),
    firstbare: bare(first),
    lastbare: bare(last),
  }
}

const bare = (item: string): string => shaped(item, 'bare', 'en') ?? item

const until = `(?:${off} (?:until|as long as not|unless)|${on} (?:only )?(?:when|once|if|as soon as|after)|${on}(?:,)? only (?:when|once|if|as soon as|after))`

/** Buttons that stay disabled until a form is complete. */
export const buttons: PatternGroup = {
  needsRequest: false,
  cue: 'submitted|sent|saved|completed|placed|booked|published|confirmed|finished|continued|disabled|enabled|active|inactive|grey|gray|clickable|activated|available|unlocked|locked|clicked|pressed|selectable',
  patterns: [
    ...family(
      [
        [
          `${button} ${until} <list=[^;:()]{3,160}? and [^;:()]{3,60}?> ${filled}`,
          '"Publish" stays disabled until title, servings and photo are filled in.',
        ],
      ],
      [untilListed],
      listed,
    ),
  ],
}

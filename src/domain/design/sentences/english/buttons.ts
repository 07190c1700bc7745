import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { shaped } from '../forms.ts'
import { verbOfParticiple } from '../../understand/english/words.ts'
import { family } from './limit-words.ts'

const button = `(?:The )?(?:<label> ?(?:button|link|option|tab)?|(?:button|link) <label>)`
const off =
  '(?:(?:is|stays|remains|must be|must stay|must remain|should be|will be|has to be|is shown as)(?: (?:greyed out|grayed out|disabled|inactive|locked|not clickable|deactivated|not active|not enabled|unavailable)(?: \\([^)]*\\))?))'
const on =
  '(?:(?:is|becomes?|gets|must be|should be|can be|will be|turns|must become|only becomes|can)(?: only)?(?: then)? (?:enabled|active|clickable|activated|available|unlocked|clicked|pressed|used|selected|selectable))'
const filled =
  '(?:(?:are|is|have been|has been)(?: (?:all|correctly|properly|completely|validly))* (?:filled in|filled out|filled|completed|complete|entered|provided|valid|set)(?: (?:in )?(?:correctly|properly|completely))?)'
const fields =
  '(?:all|every|each(?: of)?|all of)(?: the)? (?:mandatory|required|compulsory|obligatory)?(?: input)? ?(?:fields?|entries|information|data)(?: (?:of|in|on) the form)?'

const untilFilled: CasePattern = {
  title: [
    '{label} wakes up only with the last mandatory field',
    'The button wakes up only with the last mandatory field',
  ],
  type: 'Negative',
  given: ['The form is open and still empty.'],
  steps: [
    'Fill in every mandatory field except the last one | one mandatory field empty | {label} is disabled.',
    'Fill in the last mandatory field | all mandatory fields filled in | {label} can be selected.',
    'Empty one mandatory field again | one mandatory field empty | {label} is disabled again.',
  ],
}
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
const untilTicked: CasePattern = {
  title: ['{label} wakes up only with {field:the} ticked', '{label} wakes up only once the box is ticked'],
  type: 'Negative',
  given: ['Everything else is filled in correctly; {field:the} {is} not ticked yet.'],
  steps: ['Tick {field:the} | | {label} can be selected.', 'Untick {field:the} | | {label} is disabled.'],
}
const untilChosen: CasePattern = {
  title: ['{label} is disabled without {thing:a}, enabled with one', '{label} is disabled until something is chosen'],
  type: 'Negative',
  given: ['Everything else is filled in; no {thing:bare} is {done} yet.'],
  steps: [
    '{done:verb} {thing:a} | one {thing:bare} | {label} can be selected.',
    'Undo the choice of the {thing:bare} | no {thing:bare} | {label} is disabled.',
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
          `${button} (?:${off} (?:while|as long as|until|unless|if) (?:nothing (?:has|was|is) (?:been )?changed|(?:something|anything) (?:has been|was|is) (?:changed|modified|entered)|(?:there are )?(?:no )?(?:unsaved )?changes(?: have been made| were made| exist)?)|${on} (?:when|once|if|as soon as|after) (?:something|anything|a value|a field) (?:has been|was|is) changed)`,
          'The "Save" button is greyed out as long as nothing was changed.',
        ],
      ],
      [
        {
          title: ['{label} wakes up only with a change', 'The button wakes up only with a change'],
          given: ['A saved entry is open; nothing has been changed yet.'],
          steps: [
            'Look at {label} | nothing changed | {label} is disabled.',
            'Change one field | one field changed | {label} can be selected.',
            'Save the change | one field changed | The change is saved; {label} is disabled again.',
          ],
          assume: ['Saving counts as the new state, so that the button is disabled again.'],
        },
      ],
    ),
    ...family(
      [
        [
          `(?<field>(?:The )?(?:form|order|application|booking|registration|request|claim|message|ticket|survey|questionnaire|report|checkout|payment|purchase|entry|profile)) (?:cannot|can't|can not|must not|may not) be (?<done>submitted|sent|saved|completed|placed|booked|published|confirmed|finished|continued) (?:while|as long as|if|when) (?<thing>(?:the |a |an |any )?[^,;:()]{3,40}?) (?:is|are|has|have) (?<word>(?:not (?:been )?(?:solved|accepted|confirmed|ticked|filled in|completed|answered|selected|chosen|signed|entered|uploaded))|unsolved|missing|empty|unanswered|incomplete|unsigned|unconfirmed|unpaid|unticked|open)`,
          'The form cannot be submitted while the captcha is unsolved.',
        ],
        [
          `(?<field>(?:The )?(?:form|order|application|booking|registration|request|claim|message|ticket|survey|questionnaire|report|checkout|payment|purchase|entry|profile)) (?:cannot|can't|can not|must not|may not|can only|may only) be (?<done>submitted|sent|saved|completed|placed|booked|published|confirmed|finished|continued) (?:until|unless|once|when|after|if) (?<thing>(?:the |a |an |at least one )?[^,;:()]{3,40}?) (?:is|are|has been|have been) (?<word>solved|accepted|confirmed|ticked|filled in|completed|answered|selected|chosen|signed|entered|uploaded|checked|added|attached)`,
          'The order cannot be placed until the terms are accepted.',
        ],
      ],
      [
        {
          title: [
            'The {field:bare} cannot be {done} without {thing:the}',
            'Not possible before {thing:the}',
            'Not possible before it is done',
          ],
          type: 'Negative',
          given: ['Everything else in the {field:bare} is complete.'],
          steps: [
            '{act} the {field:bare} while {thing:the} {is} {lack} | {thing:bare}: {lack} | The {field:bare} is not {done}.',
            '{act} the {field:bare} with {thing:the} {there} | {thing:bare}: {there} | The {field:bare} is {done}.',
          ],
        },
      ],
      ({ words }) => {
        const state = words.get('word') ?? ''
        const positive: Record<string, string> = {
          unsolved: 'solved',
          missing: 'filled in',
          empty: 'filled in',
          unanswered: 'answered',
          incomplete: 'complete',
          unsigned: 'signed',
          unconfirmed: 'confirmed',
          unpaid: 'paid',
          unticked: 'ticked',
          open: 'closed',
        }
        const there = positive[state] ?? state.replace(/^not (?:been )?/u, '')
        const isNegative = positive[state] !== undefined || state.startsWith('not')
        const act = verbOfParticiple(words.get('done') ?? '')
        if (act === undefined) return undefined
        return {
          act,
          there,
          lack: isNegative ? state : `not ${state}`,
          is: shaped(words.get('thing'), 'is', 'en') ?? 'is',
        }
      },
    ),
    ...family(
      [
        [
          `${button} ${until} ${fields} ${filled}`,
          'The "Submit" button stays disabled until all mandatory fields are filled in.',
        ],
        [
          `${button} ${off} (?:while|as long as|if|when) (?:not ${fields} ${filled}|(?:a|any|at least one|one)(?: of the)? (?:mandatory |required )?(?:field|fields|entry|information) is (?:missing|empty|invalid|not filled in|blank))`,
          'The "Send" button is greyed out as long as a mandatory field is empty.',
        ],
      ],
      [untilFilled],
    ),
    ...family(
      [
        [
          `${button} ${until} <field=(?:the |both |all )?[^,;:()]{0,40}(?:check-?box(?:es)?|tick ?box|box|terms|conditions|privacy policy|privacy notice|GTC|consent|declaration|regulations|rules)(?: (?:for|of|under) [^,;:()]{3,40})?> (?:is|are|has been|have been) (?:ticked|checked|accepted|confirmed|selected|agreed to|given)`,
          '"Pay now" stays disabled until the terms and conditions are accepted.',
        ],
      ],
      [untilTicked],
      ({ words }) => ({ is: shaped(words.get('field'), 'is', 'en') ?? 'is' }),
    ),
    ...family(
      [
        [
          `${button} ${until} <list=[^;:()]{3,160}? and [^;:()]{3,60}?> ${filled}`,
          '"Publish" stays disabled until title, servings and photo are filled in.',
        ],
        [
          `${button} ${until} (?:the user has|I have|they have|the \\p{L}+ has) (?:entered|filled in|provided|chosen|selected) <list=[^;:()]{3,160}? and [^;:()]{3,60}?>`,
          '"Next" is only enabled when the user has entered e-mail address and password.',
        ],
      ],
      [untilListed],
      listed,
    ),
    ...family(
      [
        [
          `${button} ${until} (?:an?|one|at least one|at least 1) <thing=[^,;:()\\d]{3,40}?> (?:is|has been) <done=(?:chosen|selected|added|picked|uploaded|entered|ticked|attached|assigned)>`,
          '"Continue" is disabled until at least one product is selected.',
        ],
        [
          `${button} ${until} (?:the user has|I have|they have|the \\p{L}+ has) <done=(?:chosen|selected|added|picked|uploaded|entered|attached)> (?:an?|one|at least one) <thing=[^,;:()\\d]{3,40}?>`,
          'The button "Continue" is inactive until the customer has chosen a delivery date.',
        ],
      ],
      [untilChosen],
    ),
    ...family(
      [
        [
          `${button} ${off} (?:when|if|while|as long as) <clause=[^,;:"]{6,90}?>`,
          'The "Add to cart" button is disabled when the product is out of stock.',
        ],
      ],
      [
        {
          title: ['{label} is disabled while {clause:raw}', '{label} is disabled in one case, enabled in the other'],
          type: 'Negative',
          given: ['Two situations are prepared: in 1, {clause:raw}; in 2, {contrary}.'],
          steps: ['Open situation 1 | 1 | {label} is disabled.', 'Open situation 2 | 2 | {label} can be selected.'],
        },
      ],
      (slots) => {
        const contrary = shaped(slots.words.get('clause'), 'not', 'en')
        return contrary === undefined || / (?:and|or) /u.test(slots.words.get('clause') ?? '')
          ? undefined
          : { contrary }
      },
    ),
    ...family(
      [
        [
          `${button} ${on} (?:only )?(?:when|if|once|as soon as|while) <clause=[^,;:"]{6,90}?>`,
          'The "Check in" button is enabled as soon as the booking is paid.',
        ],
        [
          `${button} ${off} (?:until|unless) <clause=[^,;:"]{6,90}?>`,
          '"Start exam" is disabled until the supervisor is present.',
        ],
      ],
      [
        {
          title: ['{label} is enabled once {clause:raw}', '{label} is disabled in one case, enabled in the other'],
          type: 'Negative',
          given: ['Two situations are prepared: in 1, {contrary}; in 2, {clause:raw}.'],
          steps: ['Open situation 1 | 1 | {label} is disabled.', 'Open situation 2 | 2 | {label} can be selected.'],
        },
      ],
      (slots) => {
        const contrary = shaped(slots.words.get('clause'), 'not', 'en')
        return contrary === undefined || / (?:and|or) /u.test(slots.words.get('clause') ?? '')
          ? undefined
          : { contrary }
      },
    ),
  ],
}

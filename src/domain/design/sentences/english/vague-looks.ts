import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { oneOf } from './deeds.ts'
import { line } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

/** "The most important numbers are at the top": which they are has to be agreed first. */
function atTheTop(slots: Slots): CasePattern[] | undefined {
  const kind = word(slots, 'word').toLowerCase()
  const open = word(slots, 'rest').replace(/["“”]/gu, '')
  if (kind.split(' ').length > 3) return undefined
  return [
    {
      title: [
        `Every ${kind.replace(/s$/u, '')} of the agreed list is at the top, without scrolling`,
        'The agreed list is at the top',
      ],
      technique: 'Checklist-based',
      given: [
        `A list of the ${word(slots, 'how').toLowerCase()} ${kind} is agreed and at hand.`,
        'A user with ordinary data is signed in.',
      ],
      steps: [
        line(
          'Open the page without scrolling',
          `All ${kind} of the agreed list are visible; nothing else but the heading stands above them`,
          'window of 1280 × 800 px',
        ),
        line(
          `Compare all ${kind} of the list with their source`,
          'Each value is the same as in its source',
          'the agreed list',
        ),
        line(
          'Scroll down to the end of the page',
          `No further one of the agreed ${kind} stands below other content`,
          'window of 1280 × 800 px',
        ),
      ],
      assume: [
        `The ticket does not say which ${kind} are meant${open === '' ? '' : ` (${open})`}: the agreed list stands in for it.`,
        'The ticket names no window: 1280 × 800 px stand in for an ordinary screen.',
      ],
    },
  ]
}

/** "Colours should match the new brand and be readable for everybody": compared with the guide, and measured. */
function coloursOf(slots: Slots): CasePattern[] | undefined {
  const guide = word(slots, 'thing')
    .toLowerCase()
    .replace(/^(?:the|our) /u, '')
  if (guide.split(' ').length > 4) return undefined
  const name = / (?:guide|manual|guidelines)$/u.test(` ${guide}`) ? guide : `${guide} guide`
  return [
    {
      title: [
        `Only colours of the ${name}, contrast of every text at least 4.5 : 1`,
        'Colours of the guide, contrast at least 4.5 : 1',
      ],
      technique: 'Checklist-based',
      given: [
        `The ${name} with its colour values, a colour picker and a contrast checker are at hand.`,
        'A user is signed in.',
      ],
      steps: [
        line(
          'Pick the colours of headings, texts, buttons and backgrounds on the page',
          `Each colour value is one of the ${name}`,
          'colour picker',
        ),
        line(
          'Measure the contrast of each kind of text with its background',
          'The lowest value is 4.5 : 1 or more, for large text 3 : 1 or more',
          'contrast checker',
        ),
        line(
          'Display the page in shades of grey',
          'Everything that is told by a colour can still be told apart by its text or shape',
          'grey-scale filter of the system',
        ),
      ],
      assume: [
        'The ticket names no measure for readable: WCAG 2.1 level AA (4.5 : 1, no information by colour alone) stands in for it.',
      ],
    },
  ]
}

/** "A friendly text is shown when there are no shifts": what it has to be stands in for "friendly". */
function textForNone(slots: Slots): CasePattern[] | undefined {
  const things = word(slots, 'things').toLowerCase()
  const how = word(slots, 'how').toLowerCase()
  const text = word(slots, 'word').toLowerCase()
  const one = oneOf(things)
  if (things.split(' ').length > 3 || one === things) return undefined
  const page = slots.facts.page ?? `page with the ${things}`
  const none = `For Anna Weber there are no ${things}; for Ben Ark there is exactly one ${one}.`
  return [
    {
      title: [
        `No ${things}: a ${text} in plain words; one ${one}: no such ${text}`,
        `A ${text} only without ${things}`,
      ],
      technique: 'Decision table',
      given: [none],
      steps: [
        line(
          `Open the ${page} as Anna Weber`,
          `In place of the ${things} stands a whole sentence that says that there are no ${things}; there is neither an empty table nor an error code`,
          `Anna Weber, 0 ${things}`,
        ),
        line(
          `Read the ${text} word by word`,
          'It holds no technical term, no abbreviation and no reproach',
          `the displayed ${text}`,
        ),
        line(`Open the ${page} as Ben Ark`, `The ${one} is listed; the ${text} is not displayed`, `Ben Ark, 1 ${one}`),
        line(
          `Remove the ${one} of Ben Ark from the test data`,
          `For Ben Ark there are no ${things} any more`,
          `Ben Ark, 0 ${things}`,
        ),
        line(`Reload the ${page} as Ben Ark`, `The ${one} is gone; the same ${text} as for Anna Weber is displayed`),
      ],
      assume: [
        `The ticket does not say what makes a ${text} ${how}: a whole sentence without technical terms and reproach stands in for it.`,
        'The wording is open; it is compared word by word when it is known.',
      ],
    },
  ]
}

/** Wishes about looks that name no measure, tried with a usual one. */
export const vagueLooks: PatternGroup = {
  needsRequest: false,
  cue: 'colou?r|at the top|on top|there are no|there is no',
  patterns: [
    {
      said: '(?:The )?<how=(?:most |more )?(?:important|relevant|essential|central)> <word=[a-z]+(?: [a-z]+)??> (?:are|must be|should be|appear|come|stand)(?: shown| displayed| placed)? (?:at the (?:very )?top|on top|at the beginning)(?: of (?:the|each|every) [a-z]+)?(?: \\((?<rest>(?:TBD|to be|open|tbc)[^()]{0,60})\\))?',
      example: 'The most important messages are at the top of the page (to be decided).',
      cases: atTheTop,
    },
    {
      said: '(?:The |All )?colou?rs (?:must|should|have to|need to|shall) (?:match|follow|fit|correspond to|be taken from) <thing=(?:the |our )?[a-z -]{3,40}?>,? and (?:must |should )?be (?:easily |well )?(?:readable|legible|accessible)(?: (?:for|by|to) (?:everybody|everyone|all [a-z]+))?',
      example: 'Colours must follow the style guide and be readable for everyone.',
      cases: coloursOf,
    },
    {
      said: '(?:An?|Some) <how=(?:friendly|nice|kind|encouraging|helpful|cheerful|polite|warm|motivating)> <word=text|message|note|hint|sentence> (?:is|must be|should be|will be|has to be) (?:shown|displayed)(?: instead)? (?:when|if|as long as|while|whenever) there are no <things=[a-z]+(?: [a-z]+)??>(?: yet)?',
      example: 'A helpful message is displayed if there are no upcoming meetings.',
      cases: textForNone,
    },
  ],
}
